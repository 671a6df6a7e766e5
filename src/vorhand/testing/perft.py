"""Counts how many ways a deal can go on: the test of a game that misses nothing, after the perft of chess programs."""

from typing import Any

from vorhand.games.base import AnyGame, AnyState, Event, Office
from vorhand.games.events import Scored
from vorhand.games.known import game_of

__all__ = ["perft"]


def perft(state: AnyState, depth: int) -> int:
    """The number of different sequences of `depth` actions of players from here to the end of the deal.

    A sequence that comes to the end of the deal, or to a moment that waits for chance, counts once and goes no further.
    Raises ValueError for a depth below 0.

    >>> from vorhand.games.bismarck import GAME, Ruleset
    >>> perft(GAME.start(Ruleset(id="bismarck/modern", source="pagat")), 5)
    1
    """
    if depth < 0:
        raise ValueError(f"{depth}: a depth is 0 or more")
    return _count(game_of(state), state, (), depth)


def _count(game: AnyGame, state: Any, events: tuple[Event, ...], depth: int) -> int:
    """The sequences from a state that the events have led to."""
    actor = state.actor
    if depth == 0 or actor is None or isinstance(actor, Office) or any(isinstance(e, Scored) for e in events):
        return 1
    legal = game.legal_actions(state, actor)
    if depth == 1:
        return len(legal)
    return sum(_count(game, *game.apply(state, actor, action), depth - 1) for action in legal)
