"""Normal games of Bauernschnapsen by its usual rule set, at the first lead or some tricks later, as deal strings."""

from collections.abc import Sequence

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import (
    GAME,
    Bid,
    ContractId,
    Decline,
    DrawDealer,
    Knock,
    NameTrump,
    Pass,
    Phase,
    PlayCard,
    PlayerAction,
)
from vorhand.notation import format_deal_string
from vorhand.records import nature_action, nonce_from_seed
from vorhand.records.chance import ChanceStream

__all__ = ["position"]

_TRICKS = 5
_SAID = (Knock(), Bid(ContractId.NORMAL), Pass(), Decline())
"""What is done before the play, the first that is legal."""


def position(seed: int, number: int, tricks: int = _TRICKS) -> str:
    """The deal of that number from that seed, with so many tricks to come.

    Seat 0 is the caller, and leads first; he names one of the suits that he may name, nobody bids more and nobody
    doubles. What is played are cards only, without marriages and claims, every legal one equally likely.
    """
    nonce = nonce_from_seed(seed, number)
    state = GAME.apply(GAME.start(rulesets.load("bauernschnapsen/pagat")), NATURE, DrawDealer(Seat(3))).state
    state = GAME.apply(state, NATURE, nature_action(state, nonce)).state
    choices = ChanceStream(nonce, "play")
    while state.phase is not Phase.PLAY or len(state.history) < _TRICKS - tricks:
        assert isinstance(state.actor, int)
        legal = GAME.legal_actions(state, state.actor)
        state = GAME.apply(state, state.actor, _choice(legal, choices)).state
    return format_deal_string(state)


def _choice(legal: Sequence[PlayerAction], choices: ChanceStream) -> PlayerAction:
    for said in _SAID:
        if said in legal:
            return said
    wanted = [action for action in legal if isinstance(action, NameTrump | PlayCard)]
    return wanted[choices.below(len(wanted))]
