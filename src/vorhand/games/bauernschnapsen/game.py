"""Bauernschnapsen as one object: the `Game` protocol over this package's functions."""

from typing import assert_never

from vorhand.cards import SEATS, Seat
from vorhand.games.base import Actor, Outcome, Step, Turn
from vorhand.games.bauernschnapsen import before_play, legal, play, scoring
from vorhand.games.bauernschnapsen.actions import (
    Action,
    Bid,
    Claim,
    Cut,
    Deal,
    Declare,
    Decline,
    Double,
    DrawDealer,
    Knock,
    KontraNormal,
    NameTrump,
    Pass,
    PlayCard,
    TurnUp,
)
from vorhand.games.bauernschnapsen.actions import Turn as TurnCard
from vorhand.games.bauernschnapsen.chance import chance
from vorhand.games.bauernschnapsen.observation import observe
from vorhand.games.bauernschnapsen.ruleset import FirstDealer
from vorhand.games.bauernschnapsen.state import Phase, State

__all__ = ["GAME", "Bauernschnapsen", "apply", "legal_actions", "start", "why_not"]

start = before_play.start
legal_actions = legal.legal_actions
why_not = legal.why_not


def apply(state: State, actor: Actor, action: Action) -> Step[State]:
    """The state after a legal action and what happened; IllegalActionError names the rule that forbids it.

    >>> from vorhand.games.bauernschnapsen import GAME, DrawDealer, Ruleset
    >>> from vorhand.games.base import NATURE
    >>> from vorhand.cards import SEATS, Seat
    >>> state = GAME.start(Ruleset(id="bauernschnapsen/pagat", source="pagat"))
    >>> GAME.apply(state, NATURE, DrawDealer(Seat(2))).events[0]
    DealerDrawn(dealer=2)
    """
    # Nearly all actions are cards played: their legality is one bit, known since the last card.
    if type(action) is PlayCard and state.playable & action.card.bit and actor == state.actor:
        return play.play_card(state, action.card.index)
    refusal = why_not(state, actor, action)
    if refusal is not None:
        raise refusal.error()
    after, events = _apply_legal(state, action)
    # BAU-4.1: when nobody is left to ask, the doubling is over and play begins.
    if after.phase is Phase.DOUBLING and after.actor is None:
        return play.begin_play(after, events)
    return Step(after, events)


def _apply_legal(state: State, action: Action) -> Step[State]:
    match action:
        case PlayCard(card=card):
            return play.play_card(state, card.index)
        case Declare(suit=suit):
            return play.declare(state, suit)
        case Claim():
            return play.claim(state)
        case Bid() | KontraNormal() | Pass():
            return before_play.call(state, action)
        case Double():
            return before_play.answer(state, doubles=True)
        case Decline():
            return before_play.answer(state, doubles=False)
        case NameTrump(suit=suit):
            return before_play.name_trump(state, suit)
        case TurnUp():
            return before_play.turn_up(state)
        case Cut(count=count):
            return before_play.cut(state, count)
        case Knock():
            return before_play.cut(state, 0)
        case DrawDealer(seat=seat):
            return before_play.draw_dealer(state, seat)
        case Deal(pack=pack):
            return before_play.deal_pack(state, tuple(card.index for card in pack))
        case TurnCard(place=place):
            return before_play.turn(state, place)
        case _:
            assert_never(action)


class Bauernschnapsen:
    """The game, to hand to code that plays any game."""

    id = "bauernschnapsen"
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
        """Whether the pack of the present deal has been shuffled."""
        facts = state.facts
        return facts is not None and (bool(facts.pack) or facts.cut is not None)

    def together(self, state: State) -> int:
        """Everything is decided one at a time."""
        return 1

    def deals_scored(self, state: State) -> int:
        """How many deals of the match have been scored."""
        return len(state.standing.results)

    def outcome(self, state: State) -> Outcome | None:
        """The winners, and the losers' marks for the Bummerl by seat; None while the match goes on (BAU-8)."""
        if state.phase is not Phase.OVER:
            return None
        winners = scoring.winners(state.ruleset, state.standing)
        marks = scoring.bummerl(state.ruleset, state.standing)
        return Outcome(tuple(sorted(winners)), tuple(0 if seat in winners else marks for seat in SEATS))

    def first_dealer_after(self, state: State) -> Seat | None:
        """The deal goes on round the table, unless the house draws again (BAU-8.4; dossier, R24)."""
        first, deals = state.standing.first_dealer, len(state.standing.results)
        if first is None or state.ruleset.match.next_dealer is FirstDealer.DRAWN:
            return None
        return scoring.dealer_of(first, deals)

    def to_act(self, state: State) -> Turn | None:
        """Whom the table waits for."""
        return state.actor


GAME = Bauernschnapsen()
