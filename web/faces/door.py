"""The back of the double-German cards: a farm door, its boards laid in lozenges, the same upside down."""

from collections.abc import Iterator
from typing import Final

from web.faces.attire import GREEN
from web.faces.pen import Point, element, number, polygon, shape

__all__ = ["door"]

_X, _Y = 125.0, 175.0
_WIDTH, _HEIGHT = 100.0, 150.0  # of half the door
_BOARD = 12.5  # from one joint to the next, along the shorter side
_SLOPE: Final = _HEIGHT / _WIDTH
_NAIL = 2.2


def _joint(k: float) -> tuple[Point, Point]:
    """From the axis to the axis, or as far as the door goes; for the lower right quarter, about the middle."""
    width, height = min(k, _WIDTH), min(k * _SLOPE, _HEIGHT)
    return (width, (k - width) * _SLOPE), (k - height / _SLOPE, height)


def _quarters(a: Point, b: Point) -> Iterator[str]:
    for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        ends = [f"{number(_X + sx * x)} {number(_Y + sy * y)}" for x, y in (a, b)]
        yield f"M{ends[0]}L{ends[1]}"


def _lozenge(x: float, y: float, size: float) -> str:
    return polygon([(x, y - size * _SLOPE), (x + size, y), (x, y + size * _SLOPE), (x - size, y)])


def _nails() -> Iterator[str]:
    """In the middle of every board: where it meets the axes, and half way between them."""
    for i in range(2, 16):
        k = (i + 0.5) * _BOARD
        if k < _WIDTH:
            yield from (_lozenge(_X + side * k, _Y, _NAIL) for side in (1, -1))
            yield from (_lozenge(_X, _Y + side * k * _SLOPE, _NAIL) for side in (1, -1))
        x, y = k / 2, k / 2 * _SLOPE
        yield from (_lozenge(_X + sx * x, _Y + sy * y, _NAIL) for sx in (1, -1) for sy in (1, -1))


def door() -> str:
    """Frame, boards and nails."""
    joints = "".join(line for i in range(2, 16) for line in _quarters(*_joint(i * _BOARD)))
    middle = _lozenge(_X, _Y, 19) + _lozenge(_X, _Y, 12) + _lozenge(_X, _Y, 7)
    lines = shape("M13 13H237V337H13Z", stroke_width=3) + shape("M20 20H230V330H20ZM25 25H225V325H25Z" + joints)
    return element("g", lines, fill="none", stroke=GREEN, stroke_width=1.4) + shape(
        middle + "".join(_nails()), fill=GREEN, fill_rule="evenodd"
    )
