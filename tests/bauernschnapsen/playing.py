"""Deals of Bauernschnapsen at their first lead, in the Python engine and in the native core, without an auction."""

from dataclasses import replace

from vorhand.cards import Seat, Suit, next_seat
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import GAME, Phase, Ruleset, State
from vorhand.games.bauernschnapsen.actions import Deal, DrawDealer, Knock, PlayerAction, action_at, number_of
from vorhand.games.bauernschnapsen.play import begin_play
from vorhand.games.bauernschnapsen.ruleset import Contract
from vorhand.solver.bauernschnapsen.twin import BauernschnapsenDeal, rules_of

__all__ = ["after", "first_lead", "legal", "native_first_lead"]


def first_lead(
    ruleset: Ruleset,
    contract: Contract,
    hands: tuple[int, ...],
    *,
    caller: Seat,
    declarer: Seat,
    trump: Suit,
    doubled: int = 0,
) -> State:
    """The Python engine at the first lead; a contract that is shown is scored at once, and the next deal waits."""
    state = GAME.start(ruleset)
    dealer = next_seat(caller, 4, 3)
    for actor, action in ((NATURE, DrawDealer(dealer)), (NATURE, Deal(tuple(ruleset.cards)))):
        state = GAME.apply(state, actor, action).state
    assert isinstance(state.actor, int)
    state = GAME.apply(state, state.actor, Knock()).state
    facts = replace(state.deal, late=(0,) * 4, trump=trump, contract=contract, declarer=declarer, doubled=doubled)
    return begin_play(replace(state, facts=facts, hands=hands, phase=Phase.DOUBLING, actor=None), ()).state


def native_first_lead(
    ruleset: Ruleset,
    contract: Contract,
    hands: tuple[int, ...],
    *,
    caller: Seat,
    declarer: Seat,
    trump: Suit,
    doubled: int = 0,
) -> BauernschnapsenDeal:
    """The native core at the same lead."""
    rows = tuple(contract if row.id is contract.id else row for row in ruleset.contracts)
    rules = rules_of(replace(ruleset, contracts=rows))
    dealer = next_seat(caller, 4, 3)
    return rules.first_lead(contract.id, hands=hands, dealer=dealer, declarer=declarer, trump=trump, doubled=doubled)


def legal(state: State) -> list[int]:
    """The numbers of the legal actions; none once the deal is over."""
    return [number_of(action) for action in _legal(state)] if state.phase is Phase.PLAY else []


def after(state: State, number: int) -> State:
    """The Python engine after the action with that number."""
    assert isinstance(state.actor, int)
    return GAME.apply(state, state.actor, action_at(number)).state


def _legal(state: State) -> tuple[PlayerAction, ...]:
    assert isinstance(state.actor, int)
    return GAME.legal_actions(state, state.actor)
