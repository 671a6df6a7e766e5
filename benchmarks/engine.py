"""Actions per second of the Python engine: random players, whole matches of the modern game, one core.

An action is a player's action; dealing counts as time, not as an action. Prints one number.
"""

import random
import time

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME, Deal, DrawDealer, Phase


def actions_per_second(matches: int = 12, seed: int = 1944) -> float:
    """The mean over so many matches, in CPU time of this process."""
    ruleset, rng = rulesets.load("bismarck/modern"), random.Random(seed)
    cards, actions = list(ruleset.cards), 0
    began = time.process_time()
    for _ in range(matches):
        state = GAME.start(ruleset)
        while (actor := state.actor) is not None:
            if actor is NATURE:
                rng.shuffle(cards)
                first = state.phase is Phase.DRAW_DEALER
                state = GAME.apply(state, actor, DrawDealer(Seat(0)) if first else Deal(tuple(cards))).state
            else:
                legal = GAME.legal_actions(state, actor)
                state = GAME.apply(state, actor, legal[int(rng.random() * len(legal))]).state
                actions += 1
    return actions / (time.process_time() - began)


if __name__ == "__main__":
    print(actions_per_second())
