"""Points, quotas and the sum of a deal: vectors S1 to S30 of the dossier."""

from dataclasses import replace

import pytest

from tests.bismarck.positions import Table, results
from tests.bismarck.vectors import Row, each_row, house, numbers, rows
from vorhand.cards import SEATS, Seat
from vorhand.games.bismarck.ruleset import ContractId, Deck, Ruleset, Scoring, Sides
from vorhand.games.bismarck.scoring import deal_scores, quotas_by_seat, totals

WIN, LOSE = ContractId.NT_WIN, ContractId.NT_LOSE


def turned(values: tuple[int, ...], declarer: int) -> tuple[int, ...]:
    """By seat, for values from the declarer clockwise."""
    return tuple(values[(seat - declarer) % len(values)] for seat in range(len(values)))


@each_row("deal_scores.tsv")
def test_bis_5_2_score(row: Row) -> None:
    quotas, players = numbers(row["quotas"]), int(row["players"])
    sides = Sides.ALONE if len(quotas) == players else Sides.PAIRS
    deck, scoring = Deck(players=players, sides=sides), Scoring(win=quotas, lose=quotas)
    ruleset = Ruleset(id="own/test", source="test", deck=deck, scoring=scoring)
    contract = ruleset.contract(WIN if row["aim"] == "win" else LOSE)

    for declarer in SEATS[:players]:
        scores = deal_scores(ruleset, contract, declarer, turned(numbers(row["tricks"]), declarer))
        assert scores == turned(numbers(row["scores"]), declarer)


@each_row("deal_scores.tsv")
def test_bis_5_3_sum_is_zero(row: Row) -> None:
    with_quotas = any(numbers(row["quotas"]))

    assert sum(numbers(row["scores"])) == 0 or not with_quotas


@each_row("quotas.tsv")
def test_bis_5_1_quotas(row: Row) -> None:
    ruleset = house(row["id"])

    assert (ruleset.players, ruleset.tricks) == (int(row["players"]), int(row["tricks"]))
    assert ruleset.quotas(ruleset.contract(WIN)) == numbers(row["win"])
    assert ruleset.quotas(ruleset.contract(LOSE)) == numbers(row["lose"])


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_bis_5_1_quotas_go_clockwise_from_the_declarer(declarer: int) -> None:
    ruleset = replace(house("bismarck/modern"), scoring=Scoring(win=(8, 5, 3)))

    assert quotas_by_seat(ruleset, ruleset.contract(WIN), Seat(declarer)) == turned((8, 5, 3), declarer)


def test_s8_and_s9_totals() -> None:
    # A sits at seat 0, B at 1, C at 2; A is declarer, then B.
    played = results("nt-win NT 6 6 4", "nt-lose NT 9 2 5")
    state = Table.at(f"bismarck/modern dealer=1 {played}").state

    assert [result.scores for result in state.standing.results] == [(-2, 2, 0), (-3, 2, 1)]
    assert totals(state.ruleset, state.standing.results) == (-5, 4, 1)


def test_every_vector_of_the_dossier_stands_in_the_file() -> None:
    ids = {row["id"].split(".")[0] for row in rows("deal_scores.tsv")}

    # S29 is an Estonian layout: no axis holds it yet.
    assert {f"S{number}" for number in range(1, 31)} - ids == {"S29"}
