"""The double-German deck: 20 cards in hearts, bells, leaves and acorns."""

from typing import Final

from web.faces.door import door
from web.faces.german_busts import german_bust
from web.faces.german_courts import german_court
from web.faces.german_pips import TEN, daus, ten
from web.faces.pen import placed, shape
from web.faces.sheet import sheet
from web.faces.signs import sign
from web.faces.suits import SUITS

__all__ = ["CARDS", "RANKS", "door", "signs", "sprite"]

RANKS: Final = "ATKQJ"
"""Q is the Ober, J the Unter: cards have one code, whatever is printed on them."""
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)


def _card(rank: str, suit: str) -> str:
    match rank:
        case "A":
            return daus(suit)
        case "T":
            return ten(suit)
        case _:
            return german_court(rank, suit)


def _small(rank: str, suit: str) -> str:
    match rank:
        case "A":
            return sign(suit, (166, 92), 116) + sign(suit, (166, 258), 116, upside_down=True)
        case "T":
            return sign(suit, (154, 232), 124) + shape(placed(TEN, (190, 64), 66), fill="currentColor")
        case _:
            return german_bust(rank, suit)


def signs() -> dict[str, str]:
    """The suits as they stand in the index and in the text of the page."""
    return {suit: sign(suit, (50, 50), 92, contour=5) for suit in SUITS}


def sprite() -> str:
    """The text of the file."""
    return sheet(
        suits=signs(),
        back=door(),
        large={card: _card(*card) for card in CARDS},
        small={card: _small(*card) for card in CARDS},
    )
