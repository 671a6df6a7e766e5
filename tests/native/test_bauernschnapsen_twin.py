"""The native twin of a deal of Bauernschnapsen: the same as the Python engine, and what it refuses."""

from collections import Counter
from dataclasses import fields, replace
from functools import cache

import pytest

from tests.bauernschnapsen.table import PAGAT
from tests.native.bauernschnapsen_parity import Both, same_deals
from vorhand import rulesets
from vorhand._native import bauernschnapsen_rules
from vorhand.cards import Card, Suit
from vorhand.games.axes import Scope
from vorhand.games.bauernschnapsen import GAME, HOUSES, Phase, Ruleset
from vorhand.games.bauernschnapsen.ruleset import Aim, ContractId
from vorhand.solver.axes import deal_axes
from vorhand.solver.bauernschnapsen.twin import BauernschnapsenDeal, deal_of, rules_of
from vorhand.testing.bauernschnapsen.generated import AXIS_VALUES, generated_rulesets

SHIPPED = [
    id for built_in in HOUSES.built_in for id in (built_in, *(f"{built_in}+{o}" for o in rulesets.options_of(built_in)))
]
COUNT = 500


@cache
def generated() -> list[Ruleset]:
    return generated_rulesets(COUNT)


class TestParity:
    """The short form; `make parity` plays 10,000 deals of each."""

    @pytest.mark.parametrize("id", SHIPPED)
    def test_rule_sets_of_the_package(self, id: str) -> None:
        assert same_deals(rulesets.load(id), seed=3, deals=12) > 0

    @pytest.mark.slow
    @pytest.mark.parametrize("first", range(0, COUNT, 125))
    def test_generated_rule_sets(self, first: int) -> None:
        for ruleset in generated()[first : first + 125]:
            assert same_deals(ruleset, seed=4, deals=2) > 0, ruleset.id

    def test_random_deals_come_to_every_contract_and_ending(self) -> None:
        ruleset: Ruleset = rulesets.load("bauernschnapsen/wikipedia")
        scored = [Both(ruleset, f"endings {number}").play() for number in range(500)]
        found = Counter((ruleset.contract(deal.contract).aim, deal.ending.value) for deal in scored)

        assert {deal.contract for deal in scored} == {row.id for row in ruleset.ladder}
        assert set(found) == {
            *((Aim.SIXTY_SIX, ending) for ending in ("claimed", "false-claim", "last-trick")),
            *((aim, made) for aim in (Aim.NO_TRICK, Aim.THREE_TRICKS, Aim.ALL_TRICKS) for made in ("made", "failed")),
            (Aim.ONE_SUIT, "made"),
            (Aim.FIVE_TRUMPS, "made"),
        }


def test_generated_rules_hold_every_value_of_every_axis() -> None:
    found = {(key, value) for ruleset in generated() for key, value in rulesets.to_fields(ruleset).items()}

    assert found == {(key, value) for key, values in AXIS_VALUES.items() for value in values}


