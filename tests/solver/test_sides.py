"""Bismarck's play solved for a side, through Python. Exactness is tested in C++, against brute force."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.bismarck import GAME, State
from vorhand.games.bismarck.actions import PlayCard
from vorhand.notation import parse_deal_string, parse_hand
from vorhand.solver.bismarck.sides import Answer, Limits, Play, Solver, play_of, scores_all, solve_all
from vorhand.solver.bounds import Bounds
from vorhand.tricks import Ace, TrickRules

DEALS = Path(__file__).parent.parent.parent / "benchmarks" / "deals"
DECLARER = frozenset({Seat(0)})


def hands(text: str) -> tuple[Cards, ...]:
    return tuple(parse_hand(hand) for hand in text.split("/"))


def state(corpus: str, number: int) -> State:
    lines = [line for line in (DEALS / f"{corpus}.txt").read_text().splitlines() if not line.startswith("#")]
    position = parse_deal_string(lines[number])
    assert isinstance(position, State)
    return position


ACES = Play(
    hands=hands("A..A.2/..2.AK/K..K.3"), leader=Seat(0), rules=TrickRules(trump=None), side=frozenset({Seat(0)})
)


def test_the_leader_cashes_his_aces() -> None:
    assert Solver().solve(ACES).tricks == Bounds(2, 2)


def test_every_card_is_scored_in_the_order_of_cards() -> None:
    scored = Solver().scores(ACES)

    assert [(str(one.card), one.tricks.exact) for one in scored.cards] == [("2C", 1), ("AD", 2), ("AS", 2)]


def test_a_low_ace_takes_nothing() -> None:
    low = replace(ACES, rules=TrickRules(trump=None, order=Ace.LOW))

    assert Solver().solve(low).tricks.exact == 0


def test_a_side_may_want_few_tricks() -> None:
    either = Play(hands=hands("A.2../.3.4."), leader=Seat(0), rules=TrickRules(trump=None), side=frozenset({Seat(0)}))

    assert Solver().solve(either).tricks.exact == 1
    assert Solver().solve(replace(either, aim="lose")).tricks.exact == 0


def test_trump_and_a_trick_on_the_table() -> None:
    play = Play(
        hands=hands(".../3.../.2.."),
        trick=(Card("AS"),),
        leader=Seat(0),
        rules=TrickRules(trump=Suit.HEARTS),
        side=frozenset({Seat(2)}),
    )

    assert Solver().solve(play).tricks.exact == 1


def test_the_value_of_a_position_is_that_of_its_best_card() -> None:
    deal = state("bismarck-spades-7", 3)

    scored = Solver().scores(play_of(deal, DECLARER))
    best = max(scored.cards, key=lambda one: one.tricks.lower)
    after = GAME.apply(deal, Seat(0), PlayCard(best.card)).state if deal.actor == 0 else None

    assert Solver().solve(play_of(deal, DECLARER)).tricks in [one.tricks for one in scored.cards]
    if after is not None:
        assert Solver().solve(play_of(after, DECLARER)).tricks == best.tricks


def test_batches_answer_like_single_questions_with_any_number_of_threads() -> None:
    plays = [play_of(state("bismarck-nt-7", number), DECLARER) for number in range(20)]

    answers = solve_all(plays, threads=3)

    assert answers == solve_all(plays, threads=1)
    assert [answer.tricks for answer in answers] == [Solver().solve(play).tricks for play in plays]
    assert [scores.cards for scores in scores_all(plays, threads=2)] == [Solver().scores(play).cards for play in plays]


def test_a_limit_leaves_bounds() -> None:
    play = play_of(state("bismarck-pass-16", 0), DECLARER)

    found = Solver().solve(play, Limits(nodes=500))

    assert found.tricks.exact is None
    assert 0 <= found.tricks.lower < found.tricks.upper <= 16
    assert Solver().solve(play, Limits(seconds=0.01)).tricks.exact is None


def test_progress_is_told_and_may_give_up() -> None:
    play = play_of(state("bismarck-pass-16", 0), DECLARER)
    told: list[Answer] = []

    def two_are_enough(answer: Answer) -> bool:
        told.append(answer)
        return len(told) < 2

    found = Solver().solve(play, progress=two_are_enough)
    counted: list[int] = []

    def none_is_needed(count: int) -> bool:
        counted.append(count)
        return False

    unknown = solve_all([play], progress=none_is_needed)

    assert len(told) == 2
    assert told[0].nodes < told[1].nodes <= found.nodes
    assert found.tricks.exact is None
    assert counted == [0]
    assert unknown[0].tricks.exact is None


def test_what_progress_raises_arrives() -> None:
    def angry(_: Answer) -> bool:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        Solver().solve(play_of(state("bismarck-pass-16", 0), DECLARER), progress=angry)


def test_threads_may_share_a_solver() -> None:
    solver, plays = Solver(), [play_of(state("bismarck-spades-7", number), DECLARER) for number in range(12)]
    found: dict[int, Bounds] = {}

    def work(first: int) -> None:
        for number in range(first, 12, 2):
            found[number] = solver.solve(plays[number]).tricks

    threads = [threading.Thread(target=work, args=(first,)) for first in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [found[number] for number in range(12)] == [Solver().solve(play).tricks for play in plays]


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        (replace(ACES, side=frozenset()), "a side is some of the seats, but not all: as bits 1 to 6, not 0"),
        (replace(ACES, side=frozenset(map(Seat, range(3)))), "not 7"),
        (replace(ACES, hands=ACES.hands[:1]), "a position has 2 to 4 hands, not 1"),
        (replace(ACES, leader=Seat(3)), "the leader is seat 0 to 2, not 3"),
    ],
)
def test_what_is_no_position_is_refused(play: Play, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Solver().solve(play)


def test_there_is_nothing_to_solve_before_play() -> None:
    with pytest.raises(ValueError, match="no trick is being played"):
        play_of(parse_deal_string("bismarck/modern"), DECLARER)
