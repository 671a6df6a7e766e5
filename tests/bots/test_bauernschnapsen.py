"""The bot `rules` at Bauernschnapsen, by positions that a person would agree on."""

import random
from dataclasses import replace

from tests.bauernschnapsen.deals import V58
from tests.bauernschnapsen.table import PAGAT, Table, card
from vorhand import rulesets
from vorhand.bots.bauernschnapsen import RulesBot
from vorhand.cards import Suit
from vorhand.games.bauernschnapsen import GAME, Claim, Declare, PlayCard, PlayerAction
from vorhand.games.bauernschnapsen.ruleset import Scoring, ThreeTricks


def decision(table: Table) -> PlayerAction:
    actor = table.state.actor
    assert isinstance(actor, int)
    return RulesBot().act(GAME.observe(table.state, actor), random.Random(1))


def test_claims_as_soon_as_the_count_is_right() -> None:
    table = Table.playing("F normal", 0, V58)
    table.trick("F:KD PD:QD PF:AD D:QC", "PF 21")
    table.trick("PF:AS D:KS F:QS PD:10H", "PD 28")

    assert decision(table) == Declare(Suit.HEARTS)
    table.declare("PD", "H")
    assert decision(table) == Claim()


def test_a_schnapser_that_needs_only_66_is_won_by_declaring() -> None:
    """Two tricks and the 40 are enough there, though the king would lose to the ten."""
    early = replace(PAGAT, scoring=Scoring(three_tricks=ThreeTricks.AT_SIXTY_SIX))
    deal = "AH KH QH AC JD / JH KC AS KS QS / JC QC 10S JS KD / 10H 10C QD 10D AD"
    table = Table.playing("F schnapser", 0, deal, ruleset=early)
    table.trick("F:AH PD:JH PF:JC D:10H", "F")
    table.trick("F:AC PD:KC PF:QC D:10C", "F")

    assert decision(table) == Declare(Suit.HEARTS)


def test_a_partner_who_plays_in_a_bettler_takes_the_trick() -> None:
    all_play = rulesets.load("bauernschnapsen/pagat+bettler_all_play")
    deal = "JC QD KD AH QH / QC JD JH 10S KS / AC KC 10C AS JS / KH 10H 10D AD QS"
    table = Table.playing("F bettler", 0, deal, ruleset=all_play)
    table.play("F:JC PD:QC")

    assert decision(table) == PlayCard(card("AC"))
