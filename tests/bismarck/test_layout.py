"""Layouts: rows built suit by suit, BIS-8; node by node against an independent reading of small ends."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest

import pytest

from tests.bismarck.positions import Table, pack_of
from tests.independent import bismarck_layout as independent
from vorhand import rulesets
from vorhand.cards import ALL_CARDS, Card, Cards, Rank, Seat
from vorhand.errors import IllegalActionError, RulesetError
from vorhand.games.bismarck import GAME, Deal, PlayCard, Ruleset, State
from vorhand.games.bismarck.actions import PASS, NameDirection, NameStart
from vorhand.games.bismarck.building import Direction, fitting, piles_of
from vorhand.games.bismarck.events import CardLaid, DealScored, LayoutNamed, Passed
from vorhand.games.bismarck.ruleset import Build, Contract, ContractId
from vorhand.games.bismarck.scoring import layout_scores
from vorhand.games.bismarck.state import Phase
from vorhand.notation import format_deal_string
from vorhand.testing.perft import perft

HOUSE = """
extends = "bismarck/estonia-{players}"
source = "test"
[roles]
first_declarer = "as-ever"
[choice]
contracts = ["{contract}"]
free_contract = []
trump_named = "before-play"
[dealing]
pause_after = 0
"""


@cache
def house(contract: str, players: int = 3) -> Ruleset:
    """A house that plays that layout only."""
    parsed: Ruleset = rulesets.parse(HOUSE.format(contract=contract, players=players), "layout.toml")
    return parsed


def dealt(ruleset: Ruleset, seed: int) -> Table:
    """A deal with a shuffled pack, dealer seat 2, so that seat 0 is declarer and begins."""
    table = Table.new(ruleset, ruleset.players - 1)
    pack = list(pack_of(ruleset))
    random.Random(seed).shuffle(pack)
    table.chance(Deal(tuple(pack)))
    return table


# Rules


def test_bis_8_1_each_suit_goes_from_its_lowest_card_up() -> None:
    ruleset = house("layout-up")
    piles = piles_of(ruleset, ruleset.contract(ContractId.LAYOUT_UP), None, None)

    assert [Card.at(card).text for card in piles[0]] == ["6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC"]
    assert str(Cards(fitting(piles, 0))) == "6C 6D 6H 6S"
    assert str(Cards(fitting(piles, Card("6C").bit | Card("7C").bit))) == "8C 6D 6H 6S"


def test_bis_8_1_each_suit_goes_from_its_highest_card_down() -> None:
    ruleset = house("layout-down")
    piles = piles_of(ruleset, ruleset.contract(ContractId.LAYOUT_DOWN), None, None)

    assert [Card.at(pile[0]).text for pile in piles] == ["AC", "AD", "AH", "AS"]
    assert Card.at(piles[3][-1]).text == "6S"


@pytest.mark.parametrize(
    ("start", "direction", "ranks"),
    [
        (Rank.NINE, Direction.UP, "9TJQKA678"),
        (Rank.NINE, Direction.DOWN, "9876AKQJT"),
        (Rank.SIX, Direction.DOWN, "6AKQJT987"),
        (Rank.ACE, Direction.UP, "A6789TJQK"),
    ],
)
def test_bis_8_2_six_and_ace_are_neighbours(start: Rank, direction: Direction, ranks: str) -> None:
    ruleset = house("layout-named")

    piles = piles_of(ruleset, ruleset.contract(ContractId.LAYOUT_NAMED), start, direction)

    assert ["".join(Card.at(card).rank.letter for card in pile) for pile in piles] == [ranks] * 4


def test_a_pile_that_is_complete_takes_no_more() -> None:
    ruleset = house("layout-up")
    piles = piles_of(ruleset, Contract(id=ContractId.LAYOUT_UP, build=Build.UP), None, None)

    assert fitting(piles, ruleset.cards.bits) == 0


def test_bis_8_2_the_declarer_names_rank_and_direction_after_looking() -> None:
    table = dealt(house("layout-named"), 1)
    assert table.state.phase is Phase.NAME_START
    assert table.state.actor == 0
    assert len(GAME.observe(table.state, Seat(0)).hand) == 12
    assert table.legal() == tuple(NameStart(rank) for rank in Rank if rank >= Rank.SIX)

    table.do(NameStart(Rank.NINE))
    assert GAME.observe(table.state, None).start is Rank.NINE
    assert table.legal() == (NameDirection(Direction.UP), NameDirection(Direction.DOWN))
    table.do(NameDirection(Direction.DOWN))

    assert table.happened(LayoutNamed) == [LayoutNamed(Seat(0), Rank.NINE, Direction.DOWN)]
    assert table.state.layout is not None
    assert table.state.actor == 0


def test_bis_8_2_a_rank_that_the_pack_does_not_have_is_refused() -> None:
    with pytest.raises(IllegalActionError, match=r"BIS-8\.2.*6 7 8 9 T J Q K A"):
        dealt(house("layout-named"), 1).do(NameStart(Rank.TWO))


def test_bis_8_3_and_8_4_who_can_lay_must_and_who_cannot_passes() -> None:
    table = dealt(house("layout-up"), 1)
    while not table.state.playable:
        table.do(PASS)
    seat = table.state.actor
    assert isinstance(seat, int)
    sixes = Cards(table.state.hands[seat]) & Cards.of(Card(f"6{suit}") for suit in "CDHS")

    assert table.legal() == tuple(PlayCard(card) for card in sixes)
    with pytest.raises(IllegalActionError, match=rf"BIS-8\.4.*{' '.join(card.text for card in sixes)}"):
        table.do(PASS)
    other = next(card for card in Cards(table.state.hands[seat]) if card.rank > Rank.SIX)
    with pytest.raises(IllegalActionError, match=r"BIS-8\.1"):
        table.do(PlayCard(other))
    foreign = next(card for card in ALL_CARDS if not table.state.hands[seat] & card.bit)
    with pytest.raises(IllegalActionError, match=r"BIS-8\.3"):
        table.do(PlayCard(foreign))


def test_a_pass_is_not_done_for_the_seat_and_everybody_learns_of_it() -> None:
    table = next(t for seed in range(100) if not (t := dealt(house("layout-up"), seed)).state.playable)

    assert table.state.actor == 0
    assert table.legal() == (PASS,)
    table.do(PASS)
    assert table.happened(Passed) == [Passed(Seat(0))]
    layout = GAME.observe(table.state, Seat(2)).layout
    assert layout is not None
    assert layout.turns[0].card is None
    assert str(layout.turns[0].fits) == "6C 6D 6H 6S"


def test_s29_bis_8_5_the_player_who_is_out_gets_what_the_others_lose() -> None:
    assert layout_scores((1, 0, 3, 1)) == (-1, 5, -3, -1)


def test_bis_8_5_the_layout_ends_when_somebody_is_out() -> None:
    table = dealt(house("layout-up"), 3)
    while not table.happened(DealScored):
        table.first()

    scored = table.happened(DealScored)[0]
    assert isinstance(scored, DealScored)
    assert scored.tricks == (0, 0, 0)
    assert scored.left.count(0) == 1
    assert scored.scores == layout_scores(scored.left)
    last = table.happened(CardLaid)[-1]
    assert isinstance(last, CardLaid)
    assert scored.left[last.seat] == 0
    assert table.state.previous is not None
    assert sum(hand.bit_count() for hand in table.state.previous.hands) == 36


def test_perft_counts_passes_and_cards() -> None:
    table = dealt(house("layout-up"), 1)

    assert perft(table.state, 1) == max(1, table.state.playable.bit_count())


def test_the_position_of_a_layout_can_be_written_down() -> None:
    table = dealt(house("layout-named"), 5)
    table.do(NameStart(Rank.TEN), NameDirection(Direction.UP))
    table.first(9)

    again = Table.at(format_deal_string(table.state), table.state.ruleset)

    assert again.state == table.state
    assert "start=T:up" in format_deal_string(table.state)


# Houses that nobody can play


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ('[contracts.layout-up]\ntrump = "spades"', "contracts.layout-up.trump"),
        ('[contracts.nt-win]\naim = "shed"\n[choice]\ncontracts = ["nt-win"]', "contracts.nt-win.aim"),
        ('[choice]\ncontracts = ["layout-up", "nt-win"]', "contracts.layout-up.aim"),
    ],
)
def test_a_layout_has_no_trumps_and_leaves_no_card_out(fields: str, key: str) -> None:
    with pytest.raises(RulesetError, match=key):
        rulesets.parse(f'extends = "bismarck/modern"\nsource = "test"\n{fields}\n', "mine.toml")


def test_tricks_may_be_made_a_layout_where_every_card_is_dealt() -> None:
    text = HOUSE.format(contract="nt-win", players=3) + '[contracts.nt-win]\naim = "shed"\nbuild = "down"\n'
    table = dealt(rulesets.parse(text, "mine.toml"), 1)

    assert table.state.phase is Phase.LAYOUT
    assert table.state.layout is not None
    assert Card.at(table.state.layout.piles[0][0]).text == "AC"


# Brute force

CASES = [
    (contract, players, start, direction, seed)
    for players in (3, 4)
    for contract, start, direction in (
        ("layout-up", None, None),
        ("layout-down", None, None),
        ("layout-named", Rank.NINE, Direction.UP),
        ("layout-named", Rank.SIX, Direction.DOWN),
        ("layout-named", Rank.ACE, Direction.UP),
    )
    for seed in range(4)
]


def near_the_end(contract: str, players: int, start: Rank | None, direction: Direction | None, seed: int) -> State:
    """A layout played at random until a dozen cards are left."""
    table, rng = dealt(house(contract, players), seed), random.Random(seed)
    if start is not None and direction is not None:
        table.do(NameStart(start), NameDirection(direction))
    while sum(hand.bit_count() for hand in table.state.hands) > 14:
        table.do(rng.choice(table.legal()))
        if table.state.layout is None:  # somebody was out before
            return near_the_end(contract, players, start, direction, seed + 100)
    return table.state


def walk(state: State, path: tuple[str, ...] = ()) -> Iterator[independent.Node]:
    """Every moment of the engine's play from here, depth first."""
    seat = state.actor
    assert isinstance(seat, int)
    actions = GAME.legal_actions(state, Seat(seat))
    words = tuple(action.card.text if isinstance(action, PlayCard) else "pass" for action in actions)
    yield independent.Node(path, seat, words)
    for action, word in zip(actions, words, strict=True):
        after, events = GAME.apply(state, Seat(seat), action)
        scored = [event for event in events if isinstance(event, DealScored)]
        if scored:
            yield independent.Node((*path, word), None, (), scored[0].scores)
        else:
            yield from walk(after, (*path, word))


@pytest.mark.parametrize(("contract", "players", "start", "direction", "seed"), CASES)
def test_engine_and_independent_reading_agree_at_every_node(
    contract: str, players: int, start: Rank | None, direction: Direction | None, seed: int
) -> None:
    state = near_the_end(contract, players, start, direction, seed)
    assert state.layout is not None
    hands = [[card.text for card in Cards(hand)] for hand in state.hands]
    named = {"layout-up": ("6", 1), "layout-down": ("A", -1)}.get(contract)
    first, step = named or (start.letter if start else "", 1 if direction is Direction.UP else -1)
    assert isinstance(state.actor, int)

    independently = independent.walk(
        hands, [card.text for card in Cards(state.layout.laid)], state.actor, independent.order(first, step)
    )
    ends = 0
    for node, found in zip_longest(independently, walk(state)):
        assert node == found, format_deal_string(state)
        ends += node is not None and node.seat is None

    assert perft(state, 100) == ends
