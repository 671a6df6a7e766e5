"""Deal strings that cannot have come about are refused by the field that is wrong, and rare ones are read."""

import pytest

from vorhand import rulesets
from vorhand.errors import VorhandError
from vorhand.games.bauernschnapsen import GAME, Bid, Claim, ContractId, Decline, KontraNormal, Pass
from vorhand.notation import format_deal_string, parse_deal_string

START = "bauernschnapsen/pagat dealer=3 cut=7 trump=H"
HANDS = "hands=.AKQJT../AKQJT.../..AKQJT./...AKQJT"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (f"{START} turned=AC {HANDS}", "turned"),
        (f"{START} hands=.AKQJT../AKQJT.../AKQJT.../...AKQJT", "hands"),
        (f"{START} hands=.AKQJT../AKQJT.../..AKQJT./...AKQJ2", "hands"),
        (f"{START} calls=pass {HANDS}", "calls"),
        (f"{START} hands=AKQJT.../.AKQJT../..AKQJT./...AKQJT", "trump"),
        ("bauernschnapsen/pagat dealer=3 results=gang:1:0:made:10", "results"),
        ("bauernschnapsen/pagat dealer=3 results=schnapser:0:0:made:6", "results"),
    ],
)
def test_the_field_that_is_wrong_is_named(text: str, field: str) -> None:
    with pytest.raises(VorhandError) as caught:
        parse_deal_string(text)

    assert caught.value.fields["field"] == field


def test_a_normal_game_in_place_of_a_bettler_counts_double_even_where_normal_is_not_doubled() -> None:
    text = (
        'extends = "bauernschnapsen/pagat+kontra_normal"\nsource = "a test"\n'
        '[contracts.normal]\ndoubled = "not-allowed"\n'
    )
    ruleset = rulesets.parse(text, "x.toml")
    state = parse_deal_string(f"own/x dealer=3 cut=0 trump=H {HANDS}", ruleset)
    for action in (Bid(ContractId.BETTLER), KontraNormal(), Pass(), Pass(), Pass()):
        state = GAME.apply(state, state.actor, action).state
    while state.phase == "doubling":
        state = GAME.apply(state, state.actor, Decline()).state
    for _ in range(4):
        state = GAME.apply(state, state.actor, GAME.legal_actions(state, state.actor)[0]).state
    state = GAME.apply(state, state.actor, Claim()).state

    assert state.standing.results[0].doubled == 1
    assert format_deal_string(parse_deal_string(format_deal_string(state), ruleset)) == format_deal_string(state)


def test_a_house_that_counts_high_can_be_written_down() -> None:
    text = (
        'extends = "bauernschnapsen/pagat"\nsource = "a test"\n[contracts.normal]\nvalue = 99\n[match]\ntarget = 99\n'
    )
    ruleset = rulesets.parse(text, "x.toml")
    line = "own/x dealer=3 results=normal:3:3:false-claim:-2376"

    assert format_deal_string(parse_deal_string(line, ruleset)) == line
