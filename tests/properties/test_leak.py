"""Nothing hidden reaches a seat: two worlds that it cannot tell apart look the same to it to the last letter."""

import random

import pytest

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.bismarck.actions import Deal
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.records import Replay
from vorhand.testing.generated import build, generated_rulesets
from vorhand.testing.matches import random_match
from vorhand.testing.worlds import second_world, seen_by

OPTIONS = ("choice_sees_hand", "must_trump", "valfri_no_spades", "open_cards_last", "open_cards_scattered", "playoff")
SHIPPED = [*rulesets.BUILT_IN, *(f"bismarck/modern+{option}" for option in OPTIONS)]


def moments(ruleset: Ruleset, rng: random.Random, count: int) -> list[list[Replay]]:
    """Beginnings of a random match that end within a deal, at random moments; every stage before play is among them."""
    steps = list(random_match(ruleset, rng.randrange(10**6)))
    dealt = [n for n, step in enumerate(steps) if step.after.facts is not None and step.after.facts.dealt]
    early = [n for n in dealt if not step_has_tricks(steps[n])]
    chosen = rng.sample(dealt, min(count, len(dealt))) + rng.sample(early, min(count, len(early)))
    return [steps[: n + 1] for n in chosen]


def step_has_tricks(step: Replay) -> bool:
    return bool(step.after.history or step.after.trick)


def assert_no_leak(ruleset: Ruleset, seed: int, count: int) -> int:
    """Compare what every seat and a spectator saw in pairs of worlds; the number of pairs that really differed."""
    rng, different = random.Random(seed), 0
    for steps in moments(ruleset, rng, count):
        began = max(n for n, step in enumerate(steps) if isinstance(step.entry.action, Deal))
        for seat in (None, *map(Seat, range(ruleset.players))):
            world = second_world(steps, seat, rng)
            if world is None:
                continue
            different += world[-1].after != steps[-1].after
            assert seen_by(steps[began:], seat) == seen_by(world[began:], seat)
    return different


@pytest.mark.parametrize("id", SHIPPED)
def test_no_seat_can_tell_two_worlds_apart(id: str) -> None:
    assert assert_no_leak(rulesets.load(id), seed=11, count=6) >= 30


def test_no_seat_can_tell_two_worlds_apart_under_generated_rules() -> None:
    mended = [build(generated, n) for n, generated in enumerate(generated_rulesets(500, 1944)[:60])]

    assert sum(assert_no_leak(ruleset, seed=n, count=1) for n, ruleset in enumerate(mended)) >= 200


def test_the_property_can_fail() -> None:
    """A seat that is shown what another seat sees can tell the worlds apart."""
    rng = random.Random(5)
    for steps in moments(rulesets.load("bismarck/modern"), rng, 8):
        world = second_world(steps, Seat(0), rng)
        if world is not None and steps[-1].after.deal.looked and world[-1].after != steps[-1].after:
            assert any(seen_by(steps, seat) != seen_by(world, seat) for seat in (Seat(1), Seat(2)))
            return
    pytest.fail("no moment was fit for the test")
