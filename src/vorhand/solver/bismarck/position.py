"""A moment of Bismarck's play with every hand seen: what its solvers are asked about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from vorhand.cards import Card, Cards, Seat
from vorhand.games.bismarck.state import Phase, State
from vorhand.tricks import TrickRules

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Position", "hands_in", "position_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """The cards, whose trick it is, and by which rules it is played."""

    hands: tuple[Cards, ...]
    """By seat, 2 to 4; equally many cards, one fewer for those who have played to the trick."""
    trick: tuple[Card, ...] = ()
    """The cards on the table, in play order."""
    leader: Seat
    """Who leads this trick, or has led it."""
    rules: TrickRules
    aim: Literal["win", "lose"] = "win"


def position_of(state: State) -> Position:
    """The position of a deal in play. ValueError if no trick is being played."""
    if state.phase is not Phase.PLAY or state.rules is None or state.deal.contract is None:
        raise ValueError(f"in phase {state.phase} no trick is being played")
    return Position(
        hands=tuple(Cards(hand) for hand in state.hands),
        trick=tuple(Card.at(card) for card in state.trick),
        leader=state.leader,
        rules=state.rules,
        aim="lose" if state.deal.contract.aim == "lose" else "win",
    )


def hands_in(worlds: "Buffer", position: Position) -> Iterator[Sequence[int]]:
    """The hands of the seats in each world, as sets of card bits.

    `worlds` are unsigned 64-bit numbers of shape (worlds, seats or more): the `rows` of `solver.worlds`, or numpy's.
    """
    rows = memoryview(worlds)
    seats = range(len(position.hands))
    if rows.ndim != 2 or rows.shape is None or rows.shape[1] < len(seats):
        raise ValueError(f"worlds are rows of {len(seats)} hands or more")
    for place in range(len(rows)):
        yield [rows[place, seat] for seat in seats]
