"""The native core and the Python engine play the same deals of Bauernschnapsen, whatever a house makes of them."""

import itertools
import random
from dataclasses import replace

import pytest

from tests.bauernschnapsen.playing import after, first_lead, legal, native_first_lead
from vorhand.cards import Cards, Seat, Suit
from vorhand.games.bauernschnapsen import Phase, Ruleset, State
from vorhand.games.bauernschnapsen.ruleset import (
    CONTRACTS,
    Aim,
    CardsOf,
    Contract,
    ContractId,
    Leads,
    MarriagePoints,
    Marriages,
    Partner,
    Scoring,
    ThreeTricks,
    Trickless,
)
from vorhand.games.bauernschnapsen.scoring import points_by_seat
from vorhand.tricks import Order

SCORINGS = tuple(
    Scoring(three_tricks=three_tricks, trickless=trickless, losers_marriages=losers_marriages)
    for three_tricks, trickless, losers_marriages in itertools.product(ThreeTricks, Trickless, MarriagePoints)
)


def house(scoring: Scoring) -> Ruleset:
    return Ruleset(id="bauernschnapsen/house", source="a test", scoring=scoring)


class Chance:
    """Seeded deals; in every second one the declarer has chosen his cards out of ten."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def seat(self) -> Seat:
        return Seat(self.random.randrange(4))

    def suit(self) -> Suit:
        return Suit(self.random.randrange(4))

    def hands(self, contract: Contract, declarer: Seat, trump: Suit) -> tuple[int, ...]:
        pack = [card.index for card in Ruleset(id="", source="").cards]
        self.random.shuffle(pack)
        if self.random.random() < 0.5:
            pack[:10] = sorted(pack[:10], key=lambda card: _worth(contract, trump, card), reverse=True)
        hands = [0, 0, 0, 0]
        for place, card in enumerate(pack):
            hands[(declarer + place // 5) % 4] |= 1 << card
        return tuple(hands)


def _worth(contract: Contract, trump: Suit, card: int) -> int:
    strength = -contract.order.value.index("23456789TJQKA"[(card & 15) - 1])
    if contract.aim is Aim.NO_TRICK:
        return -strength
    return strength + 10 if contract.cards is CardsOf.TRUMP and card >> 4 == trump else strength


def compare_playout(ruleset: Ruleset, contract: Contract, chance: Chance) -> State:
    """One random deal in both engines, every moment of it; the state after it."""
    caller, declarer, trump, doubled = chance.seat(), chance.seat(), chance.suit(), chance.random.randrange(4)
    if contract.partner is Partner.SITS_OUT and contract.leads is Leads.CALLER and (caller - declarer) % 4 == 2:
        declarer = caller
    hands = chance.hands(contract, declarer, trump)
    state = first_lead(ruleset, contract, hands, caller=caller, declarer=declarer, trump=trump, doubled=doubled)
    native = native_first_lead(ruleset, contract, hands, caller=caller, declarer=declarer, trump=trump, doubled=doubled)
    done: list[int] = []
    while state.phase is Phase.PLAY:
        points = points_by_seat(state.history, state.marriages)[:2]
        where = [str(Cards(hand)) for hand in hands], contract, caller, declarer, trump, done
        assert (state.actor, legal(state), points) == (native.actor, list(native.legal), native.card_points), where
        assert (native.ending, native.scores) == (None, (0,) * 4), where
        done.append(chance.random.choice(native.legal))
        state, native = after(state, done[-1]), native.after(done[-1])
    where = [str(Cards(hand)) for hand in hands], contract, caller, declarer, trump, done
    result = state.standing.results[0]
    assert (None, b"", result.ending, result.scores) == (
        native.actor,
        native.legal,
        native.ending,
        native.scores,
    ), where
    return state


@pytest.mark.parametrize("id", ContractId)
def test_same_play_in_every_contract_of_the_table(id: ContractId) -> None:
    contract, chance = house(Scoring()).contract(id), Chance(seed=1)

    for number in range(160):
        compare_playout(house(SCORINGS[number % len(SCORINGS)]), contract, chance)


@pytest.mark.parametrize("aim", Aim)
def test_same_play_whatever_the_columns_say(aim: Aim) -> None:
    chance = Chance(seed=2)
    columns = list(itertools.product(Order, CardsOf, Leads, Partner, Marriages))

    for number, (order, cards, leads, partner, marriages) in enumerate(columns * 3):
        contract = replace(
            CONTRACTS[0],
            aim=aim,
            order=order,
            cards=cards,
            leads=leads,
            partner=partner,
            marriages=marriages,
            value=chance.random.randint(1, 99),
        )
        compare_playout(house(SCORINGS[number % len(SCORINGS)]), contract, chance)


def test_random_deals_come_to_every_ending() -> None:
    chance, ruleset = Chance(seed=3), house(Scoring())
    endings: set[tuple[Aim, str]] = set()

    for _, contract in itertools.product(range(60), CONTRACTS):
        state = compare_playout(ruleset, contract, chance)
        endings.add((contract.aim, state.standing.results[0].ending.value))

    assert endings == {
        *((Aim.SIXTY_SIX, ending) for ending in ("claimed", "false-claim", "last-trick")),
        *((aim, ending) for aim in (Aim.NO_TRICK, Aim.THREE_TRICKS, Aim.ALL_TRICKS) for ending in ("made", "failed")),
        (Aim.ONE_SUIT, "made"),
        (Aim.FIVE_TRUMPS, "made"),
    }
