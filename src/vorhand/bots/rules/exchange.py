"""Taking the kitty and laying cards aside. Dossier 5.4: voids with trumps, stoppers without, danger away to lose."""

from collections.abc import Iterable
from itertools import combinations

from vorhand.bots.rules import worth
from vorhand.cards import Card, Cards, Suit
from vorhand.games.bismarck.actions import LEAVE_KITTY, TAKE_KITTY, Discard, PlayerAction
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import Aim, Contract, ExchangeOrder, Facing
from vorhand.games.bismarck.state import KittyFate

__all__ = ["best_discards", "known_cards", "next_discard", "take_or_leave"]


def known_cards(observation: Observation) -> Cards:
    """The cards that the declarer will choose his hand from, as far as he knows them."""
    cards = observation.hand | observation.discards
    blind = observation.ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    if observation.kitty_fate is KittyFate.LYING and not blind:
        cards |= Cards.of(observation.kitty)
    return cards


def take_or_leave(observation: Observation) -> PlayerAction:
    """Taking first never costs anything: the same cards can go out again. Blind, it pays with a weak hand."""
    ruleset, contract = observation.ruleset, observation.contract
    if ruleset.exchange.order is ExchangeOrder.TAKE_FIRST or ruleset.kitty.facing is Facing.OPEN:
        return TAKE_KITTY
    assert contract is not None
    trump, others = observation.trump.suit if observation.trump else None, ruleset.players - 1
    out = best_discards(observation.hand, ruleset.kitty.size, contract, trump, others)
    return TAKE_KITTY if out and _loss(observation.hand, out, contract, trump, others) < 0.6 else LEAVE_KITTY


def next_discard(observation: Observation) -> Card:
    """The next card of the plan; the plan is the same at every step, because it looks at all twenty cards."""
    ruleset, row = observation.ruleset, observation.contract
    cards = observation.hand | observation.discards
    trump = observation.trump.suit if observation.trump else None
    if row is None:
        row = ruleset.contract(observation.offered[0])
    if trump is None and observation.trump is None:
        trump = _likely_trump(cards, row)
    plan = best_discards(cards, ruleset.kitty.size, row, trump, ruleset.players - 1)
    legal = {action.card for action in observation.legal if isinstance(action, Discard)}
    planned = [card for card in sorted(plan) if card in legal]
    return planned[0] if planned else min(legal)


def _likely_trump(cards: Cards, row: Contract) -> Suit | None:
    named = [trump.suit for trump in row.suits if trump.suit is not None]
    if row.trump.value != "declared" or not named:
        return None
    return max(named, key=lambda suit: worth.tricks(cards, suit))


def best_discards(cards: Iterable[Card], count: int, row: Contract, trump: Suit | None, others: int) -> list[Card]:
    """Which `count` cards to lay aside: of the least useful ones, the set that leaves the best hand."""
    held = list(cards)
    if count <= 0:
        return []
    useless = sorted(held, key=lambda card: _use(card, held, row, trump))[: count + 5]
    return list(min(combinations(useless, count), key=lambda out: _loss(held, out, row, trump, others)))


def _use(card: Card, held: list[Card], row: Contract, trump: Suit | None) -> float:
    s = worth.strength(card, row.ace)
    length = sum(other.suit is card.suit for other in held)
    if row.aim is Aim.LOSE:
        lower = sum(other.suit is card.suit and worth.strength(other, row.ace) < s for other in held)
        return -s + 2.0 * lower * (s < 12)
    return s + (20 if card.suit is trump else 0) + 0.9 * length * (trump is None)


def _loss(held: Iterable[Card], out: Iterable[Card], row: Contract, trump: Suit | None, others: int) -> float:
    """What the hand is worth less without these cards, in tricks; small cards are kept for their length last."""
    gone = set(out)
    kept = [card for card in held if card not in gone]
    if row.aim is Aim.LOSE:
        return worth.danger(kept, ace=row.ace, others=others)
    return -worth.tricks(kept, trump, ace=row.ace, others=others) + 0.001 * sum(
        worth.strength(c, row.ace) for c in gone
    )
