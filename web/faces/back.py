"""The back of the cards: a printed net of petals in one blue, the same upside down."""

from collections.abc import Iterator
from typing import Final

from web.faces.attire import BLUE
from web.faces.pen import circle, element, number, polygon, shape

__all__ = ["back"]

_CELL, _COLUMNS, _ROWS = 25, 8, 12
_LEFT, _TOP = 25, 25
_RADIUS: Final = number(_CELL / 2**0.5, digits=2)


def _arc(column: int, row: int, *, down: bool, sweep: int) -> str:
    end = f"0 {_CELL}" if down else f"{_CELL} 0"
    return f"M{_LEFT + column * _CELL} {_TOP + row * _CELL}a{_RADIUS} {_RADIUS} 0 0 {sweep} {end}"


def _petals() -> Iterator[str]:
    """Two arcs along every edge of the net; along the border only the inner one."""
    for row in range(_ROWS + 1):
        for column in range(_COLUMNS):
            yield from (_arc(column, row, down=False, sweep=s) for s in (0, 1) if row != (_ROWS, 0)[s])
    for column in range(_COLUMNS + 1):
        for row in range(_ROWS):
            yield from (_arc(column, row, down=True, sweep=s) for s in (0, 1) if column != (0, _COLUMNS)[s])


def _seeds() -> Iterator[str]:
    """A pierced lozenge in every mesh."""
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            x, y = _LEFT + (column + 0.5) * _CELL, _TOP + (row + 0.5) * _CELL
            yield polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)])
            yield circle(x, y, 1.6)


def back() -> str:
    """Two frames around the net."""
    lines = shape("M13 13H237V337H13Z", stroke_width=3) + shape(
        "M20 20H230V330H20ZM25 25H225V325H25Z" + "".join(_petals())
    )
    return element("g", lines, fill="none", stroke=BLUE, stroke_width=1.1) + shape(
        "".join(_seeds()), fill=BLUE, fill_rule="evenodd"
    )
