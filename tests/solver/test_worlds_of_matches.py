"""Worlds of random moments of random deals: the true deal is among them, and each looks the same to the seat."""

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from tests.solver.worlds import known_to, laid_out_as, true_world, worlds_to_try
from tests.ways import ONE_OF_EACH_WAY
from vorhand import rulesets
from vorhand.cards import Cards, Seat
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.records import Replay
from vorhand.solver.hidden.known import constraints_of
from vorhand.solver.worlds import Space, World, space_of
from vorhand.testing.bauernschnapsen.generated import generated_rulesets
from vorhand.testing.bismarck.generated import build, playable_rulesets
from vorhand.testing.leaks import moments
from vorhand.testing.matches import random_match
from vorhand.testing.worlds import second_world

pytestmark = pytest.mark.slow

OPTIONS = [f"{id}+{option}" for id in rulesets.BUILT_IN for option in rulesets.options_of(id)]


def seats_of(ruleset: AnyRuleset) -> list[Seat | None]:
    return [None, *map(Seat, range(ruleset.players))]


def matches(ruleset: AnyRuleset, seed: int) -> Iterator[Replay]:
    for number in itertools.count(seed):
        yield from random_match(ruleset, number)


def space_at(steps: Sequence[Replay], seat: Seat | None) -> Space:
    state = steps[-1].after
    return space_of(game_of(state).observe(state, seat))


def heaps_of(world: World) -> list[Cards]:
    return [*world.hands, world.kitty, world.discards, world.undealt]


def look_the_same(ruleset: AnyRuleset, *, seed: int, count: int, seats: int = 5) -> int:
    """Lay out anew one drawn world for every moment and some seats; the number of those that are not the true one."""
    rng, different = random.Random(seed), 0
    for steps in moments(ruleset, rng, count):
        state = steps[-1].after
        asked = seats_of(ruleset)
        for seat in rng.sample(asked, min(seats, len(asked))):
            space, true = space_at(steps, seat), true_world(state)
            assert space.ways_of(true) > 0
            other = second_world(steps, seat, rng)
            assert other is None or space.ways_of(true_world(other[-1].after)) > 0
            (world,) = space.sample(1, seed=rng.getrandbits(64))
            assert space.ways_of(world) > 0
            may_hold = constraints_of(game_of(ruleset).observe(state, seat)).may_hold()
            for heap, sets in zip(zip(heaps_of(true), heaps_of(world), strict=True), may_hold, strict=False):
                assert not any(cards.bits & ~sets for cards in heap)
            assert laid_out_as(steps, world, seat, rng) is not None, (
                f"no deal under {ruleset.id} that looks the same ends in {world}"
            )
            different += world != true
    return different


@pytest.mark.parametrize("id", ONE_OF_EACH_WAY)
def test_a_drawn_world_looks_the_same_to_its_seat(id: str) -> None:
    assert look_the_same(rulesets.load(id), seed=5, count=1, seats=2) >= 1


def test_a_drawn_world_looks_the_same_under_generated_rules() -> None:
    assert under_generated_rules(6, seats=2) >= 6


@pytest.mark.chaos
@pytest.mark.parametrize("id", [*rulesets.BUILT_IN, *OPTIONS])
def test_a_drawn_world_looks_the_same_to_its_seat_long(id: str) -> None:
    assert look_the_same(rulesets.load(id), seed=6, count=6) >= 20


@pytest.mark.chaos
def test_a_drawn_world_looks_the_same_under_all_generated_rules() -> None:
    assert under_generated_rules(500, seats=5) >= 3_000


def under_generated_rules(count: int, *, seats: int) -> int:
    """In so many generated houses of each game."""
    houses: list[AnyRuleset] = [build(generated, n) for n, generated in enumerate(playable_rulesets(count, 1944))]
    houses += generated_rulesets(count)
    return sum(look_the_same(ruleset, seed=n, count=1, seats=seats) for n, ruleset in enumerate(houses))


def true_deal_is_possible(ruleset: AnyRuleset, *, seed: int, steps: int) -> int:
    """Ask every seat at so many points of matches, one after the other; the number of questions."""
    asked = 0
    for step in itertools.islice(matches(ruleset, seed), steps):
        true = true_world(step.after)
        for seat in seats_of(ruleset)[1:]:
            assert space_at([step], seat).ways_of(true) > 0
            asked += 1
    return asked


@pytest.mark.parametrize("id", ["bismarck/modern", "bismarck/finnish-partners", "bauernschnapsen/pagat"])
def test_the_true_deal_is_possible_at_every_point(id: str) -> None:
    assert true_deal_is_possible(rulesets.load(id), seed=8, steps=60) >= 180


@pytest.mark.chaos
@pytest.mark.parametrize("id", [*rulesets.BUILT_IN, *OPTIONS])
def test_the_true_deal_is_possible_at_every_point_long(id: str) -> None:
    assert true_deal_is_possible(rulesets.load(id), seed=9, steps=200) >= 500


def test_worlds_are_all_that_can_be_laid_out() -> None:
    assert all_that_can_be_laid_out(["bauernschnapsen/pagat", "bismarck/finnish-partners", "bismarck/modern"], 2) == 6


@pytest.mark.chaos
def test_worlds_are_all_that_can_be_laid_out_long() -> None:
    assert all_that_can_be_laid_out([*ONE_OF_EACH_WAY, *OPTIONS], 4) >= 400


def all_that_can_be_laid_out(ids: Sequence[str], most: int) -> int:
    """Try every way to lay few hidden cards, whatever is known of them; the number of moments that were tried."""
    rng, tried = random.Random(3), 0
    for number, id in enumerate(ids):
        for steps, seat in few_hidden_cards(rulesets.load(id), number, most):
            space, possible = space_at(steps, seat), 0
            for world in worlds_to_try(steps[-1].after, seat):
                can_be = laid_out_as(steps, world, seat, rng) is not None
                assert can_be is (space.ways_of(world) > 0), f"{id}, seat {seat}: {world}"
                possible += can_be
            assert space.count == possible
            tried += 1
    return tried


def few_hidden_cards(ruleset: AnyRuleset, seed: int, most: int) -> Iterator[tuple[list[Replay], Seat]]:
    """So many moments, each of another match, at which a seat does not know the places of a few cards."""
    rng = random.Random(seed)
    found = 0
    while found < most:
        steps = list(itertools.islice(random_match(ruleset, rng.randrange(10**6)), 90))
        points = [(number, seat) for number in range(len(steps)) for seat in map(Seat, range(ruleset.players))]
        rng.shuffle(points)
        for number, seat in points:
            state = steps[number].after
            heaps = zip(heaps_of(true_world(state)), heaps_of(known_to(state, seat)), strict=True)
            if 3 <= sum(len(heap - known) for heap, known in heaps) <= 6:
                yield steps[: number + 1], seat
                found += 1
                break
