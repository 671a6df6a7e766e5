"""A claim is right in every distribution and against every reply: against brute force, and in real matches."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.study.endings import ending, is_mine, keeps_its_word, worlds
from vorhand import rulesets
from vorhand.bots import bot
from vorhand.cards import SEATS, Seat
from vorhand.games.actions import Deal
from vorhand.games.base import NATURE, AnyState
from vorhand.games.events import Scored, TrickTaken
from vorhand.games.known import game_of
from vorhand.notation import format_deal_string
from vorhand.records import Entry, Replay, chance_index, nature_action, nonce_from_seed
from vorhand.study import Claim, claim_of, next_of_rest
from vorhand.study.claims import sure_leads
from vorhand.study.known import key_of
from vorhand.testing.worlds import second_world


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6))
def test_what_is_proved_holds_in_every_distribution_against_every_reply(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        rest = ending(rng)
        leads = sure_leads(rest.rest, rest.rest.hand.bit_count())
        if leads is not None:
            assert all(keeps_its_word(rest, leads, world) for world in worlds(rest.rest))


def test_in_small_endings_everything_that_is_true_is_proved() -> None:
    """How often the proof is found where brute force, which may heed what the others played, takes everything."""
    rng, found, true = random.Random(5), 0, 0
    for _ in range(160):
        rest = ending(rng)
        possible = frozenset(worlds(rest.rest))
        if possible and is_mine(rest, rest.rest.hand, possible):
            true += 1
            found += sure_leads(rest.rest, rest.rest.hand.bit_count()) is not None

    assert true >= 12
    assert found == true


def steps_of(rules: str, seed: int) -> list[Replay]:
    """A match between bots that play by rules of thumb."""
    ruleset = rulesets.load(rules)
    game, rng = game_of(ruleset), random.Random(seed)
    player, state, dealt, steps = bot("rules", game.id), game.start(ruleset), 0, []
    while (actor := game.to_act(state)) is not None:
        if actor is NATURE:
            action = nature_action(state, nonce_from_seed(seed, chance_index(state, dealt)))
        else:
            action = player.act(game.observe(state, actor), rng)
        after, events = game.apply(state, actor, action)
        steps.append(Replay(state, Entry(actor, action), after, events))
        dealt += isinstance(action, Deal)
        state = after
    return steps


def ends(state: AnyState, seat: Seat, claim: Claim, limit: int = 120) -> set[tuple[int, ...]]:
    """The scores that the claim comes to against every reply, or against so many; every trick is the claimant's."""
    game, scores, seen = game_of(state), set[tuple[int, ...]](), set[object]()

    def visit(state: Any) -> None:
        key = key_of(state)
        if key in seen or len(seen) > limit:
            return
        seen.add(key)
        own = state.actor == seat
        actions = [next_of_rest(state, seat, claim)] if own else game.legal_actions(state, state.actor)
        for action in actions:
            after, events = game.apply(state, state.actor, action)
            assert {event.seat for event in events if isinstance(event, TrickTaken)} <= {seat}
            scored = [event.scores for event in events if isinstance(event, Scored)]
            scores.update(scored)
            if not scored:
                visit(after)

    visit(state)
    return scores


def check_claims(rules: str, seed: int) -> int:
    """Every claim of a match scores the same in every world and however the others play; how many there were."""
    rng, claims, steps = random.Random(seed), 0, steps_of(rules, seed)
    for number, step in enumerate(steps):
        state: Any = step.after
        seat, game = state.actor, game_of(state)
        claim = None if seat is None or seat is NATURE else claim_of(game.observe(state, seat))
        if claim is None:
            continue
        claims += 1
        scores = ends(state, seat, claim)
        world = second_world(steps[: number + 1], seat, rng) if claims % 3 == 0 else None
        if world is not None:
            assert claim_of(game.observe(world[-1].after, seat)) == claim
            scores |= ends(world[-1].after, seat, claim)
        assert len(scores) == 1, format_deal_string(state)
        others = [other for other in (None, *SEATS[: len(state.hands)]) if other != seat]
        assert not any(claim_of(game.observe(state, other)) for other in others)
    return claims


@pytest.mark.parametrize(
    ("rules", "seeds"),
    [("bismarck/modern", (0,)), ("bismarck/finnish-partners", (3,)), ("bauernschnapsen/pagat", (0, 1))],
)
def test_a_claim_scores_the_same_in_every_world_and_however_the_others_play(rules: str, seeds: tuple[int, ...]) -> None:
    assert sum(check_claims(rules, seed) for seed in seeds) >= 3


@pytest.mark.chaos
@pytest.mark.parametrize("rules", [id for id in rulesets.BUILT_IN if "+" not in id])
def test_a_claim_scores_the_same_in_every_house(rules: str) -> None:
    for seed in range(100, 105):
        check_claims(rules, seed)
