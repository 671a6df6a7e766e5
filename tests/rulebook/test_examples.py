"""The worked examples of Bismarck: the rules of each house give the answer that the example states."""

from collections import Counter
from typing import assert_never

import pytest

from tests.rulebook.checking import check_contract, check_dealing, check_exchange, check_match
from tests.rulebook.houses import all_houses
from tests.rulebook.trying import allowed
from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.bismarck import Ruleset
from vorhand.games.bismarck.building import fitting, piles_of
from vorhand.games.bismarck.ruleset import (
    Tie,
    Trump,
)
from vorhand.games.bismarck.scoring import contenders, deal_scores, is_over, layout_scores, winners
from vorhand.games.bismarck.state import DealResult, Standing
from vorhand.rulebook import BOOKS, rule_in_force
from vorhand.rulebook.bismarck.examples import EXAMPLES, AnyExample, Lays, MayPlay, Outs, Scores, Takes, Tied
from vorhand.rulebook.bismarck.examples_contract import AtWill, Chooses, Names, NamesAgain, Ordered
from vorhand.rulebook.bismarck.examples_dealing import (
    Dealt,
    FoundByCard,
    InTurn,
    KittySeen,
    Paused,
    Rotation,
    Scattered,
    Shown,
)
from vorhand.rulebook.bismarck.examples_exchange import Exchanged, Forgotten, MayDiscard, MayReturn, Passed, TakesKitty
from vorhand.rulebook.bismarck.examples_match import OnTheSheet, PlayedOff
from vorhand.rulebook.exercises import Posed
from vorhand.rulesets import load


def check(example: AnyExample, ruleset: Ruleset) -> None:
    match example:
        case Rotation() | FoundByCard() | Dealt() | Scattered() | KittySeen() | InTurn() | Paused() | Shown():
            check_dealing(example, ruleset)
        case Chooses() | Ordered() | AtWill() | Names() | NamesAgain():
            check_contract(example, ruleset)
        case TakesKitty() | Exchanged() | MayDiscard() | Passed() | MayReturn() | Forgotten():
            check_exchange(example, ruleset)
        case OnTheSheet() | PlayedOff():
            check_match(example, ruleset)
        case Takes() | MayPlay():
            _check_played(example, ruleset)
        case Scores():
            row = next(row for row in map(ruleset.contract, ruleset.playable_contracts()) if row.aim is example.aim)
            assert deal_scores(ruleset, row, Seat(0), example.tricks(ruleset)) == example.points(ruleset)
            assert sum(example.tricks(ruleset)) == ruleset.tricks
        case Tied():
            _check_tie(example, ruleset)
        case Lays():
            _check_laid(example, ruleset)
        case Outs():
            assert layout_scores(example.left(ruleset)) == example.points(ruleset)
        case _:
            assert_never(example)


def _check_played(example: Takes | MayPlay, ruleset: Ruleset) -> None:
    """What the rules allow of all that the example offers, and which card they say takes the trick."""
    exercise = BOOKS["bismarck"].exercises.of(example, ruleset)
    assert exercise is not None
    assert allowed(Posed(id="", rule=example.rule, exercise=exercise)) == set(example.answer.split())


def _check_laid(example: Lays, ruleset: Ruleset) -> None:
    contract = example.contract(ruleset)
    assert contract is not None
    on_table, hand = (Cards.of(map(Card, text.split())) for text in (example.laid, example.hand))
    piles = piles_of(ruleset, contract, None, None)
    lies = [
        Cards.of(Card.at(card) for card in pile[: sum(c.suit is suit for c in on_table)])
        for suit, pile in zip(Suit, piles, strict=True)
    ]

    assert Cards.of(card for row in lies for card in row) == on_table
    assert Cards(hand.bits & fitting(piles, on_table.bits)) == Cards.of(map(Card, example.answer.split()))


def _check_tie(example: Tied, ruleset: Ruleset) -> None:
    none = (0,) * ruleset.players
    results = tuple(
        DealResult(
            dealer=Seat(0),
            declarer=Seat(0),
            contract=ruleset.playable_contracts()[0],
            trump=Trump.NO_TRUMP,
            tricks=none,
            scores=none if number else example.totals(ruleset),
        )
        for number in range(ruleset.deals)
    )
    standing = Standing(Seat(0), results)

    assert is_over(ruleset, standing) is (example.tie is Tie.SHARED)
    assert (winners if example.tie is Tie.SHARED else contenders)(ruleset, standing) == (0, 1)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_rules_give_the_answer_of_an_example(number: int) -> None:
    example = EXAMPLES[number]
    fitting = [ruleset for ruleset in all_houses("bismarck") if example.applies(ruleset)]

    assert fitting
    for ruleset in fitting:
        check(example, ruleset)


def test_an_example_belongs_to_a_rule() -> None:
    assert [example.rule for example in EXAMPLES if example.rule not in BOOKS["bismarck"].sources] == []


def test_an_example_changes_with_the_house() -> None:
    free, must = (rule_in_force("BIS-4.3", load(id), "en").examples for id in ("modern", "modern+must_trump"))

    assert free == ("Spades are trumps. After 9♥ you hold K♣ 7♠: you may play K♣ 7♠.",)
    assert must[0] == "Spades are trumps. After 9♥ you hold K♣ 7♠: you may play 7♠."
    assert Counter(map(len, (free, must))) == {1: 1, 2: 1}
