"""The counts of bauernschnapsen_perft.tsv: Python engine, native core and an independent count agree on each."""

from dataclasses import replace

import pytest

from tests.bauernschnapsen.playing import after, first_lead, legal, native_first_lead
from tests.bismarck.vectors import Row, bits, each_row, rows
from tests.independent import bauernschnapsen_play as independent
from vorhand.cards import Card, Seat, Suit
from vorhand.games.bauernschnapsen import ContractId, Ruleset, State
from vorhand.games.bauernschnapsen.ruleset import (
    CONTRACTS,
    Aim,
    CardsOf,
    Contract,
    Leads,
    Marriages,
    Partner,
    Scoring,
    ThreeTricks,
)
from vorhand.tricks import Order

FILE = "bauernschnapsen_perft.tsv"


def contract_of(row: Row) -> Contract:
    """The built-in row of that contract with the columns that the vector gives."""
    return replace(
        next(contract for contract in CONTRACTS if contract.id == row["contract"]),
        cards=CardsOf(row["cards"]),
        order=Order(row["order"]),
        leads=Leads(row["leads"]),
        partner=Partner(row["partner"]),
        aim=Aim(row["aim"]),
        marriages=Marriages(row["marriages"]),
    )


def house_of(row: Row) -> Ruleset:
    scoring = Scoring(three_tricks=ThreeTricks(row["three_tricks"]))
    return Ruleset(id="bauernschnapsen/house", source="a test", scoring=scoring)


def hands_of(row: Row) -> tuple[int, ...]:
    return tuple(bits(hand) for hand in row["hands"].split(" / "))


def actions_of(row: Row) -> list[int]:
    texts = [] if row["actions"] == "-" else row["actions"].split(" ")
    return [int(text) if text.isdigit() else Card(text).index for text in texts]


def seats_of(row: Row) -> tuple[Seat, Seat, Suit]:
    return Seat(int(row["caller"])), Seat(int(row["declarer"])), Suit("CDHS".index(row["trump"]))


@each_row(FILE)
def test_python_count(row: Row) -> None:
    caller, declarer, trump = seats_of(row)
    state = first_lead(house_of(row), contract_of(row), hands_of(row), caller=caller, declarer=declarer, trump=trump)
    for action in actions_of(row):
        state = after(state, action)

    assert count(state, int(row["depth"])) == int(row["sequences"])


def count(state: State, depth: int) -> int:
    """Sequences of `depth` actions by the Python engine."""
    numbers = legal(state)
    if depth == 0 or not numbers:
        return 1
    return len(numbers) if depth == 1 else sum(count(after(state, number), depth - 1) for number in numbers)


@each_row(FILE)
def test_native_count(row: Row) -> None:
    caller, declarer, trump = seats_of(row)
    position = native_first_lead(
        house_of(row), contract_of(row), hands_of(row), caller=caller, declarer=declarer, trump=trump
    )
    for action in actions_of(row):
        position = position.after(action)

    assert position.perft(int(row["depth"])) == int(row["sequences"])


@each_row(FILE)
def test_independent_count(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    if row["three_tricks"] != ThreeTricks.ALWAYS_THREE:
        return  # the reading knows no such Schnapser; the Python engine counts it
    contract, (caller, declarer, trump) = contract_of(row), seats_of(row)
    monkeypatch.setitem(independent.CONTRACTS, row["contract"], independent_row(contract))
    hands = [[card.index for card in map(Card, hand.split(" "))] for hand in row["hands"].split(" / ")]
    state = independent.start(row["contract"], hands, caller, declarer, trump)
    for action in actions_of(row):
        state = independent.apply(state, action)

    assert independent_count(state, int(row["depth"])) == int(row["sequences"])


GOALS = {
    Aim.SIXTY_SIX: "CLAIM66",
    Aim.NO_TRICK: "NO_TRICK",
    Aim.THREE_TRICKS: "FIRST3_AND_66",
    Aim.ALL_TRICKS: "ALL5",
}


def independent_row(contract: Contract) -> independent.Contract:
    """The row in the words of the independent reading, which has neither Wikipedia's contracts nor options."""
    return independent.Contract(
        value=contract.value,
        bidders=independent.ROLES,
        trump=contract.cards is CardsOf.TRUMP,
        order=tuple("10" if letter == "T" else letter for letter in contract.order),
        lead="F" if contract.leads is Leads.CALLER else "DECLARER",
        partner_plays=contract.partner is Partner.PLAYS,
        goal=GOALS[contract.aim],
        marriages=contract.marriages.name,
    )


def independent_count(state: independent.State, depth: int) -> int:
    numbers = independent.legal(state)
    if depth == 0 or not numbers:
        return 1
    if depth == 1:
        return len(numbers)
    return sum(independent_count(independent.apply(state, number), depth - 1) for number in numbers)


@pytest.mark.parametrize("id", ContractId)
def test_table_of_the_independent_reading_is_the_built_in_one(id: ContractId) -> None:
    if id.value not in independent.CONTRACTS:
        return
    contract, other = next(contract for contract in CONTRACTS if contract.id is id), independent.CONTRACTS[id.value]
    if not contract.is_shown:
        assert replace(other, value=contract.value, bidders=independent.ROLES) == independent_row(contract)


def test_positions_span_the_contracts_and_columns() -> None:
    found = rows(FILE)

    assert len(found) >= 18
    assert {row["contract"] for row in found} >= {row.id.value for row in CONTRACTS if not row.is_shown} - {
        "ass-bettler"
    }
    for column, values in {"order": Order, "cards": CardsOf, "leads": Leads, "partner": Partner}.items():
        assert {row[column] for row in found} == {value.value for value in values}
