"""The worked examples of Bismarck: the rules of each house give the answer that the example states."""

from collections import Counter
from dataclasses import replace
from typing import assert_never

import pytest

from tests.bismarck.positions import Table, ending
from tests.rulebook.houses import all_houses
from vorhand.cards import Card, Cards, Seat
from vorhand.games.bismarck import Ruleset
from vorhand.games.bismarck.actions import PlayCard
from vorhand.games.bismarck.ruleset import (
    Choice,
    Contract,
    Duty,
    Exchange,
    KittyPosition,
    RowDuty,
    Sees,
    Tie,
    Trump,
    TrumpSource,
)
from vorhand.games.bismarck.scoring import contenders, deal_scores, is_over, winners
from vorhand.games.bismarck.state import DealResult, Standing
from vorhand.games.events import TrickTaken
from vorhand.rulebook import BOOKS, rule_in_force
from vorhand.rulebook.bismarck.examples import EXAMPLES, MayPlay, Scores, Takes, Tied
from vorhand.rulesets import load


def check(example: Takes | MayPlay | Scores | Tied, ruleset: Ruleset) -> None:
    match example:
        case Takes():
            _check_taken(example, ruleset)
        case MayPlay():
            _check_playable(example, ruleset)
        case Scores():
            row = next(row for row in map(ruleset.contract, ruleset.playable_contracts()) if row.aim is example.aim)
            assert deal_scores(ruleset, row, Seat(0), example.tricks(ruleset)) == example.points(ruleset)
            assert sum(example.tricks(ruleset)) == ruleset.tricks
        case Tied():
            _check_tie(example, ruleset)
        case _:
            assert_never(example)


def _table(ruleset: Ruleset, row: Contract | None, trump: Trump, hands: list[list[Card]], trick: list[Card]) -> Table:
    """The end of a deal of that house in which those hands are left, and seat 0 has led."""
    assert row is not None
    won = [ruleset.deck.hand - max(map(len, hands)), *[0] * (ruleset.players - 1)]
    simple = _of_one_contract(ruleset, row, trump)
    text = ending(
        simple,
        contract=row.id.value,
        hands=[" ".join(card.text for card in hand) for hand in hands],
        leader=0,
        won=won,
        trick=[card.text for card in trick],
        dealer=ruleset.players - 1,
    )
    return Table.at(text, simple)


def _of_one_contract(ruleset: Ruleset, row: Contract, trump: Trump) -> Ruleset:
    """The same cards, ranks and duties in play; what comes before play, plain, so that any position can occur."""
    exchange = Exchange(duty=Duty.MANDATORY if ruleset.kitty.size else Duty.NONE)
    fixed = replace(row, trump=TrumpSource(trump.value), suits=Contract(id=row.id).suits, exchange=RowDuty.AS_RULE_SET)
    return replace(
        ruleset,
        choice=Choice(contracts=(row.id,), sees=Sees.HAND),
        contracts=tuple(fixed if each.id is row.id else each for each in ruleset.contracts),
        exchange=exchange,
        kitty=replace(ruleset.kitty, position=KittyPosition.FIRST),
    )


def _check_taken(example: Takes, ruleset: Ruleset) -> None:
    cards, players = list(example.cards(ruleset)), ruleset.players
    hands: list[list[Card]] = [[] for _ in range(players)]
    hands[players - 1] = cards[-1:]
    table = _table(ruleset, example.contract(ruleset), example.trump, hands, cards[:-1])

    table.do(PlayCard(cards[-1]))

    taken = next(event for event in table.events if isinstance(event, TrickTaken))
    assert cards[taken.seat].text == example.answer


def _check_playable(example: MayPlay, ruleset: Ruleset) -> None:
    trick, hand = ([Card(text) for text in row.split()] for row in (example.trick, example.hand))
    others = iter(Cards(ruleset.cards.bits) - Cards.of(trick) - Cards.of(hand))
    hands = [[next(others) for _ in range(len(hand) - (seat < len(trick)))] for seat in range(ruleset.players)]
    hands[len(trick)] = hand

    table = _table(ruleset, example.contract(ruleset), example.trump, hands, trick)

    assert {action.card.text for action in table.legal() if isinstance(action, PlayCard)} == set(example.answer.split())


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
