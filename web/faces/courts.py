"""King, queen and jack as two-headed figures, told apart by silhouette: crown and beard, veil, cap and feather.

The upper half is drawn about the figure's own axis, where x = 0; the lower half is the same, turned about the middle
of the card. The figure stands right of the middle, because the index takes the upper left corner.
"""

from typing import Final

from web.faces.attire import ATTIRE, BLUE, INK, PEN, RED, YELLOW, Attire, Cloth
from web.faces.heads import (
    BEARD,
    BOB,
    CAP,
    CAP_BAND,
    CROWN,
    FACE,
    JAW,
    LIPS,
    LOCK,
    MOUTH,
    NOSE_AND_LIDS,
    PARTED_HAIR,
    PLUME,
    PUPILS,
    TEMPLES,
    TIARA,
    VEIL_INSIDE,
    VEIL_OUTSIDE,
)
from web.faces.pen import Point, area, circle, clip, element, placed, polygon, shape, symmetric
from web.faces.suits import SUIT_PATHS

__all__ = ["court"]

_AXIS = 132.0
_MIDDLE: Final[Point] = (125.0, 175.0)
_MIDDLE_X = _MIDDLE[0] - _AXIS
_FRAME = "M61 13H237V234H189V337H13V116H61Z"
_SIGN: Final[Point] = (80.0, 42.0)
_SIGN_SIZE = 28.0

# The sash between the halves rises to the left.
_SLOPE = 0.2
_SASH = 8.0

_LINE, _FINE = 2.0, 1.3
_CRUMB = 6.0  # square units: what is left of a pattern at the edge of the cloth and would look like dirt


def _mid(x: float) -> float:
    """The height of the dividing line at x on the figure's axis."""
    return _MIDDLE[1] + _SLOPE * (x - _MIDDLE_X)


def _to_mid(*xs: float) -> str:
    """Straight on to the dividing line at these places."""
    return "".join(f"L{x:g} {_mid(x):.1f}" for x in xs)


def _filled(d: str, fill: str) -> str:
    return shape(d, fill=fill, stroke="none")


# Cloth and sash ---------------------------------------------------------------------------------------------------


def _lozenge(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x, y - h), (x + w, y), (x, y + h), (x - w, y)]


def _bend(x: float, y: float, width: float, rise: float, thick: float) -> list[Point]:
    """A slanting stripe from (x, y) to the right."""
    return [(x, y), (x + width, y - rise), (x + width, y - rise + thick), (x, y + thick)]


def _weave(cloth: Cloth, x: float) -> list[list[Point]]:
    """More than enough of a pattern about x."""
    match cloth:
        case Cloth.STRIPES:
            return [_bend(x - 3.5 + 14 * i, 90, 7, 0, 140) for i in range(-3, 4)]
        case Cloth.LOZENGES:
            spots = [(i, j) for j in range(11) for i in range(-4, 5) if (i + j) % 2 == 0]
            return [_lozenge(x + 26 / 3 * i, 104 + 13 * j, 6, 9.5) for i, j in spots]
        case Cloth.BENDS:
            return [_bend(x - 60, 100 + 19 * i, 120, 84, 9) for i in range(11)]
        case Cloth.CHEVRONS:
            tops = [102 + 17 * i for i in range(9)]
            return [_bend(x, y, 40, 28, 8) for y in tops] + [_bend(x - 40, y - 28, 40, -28, 8) for y in tops]


def _woven(cloth: Cloth, x: float, window: list[Point]) -> str:
    """A pattern about x, cut to a convex window."""
    pieces = [clip(piece, window) for piece in _weave(cloth, x)]
    return "".join(polygon(piece) for piece in pieces if area(piece) > _CRUMB)


def _sash(colour: str, mark: str, left: float) -> list[str]:
    """A belt from the left side of this figure to that of the other."""
    right = 2 * _MIDDLE_X - left
    band = [(x, _mid(x) + side) for x, side in ((left, -_SASH), (right, -_SASH), (right, _SASH), (left, _SASH))]
    xs = [_MIDDLE_X + 16.0 * i for i in range(-3, 4)]
    return [
        shape(polygon(band), fill=colour),
        _filled("".join(polygon(_lozenge(x, _mid(x), 4, 4.5)) for x in xs), mark),
    ]


# Arm and what it holds --------------------------------------------------------------------------------------------

