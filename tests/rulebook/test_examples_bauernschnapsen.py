"""The worked examples of Bauernschnapsen: the rules of each house give the answer that the example states."""

from dataclasses import replace
from typing import assert_never

import pytest

from tests.bauernschnapsen.table import Table, cards, indices
from tests.rulebook.houses import all_houses
from vorhand.cards import Cards, Seat, Suit
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import GAME, Bid, Deal, DrawDealer, NameTrump, Ruleset
from vorhand.games.bauernschnapsen.actions import KNOCK
from vorhand.games.bauernschnapsen.auction import after_call, may_bid, obstacle
from vorhand.games.bauernschnapsen.ruleset import CARDS, ContractId, Dealing
from vorhand.games.bauernschnapsen.scoring import bummerl, value
from vorhand.games.bauernschnapsen.state import PLAYERS, DealFacts, DealResult, Ending, Standing
from vorhand.rulebook import BOOKS, rule_in_force
from vorhand.rulebook.bauernschnapsen.examples import (
    EXAMPLES,
    AfterKnock,
    AnyExample,
    Bummerl,
    Doubled,
    Higher,
    MayPlay,
    NextDealer,
    Played,
    Takes,
)
from vorhand.rulesets import load
from vorhand.tricks import playable_heading, winner


def check(example: AnyExample, ruleset: Ruleset) -> None:
    match example:
        case Takes():
            row, trick = example.contract(ruleset), indices(example.trick)
            assert row is not None
            assert trick[winner(trick, row.trick_rules(Suit.HEARTS))] == indices(example.answer)[0]
        case MayPlay():
            row, hand = example.contract(ruleset), cards(example.hand)
            assert row is not None
            rules = row.trick_rules(Suit.HEARTS)
            assert Cards(playable_heading(hand.bits, indices(example.trick), rules)) == cards(example.answer)
        case Higher():
            _check_higher(example, ruleset)
        case Doubled():
            row = example.contract(ruleset)
            assert row is not None
            assert value(row, ruleset.doubling.levels) == example.score(ruleset)
        case Played():
            _check_played(example, ruleset)
        case Bummerl():
            assert bummerl(ruleset, _lost(example, ruleset.match.target)) == example.marks(ruleset)
        case AfterKnock():
            _check_knock(example, ruleset)
        case NextDealer():
            state = GAME.start(ruleset)
            over = replace(state, standing=Standing(Seat(0), (_lost_deal(1),) * 6))
            assert GAME.first_dealer_after(over) == 2
        case _:
            assert_never(example)


def _check_knock(example: AfterKnock, ruleset: Ruleset) -> None:
    """A deals, so B is the caller; trumps are a suit of the first card."""
    state, pack = GAME.start(ruleset), tuple(CARDS)
    for actor, action in (
        (NATURE, DrawDealer(Seat(0))),
        (NATURE, Deal(pack)),
        (Seat(3), KNOCK),
        (Seat(1), NameTrump(pack[0].suit)),
    ):
        state = GAME.apply(state, actor, action).state
    assert Cards(state.hands[1]) == Cards.of(pack[place - 1] for place in example.places(ruleset))


def _check_higher(example: Higher, ruleset: Ruleset) -> None:
    """Whoever may bid them holds what they ask for; the bid that stands is somebody's with less priority."""
    below, above = example.in_order(ruleset)
    facts = DealFacts(dealer=Seat(3), trump=Suit.HEARTS)
    bidders = {
        row: [Seat(seat) for seat in range(PLAYERS) if may_bid(row, Seat(seat), facts.caller)] for row in (below, above)
    }
    hand = cards("AH KH QH JH 10H").bits

    over = after_call(ruleset, facts, bidders[below][-1], Bid(below.id))
    assert obstacle(above, bidders[above][0], hand, over) is None
    under = after_call(ruleset, facts, bidders[above][-1], Bid(above.id))
    assert obstacle(below, bidders[below][0], hand, under) is not None


def _check_played(example: Played, ruleset: Ruleset) -> None:
    """The hands of the examples are those of a knock dealt in fives, and a contract that nobody doubles."""
    plain = replace(ruleset, dealing=Dealing(), match=replace(ruleset.match, target=99))
    table = Table.playing(example.bid, 3, example.deal, ruleset=plain)
    for act in example.play.split(", "):
        match act.split():
            case [place, "declares", suit]:
                table.declare(place, suit)
            case [place, "claims"]:
                table.claim(place)
            case _:
                table.play(act)

    scored = table.scored()
    assert scored is not None
    assert table.score() == f"{example.winner}-side +{example.score(ruleset)}"
    for name in ("own", "losers", "all"):
        stated = example.facts.get(name)
        if isinstance(stated, int) and example.name != "schnapser-three":
            assert stated + _DECLARED.get((example.name, name), 0) in scored.points


_DECLARED = {
    ("claim-losers-marriage", "losers"): 20,
    ("claim-after-marriage", "own"): 40,
    ("schnapser-early", "own"): 40,
}
"""What the sentence says apart, of the card points that a side had in the end."""


def _lost(example: Bummerl, target: int) -> Standing:
    """Deals that lose a match for side 1: to nothing, or after leading by one point less than the target."""
    points = [1 - target, target] if example.after_lead else [target]
    return Standing(Seat(3), tuple(map(_lost_deal, points)))


def _lost_deal(points: int) -> DealResult:
    """A deal that side 1 has lost; with a minus, won."""
    return DealResult(
        dealer=Seat(3),
        declarer=Seat(0),
        contract=ContractId.NORMAL,
        doubled=0,
        ending=Ending.CLAIMED,
        winner=Seat(0) if points > 0 else Seat(1),
        points=abs(points),
    )


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_rules_give_the_answer_of_an_example(number: int) -> None:
    example = EXAMPLES[number]
    fitting = [ruleset for ruleset in all_houses("bauernschnapsen") if example.applies(ruleset)]

    assert fitting
    for ruleset in fitting:
        check(example, ruleset)


def test_an_example_belongs_to_a_rule_in_the_order_of_the_rules() -> None:
    sources = list(BOOKS["bauernschnapsen"].sources)

    assert [example.rule for example in EXAMPLES] == sorted((each.rule for each in EXAMPLES), key=sources.index)


@pytest.mark.parametrize(
    ("rule", "option"),
    [
        ("1.2", "no_zehner_gang"),
        ("3.2", "kontra_schnapser_above"),
        ("4.3", "double_once"),
        ("6.3", "trickless_by_points"),
        ("6.5", "losers_tricks_only"),
        ("7.1", "bettler_all_play"),
        ("7.2", "schnapser_early"),
        ("8.3", "retourschneider"),
    ],
)
def test_where_houses_disagree_the_examples_do(rule: str, option: str) -> None:
    usual, other = (
        rule_in_force(f"BAU-{rule}", load(f"bauernschnapsen/pagat{added}"), "en").examples
        for added in ("", f"+{option}")
    )

    assert usual != other
