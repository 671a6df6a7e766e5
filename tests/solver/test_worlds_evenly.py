"""Whether worlds are drawn as likely as they are: chi-square tests against the list.

200 small observations a game; `make test` takes 25 of them.
"""

import itertools
import math
import random
from collections import Counter

import pytest

from tests.solver.worlds import rows_of
from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.known import game_of
from vorhand.solver.worlds import Space, space_of
from vorhand.testing.matches import random_match

pytestmark = pytest.mark.slow

HOUSES = {
    "bauernschnapsen": ("bauernschnapsen/pagat", "bauernschnapsen/wikipedia", "bauernschnapsen/pagat+ass_bettler"),
    "bismarck": (
        "bismarck/modern",
        "bismarck/finnish-partners",
        "bismarck/portugal",
        "bismarck/estonia-4",
        "bismarck/kortman-1944",
        "bismarck/finnish-4",
    ),
}
DEAL = 90
"""Steps of a match that are looked at: a deal or a few."""
FEW = 14
"""Only moments with at most so many cards in all hands are looked at: others have more worlds, nearly always."""
MOST = 150
"""A small observation has at most so many worlds."""


def small_spaces(game: str, count: int) -> list[Space]:
    """The worlds of random moments of random deals, of one seat each, where they are some but few."""
    rng, found = random.Random(game), list[Space]()
    houses = itertools.cycle(HOUSES[game])
    while len(found) < count:
        match = random_match(rulesets.load(next(houses)), rng.randrange(10**6))
        steps = list(itertools.islice(match, DEAL))
        for step in rng.sample(steps, len(steps)):
            seat = Seat(rng.randrange(step.after.ruleset.players))
            if sum(hand.bit_count() for hand in step.after.hands) > FEW:
                continue
            space = space_of(game_of(step.after).observe(step.after, seat))
            if 2 <= space.count <= MOST:
                found.append(space)
                break
    return found


def draws_of(space: Space, seed: int) -> list[tuple[float, int]]:
    """How often each world was to be expected and how often it came, in 20 draws a world."""
    worlds = space.enumerate()
    assert worlds is not None
    draws = 20 * len(worlds)
    drawn, rows = Counter(rows_of(space.sample(draws, seed=seed))), rows_of(worlds)
    assert drawn.keys() <= set(rows)
    expected = [draws * ways / space.ways for ways in worlds.weights]
    return [(usual, drawn[row]) for usual, row in zip(expected, rows, strict=True)]


def chi_square(draws: list[tuple[float, int]]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; worlds that are expected less than five times are counted together."""
    cells = [(expected, seen) for expected, seen in draws if expected >= 5]
    rare = [(expected, seen) for expected, seen in draws if expected < 5]
    rest = sum(expected for expected, _ in rare), sum(seen for _, seen in rare)
    if rest[0] >= 5:
        cells.append(rest)
    return sum((seen - expected) ** 2 / expected for expected, seen in cells), len(cells) - 1


def deviations(statistic: float, freedom: int) -> float:
    """How many standard deviations that is from what is usual (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(spread))


def drawn_evenly(game: str, count: int) -> None:
    total, all_freedom = 0.0, 0
    for number, space in enumerate(small_spaces(game, count)):
        statistic, freedom = chi_square(draws_of(space, number))
        if freedom:
            # Once in 30,000 there is a greater one: the seeds are fixed, so that it is either there or not.
            assert deviations(statistic, freedom) < 4
            total, all_freedom = total + statistic, all_freedom + freedom
    # Too even is as suspicious as too uneven.
    assert abs(deviations(total, all_freedom)) < 3


@pytest.mark.parametrize("game", HOUSES)
def test_draws_are_as_likely_as_their_ways(game: str) -> None:
    drawn_evenly(game, 25)


@pytest.mark.chaos
@pytest.mark.parametrize("game", HOUSES)
def test_draws_are_as_likely_as_their_ways_long(game: str) -> None:
    drawn_evenly(game, 200)


def test_the_test_can_fail() -> None:
    """Where one world in two is expected half as often as the others, the same draws are far off."""
    draws = [draw for space in small_spaces("bismarck", 5) for draw in draws_of(space, 0)]
    wrong = [(expected * (2 - place % 2) * 2 / 3, seen) for place, (expected, seen) in enumerate(draws)]

    assert deviations(*chi_square(wrong)) > 5
