"""Cut, packets and the choice of trumps: V01 to V06 of the rules dossier."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from tests.bauernschnapsen.table import PAGAT, PLACES, Table, card, cards, each_dealer, suit, turned_pack
from vorhand.cards import Card, Cards, Seat
from vorhand.games.base import NATURE
from vorhand.games.bauernschnapsen import GAME, Cut, Deal, Knock, NameTrump, Phase, Turn, TurnUp
from vorhand.games.bauernschnapsen.events import CardTurned, HandDealt
from vorhand.games.bauernschnapsen.ruleset import CARDS, Dealing, KnockDeal, Ruleset

PACK = tuple(CARDS)

ItemT = TypeVar("ItemT")


class Drawn:
    """Chance from a seeded generator."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def below(self, count: int) -> int:
        return self._rng.randrange(count)

    def shuffled(self, items: Sequence[ItemT]) -> tuple[ItemT, ...]:
        return tuple(self._rng.sample(items, len(items)))


def offered(dealer: int, pack: Sequence[Card] = PACK, ruleset: Ruleset = PAGAT) -> Table:
    """The pack is shuffled and offered for the cut."""
    table = Table.new(dealer, ruleset=ruleset)
    table.chance(Deal(tuple(pack)))
    return table


def choosing(dealer: int, first: str, last: str) -> Table:
    """F has seen these first three cards; those two wait."""
    table = offered(dealer, turned_pack(first, last))
    table.do("PF", Knock())
    return table


def places_in_pack(table: Table, place: str, pack: Sequence[Card] = PACK) -> list[int]:
    """Where in the pack a player's cards were, ascending."""
    return sorted(pack.index(card) for card in Cards(table.state.hands[table.seat(place)]))


@each_dealer
def test_v01_trumps_come_from_the_first_three_cards(dealer: int) -> None:
    table = choosing(dealer, "AH KH JS", "10D QC")

    assert table.to_act == "F"
    assert table.legal() == (NameTrump(suit("H")), NameTrump(suit("S")), TurnUp())
    assert table.refused("F", NameTrump(suit("C"))) == "refused-first-three BAU-2.3"
    assert table.refused("F", NameTrump(suit("D"))) == "refused-first-three BAU-2.3"


@each_dealer
@pytest.mark.parametrize(("place", "turned", "trump"), [(0, "10D", "D"), (1, "QC", "C")])
def test_v02_one_of_the_last_two_is_turned_up_for_all(dealer: int, place: int, turned: str, trump: str) -> None:
    table = choosing(dealer, "AH KH JS", "10D QC")
    table.do("F", TurnUp())
    table.chance(Turn(place))

    (event,) = table.happened(CardTurned)
    assert isinstance(event, CardTurned)
    assert (event.seat, event.card) == (table.seat("F"), card(turned))
    assert event.audience is None
    for who in (*PLACES, None):
        seen = table.sees(who)
        assert (seen.turned, seen.trump, str(seen.shown)) == (card(turned), suit(trump), str(cards(turned)))
    assert str(table.sees("F").hand) == str(cards("AH KH JS 10D QC"))


@each_dealer
def test_v02_the_other_late_card_stays_private(dealer: int) -> None:
    table = choosing(dealer, "AH KH JS", "10D QC")
    table.do("F", TurnUp())
    table.chance(Turn(1))

    for event in table.happened(HandDealt):
        assert isinstance(event, HandDealt)
        assert card("10D") not in event.cards or event.audience == {table.seat("F")}
    for who in ("PD", "PF", "D", None):
        assert card("10D") not in table.sees(who).hand | table.sees(who).shown


@each_dealer
def test_v03_nobody_takes_back_a_turned_card(dealer: int) -> None:
    table = choosing(dealer, "AH KH JS", "10D QC")
    table.do("F", TurnUp())
    assert table.refused("F", NameTrump(suit("H"))) == "refused-phase"

    table.chance(Turn(1))
    assert table.refused("F", NameTrump(suit("H"))) == "refused-phase"
    assert table.state.phase is Phase.AUCTION


@each_dealer
def test_v04_packets_of_three_and_two_after_a_cut(dealer: int) -> None:
    table = offered(dealer)
    table.do("PF", Cut(7))
    after_the_cut = (*PACK[7:], *PACK[:7])

    held = {place: places_in_pack(table, place, after_the_cut) for place in PLACES}
    assert held == {
        "F": [0, 1, 2, 12, 13],
        "PD": [3, 4, 5, 14, 15],
        "PF": [6, 7, 8, 16, 17],
        "D": [9, 10, 11, 18, 19],
    }
    assert str(table.sees("F").hand) == str(Cards.of(after_the_cut[:3]))


