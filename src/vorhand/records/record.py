"""The value of a played match: rule set, what was done and by whom, where chance came from, and check sums."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from vorhand.games.base import Actor, AnyRuleset
from vorhand.records.chance import Nonce, Words, with_words

__all__ = ["Checkpoint", "DealChance", "Entry", "Record", "new_record"]


class Entry(NamedTuple):
    """One accepted action."""

    actor: Actor
    action: Any
    """Of the game of the match."""


@dataclass(frozen=True, slots=True)
class DealChance:
    """The chance of one dealt deal (a void deal counts): its commitment, and the nonce where it may be known."""

    commitment: str
    nonce: Nonce | None
    words: Words = ()
    """What players added after they had seen the commitment."""

    @property
    def decides(self) -> Nonce | None:
        """What decides every chance action of the deal; None where the nonce is still secret."""
        return None if self.nonce is None else with_words(self.nonce, self.words)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """After a scored deal: scores by seat, and the SHA-256 of the deal string of the state that followed."""

    scores: tuple[int, ...]
    state: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match, finished or not."""

    ruleset: AnyRuleset
    engine: str
    """Version of Vorhand that started the match."""
    entries: tuple[Entry, ...] = ()
    chance: tuple[DealChance, ...] = ()
    """By dealt deal; empty for a match dealt by hand."""
    start: Any = None
    """The state before the first entry, no cards dealt; None for a match from its beginning."""
    checkpoints: tuple[Checkpoint, ...] = ()
    meta: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Words about the match that have no bearing on it, such as "seat-0" or "started"."""

    def with_entry(self, actor: Actor, action: object, checkpoint: Checkpoint | None = None) -> "Record":
        """The record after one more action, and after a scored deal if there is a checkpoint."""
        checkpoints = self.checkpoints if checkpoint is None else (*self.checkpoints, checkpoint)
        return replace(self, entries=(*self.entries, Entry(actor, action)), checkpoints=checkpoints)

    def with_chance(self, chance: DealChance) -> "Record":
        """The record with the chance of the next dealt deal."""
        return replace(self, chance=(*self.chance, chance))


def new_record(ruleset: AnyRuleset, engine: str, meta: Mapping[str, str] | None = None) -> Record:
    """The record of a match that has not begun."""
    return Record(ruleset=ruleset, engine=engine, meta=MappingProxyType(dict(meta or {})))
