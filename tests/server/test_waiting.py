"""Whom a table waits for, and how long, follows from what everybody knows: a hidden Farben-Gang changes nothing."""

import asyncio
import time
from pathlib import Path
from typing import Any, cast

import pytest

from tests.bauernschnapsen.table import pack_of
from tests.server.evening import nobody
from vorhand import rulesets
from vorhand.cards import Seat, Suit
from vorhand.games.base import NATURE, Actor
from vorhand.games.bauernschnapsen import Bid, ContractId, Deal, Decline, DrawDealer, Knock, NameTrump, Pass
from vorhand.notation import format_action, format_actor
from vorhand.server.bot_pool import BotPool
from vorhand.server.entries import Acted, MatchStarted, Seated
from vorhand.server.live import LiveTable
from vorhand.server.registry import ruleset_to_json
from vorhand.server.room import Room, bot_to_act, due, fold, new_room, wants_chance
from vorhand.server.settings import Settings
from vorhand.server.store import Sitter, SqliteStore, StoredTable

HIDDEN = "AH KH JC QC 10D / AS 10S KS QS JS / AC KC QH JD 10H / AD KD QD JH 10C"
ORDINARY = "AH KH JC QC 10D / AD 10S KS QS JH / AC KC QH JD 10H / AS KD QD JS 10C"
"""Seat 1 calls; seat 2 after him holds five spades in the first world only, and no other player can tell."""

FARBEN_GANG = Bid(ContractId.FARBEN_GANG)
AUCTION: tuple[tuple[Actor, Any], ...] = (
    (Seat(3), Knock()),
    (Seat(1), NameTrump(Suit.HEARTS)),
    (Seat(1), Bid(ContractId.NORMAL)),
    (Seat(2), Pass()),
    (Seat(3), Pass()),
    (Seat(0), Pass()),
    (Seat(2), Decline()),
    (Seat(0), Decline()),
)


def begun(deal: str, *, people: tuple[int, ...]) -> Room:
    """A table at which those seats are people's, with this deal waiting to be cut."""
    room = new_room(rulesets.load("bauernschnapsen/pagat"))
    for seat in people:
        room = fold(room, Seated(at=0.0, seat=seat))
    room = fold(room, MatchStarted(at=0.0, engine="test"))
    return acted(acted(room, NATURE, DrawDealer(Seat(0))), NATURE, Deal(pack_of(deal)))


def acted(room: Room, actor: Actor, action: Any) -> Room:
    return fold(room, Acted(at=0.0, actor=format_actor(actor), actions=[format_action(action)]))


def waits(room: Room) -> tuple[Any, ...]:
    """Everything by which a table can show whom it waits for, and until when."""
    seen = bot_to_act(room)
    return room.state.actor, None if seen is None else seen.seat, due(room), wants_chance(room)


@pytest.mark.parametrize("people", [(0, 1, 2, 3), (0, 1, 3), (1,)])
def test_a_hidden_farben_gang_does_not_change_whom_the_table_waits_for(people: tuple[int, ...]) -> None:
    one, other = begun(HIDDEN, people=people), begun(ORDINARY, people=people)
    could_bid = []
    for actor, action in AUCTION:
        assert waits(one) == waits(other)
        if one.state.phase == "auction" and actor == Seat(2):
            could_bid = [FARBEN_GANG in room.game.legal_actions(room.state, Seat(2)) for room in (one, other)]
        one, other = acted(one, actor, action), acted(other, actor, action)
    assert waits(one) == waits(other)

    assert could_bid == [True, False]


class _Thinker:
    """In place of the pool: passes, or bids what it holds, after thinking so long."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    async def act(self, observation: Any, seed: str) -> Any:
        await asyncio.sleep(self._seconds)
        return FARBEN_GANG if FARBEN_GANG in observation.legal else observation.legal[0]


def moment_of_the_call(folder: Path, deal: str, thinks_s: float) -> float:
    """Seconds from the caller's bid until the bot after him has spoken, at a live table."""
    store = SqliteStore(folder / "tables.sqlite")
    room = begun(deal, people=(1,))
    for actor, action in AUCTION[:3]:
        room = acted(room, actor, action)

    async def evening() -> float:
        ruleset = ruleset_to_json(room.ruleset)
        stored = StoredTable(id="table", ruleset=ruleset, bot_after_s=60.0, code="", created=0.0, touched=0.0)
        await asyncio.wrap_future(store.create(stored))
        sitter = Sitter(table="table", seat=1, device="device", name="Anna", recovery="")
        settings = Settings(bot_delay_s=0.4)
        bots = cast("BotPool", _Thinker(thinks_s))
        began = time.monotonic()
        table = LiveTable("table", room, 0, [sitter], "", store=store, bots=bots, settings=settings, history=nobody)
        table.nudge()
        while len(table.room.happened) == len(room.happened):
            await asyncio.sleep(0.01)
        waited = time.monotonic() - began
        await table.stop()
        return waited

    try:
        return asyncio.run(evening())
    finally:
        store.close()


def test_a_bot_speaks_at_a_fixed_moment_however_long_it_thought(tmp_path: Path) -> None:
    for number, (deal, thinks_s) in enumerate([(HIDDEN, 0.0), (HIDDEN, 0.2), (ORDINARY, 0.0), (ORDINARY, 0.2)]):
        folder = tmp_path / str(number)
        folder.mkdir()

        assert moment_of_the_call(folder, deal, thinks_s) >= 0.39
