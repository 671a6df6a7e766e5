"""Plays a record again: every state and event follows from its entries, and every check sum must agree."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from vorhand.errors import IllegalActionError, RecordError
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE, AnyState, Event
from vorhand.games.events import Scored
from vorhand.games.known import game_of
from vorhand.notation import format_deal_string
from vorhand.records.chance import chance_index, nature_action
from vorhand.records.record import Checkpoint, Entry, Record

__all__ = ["Replay", "checkpoint_of", "finished_part", "opening_of", "replay", "verify"]


@dataclass(frozen=True, slots=True)
class Replay:
    """One entry played again: the state before it, the entry, the state after it and what happened."""

    before: Any
    """A state of the game of the match, like `after`."""
    entry: Entry
    after: Any
    events: tuple[Event, ...]


def checkpoint_of(state: AnyState, events: tuple[Event, ...]) -> Checkpoint | None:
    """The check sum of an action that ended a deal; None if it did not."""
    scored = next((event for event in events if isinstance(event, Scored)), None)
    if scored is None:
        return None
    return Checkpoint(scored.scores, hashlib.sha256(format_deal_string(state).encode()).hexdigest())


def opening_of(record: Record) -> Any:
    """The state before the first entry."""
    return game_of(record.ruleset).start(record.ruleset) if record.start is None else record.start


def replay(record: Record, name: str = "record") -> Iterator[Replay]:
    """Every entry in turn. Raises RecordError at the first that the rules refuse or whose check sum is wrong."""
    game = game_of(record.ruleset)
    state = opening_of(record)
    checkpoints = iter(record.checkpoints)
    for number, (actor, action) in enumerate(record.entries, 1):
        try:
            after, events = game.apply(state, actor, action)
        except IllegalActionError as error:
            raise RecordError("record-entry", file=name, number=number, reason=str(error)) from None
        checkpoint = checkpoint_of(after, events)
        if checkpoint is not None and checkpoint != next(checkpoints, checkpoint):
            raise RecordError("record-mismatch", file=name, number=number)
        yield Replay(state, record.entries[number - 1], after, events)
        state = after
    if next(checkpoints, None) is not None:
        raise RecordError("record-truncated", file=name)


def verify(record: Record, name: str = "record") -> Any:
    """The last state of a record, after checking entries, check sums, and chance against every nonce it holds."""
    state = opening_of(record)
    deal = 0
    for step in replay(record, name):
        state = step.after
        index = chance_index(step.before, deal)
        if step.entry.actor is NATURE and index < len(record.chance):
            decides = record.chance[index].decides
            if decides is not None and nature_action(step.before, decides) != step.entry.action:
                raise RecordError("record-chance", file=name, number=index + 1)
        deal += isinstance(step.entry.action, Deal)
    return state


def finished_part(record: Record) -> Record:
    """The record without the deal that is being played: what may be shown while a match goes on."""
    kept, deals, kept_deals = 0, 0, 0
    for number, step in enumerate(replay(record), 1):
        deals += isinstance(step.entry.action, Deal)
        if checkpoint_of(step.after, step.events) is not None:
            kept, kept_deals = number, deals
    return replace(record, entries=record.entries[:kept], chance=record.chance[:kept_deals])
