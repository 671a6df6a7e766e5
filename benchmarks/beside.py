"""Ours beside other programs and beside the bar that it must reach, measured in turn, each in a process of its own.

    python -m benchmarks.beside [--runs N] [--deals N] [--write] [ROW...]

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

from benchmarks.deals import lines_of
from benchmarks.deals.bridge import BridgeDeal, BridgeEnding, hands_text
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
    lines: Callable[[int], Sequence[str]] = lambda deals: ()
    """What it reads, of so many deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A line of the table."""

    what: str
    unit: str | None = None
    """What is counted by the second, such as "decisions"; None where it is the time of a deal."""
    bar: str = _NO_BAR
    ours: str
    """A task of `benchmarks.native`."""
    peers: tuple[Peer, ...] = ()
    deals: int = 100
    """How many of a corpus, where the row has one."""
    runs: int = sys.maxsize
    """How many at most, where a run is long; CPU time of a search differs little from run to run."""


_BRIDGE = "bridge(use_double_dummy_result=false)"


def _openspiel(task: str, *games: str) -> tuple[Peer, ...]:
    return tuple(Peer(f"OpenSpiel {game.partition('(')[0]}", "openspiel", (task, game, "2")) for game in games)


def _bridge_deals(count: int) -> Sequence[str]:
    return [hands_text(BridgeDeal.parse(line).hands) for line in lines_of("bridge-1000")[:count]]


def _bridge_endings(count: int) -> Sequence[str]:
    endings = [BridgeEnding.parse(line) for line in lines_of("bridge-8")[:count]]
    return [f"{hands_text(ending.hands)} NT {ending.leader}" for ending in endings]


_FAST_LOOPS = (*_openspiel("cpp", _BRIDGE, "spades"), Peer("colver's playouts, cards", "contree", ("playouts", "20")))
_PYTHON_LOOPS = (*_openspiel("python", _BRIDGE, "euchre", "tarok"), Peer("colver", "contree", ("steps", "200")))
_CONTREE = Peer("colver, Belote Contree, 8 tricks", "contree", ("solve", "40"))
_PLAYED = {"bismarck": "bismarck/modern", "bauernschnapsen": "bauernschnapsen/pagat"}

ROWS = {
    "rules": Row(
        what="the specification in Python, random play, bismarck/modern; others over their native state",
        unit="decisions",
        ours="specification",
        peers=_PYTHON_LOOPS,
    ),
    **{
        f"{game}-twin": Row(
            what=f"native twin, random play from pack to score, {ruleset}",
            unit="decisions",
            bar="10,000,000",
            ours=f"{game}-twin",
            peers=_FAST_LOOPS,
        )
        for game, ruleset in _PLAYED.items()
    },
    **{
        f"{game}-steps": Row(
            what=f"Python loop over native deals, {ruleset}",
            unit="decisions",
            bar="400,000",
            ours=f"{game}-steps",
            peers=_PYTHON_LOOPS,
        )
        for game, ruleset in _PLAYED.items()
    },
    **{
        f"{game}-{task}": Row(
            what=f"VectorEnv, 4,096 deals, actions drawn and stepped, {with_what}, {ruleset}",
            unit="decisions",
            bar=bar,
            ours=f"{game}-{task}",
        )
        for game, ruleset in _PLAYED.items()
        for task, with_what, bar in (
            ("vector", "bare", "5,000,000"),
            ("features", "with features", "500,000, goal 1,000,000"),
        )
    },
    **{
        f"{game}-worlds": Row(
            what=f"worlds drawn by 10,000 at leads of random deals, counted before, {ruleset}",
            unit="worlds",
            bar="500,000",
            ours=f"{game}-worlds",
            peers=_openspiel("worlds", _BRIDGE, "euchre"),
        )
        for game, ruleset in _PLAYED.items()
    },
    "normal-5": Row(
        what="Normal game of Bauernschnapsen, whole deal",
        bar="mean 30 us, goal 20",
        ours="normal-5",
        peers=(_CONTREE,),
        deals=2000,
    ),
    "normal-4": Row(what="the same after the first trick", bar="mean 5 us", ours="normal-4", deals=2000),
    "normal-worlds": Row(
        what="all 34,650 worlds after the first trick of a Normal game",
        unit="worlds",
        bar="173,250 (34,650 in 0.2 s)",
        ours="normal-worlds",
        deals=5,
    ),
    "bridge": Row(
        what="the 20 results of a bridge deal, bridge-1000",
        bar="1.5 x the mean of DDS, goal 1",
        ours="bridge",
        peers=(Peer("DDS 2.9.0", "dds", ("table",), _bridge_deals), _CONTREE),
        deals=30,
        runs=3,
    ),
    "bridge-8": Row(
        what="bridge at no trump, 8 tricks to come, all cards scored, bridge-8",
        ours="bridge-8",
        peers=(Peer("DDS 2.9.0", "dds", ("scores",), _bridge_endings),),
        deals=100,
    ),
    **{
        f"bismarck-{word}-{tricks}": Row(
            what=f"the declarer against two, {asked}, {tricks} tricks to come",
            bar=bar,
            ours=f"bismarck-{word}-{tricks}",
            deals=deals,
            runs=1,
        )
        for word, asked, tricks, bar, deals in (
            ("nt", "no trump", 16, "median 150 ms, mean 1 s", 100),
            ("spades", "trump spades", 16, "median 350 ms, mean 2.5 s", 100),
            ("pass", "Pass", 12, "median 15 ms", 100),
            ("pass", "Pass", 16, "median 6 s, goal 1.5 s", 20),
        )
    },
    **{
        f"maxn-{word}-7": Row(
            what=f"everybody for himself (max^n), {asked}, 7 tricks to come, all cards scored",
            bar="median 1 ms",
            ours=f"maxn-{word}-7",
            deals=100,
            runs=3,
        )
        for word, asked in (("nt", "no trump"), ("spades", "trump spades"), ("pass", "Pass"))
    },
}
"""By name, in the order of the table."""


def measure(names: Iterable[str], runs: int, *, deals: int | None = None, write: bool) -> None:
    """Measure these rows, print their lines and, if asked, add them to the results.

    `deals`: how many of a corpus, for rows that have one; None is what each row says.
    """
    for name in names:
        row = ROWS[name]
        ours, theirs = _in_turn(row, min(runs, row.runs), deals or row.deals)
        bar = [] if row.bar == _NO_BAR else [f"bar {row.bar}"]
        others = [f"{label}: {answers}" for label, answers in theirs.items()]
        command = f"python -m benchmarks.beside --runs {runs} {name}"
        told(row.what, ours, "; ".join(bar + others), command, write=write)


def _in_turn(row: Row, runs: int, deals: int) -> tuple[str, dict[str, str]]:
    """The figure of ours and those of the others, or the sentence that says why there is none, run A B C A B C."""
    ours: list[Any] = []
    theirs: dict[str, list[Any] | str] = {}
    for _ in range(runs):
        ours.append(_ask_ours(row.ours, deals))
        for peer in row.peers:
            so_far = theirs.setdefault(peer.label, [])
            if isinstance(so_far, str):
                continue
            try:
                so_far.append(ask(peer.script, *peer.arguments, lines=peer.lines(deals)))
            except PeerMissingError as missing:
                theirs[peer.label] = str(missing)
    written = {label: it if isinstance(it, str) else _figure(it, row.unit) for label, it in theirs.items()}
    return _figure(ours, row.unit), written


def _ask_ours(task: str, deals: int) -> Any:
    command = [sys.executable, "-m", "benchmarks.native", task, str(deals)]
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
    parser.add_argument("--deals", type=int, help="how many of a corpus (default: what is soon measured)")
    parser.add_argument("--write", action="store_true", help="add the lines to benchmarks/results.md")
    options = parser.parse_args()
    if unknown := sorted({*options.rows} - ROWS.keys()):
        parser.error(f"no row is called {', '.join(unknown)}; there are {', '.join(ROWS)}")
    measure(options.rows or ROWS, options.runs, deals=options.deals, write=options.write)


if __name__ == "__main__":
    main()
