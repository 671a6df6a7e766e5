"""The rest of a deal of Bismarck when all cards are seen and everybody plays for himself: max^n, exactly.

Everybody wants as many tricks as he can get, in a contract to lose as few, and looks at nobody else's. Where several
cards are equally good for the player who plays one, each is as likely, and what everybody comes to is the mean. Cards
count once for each class of equivalent ones: cards of a suit in one hand, and between them neither a card of another
hand nor the card that is taking the trick. Nothing is rounded.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from vorhand import _native
from vorhand.solver.bismarck.position import Position, hands_in
from vorhand.solver.limits import checked_threads, native_limits

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["TRICK", "MaxN", "Unknown", "solve", "solve_worlds"]

_Heard: TypeAlias = Callable[[int, int], bool]
"""Told how many worlds are answered, and the nodes of the search that is under way."""

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
    ENDED = "ended"
    """Whoever was told how far it is said that it is enough."""
    INEXACT = "inexact"
    """A mean that is no whole number of units. It needs many ties of 7, 11 or 13 cards, and was never seen."""


def solve(
    position: Position,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], bool] | None = None,
) -> MaxN | Unknown:
    """What everybody takes from here, and for every card that may be played.

    At most `nodes` positions at the start of a trick are looked into, for at most `seconds`. `progress` hears a few
    times a second how many it are so far; its False ends the search. ValueError says what is wrong with a position that
    cannot be.
    """
    heard: _Heard | None = progress and (lambda _, searched: progress(searched))
    hands = [hand.bits for hand in position.hands]
    (answer,) = _solved(position, [hands], nodes=nodes, seconds=seconds, threads=1, progress=heard)
    return answer


def solve_worlds(
    position: Position,
    worlds: "Buffer",
    *,
    threads: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], bool] | None = None,
) -> list[MaxN | Unknown]:
    """The same in many worlds, in their order; no answer depends on the number of threads.

    `worlds` are hands by seat, unsigned 64-bit numbers of shape (worlds, seats or more): the `rows` of `solver.worlds`,
    or numpy's; all else is as in `position`, the hand of the seat to act too. What worlds have in common is worked out
    once, unless `nodes` says how much each of them may take on its own; `seconds` is for all together. Other threads of
    Python run meanwhile. `progress` hears how many are answered; after False the rest stay unknown.
    """
    heard: _Heard | None = progress and (lambda answered, _: progress(answered))
    hands = list(hands_in(worlds, position, same_actor=True))
    return _solved(position, hands, nodes=nodes, seconds=seconds, threads=threads, progress=heard)


def _solved(
    position: Position,
    worlds: Sequence[Sequence[int]],
    *,
    nodes: int | None,
    seconds: float | None,
    threads: int,
    progress: _Heard | None,
) -> list[MaxN | Unknown]:
    trick = [card.index for card in position.trick]
    answers = _native.maxn(
        worlds,
        trick,
        position.rules,
        leader=position.leader,
        aim=position.aim,
        **native_limits(nodes, seconds),
        threads=checked_threads(threads),
        progress=progress,
    )
    return [_made(answer) for answer in answers]


def _made(answer: tuple[list[int], list[tuple[int, list[int]]]] | str) -> MaxN | Unknown:
    if isinstance(answer, str):
        return Unknown(answer)
    shares, cards = answer
    return MaxN(shares=tuple(shares), cards={card: tuple(of_card) for card, of_card in cards})
