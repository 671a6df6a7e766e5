"""The games that the command line can play, by id. To add a game, add a row: `cli.face` says what is in it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from vorhand.cli.bauernschnapsen import BAUERNSCHNAPSEN
from vorhand.cli.bismarck import BISMARCK
from vorhand.cli.face import Playable
from vorhand.errors import NotationError

__all__ = ["DEFAULT_GAME", "PLAYABLE", "playable_of"]

PLAYABLE: Mapping[str, Playable] = MappingProxyType({playable.id: playable for playable in (BISMARCK, BAUERNSCHNAPSEN)})
"""Every game, the default first."""

DEFAULT_GAME = BISMARCK


def playable_of(ruleset: Any) -> Playable:
    """The game that a rule set belongs to, also a player's own; NotationError if it cannot be played here."""
    for playable in PLAYABLE.values():
        if isinstance(ruleset, playable.ruleset):
            return playable
    raise NotationError("cli-no-such-game", text=ruleset.id, known=", ".join(PLAYABLE))
