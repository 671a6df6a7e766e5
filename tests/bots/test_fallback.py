"""What is done for a bot that does not answer commits it to nothing."""

from tests.bauernschnapsen.table import Table
from vorhand.bots.registry import fallback
from vorhand.games.bauernschnapsen import GAME, Decline, Pass


def test_a_bot_that_does_not_answer_neither_bids_nor_doubles() -> None:
    table = Table.dealt(0)
    table.auction("F normal")
    assert fallback(GAME.observe(table.state, table.seat("PD"))) == Pass()

    table.auction("PD pass, PF pass, D pass")
    assert fallback(GAME.observe(table.state, table.seat("PD"))) == Decline()
