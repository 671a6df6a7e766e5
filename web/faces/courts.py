"""King, queen and jack of the French deck, told apart by silhouette: crown and beard, veil, cap and feather."""

from typing import Final

from web.faces.attire import ATTIRE, BLUE, INK, RED, YELLOW, Attire
from web.faces.figure import (
    FINE,
    MIDDLE,
    arm,
    crowned,
    face,
    filled,
    lozenge,
    mid,
    robe,
    sash,
    to_mid,
    two_headed,
    woven,
)
from web.faces.heads import (
    BOB,
    CAP,
    CAP_BAND,
    FACE,
    JAW,
    LIPS,
    PARTED_HAIR,
    PLUME,
    TIARA,
    VEIL_INSIDE,
    VEIL_OUTSIDE,
)
from web.faces.pen import Point, circle, placed, polygon, shape, symmetric
from web.faces.suits import SUIT_PATHS

__all__ = ["court"]

_SIGN: Final[Point] = (80.0, 42.0)
_SIGN_SIZE = 28.0

# Arm and what it holds --------------------------------------------------------------------------------------------


def _sword(hilt: str) -> list[str]:
    return [
        shape("M76.5 108V34L80 22L83.5 34V108Z"),
        shape("M80 40V102", stroke_width=FINE),
        shape("M66 108H94V113H66Z", fill=hilt),
        shape("M77.5 113V120.5M82.5 113V120.5"),
    ]


def _sceptre(suit: str, rings: str) -> list[str]:
    heads = {
        "D": [polygon(lozenge(80, 39, 10, 15)) + polygon(lozenge(80, 39, 4, 6.5))],
        "C": [circle(72, 45, 7), circle(88, 45, 7), circle(80, 32, 7)],
    }
    return [
        shape("M78 120.5V56H82V120.5", fill=YELLOW),
        shape("M75 58H85V53H75ZM76 104H84V99H76Z", fill=rings),
        *(shape(d, fill=YELLOW, fill_rule="evenodd") for d in heads[suit]),
        shape(circle(80, 21.5, 2.5), fill=RED),
    ]


_STALK = "M80 120.5V66"
_LEAVES = "M80 100C72 98 68 92 68 84C76 86 80 92 80 100ZM80 110C88 108 92 102 92 94C84 96 80 102 80 110Z"
_TULIP = (
    "M80 71C65 69 63 54 68 38C72 41 74.5 45 75.5 49C76 43 78 38 80 35C82 38 84 43 84.5 49C85.5 45 88 41 92 38"
    "C97 54 95 69 80 71ZM75.5 49C73 58 75 65 80 71C85 65 87 58 84.5 49"
)
_PETALS = "".join(
    circle(80 + x, 52 + y, 7) for x, y in ((0, -11), (10.5, -3.4), (6.5, 8.9), (-6.5, 8.9), (-10.5, -3.4))
)


def _flower(suit: str, attire: Attire) -> list[str]:
    stalk = [shape(_STALK), shape(_LEAVES, fill=BLUE)]
    if suit in "SD":
        return [*stalk, shape(_TULIP, fill=attire.flower)]
    return [*stalk, shape(_PETALS, fill=attire.flower), shape(circle(80, 52, 6), fill=attire.on_gold(attire.main))]


_AXE = "M82 42L98 34C103 46 103 56 98 68L82 60ZM78 44L66 48C67 54 71 58 78 60Z"
_CRESCENT = "M82 45C89 46 94 44 98 37C101 52 93 63 82 64ZM78 45C71 46 66 44 62 37C59 52 67 63 78 64Z"


def _halberd(suit: str, steel: str) -> list[str]:
    return [
        shape("M78 120.5V36M82 120.5V36"),
        shape("M80 19L84 36H76Z" + (_AXE if suit in "SD" else _CRESCENT), fill=steel),
    ]


# The three --------------------------------------------------------------------------------------------------------


def _king(suit: str, attire: Attire) -> list[str]:
    held = _sword(attire.third) if suit in "SH" else _sceptre(suit, attire.on_gold(attire.third, RED))
    return [
        *robe(attire),
        *arm(attire.second, attire.third, held),
        *crowned(attire),
    ]


