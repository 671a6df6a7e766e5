"""Schnapser, Bettler, Gangs and Bauernschnapser: V74 to V87 of the rules dossier."""

import pytest

from tests.bauernschnapsen.deals import V74, V75, V76, V82, V83
from tests.bauernschnapsen.table import Table, card, cards, each_dealer, suit
from vorhand.games.bauernschnapsen import Claim, Declare, PlayCard
from vorhand.games.bauernschnapsen.state import Ending

# Schnapser


@each_dealer
def test_v74_exactly_66(dealer: int) -> None:
    table = Table.playing("F schnapser", dealer, V74)
    table.trick("F:AH PD:10H PF:KH D:QH", "F 28")
    table.trick("F:JH PD:JS PF:KC D:JD", "F 10")
    table.trick("F:AD PD:10D PF:KD D:QD", "F 28")

    assert table.score() == "F-side +6"
    assert len(table.tricks()) == 3, "the last two tricks are not played"


@each_dealer
def test_v75_only_65(dealer: int) -> None:
    """Also the bug of 10.2 in which 61 is enough."""
    table = Table.playing("F schnapser", dealer, V75)
    table.trick("F:AH PD:10H PF:JH D:QH", "F 26")
    table.trick("F:AS PD:KC PF:KS D:JS", "F 21")
    table.trick("F:10S PD:QD PF:JC D:QS", "F 18")

    assert table.score() == "D-side +6"


def _two_tricks_of_v76(dealer: int) -> Table:
    table = Table.playing("F schnapser", dealer, V76)
    table.trick("F:AH PD:10H PF:AD D:JH", "F 34")
    table.declare("F", "H")
    table.trick("F:KH PD:KS PF:JS D:AS", "F 21")
    assert table.points("F") == 95
    assert table.scored() is None
    return table


@each_dealer
def test_v76_two_tricks_with_66_are_not_enough(dealer: int) -> None:
    table = _two_tricks_of_v76(dealer)
    table.trick("F:JD PD:10D PF:QC D:QD", "PD")

    assert table.score() == "D-side +6"


@each_dealer
def test_v76_with_the_third_trick_they_are(dealer: int) -> None:
    table = _two_tricks_of_v76(dealer)
    table.trick("F:AC PD:10C PF:QC D:KC", "F 28")

    assert table.score() == "F-side +6"


@each_dealer
def test_v77_a_forced_partner_ruins_a_schnapser(dealer: int) -> None:
    """Also the bug of 10.2 in which a partner's trick counts for the declarer."""
    deal = "AC JC JD AH JS / 10C KH QH 10S QS / KD QD 10H JH AS / KC QC AD 10D KS"
    table = Table.playing("PF schnapser", dealer, deal)
    table.trick("F:JS PD:10S PF:AS D:KS", "PF 27")
    table.play("PF:10H D:10D")
    assert str(table.legal_cards()) == "AH", "forced"
    table.trick("F:AH PD:KH", "F")

    assert table.score() == "D-side +6"
    assert len(table.tricks()) == 2, "lost at once"


@each_dealer
def test_v78_only_the_declarers_own_marriages(dealer: int) -> None:
    """Also the bug of 10.2 in which the points of the pair count: F's spades add nothing to PF's count."""
    deal = "KS QS JH AC JC / 10S JS QC QD JD / AS AH 10H KH QH / 10C KC AD 10D KD"
    table = Table.playing("PF schnapser", dealer, deal)
    assert table.declarable() == ""
    assert table.refused("F", Declare(suit("S"))) == "refused-declarers-marriages BAU-6.2"
    table.trick("F:KS PD:10S PF:AS D:KD", "PF 29")
    assert table.points("PF") == 29
    assert table.declarable() == "H", "the declarer himself may"


@each_dealer
def test_v78_neither_may_the_opponents(dealer: int) -> None:
    deal = "KS QS JH AC JC / AD AH 10H KH QH / 10S JS QC QD JD / AS KC 10C 10D KD"
    table = Table.playing("PD kontra-schnapser", dealer, deal)

    assert table.refused("F", Declare(suit("S"))) == "refused-declarers-marriages BAU-6.2"


V79 = "10C QC JH 10S KS / AC KC JC KD QS / AD QD JD QH JS / 10D AH 10H KH AS"


@each_dealer
def test_v79_kontra_schnapser(dealer: int) -> None:
    table = Table.playing("D kontra-schnapser", dealer, V79)
    table.trick("F:KS PD:QS PF:JS D:AS", "D 20")
    table.trick("D:KH F:JH PD:KD PF:QH", "D 13")
    table.trick("D:10H F:10C PD:KC PF:AD", "D 35")

    assert table.score() == "D-side +12"


@each_dealer
def test_v79_a_trick_lost_to_the_caller(dealer: int) -> None:
    table = Table.playing("D kontra-schnapser", dealer, V79)
    table.trick("F:KS PD:QS PF:JS D:AS", "D")
    table.trick("D:10D F:JH PD:KD PF:JD", "F")

    assert table.score() == "F-side +12"


