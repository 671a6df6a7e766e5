"""The axes of a rule set in words: what each is called, and what it holds."""

from collections.abc import Iterable
from typing import Any, Protocol

from vorhand.errors import Field

__all__ = ["Speaker", "axis_slug", "conditions", "field_name", "value_text"]

_CONTRACTS = "contracts."


class Speaker(Protocol):
    """Words, or whatever speaks them."""

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of a key."""
        ...


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
