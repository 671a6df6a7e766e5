"""The four double-German suits, each in layers in a box of 100 x 100: hearts, bells, leaves and acorns.

The page's code of a suit is that of its French partner: H hearts, D bells, S leaves, C acorns. Contours and plain
surfaces are `currentColor`, so that a sign is seen on paper of any colour.
"""

from dataclasses import dataclass
from typing import Final

from web.faces.attire import BROWN, RED, YELLOW
from web.faces.pen import Point, circle, element, placed, shape, symmetric

__all__ = ["LAYERS", "Layer", "sign"]

_CURRENT: Final = "currentColor"
_CONTOUR = 0.045  # of the size
_THINNEST, _THICKEST = 1.6, 4.5
_FINE_FROM = 60.0  # the size at which fine layers are seen


@dataclass(frozen=True, slots=True)
class Layer:
    """One path of a sign."""

    d: str
    fill: str
    line: float = 1.0
    """Width of its contour, in widths of the sign's."""
    fine: bool = False
    """Left out where it would be no more than dirt."""


_HEART = "M50 97C43 75 5 60 5 32C5 16 17 5 31 5C41 5 48 12 50 22C52 12 59 5 69 5C83 5 95 16 95 32C95 60 57 75 50 97Z"
_SHINE = "M16 36C13 24 20 14 32 14C25 18 21 25 21.5 34C21.5 39 17.5 40 16 36Z"

_LEAF = (
    "M50 2C46 17 37 24 27 33C14 44 7 53 8 64C9 77 22 85 34 82.5C41 81 46 77 49 72C50 81 45 89 36 94L42 98.5"
    "C53 93 56 84 54 74C57 79 61 81.5 66 82.5C78 85 91 77 92 64C93 53 86 44 73 33C63 24 54 17 50 2Z"
)
_VEINS = "M50 20L52.4 69H47.6Z" + symmetric(
    "M45.5 52L45.2 46.5L31 36.5ZM45 68L45 62L19 53.5ZM42 75.5L37 72L24 73.5Z", 50
)

_BELL = circle(50, 57.5, 39)
_LOOP = circle(50, 11.5, 9.5) + circle(50, 11, 3.4)
_RIBS = "M50 19C38 27 32 36 30 49M50 19C62 27 68 36 70 49"
_BAND = "M11.5 51Q50 61 88.5 51L88 65Q50 76 12 65Z"
_SLIT = "M47 86A7.2 7.2 0 1 1 53 86L53.6 95.6Q50 97 46.4 95.6Z"
_STUDS = circle(30, 62.5, 2.8) + circle(50, 65, 2.8) + circle(70, 62.5, 2.8)

_STALK = "M47 22C47 15 44 11 39 7L45 1.5C52 6 54 13 54 22Z"
_CUP = "M11 45C11 28 29 18 50 18C71 18 89 28 89 45C89 52 83 55 77 52C61 45.5 39 45.5 23 52C17 55 11 52 11 45Z"
_NUT = "M21 52C39 45 61 45 79 52C82 72 68 85 54 92L50 99L46 92C32 85 18 72 21 52Z"
_SCALES = "M27 27L41 46M43 20L62 46M61 20L81 51M39 20L19 51M57 20L38 46M73 27L59 46"
_GLEAM = "M31 60C31 70 36 78 42 83"

LAYERS: Final = {
    "C": [
        Layer(_NUT, YELLOW),
        Layer(_GLEAM, "none", line=0.6, fine=True),
        Layer(_CUP + _STALK, BROWN),
        Layer(_SCALES, "none", line=0.6, fine=True),
    ],
    "D": [
        Layer(_LOOP, YELLOW),
        Layer(_BELL, YELLOW),
        Layer(_RIBS, "none", line=0.6, fine=True),
        Layer(_BAND, RED),
        Layer(_STUDS, YELLOW, line=0, fine=True),
        Layer(_SLIT, BROWN, line=0),
    ],
    "H": [Layer(_HEART + _SHINE, _CURRENT, line=0)],
    "S": [Layer(_LEAF + _VEINS, _CURRENT, line=0)],
}
"""What is drawn first lies at the bottom."""


def _stroke(layer: Layer, width: float) -> dict[str, str | float]:
    if layer.line == 1:
        return {}
    return {"stroke_width": layer.line * width} if layer.line else {"stroke": "none"}


def sign(suit: str, middle: Point, size: float, *, upside_down: bool = False, contour: float | None = None) -> str:
    """A sign in a box of `size` around `middle`; `contour` is the width of its lines."""
    width = min(max(_CONTOUR * size, _THINNEST), _THICKEST) if contour is None else contour
    paths = [
        shape(
            placed(layer.d, middle, size, upside_down=upside_down),
            fill=layer.fill,
            fill_rule="evenodd",
            **_stroke(layer, width),
        )
        for layer in LAYERS[suit]
        if size >= _FINE_FROM or not layer.fine
    ]
    return element(
        "g", "".join(paths), stroke=_CURRENT, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )
