"""What happens in every game here: facts in the past tense, each with its audience. No logic."""

from dataclasses import dataclass
from functools import cache

from vorhand.cards import Card, Cards, Seat
from vorhand.games.base import Event

__all__ = [
    "CardPlayed",
    "DealerDrawn",
    "HandDealt",
    "Private",
    "Scored",
    "TrickTaken",
    "card_played",
    "card_played_and_taken",
]


@dataclass(frozen=True, slots=True)
class Private(Event):
    """Something that one seat alone may know."""

    seat: Seat

    @property
    def audience(self) -> frozenset[Seat]:
        """That seat."""
        return frozenset({self.seat})


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The first dealer was drawn."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(Private):
    """A player looks at cards of his for the first time."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A player took the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A deal is over: its number (from 1), its scores and the new totals, by seat. Each game adds how it ended."""

    number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@cache
def card_played(seat: Seat, card: int) -> tuple[Event, ...]:
    """What a card played to a trick makes happen. The same tuple for the same play: this is the inner loop."""
    return (CardPlayed(seat, Card.at(card)),)


@cache
def card_played_and_taken(seat: Seat, card: int, taker: Seat) -> tuple[Event, ...]:
    """What the last card of a trick makes happen."""
    return (CardPlayed(seat, Card.at(card)), TrickTaken(taker))
