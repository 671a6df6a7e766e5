"""The axes of a game's rule sets, read off its dataclasses, and rule sets from fields and back."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from vorhand.errors import RulesetError
from vorhand.games.axes import Entries, Scope
from vorhand.games.base import AnyRuleset
from vorhand.games.houses import Houses
from vorhand.games.known import DEFAULT_GAME, HOUSES, game_of

__all__ = [
    "AXES",
    "HEAD",
    "Axis",
    "Plain",
    "axis_of",
    "build",
    "changed",
    "flatten",
    "groups_of",
    "read_fields",
    "shorten",
    "to_fields",
]

Plain: TypeAlias = dict[str, Any]
"""Fields by dotted key ("deck.players"), in TOML's own types."""

HEAD = ("extends", "game", "source", "title")
"""What a rule file says that is no field."""

_MAX_LIST = 32


@dataclass(frozen=True, slots=True)
class Axis:
    """One field of a rule set: what it may hold and how it is written."""

    key: str
    """Dotted, such as "deck.players" or "contracts.nt-lose.ace"."""
    scope: Scope
    type: Any
    """int, a StrEnum, or a tuple of either (`is_array`)."""
    is_array: bool
    default: Any
    low: int = 0
    high: int = 0
    """Bounds of whole numbers."""
    entries: Entries = Entries.IN_ORDER
    """Of a list: what its entries are to each other."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values of a choice; empty for numbers."""
        return () if self.type is int else tuple(value.value for value in self.type)

    def read(self, value: Any, file: str) -> Any:
        """The value in the dataclass' type; RulesetError names file and key and says what would be right."""
        if not self.is_array:
            return self._read_one(value, file)
        if not isinstance(value, list | tuple):
            raise self._wrong_type(value, file, "a list")
        if len(value) > _MAX_LIST:
            raise RulesetError("ruleset-list", file=file, key=self.key, count=len(value), limit=_MAX_LIST)
        return tuple(self._read_one(item, file) for item in value)

    def _read_one(self, value: Any, file: str) -> Any:
        if self.type is int:
            if not isinstance(value, int) or isinstance(value, bool):
                raise self._wrong_type(value, file, "a whole number")
            if not self.low <= value <= self.high:
                shown = value if abs(value) < 10**9 else "a number"
                raise RulesetError("ruleset-range", file=file, key=self.key, value=shown, low=self.low, high=self.high)
            return value
        if not isinstance(value, str):
            raise self._wrong_type(value, file, "a text")
        try:
            return self.type(value)
        except ValueError:
            allowed = ", ".join(self.allowed)
            raise RulesetError(
                "ruleset-value", file=file, key=self.key, value=shorten(value), allowed=allowed
            ) from None

    def _wrong_type(self, value: Any, file: str, expected: str) -> RulesetError:
        return RulesetError("ruleset-type", file=file, key=self.key, value=shorten(value), expected=expected)

    def plain(self, value: Any) -> Any:
        """The value in TOML's types."""
        return [_plain(item) for item in value] if self.is_array else _plain(value)


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, StrEnum) else value


def shorten(value: Any) -> str:
    """Whatever stood in a file, fit to be quoted in an error."""
    try:
        said = str(value)
    except ValueError:  # Python does not write out a number of more than 4300 digits
        said = "a number"
    text = "".join(c if c.isprintable() else "?" for c in said[:41])
    return text if len(text) <= 40 else text[:39] + "…"


def _axes_of(default: Any, prefix: str) -> Iterator[Axis]:
    hints = get_type_hints(type(default))
    for item in fields(default):
        if "scope" not in item.metadata:
            continue
        hint = hints[item.name]
        is_array = get_origin(hint) is tuple
        yield Axis(
            f"{prefix}.{item.name}",
            item.metadata["scope"],
            get_args(hint)[0] if is_array else hint,
            is_array,
            getattr(default, item.name),
            item.metadata.get("low", 0),
            item.metadata.get("high", 0),
            item.metadata.get("entries", Entries.IN_ORDER),
        )


def _groups_of(houses: Houses) -> tuple[str, ...]:
    default = houses.defaults
    return tuple(item.name for item in fields(default) if is_dataclass(getattr(default, item.name)))


_GROUPS = {game: _groups_of(houses) for game, houses in HOUSES.items()}


def groups_of(game: str) -> tuple[str, ...]:
    """The groups of a game's rule sets in their order, the rows of its table among them."""
    houses = HOUSES[game]
    names = (item.name for item in fields(houses.defaults))
    return tuple(name for name in names if name in (*_GROUPS[game], houses.rows))


def _all_axes(houses: Houses) -> Iterator[Axis]:
    for group in _GROUPS[houses.game]:
        yield from _axes_of(getattr(houses.defaults, group), group)
    for row in getattr(houses.defaults, houses.rows):
        yield from _axes_of(row, f"{houses.rows}.{row.id}")


