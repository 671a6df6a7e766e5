"""How long an acknowledged move takes with 50 tables of one person and two bots each: a real server, file and sockets.

People think half a second on average. Prints the 95th percentile from sending a move to its acknowledgement, in
milliseconds: receipt, rules, a durable commit and the answer, with the load generator on the same cores.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.running import Player, ServerProcess, run

TABLES = 50
SECONDS = 30.0
THINK_S = 0.5


async def _sit(server: ServerProcess, number: int, until: float, waited: list[float]) -> None:
    person, rng = Player(server, f"P{number}"), random.Random(number)
    await person.create(start=True)
    await person.connect()
    while time.monotonic() < until and person.view["stage"] == "playing":
        command = person.wanted(rng)
        if command is None:
            await person.take()
            continue
        await asyncio.sleep(rng.expovariate(1 / THINK_S))
        sent = time.monotonic()
        await person.send(command)
        await person.answer_to(command["id"])
        waited.append(1000 * (time.monotonic() - sent))
        await person.news()


async def _evening(server: ServerProcess, tables: int, seconds: float) -> list[float]:
    waited: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(_sit(server, number, until, waited) for number in range(tables)))
    return waited


def waiting_ms(tables: int = TABLES, seconds: float = SECONDS) -> list[float]:
    """Milliseconds that people waited for each acknowledgement."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), bot_delay_s=0.7)
        try:
            return run(_evening(server, tables, seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    waits = waiting_ms()
    cuts = statistics.quantiles(waits, n=100)
    print(
        f"{len(waits)} moves, {len(waits) / SECONDS:.0f} a second; p50 {cuts[49]:.1f}, p95 {cuts[94]:.1f}, "
        f"p99 {cuts[98]:.1f} ms",
        file=sys.stderr,
    )
    print(cuts[94])
