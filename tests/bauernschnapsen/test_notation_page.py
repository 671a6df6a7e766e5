"""The section on Bauernschnapsen in docs/notation.md: every example on it is run."""

import pytest

from tests.bismarck.test_notation_page import lines, table
from vorhand.games.bauernschnapsen.actions import number_of
from vorhand.games.bauernschnapsen.ruleset import ContractId
from vorhand.notation import format_action, format_deal_string, parse_action, parse_deal_string
from vorhand.notation.bauernschnapsen import TEXT

GAME = "bauernschnapsen"
ROWS = table("Bauernschnapsen")
ACTIONS = [row for row in ROWS if row[0].split(" ")[0] not in TEXT.samples or " " in row[0]]
FIELDS = [row for row in ROWS if row not in ACTIONS]


@pytest.mark.parametrize("text", lines("action-bauernschnapsen"))
def test_actions(text: str) -> None:
    assert format_action(parse_action(text, GAME)) == text


def test_every_action_of_the_table_has_an_example() -> None:
    verbs = {action.split(" ")[0] for row in ACTIONS for action in row[0].split(", ")}

    assert verbs | {"play"} == {line.split(" ")[0] for line in lines("action-bauernschnapsen")}


@pytest.mark.parametrize("text", lines("number-bauernschnapsen"))
def test_numbers(text: str) -> None:
    action, number = text.split(" = ")

    assert number_of(parse_action(action, GAME)) == int(number)


def test_the_contracts_stand_in_the_order_of_their_numbers() -> None:
    says = next(row[2] for row in ACTIONS if row[0].startswith("bid"))

    assert says.split(": ")[1].split(", ") == [*ContractId]


@pytest.mark.parametrize("text", lines("deal-string-bauernschnapsen"))
def test_deal_strings(text: str) -> None:
    assert format_deal_string(parse_deal_string(text)) == text


def test_fields_of_a_deal_string_stand_in_the_table_in_their_order() -> None:
    assert [row[0] for row in FIELDS] == [*TEXT.samples]
    for name, example, _ in FIELDS:
        assert TEXT.samples[name].startswith(f"{name}={example.rstrip('/…')}"), "the same example as in the errors"
