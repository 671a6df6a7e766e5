"""Counts how many ways a deal can go on: the test of a game that misses nothing, after the perft of chess programs."""

from vorhand.games.base import Office
from vorhand.games.bismarck import GAME, State

__all__ = ["perft"]


def perft(state: State, depth: int) -> int:
    """The number of different sequences of `depth` actions of players from here to the end of the deal.

    A sequence that comes to the end of the deal, or to a moment that waits for chance, counts once and goes no further.
    Raises ValueError for a depth below 0.

    >>> from vorhand.games.bismarck import Ruleset
    >>> perft(GAME.start(Ruleset(id="bismarck/modern", source="pagat")), 5)
    1
    """
    if depth < 0:
        raise ValueError(f"{depth}: a depth is 0 or more")
    return _count(state, depth, len(state.standing.results))


def _count(state: State, depth: int, deals: int) -> int:
    actor = state.actor
    if depth == 0 or actor is None or isinstance(actor, Office) or len(state.standing.results) != deals:
        return 1
    legal = GAME.legal_actions(state, actor)
    if depth == 1:
        return len(legal)
    return sum(_count(GAME.apply(state, actor, action).state, depth - 1, deals) for action in legal)
