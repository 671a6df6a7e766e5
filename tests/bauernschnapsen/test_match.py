"""Totals, the end of a match and its Bummerl: V88 to V92 of the rules dossier."""

from dataclasses import replace
from typing import Any

import pytest

from tests.bauernschnapsen.deals import V60, V74, V82, after_v60
from tests.bauernschnapsen.table import PAGAT, Table, cards, each_dealer
from vorhand.cards import Cards, Seat
from vorhand.games.bauernschnapsen import GAME, Phase, observe
from vorhand.games.bauernschnapsen.events import DealRevealed, DealStarted, MatchEnded
from vorhand.games.bauernschnapsen.ruleset import FirstDealer, Match, Retourschneider, Ruleset

V86 = "AC KC KH AS QS / 10D JD AH QH JH / 10C JC AD KD 10S / QC QD 10H KS JS"
RETOURSCHNEIDER = replace(PAGAT, match=Match(retourschneider=Retourschneider.FOUR))


def one_for_the_caller(table: Table) -> None:
    """The play of V60: the F-side claims 68 to 33."""
    table.play(after_v60)
    table.claim("PF")


def kontra_bauernschnapser(dealer: int, ruleset: Ruleset = PAGAT, **how: Any) -> Table:
    """V86 played: 24 for the D-side."""
    table = Table.playing("PD kontra-bauernschnapser", dealer, V86, ruleset=ruleset, **how)
    table.play("F:KC PD:JH PF:JC D:QC PD:AH PF:KD D:10H F:KH PD:QH PF:AD D:KS F:AC")
    table.play("PD:10D PF:10C D:QD F:QS PD:JD PF:10S D:JS F:AS")
    return table


def ended(table: Table) -> tuple[tuple[str, ...], tuple[int, int], int]:
    """Places of the winners, totals of F's side and D's side, Bummerl of the losers."""
    (event,) = table.happened(MatchEnded)
    assert isinstance(event, MatchEnded)
    assert table.state.phase is Phase.OVER
    assert GAME.is_over(table.state)
    totals = event.totals[table.seat("F")], event.totals[table.seat("D")]
    return tuple(sorted(table.place(seat) for seat in event.winners)), totals, event.bummerl


@each_dealer
def test_v88_schneider(dealer: int) -> None:
    table = Table.playing("F normal", dealer, V60, score=(23, 0))
    one_for_the_caller(table)

    assert ended(table) == (("F", "PF"), (24, 0), 2)


@each_dealer
def test_v89_one_bummerl(dealer: int) -> None:
    table = Table.playing("F schnapser", dealer, V74, score=(20, 22))
    table.play("F:AH PD:10H PF:KH D:QH F:JH PD:JS PF:KC D:JD F:AD PD:10D PF:KD D:QD")

    assert ended(table) == (("F", "PF"), (26, 22), 1)


@each_dealer
def test_v90_the_lead_was_23_to_nothing(dealer: int) -> None:
    table = kontra_bauernschnapser(dealer, score=(23, 0))

    assert ended(table) == (("D", "PD"), (23, 24), 1)


@each_dealer
def test_v90_option_retourschneider_costs_four(dealer: int) -> None:
    table = kontra_bauernschnapser(dealer, RETOURSCHNEIDER, score=(23, 0))

    assert ended(table) == (("D", "PD"), (23, 24), 4)


@pytest.mark.parametrize(
    ("before", "bummerl"),
    [
        ([(14, 0), (9, 0), (0, 4)], 4),  # 23:0 stood in between
        ([(14, 0), (0, 4), (9, 0)], 1),  # never 23:0
        ([(14, 0), (8, 0), (0, 4)], 1),  # never more than 22:0
        ([(0, 4), (23, 0)], 1),
    ],
)
def test_v90_the_retourschneider_needs_a_standing_of_23_to_nothing(before: list[tuple[int, int]], bummerl: int) -> None:
    table = kontra_bauernschnapser(0, RETOURSCHNEIDER, before=before)

    assert ended(table)[2] == bummerl


@each_dealer
def test_v91_a_failed_gang_gives_to_the_others(dealer: int) -> None:
    table = Table.playing("D gang", dealer, V82, score=(5, 23))
    table.play("D:AH F:JH PD:QH PF:10H D:KC F:JC PD:AC PF:10C")

    assert table.score() == "F-side +9"
    scored = table.scored()
    assert scored is not None
    assert (scored.totals[table.seat("F")], scored.totals[table.seat("D")]) == (14, 23)
    assert table.state.phase is Phase.DEAL
    assert table.happened(MatchEnded) == []


@each_dealer
def test_v92_a_doubled_bauernschnapser_fails(dealer: int) -> None:
    deal = "JC QD JH KS JS / 10C QC AD KD 10S / AC AH 10H KH QH / KC 10D JD AS QS"
    table = Table.playing("F bauernschnapser", dealer, deal, doubled="D kontra", score=(10, 10))
    table.play("F:QD PD:KD PF:QH D:10D")

    assert ended(table) == (("D", "PD"), (10, 34), 1)


@each_dealer
def test_bau_1_3_the_next_deal_is_dealt_by_the_left_neighbour(dealer: int) -> None:
    table = Table.playing("F normal", dealer, V60)
    one_for_the_caller(table)

    started = table.happened(DealStarted)[-1]
    assert started == DealStarted(2, table.seat("F"), table.seat("PD"))


def test_bau_8_1_the_target_is_a_rule_of_the_house() -> None:
    table = Table.playing("F normal", 0, V60, ruleset=replace(PAGAT, match=Match(target=7)), score=(6, 2))
    one_for_the_caller(table)

    assert ended(table) == (("F", "PF"), (7, 2), 1)


def test_option_dealer_drawn() -> None:
    over = Table.playing("F normal", 2, V60, score=(23, 0))
    drawn = Table.playing(
        "F normal", 2, V60, score=(23, 0), ruleset=replace(PAGAT, match=Match(next_dealer=FirstDealer.DRAWN))
    )
    for table in (over, drawn):
        one_for_the_caller(table)

    assert GAME.first_dealer_after(over.state) == Seat(0), "two results: dealer 2, then 3, and now 0"
    assert GAME.first_dealer_after(drawn.state) is None


@each_dealer
def test_the_cards_of_a_partner_who_sat_out_are_never_shown(dealer: int) -> None:
    """Dossier 5.3: not even when the deal is over, nor by what is left when all others are known."""
    table = Table.playing("F bettler", dealer, "KC QC KD AH QH / AC JC AD JH 10S / 10C KH AS KS JS / 10D QD JD 10H QS")
    table.play("F:QC PD:AC D:10H PD:JH D:JD F:QH")

    revealed = next(event for event in table.events if isinstance(event, DealRevealed))
    previous = observe(table.state, table.seat("F")).previous
    assert previous is not None
    assert revealed.hands[table.seat("PF")] == previous.hands[table.seat("PF")] == Cards()
    assert revealed.hands[table.seat("D")] == cards("10H JD"), "what was played"
