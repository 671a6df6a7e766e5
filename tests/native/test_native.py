"""The compiled core, asked through Python: the shared vectors once more, and what it refuses."""

import threading
import time

import pytest

from tests.bismarck.vectors import Row, bits, each_row, indices, suit_or_none
from vorhand import _native, rulesets
from vorhand.cards import Cards
from vorhand.solver.bismarck.twin import rules_of
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


def test_other_threads_run_while_the_core_counts() -> None:
    ruleset = rulesets.load("bismarck/modern")
    deal = rules_of(ruleset).deal(0, offered=["nt-win"]).after_pack([card.index for card in ruleset.cards])
    counted: list[int] = []
    thread = threading.Thread(target=lambda: counted.append(deal.perft(9)))

    thread.start()
    turns = 0
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1

    assert counted[0] > 10**6
    assert turns > 20, "with the lock of Python held there are two or three"


def test_public_names() -> None:
    assert _native.__all__ == [
        "MAXN_TRICK",
        "BauernschnapsenDeal",
        "BauernschnapsenRules",
        "BauernschnapsenVectorEnv",
        "BismarckDeal",
        "BismarckRules",
        "BismarckVectorEnv",
        "SideQuestion",
        "SideSolver",
        "WorldSpace",
        "bauernschnapsen_rules",
        "bauernschnapsen_score",
        "bauernschnapsen_solve",
        "bauernschnapsen_worlds",
        "bismarck_rules",
        "legal_cards",
        "maxn",
        "score_sides",
        "side_question",
        "solve_sides",
        "trick_winner",
    ]
