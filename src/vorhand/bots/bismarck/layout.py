"""Layouts: which card to lay, and from where and in which direction to have the rows built.

A card is worth laying for what I can lay behind it, and costs what it opens for others: most for somebody who has just
passed, for he holds nothing that fits and waits for just that (BIS-8.4).
"""

from vorhand.cards import LANES, Card, Rank, Seat, next_seat
from vorhand.games.bismarck.actions import NameDirection, NameStart, PlayCard
from vorhand.games.bismarck.building import Direction, Piles, piles_of
from vorhand.games.bismarck.observation import Observation, ObservedLayout

__all__ = ["best_card", "best_direction", "best_start", "waiting"]

_OPENS = 0.45
"""What it costs to open a card for an opponent who surely holds it; mine to come count 1 each."""
_STUCK = 2.0
"""How many times as much if he passed at his last turn."""


# Laying a card


def best_card(seen: Observation) -> Card:
    """The card to lay, of those that fit."""
    layout = seen.layout
    assert layout is not None and seen.seat is not None
    cards = [action.card for action in seen.legal if isinstance(action, PlayCard)]
    return max(cards, key=lambda card: (_worth(seen, layout, card), -card.index))


def _worth(seen: Observation, layout: ObservedLayout, card: Card) -> float:
    pile = layout.piles[card.suit]
    behind = pile[pile.index(card) + 1 :]
    mine, others = 0.0, 0
    for later in behind:
        if later in seen.hand:
            mine += 1 / (1 + others)
        else:
            others += 1
    opened = behind[0] if behind and behind[0] not in seen.hand else None
    return mine - (_OPENS * _waited_for(seen, layout) if opened else 0.0)


def _waited_for(seen: Observation, layout: ObservedLayout) -> float:
    """How much a newly opened card helps the others: each holds it as likely as he has cards."""
    assert seen.seat is not None
    players = len(seen.hand_counts)
    total = sum(seen.hand_counts) - len(seen.hand)
    helped = 0.0
    for place in range(1, players):
        seat = next_seat(seen.seat, players, place)
        helped += seen.hand_counts[seat] / total * (_STUCK if _passed_last(layout, seat) else 1.0)
    return helped


def _passed_last(layout: ObservedLayout, seat: Seat) -> bool:
    last = next((turn for turn in reversed(layout.turns) if turn.seat == seat), None)
    return last is not None and last.card is None


# Naming a layout


def best_start(seen: Observation) -> Rank:
    """The rank from which my cards come out soonest, whichever direction is better then."""
    ranks = [action.rank for action in seen.legal if isinstance(action, NameStart)]
    return min(ranks, key=lambda rank: min(_waiting(seen, rank, direction) for direction in Direction))


def best_direction(seen: Observation) -> Direction:
    """The better direction from the rank that has been named."""
    start = seen.start
    assert start is not None
    directions = [action.direction for action in seen.legal if isinstance(action, NameDirection)]
    return min(directions, key=lambda direction: _waiting(seen, start, direction))


def _waiting(seen: Observation, start: Rank, direction: Direction) -> int:
    """For all my cards together: how many cards of others must be laid before them."""
    assert seen.contract is not None
    return waiting(piles_of(seen.ruleset, seen.contract, start, direction), seen.hand.bits)


def waiting(piles: Piles, hand: int) -> int:
    """For all cards of a hand together: how many cards of others must be laid before them."""
    total = 0
    for pile, lane in zip(piles, LANES, strict=True):
        others = 0
        for card in pile if hand & lane else ():
            if hand >> card & 1:
                total += others
            else:
                others += 1
    return total
