"""The options of rulesets/pagat.toml as rule sets, read without the package's own reader of rule files."""

import tomllib
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from importlib.resources import files
from typing import Any, get_type_hints

from tests.bauernschnapsen.table import PAGAT
from vorhand.games.bauernschnapsen import Ruleset

__all__ = ["OPTIONS", "house", "with_contract"]

OPTIONS: dict[str, dict[str, Any]] = tomllib.loads(
    files("vorhand.games.bauernschnapsen").joinpath("rulesets", "pagat.toml").read_text(encoding="utf-8")
)["options"]
"""Name to what it changes."""


def house(*options: str) -> Ruleset:
    """The main list with these options."""
    ruleset = PAGAT
    for option in options:
        for group, changes in OPTIONS[option].items():
            ruleset = _contracts(ruleset, changes) if group == "contracts" else _group(ruleset, group, changes)
    return ruleset


def with_contract(ruleset: Ruleset, id: str, **changes: Any) -> Ruleset:
    """The rule set with one contract's row changed."""
    rows = tuple(_changed(row, changes) if row.id.value == id else row for row in ruleset.contracts)
    assert rows != ruleset.contracts, f"{id} {changes} changes nothing"
    return replace(ruleset, contracts=rows)


def _contracts(ruleset: Ruleset, changes: dict[str, dict[str, Any]]) -> Ruleset:
    for id, columns in changes.items():
        ruleset = with_contract(ruleset, id, **columns)
    return ruleset


def _group(ruleset: Ruleset, group: str, changes: dict[str, Any]) -> Ruleset:
    changed = _changed(getattr(ruleset, group), changes)
    assert changed != getattr(ruleset, group), f"{group} {changes} changes nothing"
    after: Ruleset = _changed(ruleset, {group: changed})
    return after


def _changed(value: Any, changes: dict[str, Any]) -> Any:
    assert is_dataclass(value)
    hints = get_type_hints(type(value))
    assert changes.keys() <= {field.name for field in fields(value)}
    typed = {
        name: hints[name](new) if isinstance(hints[name], type) and issubclass(hints[name], StrEnum) else new
        for name, new in changes.items()
    }
    return replace(value, **typed)  # type: ignore[type-var]
