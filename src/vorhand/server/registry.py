"""All tables of a server: made, found, brought into memory when somebody comes, let go of when all have left."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile

import msgspec

from vorhand import rulesets
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.records import Record
from vorhand.server import room as rooms
from vorhand.server.bot_pool import BotPool
from vorhand.server.entries import Guided, decode_entry, encode_entry
from vorhand.server.live import LiveTable
from vorhand.server.people import spoken_code, table_id
from vorhand.server.room import History, Room, Stage
from vorhand.server.settings import Settings
from vorhand.server.statistics import Statistics
from vorhand.server.store import SqliteStore, StoredTable

__all__ = ["Registry", "room_from_log", "ruleset_from_json", "ruleset_to_json"]

_SWEEP_S = 60.0
_IDLE_S = 120.0
"""A table without any page is let go of after that; its log has everything."""


class _StoredRuleset(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    source: str
    title: str
    fields: dict[str, int | str | list[int | str]]
    game: str = "bismarck"
    """Tables of schema 1 do not say it: there was only one."""


def ruleset_to_json(ruleset: AnyRuleset) -> bytes:
    """The rule set in full, as a table keeps it."""
    plain = rulesets.to_fields(ruleset)
    game = game_of(ruleset).id
    return msgspec.json.encode(_StoredRuleset(ruleset.id, ruleset.source, ruleset.title, plain, game))


def ruleset_from_json(data: bytes) -> AnyRuleset:
    """What `ruleset_to_json` wrote."""
    stored = msgspec.json.decode(data, type=_StoredRuleset)
    ruleset: AnyRuleset = rulesets.read_fields(
        stored.fields, id=stored.id, source=stored.source, title=stored.title, game=stored.game
    )
    return ruleset


def _rooms_from_log(table: StoredTable, log: Iterable[bytes]) -> Iterator[Room]:
    """The room before the first entry of a log, and after each."""
    room = rooms.new_room(ruleset_from_json(table.ruleset), bot_after_s=table.bot_after_s)
    yield room
    for data in log:
        room = rooms.fold(room, decode_entry(data))
        yield room


def room_from_log(table: StoredTable, log: Iterable[bytes]) -> Room:
    """The room that a log tells of."""
    return deque(_rooms_from_log(table, log), maxlen=1).pop()


def _history(room: Room, seats: Sequence[int]) -> History:
    """Of the seats that a device has at one table, the one with most deals."""
    return max((History(room.seats[seat].deals, room.seats[seat].kept) for seat in seats), key=lambda one: one.deals)


class Registry:
    """The tables of one server."""

    def __init__(self, store: SqliteStore, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.statistics = Statistics(store)
        self.bots = BotPool(settings.bot_think_s)
        self._live: dict[str, LiveTable] = {}
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop every table and let go of the file."""
        self._sweeper.cancel()
        await asyncio.gather(*(table.stop() for table in self._live.values()), return_exceptions=True)
        self.bots.close()
        self.store.close()

    async def create(self, ruleset: AnyRuleset, *, lesson: str = "") -> LiveTable:
        """A new table where nobody sits yet; one with a lesson has no code, since nobody can join it."""
        now = time.time()
        stored = StoredTable(
            id=table_id(),
            ruleset=ruleset_to_json(ruleset),
            bot_after_s=self.settings.bot_after_s,
            code="" if lesson else spoken_code(),
            created=now,
            touched=now,
        )
        await asyncio.wrap_future(self.store.create(stored))
        if lesson:
            guided = encode_entry(Guided(at=now, lesson=lesson))
            await asyncio.wrap_future(self.store.append(stored.id, 0, [guided], now))
        return self._open(stored)

    def find(self, id: str) -> LiveTable | None:
        """The table of that id, in memory from now on."""
        if id in self._live:
            return self._live[id]
        stored = self.store.table(id)
        return self._open(stored) if stored is not None else None

    def record_of(self, id: str, match: int) -> Record | None:
        """The record of a match that was played at a table before its present one; None if there was none."""
        stored = self.store.table(id)
        if stored is None:
            return None
        found = None
        for room in takewhile(lambda room: room.match <= match, _rooms_from_log(stored, self.store.entries(id))):
            found = room.record if room.match == match else None
        return found

    def find_by_code(self, code: str) -> LiveTable | None:
        """The table with that spoken code, while it has free seats."""
        stored = self.store.table_by_code(code)
        if stored is None or time.time() - stored.created > self.settings.code_s:
            return None
        return self.find(stored.id)

    async def history(self, device: str) -> History:
        """How reliably the person of a device has played on this server; of each table, one seat."""
        asleep: dict[str, list[int]] = {}
        found = History()
        for table, seats in self.seats_of(device).items():
            live = self._live.get(table)
            if live is None:
                asleep[table] = seats
            else:
                found += _history(live.room, seats)
        # Reading old tables must not delay those that are played.
        return found + await asyncio.to_thread(self._history_of, asleep)

    def _history_of(self, tables: Mapping[str, Sequence[int]]) -> History:
        found = History()
        for id, seats in tables.items():
            stored = self.store.table(id)
            if stored is not None:
                found += _history(room_from_log(stored, self.store.entries(id)), seats)
        return found

    def seats_of(self, device: str) -> dict[str, list[int]]:
        """Where a device has which seats: by table, in no order."""
        found: dict[str, list[int]] = {}
        for sitter in self.store.seats_of(device) if device else ():
            found.setdefault(sitter.table, []).append(sitter.seat)
        return found

    async def forget(self, device: str) -> None:
        """Delete the names and tokens of a device everywhere; the matches go on without them."""
        if not device:
            return
        await asyncio.wrap_future(self.store.forget_device(device))
        for table in self._live.values():
            table.forget(device)

    def _open(self, stored: StoredTable) -> LiveTable:
        log = self.store.entries(stored.id)
        table = LiveTable(
            stored.id,
            self._with_grace(room_from_log(stored, log)),
            len(log),
            self.store.sitters(stored.id),
            stored.code,
            store=self.store,
            bots=self.bots,
            settings=self.settings,
            history=self.history,
        )
        self._live[stored.id] = table
        return table

    def _with_grace(self, room: Room) -> Room:
        """A deadline that passed while nobody could answer gets a moment more."""
        soonest = time.time() + self.settings.grace_s
        seats = tuple(
            seat if seat.deadline is None or seat.bot_plays else replace(seat, deadline=max(seat.deadline, soonest))
            for seat in room.seats
        )
        return replace(room, seats=seats)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_S)
            await self._let_go()
            with suppress(OSError):
                await self._delete_abandoned()

    async def _let_go(self) -> None:
        now = time.time()
        for id, table in list(self._live.items()):
            if not table.connections and now - table.touched > _IDLE_S:
                del self._live[id]
                await table.stop()

    async def _delete_abandoned(self) -> None:
        now = time.time()
        for id in self.store.untouched_since(now - self.settings.keep_lobby_s):
            stored = self.store.table(id)
            if stored is None or id in self._live:
                continue
            playing = room_from_log(stored, self.store.entries(id)).stage is not Stage.LOBBY
            if not playing or stored.touched < now - self.settings.keep_match_s:
                await asyncio.wrap_future(self.store.delete(id))
