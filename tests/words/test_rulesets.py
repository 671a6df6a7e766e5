"""Every field and value of a rule set, every contract, phase and event has its words, and nothing else has."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import pytest

from tests.words.catalogues import keys, variables
from vorhand import rulesets
from vorhand.games import bauernschnapsen, bismarck
from vorhand.games.bauernschnapsen.events import BauernschnapsenEvent
from vorhand.games.bauernschnapsen.ruleset import Contract as BauernschnapsenContract
from vorhand.games.bismarck.events import BismarckEvent
from vorhand.games.bismarck.ruleset import Contract as BismarckContract


@dataclass(frozen=True)
class Facts:
    """What a game has that needs words."""

    id: str
    ruleset: type
    contract: type
    contracts: type[StrEnum]
    phases: type[StrEnum]
    events: tuple[type, ...]

    def starting(self, prefix: str) -> set[str]:
        return {key for key in keys(self.id) if key.startswith(prefix)}


GAMES = (
    Facts(
        "bismarck",
        bismarck.Ruleset,
        BismarckContract,
        bismarck.ContractId,
        bismarck.Phase,
        get_args(BismarckEvent),
    ),
    Facts(
        "bauernschnapsen",
        bauernschnapsen.Ruleset,
        BauernschnapsenContract,
        bauernschnapsen.ContractId,
        bauernschnapsen.Phase,
        get_args(BauernschnapsenEvent),
    ),
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def enums_in(hint: Any) -> Iterator[type[StrEnum]]:
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        yield hint
    for inner in get_args(hint):
        yield from enums_in(inner)


def groups(game: Facts) -> Iterator[tuple[str, type]]:
    """Every group of a rule set with its dataclass; the rows of contracts are one."""
    for name, hint in get_type_hints(game.ruleset).items():
        if isinstance(hint, type) and is_dataclass(hint):
            yield name, hint
    yield "contracts", game.contract


def wanted(game: Facts) -> Iterator[str]:
    yield from ("axis-id", "axis-title", "axis-source")
    for group, cls in groups(game):
        hints = get_type_hints(cls)
        for field in fields(cls):
            axis = f"{group}-{dashed(field.name)}"
            yield f"axis-{axis}"
            yield from (f"value-{axis}-{value}" for enum in enums_in(hints[field.name]) for value in enum)


def event_key(event: type) -> str:
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


@every_game
def test_every_field_and_value_of_a_rule_set_has_words(game: Facts) -> None:
    assert game.starting("axis-") | game.starting("value-") == set(wanted(game))


@every_game
def test_every_group_of_a_rule_set_has_words(game: Facts) -> None:
    assert {f"group-{group}" for group in rulesets.groups_of(game.id)} == game.starting("group-")


@every_game
def test_every_axis_that_rule_files_know_has_words(game: Facts) -> None:
    for key in rulesets.AXES[game.id]:
        group, *_, name = key.split(".")

        assert f"axis-{group}-{dashed(name)}" in keys(game.id)


@every_game
def test_every_contract_has_label_long_label_help_and_head(game: Facts) -> None:
    assert game.starting("contract-") == {
        f"contract-{contract}{part}" for contract in game.contracts for part in ("", "-long", "-help", "-head")
    }


def test_everything_that_can_be_said_in_an_auction_has_words() -> None:
    said = {*bauernschnapsen.ContractId, "pass", "kontra-normal"}

    assert {key for key in keys("bauernschnapsen") if key.startswith("call-")} == {f"call-{call}" for call in said}


@every_game
def test_every_phase_has_a_sentence(game: Facts) -> None:
    assert game.starting("phase-") == {f"phase-{phase}" for phase in game.phases}


def test_every_ending_has_words() -> None:
    endings = {f"ending-{ending}" for ending in bauernschnapsen.state.Ending}

    assert {key for key in keys("bauernschnapsen") if key.startswith("ending-")} == endings


@every_game
def test_every_event_has_a_sentence(game: Facts) -> None:
    assert game.starting("event-") == {event_key(event) for event in game.events}


@every_game
def test_events_about_a_seat_name_a_player(game: Facts) -> None:
    for event in game.events:
        if "seat" in {field.name for field in fields(event)}:
            assert "player" in variables("en", event_key(event), game.id), event


@every_game
def test_every_built_in_rule_set_and_option_has_a_name(game: Facts) -> None:
    built_in = {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8"))
        for file in files(f"vorhand.games.{game.id}").joinpath("rulesets").iterdir()
        if file.name.endswith(".toml")
    }
    ids = {f"ruleset-{game.id}-{name}" for name in built_in}
    options = {f"option-{option}" for document in built_in.values() for option in document.get("options", {})}

    assert game.starting(f"ruleset-{game.id}-") == ids | {f"{id}-about" for id in ids}
    assert game.starting("option-") == options


def test_every_question_of_beginners_has_an_answer() -> None:
    asked = {key for key in keys("bauernschnapsen") if key.startswith("help-") and not key.endswith("-answer")}

    assert {key for key in keys("bauernschnapsen") if key.startswith("help-")} == asked | {f"{q}-answer" for q in asked}
    assert len(asked) == 4


def test_every_rule_set_that_cannot_be_played_has_a_reason() -> None:
    for id in rulesets.NOT_IMPLEMENTABLE:
        assert f"reason-{id.replace('/', '-')}" in keys(id.partition("/")[0])