class TestAxes:
    """Every *deal* axis has a native counterpart; nothing is taken for one that is not."""

    AXES = rulesets.AXES["bauernschnapsen"]

    def test_a_house_is_told_from_another_by_every_deal_axis(self) -> None:
        default = rulesets.to_fields(PAGAT)
        for key, axis in self.AXES.items():
            choices = axis.allowed or ((97,) if key.endswith(".rank") else (2, 3))
            other = next(value for value in choices if value != default[key])
            plain = {**deal_axes(PAGAT), key: other}
            if axis.scope is not Scope.DEAL:
                with pytest.raises(ValueError, match=f"knows no axis {key} of Bauernschnapsen"):
                    bauernschnapsen_rules(plain)
            elif key == "contracts.normal.rank":
                with pytest.raises(ValueError, match="a ladder of contracts begins with normal"):
                    bauernschnapsen_rules(plain)
            else:
                assert bauernschnapsen_rules(plain) != bauernschnapsen_rules(deal_axes(PAGAT)), key

    def test_every_tagged_field_of_the_dataclasses_is_an_axis(self) -> None:
        tagged = sum(
            "scope" in field.metadata and field.metadata["scope"] is Scope.DEAL
            for part in (*(getattr(PAGAT, field.name) for field in fields(PAGAT)), *PAGAT.contracts)
            if hasattr(part, "__dataclass_fields__")
            for field in fields(part)
        )

        assert tagged == len(deal_axes(PAGAT))

    def test_a_missing_axis_is_refused(self) -> None:
        axes = deal_axes(PAGAT)
        del axes["doubling.levels"]

        with pytest.raises(ValueError, match=r"the axis doubling\.levels is not given"):
            bauernschnapsen_rules(axes)

    @pytest.mark.parametrize(
        ("key", "value", "sentence"),
        [
            ("contracts.gang.value", 0, "contracts.gang.value is 1 to 99, not 0"),
            ("contracts.gang.value", 100, "contracts.gang.value is 1 to 99, not 100"),
            ("contracts.gang.value", 2**70, "an axis is out of range"),
            ("contracts.gang.rank", 20, "no rank stands twice"),
            ("contracts.gang.rank", "high", "contracts.gang.rank is 0 to 99, not high"),
            ("doubling.levels", 4, "doubling.levels is 0 to 3, not 4"),
            ("dealing.knock", "sevens", "knock 'sevens' is not one of fives, threes-and-twos"),
        ],
    )
    def test_a_value_that_no_rule_file_has_is_refused(self, key: str, value: int | str, sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            bauernschnapsen_rules({**deal_axes(PAGAT), key: value})


def test_a_state_of_the_python_engine_becomes_the_same_moment() -> None:
    for number, id in enumerate(SHIPPED * 2):
        both = Both(rulesets.load(id), f"state {number}")
        while both.scored is None:
            again = deal_of(both.state)
            assert moment(again) == moment(both.native), both.where()
            both.step()


def moment(deal: BauernschnapsenDeal) -> tuple[object, ...]:
    return deal.phase, deal.actor, deal.legal, deal.hands, deal.card_points, deal.hash


def test_there_is_no_deal_before_the_first_dealer_is_drawn() -> None:
    with pytest.raises(ValueError, match="in phase draw-dealer there is no deal"):
        deal_of(GAME.start(PAGAT))


SUITS = tuple(PAGAT.cards.of_suit(suit).bits for suit in Suit)
"""A hand of each suit."""


class TestHash:
    """Deals with the same hash have the same rest, and few that differ share one."""

    def test_deals_with_the_same_hash_go_on_alike(self) -> None:
        for contract, number in [(id, number) for id in ContractId for number in range(2)]:
            seen: dict[int, tuple[object, ...]] = {}
            both = Both(house_of(contract), f"hash {contract} {number}")
            while both.state.phase in (Phase.DEAL, Phase.CUT, Phase.NAME_TRUMP, Phase.TURN):
                both.step()
            deal = rules_of(both.state.ruleset).first_lead(
                contract, hands=both.native.hands, dealer=0, declarer=1, trump=2
            )
            walk(deal, 6, seen)

    def test_a_card_played_in_another_trick_leads_to_the_same_rest(self) -> None:
        deal = rules_of(PAGAT).first_lead("bauernschnapser", hands=SUITS, dealer=3, declarer=0, trump=0)
        orders = "AC AD AH AS KC KD KH KS", "KC KD KH KS AC AD AH AS"

        one, other = (after_cards(deal, cards) for cards in orders)

        assert one.hash == other.hash
        assert one.hash != deal.hash


def house_of(contract: ContractId) -> Ruleset:
    rows = tuple(replace(row, rank=97) if row.id is contract and not row.rank else row for row in PAGAT.contracts)
    return replace(PAGAT, contracts=rows)


def after_cards(deal: BauernschnapsenDeal, cards: str) -> BauernschnapsenDeal:
    for card in cards.split():
        deal = deal.after(Card(card).index)
    return deal


def walk(deal: BauernschnapsenDeal, depth: int, seen: dict[int, tuple[object, ...]]) -> None:
    rest = deal.actor, deal.legal, deal.over, deal.scores, deal.perft(3)
    assert seen.setdefault(deal.hash, rest) == rest
    if depth:
        for action in deal.legal:
            walk(deal.after(action), depth - 1, seen)


def test_playouts_are_seeded_and_score_every_deal() -> None:
    deal = rules_of(PAGAT).deal(0)

    decisions, sums = deal.playouts(200, seed=7)

    assert (decisions, sums) == deal.playouts(200, seed=7)
    assert decisions > 200 * 8
    assert sums[0] + sums[1] >= 200


class TestRefusals:
    """What cannot be is refused with a sentence."""

    def lead(self, **changes: object) -> BauernschnapsenDeal:
        fields = {"hands": SUITS, "dealer": 3, "declarer": 0, "trump": 0, **changes}
        contract = fields.pop("contract", "normal")
        return rules_of(PAGAT).first_lead(contract, **fields)  # type: ignore[arg-type]

    def test_first_lead(self) -> None:
        deal = self.lead()

        assert (deal.actor, list(deal.legal)) == (0, [9, 10, 11, 12, 13, 64])
        assert (deal.card_points, deal.ending, deal.scores) == ((0, 0), None, (0,) * 4)

    def test_false_claim(self) -> None:
        deal = self.lead(doubled=1).after(64).after(68)

        assert (deal.actor, deal.legal) == (None, b"")
        assert (deal.card_points, deal.ending, deal.scores) == ((40, 0), "false-claim", (0, 6, 0, 6))

    def test_an_action_leaves_the_deal_before_it_alone(self) -> None:
        before = self.lead()

        before.after(13)

        assert before.actor == 0

    @pytest.mark.parametrize(
        ("hands", "sentence"),
        [
            ([], "a deal has 4 hands, not 0"),
            ([1 << 1, 0, 0, 0], "the card 2C is not in the pack of ten to ace"),
            ([-1, 0, 0, 0], "a set of cards is out of range: -1"),
            ([1 << 14, 0, 0, 0], "no card has bit 14"),
            ([SUITS[0], SUITS[0], 0, 0], "the card TC stands twice"),
            ([SUITS[0], 0, 0, 0], "seat 1 should hold 5 cards, not 0"),
        ],
    )
    def test_hands(self, hands: list[int], sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            self.lead(hands=hands)
        with pytest.raises(ValueError, match=sentence):
            rules_of(PAGAT).first_call(hands=hands, dealer=0, trump=0)

    @pytest.mark.parametrize(
        ("changes", "sentence"),
        [
            ({"dealer": 4}, "the dealer is seat 0 to 3, not 4"),
            ({"declarer": -1}, "the declarer is seat 0 to 3, not -1"),
            ({"declarer": 2**70}, "a declarer is out of range: 1180591620717411303424"),
            ({"trump": 4}, "a trump suit is 0 to 3 for C D H S, or None, not 4"),
            ({"trump": None}, "a contract with trumps needs a trump suit"),
            ({"doubled": 4}, "a contract is doubled 0 to 3 times, not 4"),
            ({"contract": "plauderer"}, "no contract is called 'plauderer'"),
        ],
    )
    def test_a_lead_that_cannot_be(self, changes: dict[str, object], sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            self.lead(**changes)

    @pytest.mark.parametrize("action", [68, 65, 57, 14, -1, 2**40])
    def test_an_illegal_action(self, action: int) -> None:
        with pytest.raises(ValueError, match=f"seat 0 may not do action {action}; legal are 9 10 11 12 13 64"):
            self.lead().after(action)

    def test_an_action_after_the_end(self) -> None:
        with pytest.raises(ValueError, match="the deal is over before action 13"):
            self.lead().after(64).after(68).after(13)

    def test_chance(self) -> None:
        deal = rules_of(PAGAT).deal(1)
        pack = [card.index for card in PAGAT.cards]

        with pytest.raises(ValueError, match="the deal waits for chance before action 72"):
            deal.after(72)
        with pytest.raises(ValueError, match="does not wait for a card to be turned up"):
            deal.after_turn(0)
        for wrong in (pack[1:], [*pack[1:], pack[1]], [1, *pack[1:]]):
            with pytest.raises(ValueError, match="a pack is the 20 cards from ten to ace, each once"):
                deal.after_pack(wrong)
        turning = deal.after_pack(pack).after(72).after(100)
        with pytest.raises(ValueError, match="does not wait for a pack"):
            turning.after_pack(pack)
        with pytest.raises(ValueError, match="0 or 1 of the caller's last two, not 2"):
            turning.after_turn(2)

    def test_a_negative_depth(self) -> None:
        with pytest.raises(ValueError, match="a depth is 0 or more actions, not -1"):
            self.lead().perft(-1)
