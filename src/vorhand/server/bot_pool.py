"""Bots think in a process of their own, with a seat's observation as their only input and a limit on their time."""

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from vorhand.bots.registry import bot, fallback
from vorhand.games.base import AnyObservation
from vorhand.games.known import game_of

__all__ = ["BotPool"]

_log = logging.getLogger("vorhand.bots")


def _think(name: str, observation: Any, seed: str) -> Any:
    return bot(name, game_of(observation.ruleset).id).act(observation, random.Random(seed))


def _warm() -> None:
    """Lets the process load everything before the first bot is asked."""


def _process() -> Executor:
    # Spawned, not forked: the child shall not hold the server's sockets and file.
    return ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))


class BotPool:
    """Asks bots; whatever goes wrong with them, the table goes on with a legal action."""

    def __init__(self, think_s: float, executor: Callable[[], Executor] = _process) -> None:
        self._think_s, self._make = think_s, executor
        self._executor = executor()

    async def warm(self) -> None:
        """Wait until the process answers."""
        await asyncio.get_running_loop().run_in_executor(self._executor, _warm)

    async def act(self, observation: AnyObservation, seed: str) -> Any:
        """What the bot does. `seed` has nothing to do with the cards."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._executor, _think, "rules", observation, seed)
            action = await asyncio.wait_for(thought, self._think_s)
        except (TimeoutError, BrokenProcessPool, RuntimeError) as error:
            _log.warning("a bot did not answer (%s); a quiet one is made for it", type(error).__name__)
            self._start_again()
            return fallback(observation)
        return action if action in observation.legal else fallback(observation)

    def _start_again(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = self._make()

    def close(self) -> None:
        """Let the process end."""
        self._executor.shutdown(wait=False, cancel_futures=True)
