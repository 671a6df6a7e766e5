"""Where cards can be that partners gave each other, and in how many ways they came there (BIS-3.9).

Whoever gives chooses freely, so that every choice is counted as likely as any other. Of most cards nobody can say where
they began; followed are only those of which the observer knows it: an open kitty, a card shown, what he gave himself.
For the others it is enough to know how many of the receiver's cards might be the ones.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from math import comb

from vorhand.cards import Seat
from vorhand.games.bismarck.giving import GivenCards, givings
from vorhand.games.bismarck.observation import Observation

__all__ = ["Whereabouts", "whereabouts"]

Whereabouts = tuple[tuple[int, Seat], ...]
"""Card indices, ascending, each with the seat to which the card has come."""


def whereabouts(seen: Observation, start: Mapping[int, Seat]) -> Mapping[Whereabouts, int]:
    """Where the followed cards can have come, and in how many ways.

    `start` says in which hands they were once the declarer had taken up the kitty. What is still being chosen counts as
    not given.
    """
    assert seen.declarer is not None
    sizes = [seen.ruleset.deck.hand] * seen.ruleset.players
    sizes[seen.declarer] += seen.ruleset.kitty.size
    found = Counter({tuple(sorted(start.items())): 1})
    for given, giving in zip(seen.given, givings(seen.ruleset, seen.declarer), strict=False):
        if given.count < giving.count:
            break
        before, found = found, Counter()
        for places, ways in before.items():
            for after, choices in _given(dict(places), given, sizes, seen.seat):
                found[after] += ways * choices
        sizes[given.giver] -= given.count
        sizes[given.receiver] += given.count
    return found


def _given(
    places: dict[int, Seat], given: GivenCards, sizes: list[int], observer: Seat | None
) -> Iterator[tuple[Whereabouts, int]]:
    """Where the cards are after one giving, and in how many ways; `sizes` are those of the hands before it."""
    if observer in (given.giver, given.receiver):
        yield from _seen(places, given, observer)
        return
    here = [card for card, seat in places.items() if seat == given.giver]
    there = sum(seat == given.receiver for seat in places.values())
    for moved in range(min(len(here), given.count) + 1):
        others = given.count - moved
        # Which of the cards that nobody follows were given: any so many of those the receiver has afterwards.
        ways = comb(sizes[given.receiver] - there + others, others)
        for cards in itertools.combinations(here, moved):
            yield _moved(places, cards, given.receiver), ways


def _seen(places: dict[int, Seat], given: GivenCards, observer: Seat | None) -> Iterator[tuple[Whereabouts, int]]:
    cards = [card.index for card in given.cards]
    if all(places.get(card, given.giver) == given.giver for card in cards):
        followed = cards if given.giver == observer else [card for card in cards if card in places]
        yield _moved(places, followed, given.receiver), 1


def _moved(places: dict[int, Seat], cards: list[int] | tuple[int, ...], receiver: Seat) -> Whereabouts:
    return tuple(sorted({**places, **dict.fromkeys(cards, receiver)}.items()))
