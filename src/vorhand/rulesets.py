"""Rule sets as text: finds, reads, merges and names the differences of the rules of a house.

A rule file is TOML that states only what differs: `extends` a built-in id, a `source`, then fields. Tables merge by
key, arrays replace. Built-in files may also hold `[options.NAME]` patches, switched on with "+NAME" after the id.
The axes are read off the dataclasses of the game (`games.bismarck.ruleset`); no axis is listed twice.
"""

import hashlib
import json
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from vorhand.errors import RulesetError
from vorhand.games.bismarck import ruleset as bismarck
from vorhand.games.bismarck.ruleset import ContractId, Ruleset, Scope

__all__ = [
    "AXES",
    "BUILT_IN",
    "DEFAULT",
    "MAX_BYTES",
    "NOT_IMPLEMENTABLE",
    "Axis",
    "Difference",
    "content_hash",
    "differences",
    "load",
    "load_file",
    "options_of",
    "parse",
    "read_fields",
    "to_fields",
]

Plain: TypeAlias = dict[str, Any]
"""Fields by dotted key ("deck.players"), in TOML's own types."""

BUILT_IN = (
    "bismarck/modern",
    "bismarck/dealer-kitty",
    "bismarck/dealer-kitty-grand",
    "bismarck/dealer-kitty-fixed",
    "bismarck/dealer-kitty-notrump",
    "bismarck/spel-pass",
    "bismarck/kortoxen-9",
    "bismarck/kortoxen-12",
    "bismarck/danish-9",
)
"""Every rule set that comes with the package, the default first."""

DEFAULT = BUILT_IN[0]

NOT_IMPLEMENTABLE = MappingProxyType(
    {
        "bismarck/follett": "Its contracts and quotas are not known beyond three names and a start at minus three.",
        "bismarck/estonian-001": (
            "Source 001 gives no quotas for its card-avoiding contracts, and its eight deals cannot be shared by three."
        ),
    }
)
"""Documented games that cannot be played, with the reason."""

MAX_BYTES = 8 * 1024
_MAX_TITLE, _MAX_SOURCE, _MAX_LIST = 60, 300, 32


# The axes, read off the dataclasses


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
            raise RulesetError("ruleset-value", file=file, key=self.key, value=_short(value), allowed=allowed) from None

    def _wrong_type(self, value: Any, file: str, expected: str) -> RulesetError:
        return RulesetError("ruleset-type", file=file, key=self.key, value=_short(value), expected=expected)

    def plain(self, value: Any) -> Any:
        """The value in TOML's types."""
        return [_plain(item) for item in value] if self.is_array else _plain(value)


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, StrEnum) else value


def _short(value: Any) -> str:
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
        )


_DEFAULTS = Ruleset(id="", source="")
_GROUPS = tuple(item.name for item in fields(Ruleset) if is_dataclass(getattr(_DEFAULTS, item.name)))


def _all_axes() -> Iterator[Axis]:
    for group in _GROUPS:
        yield from _axes_of(getattr(_DEFAULTS, group), group)
    for row in _DEFAULTS.contracts:
        yield from _axes_of(row, f"contracts.{row.id}")


AXES: Mapping[str, Axis] = MappingProxyType({axis.key: axis for axis in _all_axes()})
"""Every axis of Bismarck by key, in the order of the groups."""


# Dataclasses from fields and back


def to_fields(ruleset: Ruleset) -> Plain:
    """Every field of a rule set by dotted key, in TOML's types: the rule set in full."""
    plain = {}
    for axis in AXES.values():
        group, *rest = axis.key.split(".")
        holder: Any = ruleset.contract(ContractId(rest[0])) if group == "contracts" else getattr(ruleset, group)
        plain[axis.key] = axis.plain(getattr(holder, rest[-1]))
    return plain


