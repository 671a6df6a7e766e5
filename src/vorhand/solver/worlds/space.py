"""Worlds as values: one of them, many in one buffer, and the space from which they come.

A seed gives the same worlds on every machine. What others' actions tell beyond the rules the caller says himself, with
`Worlds.reweighted`.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vorhand._native import WorldSpace
from vorhand.cards import Cards
from vorhand.games.base import AnyObservation
from vorhand.solver.hidden.known import constraints_of

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["Space", "World", "Worlds", "space_of"]


@dataclass(frozen=True, slots=True)
class World:
    """Where all the cards are that have not been played."""

    hands: tuple[Cards, ...]
    """By seat; who is still choosing cards to lay aside or to give has them all."""
    kitty: Cards = Cards()
    """While it lies on the table."""
    discards: Cards = Cards()
    """What the declarer has laid aside."""
    undealt: Cards = Cards()
    """What is still to be dealt while the deal pauses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Worlds:
    """Many worlds of one moment, each with a weight."""

    rows: memoryview
    """Of shape (worlds, columns), sets of cards as 64 bits: the hands by seat, and where the game has them kitty,
    discards and undealt cards. numpy.asarray(rows) is an array on the same memory."""
    players: int
    weights: Sequence[float]
    """1 for every drawn world; for listed ones in how many ways each came about."""

    def __len__(self) -> int:
        return len(self.weights)

    def __getitem__(self, place: int) -> World:
        cards = [Cards(self.rows[place, column]) for column in range(_columns(self.rows))]
        return World(tuple(cards[: self.players]), *cards[self.players :])

    def __iter__(self) -> Iterator[World]:
        return (self[place] for place in range(len(self)))

    @property
    def effective_size(self) -> float:
        """How many worlds of equal weight would tell as much: the square of the sum by the sum of the squares.

        (L. Kish.) As many as there are where all weights are equal, 0 where all are 0.
        """
        squares = sum(weight * weight for weight in self.weights)
        return sum(self.weights) ** 2 / squares if squares else 0.0

    def reweighted(self, likelihood: Callable[[World], float] | Sequence[float]) -> "Worlds":
        """The same worlds on the same memory, each weight times how likely the others' actions were in that world.

        `likelihood` says it, or is a number of 0 or more for each world in their order. Only ratios matter.
        """
        factors = [likelihood(world) for world in self] if callable(likelihood) else likelihood
        weights = [weight * factor for weight, factor in zip(self.weights, factors, strict=True)]
        return replace(self, weights=weights)


def _columns(rows: memoryview) -> int:
    assert rows.shape is not None
    return rows.shape[1]


class Space:
    """All worlds that a seat cannot tell apart at one moment. Never changes; any thread may ask it."""

    def __init__(self, native: WorldSpace, *, players: int, columns: int) -> None:
        self._native, self._players, self._columns = native, players, columns

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._native.worlds

    @property
    def ways(self) -> int:
        """In how many ways they came about, all equally likely before anybody acted by choice."""
        return self._native.ways

    def sample(self, count: int, *, seed: int, out: "Buffer | None" = None) -> Worlds:
        """So many independent worlds, each as likely as its ways; about a quarter of a microsecond each.

        `out`: the caller's own memory for the rows, of shape (count, columns) and unsigned 64-bit numbers. `seed` is
        below 2**64. Other threads run meanwhile.
        """
        if count < 1:
            raise ValueError(f"1 world or more can be drawn, not {count}")
        rows = _rows(count, self._columns) if out is None else memoryview(out)
        if len(rows) != count:
            raise ValueError(f"the memory is for {len(rows)} worlds, not {count}")
        self._native.sample(rows, seed)
        return Worlds(rows=rows, players=self._players, weights=[1.0] * count)

    def enumerate(self, limit: int = 100_000) -> Worlds | None:
        """Every world once, in ascending order of the sets; None if there are more than `limit`."""
        if self.count > limit:
            return None
        rows, ways = _rows(self.count, self._columns), array("Q", bytes(8 * self.count))
        self._native.list(rows, ways)
        return Worlds(rows=rows, players=self._players, weights=[float(of_world) for of_world in ways])

    def ways_of(self, world: World) -> int:
        """In how many ways that world came about; 0 if it does not fit what the seat knows."""
        heaps = (world.kitty, world.discards, world.undealt)
        row = [*world.hands, *heaps[: self._columns - self._players]]
        return self._native.ways_of([cards.bits for cards in row])


def _rows(count: int, columns: int) -> memoryview:
    return memoryview(bytearray(8 * count * columns)).cast("Q", (count, columns))


def space_of(seen: AnyObservation) -> Space:
    """The worlds that fit an observation: everything public, and everything private to its seat.

    A spectator's too, who knows no hand. Before the cards are dealt there is one world, without cards.
    """
    found = constraints_of(seen)
    cases = [(case.ways, [(place.column, place.size, place.may_hold) for place in case.places]) for case in found.cases]
    native = WorldSpace(found.known, found.unseen, cases)
    return Space(native, players=found.players, columns=len(found.known))
