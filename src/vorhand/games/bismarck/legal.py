"""What may be done now, and which rule forbids the rest. The only place that decides legality (BIS-2 to 4, 7, 8).

`legal_actions` lists; `why_not` explains; `game.apply` asks `why_not`. An action is accepted exactly if it is listed;
NATURE's and the arbiter's actions are not listed, because packs are too many, and `why_not` alone decides them.
"""

import itertools
from typing import assert_never

from vorhand.cards import LANES, Card, Cards, Seat, bits_of
from vorhand.games.base import ARBITER, NATURE, Actor, Refusal
from vorhand.games.bismarck.actions import (
    LEAVE_KITTY,
    PASS,
    TAKE_KITTY,
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
    PlayerAction,
    TakeKitty,
    Void,
    discards_of,
    gifts_of,
    plays_of,
)
from vorhand.games.bismarck.building import Direction, fitting, ranks_to_name
from vorhand.games.bismarck.giving import givings, under_way
from vorhand.games.bismarck.ruleset import ForgottenDiscard, Ruleset
from vorhand.games.bismarck.scoring import used_contracts
from vorhand.games.bismarck.state import Phase, State
from vorhand.tricks import must_beat

__all__ = ["fit_for_kitty", "legal_actions", "why_not"]


def legal_actions(state: State, seat: Seat) -> tuple[PlayerAction, ...]:
    """What `seat` may do now, in canonical order; empty for everybody but the seat to act."""
    if state.actor != seat:
        return ()
    match state.phase:
        case Phase.PLAY:
            return plays_of(state.playable)
        case Phase.LAYOUT:
            return plays_of(state.playable) or (PASS,)
        case Phase.DISCARD:
            return discards_of(_discardable(state))
        case Phase.GIVE:
            return gifts_of(_givable(state))
        case Phase.CHOOSE_CONTRACT:
            return tuple(ChooseContract(contract) for contract in state.deal.offered)
        case Phase.NAME_TRUMP:
            contract = state.deal.contract
            assert contract is not None
            return tuple(NameTrump(trump) for trump in contract.suits)
        case Phase.TAKE_KITTY:
            return (TAKE_KITTY, LEAVE_KITTY)
        case Phase.NAME_START:
            return tuple(NameStart(rank) for rank in ranks_to_name(state.ruleset.cards.bits))
        case Phase.NAME_DIRECTION:
            return tuple(NameDirection(direction) for direction in Direction)
        case _:
            return ()


def _discardable(state: State) -> int:
    """What may be laid aside next (BIS-3.7)."""
    facts = state.deal
    return _ascending(state.hands[facts.declarer], facts.discards, state.ruleset.kitty.size)


def _givable(state: State) -> int:
    """What may be given next to whoever is to get it (BIS-3.9)."""
    due = under_way(givings(state.ruleset, state.deal.declarer), state.deal.given)
    assert due is not None
    giving, so_far = due
    return _ascending(state.hands[giving.giver], so_far, giving.count)


def _ascending(hand: int, chosen: int, count: int) -> int:
    """Cards above those chosen so far that leave enough above them for the rest of `count`."""
    above = hand & ~((1 << chosen.bit_length()) - 1)
    still_after = count - chosen.bit_count() - 1
    for _ in range(still_after):
        above &= ~(1 << above.bit_length() - 1)
    return above


_PHASES_OF: dict[type[Action], tuple[Phase, ...]] = {
    ChooseContract: (Phase.CHOOSE_CONTRACT,),
    NameTrump: (Phase.NAME_TRUMP,),
    TakeKitty: (Phase.TAKE_KITTY,),
    LeaveKitty: (Phase.TAKE_KITTY,),
    Discard: (Phase.DISCARD,),
    GiveCard: (Phase.GIVE,),
    NameStart: (Phase.NAME_START,),
    NameDirection: (Phase.NAME_DIRECTION,),
    PlayCard: (Phase.PLAY, Phase.LAYOUT),
    Pass: (Phase.LAYOUT,),
    DrawDealer: (Phase.DRAW_DEALER,),
    CutCard: (Phase.CUT_CARD,),
    LayOpen: (Phase.LAY_OPEN,),
    Deal: (Phase.DEAL,),
    Void: (Phase.DISCARD,),
}


def why_not(state: State, actor: Actor, action: Action) -> Refusal | None:
    """Why this action is not legal now, or None if it is."""
    if state.phase is Phase.OVER:
        return Refusal("refused-match-over", "BIS-6.1")
    if state.phase not in _PHASES_OF[type(action)]:
        return Refusal("refused-phase", fields={"phase": state.phase.value})
    if actor is not (ARBITER if isinstance(action, Void) else state.actor) and actor != state.actor:
        return _not_your_turn(state)
    match action:
        case PlayCard(card=card):
            return _why_not_play(state, card) if state.phase is Phase.PLAY else _why_not_lay(state, card)
        case Pass():
            return _why_not_pass(state)
        case Discard(card=card):
            return _why_not_discard(state, card)
        case GiveCard(card=card):
            return _why_not_give(state, card)
        case ChooseContract():
            return _why_not_contract(state, action)
        case NameTrump():
            return _why_not_trump(state, action)
        case TakeKitty() | LeaveKitty() | NameDirection():
            return None
        case NameStart():
            return _why_not_start(state, action)
        case Void():
            return _why_not_void(state, actor)
        case DrawDealer(seat=seat):
            in_range = 0 <= seat < state.ruleset.players
            return None if in_range else Refusal("refused-seat", "BIS-1.1", {"players": state.ruleset.players})
        case CutCard(card=card):
            return None if card in state.ruleset.cards else Refusal("refused-card", "BIS-1.2", {"card": card.text})
        case LayOpen(places=places):
            return _why_not_places(state, places)
        case Deal(pack=pack):
            return _why_not_pack(state, pack)
        case _:
            assert_never(action)


