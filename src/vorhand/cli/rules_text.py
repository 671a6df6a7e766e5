"""Rule sets in words: every field by the name of its axis, and what makes one rule set differ from another."""

from collections.abc import Iterator
from typing import Any

from vorhand.cli.screen import Screen
from vorhand.games.bismarck import ContractId, Ruleset
from vorhand.games.bismarck.ruleset import TrumpSource
from vorhand.rulesets import AXES, DEFAULT, Difference, differences, load, to_fields

__all__ = ["differences_from_default", "field_name", "shown_fields", "value_text"]

_CONTRACTS = "contracts."


def _slug(key: str) -> str:
    """The part of a word's key that belongs to an axis: rows of contracts share their words."""
    group, *rest = key.split(".")
    return f"{group}-{rest[-1]}".replace("_", "-")


def field_name(screen: Screen, key: str) -> str:
    """What a field is called; a field of one contract begins with the contract."""
    name = screen.say(f"axis-{_slug(key)}")
    if not key.startswith(_CONTRACTS):
        return name
    return screen.say("cli-contract-field", contract=screen.say(f"contract-{key.split('.')[1]}"), field=name)


def value_text(screen: Screen, key: str, value: Any) -> str:
    """What a field holds."""
    if isinstance(value, list):
        return ", ".join(value_text(screen, key, item) for item in value) or "–"
    if isinstance(value, int):
        return str(value)
    return screen.say(f"value-{_slug(key)}-{value}")


def differences_from_default(ruleset: Ruleset) -> dict[str, Difference]:
    """Where a rule set differs from the default one, by key."""
    return {difference.key: difference for difference in differences(load(DEFAULT), ruleset)}


def shown_fields(ruleset: Ruleset) -> Iterator[tuple[str, Any]]:
    """Every field with its value; of the contracts, what matters because it is played, and what differs."""
    plain, differing = to_fields(ruleset), differences_from_default(ruleset)
    for key in AXES:
        if key in differing or not key.startswith(_CONTRACTS) or _matters(ruleset, key):
            yield key, plain[key]


def _matters(ruleset: Ruleset, key: str) -> bool:
    _, id, column = key.split(".")
    contract = ruleset.contract(ContractId(id))
    is_played = contract.id in ruleset.playable_contracts()
    return is_played and (column != "suits" or contract.trump is TrumpSource.DECLARED)
