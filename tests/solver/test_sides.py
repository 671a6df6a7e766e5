"""Bismarck's play solved for a side, through Python. Exactness is tested in C++, against brute force."""

import random
import subprocess
import sys
import threading
from array import array
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from vorhand.cards import Card, Cards, Seat, Suit
from vorhand.games.bismarck import GAME, State
from vorhand.games.bismarck.actions import PlayCard
from vorhand.notation import parse_deal_string, parse_hand
from vorhand.solver.bismarck.position import Position, position_of
from vorhand.solver.bismarck.sides import Answer, Solver, score_worlds, solve_worlds
from vorhand.solver.bounds import Bounds
from vorhand.solver.worlds import space_of
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


ACES = Position(hands=hands("A..A.2/..2.AK/K..K.3"), leader=Seat(0), rules=TrickRules(trump=None))


def worlds_of(*worlds: Sequence[Cards]) -> memoryview:
    """Hands by seat, as `solver.worlds` has them."""
    rows = array("Q", [hand.bits for world in worlds for hand in world])
    return memoryview(rows).cast("B").cast("Q", (len(worlds), len(worlds[0])))


def redeals(position: Position, count: int) -> list[tuple[Cards, ...]]:
    """The cards that the leader does not see, shared out anew."""
    rng, own = random.Random(16), position.leader
    unseen = [card for seat, hand in enumerate(position.hands) if seat != own for card in hand]
    worlds = []
    for _ in range(count):
        rng.shuffle(unseen)
        halves = [Cards.of(unseen[::2]), Cards.of(unseen[1::2])]
        worlds.append(tuple(hand if seat == own else halves.pop() for seat, hand in enumerate(position.hands)))
    return worlds


def test_the_leader_cashes_his_aces() -> None:
    assert Solver().solve(ACES, DECLARER).tricks == Bounds(2, 2)


def test_every_card_is_scored_in_the_order_of_cards() -> None:
    scored = Solver().score(ACES, DECLARER)

    assert [(str(one.card), one.tricks.exact) for one in scored.cards] == [("2C", 1), ("AD", 2), ("AS", 2)]


def test_a_low_ace_takes_nothing() -> None:
    low = replace(ACES, rules=TrickRules(trump=None, order=Ace.LOW))

    assert Solver().solve(low, DECLARER).tricks.exact == 0


def test_a_side_may_want_few_tricks() -> None:
    either = Position(hands=hands("A.2../.3.4."), leader=Seat(0), rules=TrickRules(trump=None))

    assert Solver().solve(either, DECLARER).tricks.exact == 1
    assert Solver().solve(replace(either, aim="lose"), DECLARER).tricks.exact == 0


def test_trump_and_a_trick_on_the_table() -> None:
    position = Position(
        hands=hands(".../3.../.2.."), trick=(Card("AS"),), leader=Seat(0), rules=TrickRules(trump=Suit.HEARTS)
    )

    assert Solver().solve(position, {Seat(2)}).tricks.exact == 1


def test_the_value_of_a_position_is_that_of_its_best_card() -> None:
    deal = state("bismarck-spades-7", 3)

    scored = Solver().score(position_of(deal), DECLARER)
    best = max(scored.cards, key=lambda one: one.tricks.lower)
    after = GAME.apply(deal, Seat(0), PlayCard(best.card)).state if deal.actor == 0 else None

    assert Solver().solve(position_of(deal), DECLARER).tricks in [one.tricks for one in scored.cards]
    if after is not None:
        assert Solver().solve(position_of(after), DECLARER).tricks == best.tricks


def test_worlds_are_answered_as_each_alone_with_any_number_of_threads() -> None:
    position = position_of(state("bismarck-nt-7", 0))
    dealt = redeals(position, 40)
    alone = [replace(position, hands=world) for world in dealt]

    answers = solve_worlds(position, worlds_of(*dealt), DECLARER, threads=3)
    scores = score_worlds(position, worlds_of(*dealt), DECLARER, threads=2)

    assert answers == solve_worlds(position, worlds_of(*dealt), DECLARER, threads=1)
    assert [answer.tricks for answer in answers] == [Solver().solve(one, DECLARER).tricks for one in alone]
    assert [one.cards for one in scores] == [Solver().score(one, DECLARER).cards for one in alone]


def test_worlds_of_an_observation_are_solved_as_they_are_drawn() -> None:
    """Their rows hold more than the hands."""
    deal = state("bismarck-spades-7", 1)
    assert isinstance(deal.actor, int)
    drawn = space_of(GAME.observe(deal, Seat(deal.actor))).sample(20, seed=1)
    position = position_of(deal)
    worlds = [replace(position, hands=tuple(Cards(drawn.rows[n, seat]) for seat in range(3))) for n in range(20)]

    answers = solve_worlds(position, drawn.rows, DECLARER)

    assert drawn.rows.shape is not None
    assert drawn.rows.shape[1] > 3
    assert [answer.tricks for answer in answers] == [Solver().solve(world, DECLARER).tricks for world in worlds]


def test_worlds_without_a_hand_for_everybody_are_refused() -> None:
    with pytest.raises(ValueError, match="in rows of 3 hands or more"):
        solve_worlds(ACES, worlds_of(ACES.hands[:2]), DECLARER)


def test_a_limit_leaves_bounds() -> None:
    position = position_of(state("bismarck-pass-16", 0))

    found = Solver().solve(position, DECLARER, nodes=500)

    assert found.tricks.exact is None
    assert 0 <= found.tricks.lower < found.tricks.upper <= 16
    assert Solver().solve(position, DECLARER, seconds=0.01).tricks.exact is None


