"""A layout as it lies: a row a suit from the lowest rank to the highest, what lies there and what fits now."""

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from vorhand.cards import Card, Cards, Rank, Suit
from vorhand.cli.decks import SUIT_ORDER
from vorhand.cli.screen import Screen
from vorhand.games.bismarck.observation import ObservedLayout
from vorhand.tricks import Ace

__all__ = ["layout_table"]


def layout_table(screen: Screen, layout: ObservedLayout, ace: Ace, more: Collection[Card] = ()) -> Table:
    """The rows of a layout; `more`: cards that have been laid since. What fits now stands in brackets."""
    laid = layout.laid | Cards.of(more)
    fits = Cards() if more else layout.fits
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for suit in SUIT_ORDER:
        cells = [_cell(screen, card, is_laid=card in laid, fits=card in fits) for card in _rising(layout, suit, ace)]
        table.add_row(Text(f"  {screen.cards.sign(suit)}", style=screen.cards.style(suit)), *cells)
    return table


def _rising(layout: ObservedLayout, suit: Suit, ace: Ace) -> list[Card]:
    return sorted(layout.piles[suit], key=lambda card: 0 if ace is Ace.LOW and card.rank is Rank.ACE else card.rank)


def _cell(screen: Screen, card: Card, *, is_laid: bool, fits: bool) -> Text:
    if is_laid:
        return Text(f" {screen.cards.rank(card.rank)} ", style=f"bold {screen.cards.style(card.suit)}".strip())
    return Text(f"({screen.cards.rank(card.rank)})" if fits else " · ", style="" if fits else "dim")
