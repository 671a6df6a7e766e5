"""What can be done in a deal of Bauernschnapsen: a closed union of small values, each with a fixed number.

NATURE's actions carry what chance brought, so that a match is a list of (actor, action).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from vorhand.cards import Suit
from vorhand.games.actions import PLAYS, Deal, DrawDealer, PlayCard, plays_of
from vorhand.games.bauernschnapsen.ruleset import ContractId

__all__ = [
    "BIDS",
    "CALLS",
    "CLAIM",
    "CUTS",
    "DECLARATIONS",
    "DECLINE",
    "DOUBLE",
    "KNOCK",
    "KONTRA_NORMAL",
    "PASS",
    "PLAYS",
    "TURN_UP",
    "Action",
    "Bid",
    "Call",
    "Claim",
    "Cut",
    "Deal",
    "Declare",
    "Decline",
    "Double",
    "DrawDealer",
    "Knock",
    "KontraNormal",
    "NameTrump",
    "Pass",
    "PlayCard",
    "PlayerAction",
    "Turn",
    "TurnUp",
    "action_at",
    "call_word",
    "number_of",
    "plays_of",
]


@dataclass(frozen=True, slots=True)
class Cut:
    """The dealer's right neighbour cuts the pack: that many cards go from the top to the bottom (BAU-2.1)."""

    count: int


@dataclass(frozen=True, slots=True)
class Knock:
    """The dealer's right neighbour knocks: the pack stays as it is (BAU-2.1)."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The caller names a suit of one of his first three cards as trumps (BAU-2.3)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The caller has one of his last two cards turned up for trumps: Aufschlagen (BAU-2.4)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A player bids a contract (BAU-3.2)."""

    contract: ContractId


@dataclass(frozen=True, slots=True)
class KontraNormal:
    """An opponent of the caller doubles the Normal game in place of a Bettler (BAU-3.9)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """A player leaves the auction for good (BAU-3.4)."""


@dataclass(frozen=True, slots=True)
class Double:
    """A player doubles: Kontra, Rekontra or Subkontra, whichever is due (BAU-4.1)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """A player does not double (BAU-4.2)."""


@dataclass(frozen=True, slots=True)
class Declare:
    """The player on lead declares the marriage of that suit (BAU-6.1)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Claim:
    """The player on lead claims 66 for his side: Basta (BAU-6.4)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: which of the caller's last two cards is turned up, 0 or 1 (BAU-2.4)."""

    place: int


Call: TypeAlias = Bid | KontraNormal | Pass
PlayerAction: TypeAlias = (
    Cut | Knock | NameTrump | TurnUp | Bid | KontraNormal | Pass | Double | Decline | Declare | Claim | PlayCard
)
Action: TypeAlias = PlayerAction | DrawDealer | Deal | Turn

KNOCK, TURN_UP, KONTRA_NORMAL, PASS, DOUBLE, DECLINE, CLAIM = (
    Knock(),
    TurnUp(),
    KontraNormal(),
    Pass(),
    Double(),
    Decline(),
    Claim(),
)
CUTS = tuple(Cut(count) for count in range(1, 20))
DECLARATIONS = tuple(Declare(suit) for suit in Suit)
BIDS = {contract: Bid(contract) for contract in ContractId}

CALLS: Mapping[str, Call] = MappingProxyType(
    {"pass": PASS, "kontra-normal": KONTRA_NORMAL, **{contract.value: bid for contract, bid in BIDS.items()}}
)
"""Everything that can be said in the auction, by its word: a contract's id, "pass" or "kontra-normal"."""
_CALL_WORDS = {call: word for word, call in CALLS.items()}


def call_word(call: Call) -> str:
    """The word of a call."""
    return _CALL_WORDS[call]


_DECLARE, _CLAIM, _KNOCK, _TRUMP, _TURN_UP, _PASS, _CONTRACT, _KONTRA, _DOUBLE = 64, 68, 72, 96, 100, 104, 128, 160, 164
_NUMBERED: dict[int, PlayerAction] = {
    **{action.card.index: action for action in PLAYS},
    **{_DECLARE + action.suit: action for action in DECLARATIONS},
    _CLAIM: CLAIM,
    _KNOCK: KNOCK,
    **{_KNOCK + action.count: action for action in CUTS},
    **{_TRUMP + suit: NameTrump(suit) for suit in Suit},
    _TURN_UP: TURN_UP,
    _PASS: PASS,
    **{_CONTRACT + place: Bid(contract) for place, contract in enumerate(ContractId)},
    _KONTRA: KONTRA_NORMAL,
    _DOUBLE: DOUBLE,
    _DOUBLE + 1: DECLINE,
}
_NUMBERS = {action: number for number, action in _NUMBERED.items()}


def number_of(action: PlayerAction) -> int:
    """The fixed number of a player's action, below 256: cards 0-63, marriages 64-67, claim 68, then the rest."""
    return _NUMBERS[action]


def action_at(number: int) -> PlayerAction:
    """The action with that number; KeyError if there is none."""
    return _NUMBERED[number]
