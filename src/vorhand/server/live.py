"""A table in memory: one task, one queue. It decides, makes durable, acknowledges, then tells everybody.

All rules of the table are in `room`; here are only time, chance, bots, the store and the sockets.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from vorhand import __version__
from vorhand.cards import SEATS, Seat
from vorhand.errors import ProtocolError, VorhandError
from vorhand.records import Nonce
from vorhand.server import room as rooms
from vorhand.server.bot_pool import BotPool
from vorhand.server.connection import Connection
from vorhand.server.entries import Entry, Stood, encode_entry
from vorhand.server.people import device_token, hashed
from vorhand.server.protocol import (
    PROTOCOL,
    Ack,
    Command,
    Hello,
    Ping,
    Pong,
    Refused,
    Rename,
    Resync,
    RoomNews,
    Sit,
    StepNews,
    Welcome,
    clean_name,
    encode,
)
from vorhand.server.room import Occupant, Room, Stage
from vorhand.server.settings import Settings
from vorhand.server.store import Sitter, SqliteStore, StoreError
from vorhand.server.views import TableFacts, View, count_for, events_for, view_for

__all__ = ["LiveTable"]

_log = logging.getLogger("vorhand.table")
_CHECK_S = 5.0
"""How often a table looks whether somebody has fallen silent."""
_REST_S = 1.0
"""How long a table stands still after something went wrong."""


@dataclass(frozen=True, slots=True)
class _Job:
    """Something that the table's task shall do; `connection` or `answer` hears what came of it."""

    connection: Connection | None = None
    command: Command | None = None
    device: str = ""
    answer: "asyncio.Future[None] | None" = None


