"""The games of this package by id. Whoever plays any game finds it here; a new game is a row in each table."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.games import bauernschnapsen, bismarck
from vorhand.games.base import AnyGame, AnyRuleset, AnyState
from vorhand.games.houses import Houses

__all__ = ["DEFAULT_GAME", "GAMES", "HOUSES", "game_of"]

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.id: game for game in (bismarck.GAME, bauernschnapsen.GAME)})
"""Every game, the default first."""

HOUSES: Mapping[str, Houses] = MappingProxyType(
    {houses.game: houses for houses in (bismarck.HOUSES, bauernschnapsen.HOUSES)}
)
"""The rule sets of every game that can be played, in the order of the games."""

DEFAULT_GAME = next(iter(GAMES))
"""The game that is meant where none is said, as everywhere before there was a second one."""

_BY_TYPE: Mapping[type, AnyGame] = MappingProxyType(
    {
        bismarck.State: bismarck.GAME,
        bismarck.Ruleset: bismarck.GAME,
        bauernschnapsen.State: bauernschnapsen.GAME,
        bauernschnapsen.Ruleset: bauernschnapsen.GAME,
    }
)


def game_of(value: AnyState | AnyRuleset) -> AnyGame:
    """The game that a state or a rule set belongs to."""
    return _BY_TYPE[type(value)]
