"""A proof that every remaining trick is one player's, whatever the others hold and play. Knows no contract or score.

Whoever is on lead leads the best of a suit again and again. A lead is sure if nobody can hold a card of the suit that
beats it, and nobody can hold a trump any more. What the others hold is only bounded from above, by what the claimant
knows: each lead of a suit takes at least one card from everybody who has some, at worst the weakest. So whatever is
proved holds for every distribution and every reply. In small endings it proves whatever is true (tests/study measures
it); that somebody is squeezed, or must follow suit because he cannot have enough other cards, it does not see.

A duty to beat or to trump only narrows the replies, and nothing here rests on the others being free to choose.
"""

from dataclasses import dataclass
from functools import lru_cache

from vorhand.cards import LANES, Card, Cards
from vorhand.tricks import TrickRules, stronger_than, strongest_first

__all__ = ["Claim", "Rest", "sure_leads"]


@dataclass(frozen=True, slots=True)
class Claim:
    """That the next tricks are all somebody's own."""

    tricks: int
    """How many: all that are left to play."""
    leads: tuple[Card, ...]
    """The cards that take them, in this order."""

    def next_lead(self, hand: Cards) -> Card:
        """The first of them that is still in the claimant's hand."""
        return next(card for card in self.leads if card in hand)


@dataclass(frozen=True, slots=True)
class Rest:
    """What a player on lead knows about the rest of a deal; sets of cards."""

    hand: int
    others: tuple[int, ...]
    """For each other player at least the cards that he can hold; all have as many as the player on lead."""
    rules: TrickRules


@lru_cache(maxsize=4096)
def sure_leads(rest: Rest, count: int) -> tuple[int, ...] | None:
    """So many leads that take a trick each for certain, as card indices in their order; None if they are not proved.

    >>> hand, held = Card("AS").bit | Card("QS").bit, Card("KS").bit | Card("2H").bit
    >>> [Card.at(card).text for card in sure_leads(Rest(hand, (held,), TrickRules(trump=None)), 2) or ()]
    ['AS', 'QS']
    """
    mine = tuple(tuple(strongest_first(rest.hand & lane, rest.rules.order)) for lane in LANES)
    return _leads(rest, mine, (0, 0, 0, 0), count, set())


def _leads(
    rest: Rest, mine: tuple[tuple[int, ...], ...], led: tuple[int, ...], count: int, hopeless: set[tuple[int, ...]]
) -> tuple[int, ...] | None:
    """The leads that are still lacking once each suit has been led that often; every lead was its best card."""
    if sum(led) == count:
        return ()
    if led in hopeless:
        return None
    for suit in range(4):
        if led[suit] < len(mine[suit]) and _is_sure(rest, mine[suit][led[suit]], led):
            after = _leads(rest, mine, (*led[:suit], led[suit] + 1, *led[suit + 1 :]), count, hopeless)
            if after is not None:
                return (mine[suit][led[suit]], *after)
    hopeless.add(led)
    return None


def _is_sure(rest: Rest, card: int, led: tuple[int, ...]) -> bool:
    suit, rules = card >> 4, rest.rules
    for held in rest.others:
        if _may_be_left(held, suit, led) and held & stronger_than(card, rules.order):
            return False
        # Whoever may have trumps may be void in any other suit.
        if rules.trump is not None and suit != rules.trump and _may_be_left(held, rules.trump, led):
            return False
    return True


def _may_be_left(held: int, suit: int, led: tuple[int, ...]) -> bool:
    """Whether a player who can hold those cards may still have one of the suit; the strongest would be the last."""
    return (held & LANES[suit]).bit_count() > led[suit]
