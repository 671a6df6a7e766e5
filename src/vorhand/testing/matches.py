"""Random matches: every action legal, every choice from a seed."""

import random
from collections.abc import Iterator

from vorhand.games.base import NATURE, Turn
from vorhand.games.bismarck import GAME
from vorhand.games.bismarck.actions import Action, Deal
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.games.bismarck.state import State
from vorhand.records import Entry, Nonce, Replay, chance_index, nature_action, nonce_from_seed

__all__ = ["random_action", "random_match"]


def random_action(state: State, actor: Turn, nonce: Nonce, rng: random.Random) -> Action:
    """A legal action of whoever is to act: chance by the nonce, a player by `rng`, every action equally likely."""
    if actor is NATURE:
        return nature_action(state, nonce)
    return rng.choice(GAME.legal_actions(state, actor))


def random_match(ruleset: Ruleset, seed: int) -> Iterator[Replay]:
    """A whole match of random players, step by step; the same for the same seed."""
    state, rng, dealt = GAME.start(ruleset), random.Random(seed), 0
    while (actor := GAME.to_act(state)) is not None:
        nonce = nonce_from_seed(seed, chance_index(state, dealt))
        action = random_action(state, actor, nonce, rng)
        after, events = GAME.apply(state, actor, action)
        yield Replay(state, Entry(actor, action), after, events)
        dealt += isinstance(action, Deal)
        state = after
