"""What a table needs of every game: whether a match has ended and how, and who deals first in the next."""

from dataclasses import replace
from typing import Any

import pytest

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games import bauernschnapsen
from vorhand.games.actions import DrawDealer
from vorhand.games.base import ARBITER, NATURE, Outcome
from vorhand.games.bauernschnapsen import state as bauernschnapsen_state
from vorhand.games.known import GAMES, game_of
from vorhand.records import nonce_from_seed
from vorhand.records.chance import ChanceStream
from vorhand.server.views import rules_for

STANDARD: dict[str, Any] = {
    "bismarck": rulesets.load("bismarck/modern"),
    "bauernschnapsen": bauernschnapsen.Ruleset(id="bauernschnapsen/pagat", source="pagat"),
}


@pytest.mark.parametrize("id", GAMES)
def test_a_match_that_has_not_ended_has_no_outcome(id: str) -> None:
    game = GAMES[id]
    state = game.start(STANDARD[id])

    assert game.outcome(state) is None
    assert game.deals_scored(state) == 0


def test_in_bauernschnapsen_the_deal_goes_on_round_the_table() -> None:
    """R24 of the dossier; the losers of a match get the marks."""
    game, rules = bauernschnapsen.GAME, STANDARD["bauernschnapsen"]
    result = bauernschnapsen_state.DealResult(
        dealer=Seat(2),
        declarer=Seat(3),
        contract=next(iter(rules.contracts)).id,
        doubled=0,
        ending=bauernschnapsen_state.Ending.MADE,
        winner=Seat(3),
        points=24,
    )
    over = replace(
        game.start(rules),
        standing=bauernschnapsen_state.Standing(Seat(2), (result,)),
        phase=bauernschnapsen_state.Phase.OVER,
        actor=None,
    )

    assert game.first_dealer_after(over) == Seat(3)
    assert game.outcome(over) == Outcome((Seat(1), Seat(3)), (2, 0, 2, 0))


def test_in_bauernschnapsen_the_arbiter_may_name_the_first_dealer_and_nothing_else() -> None:
    game = bauernschnapsen.GAME
    start = game.start(STANDARD["bauernschnapsen"])
    after = game.apply(start, ARBITER, DrawDealer(Seat(3))).state
    deal = game.chance(after, ChanceStream(nonce_from_seed(1, 0), "deal"))

    assert after == game.apply(start, NATURE, DrawDealer(Seat(3))).state
    assert after.deal.dealer == 3
    assert game.why_not(after, ARBITER, deal) is not None
    assert game.why_not(after, NATURE, deal) is None
    refusal = game.why_not(start, Seat(0), DrawDealer(Seat(3)))
    assert refusal is not None
    assert refusal.code == "refused-turn"


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_found_by_its_rule_sets_and_by_its_states(id: str) -> None:
    assert game_of(STANDARD[id]) is game_of(GAMES[id].start(STANDARD[id])) is GAMES[id]


@pytest.mark.parametrize("id", rulesets.BUILT_IN)
def test_a_page_can_be_told_of_every_rule_set_that_can_be_chosen(id: str) -> None:
    ruleset = rulesets.load(id)
    told = rules_for(ruleset)

    assert (told["game"], told["id"], told["players"]) == (id.split("/")[0], id, ruleset.players)
