"""How a game looks on the command line, and what the command line must know of it: all that is a game's own.

A game is one row of `cli.known.PLAYABLE`: a `Playable` with its facts, and a `Face`, made for each match, that draws
what a seat knows and reads what a person types. Screen, saves, bots, records and commands are the same for all.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from rich.console import RenderableType

from vorhand.cards import Card, Cards, Rank, Seat
from vorhand.cli.decks import ACE_HIGH, FRENCH, Deck
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.cli.solving import Solve
from vorhand.games.base import AnyGame, Event
from vorhand.rulesets import BUILT_IN, Axis

__all__ = ["Face", "NotCounted", "Playable", "RuleWords", "told"]


class Face(Protocol):
    """A match in the words of a screen, told to the player who is "you" in its names, or to nobody in particular.

    `seen` is always the observation of that player, so that nothing is drawn that he may not know; it has a `ruleset`.
    Of a state only `actor`, `ruleset` and, for a finished deal, `hands` (sets of cards by seat) are looked at outside.
    """

    # The player's turn

    def draw(self, seen: Any) -> Iterable[RenderableType]:
        """The table: everything from the heading to the hand and the numbered choices."""
        ...

    def question(self, seen: Any) -> str:
        """What is asked of the player now."""
        ...

    def answer(self, typed: str, seen: Any) -> tuple[Any, ...]:
        """What the player wants to do, whole or not at all; NotationError says what is wrong with the line."""
        ...

    def how(self, seen: Any) -> str:
        """A sentence that says how `question` is answered."""
        ...

    def help(self, seen: Any) -> Iterable[RenderableType]:
        """What the deal asks for, for the help."""
        ...

    def look_up(self, letter: str, seen: Any) -> Iterable[RenderableType]:
        """The answer to one of the game's own letters (`Playable.letters`)."""
        ...

    # What has happened

    def tell(self, event: Event, seen: Any) -> str:
        """An event that the player may know, as a sentence; empty for what is drawn rather than told.

        `seen`: what is drawn below the sentence; None if nothing is.
        """
        ...

    def trick_taken(self, before: Any, card: Card, taker: Seat) -> Iterable[RenderableType]:
        """A trick that has just been completed. `before`: what was seen before its last card."""
        ...

    def last_trick(self, seen: Any) -> Iterable[RenderableType]:
        """The last trick again, or that there is none."""
        ...

    def deal_over(self, seen: Any, events: Iterable[Event]) -> Iterable[RenderableType]:
        """How the last deal ended, and whatever these events reveal of it."""
        ...

    def standing(self, seen: Any) -> Iterable[RenderableType]:
        """How the match stands, between two deals."""
        ...

    def sheet(self, seen: Any) -> Iterable[RenderableType]:
        """The whole score sheet."""
        ...

    def match_over(self, seen: Any) -> Iterable[RenderableType]:
        """The sheet of a finished match, and who won it."""
        ...

    # A record, looked at again

    def heading(self, ruleset: Any, number: int) -> str:
        """Which deal of which match this is; `number` counts scored deals, from 1."""
        ...

    def dealt(self, events: Iterable[Event]) -> Iterable[RenderableType]:
        """What the events at the end of a deal reveal of its beginning; nothing if they reveal nothing."""
        ...

    def trick_again(
        self, before: Any, cards: Sequence[Card], taker: Seat | None, hands: Sequence[Cards]
    ) -> Iterable[RenderableType]:
        """A trick of a record.

        `before`: what everybody knew before its first card. `taker`: None if it is incomplete. `hands`: by seat
        before the trick; empty if they may not be shown.
        """
        ...


def told(face: Face, events: Iterable[Event], seat: Seat | None, seen: Any = None) -> Iterator[str]:
    """A sentence for each event that is told and that the seat may know; None asks for what everybody may know.

    `seen`: what is drawn below the sentences, if anything is.
    """
    known = (event for event in events if event.reaches(seat))
    return (sentence for event in known if (sentence := face.tell(event, seen)))


class NotCounted(StrEnum):
    """Why the native core does not count a position: the key of the sentence."""

    NO_CORE = "cli-perft-no-core"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleWords:
    """What the rules of a game are in words. Axes, values, contracts and options have keys of their own."""

    axes: Mapping[str, Axis]
    """Every field that a rule file may have, by key."""
    sources: Mapping[str, str]
    """Every numbered rule ("BIS-4.2") with its source, in order; `vorhand.rulebook` has its text."""
    headings: str
    """The beginning of three kinds of keys: `{headings}-title`, `{headings}-intro`, `{headings}-section-4`."""
    fine: str
    """The key of the sentence about a file that can be played; its fields are `file` and `rulebook.facts`."""

    @property
    def prefix(self) -> str:
        """What stands before the number of a rule, such as "BIS-"."""
        return next(iter(self.sources)).partition("-")[0] + "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Playable:
    """A game that the command line knows."""

    game: AnyGame
    name: str
    """Its proper name, the same in every language."""
    ruleset: type
    """The class of its rule sets."""
    face: Callable[[Screen, Names], Face]
    rules: RuleWords
    solved: Solve
    deal_started: type[Any]
    """The class of the event with which a deal begins; it has its `number`."""
    deal_voided: tuple[type[Event], ...] = ()
    """The classes of the events after which a deal is dealt again."""
    decks: tuple[Deck, ...] = (FRENCH,)
    """The cards that it can be played with, the usual ones first."""
    ranks: tuple[Rank, ...] = ACE_HIGH
    """How a suit is sorted in a hand."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """What can be asked for at any moment in this game alone: a letter, and the key of what it shows."""
    native_perft: Callable[[Any, int], int | NotCounted] = lambda state, depth: NotCounted.NO_CORE
    """The number of sequences of that many actions from a state, counted by the native core."""

    @property
    def id(self) -> str:
        """Such as "bismarck"."""
        return self.game.id

    @property
    def built_in(self) -> tuple[str, ...]:
        """The ids of its rule sets."""
        return tuple(id for id in BUILT_IN if id.partition("/")[0] == self.id)

    @property
    def default(self) -> str:
        """The id of the rule set that others are compared with."""
        return self.built_in[0]
