"""A rule set in words: its name, what each axis is called, and what it holds."""

from collections.abc import Iterable
from typing import Any, Protocol

from vorhand.errors import Field
from vorhand.games.base import AnyRuleset
from vorhand.rulesets import BUILT_IN

__all__ = ["Speaker", "axis_slug", "conditions", "field_name", "is_own", "ruleset_name", "value_text"]

_CONTRACTS = "contracts."


class Speaker(Protocol):
    """Words, or whatever speaks them."""

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of a key."""
        ...


def is_own(ruleset: AnyRuleset) -> bool:
    """Whether it comes from a player's own file."""
    return ruleset.id.partition("+")[0] not in BUILT_IN


def ruleset_name(speaker: Speaker, ruleset: AnyRuleset, untitled: str) -> str:
    """The name of a rule set for people, with its options: "Modern Swedish + Must trump when void".

    A player's own without a title is called `untitled`.
    """
    if is_own(ruleset):
        return ruleset.title or untitled
    id, *options = ruleset.id.split("+")
    named = [speaker.say(f"ruleset-{id.replace('/', '-')}"), *(speaker.say(f"option-{each}") for each in options)]
    return " + ".join(named)


def axis_slug(key: str) -> str:
    """The part of a word's key that belongs to an axis: rows of contracts share their words."""
    group, *rest = key.split(".")
    return f"{group}-{rest[-1]}".replace("_", "-")


def field_name(speaker: Speaker, key: str) -> str:
    """What a field is called; a field of one contract begins with the contract."""
    name = speaker.say(f"axis-{axis_slug(key)}")
    if not key.startswith(_CONTRACTS):
        return name
    return speaker.say("rules-contract-field", contract=speaker.say(f"contract-{key.split('.')[1]}"), field=name)


def value_text(speaker: Speaker, key: str, value: Any) -> str:
    """What a field holds."""
    if isinstance(value, list):
        return ", ".join(value_text(speaker, key, item) for item in value) or "–"
    if isinstance(value, int):
        return str(value)
    return speaker.say(f"value-{axis_slug(key)}-{value}")


def conditions(speaker: Speaker, fields: Iterable[tuple[str, Any]]) -> str:
    """What must hold in a house, from keys and their values in TOML's types: "Players: 4; Pack: 43 cards"."""
    said = (
        speaker.say("rules-condition", field=field_name(speaker, key), value=value_text(speaker, key, value))
        for key, value in fields
    )
    return "; ".join(said)
