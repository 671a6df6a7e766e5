"""Counts how many ways a deal can go on: the test of a game that misses nothing, after the perft of chess programs."""

from vorhand.cards import Seat
from vorhand.games.base import Office
from vorhand.games.bismarck import GAME, State

__all__ = ["perft"]


def perft(state: State, depth: int) -> int:
    """The number of different sequences of `depth` actions of players from here to the end of the deal.

    A sequence that comes to the end of the deal, or to a moment that waits for chance, counts once and goes no further.

    >>> from vorhand.notation import parse_deal_string
    >>> string = "bismarck/spel-pass dealer=2 contract=nt-win fate=left kitty=KCQCKDQD won=5,5,4 hands=2C.2D../3C.3D../4C.4D.."
    """
    return _count(state, depth, len(state.standing.results))


def _count(state: State, depth: int, deals: int) -> int:
    actor = state.actor
    over = actor is None or isinstance(actor, Office) or len(state.standing.results) != deals
    if depth == 0 or over:
        return 1
    legal = GAME.legal_actions(state, Seat(actor))
    if depth == 1:
        return len(legal)
    return sum(_count(GAME.apply(state, actor, action).state, depth - 1, deals) for action in legal)
