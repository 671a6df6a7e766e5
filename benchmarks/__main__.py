"""`make bench`: measures this tree beside an earlier commit and beside other programs, in turn.

    python -m benchmarks [--against COMMIT] [--runs N] [--write]

Without --against, the newest commit whose engine can be measured. Figures are medians, in CPU time, of whole processes;
--write adds them to benchmarks/results.md. `python -m benchmarks.beside` measures some of the lines alone.
"""

import argparse
import os
import statistics
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from benchmarks import beside
from benchmarks.engine import USUAL
from benchmarks.results import ENVIRONMENT, ROOT, git, told


def _commit(name: str, game: str) -> str | None:
    """The short hash of a commit whose engine of that game can be measured; None if there is none of that name."""
    try:
        commit = git("rev-parse", "--short", f"{name}^{{commit}}").decode().strip()
        for needed in (f"{game}/game.py", "known.py", f"{game}/chance.py"):
            git("cat-file", "-e", f"{commit}:src/vorhand/games/{needed}")
    except subprocess.CalledProcessError:
        return None
    return commit


def _sources_of(commit: str, folder: Path) -> Path:
    with tarfile.open(fileobj=BytesIO(git("archive", commit, "src"))) as archive:
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


def _beside_a_commit(game: str, ruleset: str, against: str, runs: int, *, write: bool) -> None:
    commit = _commit(against, game)
    with tempfile.TemporaryDirectory() as folder:
        other = _sources_of(commit, Path(folder)) if commit else None
        figure, ratio = _in_turn(ROOT / "src", other, game, runs)
    compared = f"{ratio:.2f} x {commit}" if ratio is not None else "first figure"
    what, command = f"Python engine, random play, {ruleset}", f"python -m benchmarks --runs {runs}"
    told(what, f"{figure:,.0f} actions/s", compared, command, write=write)


def main() -> None:
    """Measure, print the lines and, if asked, add them to the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--against", default="HEAD", help="commit to compare with (default: the newest)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="add the lines to benchmarks/results.md")
    options = parser.parse_args()
    for game, ruleset in USUAL.items():
        _beside_a_commit(game, ruleset, options.against, options.runs, write=options.write)
    beside.measure(beside.ROWS, options.runs, write=options.write)


if __name__ == "__main__":
    main()
