"""Bauernschnapsen, one deal: auction, doubling, play, score in game points.

An independent reading of rules/bauernschnapsen.md (default rule set, all options off), meant to be checked against
other programs: slow and plain. Section numbers in comments are the dossier's. Not here: deal, trump decision, match
(2, 7), and the two contracts that are shown instead of played.

Seats 0-3 clockwise; F = forehand, then PD, PF, D. A pair is seat % 2. Inside, a card is (rank, suit) with the rank as a
word of ORDER ("A", "10", ...) and the suit 0-3 = C D H S; outside it is 16 * suit + rank number - 1 (ten 10, ace 14).
Actions: a card number plays the card; 64 + suit declares that suit's marriage; 68 claims ("Basta").
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

Card: TypeAlias = tuple[str, int]
Play: TypeAlias = tuple[int, Card]  # who, what
Order: TypeAlias = tuple[str, ...]

MARRIAGE = 64
CLAIM = 68

RANK_NUMBER = {"10": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
RANK_NAME = {number: name for name, number in RANK_NUMBER.items()}
CARD_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}  # 1.1; the same in every contract (1.2)

NORMAL_ORDER = ("A", "10", "K", "Q", "J")  # 1.1, high to low
TEN_ORDER = ("10", "K", "Q", "J", "A")  # 1.2, high to low: the ace is the lowest


@dataclass(frozen=True, kw_only=True)
class Contract:
    """One row of table 3.1."""

    value: int | None  # None: 1, 2 or 3 by 6.4
    bidders: tuple[str, ...]
    trump: bool
    order: tuple[str, ...]
    lead: str  # "F" or "DECLARER"
    partner_plays: bool
    goal: str  # CLAIM66, NO_TRICK, FIRST3_AND_66, ALL5, SHOWN
    marriages: str  # ALL, DECLARER, NONE


ROLES = ("F", "PD", "PF", "D")  # clockwise from F; also the priority, high to low (4.1.4)


def _row(
    value: int | None,
    bidders: tuple[str, ...],
    trump: bool,  # noqa: FBT001
    order: Order,
    lead: str,
    partner_plays: bool,  # noqa: FBT001
    goal: str,
    marriages: str,
) -> Contract:
    return Contract(
        value=value,
        bidders=bidders,
        trump=trump,
        order=order,
        lead=lead,
        partner_plays=partner_plays,
        goal=goal,
        marriages=marriages,
    )


# 3.1, ascending: the position in the list is the bidding rank.
CONTRACTS = {
    "normal": _row(None, ("F",), True, NORMAL_ORDER, "F", True, "CLAIM66", "ALL"),
    "bettler": _row(4, ROLES, False, NORMAL_ORDER, "DECLARER", False, "NO_TRICK", "NONE"),
    "schnapser": _row(6, ("F", "PF"), True, NORMAL_ORDER, "F", True, "FIRST3_AND_66", "DECLARER"),
    "gang": _row(9, ROLES, False, NORMAL_ORDER, "DECLARER", True, "ALL5", "NONE"),
    "zehner-gang": _row(10, ROLES, False, TEN_ORDER, "DECLARER", True, "ALL5", "NONE"),
    "kontra-schnapser": _row(12, ("PD", "D"), True, NORMAL_ORDER, "F", True, "FIRST3_AND_66", "DECLARER"),
    "bauernschnapser": _row(12, ("F", "PF"), True, NORMAL_ORDER, "F", True, "ALL5", "NONE"),
    "farben-gang": _row(18, ("PD", "PF", "D"), False, NORMAL_ORDER, "DECLARER", True, "SHOWN", "NONE"),
    "kontra-bauernschnapser": _row(24, ("PD", "D"), True, NORMAL_ORDER, "F", True, "ALL5", "NONE"),
    "herren-schnapser": _row(24, ("F",), True, NORMAL_ORDER, "F", True, "SHOWN", "NONE"),
}
BIDDING_RANK = {name: rank for rank, name in enumerate(CONTRACTS)}


class IllegalActionError(ValueError):
    """The action is not among the legal ones of the state."""


def card_from_number(number: int) -> tuple[str, int]:
    return RANK_NAME[number % 16 + 1], number // 16


def number_of_card(card: tuple[str, int]) -> int:
    rank, suit = card
    return 16 * suit + RANK_NUMBER[rank] - 1


# --- Tricks (5.1, 5.2): plain functions on lists of cards -----------------------------------------------------------


def strength(card: Card, order: Order) -> int:
    """Larger beats smaller within one suit."""
    return -order.index(card[0])


def winning_index(trick: Sequence[Card], trump: int | None, order: Order) -> int:
    """Which card of a non-empty trick (in the order played) is winning. 5.1."""
    trumps = [i for i, card in enumerate(trick) if card[1] == trump]
    led = [i for i, card in enumerate(trick) if card[1] == trick[0][1]]
    return max(trumps or led, key=lambda i: strength(trick[i], order))


def playable(hand: Sequence[Card], trick: Sequence[Card], trump: int | None, order: Order) -> list[Card]:
    """Cards of the hand that may be added to the trick. Rows of table 5.2; trump None in a no-trump contract."""
    if not trick:
        return list(hand)  # row 1
    led_suit = trick[0][1]
    winning = trick[winning_index(trick, trump, order)]

    def beating(cards: list[Card]) -> list[Card]:
        return [card for card in cards if strength(card, order) > strength(winning, order)]

    following = [card for card in hand if card[1] == led_suit]
    trumps = [card for card in hand if card[1] == trump]
    if following:
        if winning[1] == led_suit:
            return beating(following) or following  # rows 2, 3
        return following  # row 4: already trumped
    if trumps:
        if winning[1] == trump:
            return beating(trumps) or trumps  # rows 6, 7
        return trumps  # row 5
    return list(hand)  # rows 8, 9


# --- The state of the play ------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class State:
    contract: str
    trump: int | None  # None where the contract knows no trump
    leader_f: int
    declarer: int
    multiplier: int
    hands: tuple[tuple[Card, ...], ...]  # by seat, cards still held (the set-aside hand of a Bettler stays as it is)
    tricks: tuple[tuple[Play, ...], ...] = ()  # completed tricks, each a tuple of (seat, card) in the order played
    trick: tuple[Play, ...] = ()  # the trick on the table, same form
    marriages: tuple[tuple[int, int], ...] = ()  # (seat, suit) of every declaration
    marriage_to_lead: int | None = None  # suit declared on this lead whose king or queen is still to be led
    claimed_by: int | None = None


def start(
    contract: str,
    hands: Sequence[Iterable[int]],
    leader_f: int,
    declarer: int,
    trump: int | None,
    multiplier: int = 1,
) -> State:
    """The deal before the first lead; trump is the suit F named, dropped where the contract has none."""
    row = CONTRACTS[contract]
    assert row.goal != "SHOWN", f"{contract} is shown, not played"
    assert not row.trump or trump in (0, 1, 2, 3), f"{contract} needs a trump suit"
    assert role_of(declarer, leader_f) in row.bidders, f"seat {declarer} cannot have bid {contract}"
    assert [len(list(hand)) for hand in hands] == [5] * 4
    assert len({card for hand in hands for card in hand}) == 20
    return State(
        contract=contract,
        trump=trump if row.trump else None,
        leader_f=leader_f,
        declarer=declarer,
        multiplier=multiplier,
        hands=tuple(tuple(card_from_number(number) for number in sorted(hand)) for hand in hands),
    )


def role_of(seat: int, leader_f: int) -> str:
    return ROLES[(seat - leader_f) % 4]


def partner(seat: int) -> int:
    return (seat + 2) % 4


def pair_of(seat: int) -> int:
    return seat % 2


def plays(state: State, seat: int) -> bool:
    """False only for the declarer's partner in a Bettler (3.1)."""
    return CONTRACTS[state.contract].partner_plays or seat != partner(state.declarer)


