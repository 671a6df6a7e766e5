"""The play of a layout, from the first turn until somebody is out of cards. Rules BIS-8.3 to BIS-8.5."""

from dataclasses import replace

from vorhand.cards import Card, next_seat
from vorhand.games.base import Event, Step
from vorhand.games.bismarck import scoring
from vorhand.games.bismarck.building import fitting
from vorhand.games.bismarck.ending import end_deal
from vorhand.games.bismarck.events import CardLaid, Passed
from vorhand.games.bismarck.state import Layout, State

__all__ = ["lay_card", "pass_turn"]


def lay_card(state: State, card: int) -> Step[State]:
    """The player to act lays a card that fits, and is out if it was his last one."""
    seat, before = state.actor, state.layout
    assert isinstance(seat, int) and before is not None
    hand = state.hands[seat] & ~(1 << card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    layout = Layout(piles=before.piles, turns=(*before.turns, card), laid=before.laid | 1 << card)
    events: tuple[Event, ...] = (CardLaid(seat, Card.at(card)),)
    if hand:
        return _next_turn(replace(state, hands=hands, layout=layout), events)
    left = tuple(held.bit_count() for held in hands)
    return end_deal(replace(state, hands=hands, layout=layout), events, scoring.layout_scores(left), left)


def pass_turn(state: State) -> Step[State]:
    """The player to act holds no card that fits."""
    seat, before = state.actor, state.layout
    assert isinstance(seat, int) and before is not None
    layout = Layout(piles=before.piles, turns=(*before.turns, None), laid=before.laid)
    return _next_turn(replace(state, layout=layout), (Passed(seat),))


def _next_turn(state: State, events: tuple[Event, ...]) -> Step[State]:
    assert isinstance(state.actor, int) and state.layout is not None
    turn = next_seat(state.actor, len(state.hands))
    playable = state.hands[turn] & fitting(state.layout.piles, state.layout.laid)
    return Step(replace(state, actor=turn, playable=playable), events)
