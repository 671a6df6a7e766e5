"""Single cards that were seen before play, and where they can be by now: shown for their suit, in an open kitty, given.

Mostly there is one answer. There are several where partners may have passed cards on.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from vorhand.cards import Seat
from vorhand.games.bismarck.before_play import DECIDING_CARD
from vorhand.games.bismarck.observation import Observation, ShownCard
from vorhand.games.bismarck.ruleset import FirstDeclarer, KittyPosition, TrumpSource
from vorhand.solver.hidden.bismarck.giving import whereabouts
from vorhand.solver.hidden.bismarck.heaps import Heaps, discards_first

__all__ = ["Alternative", "alternatives"]


@dataclass(frozen=True, slots=True)
class Alternative:
    """One answer to where the cards that were seen can be. No world fits two."""

    ways: int
    """In how many ways it came about."""
    elsewhere: tuple[int, ...]
    """By column, the cards that are certainly not there and were not played from there, sets."""

    def agrees(self, known: tuple[int, ...], played: list[int]) -> bool:
        """Whether every card of which one knows where it is can have come there."""
        return not any(
            cards & away for places in (known, played) for cards, away in zip(places, self.elsewhere, strict=False)
        )


def _alternative(ways: int, columns: Mapping[int, Collection[int]], heaps: Heaps) -> Alternative:
    """`columns`: by card index, the columns where the card can be."""
    elsewhere = [sum(1 << card for card in columns)] * len(heaps.sizes)
    for card, possible in columns.items():
        for column in possible:
            elsewhere[column] &= ~(1 << card)
    return Alternative(ways, tuple(elsewhere))


def alternatives(seen: Observation, heaps: Heaps, *, missing: int) -> Iterator[Alternative]:
    """Every answer that fits what `seen` shows; `missing` cards were played in tricks of which nothing is known."""
    dealt = _dealt(seen, heaps)
    if seen.ruleset.partners_exchange and not heaps.lies:
        yield from _passed_on(seen, heaps, dealt, missing=missing)
    else:
        yield _alternative(1, {card: _by_now(seen, heaps, column) for card, column in dealt.items()}, heaps)


def _dealt(seen: Observation, heaps: Heaps) -> Mapping[int, int]:
    """The cards of which one knows to which column they were dealt, with it."""
    dealt = {shown.card.index: _place_of(shown, seen, heaps) for shown in seen.shown}
    dealt |= {card.index: heaps.kitty for card in seen.kitty}
    if seen.ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE and not seen.standing.results:
        assert seen.declarer is not None
        dealt[DECIDING_CARD.index] = seen.declarer  # BIS-1.5
    return dealt


def _place_of(shown: ShownCard, seen: Observation, heaps: Heaps) -> int:
    """The column to which a shown card was dealt (BIS-2.4)."""
    kitty = seen.ruleset.kitty
    if shown.source is TrumpSource.LAST_CARD and kitty.size and kitty.position is KittyPosition.LAST:
        return heaps.kitty
    assert seen.dealer is not None
    return seen.dealer


def _by_now(seen: Observation, heaps: Heaps, column: int) -> tuple[int, ...]:
    """Where a card can be that was dealt to that column."""
    if column == heaps.kitty and heaps.lies:
        return (column,)
    hand = seen.declarer if column == heaps.kitty else column
    assert hand is not None
    stays = column == heaps.kitty and discards_first(seen)
    if hand != seen.declarer or stays or not heaps.laid_aside:
        return (hand,)
    return hand, heaps.discards


def _passed_on(seen: Observation, heaps: Heaps, dealt: Mapping[int, int], *, missing: int) -> Iterator[Alternative]:
    """Where partners can have passed them on to (BIS-3.9)."""
    declarer = seen.declarer
    assert declarer is not None
    start = {card: declarer if column == heaps.kitty else Seat(column) for card, column in dealt.items()}
    found = whereabouts(seen, start)
    if not missing:
        for places, ways in found.items():
            yield _alternative(ways, {card: (seat,) for card, seat in places}, heaps)
        return
    # Who played what in tricks that are not known would have to be told apart too: there nothing is weighed.
    columns: dict[int, set[int]] = {}
    for places in found:
        for card, seat in places:
            columns.setdefault(card, set()).add(seat)
    yield _alternative(1, columns, heaps)
