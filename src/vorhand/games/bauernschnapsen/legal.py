"""What may be done now, and which rule forbids the rest (BAU-2 to BAU-6). Bids are decided in `auction`.

`legal_actions` lists; `why_not` explains; `game.apply` asks `why_not`. An action is accepted exactly if it is listed;
NATURE's actions are not listed, because packs are too many, and `why_not` alone decides them.
"""

from typing import assert_never

from vorhand.cards import LANES, Card, Cards, Seat, Suit, bits_of
from vorhand.errors import Field
from vorhand.games.base import ARBITER, NATURE, Actor, Refusal
from vorhand.games.bauernschnapsen import auction
from vorhand.games.bauernschnapsen.actions import (
    CLAIM,
    CUTS,
    DECLARATIONS,
    DECLINE,
    DOUBLE,
    KNOCK,
    TURN_UP,
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
    PlayerAction,
    Turn,
    TurnUp,
    call_word,
    plays_of,
)
from vorhand.games.bauernschnapsen.play import declarable, may_claim
from vorhand.games.bauernschnapsen.ruleset import CARDS, Aim, Contract, Marriages
from vorhand.games.bauernschnapsen.state import PLAYERS, Phase, StandingBid, State
from vorhand.tricks import winner

__all__ = ["legal_actions", "why_not"]


def legal_actions(state: State, seat: Seat) -> tuple[PlayerAction, ...]:
    """What `seat` may do now, in canonical order; empty for everybody but the seat to act."""
    if state.actor != seat:
        return ()
    match state.phase:
        case Phase.PLAY:
            return _legal_in_play(state)
        case Phase.CUT:
            return (KNOCK, *CUTS)
        case Phase.NAME_TRUMP:
            return (*(NameTrump(suit) for suit in _first_suits(state)), TURN_UP)
        case Phase.AUCTION:
            return auction.legal_calls(state.ruleset, state.deal, seat, state.hands[seat])
        case Phase.DOUBLING:
            return (DOUBLE, DECLINE)
        case _:
            return ()


def _legal_in_play(state: State) -> tuple[PlayerAction, ...]:
    """Cards ascending, then marriages, then the claim. The claim is listed whatever the count (BAU-6.4)."""
    plays = plays_of(state.playable)
    if state.trick:
        return plays
    declarations = tuple(DECLARATIONS[suit] for suit in declarable(state))
    return (*plays, *declarations, CLAIM) if may_claim(state) else (*plays, *declarations)


def _first_suits(state: State) -> tuple[Suit, ...]:
    """The suits of the caller's first three cards (BAU-2.3)."""
    facts = state.deal
    first = state.hands[facts.caller] & ~facts.late[facts.caller]
    return tuple(suit for suit in Suit if first & LANES[suit])


_PHASE_OF: dict[type[Action], Phase] = {
    Cut: Phase.CUT,
    Knock: Phase.CUT,
    NameTrump: Phase.NAME_TRUMP,
    TurnUp: Phase.NAME_TRUMP,
    Bid: Phase.AUCTION,
    KontraNormal: Phase.AUCTION,
    Pass: Phase.AUCTION,
    Double: Phase.DOUBLING,
    Decline: Phase.DOUBLING,
    Declare: Phase.PLAY,
    Claim: Phase.PLAY,
    PlayCard: Phase.PLAY,
    DrawDealer: Phase.DRAW_DEALER,
    Deal: Phase.DEAL,
    Turn: Phase.TURN,
}


def why_not(state: State, actor: Actor, action: Action) -> Refusal | None:
    """Why this action is not legal now, or None if it is."""
    if state.phase is Phase.OVER:
        return Refusal("refused-match-over", "BAU-8.1")
    if _PHASE_OF[type(action)] is not state.phase:
        return Refusal("refused-phase", fields={"phase": state.phase.value})
    # R24: where an earlier match decides who deals first, the arbiter says so in place of chance.
    named = actor is ARBITER and isinstance(action, DrawDealer)
    if actor != state.actor and not named:
        return Refusal("refused-turn", fields={"actor": "nature" if state.actor is NATURE else str(state.actor)})
    match action:
        case PlayCard(card=card):
            return _why_not_play(state, card)
        case Declare(suit=suit):
            return _why_not_declare(state, suit)
        case Claim():
            return _why_not_claim(state)
        case Bid() | KontraNormal() | Pass():
            return _why_not_call(state, action)
        case NameTrump(suit=suit):
            return _why_not_trump(state, suit)
        case Cut(count=count):
            return None if 1 <= count < len(CARDS) else Refusal("refused-cut", "BAU-2.1", {"count": count})
        case Knock() | TurnUp() | Double() | Decline():
            return None
        case DrawDealer(seat=seat):
            return None if 0 <= seat < PLAYERS else Refusal("refused-seat", "BAU-1.1", {"players": PLAYERS})
        case Turn(place=place):
            return None if place in (0, 1) else Refusal("refused-turned", "BAU-2.4")
        case Deal(pack=pack):
            right = len(pack) == len(CARDS) and bits_of(card.index for card in pack) == CARDS.bits
            return None if right else Refusal("refused-pack", "BAU-1.2", {"count": len(CARDS)})
        case _:
            assert_never(action)


