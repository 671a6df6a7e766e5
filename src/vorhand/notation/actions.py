"""Actions and actors of Bismarck as text: "play AS", "trump H", "deal ASKH…"; actors are seat numbers, or words."""

from typing import assert_never

from vorhand.cards import SEATS, Seat
from vorhand.errors import NotationError
from vorhand.games.base import Actor, Office
from vorhand.games.bismarck.actions import (
    LEAVE_KITTY,
    TAKE_KITTY,
    Action,
    ChooseContract,
    CutCard,
    Deal,
    Discard,
    DrawDealer,
    LayOpen,
    LeaveKitty,
    NameTrump,
    PlayCard,
    TakeKitty,
    Void,
    VoidReason,
)
from vorhand.games.bismarck.ruleset import ContractId, Trump
from vorhand.notation.cards import format_cards, parse_card, parse_cards, shorten

__all__ = ["format_action", "format_actor", "format_trump", "parse_action", "parse_actor", "parse_trump"]

_TRUMP_LETTERS = {
    Trump.CLUBS: "C",
    Trump.DIAMONDS: "D",
    Trump.HEARTS: "H",
    Trump.SPADES: "S",
    Trump.NO_TRUMP: "NT",
}
_TRUMPS = {letter: trump for trump, letter in _TRUMP_LETTERS.items()}

_EXPECTED = (
    "play AS, discard AS, contract nt-win, trump H or NT, take, leave, "
    "dealer 0, cut AS, open 2,10,20,30, deal AS…, void forgotten-discard"
)


def format_trump(trump: Trump) -> str:
    """C, D, H, S or NT."""
    return _TRUMP_LETTERS[trump]


def parse_trump(text: str) -> Trump:
    """What `format_trump` wrote, in either case."""
    trump = _TRUMPS.get(text.upper()) if text.isascii() else None
    if trump is None:
        raise NotationError("notation-trump", text=shorten(text))
    return trump


def format_action(action: Action) -> str:
    """One line for an action.

    >>> from vorhand.cards import Card
    >>> format_action(PlayCard(Card("AS")))
    'play AS'
    """
    match action:
        case PlayCard(card=card):
            return f"play {card}"
        case Discard(card=card):
            return f"discard {card}"
        case ChooseContract(contract=contract):
            return f"contract {contract}"
        case NameTrump(trump=trump):
            return f"trump {format_trump(trump)}"
        case TakeKitty():
            return "take"
        case LeaveKitty():
            return "leave"
        case DrawDealer(seat=seat):
            return f"dealer {seat}"
        case CutCard(card=card):
            return f"cut {card}"
        case LayOpen(places=places):
            return "open " + (",".join(map(str, places)) or "-")
        case Deal(pack=pack):
            return f"deal {format_cards(pack)}"
        case Void(reason=reason):
            return f"void {reason}"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """What `format_action` wrote; NotationError for anything else."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    try:
        return _parse(word, rest)
    except (KeyError, ValueError) as error:
        if isinstance(error, NotationError):
            raise
        raise NotationError("notation-action", text=shorten(text), expected=_EXPECTED) from None


def _parse(word: str, rest: str) -> Action:
    match word:
        case "play":
            return PlayCard(parse_card(rest))
        case "discard":
            return Discard(parse_card(rest))
        case "contract":
            return ChooseContract(ContractId(rest))
        case "trump":
            return NameTrump(parse_trump(rest))
        case "take" if not rest:
            return TAKE_KITTY
        case "leave" if not rest:
            return LEAVE_KITTY
        case "dealer":
            return DrawDealer(_seat(rest))
        case "cut":
            return CutCard(parse_card(rest))
        case "open":
            return LayOpen(tuple(_number(place) for place in rest.split(",")) if rest != "-" else ())
        case "deal":
            return Deal(parse_cards(rest))
        case "void":
            return Void(VoidReason(rest))
        case _:
            raise KeyError(word)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise ValueError(text)
    return int(text)


def _seat(text: str) -> Seat:
    number = _number(text)
    if number >= len(SEATS):
        raise ValueError(text)
    return SEATS[number]


def format_actor(actor: Actor) -> str:
    """A seat's number, "nature" or "arbiter"."""
    return actor.value if isinstance(actor, Office) else str(actor)


def parse_actor(text: str) -> Actor:
    """What `format_actor` wrote."""
    try:
        return Office(text) if text and not text.isdigit() else _seat(text)
    except ValueError:
        raise NotationError("notation-actor", text=shorten(text)) from None
