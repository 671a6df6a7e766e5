"""Ctrl-C ends what the core works at, however long that would take."""

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from benchmarks.deals import lines_of
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.known import game_of
from vorhand.notation import parse_deal_string
from vorhand.solver.bismarck import maxn
from vorhand.solver.bismarck.position import position_of
from vorhand.solver.bismarck.sides import Solver, score_worlds
from vorhand.solver.bismarck.twin import beginnings
from vorhand.solver.worlds import space_of

SECONDS = 0.2
LONG: Any = parse_deal_string(lines_of("bismarck-pass-16")[0])
"""More than a minute for every solver."""
POSITION = position_of(LONG)
SIDE = frozenset({Seat(0)})
START: Any = beginnings(rulesets.load("bismarck/modern"))[0]


def worlds() -> memoryview:
    return space_of(game_of(LONG.ruleset).observe(LONG, Seat(0))).sample(1000, seed=1).rows


WORK: dict[str, Callable[[], object]] = {
    "perft": lambda: START.after_pack([card.index for card in LONG.ruleset.cards]).perft(40),
    "playouts": lambda: START.playouts(2**32 - 1, seed=1),
    "solve": lambda: Solver().solve(POSITION, SIDE),
    "score": lambda: Solver().score(POSITION, SIDE),
    "score_worlds": lambda: score_worlds(POSITION, worlds(), SIDE, threads=2),
    "maxn.solve": lambda: maxn.solve(POSITION),
}


class InterruptError(Exception):
    """As KeyboardInterrupt, which would end the tests."""


@pytest.fixture
def interrupt() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise InterruptError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("interrupt")
@pytest.mark.parametrize("work", WORK)
def test_an_interrupt_ends_long_work(work: str) -> None:
    with pytest.raises(InterruptError):
        WORK[work]()
