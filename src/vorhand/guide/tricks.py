"""Why a card is good in a trick, as far as the rules of tricks tell: the same in every game.

Every claim is certain from what the learner sees: "nothing that is out" counts every card that he has not seen.
"""

from collections.abc import Callable
from dataclasses import dataclass

from vorhand.cards import LANES, Card, Suit, indices_in
from vorhand.guide.base import Fields, Moment, Row
from vorhand.tricks import TrickRules, beats, stronger_than, winner

__all__ = ["Play", "rows_of_play", "text_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """The learner's turn to play a card; cards as bits and indices."""

    card: int
    """The card that is advised."""
    legal: int
    """The cards that may be played."""
    choice: bool
    """Whether anything else may be done."""
    hand: int
    trick: tuple[int, ...]
    rules: TrickRules
    unseen: int
    """Every card that the others may still play."""
    last: bool
    """Whether nobody plays to this trick after the learner."""

    @property
    def led(self) -> Suit | None:
        """The suit led; None if the learner leads."""
        return Suit(self.trick[0] >> 4) if self.trick else None

    @property
    def best(self) -> int:
        """The card that takes the trick so far."""
        return self.trick[winner(self.trick, self.rules)]

    def takes(self, card: int) -> bool:
        """Whether that card is in front of everything in the trick."""
        return not self.trick or beats(card, self.best, self.rules)

    @property
    def taking(self) -> list[int]:
        """The cards that may be played and are in front."""
        return [card for card in indices_in(self.legal) if self.takes(card)]

    def above(self, card: int) -> int:
        """The unseen cards of its suit that rank above it."""
        return self.unseen & stronger_than(card, self.rules.order)

    @property
    def trumps_out(self) -> int:
        """The unseen trumps."""
        return self.unseen & LANES[self.rules.trump] if self.rules.trump is not None else 0

    def is_sure(self, card: int) -> bool:
        """Whether a card that is in front stays there, whatever anybody may hold."""
        by_trump = 0 if card >> 4 == self.rules.trump else self.trumps_out
        return self.last or not (self.above(card) | by_trump)

    def follows(self, card: int) -> bool:
        """Whether it is of the suit led."""
        return self.led is not None and card >> 4 == self.led


def text_of(*cards: int) -> str:
    """Cards as text, apart by a space."""
    return " ".join(Card.at(card).text for card in cards)


def rows_of_play(play_of: Callable[[Moment], Play | None], *, must_beat: bool) -> tuple[Row, ...]:
    """The rows, for a game that reads a `Play` from its moments. A game puts its own before them.

    `must_beat`: whether nobody may stay under what he can beat.
    """

    def row(key: str, applies: Callable[[Play], Fields | None]) -> Row:
        def asked(moment: Moment) -> Fields | None:
            play = play_of(moment)
            fields = None if play is None else applies(play)
            return None if play is None or fields is None else {"card": text_of(play.card), **fields}

        return Row(key, asked)

    return (
        row("guide-only", lambda play: None if play.choice else {}),
        row("guide-lead-sure", _lead_sure),
        row("guide-lead-top", _lead_top),
        row("guide-lead-low", _lead_low),
        row("guide-lead-other", _lead_other),
        row("guide-take-last", lambda play: _taken(play) if play.last else None),
        row("guide-take-sure", lambda play: _taken(play) if play.is_sure(play.card) else None),
        row("guide-take-maybe", lambda play: _taken(play)),
        row("guide-cannot", _cannot),
        *(() if must_beat else (row("guide-keep", _keep),)),
        row("guide-suggest", lambda play: {}),
    )


def _lead_sure(play: Play) -> Fields | None:
    return {} if not play.trick and play.is_sure(play.card) else None


def _lead_top(play: Play) -> Fields | None:
    return {} if not play.trick and not play.above(play.card) else None


def _lead_low(play: Play) -> Fields | None:
    kept = play.hand & stronger_than(play.card, play.rules.order)
    return {"cards": text_of(*indices_in(kept))} if not play.trick and kept else None


def _lead_other(play: Play) -> Fields | None:
    return {"count": play.above(play.card).bit_count()} if not play.trick else None


def _taken(play: Play) -> Fields | None:
    return {"best": text_of(play.best)} if play.trick and play.takes(play.card) else None


def _cannot(play: Play) -> Fields | None:
    lower = play.legal & LANES[play.card >> 4] & ~stronger_than(play.card, play.rules.order) & ~(1 << play.card)
    return {"best": text_of(play.best)} if play.trick and not play.taking and not lower else None


def _keep(play: Play) -> Fields | None:
    kept = [card for card in play.taking if card != play.card] if play.trick else []
    return {"best": text_of(play.best), "cards": text_of(*kept)} if kept and not play.takes(play.card) else None
