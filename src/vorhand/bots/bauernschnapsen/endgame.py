"""The last two tricks of a Normal game: every way to play them is tried on deals that fit what is known."""

import random

from vorhand.bots.bauernschnapsen.counting import Knowledge
from vorhand.cards import Seat, indices_in, next_seat
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS, card_points
from vorhand.games.bauernschnapsen.state import PLAYERS, same_side
from vorhand.tricks import TrickRules, playable_heading, winner

__all__ = ["best_of", "is_endgame"]

_WORLDS = 10
_PATIENCE = 10
_LIMIT = 33


def is_endgame(observation: Observation) -> bool:
    """Whether the fourth trick of five is being played, by four."""
    return len(observation.history) == 3 and observation.idle is None


def best_of(observation: Observation, known: Knowledge, legal: int) -> int:
    """The card that brings most game points on average, if everybody plays his two cards as well as can be."""
    rng = random.Random(f"{known.hand} {known.may_hold}")
    trick = tuple(card.index for card in observation.trick)
    deals = [_dealt(known, observation.hand_counts, rng) for _ in range(_WORLDS)]
    side = known.seat % 2
    taken = _points_and_tricks(observation)

    def worth(card: int) -> float:
        return sum(_tried(known, hands, observation.leader, trick, card, taken, side) for hands in deals)

    return max(indices_in(legal), key=lambda card: (worth(card), -card_points((card,))))


_Taken = tuple[int, int, int, int]
"""Card points of the even and of the odd seats, and how many tricks each side has taken."""


def _points_and_tricks(observation: Observation) -> _Taken:
    taken = [0, 0, 0, 0]
    for trick in observation.history:
        taken[trick.winner % 2] += card_points(card.index for card in trick.cards)
        taken[2 + trick.winner % 2] += 1
    for marriage in observation.marriages:
        taken[marriage.seat % 2] += marriage.points
    return taken[0], taken[1], taken[2], taken[3]


def _dealt(known: Knowledge, counts: tuple[int, ...], rng: random.Random) -> list[int]:
    """Hands that the others may hold; what is excluded is kept to if some attempts find a way."""
    unseen = 0
    for seat in range(PLAYERS):
        unseen |= 0 if seat == known.seat else known.may_hold[seat]
    cards = indices_in(unseen)
    for attempt in range(_PATIENCE):
        rng.shuffle(cards)
        hands, left, fits = [0] * PLAYERS, list(cards), True
        hands[known.seat] = known.hand
        for seat in range(PLAYERS):
            if seat == known.seat:
                continue
            may = [card for card in left if known.may_hold[seat] >> card & 1]
            fits &= len(may) >= counts[seat]
            chosen = (may + [card for card in left if card not in may])[: counts[seat]]
            hands[seat] = sum(1 << card for card in chosen)
            left = [card for card in left if card not in chosen]
        if fits or attempt == _PATIENCE - 1:
            break
    return hands


def _tried(
    known: Knowledge, hands: list[int], leader: Seat, trick: tuple[int, ...], card: int, taken: _Taken, side: int
) -> int:
    after = list(hands)
    after[known.seat] &= ~(1 << card)
    return _value(after, leader, (*trick, card), taken, known.rules, side)


def _value(hands: list[int], leader: Seat, trick: tuple[int, ...], taken: _Taken, rules: TrickRules, side: int) -> int:
    """Game points for `side`, 0 the even seats, from here on; both sides play for the best."""
    if len(trick) == PLAYERS:
        return _after_the_fourth(hands, next_seat(leader, PLAYERS, winner(trick, rules)), trick, taken, rules, side)
    seat = next_seat(leader, PLAYERS, len(trick))
    values = []
    for card in indices_in(playable_heading(hands[seat], trick, rules)):
        hands[seat] ^= 1 << card
        values.append(_value(hands, leader, (*trick, card), taken, rules, side))
        hands[seat] ^= 1 << card
    return max(values) if seat % 2 == side else min(values)


def _after_the_fourth(
    hands: list[int], taker: Seat, trick: tuple[int, ...], taken: _Taken, rules: TrickRules, side: int
) -> int:
    mine = taker % 2
    points = list(taken)
    points[mine] += card_points(trick)
    points[2 + mine] += 1
    if points[mine] >= CLAIM_POINTS:
        other = 1 - mine
        worth = 3 if not points[2 + other] else 2 if points[other] < _LIMIT else 1
        return worth if mine == side else -worth
    last = tuple(hands[next_seat(taker, PLAYERS, step)].bit_length() - 1 for step in range(PLAYERS))
    seat = next_seat(taker, PLAYERS, winner(last, rules))
    return 1 if same_side(seat, Seat(side)) else -1
