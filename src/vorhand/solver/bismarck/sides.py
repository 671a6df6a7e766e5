"""How many of the remaining tricks of Bismarck one side takes against the rest, with all cards seen. Exact.

Both sides play as well as cards allow: the side for many tricks and the rest against it, or the other way round in a
contract to lose. Where the rest are players who each play for themselves the answer is a bound: so well they could do
together. No quota and no score counts here, and nothing is hidden: what a seat cannot know has to be filled in before.
"""

import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vorhand import _native
from vorhand.cards import Card, Seat
from vorhand.solver.bismarck.position import Position, hands_in
from vorhand.solver.bounds import Bounds
from vorhand.solver.limits import checked_threads, native_limits

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Answer", "ScoredCard", "Scores", "Solver", "score_worlds", "solve_worlds"]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the side takes of the tricks not complete yet, the one on the table included; and the nodes searched."""

    tricks: Bounds
    nodes: int


@dataclass(frozen=True, slots=True)
class ScoredCard:
    """A legal card, and what the side takes if it is played now."""

    card: Card
    tricks: Bounds


@dataclass(frozen=True, slots=True)
class Scores:
    """Every legal card of the seat to act, in the order of cards, and the nodes searched."""

    cards: tuple[ScoredCard, ...]
    nodes: int


@dataclass(frozen=True, slots=True)
class Solver:
    """Keeps a table of at most 64 MB between calls, which helps with other positions of the same deal.

    Answers do not depend on what was asked before; the number of nodes does. Calls from several threads wait for each
    other; a `progress` that asks the solver that it hears of gets a ValueError.
    """

    _core: _native.SideSolver = field(default_factory=_native.SideSolver)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _asking: list[int] = field(default_factory=list)
    """The thread whose question is being answered."""

    def solve(
        self,
        position: Position,
        side: Collection[Seat],
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        progress: Callable[[Answer], bool] | None = None,
    ) -> Answer:
        """The tricks of a side: some of the seats, not all. Bounds of them if a limit is reached first.

        `nodes` counts tricks begun in the search and is the same on every machine. `progress` hears the bounds so far a
        few times a second; its False ends the search. ValueError for what is no position or no side.
        """
        question = _question(position, side)
        with self._alone():
            found = self._core.solve(question, **native_limits(nodes, seconds), progress=_heard(progress))
        return _answer(*found)

    def score(
        self,
        position: Position,
        side: Collection[Seat],
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        progress: Callable[[Answer], bool] | None = None,
    ) -> Scores:
        """The side's tricks after every legal card; as `solve` else, the limits for all cards together."""
        question = _question(position, side)
        with self._alone():
            found = self._core.scores(question, **native_limits(nodes, seconds), progress=_heard(progress))
        return _scores(*found)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if threading.get_ident() in self._asking:
            raise ValueError("a solver answers one question at a time: ask another Solver from its progress")
        with self._lock:
            self._asking.append(threading.get_ident())
            try:
                yield
            finally:
                self._asking.pop()


def solve_worlds(
    position: Position,
    worlds: "Buffer",
    side: Collection[Seat],
    *,
    threads: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], bool] | None = None,
) -> list[Answer]:
    """The side's tricks in many worlds, in their order.

    `worlds` are hands by seat, unsigned 64-bit numbers of shape (worlds, seats or more): the `rows` of `solver.worlds`,
    or numpy's; all else is as in `position`. Which cards they hold may differ, where some have been laid aside, but not
    how many. The limits are for each; with a limit of nodes answers do not depend on `threads`. Other Python threads
    run meanwhile. `progress` hears how many are answered; after False the rest stay unknown.
    """
    questions = [_question(position, side, hands) for hands in hands_in(worlds, position)]
    answers = _native.solve_sides(
        questions, threads=checked_threads(threads), **native_limits(nodes, seconds), progress=progress
    )
    return [_answer(*found) for found in answers]


def score_worlds(
    position: Position,
    worlds: "Buffer",
    side: Collection[Seat],
    *,
    threads: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], bool] | None = None,
) -> list[Scores]:
    """The side's tricks after every legal card in many worlds; as `solve_worlds` else.

    The hand of the seat to act must be the same in all of them.
    """
    questions = [_question(position, side, hands) for hands in hands_in(worlds, position, same_actor=True)]
    answers = _native.score_sides(
        questions, threads=checked_threads(threads), **native_limits(nodes, seconds), progress=progress
    )
    return [_scores(*found) for found in answers]


def _question(position: Position, side: Collection[Seat], hands: Sequence[int] | None = None) -> _native.SideQuestion:
    return _native.side_question(
        [hand.bits for hand in position.hands] if hands is None else hands,
        [card.index for card in position.trick],
        position.rules,
        leader=position.leader,
        side=sum(1 << seat for seat in set(side)),
        aim=position.aim,
    )


def _heard(progress: Callable[[Answer], bool] | None) -> Callable[[int, int, int], bool] | None:
    return progress and (lambda lower, upper, nodes: progress(_answer(lower, upper, nodes)))


def _answer(lower: int, upper: int, nodes: int) -> Answer:
    return Answer(Bounds(lower, upper), nodes)


def _scores(cards: Sequence[tuple[int, int, int]], nodes: int) -> Scores:
    return Scores(tuple(ScoredCard(Card.at(card), Bounds(lower, upper)) for card, lower, upper in cards), nodes)
