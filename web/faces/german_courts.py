"""König, Ober and Unter: on a throne; the sign held high; the sign held low.

The three differ by what is on the head as well: crown and beard, plumed hat and moustache, pointed cap and bare chin.
"""

from math import cos, pi, sin
from typing import Final

from web.faces.attire import BROWN, GERMAN_ATTIRE, INK, RED, YELLOW, Attire
from web.faces.figure import FINE, arm, crowned, face, filled, mid, robe, sash, to_mid, two_headed, woven
from web.faces.german_heads import BRIM, FEATHER, GOATEE, HAT, HAT_BAND, MOUSTACHE, PEAK, PEAK_BRIM, PLUMES, SHORT_HAIR
from web.faces.heads import BOB, FACE
from web.faces.pen import Point, circle, shape, symmetric
from web.faces.signs import sign

__all__ = ["german_court"]

_KINGS_SIGN: Final[Point] = (-52.0, 40.0)
_HIGH: Final[Point] = (80.5, 52.0)
_LOW: Final[Point] = (79.0, 204.0)
_HELD = 46.0


# König ------------------------------------------------------------------------------------------------------------


def _throne(attire: Attire) -> list[str]:
    """The back of a chair, seen between the hair and the posts."""
    panel = "M-50 66C-42 62 -34 66 -29 74V100L-38 105L-50 112Z"
    post = f"M-57 66H-50V{mid(-57):.1f}H-57Z"
    return [
        filled(symmetric(panel), attire.second),
        shape(symmetric("M-50 66C-42 62 -34 66 -29 74")),
        filled(symmetric("".join(circle(-43, y, 1.8) for y in (76, 88, 100))), YELLOW),
        shape(symmetric(post), fill=YELLOW),
        shape(symmetric(circle(-53.5, 60.5, 5)), fill=attire.main),
    ]


def _sceptre(attire: Attire) -> list[str]:
    lily = (
        "M80 20C75 27 74 33 77 41H83C86 33 85 27 80 20Z"
        "M76 43C68 42 64 35 68 29C72 30 76 35 77 41ZM84 43C92 42 96 35 92 29C88 30 84 35 83 41Z"
    )
    return [
        shape("M78 120.5V50H82V120.5", fill=YELLOW),
        shape(lily, fill=YELLOW),
        shape("M74 50H86V44H74ZM76 104H84V99H76Z", fill=attire.on_gold(attire.third, RED)),
    ]


def _king(suit: str, attire: Attire) -> list[str]:
    return [
        *_throne(attire),
        *robe(attire),
        *arm(attire.second, attire.third, _sceptre(attire)),
        *crowned(attire),
        sign(suit, _KINGS_SIGN, 30),
    ]


# Ober -------------------------------------------------------------------------------------------------------------

_SCALLOPS = 11
_RUFF_X, _RUFF_Y, _RUFF_TOP = 37.0, 15.0, 105.0


def _rim(i: float, size: float = 1.0) -> Point:
    """A point on the lower rim of the ruff, from right to left as i grows."""
    angle = pi * i / _SCALLOPS
    return _RUFF_X * size * cos(angle), _RUFF_TOP + _RUFF_Y * size * sin(angle)


def _scallops() -> str:
    ends = [_rim(i) for i in range(_SCALLOPS + 1)]
    bulges = [_rim(i + 0.5, 1.22) for i in range(_SCALLOPS)]
    return "".join(f"Q{b[0]:.1f} {b[1]:.1f} {e[0]:.1f} {e[1]:.1f}" for b, e in zip(bulges, ends[1:], strict=True))


def _ruff() -> list[str]:
    folds = "".join(
        f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"
        for a, b in ((_rim(i), _rim(i, 0.66)) for i in range(1, _SCALLOPS))
    )
    return [
        shape(f"M14.5 94C28 94 37 98 37 105{_scallops()}C-37 98 -28 94 -14.5 94"),
        shape(folds, stroke_width=FINE),
    ]


_PUFF = "M-38 112C-58 110 -70 122 -68 140C-60 150 -50 150 -43 145Z"
_SLASHES = "M-42 117C-52 118 -58 128 -56 146M-60 120C-65 128 -66 136 -63 143"


_HIGH_SLEEVE = "M44 117C54 112 64 116 71.5 121L72 99H89L91 130C90 143 80 151 68 149C57 147 50 140 46 134Z"
_HIGH_CUFF = "M69.5 91.5H91V100H69.5Z"
_HIGH_FIST = "M73 91.5C69 86 70 79.5 76 77.5H86C91 79 92 86 88.5 91.5M79.5 77.5V82.5M79.5 82.5H90.5M79.5 87H90"


def _high_arm(suit: str, attire: Attire) -> list[str]:
    """Raised; the sign stands on the fist."""
    return [
        shape(_HIGH_SLEEVE, fill=attire.main),
        shape("M71.5 121C72 128 70 133 65 136", stroke_width=FINE),
        shape(_HIGH_CUFF, fill=attire.third),
        sign(suit, _HIGH, _HELD),
        shape(_HIGH_FIST),
    ]


