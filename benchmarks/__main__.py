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

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results.md"
ENVIRONMENT = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], check=True, capture_output=True).stdout


def _commit(name: str) -> str | None:
    """The short hash of a commit that has an engine; None if there is none of that name."""
    try:
        commit = _git("rev-parse", "--short", f"{name}^{{commit}}").decode().strip()
        _git("cat-file", "-e", f"{commit}:src/vorhand/games/bismarck/game.py")
    except subprocess.CalledProcessError:
        return None
    return commit


def _sources_of(commit: str, folder: Path) -> Path:
    with tarfile.open(fileobj=BytesIO(_git("archive", commit, "src"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def _measure(sources: Path) -> float:
    # The module is this tree's in both cases; only the engine differs. Without `site` (-S) the editable install of
    # this tree cannot come before the path.
    path = [str(sources), str(ROOT), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    environment = {**ENVIRONMENT, "PYTHONPATH": os.pathsep.join(path)}
    command = [sys.executable, "-S", "-m", "benchmarks.engine"]
    run = subprocess.run(command, check=True, capture_output=True, env=environment, text=True)
    return float(run.stdout)


def _in_turn(one: Path, other: Path | None, runs: int) -> tuple[float, float | None]:
    """Median of this tree, and the median ratio to the other, run A B A B."""
    ours, ratios = [], []
    for _ in range(runs):
        ours.append(_measure(one))
        if other is not None:
            ratios.append(ours[-1] / _measure(other))
    return statistics.median(ours), statistics.median(ratios) if ratios else None


def main() -> None:
    """Measure, print a row and, if asked, add it to the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--against", default="HEAD", help="commit to compare with (default: the newest)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="add the row to benchmarks/results.md")
    options = parser.parse_args()
    against = _commit(options.against)
    with tempfile.TemporaryDirectory() as folder:
        other = _sources_of(against, Path(folder)) if against else None
        figure, ratio = _in_turn(ROOT / "src", other, options.runs)
    dirty = "+" if _git("status", "--porcelain", "--", "src").strip() else ""
    head = (_commit("HEAD") or "none") + dirty
    beside = f"{ratio:.2f} x {against}" if ratio is not None else "first figure"
    command = f"python -m benchmarks --runs {options.runs}"
    what = "Python engine, random play, modern"
    row = f"| {datetime.now(UTC):%Y-%m-%d} | {head} | {what} | {figure:,.0f} actions/s | {beside} | `{command}` |"
    print(row)
    if options.write:
        with RESULTS.open("a") as stream:
            stream.write(row + "\n")


if __name__ == "__main__":
    main()
