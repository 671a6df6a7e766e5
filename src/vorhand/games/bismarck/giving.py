"""Who gives how many cards to whom where partners exchange, and where a card went. Rule BIS-3.9.

The order is fixed as soon as the declarer is known; what was given is one set of cards for each place in that order,
the last of them perhaps not yet complete. Nobody but giver and receiver ever knows the cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from vorhand.cards import Cards, Seat, next_seat
from vorhand.games.bismarck.ruleset import Ruleset

__all__ = ["GivenCards", "Giving", "all_given", "before_giving", "given_cards", "givings", "under_way"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Giving:
    """One place in the order: so many cards from one seat to another."""

    giver: Seat
    receiver: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenCards:
    """Cards that went from one seat to another, as far as somebody knows them."""

    giver: Seat
    receiver: Seat
    count: int
    """How many, or how many so far."""
    cards: Cards
    """Which; empty for whoever may not know."""


def givings(ruleset: Ruleset, declarer: Seat) -> tuple[Giving, ...]:
    """The order of the exchange between partners; empty where there is none (BIS-3.9)."""
    return _givings(declarer, ruleset.kitty.size) if ruleset.partners_exchange else ()


@cache
def _givings(declarer: Seat, kitty: int) -> tuple[Giving, ...]:
    left, partner, right = (next_seat(declarer, 4, places) for places in (1, 2, 3))
    return (
        Giving(giver=declarer, receiver=partner, count=kitty),
        *(Giving(giver=partner, receiver=seat, count=1) for seat in (right, declarer, left)),
        Giving(giver=left, receiver=right, count=1),
        Giving(giver=right, receiver=left, count=1),
    )


def under_way(order: Sequence[Giving], given: Sequence[int]) -> tuple[Giving, int] | None:
    """The place of the order that is due, and the cards chosen for it so far, a set; None once all is given."""
    if not given:
        return (order[0], 0) if order else None
    last = order[len(given) - 1]
    if given[-1].bit_count() < last.count:
        return last, given[-1]
    return (order[len(given)], 0) if len(given) < len(order) else None


def all_given(order: Sequence[Giving], given: Sequence[int]) -> bool:
    """Whether nothing is left to give."""
    return under_way(order, given) is None


def before_giving(hands: Sequence[int], order: Sequence[Giving], given: Sequence[int]) -> tuple[int, ...]:
    """The hands, by seat, before anything was given: every card goes back the way it came."""
    held = list(hands)
    for giving, cards in reversed(list(zip(order, given, strict=False))):
        held[giving.receiver] &= ~cards  # cards of an incomplete set are in no hand yet
        held[giving.giver] |= cards
    return tuple(held)


def given_cards(order: Sequence[Giving], given: Sequence[int], knows: Sequence[bool]) -> tuple[GivenCards, ...]:
    """What was given so far, with the cards where `knows` says so for that place of the order."""
    return tuple(
        GivenCards(
            giver=giving.giver,
            receiver=giving.receiver,
            count=cards.bit_count(),
            cards=Cards(cards) if known else Cards(),
        )
        for giving, cards, known in zip(order, given, knows, strict=False)
    )
