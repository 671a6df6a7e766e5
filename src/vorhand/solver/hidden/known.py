"""What each game's observations say about hidden cards: a new game is a row here."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from vorhand.games.base import AnyObservation
from vorhand.games.known import game_of
from vorhand.solver.hidden import bauernschnapsen, bismarck
from vorhand.solver.hidden.constraints import Constraints

__all__ = ["CONSTRAINTS", "constraints_of"]

CONSTRAINTS: Mapping[str, Callable[[Any], Constraints]] = MappingProxyType(
    {"bismarck": bismarck.constraints_of, "bauernschnapsen": bauernschnapsen.constraints_of}
)
"""By the game's id."""


def constraints_of(seen: AnyObservation) -> Constraints:
    """Everything that an observation says about where the cards are."""
    return CONSTRAINTS[game_of(seen.ruleset).id](seen)
