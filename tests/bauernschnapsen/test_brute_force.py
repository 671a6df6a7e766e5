"""Auction, doubling and play against an independent reading of the dossier (tests/independent)."""

import random
from collections import Counter
from functools import cache

import pytest

from tests.bauernschnapsen.table import PAGAT, Table
from tests.independent import bauernschnapsen_play as independent
from vorhand.cards import SEATS, Card, Cards, Rank, Seat, Suit
from vorhand.games.bauernschnapsen import GAME, Bid, Decline, Double, Phase, State
from vorhand.games.bauernschnapsen.actions import action_at, number_of
from vorhand.games.bauernschnapsen.events import DealScored
from vorhand.games.bauernschnapsen.scoring import side_points
from vorhand.games.bauernschnapsen.state import caller_of

pytestmark = pytest.mark.slow

PLAYED = [name for name, row in independent.CONTRACTS.items() if row.goal != "SHOWN"]

Hands = tuple[tuple[Card, ...], ...]
"""Five cards each, from the caller clockwise."""


def deal_text(hands: Hands) -> str:
    return " / ".join(" ".join(card.text for card in hand) for hand in hands)


def _places(contract: str) -> list[int]:
    """Who may bid it: 0 the caller, then clockwise."""
    return [independent.ROLES.index(role) for role in independent.CONTRACTS[contract].bidders]


def _strength(card: Card, contract: str, trump: Suit, rng: random.Random) -> float:
    """How much a card helps the declarer to make the contract, roughly and with some chance."""
    row = independent.CONTRACTS[contract]
    rank = row.order[::-1].index(independent.RANK_NAME[card.rank])
    if row.goal == "NO_TRICK":
        return -rank + rng.random()
    return rank + (8 if row.trump and card.suit is trump else 0) + rng.random()


@cache
def rigged(contract: str, seed: int) -> tuple[Hands, Suit, int]:
    """Hands, trumps and the place of the declarer; in three deals of four he holds the better cards of the pack."""
    rng = random.Random(f"{contract} {seed}")
    trump, declarer = rng.choice(list(Suit)), rng.choice(_places(contract))
    while True:
        pack = rng.sample(list(PAGAT.cards), 20)
        if seed % 4:
            good = sorted(pack, key=lambda card: -_strength(card, contract, trump, rng))[: 5 + seed % 4]
            held = rng.sample(good, 5)
        else:
            held = pack[:5]
        rest = [card for card in pack if card not in held]
        hands = [rest[5 * n : 5 * n + 5] for n in range(3)]
        hands.insert(declarer, held)
        if any(card.suit is trump for card in hands[0]):
            return tuple(tuple(hand) for hand in hands), trump, declarer


class Both:
    """One deal in the engine and in the independent reading, step by step."""

    def __init__(self, contract: str, hands: Hands, trump: Suit, declarer: int, dealer: Seat) -> None:
        place = independent.ROLES[declarer]
        self.text = f"{place} {contract}: {deal_text(hands)} trump {trump.letter} dealer {dealer}"
        self.state = Table.playing(f"{place} {contract}", dealer, deal_text(hands), trump=trump.letter).state
        caller = caller_of(dealer)
        by_seat = [[card.index for card in hands[(seat - caller) % 4]] for seat in SEATS]
        self.other = independent.start(contract, by_seat, caller, (caller + declarer) % 4, trump)


def compared(state: State, other: independent.State, text: str) -> list[int]:
    """The numbers of the legal actions, once all that both know has been found to agree."""
    seat = independent.to_act(other)
    assert seat == GAME.to_act(state), text
    assert seat is not None
    numbers = [number_of(action) for action in GAME.legal_actions(state, Seat(seat))]
    assert numbers == independent.legal(other), text
    assert numbers, f"who is to act can do something: {text}"
    if not state.trick:
        points = tuple(side_points(Seat(side), state.history, state.marriages) for side in (0, 1))
        assert independent.card_points(other) == points, text
    return numbers