def _queen_body(attire: Attire) -> list[str]:
    left = f"M-62 124C-68 128 -70 146 -70 {mid(-70):.1f}{to_mid(-26)}L-28 132C-32 128 -33 124 -34 120Z"
    right = f"M62 124{to_mid(56, 26)}L28 132C32 128 33 124 34 120Z"
    return [
        shape(left + right, fill=attire.second),
        shape(f"M-28 132C-17 144 17 144 28 132{to_mid(26, -26)}Z", fill=attire.third),
        shape("M-8 147L8 154M8 147L-8 154M-8 158L8 165M8 158L-8 165", stroke_width=FINE),
        *sash(attire.main, attire.third, -70),
    ]


def _queen(suit: str, attire: Attire) -> list[str]:
    veil = f"M-62 124{VEIL_OUTSIDE} 62 124L34 120C27 110 {VEIL_INSIDE} -27 110 -34 120Z"
    return [
        *_queen_body(attire),
        *arm(attire.second, attire.main, _flower(suit, attire)),
        shape(veil, fill=attire.main),
        shape(symmetric("M-49 116C-38 106 -38 90 -34 74C-32 58 -22 46 -14 42"), stroke_width=FINE),
        shape(symmetric(PARTED_HAIR), fill=attire.hair),
        shape(JAW + symmetric("M-8 99.5V107C-10 114 -22 118 -33 120.5")),
        shape("M-17 116.5Q0 130 17 116.5", stroke_width=FINE),
        shape(circle(0, 125.5, 3), fill=attire.third),
        *face(),
        filled(LIPS, RED),
        shape(TIARA, fill=YELLOW),
        filled(symmetric(circle(-19.5, 37.5, 2) + circle(-11, 32, 2)), INK),
        shape(polygon(lozenge(0, 30, 3.5, 5.5)), fill=attire.on_gold(attire.third, attire.second), stroke_width=FINE),
        shape(circle(0, 17, 2.5), fill=YELLOW),
    ]


_PUFF = "M-44 117C-62 116 -74 128 -72 146C-64 154 -52 154 -44 150Z"
_SLASHES = "M-44 122C-54 124 -60 134 -58 151M-44 134C-48 136 -50 144 -49 152"


def _jack_body(suit: str, attire: Attire) -> list[str]:
    right = f"M24 112L44 118{to_mid(50, 0)}V126Z"
    cloth = [(0.0, 126.0), (24.0, 112.0), (44.0, 118.0), (50.0, mid(50)), (0.0, mid(0))]
    return [
        shape(f"M-24 112L-44 118{to_mid(-44, 0)}V126Z", fill=attire.main),
        filled(woven(attire.cloth, 25, cloth), attire.second),
        shape(right),
        shape(f"M-46 150C-52 152 -60 153 -68 149{to_mid(-64, -44)}Z", fill=attire.second),
        *sash(attire.third, attire.main, -64),
        *arm(attire.main, attire.third, _halberd(suit, attire.steel)),
        shape(symmetric(_PUFF), fill=attire.third),
        shape(symmetric(_SLASHES), stroke_width=FINE),
    ]


def _jack(suit: str, attire: Attire) -> list[str]:
    barbs = (
        "M-16 48C-14 28 8 20 30 28C42 32 50 36 58 31.5M-12 35L-19 33M-2 28L-6 21M10 25L10 17M22 25L25 19M34 30L38 25"
    )
    return [
        *_jack_body(suit, attire),
        shape(symmetric("M-8 100V106L-26 104L-30 114L0 128")),
        shape("M0 112V128M-8 106L0 112L8 106", stroke_width=FINE),
        shape(symmetric(BOB), fill=attire.hair),
        shape(FACE),
        shape("M-4.5 94Q0 95.5 5 93.5", stroke_width=1.6),
        *face(),
        shape(CAP, fill=attire.main),
        shape(PLUME, fill=attire.third),
        shape(barbs, stroke_width=FINE),
        shape(CAP_BAND, fill=attire.second),
    ]


_FIGURES = {"K": _king, "Q": _queen, "J": _jack}


def court(rank: str, suit: str) -> str:
    """The figure twice, and the two signs."""
    turned = (2 * MIDDLE[0] - _SIGN[0], 2 * MIDDLE[1] - _SIGN[1])
    sign = placed(SUIT_PATHS[suit], _SIGN, _SIGN_SIZE)
    other_sign = placed(SUIT_PATHS[suit], turned, _SIGN_SIZE, upside_down=True)
    return two_headed(_FIGURES[rank](suit, ATTIRE[suit])) + shape(sign + other_sign, fill="currentColor")
