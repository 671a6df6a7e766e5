"""Positions of Bismarck by its usual rule set, at the first lead or after random legal play, as deal strings."""

from typing import Any

from vorhand import rulesets
from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.base import NATURE
from vorhand.games.bismarck import GAME, ChooseContract, ContractId, Discard, DrawDealer, State
from vorhand.notation import format_deal_string
from vorhand.records import nature_action, nonce_from_seed
from vorhand.records.chance import ChanceStream

__all__ = ["CONTRACTS", "position"]

CONTRACTS = {"nt": ContractId.NT_WIN, "spades": ContractId.SPADES, "pass": ContractId.NT_LOSE}
"""By the word in the name of a corpus."""
_LAID_ASIDE = 4
_TRICKS = 16


def position(seed: int, number: int, contract: str, tricks: int) -> str:
    """The deal of that number from that seed, with so many tricks to come. Seat 0 is the declarer, and leads first."""
    nonce = nonce_from_seed(seed, number)
    state = GAME.apply(GAME.start(rulesets.load("bismarck/modern")), NATURE, DrawDealer(Seat(2))).state
    state = GAME.apply(state, NATURE, nature_action(state, nonce)).state
    state = _does(state, ChooseContract(CONTRACTS[contract]))
    for card in _laid_aside(state, CONTRACTS[contract]):
        state = _does(state, Discard(card))
    choices = ChanceStream(nonce, "play")
    while sum(state.won) < _TRICKS - tricks:
        legal = GAME.legal_actions(state, _player(state))
        state = _does(state, legal[choices.below(len(legal))])
    return format_deal_string(state)


def _laid_aside(state: State, contract: ContractId) -> list[Card]:
    """The four lowest cards that are no trumps, in Pass the four highest, in the fixed order of cards.

    Among cards of a rank clubs are lowest, then diamonds, hearts and spades.
    """
    trump = Suit.SPADES if contract is ContractId.SPADES else None
    hand = [card for card in Cards(state.hands[state.deal.declarer]) if card.suit is not trump]
    by_rank = sorted(hand, key=lambda card: (card.rank, card.suit), reverse=contract is ContractId.NT_LOSE)
    return sorted(by_rank[:_LAID_ASIDE], key=lambda card: card.index)


def _does(state: State, action: Any) -> State:
    return GAME.apply(state, _player(state), action).state


def _player(state: State) -> Seat:
    assert isinstance(state.actor, int)
    return state.actor
