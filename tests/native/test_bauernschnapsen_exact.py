"""What the solver of Bauernschnapsen answers through Python; cpp/tests holds it against brute force much longer."""

import itertools
import random
import threading
import time
from array import array
from typing import Any

import pytest

from tests.bauernschnapsen.table import PAGAT
from tests.native.bauernschnapsen_parity import Both
from vorhand import rulesets
from vorhand.cards import Card, Cards, Suit, indices_in
from vorhand.games.bauernschnapsen import HOUSES, Phase, Ruleset
from vorhand.games.bauernschnapsen.actions import CLAIM, DECLARATIONS, number_of
from vorhand.solver.bauernschnapsen.exact import score, score_worlds, solve, solve_worlds
from vorhand.solver.bauernschnapsen.twin import BauernschnapsenDeal, rules_of
from vorhand.solver.bounds import Bounds
from vorhand.testing.bauernschnapsen.generated import generated_rulesets

SUITS = tuple(PAGAT.cards.of_suit(suit).bits for suit in Suit)
"""A hand of each suit."""


def lead(contract: str, hands: tuple[int, ...] = SUITS, **fields: int) -> BauernschnapsenDeal:
    return rules_of(PAGAT).first_lead(contract, hands=hands, **{"dealer": 3, "declarer": 0, "trump": 0, **fields})


def random_hands(rng: random.Random) -> tuple[int, ...]:
    cards = list(PAGAT.cards)
    rng.shuffle(cards)
    return tuple(Cards.of(cards[first : first + 5]).bits for first in range(0, 20, 5))


def after_a_trick(rng: random.Random, tricks: int = 1) -> BauernschnapsenDeal:
    """A Normal game after some first tricks of cards, without marriages and claims."""
    deal = lead("normal", random_hands(rng), trump=rng.randrange(4))
    for _ in range(4 * tricks):
        deal = deal.after(rng.choice([number for number in deal.legal if number < 64]))
    return deal


class TestValues:
    """What a few moments are worth, by looking."""

    @pytest.mark.parametrize(
        ("contract", "fields", "value"),
        [
            ("normal", {}, 3),
            ("normal", {"doubled": 2}, 12),
            ("normal", {"trump": 1}, -3),
            ("bettler", {}, -4),
            ("bettler", {"declarer": 1}, -4),
            ("gang", {}, 9),
            ("schnapser", {}, 6),
            ("bauernschnapser", {"trump": 2}, -12),
            ("herren-schnapser", {}, 24),
        ],
    )
    def test_a_suit_in_each_hand(self, contract: str, fields: dict[str, int], value: int) -> None:
        assert solve(lead(contract, SUITS, **fields)).value.exact == value

    def test_a_claim_is_worth_what_it_costs_the_others(self) -> None:
        deal = lead("normal").after(number_of(DECLARATIONS[0])).after(Card("KC").index)
        for card in ("AD", "AH", "AS"):
            deal = deal.after(Card(card).index)

        scores = score(deal)

        assert deal.card_points == (77, 0)
        assert [scored.value.exact for scored in scores.actions if scored.action == CLAIM] == [3]
        assert scores.value == Bounds(3, 3)

    def test_nobody_claims_what_he_has_not_got_though_it_may_cost_less(self) -> None:
        """BAU-6.6: a false claim costs what the state of the others says, and they may be the ones with 33."""
        rng, cheaper = random.Random(5), 0
        for _ in range(300):
            deal = after_a_trick(rng, tricks=3)
            scores, gain = score(deal), 1 if deal.actor in (0, 2) else -1
            claim = scores.actions[-1].value.exact
            assert scores.actions[-1].action == CLAIM
            assert claim is not None
            assert scores.value.exact is not None
            cheaper += claim * gain > scores.value.exact * gain

        assert cheaper > 5

    def test_a_deal_that_is_over_has_the_value_of_its_score(self) -> None:
        deal = lead("normal", doubled=1).after(number_of(DECLARATIONS[0])).after(number_of(CLAIM))

        assert solve(deal).value.exact == -6
        assert score(deal).actions == ()
        assert score(deal).value == Bounds(-6, -6)

    def test_before_the_first_lead_there_is_nothing_to_solve(self) -> None:
        with pytest.raises(ValueError, match="only the play of a deal can be solved, and this one waits for: deal"):
            solve(rules_of(PAGAT).deal(0))


def minimax(deal: BauernschnapsenDeal, declarers_side: int) -> int:
    """By the twin's rules alone; nobody claims falsely."""
    if deal.over:
        return deal.scores[declarers_side] - deal.scores[1 - declarers_side]
    after = [deal.after(number) for number in deal.legal]
    values = [minimax(each, declarers_side) for each in after if each.ending != "false-claim"]
    return max(values) if deal.actor in (declarers_side, declarers_side + 2) else min(values)


SHIPPED = [
    id for built_in in HOUSES.built_in for id in (built_in, *(f"{built_in}+{o}" for o in rulesets.options_of(built_in)))
]


def test_endings_of_every_house_are_worth_what_minimax_says() -> None:
    houses: list[Ruleset] = [*map(rulesets.load, SHIPPED * 3), *generated_rulesets(250)]
    compared = 0
    for number, ruleset in enumerate(houses):
        both = Both(ruleset, f"ending {number}")
        while both.scored is None:
            deal = both.native
            if both.state.phase is Phase.PLAY and sum(hand.bit_count() for hand in deal.hands) <= 9:
                declarer = both.state.deal.declarer
                assert declarer is not None
                assert solve(deal).value.exact == minimax(deal, declarer % 2), both.where()
                compared += 1
                break
            both.step()

    assert compared >= 100


