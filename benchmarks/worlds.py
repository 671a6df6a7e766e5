"""How fast worlds are counted, drawn and listed: `python -m benchmarks.worlds [RULES...]`.

Moments of random deals, one seat each, before the first lead and in the middle of play; CPU time through the Python
face, rows into its buffers.
"""

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.known import game_of
from vorhand.solver.worlds import Space, space_of
from vorhand.testing.matches import random_match

MATCHES = 12
DRAWS = 50_000


def _spent(work: Callable[..., object], *arguments: object) -> float:
    began = time.process_time()
    work(*arguments)
    return time.process_time() - began


def _draw(space: Space) -> None:
    space.sample(DRAWS, seed=1)


def _moments(id: str) -> Iterator[tuple[int, Any]]:
    """Tricks played, and the observation of the seat to act: of every trick whose leader is to play."""
    ruleset = rulesets.load(id)
    for seed in range(MATCHES):
        for step in random_match(ruleset, seed):
            state: Any = step.after
            if state.phase == "play" and not state.trick:
                yield len(state.history), game_of(state).observe(state, Seat(state.actor))


def main(rules: list[str]) -> None:
    """Print the figures for each rule set, by how many tricks have been played."""
    for id in rules:
        by_tricks: dict[int, list[Any]] = {}
        for tricks, seen in _moments(id):
            by_tricks.setdefault(tricks, []).append(seen)
        for tricks, moments in sorted(by_tricks.items()):
            if len(moments) < MATCHES // 2:
                continue
            moments = moments[:MATCHES]
            made = [_spent(space_of, seen) for seen in moments]
            spaces = [space_of(seen) for seen in moments]
            drawn = [_spent(_draw, space) for space in spaces]
            most = max(space.count for space in spaces)
            print(
                f"{id}, {tricks} tricks played: {DRAWS / statistics.median(drawn):,.0f} worlds/s (slowest moment "
                f"{DRAWS / max(drawn):,.0f}), {statistics.median(made) * 1e6:.0f} us to count them, {most:,} at most"
            )


if __name__ == "__main__":
    main(sys.argv[1:] or ["bauernschnapsen/pagat", "bismarck/modern", "bismarck/finnish-partners"])
