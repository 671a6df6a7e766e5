"""Hands as they are held or shown: the same for every game."""

from collections.abc import Iterator, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from vorhand.cards import Card, Cards
from vorhand.cli.decks import SUIT_ORDER
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen

__all__ = ["choices_table", "hand_rows", "hands_table"]


def hand_rows(screen: Screen, hand: Cards, numbers: Mapping[Card, int], *, choosing: bool) -> Iterator[Text]:
    """A hand, a row a suit. While a card is chosen, those that can be are bright and numbered, the others dim."""
    mark_width = max((len(f"[{number}]") for number in numbers.values()), default=0)
    room = max(1, (screen.width - 4) // (mark_width + 3))
    for suit in SUIT_ORDER:
        cards = screen.cards.sorted(hand.of_suit(suit))
        sign, style = f"{screen.cards.sign(suit)} ", screen.cards.style(suit)
        for start in range(0, len(cards), room):
            row = Text("  ")
            row.append(sign if start == 0 else " " * len(sign), style=style)
            for card in cards[start : start + room]:
                row.append_text(_cell(screen, card, numbers.get(card), mark_width, choosing=choosing))
            yield row


def _cell(screen: Screen, card: Card, number: int | None, mark_width: int, *, choosing: bool) -> Text:
    mark = "" if number is None else f"[{number}]"
    cell = Text(mark.rjust(mark_width), style="dim")
    colour = screen.cards.style(card.suit)
    style = colour if not choosing else "dim" if number is None else f"bold {colour}"
    cell.append(screen.cards.rank(card.rank).ljust(3), style=style)
    return cell


def hands_table(screen: Screen, names: Names, hands: Sequence[Cards]) -> Table:
    """Every hand in a line, beside whose it is."""
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for name, hand in zip(names.by_seat, hands, strict=True):
        table.add_row(Text(name), screen.cards.hand(hand))
    return table


def choices_table(screen: Screen, described: Sequence[tuple[str, str]]) -> Table:
    """Choices that are not cards, numbered: the name of each, and what it is."""
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for number, (short, long) in enumerate(described, 1):
        table.add_row(Text(f"[{number}]", style="bold"), screen.cards.painted(short, style="bold"), Text(long))
    return table
