"""The soak itself: a server, parties, and somebody who watches from outside."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.server.running import ServerProcess, run
from tests.server.soak.people import Account, Pace, Party
from tests.server.soak.verdict import Bar, bars
from tests.server.soak.watcher import Sample, Scene, read_samples

__all__ = ["Soak", "soak"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Soak:
    """How long, how much, how."""

    seconds: float
    tables: int
    pace: Pace
    every_s: float
    """How often a sample is taken."""
    rest_s: float
    """How long to wait, once everybody has left, for what they leave behind to go."""


def soak(server: ServerProcess, how: Soak, folder: Path, tasks: Path, say: Callable[[str], None]) -> list[Bar]:
    """Soak a server that has just started; the bars, and in the folder all samples."""
    out = folder / "samples.jsonl"
    scene = Scene(port=server.port, pid=server.pid, store=str(server.store), tasks=str(tasks), every_s=how.every_s)
    with (folder / "watcher.log").open("wb") as told:
        watcher = subprocess.Popen(
            [sys.executable, "-m", "tests.server.soak.watcher", json.dumps(asdict(scene)), str(out)], stderr=told
        )
    account = Account()
    try:
        samples, idle, after = run(_evening(server, how, out, account, say))
    finally:
        watcher.terminate()
        watcher.wait(10)
    return bars(samples, idle, after, account, server.log.read_text().splitlines())


async def _evening(
    server: ServerProcess, how: Soak, out: Path, account: Account, say: Callable[[str], None]
) -> tuple[list[Sample], Sample, Sample]:
    # The first may come before the server has told of its tasks.
    idle = (await _samples(out, 2))[-1]
    until = time.monotonic() + how.seconds
    parties = [Party(server, number, account=account, pace=how.pace) for number in range(how.tables)]
    telling = asyncio.create_task(_tell(out, account, say))
    await asyncio.gather(asyncio.sleep(how.seconds), *(party.spend(until) for party in parties))
    telling.cancel()
    samples = await _samples(out, 3)
    await asyncio.sleep(how.rest_s)
    after = (await _samples(out, len(samples) + 2))[-1]
    return samples, idle, after


async def _samples(out: Path, least: int) -> list[Sample]:
    """The samples, once there are so many."""
    by = time.monotonic() + 60
    while len(found := read_samples(out)) < least:
        assert time.monotonic() < by, f"the watcher has seen nothing: {(out.parent / 'watcher.log').read_text()}"
        await asyncio.sleep(0.1)
    return found


async def _tell(out: Path, account: Account, say: Callable[[str], None]) -> None:
    while True:
        await asyncio.sleep(30)
        seen = read_samples(out)[-1]
        waits = sorted(account.answers_ms)
        slowest = f"{len(waits)} acts, slowest answer {waits[-1] if waits else 0:.0f} ms"
        say(f"{seen} {slowest}; {len(account.faults)} faults, {len(account.closed)} closed")
