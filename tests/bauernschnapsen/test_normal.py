"""The Normal game: marriages, claims and the last trick. V58 to V73 of the rules dossier."""

import pytest

from tests.bauernschnapsen.deals import V58, V60, V63, V64, V66, after_v58, after_v60, after_v64
from tests.bauernschnapsen.table import PLACES, Table, card, each_dealer, suit
from vorhand.games.bauernschnapsen import Claim, Declare, PlayCard
from vorhand.games.bauernschnapsen.events import MarriageDeclared
from vorhand.games.bauernschnapsen.state import Ending


def normal(dealer: int, deal: str) -> Table:
    """An undoubled Normal game at the first lead."""
    return Table.playing("F normal", dealer, deal)


@each_dealer
def test_v58_a_claim_on_the_forty(dealer: int) -> None:
    table = normal(dealer, V58)
    table.trick("F:KD PD:QD PF:AD D:QC", "PF 21")
    table.trick("PF:AS D:KS F:QS PD:10H", "PD 28")
    table.declare("PD", "H")
    assert (table.points("PD"), table.points("F")) == (68, 21)
    table.claim("PD")

    assert table.score() == "D-side +2"
    assert table.ending() is Ending.CLAIMED
    assert len(table.tricks()) == 2, "the lead is not completed and counts for nobody"


@each_dealer
@pytest.mark.parametrize("led", ["KH", "QH"])
def test_v59_leading_closes_the_window(dealer: int, led: str) -> None:
    table = normal(dealer, V58)
    table.play(after_v58)
    table.declare("PD", "H")
    assert table.may_claim()
    table.play(f"PD:{led}")

    assert table.refused("PD", Claim()) == "refused-turn"
    assert table.to_act == "PF"
    assert table.refused("PF", Claim()) == "refused-claim BAU-6.4"


@each_dealer
def test_v60_exactly_33(dealer: int) -> None:
    table = normal(dealer, V60)
    table.trick("F:QC PD:KH PF:KC D:10C", "PD 21")
    table.trick("PD:10H PF:AH D:JH F:AD", "PF 34")
    table.trick("PF:JD D:KD F:QD PD:QS", "D 12")
    table.trick("D:JC F:AS PD:10S PF:AC", "PF 34")
    assert (table.points("F"), table.points("D")) == (68, 33)
    table.claim("PF")

    assert table.score() == "F-side +1"


@each_dealer
def test_v61_only_32(dealer: int) -> None:
    table = normal(dealer, "KD JD AS 10S QS / AC KC JC JH KS / 10C QD AH QH JS / QC AD 10D 10H KH")
    table.trick("F:KD PD:JH PF:QD D:10D", "PD 19")
    table.trick("PD:KC PF:10C D:QC F:AS", "PF 28")
    table.trick("PF:JS D:KH F:QS PD:KS", "D 13")
    table.trick("D:10H F:10S PD:AC PF:AH", "PF 42")
    assert (table.points("F"), table.points("D")) == (70, 32)
    table.claim("PF")

    assert table.score() == "F-side +2"


@each_dealer
def test_v62_no_trick(dealer: int) -> None:
    table = normal(dealer, "QC JC AD QD KH / 10D JH 10S KS JS / AC 10C AH 10H QH / KC KD JD AS QS")
    table.trick("F:AD PD:10D PF:10H D:JD", "PF 33")
    table.trick("PF:AH D:KD F:KH PD:JH", "PF 21")
    table.trick("PF:AC D:KC F:QC PD:KS", "PF 22")
    assert (table.points("F"), table.points("D")) == (76, 0)
    table.claim("PF")

    assert table.score() == "F-side +3"


@each_dealer
def test_v63_forty_but_no_trick(dealer: int) -> None:
    table = normal(dealer, V63)
    table.declare("F", "H")
    table.trick("F:QH PD:10H PF:KS D:JH", "PD 19")
    table.trick("PD:AC PF:QC D:KC F:10C", "PD 28")
    table.trick("PD:QD PF:10D D:AD F:KD", "D 28")
    assert (table.points("F"), table.points("D")) == (40, 75)
    table.claim("D")

    assert table.score() == "D-side +3"


