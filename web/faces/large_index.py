"""Faces under a large index: one for every card, at every size, with all of it below and beside the index.

The index of the page fills the upper left, as much as 56 % of a card of 50 px, so a number is one sign and a court one
bust in the lower right. What tells Ober and Unter apart stays: the sign is high or low.
"""

from typing import Final

from web.faces import french, german
from web.faces.busts import figure
from web.faces.german_busts import german_figure
from web.faces.german_pips import TEN
from web.faces.pen import Point, placed, shape
from web.faces.sheet import sheet
from web.faces.signs import sign
from web.faces.suits import SUIT_PATHS

__all__ = ["french_sprite", "german_sprite"]

_SIGN: Final[tuple[Point, float]] = ((190.0, 282.0), 104.0)
_BUST: Final = "translate(180 188)scale(1.08)"
_BUST_ABOVE_SIGN: Final = "translate(180 112)scale(1.08)"
_HIGH: Final[tuple[Point, float]] = ((206.0, 150.0), 64.0)
_LOW: Final[tuple[Point, float]] = ((182.0, 300.0), 72.0)
_TEN: Final[tuple[Point, float]] = ((206.0, 146.0), 54.0)
_SECOND: Final[tuple[Point, float]] = ((198.0, 152.0), 84.0)


def _french(rank: str, suit: str) -> str:
    if rank in "JQK":
        return figure(rank, suit, _BUST)
    return shape(placed(SUIT_PATHS[suit], *_SIGN), fill="currentColor")


def _german(rank: str, suit: str) -> str:
    match rank:
        case "A":
            return sign(suit, *_SECOND) + sign(suit, *_SIGN, upside_down=True)
        case "T":
            return sign(suit, *_SIGN) + shape(placed(TEN, *_TEN), fill="currentColor")
        case "J":
            return german_figure(rank, suit, _BUST_ABOVE_SIGN) + sign(suit, *_LOW)
        case _:
            return german_figure(rank, suit, _BUST) + sign(suit, *_HIGH)


def french_sprite() -> str:
    """The text of the file."""
    return sheet(
        suits=french.signs(), back=french.back(), large={card: _french(*card) for card in french.CARDS}, small={}
    )


def german_sprite() -> str:
    """The text of the file."""
    return sheet(
        suits=german.signs(), back=german.door(), large={card: _german(*card) for card in german.CARDS}, small={}
    )
