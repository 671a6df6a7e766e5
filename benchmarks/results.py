"""The lines of results.md, and in what surroundings everything is measured."""

import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

__all__ = ["ENVIRONMENT", "ROOT", "git", "this_commit", "told"]

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
_RESULTS = ROOT / "benchmarks" / "results.md"
_MEASURED = ("src", "cpp")
"""What makes a figure another one when it has changed since the commit."""


def git(*arguments: str) -> bytes:
    """What git says of this tree; CalledProcessError where it refuses."""
    return subprocess.run(["git", "-C", str(ROOT), *arguments], check=True, capture_output=True).stdout


def this_commit() -> str:
    """The short hash of the present commit, with `+` where what is measured has changed since."""
    dirty = git("status", "--porcelain", "--", *_MEASURED).strip()
    return git("rev-parse", "--short", "HEAD").decode().strip() + ("+" if dirty else "")


def told(what: str, figure: str, beside: str, command: str, *, write: bool) -> None:
    """Print a line of results.md and, if asked, add it there."""
    row = f"| {datetime.now(UTC):%Y-%m-%d} | {this_commit()} | {what} | {figure} | {beside} | `{command}` |"
    print(row, flush=True)
    if write:
        with _RESULTS.open("a", encoding="utf-8") as stream:
            stream.write(row + "\n")