@each_dealer
def test_v64_a_false_claim_against_a_side_with_a_trick(dealer: int) -> None:
    """Also the bug of 10.2 in which nobody can claim falsely; 65 is one short."""
    table = normal(dealer, V64)
    table.trick("F:JH PD:KD PF:QH D:JD", "PF 11")
    table.trick("PF:JC D:10D F:QC PD:KC", "PD 19")
    table.trick("PD:JS PF:AS D:10S F:QS", "PF 26")
    table.trick("PF:KH D:QD F:AH PD:10C", "F 28")
    assert (table.points("F"), table.points("D")) == (65, 19)
    table.claim("F")

    assert table.score() == "D-side +2"
    assert table.ending() is Ending.FALSE_CLAIM


V65 = "KC JC KH QH AS / AC AD JD JH JS / 10C QC KD QD AH / 10D 10H 10S KS QS"


@each_dealer
def test_v65_a_false_claim_against_a_side_without(dealer: int) -> None:
    table = normal(dealer, V65)
    table.trick("F:QH PD:JH PF:AH D:10H", "PF 26")
    table.trick("PF:KD D:10D F:KH PD:JD", "F 20")
    table.trick("F:AS PD:JS PF:QD D:QS", "F 19")
    assert (table.points("F"), table.points("D")) == (65, 0)
    table.claim("F")

    assert table.score() == "D-side +3"


@each_dealer
def test_v65_with_the_forty_it_would_have_been_66_after_the_first_trick(dealer: int) -> None:
    table = normal(dealer, V65)
    table.declare("F", "H")
    table.trick("F:QH PD:JH PF:AH D:10H", "PF 26")
    assert table.points("PF") == 66
    table.claim("PF")

    assert table.score() == "F-side +3"


@each_dealer
def test_v66_unclaimed_the_last_trick_decides(dealer: int) -> None:
    """Also the bugs of 10.2 in which 66 wins by itself and the last trick is graded."""
    table = normal(dealer, V66)
    table.trick("F:KC PD:AC PF:JH D:QC", "PF 20")
    table.trick("PF:AS D:10S F:JS PD:KS", "PF 27")
    table.trick("PF:JD D:QH F:QD PD:10D", "D 18")
    table.trick("D:KH F:10C PD:10H PF:AH", "PF 35")
    assert table.points("F") == 82
    table.trick("PF:KD D:QS F:JC PD:AD", "PD")

    assert table.score() == "D-side +1"
    assert table.ending() is Ending.LAST_TRICK


@each_dealer
def test_v67_all_five_tricks_unclaimed(dealer: int) -> None:
    """Also the bug of 10.2 in which the last trick is graded."""
    table = normal(dealer, "AC QC JD 10H JH / KD AS KS QS JS / 10C KC AH KH 10S / JC AD 10D QD QH")
    table.trick("F:AC PD:KS PF:KC D:JC", "F 21")
    table.trick("F:JD PD:KD PF:AH D:AD", "PF 28")
    table.trick("PF:KH D:QH F:10H PD:QS", "F 20")
    table.trick("F:JH PD:AS PF:10C D:QD", "F 26")
    table.trick("F:QC PD:JS PF:10S D:10D", "F 25")

    assert table.score() == "F-side +1"


V68 = "AD JD KH 10S KS / QC KD AH JH JS / AC KC JC QD AS / 10C 10D 10H QH QS"


def missed(dealer: int) -> Table:
    """V68 with the window missed: D-side has taken the fourth trick, and PD is on lead."""
    table = normal(dealer, V68)
    table.trick("F:KS PD:JS PF:AS D:QS", "PF 20")
    table.trick("PF:JC D:10C F:KH PD:QC", "F 19")
    table.trick("F:AD PD:KD PF:QD D:10D", "F 28")
    assert table.points("F") == 67
    assert table.may_claim()
    table.play("F:JD")
    assert table.refused("F", Claim()) == "refused-turn"
    table.play("PD:AH PF:AC")
    assert str(table.legal_cards()) == "TH QH", "both of D's trumps are lower than his partner's ace"
    table.play("D:10H")
    return table


@each_dealer
def test_v68_a_missed_window(dealer: int) -> None:
    table = missed(dealer)
    assert (table.points("F"), table.points("D")) == (67, 34)
    assert table.refused("F", Claim()) == "refused-turn"
    assert table.refused("PF", Claim()) == "refused-turn"
    table.trick("PD:JH PF:KC D:QH F:10S", "D")

    assert table.score() == "D-side +1"


@each_dealer
def test_v68_a_claim_of_the_others_would_be_false(dealer: int) -> None:
    table = missed(dealer)
    table.claim("PD")

    assert table.score() == "F-side +1"
    assert table.ending() is Ending.FALSE_CLAIM


