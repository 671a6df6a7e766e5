"""Ass and Zehner: two large signs about the fruit of a season, and ten signs about an X."""

from typing import Final

from web.faces.attire import GREEN, PEN, RED, YELLOW
from web.faces.pen import Point, circle, element, mirrored, placed, shape
from web.faces.signs import sign

__all__ = ["PIPS", "TEN", "daus", "ten"]

_MIDDLE: Final[Point] = (125.0, 175.0)
_LEFT, _RIGHT, _TOP, _BOTTOM = 82.0, 168.0, 48.0, 302.0
_PIP = 45.0
_LINE = 1.6

PIPS: Final[list[Point]] = [(x, _TOP + (_BOTTOM - _TOP) / 4 * row) for row in range(5) for x in (_LEFT, _RIGHT)]
"""Middles of the ten signs."""

TEN: Final = (
    "M8 4H42V14H35L51 38L67 14H59V4H92V14H84L58 50L86 86H93V96H57V86H66L49 62L32 86H41V96H7V86H15L42 50L17 14H8Z"
)
"""The Roman ten, in a box of 100 x 100."""


def _transposed(d: str) -> str:
    """Above and below exchanged about the middle of the card."""
    return mirrored(placed(d, (50.0, 2 * _MIDDLE[1] - 50), 100, upside_down=True), 50)


def _turned(content: str) -> str:
    return element("g", content, transform="rotate(180 125 175)")


def ten(suit: str) -> str:
    """Two columns of five; the lower half is upside down."""
    signs = [sign(suit, p, _PIP, upside_down=p[1] > _MIDDLE[1]) for p in PIPS]
    numerals = "".join(placed(TEN, (_MIDDLE[0], y), 34) for y in (_MIDDLE[1] - 95, _MIDDLE[1] + 95))
    return "".join(signs) + shape(numerals, fill="currentColor")


# The four seasons: the right half of a garland about (125, 175)


_STEM = "M125 175H192"
_SCROLL = "M135 175C146 172 150 158 161 157C170 157 173 167 166 170C161 171 159 165 163 163"
_LEAF = "M141 173C139 164 143 157 150 154C152 162 148 170 141 173Z"


def _spring() -> str:
    petals = "".join(circle(205 + x, 175 + y, 5.6) for x, y in ((0, -8.4), (8, -2.6), (5, 6.8), (-5, 6.8), (-8, -2.6)))
    return shape(petals, fill=RED) + shape(circle(205, 175, 4.6), fill=YELLOW)


def _summer() -> str:
    ears = "".join(placed("M0 0C1 -9 8 -13 15 -11C13 -4 7 0 0 0Z", (x + 50, 225), 100) for x in (183, 192, 201))
    tip = "M210 175C214 170 220 171 224 175C220 179 214 180 210 175Z"
    return shape(ears + _transposed(ears) + tip, fill=YELLOW)


def _autumn() -> str:
    columns = ((187, (-5.5, 5.5)), (196, (-11, 0, 11)), (205, (-5.5, 5.5)), (214, (0,)))
    return "".join(shape(circle(x, 175 + y, 6), fill=RED) for x, ys in columns for y in ys)


def _winter() -> str:
    tips = ((186, 13), (192, 13), (198, 11), (204, 9), (210, 6))
    needles = "".join(f"M{x + 12} {175 - h}L{x} 175L{x + 12} {175 + h}" for x, h in tips)
    return shape("M182 175H224" + needles, stroke=GREEN, stroke_width=2.6)


_SEASONS = {"H": _spring, "D": _summer, "S": _autumn, "C": _winter}


def _tendrils() -> str:
    """A stem, and the same curl above and below it."""
    below = [_transposed(d) for d in (_SCROLL, _LEAF)]
    return shape(_STEM + _SCROLL + below[0]) + shape(_LEAF + below[1], fill=GREEN)


def daus(suit: str) -> str:
    """The Ass: two signs on one stem, and what grows in the season of the suit."""
    garland = element("g", _tendrils() + _SEASONS[suit](), **PEN, stroke_width=_LINE)
    half = sign(suit, (_MIDDLE[0], 86), 118) + garland
    boss = shape(circle(125, 175, 9), fill=YELLOW) + shape(circle(125, 175, 4), fill=RED)
    return half + _turned(half) + element("g", boss, **PEN, stroke_width=_LINE)
