"""What to name, bid and double: contracts are tried out on deals that fit what is known (dossier 10.4, 10.5)."""

import random
from functools import lru_cache

from vorhand.bots.bauernschnapsen.counting import sure_tricks
from vorhand.bots.bauernschnapsen.trying import tried
from vorhand.cards import LANES, Card, Rank, Seat, Suit, indices_in
from vorhand.games.bauernschnapsen.actions import KONTRA_NORMAL, PASS, Bid, Call
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import CARDS, Aim, CardsOf, Contract, Ruleset
from vorhand.games.bauernschnapsen.scoring import card_points, totals
from vorhand.games.bauernschnapsen.state import PLAYERS, Standing, same_side
from vorhand.tricks import Order

__all__ = ["best_call", "doubles", "trump_of"]

_NORMAL = (
    (-2.35, 0.94, 1.19, 0.43, 0.72, 0.78, 0.05, 0.78),
    (2.18, -0.52, -1.21, -0.25, -0.36, -0.50, -0.05, -0.10),
    (0.06, 0.31, 0.88, 0.56, 0.49, 0.37, -0.08, 0.12),
    (2.13, -0.59, -1.20, -0.05, -0.38, -0.51, 0.00, -0.07),
)
"""Game points of a Normal game for the caller's side, as a hand lets expect them, by seats from the caller clockwise.

A constant, then for each trump, the trump ace, the trump ten, the 40, an ace, a ten and a 20 beside trumps. Least
squares over 6,000 Normal games of these bots.
"""
_TRIES = 24
_LEAST = {Aim.ALL_TRICKS: 0.8, Aim.THREE_TRICKS: 0.8, Aim.NO_TRICK: 0.7}
"""No contract is bid that succeeds less often, whatever it would bring: the deals tried are kinder than people."""


def trump_of(first: int) -> Suit | None:
    """The longest suit of the first three cards, the dearest among equals; None to have a card turned up.

    Three low cards of three suits are worth less than a suit out of the last two (dossier 10.4).
    """
    held = [(Suit(lane), first & bits) for lane, bits in enumerate(LANES) if first & bits]
    suit, _ = max(held, key=lambda row: (row[1].bit_count(), card_points(indices_in(row[1]))))
    poor = len(held) == 3 and card_points(indices_in(first)) <= 9
    return None if poor else suit


def best_call(observation: Observation) -> Call:
    """The call that promises most; passing, or the Normal game, is measured against it."""
    seat, caller = observation.seat, observation.caller
    assert seat is not None and caller is not None
    calls = [call for call in observation.legal if isinstance(call, Bid)]
    stands = observation.standing_bid
    expected = _expected_if_silent(observation)
    best: Call = PASS if PASS in observation.legal else calls[0]
    for call in calls:
        row = observation.ruleset.contract(call.contract)
        if row.aim is Aim.SIXTY_SIX:
            continue
        worth = _worth(observation, row)
        if worth is not None and worth > expected:
            best, expected = call, worth
    wants_kontra = stands is not None and KONTRA_NORMAL in observation.legal and _strong_against_normal(observation)
    return KONTRA_NORMAL if wants_kontra and best is PASS else best


def _expected_if_silent(observation: Observation) -> float:
    """Game points to expect from what stands now, for this seat's side."""
    seat, caller, stands = observation.seat, observation.caller, observation.standing_bid
    assert seat is not None and caller is not None
    ours = same_side(seat, caller)
    if stands is None or observation.ruleset.contract(stands).aim is Aim.SIXTY_SIX:
        assert observation.trump is not None
        normal = _normal(observation.hand.bits, observation.trump, (seat - caller) % PLAYERS)
        return normal if ours else -normal
    assert observation.bidder is not None
    # Who bids a contract makes it more often than not.
    value = 0.5 * _value(observation.ruleset, observation.standing, observation.ruleset.contract(stands), seat, 0.75)
    return value if same_side(seat, observation.bidder) else -value


def _normal(hand: int, trump: Suit, place: int) -> float:
    """What the Normal game is worth to the caller's side, as far as one hand tells."""
    trumps, sides = hand & LANES[trump], hand & ~LANES[trump]
    pairs = [suit for suit in Suit if hand & pair(suit) == pair(suit)]
    features = (
        1,
        trumps.bit_count(),
        trumps >> Card.of(trump, Rank.ACE).index & 1,
        trumps >> Card.of(trump, Rank.TEN).index & 1,
        trump in pairs,
        _number_of(Rank.ACE, sides),
        _number_of(Rank.TEN, sides),
        sum(suit is not trump for suit in pairs),
    )
    return sum(weight * feature for weight, feature in zip(_NORMAL[place], features, strict=True))


