"""Nothing hidden reaches a seat: two worlds that it cannot tell apart look the same to it to the last letter."""

import random

import pytest

from tests.ways import ONE_OF_EACH_WAY
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.testing.bismarck.generated import build, playable_rulesets
from vorhand.testing.leaks import assert_no_leak, moments
from vorhand.testing.worlds import second_world, seen_by

pytestmark = pytest.mark.slow

OPTIONS = ("choice_sees_hand", "must_trump", "valfri_no_spades", "open_cards_last", "open_cards_scattered", "playoff")
SHIPPED = [*rulesets.BUILT_IN, *(f"bismarck/modern+{option}" for option in OPTIONS)]


@pytest.mark.parametrize("id", [*ONE_OF_EACH_WAY, *(f"bismarck/modern+{option}" for option in OPTIONS)])
def test_no_seat_can_tell_two_worlds_apart(id: str) -> None:
    assert assert_no_leak(rulesets.load(id), seed=11, count=6) >= 30


def test_no_seat_can_tell_two_worlds_apart_under_generated_rules() -> None:
    assert worlds_under_generated_rules(20) >= 60


@pytest.mark.chaos
def test_no_seat_can_tell_two_worlds_apart_under_all_generated_rules() -> None:
    assert worlds_under_generated_rules(500) >= 1_500


def worlds_under_generated_rules(count: int) -> int:
    mended = [build(generated, n) for n, generated in enumerate(playable_rulesets(count, 1944))]
    return sum(assert_no_leak(ruleset, seed=n, count=1) for n, ruleset in enumerate(mended))


def test_the_property_can_fail() -> None:
    """A seat that is shown what another seat sees can tell the worlds apart."""
    rng = random.Random(5)
    for steps in moments(rulesets.load("bismarck/modern"), rng, 8):
        world = second_world(steps, Seat(0), rng)
        if world is not None and steps[-1].after.deal.looked and world[-1].after != steps[-1].after:
            assert any(seen_by(steps, seat) != seen_by(world, seat) for seat in (Seat(1), Seat(2)))
            return
    pytest.fail("no moment was fit for the test")
