"""What a game adds to the view of a table, and the words that all of them use.

A module such as `bismarck` is one: its functions are the protocol. They get an observation and nothing else, so that
a hidden card cannot get in.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from vorhand.cards import Card, Cards, Seat, next_seat
from vorhand.games.base import Event

__all__ = ["GameView", "View", "by_seat", "texts"]

View: TypeAlias = dict[str, Any]

RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)
ObservationT_contra = TypeVar("ObservationT_contra", contravariant=True)


class GameView(Protocol[RulesetT_contra, ObservationT_contra]):
    """The parts of a view that only the game can tell."""

    def rules(self, ruleset: RulesetT_contra, /) -> View:
        """What a page must know of the rule set: `id` and `title` in every game, the rest as it needs."""
        ...

    def scores(self, seen: ObservationT_contra, /) -> View:
        """The match so far: `results` by scored deal, `totals` by seat, `winners` once it is over."""
        ...

    def deal(self, seen: ObservationT_contra, /) -> View:
        """The present deal: `number`, `phase`, `dealer`, `hand`, `counts`, `trick` in every game."""
        ...

    def previous(self, seen: ObservationT_contra, /) -> View | None:
        """The deal before this one as the rule set shows it; None if there was none."""
        ...

    def laid_aside(self, seen: ObservationT_contra, /) -> Sequence[Card]:
        """The cards of which this seat is to lay some aside at once now; none where it is asked for something else."""
        ...

    # For a deal that is looked at again

    def begins_deal(self, event: Event, /) -> bool:
        """Whether this event is the beginning of a deal."""
        ...

    def revealed(self, event: Event, /) -> Cards | None:
        """Every card that this event reveals of a finished deal; None if it is not about that."""
        ...

    def trick(self, seen: ObservationT_contra, /) -> int:
        """The number of the trick that is played now, or of the turn that goes round a layout; 0 before the first."""
        ...

    def aside(self, seen: Sequence[ObservationT_contra], /) -> View:
        """What of the deal only some seats know besides their hands, put together from what all of them know."""
        ...


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards as they are written."""
    return [card.text for card in cards]


def by_seat(leader: Seat, cards: Iterable[Card], players: int) -> list[View]:
    """The cards of a trick, each with who played it, where everybody plays in turn."""
    return [{"seat": next_seat(leader, players, place), "card": card.text} for place, card in enumerate(cards)]
