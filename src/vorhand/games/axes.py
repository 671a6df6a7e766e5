"""How a game's rule set marks its fields: each is one axis on which houses differ. Reading files is not done here."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from vorhand.errors import Field

__all__ = ["Contradiction", "Entries", "Scope", "deal_axis", "match_axis", "table_axis"]


class Scope(Enum):
    """What a field of a rule set can change."""

    DEAL = "deal"
    MATCH = "match"
    TABLE = "table"


class Entries(Enum):
    """What the entries of a list are to each other."""

    IN_ORDER = "in-order"
    ANY_ORDER = "any-order"
    """Their order says nothing; it is that of the choices."""
    BY_PLAYER = "by-player"
    """One for each player: the declarer's first, then clockwise."""


def deal_axis(default: Any, *, low: int = 0, high: int = 0, entries: Entries = Entries.IN_ORDER) -> Any:
    """A field that changes what may happen within a deal; bounds are for whole numbers, `entries` for lists."""
    return field(default=default, metadata={"scope": Scope.DEAL, "low": low, "high": high, "entries": entries})


def match_axis(default: Any, *, low: int = 0, high: int = 0, entries: Entries = Entries.IN_ORDER) -> Any:
    """A field that changes what happens between deals."""
    return field(default=default, metadata={"scope": Scope.MATCH, "low": low, "high": high, "entries": entries})


def table_axis(default: Any) -> Any:
    """A field that changes only what is shown."""
    return field(default=default, metadata={"scope": Scope.TABLE})


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Why the fields of a rule set do not fit together: the key to mend, a code, and the sentence's fields."""

    key: str
    code: str
    fields: dict[str, Field] = field(default_factory=dict)
