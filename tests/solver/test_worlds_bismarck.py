"""What a seat knows in Bismarck, rule by rule, as numbers and shares of worlds that can be worked out by hand."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from math import comb, factorial

import pytest

from vorhand import rulesets
from vorhand.cards import Card, Cards, Seat, bits_of, next_seat
from vorhand.games.bismarck import GAME, ChooseContract, Phase, State, observe
from vorhand.games.bismarck.ruleset import (
    Choice,
    ContractId,
    DeclarerSeat,
    Duty,
    Exchange,
    ExchangeOrder,
    Facing,
    Kitty,
    KittyPosition,
    Roles,
    Ruleset,
    Sees,
    TrumpNamed,
    TrumpSource,
    contradictions,
)
from vorhand.games.bismarck.state import KittyFate
from vorhand.notation import parse_deal_string
from vorhand.solver.worlds import Space, Worlds, space_of
from vorhand.testing.matches import random_match

DRAWS = 40_000
MODERN = Ruleset(id="bismarck/modern", source="rules dossier")
"""The default of every axis."""


def moment(house: str | Ruleset, wanted: Callable[[State], bool], *, seed: int = 1) -> State:
    """The first such moment of random matches."""
    ruleset = rulesets.load(house) if isinstance(house, str) else house
    while True:
        for step in random_match(ruleset, seed):
            if isinstance(step.after, State) and step.after.facts is not None and wanted(step.after):
                return step.after
        seed += 1


def at_first_lead(state: State) -> bool:
    return state.phase is Phase.PLAY and not state.history and not state.trick


def space(state: State, seat: int | None) -> Space:
    return space_of(observe(state, None if seat is None else Seat(seat)))


def share_with(worlds: Worlds, column: int, card: int) -> float:
    """The share of the worlds in which the card, a set, lies in that column."""
    return sum(bool(worlds.rows[place, column] & card) for place in range(len(worlds))) / len(worlds)


def is_about(expected: float, share: float) -> bool:
    """Within four standard deviations of so many draws."""
    return abs(share - expected) < 4 * math.sqrt(expected * (1 - expected) / DRAWS)


def test_bis_2_3_before_hands_may_be_looked_at_ones_own_is_unknown_too() -> None:
    state = moment("bismarck/modern", lambda state: state.phase is Phase.CHOOSE_CONTRACT)

    for seat in (None, 0, 1, 2):
        assert space(state, seat).count == factorial(48) // factorial(16) ** 3


def test_bis_2_5_what_is_not_dealt_yet_lies_apart() -> None:
    state = moment("bismarck/estonia-3", lambda state: state.phase is Phase.NAME_TRUMP)

    of_0 = space(state, 0)
    assert of_0.count == comb(33, 3) * comb(30, 3)
    assert {len(world.undealt) for world in of_0.sample(10, seed=1)} == {27}


def test_bis_1_5_who_is_declarer_by_the_ace_of_clubs_has_it() -> None:
    state = moment("bismarck/estonia-4", at_first_lead)
    other = next_seat(state.deal.declarer, 4)

    assert not state.standing.results
    worlds = space(state, other).sample(50, seed=1)
    assert all(Card("AC") in world.hands[state.deal.declarer] for world in worlds)


def test_bis_3_7_an_open_kitty_is_in_the_declarers_hand_or_laid_aside() -> None:
    state = moment("bismarck/modern", at_first_lead)
    declarer, other = state.deal.declarer, next_seat(state.deal.declarer, 3)
    of_other, of_declarer = space(state, other), space(state, declarer)

    assert of_declarer.count == comb(32, 16)
    assert of_other.count == comb(32, 16) * comb(20, 4)  # the other's sixteen, then the discards of the twenty
    drawn = of_other.sample(DRAWS, seed=3)
    for card in state.deal.kitty:
        assert is_about(4 / 20, share_with(drawn, 4, 1 << card))


def test_bis_3_7_who_laid_aside_before_he_took_the_kitty_still_has_it() -> None:
    choice = Choice(trump_named=TrumpNamed.BEFORE_PLAY)
    house = replace(MODERN, exchange=Exchange(order=ExchangeOrder.DISCARD_FIRST), choice=choice)
    for wanted in (at_first_lead, lambda state: state.phase is Phase.NAME_TRUMP):
        state = moment(house, wanted)
        of_other = space(state, next_seat(state.deal.declarer, 3))

        assert of_other.count == factorial(32) // (factorial(16) * factorial(12) * factorial(4))
        (world,) = of_other.sample(1, seed=1)
        assert not bits_of(state.deal.kitty) & ~world.hands[state.deal.declarer].bits


def test_bis_2_4_of_two_cards_shown_one_is_the_last_of_the_kitty() -> None:
    """All see which of them; as a set they would leave twice as many worlds to all but the dealer."""
    shown = {ContractId.CUT_TRUMP: TrumpSource.LAST_CARD, ContractId.TURNED_TRUMP: TrumpSource.DEALERS_CARD}
    house = replace(
        MODERN,
        kitty=Kitty(facing=Facing.CLOSED, position=KittyPosition.LAST),
        roles=Roles(declarer=DeclarerSeat.DEALER),
        choice=Choice(contracts=(ContractId.NT_WIN, *shown, ContractId.NT_LOSE), sees=Sees.HAND),
        contracts=tuple(replace(row, trump=shown.get(row.id, row.trump)) for row in MODERN.contracts),
        exchange=Exchange(duty=Duty.OPTIONAL),
    )
    assert not list(contradictions(house))

    def two_suits(state: State) -> bool:
        return state.phase is Phase.CHOOSE_CONTRACT and len({card >> 4 for _, card in state.deal.shown}) == 2

    state = moment(house, two_suits)
    dealer = state.deal.dealer
    ways = factorial(34) // (factorial(15) * factorial(16) * factorial(3))
    assert space(state, next_seat(dealer, 3)).count == ways
    assert space(state, dealer).count == comb(35, 3) * comb(32, 16)
    chosen = GAME.apply(state, dealer, ChooseContract(ContractId.TURNED_TRUMP)).state
    assert space(chosen, next_seat(dealer, 3)).count == ways


def test_bis_3_7_while_cards_are_laid_aside_they_count_as_in_the_hand() -> None:
    state = moment("bismarck/modern", lambda state: state.deal.discards.bit_count() == 2)
    declarer = state.deal.declarer

    for seat in range(3):
        (world,) = space(state, seat).sample(1, seed=1)
        assert (len(world.hands[declarer]), len(world.discards)) == (20, 0)


def test_bis_3_6_a_closed_kitty_that_was_left_is_unknown_to_all() -> None:
    state = moment("bismarck/dealer-kitty", lambda state: at_first_lead(state) and state.deal.fate is KittyFate.LEFT)

    assert all(space(state, seat).count == factorial(36) // (factorial(16) ** 2 * factorial(4)) for seat in range(3))


def test_bis_8_4_who_passed_holds_none_of_the_cards_that_fitted() -> None:
    def passed(state: State) -> bool:
        return state.layout is not None and None in state.layout.turns

    state = moment("bismarck/estonia-4", passed)
    assert state.layout is not None
    turns = observe(state, None).layout
    assert turns is not None
    turn = next(turn for turn in turns.turns if turn.card is None)
    other = next_seat(turn.seat, 4)

    assert not any(world.hands[turn.seat] & turn.fits for world in space(state, other).sample(200, seed=2))


def test_tricks_of_which_nothing_is_known_are_no_part_of_a_world() -> None:
    state = parse_deal_string(
        "bismarck/modern dealer=0 contract=nt-lose trump=NT kitty=2C3C4C5C fate=taken discards=2C3C4C5C "
        "hands=A.../K.../..4. won=5,4,6 trick=2:-"
    )
    assert isinstance(state, State)
    of_2 = space(state, 2)

    assert of_2.ways_of(next(iter(of_2.sample(1, seed=1)))) == 1
    assert of_2.count > 1


# Partners (BIS-3.9)


def exchanged(state: State) -> bool:
    """At the first lead, and the declarer got a card back that he had not given away."""
    return at_first_lead(state) and not state.deal.given[2] & state.deal.given[0]


def test_bis_3_9_what_the_declarer_gave_his_partner_may_have_been_passed_on() -> None:
    """One of fifteen went right, one left (the one that came back is known); then those two exchange one of thirteen
    and one of fourteen."""
    state = moment("bismarck/finnish-partners", exchanged)
    declarer = state.deal.declarer
    left, partner, right = (next_seat(declarer, 4, places) for places in (1, 2, 3))
    drawn = space(state, declarer).sample(DRAWS, seed=4)
    went_right = 1 / 15 * 13 / 14 + 1 / 15 / 13 * 13 / 14

    for card in Cards(state.deal.given[0]):
        assert is_about(13 / 15, share_with(drawn, partner, card.bit))
        assert is_about(went_right, share_with(drawn, right, card.bit))
        assert is_about(2 / 15 - went_right, share_with(drawn, left, card.bit))


def test_bis_3_9_what_the_partner_gave_may_have_been_exchanged() -> None:
    state = moment("bismarck/finnish-partners", exchanged, seed=20)
    declarer = state.deal.declarer
    left, partner, right = (next_seat(declarer, 4, places) for places in (1, 2, 3))
    drawn = space(state, partner).sample(DRAWS, seed=5)
    to_right, _, to_left = state.deal.given[1:4]

    assert is_about(1 / 14, share_with(drawn, left, to_right))
    assert is_about(1 / 13 * 13 / 14, share_with(drawn, right, to_left))


def test_bis_3_9_an_open_kitty_is_spread_as_by_giving_at_random() -> None:
    """Against 20,000 exchanges in which everybody gives away what comes to hand; a spectator knows the kitty alone."""
    state = moment("bismarck/finnish-partners", at_first_lead)
    declarer, kitty = state.deal.declarer, bits_of(state.deal.kitty)
    seats = [next_seat(declarer, 4, places) for places in range(4)]
    drawn = space(state, None).sample(DRAWS, seed=6)
    counts = [tuple((drawn.rows[place, seat] & kitty).bit_count() for seat in seats) for place in range(DRAWS)]
    rng, given = random.Random(7), []
    for _ in range(20_000):
        hands = [[True] * 4 + [False] * 12, [False] * 12, [False] * 12, [False] * 12]
        for giver, receiver, count in ((0, 2, 4), (2, 3, 1), (2, 0, 1), (2, 1, 1), (1, 3, 1), (3, 1, 1)):
            for _ in range(count):
                card = hands[giver].pop(rng.randrange(len(hands[giver])))
                hands[receiver].append(card)
        given.append(tuple(map(sum, hands)))

    for spread in set(given):
        expected = given.count(spread) / len(given)
        if expected > 0.002:
            error = (expected * (1 - expected) * (1 / DRAWS + 1 / len(given))) ** 0.5
            assert abs(counts.count(spread) / DRAWS - expected) < 4.5 * error, spread


@pytest.mark.parametrize("id", ["bismarck/modern", "bismarck/finnish-4"])
def test_hands_and_discards_together_are_the_pack(id: str) -> None:
    ruleset = rulesets.load(id)
    assert isinstance(ruleset, Ruleset)
    state = moment(id, lambda state: len(state.history) == 3)
    seen = observe(state, Seat(0))
    gone = bits_of(card.index for trick in seen.history for card in trick.cards)
    gone |= bits_of(card.index for card in seen.trick)

    for world in space(state, 0).sample(20, seed=3):
        heaps = (*world.hands, world.kitty, world.discards, world.undealt)
        assert sum(cards.bits for cards in heaps) == ruleset.cards.bits & ~gone
