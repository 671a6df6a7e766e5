"""Rule sets in words: every field by the name of its axis, and what makes one rule set differ from another."""

import json
from collections.abc import Iterator
from typing import Any

from vorhand.cards import Suit
from vorhand.cli.screen import Screen
from vorhand.games.bismarck import ContractId, Ruleset
from vorhand.games.bismarck.ruleset import Aim, Duty, Facing, Selection, Trump, TrumpSource
from vorhand.rulesets import AXES, DEFAULT, Difference, differences, load, options_of, to_fields

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


def differences_from_default(ruleset: Ruleset) -> dict[str, Difference]:
    """Where a rule set differs from the default one in what can matter under it, by key."""
    points = differences(load(DEFAULT), ruleset)
    return {point.key: point for point in points if _matters(ruleset, point.key)}


def shown_fields(ruleset: Ruleset) -> Iterator[tuple[str, Any]]:
    """Every field that can matter under this rule set, with its value."""
    plain = to_fields(ruleset)
    return ((key, plain[key]) for key in AXES if _matters(ruleset, key))


def offered_options(id: str) -> dict[str, dict[str, Any]]:
    """The options of a built-in rule set that change something that matters, with the fields that each changes."""
    known = options_of(id)
    return {option: dict(known[option]) for option in known if _changes_something(load(id), load(f"{id}+{option}"))}


def _changes_something(before: Ruleset, after: Ruleset) -> bool:
    return any(_matters(after, point.key) for point in differences(before, after))


def _matters(ruleset: Ruleset, key: str) -> bool:
    """Whether a field can have any bearing on a match under this rule set."""
    if key.startswith(_CONTRACTS):
        return _row_matters(ruleset, key)
    rows = [ruleset.contract(id) for id in ruleset.playable_contracts()]
    names_trump = any(row.trump is TrumpSource.DECLARED for row in rows)
    chooses = ruleset.choice.selection is Selection.EACH_ONCE or ContractId.FREE_CONTRACT in ruleset.choice.contracts
    match key:
        case "kitty.facing":
            return ruleset.kitty.size > 0
        case "kitty.position":
            return ruleset.kitty.size > 0 and ruleset.kitty.facing is Facing.OPEN
        case "play.void":
            return any(row.can_have(Trump.of(suit)) for row in rows for suit in Suit)
        case "choice.free_contract":
            return ContractId.FREE_CONTRACT in ruleset.choice.contracts
        case "choice.trump_named":
            return names_trump
        case "choice.sees":
            return names_trump or chooses
        case "exchange.order":
            return any(ruleset.duty(row) is not Duty.NONE for row in rows)
        case "scoring.win":
            return any(row.aim is Aim.WIN for row in rows)
        case "scoring.lose":
            return any(row.aim is Aim.LOSE for row in rows)
        case _:
            return True


def _row_matters(ruleset: Ruleset, key: str) -> bool:
    _, id, column = key.split(".")
    contract = ruleset.contract(ContractId(id))
    is_played = contract.id in ruleset.playable_contracts()
    return is_played and (column != "suits" or contract.trump is TrumpSource.DECLARED)