@each_dealer
def test_v79_a_trick_lost_to_the_callers_partner(dealer: int) -> None:
    table = Table.playing("D kontra-schnapser", dealer, V79)
    table.trick("F:KS PD:QS PF:JS D:AS", "D")
    table.trick("D:AH F:JH PD:JC PF:QH", "D")
    table.trick("D:10D F:QC PD:KD PF:AD", "PF")

    assert table.score() == "F-side +12"


@each_dealer
def test_v79_a_trick_lost_to_the_declarers_own_partner(dealer: int) -> None:
    deal = "KS JH JC JD QC / AC 10C AH KC 10S / QS JS QH AD 10D / KD QD 10H KH AS"
    table = Table.playing("D kontra-schnapser", dealer, deal)
    table.trick("F:KS PD:10S PF:JS D:AS", "D")
    table.trick("D:10H F:JH PD:AH PF:QH", "PD")

    assert table.score() == "F-side +12"


@each_dealer
def test_v79_a_kontra_schnapser_may_declare(dealer: int) -> None:
    """The bug of 10.2 in which marriages were missing in Kontra-Schnapser."""
    deal = "KS QS JH AC JC / 10S JS QC QD JD / KC 10C AD 10D KD / AS AH 10H KH QH"
    table = Table.playing("D kontra-schnapser", dealer, deal)
    table.trick("F:KS PD:10S PF:KC D:AS", "D")

    assert table.declarable() == "H"


# Bettler


@each_dealer
def test_v80_a_bettler_made(dealer: int) -> None:
    deal = "10C QC JC KD AH / KC QD JH AS KS / 10D JD 10H QH 10S / AC AD KH QS JS"
    table = Table.playing("F bettler", dealer, deal)
    table.trick("F:JC PD:KC D:AC", "D")
    table.trick("D:JS F:AH PD:KS", "PD")
    table.trick("PD:AS D:QS F:10C", "PD")
    table.trick("PD:QD D:AD F:KD", "D")
    table.trick("D:KH F:QC PD:JH", "D")

    assert table.score() == "F-side +4"
    assert table.ending() is Ending.MADE


@each_dealer
def test_v80_the_idle_partners_cards_stay_where_they_are(dealer: int) -> None:
    deal = "10C QC JC KD AH / KC QD JH AS KS / 10D JD 10H QH 10S / AC AD KH QS JS"
    table = Table.playing("F bettler", dealer, deal)
    table.trick("F:JC PD:KC D:AC", "D")

    assert table.sees("PD").hand_counts[table.seat("PF")] == 5
    assert str(table.sees("PF").hand) == str(cards("10D JD 10H QH 10S"))
    assert table.refused("PF", PlayCard(card("10D"))) == "refused-turn"


@each_dealer
def test_v81_a_bettler_lost_by_compulsion(dealer: int) -> None:
    deal = "KC QC KD AH QH / AC JC AD JH 10S / 10C KH AS KS JS / 10D QD JD 10H QS"
    table = Table.playing("F bettler", dealer, deal)
    table.trick("F:QC PD:AC D:10H", "PD")
    table.play("PD:JH D:JD")
    assert str(table.legal_cards()) == "QH AH", "must head"
    table.trick("F:QH", "F")

    assert table.score() == "D-side +4"
    assert len(table.tricks()) == 2, "lost at once"


# Gangs and Bauernschnapser


@each_dealer
def test_v82_a_forced_partner_ruins_a_gang(dealer: int) -> None:
    """Also the bug of 10.2 in which the partner sits out in a Gang."""
    table = Table.playing("D gang", dealer, V82)
    table.trick("D:AH F:JH PD:QH PF:10H", "D")
    table.play("D:KC F:JC")
    assert str(table.legal_cards()) == "AC", "forced"
    table.trick("PD:AC PF:10C", "PD")

    assert table.score() == "F-side +9"


@each_dealer
def test_v83_a_gang_made(dealer: int) -> None:
    table = Table.playing("D gang", dealer, V83)
    table.trick("D:AD F:JD PD:QD PF:10D", "D")
    table.trick("D:AS F:QH PD:10S PF:10H", "D")
    table.trick("D:AH F:10C PD:JS PF:KH", "D")
    table.trick("D:KS F:QC PD:KD PF:JH", "D")
    table.trick("D:QS F:AC PD:KC PF:JC", "D")

    assert table.score() == "D-side +9"


@each_dealer
def test_v84_a_zehner_gang_made(dealer: int) -> None:
    """Also the bug of 10.2 in which the order changes the card points."""
    deal = "AC AD KD QD JH / 10H AS 10S KS JS / 10C QC JC AH QS / KC 10D JD KH QH"
    table = Table.playing("PD zehner-gang", dealer, deal)
    table.trick("PD:10H PF:AH D:QH F:JH", "PD 26")
    table.trick("PD:10S PF:QS D:KH F:KD", "PD")
    table.trick("PD:KS PF:JC D:10D F:QD", "PD")
    table.trick("PD:JS PF:QC D:JD F:AD", "PD")
    table.trick("PD:AS PF:10C D:KC F:AC", "PD 36")

    assert table.score() == "D-side +10"


