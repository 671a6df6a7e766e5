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

_UNSIGNED = ("Q", "L")
"""What 64 bits without a sign are called, by the struct module and by numpy."""


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
    """The position of a deal in play. ValueError if no trick of Bismarck is being played."""
    if not isinstance(state, State):
        raise TypeError(f"a position is one of a state of Bismarck, not of {type(state)}")
    if state.phase is not Phase.PLAY or state.rules is None or state.deal.contract is None:
        raise ValueError(f"in phase {state.phase} no trick is being played")
    return Position(
        hands=tuple(Cards(hand) for hand in state.hands),
        trick=tuple(Card.at(card) for card in state.trick),
        leader=state.leader,
        rules=state.rules,
        aim="lose" if state.deal.contract.aim == "lose" else "win",
    )


def hands_in(worlds: "Buffer", position: Position, *, same_actor: bool = False) -> Iterator[Sequence[int]]:
    """The hands of the seats in each world, as sets of card bits.

    `worlds` are unsigned 64-bit numbers of shape (worlds, seats or more): the `rows` of `solver.worlds`, or numpy's.
    Cards may be others than the position's, because some have been laid aside. ValueError for hands of other sizes or a
    card that stands twice, and with `same_actor` if the seat to act has another hand.
    """
    rows, seats = memoryview(worlds), range(len(position.hands))
    if rows.format not in _UNSIGNED or rows.ndim != 2 or rows.shape is None or rows.shape[1] < len(seats):
        raise ValueError(f"worlds are unsigned 64-bit numbers, in rows of {len(seats)} hands or more")
    sizes, on_table = [len(hand) for hand in position.hands], Cards.of(position.trick).bits
    actor = (position.leader + len(position.trick)) % len(seats)
    for place in range(len(rows)):
        hands = [rows[place, seat] for seat in seats]
        if [hand.bit_count() for hand in hands] != sizes:
            raise ValueError(f"the hands of world {place} are not of the sizes of the position's")
        if _union([on_table, *hands]).bit_count() != sum(sizes) + len(position.trick):
            raise ValueError(f"in world {place} a card stands twice")
        if same_actor and hands[actor] != position.hands[actor].bits:
            raise ValueError(f"in world {place} the seat to act holds other cards")
        yield hands


def _union(hands: Sequence[int]) -> int:
    union = 0
    for hand in hands:
        union |= hand
    return union
