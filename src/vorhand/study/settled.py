"""Whether the result of a deal is fixed: every continuation from the true state gives the same scores.

Only the table asks, and only if its terms say so: it looks at hidden cards, and that it does not end a deal tells
everybody that something is still open. Exact, or not at all: past a number of moments looked at it gives up.
"""

from typing import Any

from vorhand.games.base import AnyState
from vorhand.games.events import Scored
from vorhand.games.known import game_of
from vorhand.study.known import key_of

__all__ = ["LAST_CARDS", "NODES", "settled"]

NODES = 600
"""So many moments are looked at, some 20 ms, before the answer is that nobody knows."""
LAST_CARDS = 5
"""Nobody looks before every hand has at most so many cards."""


class _OpenError(Exception):
    """Two continuations differ, or there are too many to be sure."""


def settled(state: AnyState, nodes: int = NODES) -> tuple[int, ...] | None:
    """The scores by seat that every continuation of the present deal gives; None if they differ, or in doubt.

    A Normal game of Bauernschnapsen is hardly ever settled before its last trick: Basta can be said at any lead,
    rightly or wrongly (BAU-6.4).
    """
    if key_of(state) is None or max(game_of(state).observe(state, None).hand_counts) > LAST_CARDS:
        return None
    search = _Search(state, nodes)
    try:
        search.visit(state)
    except _OpenError:
        return None
    return search.scores


class _Search:
    def __init__(self, state: AnyState, nodes: int) -> None:
        self.scores: tuple[int, ...] | None = None
        self._game, self._left = game_of(state), nodes
        self._seen: set[tuple[object, ...]] = set()

    def visit(self, state: Any) -> None:
        """Look at every continuation, each moment once. Raises _OpenError."""
        key = key_of(state)
        assert key is not None
        if key in self._seen:
            return
        self._seen.add(key)
        for action in self._game.legal_actions(state, state.actor):
            self._left -= 1
            if self._left < 0:
                raise _OpenError
            after, events = self._game.apply(state, state.actor, action)
            scored = next((event for event in events if isinstance(event, Scored)), None)
            if scored is None:
                self.visit(after)
            elif self.scores is None:
                self.scores = scored.scores
            elif self.scores != scored.scores:
                raise _OpenError
