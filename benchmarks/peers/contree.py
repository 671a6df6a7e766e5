"""colver, Belote Contree, in its own environment: `python benchmarks/peers/contree.py solve|playouts|steps COUNT`.

Deals 0 to COUNT - 1 of colver's own seeds, the trump in turn, at the first of eight tricks, one core. Prints JSON: the
version, the CPU seconds by deal, and how many deals, cards or decisions that was.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

import colver

SEED = 1944
PLAYOUTS = 20_000


def _at_the_first_lead(number: int) -> colver.Env:
    env = colver.Env.deal(dealer=0, seed=number)
    env.set_contract(number % 4, 80, 0, 0)
    env.set_phase_playing()
    return env


def solve(number: int) -> tuple[int, float]:
    """All cards of the first lead scored, with all hands seen."""
    env = _at_the_first_lead(number)
    began = time.process_time()
    env.solve_scores()
    return 1, time.process_time() - began


def playouts(number: int) -> tuple[int, float]:
    """Cards of random playouts of 32, in Rust."""
    env = _at_the_first_lead(number)
    began = time.process_time()
    env.rollout(PLAYOUTS)
    return 32 * PLAYOUTS, time.process_time() - began


def steps(number: int) -> tuple[int, float]:
    """Decisions of a whole deal in a loop in Python, auction and observations included."""
    env, rng, decisions = colver.Env.deal(dealer=0, seed=number), random.Random(SEED + number), 0
    began = time.process_time()
    while not env.is_terminal():
        legal = env.legal_actions()
        env.step(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions, time.process_time() - began


TASKS: dict[str, Callable[[int], tuple[int, float]]] = {"solve": solve, "playouts": playouts, "steps": steps}


def main() -> None:
    """Do the task that the command line names."""
    done = [TASKS[sys.argv[1]](number) for number in range(int(sys.argv[2]))]
    counts, seconds = zip(*done, strict=True)
    print(json.dumps({"version": f"colver {version('colver')}", "count": sum(counts), "seconds": seconds}))


if __name__ == "__main__":
    main()
