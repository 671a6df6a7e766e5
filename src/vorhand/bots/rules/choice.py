"""Which contract, and which trump. Dossier 5.4: keep the flexible contract; spades before free trump."""

from collections.abc import Iterable

from vorhand.bots.rules import worth
from vorhand.bots.rules.exchange import best_discards, known_cards
from vorhand.cards import Card, Suit
from vorhand.games.bismarck.actions import NameTrump
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim, Contract, ContractId, Trump, TrumpSource

__all__ = ["contract", "trump"]

_PAR = {TrumpSource.DECLARED: 8.2, TrumpSource.NO_TRUMP: 6.4, TrumpSource.TURNED: 7.4}
"""What a contract brings on average cards, in tricks: a contract is good for what it brings above that."""
_FIXED_SUIT = 7.2
_PAR_LOSE = 3.3
_KEEP_FREE = 0.35
"""What it is worth to keep the contract in which the suit is free."""


def trump(observation: Observation) -> NameTrump:
    """The best trump among those that may be named."""
    row = observation.contract
    assert row is not None
    named = [action for action in observation.legal if isinstance(action, NameTrump)]
    return max(named, key=lambda action: _value(observation, row, action.trump))


def contract(observation: Observation) -> ContractId:
    """The contract that gains most over what it would bring on average cards."""

    def gain(id: ContractId) -> float:
        row = observation.ruleset.contract(id)
        best = max(_value(observation, row, trump) for trump in _trumps(observation, row))
        return best - _par(row) - (_KEEP_FREE if row.trump is TrumpSource.DECLARED else 0.0)

    return max(observation.offered, key=gain)


def _par(row: Contract) -> float:
    return -_PAR_LOSE if row.aim is Aim.LOSE else _PAR.get(row.trump, _FIXED_SUIT)


def _trumps(observation: Observation, row: Contract) -> Iterable[Trump]:
    match row.trump:
        case TrumpSource.DECLARED:
            return row.suits
        case TrumpSource.TURNED:
            return (Trump.of(observation.kitty[0].suit),) if observation.kitty else tuple(Trump)[:4]
        case TrumpSource.CUT:
            return tuple(Trump)[:4]
        case TrumpSource.LAST_CARD | TrumpSource.DEALERS_CARD:
            shown = [Trump.of(card.suit) for card in observation.shown]
            return shown or tuple(Trump)[:4]
        case _:
            return (Trump(row.trump.value),)


def _value(observation: Observation, row: Contract, trump: Trump) -> float:
    """Tricks for the declarer, negative in a contract to lose."""
    cards = known_cards(observation)
    if len(cards) < observation.ruleset.deck.hand:
        return _value_of_few(list(cards), observation.ruleset.deck.hand, row, trump)
    others, size = observation.ruleset.players - 1, observation.ruleset.kitty.size
    surplus = len(cards) - observation.ruleset.deck.hand
    kept = [card for card in cards if card not in best_discards(cards, surplus, row, trump.suit, others)]
    help_ = 0.0 if surplus or not size else 0.25 * size
    if row.aim is Aim.LOSE:
        return -worth.danger(kept, ace=row.ace, others=others) + help_
    return worth.tricks(kept, trump.suit, ace=row.ace, others=others) + help_


def _value_of_few(cards: list[Card], hand: int, row: Contract, trump: Trump) -> float:
    """The same when only some of the cards are known: what they add to an average hand."""
    few = [worth.strength(card, row.ace) for card in cards]
    if row.aim is Aim.LOSE:
        return -_PAR_LOSE + sum((7 - s) * 0.11 for s in few) + _togetherness(cards)
    if trump.suit is None:
        return _par(row) + sum(_HONOUR.get(s, -0.08) for s in few) - 0.1
    return _FIXED_SUIT + sum(_in_trumps(card, s, trump.suit) for card, s in zip(cards, few, strict=True)) - 0.9


_HONOUR = {13: 0.55, 12: 0.35, 11: 0.15, 10: 0.02}


def _in_trumps(card: Card, s: int, trump: Suit) -> float:
    return 0.62 + 0.045 * s if card.suit is trump else _HONOUR.get(s, -0.12) * 0.8


def _togetherness(cards: list[Card]) -> float:
    """Low cards of one suit guard each other."""
    return 0.05 * sum(one.suit is other.suit for one in cards for other in cards if one < other)
