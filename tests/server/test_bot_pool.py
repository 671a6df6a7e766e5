"""Bots that do not answer: the table goes on with a legal action, and nobody else's bot suffers."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from vorhand import rulesets
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME
from vorhand.records import nature_action, nonce_from_seed
from vorhand.server.bot_pool import BotPool


def observation() -> Any:
    """What the first to act sees once the cards are dealt."""
    state, nonce = GAME.start(rulesets.load("bismarck/spel-pass")), nonce_from_seed(3, 0)
    while state.actor is NATURE:
        state = GAME.apply(state, NATURE, nature_action(state, nonce)).state
    return GAME.observe(state, state.actor)


class _Deaf(Executor):
    """Takes every task and answers none; when it ends, what waits is cancelled, as a process pool does."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.futures.append(Future())
        return self.futures[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002
        for future in self.futures if cancel_futures else []:
            future.cancel()


def ask(pool: BotPool, count: int, *, apart_s: float = 0.01) -> list[Any]:
    """Ask for several tables' bots, one shortly after the other."""

    async def one(number: int) -> Any:
        await asyncio.sleep(number * apart_s)
        return await pool.act(observation(), str(number))

    async def all_of_them() -> list[Any]:
        return list(await asyncio.gather(*(one(number) for number in range(count)), return_exceptions=True))

    return asyncio.run(all_of_them())


@pytest.mark.parametrize("count", [1, 2, 12])
def test_bots_that_do_not_answer_get_legal_actions(count: int) -> None:
    legal = observation().legal
    pool = BotPool(0.05, _Deaf)

    assert all(action in legal for action in ask(pool, count))


class _Failing(_Deaf):
    """Answers every task with an error that no bot should make."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future = super().submit(fn, *args, **kwargs)
        future.set_exception(ZeroDivisionError())
        return future


def test_a_bot_that_fails_gets_a_legal_action() -> None:
    assert ask(BotPool(30.0, _Failing), 1)[0] in observation().legal


def test_one_slow_thought_does_not_end_the_process() -> None:
    made: list[_Deaf] = []

    def executor() -> _Deaf:
        made.append(_Deaf())
        return made[-1]

    pool = BotPool(0.02, executor)
    ask(pool, 1)
    assert len(made) == 1

    for _ in range(20):
        ask(pool, 1)
    assert 1 < len(made) <= 5  # a stuck process is given up, but not with every thought


def test_a_process_that_dies_takes_no_table_with_it() -> None:
    made: list[ProcessPoolExecutor] = []

    def executor() -> ProcessPoolExecutor:
        made.append(ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn")))
        return made[-1]

    pool = BotPool(30.0, executor)
    legal = observation().legal
    made[0].submit(os._exit, 1)
    try:
        assert all(action in legal for action in ask(pool, 3))
        assert ask(pool, 1)[0] in legal
    finally:
        pool.close()
    assert len(made) == 2
