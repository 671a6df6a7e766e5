"""The games of this package by id. Whoever plays any game finds it here."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.games import bauernschnapsen, bismarck
from vorhand.games.base import AnyGame, AnyState

__all__ = ["GAMES", "game_of"]

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.id: game for game in (bismarck.GAME, bauernschnapsen.GAME)})
"""Every game, the default first."""

_BY_STATE: Mapping[type, AnyGame] = MappingProxyType(
    {bismarck.State: bismarck.GAME, bauernschnapsen.State: bauernschnapsen.GAME}
)


def game_of(state: AnyState) -> AnyGame:
    """The game that a state belongs to."""
    return _BY_STATE[type(state)]
