"""The French deck. Its suits are nothing but `currentColor`, so two colours and four are the same file."""

from typing import Final

from web.faces.back import back
from web.faces.busts import bust
from web.faces.courts import court
from web.faces.pen import placed, shape
from web.faces.pips import ace, number_card
from web.faces.sheet import sheet
from web.faces.suits import SUIT_PATHS, SUITS

__all__ = ["CARDS", "RANKS", "back", "signs", "sprite"]

RANKS: Final = "A23456789TJQK"
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_COURTS = "JQK"
_SMALL_SIGN, _SMALL_SIGN_SIZE = (130.0, 212.0), 124.0  # clear of an index of 27 px on a card of 40 px


def _card(rank: str, suit: str) -> str:
    if rank in _COURTS:
        return court(rank, suit)
    return ace(suit) if rank == "A" else number_card(rank, suit)


def _small(rank: str, suit: str) -> str:
    if rank in _COURTS:
        return bust(rank, suit)
    return shape(placed(SUIT_PATHS[suit], _SMALL_SIGN, _SMALL_SIGN_SIZE), fill="currentColor")


def signs() -> dict[str, str]:
    """The suits as they stand in the index and in the text of the page."""
    return {suit: shape(d, fill="currentColor") for suit, d in SUIT_PATHS.items()}


def sprite() -> str:
    """The text of the file."""
    return sheet(
        suits=signs(),
        back=back(),
        large={card: _card(*card) for card in CARDS},
        small={card: _small(*card) for card in CARDS},
    )