_SLEEVE = "M60 120C66 126 70 133 74 140L92 152C94 164 90 176 82 182C74 183 65 181 58 177C50 160 51 136 60 120Z"
_CUFF = "M73 133.5L95 148.5L91 155.5L68.5 140Z"
_FIST = (
    "M75 135C70 130 71 122 77 120.5H86C90 121 91 126 89.5 130L87 143M75 135L77 136.5"
    "M80 120.5V125M80 125H89.5M80 129.5H89.5M80 134H88.5"
)


def _arm(sleeve: str, cuff: str, held: list[str]) -> list[str]:
    """An arm at the right; what it holds stands upright at x = 80 and ends on the fist."""
    return [shape(_SLEEVE, fill=sleeve), shape(_CUFF, fill=cuff), *held, shape(_FIST)]


def _sword(hilt: str) -> list[str]:
    return [
        shape("M76.5 108V34L80 22L83.5 34V108Z"),
        shape("M80 40V102", stroke_width=_FINE),
        shape("M66 108H94V113H66Z", fill=hilt),
        shape("M77.5 113V120.5M82.5 113V120.5"),
    ]


def _sceptre(suit: str, rings: str) -> list[str]:
    heads = {
        "D": [polygon(_lozenge(80, 39, 10, 15)) + polygon(_lozenge(80, 39, 4, 6.5))],
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


def _face() -> list[str]:
    return [shape(NOSE_AND_LIDS, stroke_width=1.6), _filled(PUPILS, INK)]


def _ermine() -> str:
    spots = [(0, 136), *((side * x, y) for x, y in ((47, 117), (37, 127), (21, 132), (33, 113)) for side in (-1, 1))]
    return "".join(polygon([(x, y - 3), (x + 2.2, y + 4), (x - 2.2, y + 4)]) for x, y in spots)


def _king_body(attire: Attire) -> list[str]:
    left = f"M-58 117C-67 121 -71 138 -74 {_mid(-74):.1f}{_to_mid(-26)}V143C-41 139 -52 129 -58 117Z"
    right = f"M58 117{_to_mid(60, 26)}V143C41 139 52 129 58 117Z"
    tunic = [(-26.0, 143.0), (-13.0, 145.2), (13.0, 145.2), (26.0, 143.0), (26.0, _mid(26)), (-26.0, _mid(-26))]
    return [
        shape(left + right, fill=attire.main),
        _filled(_woven(attire.cloth, 0, tunic), attire.second),
        shape("M-26 143C-17 146 17 146 26 143" + symmetric("M-39 105L-58 117C-52 129 -41 139 -26 143")),
        _filled(_ermine(), INK),
        *_sash(attire.third, attire.main, -74),
    ]


def _king(suit: str, attire: Attire) -> list[str]:
    jewel = attire.on_gold(attire.main, attire.second)
    held = _sword(attire.third) if suit in "SH" else _sceptre(suit, attire.on_gold(attire.third, RED))
    strands = symmetric("M-15 102C-17 107 -15 111 -12 114M-6 105C-7 109 -6 112 -4 116M-31 68C-33 76 -33 84 -31 92")
    return [
        *_king_body(attire),
        *_arm(attire.second, attire.third, held),
        shape(symmetric(LOCK), fill=attire.hair),
        shape(BEARD + MOUTH, fill=attire.hair, fill_rule="evenodd", stroke_width=1.6),
        shape(strands, stroke_width=_FINE),
        shape(TEMPLES),
        *_face(),
        shape(CROWN, fill=YELLOW),
        shape(circle(0, 19.5, 3) + symmetric(circle(-36, 26.5, 3)), fill=attire.on_gold(attire.third, attire.main)),
        shape(
            polygon(_lozenge(0, 46, 4, 5.5)) + symmetric(polygon(_lozenge(-16, 48.5, 3, 4))),
            fill=jewel,
            stroke_width=_FINE,
        ),
    ]


def _queen_body(attire: Attire) -> list[str]:
    left = f"M-62 124C-68 128 -70 146 -70 {_mid(-70):.1f}{_to_mid(-26)}L-28 132C-32 128 -33 124 -34 120Z"
    right = f"M62 124{_to_mid(56, 26)}L28 132C32 128 33 124 34 120Z"
    return [
        shape(left + right, fill=attire.second),
        shape(f"M-28 132C-17 144 17 144 28 132{_to_mid(26, -26)}Z", fill=attire.third),
        shape("M-8 147L8 154M8 147L-8 154M-8 158L8 165M8 158L-8 165", stroke_width=_FINE),
        *_sash(attire.main, attire.third, -70),
    ]


def _queen(suit: str, attire: Attire) -> list[str]:
    veil = f"M-62 124{VEIL_OUTSIDE} 62 124L34 120C27 110 {VEIL_INSIDE} -27 110 -34 120Z"
    return [
        *_queen_body(attire),
        *_arm(attire.second, attire.main, _flower(suit, attire)),
        shape(veil, fill=attire.main),
        shape(symmetric("M-49 116C-38 106 -38 90 -34 74C-32 58 -22 46 -14 42"), stroke_width=_FINE),
        shape(symmetric(PARTED_HAIR), fill=attire.hair),
        shape(JAW + symmetric("M-8 99.5V107C-10 114 -22 118 -33 120.5")),
        shape("M-17 116.5Q0 130 17 116.5", stroke_width=_FINE),
        shape(circle(0, 125.5, 3), fill=attire.third),
        *_face(),
        _filled(LIPS, RED),
        shape(TIARA, fill=YELLOW),
        _filled(symmetric(circle(-19.5, 37.5, 2) + circle(-11, 32, 2)), INK),
        shape(polygon(_lozenge(0, 30, 3.5, 5.5)), fill=attire.on_gold(attire.third, attire.second), stroke_width=_FINE),
        shape(circle(0, 17, 2.5), fill=YELLOW),
    ]


_PUFF = "M-44 117C-62 116 -74 128 -72 146C-64 154 -52 154 -44 150Z"
_SLASHES = "M-44 122C-54 124 -60 134 -58 151M-44 134C-48 136 -50 144 -49 152"


def _jack_body(suit: str, attire: Attire) -> list[str]:
    right = f"M24 112L44 118{_to_mid(50, 0)}V126Z"
    cloth = [(0.0, 126.0), (24.0, 112.0), (44.0, 118.0), (50.0, _mid(50)), (0.0, _mid(0))]
    return [
        shape(f"M-24 112L-44 118{_to_mid(-44, 0)}V126Z", fill=attire.main),
        _filled(_woven(attire.cloth, 25, cloth), attire.second),
        shape(right),
        shape(f"M-46 150C-52 152 -60 153 -68 149{_to_mid(-64, -44)}Z", fill=attire.second),
        *_sash(attire.third, attire.main, -64),
        *_arm(attire.main, attire.third, _halberd(suit, attire.steel)),
        shape(symmetric(_PUFF), fill=attire.third),
        shape(symmetric(_SLASHES), stroke_width=_FINE),
    ]


def _jack(suit: str, attire: Attire) -> list[str]:
    barbs = (
        "M-16 48C-14 28 8 20 30 28C42 32 50 36 58 31.5M-12 35L-19 33M-2 28L-6 21M10 25L10 17M22 25L25 19M34 30L38 25"
    )
    return [
        *_jack_body(suit, attire),
        shape(symmetric("M-8 100V106L-26 104L-30 114L0 128")),
        shape("M0 112V128M-8 106L0 112L8 106", stroke_width=_FINE),
        shape(symmetric(BOB), fill=attire.hair),
        shape(FACE),
        shape("M-4.5 94Q0 95.5 5 93.5", stroke_width=1.6),
        *_face(),
        shape(CAP, fill=attire.main),
        shape(PLUME, fill=attire.third),
        shape(barbs, stroke_width=_FINE),
        shape(CAP_BAND, fill=attire.second),
    ]


_FIGURES = {"K": _king, "Q": _queen, "J": _jack}


def court(rank: str, suit: str) -> str:
    """Frame, figure, the figure turned, and the two signs."""
    x, y = _MIDDLE
    half = element("g", "".join(_FIGURES[rank](suit, ATTIRE[suit])), transform=f"translate({_AXIS:.0f})")
    turned = element("g", half, transform=f"rotate(180 {x:.0f} {y:.0f})")
    frame = shape(_FRAME, stroke_width=_FINE)
    sign = placed(SUIT_PATHS[suit], _SIGN, _SIGN_SIZE)
    other_sign = placed(SUIT_PATHS[suit], (2 * x - _SIGN[0], 2 * y - _SIGN[1]), _SIGN_SIZE, upside_down=True)
    return element("g", frame + half + turned, **PEN, stroke_width=_LINE) + shape(
        sign + other_sign, fill="currentColor"
    )