def players_in_trick(state: State) -> int:
    return sum(plays(state, seat) for seat in range(4))


def trick_winner(state: State, trick: Sequence[Play]) -> int:
    cards = [card for _, card in trick]
    return trick[winning_index(cards, state.trump, CONTRACTS[state.contract].order)][0]


def trick_winners(state: State) -> list[int]:
    return [trick_winner(state, trick) for trick in state.tricks]


def points_in(trick: Sequence[Play]) -> int:
    return sum(CARD_POINTS[card[0]] for _, card in trick)


def marriage_points(state: State, suit: int) -> int:
    return 40 if suit == state.trump else 20  # 6.1


def points_of_seats(state: State, seats: Collection[int]) -> int:
    """Cards of the completed tricks these seats won plus the marriages they declared (6.2: counted at once)."""
    in_tricks = sum(points_in(trick) for trick in state.tricks if trick_winner(state, trick) in seats)
    declared = sum(marriage_points(state, suit) for seat, suit in state.marriages if seat in seats)
    return in_tricks + declared


def card_points(state: State) -> tuple[int, int]:
    return points_of_seats(state, (0, 2)), points_of_seats(state, (1, 3))


# --- Score (3.2, 6.3, 6.4) ------------------------------------------------------------------------------------------


def value_against(state: State, pair: int) -> int:
    """What a win in NORMAL by claim is worth against this pair (6.4); no trick comes first (R11)."""
    if not any(pair_of(winner) == pair for winner in trick_winners(state)):
        return 3
    return 1 if card_points(state)[pair] >= 33 else 2


