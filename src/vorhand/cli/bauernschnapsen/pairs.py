"""The two pairs: what they are called, and which comes first."""

from vorhand.cards import Seat
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.games.bauernschnapsen import Ruleset
from vorhand.games.bauernschnapsen.ruleset import Counting
from vorhand.games.bauernschnapsen.state import partner_of

__all__ = ["first_seats", "is_down", "pair_name", "shown_total"]


def first_seats(names: Names) -> tuple[Seat, Seat]:
    """A seat of each pair: the person's own pair first."""
    own = Seat(0) if names.you is None else names.you
    return own, Seat((own + 1) % 4)


def pair_name(screen: Screen, names: Names, seat: Seat) -> str:
    """Both names of a seat's pair: the person before the partner, else in the order of the seats."""
    both = sorted((seat, partner_of(seat)), key=lambda one: (one != names.you, one))
    return screen.words.joined(names[one] for one in both)


def is_down(ruleset: Ruleset) -> bool:
    """Whether the house counts from the target down to nothing."""
    return ruleset.table.counting is Counting.DOWN


def shown_total(ruleset: Ruleset, total: int) -> int:
    """A total of game points as the house counts: what has been won, or what is still to go."""
    return max(ruleset.match.target - total, 0) if is_down(ruleset) else total
