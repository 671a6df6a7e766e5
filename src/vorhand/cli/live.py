"""A match under way: its record, the state that follows from it, and where its chance and its bots come from."""

import secrets
from dataclasses import dataclass
from typing import Any

from vorhand.bots.registry import bot
from vorhand.cards import Seat
from vorhand.cli.seating import bot_rng, seed_of
from vorhand.errors import RecordError
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE, Actor, AnyGame, Event
from vorhand.games.known import game_of
from vorhand.records import (
    DealChance,
    Nonce,
    Record,
    chance_index,
    checkpoint_of,
    commitment,
    nature_action,
    new_record,
    nonce_from_seed,
    verify,
)

__all__ = ["Happened", "Live", "begin", "resume"]


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of an action."""

    live: "Live"
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Live:
    """A moment of a match."""

    record: Record
    state: Any
    """A state of whichever game is played."""

    def seen_by(self, seat: Seat | None) -> Any:
        """What that seat may know now; None asks for what everybody knows."""
        return game_of(self.state).observe(self.state, seat)

    def after(self, actor: Actor, action: Any) -> Happened:
        """The match after an action; IllegalActionError if the rules refuse it."""
        state, events = game_of(self.state).apply(self.state, actor, action)
        record = self.record.with_entry(actor, action, checkpoint_of(state, events))
        return Happened(Live(record, state), events)

    def after_chance(self) -> Happened:
        """The match after what chance does now. A deal's nonce is in the record before it decides anything."""
        record = self.record
        index = chance_index(self.state, sum(isinstance(entry.action, Deal) for entry in record.entries))
        if index == len(record.chance):
            nonce = self._new_nonce(index)
            record = record.with_chance(DealChance(commitment(nonce), nonce))
        known = record.chance[index].nonce
        if known is None:
            raise RecordError("record-chance", file="record", number=index + 1)
        return Live(record, self.state).after(NATURE, nature_action(self.state, known))

    def after_bot(self, seat: Seat, name: str) -> Happened:
        """The match after the decision of the bot with that name, who sits there."""
        return self.after(seat, self._bots_choice(seat, name))

    def _bots_choice(self, seat: Seat, name: str) -> Any:
        rng = bot_rng(self.record.meta, seat, len(self.record.entries))
        return bot(name, game_of(self.state).id).act(self.seen_by(seat), rng)

    def _new_nonce(self, deal: int) -> Nonce:
        seed = seed_of(self.record.meta, "record")
        return Nonce(secrets.token_bytes(32)) if seed is None else nonce_from_seed(seed, deal)


def begin(game: AnyGame, ruleset: Any, meta: dict[str, str], version: str) -> Live:
    """A match before its first dealer is drawn."""
    return Live(new_record(ruleset, version, meta), game.start(ruleset))


def resume(record: Record, name: str) -> Live:
    """A match that was kept, after checking everything in it; RecordError if it is not right."""
    return Live(record, verify(record, name))
