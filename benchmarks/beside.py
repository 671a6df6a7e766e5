"""Ours beside other programs and beside the bar that it must reach, measured in turn, each in a process of its own.

    python -m benchmarks.beside [--runs N] [--write] [ROW...]

Figures are medians of the runs, in CPU time, one core. Other games have other lengths: what is counted are decisions,
cards or worlds, and where times of a whole deal stand side by side, the row says which deals they are.
"""

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.peers.asking import PeerMissingError, ask
from benchmarks.results import ENVIRONMENT, ROOT, told

__all__ = ["ROWS", "Peer", "Row", "measure"]

_NO_BAR = "none"


@dataclass(frozen=True, slots=True)
class Peer:
    """What another program is asked."""

    label: str
    script: str
    arguments: tuple[str, ...]
    lines: Callable[[], Sequence[str]] = tuple


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A line of the table."""

    what: str
    unit: str | None = None
    """What is counted by the second, such as "decisions"; None where it is the time of a deal."""
    bar: str = _NO_BAR
    ours: str
    """A task of `benchmarks.native`."""
    peers: tuple[Peer, ...]


_BRIDGE = "bridge(use_double_dummy_result=false)"
_PYTHON_LOOPS = (
    Peer("OpenSpiel bridge", "openspiel", ("python", _BRIDGE, "2")),
    Peer("OpenSpiel euchre", "openspiel", ("python", "euchre", "2")),
    Peer("OpenSpiel tarok", "openspiel", ("python", "tarok", "2")),
    Peer("colver", "contree", ("steps", "200")),
)

ROWS = {
    "rules": Row(
        what="random play in Python: the specification, bismarck/modern; others over their native state",
        unit="decisions",
        ours="specification",
        peers=_PYTHON_LOOPS,
    ),
}
"""By name, in the order of the table."""


def measure(names: Iterable[str], runs: int, *, write: bool) -> None:
    """Measure these rows, print their lines and, if asked, add them to the results."""
    for name in names:
        row = ROWS[name]
        ours, theirs = _in_turn(row, runs)
        bar = [] if row.bar == _NO_BAR else [f"bar {row.bar}"]
        others = [f"{label}: {answers}" for label, answers in theirs.items()]
        command = f"python -m benchmarks.beside --runs {runs} {name}"
        told(row.what, ours, "; ".join(bar + others), command, write=write)


def _in_turn(row: Row, runs: int) -> tuple[str, dict[str, str]]:
    """The figure of ours and those of the others, or the sentence that says why there is none, run A B C A B C."""
    ours: list[Any] = []
    theirs: dict[str, list[Any] | str] = {}
    for _ in range(runs):
        ours.append(_ask_ours(row.ours))
        for peer in row.peers:
            so_far = theirs.setdefault(peer.label, [])
            if isinstance(so_far, str):
                continue
            try:
                so_far.append(ask(peer.script, *peer.arguments, lines=peer.lines()))
            except PeerMissingError as missing:
                theirs[peer.label] = str(missing)
    written = {label: it if isinstance(it, str) else _figure(it, row.unit) for label, it in theirs.items()}
    return _figure(ours, row.unit), written


def _ask_ours(task: str) -> Any:
    command = [sys.executable, "-m", "benchmarks.native", task]
    run = subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=ENVIRONMENT, text=True)
    return json.loads(run.stdout)


def _figure(answers: list[Any], unit: str | None) -> str:
    if unit is not None:
        return f"{statistics.median(a['count'] / sum(a['seconds']) for a in answers):,.0f} {unit}/s"
    by_deal = [statistics.median(times) for times in zip(*(a["seconds"] for a in answers), strict=True)]
    unknown = f", {answers[0]['unknown']} unknown" if answers[0].get("unknown") else ""
    spread = f"median {_time(statistics.median(by_deal))}, mean {_time(statistics.mean(by_deal))}"
    return f"{spread}, max {_time(max(by_deal))} of {len(by_deal)}{unknown}"


def _time(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def main() -> None:
    """Measure the rows that the command line names, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.beside", description=__doc__)
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"of {', '.join(ROWS)} (default: all)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="add the lines to benchmarks/results.md")
    options = parser.parse_args()
    if unknown := sorted({*options.rows} - ROWS.keys()):
        parser.error(f"no row is called {', '.join(unknown)}; there are {', '.join(ROWS)}")
    measure(options.rows or ROWS, options.runs, write=options.write)


if __name__ == "__main__":
    main()
