"""Every option of rulesets/pagat.toml: what it changes, and that the main list does otherwise."""

import re
from pathlib import Path

import pytest

from tests.bauernschnapsen.deals import V63, V76, V82
from tests.bauernschnapsen.houses import OPTIONS, house
from tests.bauernschnapsen.table import PAGAT, QUIET, Table, each_dealer
from vorhand.games.bauernschnapsen import ContractId, KontraNormal, Ruleset
from vorhand.games.bauernschnapsen.events import NormalDoubled
from vorhand.games.bauernschnapsen.ruleset import Counting, LastTrick, OpenTricks
from vorhand.games.bauernschnapsen.state import Ending

BETTLER_LOST_AT_ONCE = "AC 10S JH KD QD / QC JC 10D AS KH / KC 10H AD QS JS / 10C JD KS AH QH"
"""Whoever leads the ace of clubs in a Bettler has lost."""


def calls_after(ruleset: Ruleset, auction: str, deal: str = QUIET) -> str:
    """What the next speaker may say."""
    table = Table.dealt(1, deal, ruleset=ruleset)
    table.auction(auction)
    return table.legal_calls()


def test_every_option_has_its_test() -> None:
    tests = Path(__file__).parent
    written = "\n".join(path.read_text(encoding="utf-8") for path in tests.glob("test_*.py"))
    tested = set(re.findall(r"def test_(?:v90_)?option_(\w+)\(", written))

    assert [name for name in OPTIONS if not any(test.startswith(name) for test in tested)] == []


def test_option_no_bettler() -> None:
    assert calls_after(PAGAT, "F normal").startswith("pass bettler gang")
    assert calls_after(house("no_bettler"), "F normal").startswith("pass gang")
    table = Table.dealt(0, ruleset=house("no_bettler"))
    assert table.refused_call("F", "bettler") == "refused-not-played BAU-3.6"


@each_dealer
def test_option_bettler_5(dealer: int) -> None:
    for ruleset, score in ((PAGAT, "D-side +4"), (house("bettler_5"), "D-side +5")):
        table = Table.playing("F bettler", dealer, BETTLER_LOST_AT_ONCE, ruleset=ruleset)
        table.play("F:AC PD:QC D:10C")

        assert table.score() == score


@each_dealer
def test_option_bettler_ten_last(dealer: int) -> None:
    clubs = "QC AH KS QS JD / 10C KC JC AS 10S / AD KD 10D QD JS / AC JH 10H KH QH"
    for ruleset, legal in ((PAGAT, "TC KC"), (house("bettler_ten_last"), "KC")):
        table = Table.playing("F bettler", dealer, clubs, ruleset=ruleset)
        table.play("F:QC")

        assert sorted(str(table.legal_cards()).split()) == sorted(legal.split())


@each_dealer
def test_option_bettler_all_play(dealer: int) -> None:
    table = Table.playing("F bettler", dealer, BETTLER_LOST_AT_ONCE)
    table.play("F:10S PD:AS")
    assert table.to_act == "D"

    table = Table.playing("F bettler", dealer, BETTLER_LOST_AT_ONCE, ruleset=house("bettler_all_play"))
    table.play("F:10S PD:AS")
    assert table.to_act == "PF"
    table.trick("PF:JS D:KS", "PD 27")


def test_option_ass_bettler() -> None:
    """QUIET gives PF an ace and D none."""
    assert "ass-bettler" not in calls_after(PAGAT, "F normal, PD pass")
    ruleset = house("ass_bettler")
    assert calls_after(ruleset, "F normal, PD bettler").startswith("pass ass-bettler schnapser gang")
    assert calls_after(ruleset, "F normal, PD pass, PF pass").startswith("pass bettler gang")
    table = Table.dealt(0, ruleset=ruleset)
    table.auction("F normal, PD pass, PF ass-bettler")
    assert table.refused_call("D", "ass-bettler") == "refused-bid-too-low BAU-3.3"

    table = Table.dealt(0, ruleset=ruleset)
    table.auction("F normal, PD pass, PF pass")
    assert table.refused_call("D", "ass-bettler") == "refused-needs-ace BAU-3.7"