def _why_not_play(state: State, card: Card) -> Refusal | None:
    if state.playable & card.bit:
        return None
    seat = state.actor
    assert isinstance(seat, int) and state.rules is not None
    hand, trump = state.hands[seat], state.rules.trump
    fields: dict[str, Field] = {"card": card.text, "legal": str(Cards(state.playable))}
    if not hand & card.bit:
        return Refusal("refused-not-held", "BAU-5.1", fields)
    if state.announced is not None:
        return Refusal("refused-declared", "BAU-6.1", {**fields, "suit": state.announced.letter})
    led = Suit(state.trick[0] >> 4)
    if hand & LANES[led]:
        fields["suit"] = led.letter
        if card.suit is led:
            return Refusal("refused-must-head", "BAU-5.3", fields)
        best = state.trick[winner(state.trick, state.rules)]
        trumped = best >> 4 != led
        return Refusal("refused-must-follow", "BAU-5.4" if trumped else "BAU-5.3", fields)
    if card.suit != trump:
        return Refusal("refused-must-trump", "BAU-5.5", fields)
    return Refusal("refused-must-overtrump", "BAU-5.5", fields)


def _why_not_declare(state: State, suit: Suit) -> Refusal | None:
    if suit in declarable(state):
        return None
    contract, fields = state.deal.contract, {"suit": suit.letter}
    assert contract is not None
    if contract.marriages is Marriages.NONE:
        return Refusal("refused-no-marriages", "BAU-6.2", {"contract": contract.id.value})
    if state.trick or state.announced is not None:
        return Refusal("refused-marriage-lead", "BAU-6.1", fields)
    if contract.marriages is Marriages.DECLARER and state.actor != state.deal.declarer:
        return Refusal("refused-declarers-marriages", "BAU-6.2", {"contract": contract.id.value})
    return Refusal("refused-marriage", "BAU-6.1", fields)


def _why_not_claim(state: State) -> Refusal | None:
    if may_claim(state):
        return None
    contract = state.deal.contract
    assert contract is not None
    if contract.aim is not Aim.SIXTY_SIX:
        return Refusal("refused-no-claims", "BAU-6.4", {"contract": contract.id.value})
    return Refusal("refused-claim", "BAU-6.4")


def _why_not_trump(state: State, suit: Suit) -> Refusal | None:
    suits = _first_suits(state)
    if suit in suits:
        return None
    legal = ", ".join(suit.letter for suit in suits)
    return Refusal("refused-first-three", "BAU-2.3", {"trump": suit.letter, "legal": legal})


def _why_not_call(state: State, said: Bid | KontraNormal | Pass) -> Refusal | None:
    seat, facts, ruleset = state.actor, state.deal, state.ruleset
    assert isinstance(seat, int)
    match said:
        case Pass():
            return None if facts.calls else Refusal("refused-first-pass", "BAU-3.1", {"legal": _listed_calls(state)})
        case KontraNormal():
            if auction.may_double_normal(ruleset, facts, seat):
                return None
            return Refusal("refused-kontra-normal", "BAU-3.9", {"legal": _listed_calls(state)})
        case Bid(contract=contract):
            row = ruleset.contract(contract)
            obstacle = auction.obstacle(row, seat, state.hands[seat], facts)
            return None if obstacle is None else _refused_bid(state, row, obstacle)


def _refused_bid(state: State, row: Contract, obstacle: auction.Obstacle) -> Refusal:
    fields: dict[str, Field] = {"contract": row.id.value, "legal": _listed_calls(state)}
    match obstacle:
        case auction.Obstacle.NOT_PLAYED:
            return Refusal("refused-not-played", "BAU-3.6", fields)
        case auction.Obstacle.BIDDER:
            return Refusal("refused-bidder", "BAU-3.6", fields)
        case auction.Obstacle.TOO_LOW:
            return Refusal("refused-bid-too-low", _rule_of_the_ladder(row, state.deal.bid), fields)
        case auction.Obstacle.NO_ACE:
            return Refusal("refused-needs-ace", "BAU-3.7", fields)
        case auction.Obstacle.NOT_HELD:
            return Refusal("refused-not-holding", "BAU-3.7", fields)


def _rule_of_the_ladder(row: Contract, bid: StandingBid | None) -> str:
    """The rule that keeps a bid from going over the one that stands."""
    if row.aim is Aim.SIXTY_SIX:
        return "BAU-3.8"
    if bid is not None and bid.kontra:
        return "BAU-3.9"
    return "BAU-3.3" if bid is not None and row.id is bid.contract.id else "BAU-3.2"


def _listed_calls(state: State) -> str:
    seat = state.actor
    assert isinstance(seat, int)
    calls = auction.legal_calls(state.ruleset, state.deal, seat, state.hands[seat])
    return ", ".join(call_word(call) for call in calls)
