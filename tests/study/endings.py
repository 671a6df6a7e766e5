"""Small endings of no particular game, and the whole truth about them by brute force."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from vorhand.cards import LANES, Card, Suit, bits_of, indices_in
from vorhand.study.claims import Rest
from vorhand.tricks import Ace, Beat, Order, TrickRules, Void, playable, playable_heading, winner

__all__ = ["Ending", "ending", "is_mine", "keeps_its_word", "worlds"]

Hands = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """The rest of a deal as its leader knows it, and how cards may be played in it."""

    rest: Rest
    heads: bool
    """Whether everybody must head the trick, as in Bauernschnapsen."""

    def playable(self, hand: int, trick: Sequence[int]) -> int:
        return (playable_heading if self.heads else playable)(hand, trick, self.rest.rules)


def ending(rng: random.Random) -> Ending:
    """Two or three cards a hand, one or two suits that matter, now and then a card out of play or somebody void."""
    heads = rng.random() < 0.4
    order = rng.choice(tuple(Order)) if heads else rng.choice((Ace.HIGH, Ace.HIGH, Ace.LOW))
    rules = TrickRules(
        trump=rng.choice((None, Suit.CLUBS, Suit.HEARTS)),
        order=order,
        void=Void.FREE if heads else rng.choice(tuple(Void)),
        beat=Beat.NEVER if heads else rng.choice(tuple(Beat)),
    )
    players, cards = rng.choice(((2, 2), (2, 3), (3, 2)))
    pack = [Card(rank + suit).index for suit in "CH" + rng.choice(("", "S")) for rank in "TJQKA"]
    dealt = rng.sample(pack, (players + 1) * cards + rng.choice((0, 0, 1)))
    dealt.sort(key=lambda card: rng.random() + (0.15 * (card & 15) if rng.random() < 0.8 else 0), reverse=True)
    hand, pool = bits_of(dealt[:cards]), bits_of(dealt[cards:])
    held = [pool & ~LANES[rng.randrange(4)] if rng.random() < 0.25 else pool for _ in range(players)]
    return Ending(Rest(hand, tuple(held), rules), heads)


def worlds(rest: Rest) -> Iterator[Hands]:
    """Every way in which the others can hold their cards."""

    def dealt(place: int, gone: int) -> Iterator[Hands]:
        if place == len(rest.others):
            yield ()
            return
        for cards in combinations(indices_in(rest.others[place] & ~gone), rest.hand.bit_count()):
            held = bits_of(cards)
            for more in dealt(place + 1, gone | held):
                yield (held, *more)

    return dealt(0, 0)


def _replies(ending: Ending, card: int, world: Hands) -> Iterator[tuple[int, ...]]:
    """Every way in which the others can play to this lead."""

    def played(trick: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(trick) > len(world):
            yield trick
            return
        for reply in indices_in(ending.playable(world[len(trick) - 1], trick)):
            yield from played((*trick, reply))

    return played((card,))


def _after(world: Hands, trick: tuple[int, ...]) -> Hands:
    return tuple(held & ~(1 << card) for held, card in zip(world, trick[1:], strict=True))


def keeps_its_word(ending: Ending, leads: Sequence[int], world: Hands) -> bool:
    """Whether these leads take every trick in this world, whatever the others play."""
    if not leads:
        return True
    return all(
        winner(trick, ending.rest.rules) == 0 and keeps_its_word(ending, leads[1:], _after(world, trick))
        for trick in _replies(ending, leads[0], world)
    )


def is_mine(ending: Ending, hand: int, possible: frozenset[Hands]) -> bool:
    """Whether some way of playing, which may heed what the others have played, takes everything in all these worlds."""
    return not hand or any(_lead_is_good(ending, hand, card, possible) for card in indices_in(hand))


def _lead_is_good(ending: Ending, hand: int, card: int, possible: frozenset[Hands]) -> bool:
    seen: dict[tuple[int, ...], set[Hands]] = {}
    for world in possible:
        for trick in _replies(ending, card, world):
            if winner(trick, ending.rest.rules) != 0:
                return False
            seen.setdefault(trick, set()).add(_after(world, trick))
    return all(is_mine(ending, hand & ~(1 << card), frozenset(left)) for left in seen.values())
