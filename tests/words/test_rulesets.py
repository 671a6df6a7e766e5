"""Every field and value of a rule set, every contract, phase and event has its words, and nothing else has."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, get_args, get_type_hints

from tests.words.catalogues import KEYS, variables
from vorhand import rulesets
from vorhand.games.bismarck import events
from vorhand.games.bismarck.ruleset import Contract, ContractId, Ruleset
from vorhand.games.bismarck.state import Phase


def starting(prefix: str) -> set[str]:
    return {key for key in KEYS if key.startswith(prefix)}


def dashed(name: str) -> str:
    return name.replace("_", "-")


def enums_in(hint: Any) -> Iterator[type[StrEnum]]:
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        yield hint
    for inner in get_args(hint):
        yield from enums_in(inner)


def groups() -> Iterator[tuple[str, type]]:
    """Every group of a rule set with its dataclass; the rows of contracts are one."""
    for name, hint in get_type_hints(Ruleset).items():
        if isinstance(hint, type) and is_dataclass(hint):
            yield name, hint
    yield "contracts", Contract


def wanted() -> Iterator[str]:
    yield from ("axis-id", "axis-title", "axis-source")
    for group, cls in groups():
        hints = get_type_hints(cls)
        for field in fields(cls):
            axis = f"{group}-{dashed(field.name)}"
            yield f"axis-{axis}"
            yield from (f"value-{axis}-{value}" for enum in enums_in(hints[field.name]) for value in enum)


def test_every_field_and_value_of_a_rule_set_has_words() -> None:
    assert starting("axis-") | starting("value-") == set(wanted())


def test_every_axis_that_rule_files_know_has_words() -> None:
    for key in rulesets.AXES["bismarck"]:
        group, *_, name = key.split(".")

        assert f"axis-{group}-{dashed(name)}" in KEYS


def test_every_contract_has_label_long_label_help_and_head() -> None:
    assert starting("contract-") == {
        f"contract-{contract}{part}" for contract in ContractId for part in ("", "-long", "-help", "-head")
    }


def test_every_phase_has_a_sentence() -> None:
    assert starting("phase-") == {f"phase-{phase}" for phase in Phase}


def test_every_event_has_a_sentence() -> None:
    classes = set(get_args(events.BismarckEvent))
    kebab = {re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower() for cls in classes}

    assert starting("event-") == {f"event-{name}" for name in kebab}


def test_events_about_a_seat_name_a_player() -> None:
    for cls in get_args(events.BismarckEvent):
        names = {field.name for field in fields(cls)}
        key = "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if "seat" in names:
            assert "player" in variables("en", key), key


def test_every_built_in_rule_set_and_option_has_a_name() -> None:
    ids = {f"ruleset-{id.replace('/', '-')}" for id in rulesets.BUILT_IN}
    options = {f"option-{option}" for id in rulesets.BUILT_IN for option in rulesets.options_of(id)}

    assert starting("ruleset-bismarck-") == ids | {f"{id}-about" for id in ids}
    assert options == starting("option-")


def test_every_rule_set_that_cannot_be_played_has_a_reason() -> None:
    for id in rulesets.NOT_IMPLEMENTABLE:
        assert f"reason-{id.replace('/', '-')}" in KEYS