def read_fields(plain: Mapping[str, Any], *, id: str, source: str, title: str = "", file: str = "") -> Ruleset:
    """The rule set with these fields, defaults elsewhere. Raises RulesetError for whatever cannot be played."""
    file = file or id
    values: dict[str, dict[str, Any]] = {}
    for key, value in plain.items():
        holder, _, name = key.rpartition(".")
        values.setdefault(holder, {})[name] = _axis(key, file).read(value, file)
    groups = {group: replace(getattr(_DEFAULTS, group), **values.get(group, {})) for group in _GROUPS}
    rows = tuple(replace(row, **values.get(f"contracts.{row.id}", {})) for row in _DEFAULTS.contracts)
    ruleset = Ruleset(id=id, source=source, title=title, contracts=rows, **groups)
    for problem in bismarck.contradictions(ruleset):
        raise RulesetError(problem.code, file=file, key=problem.key, **problem.fields)
    return ruleset


def _axis(key: str, file: str) -> Axis:
    if key in AXES:
        return AXES[key]
    raise _unknown_key(key, file)


def _unknown_key(key: str, file: str) -> RulesetError:
    parent, known = key, list[str]()
    while not known and parent:
        parent = parent.rpartition(".")[0]
        start = parent + "." if parent else ""
        known = list(dict.fromkeys(axis.removeprefix(start).split(".")[0] for axis in AXES if axis.startswith(start)))
    if not parent:
        known += ["extends", "source", "title"]
    return RulesetError("ruleset-unknown-key", file=file, key=_short(key), known=", ".join(known))


# Files


def parse(text: str, name: str) -> Ruleset:
    """A player's own rule file. `name` stands for the file in the id and in every error.

    Raises RulesetError: one sentence with file, key and what would be right.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MAX_BYTES:
        raise RulesetError("ruleset-too-large", file=name, limit=MAX_BYTES)
    document = _toml(text, name)
    title = _text_of(document, "title", name, _MAX_TITLE, required=False)
    source = _text_of(document, "source", name, _MAX_SOURCE, required=True)
    base = _base_of(document, name)
    own = dict(_flatten(document, name))
    return read_fields(base | own, id=f"own/{_stem(name)}", source=source, title=title, file=name)


def load_file(path: Path) -> Ruleset:
    """The rule set in a player's file; RulesetError if it cannot be read or used."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise RulesetError("ruleset-unreadable", file=str(path), reason=error.strerror or "unknown") from None
    if len(data) > MAX_BYTES:
        raise RulesetError("ruleset-too-large", file=str(path), limit=MAX_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise RulesetError("ruleset-unreadable", file=str(path), reason="not UTF-8 text") from None
    return parse(text, path.name)


@lru_cache(maxsize=256)
def load(id: str) -> Ruleset:
    """A built-in rule set by id, with options: "bismarck/modern+must_trump". "bismarck/" may be left out."""
    name, *chosen = id.split("+")
    full = name if "/" in name else f"bismarck/{name}"
    if full in NOT_IMPLEMENTABLE:
        raise RulesetError("ruleset-not-implementable", id=full, reason=NOT_IMPLEMENTABLE[full])
    if full not in BUILT_IN:
        raise RulesetError("ruleset-unknown-id", id=_short(id), known=", ".join(BUILT_IN))
    document = _built_in(full)
    plain = _resolved(full)
    known = options_of(full)
    chosen = sorted(set(chosen), key=lambda option: [*known, option].index(option))
    for option in chosen:
        if option not in known:
            raise RulesetError("ruleset-unknown-option", id=full, option=_short(option), known=", ".join(known))
        plain |= known[option]
    _refuse_conflicts(full, chosen)
    return read_fields(plain, id="+".join([full, *chosen]), source=document["source"], file=full)


def options_of(id: str) -> Mapping[str, Plain]:
    """The named options of a built-in rule set, those of what it extends included: the fields that each changes."""
    document = _built_in(id)
    inherited = options_of(document["extends"]) if "extends" in document else {}
    own = {name: dict(_flatten(patch, id)) for name, patch in document.get("options", {}).items()}
    return {**inherited, **own}


def _refuse_conflicts(id: str, chosen: list[str]) -> None:
    said: dict[str, str] = {}
    for option in chosen:
        for key in options_of(id)[option]:
            if key in said:
                raise RulesetError("ruleset-options-conflict", id=id, first=said[key], second=option, key=key)
            said[key] = option


@cache
def _built_in(id: str) -> Plain:
    game, name = id.split("/")
    text = files(f"vorhand.games.{game}").joinpath("rulesets", f"{name}.toml").read_text("utf-8")
    return _toml(text, id)


def _resolved(id: str) -> Plain:
    document = _built_in(id)
    own = {key: value for key, value in document.items() if key != "options"}
    return _base_of(own, id) | dict(_flatten(own, id))


def _base_of(document: Plain, file: str) -> Plain:
    extends = document.get("extends")
    if extends is None:
        return {}
    if not isinstance(extends, str) or extends.split("+")[0] not in BUILT_IN:
        known = ", ".join(BUILT_IN)
        raise RulesetError("ruleset-extends", file=file, key="extends", value=_short(extends), known=known)
    return to_fields(load(extends)) if "+" in extends else _resolved(extends)


def _toml(text: str, file: str) -> Plain:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RulesetError("ruleset-syntax", file=file, reason="nested too deeply") from None
    except ValueError as error:
        raise RulesetError("ruleset-syntax", file=file, reason=_printable(str(error))) from None


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text)[:160]


