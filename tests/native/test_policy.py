"""The rule policy of playouts: legal, blind to hidden cards, seeded, and better than chance in every house."""

import random
from typing import Any

import pytest

from tests.ways import ONE_OF_EACH_WAY
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.solver.bauernschnapsen import twin as bauernschnapsen
from vorhand.solver.bismarck import twin as bismarck
from vorhand.solver.vector_env import vector_env
from vorhand.testing.leaks import moments
from vorhand.testing.worlds import second_world

TWINS: dict[str, Any] = {"bismarck": bismarck, "bauernschnapsen": bauernschnapsen}


def beginnings(ruleset: AnyRuleset) -> tuple[Any, ...]:
    return tuple(TWINS[game_of(ruleset).id].beginnings(ruleset))


def gain(ruleset: AnyRuleset, count: int) -> float:
    """Points a deal by which one side by rules is ahead of chance."""
    pairs = game_of(ruleset).id == "bauernschnapsen"
    sides = [(0, 2), (1, 3)] if pairs else [(seat,) for seat in range(ruleset.players)]
    total, deals = 0, 0
    for beginning in beginnings(ruleset):
        for side in sides:
            _, scores = beginning.playouts(count, seed=7, by_rules=side)
            others = sum(scores[seat] for seat in range(ruleset.players) if seat not in side)
            total += sum(scores[seat] for seat in side) - (others if pairs else 0)
            deals += count
    return total / deals


@pytest.mark.parametrize("id", rulesets.BUILT_IN)
def test_it_is_better_than_chance_in_every_house(id: str) -> None:
    assert gain(rulesets.load(id), 200) > 0.5


@pytest.mark.parametrize("id", ONE_OF_EACH_WAY)
def test_what_it_does_is_legal_and_hangs_on_no_hidden_card(id: str) -> None:
    ruleset, rng, compared = rulesets.load(id), random.Random(3), 0
    for steps in moments(ruleset, rng, 12):
        state = steps[-1].after
        if not isinstance(state.actor, int) or state.facts is None:
            continue
        deal = TWINS[game_of(ruleset).id].deal_of(state)
        if deal.actor is None:
            continue
        chosen = deal.by_rules(seed=1)
        assert chosen in deal.legal
        other = second_world(steps, Seat(state.actor), rng)
        if other is not None:
            compared += 1
            assert TWINS[game_of(ruleset).id].deal_of(other[-1].after).by_rules(seed=1) == chosen

    assert compared > 0


def test_the_seed_decides_between_equals() -> None:
    deal = beginnings(rulesets.load("bismarck/modern"))[0]

    assert deal.playouts(50, seed=1, by_rules=range(3)) == deal.playouts(50, seed=1, by_rules=range(3))
    assert deal.playouts(50, seed=1, by_rules=range(3)) != deal.playouts(50, seed=2, by_rules=range(3))


def test_whole_matches_by_rules_come_to_an_end_in_an_environment() -> None:
    env = vector_env(rulesets.load("bauernschnapsen/pagat"), count=50, seed=3)
    actions, actor, done = bytearray(50), bytearray(50), memoryview(bytearray(50)).cast("?")
    legal = memoryview(bytearray(50 * 256)).cast("?", [50, 256])
    rewards, scored = memoryview(bytearray(4 * 50 * 4)).cast("f", [50, 4]), [0.0] * 4
    for _ in range(200):
        env.sample(actions, by_rules=(0, 2))
        env.step(actions, legal=legal, actor=actor, rewards=rewards, done=done)
        for number in range(50):
            for seat in range(4):
                scored[seat] += rewards[number, seat]

    assert scored[0] == scored[2] > 2 * scored[1] > 0


def test_who_is_not_there_is_refused() -> None:
    deal = beginnings(rulesets.load("bismarck/modern"))[0]

    with pytest.raises(ValueError, match="a seat is 0 to 2, not 3"):
        deal.playouts(1, seed=1, by_rules=[3])
    with pytest.raises(ValueError, match="no player is to act"):
        deal.by_rules(seed=1)
