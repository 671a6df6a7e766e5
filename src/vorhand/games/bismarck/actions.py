"""What can be done in a deal of Bismarck: a closed union of small values, each with a fixed number.

A choice of several cards is several single-card actions in ascending order, so that no state has more than about
sixty legal actions. NATURE's actions carry what chance brought, so that a match is a list of (actor, action).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from vorhand.cards import Card, Rank
from vorhand.games.actions import PLAYS, Deal, DrawDealer, PlayCard, plays_of
from vorhand.games.bismarck.building import Direction
from vorhand.games.bismarck.ruleset import ContractId, Trump

__all__ = [
    "DISCARDS",
    "GIFTS",
    "LEAVE_KITTY",
    "PASS",
    "PLAYS",
    "TAKE_KITTY",
    "Action",
    "ChooseContract",
    "CutCard",
    "Deal",
    "Discard",
    "DrawDealer",
    "GiveCard",
    "LayOpen",
    "LeaveKitty",
    "NameDirection",
    "NameStart",
    "NameTrump",
    "Pass",
    "PlayCard",
    "PlayerAction",
    "TakeKitty",
    "Void",
    "VoidReason",
    "action_at",
    "discards_of",
    "gifts_of",
    "number_of",
    "plays_of",
]


@dataclass(frozen=True, slots=True)
class ChooseContract:
    """The declarer names the contract (BIS-3.1)."""

    contract: ContractId


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump (BIS-3.4)."""

    trump: Trump


@dataclass(frozen=True, slots=True)
class TakeKitty:
    """The declarer exchanges with the kitty (BIS-3.6)."""


@dataclass(frozen=True, slots=True)
class LeaveKitty:
    """The declarer leaves the kitty where it lies (BIS-3.6)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """The declarer lays one card aside (BIS-3.7); several are laid aside in ascending order."""

    card: Card


@dataclass(frozen=True, slots=True)
class GiveCard:
    """A player gives one card to whoever is to get it (BIS-3.9); several are given in ascending order."""

    card: Card


@dataclass(frozen=True, slots=True)
class NameStart:
    """The declarer names the rank from which a layout is built (BIS-8.2)."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class NameDirection:
    """The declarer names the direction in which a layout is built (BIS-8.2)."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Pass:
    """A player has no card that fits the layout (BIS-8.4)."""


@dataclass(frozen=True, slots=True)
class CutCard:
    """Chance: the card cut for trumps (BIS-2.4); it goes back into the pack."""

    card: Card


@dataclass(frozen=True, slots=True)
class LayOpen:
    """Chance: the places in the pack, 0-based and ascending, whose cards become the kitty (BIS-2.2)."""

    places: tuple[int, ...]


class VoidReason(StrEnum):
    """Irregularities of the real table after which a deal does not count."""

    FORGOTTEN_DISCARD = "forgotten-discard"
    """The declarer started play with the kitty in his hand."""


@dataclass(frozen=True, slots=True)
class Void:
    """The arbiter declares the deal void (BIS-7.1)."""

    reason: VoidReason


PlayerAction: TypeAlias = (
    ChooseContract
    | NameTrump
    | TakeKitty
    | LeaveKitty
    | Discard
    | GiveCard
    | PlayCard
    | NameStart
    | NameDirection
    | Pass
)
Action: TypeAlias = PlayerAction | DrawDealer | CutCard | LayOpen | Deal | Void

TAKE_KITTY = TakeKitty()
LEAVE_KITTY = LeaveKitty()
PASS = Pass()


_DISCARD_OF = {action.card.index: Discard(action.card) for action in PLAYS}

DISCARDS = tuple(_DISCARD_OF.values())


def discards_of(bits: int) -> tuple[Discard, ...]:
    """The discards of a set of cards, ascending."""
    return tuple(action for index, action in _DISCARD_OF.items() if bits >> index & 1)


_GIFT_OF = {action.card.index: GiveCard(action.card) for action in PLAYS}

GIFTS = tuple(_GIFT_OF.values())


def gifts_of(bits: int) -> tuple[GiveCard, ...]:
    """The actions that give one of a set of cards, ascending."""
    return tuple(action for index, action in _GIFT_OF.items() if bits >> index & 1)


_DISCARD_BASE, _CONTRACT_BASE, _TRUMP_BASE, _KITTY_BASE, _LAYOUT_BASE, _GIFT_BASE = 64, 128, 160, 168, 170, 192
_NUMBERED: dict[int, PlayerAction] = {
    **{action.card.index: action for action in PLAYS},
    **{_DISCARD_BASE + index: action for index, action in _DISCARD_OF.items()},
    **{_CONTRACT_BASE + n: ChooseContract(contract) for n, contract in enumerate(ContractId)},
    **{_TRUMP_BASE + n: NameTrump(trump) for n, trump in enumerate(Trump)},
    _KITTY_BASE: TAKE_KITTY,
    _KITTY_BASE + 1: LEAVE_KITTY,
    _LAYOUT_BASE: PASS,
    **{_LAYOUT_BASE + 1 + n: NameDirection(direction) for n, direction in enumerate(Direction)},
    **{_LAYOUT_BASE + 3 + n: NameStart(rank) for n, rank in enumerate(Rank)},
    **{_GIFT_BASE + index: action for index, action in _GIFT_OF.items()},
}
_NUMBERS = {action: number for number, action in _NUMBERED.items()}


def number_of(action: PlayerAction) -> int:
    """The fixed number of a player's action, below 256: cards 0-63, discards 64-127, then what is said, and from 192
    cards given."""
    return _NUMBERS[action]


def action_at(number: int) -> PlayerAction:
    """The action with that number; KeyError if there is none."""
    return _NUMBERED[number]
