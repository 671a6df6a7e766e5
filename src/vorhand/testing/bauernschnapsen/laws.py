"""Laws of Bauernschnapsen that hold of every step and every match, whatever the house."""

import random
from collections.abc import Sequence

from vorhand.cards import Suit, bits_of
from vorhand.games.bauernschnapsen import scoring
from vorhand.games.bauernschnapsen.actions import (
    CLAIM,
    CUTS,
    DECLARATIONS,
    DECLINE,
    DOUBLE,
    KNOCK,
    KONTRA_NORMAL,
    PASS,
    PLAYS,
    TURN_UP,
    Bid,
    Claim,
    NameTrump,
    PlayerAction,
)
from vorhand.games.bauernschnapsen.events import DealScored, MatchEnded
from vorhand.games.bauernschnapsen.ruleset import CARDS, ContractId
from vorhand.games.bauernschnapsen.state import Ending, Phase, State
from vorhand.records import Replay

__all__ = ["PLAYER_ACTIONS", "check_match", "check_step"]

PLAYER_ACTIONS: tuple[PlayerAction, ...] = (
    *(action for action in PLAYS if action.card in CARDS),
    *DECLARATIONS,
    CLAIM,
    KNOCK,
    *CUTS,
    *(NameTrump(suit) for suit in Suit),
    TURN_UP,
    *(Bid(contract) for contract in ContractId),
    KONTRA_NORMAL,
    PASS,
    DOUBLE,
    DECLINE,
)
"""Every action that a seat can ever do, under whatever rules."""


def check_step(step: Replay) -> None:
    """Assert the laws of one action."""
    state = step.after
    if state.facts is not None and any(state.hands):
        _check_cards(state)
    if state.phase is Phase.PLAY:
        assert state.actor != state.idle
        assert state.playable, "somebody has no card to play"
    for event in step.events:
        if isinstance(event, DealScored):
            _check_score(step, event)


def _check_cards(state: State) -> None:
    played = [card for trick in state.history for card in trick.cards] + list(state.trick)
    places = [*state.hands, bits_of(played)]
    union = 0
    for place in places:
        union |= place
    assert sum(place.bit_count() for place in places) == len(CARDS)
    assert union == CARDS.bits


def _check_score(step: Replay, event: DealScored) -> None:
    side, other = event.scores[0], event.scores[1]
    assert event.scores == (side, other, side, other)
    assert (side == 0) != (other == 0), "exactly one side scores"
    row = step.before.ruleset.contract(event.contract)
    times = max(side, other) >> event.doubled
    assert times << event.doubled == max(side, other)
    normal = event.ending in (Ending.CLAIMED, Ending.FALSE_CLAIM, Ending.LAST_TRICK)
    assert times in ((row.value, 2 * row.value, 3 * row.value) if normal else (row.value,))
    assert (event.ending in (Ending.CLAIMED, Ending.FALSE_CLAIM)) == isinstance(step.entry.action, Claim)
    previous = step.after.previous
    assert previous is not None
    if sum(len(trick.cards) for trick in previous.tricks) == len(CARDS):
        marriages = sum(marriage.points for marriage in previous.marriages)
        assert event.points[0] + event.points[1] == 120 + marriages


def check_match(steps: Sequence[Replay], rng: random.Random) -> None:
    """Assert the laws of a match: it ends exactly when a side has reached the target."""
    del rng
    ruleset = steps[0].before.ruleset
    sums = [0, 0]
    for step in steps:
        for event in step.events:
            if isinstance(event, DealScored):
                assert max(sums) < ruleset.match.target
                sums = [sums[0] + event.scores[0], sums[1] + event.scores[1]]
                assert event.totals == (*sums, *sums)
            if isinstance(event, MatchEnded):
                assert max(sums) >= ruleset.match.target
                assert event.totals == (*sums, *sums)
                assert event.bummerl in (1, ruleset.match.schneider, 4)
    final = steps[-1].after
    assert (final.phase is Phase.OVER) == scoring.is_over(ruleset, final.standing)
