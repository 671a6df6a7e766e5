"""A process of its own beside the server: pings it ten times a second, and reads what the kernel knows about it.

A ping that took long may tell of the server, or of processors that others had: the kernel counts how long a process was
ready and had none. What is left of the ping after that is the server's own.
"""

import asyncio
import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.server.wire import Wire

__all__ = ["Sample", "Scene", "read_samples"]

_PING_S = 0.1
_WIRES = 3
"""So many sockets take turns, since each may say only so much."""
_OWN = os.getpid()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is watched; also the address for the sockets that ping."""

    port: int
    pid: int
    store: str
    tasks: str
    """The file in which the server tells how many tasks it has; may be missing."""
    every_s: float

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """What was seen in a few seconds."""

    at_s: float
    """Since the watching began."""
    ping_ms: float
    """The slowest ping."""
    own_ms: float
    """The slowest after what was spent waiting for a processor."""
    rss_mb: float
    bots_mb: float
    fds: int
    threads: int
    tasks: int
    store_mb: float
    wal_mb: float


def _waits(pid: int) -> dict[str, int]:
    """How long each thread of a process has been ready and had no processor, in nanoseconds."""
    found = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found[task.name] = int((task / "schedstat").read_text().split()[1])
    return found


def _starved_ms(before: dict[str, int], after: dict[str, int]) -> float:
    return max((after[task] - before.get(task, after[task]) for task in after), default=0) / 1e6


def _rss_mb(pid: int) -> float:
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def _size_mb(path: str) -> float:
    file = Path(path)
    return file.stat().st_size / 1e6 if file.exists() else 0.0


def _number_in(path: str) -> int:
    with suppress(OSError, ValueError):
        return int(Path(path).read_text())
    return 0


def _look(scene: Scene, at_s: float, ping_ms: float, own_ms: float) -> Sample:
    pid = scene.pid
    return Sample(
        at_s=round(at_s, 1),
        ping_ms=round(ping_ms, 1),
        own_ms=round(own_ms, 1),
        rss_mb=round(_rss_mb(pid), 1),
        bots_mb=round(max(map(_rss_mb, _children(pid)), default=0.0), 1),
        fds=len(list(Path(f"/proc/{pid}/fd").iterdir())),
        threads=len(list(Path(f"/proc/{pid}/task").iterdir())),
        tasks=_number_in(scene.tasks),
        store_mb=round(_size_mb(scene.store), 2),
        wal_mb=round(_size_mb(f"{scene.store}-wal"), 2),
    )


async def _wires(scene: Scene) -> list[Wire]:
    """Sockets at tables of their own, where nothing else happens."""
    wires = [Wire(scene, f"w{number}") for number in range(_WIRES)]
    for wire in wires:
        made = json.loads(await wire.http("POST", "/api/tables", {"name": "Watch"}))
        await wire.connect(made["table"])
    return wires


async def _watch(scene: Scene, out: Path) -> None:
    wires, began, count = await _wires(scene), time.monotonic(), 0
    with out.open("w") as file:
        while Path(f"/proc/{scene.pid}/fd").exists():
            slowest, own, until = 0.0, 0.0, time.monotonic() + scene.every_s
            while time.monotonic() < until:
                wire, count = wires[count % _WIRES], count + 1
                before, mine, asked = _waits(scene.pid), _waits(_OWN), time.monotonic()
                await wire.ask("ping")
                took = 1000 * (time.monotonic() - asked)
                starved = _starved_ms(before, _waits(scene.pid)) + _starved_ms(mine, _waits(_OWN))
                wire.received.clear()
                slowest, own = max(slowest, took), max(own, took - starved)
                await asyncio.sleep(max(0.0, _PING_S - took / 1000))
            sample = _look(scene, time.monotonic() - began, slowest, own)
            file.write(json.dumps(asdict(sample)) + "\n")
            file.flush()


def read_samples(out: Path) -> list[Sample]:
    """What a watcher has written so far."""
    lines = out.read_text().splitlines() if out.exists() else []
    return [Sample(**json.loads(line)) for line in lines]


if __name__ == "__main__":
    asyncio.run(_watch(Scene(**json.loads(sys.argv[1])), Path(sys.argv[2])))
