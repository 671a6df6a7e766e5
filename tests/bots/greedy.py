"""A player whom a bot must beat to be worth its name: he looks at one trick, or one card, at a time."""

import random

from vorhand.cards import Card, Cards, Suit
from vorhand.games.bismarck.actions import TAKE_KITTY, Discard, NameTrump, PlayCard, PlayerAction
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim
from vorhand.games.bismarck.state import Phase
from vorhand.tricks import Ace, TrickRules, beats, winner

__all__ = ["GreedyBot"]


class GreedyBot:
    """Takes every trick he can as cheaply as he can, or stays under with his highest; keeps high cards and trumps, or
    throws the high ones; names his longest suit; chooses a contract at random."""

    name = "greedy"

    def act(self, observation: Observation, rng: random.Random) -> PlayerAction:
        match observation.phase:
            case Phase.PLAY:
                return PlayCard(_card_to_play(observation))
            case Phase.DISCARD:
                return Discard(_discard(observation))
            case Phase.NAME_TRUMP:
                return _longest(observation)
            case Phase.TAKE_KITTY:
                return TAKE_KITTY
            case _:
                return rng.choice(observation.legal)


def _rank(card: Card, observation: Observation) -> int:
    low = observation.contract is not None and observation.contract.ace is Ace.LOW
    return card.rank % 14 if low else card.rank


def _card_to_play(observation: Observation) -> Card:
    contract, trump = observation.contract, observation.trump
    assert contract is not None
    assert trump is not None
    wants = contract.aim is Aim.WIN
    cards = [action.card for action in observation.legal if isinstance(action, PlayCard)]
    by_rank = sorted(cards, key=lambda card: _rank(card, observation))
    trick = [card.index for card in observation.trick]
    if not trick:
        return by_rank[-1 if wants else 0]
    rules = TrickRules(trump=trump.suit, order=contract.ace)
    best = trick[winner(trick, rules)]
    taking = [card for card in by_rank if beats(card.index, best, rules)]
    ducking = [card for card in by_rank if card not in taking]
    return (taking or ducking)[0] if wants else (ducking or taking)[-1]


def _discard(observation: Observation) -> Card:
    """The least wanted cards of those that the ascending order still allows, the lowest of them first."""
    contract, trump = observation.contract, observation.trump
    wants = contract is None or contract.aim is Aim.WIN
    suit = trump.suit if trump is not None else None
    above = observation.discards.bits.bit_length()
    free = [card for card in observation.hand if card.index >= above]
    free.sort(key=lambda card: (card.suit == suit, _rank(card, observation)), reverse=not wants)
    return min(free[: observation.ruleset.kitty.size - len(observation.discards)])


def _longest(observation: Observation) -> PlayerAction:
    def length(action: PlayerAction) -> int:
        suit = action.trump.suit if isinstance(action, NameTrump) else None
        return _length(observation.hand, suit)

    return max(observation.legal, key=length)


def _length(hand: Cards, suit: Suit | None) -> int:
    return 0 if suit is None else len(hand.of_suit(suit))
