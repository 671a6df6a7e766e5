"""Playing a contract out on one deal that fits a hand, with everybody playing by simple habits. For bidding only."""

import random

from vorhand.bots.bauernschnapsen.counting import cheapest, dearest
from vorhand.cards import LANES, Rank, Seat, Suit, bits_of, indices_in
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import CARDS, Aim, Contract, Leads, Marriages
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS, card_points, marriage_points
from vorhand.games.bauernschnapsen.state import PLAYERS, next_player, player_at, sits_out
from vorhand.tricks import Ace, Order, TrickRules, beats, playable_heading, stronger_than, winner

__all__ = ["tried"]


def tried(row: Contract, hand: int, trump: Suit, place: int, turned: int, rng: random.Random) -> bool:
    """Whether the hand makes the contract on one random deal. Seats are counted from the caller, 0, clockwise."""
    hands = _dealt(hand, place, trump, turned, rng)
    rules, idle = row.trick_rules(trump), sits_out(row, Seat(place))
    leader = Seat(0) if row.leads is Leads.CALLER else Seat(place)
    return _played_out(row, hands, rules, leader, Seat(place), idle)


def _dealt(hand: int, place: int, trump: Suit, turned: int, rng: random.Random) -> list[int]:
    """A deal that gives the caller a trump, and the card turned up where there is one."""
    rest = indices_in(CARDS.bits & ~hand & ~turned)
    others = [seat for seat in range(PLAYERS) if seat != place]
    while True:
        rng.shuffle(rest)
        hands, cards = [0] * PLAYERS, iter(rest)
        hands[place] = hand
        for seat in others:
            fixed = turned & ~hand if seat == 0 else 0
            hands[seat] = fixed | bits_of(next(cards) for _ in range(5 - fixed.bit_count()))
        if hands[0] & LANES[trump]:
            return hands


def _played_out(
    row: Contract, hands: list[int], rules: TrickRules, leader: Seat, declarer: Seat, idle: Seat | None
) -> bool:
    points, played = 0, 0
    for number in range(1, 6):
        trick: list[int] = []
        seat = leader
        for _ in range(PLAYERS if idle is None else PLAYERS - 1):
            legal = playable_heading(hands[seat], trick, rules)
            if seat != declarer:
                card = _of_others(row, legal, trick, rules, is_partner=(seat - declarer) % 2 == 0)
            elif trick:
                card = _declarer_follows(row, legal, trick, rules)
            else:
                card, declared = _declarer_leads(row, hands[seat], played, rules)
                points += declared
            hands[seat] &= ~(1 << card)
            trick.append(card)
            seat = next_player(seat, idle)
        played |= bits_of(trick)
        leader = player_at(leader, winner(trick, rules), idle)
        if (leader == declarer) is (row.aim is Aim.NO_TRICK):
            return False
        points += card_points(trick)
        if row.aim is Aim.THREE_TRICKS and number == 3:
            return points >= CLAIM_POINTS
    return True


def _declarer_leads(row: Contract, hand: int, played: int, rules: TrickRules) -> tuple[int, int]:
    """A card, and the card points of a marriage declared with it."""
    if row.aim is Aim.NO_TRICK:
        return _weakest(hand, rules.order), 0
    out = CARDS.bits & ~played & ~hand
    trump = rules.trump
    bosses = [card for card in indices_in(hand) if not out & stronger_than(card, rules.order)]
    trumps = [card for card in bosses if card >> 4 == trump]
    trumps_out = trump is not None and out & LANES[trump]
    choice = (trumps if trumps and trumps_out else bosses) or indices_in(hand)
    card = max(choice, key=lambda c: ((hand & LANES[c >> 4]).bit_count(), card_points((c,))))
    if row.marriages is not Marriages.NONE and card & 15 in (Rank.KING - 1, Rank.QUEEN - 1):
        suit = Suit(card >> 4)
        if hand & pair(suit) == pair(suit):
            return card, marriage_points(suit, trump)
    return card, 0


def _declarer_follows(row: Contract, legal: int, trick: list[int], rules: TrickRules) -> int:
    if row.aim is Aim.NO_TRICK:
        # High cards go as long as they do not win.
        best = trick[winner(trick, rules)]
        safe = [c for c in indices_in(legal) if c >> 4 != best >> 4 or not stronger_than(best, rules.order) >> c & 1]
        return (
            max(safe, key=lambda c: -stronger_than(c, rules.order).bit_count())
            if safe
            else cheapest(legal, rules.order)
        )
    return max(indices_in(legal), key=lambda c: (c >> 4 == rules.trump, -stronger_than(c, rules.order).bit_count()))


def _of_others(row: Contract, legal: int, trick: list[int], rules: TrickRules, *, is_partner: bool) -> int:
    """A guard is kept, so what is thrown away is weak; a partner gives points where they count."""
    if row.aim is Aim.NO_TRICK:
        return (_strongest if is_partner else _weakest)(legal, rules.order)
    if not trick:
        return min(indices_in(legal), key=lambda card: stronger_than(card, rules.order).bit_count())
    if is_partner:
        best = trick[winner(trick, rules)]
        losing = bits_of(card for card in indices_in(legal) if not beats(card, best, rules))
        return (dearest if row.aim is Aim.THREE_TRICKS else _weakest)(losing or legal, rules.order)
    return _weakest(legal, rules.order)


def _strongest(cards: int, order: Ace | Order) -> int:
    return min(indices_in(cards), key=lambda card: stronger_than(card, order).bit_count())


def _weakest(cards: int, order: Ace | Order) -> int:
    return max(indices_in(cards), key=lambda card: (stronger_than(card, order).bit_count(), -card_points((card,))))
