"""Kontra, Rekontra and Subkontra: V52 to V57 of the rules dossier."""

from tests.bauernschnapsen.deals import V60, V64, V66, V74, V75, V82, V83, after_v60, after_v64
from tests.bauernschnapsen.table import Table, card, each_dealer
from vorhand.games.bauernschnapsen import Decline, Double, Phase, PlayCard


def turned_by_two(deal: str) -> str:
    """The same hands two seats further on: D's becomes PD's."""
    one, two, three, four = deal.split(" / ")
    return " / ".join((three, four, one, two))


@each_dealer
def test_v52_kontra_to_a_schnapser_that_is_made(dealer: int) -> None:
    """Also the bug of 10.2 in which the multiplier is for Normal only."""
    table = Table.playing("F schnapser", dealer, V74, doubled="D kontra")
    table.play("F:AH PD:10H PF:KH D:QH F:JH PD:JS PF:KC D:JD F:AD PD:10D PF:KD D:QD")

    assert table.score() == "F-side +12"


@each_dealer
def test_v52_kontra_to_a_schnapser_that_fails(dealer: int) -> None:
    table = Table.playing("F schnapser", dealer, V75, doubled="D kontra")
    table.play("F:AH PD:10H PF:JH D:QH F:AS PD:KC PF:KS D:JS F:10S PD:QD PF:JC D:QS")

    assert table.score() == "D-side +12"


@each_dealer
def test_v53_three_doublings_of_a_gang_that_is_made(dealer: int) -> None:
    doubled = "F kontra, D rekontra, PF subkontra"
    table = Table.playing("PD gang", dealer, turned_by_two(V83), doubled=doubled)
    table.play("PD:AD PF:JD D:QD F:10D PD:AS PF:QH D:10S F:10H PD:AH PF:10C D:JS F:KH")
    table.play("PD:KS PF:QC D:KD F:JH PD:QS PF:AC D:KC F:JC")

    assert table.score() == "D-side +72"


@each_dealer
def test_v53_three_doublings_of_a_gang_that_fails(dealer: int) -> None:
    doubled = "F kontra, D rekontra, PF subkontra"
    table = Table.playing("PD gang", dealer, turned_by_two(V82), doubled=doubled)
    table.play("PD:AH PF:JH D:QH F:10H PD:KC PF:JC D:AC F:10C")

    assert table.score() == "F-side +72"


@each_dealer
def test_v54_who_may_not_double(dealer: int) -> None:
    """Also the bug of 10.2 in which everybody may always double."""
    table = Table.dealt(dealer)
    assert table.refused("F", Double()) == "refused-phase"

    table.auction_to("PD gang")
    assert table.to_act == "PF"
    assert table.refused("PD", Double()) == "refused-turn", "Rekontra without Kontra, or Kontra by the declarer"
    assert table.refused("D", Double()) == "refused-turn", "Kontra by the declarer's partner"
    assert table.refused("F", Double()) == "refused-turn", "the other opponent is asked next"

    table.do("PF", Double())
    assert table.refused("F", Double()) == "refused-turn", "a second Kontra"
    table.do("PD", Double())
    assert table.refused("PD", Double()) == "refused-turn", "Subkontra by the declarer's side"
    assert table.refused("D", Double()) == "refused-turn", "Subkontra by the declarer's side"
    table.do("PF", Decline())
    table.do("F", Double())

    assert table.state.phase is Phase.PLAY
    for place in ("PD", "PF", "D", "F"):
        assert table.refused(place, Double()) == "refused-phase", "a fourth doubling"
        assert table.refused(place, Decline()) == "refused-phase"


@each_dealer
def test_v54_nobody_doubles_after_the_first_lead(dealer: int) -> None:
    table = Table.playing("F normal", dealer, V60)
    table.do("F", PlayCard(card("QC")))

    assert table.refused("PD", Double()) == "refused-phase"
    assert table.refused("D", Double()) == "refused-phase"


@each_dealer
def test_v55_claim_with_kontra_and_rekontra(dealer: int) -> None:
    deal = "QD KS JC KD JH / QH 10S 10H AD AH / QC JS JD 10D KH / 10C AC AS KC QS"
    table = Table.playing("F normal", dealer, deal, doubled="D kontra, F rekontra")
    table.trick("F:JC PD:10H PF:QC D:10C", "PD 25")
    table.trick("PD:AD PF:10D D:KC F:QD", "PD 28")
    table.trick("PD:QH PF:KH D:AC F:JH", "PF 20")
    table.trick("PF:JD D:QS F:KD PD:AH", "PD 20")
    table.claim("PD")

    assert table.score() == "D-side +8"


@each_dealer
def test_v56_kontra_doubles_the_last_trick(dealer: int) -> None:
    table = Table.playing("F normal", dealer, V66, doubled="PD kontra")
    table.play("F:KC PD:AC PF:JH D:QC PF:AS D:10S F:JS PD:KS PF:JD D:QH F:QD PD:10D")
    table.play("D:KH F:10C PD:10H PF:AH PF:KD D:QS F:JC PD:AD")

    assert table.score() == "D-side +2"


@each_dealer
def test_v57_subkontra_leaves_the_66_alone(dealer: int) -> None:
    table = Table.playing("F normal", dealer, V64, doubled="PD kontra, PF rekontra, D subkontra")
    table.play(after_v64)
    assert table.points("F") == 65
    table.claim("F")

    assert table.score() == "D-side +16"


@each_dealer
def test_v57_subkontra_leaves_the_33_alone(dealer: int) -> None:
    table = Table.playing("F normal", dealer, V60, doubled="PD kontra, F rekontra, PD subkontra")
    table.play(after_v60)
    table.claim("PF")

    assert table.score() == "F-side +8"


@each_dealer
def test_bau_4_2_order_of_asking(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction_to("D gang")
    asked = []
    for doubles in (False, True, False, True, False, False):
        asked.append((table.state.deal.doubled + 1, table.to_act))
        table.do(table.to_act, Double() if doubles else Decline())

    assert asked == [(1, "F"), (1, "PF"), (2, "D"), (2, "PD"), (3, "F"), (3, "PF")]
    assert table.state.phase is Phase.PLAY
    assert table.state.deal.doubled == 2


@each_dealer
def test_bau_4_5_the_idle_partner_may_redouble(dealer: int) -> None:
    table = Table.playing("F bettler", dealer, V60, doubled="PD kontra, PF rekontra")

    assert table.state.deal.doubled == 2
    assert table.state.idle == table.seat("PF")
