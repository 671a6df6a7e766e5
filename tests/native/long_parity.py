"""`make parity`: 10,000 random deals of every rule set through both engines, on all cores.

    python -m tests.native.long_parity [--deals N] [--game ID]

Prints a line for every rule set and ends with 1 if the engines differ anywhere.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.generated_houses import COUNT, built
from tests.native import bauernschnapsen_parity, bismarck_parity
from vorhand import rulesets
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.testing.bauernschnapsen.generated import generated_rulesets

__all__ = ["main"]

_SAME_DEALS: dict[str, Callable[..., int]] = {
    "bismarck": bismarck_parity.same_deals,
    "bauernschnapsen": bauernschnapsen_parity.same_deals,
}
"""By game: plays so many deals of a rule set through both engines, AssertionError where they differ."""


@dataclass(frozen=True)
class _House:
    game: str
    id: str
    number: int | None = None
    """Of a generated rule set."""


def _houses(game: str) -> Iterator[_House]:
    ids = [id for id in rulesets.BUILT_IN if id.startswith(f"{game}/")]
    yield from (_House(game, id) for id in ids)
    yield from (_House(game, f"{id}+{option}") for id in ids for option in rulesets.options_of(id))
    generated = (number for number in range(COUNT) if game != "bismarck" or isinstance(built(number), Ruleset))
    yield from (_House(game, f"{game}, generated {number}", number) for number in generated)


@cache
def _generated_bauernschnapsen() -> list[Any]:
    return list(generated_rulesets(COUNT))


def _ruleset_of(house: _House) -> Any:
    if house.number is None:
        return rulesets.load(house.id)
    return built(house.number) if house.game == "bismarck" else _generated_bauernschnapsen()[house.number]


def _check(house: _House, deals: int) -> tuple[int, float, str]:
    """Actions compared, CPU seconds, and what is wrong."""
    began = time.process_time()
    ruleset = _ruleset_of(house)
    try:
        compared = _SAME_DEALS[house.game](ruleset, seed=house.number or 0, deals=deals)
    except AssertionError as error:
        return 0, time.process_time() - began, f"the engines differ at {error}"
    return compared, time.process_time() - began, ""


def main() -> None:
    """Check all rule sets, or those of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.native.long_parity", description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000, help="deals a rule set (default: 10,000)")
    parser.add_argument("--game", choices=_SAME_DEALS, help="one game only")
    options = parser.parse_args()
    houses = [house for game in _SAME_DEALS if options.game in (None, game) for house in _houses(game)]
    actions, seconds, failed = 0, 0.0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(_check, house, options.deals): house for house in houses}
        for done in as_completed(running):
            compared, took, wrong = done.result()
            actions, seconds, failed = actions + compared, seconds + took, failed + bool(wrong)
            print(f"{running[done].id}: {wrong or f'{compared:,} actions'}", flush=True)
    print(f"{len(houses)} rule sets, {actions:,} actions, {seconds:,.0f} s of CPU time, {failed} differ")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
