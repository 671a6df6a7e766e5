"""Bismarck as one object: the `Game` protocol over this package's functions."""

from typing import assert_never

from vorhand.cards import Seat
from vorhand.games.base import Actor, Outcome, Step, Turn
from vorhand.games.bismarck import before_play, legal, scoring
from vorhand.games.bismarck.actions import (
    Action,
    ChooseContract,
    CutCard,
    Deal,
    Discard,
    DrawDealer,
    GiveCard,
    LayOpen,
    LeaveKitty,
    NameDirection,
    NameStart,
    NameTrump,
    Pass,
    PlayCard,
    TakeKitty,
    Void,
)
from vorhand.games.bismarck.chance import chance
from vorhand.games.bismarck.giving import givings, under_way
from vorhand.games.bismarck.layout import lay_card, pass_turn
from vorhand.games.bismarck.observation import observe
from vorhand.games.bismarck.play import play_card
from vorhand.games.bismarck.state import Phase, State

__all__ = ["GAME", "Bismarck", "apply", "legal_actions", "start", "to_act", "why_not"]

start = before_play.start
legal_actions = legal.legal_actions
why_not = legal.why_not


def to_act(state: State) -> Turn | None:
    """Whom the table waits for: a seat, NATURE, or None when the match is over."""
    return state.actor


def apply(state: State, actor: Actor, action: Action) -> Step[State]:
    """The state after a legal action and what happened; IllegalActionError names the rule that forbids it.

    >>> from vorhand.games.bismarck import GAME, DrawDealer, Ruleset
    >>> from vorhand.games.base import NATURE
    >>> from vorhand.cards import Seat
    >>> state = GAME.start(Ruleset(id="bismarck/modern", source="pagat"))
    >>> GAME.apply(state, NATURE, DrawDealer(Seat(2))).events[0]
    DealerDrawn(dealer=2)
    """
    # Nearly all actions are cards played: their legality is one bit, known since the last card.
    if type(action) is PlayCard and state.playable & action.card.bit and actor == state.actor:
        return _play_or_lay(state, action.card.index)
    refusal = why_not(state, actor, action)
    if refusal is not None:
        raise refusal.error()
    return _apply_legal(state, action)


def _play_or_lay(state: State, card: int) -> Step[State]:
    return play_card(state, card) if state.layout is None else lay_card(state, card)


def _apply_legal(state: State, action: Action) -> Step[State]:
    match action:
        case PlayCard(card=card):
            return _play_or_lay(state, card.index)
        case Pass():
            return pass_turn(state)
        case Discard(card=card):
            return before_play.discard(state, card)
        case GiveCard(card=card):
            return before_play.give_card(state, card)
        case ChooseContract(contract=contract):
            return before_play.choose_contract(state, contract)
        case NameTrump(trump=trump):
            return before_play.name_trump(state, trump)
        case NameStart(rank=rank):
            return before_play.name_start(state, rank)
        case NameDirection(direction=direction):
            return before_play.name_direction(state, direction)
        case TakeKitty():
            return before_play.take_kitty(state)
        case LeaveKitty():
            return before_play.leave_kitty(state)
        case DrawDealer(seat=seat):
            return before_play.draw_dealer(state, seat)
        case CutCard(card=card):
            return before_play.cut_card(state, card)
        case LayOpen(places=places):
            return before_play.lay_open(state, places)
        case Deal(pack=pack):
            return before_play.deal_cards(state, tuple(card.index for card in pack))
        case Void(reason=reason):
            return before_play.void_deal(state, reason)
        case _:
            assert_never(action)


class Bismarck:
    """The game, to hand to code that plays any game."""

    id = "bismarck"
    start = staticmethod(start)
    legal_actions = staticmethod(legal_actions)
    why_not = staticmethod(why_not)
    apply = staticmethod(apply)
    observe = staticmethod(observe)
    chance = staticmethod(chance)

    def is_over(self, state: State) -> bool:
        """Whether the match has ended."""
        return state.phase is Phase.OVER

    def dealt(self, state: State) -> bool:
        """Whether the cards of the present deal are out."""
        return state.facts is not None and state.facts.dealt

    def together(self, state: State) -> int:
        """The discards that the declarer still has to make, or the cards that one player still gives to another."""
        match state.phase:
            case Phase.DISCARD:
                return state.ruleset.kitty.size - state.deal.discards.bit_count()
            case Phase.GIVE:
                due = under_way(givings(state.ruleset, state.deal.declarer), state.deal.given)
                return due[0].count - due[1].bit_count() if due else 1
            case _:
                return 1

    def deals_scored(self, state: State) -> int:
        """How many deals of the match have been scored."""
        return len(state.standing.results)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and the totals; None while the match goes on (BIS-6)."""
        if state.phase is not Phase.OVER:
            return None
        totals = scoring.totals(state.ruleset, state.standing.results)
        return Outcome(scoring.winners(state.ruleset, state.standing), totals)

    def first_dealer_after(self, state: State) -> Seat | None:
        """BIS-1.3: drawn by lot in every match."""
        return None

    def to_act(self, state: State) -> Turn | None:
        """Whom the table waits for."""
        return state.actor


GAME = Bismarck()
