"""What happened in a match of Bauernschnapsen: facts in the past tense, each with its audience. No logic."""

from dataclasses import dataclass
from typing import TypeAlias

from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.base import Event
from vorhand.games.bauernschnapsen.ruleset import ContractId
from vorhand.games.bauernschnapsen.state import Ending
from vorhand.games.events import CardPlayed, DealerDrawn, HandDealt, Scored, TrickTaken

__all__ = [
    "AuctionWon",
    "BauernschnapsenEvent",
    "BidMade",
    "CardPlayed",
    "CardTurned",
    "Claimed",
    "DealRevealed",
    "DealScored",
    "DealStarted",
    "DealerDrawn",
    "Doubled",
    "DoublingDeclined",
    "HandDealt",
    "HandShown",
    "MarriageDeclared",
    "MatchEnded",
    "NormalDoubled",
    "PackCut",
    "PackKnocked",
    "Passed",
    "TrickTaken",
    "TrumpNamed",
    "TurnAsked",
]


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal begins; `number` counts from 1."""

    number: int
    dealer: Seat
    caller: Seat


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """The pack was cut; `count` cards went from the top to the bottom."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PackKnocked(Event):
    """The pack was left as it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """The caller named trumps."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnAsked(Event):
    """The caller has a card turned up for trumps."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A card of the caller was turned up; its suit is trumps, and it goes into his hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A player bid a contract; `held` if it is the one that stood, taken over by right of priority."""

    seat: Seat
    contract: ContractId
    held: bool


@dataclass(frozen=True, slots=True)
class NormalDoubled(Event):
    """An opponent of the caller doubled the Normal game in place of a Bettler."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player left the auction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The auction is over."""

    declarer: Seat
    contract: ContractId


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """A player doubled; 1 is Kontra, 2 Rekontra, 3 Subkontra."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class DoublingDeclined(Event):
    """A player was asked and did not double."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """The declarer shows the five cards that make the contract."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class MarriageDeclared(Event):
    """The player on lead showed king and queen of a suit."""

    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """The player on lead claimed; `points` are the card points of his side."""

    seat: Seat
    points: int
    correct: bool


@dataclass(frozen=True, slots=True)
class DealScored(Scored):
    """A deal is over; also who won it, how, and the card points by seat's side."""

    contract: ContractId
    declarer: Seat
    doubled: int
    ending: Ending
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealRevealed(Event):
    """What a finished deal hid: the hands as they were dealt; where a partner sat out only what was played."""

    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; the losing side gets `bummerl` marks."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    bummerl: int


BauernschnapsenEvent: TypeAlias = (
    DealerDrawn
    | DealStarted
    | PackCut
    | PackKnocked
    | HandDealt
    | TrumpNamed
    | TurnAsked
    | CardTurned
    | BidMade
    | NormalDoubled
    | Passed
    | AuctionWon
    | Doubled
    | DoublingDeclined
    | HandShown
    | MarriageDeclared
    | Claimed
    | CardPlayed
    | TrickTaken
    | DealScored
    | DealRevealed
    | MatchEnded
)
"""Every event of this game."""
