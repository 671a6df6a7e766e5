"""What makes one rule set differ from another, and which of its fields can matter; `vorhand.rulebook` names them."""

import json
from collections.abc import Iterator
from typing import Any

from vorhand.cli.known import playable_of
from vorhand.errors import RulesetError
from vorhand.games.known import HOUSES
from vorhand.rulesets import Difference, differences_in_play, load, options_of, to_fields

__all__ = ["differences_from_default", "matters", "offered_options", "shown_fields", "toml_text"]


def toml_text(value: Any) -> str:
    """What a field holds, as a rule file writes it."""
    return json.dumps(value)  # numbers, texts without odd characters, and lists of them are the same in TOML


def differences_from_default(ruleset: Any) -> dict[str, Difference]:
    """Where a rule set differs from the default one in what can matter under it, by key."""
    return {point.key: point for point in differences_in_play(load(playable_of(ruleset).default), ruleset)}


def shown_fields(ruleset: Any) -> Iterator[tuple[str, Any]]:
    """Every field that can matter under this rule set, with its value."""
    plain = to_fields(ruleset)
    return ((key, plain[key]) for key in plain if matters(ruleset, key))


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
    return differences_in_play(load(id), after) != ()


def matters(ruleset: Any, key: str) -> bool:
    """Whether a field can have any bearing on a match under this rule set."""
    return HOUSES[playable_of(ruleset).id].matters(ruleset, key)