class TestScores:
    """Every legal action in one call."""

    def test_the_best_action_is_worth_what_the_moment_is(self) -> None:
        rng = random.Random(8)
        for _ in range(300):
            deal = after_a_trick(rng)
            scores = score(deal)
            best = max if deal.actor in (0, 2) else min
            values = [scored.value.exact for scored in scores.actions if scored.action != CLAIM]

            assert [number_of(scored.action) for scored in scores.actions] == list(deal.legal)
            assert scores.value == solve(deal).value
            assert scores.value.exact == best(value for value in values if value is not None)

    def test_an_action_is_worth_what_the_moment_after_it_is(self) -> None:
        deal = after_a_trick(random.Random(9))

        for scored in score(deal).actions:
            assert scored.value == solve(deal.after(number_of(scored.action))).value


class TestLimits:
    """Bounds where a search was cut short."""

    def test_a_limit_of_nodes_leaves_bounds_that_hold_the_value(self) -> None:
        rng, unknown = random.Random(10), 0
        for _ in range(200):
            deal = lead("normal", random_hands(rng))
            full, cut = solve(deal), solve(deal, nodes=5)
            assert full.value.exact is not None
            assert cut.value.lower <= full.value.exact <= cut.value.upper
            unknown += cut.value.exact is None

        assert unknown > 100

    def test_a_limit_of_time_is_kept(self) -> None:
        rng = random.Random(11)
        deals = [lead("normal", random_hands(rng)) for _ in range(200)]

        found = [solve(deal, seconds=1e-9).value for deal in deals]

        for deal, value in zip(deals, found, strict=True):
            assert value.lower <= solve(deal).value.lower <= value.upper


class TestWorlds:
    """Many worlds of one moment at once."""

    @staticmethod
    def worlds(deal: BauernschnapsenDeal, count: int) -> memoryview:
        """The hands of the others dealt anew."""
        rng, actor = random.Random(12), deal.actor
        others = [seat for seat in range(4) if seat != actor]
        unseen = [card for seat in others for card in indices_in(deal.hands[seat])]
        rows = array("Q")
        for _ in range(count):
            rng.shuffle(unseen)
            cards, hands = iter(unseen), list(deal.hands)
            for seat in others:
                hands[seat] = sum(1 << card for card in itertools.islice(cards, deal.hands[seat].bit_count()))
            rows.extend(hands)
        return memoryview(rows).cast("B").cast("Q", (count, 4))

    def test_a_world_is_worth_the_same_alone(self) -> None:
        deal = after_a_trick(random.Random(13))
        worlds = self.worlds(deal, 40)

        scores = score_worlds(deal, worlds)

        assert rows(solve_worlds(deal, deal_hands(deal))) == [[solve(deal).value.exact]]
        assert rows(score_worlds(deal, deal_hands(deal))) == [[s.value.exact for s in score(deal).actions]]
        best = max if deal.actor in (0, 2) else min
        plays = [place for place, number in enumerate(deal.legal) if number != number_of(CLAIM)]
        assert rows(solve_worlds(deal, worlds)) == [[best(row[place] for place in plays)] for row in rows(scores)]

    def test_threads_and_other_pieces_change_nothing(self) -> None:
        deal = after_a_trick(random.Random(14))
        worlds = self.worlds(deal, 9000)
        heard: list[int] = []

        def hear(done: int) -> bool:
            heard.append(done)
            return True

        alone = rows(solve_worlds(deal, worlds))

        assert rows(solve_worlds(deal, worlds, threads=2)) == alone
        assert rows(solve_worlds(deal, worlds, progress=hear)) == alone
        assert heard == [4096, 8192, 9000]
        assert rows(solve_worlds(deal, worlds, progress=lambda done: False)) == alone[:4096]

    def test_other_threads_run_meanwhile(self) -> None:
        deal = lead("normal", random_hands(random.Random(15)))
        worlds = self.worlds(deal, 10_000)
        thread = threading.Thread(target=solve_worlds, args=(deal, worlds))

        thread.start()
        turns = 0
        while thread.is_alive():
            time.sleep(0.001)
            turns += 1

        assert turns > 20, "with the lock of Python held there are two or three"

    def test_a_world_that_cannot_be_is_refused(self) -> None:
        deal = after_a_trick(random.Random(16))
        worlds = self.worlds(deal, 3)
        worlds[2, 0], worlds[2, 1] = worlds[2, 1], worlds[2, 0]
        others = self.worlds(deal, 1)
        seat = next(seat for seat in range(4) if seat != deal.actor)
        others[0, seat], others[0, deal.actor or 0] = others[0, deal.actor or 0], others[0, seat]

        worlds[1, 0] = 0
        with pytest.raises(ValueError, match="world 1 does not hold the cards of the deal"):
            solve_worlds(deal, worlds)
        with pytest.raises(ValueError, match="in world 0 the seat to act holds other cards"):
            score_worlds(deal, others)
        with pytest.raises(ValueError, match="there are 1 to 256 threads, not 0"):
            solve_worlds(deal, others, threads=0)
        with pytest.raises(ValueError, match="worlds should be an array of uint64 with 2 dimensions and without gaps"):
            solve_worlds(deal, array("Q", [1, 2, 3]))

    def test_no_world_has_no_value(self) -> None:
        deal = lead("gang")

        assert solve_worlds(deal, self.worlds(deal, 1)[:0]).nbytes == 0


def rows(values: memoryview) -> list[list[int]]:
    listed: Any = values.tolist()
    return list(listed)


def deal_hands(deal: BauernschnapsenDeal) -> memoryview:
    return memoryview(array("Q", deal.hands)).cast("B").cast("Q", (1, 4))