@each_dealer
def test_v69_the_first_claim_wins(dealer: int) -> None:
    table = normal(dealer, "QS 10H JS QD JD / JH AC KH AS QH / AH JC KC AD KD / QC 10D 10S KS 10C")
    table.trick("F:QS PD:AS PF:AH D:10S", "PF 35")
    table.trick("PF:KC D:10C F:10H PD:AC", "F 35")
    table.trick("F:QD PD:JH PF:AD D:10D", "PD 26")
    table.declare("PD", "H")
    assert (table.points("F"), table.points("D")) == (70, 66)
    table.claim("PD")

    assert table.score() == "D-side +1"
    assert table.ending() is Ending.CLAIMED


@each_dealer
def test_v70_forty_at_the_first_lead_is_no_66(dealer: int) -> None:
    table = normal(dealer, V63)
    assert not table.may_claim()
    table.declare("F", "H")
    table.claim("F")

    assert table.score() == "D-side +3"
    assert table.ending() is Ending.FALSE_CLAIM


@each_dealer
def test_v71_nobody_reaches_66(dealer: int) -> None:
    table = normal(dealer, "AH AD KH 10D AC / AS 10S QS 10H 10C / KD KS JS JD KC / JH QD QH QC JC")
    table.trick("F:AC PD:10C PF:KC D:JC", "F 27")
    table.trick("F:10D PD:10H PF:JD D:QD", "PD 25")
    table.trick("PD:QS PF:KS D:QH F:KH", "F 14")
    table.trick("F:AD PD:10S PF:KD D:JH", "D 27")
    assert (table.points("F"), table.points("D")) == (41, 52)
    table.trick("D:QC F:AH PD:AS PF:JS", "F")

    assert table.score() == "F-side +1"


@each_dealer
def test_v72_no_marriage_without_both_cards_on_ones_own_lead(dealer: int) -> None:
    table = normal(dealer, "KC QC AD KD AH / AC QD JS 10H AS / KS QS JD JC JH / 10D 10C 10S KH QH")
    table.trick("F:AD PD:QD PF:JD D:10D", "F")
    assert table.declarable() == "C"
    assert table.refused("F", Declare(suit("D"))) == "refused-marriage BAU-6.1", "the queen was captured"
    table.trick("F:QC PD:AC PF:JC D:10C", "PD")
    table.play("PD:JS")
    assert table.refused("PF", Declare(suit("S"))) == "refused-marriage-lead BAU-6.1", "second to play"
    table.play("PF:KS D:10S F:AH")
    assert table.declarable() == ""
    assert table.refused("F", Declare(suit("C"))) == "refused-marriage BAU-6.1", "his own queen was played"
    table.trick("F:KC PD:10H PF:JH D:KH", "PD")

    for letter in "CDHS":
        assert table.refused("PD", Declare(suit(letter))) == "refused-marriage BAU-6.1", "one card is left"
    assert table.happened(MarriageDeclared) == []


V73 = "10S AD KH JS AC / JH KC 10C JD KD / QS AS KS QH AH / QD 10H 10D QC JC"


@each_dealer
@pytest.mark.parametrize(("led", "points", "score"), [("KS", 66, "F-side +1"), ("QS", 65, "D-side +1")])
def test_v73_the_player_chooses_king_or_queen(dealer: int, led: str, points: int, score: str) -> None:
    """Also the bugs of 10.2 in which a marriage forces the queen, or nobody can answer its lead."""
    table = normal(dealer, V73)
    table.trick("F:10S PD:JH PF:AS D:10H", "D 33")
    table.trick("D:10D F:AD PD:KD PF:AH", "PF 36")
    table.declare("PF", "S")
    assert table.points("PF") == 56
    assert str(table.legal_cards()) == "QS KS"
    table.trick(f"PF:{led} D:JC F:JS PD:JD", "PF")
    assert table.points("PF") == points
    table.claim("PF")

    assert table.score() == score


@each_dealer
def test_v73_a_claim_before_the_lead_would_be_false(dealer: int) -> None:
    table = normal(dealer, V73)
    table.play("F:10S PD:JH PF:AS D:10H D:10D F:AD PD:KD PF:AH")
    table.declare("PF", "S")
    table.claim("PF")

    assert table.score() == "D-side +1", "the D-side has 33"
    assert table.ending() is Ending.FALSE_CLAIM


# The same limits in deals that can come about: V60 and V61 give F no trump


