"""The French deck as one sprite: a symbol for every card, a small one for every card, the back and the four suits.

The page draws the paper and the letters. `currentColor` is the colour of the suit, so a deck of two colours and one of
four are the same file.
"""

from typing import Final

from web.faces.back import back
from web.faces.busts import bust
from web.faces.courts import court
from web.faces.pen import element, placed, shape
from web.faces.pips import ace, number_card
from web.faces.suits import SUIT_PATHS, SUITS

__all__ = ["CARDS", "RANKS", "sprite"]

RANKS: Final = "A23456789TJQK"
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_COURTS = "JQK"
_SMALL_SIGN, _SMALL_SIGN_SIZE = (130.0, 212.0), 124.0  # clear of an index of 27 px on a card of 40 px
_CARD_BOX, _SUIT_BOX = "0 0 250 350", "0 0 100 100"


def _card(rank: str, suit: str) -> str:
    if rank in _COURTS:
        return court(rank, suit)
    return ace(suit) if rank == "A" else number_card(rank, suit)


def _small(rank: str, suit: str) -> str:
    if rank in _COURTS:
        return bust(rank, suit)
    return shape(placed(SUIT_PATHS[suit], _SMALL_SIGN, _SMALL_SIGN_SIZE), fill="currentColor")


def _symbol(name: str, box: str, content: str) -> str:
    return element("symbol", content, id=name, viewBox=box) + "\n"


def sprite() -> str:
    """The text of the file."""
    symbols = [
        *(_symbol(f"suit-{suit}", _SUIT_BOX, shape(SUIT_PATHS[suit], fill="currentColor")) for suit in SUITS),
        _symbol("back", _CARD_BOX, back()),
        *(_symbol(card, _CARD_BOX, _card(*card)) for card in CARDS),
        *(_symbol(f"{card}-s", _CARD_BOX, _small(*card)) for card in CARDS),
    ]
    return element("svg", "\n" + "".join(symbols), xmlns="http://www.w3.org/2000/svg", width=0, height=0) + "\n"
