"""The auction: V34 to V51 of the rules dossier."""

from tests.bauernschnapsen.table import PLACES, Table, each_dealer
from vorhand.cards import Cards
from vorhand.games.bauernschnapsen import Phase
from vorhand.games.bauernschnapsen.events import BidMade, HandShown

PD_SPADES = "AH KH QC JC 10D / AS 10S KS QS JS / 10C KC AD 10H QH / AC KD QD JD JH"
"""PD holds five spades."""
SPADES_AND_DIAMONDS = "AH KH QC JC 10H / AS 10S KS QS JS / AD 10D KD QD JD / AC 10C KC QH JH"
"""PD holds five spades, PF five diamonds."""
F_TRUMPS = "AH 10H KH QH JH / AS 10S KS QS JC / AD 10D KD QD 10C / AC JS KC QC JD"
"""F holds five hearts, the trumps."""
F_TRUMPS_PD_SPADES = "AH 10H KH QH JH / AS 10S KS QS JS / AD 10D KD QD 10C / AC JC KC QC JD"


@each_dealer
def test_v34_normal_stands(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF pass, D pass")

    assert table.contract() == "F normal"
    assert table.state.phase is Phase.DOUBLING


@each_dealer
def test_v35_the_first_call_is_no_pass(dealer: int) -> None:
    """Also the bug of 10.2 in which bidding began left of F."""
    table = Table.dealt(dealer)

    assert table.to_act == "F"
    assert table.refused_call("F", "pass") == "refused-first-pass BAU-3.1"
    assert table.legal_calls() == "normal bettler schnapser gang zehner-gang bauernschnapser"


@each_dealer
def test_v35_herren_schnapser_too_with_five_trumps(dealer: int) -> None:
    table = Table.dealt(dealer, F_TRUMPS)

    expected = "normal bettler schnapser gang zehner-gang bauernschnapser herren-schnapser"
    assert table.legal_calls() == expected


@each_dealer
def test_v36_the_highest_bid_stands(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD bettler, PF gang, D pass, F pass, PD pass")
    table.doubling()

    assert table.contract() == "PF gang"
    assert table.to_act == "PF"


@each_dealer
def test_v37_caller_holds_a_gang(dealer: int) -> None:
    """Also the bugs of 10.2 in which there is one round only, a higher value is asked for, or the later bidder wins."""
    table = Table.dealt(dealer)
    table.auction("F normal, PD gang, PF pass, D pass, F gang, PD pass")

    assert table.contract() == "F gang"
    held = [event.held for event in table.happened(BidMade) if isinstance(event, BidMade)]
    assert held == [False, False, True]


@each_dealer
def test_v38_lower_priority_cannot_hold(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD gang")

    assert table.refused_call("PF", "gang") == "refused-bid-too-low BAU-3.3"
    assert table.legal_calls() == "pass zehner-gang bauernschnapser"


@each_dealer
def test_v39_callers_partner_holds_against_the_dealer(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF gang, D zehner-gang, F pass, PF zehner-gang, D pass")

    assert table.contract() == "PF zehner-gang"


@each_dealer
def test_v40_schnapser_is_for_the_callers_side(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal")

    assert table.refused_call("PD", "schnapser") == "refused-bidder BAU-3.6"
    assert table.legal_calls() == "pass bettler gang zehner-gang kontra-schnapser kontra-bauernschnapser"


@each_dealer
def test_v40_farben_gang_too_if_held(dealer: int) -> None:
    table = Table.dealt(dealer, PD_SPADES)
    table.auction("F normal")

    expected = "pass bettler gang zehner-gang kontra-schnapser farben-gang kontra-bauernschnapser"
    assert table.legal_calls() == expected


@each_dealer
def test_v41_the_twelves_are_not_equal(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F bauernschnapser")

    assert table.refused_call("PD", "kontra-schnapser") == "refused-bid-too-low BAU-3.2"
    assert table.legal_calls() == "pass kontra-bauernschnapser"


@each_dealer
def test_v41b_bauernschnapser_goes_over_kontra_schnapser(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD kontra-schnapser, PF pass, D pass, F bauernschnapser, PD pass")

    assert table.contract() == "F bauernschnapser"


@each_dealer
def test_v41c_farben_gang_is_shown(dealer: int) -> None:
    table = Table.dealt(dealer, PD_SPADES)
    table.auction("F normal, PD farben-gang, PF pass, D pass, F pass")
    table.doubling()

    (shown,) = table.happened(HandShown)
    assert isinstance(shown, HandShown)
    assert shown == HandShown(table.seat("PD"), Cards(table.state.previous.hands[table.seat("PD")]))  # type: ignore[union-attr]
    assert table.score() == "D-side +18"
    assert table.tricks() == ()


@each_dealer
def test_v41c_farben_gang_with_kontra(dealer: int) -> None:
    table = Table.playing("PD farben-gang", dealer, PD_SPADES, doubled="PF kontra")

    assert table.score() == "D-side +36"


@each_dealer
def test_v41c_farben_gang_without_the_cards_is_refused(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal")

    assert table.refused_call("PD", "farben-gang") == "refused-not-holding BAU-3.7"


@each_dealer
def test_v41d_herren_schnapser_is_shown(dealer: int) -> None:
    table = Table.playing("F herren-schnapser", dealer, F_TRUMPS)

    assert table.score() == "F-side +24"
    assert table.tricks() == ()


@each_dealer
def test_v41d_herren_schnapser_goes_over_everything(dealer: int) -> None:
    for bid in ("farben-gang", "kontra-bauernschnapser"):
        table = Table.dealt(dealer, F_TRUMPS_PD_SPADES)
        table.auction(f"F normal, PD {bid}, PF pass, D pass, F herren-schnapser")

        assert table.legal_calls() == "pass"


@each_dealer
def test_v41e_farben_gang_is_held(dealer: int) -> None:
    table = Table.dealt(dealer, SPADES_AND_DIAMONDS)
    table.auction("F normal, PD gang, PF farben-gang, D pass, F pass, PD farben-gang, PF pass")
    table.doubling()

    assert table.contract() == "PD farben-gang"
    assert table.score() == "D-side +18"


@each_dealer
def test_v41e_the_other_way_round_it_cannot_be_held(dealer: int) -> None:
    table = Table.dealt(dealer, SPADES_AND_DIAMONDS)
    table.auction("F normal, PD farben-gang")

    assert table.refused_call("PF", "farben-gang") == "refused-bid-too-low BAU-3.3"


@each_dealer
def test_v42_a_long_auction(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF bettler, D gang, F pass, PF gang, D zehner-gang, PF pass")

    assert table.contract() == "D zehner-gang"


@each_dealer
def test_v43_nobody_holds_against_the_caller(dealer: int) -> None:
    """Also the bug of 10.2 in which ties go to the later bidder."""
    table = Table.dealt(dealer)
    table.auction("F gang")

    assert table.refused_call("PD", "gang") == "refused-bid-too-low BAU-3.3"


@each_dealer
def test_v44_the_caller_holds_a_zehner_gang(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F gang, PD pass, PF pass, D zehner-gang, F zehner-gang, D pass")

    assert table.contract() == "F zehner-gang"


@each_dealer
def test_v45_the_caller_leads_his_partners_schnapser(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF schnapser, D pass, F pass")
    table.doubling()

    assert table.contract() == "PF schnapser"
    assert table.to_act == "F"


@each_dealer
def test_v46_the_caller_takes_over_his_partners_schnapser(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF schnapser, D pass, F schnapser, PF gang, F pass")

    assert table.contract() == "PF gang"


@each_dealer
def test_v47_partners_outbid_each_other(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF bettler, D pass, F bettler, PF schnapser, F schnapser, PF pass")

    assert table.contract() == "F schnapser"


@each_dealer
def test_v48_the_dealer_cannot_hold_against_his_partner(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD kontra-schnapser, PF pass")

    assert table.refused_call("D", "kontra-schnapser") == "refused-bid-too-low BAU-3.3"
    assert table.legal_calls() == "pass kontra-bauernschnapser"


@each_dealer
def test_v49_kontra_schnapser_is_for_the_opponents(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF pass, D kontra-schnapser")

    assert table.refused_call("F", "kontra-schnapser") == "refused-bidder BAU-3.6"
    assert table.legal_calls() == "pass bauernschnapser"

    table.auction("F pass")
    table.doubling()
    assert table.contract() == "D kontra-schnapser"
    assert table.to_act == "F"


@each_dealer
def test_v50_who_has_passed_is_out(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF gang, D zehner-gang, F bauernschnapser")

    assert table.to_act == "PF"
    assert table.refused_call("PD", "kontra-bauernschnapser") == "refused-turn"
    table.auction("PF pass")
    assert table.to_act == "D"


@each_dealer
def test_v51_a_kontra_bauernschnapser(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F bauernschnapser, PD kontra-bauernschnapser, PF pass")
    assert table.refused_call("D", "kontra-bauernschnapser") == "refused-bid-too-low BAU-3.3"

    table.auction("D pass, F pass")
    table.doubling()
    assert table.contract() == "PD kontra-bauernschnapser"
    assert table.to_act == "F"


@each_dealer
def test_bau_3_8_normal_is_for_the_first_call_only(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD bettler, PF pass, D pass")

    assert table.refused_call("F", "normal") == "refused-bid-too-low BAU-3.8"
    assert table.legal_calls() == "pass bettler schnapser gang zehner-gang bauernschnapser"


@each_dealer
def test_bau_3_6_position_table(dealer: int) -> None:
    """The dossier's table 4.2, with nothing but the first Normal said."""
    table = Table.dealt(dealer)
    table.auction("F normal")
    calls = {}
    for place in ("PD", "PF", "D"):
        calls[place] = table.legal_calls()
        table.auction(f"{place} pass")

    opponents = "pass bettler gang zehner-gang kontra-schnapser kontra-bauernschnapser"
    assert calls == {
        "PD": opponents,
        "PF": "pass bettler schnapser gang zehner-gang bauernschnapser",
        "D": opponents,
    }
    assert table.contract() == "F normal"


@each_dealer
def test_bau_3_5_everybody_else_has_passed_when_it_ends(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD bettler, PF pass, D gang, F pass")
    assert table.contract() == ""
    assert table.to_act == "PD"

    table.auction("PD pass")
    assert table.contract() == "D gang"
    assert all(table.sees(place).bidder == table.seat("D") for place in PLACES)
