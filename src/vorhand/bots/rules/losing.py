"""Play where tricks are not wanted: stay under, dump danger, and if a trick must be taken, take it with the highest."""

import random

from vorhand.bots.rules.outstanding import Table, table_of
from vorhand.bots.rules.worth import strength
from vorhand.cards import Card
from vorhand.games.bismarck.observation import Observation

__all__ = ["card"]


def card(observation: Observation, rng: random.Random) -> Card:
    """The card to play."""
    table = table_of(observation)
    if not observation.trick:
        return min(table.legal, key=lambda c: _lead_risk(table, c) + 0.01 * rng.random())
    if table.legal[0].suit is not observation.trick[0].suit and table.rules.trump is None:
        return max(table.legal, key=lambda c: _burden(table, c))
    return _follow(table)


def _follow(table: Table) -> Card:
    under = [c for c in table.legal if not table.wins_now(c)]
    if under:
        follows = under[0].suit is table.observation.trick[0].suit
        # The highest card that still loses; off suit, the most dangerous one.
        return max(under, key=lambda c: strength(c, table.ace) if follows else _burden(table, c))
    if not table.behind:
        return max(table.legal, key=lambda c: (c.suit != table.rules.trump, strength(c, table.ace)))
    # It wins for now: low, in the hope that somebody behind must go over it, or high if that is hopeless.
    low = min(table.legal, key=lambda c: strength(c, table.ace))
    hopeless = table.higher_out(low) == 0 or not any(table.may_hold(seat, low.suit) for seat in table.behind)
    return max(table.legal, key=lambda c: strength(c, table.ace)) if hopeless else low


def _lead_risk(table: Table, c: Card) -> float:
    """How likely a lead takes the trick: a low card with many higher ones out is safe; short suits are got rid of."""
    higher, lower = table.higher_out(c), table.lower_out(c)
    if higher == 0 or not any(table.may_hold(seat, c.suit) for seat in table.others):
        return 2.0 + strength(c, table.ace) * 0.01
    total = higher + lower
    takes = (lower / total) ** len(table.others)
    length = len(table.observation.hand.of_suit(c.suit))
    return takes + 0.03 * length - 0.02 * strength(c, table.ace)


def _burden(table: Table, c: Card) -> float:
    """How much a card is feared: few higher cards out, few lower ones of my own to play before it."""
    higher, lower = table.higher_out(c), table.lower_out(c)
    if lower == 0:
        return -1.0 - 0.1 * higher  # nothing can be under it: it never takes a trick that is led by others
    own_lower = sum(strength(o, table.ace) < strength(c, table.ace) for o in table.observation.hand.of_suit(c.suit))
    share = lower / (higher + lower)
    return share * 10 - 1.2 * own_lower + 0.1 * strength(c, table.ace)