def scored(state: State, other: independent.State, events: tuple[object, ...], text: str) -> bool:
    """Whether the deal is over in both, with the same result."""
    found = [event for event in events if isinstance(event, DealScored)]
    over = independent.score(other) is not None
    assert bool(found) == over, text
    if not found:
        return False
    assert found[0].scores == independent.result(other) * 2, text
    assert found[0].points == independent.card_points(other) * 2, text
    assert sorted(found[0].scores)[:2] == [0, 0], text
    assert sorted(found[0].scores)[2] > 0, text
    in_tricks = independent.card_points(other)
    if len(other.tricks) == 5 and independent.CONTRACTS[other.contract].partner_plays:
        declared = sum(independent.marriage_points(other, suit) for _, suit in other.marriages)
        assert sum(in_tricks) - declared == 120, text
    return True


def walk(state: State, other: independent.State, text: str) -> Counter[str]:
    """Compares every node below this one; how many nodes, and who won at the leaves."""
    found: Counter[str] = Counter(nodes=1)
    for number in compared(state, other, text):
        seat = GAME.to_act(state)
        assert isinstance(seat, int)
        after, events = GAME.apply(state, seat, action_at(number))
        below = independent.apply(other, number)
        path = f"{text} {number}"
        if scored(after, below, events, path):
            won = independent.result(below)[other.declarer % 2] > 0
            found += Counter(nodes=1, made=won, lost=not won)
        else:
            found += walk(after, below, path)
    return found


def even(contract: str, seed: int) -> tuple[Hands, Suit, int]:
    """A deal in which everybody holds every suit, one of them twice: nearly all must follow, so the tree is small."""
    rng = random.Random(f"even {contract} {seed}")
    hands: list[list[Card]] = [[], [], [], []]
    doubles = rng.sample(range(4), 4)
    for suit in Suit:
        ranks = rng.sample((Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE), 5)
        for place in (*range(4), doubles[suit]):
            hands[place].append(Card.of(suit, ranks.pop()))
    return tuple(tuple(hand) for hand in hands), rng.choice(list(Suit)), rng.choice(_places(contract))


WHOLE_DEALS = (
    ("normal", 6, 6897, 397),
    ("normal", 29, 6903, 816),
    ("bettler", 3, 1432, 104),
    ("bettler", 5, 1797, 124),
    ("schnapser", 91, 1626, 108),
    ("schnapser", 94, 1672, 9),
    ("gang", 17, 5424, 40),
    ("gang", 13, 1832, 0),
    ("zehner-gang", 15, 2864, 16),
    ("zehner-gang", 10, 1690, 0),
    ("kontra-schnapser", 97, 1456, 24),
    ("kontra-schnapser", 110, 1474, 26),
    ("bauernschnapser", 55, 7346, 46),
    ("bauernschnapser", 104, 721, 0),
    ("kontra-bauernschnapser", 438, 3552, 20),
    ("kontra-bauernschnapser", 51, 2334, 0),
)
"""Contract, seed of `even`, nodes of the whole deal, leaves at which the declarer wins."""


@pytest.mark.parametrize(("contract", "seed", "nodes", "made"), WHOLE_DEALS)
def test_both_agree_at_every_node_of_whole_deals(contract: str, seed: int, nodes: int, made: int) -> None:
    deal = Both(contract, *even(contract, seed), dealer=SEATS[seed % 4])
    found = walk(deal.state, deal.other, deal.text)

    assert (found["nodes"], found["made"]) == (nodes, made)


def playout(contract: str, number: int) -> bool:
    """One deal played at random, compared at every step; whether the declarer wins."""
    rng = random.Random(f"playout {contract} {number}")
    deal = Both(contract, *rigged(contract, number), dealer=SEATS[number % 4])
    state, other = deal.state, deal.other
    while True:
        numbers = compared(state, other, deal.text)
        assert [seat for seat in SEATS if GAME.legal_actions(state, seat)] == [GAME.to_act(state)]
        # A claim that is false ends most deals early, so it is only now and then the choice.
        number = rng.choice([n for n in numbers if n != independent.CLAIM or rng.random() < 0.3] or numbers)
        deal.text += f" {number}"
        seat = GAME.to_act(state)
        assert isinstance(seat, int)
        state, events = GAME.apply(state, seat, action_at(number))
        other = independent.apply(other, number)
        if scored(state, other, events, deal.text):
            return independent.result(other)[other.declarer % 2] > 0


