"""The compiled core, asked through Python: the shared vectors once more, and what it refuses."""

import threading
import time
from dataclasses import replace

import pytest

from tests.bismarck.vectors import Row, bits, each_row, indices, suit_or_none
from vorhand import _native
from vorhand.cards import Cards
from vorhand.games.bauernschnapsen.ruleset import CONTRACTS, Partner, Scoring
from vorhand.tricks import Ace, Beat, TrickRules, Void


def rules(row: Row) -> TrickRules:
    return TrickRules(
        trump=suit_or_none(row["trump"]), order=Ace(row["ace"]), void=Void(row["void"]), beat=Beat(row["beat"])
    )


NO_TRUMP = TrickRules(trump=None)


@each_row("trick_winner.tsv")
def test_winner_of_a_trick(row: Row) -> None:
    trick_rules = TrickRules(trump=suit_or_none(row["trump"]), order=Ace(row["ace"]))

    assert _native.trick_winner(indices(row["cards"]), trick_rules) == int(row["winner"])


@each_row("legal_cards.tsv", "legal_cards_extra.tsv")
def test_cards_that_may_be_played(row: Row) -> None:
    legal = _native.legal_cards(bits(row["hand"]), indices(row["trick"]), rules(row), aim=row["aim"])

    assert str(Cards(legal)) == str(Cards(bits(row["legal"])))


