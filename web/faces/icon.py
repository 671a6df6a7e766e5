"""The mark as an icon: a card with the V of Vorhand on our blue, as a PNG, which systems that install a page ask for.

Drawn from distances, so that every edge is smooth at every size.
"""

import struct
import zlib
from collections.abc import Iterator, Sequence
from math import copysign, hypot, inf

__all__ = ["icon"]

Point = tuple[float, float]
Colour = tuple[int, int, int]

_GROUND: Colour = (0x1F, 0x4E, 0x79)
_CARD: Colour = (0xFF, 0xFD, 0xF7)
_CARD_SIZE: Point = (20.0, 28.0)
"""The same measures as in `mark.svg`."""
_CORNER = 2.4
_TOP, _FOOT, _HALF, _STROKE = -7.0, 7.0, 5.5, 3.0
"""The V, from the middle of the card: where its arms begin, where they meet, how far apart they are, how wide."""
_OUTER_CORNER = 0.18
"""Of the icon's width."""


def icon(size: int, *, card: float, full: bool) -> bytes:
    """A PNG of `size` pixels; the card has that part of its height.

    `full`: coloured to the edge, for systems that cut out a shape of their own.
    """
    rows = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in _rows(size, card, full=full))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rows(size: int, card: float, *, full: bool) -> Iterator[list[tuple[int, int, int, int]]]:
    unit = size * card / _CARD_SIZE[1]  # pixels for one unit of the mark
    middle, letter = size / 2, _letter()
    for y in range(size):
        half = []
        for x in range(size // 2):
            dx, dy = x + 0.5 - middle, y + 0.5 - middle
            ground = 1.0 if full else _inside(-_box(dx, dy, (size, size), size * _OUTER_CORNER))
            paper = _inside(-unit * _box(dx / unit, dy / unit, _CARD_SIZE, _CORNER))
            ink = _inside(-unit * _polygon(dx / unit, dy / unit, letter)) if paper else 0.0
            half.append((*_mixed(_mixed(_GROUND, _CARD, paper), _GROUND, ink), round(255 * ground)))
        yield [*half, *reversed(half)]


def _inside(depth: float) -> float:
    """How much of a pixel is covered whose middle lies so far inside an edge."""
    return min(1.0, max(0.0, depth + 0.5))


def _mixed(below: Colour, above: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(below, above, strict=True))
    return red, green, blue


def _box(x: float, y: float, size: Point, corner: float) -> float:
    """How far outside a box with round corners a point lies; less than 0 inside."""
    beyond_x, beyond_y = abs(x) - size[0] / 2 + corner, abs(y) - size[1] / 2 + corner
    return hypot(max(beyond_x, 0), max(beyond_y, 0)) + min(max(beyond_x, beyond_y), 0) - corner


def _letter() -> Sequence[Point]:
    """The outline of the V, its arms cut square and its foot pointed, as a stroke with mitred corners."""
    length = hypot(_HALF, _FOOT - _TOP)
    across_x, across_y = (_FOOT - _TOP) / length * _STROKE / 2, _HALF / length * _STROKE / 2
    tip = _STROKE / 2 * length / _HALF
    right = [(_HALF - across_x, _TOP - across_y), (_HALF + across_x, _TOP + across_y)]
    left = [(-x, y) for x, y in reversed(right)]
    return [(0.0, _FOOT - tip), *right, (0.0, _FOOT + tip), *left]


def _polygon(x: float, y: float, corners: Sequence[Point]) -> float:
    """How far outside a polygon a point lies; less than 0 inside."""
    nearest, sign = inf, 1.0
    for n, (ax, ay) in enumerate(corners):
        bx, by = corners[n - 1]
        ex, ey, px, py = bx - ax, by - ay, x - ax, y - ay
        along = min(1.0, max(0.0, (px * ex + py * ey) / (ex * ex + ey * ey)))
        nearest = min(nearest, hypot(px - ex * along, py - ey * along))
        above, below, left = y >= ay, y < by, ex * py > ey * px
        if (above and below and left) or not (above or below or left):
            sign = -sign
    return copysign(nearest, sign)
