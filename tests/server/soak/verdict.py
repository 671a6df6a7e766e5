"""Which bars a soak has kept, from what was seen. A pure function, so that each bar can be seen to fail.

**Flat** means: in the last two thirds of the time, while as many tables are begun as are let go, the line through the
memory (Theil and Sen's, the median of all slopes, which single peaks do not move) grows by no more than a twentieth of
its height. A server that kept the tables that were left would keep some twenty in every minute of the usual pace, each
about as large as those that make up its height now, and grow by more than that in the first of its minutes.
"""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.server.soak.people import Account
from tests.server.soak.watcher import Sample

__all__ = ["Bar", "bars", "growth"]

MOST_STALL_MS = 1000.0
MOST_GROWTH = 0.05
MOST_WAL_MB = 16.0
"""SQLite writes the log back at 4 MB; more means that somebody keeps it from doing so."""
SPARE_FDS = 4
SPARE_TASKS = 4
SHORT_S = 1000.0
"""Less than that does not tell whether memory grows: tables are kept for minutes after everybody has left."""
WANTED = ("act", "table", "arrive", "reload", "lose the line", "talk", "ready", "look at a page")
"""What must have happened, or the soak tells nothing."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: `kept` is None where this soak cannot tell."""

    name: str
    kept: bool | None
    figure: str

    def __str__(self) -> str:
        word = {True: "ok", False: "FAILED", None: "open"}[self.kept]
        return f"{word:<7}{self.name}: {self.figure}"


def growth(points: Sequence[tuple[float, float]]) -> float:
    """By which part of its median a figure grows over the whole time, by the median of all slopes."""
    slopes = [(b - a) / (t - s) for (s, a), (t, b) in combinations(points, 2) if t > s]
    if not slopes:
        return 0.0
    return statistics.median(slopes) * (points[-1][0] - points[0][0]) / statistics.median(y for _, y in points)


def bars(samples: Sequence[Sample], idle: Sample, after: Sample, account: Account, log: Sequence[str]) -> list[Bar]:
    """All bars. `idle` was seen before anybody came, `after` once everybody had left and tables were let go."""
    settled = [sample for sample in samples if sample.at_s > samples[-1].at_s / 3]
    return [
        _flat("memory of the server", [(one.at_s, one.rss_mb) for one in settled], samples[-1].at_s),
        _flat("memory of the bots", [(one.at_s, one.bots_mb) for one in settled], samples[-1].at_s),
        _no_stall(samples),
        _nothing("lines in the log", [line for line in log if line.strip()]),
        _nothing("tables that stood still", account.still),
        _nothing("sockets that the server closed", account.closed),
        _nothing("faults", account.faults),
        _back("open files", idle.fds, after.fds, max(one.fds for one in samples), SPARE_FDS),
        _back("tasks", idle.tasks, after.tasks, max(one.tasks for one in samples), SPARE_TASKS)
        if after.tasks
        else Bar("tasks", None, "not counted"),
        _small_wal(samples),
        _enough(account),
    ]


def _flat(name: str, points: Sequence[tuple[float, float]], whole_s: float) -> Bar:
    grown = growth(points)
    heights = [height for _, height in points]
    during_s = points[-1][0] - points[0][0]
    figure = f"{heights[0]:.0f} to {heights[-1]:.0f} MB, highest {max(heights):.0f}"
    told = f"{figure}; grows by {100 * grown:.1f} % in {during_s:.0f} s"
    return Bar(name, None if whole_s < SHORT_S else grown <= MOST_GROWTH, told)


def _no_stall(samples: Sequence[Sample]) -> Bar:
    own, whole = max(one.own_ms for one in samples), max(one.ping_ms for one in samples)
    usual = statistics.median(one.ping_ms for one in samples)
    figure = f"slowest ping {own:.0f} ms of its own, {whole:.0f} ms with waiting for a processor; usually {usual:.0f}"
    return Bar("stalls", own <= MOST_STALL_MS, figure)


def _nothing(name: str, found: Sequence[str]) -> Bar:
    return Bar(name, not found, "none" if not found else f"{len(found)}, such as: {' | '.join(found[:3])}")


def _back(name: str, before: int, after: int, most: int, spare: int) -> Bar:
    return Bar(name, after <= before + spare, f"{before} before, {most} at most, {after} when all had left")


def _small_wal(samples: Sequence[Sample]) -> Bar:
    most = max(one.wal_mb for one in samples)
    figure = f"write-ahead log {most:.1f} MB at most, the store itself {samples[-1].store_mb:.1f} MB"
    return Bar("files", most <= MOST_WAL_MB, figure)


def _enough(account: Account) -> Bar:
    missing = [what for what in WANTED if not account.did[what]]
    told = ", ".join(f"{count} x {what}" for what, count in account.did.most_common())
    told += f"; refused {dict(account.refused)}"
    return Bar("what happened", not missing, told + (f"; missing: {missing}" if missing else ""))
