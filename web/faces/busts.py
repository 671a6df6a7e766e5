"""The courts of small cards: one bust in thick lines under a large sign."""

from typing import Final

from web.faces.attire import ATTIRE, INK, PEN, RED, YELLOW, Attire
from web.faces.heads import (
    BEARD,
    BOB,
    CAP,
    CAP_BAND,
    CHIN,
    CROWN,
    LOCK,
    PARTED_HAIR,
    PLUME,
    TIARA,
    VEIL_INSIDE,
)
from web.faces.pen import Point, circle, element, placed, shape, symmetric
from web.faces.suits import SUIT_PATHS

__all__ = ["bust", "figure"]

_SIGN: Final[Point] = (190.0, 64.0)
_SIGN_SIZE = 88.0
_PLACE = "translate(126 120)scale(1.6)"
_NOSE = "M-15 68.5C-11 66 -7 66 -4 68M15 69C10 66 5 66.5 3.5 71L1 85.5H6"
_EYES = circle(-9.5, 75.5, 2.3) + circle(10, 75.5, 2.3)
_FOOT = 136  # where all busts end


def _king(attire: Attire) -> list[str]:
    return [
        shape("M-38.5 106L-40 108V124M38.5 106L40 108V124"),
        shape(f"M-40 122C-26 132 26 132 40 122V{_FOOT}H-40Z", fill=attire.main),
        shape(symmetric(LOCK) + BEARD, fill=attire.hair),
        shape(CROWN, fill=YELLOW),
    ]


def _queen(attire: Attire) -> list[str]:
    outside = f"M-40 {_FOOT}V78C-40 44 -22 30 0 30C22 30 40 44 40 78V{_FOOT}"
    inside = f"H29C26 112 {VEIL_INSIDE} -26 112 -29 {_FOOT}Z"
    return [
        shape(f"M-27 120Q0 136 27 120L29 {_FOOT}H-29Z", fill=attire.third),
        shape(outside + inside, fill=attire.main),
        shape(symmetric(PARTED_HAIR), fill=attire.hair),
        shape(CHIN),
        shape("M-6 93.5Q0 91.5 6 93.5Q0 99 -6 93.5Z", fill=RED, stroke="none"),
        shape(TIARA, fill=YELLOW),
    ]


def _jack(attire: Attire) -> list[str]:
    return [
        shape(f"M-26 106L-40 112V{_FOOT}H0V126Z", fill=attire.main),
        shape(f"M26 106L40 112V{_FOOT}H0V126Z", fill=attire.second),
        shape(symmetric(BOB), fill=attire.hair),
        shape(CHIN),
        shape(CAP, fill=attire.main),
        shape(PLUME, fill=attire.third),
        shape(CAP_BAND, fill=attire.second),
    ]


_BUSTS = {"K": _king, "Q": _queen, "J": _jack}


def figure(rank: str, suit: str, place: str) -> str:
    """The bust alone, moved to where it belongs."""
    face = shape(_NOSE, stroke_width=2) + shape(_EYES, fill=INK, stroke="none")
    return element("g", "".join(_BUSTS[rank](ATTIRE[suit])) + face, transform=place, **PEN, stroke_width=2.5)


def bust(rank: str, suit: str) -> str:
    """What is left of a court when it is 40 to 80 px wide."""
    sign = placed(SUIT_PATHS[suit], _SIGN, _SIGN_SIZE)
    return figure(rank, suit, _PLACE) + shape(sign, fill="currentColor")
