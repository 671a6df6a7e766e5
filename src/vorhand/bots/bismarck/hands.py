"""What a whole hand is worth before play, suit by suit, and the cards it can best do without."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

from vorhand.bots.bismarck import holdings
from vorhand.bots.bismarck.weights import HANDS, family_of
from vorhand.cards import Suit
from vorhand.games.bismarck.ruleset import Aim

__all__ = ["Prospect", "best_discards", "expected_tricks", "worth"]

_STOPPER = 0.55
"""Expected tricks by rank from which a suit counts as stopped."""
_MANY_WAYS = 800
"""More ways to choose from one suit are not all tried; a kitty of four never has as many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """Against what a hand is judged."""

    trump: Suit | None
    aim: Aim
    theirs: int
    """The cards that others may hold, ranked (`inference.ranked`)."""
    opponents: int


def expected_tricks(hand: int, prospect: Prospect) -> float:
    """The tricks that a declarer can expect with these cards, ranked, after the exchange, in a deal of 16 tricks to the
    first of which he leads."""
    base = HANDS[family_of(prospect.aim, prospect.trump)].base
    return base + sum(_suit_tricks(_lane(hand, suit), suit, prospect) for suit in Suit)


def worth(hand: int, prospect: Prospect) -> float:
    """The same with the sign of the aim: more is better."""
    tricks = expected_tricks(hand, prospect)
    return tricks if prospect.aim is Aim.WIN else -tricks


def _lane(cards: int, suit: int) -> int:
    return cards >> 16 * suit & 0xFFFF


@lru_cache(maxsize=1 << 12)
def _suit_tricks(mine: int, suit: int, prospect: Prospect) -> float:
    weights = HANDS[family_of(prospect.aim, prospect.trump)]
    describe = _strength if prospect.aim is Aim.WIN else _weakness
    holding = describe(mine, _lane(prospect.theirs, suit), prospect.opponents)
    chosen = weights.trumps if suit == prospect.trump else weights.suit
    return sum(weight * holding[name] for name, weight in chosen.items())


def _shape(mine: int) -> dict[str, float]:
    count = mine.bit_count()
    return {
        "length": count,
        "void": count == 0,
        "single": count == 1,
        "pair": count == 2,
        "over_four": max(0, count - 4),
    }


def _strength(mine: int, theirs: int, opponents: int) -> dict[str, float]:
    """A suit where tricks are wanted."""
    part, count = holdings.parts(mine, theirs, opponents), mine.bit_count()
    return _shape(mine) | {
        "winners": part.masters,
        "high": part.high,
        "long": part.long,
        "high_length": part.high * count,
        "stopped": part.high > _STOPPER,
        "bare_honour": part.masters == 0 and count == 1 and part.high > 0.2,
    }


def _weakness(mine: int, theirs: int, opponents: int) -> dict[str, float]:
    """A suit where tricks are not wanted; a rank is the share of the others' cards that are lower."""
    out = max(1, theirs.bit_count())
    ranks = [(theirs & ((1 << card) - 1)).bit_count() / out for card in reversed(holdings.descending(mine))]
    lowest, second, third = (ranks + [0.0] * 3)[:3]
    return _shape(mine) | {
        "danger": holdings.danger(mine, theirs, opponents),
        "lowest": lowest,
        "second": second,
        "third": third,
        "highest": max(ranks, default=0.0),
        "ranks": sum(ranks),
    }


def best_discards(held: int, fixed: int, count: int, prospect: Prospect) -> int:
    """The `count` cards of `held` without which the hand `held | fixed` is worth most. Exact: suits only add up."""
    best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
    for suit in Suit:
        options = _suit_options(_lane(held, suit), _lane(fixed, suit), count, suit, prospect)
        joined: dict[int, tuple[float, int]] = {}
        for done, (value, cards) in best.items():
            for more, (extra, chosen) in options.items():
                candidate = (value + extra, cards | chosen << 16 * suit)
                if done + more <= count:
                    joined[done + more] = max(candidate, joined.get(done + more, candidate))
        best = joined
    return best[count][1]


def _suit_options(held: int, fixed: int, count: int, suit: int, prospect: Prospect) -> Mapping[int, tuple[float, int]]:
    """For every number of cards that can go from a suit: the worth of what stays at best, and the cards that go."""
    sign = 1 if prospect.aim is Aim.WIN else -1
    cards = [1 << bit for bit in holdings.descending(held)]
    return {
        number: max(
            (sign * _suit_tricks((held | fixed) & ~sum(chosen), suit, prospect), sum(chosen))
            for chosen in _ways(cards, number)
        )
        for number in range(min(count, len(cards)) + 1)
    }


def _ways(cards: list[int], number: int) -> Iterable[tuple[int, ...]]:
    """Which cards of a suit can go: any, or only neighbours where there are too many ways."""
    if comb(len(cards), number) <= _MANY_WAYS:
        return combinations(cards, number)
    return [tuple(cards[at : at + number]) for at in range(len(cards) - number + 1)]