def _number_of(rank: Rank, cards: int) -> int:
    return sum(1 for suit in Suit if cards & Card.of(suit, rank).bit)


def _worth(observation: Observation, row: Contract) -> float | None:
    """Game points that a bid is worth on average; None if it is not sound."""
    seat, caller = observation.seat, observation.caller
    assert seat is not None and caller is not None and observation.trump is not None
    if row.is_shown:
        return _value(observation.ruleset, observation.standing, row, seat, 1.0)
    if not _is_thinkable(row, observation.hand.bits, observation.trump, is_caller=seat == caller):
        return None
    turned = observation.turned.bit if observation.turned else 0
    place = (seat - caller) % PLAYERS
    chance = _chance(row, observation.hand.bits, observation.trump, place, turned)
    if chance < _LEAST[row.aim]:
        return None
    return _value(observation.ruleset, observation.standing, row, seat, chance)


def _value(ruleset: Ruleset, standing: Standing, row: Contract, seat: Seat, chance: float) -> float:
    """Game points on average; what goes beyond the target is worth nothing to either side."""
    sums = totals(standing)
    ours, theirs = sums[seat], sums[(seat + 1) % PLAYERS]
    target = ruleset.match.target
    return chance * min(row.value, target - ours) - (1 - chance) * min(row.value, target - theirs)


def _is_thinkable(row: Contract, hand: int, trump: Suit, *, is_caller: bool) -> bool:
    """Whether it is worth trying out: nearly every hand is hopeless for nearly every contract."""
    trumps = hand & LANES[trump]
    match row.aim:
        case Aim.NO_TRICK:
            return card_points(indices_in(hand)) <= 33
        case Aim.THREE_TRICKS:
            return trumps.bit_count() >= (2 if is_caller else 4) and _sure(hand, trumps, row.order) >= 1
        case _ if row.cards is CardsOf.TRUMP:
            return trumps.bit_count() >= (3 if is_caller else 4) and _sure_in_all(hand, row.order) >= 3
        case _:
            return _sure_in_all(hand, row.order) >= 3


def _sure(hand: int, cards: int, order: Order) -> int:
    suit = LANES[cards.bit_length() - 1 >> 4] if cards else 0
    return sure_tricks(cards, CARDS.bits & suit & ~hand, order)


def _sure_in_all(hand: int, order: Order) -> int:
    return sum(sure_tricks(hand & lane, CARDS.bits & lane & ~hand, order) for lane in LANES)


@lru_cache(maxsize=4096)
def _chance(row: Contract, hand: int, trump: Suit, place: int, turned: int) -> float:
    """How often the contract succeeds for a hand, by seats from the caller clockwise. The same for the same cards."""
    rng = random.Random(f"{row.id} {hand} {trump} {place}")
    return sum(tried(row, hand, trump, place, turned, rng) for _ in range(_TRIES)) / _TRIES


# Doubling


def doubles(observation: Observation) -> bool:
    """Whether to double: an opponent with a certain defence, or a declarer with a certain contract."""
    seat, contract, declarer = observation.seat, observation.contract, observation.declarer
    assert seat is not None and contract is not None and declarer is not None
    if same_side(seat, declarer):
        return seat == declarer and _is_certain(observation, contract)
    if contract.is_shown:
        return False
    if contract.aim is Aim.SIXTY_SIX:
        return _strong_against_normal(observation)
    return observation.doubled == 0 and _beats_for_certain(observation, contract)


def _is_certain(observation: Observation, contract: Contract) -> bool:
    if contract.is_shown:
        return True
    if contract.aim is Aim.SIXTY_SIX:
        return False
    assert observation.seat is not None and observation.caller is not None and observation.trump is not None
    turned = observation.turned.bit if observation.turned else 0
    place = (observation.seat - observation.caller) % PLAYERS
    return _chance(contract, observation.hand.bits, observation.trump, place, turned) > 0.97


def _strong_against_normal(observation: Observation) -> bool:
    """Three certain tricks, or the best of three trumps with an ace beside them (dossier 10.5)."""
    assert observation.trump is not None
    hand = observation.hand.bits
    trumps = hand & LANES[observation.trump]
    sure = _sure(hand, trumps, Order.ACE_TEN)
    aces = sum(1 for card in observation.hand if card.rank.letter == "A")
    return (trumps.bit_count() >= 3 and sure >= 2 and aces >= 2) or sure >= 3


def _beats_for_certain(observation: Observation, contract: Contract) -> bool:
    """Whether a trick is certain against somebody who must take all five with trumps: the best trump."""
    if contract.cards is not CardsOf.TRUMP or contract.aim is not Aim.ALL_TRICKS:
        return False
    assert observation.trump is not None
    hand = observation.hand.bits
    return _sure(hand, hand & LANES[observation.trump], contract.order) >= 1
