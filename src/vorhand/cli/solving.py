"""What a solver says of a position, for the table and the JSON of `vorhand solve`. A game fills it in."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any, TypeAlias

from vorhand.cli.screen import Screen
from vorhand.errors import SolverError

__all__ = ["Asked", "Bounds", "Hear", "Scored", "Solve", "Solved", "bounds_of", "solved_by"]

Hear: TypeAlias = Callable[[int], bool]
"""Told now and then how many nodes have been searched; False ends the search."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is wanted of the solver."""

    each: bool
    """Everybody for himself, instead of one side against the other."""
    nodes: int | None
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Bounds:
    """A value, or between which two it is proved to be."""

    lower: Fraction
    upper: Fraction

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.lower == self.upper


@dataclass(frozen=True, slots=True)
class Scored:
    """A legal action, and what comes of it."""

    action: Any
    label: str
    """Its name for people."""
    values: tuple[Bounds, ...]
    """By column."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """What comes of best play, and of each action followed by it."""

    counts: str
    """What the numbers are, for programs: "tricks" or "game-points"."""
    columns: tuple[str, ...]
    """Whose they are, for programs: "declarer", or "seat-0" and so on."""
    heads: tuple[str, ...]
    """The same for people."""
    explained: str
    """A sentence that says what the numbers are."""
    own: int
    """The column that whoever is to act looks at."""
    wants_more: bool
    """Whether he wants that number large."""
    actions: tuple[Scored, ...]
    """Every legal one, in the order of the rules; empty where a search that says all or nothing was ended."""
    nodes: int | None
    """How many were searched, where the solver counts them."""

    @property
    def exact(self) -> bool:
        """Whether every number is known."""
        return bool(self.actions) and all(value.exact for scored in self.actions for value in scored.values)

    @property
    def best(self) -> tuple[Scored, ...]:
        """The actions that are proved to be as good as any."""
        return tuple(scored for scored in self.actions if all(self._at_least(scored, other) for other in self.actions))

    def _at_least(self, one: Scored, other: Scored) -> bool:
        mine, others = one.values[self.own], other.values[self.own]
        if one is other:
            return True
        return mine.lower >= others.upper if self.wants_more else mine.upper <= others.lower


def bounds_of(lower: int, upper: int) -> Bounds:
    """Bounds that are whole numbers."""
    return Bounds(Fraction(lower), Fraction(upper))


Solve: TypeAlias = Callable[[Any, Asked, Screen, Hear], Solved]
"""What the native core says of a state with all cards seen; NotationError where it has no answer."""


def solved_by(module: str) -> Solve:
    """The `solved` of a game's module, which is loaded, and the core with it, only when something is to be solved.

    SolverError then if the core is not built: all other commands do without it.
    """

    def solved(state: Any, asked: Asked, screen: Screen, hear: Hear) -> Solved:
        try:
            import_module("vorhand._native")
        except ImportError:
            raise SolverError("cli-solve-no-core") from None
        solve: Solve = import_module(module).solved
        return solve(state, asked, screen, hear)

    return solved
