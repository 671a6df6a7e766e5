"""Rule sets in words: every field by the name of its axis, and what makes one rule set differ from another."""

import json
from collections.abc import Iterator
from typing import Any

from vorhand.cli.known import playable_of
from vorhand.cli.screen import Screen
from vorhand.errors import RulesetError
from vorhand.rulesets import Difference, differences, load, options_of, to_fields

__all__ = [
    "axis_slug",
    "differences_from_default",
    "field_name",
    "offered_options",
    "shown_fields",
    "toml_text",
    "value_text",
]

_CONTRACTS = "contracts."


def axis_slug(key: str) -> str:
    """The part of a word's key that belongs to an axis: rows of contracts share their words."""
    group, *rest = key.split(".")
    return f"{group}-{rest[-1]}".replace("_", "-")


def field_name(screen: Screen, key: str) -> str:
    """What a field is called; a field of one contract begins with the contract."""
    name = screen.say(f"axis-{axis_slug(key)}")
    if not key.startswith(_CONTRACTS):
        return name
    return screen.say("cli-contract-field", contract=screen.say(f"contract-{key.split('.')[1]}"), field=name)


def value_text(screen: Screen, key: str, value: Any) -> str:
    """What a field holds."""
    if isinstance(value, list):
        return ", ".join(value_text(screen, key, item) for item in value) or "–"
    if isinstance(value, int):
        return str(value)
    return screen.say(f"value-{axis_slug(key)}-{value}")


def toml_text(value: Any) -> str:
    """What a field holds, as a rule file writes it."""
    return json.dumps(value)  # numbers, texts without odd characters, and lists of them are the same in TOML


def differences_from_default(ruleset: Any) -> dict[str, Difference]:
    """Where a rule set differs from the default one in what can matter under it, by key."""
    points = differences(load(playable_of(ruleset).default), ruleset)
    return {point.key: point for point in points if _matters(ruleset, point.key)}


def shown_fields(ruleset: Any) -> Iterator[tuple[str, Any]]:
    """Every field that can matter under this rule set, with its value."""
    plain = to_fields(ruleset)
    return ((key, plain[key]) for key in plain if _matters(ruleset, key))


def offered_options(id: str) -> dict[str, dict[str, Any]]:
    """The options of a built-in rule set that change something that matters, with the fields that each changes."""
    known = options_of(id)
    return {option: dict(known[option]) for option in known if _changes_something(id, option)}


def _changes_something(id: str, option: str) -> bool:
    """Whether a rule set can be played with an option, and is another game then."""
    try:
        after = load(f"{id}+{option}")
    except RulesetError:  # an option of the rule set that it extends may contradict it
        return False
    return any(_matters(after, point.key) for point in differences(load(id), after))


def _matters(ruleset: Any, key: str) -> bool:
    return playable_of(ruleset).rules.matters(ruleset, key)
