"""Rule sets that cannot be played, each with its code; the built-in main list and its options can."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.bauernschnapsen.houses import OPTIONS, house, with_contract
from tests.bauernschnapsen.table import PAGAT
from vorhand.games.bauernschnapsen import Ruleset
from vorhand.games.bauernschnapsen.ruleset import Auction, Doubling, NormalKontra, contradictions

KONTRA = replace(PAGAT, auction=Auction(normal_kontra=NormalKontra.BEATS_BETTLER))

CONTRADICTORY: tuple[tuple[str, str, Callable[[], Ruleset]], ...] = (
    ("ruleset-normal-first", "contracts.normal.rank", lambda: with_contract(PAGAT, "normal", rank=0)),
    ("ruleset-normal-first", "contracts.normal.rank", lambda: with_contract(PAGAT, "normal", rank=25)),
    ("ruleset-rank-twice", "contracts.schnapser.rank", lambda: with_contract(PAGAT, "bettler", rank=30)),
    ("ruleset-sixty-six-normal", "contracts.normal.aim", lambda: with_contract(PAGAT, "normal", aim="all-tricks")),
    ("ruleset-sixty-six-normal", "contracts.gang.aim", lambda: with_contract(PAGAT, "gang", aim="sixty-six")),
    ("ruleset-normal-fixed", "contracts.normal.bidders", lambda: with_contract(PAGAT, "normal", bidders="anyone")),
    ("ruleset-normal-fixed", "contracts.normal.bidders", lambda: with_contract(PAGAT, "normal", leads="declarer")),
    ("ruleset-normal-fixed", "contracts.normal.bidders", lambda: with_contract(PAGAT, "normal", needs="ace")),
    (
        "ruleset-five-trumps",
        "contracts.herren-schnapser.cards",
        lambda: with_contract(PAGAT, "herren-schnapser", cards="no-trump"),
    ),
    ("ruleset-marriages-useless", "contracts.gang.marriages", lambda: with_contract(PAGAT, "gang", marriages="all")),
    (
        "ruleset-partner-needed",
        "contracts.schnapser.partner",
        lambda: with_contract(PAGAT, "schnapser", partner="sits-out", bidders="caller"),
    ),
    ("ruleset-idle-leads", "contracts.bettler.leads", lambda: with_contract(PAGAT, "bettler", leads="caller")),
    (
        "ruleset-normal-kontra-levels",
        "auction.normal_kontra",
        lambda: replace(KONTRA, doubling=Doubling(levels=0)),
    ),
)


@pytest.mark.parametrize(
    ("code", "key", "made"), CONTRADICTORY, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_contradictory_rule_set_is_found_out(code: str, key: str, made: Callable[[], Ruleset]) -> None:
    found = [(contradiction.code, contradiction.key) for contradiction in contradictions(made())]

    assert (code, key) in found


def test_the_main_list_and_each_option_can_be_played() -> None:
    assert list(contradictions(PAGAT)) == []
    for option in OPTIONS:
        assert list(contradictions(house(option))) == [], option


def test_a_caller_who_leads_may_not_be_the_one_who_sits_out() -> None:
    fine = with_contract(PAGAT, "bettler", leads="caller", bidders="caller")

    assert list(contradictions(fine)) == []
