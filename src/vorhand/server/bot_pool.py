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
_STUCK = 5
"""So many thoughts in a row that do not end in time, and the process is given up."""


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
        self._silent = 0
        """How many thoughts in a row have not ended in time."""

    async def warm(self) -> None:
        """Wait until the process answers."""
        await asyncio.get_running_loop().run_in_executor(self._executor, _warm)

    async def act(self, observation: AnyObservation, seed: str) -> Any:
        """What the bot does. `seed` has nothing to do with the cards."""
        executor = self._executor
        try:
            action = await self._ask(executor, observation, seed)
        except TimeoutError:
            # One thought that is late tells of a busy machine, which a new process would only make busier.
            self._silent += 1
            if self._silent >= _STUCK:
                self._give_up(executor)
            return _quiet_action(observation, "it is late")
        except BrokenProcessPool:
            self._give_up(executor)
            return _quiet_action(observation, "its process has ended")
        except Exception:
            _log.exception("a bot has failed")
            return _quiet_action(observation, "it has failed")
        self._silent = 0
        return action if action in observation.legal else fallback(observation)

    async def _ask(self, executor: Executor, observation: AnyObservation, seed: str) -> Any:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(executor, _think, "rules", observation, seed)
        # Not `wait_for`: a thought that somebody else cancels must not look as if this table were to end.
        await asyncio.wait([thought], timeout=self._think_s)
        if not thought.done() or thought.cancelled():
            thought.cancel()
            raise TimeoutError
        return thought.result()

    def _give_up(self, executor: Executor) -> None:
        """Go on with a new process, unless another table has given this one up already."""
        if executor is not self._executor:
            return
        _log.warning("the bots' process does not answer; a new one is started")
        self._silent = 0
        executor.shutdown(wait=False)
        self._executor = self._make()

    def close(self) -> None:
        """Let the process end."""
        self._executor.shutdown(wait=False, cancel_futures=True)


def _quiet_action(observation: AnyObservation, reason: str) -> Any:
    _log.warning("a bot did not answer (%s); a quiet action is made for it", reason)
    return fallback(observation)
