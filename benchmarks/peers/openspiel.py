"""OpenSpiel in its own environment: `python benchmarks/peers/openspiel.py cpp|python|worlds GAME SECONDS`, one core.

Random play of whole games, a player's action being a decision, by OpenSpiel's own loop in C++ or by one in Python; and
hidden hands drawn anew in the middle of a game. Prints JSON: the version, how many, and the CPU seconds that took.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel

SEED = 1944


def cpp(game: Any, seconds: float, _rng: random.Random) -> tuple[int, float]:
    """Decisions of uniformly random bots; neither bots nor loop are Python."""
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    decisions, spent, seed = 0, 0.0, SEED
    while spent < seconds:
        state, began = game.new_initial_state(), time.process_time()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - began
        decisions += sum(step.player >= 0 for step in state.full_history())
        seed += 1
    return decisions, spent


def python(game: Any, seconds: float, rng: random.Random) -> tuple[int, float]:
    """Decisions of a loop in Python: list the legal actions, draw one, do it. Cards are dealt so too, uncounted."""
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
    return decisions, time.process_time() - began


def worlds(game: Any, seconds: float, rng: random.Random) -> tuple[int, float]:
    """States drawn that a player cannot tell from the true one, half-way through random games."""
    drawn, spent = 0, 0.0
    while spent < seconds:
        whole = game.new_initial_state()
        while not whole.is_terminal():
            whole.apply_action(rng.choice(whole.legal_actions()))
        state = game.new_initial_state()
        for action in whole.history()[: 3 * len(whole.history()) // 4]:
            state.apply_action(action)
        if (player := state.current_player()) < 0:
            continue
        began = time.process_time()
        for _ in range(100):
            state.resample_from_infostate(player, rng.random)
        spent += time.process_time() - began
        drawn += 100
    return drawn, spent


TASKS: dict[str, Callable[[Any, float, random.Random], tuple[int, float]]] = {
    "cpp": cpp,
    "python": python,
    "worlds": worlds,
}


def main() -> None:
    """Do the task that the command line names."""
    task, name, seconds = sys.argv[1:]
    count, spent = TASKS[task](pyspiel.load_game(name), float(seconds), random.Random(SEED))
    print(json.dumps({"version": f"open_spiel {version('open_spiel')}", "count": count, "seconds": [spent]}))


if __name__ == "__main__":
    main()
