"""Actions of any game as text: "play AS", "dealer 0", "deal ASKH…", and what each game adds to them."""

from typing import Any

from vorhand.errors import NotationError
from vorhand.games.actions import Deal, DrawDealer, PlayCard
from vorhand.games.known import DEFAULT_GAME
from vorhand.notation.actors import parse_seat
from vorhand.notation.cards import format_cards, parse_card, parse_cards, shorten
from vorhand.notation.games import TEXTS, text_with

__all__ = ["format_action", "parse_action"]

_EXAMPLES = ("play AS", "dealer 0", "deal AS…")


def format_action(action: object) -> str:
    """One line for an action of any game.

    >>> from vorhand.cards import Card
    >>> format_action(PlayCard(Card("AS")))
    'play AS'
    """
    match action:
        case PlayCard(card=card):
            return f"play {card}"
        case DrawDealer(seat=seat):
            return f"dealer {seat}"
        case Deal(pack=pack):
            return f"deal {format_cards(pack)}"
        case _:
            return text_with(action).format_action(action)


def parse_action(text: str, game: str = DEFAULT_GAME) -> Any:
    """What `format_action` wrote for an action of that game, by its id; NotationError for anything else."""
    word, _, rest = text.strip().partition(" ")
    try:
        return _parse(word, rest.strip(), game)
    except (KeyError, ValueError) as error:
        if isinstance(error, NotationError):
            raise
        expected = ", ".join((*TEXTS[game].examples, *_EXAMPLES))
        raise NotationError("notation-action", text=shorten(text), expected=expected) from None


def _parse(word: str, rest: str, game: str) -> Any:
    match word:
        case "play":
            return PlayCard(parse_card(rest))
        case "dealer":
            return DrawDealer(parse_seat(rest))
        case "deal":
            return Deal(parse_cards(rest))
        case _:
            return TEXTS[game].parse_action(word, rest)
