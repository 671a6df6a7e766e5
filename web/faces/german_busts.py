"""König, Ober and Unter on small cards: one bust in thick lines, and a large sign above or below it."""

from typing import Final

from web.faces.attire import GERMAN_ATTIRE, INK, PEN, YELLOW, Attire
from web.faces.german_heads import BRIM, FEATHER, GOATEE, HAT, MOUSTACHE, PEAK, PEAK_BRIM, PLUMES, SHORT_HAIR
from web.faces.heads import BEARD, BOB, CHIN, CROWN, LOCK
from web.faces.pen import circle, element, shape, symmetric
from web.faces.signs import sign

__all__ = ["german_bust", "german_figure"]

_NOSE = "M-15 68.5C-11 66 -7 66 -4 68M15 69C10 66 5 66.5 3.5 71L1 85.5H6"
_EYES = circle(-9.5, 75.5, 2.3) + circle(10, 75.5, 2.3)
_FOOT = 136  # where all busts end
_SIGN_SIZE = 90.0


def _king(attire: Attire) -> list[str]:
    panel = "M-44 72C-39 67 -32 70 -29 77V100L-36 107H-44Z"
    return [
        shape(symmetric(panel), fill=attire.second),
        shape(symmetric(f"M-52 62H-44V{_FOOT}H-52Z"), fill=YELLOW),
        shape(symmetric(circle(-48, 57, 5.5)), fill=attire.second),
        shape("M-38.5 106L-40 108V124M38.5 106L40 108V124"),
        shape(f"M-40 122C-26 132 26 132 40 122V{_FOOT}H-40Z", fill=attire.main),
        shape(symmetric(LOCK) + BEARD, fill=attire.hair),
        shape(CROWN, fill=YELLOW),
    ]


def _ober(attire: Attire) -> list[str]:
    return [
        shape("M-15 98C-28 98 -36 102 -36 108C-36 116 -20 121 0 121C20 121 36 116 36 108C36 102 28 98 15 98"),
        shape(
            f"M-36 109L-44 116V{_FOOT}H44V116L36 109C35 117 20 121 0 121C-20 121 -35 117 -36 109Z", fill=attire.second
        ),
        shape(symmetric(SHORT_HAIR), fill=attire.hair),
        shape(CHIN),
        shape(GOATEE + MOUSTACHE, fill=attire.hair),
        shape(HAT, fill=attire.main),
        shape(BRIM, fill=attire.main),
        shape(PLUMES, fill=attire.third),
    ]


def _unter(attire: Attire) -> list[str]:
    return [
        shape("M-26 106L-40 112C-40 128 -28 140 0 142V126Z", fill=attire.second),
        shape("M26 106L40 112C40 128 28 140 0 142V126Z", fill=attire.main),
        shape(symmetric(BOB), fill=attire.hair),
        shape(CHIN),
        shape(FEATHER, fill=attire.third),
        shape(PEAK, fill=attire.main),
        shape(PEAK_BRIM, fill=attire.second),
    ]


_BUSTS = {"K": _king, "Q": _ober, "J": _unter}
_PLACES: Final = {
    "K": ("translate(158 142)scale(1.42)", (190.0, 64.0)),
    "Q": ("translate(158 142)scale(1.42)", (190.0, 64.0)),
    "J": ("translate(170 -12)scale(1.5)", (168.0, 274.0)),
}
"""Where bust and sign stand: the Unter's sign is low."""


def german_figure(rank: str, suit: str, place: str) -> str:
    """The bust alone, moved to where it belongs."""
    face = shape(_NOSE, stroke_width=2) + shape(_EYES, fill=INK, stroke="none")
    return element("g", "".join(_BUSTS[rank](GERMAN_ATTIRE[suit])) + face, transform=place, **PEN, stroke_width=2.5)


def german_bust(rank: str, suit: str) -> str:
    """What is left of a court when it is 40 to 80 px wide."""
    transform, place = _PLACES[rank]
    return german_figure(rank, suit, transform) + sign(suit, place, _SIGN_SIZE)
