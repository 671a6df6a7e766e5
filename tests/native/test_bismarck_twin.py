"""The native twin of a deal of Bismarck: the same as the Python engine, and what it refuses."""

from dataclasses import replace

import pytest

from tests.generated_houses import COUNT, built
from tests.native.bismarck_parity import same_deals
from vorhand import _native, rulesets
from vorhand.cards import Card
from vorhand.games.bismarck import HOUSES, ContractId, Ruleset
from vorhand.notation import parse_deal_string
from vorhand.solver.axes import deal_axes
from vorhand.solver.bismarck.twin import BismarckDeal, deal_of, rules_of

MODERN: Ruleset = rulesets.load("bismarck/modern")
CHUNK = 50
PACK = [card.index for card in MODERN.cards]


def beginning(ruleset: Ruleset = MODERN, dealer: int = 2, *offered: str) -> BismarckDeal:
    return rules_of(ruleset).deal(dealer, offered=offered or ruleset.choice.contracts)


class TestParity:
    """The short form; `make parity` plays 10,000 deals of each."""

    @pytest.mark.parametrize("id", HOUSES.built_in)
    def test_rule_sets_of_the_package(self, id: str) -> None:
        ruleset = rulesets.load(id)

        assert same_deals(ruleset, seed=3, deals=ruleset.deals + 2) > 0

    @pytest.mark.parametrize("id", [id for id in HOUSES.built_in if rulesets.options_of(id)])
    def test_options(self, id: str) -> None:
        for option in rulesets.options_of(id):
            assert same_deals(rulesets.load(f"{id}+{option}"), seed=4, deals=6) > 0

    @pytest.mark.slow
    @pytest.mark.parametrize("first", range(0, COUNT, CHUNK))
    def test_generated_rule_sets(self, first: int) -> None:
        for number in range(first, first + CHUNK):
            ruleset = built(number)
            if isinstance(ruleset, Ruleset):
                assert same_deals(ruleset, seed=number, deals=4) > 0, ruleset.id