def _not_your_turn(state: State) -> Refusal:
    waits_for = "nature" if state.actor is NATURE else str(state.actor)
    return Refusal("refused-turn", fields={"actor": waits_for})


def _why_not_play(state: State, card: Card) -> Refusal | None:
    if state.playable & card.bit:
        return None
    seat = state.actor
    assert isinstance(seat, int) and state.rules is not None
    listed = str(Cards(state.playable))
    if not state.hands[seat] & card.bit:
        return Refusal("refused-not-held", "BIS-4.1", {"card": card.text, "legal": listed})
    led = state.trick[0] >> 4
    fields: dict[str, str | int] = {"card": card.text, "legal": listed}
    if not state.hands[seat] & LANES[led]:
        return Refusal("refused-must-trump", "BIS-4.3", fields)
    fields["suit"] = "CDHS"[led]
    if card.suit == led and must_beat(led, state.rules):
        return Refusal("refused-must-beat", "BIS-4.4", fields)
    return Refusal("refused-must-follow", "BIS-4.2", fields)


def _why_not_lay(state: State, card: Card) -> Refusal | None:
    if state.playable & card.bit:
        return None
    seat, layout = state.actor, state.layout
    assert isinstance(seat, int) and layout is not None
    if not state.hands[seat] & card.bit:
        return Refusal("refused-lay-not-held", "BIS-8.3", {"card": card.text, "legal": str(Cards(state.playable))})
    fits = str(Cards(fitting(layout.piles, layout.laid)))
    return Refusal("refused-fits-not", "BIS-8.1", {"card": card.text, "legal": fits})


def _why_not_pass(state: State) -> Refusal | None:
    if not state.playable:
        return None
    return Refusal("refused-must-lay", "BIS-8.4", {"legal": str(Cards(state.playable))})


def _why_not_start(state: State, action: NameStart) -> Refusal | None:
    ranks = ranks_to_name(state.ruleset.cards.bits)
    if action.rank in ranks:
        return None
    fields: dict[str, str | int] = {"rank": action.rank.letter, "legal": " ".join(rank.letter for rank in ranks)}
    return Refusal("refused-start", "BIS-8.2", fields)


def _why_not_discard(state: State, card: Card) -> Refusal | None:
    if _discardable(state) & card.bit:
        return None
    held = state.hands[state.deal.declarer]
    if not held & card.bit:
        return Refusal("refused-discard-not-held", "BIS-3.7", {"card": card.text, "legal": str(Cards(held))})
    return Refusal("refused-discard-order", "BIS-3.7", {"card": card.text, "legal": str(Cards(_discardable(state)))})


def _why_not_give(state: State, card: Card) -> Refusal | None:
    if _givable(state) & card.bit:
        return None
    seat = state.actor
    assert isinstance(seat, int)
    held = state.hands[seat]
    if not held & card.bit:
        return Refusal("refused-give-not-held", "BIS-3.9", {"card": card.text, "legal": str(Cards(held))})
    return Refusal("refused-give-order", "BIS-3.9", {"card": card.text, "legal": str(Cards(_givable(state)))})


def _why_not_contract(state: State, action: ChooseContract) -> Refusal | None:
    offered = state.deal.offered
    if action.contract in offered:
        return None
    fields: dict[str, str | int] = {"contract": action.contract.value, "legal": ", ".join(offered)}
    if action.contract in used_contracts(state.standing, state.deal.declarer):
        return Refusal("refused-contract-used", "BIS-3.1", fields)
    return Refusal("refused-contract", "BIS-3.1", fields)


def _why_not_trump(state: State, action: NameTrump) -> Refusal | None:
    contract = state.deal.contract
    assert contract is not None
    if action.trump in contract.suits:
        return None
    legal = ", ".join(contract.suits)
    return Refusal("refused-trump", "BIS-3.4", {"trump": action.trump.value, "legal": legal})


def _why_not_void(state: State, actor: Actor) -> Refusal | None:
    if actor is not ARBITER:
        return Refusal("refused-arbiter", "BIS-7.1")
    if state.ruleset.match.forgotten_discard is ForgottenDiscard.NONE:
        return Refusal("refused-no-redeal", "BIS-7.1")
    return None


def fit_for_kitty(ruleset: Ruleset, places: tuple[int, ...]) -> bool:
    """Whether these places in the pack may become the kitty: not neighbours, neither first nor last (BIS-2.2)."""
    last = len(ruleset.cards) - 1
    inside = all(0 < place < last for place in places)
    apart = all(low + 1 < high for low, high in itertools.pairwise(places))
    return len(places) == ruleset.kitty.size and inside and apart


def _why_not_places(state: State, places: tuple[int, ...]) -> Refusal | None:
    if fit_for_kitty(state.ruleset, places):
        return None
    size, last = state.ruleset.kitty.size, len(state.ruleset.cards) - 1
    return Refusal("refused-places", "BIS-2.2", {"count": size, "last": last})


def _why_not_pack(state: State, pack: tuple[Card, ...]) -> Refusal | None:
    cards = state.ruleset.cards
    if len(pack) == len(cards) and bits_of(card.index for card in pack) == cards.bits:
        return None
    return Refusal("refused-pack", "BIS-1.2", {"count": len(cards)})
