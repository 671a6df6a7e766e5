"""Actions tried out on the state of a table, as an entry of its log."""

from collections.abc import Sequence
from typing import Any

from vorhand.games.base import Actor, Office
from vorhand.notation import format_action, format_actor
from vorhand.records import Checkpoint, checkpoint_of
from vorhand.server.entries import Acted
from vorhand.server.room.state import Room

__all__ = [
    "acted",
]


def acted(room: Room, actor: Actor, actions: Sequence[Any], now: float, command: str) -> Acted:
    """The entry of these actions, tried out on the state; refused as a whole."""
    state, checkpoint = room.state, None
    for action in actions:
        state, events = room.game.apply(state, actor, action)
        checkpoint = checkpoint_of(state, events)
    check = checkpoint or Checkpoint((), "")
    return Acted(
        at=now,
        command=command,
        by=-1 if isinstance(actor, Office) else int(actor),
        actor=format_actor(actor),
        actions=[format_action(action) for action in actions],
        scores=list(check.scores),
        state=check.state,
    )