def _flatten(document: Plain, file: str) -> Iterator[tuple[str, Any]]:
    """Dotted keys of the fields in a document, in its order; unknown tables and keys are refused."""
    for group, table in document.items():
        if group in ("extends", "source", "title"):
            continue
        if group not in (*_GROUPS, "contracts"):
            raise _unknown_key(group, file)
        if not isinstance(table, dict):
            raise RulesetError("ruleset-type", file=file, key=group, value=_short(table), expected="a table")
        for name, value in table.items():
            key = f"{group}.{name}"
            if group != "contracts":
                yield _axis(key, file).key, value
                continue
            if not isinstance(value, dict):
                raise RulesetError("ruleset-type", file=file, key=_short(key), value=_short(value), expected="a table")
            for column, cell in value.items():
                yield _axis(f"{key}.{column}", file).key, cell


def _text_of(document: Plain, key: str, file: str, limit: int, *, required: bool) -> str:
    value = document.get(key, "")
    if not isinstance(value, str):
        raise RulesetError("ruleset-type", file=file, key=key, value=_short(value), expected="a text")
    text = unicodedata.normalize("NFC", value).strip()
    if required and not text:
        raise RulesetError("ruleset-no-source", file=file, key=key)
    # Control, format (bidi) and private characters could make a name look like something else.
    hidden = any(unicodedata.category(c)[0] == "C" for c in text)
    if len(text) > limit or hidden:
        raise RulesetError("ruleset-text", file=file, key=key, limit=limit)
    return text


def _stem(name: str) -> str:
    stem = name.rsplit("/")[-1].removesuffix(".toml").lower()
    kept = "".join(c if c.isascii() and c.isalnum() else "-" for c in stem).strip("-")[:40]
    return kept or "rules"


# Comparing


@dataclass(frozen=True, slots=True)
class Difference:
    """One field in which two rule sets differ, in TOML's types."""

    key: str
    first: Any
    second: Any


def differences(first: Ruleset, second: Ruleset) -> tuple[Difference, ...]:
    """The fields in which two rule sets differ, in the order of the axes."""
    one, two = to_fields(first), to_fields(second)
    return tuple(Difference(key, one[key], two[key]) for key in AXES if one[key] != two[key])


def content_hash(ruleset: Ruleset) -> str:
    """SHA-256 (hex) of the fields that differ from the built-in defaults; equal exactly if the rules are.

    A field added in a later version with a default that keeps today's behaviour does not change it.
    """
    changed = {d.key: d.second for d in differences(_DEFAULTS, ruleset)}
    text = json.dumps(changed, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
