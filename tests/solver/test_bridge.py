"""Four hands in pairs with all cards seen are bridge play: equal to DDS in all 20 results of a deal."""

import pytest

from benchmarks.deals import lines_of
from benchmarks.deals.bridge import STRAINS, BridgeDeal
from benchmarks.native import result_of, results_of
from vorhand.cards import SEATS
from vorhand.solver.bismarck.sides import Solver

_HUNDRED = 100


def _deals(first: int, count: int) -> list[BridgeDeal]:
    return [BridgeDeal.parse(line) for line in lines_of("bridge-1000")[first : first + count]]


@pytest.mark.slow
def test_twenty_deals_have_the_results_of_dds() -> None:
    """In each deal another strain or declarer, so that all there are are seen once."""
    contracts = [(strain, declarer) for strain in STRAINS for declarer in SEATS]

    for deal, (strain, declarer) in zip(_deals(0, 20), contracts, strict=True):
        expected = deal.results[strain][declarer]
        assert result_of(Solver(), deal.hands, strain, declarer) == expected, f"{deal} {strain} {declarer}"


@pytest.mark.chaos
@pytest.mark.parametrize("first", range(0, 1000, _HUNDRED))
def test_a_thousand_deals_have_all_results_of_dds(first: int) -> None:
    unequal = [str(deal) for deal in _deals(first, _HUNDRED) if results_of(deal.hands) != deal.results]

    assert unequal == []
