"""What the two-headed figures of every deck share: frame, dividing line, sash, cloth, arm and face.

The upper half is drawn about the figure's own axis, where x = 0; the lower half is the same, turned about the middle
of the card. The figure stands right of the middle, because the index takes the upper left corner.
"""

from typing import Final

from web.faces.attire import INK, PEN, YELLOW, Attire, Cloth
from web.faces.heads import BEARD, CROWN, LOCK, MOUTH, NOSE_AND_LIDS, PUPILS, TEMPLES
from web.faces.pen import Point, area, circle, clip, element, polygon, shape, symmetric

__all__ = [
    "FINE",
    "MIDDLE",
    "MIDDLE_X",
    "arm",
    "crowned",
    "face",
    "filled",
    "lozenge",
    "mid",
    "robe",
    "sash",
    "to_mid",
    "two_headed",
    "woven",
]

AXIS: Final = 132.0
MIDDLE: Final[Point] = (125.0, 175.0)
MIDDLE_X: Final = MIDDLE[0] - AXIS
_FRAME = "M61 13H237V234H189V337H13V116H61Z"

# The sash between the halves rises to the left.
_SLOPE = 0.2
_SASH = 8.0

LINE: Final = 2.0
FINE: Final = 1.3
_CRUMB = 6.0  # square units: what is left of a pattern at the edge of the cloth and would look like dirt


def mid(x: float) -> float:
    """The height of the dividing line at x on the figure's axis."""
    return MIDDLE[1] + _SLOPE * (x - MIDDLE_X)


def to_mid(*xs: float) -> str:
    """Straight on to the dividing line at these places."""
    return "".join(f"L{x:g} {mid(x):.1f}" for x in xs)


def filled(d: str, fill: str) -> str:
    """A colour without a contour."""
    return shape(d, fill=fill, stroke="none")


# Cloth and sash ---------------------------------------------------------------------------------------------------


def lozenge(x: float, y: float, w: float, h: float) -> list[Point]:
    """A lozenge about (x, y), 2 w wide and 2 h high."""
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
            return [lozenge(x + 26 / 3 * i, 104 + 13 * j, 6, 9.5) for i, j in spots]
        case Cloth.BENDS:
            return [_bend(x - 60, 100 + 19 * i, 120, 84, 9) for i in range(11)]
        case Cloth.CHEVRONS:
            tops = [102 + 17 * i for i in range(9)]
            return [_bend(x, y, 40, 28, 8) for y in tops] + [_bend(x - 40, y - 28, 40, -28, 8) for y in tops]


def woven(cloth: Cloth, x: float, window: list[Point]) -> str:
    """A pattern about x, cut to a convex window."""
    pieces = [clip(piece, window) for piece in _weave(cloth, x)]
    return "".join(polygon(piece) for piece in pieces if area(piece) > _CRUMB)


def sash(colour: str, mark: str, left: float) -> list[str]:
    """A belt from the left side of this figure to that of the other."""
    right = 2 * MIDDLE_X - left
    band = [(x, mid(x) + side) for x, side in ((left, -_SASH), (right, -_SASH), (right, _SASH), (left, _SASH))]
    xs = [MIDDLE_X + 16.0 * i for i in range(-3, 4)]
    return [
        shape(polygon(band), fill=colour),
        filled("".join(polygon(lozenge(x, mid(x), 4, 4.5)) for x in xs), mark),
    ]


# Arm and face -------------------------------------------------------------------------------------------------------

_SLEEVE = "M60 120C66 126 70 133 74 140L92 152C94 164 90 176 82 182C74 183 65 181 58 177C50 160 51 136 60 120Z"
_CUFF = "M73 133.5L95 148.5L91 155.5L68.5 140Z"
_FIST = (
    "M75 135C70 130 71 122 77 120.5H86C90 121 91 126 89.5 130L87 143M75 135L77 136.5"
    "M80 120.5V125M80 125H89.5M80 129.5H89.5M80 134H88.5"
)


def arm(sleeve: str, cuff: str, held: list[str]) -> list[str]:
    """An arm at the right; what it holds stands upright at x = 80 and ends on the fist."""
    return [shape(_SLEEVE, fill=sleeve), shape(_CUFF, fill=cuff), *held, shape(_FIST)]


def face() -> list[str]:
    """Eyes and nose."""
    return [shape(NOSE_AND_LIDS, stroke_width=1.6), filled(PUPILS, INK)]


def _ermine() -> str:
    spots = [(0, 136), *((side * x, y) for x, y in ((47, 117), (37, 127), (21, 132), (33, 113)) for side in (-1, 1))]
    return "".join(polygon([(x, y - 3), (x + 2.2, y + 4), (x - 2.2, y + 4)]) for x, y in spots)


def robe(attire: Attire) -> list[str]:
    """A king's: mantle, ermine and sash."""
    left = f"M-58 117C-67 121 -71 138 -74 {mid(-74):.1f}{to_mid(-26)}V143C-41 139 -52 129 -58 117Z"
    right = f"M58 117{to_mid(60, 26)}V143C41 139 52 129 58 117Z"
    tunic = [(-26.0, 143.0), (-13.0, 145.2), (13.0, 145.2), (26.0, 143.0), (26.0, mid(26)), (-26.0, mid(-26))]
    return [
        shape(left + right, fill=attire.main),
        filled(woven(attire.cloth, 0, tunic), attire.second),
        shape("M-26 143C-17 146 17 146 26 143" + symmetric("M-39 105L-58 117C-52 129 -41 139 -26 143")),
        filled(_ermine(), INK),
        *sash(attire.third, attire.main, -74),
    ]


def crowned(attire: Attire) -> list[str]:
    """A king's head."""
    strands = symmetric("M-15 102C-17 107 -15 111 -12 114M-6 105C-7 109 -6 112 -4 116M-31 68C-33 76 -33 84 -31 92")
    jewel = attire.on_gold(attire.main, attire.second)
    return [
        shape(symmetric(LOCK), fill=attire.hair),
        shape(BEARD + MOUTH, fill=attire.hair, fill_rule="evenodd", stroke_width=1.6),
        shape(strands, stroke_width=FINE),
        shape(TEMPLES),
        *face(),
        shape(CROWN, fill=YELLOW),
        shape(circle(0, 19.5, 3) + symmetric(circle(-36, 26.5, 3)), fill=attire.on_gold(attire.third, attire.main)),
        shape(
            polygon(lozenge(0, 46, 4, 5.5)) + symmetric(polygon(lozenge(-16, 48.5, 3, 4))),
            fill=jewel,
            stroke_width=FINE,
        ),
    ]


def two_headed(figure: list[str]) -> str:
    """Frame, figure and the figure turned."""
    x, y = MIDDLE
    half = element("g", "".join(figure), transform=f"translate({AXIS:.0f})")
    turned = element("g", half, transform=f"rotate(180 {x:.0f} {y:.0f})")
    frame = shape(_FRAME, stroke_width=FINE)
    return element("g", frame + half + turned, **PEN, stroke_width=LINE)