@each_dealer
def test_option_ass_bettler_is_a_bettler_worth_five(dealer: int) -> None:
    table = Table.playing("F ass-bettler", dealer, BETTLER_LOST_AT_ONCE, ruleset=house("ass_bettler"))
    table.play("F:AC PD:QC D:10C")

    assert table.score() == "D-side +5"


# Kontra to the Normal game beats a Bettler

KONTRA = house("kontra_normal")


def pass_out(table: Table) -> None:
    """Whoever is still asked passes."""
    while not table.contract():
        table.auction(f"{table.to_act} pass")


@each_dealer
def test_option_kontra_normal(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD pass, PF bettler")
    assert table.legal_calls() == "pass gang zehner-gang kontra-schnapser kontra-bauernschnapser kontra-normal"

    table.auction("D kontra-normal")
    pass_out(table)
    assert table.contract() == "F normal"
    assert table.state.deal.doubled == 1
    assert table.happened(NormalDoubled) == [NormalDoubled(table.seat("D"))]


@each_dealer
def test_option_kontra_normal_is_off_in_the_main_list(dealer: int) -> None:
    table = Table.dealt(dealer)
    table.auction("F normal, PD pass, PF bettler")

    assert table.refused("D", KontraNormal()) == "refused-kontra-normal BAU-3.9"


@each_dealer
def test_option_kontra_normal_doubling_starts_at_rekontra(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD pass, PF bettler, D kontra-normal")
    pass_out(table)
    assert table.to_act == "F", "Rekontra is next, and F is the declarer"
    table.doubling("PF rekontra, D subkontra")

    assert table.state.deal.doubled == 3
    assert table.to_act == "F"


@each_dealer
def test_option_kontra_normal_is_scored_double(dealer: int) -> None:
    table = Table.dealt(dealer, V63, ruleset=KONTRA)
    table.auction("F normal, PD pass, PF bettler, D kontra-normal")
    pass_out(table)
    table.doubling()
    table.declare("F", "H")
    table.claim("F")

    assert table.score() == "D-side +6"


@each_dealer
def test_option_kontra_normal_against_the_callers_own_bettler(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F bettler, PD kontra-normal")
    pass_out(table)

    assert table.contract() == "F normal"
    assert table.state.deal.doubled == 1


@each_dealer
def test_option_kontra_normal_against_the_partners_bettler(dealer: int) -> None:
    """PD's Bettler is in the way of D, who would rather see the Normal game doubled."""
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD bettler, PF pass, D kontra-normal")
    pass_out(table)

    assert table.contract() == "F normal"


@each_dealer
def test_option_kontra_normal_is_not_for_the_callers_side(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD bettler")
    assert table.refused("PF", KontraNormal()) == "refused-kontra-normal BAU-3.9"

    table.auction("PF pass, D pass")
    assert table.refused("F", KontraNormal()) == "refused-kontra-normal BAU-3.9"


@each_dealer
def test_option_kontra_normal_only_while_a_bettler_stands(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal")
    assert table.refused("PD", KontraNormal()) == "refused-kontra-normal BAU-3.9"

    table.auction("PD pass, PF gang")
    assert table.refused("D", KontraNormal()) == "refused-kontra-normal BAU-3.9"


@each_dealer
def test_option_kontra_normal_gives_way_to_higher_bids(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD pass, PF bettler, D kontra-normal")
    assert table.to_act == "F"
    assert table.legal_calls() == "pass schnapser gang zehner-gang bauernschnapser"

    table.auction("F pass")
    assert table.to_act == "PF"
    assert table.refused_call("PF", "bettler") == "refused-bid-too-low BAU-3.9"
    table.auction("PF gang, D pass")
    assert table.contract() == "PF gang"
    table.doubling()
    assert table.state.deal.doubled == 0, "the Kontra was for the Normal game"


@each_dealer
def test_option_kontra_normal_the_caller_may_go_over_it_himself(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD bettler, PF pass, D kontra-normal, F schnapser, PD pass, D pass")

    assert table.contract() == "F schnapser"
    assert table.state.deal.doubled == 0


@each_dealer
def test_option_kontra_normal_is_not_asked_again_of_who_said_it(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F normal, PD bettler, PF pass, D kontra-normal, F pass, PD pass")

    assert table.contract() == "F normal"
    assert table.state.deal.doubled == 1


@each_dealer
def test_option_kontra_normal_the_callers_partner_saves_him(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=KONTRA)
    table.auction("F bettler, PD kontra-normal, PF schnapser")
    pass_out(table)

    assert table.contract() == "PF schnapser"
    assert table.state.deal.doubled == 0


# Gangs and their order


def test_option_no_zehner_gang() -> None:
    assert "zehner-gang" in calls_after(PAGAT, "F normal")
    assert "zehner-gang" not in calls_after(house("no_zehner_gang"), "F normal")


@each_dealer
@pytest.mark.parametrize(("option", "points"), [("zehner_gang_8", 8), ("zehner_gang_9", 9)])
def test_option_zehner_gang_8_and_9_rank_below_the_gang(dealer: int, option: str, points: int) -> None:
    ruleset = house(option)
    assert calls_after(PAGAT, "F gang, PD pass").startswith("pass zehner-gang")
    assert calls_after(ruleset, "F gang, PD pass") == "pass bauernschnapser"
    assert calls_after(ruleset, "F zehner-gang, PD pass") == "pass gang bauernschnapser"

    table = Table.playing("D zehner-gang", dealer, V82, ruleset=ruleset)
    table.trick("D:AH F:KH PD:QH PF:10H", "PF")
    assert table.score() == f"F-side +{points}"


@each_dealer
def test_option_zehner_gang_9_and_the_main_list(dealer: int) -> None:
    table = Table.playing("D zehner-gang", dealer, V82)
    table.trick("D:AH F:KH PD:QH PF:10H", "PF")

    assert table.score() == "F-side +10"


@each_dealer
def test_option_partner_out_in_gangs(dealer: int) -> None:
    """V82, where the partner ruins the Gang, goes on."""
    table = Table.playing("D gang", dealer, V82, ruleset=house("partner_out_in_gangs"))
    table.trick("D:AH F:JH PF:10H", "D")
    table.trick("D:KC F:JC PF:10C", "PF")

    assert table.state.previous is not None
    assert table.score() == "F-side +9"
    assert [len(trick.cards) for trick in table.tricks()] == [3, 3]
    zehner = Table.playing("D zehner-gang", dealer, V82, ruleset=house("partner_out_in_gangs"))
    assert zehner.state.idle == zehner.seat("PD")
    assert Table.playing("D gang", dealer, V82).state.idle is None


def test_option_kontra_schnapser_above() -> None:
    ruleset = house("kontra_schnapser_above")
    assert calls_after(PAGAT, "F bauernschnapser") == "pass kontra-bauernschnapser"
    assert calls_after(ruleset, "F bauernschnapser") == "pass kontra-schnapser kontra-bauernschnapser"
    auction = "F normal, PD kontra-schnapser, PF pass, D pass"
    assert calls_after(PAGAT, auction) == "pass bauernschnapser"
    assert calls_after(ruleset, auction) == "pass"


def test_option_caller_only() -> None:
    assert calls_after(PAGAT, "F normal, PD pass") == "pass bettler schnapser gang zehner-gang bauernschnapser"
    assert calls_after(house("caller_only"), "F normal, PD pass") == "pass bettler gang zehner-gang"
    assert "schnapser" in calls_after(house("caller_only"), "F normal, PD pass, PF pass, D bettler")


# Schnapser


@each_dealer
def test_option_schnapser_early(dealer: int) -> None:
    table = Table.playing("F schnapser", dealer, V76, ruleset=house("schnapser_early"))
    table.trick("F:AH PD:10H PF:AD D:JH", "F 34")
    table.declare("F", "H")

    assert table.score() == "F-side +6"
    assert len(table.tricks()) == 1

    main = Table.playing("F schnapser", dealer, V76)
    main.play("F:AH PD:10H PF:AD D:JH")
    main.declare("F", "H")
    assert main.scored() is None


@each_dealer
def test_option_schnapser_early_with_the_second_trick(dealer: int) -> None:
    deal = "AC JD AH KH QH / KC 10D KD JH JS / QC JC AD QS 10S / 10C QD 10H AS KS"
    for ruleset, over in ((PAGAT, False), (house("schnapser_early"), True)):
        table = Table.playing("F schnapser", dealer, deal, ruleset=ruleset)
        table.declare("F", "H")
        assert table.points("F") == 40
        assert table.scored() is None
        table.play("F:KH PD:JH PF:10S D:10H")
        assert table.ending() is Ending.FAILED, "40 alone is not 66, and the trick is lost"
        table = Table.playing("F schnapser", dealer, deal, ruleset=ruleset)
        table.trick("F:AH PD:JH PF:QS D:10H", "F 26")
        table.declare("F", "H")

        assert (table.scored() is not None) == over, "26 and 40 are 66"


# Doubling


@each_dealer
def test_option_no_doubling(dealer: int) -> None:
    table = Table.dealt(dealer, ruleset=house("no_doubling"))
    table.auction_to("F normal")
    assert table.state.phase == "play"

    main = Table.dealt(dealer)
    main.auction_to("F normal")
    assert main.state.phase == "doubling"


@each_dealer
@pytest.mark.parametrize(("option", "levels"), [("double_once", 1), ("double_twice", 2), (None, 3)])
def test_option_double_once_and_twice(dealer: int, option: str | None, levels: int) -> None:
    table = Table.dealt(dealer, ruleset=house(option) if option else PAGAT)
    table.auction_to("F gang")
    table.doubling(", ".join(("PD kontra", "F rekontra", "PD subkontra")[:levels]))

    assert table.state.deal.doubled == levels


@each_dealer
@pytest.mark.parametrize(("option", "levels"), [("double_once", 1), ("double_twice", 2)])
def test_option_double_twice_ends_there(dealer: int, option: str, levels: int) -> None:
    table = Table.dealt(dealer, ruleset=house(option))
    table.auction_to("F gang")
    for _ in range(levels):
        assert table.state.phase == "doubling"
        table.do(table.to_act, table.legal()[0])

    assert table.state.phase == "play"


@each_dealer
def test_option_kontra_games_undoubled(dealer: int) -> None:
    ruleset = house("kontra_games_undoubled")
    trumps = "AH 10H KH QH JH / AS 10S KS QS JC / AD 10D KD QD 10C / AC JS KC QC JD"
    for contract in ("PD kontra-schnapser", "D kontra-bauernschnapser"):
        for rules, phase in ((PAGAT, "doubling"), (ruleset, "play")):
            table = Table.dealt(dealer, ruleset=rules)
            table.auction_to(contract)
            assert table.state.phase == phase

    table = Table.dealt(dealer, trumps, ruleset=ruleset)
    table.auction("F herren-schnapser, PD pass, PF pass, D pass")
    assert table.score() == "F-side +24", "shown as soon as the auction is over"
    table = Table.dealt(dealer, ruleset=ruleset)
    table.auction_to("F gang")
    assert table.state.phase == "doubling"


@each_dealer
def test_option_idle_partner_silent(dealer: int) -> None:
    for ruleset, asked in ((PAGAT, ["F", "PF"]), (house("idle_partner_silent"), ["F"])):
        table = Table.dealt(dealer, ruleset=ruleset)
        table.auction_to("F bettler")
        table.do("PD", table.legal()[0])
        found = []
        while table.state.phase == "doubling":
            found.append(table.to_act)
            table.do(table.to_act, table.legal()[1])

        assert found == asked


@each_dealer
def test_option_idle_partner_silent_is_for_partners_who_sit_out(dealer: int) -> None:
    table = Table.playing(
        "F gang", dealer, QUIET, ruleset=house("idle_partner_silent"), doubled="PD kontra, PF rekontra"
    )

    assert table.state.deal.doubled == 2


# Normal


def forty_and_no_trick(ruleset: Ruleset, dealer: int) -> str:
    """V63: the F-side has declared 40 and has no trick."""
    table = Table.playing("F normal", dealer, V63, ruleset=ruleset)
    table.declare("F", "H")
    table.play("F:QH PD:10H PF:KS D:JH PD:AC PF:QC D:KC F:10C PD:QD PF:10D D:AD F:KD")
    table.claim("D")
    return table.score()


@each_dealer
def test_option_trickless_by_points(dealer: int) -> None:
    assert forty_and_no_trick(PAGAT, dealer) == "D-side +3"
    assert forty_and_no_trick(house("trickless_by_points"), dealer) == "D-side +1"
    assert forty_and_no_trick(house("trickless_by_points", "losers_tricks_only"), dealer) == "D-side +3"


@each_dealer
def test_option_losers_tricks_only(dealer: int) -> None:
    """The losers have 39 with their marriage, and 19 without."""
    deal = "JS KD KH AD QD / JC KS QH QC 10S / QS AS 10C AC JH / KC 10H JD AH 10D"
    for ruleset, score in ((PAGAT, "D-side +1"), (house("losers_tricks_only"), "D-side +2")):
        table = Table.playing("F normal", dealer, deal, ruleset=ruleset)
        table.declare("F", "D")
        table.play("F:KD PD:QH PF:JH D:10D PD:KS PF:AS D:10H F:JS D:JD F:AD PD:QC PF:QS")
        table.play("F:KH PD:JC PF:10C D:AH")
        assert (table.points("F"), table.points("D")) == (39, 73)
        table.claim("D")

        assert table.score() == score


# Match and table


@pytest.mark.parametrize("option", ["counting_down", "first_trick_open", "last_trick_closed"])
def test_option_counting_down_first_trick_open_and_last_trick_closed_change_no_play(option: str) -> None:
    ruleset = house(option)
    shown = ruleset.table.counting, ruleset.table.open_tricks, ruleset.table.last_trick
    default = Counting.UP, OpenTricks.NONE, LastTrick.OPEN

    assert (PAGAT.table.counting, PAGAT.table.open_tricks, PAGAT.table.last_trick) == default
    assert sum(one is not other for one, other in zip(shown, default, strict=True)) == 1
    assert forty_and_no_trick(ruleset, 0) == forty_and_no_trick(PAGAT, 0)


def test_option_first_trick_open() -> None:
    assert house("first_trick_open").table.open_tricks is OpenTricks.FIRST_OF_EACH_SIDE


def test_option_last_trick_closed() -> None:
    assert house("last_trick_closed").table.last_trick is LastTrick.CLOSED


def test_all_options_together_leave_the_main_list_itself_alone() -> None:
    for name in OPTIONS:
        house(name)

    assert [row.id for row in PAGAT.ladder] == [
        ContractId.NORMAL,
        ContractId.BETTLER,
        ContractId.SCHNAPSER,
        ContractId.GANG,
        ContractId.ZEHNER_GANG,
        ContractId.KONTRA_SCHNAPSER,
        ContractId.BAUERNSCHNAPSER,
        ContractId.FARBEN_GANG,
        ContractId.KONTRA_BAUERNSCHNAPSER,
        ContractId.HERREN_SCHNAPSER,
    ]
    assert [row.value for row in PAGAT.ladder] == [1, 4, 6, 9, 10, 12, 12, 18, 24, 24]