class TestRules:
    """Every *deal* axis has a native counterpart, and the core says so where one has none."""

    @staticmethod
    def made(axes: dict[str, object]) -> _native.BismarckRules:
        return _native.bismarck_rules(
            axes,  # type: ignore[arg-type]
            contracts=["nt-win"],
            free_contract=[],
            selection="by-turn",
        )

    def test_every_deal_axis_is_known(self) -> None:
        assert self.made(deal_axes(MODERN)).deal(0, offered=["nt-win"]).phase == "deal"

    def test_an_axis_that_the_core_does_not_know_is_refused(self) -> None:
        with pytest.raises(ValueError, match=r"the axis play.revoke has no counterpart in the native core"):
            self.made({**deal_axes(MODERN), "play.revoke": "allowed"})

    def test_a_column_that_the_core_does_not_know_is_refused(self) -> None:
        with pytest.raises(ValueError, match=r"the axis contracts.nt-win.colour has no counterpart"):
            self.made({**deal_axes(MODERN), "contracts.nt-win.colour": "red"})

    @pytest.mark.parametrize("key", deal_axes(MODERN))
    def test_an_axis_that_is_missing_is_refused(self, key: str) -> None:
        axes = deal_axes(MODERN)
        del axes[key]

        with pytest.raises(ValueError, match=f"the axis {key} is missing"):
            self.made(axes)

    @pytest.mark.parametrize(
        ("key", "value", "sentence"),
        [
            ("deck.players", 5, "the axis deck.players should be a number from 3 to 4, not 5"),
            ("deck.players", "three", "the axis deck.players should be one number"),
            ("deck.players", 2**70, "an axis is out of range: 1180591620717411303424"),
            ("deck.hand", 15, "hands and kitty do not use up the pack"),
            ("dealing.packets", [], "the axis dealing.packets should be 1 to 16 numbers"),
            ("dealing.packets", [5], "the packets do not fill the hands"),
            ("choice.sees", "all", "what is seen 'all' is not one of nothing, open-cards"),
            ("scoring.win", [1] * 5, "the axis scoring.win should be at most 4 numbers"),
            ("contracts.free-trump.suits", ["stars"], "'stars' is no trump"),
            ("contracts.free-trump.suits", [], "should be 1 to 5 words"),
        ],
    )
    def test_a_value_that_no_rule_file_has_is_refused(self, key: str, value: object, sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            self.made({**deal_axes(MODERN), key: value})


class TestDeal:
    """What a deal answers, and what it refuses with a sentence."""

    def test_beginning(self) -> None:
        deal = beginning()

        assert (deal.phase, deal.actor, deal.legal, deal.over) == ("deal", None, b"", False)
        assert (deal.hands, deal.scores, deal.declarer) == ((0, 0, 0), (0, 0, 0), 0)

    def test_contracts_are_listed_as_the_rule_set_lists_them(self) -> None:
        deal = beginning().after_pack(PACK)

        assert (deal.phase, deal.actor, list(deal.legal)) == ("choose-contract", 0, [128, 129, 130, 131])

    def test_an_action_leaves_the_deal_before_it_alone(self) -> None:
        before = beginning().after_pack(PACK)

        before.after(128)

        assert (before.contract, before.after(128).contract) == (None, "nt-win")

    def test_the_club_ace_shows_who_is_declarer(self) -> None:
        estonia: Ruleset = rulesets.load("bismarck/estonia-3")
        deal = beginning(estonia, 0, "nt-win")
        pack = [card.index for card in estonia.cards]
        pack.remove(Card("AC").index)

        assert deal.declarer is None
        assert deal.after_pack([pack[0], Card("AC").index, *pack[1:]]).declarer == 2

    @pytest.mark.parametrize(
        ("fields", "sentence"),
        [
            ({"dealer": 3}, "the dealer is seat 0 to 2, not 3"),
            ({"dealer": 2**70}, "a dealer is out of range"),
            ({"declarer": -1}, "the declarer is seat 0 to 2, not -1"),
            ({"offered": []}, "a deal without a contract that can be chosen"),
            ({"offered": ["whist"]}, "'whist' is no contract"),
            ({"offered": ["free-contract"]}, "free-contract is no contract of its own"),
            ({"offered": ["nt-win", "hearts"]}, "the contract hearts is not one that is chosen under these rules"),
            ({"kept_trump": "stars"}, "'stars' is no trump"),
        ],
    )
    def test_a_deal_that_cannot_be_is_refused(self, fields: dict[str, object], sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            rules_of(MODERN).deal(**({"dealer": 0, "offered": ["nt-win"]} | fields))  # type: ignore[arg-type]

    @pytest.mark.parametrize("pack", [PACK[1:], [*PACK[1:], PACK[1]], []])
    def test_a_pack_that_cannot_be_is_refused(self, pack: list[int]) -> None:
        with pytest.raises(ValueError, match="a pack has each of its 52 cards once"):
            beginning().after_pack(pack)

    def test_chance_out_of_turn_is_refused(self) -> None:
        with pytest.raises(ValueError, match="the deal waits for deal, not for cut-card"):
            beginning().after_cut(1)
        with pytest.raises(ValueError, match="the deal waits for choose-contract, not for deal"):
            beginning().after_pack(PACK).after_pack(PACK)

    @pytest.mark.parametrize("places", [(0, 2, 4, 6), (2, 3, 6, 8), (4, 2, 6, 8), (2, 4, 6, 51)])
    def test_places_that_cannot_be_are_refused(self, places: tuple[int, ...]) -> None:
        scattered = rulesets.load("bismarck/modern+open_cards_scattered")

        with pytest.raises(ValueError, match="neither the first nor the last"):
            beginning(scattered).after_places(places)

    def test_a_card_that_is_not_in_the_pack_is_not_cut(self) -> None:
        kortman: Ruleset = rulesets.load("bismarck/portugal")

        with pytest.raises(ValueError, match="no card has the index 14"):
            beginning(kortman, 0, ContractId.CUT_TRUMP).after_cut(14)

    @pytest.mark.parametrize("action", [127, 132, 256, -1, 2**40])
    def test_an_illegal_action_is_refused(self, action: int) -> None:
        with pytest.raises(ValueError, match=f"seat 0 may not do action {action}; legal are 128 129 130 131"):
            beginning().after_pack(PACK).after(action)

    def test_an_action_instead_of_chance_is_refused(self) -> None:
        with pytest.raises(ValueError, match="chance is to act before action 128"):
            beginning().after(128)

    def test_an_action_after_the_end_is_refused(self) -> None:
        deal = beginning(MODERN, 0, "nt-win").after_pack(PACK)
        while not deal.over:
            deal = deal.after(deal.legal[0])

        with pytest.raises(ValueError, match="the deal is over before action 1"):
            deal.after(1)


class TestMoment:
    """Deals that are met on their way; that they are the same as those that were followed is part of the parity."""

    @staticmethod
    def met(**fields: object) -> BismarckDeal:
        text = (
            "bismarck/spel-pass dealer=0 contract=nt-win trump=NT kitty=6H5HJC2S fate=taken discards=2S4S9STS "
            "hands=.J65..JT/AQ..875./..K.98765 tricks=1:AD6D2D,1:3D9DJD,0:KHAH3S,1:4DTDQD,0:8HQH5S,1:AC4C3C,"
            "1:2CQCKC,0:9H4H7S,0:TH7HJS,0:2H6SKS trick=0:3H8S"
        )
        state = parse_deal_string(text)
        return deal_of(replace(state, **fields))

    def test_in_the_middle_of_a_trick(self) -> None:
        deal = self.met()

        assert (deal.phase, deal.actor, deal.leader) == ("play", 2, 0)
        assert deal.perft(4) == 700

    @pytest.mark.parametrize(
        ("fields", "sentence"),
        [
            ({"hands": (2, 2, 0)}, "the card 2C stands twice"),
            ({"hands": (1, 2, 0)}, "no card has bit 0"),
            ({"leader": 3, "history": (), "trick": ()}, "the leader is seat 0 to 2, not 3"),
            ({"won": (-1, 0, 0), "history": ()}, "a count of tricks is out of range: -1"),
        ],
    )
    def test_what_cannot_be_is_refused(self, fields: dict[str, object], sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            self.met(**fields)


class TestWalks:
    """Counts and playouts."""

    def test_perft_stops_where_chance_acts(self) -> None:
        assert beginning().perft(5) == 1

    def test_perft_of_choice_and_discards(self) -> None:
        # Three contracts with twenty cards to discard from, the lowest of four; free trump names one of four suits.
        deal = beginning().after_pack(PACK)

        assert [deal.perft(depth) for depth in (0, 1, 2)] == [1, 4, 3 * 17 + 4]
        assert deal.after(128).perft(4) == 4845  # C(20,4)

    def test_a_number_of_another_library_will_do(self) -> None:
        class Number:
            def __index__(self) -> int:
                return 2

        assert beginning().perft(Number()) == beginning().perft(2)  # type: ignore[arg-type]

    def test_perft_of_a_negative_depth(self) -> None:
        with pytest.raises(ValueError, match="a depth is 0 or more actions, not -1"):
            beginning().perft(-1)

    def test_playouts_are_the_same_for_the_same_seed_and_sum_to_zero(self) -> None:
        decisions, sums = beginning().playouts(100, seed=7)

        assert (decisions, sums) == beginning().playouts(100, seed=7) != beginning().playouts(100, seed=8)
        assert sum(sums) == 0
        assert 5_200 < decisions < 5_500  # a choice, four discards, 48 cards, and now and then a trump

    @pytest.mark.parametrize("id", HOUSES.built_in)
    def test_playouts_of_every_rule_set(self, id: str) -> None:
        ruleset: Ruleset = rulesets.load(id)
        each_once = ruleset.choice.selection.value == "each-once"
        offered = ruleset.choice.contracts if each_once else ruleset.choice.free_contract
        deal = rules_of(ruleset).deal(0, offered=offered or ruleset.choice.contracts[:1])

        assert deal.playouts(50, seed=1)[0] > 50 * ruleset.players * 4


def test_hash_is_equal_exactly_for_deals_that_go_on_alike() -> None:
    deal = beginning(MODERN, 1, "nt-win").after_pack(PACK[::3] + PACK[1::3] + PACK[2::3])
    while sum(deal.won) < 13 or len({hand.bit_count() for hand in deal.hands}) > 1:
        deal = deal.after(deal.legal[-1])
    meant: dict[int, object] = {}
    _collect(deal, (), meant)

    assert len(set(meant.values())) == len(meant) > 100


def _collect(deal: BismarckDeal, trick: tuple[int, ...], meant: dict[int, object]) -> None:
    key = (deal.hands, deal.won, deal.actor, deal.leader, trick)
    assert meant.setdefault(deal.hash, key) == key
    for number in deal.legal:
        after = deal.after(number)
        _collect(after, () if after.won != deal.won else (*trick, number), meant)
