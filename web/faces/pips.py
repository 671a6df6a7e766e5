"""Aces and number cards: classical layouts of pips, the lower half upside down."""

from typing import Final

from web.faces.pen import Point, circle, placed, shape, symmetric
from web.faces.suits import SUIT_PATHS

__all__ = ["LAYOUTS", "ace", "number_card"]

_LEFT, _MIDDLE, _RIGHT = 85.0, 125.0, 165.0
_TOP, _CENTRE, _BOTTOM = 52.0, 175.0, 298.0
_PIP = 46.0
_ROW = (_BOTTOM - _TOP) / 3


def _pair(y: float) -> list[Point]:
    return [(_LEFT, y), (_RIGHT, y)]


_CORNERS = _pair(_TOP) + _pair(_BOTTOM)
_SIX = _CORNERS + _pair(_CENTRE)
_EIGHT_SIDES = _CORNERS + _pair(_TOP + _ROW) + _pair(_BOTTOM - _ROW)
_HIGH, _LOW = (_MIDDLE, (_TOP + _CENTRE) / 2), (_MIDDLE, (_BOTTOM + _CENTRE) / 2)

LAYOUTS: Final[dict[str, list[Point]]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)],
    "4": _CORNERS,
    "5": [*_CORNERS, (_MIDDLE, _CENTRE)],
    "6": _SIX,
    "7": [*_SIX, _HIGH],
    "8": [*_SIX, _HIGH, _LOW],
    "9": [*_EIGHT_SIDES, (_MIDDLE, _CENTRE)],
    "T": [*_EIGHT_SIDES, (_MIDDLE, _TOP + _ROW / 2), (_MIDDLE, _BOTTOM - _ROW / 2)],
}
"""Middles of the pips by rank, on a card of 250 x 350."""


def number_card(rank: str, suit: str) -> str:
    """All pips are one path."""
    pips = [placed(SUIT_PATHS[suit], p, _PIP, upside_down=p[1] > _CENTRE) for p in LAYOUTS[rank]]
    return shape("".join(pips), fill="currentColor")


def ace(suit: str) -> str:
    """One large sign; that of spades is cut like a printer's mark."""
    if suit == "S":
        return _ace_of_spades()
    return shape(placed(SUIT_PATHS[suit], (_MIDDLE, _CENTRE), 132), fill="currentColor")


_BLADE = (
    "M50 3C40 26 8 42 8 65C8 77 17 85 28 85C37 85 44 80 50 70C56 80 63 85 72 85C83 85 92 77 92 65C92 42 60 26 50 3Z"
)
_LEAVES = (
    "M120 177C104 172 97 159 100 145C112 150 119 161 120 177Z",
    "M121 194C110 184 93 186 85 200C98 208 113 205 121 194Z",
)
_BUD = "M125 135C117 147 117 162 125 174C133 162 133 147 125 135ZM125 179L130.5 185.5L125 192L119.5 185.5Z"


def _ace_of_spades() -> str:
    """Even-odd: what lies in the sign is cut out of it."""
    sign = placed(SUIT_PATHS["S"], (_MIDDLE, _CENTRE), 180)
    lines = "".join(placed(_BLADE, (_MIDDLE, _CENTRE + 1.5), size) for size in (152, 144))
    leaves = "".join(symmetric(leaf, _MIDDLE) for leaf in _LEAVES)
    flower = _BUD + circle(_MIDDLE, 128, 3.5)
    return shape(sign + lines + leaves + flower, fill="currentColor", fill_rule="evenodd")