@each_dealer
def test_bau_6_5_exactly_33(dealer: int) -> None:
    table = normal(dealer, "JS 10H KD QS JH / 10C AD KH 10S AS / 10D QH AC KS QC / QD AH JC JD KC")
    table.trick("F:JH PD:KH PF:QH D:AH", "D 20")
    table.trick("D:JD F:KD PD:AD PF:10D", "PD 27")
    table.trick("PD:10C PF:AC D:JC F:10H", "F 33")
    table.trick("F:JS PD:10S PF:KS D:QD", "PD 19")
    assert (table.points("F"), table.points("D")) == (33, 66)
    table.claim("PD")

    assert table.score() == "D-side +1"


@each_dealer
def test_bau_6_5_only_32(dealer: int) -> None:
    table = normal(dealer, "JS KD KH AD QD / JC KS QH QC 10S / QS AS 10C AC JH / KC 10H JD AH 10D")
    table.declare("F", "D")
    table.trick("F:QD PD:QH PF:JH D:10D", "PD 18")
    table.trick("PD:KS PF:AS D:10H F:JS", "D 27")
    table.trick("D:JD F:KD PD:QC PF:QS", "F 12")
    table.trick("F:KH PD:JC PF:10C D:AH", "D 27")
    assert (table.points("F"), table.points("D")) == (32, 72)
    table.claim("D")

    assert table.score() == "D-side +2", "the marriage counts towards the 33, and it is one short"


# Rules that no vector names


@each_dealer
def test_bau_6_4_the_card_about_to_be_led_does_not_count(dealer: int) -> None:
    """27 or 28 in tricks and a marriage of 40, or 45 and 20: with the king that is still to be led it would be 66."""
    table = normal(dealer, "KC QC 10D KH 10S / KS JH AC AD JS / KD JC QD 10H JD / QH 10C AS AH QS")
    table.declare("F", "C")
    table.trick("F:QC PD:AC PF:JC D:10C", "PD 26")
    table.trick("PD:JS PF:10H D:QS F:10S", "PF 25")
    table.declare("PF", "D")
    assert table.points("PF") == 65
    table.claim("PF")

    assert table.score() == "D-side +2"
    assert table.ending() is Ending.FALSE_CLAIM


@each_dealer
def test_bau_6_4_every_claim_is_offered_whatever_the_count(dealer: int) -> None:
    table = normal(dealer, V58)
    assert not table.may_claim(), "no trick yet"
    table.play("F:KD PD:QD PF:AD D:QC")

    assert table.points("PF") == 21
    assert table.may_claim()
    for place in ("F", "PD", "D"):
        assert table.refused(place, Claim()) == "refused-turn"


@each_dealer
def test_bau_6_4_claims_may_be_made_up_to_the_lead_to_the_fifth_trick(dealer: int) -> None:
    table = normal(dealer, V60)
    table.play(after_v60)
    assert table.may_claim()
    table.play("PF:10D")

    for place in PLACES:
        assert table.refused(place, Claim()).startswith("refused-")


@each_dealer
def test_bau_6_1_a_declared_marriage_must_be_led(dealer: int) -> None:
    table = normal(dealer, V58)
    table.play(after_v58)
    table.declare("PD", "H")

    assert str(table.legal_cards()) == "QH KH"
    assert table.refused("PD", PlayCard(card("AC"))) == "refused-declared BAU-6.1"
    assert table.refused("PD", Declare(suit("H"))) == "refused-marriage-lead BAU-6.1"
    assert str(table.sees(None).shown) == "QH KH"


@each_dealer
def test_bau_6_1_declaring_is_optional_and_the_chance_is_then_gone(dealer: int) -> None:
    table = normal(dealer, V65)
    assert table.declarable() == "H"
    table.trick("F:QH PD:JH PF:AH D:10H", "PF 26")

    assert table.points("F") == 26


@each_dealer
def test_bau_6_1_twenty_in_a_side_suit_forty_in_trumps(dealer: int) -> None:
    for declared, points in (("C", 20), ("H", 40)):
        table = normal(dealer, "KC QC 10D KH QH / KS JH AC AD JS / KD JC QD 10H JD / 10S 10C AS AH QS")
        table.declare("F", declared)

        assert table.points("F") == points
        assert table.points("PF") == points
        assert table.points("D") == 0


@each_dealer
def test_bau_6_5_a_side_that_never_claims_is_not_helped_by_its_count(dealer: int) -> None:
    table = normal(dealer, V64)
    table.play(after_v64)

    assert len(table.tricks()) == 4
    assert table.scored() is None
