"""Plays random deals of Bismarck through both engines at once, and compares them after every action."""

import random
from collections.abc import Sequence

from vorhand.games.base import ARBITER, NATURE
from vorhand.games.bismarck import GAME, DrawDealer, Ruleset, State, Void, VoidReason
from vorhand.games.bismarck.actions import PlayerAction, action_at, number_of
from vorhand.games.bismarck.giving import givings, under_way
from vorhand.games.bismarck.ruleset import ForgottenDiscard
from vorhand.games.bismarck.state import Phase
from vorhand.notation import format_deal_string
from vorhand.records import Replay
from vorhand.solver.bismarck.twin import BismarckDeal, after_chance, beginning_of, deal_of
from vorhand.testing.draws import FastDraws

__all__ = ["followed", "same_deals"]

_FROM_STATE = 0.02
"""How often a moment is made from the Python state as well."""


def _actions() -> dict[int, PlayerAction]:
    found = {}
    for number in range(256):
        try:
            found[number] = action_at(number)
        except KeyError:
            continue
    return found


_ACTIONS = _actions()


def same_deals(ruleset: Ruleset, *, seed: int, deals: int) -> int:
    """Play random matches for so many deals; AssertionError with a deal string where the engines differ.

    Returns how many actions of players were compared.
    """
    rng, played, compared = random.Random(seed), 0, 0
    while played < deals:
        state = GAME.start(ruleset)
        state = GAME.apply(state, NATURE, GAME.chance(state, FastDraws(rng))).state
        while state.facts is not None and played < deals:
            state, actions = _same_deal(state, rng)
            compared += actions
            played += 1
    return compared


def _same_deal(state: State, rng: random.Random) -> tuple[State, int]:
    """One deal through both engines: the state after it, and the players' actions in it."""
    number, native, actions = len(state.standing.results), _beginning(state), 0
    while len(state.standing.results) == number:
        _compare(state, native)
        if rng.random() < _FROM_STATE:
            _compare_from_state(state, native)
        if state.actor is NATURE:
            state, native = _chance(state, native, rng)
        elif _is_voided(state, rng):
            state = GAME.apply(state, ARBITER, Void(VoidReason.FORGOTTEN_DISCARD)).state
            native = _beginning(state)
        else:
            legal = native.legal
            chosen = int(rng.random() * len(legal))
            assert state.actor is not None
            state = GAME.apply(state, state.actor, _ACTIONS[legal[chosen]]).state
            native = native.after(legal[chosen])
            actions += 1
    _compare_end(state, native)
    return state, actions


def followed(steps: Sequence[Replay]) -> BismarckDeal:
    """The native twin of the moment to which the steps of a match lead, which is within a deal."""
    began = max(n for n, step in enumerate(steps) if _begins(step))
    native = _beginning(steps[began].after)
    for step in steps[began + 1 :]:
        action = step.entry.action
        native = after_chance(native, action) if step.entry.actor is NATURE else native.after(number_of(action))
    return native


def _begins(step: Replay) -> bool:
    """Whether a deal begins with this step, which may be one that repeats a void deal."""
    played = len(step.before.standing.results) != len(step.after.standing.results)
    return played or isinstance(step.entry.action, DrawDealer | Void)


def _beginning(state: State) -> BismarckDeal:
    return beginning_of(state.ruleset, state.deal)


def _is_voided(state: State, rng: random.Random) -> bool:
    """Now and then a deal is void and dealt again, with the contract and perhaps a trump that are kept (BIS-7.1)."""
    possible = state.phase is Phase.DISCARD and state.ruleset.match.forgotten_discard is ForgottenDiscard.REDEAL
    return possible and rng.random() < 0.02


def _chance(state: State, native: BismarckDeal, rng: random.Random) -> tuple[State, BismarckDeal]:
    action = GAME.chance(state, FastDraws(rng))
    return GAME.apply(state, NATURE, action).state, after_chance(native, action)


def _compare_from_state(state: State, native: BismarckDeal) -> None:
    """A deal that is met on its way is the one that was followed from its beginning."""
    met = deal_of(state)
    assert (met.phase, met.legal, met.hash) == (native.phase, native.legal, native.hash), format_deal_string(state)
    for seat in range(state.ruleset.players):
        assert met.features(seat) == native.features(seat), format_deal_string(state)


def _compare(state: State, native: BismarckDeal) -> None:
    """In play only what changes there, which is most of the time."""
    actor = None if state.actor is NATURE else state.actor
    same = native.actor == actor and native.leader == state.leader
    if actor is not None:
        legal = tuple([_ACTIONS[number] for number in native.legal])
        same = same and legal == GAME.legal_actions(state, actor)
    if state.phase is Phase.PLAY and actor is not None:
        same = same and native.won == state.won and native.hands[actor] == state.hands[actor]
    else:
        same = same and _settled(native) == _settled_by_rules(state)
    assert same, format_deal_string(state)


def _settled(native: BismarckDeal) -> tuple[object, ...]:
    return native.phase, native.hands, native.aside, native.declarer, native.contract, native.trump, native.over


def _settled_by_rules(state: State) -> tuple[object, ...]:
    facts = state.deal
    hands = state.hands if facts.dealt else (0,) * state.ruleset.players
    due = under_way(givings(state.ruleset, facts.declarer), facts.given) if facts.given else None
    aside = facts.discards | (due[1] if due else 0)
    contract = facts.contract.id if facts.contract else None
    return state.phase, hands, aside, facts.declarer_seat, contract, facts.trump, False


def _compare_end(state: State, native: BismarckDeal) -> None:
    """The deal is over: its result stands on the sheet, and what was left in the hands with it."""
    result, previous = state.standing.results[-1], state.previous
    assert previous is not None
    won, left = tuple(native.won), tuple(hand.bit_count() for hand in native.hands)
    assert (native.over, native.phase, native.actor, native.legal) == (True, "over", None, b"")
    assert (native.declarer, native.contract, native.trump) == (result.declarer, result.contract, result.trump)
    assert (won, native.scores) == (result.tricks, result.scores)
    assert left == (result.left or (0,) * len(left))
    assert native.aside == previous.discards
