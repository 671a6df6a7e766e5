"""Four `rules` bots at Bauernschnapsen: nothing illegal, no false claim, and figures that stay what they were.

The short form of `make evenings`, which plays 1,000 matches.
"""

import pytest

from tests.bots.evenings import Evenings, played, stored
from tests.bots.figures import Figure, compared
from vorhand.games.bauernschnapsen import ContractId
from vorhand.games.bauernschnapsen.state import Ending


@pytest.fixture(scope="module")
def evenings() -> Evenings:
    return played(range(5000, 5080))


@pytest.mark.slow
def test_no_claim_of_a_bot_is_false(evenings: Evenings) -> None:
    assert evenings.claims > 100
    assert not any(result.ending is Ending.FALSE_CLAIM for result in evenings.results())


@pytest.mark.slow
def test_the_callers_side_wins_most_normal_games(evenings: Evenings) -> None:
    normal = [result for result in evenings.results() if result.contract is ContractId.NORMAL]

    assert 0.55 < sum(result.winner == result.declarer for result in normal) / len(normal) < 0.85


@pytest.mark.slow
def test_figures_are_within_three_standard_errors_of_the_table(evenings: Evenings) -> None:
    assert compared(evenings.figures(), stored()) == []


def test_the_table_itself_keeps_to_what_a_normal_game_should_be() -> None:
    assert 0.60 <= stored()["normal-made"].mean <= 0.85


def test_a_figure_that_is_off_is_named() -> None:
    before = {"normal-made": Figure(0.66, 0.01)}

    assert compared({"normal-made": Figure(0.68, 0.01)}, before) == []
    assert compared({"normal-made": Figure(0.72, 0.01)}, before) == [
        "normal-made: 0.7200 instead of 0.6600 (standard error 0.0141)"
    ]
