"""The laws of the game over every rule set, option, and 500 generated rule sets that hold every pair of axis values."""

import pytest

from tests.generated_houses import COUNT, built, generated
from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.testing.bismarck.generated import AXIS_VALUES
from vorhand.testing.check import check_game
from vorhand.testing.pairs import Pair, all_pairs, pairs_of

pytestmark = pytest.mark.slow

CHUNK = 25
MOST = 6
"""Deals after which a match under generated rules is left."""
WHOLE = 8
"""Of so many generated rule sets one is played to the end of a match."""

SHIPPED = [
    *rulesets.BUILT_IN,
    *(f"{id}+{option}" for id in rulesets.BUILT_IN for option in rulesets.options_of(id)),
]


@pytest.mark.parametrize("id", SHIPPED)
def test_laws_hold_for_every_shipped_rule_set(id: str) -> None:
    check_game(rulesets.load(id), seed=7, deals=20)


@pytest.mark.parametrize("first", range(0, COUNT, CHUNK))
def test_generated_rule_sets_are_refused_in_one_sentence_or_play(first: int) -> None:
    are_refused_or_play(first, deals=2, whole=WHOLE)


@pytest.mark.chaos
@pytest.mark.parametrize("first", range(0, COUNT, CHUNK))
def test_generated_rule_sets_are_refused_in_one_sentence_or_play_long(first: int) -> None:
    are_refused_or_play(first, deals=20, whole=1)


def are_refused_or_play(first: int, deals: int, whole: int) -> None:
    for number in range(first, first + CHUNK):
        ruleset = built(number)
        if isinstance(ruleset, RulesetError):
            sentence = str(ruleset)
            assert sentence.startswith(f"own/generated-{number}: {ruleset.fields['key']}: "), sentence
            assert sentence.endswith(".")
            assert "\n" not in sentence
        else:
            check_game(ruleset, seed=number, deals=deals, most=MOST if number % whole else None)


def test_generated_rule_sets_hold_every_pair_and_most_are_played() -> None:
    played = 0
    covered: set[Pair] = set()
    values: set[tuple[str, str]] = set()
    for number, values_of in enumerate(generated()):
        covered.update(pairs_of(values_of, AXIS_VALUES))
        if isinstance(built(number), Ruleset):
            played += 1
            values |= {(key, repr(values_of[key])) for key in AXIS_VALUES}

    assert covered == all_pairs(AXIS_VALUES)
    assert played >= 300
    assert values == {(key, repr(value)) for key, of_axis in AXIS_VALUES.items() for value in of_axis}
