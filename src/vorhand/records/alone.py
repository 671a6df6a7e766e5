"""A record cut into its scored deals, and one of them taken out as a record of its own."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from vorhand.games.actions import Deal
from vorhand.games.known import game_of
from vorhand.notation import format_deal_string, parse_deal_string
from vorhand.records.record import Record
from vorhand.records.replay import Replay, checkpoint_of, opening_of
from vorhand.records.replay import replay as play_again

__all__ = ["PlayedDeal", "deal_alone", "played_deals"]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A scored deal of a record, with the void deals that it repeats."""

    number: int
    """From 1, in its match."""
    steps: tuple[Replay, ...]
    first: int
    """The place of its first entry in the record, and of the chance of its first dealt deal."""
    chance: int

    @property
    def before(self) -> Any:
        """The state before it."""
        return self.steps[0].before

    @property
    def after(self) -> Any:
        """The state in which it is scored."""
        return self.steps[-1].after


def played_deals(record: Record, name: str = "record") -> tuple[PlayedDeal, ...]:
    """Every scored deal, in order; a deal that is still being played is left out. Raises RecordError as `replay`."""
    found: list[PlayedDeal] = []
    steps: list[Replay] = []
    dealt = first_chance = 0
    for step in play_again(record, name):
        steps.append(step)
        dealt += isinstance(step.entry.action, Deal)
        if checkpoint_of(step.after, step.events) is not None:
            first = found[-1].first + len(found[-1].steps) if found else 0
            number = game_of(record.ruleset).deals_scored(step.after)
            found.append(PlayedDeal(number, tuple(steps), first, first_chance))
            steps, first_chance = [], dealt
    return tuple(found)


def deal_alone(record: Record, deal: PlayedDeal) -> Record:
    """That deal as a record that begins with the position before it, with its chance and no words about the match."""
    dealt = sum(isinstance(step.entry.action, Deal) for step in deal.steps)
    place = deal.number - 1 - game_of(record.ruleset).deals_scored(opening_of(record))
    return replace(
        record,
        start=parse_deal_string(format_deal_string(deal.before), record.ruleset),
        entries=tuple(step.entry for step in deal.steps),
        chance=record.chance[deal.chance : deal.chance + dealt],
        checkpoints=record.checkpoints[place : place + 1],
        meta=MappingProxyType({}),
    )