@each_row("perft.tsv")
def test_number_of_sequences(row: Row) -> None:
    sequences = _native.perft(
        [bits(hand) for hand in row["hands"].split(" / ")],
        indices(row["trick"]),
        rules(row),
        leader=int(row["leader"]),
        depth=int(row["depth"]),
        aim=row["aim"],
    )

    assert sequences == int(row["sequences"])


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ((), "a trick without cards has no winner"),
        (indices("AS KS QS JS TS"), "a trick has at most 4 cards, not 5"),
        (indices("AS AS"), "the card AS stands twice in the trick"),
        ((14,), "no card has the index 14"),
        ((-1,), "no card has the index -1"),
        ((2**70,), "a card index is out of range: 1180591620717411303424"),
    ],
)
def test_a_trick_that_cannot_be_is_refused(cards: tuple[int, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        _native.trick_winner(cards, NO_TRUMP)


@pytest.mark.parametrize(
    ("hand", "trick", "aim", "sentence"),
    [
        (1, "-", "win", "no card has bit 0"),
        (1 << 63, "-", "win", "no card has bit 63"),
        (-1, "-", "win", "a set of cards is out of range: -1"),
        (1 << 64, "-", "win", "a set of cards is out of range: 18446744073709551616"),
        (bits("AS KS"), "AS", "win", "the card AS is in the hand and in the trick"),
        (bits("TS"), "AS KS QS JS", "win", "nobody can play to a trick of 4 cards"),
        (bits("TS"), "-", "draw", "aim 'draw' is not one of win, lose"),
    ],
)
def test_a_hand_or_trick_that_cannot_be_is_refused(hand: int, trick: str, aim: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        _native.legal_cards(hand, indices(trick), NO_TRUMP, aim=aim)


@pytest.mark.parametrize(
    ("hands", "trick", "leader", "depth", "sentence"),
    [
        ("AS", "-", 0, 1, "a position has 2 to 4 hands, not 1"),
        ("AS / KS / QS / JS / TS", "-", 0, 1, "a position has 2 to 4 hands, not 5"),
        ("AS / AS", "-", 0, 1, "the card AS stands twice"),
        ("AS / KS / QS JS", "-", 0, 1, "seat 2 should hold 1 cards, not 2"),
        ("AS / KS / QS", "2S 3S 4S", 0, 1, "a trick of 3 cards is complete between 3 seats"),
        ("AS / KS", "-", 2, 1, "the leader is seat 0 to 1, not 2"),
        ("AS / KS", "-", -1, 1, "the leader is seat 0 to 1, not -1"),
        ("- / -", "QS", 0, 1, "seat 1 is to play and holds no card"),
        ("AS / KS", "-", 0, -1, "a depth is 0 or more cards, not -1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(hands: str, trick: str, leader: int, depth: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        _native.perft([bits(hand) for hand in hands.split(" / ")], indices(trick), NO_TRUMP, leader=leader, depth=depth)


def test_other_threads_run_while_the_core_counts() -> None:
    # All suits apart, so that every card may be played: 6 * 6 * 6 * 5 * 5 * 5 * ... sequences.
    hands = [bits(" ".join(rank + suit for rank in "234567")) for suit in "CDH"]
    counted: list[int] = []
    thread = threading.Thread(target=lambda: counted.append(_native.perft(hands, [], NO_TRUMP, leader=0, depth=12)))

    thread.start()
    turns = 0
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1

    assert counted == [(6 * 5 * 4 * 3) ** 3]
    assert turns > 20, "with the lock of Python held there are two or three"


BAUERN = [bits(" ".join(rank + suit for rank in "TJQKA")) for suit in "CDHS"]


def normal(
    hands: list[int] = BAUERN, *, caller: int = 0, declarer: int = 0, trump: int | None = 0, doubled: int = 0
) -> _native.BauernschnapsenPosition:
    return _native.bauernschnapsen_first_lead(
        hands, CONTRACTS[0], Scoring(), caller=caller, declarer=declarer, trump=trump, doubled=doubled
    )


class TestBauernschnapsen:
    """What the play of a deal answers, and what it refuses with a sentence."""

    def test_first_lead(self) -> None:
        position = normal()

        assert (position.actor, position.legal) == (0, [9, 10, 11, 12, 13, 64])
        assert (position.card_points, position.ending, position.scores) == ((0, 0), None, (0, 0))

    def test_false_claim(self) -> None:
        position = normal(doubled=1).after(64).after(68)

        assert (position.actor, position.legal) == (None, [])
        assert (position.card_points, position.ending, position.scores) == ((40, 0), "false-claim", (0, 6))

    def test_an_action_leaves_the_position_before_it_alone(self) -> None:
        before = normal()

        before.after(13)

        assert before.actor == 0

    @pytest.mark.parametrize(
        ("hands", "sentence"),
        [
            ([], "a deal has 4 hands, not 0"),
            ([1 << 1, 0, 0, 0], "the card 2C is not in the pack of ten to ace"),
            ([-1, 0, 0, 0], "a set of cards is out of range: -1"),
            ([1 << 14, 0, 0, 0], "no card has bit 14"),
            ([BAUERN[0], BAUERN[0], 0, 0], "the card TC stands twice"),
            ([BAUERN[0], 0, 0, 0], "seat 1 should hold 5 cards, not 0"),
        ],
    )
    def test_hands_that_cannot_be_are_refused(self, hands: list[int], sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            normal(hands)

    @pytest.mark.parametrize(
        ("fields", "sentence"),
        [
            ({"caller": 4}, "the caller is seat 0 to 3, not 4"),
            ({"declarer": -1}, "the declarer is seat 0 to 3, not -1"),
            ({"declarer": 2**70}, "a declarer is out of range: 1180591620717411303424"),
            ({"trump": 4}, "a trump suit is 0 to 3 for C D H S, or None, not 4"),
            ({"trump": None}, "a contract with trumps needs a trump suit"),
            ({"doubled": 4}, "a contract is doubled 0 to 3 times, not 4"),
        ],
    )
    def test_a_deal_that_cannot_be_is_refused(self, fields: dict[str, int | None], sentence: str) -> None:
        with pytest.raises(ValueError, match=sentence):
            normal(**fields)  # type: ignore[arg-type]

    @pytest.mark.parametrize("value", [0, 100, -1, 2**16])
    def test_a_value_that_no_rule_file_has_is_refused(self, value: int) -> None:
        contract = replace(CONTRACTS[0], value=value)

        with pytest.raises(ValueError, match=f"(not|range:) {value}$"):
            _native.bauernschnapsen_first_lead(BAUERN, contract, Scoring(), caller=0, declarer=0, trump=0)

    def test_a_leader_who_sits_out_is_refused(self) -> None:
        contract = replace(CONTRACTS[0], partner=Partner.SITS_OUT)

        with pytest.raises(ValueError, match="seat 2 should lead and sits out"):
            _native.bauernschnapsen_first_lead(BAUERN, contract, Scoring(), caller=2, declarer=0, trump=0)

    @pytest.mark.parametrize("action", [68, 65, 57, 14, -1, 2**40])
    def test_an_illegal_action_is_refused(self, action: int) -> None:
        with pytest.raises(ValueError, match=f"seat 0 may not do action {action}; legal are 9 10 11 12 13 64"):
            normal().after(action)

    def test_an_action_after_the_end_is_refused(self) -> None:
        with pytest.raises(ValueError, match="the deal is over before action 13"):
            normal().after(64).after(68).after(13)

    def test_a_negative_depth_is_refused(self) -> None:
        with pytest.raises(ValueError, match="a depth is 0 or more actions, not -1"):
            normal().perft(-1)


def test_public_names() -> None:
    assert _native.__all__ == [
        "MAXN_TRICK",
        "BauernschnapsenPosition",
        "BismarckDeal",
        "BismarckRules",
        "bauernschnapsen_first_lead",
        "bismarck_rules",
        "legal_cards",
        "maxn",
        "perft",
        "trick_winner",
    ]