@pytest.mark.parametrize(
    "count", [100, pytest.param(500, marks=pytest.mark.slow), pytest.param(2000, marks=pytest.mark.chaos)]
)
@pytest.mark.parametrize("contract", PLAYED)
def test_both_agree_along_random_deals(contract: str, count: int) -> None:
    made = sum(playout(contract, number) for number in range(count))

    assert count // 50 <= made <= count - count // 50, "successes and failures both occur"


def random_auction(number: int) -> str:
    """One random auction and doubling, compared at every step; the contract that came of it."""
    rng = random.Random(f"auction {number}")
    suits = list(Suit)
    trump = rng.choice(suits)
    pack = rng.sample(list(PAGAT.cards), 20)
    if number % 2 == 0:  # somebody holds five of a suit
        whole = rng.choice(suits)
        pack.sort(key=lambda card: card.suit is not whole)
    hands = [pack[5 * n : 5 * n + 5] for n in range(4)]
    rng.shuffle(hands)
    if not any(card.suit is trump for card in hands[0]):
        trump = hands[0][0].suit
    dealer = SEATS[number % 4]
    text = deal_text(tuple(tuple(hand) for hand in hands))
    state = Table.dealt(dealer, text, trump=trump.letter).state
    caller = caller_of(dealer)
    by_seat = [[card.index for card in hands[(seat - caller) % 4]] for seat in SEATS]
    other = independent.auction_start(caller, by_seat, trump)
    while state.phase is Phase.AUCTION:
        seat = GAME.to_act(state)
        assert seat == independent.auction_to_act(other), text
        assert isinstance(seat, int)
        actions = GAME.legal_actions(state, seat)
        calls = [action.contract.value if isinstance(action, Bid) else "pass" for action in actions]
        assert calls == independent.auction_legal(other), f"{text} {other.calls}"
        # Low bids mostly, or auctions would end after one round.
        place = min(rng.randrange(len(calls)), rng.randrange(len(calls)), rng.randrange(len(calls)))
        state = GAME.apply(state, seat, actions[place]).state
        other = independent.auction_apply(other, calls[place])
    assert independent.auction_to_act(other) is None, text
    declarer, contract = independent.auction_result(other)
    assert state.facts is None or state.deal.declarer in (declarer, None)
    doubling = independent.doubling_start(declarer)
    events: tuple[object, ...] = ()
    while independent.doubling_to_act(doubling) is not None:
        seat = GAME.to_act(state)
        assert state.phase is Phase.DOUBLING, text
        assert seat == independent.doubling_to_act(doubling), text
        assert isinstance(seat, int)
        assert GAME.legal_actions(state, seat) == (Double(), Decline())
        doubles = rng.random() < 0.5
        state, events = GAME.apply(state, seat, Double() if doubles else Decline())
        doubling = independent.doubling_apply(doubling, doubles=doubles)
    assert state.phase is not Phase.DOUBLING, text
    _compare_end(state, events, contract, declarer, independent.doubling_result(doubling))
    return contract


def _compare_end(state: State, events: tuple[object, ...], contract: str, declarer: int, multiplier: int) -> None:
    row = independent.CONTRACTS[contract]
    if row.goal != "SHOWN":
        facts = state.deal
        assert facts.contract is not None
        assert (facts.contract.id.value, facts.declarer, 2**facts.doubled) == (contract, declarer, multiplier)
        return
    (event,) = (event for event in events if isinstance(event, DealScored))
    assert row.value is not None
    assert (event.contract.value, event.declarer, 2**event.doubled) == (contract, declarer, multiplier)
    assert event.scores[declarer] == row.value * multiplier


def test_both_agree_along_2000_random_auctions() -> None:
    found = Counter(random_auction(number) for number in range(2000))

    assert set(found) == set(independent.CONTRACTS), "every contract is played or shown"
    assert min(found.values()) >= 8


def test_every_deal_has_twenty_different_cards() -> None:
    for number in range(50):
        hands, _, _ = rigged("gang", number)
        assert Cards.of(card for hand in hands for card in hand) == PAGAT.cards
