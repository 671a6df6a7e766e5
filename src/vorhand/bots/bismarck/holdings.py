"""What the cards of one suit are worth in tricks, from their places among the cards that others may hold.

`mine` and `theirs` are one lane each (16 bits, a higher bit is a higher card); `followers` is how many others may hold
the suit. The figures are rules of thumb; `weights` says what they count for.
"""

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

__all__ = ["Parts", "danger", "descending", "parts"]

_GUARDED = 0.6
"""Chance that a guarded card takes a trick although one higher card is out."""
_BARE = 0.45
"""Factor for every guard that is missing."""
_PULL = 1.3
"""How steeply danger falls with the share of lower cards among those out."""
_DUCK = 0.6
"""Low cards that each other player spends on a round."""
_ALONE = 0.6
"""Danger of a card of a suit that nobody else has."""


class Parts(NamedTuple):
    """What a suit is worth."""

    masters: int
    """Cards that nothing can beat any more."""
    high: float
    """Expected tricks by rank alone."""
    long: float
    """Tricks that cards get on top once nobody else has the suit."""


def descending(lane: int) -> list[int]:
    """The bits of a lane from the highest card down."""
    found = []
    while lane:
        top = lane.bit_length() - 1
        found.append(top)
        lane ^= 1 << top
    return found


@cache
def _all_within(cards: int, players: int, low: int, high: int) -> float:
    """How likely each of `players` gets between `low` and `high` of `cards` cards that lie at random among them."""
    if players == 0:
        return 1.0
    if players == 1:
        return float(low <= cards <= high)
    each = 1.0 / players
    return sum(
        comb(cards, count)
        * each**count
        * (1 - each) ** (cards - count)
        * _all_within(cards - count, players - 1, low, high)
        for count in range(max(0, low), min(high, cards) + 1)
    )


def _stands(above: float, guards: int) -> float:
    """Chance that a card takes its trick with `above` higher cards out and `guards` lower ones beside it."""
    if above <= 0:
        return 1.0
    return float(_GUARDED**above * _BARE ** max(0.0, above - guards))


def _chances(mine: int, theirs: int, followers: int, *, by_length: bool) -> list[float]:
    """Chance of each card, from the top, to take a trick in the end, by rank or also by length."""
    found: list[float] = []
    lost, out, cards = 0.0, theirs.bit_count(), mine.bit_count()
    for place, card in enumerate(descending(mine)):
        # Every card of mine that falls to a higher one takes that one out of the way.
        above = (theirs >> card).bit_count() - lost
        high = _stands(above, cards - 1 - place)
        long = _all_within(out, followers, 0, place) if by_length else 0.0
        won = 1 - (1 - high) * (1 - long)
        found.append(won)
        lost += 1 - won
    return found


@lru_cache(maxsize=1 << 12)
def parts(mine: int, theirs: int, followers: int) -> Parts:
    """What the suit is worth."""
    if not mine:
        return Parts(0, 0.0, 0.0)
    high = sum(_chances(mine, theirs, followers, by_length=False))
    total = sum(_chances(mine, theirs, followers, by_length=True))
    return Parts((mine >> theirs.bit_length()).bit_count(), high, total - high)


@lru_cache(maxsize=1 << 12)
def danger(mine: int, theirs: int, followers: int) -> float:
    """Expected tricks that a suit takes against my will."""
    total, out = 0.0, theirs.bit_count()
    if not out:
        return _ALONE * mine.bit_count()
    for place, card in enumerate(reversed(descending(mine))):
        lower = (theirs & ((1 << card) - 1)).bit_count()
        higher = out - lower
        left = max(0.0, lower - followers * _DUCK * place)
        if left:
            total += float((left / (left + higher)) ** _PULL)
    return total
