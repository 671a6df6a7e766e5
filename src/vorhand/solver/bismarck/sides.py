"""How many of the remaining tricks of Bismarck one side takes against the rest, with all cards seen. Exact.

Both sides play as well as cards allow: the side for many tricks and the rest against it, or the other way round in a
contract to lose. Where the rest are players who each play for themselves the answer is a bound: so well they could do
together. No quota and no score counts here, and nothing is hidden: what a seat cannot know has to be filled in before.
"""

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from vorhand import _native
from vorhand.cards import Card, Cards, Seat
from vorhand.games.bismarck.state import Phase, State
from vorhand.solver.bounds import Bounds
from vorhand.tricks import TrickRules

__all__ = [
    "NO_LIMITS",
    "Answer",
    "Limits",
    "Play",
    "ScoredCard",
    "Scores",
    "Solver",
    "play_of",
    "scores_all",
    "solve_all",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """A position of play, and the side whose tricks are asked for."""

    hands: tuple[Cards, ...]
    """By seat, 2 to 4; equally many cards, one fewer for those who have played to the trick."""
    trick: tuple[Card, ...] = ()
    """The cards on the table, in play order."""
    leader: Seat
    """Who leads this trick, or has led it."""
    rules: TrickRules
    aim: Literal["win", "lose"] = "win"
    side: frozenset[Seat]
    """Some of the seats, not all."""


def play_of(state: State, side: Iterable[Seat]) -> Play:
    """The position of a deal in play, every hand seen. ValueError if no trick is being played."""
    if state.phase is not Phase.PLAY or state.rules is None or state.deal.contract is None:
        raise ValueError(f"in phase {state.phase} no trick is being played")
    return Play(
        hands=tuple(Cards(hand) for hand in state.hands),
        trick=tuple(Card.at(card) for card in state.trick),
        leader=state.leader,
        rules=state.rules,
        aim="lose" if state.deal.contract.aim == "lose" else "win",
        side=frozenset(side),
    )


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """When to give up on a position and answer with the bounds so far; None is never."""

    nodes: int | None = None
    """Tricks begun in the search: the same on every machine."""
    seconds: float | None = None


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Solver:
    """Keeps a table of at most 64 MB between calls, which helps with other positions of the same deal.

    Answers do not depend on what was asked before; the number of nodes does. Calls from several threads wait for each
    other.
    """

    _core: _native.SideSolver = field(default_factory=_native.SideSolver)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def solve(
        self, play: Play, limits: Limits = NO_LIMITS, *, progress: Callable[[Answer], bool] | None = None
    ) -> Answer:
        """The side's tricks. `progress` hears the bounds so far a few times a second; its False ends the search."""
        with self._lock:
            found = self._core.solve(_question(play), **_limits(limits), progress=_heard(progress))
        return _answer(*found)

    def scores(
        self, play: Play, limits: Limits = NO_LIMITS, *, progress: Callable[[Answer], bool] | None = None
    ) -> Scores:
        """The side's tricks after every legal card. `progress` hears the nodes, as with `solve`."""
        with self._lock:
            found = self._core.scores(_question(play), **_limits(limits), progress=_heard(progress))
        return _scores(*found)


def solve_all(
    plays: Sequence[Play],
    *,
    threads: int = 1,
    limits: Limits = NO_LIMITS,
    progress: Callable[[int], bool] | None = None,
) -> list[Answer]:
    """The answers in order. The limits are for each; with a limit of nodes answers do not depend on `threads`.

    Other Python threads run meanwhile. `progress` hears how many are answered; after False the rest stay unknown.
    """
    questions = [_question(play) for play in plays]
    return [
        _answer(*found)
        for found in _native.solve_sides(questions, threads=threads, **_limits(limits), progress=progress)
    ]


def scores_all(
    plays: Sequence[Play],
    *,
    threads: int = 1,
    limits: Limits = NO_LIMITS,
    progress: Callable[[int], bool] | None = None,
) -> list[Scores]:
    """Every legal card of every position, as with `solve_all`."""
    questions = [_question(play) for play in plays]
    return [
        _scores(*found)
        for found in _native.score_sides(questions, threads=threads, **_limits(limits), progress=progress)
    ]


def _question(play: Play) -> _native.SideQuestion:
    return _native.side_question(
        [hand.bits for hand in play.hands],
        [card.index for card in play.trick],
        play.rules,
        leader=play.leader,
        side=sum(1 << seat for seat in play.side),
        aim=play.aim,
    )


def _limits(limits: Limits) -> _native.SideLimits:
    return {"nodes": limits.nodes or 0, "seconds": limits.seconds or 0.0}


def _heard(progress: Callable[[Answer], bool] | None) -> Callable[[int, int, int], bool] | None:
    return progress and (lambda lower, upper, nodes: progress(_answer(lower, upper, nodes)))


def _answer(lower: int, upper: int, nodes: int) -> Answer:
    return Answer(Bounds(lower, upper), nodes)


def _scores(cards: Sequence[tuple[int, int, int]], nodes: int) -> Scores:
    return Scores(tuple(ScoredCard(Card.at(card), Bounds(lower, upper)) for card, lower, upper in cards), nodes)