def _ober_body(attire: Attire) -> list[str]:
    doublet = f"M37 105{_scallops()}L-46 116{to_mid(-46, 48)}L46 116Z"
    buttons = "".join(circle(0, y, 2.6) for y in (133, 145, 157))
    braids = "".join(f"M-5 {y}H-26M5 {y}H26" for y in (133, 145, 157))
    return [
        shape(f"M-44 144C-52 150 -58 150 -66 144{to_mid(-62, -44)}Z", fill=attire.second),
        shape(doublet, fill=attire.main),
        shape(braids, stroke=attire.third if attire.third != attire.main else INK, stroke_width=2.6),
        shape(buttons, fill=attire.third, stroke_width=FINE),
        *sash(attire.second, attire.third, -62),
    ]


def _ober(suit: str, attire: Attire) -> list[str]:
    quills = "M20 42C8 26 -12 22 -29 31"
    return [
        *_ober_body(attire),
        *_high_arm(suit, attire),
        shape(symmetric(_PUFF), fill=attire.second),
        shape(symmetric(_SLASHES), stroke_width=FINE),
        *_ruff(),
        shape(symmetric(SHORT_HAIR), fill=attire.hair),
        shape(FACE),
        *face(),
        shape(GOATEE + MOUSTACHE, fill=attire.hair, stroke_width=1.4),
        shape(HAT, fill=attire.main),
        shape(HAT_BAND, fill=attire.third),
        shape(BRIM, fill=attire.main),
        shape(PLUMES, fill=attire.third),
        shape(quills, stroke_width=FINE),
    ]


# Unter ------------------------------------------------------------------------------------------------------------

_LOW_SLEEVE = "M44 117C60 115 70 124 74 136L87 151L75 161C64 156 54 147 47 138Z"
_LOW_CUFF = "M71.5 158.5L86 146.5L91 152.5L76.5 164.5Z"
_LOW_FIST = "M78 163C76 170 79 177.5 85 177.5C92 177.5 94 169 91 153M81.5 176V170M85.5 177.5V170.5M89 176V170"


def _low_arm(suit: str, attire: Attire) -> list[str]:
    """Hanging; the sign is carried by its upper end."""
    return [
        shape(_LOW_SLEEVE, fill=attire.main),
        shape(_LOW_CUFF, fill=attire.third),
        sign(suit, _LOW, _HELD),
        shape(_LOW_FIST),
    ]


_SPEAR = "M-57 17C-53 24 -50 31 -51.5 37C-53 40 -54.5 42 -54 46H-60C-59.5 42 -61 40 -62.5 37C-64 31 -61 24 -57 17Z"
_HALBERD = "M-57 17L-53.5 34H-60.5ZM-55 40L-43 33C-38 42 -38 54 -43 63L-55 55ZM-59 42L-67 45C-66 50 -63 53 -59 54Z"


def _weapon(suit: str, attire: Attire) -> list[str]:
    """Behind the left shoulder."""
    head = _SPEAR if suit in "SD" else _HALBERD
    return [shape("M-59 125V34H-55V125", fill=BROWN), shape(head, fill=attire.third)]


def _unter_body(suit: str, attire: Attire) -> list[str]:
    cloth = [(0.0, 124.0), (22.0, 110.0), (44.0, 117.0), (48.0, mid(48)), (0.0, mid(0))]
    return [
        *_weapon(suit, attire),
        shape(f"M-48 140C-56 146 -60 160 -62 {mid(-62):.1f}{to_mid(-44)}Z", fill=attire.main),
        shape(f"M-22 110L-44 117{to_mid(-46, 0)}V124Z", fill=attire.second),
        filled(woven(attire.cloth, 24, cloth), attire.second),
        shape(f"M22 110L44 117{to_mid(48, 0)}V124Z"),
        *sash(attire.third, attire.main, -62),
        shape("M-44 117C-62 117 -70 134 -66 150C-58 156 -50 152 -44 146Z", fill=attire.main),
    ]


def _unter(suit: str, attire: Attire) -> list[str]:
    collar = symmetric("M-8 100V105L-26 103L-31 115L0 130")
    return [
        *_unter_body(suit, attire),
        *_low_arm(suit, attire),
        shape(collar),
        shape("M0 113V130M-8 105L0 113L8 105", stroke_width=FINE),
        shape(symmetric(BOB), fill=attire.hair),
        shape(FACE),
        shape("M-4.5 94Q0 95.5 5 93.5", stroke_width=1.6),
        *face(),
        shape(FEATHER, fill=attire.third),
        shape(PEAK, fill=attire.main),
        shape(PEAK_BRIM, fill=attire.second),
    ]


_FIGURES = {"K": _king, "Q": _ober, "J": _unter}


def german_court(rank: str, suit: str) -> str:
    """The figure twice, each with its sign."""
    return two_headed(_FIGURES[rank](suit, GERMAN_ATTIRE[suit]))