class LiveTable:
    """A table that somebody is at, or was a moment ago."""

    def __init__(
        self,
        id: str,
        room: Room,
        entries: int,
        sitters: Sequence[Sitter],
        code: str,
        *,
        store: SqliteStore,
        bots: BotPool,
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.id = id
        self.room = room
        self.sitters = {Seat(sitter.seat): sitter for sitter in sitters}
        self.code = code
        self.connections: set[Connection] = set()
        self.touched = now()
        self._seq = entries
        self._store, self._bots, self._settings, self._now = store, bots, settings, now
        self._heard = dict.fromkeys(SEATS, now())
        self._jobs: deque[_Job] = deque()
        self._stirred = asyncio.Event()
        self._thought: asyncio.Task[Any] | None = None
        self._thought_of = ""
        """What the bot thinks about: table, match and version."""
        self._bot_at: float | None = None
        """When the bot that thinks will play."""
        self._task = asyncio.create_task(self._live(), name=f"table {id[:4]}")

    # For the app

    def connect(self, connection: Connection) -> None:
        """A page has come."""
        self.connections.add(connection)

    def disconnect(self, connection: Connection) -> None:
        """A page has gone; whether its person has, only silence tells."""
        self.connections.discard(connection)

    def hand_in(self, connection: Connection, command: Command) -> None:
        """A command from a page, to be done in its turn."""
        self._put(_Job(connection, command, connection.device))

    async def command(self, device: str, command: Command) -> None:
        """Do a command that came by HTTP, in its turn; raises what refuses it."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Job(None, command, device, answer))
        await answer

    def nudge(self) -> None:
        """Let the table look around, after something outside it changed."""
        self._put(_Job())

    def seat_of(self, device: str) -> Seat | None:
        """The seat that a device holds."""
        return next((seat for seat, sitter in self.sitters.items() if sitter.device == device), None)

    def facts(self) -> TableFacts:
        """What pages are shown besides the room."""
        names = tuple(self.sitters[seat].name if seat in self.sitters else "" for seat in SEATS[: self.room.players])
        return TableFacts(id=self.id, code=self.code, names=names)

    def view(self, device: str) -> View:
        """What that device may see."""
        return view_for(self.room, self.seat_of(device), self.facts())

    async def stop(self) -> None:
        """End the task; the log has everything."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for connection in list(self.connections):
            connection.say_goodbye("resync")

    async def recover(self, token: str, device: str) -> str | None:
        """Give the seat of a recovery token to another device; its next token, or None if there is no such seat."""
        found = next((s for s in self.sitters.values() if s.recovery and s.recovery == hashed(token)), None)
        if found is None or self.seat_of(device) not in (None, Seat(found.seat)):
            return None
        fresh = device_token()
        await self._seat(replace(found, device=device, recovery=hashed(fresh)))
        for connection in list(self.connections):
            if connection.device == found.device and found.device != device:
                connection.say_goodbye("recovered")
        self.nudge()
        return fresh

    async def new_recovery(self, device: str) -> str | None:
        """A fresh recovery token for the seat of that device; the one before it is worth nothing any more."""
        seat = self.seat_of(device)
        if seat is None:
            return None
        fresh = device_token()
        await self._seat(replace(self.sitters[seat], recovery=hashed(fresh)))
        return fresh

    # The task

    async def _live(self) -> None:
        while True:
            job = await self._next_job()
            try:
                if job.command is not None:
                    await self._do(job, job.command)
                await self._look_around()
            except StoreError:
                # What is not on the disk has not happened: the table stands still until the disk is well.
                _log.exception("table %s cannot be written", self.id[:4])
                await self._rest()
            except Exception:
                # A fault of ours must not end the evening: the table is as its log says, and goes on from there.
                _log.exception("table %s has stumbled", self.id[:4])
                await self._rest()

    async def _rest(self) -> None:
        self._forget_thought()
        await asyncio.sleep(_REST_S)
        self.nudge()

    def _put(self, job: _Job) -> None:
        self._jobs.append(job)
        self._stirred.set()

    async def _next_job(self) -> _Job:
        """The next thing to do, or an empty job when it is time to look around."""
        if not self._jobs:
            self._stirred.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), self._patience())
        return self._jobs.popleft() if self._jobs else _Job()

    def _patience(self) -> float:
        waits = [_CHECK_S]
        now = self._now()
        if self._bot_at is not None:
            waits.append(self._bot_at - now)
        deadline = rooms.due(self.room)
        if deadline is not None:
            waits.append(deadline - now)
        return max(0.0, min(waits))

    async def _do(self, job: _Job, command: Command) -> None:
        seat = self.seat_of(job.device)
        if seat is not None:
            self._heard[seat] = self._now()
        try:
            await self._obey(job, seat, command)
        except VorhandError as error:
            self._refuse(job, command, error)
            if isinstance(error, StoreError):
                raise
        except Exception:
            self._refuse(job, command, ProtocolError("table-stumbled"))
            raise
        else:
            if job.answer is not None and not job.answer.done():
                job.answer.set_result(None)

    def _refuse(self, job: _Job, command: Command, error: VorhandError) -> None:
        if job.answer is not None and not job.answer.done():
            job.answer.set_exception(error)
        if job.connection is not None:
            stale = self.view(job.device) if error.code == "stale" else None
            fields = {} if isinstance(error, StoreError) else dict(error.fields)
            job.connection.send(encode(Refused(id=command.id, code=error.code, fields=fields, view=stale)))

    async def _obey(self, job: _Job, seat: Seat | None, command: Command) -> None:
        connection = job.connection
        match command:
            case Ping():
                if connection is not None:
                    connection.send(encode(Pong(id=command.id)))
            case Hello():
                if connection is not None:
                    self._welcome(connection, command)
            case Resync():
                if connection is not None:
                    self._send_welcome(connection, 0)
                    _acknowledge(connection, command)
            case Rename():
                await self._rename(seat, command)
                _acknowledge(connection, command)
                self._tell_room()
            case _:
                await self._decide(job, seat, command)

    def _welcome(self, connection: Connection, command: Hello) -> None:
        if command.protocol != PROTOCOL:
            raise ProtocolError("protocol", supported=PROTOCOL)
        connection.greeted = True
        same = isinstance(command.match, int) and command.match == self.room.match
        self._send_welcome(connection, command.since if same and isinstance(command.since, int) else 0)
        _acknowledge(connection, command)

    def _send_welcome(self, connection: Connection, since: int) -> None:
        events = events_for(self.room.happened, self.seat_of(connection.device))
        since = since if since <= len(events) else 0
        view = self._view_of(connection)
        connection.send(encode(Welcome(protocol=PROTOCOL, view=view, events_from=since, events=events[since:])))

    def _view_of(self, connection: Connection) -> View:
        return self.view(connection.device)

    async def _rename(self, seat: Seat | None, command: Rename) -> None:
        if seat is None:
            raise ProtocolError("no-seat")
        await self._seat(replace(self.sitters[seat], name=clean_name(command.name)))

    async def _decide(self, job: _Job, seat: Seat | None, command: Command) -> None:
        sitter = self._sitter(job.device, command) if isinstance(command, Sit) else None
        entries = rooms.decide(self.room, seat, command, self._now(), __version__)
        before = self.room
        await self._commit(entries, sitter)
        _acknowledge(job.connection, command)
        self._tell(before)

    def _sitter(self, device: str, command: Sit) -> Sitter:
        return Sitter(table=self.id, seat=command.seat, device=device, name=clean_name(command.name), recovery="")

    async def _seat(self, sitter: Sitter) -> None:
        await asyncio.wrap_future(self._store.seat(sitter))
        self.sitters[Seat(sitter.seat)] = sitter

    async def _commit(self, entries: Sequence[Entry], sitter: Sitter | None = None) -> None:
        """Make entries durable, then let them have happened."""
        if not entries:
            return
        room = self.room
        for entry in entries:
            room = rooms.fold(room, entry)
        left = next((entry.seat for entry in entries if isinstance(entry, Stood)), None)
        expired = bool(self.code) and room.stage is not Stage.LOBBY
        encoded = [encode_entry(entry) for entry in entries]
        written = self._store.append(
            self.id, self._seq, encoded, self._now(), sitter=sitter, unseat=left, expire_code=expired
        )
        await asyncio.wrap_future(written)
        self.room, self.touched = room, self._now()
        self._seq += len(entries)
        self.code = "" if expired else self.code
        if sitter is not None:
            self.sitters[Seat(sitter.seat)] = sitter
            self._heard[Seat(sitter.seat)] = self.touched
        if left is not None:
            del self.sitters[Seat(left)]

    # News

    def _tell(self, before: Room) -> None:
        """What has happened since: to each page what it may know."""
        fresh = self.room.happened if self.room.match != before.match else self.room.happened[len(before.happened) :]
        if not fresh:
            self._tell_room()
            return
        for connection in self._listeners():
            seat = self.seat_of(connection.device)
            news = events_for(fresh, seat)
            first = count_for(self.room.happened, seat) - len(news)
            view = view_for(self.room, seat, self.facts())
            connection.send(encode(StepNews(events_from=first, events=news, view=view)))

    def _tell_room(self) -> None:
        for connection in self._listeners():
            connection.send(encode(RoomNews(view=self._view_of(connection))))

    def _listeners(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    # Time, chance and bots

    async def _look_around(self) -> None:
        await self._notice_who_is_here()
        while rooms.wants_chance(self.room):
            before = self.room
            nonce = Nonce(secrets.token_bytes(32))
            await self._commit(rooms.chance(self.room, nonce, self._now()))
            self._tell(before)
        await self._let_bots_act()

    async def _notice_who_is_here(self) -> None:
        now, before = self._now(), self.room
        entries: list[Entry] = []
        for seat in SEATS[: self.room.players]:
            silent = now - self._heard[seat] > self._settings.gone_s
            if self.room.seats[seat].occupant is Occupant.PERSON:
                entries += (rooms.gone if silent else rooms.came_back)(self.room, seat, now)
        await self._commit(entries)
        await self._commit(rooms.overdue(self.room, now))
        if self.room is not before:
            self._tell_room()

    async def _let_bots_act(self) -> None:
        """A bot thinks at once but plays at a fixed moment: how long it thought tells nothing."""
        observation = rooms.bot_to_act(self.room)
        if observation is None or observation.seat is None:
            self._forget_thought()
            return
        now, moment = self._now(), f"{self.id}/{self.room.match}/{rooms.version_of(self.room)}"
        if self._thought_of != moment:
            self._forget_thought()
        if self._thought is None:
            self._thought = asyncio.create_task(self._bots.act(observation, moment))
            self._bot_at = now + self._settings.bot_delay_s
            self._thought_of = moment
        if self._bot_at is not None and now < self._bot_at:
            return
        action, before = await self._thought, self.room
        self._forget_thought()
        await self._commit(rooms.bot_acts(before, observation.seat, action, self._now()))
        self._tell(before)
        self.nudge()

    def _forget_thought(self) -> None:
        if self._thought is not None and not self._thought.done():
            self._thought.cancel()
        self._thought = self._bot_at = None
        self._thought_of = ""


def _acknowledge(connection: Connection | None, command: Command) -> None:
    if connection is not None:
        connection.send(encode(Ack(id=command.id)))
