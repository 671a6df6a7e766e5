"""The rest of a deal of Bismarck when all cards are seen and everybody plays for himself: max^n, exactly.

Everybody wants as many tricks as he can get, in a contract to lose as few, and looks at nobody else's. Where several
cards are equally good for the player who plays one, each is as likely, and what everybody comes to is the mean. Cards
count once for each class of equivalent ones: cards of a suit in one hand, and between them neither a card of another
hand nor the card that is taking the trick. Nothing is rounded.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from vorhand import _native
from vorhand.tricks import TrickRules

__all__ = ["TRICK", "MaxN", "Unknown", "solve_maxn", "solve_maxn_worlds"]

TRICK: int = _native.MAXN_TRICK
"""A trick in the units of all shares, which are whole numbers: `Fraction(share, TRICK)` is exact."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MaxN:
    """What the seats take of the rest of a deal, the trick in progress included."""

    shares: tuple[int, ...]
    """By seat, in units of 1 / TRICK. Their sum is the number of tricks to come."""
    cards: Mapping[int, tuple[int, ...]]
    """The same if a card is played: for every legal one, by its index, ascending."""


class Unknown(StrEnum):
    """Why there is no answer. Nothing is known then, of no card."""

    OUT_OF_NODES = "out-of-nodes"
    OUT_OF_TIME = "out-of-time"
    INEXACT = "inexact"
    """A mean that is no whole number of units. It needs many ties of 7, 11 or 13 cards, and was never seen."""


def solve_maxn(
    hands: Sequence[int],
    trick: Sequence[int],
    rules: TrickRules,
    *,
    leader: int,
    aim: str = "win",
    nodes: int | None = None,
    seconds: float | None = None,
) -> MaxN | Unknown:
    """What everybody takes from here, and for every card that may be played.

    `hands` are sets of cards by seat, 2 to 4 of them; `trick` holds the card indices in play order from seat `leader`;
    `aim` is "win" or "lose". At most `nodes` positions at the start of a trick are looked into, for at most `seconds`.
    ValueError says what is wrong with a position that cannot be.
    """
    (answer,) = solve_maxn_worlds([hands], trick, rules, leader=leader, aim=aim, nodes=nodes, seconds=seconds)
    return answer


def solve_maxn_worlds(
    worlds: Sequence[Sequence[int]],
    trick: Sequence[int],
    rules: TrickRules,
    *,
    leader: int,
    aim: str = "win",
    nodes: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> list[MaxN | Unknown]:
    """The same for many distributions of the cards, in their order; no answer depends on the number of threads.

    What worlds have in common is worked out once, unless `nodes` says how much each of them may take on its own;
    `seconds` is for all together. Other threads of Python run meanwhile.
    """
    answers = _native.maxn(worlds, trick, rules, leader=leader, aim=aim, nodes=nodes, seconds=seconds, threads=threads)
    return [_made(answer) for answer in answers]


def _made(answer: tuple[list[int], list[tuple[int, list[int]]]] | str) -> MaxN | Unknown:
    if isinstance(answer, str):
        return Unknown(answer)
    shares, cards = answer
    return MaxN(shares=tuple(shares), cards={card: tuple(of_card) for card, of_card in cards})
