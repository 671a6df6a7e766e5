"""A table outlives faults of ours: of a bot, and of what decides a command."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.evening import nobody
from vorhand import rulesets
from vorhand.bots.registry import fallback
from vorhand.cards import Seat
from vorhand.errors import ProtocolError
from vorhand.games.base import NATURE
from vorhand.games.bismarck.actions import DrawDealer
from vorhand.games.bismarck.events import ContractChosen
from vorhand.notation import format_action, format_actor
from vorhand.server import live, room
from vorhand.server.entries import Acted, MatchStarted, Seated
from vorhand.server.live import LiveTable
from vorhand.server.protocol import Rename
from vorhand.server.registry import ruleset_to_json
from vorhand.server.settings import Settings
from vorhand.server.store import Sitter, SqliteStore, StoredTable


class _Faulty:
    """In place of the pool: fails when it is asked first."""

    def __init__(self) -> None:
        self.asked = 0

    async def act(self, observation: Any, seed: str) -> Any:
        self.asked += 1
        if self.asked == 1:
            raise ZeroDivisionError
        return fallback(observation)


def evening(folder: Path, bots: Any, spent: Callable[[LiveTable], Awaitable[None]]) -> None:
    """An evening of one person and two bots at a live table."""
    store = SqliteStore(folder / "tables.sqlite")
    begun = room.fold(room.new_room(rulesets.load("bismarck/spel-pass")), Seated(at=0.0, seat=0))
    begun = room.fold(begun, MatchStarted(at=0.0, engine="test"))
    # The dealer sits so that a bot chooses the contract.
    drawn = [format_action(DrawDealer(Seat(1)))]
    begun = room.fold(begun, Acted(at=0.0, actor=format_actor(NATURE), actions=drawn))

    async def spend() -> None:
        ruleset = ruleset_to_json(begun.ruleset)
        stored = StoredTable(id="table", ruleset=ruleset, bot_after_s=60.0, code="", created=0.0, touched=0.0)
        await asyncio.wrap_future(store.create(stored))
        sitter = Sitter(table="table", seat=0, device="device", name="Anna", recovery="")
        settings = Settings(bot_delay_s=0.0)
        table = LiveTable("table", begun, 0, [sitter], "", store=store, bots=bots, settings=settings, history=nobody)
        table.nudge()
        await spent(table)
        await table.stop()

    try:
        asyncio.run(spend())
    finally:
        store.close()


@pytest.fixture(autouse=True)
def _no_long_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_REST_S", 0.01)


def test_a_failing_bot_does_not_end_the_evening(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bots = _Faulty()

    async def a_bot_has_acted(table: LiveTable) -> None:
        by = time.monotonic() + 20
        while not any(isinstance(event, ContractChosen) for events in table.room.happened for event in events):
            assert time.monotonic() < by, "the table stands still"
            await asyncio.sleep(0.01)

    evening(tmp_path, bots, a_bot_has_acted)

    assert "has stumbled" in caplog.text


def test_a_command_that_fails_is_answered_and_the_next_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(text: str) -> str:
        raise ZeroDivisionError

    async def two_commands(table: LiveTable) -> None:
        monkeypatch.setattr(live, "clean_name", fail)
        with pytest.raises(ProtocolError, match="nothing is lost"):
            await asyncio.wait_for(table.command("device", Rename(id="1", name="Bo")), 20)
        monkeypatch.undo()
        await asyncio.wait_for(table.command("device", Rename(id="2", name="Bo")), 20)
        assert table.sitters[Seat(0)].name == "Bo"

    evening(tmp_path, _Faulty(), two_commands)
