"""`make bench`: measures this tree beside an earlier commit, in turn, and adds the figures to benchmarks/results.md.

    python -m benchmarks [--against COMMIT] [--runs N] [--write]

Without --against, the newest commit whose engine can be measured. Figures are medians, in CPU time, of whole processes.
"""

import argparse
import os
import statistics
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from benchmarks.engine import USUAL

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results.md"
ENVIRONMENT = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], check=True, capture_output=True).stdout


def _commit(name: str, game: str) -> str | None:
    """The short hash of a commit whose engine of that game can be measured; None if there is none of that name."""
    try:
        commit = _git("rev-parse", "--short", f"{name}^{{commit}}").decode().strip()
        for needed in (f"{game}/game.py", "known.py", f"{game}/chance.py"):
            _git("cat-file", "-e", f"{commit}:src/vorhand/games/{needed}")
    except subprocess.CalledProcessError:
        return None
    return commit


def _sources_of(commit: str, folder: Path) -> Path:
    with tarfile.open(fileobj=BytesIO(_git("archive", commit, "src"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def _measure(sources: Path, game: str) -> float:
    # The module is this tree's in both cases; only the engine differs. Without `site` (-S) the editable install of
    # this tree cannot come before the path.
    path = [str(sources), str(ROOT), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    environment = {**ENVIRONMENT, "PYTHONPATH": os.pathsep.join(path)}
    command = [sys.executable, "-S", "-m", "benchmarks.engine", game]
    run = subprocess.run(command, check=True, capture_output=True, env=environment, text=True)
    return float(run.stdout)


def _in_turn(one: Path, other: Path | None, game: str, runs: int) -> tuple[float, float | None]:
    """Median of this tree, and the median ratio to the other, run A B A B."""
    ours, ratios = [], []
    for _ in range(runs):
        ours.append(_measure(one, game))
        if other is not None:
            ratios.append(ours[-1] / _measure(other, game))
    return statistics.median(ours), statistics.median(ratios) if ratios else None


def main() -> None:
    """Measure, print a row and, if asked, add it to the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--against", default="HEAD", help="commit to compare with (default: the newest)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="add the row to benchmarks/results.md")
    options = parser.parse_args()
    for game, ruleset in USUAL.items():
        row = _row(game, ruleset, options.against, options.runs)
        print(row)
        if options.write:
            with RESULTS.open("a") as stream:
                stream.write(row + "\n")


def _row(game: str, ruleset: str, against: str, runs: int) -> str:
    beside = _commit(against, game)
    with tempfile.TemporaryDirectory() as folder:
        other = _sources_of(beside, Path(folder)) if beside else None
        figure, ratio = _in_turn(ROOT / "src", other, game, runs)
    dirty = "+" if _git("status", "--porcelain", "--", "src").strip() else ""
    head = (_commit("HEAD", game) or "none") + dirty
    compared = f"{ratio:.2f} x {beside}" if ratio is not None else "first figure"
    what, command = f"Python engine, random play, {ruleset}", f"python -m benchmarks --runs {runs}"
    return f"| {datetime.now(UTC):%Y-%m-%d} | {head} | {what} | {figure:,.0f} actions/s | {compared} | `{command}` |"


if __name__ == "__main__":
    main()
