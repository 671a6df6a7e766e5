"""The kits of every game: a new game is a row here."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.games.base import AnyRuleset, AnyState
from vorhand.games.known import game_of
from vorhand.testing import bauernschnapsen, bismarck
from vorhand.testing.kit import Kit

__all__ = ["KITS", "kit_of"]

KITS: Mapping[str, Kit] = MappingProxyType({"bismarck": bismarck.KIT, "bauernschnapsen": bauernschnapsen.KIT})
"""By the game's id."""


def kit_of(value: AnyState | AnyRuleset) -> Kit:
    """The kit of the game that a state or a rule set belongs to."""
    return KITS[game_of(value).id]
