"""What happened in a match of Bismarck: facts in the past tense, each with its audience. No logic."""

from dataclasses import dataclass
from typing import TypeAlias

from vorhand.cards import Card, Cards, Rank, Seat
from vorhand.games.base import Event
from vorhand.games.bismarck.actions import VoidReason
from vorhand.games.bismarck.building import Direction
from vorhand.games.bismarck.giving import GivenCards
from vorhand.games.bismarck.ruleset import ContractId, Trump, TrumpSource
from vorhand.games.events import CardPlayed, DealerDrawn, HandDealt, Private, Scored, TrickTaken

__all__ = [
    "BismarckEvent",
    "CardLaid",
    "CardPlayed",
    "CardShown",
    "CardsGiven",
    "ContractChosen",
    "ContractFixed",
    "DealRevealed",
    "DealScored",
    "DealStarted",
    "DealVoided",
    "DealerDrawn",
    "DeclarerFound",
    "Discarded",
    "DiscardsLaid",
    "GivenSeen",
    "HandDealt",
    "KittyLeft",
    "KittyOpened",
    "KittySeen",
    "KittyTaken",
    "LayoutNamed",
    "MatchEnded",
    "Passed",
    "PlayoffStarted",
    "TrickTaken",
    "TrumpCut",
    "TrumpDecided",
]


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal begins; `number` counts the scored deals before it, from 1."""

    number: int
    dealer: Seat
    declarer: Seat | None
    """None if a card will show who he is."""


@dataclass(frozen=True, slots=True)
class DeclarerFound(Event):
    """The player who was dealt that card is declarer (BIS-1.5)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpCut(Event):
    """A card was cut for trumps and put back."""

    card: Card


@dataclass(frozen=True, slots=True)
class KittyOpened(Event):
    """The open kitty lies on the table, its cards in the order of the pack."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A card was shown to all for its suit; it stays where it was dealt."""

    card: Card


@dataclass(frozen=True, slots=True)
class ContractChosen(Event):
    """The declarer chose the contract."""

    declarer: Seat
    contract: ContractId


@dataclass(frozen=True, slots=True)
class ContractFixed(Event):
    """The contract needed no choice: the order, the last one left, or a redeal fixed it."""

    declarer: Seat
    contract: ContractId


@dataclass(frozen=True, slots=True)
class TrumpDecided(Event):
    """The trump is known, from that source."""

    trump: Trump
    source: TrumpSource


@dataclass(frozen=True, slots=True)
class KittyTaken(Event):
    """The declarer takes the kitty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KittySeen(Private):
    """What the declarer found in a closed kitty."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class KittyLeft(Event):
    """The declarer left the kitty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The declarer laid aside that many cards, face down."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DiscardsLaid(Private):
    """Which cards the declarer laid aside; he alone knows."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """A player gave that many cards to another, face down."""

    giver: Seat
    receiver: Seat
    count: int


@dataclass(frozen=True, slots=True)
class GivenSeen(Event):
    """Which cards went from giver to receiver; those two alone know."""

    giver: Seat
    receiver: Seat
    cards: Cards

    @property
    def audience(self) -> frozenset[Seat]:
        """The two."""
        return frozenset({self.giver, self.receiver})


@dataclass(frozen=True, slots=True)
class LayoutNamed(Event):
    """The declarer named the rank and the direction of a layout."""

    seat: Seat
    rank: Rank
    direction: Direction


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A player laid a card on its pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed: he holds no card that fits the layout."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored(Scored):
    """A deal is over; also the tricks by seat, or after a layout the cards left."""

    tricks: tuple[int, ...]
    left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DealRevealed(Event):
    """What a finished deal hid: the hands as they were dealt, the kitty, the discards and what partners gave."""

    hands: tuple[Cards, ...]
    kitty: Cards
    discards: Cards
    given: tuple[GivenCards, ...] = ()


@dataclass(frozen=True, slots=True)
class DealVoided(Event):
    """The deal does not count and is dealt again."""

    reason: VoidReason


@dataclass(frozen=True, slots=True)
class PlayoffStarted(Event):
    """A tie: these seats play on for first place."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; several winners share it."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


BismarckEvent: TypeAlias = (
    DealerDrawn
    | DealStarted
    | DeclarerFound
    | TrumpCut
    | KittyOpened
    | CardShown
    | HandDealt
    | ContractChosen
    | ContractFixed
    | TrumpDecided
    | KittyTaken
    | KittySeen
    | KittyLeft
    | Discarded
    | DiscardsLaid
    | CardsGiven
    | GivenSeen
    | LayoutNamed
    | CardLaid
    | Passed
    | CardPlayed
    | TrickTaken
    | DealScored
    | DealRevealed
    | DealVoided
    | PlayoffStarted
    | MatchEnded
)
"""Every event of this game."""
