"""Actions per second of the Python engine: random players, whole matches of a game's usual rule set, one core.

    python -m benchmarks.engine [GAME]

An action is a player's action; dealing counts as time, not as an action. Prints one number.
"""

import random
import sys
import time

from vorhand import rulesets
from vorhand.games.base import NATURE
from vorhand.games.known import GAMES
from vorhand.testing.draws import FastDraws

__all__ = ["USUAL", "actions_per_second"]

USUAL = {"bismarck": "bismarck/modern", "bauernschnapsen": "bauernschnapsen/pagat"}
"""The rule set that each game is measured with."""
_MATCHES = {"bismarck": 12, "bauernschnapsen": 1500}


def actions_per_second(name: str, seed: int = 1944) -> float:
    """The mean over some matches of that game, in CPU time of this process."""
    game, ruleset, rng = GAMES[name], rulesets.load(USUAL[name]), random.Random(seed)
    draws, actions = FastDraws(rng), 0
    began = time.process_time()
    for _ in range(_MATCHES[name]):
        state = game.start(ruleset)
        while (actor := state.actor) is not None:
            if actor is NATURE:
                action = game.chance(state, draws)
            else:
                legal = game.legal_actions(state, actor)
                action = legal[int(rng.random() * len(legal))]
                actions += 1
            state = game.apply(state, actor, action).state
    return actions / (time.process_time() - began)


if __name__ == "__main__":
    print(actions_per_second(sys.argv[1] if len(sys.argv) > 1 else "bismarck"))
