"""What a reader of rule files must know of a game: its fields, its contradictions, and what comes with the package."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from vorhand.games.axes import Contradiction

__all__ = ["Houses"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Houses:
    """The rule sets of one game, as a reader of rule files must know them. `games.bismarck.HOUSES` is one."""

    game: str
    """First part of every built-in id; the files stand in the game's folder `rulesets/`."""
    defaults: Any
    """A rule set of defaults, without id and source: every field of every group, and every row, is an axis."""
    contradictions: Callable[[Any], Iterable[Contradiction]]
    """Everything that keeps a rule set from being played."""
    matters: Callable[[Any, str], bool]
    """Whether the field with that key can have any bearing on a match under that rule set."""
    built_in: tuple[str, ...]
    """The ids of the rule sets that come with the package, the game's usual one first."""
    not_implementable: Mapping[str, str]
    """The ids of documented rule sets that cannot be played, with the reason."""
    rows: str = "contracts"
    """The field that is a table of rows: dataclasses with an `id`, which is no axis."""
