"""What a seat knows in Bauernschnapsen, rule by rule, as numbers of worlds that can be worked out by hand."""

import itertools
from math import comb, factorial

import pytest

from tests.bauernschnapsen.deals import V82
from tests.bauernschnapsen.houses import house
from tests.bauernschnapsen.table import Table, cards, turned_pack
from vorhand.cards import Card, Cards
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import GAME, Deal, Knock, Turn, TurnUp
from vorhand.solver import worlds
from vorhand.solver.worlds import Space, space_of

DEAL = "AH KH QS JC 10D / AC KC QH JD 10S / AD KD QC JS 10H / AS KS QD JH 10C"
"""Nobody holds five of a suit; F's first three have a heart."""
THREE_HANDS = factorial(15) // factorial(5) ** 3


def space(table: Table, place: str) -> Space:
    return space_of(table.sees(place))


def test_before_the_deal_there_is_one_world_without_cards() -> None:
    table = Table.new(2)

    listed = worlds.enumerate(table.sees("F"))
    assert listed is not None
    assert [world.hands for world in listed] == [(Cards(),) * 4]


def test_nobody_knows_his_last_cards_before_trumps_are_named() -> None:
    table = Table.new(2)
    table.chance(Deal(tuple(table.state.ruleset.cards)))
    table.do("PF", Knock())

    assert space(table, "F").count == comb(17, 2) * THREE_HANDS
    assert space(table, "D").count == THREE_HANDS


def test_bau_2_3_a_hand_comes_in_as_many_ways_as_its_first_three_can_be_chosen() -> None:
    table = Table.dealt(1, DEAL)
    caller = table.seat("F")

    of_f = space(table, "PF").sample(300, seed=2)
    for world in of_f:
        firsts = itertools.combinations(world.hands[caller], 3)
        expected = sum(any(card.suit.letter == "H" for card in first) for first in firsts)
        assert space(table, "PF").ways_of(world) == expected > 0


def test_bau_2_3_tells_the_caller_nothing() -> None:
    of_f = space(Table.dealt(1, DEAL), "F")

    assert of_f.count == of_f.ways == THREE_HANDS


def test_bau_2_5_the_card_turned_up_is_in_the_callers_hand() -> None:
    table = Table.new(3)
    table.chance(Deal(turned_pack("AH KH QS", "JC 10D")))
    table.do("PF", Knock())
    table.do("F", TurnUp())
    table.state = GAME.apply(table.state, NATURE, Turn(1)).state

    of_d = space(table, "D")
    assert of_d.count == of_d.ways == comb(14, 4) * comb(10, 5)
    assert all(Card("TD") in world.hands[table.seat("F")] for world in of_d.sample(50, seed=1))


FARBEN_GANG = "AH KH QC JC 10D / AS 10S KS QS JS / 10C KC AD 10H QH / AC KD QD JD JH"


def test_bau_3_7_who_bid_farben_gang_holds_five_of_a_suit() -> None:
    table = Table.dealt(0, FARBEN_GANG)
    table.auction("F normal, PD farben-gang, PF pass, D kontra-bauernschnapser, F pass, PD pass")

    # F and D have cards of every suit but spades. All but F know that he has a heart: for D six of ten cards are none,
    # for PD ten of fifteen.
    assert space(table, "F").count == comb(10, 5)
    assert space(table, "D").count == comb(10, 5) - comb(6, 5)
    assert space(table, "PD").count == THREE_HANDS - comb(10, 5) ** 2


def test_bau_3_7_the_suit_of_a_farben_gang_can_be_open() -> None:
    deal = "AH KH 10H JC 10C / AS 10S KS QS JS / AD 10D KD QD JD / AC KC QC QH JH"
    table = Table.dealt(0, deal)
    table.auction("F normal, PD farben-gang, PF pass, D kontra-bauernschnapser, F pass, PD pass")

    assert space(table, "F").count == 2 * comb(10, 5)


def test_bau_3_7_who_bid_herren_schnapser_holds_the_trumps() -> None:
    table = Table.dealt(0, "AH 10H KH QH JH / AS 10S KS QS JC / AD 10D KD QD 10C / AC JS KC QC JD")
    table.auction("F herren-schnapser")

    assert space(table, "PF").count == comb(10, 5)


def test_bau_3_7_who_bid_an_ass_bettler_has_an_ace() -> None:
    table = Table.dealt(0, DEAL, ruleset=house("ass_bettler"))
    table.auction("F normal, PD ass-bettler")

    with_ace = comb(15, 5) - comb(12, 5)  # three aces are not F's
    assert space(table, "F").count == with_ace * comb(10, 5)


def test_bau_5_3_and_5_5_what_is_played_proves_what_is_lacking() -> None:
    """V82: F plays JH to AH (no higher heart), PD follows, PF must take it with nothing higher than his ten."""
    table = Table.playing("D gang", 0, V82)
    table.play("D:AH F:JH PD:QH PF:10H D:KC F:JC PD:AC")

    of_d = space(table, "D")
    for world in of_d.enumerate() or ():
        assert not world.hands[table.seat("F")] & cards("AC 10C QC")
    assert of_d.count < factorial(11) // (factorial(4) * factorial(4) * factorial(3))


def test_after_the_first_trick_there_are_at_most_34650_worlds() -> None:
    table = Table.playing("D gang", 0, V82)
    table.play("D:AH F:JH PD:QH PF:10H")

    assert factorial(12) // factorial(4) ** 3 == 34_650
    assert all(1 < space(table, place).count <= 34_650 for place in ("F", "PD", "PF", "D"))


def test_bau_5_7_the_cards_of_who_sits_out_are_among_the_worlds() -> None:
    table = Table.playing("F bettler", 0, "10C QC JC KD AH / KC QD JH AS KS / 10D JD 10H QH 10S / AC AD KH QS JS")
    table.play("F:JC PD:KC D:AC")

    worlds_of_d = space(table, "D").enumerate(limit=90_090)
    assert worlds_of_d is not None
    assert {len(world.hands[table.seat("PF")]) for world in itertools.islice(worlds_of_d, 100)} == {5}


def test_bau_6_1_the_partner_of_a_declared_marriage_is_known() -> None:
    table = Table.playing("F normal", 0, "AC KH QH JC 10D / AH KC 10S JD QS / AD KD QC JS 10H / AS KS QD JH 10C")
    table.declare("F", "H")
    table.play("F:KH PD:AH")

    assert all(Card("QH") in world.hands[table.seat("F")] for world in space(table, "PF").sample(50, seed=1))


@pytest.mark.parametrize("place", ["F", "PD", "PF", "D"])
def test_the_limit_of_a_list(place: str) -> None:
    of_place = space(Table.dealt(0, DEAL), place)

    assert of_place.enumerate(limit=100) is None
    assert of_place.enumerate(limit=of_place.count - 1) is None
