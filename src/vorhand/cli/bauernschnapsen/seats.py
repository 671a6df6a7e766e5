"""Four seats round a table: the person in front, the partner opposite, play going clockwise."""

from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vorhand.cards import Seat
from vorhand.cli.bauernschnapsen.pairs import first_seats
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen.state import caller_of as left_of
from vorhand.games.bauernschnapsen.state import partner_of

__all__ = ["NARROW", "seats_view"]

NARROW = 56
"""Columns below which things stand closer together."""
_WIDEST = 72


def seats_view(screen: Screen, names: Names, cell: Callable[[Seat], Text]) -> Iterator[RenderableType]:
    """The seats as they sit; `cell` is what lies before each."""
    width = min(screen.width, _WIDEST)
    front = first_seats(names)[0]
    left = left_of(front)
    middle = width // 3
    yield Padding(cell(partner_of(front)), (0, 0, 0, middle), expand=False)
    row = Table(box=None, show_header=False, padding=(0, 0, 0, 2), width=width)
    right = width // 2 if width < NARROW else width * 2 // 5
    row.add_column(width=width - right - 2)
    row.add_column(width=right - 2)
    row.add_row(cell(left), cell(partner_of(left)))
    yield row
    yield Padding(cell(front), (0, 0, 0, middle), expand=False)
