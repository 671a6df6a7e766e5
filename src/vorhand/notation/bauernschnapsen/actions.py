"""The actions that only Bauernschnapsen has, as text: "bid gang", "trump H", "declare S", "claim"."""

from typing import TypeAlias, assert_never, get_args

from vorhand.cards import Suit
from vorhand.games.bauernschnapsen.actions import (
    CLAIM,
    DECLINE,
    DOUBLE,
    KNOCK,
    KONTRA_NORMAL,
    PASS,
    TURN_UP,
    Bid,
    Claim,
    Cut,
    Declare,
    Decline,
    Double,
    Knock,
    KontraNormal,
    NameTrump,
    Pass,
    Turn,
    TurnUp,
)
from vorhand.games.bauernschnapsen.ruleset import ContractId
from vorhand.notation.actors import parse_number

__all__ = ["ACTIONS", "EXAMPLES", "format_action", "parse_action", "parse_suit"]

OwnAction: TypeAlias = (
    Cut | Knock | NameTrump | TurnUp | Turn | Bid | KontraNormal | Pass | Double | Decline | Declare | Claim
)

ACTIONS: tuple[type, ...] = get_args(OwnAction)

EXAMPLES = (
    "cut 7",
    "knock",
    "trump H",
    "turn-up",
    "turned 0",
    "bid gang",
    "kontra-normal",
    "pass",
    "double",
    "decline",
    "declare H",
    "claim",
)

_WORDS: dict[str, OwnAction] = {
    "knock": KNOCK,
    "turn-up": TURN_UP,
    "kontra-normal": KONTRA_NORMAL,
    "pass": PASS,
    "double": DOUBLE,
    "decline": DECLINE,
    "claim": CLAIM,
}
_WORD_OF = {action: word for word, action in _WORDS.items()}
_SUITS = {suit.letter: suit for suit in Suit}


def parse_suit(text: str) -> Suit:
    """The suit of a letter, in either case; KeyError if there is none."""
    return _SUITS[text.upper() if text.isascii() else text]


def format_action(action: OwnAction) -> str:
    """One line for an action."""
    match action:
        case Cut(count=count):
            return f"cut {count}"
        case NameTrump(suit=suit):
            return f"trump {suit.letter}"
        case Turn(place=place):
            return f"turned {place}"
        case Bid(contract=contract):
            return f"bid {contract}"
        case Declare(suit=suit):
            return f"declare {suit.letter}"
        case Knock() | TurnUp() | KontraNormal() | Pass() | Double() | Decline() | Claim():
            return _WORD_OF[action]
        case _:
            assert_never(action)


def parse_action(word: str, rest: str) -> OwnAction:
    """The action of a first word and the rest; KeyError or ValueError if there is none."""
    match word:
        case "cut":
            return Cut(parse_number(rest))
        case "trump":
            return NameTrump(parse_suit(rest))
        case "turned":
            return Turn(parse_number(rest))
        case "bid":
            return Bid(ContractId(rest))
        case "declare":
            return Declare(parse_suit(rest))
        case _ if not rest:
            return _WORDS[word]
        case _:
            raise KeyError(word)
