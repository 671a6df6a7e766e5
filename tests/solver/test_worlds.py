"""Worlds as values: memory, seeds, weights, and what is refused."""

import threading
from array import array

import pytest

from tests.bauernschnapsen.table import Table
from tests.solver.worlds import rows_of
from vorhand import _native
from vorhand.cards import Cards
from vorhand.solver import worlds
from vorhand.solver.worlds import Space, World, space_of

CARDS = Cards.of(Cards(0x3E00_3E00))  # ten of clubs to ace, and of diamonds
HALVES = [(1, [(0, 5, CARDS.bits), (1, 5, CARDS.bits)])]


def halves() -> Space:
    """Ten cards in two hands."""
    return Space(_native.WorldSpace([0, 0], CARDS.bits, HALVES), players=2, columns=2)


def few() -> Space:
    """Two cards in two hands, one way three times as likely."""
    club, diamond = 1 << 9, 1 << 25
    cases = [(1, [(0, 1, club), (1, 1, diamond)]), (3, [(0, 1, diamond), (1, 1, club)])]
    return Space(_native.WorldSpace([0, 0], club | diamond, cases), players=2, columns=2)


def test_the_same_seed_draws_the_same_worlds() -> None:
    one, same, other = (rows_of(halves().sample(20, seed=seed)) for seed in (7, 7, 8))

    assert one == same != other


def test_worlds_are_written_into_the_callers_memory() -> None:
    memory = memoryview(bytearray(8 * 2 * 30)).cast("Q", (30, 2))
    drawn = halves().sample(30, seed=7, out=memory)

    assert rows_of(drawn) == rows_of(halves().sample(30, seed=7))
    assert drawn.rows.obj is memory.obj


@pytest.mark.parametrize(
    ("memory", "sentence"),
    [
        (memoryview(bytearray(8 * 3 * 4)).cast("Q", (4, 3)), "rows should be an array of 4 x 2"),
        (memoryview(bytearray(8 * 2 * 4)).cast("Q", (4, 2)).toreadonly(), "rows should be a writable array of uint64"),
        (array("Q", [0] * 4), "rows should be a writable array of uint64 with 2 dimensions"),
        (memoryview(bytearray(4 * 2 * 4)).cast("I", (4, 2)), "rows should be a writable array of uint64"),
    ],
)
def test_memory_of_another_shape_is_refused(memory: "memoryview | array[int]", sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        halves().sample(4, seed=1, out=memory)


def test_as_many_worlds_are_written_as_were_asked_for() -> None:
    with pytest.raises(ValueError, match="for 4 worlds, not 5"):
        halves().sample(5, seed=1, out=memoryview(bytearray(64)).cast("Q", (4, 2)))


def test_all_worlds_are_listed_in_ascending_order() -> None:
    listed = halves().enumerate()

    assert listed is not None
    rows = rows_of(listed)
    assert len(rows) == halves().count == 252
    assert rows == sorted(rows)


def test_a_world_says_in_how_many_ways_it_came_about() -> None:
    space = few()
    listed = space.enumerate()

    assert listed is not None
    assert (space.count, space.ways) == (2, 4)
    assert list(listed.weights) == [1, 3]
    assert [space.ways_of(world) for world in listed] == [1, 3]
    assert space.ways_of(World((Cards(1 << 9), Cards(1 << 9)))) == 0


def test_worlds_are_weighted_by_a_function_or_by_numbers() -> None:
    listed = halves().enumerate()
    assert listed is not None
    held = [float(len(world.hands[0] & Cards(0x3E00))) for world in listed]

    assert listed.effective_size == pytest.approx(252)
    assert list(listed.reweighted(held).weights) == held
    by_function = listed.reweighted(lambda world: float(len(world.hands[0] & Cards(0x3E00))))
    assert by_function.weights == listed.reweighted(held).weights
    # Hypergeometric: mean 2.5, variance 25/36.
    assert by_function.effective_size == pytest.approx(252 * 6.25 / (6.25 + 25 / 36))


def test_impossible_worlds_leave_nothing() -> None:
    drawn = halves().sample(10, seed=1)

    assert drawn.reweighted([0.0] * 10).effective_size == 0
    with pytest.raises(ValueError, match="shorter"):
        drawn.reweighted([1.0] * 9)


def test_others_run_while_worlds_are_drawn() -> None:
    space, done = halves(), threading.Event()

    def draw() -> None:
        space.sample(300_000, seed=1)
        done.set()

    threading.Thread(target=draw).start()
    steps = 0
    while not done.is_set():
        steps += 1

    assert steps > 1


@pytest.mark.parametrize(
    ("known", "unseen", "cases", "sentence"),
    [
        ([0, 0], CARDS.bits, [(1, [(0, 5, CARDS.bits), (1, 4, CARDS.bits)])], "10 cards do not fill places for 9"),
        ([0, 0], CARDS.bits, [(1, [(0, 10, 0), (1, 0, 0)])], "no deal fits what is known"),
        ([0, 0], CARDS.bits, [(0, HALVES[0][1])], "no deal fits what is known"),
        ([0], CARDS.bits, HALVES, "there is no column 1"),
        ([CARDS.bits], CARDS.bits, [(1, [(0, 10, CARDS.bits)])], "a card is known to lie in two places"),
        ([0] * 9, 0, [(1, [])], "at most 8 columns, not 9"),
        ([0], CARDS.bits, [(1, [(0, -1, CARDS.bits)])], "a place cannot hold -1 cards"),
        ([0], CARDS.bits, [(2**64, [])], "a number of ways is out of range"),
    ],
)
def test_what_cannot_be_known_is_refused(
    known: list[int], unseen: int, cases: list[tuple[int, list[tuple[int, int, int]]]], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        _native.WorldSpace(known, unseen, cases)


def test_the_functions_ask_the_space() -> None:
    seen = Table.dealt(0).sees("PD")

    assert worlds.count(seen) == space_of(seen).count
    assert rows_of(worlds.sample(seen, 5, seed=3)) == rows_of(space_of(seen).sample(5, seed=3))
    assert worlds.enumerate(seen, limit=10) is None