def test_progress_is_told_and_may_give_up() -> None:
    position = position_of(state("bismarck-pass-16", 0))
    told: list[Answer] = []

    def two_are_enough(answer: Answer) -> bool:
        told.append(answer)
        return len(told) < 2

    found = Solver().solve(position, DECLARER, progress=two_are_enough)
    counted: list[int] = []

    def none_is_needed(count: int) -> bool:
        counted.append(count)
        return False

    unknown = solve_worlds(position, worlds_of(position.hands), DECLARER, progress=none_is_needed)

    assert len(told) == 2
    assert told[0].nodes < told[1].nodes <= found.nodes
    assert found.tricks.exact is None
    assert counted == [0]
    assert unknown[0].tricks.exact is None


def test_what_progress_raises_arrives() -> None:
    def angry(_: Answer) -> bool:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        Solver().solve(position_of(state("bismarck-pass-16", 0)), DECLARER, progress=angry)


def test_threads_may_share_a_solver() -> None:
    solver, positions = Solver(), [position_of(state("bismarck-spades-7", number)) for number in range(12)]
    found: dict[int, Bounds] = {}

    def work(first: int) -> None:
        for number in range(first, 12, 2):
            found[number] = solver.solve(positions[number], DECLARER).tricks

    threads = [threading.Thread(target=work, args=(first,)) for first in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [found[number] for number in range(12)] == [
        Solver().solve(position, DECLARER).tricks for position in positions
    ]


@pytest.mark.parametrize(
    ("position", "side", "sentence"),
    [
        (ACES, set[Seat](), "a side is some of the seats, but not all: as bits 1 to 6, not 0"),
        (ACES, set(map(Seat, range(3))), "not 7"),
        (replace(ACES, hands=ACES.hands[:1]), DECLARER, "a position has 2 to 4 hands, not 1"),
        (replace(ACES, leader=Seat(3)), DECLARER, "the leader is seat 0 to 2, not 3"),
    ],
)
def test_what_is_no_position_is_refused(position: Position, side: set[Seat], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Solver().solve(position, side)


def test_there_is_nothing_to_solve_before_play() -> None:
    before = parse_deal_string("bismarck/modern")
    assert isinstance(before, State)

    with pytest.raises(ValueError, match="no trick is being played"):
        position_of(before)


@pytest.mark.parametrize(
    ("limits", "sentence"),
    [
        ({"nodes": 0}, "a limit of nodes is 1 to 9223372036854775807, or None for no limit, not 0"),
        ({"nodes": 10**30}, "not 1000000000000000000000000000000"),
        ({"seconds": -0.5}, "a limit of time is 0 seconds or more, or None for no limit, not -0.5"),
        ({"seconds": float("nan")}, "not nan"),
    ],
)
def test_what_is_no_limit_is_refused(limits: dict[str, float], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Solver().solve(ACES, DECLARER, **limits)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=sentence):
        solve_worlds(ACES, worlds_of(ACES.hands), DECLARER, **limits)  # type: ignore[arg-type]


def test_no_seconds_left_is_no_time() -> None:
    assert Solver().solve(position_of(state("bismarck-pass-16", 0)), DECLARER, seconds=0).tricks.exact is None


@pytest.mark.parametrize("threads", [0, -1, 257])
def test_so_many_threads_are_refused(threads: int) -> None:
    with pytest.raises(ValueError, match=f"there are 1 to 256 threads, not {threads}"):
        solve_worlds(ACES, worlds_of(ACES.hands), DECLARER, threads=threads)


@pytest.mark.parametrize(
    ("world", "sentence"),
    [
        ("A..A.2/..2.AK/K..K.2", "in world 1 a card stands twice"),
        ("A..A./..2.AK/K..K.23", "the hands of world 1 are not of the sizes of the position's"),
        ("A..K.2/..2.AK/K..A.3", "in world 1 the seat to act holds other cards"),
    ],
)
def test_a_world_of_other_hands_is_refused(world: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        score_worlds(ACES, worlds_of(ACES.hands, hands(world)), DECLARER)


def test_worlds_of_other_numbers_are_refused() -> None:
    signed = memoryview(array("q", [hand.bits for hand in ACES.hands])).cast("B").cast("q", (1, 3))

    with pytest.raises(ValueError, match="worlds are unsigned 64-bit numbers, in rows of 3 hands or more"):
        solve_worlds(ACES, signed, DECLARER)


def test_progress_has_to_answer() -> None:
    with pytest.raises(TypeError, match="progress answers True to go on or False to end, not None"):
        Solver().solve(position_of(state("bismarck-pass-16", 0)), DECLARER, progress=lambda _: None)  # type: ignore[arg-type,return-value]


def test_a_solver_cannot_be_asked_by_its_own_progress() -> None:
    solver, position = Solver(), position_of(state("bismarck-pass-16", 0))

    def asks(_: Answer) -> bool:
        return bool(solver.solve(ACES, DECLARER))

    with pytest.raises(ValueError, match="ask another Solver from its progress"):
        solver.solve(position, DECLARER, progress=asks)
    assert solver.solve(ACES, DECLARER).tricks == Bounds(2, 2)


@pytest.mark.parametrize("progress", ["None", "lambda _: True"])
def test_a_program_may_end_while_a_thread_of_it_solves(progress: str) -> None:
    line = next(line for line in (DEALS / "bismarck-pass-16.txt").read_text().splitlines() if not line.startswith("#"))
    program = f"""
import threading, time
from vorhand.notation import parse_deal_string
from vorhand.solver.bismarck import sides
from vorhand.solver.bismarck.position import position_of
state = parse_deal_string({line!r})
solve = lambda: sides.Solver().solve(position_of(state), {{0}}, seconds=20, progress={progress})
threading.Thread(target=solve, daemon=True).start()
time.sleep(0.3)
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=15)

    assert ended.returncode == 0, ended.stderr
