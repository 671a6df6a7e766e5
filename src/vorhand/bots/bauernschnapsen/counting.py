"""Counting cards: what is still out, who can hold it, and which of one's own cards nothing can beat.

Sets of cards are bits as in `vorhand.cards`. Every obligation is strict, so each card played proves something.
"""

from dataclasses import dataclass
from functools import cache

from vorhand.cards import LANES, Seat, indices_in
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.scoring import card_points
from vorhand.games.bauernschnapsen.state import PLAYERS, same_side
from vorhand.solver.hidden.bauernschnapsen import constraints_of
from vorhand.tricks import Ace, Order, TrickRules, stronger_than, strongest_first

__all__ = ["Knowledge", "cheapest", "dearest", "knowledge", "sure_tricks"]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat can work out in play."""

    seat: Seat
    rules: TrickRules
    hand: int
    may_hold: tuple[int, ...]
    """By seat: every card that it may hold, as far as the play shows; its own hand for the seat itself."""
    idle: Seat | None

    @property
    def out(self) -> int:
        """The cards that others may still play."""
        cards = 0
        for seat in range(PLAYERS):
            if seat not in (self.seat, self.idle):
                cards |= self.may_hold[seat]
        return cards & ~self.hand

    def of_foes(self) -> int:
        """The cards that an opponent may hold."""
        cards = 0
        for seat in range(PLAYERS):
            if not same_side(Seat(seat), self.seat) and seat != self.idle:
                cards |= self.may_hold[seat]
        return cards

    def is_boss(self, card: int, against: int) -> bool:
        """Whether none of these cards beats `card` when it is led."""
        if against & stronger_than(card, self.rules.order):
            return False
        trump = self.rules.trump
        # Whoever may have trumps may be void in any suit.
        return trump is None or card >> 4 == trump or not against & LANES[trump]


def knowledge(observation: Observation) -> Knowledge:
    """What this seat can work out now, in play."""
    seat, contract = observation.seat, observation.contract
    assert seat is not None and contract is not None
    rules = contract.trick_rules(observation.trump)
    hand = observation.hand.bits
    may_hold = constraints_of(observation).may_hold()
    return Knowledge(seat, rules, hand, may_hold, observation.idle)


def cheapest(cards: int, order: Ace | Order) -> int:
    """The card with the fewest points; among equals the weakest."""
    return min(indices_in(cards), key=lambda card: (card_points((card,)), -stronger_than(card, order).bit_count()))


def dearest(cards: int, order: Ace | Order) -> int:
    """The card with the most points; among equals the weakest."""
    return max(indices_in(cards), key=lambda card: (card_points((card,)), stronger_than(card, order).bit_count()))


@cache
def sure_tricks(mine: int, out: int, order: Ace | Order) -> int:
    """Tricks that cards of one suit take for certain by leads from the top, without trumps in the way.

    Whoever holds all the cards that are out loses one to each lead: once they are gone the rest are good.
    """
    left, sure = out, 0
    for card in strongest_first(mine, order):
        if left & stronger_than(card, order):
            break
        sure += 1
        # The last to go is the strongest that is out.
        left &= ~(1 << strongest_first(left, order)[-1]) if left else 0
    return sure