@each_dealer
def test_v04_packets_of_five_after_a_knock(dealer: int) -> None:
    table = offered(dealer)
    table.do("PF", Knock())

    assert [places_in_pack(table, place) for place in PLACES] == [[*range(5 * n, 5 * n + 5)] for n in range(4)]
    assert str(table.sees("F").hand) == str(Cards.of(PACK[:3]))


@each_dealer
def test_v05_who_is_who(dealer: int) -> None:
    table = offered(dealer)
    assert table.state.actor == (dealer + 3) % 4

    table.do("PF", Knock())
    assert table.state.actor == (dealer + 1) % 4


def test_v05_the_deal_moves_to_the_left() -> None:
    table = Table.playing("F bettler", 2, "10C QC JC KD AH / KC QD JH AS KS / 10D JD 10H QH 10S / AC AD KH QS JS")
    assert [table.seat(place) for place in PLACES] == [3, 0, 1, 2]

    while table.scored() is None:
        table.do(table.to_act, table.legal()[0])
    assert table.state.deal.dealer == 3
    assert table.state.deal.caller == 0


@each_dealer
def test_v06_nobody_speaks_before_trumps_are_known(dealer: int) -> None:
    """Also the bug of 10.2 in which the auction came first and its winner named trumps."""
    table = choosing(dealer, "AH KH JS", "10D QC")

    for place in PLACES:
        assert table.refused_call(place, "bettler") == "refused-phase"
    assert [table.sees(place).hand.bits.bit_count() for place in PLACES] == [3, 5, 5, 5]

    table.do("F", NameTrump(suit("H")))
    assert [table.sees(place).hand.bits.bit_count() for place in PLACES] == [5, 5, 5, 5]
    assert table.to_act == "F"


@each_dealer
def test_bau_2_6_after_a_cut_nobody_sees_late_cards_before_trumps_are_known(dealer: int) -> None:
    table = offered(dealer)
    table.do("PF", Cut(19))
    assert [table.sees(place).hand.bits.bit_count() for place in PLACES] == [3, 3, 3, 3]

    table.do("F", table.legal()[0])
    assert [table.sees(place).hand.bits.bit_count() for place in PLACES] == [5, 5, 5, 5]


@each_dealer
def test_option_knock_threes_deals_three_and_two_after_a_knock_too(dealer: int) -> None:
    ruleset = replace(PAGAT, dealing=Dealing(knock=KnockDeal.THREES_AND_TWOS))
    table = offered(dealer, ruleset=ruleset)
    table.do("PF", Knock())

    assert places_in_pack(table, "D") == [9, 10, 11, 18, 19]
    assert [table.sees(place).hand.bits.bit_count() for place in PLACES] == [3, 3, 3, 3]


def test_bau_2_1_the_cut_is_one_to_nineteen_cards() -> None:
    table = offered(0)

    assert table.legal() == (Knock(), *(Cut(count) for count in range(1, 20)))


def test_bug_of_10_2_a_biased_shuffle_every_card_reaches_every_place() -> None:
    """A public program's shuffle never moved the last card. In 2,000 packs each place has each card 60 to 145 times."""
    state = Table.new(0).state
    packs = []
    drawn = Drawn(1)
    for _ in range(2000):
        action = GAME.chance(state, drawn)
        assert isinstance(action, Deal)
        packs.append(action.pack)

    for place in range(20):
        counts = Counter(pack[place] for pack in packs)
        assert set(counts) == set(PACK)
        assert min(counts.values()) >= 60
        assert max(counts.values()) <= 145


def test_chance_draws_dealer_and_turned_card() -> None:
    drawn = Drawn(2)
    start = GAME.start(PAGAT)
    turning = choosing(0, "AH KH JS", "10D QC")
    turning.do("F", TurnUp())

    dealers = {GAME.apply(start, NATURE, GAME.chance(start, drawn)).state.deal.dealer for _ in range(50)}
    turned = {GAME.apply(turning.state, NATURE, GAME.chance(turning.state, drawn)).state.deal.trump for _ in range(50)}
    assert dealers == {Seat(seat) for seat in range(4)}
    assert turned == {suit("D"), suit("C")}
