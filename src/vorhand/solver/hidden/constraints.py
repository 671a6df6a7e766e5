"""What an observation says about hidden cards, as the native core counts it: places, and how many cards lie in each.

A column of a world is a hand or another heap of cards. All that a seat can know comes down to: these cards certainly
lie there; so many more, each of that set; and now and then a hand that holds so many cards of a set, in more ways or in
fewer. The last is said by cases, of which each has a hand in several parts.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vorhand.cards import ALL_CARDS, Cards
from vorhand.tricks import TrickRules

__all__ = ["NO_COLUMN", "Case", "Constraints", "Holding", "Place", "lacking", "split"]

NO_COLUMN = -1
"""Of a place whose cards are no part of a world: nobody has recorded where they went."""


@dataclass(frozen=True, slots=True)
class Place:
    """So many hidden cards of a column, each from a set."""

    column: int
    size: int
    may_hold: int


@dataclass(frozen=True, slots=True)
class Case:
    """One of several answers to a question that places alone do not answer; no world fits two."""

    ways: int
    """In how many ways each of its worlds came about, all equally likely."""
    places: tuple[Place, ...]
    """Those of one column have no card in common."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Constraints:
    """All that an observation says about where cards are."""

    players: int
    """The columns of a world are the hands by seat, then what else a game has."""
    known: tuple[int, ...]
    """What certainly lies in each column, a set."""
    unseen: int
    """The cards that lie in the places of the cases."""
    cases: tuple[Case, ...]

    def may_hold(self) -> tuple[int, ...]:
        """By column, every card that may lie there, those that certainly do among them, a set."""
        sets = list(self.known)
        for case in self.cases:
            for place in case.places:
                if place.size and place.column != NO_COLUMN:
                    sets[place.column] |= place.may_hold
        return tuple(sets)


@dataclass(frozen=True, slots=True)
class Holding:
    """How the number of cards of a set that lie hidden in a column bears on the ways in which a world came about."""

    column: int
    cards: int
    ways: tuple[int, ...]
    """By that number; 0 where it is impossible."""


def split(places: Iterable[Place], holdings: Sequence[Holding], ways: int = 1) -> Iterator[Case]:
    """The cases in which the holdings are answered."""
    parts = [
        list(_parts(place, [holding for holding in holdings if holding.column == place.column])) for place in places
    ]
    for chosen in itertools.product(*parts):
        answers = math.prod(part for part, _ in chosen)
        yield Case(ways * answers, tuple(place for _, places in chosen for place in places))


def _parts(place: Place, holdings: Sequence[Holding]) -> Iterator[tuple[int, tuple[Place, ...]]]:
    """The possible parts of a place by the holdings' sets, each time with the ways."""
    sets = [place.may_hold]
    for holding in holdings:
        sets = [part for cards in sets for part in (cards & holding.cards, cards & ~holding.cards) if part]
    for sizes in _sums(place.size, [cards.bit_count() for cards in sets]):
        ways = math.prod(
            holding.ways[sum(size for size, cards in zip(sizes, sets, strict=True) if cards & holding.cards)]
            for holding in holdings
        )
        if ways:
            yield ways, tuple(Place(place.column, size, cards) for size, cards in zip(sizes, sets, strict=True))


def _sums(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to write `total` as a sum of numbers of which none is above its most."""
    if not most:
        if not total:
            yield ()
        return
    for first in range(min(total, most[0]) + 1):
        for others in _sums(total - first, most[1:]):
            yield first, *others


Playable = Callable[[int, Sequence[int], TrickRules], int]
"""`tricks.playable` or `tricks.playable_heading`: the cards of a hand that may be played to a trick."""


@lru_cache(maxsize=1 << 14)
def lacking(trick: tuple[int, ...], card: int, rules: TrickRules, playable: Playable) -> int:
    """The cards that a player showed he does not hold when he played `card` to `trick`, a set.

    With any one of them beside it in his hand the card could not have been played. Every duty is of that kind: one
    card in the hand is enough to have it.
    """
    return Cards.of(other for other in ALL_CARDS if not playable(1 << card | other.bit, trick, rules) >> card & 1).bits
