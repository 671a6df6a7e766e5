"""What several test processes need and one of them should make."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from filelock import FileLock

__all__ = ["once_a_run", "share"]

T = TypeVar("T")

_shared: list[Path] = []
"""Where the processes of this run keep what they share; empty where there is one process only."""


def share(folder: Path) -> None:
    """From now on what is made once a run is kept there."""
    _shared[:] = [folder]


def once_a_run(name: str, make: Callable[[], T]) -> T:
    """What `make` makes, made by the first process of this run that asks; the others wait, and read it."""
    if not _shared:
        return make()
    kept = _shared[0] / f"{name}.pickle"
    with FileLock(kept.with_suffix(".lock")):
        if kept.exists():
            found: T = pickle.loads(kept.read_bytes())
            return found
        made = make()
        kept.write_bytes(pickle.dumps(made))
        return made
