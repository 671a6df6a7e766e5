"""What a typed line asks to be shown at any moment of any game. Everything else is an answer, and the game reads it."""

import re
from collections.abc import Container
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

__all__ = ["LookUp", "ReadRule", "Request", "Wish", "read_request"]


class Wish(StrEnum):
    """What can be asked for in every game, by its letter; the same in every language."""

    TABLE = ""
    HELP = "?"
    LAST_TRICK = "l"
    SCORE = "s"
    QUIT = "q"


@dataclass(frozen=True, slots=True)
class LookUp:
    """Show what the game has under that letter."""

    letter: str


@dataclass(frozen=True, slots=True)
class ReadRule:
    """Read the rule with that number, such as "4.2"; empty if none was given."""

    number: str


Request: TypeAlias = Wish | LookUp | ReadRule

_RULE = re.compile(r"r\s*(?:[A-Z]{3}-)?([\d.]*)", re.IGNORECASE)


def read_request(line: str, letters: Container[str]) -> Request | None:
    """What the line asks to be shown, if anything. `letters`: the game's own."""
    typed = line.strip()
    letter = typed.lower()
    if letter in list(Wish):
        return Wish(letter)
    if letter in letters:
        return LookUp(letter)
    rule = _RULE.fullmatch(typed)
    return ReadRule(rule[1]) if rule else None