V85 = "JC QD JH KS JS / 10C QC AD KD 10S / AC AH 10H KH QH / KC 10D JD AS QS"


@each_dealer
def test_v85_a_bauernschnapser_made(dealer: int) -> None:
    table = Table.playing("PF bauernschnapser", dealer, V85)
    table.play("F:KS PD:10S")
    assert str(table.legal_cards()) == "TH QH KH AH", "trumps only, must trump"
    table.play("PF:KH")
    assert str(table.legal_cards()) == "QS AS", "trumped: follow with either"
    table.trick("D:AS", "PF")
    table.trick("PF:AC D:KC F:JC PD:10C", "PF")
    table.trick("PF:AH D:QS F:JH PD:QC", "PF")
    table.trick("PF:QH D:10D F:JS PD:AD", "PF")
    table.trick("PF:10H D:JD F:QD PD:KD", "PF")

    assert table.score() == "F-side +12"


@each_dealer
def test_v86_a_kontra_bauernschnapser_made(dealer: int) -> None:
    deal = "AC KC KH AS QS / 10D JD AH QH JH / 10C JC AD KD 10S / QC QD 10H KS JS"
    table = Table.playing("PD kontra-bauernschnapser", dealer, deal)
    table.trick("F:KC PD:JH PF:JC D:QC", "PD")
    table.trick("PD:AH PF:KD D:10H F:KH", "PD")
    table.trick("PD:QH PF:AD D:KS F:AC", "PD")
    table.trick("PD:10D PF:10C D:QD F:QS", "PD")
    table.trick("PD:JD PF:10S D:JS F:AS", "PD")

    assert table.score() == "D-side +24"


CALLER_WITH_MARRIAGE = "KH QH AS 10S JC / AH KS QS AC JD / 10H JS KC QC AD / JH 10C 10D KD QD"
"""Everybody could declare in a Normal game, the caller at the first lead."""


@each_dealer
@pytest.mark.parametrize(
    "contract", ["F gang", "F bettler", "F zehner-gang", "F bauernschnapser", "PD kontra-bauernschnapser"]
)
def test_v87_no_marriages_in_other_contracts(dealer: int, contract: str) -> None:
    """Also the bug of 10.2 in which marriages were allowed in Bauernschnapser."""
    table = Table.playing(contract, dealer, CALLER_WITH_MARRIAGE)

    assert table.to_act == "F"
    assert table.declarable() == ""
    assert table.refused("F", Declare(suit("H"))) == "refused-no-marriages BAU-6.2"


@each_dealer
@pytest.mark.parametrize(
    "contract",
    [
        "F gang",
        "F bettler",
        "F zehner-gang",
        "F bauernschnapser",
        "PD kontra-bauernschnapser",
        "F schnapser",
        "PD kontra-schnapser",
    ],
)
def test_v87_no_claims_in_other_contracts(dealer: int, contract: str) -> None:
    table = Table.playing(contract, dealer, CALLER_WITH_MARRIAGE)
    assert table.refused("F", Claim()) == "refused-no-claims BAU-6.4"

    table.play("F:AS")
    assert table.refused(table.to_act, Claim()) == "refused-no-claims BAU-6.4"


@each_dealer
def test_v87_no_claim_after_a_trick_of_a_schnapser(dealer: int) -> None:
    table = Table.playing("F schnapser", dealer, V76)
    table.play("F:AH PD:10H PF:AD D:JH")
    table.declare("F", "H")

    assert table.points("F") == 74
    assert table.refused("F", Claim()) == "refused-no-claims BAU-6.4"


# Who leads, and what fails at once


@each_dealer
@pytest.mark.parametrize(
    ("contract", "leader"),
    [
        ("F normal", "F"),
        ("PF schnapser", "F"),
        ("D kontra-schnapser", "F"),
        ("PF bauernschnapser", "F"),
        ("PD kontra-bauernschnapser", "F"),
        ("D bettler", "D"),
        ("PD gang", "PD"),
        ("PF zehner-gang", "PF"),
    ],
)
def test_bau_5_1_who_leads_first(dealer: int, contract: str, leader: str) -> None:
    assert Table.playing(contract, dealer, CALLER_WITH_MARRIAGE).to_act == leader


@each_dealer
def test_bau_7_3_a_bauernschnapser_fails_with_the_first_trick_of_the_partner(dealer: int) -> None:
    table = Table.playing("F bauernschnapser", dealer, V85)
    table.trick("F:QD PD:KD PF:QH D:10D", "PF")

    assert table.score() == "D-side +12"
    assert table.ending() is Ending.FAILED