AXES: Mapping[str, Mapping[str, Axis]] = MappingProxyType(
    {game: MappingProxyType({axis.key: axis for axis in _all_axes(houses)}) for game, houses in HOUSES.items()}
)
"""Every axis of every game: by the game's id, then by key, in the order of the groups."""


def to_fields(ruleset: AnyRuleset) -> Plain:
    """Every field of a rule set by dotted key, in TOML's types: the rule set in full."""
    game = game_of(ruleset).id
    rows = HOUSES[game].rows
    holders = {group: getattr(ruleset, group) for group in _GROUPS[game]}
    holders |= {f"{rows}.{row.id}": row for row in getattr(ruleset, rows)}
    plain = {}
    for key, axis in AXES[game].items():
        holder, _, name = key.rpartition(".")
        plain[key] = axis.plain(getattr(holders[holder], name))
    return plain


def read_fields(
    plain: Mapping[str, Any], *, id: str, source: str, title: str = "", file: str = "", game: str = ""
) -> Any:
    """The rule set with these fields, defaults elsewhere. Raises RulesetError for whatever cannot be played.

    Without a `game`, that of the id, or the default game if the id is a player's own.
    """
    file, game = file or id, game or _game_in(id)
    ruleset = build(plain, id=id, source=source, title=title, file=file, game=game)
    for problem in HOUSES[game].contradictions(ruleset):
        raise RulesetError(problem.code, file=file, key=problem.key, **problem.fields)
    return ruleset


def build(plain: Mapping[str, Any], *, id: str, source: str, title: str, file: str, game: str) -> Any:
    """The rule set with these fields, though they may contradict each other. RulesetError for an impossible value."""
    houses = HOUSES[game]
    values: dict[str, dict[str, Any]] = {}
    for key, value in plain.items():
        holder, _, name = key.rpartition(".")
        values.setdefault(holder, {})[name] = axis_of(game, key, file).read(value, file)
    groups: dict[str, Any] = {
        group: replace(getattr(houses.defaults, group), **values.get(group, {})) for group in _GROUPS[game]
    }
    rows = getattr(houses.defaults, houses.rows)
    groups[houses.rows] = tuple(replace(row, **values.get(f"{houses.rows}.{row.id}", {})) for row in rows)
    return replace(houses.defaults, id=id, source=source, title=title, **groups)


def changed(ruleset: Any, key: str, value: Any) -> Any:
    """The rule set with one field changed, though it may contradict itself then; the value in TOML's types."""
    game = game_of(ruleset).id
    holder, _, name = key.rpartition(".")
    new = {name: AXES[game][key].read(value, "")}
    group, _, id = holder.partition(".")
    if not id:
        return replace(ruleset, **{group: replace(getattr(ruleset, group), **new)})
    rows = tuple(replace(row, **new) if row.id == id else row for row in getattr(ruleset, group))
    return replace(ruleset, **{group: rows})


def _game_in(id: str) -> str:
    game = id.partition("/")[0]
    return game if game in HOUSES else DEFAULT_GAME


def axis_of(game: str, key: str, file: str) -> Axis:
    """The axis of that key; RulesetError says what is known there."""
    axis = AXES[game].get(key)
    if axis is None:
        raise _unknown_key(game, key, file)
    return axis


def _unknown_key(game: str, key: str, file: str) -> RulesetError:
    parent, known = key, list[str]()
    while not known and parent:
        parent = parent.rpartition(".")[0]
        start = parent + "." if parent else ""
        axes = [axis for axis in AXES[game] if axis.startswith(start)]
        known = list(dict.fromkeys(axis.removeprefix(start).split(".")[0] for axis in axes))
    if not parent:
        known += HEAD
    return RulesetError("ruleset-unknown-key", file=file, key=shorten(key), known=", ".join(known))


def flatten(game: str, document: Plain, file: str) -> Iterator[tuple[str, Any]]:
    """Dotted keys of the fields in a document, in its order; unknown tables and keys are refused."""
    rows = HOUSES[game].rows
    for group, table in document.items():
        if group in HEAD:
            continue
        if group not in (*_GROUPS[game], rows):
            raise _unknown_key(game, group, file)
        if not isinstance(table, dict):
            raise RulesetError("ruleset-type", file=file, key=group, value=shorten(table), expected="a table")
        for name, value in table.items():
            key = f"{group}.{name}"
            if group != rows:
                yield axis_of(game, key, file).key, value
                continue
            if not isinstance(value, dict):
                raise RulesetError(
                    "ruleset-type", file=file, key=shorten(key), value=shorten(value), expected="a table"
                )
            for column, cell in value.items():
                yield axis_of(game, f"{key}.{column}", file).key, cell
