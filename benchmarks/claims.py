"""What it costs to prove a claim and to see that a result is fixed: `python -m benchmarks.claims [RULES...]`.

Random matches; CPU time of one question, asked after every action.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

from vorhand import rulesets
from vorhand.games.base import NATURE
from vorhand.games.known import game_of
from vorhand.study import claim_of, settled
from vorhand.testing.matches import random_match

MATCHES = 4


def _asks(state: Any) -> Any:
    return claim_of(game_of(state).observe(state, state.actor))


def _figures(question: Callable[[Any], Any], states: list[Any]) -> str:
    spent, yes = [], 0
    for state in states:
        began = time.process_time()
        yes += question(state) is not None
        spent.append(time.process_time() - began)
    spent.sort()
    mean, last = sum(spent) / len(spent) * 1e6, len(spent) - 1
    return f"mean {mean:.0f} us, p99 {spent[last * 99 // 100] * 1e3:.1f} ms, max {spent[last] * 1e3:.1f} ms, {yes} yes"


def main(rules: list[str]) -> None:
    """Print both figures for each rule set."""
    for id in rules:
        ruleset = rulesets.load(id)
        steps = [step for seed in range(MATCHES) for step in random_match(ruleset, seed)]
        states: list[Any] = [step.after for step in steps if step.after.actor not in (None, NATURE)]
        for name, question in (("claim", _asks), ("settled", settled)):
            print(f"{id}: {name}: {len(states)} moments, {_figures(question, states)}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["bismarck/modern", "bauernschnapsen/pagat"])
