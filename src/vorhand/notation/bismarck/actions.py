"""The actions that only Bismarck has, as text: "trump H", "discard AS", "contract nt-win"."""

from typing import TypeAlias, assert_never, get_args

from vorhand.cards import Rank
from vorhand.errors import NotationError
from vorhand.games.bismarck.actions import (
    LEAVE_KITTY,
    PASS,
    TAKE_KITTY,
    ChooseContract,
    CutCard,
    Discard,
    GiveCard,
    LayOpen,
    LeaveKitty,
    NameDirection,
    NameStart,
    NameTrump,
    Pass,
    TakeKitty,
    Void,
    VoidReason,
)
from vorhand.games.bismarck.building import Direction
from vorhand.games.bismarck.ruleset import ContractId, Trump
from vorhand.notation.actors import parse_number
from vorhand.notation.cards import parse_card, shorten

__all__ = ["ACTIONS", "EXAMPLES", "format_action", "format_trump", "parse_action", "parse_rank", "parse_trump"]

OwnAction: TypeAlias = (
    Discard
    | GiveCard
    | ChooseContract
    | NameTrump
    | TakeKitty
    | LeaveKitty
    | NameStart
    | NameDirection
    | Pass
    | CutCard
    | LayOpen
    | Void
)

ACTIONS: tuple[type, ...] = get_args(OwnAction)

EXAMPLES = (
    "discard AS",
    "give AS",
    "contract nt-win",
    "trump H or NT",
    "take",
    "leave",
    "start 9",
    "direction up",
    "pass",
    "cut AS",
    "open 2,10,20,30",
    "void forgotten-discard",
)

_TRUMP_LETTERS = {
    Trump.CLUBS: "C",
    Trump.DIAMONDS: "D",
    Trump.HEARTS: "H",
    Trump.SPADES: "S",
    Trump.NO_TRUMP: "NT",
}
_TRUMPS = {letter: trump for trump, letter in _TRUMP_LETTERS.items()}


def format_trump(trump: Trump) -> str:
    """C, D, H, S or NT."""
    return _TRUMP_LETTERS[trump]


def parse_trump(text: str) -> Trump:
    """What `format_trump` wrote, in either case."""
    trump = _TRUMPS.get(text.upper()) if text.isascii() else None
    if trump is None:
        raise NotationError("notation-trump", text=shorten(text))
    return trump


def parse_rank(text: str) -> Rank:
    """A rank by its letter, "9" or "T", and "10" too; KeyError for anything else."""
    return _RANKS["T" if text == "10" else text.upper() if text.isascii() else text]


_RANKS = {rank.letter: rank for rank in Rank}


def format_action(action: OwnAction) -> str:
    """One line for an action."""
    match action:
        case Discard(card=card):
            return f"discard {card}"
        case GiveCard(card=card):
            return f"give {card}"
        case ChooseContract(contract=contract):
            return f"contract {contract}"
        case NameTrump(trump=trump):
            return f"trump {format_trump(trump)}"
        case TakeKitty():
            return "take"
        case LeaveKitty():
            return "leave"
        case NameStart(rank=rank):
            return f"start {rank.letter}"
        case NameDirection(direction=direction):
            return f"direction {direction}"
        case Pass():
            return "pass"
        case CutCard(card=card):
            return f"cut {card}"
        case LayOpen(places=places):
            return "open " + (",".join(map(str, places)) or "-")
        case Void(reason=reason):
            return f"void {reason}"
        case _:
            assert_never(action)


def parse_action(word: str, rest: str) -> OwnAction:
    """The action of a first word and the rest; KeyError or ValueError if there is none."""
    match word:
        case "discard":
            return Discard(parse_card(rest))
        case "give":
            return GiveCard(parse_card(rest))
        case "contract":
            return ChooseContract(ContractId(rest))
        case "trump":
            return NameTrump(parse_trump(rest))
        case "take" if not rest:
            return TAKE_KITTY
        case "leave" if not rest:
            return LEAVE_KITTY
        case "start":
            return NameStart(parse_rank(rest))
        case "direction":
            return NameDirection(Direction(rest))
        case "pass" if not rest:
            return PASS
        case "cut":
            return CutCard(parse_card(rest))
        case "open":
            return LayOpen(tuple(parse_number(place) for place in rest.split(",")) if rest != "-" else ())
        case "void":
            return Void(VoidReason(rest))
        case _:
            raise KeyError(word)
