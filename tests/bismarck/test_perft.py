"""The counts of perft.tsv: the Python engine, an independent count, and the native core must agree on each."""

import pytest

from tests.bismarck.positions import Table, beginning
from tests.bismarck.vectors import Row, bits, each_row, house, indices, rows, suit_or_none
from tests.independent import bismarck_play as independent
from vorhand.cards import Cards
from vorhand.games.bismarck import ChooseContract, ContractId, State
from vorhand.notation import format_deal_string, parse_deal_string
from vorhand.testing.perft import perft
from vorhand.tricks import Ace, Beat, TrickRules, Void


def position(row: Row) -> State:
    text = row["deal_string"]
    state: State = parse_deal_string(text, house(text.split(" ")[0]))
    return state


def trick_rules(row: Row) -> TrickRules:
    """The rules of play that the other columns describe."""
    return TrickRules(
        trump=suit_or_none(row["trump"]),
        order=Ace(row["ace"]),
        void=Void(row["void"]),
        beat=Beat(row["beat"]) if row["aim"] == "win" else Beat.NEVER,
    )


@each_row("perft.tsv")
def test_deal_string_says_what_the_columns_say(row: Row) -> None:
    if row["deal_string"] == "-":
        assert not bits(row["hands"].replace(" / ", " ").replace("- - -", "-")), (
            "no deal string says a deal that is over"
        )
        return
    state = position(row)

    assert state.leader == int(row["leader"])
    assert state.trick == indices(row["trick"])
    assert [str(Cards(hand)) or "-" for hand in state.hands] == row["hands"].split(" / ")
    assert state.rules == trick_rules(row)
    assert format_deal_string(state) == row["deal_string"]


@pytest.mark.slow
@each_row("perft.tsv")
def test_python_count(row: Row) -> None:
    if row["deal_string"] != "-":
        assert perft(position(row), int(row["depth"])) == int(row["sequences"]), row["deal_string"]


@pytest.mark.slow
@each_row("perft.tsv")
def test_independent_count(row: Row) -> None:
    def texts(cards: str) -> list[str]:
        return [] if cards == "-" else cards.split(" ")

    hands = [texts(hand) for hand in row["hands"].split(" / ")]
    trump = None if row["trump"] == "-" else row["trump"]
    quotas = (0,) * len(hands)
    rules = independent.Rules(len(hands), trump, row["aim"], row["ace"], row["void"], row["beat"], quotas)

    assert count(hands, int(row["leader"]), texts(row["trick"]), int(row["depth"]), rules) == int(row["sequences"])


def count(hands: list[list[str]], leader: int, trick: list[str], depth: int, rules: independent.Rules) -> int:
    """Sequences of `depth` cards by the independent reading."""
    seat = (leader + len(trick)) % len(hands)
    if depth == 0 or not hands[seat]:
        return 1
    cards = independent.legal(hands[seat], trick, rules)
    if depth == 1:
        return len(cards)
    total = 0
    for card in cards:
        rest = [[other for other in hand if other != card] for hand in hands]
        played = [*trick, card]
        if len(played) < len(hands):
            total += count(rest, leader, played, depth - 1, rules)
        else:
            taker = (leader + independent.winner(played, rules)) % len(hands)
            total += count(rest, taker, [], depth - 1, rules)
    return total


def test_positions_span_the_policies() -> None:
    found = [row for row in rows("perft.tsv") if row["deal_string"] != "-"]

    assert len(found) >= 30
    assert {(row["void"], row["beat"]) for row in found} == {(void.value, beat.value) for void in Void for beat in Beat}
    for column, values in {"aim": {"win", "lose"}, "ace": {"high", "low"}, "trump": {*"CDHS-"}}.items():
        assert {row[column] for row in found} == values
    assert {row["hands"].count(" / ") for row in found} == {2, 3}


class TestOtherActions:
    """perft counts everything that players do, not only cards."""

    def test_depth_0_is_one(self) -> None:
        assert perft(beginning(house("bismarck/modern")), 0) == 1

    def test_stops_where_chance_acts(self) -> None:
        assert perft(beginning(house("bismarck/modern")), 5) == 1

    def test_choice_and_trump(self) -> None:
        # Three contracts with twenty cards to discard from, the lowest of four; free trump names one of four suits.
        table = Table.new(house("bismarck/modern"))
        table.deal()

        assert [perft(table.state, depth) for depth in (1, 2)] == [4, 3 * 17 + 4]

    def test_discards(self) -> None:
        table = Table.new(house("bismarck/modern"))
        table.deal()
        table.do(ChooseContract(ContractId.NT_WIN))

        assert perft(table.state, 4) == 4845  # C(20,4)

    def test_stops_at_the_end_of_the_deal(self) -> None:
        # own/estonian-tricks-4, whose next deal begins without chance: the free contract is named before it is dealt.
        row = next(row for row in rows("perft.tsv") if row["id"] == "Q11")

        assert perft(position(row), 100) == int(row["sequences"])

    def test_a_match_that_is_over(self) -> None:
        over = "/".join(
            f"{contract}:{trump}:8,4,4" for contract, trump in (("nt-win", "NT"), ("nt-lose", "NT")) for _ in range(3)
        )

        assert perft(parse_deal_string(f"bismarck/spel-pass dealer=0 results={over}"), 3) == 1

    def test_negative_depth(self) -> None:
        with pytest.raises(ValueError, match="-1"):
            perft(beginning(house("bismarck/modern")), -1)