def contract_made(state: State) -> bool | None:
    """For the contracts other than NORMAL: made, failed, or None while open. 3.2, looked at after whole tricks."""
    winners = trick_winners(state)
    others_won = [winner for winner in winners if winner != state.declarer]
    match CONTRACTS[state.contract].goal:
        case "NO_TRICK":
            if state.declarer in winners:
                return False
            return True if len(winners) == 5 else None
        case "FIRST3_AND_66":
            if others_won:
                return False
            return points_of_seats(state, (state.declarer,)) >= 66 if len(winners) == 3 else None
        case "ALL5":
            if others_won:
                return False
            return True if len(winners) == 5 else None
        case _:
            raise AssertionError(state.contract)


def score(state: State) -> tuple[int, int] | None:
    """(scoring pair, game points before doubling), or None while the deal is open."""
    row = CONTRACTS[state.contract]
    if row.goal == "CLAIM66":
        if state.claimed_by is not None:
            claimant = pair_of(state.claimed_by)
            correct = card_points(state)[claimant] >= 66
            # 6.3: a false claim gives the opponents what a correct one would have brought.
            return claimant if correct else 1 - claimant, value_against(state, 1 - claimant)
        if len(state.tricks) == 5:
            return pair_of(trick_winners(state)[4]), 1  # unclaimed: always 1 (6.4)
        return None
    made = contract_made(state)
    if made is None:
        return None
    assert row.value is not None
    declaring = pair_of(state.declarer)
    return declaring if made else 1 - declaring, row.value


def result(state: State) -> tuple[int, int]:
    """Game points of the pairs 0+2 and 1+3; only when the deal is over."""
    scored = score(state)
    assert scored is not None, "the deal is not over"
    pair, value = scored
    points = value * state.multiplier
    return (points, 0) if pair == 0 else (0, points)


# --- Who acts, what he may do, what happens -------------------------------------------------------------------------


def to_act(state: State) -> int | None:
    if score(state) is not None:
        return None
    if state.trick:
        seat = (state.trick[-1][0] + 1) % 4
        return seat if plays(state, seat) else (seat + 1) % 4
    if state.tricks:
        return trick_winners(state)[-1]
    return state.leader_f if CONTRACTS[state.contract].lead == "F" else state.declarer


def may_declare(state: State, seat: int) -> bool:
    marriages = CONTRACTS[state.contract].marriages
    return marriages == "ALL" or (marriages == "DECLARER" and seat == state.declarer)


def legal(state: State) -> list[int]:
    """Sorted action numbers of the player to act; empty when the deal is over."""
    seat = to_act(state)
    if seat is None:
        return []
    hand = state.hands[seat]
    if state.trick:
        cards = playable(hand, [card for _, card in state.trick], state.trump, CONTRACTS[state.contract].order)
        return sorted(number_of_card(card) for card in cards)

    claims_exist = CONTRACTS[state.contract].goal == "CLAIM66"
    if state.marriage_to_lead is not None:
        actions = [number_of_card((rank, state.marriage_to_lead)) for rank in ("K", "Q")]
        if claims_exist:
            actions.append(CLAIM)  # window W2
        return sorted(actions)

    actions = [number_of_card(card) for card in hand]
    if may_declare(state, seat):
        actions += [MARRIAGE + suit for suit in range(4) if ("K", suit) in hand and ("Q", suit) in hand]
    if claims_exist and 1 <= len(state.tricks) <= 4:
        actions.append(CLAIM)  # window W1: he is on lead because he has just won a trick
    return sorted(actions)


def apply(state: State, action: int) -> State:
    """The state after the action of the player to act; raises IllegalActionError."""
    if action not in legal(state):
        raise IllegalActionError(f"{action} is not among {legal(state)}")
    seat = to_act(state)
    assert seat is not None
    if action == CLAIM:
        return replace(state, claimed_by=seat)  # an unfinished trick counts for nobody (6.2)
    if action >= MARRIAGE:
        suit = action - MARRIAGE
        return replace(state, marriages=(*state.marriages, (seat, suit)), marriage_to_lead=suit)

    card = card_from_number(action)
    hands = list(state.hands)
    hands[seat] = tuple(other for other in hands[seat] if other != card)
    trick = (*state.trick, (seat, card))
    played = replace(state, hands=tuple(hands), trick=trick, marriage_to_lead=None)
    if len(trick) < players_in_trick(state):
        return played
    return replace(played, tricks=(*state.tricks, trick), trick=())


