"""A trick as it lies: the same for every game."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from vorhand.cards import Card, Seat
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen

__all__ = ["trick_table"]


def trick_table(
    screen: Screen, names: Names, seats: Sequence[Seat], cards: Sequence[Card], best: int | None, *, taken: bool
) -> Table:
    """The cards of a trick in play order, each beside who played it; the leader and the best card are named as such.

    `seats`: who plays to it, in play order. `best`: the place of the card that takes it.
    """
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for place, seat in enumerate(seats):
        notes = [screen.say("cli-leads")] if place == 0 else []
        if place < len(cards):
            card = Text(screen.cards.card(cards[place]), style=screen.cards.style(cards[place].suit))
            if place == best:
                card.stylize("bold")
                notes.append(screen.say("cli-took" if taken else "cli-best"))
        else:
            card = Text("–", style="dim")
            if place == len(cards):
                notes = [screen.say("cli-you-lead" if place == 0 else "cli-your-turn")] if seat == names.you else notes
        table.add_row(Text(names[seat]), card, Text(", ".join(notes)))
    return table
