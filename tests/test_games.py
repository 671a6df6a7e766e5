"""A game is the same everywhere: every table lists each game that has rule sets, in the same order."""

from collections.abc import Mapping
from typing import Any

import pytest

from vorhand import rulesets
from vorhand.bots import BOTS, bot
from vorhand.cards import Seat
from vorhand.games.known import DEFAULT_GAME, GAMES, HOUSES, game_of
from vorhand.notation.games import TEXTS
from vorhand.rulebook import BOOKS
from vorhand.testing.games import KITS

TABLES: dict[str, Mapping[str, Any]] = {
    "notation.games.TEXTS": TEXTS,
    "rulebook.BOOKS": BOOKS,
    "bots.BOTS": BOTS,
    "testing.games.KITS": KITS,
}


@pytest.mark.parametrize("table", TABLES)
def test_every_table_has_a_row_for_every_game(table: str) -> None:
    assert list(HOUSES) == list(TABLES[table])


@pytest.mark.parametrize("game", HOUSES)
def test_a_game_begins_under_its_usual_rules_and_is_known_by_state_and_rule_set(game: str) -> None:
    ruleset = rulesets.load(rulesets.DEFAULTS[game])
    state = GAMES[game].start(ruleset)

    assert game_of(ruleset) is game_of(state) is GAMES[game]
    assert HOUSES[game].game == GAMES[game].id == game


@pytest.mark.parametrize("game", HOUSES)
def test_nobody_sees_from_a_seat_that_is_not_there(game: str) -> None:
    ruleset = rulesets.load(rulesets.DEFAULTS[game])
    state = GAMES[game].start(ruleset)

    for seat in (-1, ruleset.players):
        with pytest.raises(ValueError, match=f"seats are 0 to {ruleset.players - 1}, not {seat}"):
            GAMES[game].observe(state, Seat(seat))


@pytest.mark.parametrize("game", HOUSES)
def test_every_game_has_a_bot_that_plays_at_random_and_one_that_thinks(game: str) -> None:
    assert {"random", "rules"} <= set(BOTS[game])
    assert all(bot(name, game).name == name for name in BOTS[game])


def test_a_game_with_rule_sets_is_a_game() -> None:
    assert set(HOUSES) <= set(GAMES)


def test_the_default_game_stays_the_first() -> None:
    """The hashes of its rule sets do not name it, and records without a thought for games are its."""
    assert DEFAULT_GAME == "bismarck"