# --- Auction (4.1-4.3) ----------------------------------------------------------------------------------------------

PASS = "pass"


@dataclass(frozen=True, kw_only=True)
class Auction:
    leader_f: int
    hands: tuple[tuple[Card, ...], ...]
    trump: int
    calls: tuple[tuple[int, str], ...] = ()  # (seat, call) in the order spoken


def auction_start(leader_f: int, hands: Sequence[Iterable[int]], trump: int) -> Auction:
    cards = tuple(tuple(card_from_number(number) for number in hand) for hand in hands)
    return Auction(leader_f=leader_f, hands=cards, trump=trump)


def passed_seats(auction: Auction) -> set[int]:
    return {seat for seat, call in auction.calls if call == PASS}


def standing_bid(auction: Auction) -> tuple[int, str] | None:
    """(bidder, contract) of the last bid."""
    bids = [(seat, call) for seat, call in auction.calls if call != PASS]
    return bids[-1] if bids else None


def auction_to_act(auction: Auction) -> int | None:
    passed = passed_seats(auction)
    if len(passed) == 3:
        return None
    if not auction.calls:
        return auction.leader_f
    seat = (auction.calls[-1][0] + 1) % 4
    while seat in passed:
        seat = (seat + 1) % 4
    return seat


def holds_the_cards(auction: Auction, seat: int, contract: str) -> bool:
    """The two shown contracts may be bid only by a player who holds them (3.1 notes)."""
    suits = {suit for _, suit in auction.hands[seat]}
    if contract == "farben-gang":
        return len(suits) == 1
    if contract == "herren-schnapser":
        return suits == {auction.trump}
    return True


def may_bid(auction: Auction, seat: int, contract: str) -> bool:
    if role_of(seat, auction.leader_f) not in CONTRACTS[contract].bidders:
        return False
    if not holds_the_cards(auction, seat, contract):
        return False
    standing = standing_bid(auction)
    if standing is None:
        return True
    bidder, current = standing
    if contract == current:
        # 4.3 holding: the same contract, by the player of higher priority
        return (seat - auction.leader_f) % 4 < (bidder - auction.leader_f) % 4
    return BIDDING_RANK[contract] > BIDDING_RANK[current]


def auction_legal(auction: Auction) -> list[str]:
    seat = auction_to_act(auction)
    if seat is None:
        return []
    bids = [contract for contract in CONTRACTS if may_bid(auction, seat, contract)]
    return [PASS, *bids] if auction.calls else bids  # 4.1.2: the first call, F's, is no pass


def auction_apply(auction: Auction, call: str) -> Auction:
    if call not in auction_legal(auction):
        raise IllegalActionError(f"{call} is not among {auction_legal(auction)}")
    seat = auction_to_act(auction)
    assert seat is not None
    return replace(auction, calls=(*auction.calls, (seat, call)))


def auction_result(auction: Auction) -> tuple[int, str]:
    """(declarer, contract) once three players have passed."""
    assert auction_to_act(auction) is None, "the auction is not over"
    standing = standing_bid(auction)
    assert standing is not None
    return standing


# --- Doubling (4.4) -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Doubling:
    declarer: int
    answers: tuple[bool, ...] = ()  # one bool per question, in the order asked


def doubling_start(declarer: int) -> Doubling:
    return Doubling(declarer=declarer)


def _level_and_asked(doubling: Doubling) -> tuple[int, int]:
    """Doublings said so far, and how many players of the open level have declined."""
    level = asked = 0
    for answer in doubling.answers:
        level, asked = (level + 1, 0) if answer else (level, asked + 1)
    return level, asked


def doubling_to_act(doubling: Doubling) -> int | None:
    level, asked = _level_and_asked(doubling)
    if level == 3 or asked == 2:
        return None
    declarer = doubling.declarer
    opponents = ((declarer + 1) % 4, (declarer + 3) % 4)  # Kontra, Subkontra
    declarers = (declarer, partner(declarer))  # Rekontra; the idle Bettler partner too (R21)
    return (opponents, declarers, opponents)[level][asked]


def doubling_apply(doubling: Doubling, *, doubles: bool) -> Doubling:
    if doubling_to_act(doubling) is None:
        raise IllegalActionError("the doubling is over")
    return replace(doubling, answers=(*doubling.answers, doubles))


def doubling_result(doubling: Doubling) -> int:
    assert doubling_to_act(doubling) is None, "the doubling is not over"
    return (1, 2, 4, 8)[_level_and_asked(doubling)[0]]
