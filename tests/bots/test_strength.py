"""The bot `rules` at Bismarck beats random players in every house, with every option, and with rules nobody thought of.

The short form of `make strength`, which plays whole matches of all rule sets, against greedy players too.
"""

import math
from dataclasses import replace

import pytest

from tests.bots.strength import MATCHES, ahead, figures, generated, stored
from vorhand import rulesets
from vorhand.bots import bot
from vorhand.games.bismarck import HOUSES
from vorhand.games.bismarck.ruleset import Ruleset


def houses_of(id: str) -> dict[Ruleset, str]:
    """The rule set and its options, each alone; those that differ in nothing that a player sees are one."""
    ids = (id, *(f"{id}+{option}" for option in rulesets.options_of(id)))
    return {replace(rulesets.load(one), id="", source=""): one for one in reversed(ids)}


@pytest.mark.parametrize("id", HOUSES.built_in)
def test_beats_random_players_in_every_house(id: str) -> None:
    margins = {
        name: ahead(house, bot("random"), 1, deals=house.players, seats=1) for house, name in houses_of(id).items()
    }

    assert [name for name, margin in margins.items() if margin <= 0] == []


@pytest.mark.slow
def test_beats_random_players_in_generated_houses() -> None:
    margins = [ahead(house, bot("random"), 1, deals=3) for house in generated(30, 1944)]

    assert sum(margin > 0 for margin in margins) >= 28
    assert sum(margins) / len(margins) > 4


@pytest.mark.slow
@pytest.mark.parametrize("id", ["bismarck/modern", "bismarck/portugal", "bismarck/finnish-4"])
def test_figures_are_within_three_standard_errors_of_the_table(id: str) -> None:
    matches, off = 2, []
    for name, figure in figures(id, range(500, 500 + matches)).items():
        before = stored()[id][name]
        if abs(figure.mean - before.mean) > 3 * before.error * math.sqrt(1 + MATCHES / matches):
            off.append(f"{name}: {figure.mean:.2f} instead of {before.mean:.2f}")

    assert off == []


def test_the_table_itself_says_that_rules_beats_everybody_everywhere() -> None:
    table = stored()

    assert set(table) <= set(HOUSES.built_in)
    assert all(rows[other].mean > 3 * rows[other].error for rows in table.values() for other in ("random", "greedy"))
