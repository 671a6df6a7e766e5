"""What `notation` must know of a game to write and read its actions and positions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vorhand.notation.fields import Fields

__all__ = ["GameText"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameText:
    """The text of one game. Drawing the dealer, dealing and playing a card are written alike in all of them."""

    actions: tuple[type, ...]
    """The classes of the game's own actions."""
    examples: tuple[str, ...]
    """One text for each of them, to say what would be right."""
    format_action: Callable[[Any], str]
    """The line of one of the game's own actions."""
    parse_action: Callable[[str, str], Any]
    """The game's own action of a first word and the rest; ValueError or KeyError if there is none."""
    samples: Mapping[str, str]
    """Every field of a deal string in its order, with an example."""
    format_fields: Callable[[Any], Mapping[str, str]]
    """The fields of a state by name; those without a text are left out."""
    read_fields: Callable[[Any, Fields], Any]
    """The state that the fields describe under a rule set; NotationError or InvalidStateError otherwise."""
