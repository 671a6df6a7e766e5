"""The text of every game: a new game is a row here."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.notation import bauernschnapsen, bismarck
from vorhand.notation.text import GameText

__all__ = ["TEXTS", "text_with"]

TEXTS: Mapping[str, GameText] = MappingProxyType({"bismarck": bismarck.TEXT, "bauernschnapsen": bauernschnapsen.TEXT})
"""By the game's id."""

_BY_ACTION = {action: text for text in TEXTS.values() for action in text.actions}


def text_with(action: object) -> GameText:
    """The text of the game whose own action that is."""
    return _BY_ACTION[type(action)]
