"""The real server, in a process of its own, with chance handed in: `python -m tests.server.staged STORE PORT SETTINGS`.

This is the one place where what is random by nature is made equal, so that two evenings can be compared byte by byte:

* the clock stands still (dates in headers, times in lists of tables);
* tokens of devices, ids of tables and spoken codes come from a seed;
* what chance does at a table, and the secret number that would have decided it, are read from a file beside the store
  when the table is made;
* hashing starts from the same number (`ENVIRONMENT`): Starlette writes a set of methods into a header.

Nothing in the package knows of it: the modules `secrets` and `time` are stood in for, as a test may. The network needs
no such care: the client of the tests writes and reads its bytes itself.
"""

import hashlib
import json
import logging
import random
import sys
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from vorhand.games.base import AnyState
from vorhand.notation import parse_action
from vorhand.records import Nonce
from vorhand.server import live, people
from vorhand.server.room import waiting
from vorhand.server.run import serve
from vorhand.server.settings import Settings

__all__ = ["ENVIRONMENT", "NOW", "PLAN", "plan_of", "secret_of"]

ENVIRONMENT = {"PYTHONHASHSEED": "0"}
PLAN = "plan.json"
NOW = 1_900_000_000.0

_SEED = 1946
_TABLE_BYTES = 16
"""Random bytes of a table's id, by which the making of a table is known."""


def secret_of(label: str) -> Nonce:
    """The secret number of that label."""
    return Nonce(hashlib.sha256(label.encode()).digest())


def plan_of(game: str, chances: Sequence[tuple[str, str]]) -> str:
    """The text of a plan: for every action of chance the label of its secret number, and the action of that game."""
    return json.dumps([game, chances])


class _Stage:
    """Stands in for `secrets`, and for what chance does."""

    def __init__(self, plan: Path) -> None:
        self._plan, self._rng = plan, random.Random(_SEED)
        self._nonces: Iterator[Nonce] = iter(())
        self._actions: Iterator[Any] = iter(())

    def token_urlsafe(self, count: int) -> str:
        if count == _TABLE_BYTES:
            self._read_plan()
        return urlsafe_b64encode(self._rng.randbytes(count)).rstrip(b"=").decode()

    def choice(self, letters: str) -> str:
        return self._rng.choice(letters)

    def token_bytes(self, count: int) -> bytes:
        # After the last deal that is planned a secret is drawn for the next one, which is never played.
        nonce = next(self._nonces, Nonce(bytes(count)))
        assert len(nonce) == count
        return nonce

    def nature_action(self, state: AnyState, nonce: Nonce) -> Any:
        return next(self._actions)

    def _read_plan(self) -> None:
        game, chances = json.loads(self._plan.read_text())
        self._nonces = iter([secret_of(label) for label in dict.fromkeys(label for label, _ in chances)])
        self._actions = iter([parse_action(text, game) for _, text in chances])


def _set(module: Any, name: str, value: object) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)


def main() -> None:
    store, port, settings = Path(sys.argv[1]), int(sys.argv[2]), Settings(**eval(sys.argv[3]))
    stage = _Stage(store.parent / PLAN)
    _set(live, "secrets", stage)
    _set(people, "secrets", stage)
    _set(waiting, "nature_action", stage.nature_action)
    _set(time, "time", lambda: NOW)
    defaults = live.LiveTable.__init__.__kwdefaults__
    assert defaults is not None
    defaults["now"] = time.time
    # Whatever the package itself could ever log.
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("vorhand").setLevel(logging.DEBUG)
    serve(store, host="127.0.0.1", port=port, settings=settings, started=lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
