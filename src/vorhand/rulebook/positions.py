"""What a reader plays of a worked example: a position of its game, and what is asked of him there.

No rule and no word is here. What the examples of a game become is its own: an `Exercises` in its `Book`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from vorhand.cards import Card, Seat
from vorhand.games.actions import PlayCard
from vorhand.games.base import Event
from vorhand.words import Words

__all__ = ["Exercise", "Exercises", "Move", "Taker"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A position in which the reader acts."""

    state: Any
    """Of the game; its actor is the reader."""
    choices: tuple[Any, ...]
    """What he is offered to try, legal or not, in that order."""
    beside: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    """Cards that he sees besides those that he may choose from, each time with the key of what they are."""
    role: str = ""
    """The key of a sentence that says who the reader is; empty where that does not matter."""
    then: tuple[Any, ...] = ()
    """How the example goes on: the reader's action, then that of whoever is to act each time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taker:
    """A trick of which the reader says which card takes it."""

    state: Any
    """Of the game, before the last card of the trick."""
    last: PlayCard

    @property
    def cards(self) -> tuple[Card, ...]:
        """The whole trick, in play order."""
        return (*map(Card.at, self.state.trick), self.last.card)


Exercise: TypeAlias = Move | Taker


def _no_label(action: Any, state: Any, words: Words) -> str:
    return ""


def _not_told(event: Event, before: Any, reader: Seat, words: Words) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercises:
    """What a game brings to it. Cards that are played, and who takes them, are the same in all games."""

    of: Callable[[Any, Any], Exercise | None]
    """What an example asks in a house where it applies; None if it asks nothing."""
    label: Callable[[Any, Any, Words], str] = _no_label
    """What a button says that does one of the game's own actions, in a state."""
    tell: Callable[[Event, Any, Seat, Words], str] = _not_told
    """One of the game's own events, as the reader at a seat is told of it; a state before it. Empty: he is not."""
