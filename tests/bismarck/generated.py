"""Random positions, of every phase and any moment of a match, and texts that are nearly right."""

import random
from collections.abc import Callable
from typing import TypeVar

from hypothesis import strategies as st

from tests.bismarck.vectors import house, own_houses
from vorhand import rulesets
from vorhand.cards import SEATS, Seat, next_seat
from vorhand.errors import VorhandError
from vorhand.games import bismarck
from vorhand.games.base import ARBITER, NATURE, Office
from vorhand.games.bismarck import GAME, Ruleset, State, Trump, Void, VoidReason
from vorhand.games.bismarck.ruleset import Aim, TrumpSource
from vorhand.games.bismarck.scoring import (
    deal_scores,
    dealer_of,
    declarer_of,
    is_over,
    layout_scores,
    offered_contracts,
    quotas_by_seat,
)
from vorhand.games.bismarck.state import DealResult, Standing
from vorhand.notation import parse_deal_string
from vorhand.notation.bismarck import format_trump
from vorhand.records import nature_action, nonce_from_seed

__all__ = ["HOUSES", "POSITION", "accepted", "play_on", "position", "results_text"]

HOUSES = [
    *bismarck.HOUSES.built_in,
    *(f"{id}+{option}" for id in bismarck.HOUSES.built_in for option in rulesets.options_of(id)),
    *own_houses(),
]
"""Every rule set there is here."""

T = TypeVar("T")


def accepted(parse: Callable[[], T]) -> T | None:
    """What it returns, or None if it refuses with a sentence. Any other exception is the failure of the test."""
    try:
        return parse()
    except VorhandError as error:
        sentence = str(error)
    assert sentence
    assert sentence.isprintable()
    return None


def results_text(ruleset: Ruleset, deals: int, rng: random.Random) -> str:
    """The fields dealer and results after that many deals, or fewer if the match ends before."""
    first = rng.choice(SEATS[: ruleset.players])
    standing, written = Standing(first), list[str]()
    level = rng.random() < 0.3  # everybody at quota in every deal: a tie at the end
    while len(standing.results) < deals and not is_over(ruleset, standing):
        declarer = declarer_of(ruleset, standing)
        if declarer is None:  # whoever had the card
            declarer = next_seat(first, ruleset.players)
        contract = ruleset.contract(rng.choice(offered_contracts(ruleset, standing, declarer)))
        quotas = quotas_by_seat(ruleset, contract, declarer)
        tricks = tuple(quota if seat < ruleset.side_count else 0 for seat, quota in enumerate(quotas))
        sheds = contract.aim is Aim.SHED
        if sheds:
            out = rng.randrange(ruleset.players)
            tricks = tuple(0 if seat == out else rng.randint(1, 5) for seat in range(ruleset.players))
        elif not level or not any(quotas):
            takers = [rng.randrange(ruleset.players) for _ in range(ruleset.tricks)]
            tricks = tuple(takers.count(seat) for seat in range(ruleset.players))
        match contract.trump:
            case TrumpSource.DECLARED:
                trump = rng.choice(contract.suits)
            case TrumpSource.TURNED | TrumpSource.CUT | TrumpSource.LAST_CARD | TrumpSource.DEALERS_CARD:
                trump = rng.choice([suit for suit in Trump if suit.suit is not None])
            case fixed:
                trump = Trump(fixed.value)
        written.append(f"{contract.id}:{format_trump(trump)}:{','.join(map(str, tricks))}")
        scores = layout_scores(tricks) if sheds else deal_scores(ruleset, contract, declarer, tricks)
        result = DealResult(
            dealer=first, declarer=declarer, contract=contract.id, trump=trump, tricks=tricks, scores=scores
        )
        standing = Standing(first, (*standing.results, result))
    dealer = dealer_of(ruleset, standing)
    return f"dealer={dealer}" + (f" results={'/'.join(written)}" if written else "")


def play_on(state: State, rng: random.Random, steps: int, *, within_deal: bool = False) -> State:
    """The state after that many random legal actions, or at the end of the match (or of the deal).

    Every state on the way that waits for a player must let him do something.
    """
    deals = len(state.standing.results)
    for _ in range(steps):
        actor = GAME.to_act(state)
        if actor is None or (within_deal and len(state.standing.results) > deals):
            break
        state = _step(state, actor, rng)
    return state


def _step(state: State, actor: Seat | Office, rng: random.Random) -> State:
    if actor is NATURE:
        return GAME.apply(state, actor, nature_action(state, nonce_from_seed(rng.randrange(10**9), 0))).state
    void = Void(VoidReason.FORGOTTEN_DISCARD)
    if rng.random() < 0.05 and GAME.why_not(state, ARBITER, void) is None:
        return GAME.apply(state, ARBITER, void).state
    assert isinstance(actor, int)
    actions = GAME.legal_actions(state, Seat(actor))
    assert actions, "a seat is to act and can do nothing"
    return GAME.apply(state, actor, rng.choice(actions)).state


def position(id: str, seed: int, steps: int, deals: int) -> State:
    """A random position: `steps` actions into the deal after `deals` random results."""
    ruleset, rng = house(id), random.Random(seed)
    if deals < 0:
        return GAME.start(ruleset)
    return play_on(parse_deal_string(f"{id} {results_text(ruleset, deals, rng)}", ruleset), rng, steps)


POSITION = st.builds(
    position,
    st.sampled_from(HOUSES),
    st.integers(0, 10**6),
    st.integers(0, 64),
    st.one_of(st.just(0), st.integers(-1, 30)),
)
"""A position of any rule set, phase and moment of a match."""
