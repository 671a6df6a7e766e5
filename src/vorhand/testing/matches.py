"""Random matches of any game: every action legal, every choice from a seed."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

from vorhand.games.actions import Deal
from vorhand.games.base import NATURE, AnyRuleset, AnyState, Turn
from vorhand.games.known import game_of
from vorhand.records import Entry, Nonce, Replay, chance_index, nature_action, nonce_from_seed

__all__ = ["random_action", "random_match", "replayed_from"]


def random_action(state: AnyState, actor: Turn, nonce: Nonce, rng: random.Random) -> Any:
    """A legal action of whoever is to act: chance by the nonce, a player by `rng`, every action equally likely."""
    if actor is NATURE:
        return nature_action(state, nonce)
    return rng.choice(game_of(state).legal_actions(state, actor))


def random_match(ruleset: AnyRuleset, seed: int) -> Iterator[Replay]:
    """A whole match of random players, step by step; the same for the same seed."""
    game = game_of(ruleset)
    state, rng, dealt = game.start(ruleset), random.Random(seed), 0
    while (actor := game.to_act(state)) is not None:
        nonce = nonce_from_seed(seed, chance_index(state, dealt))
        action = random_action(state, actor, nonce, rng)
        after, events = game.apply(state, actor, action)
        yield Replay(state, Entry(actor, action), after, events)
        dealt += isinstance(action, Deal)
        state = after


def replayed_from(state: AnyState, entries: Iterable[Entry]) -> Iterator[Replay]:
    """How a match goes on with these entries, step by step; IllegalActionError at the first that the rules refuse."""
    game = game_of(state)
    for entry in entries:
        after, events = game.apply(state, entry.actor, entry.action)
        yield Replay(state, entry, after, events)
        state = after
