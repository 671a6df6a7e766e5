"""Tables that were stored by earlier versions open again and are what they were."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vorhand import rulesets
from vorhand.cards import Seat
from vorhand.games.known import game_of
from vorhand.records import verify
from vorhand.server.entries import Acted, decode_entry
from vorhand.server.registry import Registry, room_from_log, ruleset_from_json, ruleset_to_json
from vorhand.server.room import Room, Stage
from vorhand.server.settings import Settings
from vorhand.server.store import SCHEMA, SqliteStore
from vorhand.server.views import TableFacts, view_for

SAMPLE = Path(__file__).parent / "samples" / "tables-1.sql"
NOBODY = TableFacts(id="table", code="", names=("",) * 4)


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """The file as a server of schema 1 left it."""
    path = tmp_path / "tables.db"
    db = sqlite3.connect(path)
    db.executescript(SAMPLE.read_text("utf-8"))
    db.close()
    return path


def opened(path: Path, id: str) -> tuple[Room, list[Any]]:
    store = SqliteStore(path)
    try:
        table, log = store.table(id), store.entries(id)
    finally:
        store.close()
    assert table is not None
    return room_from_log(table, log), [decode_entry(data) for data in log]


def test_a_match_and_its_rematch_are_what_they_were(stored: Path) -> None:
    room, log = opened(stored, "rematch")
    then = [(tuple(entry.scores), entry.state) for entry in log if isinstance(entry, Acted) and entry.state]

    assert (room.stage, room.match, room.deals, len(room.happened)) == (Stage.PLAYING, 2, 1, 63)
    assert [(point.scores, point.state) for point in room.record.checkpoints] == then[6:]
    assert verify(room.record) == room.state
    assert len(room.session) == 1
    assert room.session[0].scores == tuple(sum(scores[seat] for scores, _ in then[:6]) for seat in range(3))
    assert room.seats[1].deadline == 1700000560.0


def test_an_exchange_is_what_it_was(stored: Path) -> None:
    room, log = opened(stored, "exchange")
    discards = [entry.actions for entry in log if isinstance(entry, Acted) and len(entry.actions) > 1]

    assert [len(actions) for actions in discards] == [4]
    assert verify(room.record) == room.state


def test_a_houses_own_rules_are_those_of_bismarck(stored: Path) -> None:
    room, _ = opened(stored, "kitchen")

    assert (room.ruleset.id, room.ruleset.title) == ("own/kitchen", "Kitchen")
    assert game_of(room.ruleset).id == view_for(room, None, NOBODY)["game"] == "bismarck"
    rules: Any = room.ruleset
    assert rules.match.tie == "playoff"


def test_the_file_is_brought_up_once(stored: Path) -> None:
    for _ in range(2):
        SqliteStore(stored).close()
    db = sqlite3.connect(stored)
    version, tables = db.execute("PRAGMA user_version").fetchone()[0], db.execute("SELECT * FROM tables").fetchall()
    db.close()

    assert version == SCHEMA
    assert len(tables) == 3


@pytest.mark.parametrize("version", range(1, SCHEMA))
def test_a_file_of_any_earlier_version_is_brought_up(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    db = sqlite3.connect(path)
    if version < 5:
        db.execute("DROP TABLE places")
    else:
        db.execute("INSERT INTO places VALUES ('pack', 0, 'AC', 7)")
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()

    store = SqliteStore(path)
    counted = store.places()
    store.close()
    assert counted == ([] if version < 5 else [("pack", 0, "AC", 7)])


@pytest.mark.parametrize("id", rulesets.BUILT_IN)
def test_a_rule_set_is_stored_in_full_with_its_game(id: str) -> None:
    ruleset = rulesets.load(id)
    data = ruleset_to_json(ruleset)

    assert msgspec.json.decode(data)["game"] == id.split("/")[0]
    assert ruleset_from_json(data) == ruleset


def test_a_table_seats_as_many_as_its_rule_set(tmp_path: Path) -> None:
    text = """
        extends = "bismarck/modern"
        source = "four at the table"
        [deck]
        players = 4
        hand = 12
        [scoring]
        win = [6, 2, 2, 2]
        lose = [3, 3, 3, 3]
    """

    async def made() -> tuple[int, dict[str, Any]]:
        registry = Registry(SqliteStore(tmp_path / "tables.db"), Settings())
        try:
            table = await registry.create(rulesets.parse(text, "four.toml"))
            return table.room.players, table.view("nobody")
        finally:
            await registry.close()

    players, view = asyncio.run(made())

    assert players == len(view["seats"]) == 4


def test_the_view_tells_the_game_and_how_the_matches_ended(stored: Path) -> None:
    room, _ = opened(stored, "rematch")
    view = view_for(room, Seat(0), NOBODY)
    (finished,) = room.session

    assert view["game"] == "bismarck"
    assert view["session"] == [{"winners": list(finished.winners), "scores": list(finished.scores)}]
