"""A table in memory: one task, one queue. It decides, makes durable, acknowledges, then tells everybody.

All rules of the table are in `room`; here are only time, chance, bots, the store and the sockets.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from msgspec import UNSET, structs

from vorhand import __version__
from vorhand.cards import SEATS, Seat
from vorhand.errors import ProtocolError, VorhandError
from vorhand.records import Nonce
from vorhand.server import room as rooms
from vorhand.server.bot_pool import BotPool
from vorhand.server.connection import Connection
from vorhand.server.entries import Acted, Entry, Left, Stood, encode_entry
from vorhand.server.people import device_token, hashed, pseudonym
from vorhand.server.protocol import (
    PRESETS,
    PROTOCOL,
    Ack,
    Admit,
    Close,
    Command,
    Hello,
    Kick,
    Ping,
    Pong,
    Refused,
    Rename,
    Resync,
    RoomNews,
    Said,
    Say,
    SeatBot,
    Sit,
    StepNews,
    Terms,
    Welcome,
    clean_name,
    clean_text,
    encode,
)
from vorhand.server.room import Occupant, Room, Stage
from vorhand.server.settings import Settings
from vorhand.server.statistics import counted_pack
from vorhand.server.store import Sitter, SqliteStore, StoreError
from vorhand.server.throttle import Bucket
from vorhand.server.views import Knock, TableFacts, View, count_for, events_for, view_for

__all__ = ["LiveTable"]

_HOSTS = SeatBot | Kick | Terms | Close | Admit
"""What only the host may do: at his device, whoever holds it."""
_log = logging.getLogger("vorhand.table")
_CHECK_S = 5.0
"""How often a table looks whether somebody has fallen silent."""
_MOST_KNOCKS = 8
"""So many may ask for a seat at once."""
_REMEMBERED = 50
"""So much of what was said is kept, for whoever comes back."""
_SAYINGS = (6, 3.6)
"""One thing may be said every 0.6 seconds, six at once."""
_REST_S = 1.0
"""How long a table stands still after something went wrong."""


@dataclass(frozen=True, slots=True)
class _Job:
    """Something that the table's task shall do; `connection` or `answer` hears what came of it."""

    connection: Connection | None = None
    command: Command | None = None
    device: str = ""
    gone: bool = False
    """Whether somebody has gone, so that the others see one less."""
    change: Callable[[], Awaitable[Any]] | None = None
    """What else is to be done; `answer` hears its value."""
    answer: "asyncio.Future[Any] | None" = None


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
        history: Callable[[str], Awaitable[rooms.History]],
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
        self._history = history
        """How reliably the person of a device has played on this server."""
        self._heard = dict.fromkeys(SEATS, now())
        self._jobs: deque[_Job] = deque()
        self._stirred = asyncio.Event()
        self._thought: asyncio.Task[Any] | None = None
        self._thought_of = ""
        """What the bot thinks about: table, match and version."""
        self._bot_at: float | None = None
        """When the bot that thinks will play."""
        self._weighed: tuple[int, int] | None = None
        """The match and version of which it is known whether the result is fixed."""
        self._awake = False
        self._knocks: dict[str, Knock] = {}
        """Who asks for a bot's seat, by device."""
        self._kicked: set[str] = set()
        """Devices that the host has sent away."""
        self._said: deque[Said] = deque(maxlen=_REMEMBERED)
        self._mouths: dict[Seat, Bucket] = {}
        self._task = asyncio.create_task(self._live(), name=f"table {id[:4]}")

    # For the app

    def connect(self, connection: Connection) -> None:
        """A page has come."""
        self.connections.add(connection)

    def disconnect(self, connection: Connection) -> None:
        """A page has gone; whether its person has, only silence tells."""
        self.connections.discard(connection)
        if connection.greeted and not self.seats_of(connection.device):
            self._knocks.pop(connection.device, None)
            self._put(_Job(gone=True))

    def hand_in(self, connection: Connection, command: Command) -> None:
        """A command from a page, to be done in its turn."""
        self._put(_Job(connection, command, connection.device))

    async def command(self, device: str, command: Command) -> None:
        """Do a command that came by HTTP, in its turn; raises what refuses it."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Job(None, command, device, answer=answer))
        await answer

    def nudge(self) -> None:
        """Let the table look around, after something outside it changed."""
        self._put(_Job())

    def seats_of(self, device: str) -> tuple[Seat, ...]:
        """The seats of a device: none, one, or those of the people who share it."""
        return tuple(sorted(seat for seat, sitter in self.sitters.items() if device and sitter.device == device))

    def seat_of(self, device: str) -> Seat | None:
        """The seat whose view a device gets now."""
        return rooms.shown(self.room, self.seats_of(device))

    def facts(self, device: str = "") -> TableFacts:
        """What the page of a device is shown besides the room."""
        held = [self.sitters.get(seat) for seat in SEATS[: self.room.players]]
        seats = self.seats_of(device)
        seated = {sitter.device for sitter in self.sitters.values()}
        watchers = {one.device for one in self.connections if one.greeted} - seated
        return TableFacts(
            id=self.id,
            code=self.code,
            names=tuple(sitter.name if sitter else "" for sitter in held),
            who=tuple(pseudonym(sitter.device, self.id) if sitter else "" for sitter in held),
            phone=tuple(map(int, seats)) if len(seats) > 1 else (),
            watchers=len(watchers),
            knocks=tuple(self._knocks.values()),
            knock=self._knocks.get(device),
        )

    def view(self, device: str) -> View:
        """What that device may see."""
        return view_for(self.room, self.seat_of(device), self.facts(device))

    async def stop(self) -> None:
        """End the task; the log has everything."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for connection in list(self.connections):
            connection.say_goodbye("resync")

    async def recover(self, token: str, device: str) -> str | None:
        """Give the seat of a recovery token to another device, with those of everybody who shared the old one.

        The next token, or None if there is no such seat. Nobody holds the other device yet.
        """
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._put(_Job(change=lambda: self._recover(token, device), answer=answer))
        return await answer

    async def _recover(self, token: str, device: str) -> str | None:
        found = next((s for s in self.sitters.values() if s.recovery and s.recovery == hashed(token)), None)
        if found is None:
            return None
        seats = self.seats_of(found.device) or (Seat(found.seat),)
        if self.seats_of(device) not in ((), seats):
            return None
        fresh = device_token()
        # Before the other device has a seat, so that it is never shown a hand that nobody there has asked for.
        await self._commit(rooms.recovered(self.room, seats[0], self._now()))
        for seat in seats:
            await self._seat(replace(self.sitters[seat], device=device, recovery=hashed(fresh)))
        for connection in list(self.connections):
            if connection.device == found.device and found.device != device:
                connection.greeted = False
                connection.say_goodbye("recovered")
        self._tell_room()
        return fresh

    def forget(self, device: str) -> None:
        """Nobody here knows any more whom this device belonged to; the match goes on without his name."""
        who = pseudonym(device, self.id)
        for seat, sitter in self.sitters.items():
            if sitter.device == device:
                self.sitters[seat] = replace(sitter, name="", device="", recovery="")
        said = [structs.replace(one, who="", name="") if one.who == who else one for one in self._said]
        self._said = deque(said, maxlen=_REMEMBERED)
        for connection in list(self.connections):
            if connection.device == device:
                connection.greeted = False
                connection.say_goodbye("recovered")
        self._put(_Job(gone=True))

    async def new_recovery(self, device: str) -> str | None:
        """A fresh recovery token for the seats of that device; the one before it is worth nothing any more."""
        seats = self.seats_of(device)
        if not seats:
            return None
        fresh = device_token()
        for seat in seats:
            await self._seat(replace(self.sitters[seat], recovery=hashed(fresh)))
        return fresh

    # The task

    async def _live(self) -> None:
        # Before anybody is answered, or the first picture would show a clock that has run out.
        with suppress(StoreError):
            await self._wake()
        while True:
            job = await self._next_job()
            try:
                if job.command is not None:
                    await self._do(job, job.command)
                if job.change is not None:
                    await _answer(job, job.change)
                if job.gone:
                    self._tell_room()
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
        for seat in self.seats_of(job.device):
            self._heard[seat] = self._now()
        try:
            await self._obey(job, self._who(job.device, command), command)
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

    def _who(self, device: str, command: Command) -> Seat | None:
        """For which seat of its device a command is meant."""
        seats = self.seats_of(device)
        if not seats:
            return None
        # A command that is sent again is the same command, whoever has the device by now.
        done = next((seat for seat in seats if (int(seat), command.id) in self.room.done), None)
        if done is not None:
            return done
        if command.by is not UNSET:
            # What one of them has said for himself is not done for another who is left with the device.
            if command.by not in seats:
                raise ProtocolError("not-on-this-phone")
            return Seat(command.by)
        if isinstance(command, _HOSTS) and self.room.host in seats:
            return Seat(self.room.host)
        held = rooms.shown(self.room, seats)
        return seats[0] if held is None else held

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
            case Say():
                self._say(connection, seat, command)
                _acknowledge(connection, command)
            case Admit():
                self._admit(seat, command)
                _acknowledge(connection, command)
                self._tell_room()
            case Sit() if self.room.stage in (Stage.PLAYING, Stage.OVER) and seat is None:
                await self._check_history(job.device)
                self._knock(job.device, command)
                _acknowledge(connection, command)
                self._tell_room()
            case _:
                await self._decide(job, seat, command)

    def _welcome(self, connection: Connection, command: Hello) -> None:
        if command.protocol != PROTOCOL:
            raise ProtocolError("protocol", supported=PROTOCOL)
        if not self.seats_of(connection.device) and not self._may_watch():
            raise ProtocolError("no-watching")
        connection.greeted = True
        same = isinstance(command.match, int) and command.match == self.room.match
        self._send_welcome(connection, command.since if same and isinstance(command.since, int) else 0)
        _acknowledge(connection, command)
        if not self.seats_of(connection.device):
            self._tell_room()

    def _send_welcome(self, connection: Connection, since: int) -> None:
        events = events_for(self.room.happened, rooms.audience(self.seats_of(connection.device)))
        since = since if since <= len(events) else 0
        view = self._view_of(connection)
        news = events[since:]
        said = list(self._said)
        connection.send(encode(Welcome(protocol=PROTOCOL, view=view, events_from=since, events=news, said=said)))

    def _view_of(self, connection: Connection) -> View:
        return self.view(connection.device)

    async def _rename(self, seat: Seat | None, command: Rename) -> None:
        if seat is None:
            raise ProtocolError("no-seat")
        await self._seat(replace(self.sitters[seat], name=clean_name(command.name)))

    async def _decide(self, job: _Job, seat: Seat | None, command: Command) -> None:
        sitter = self._sitter(job.device, command) if isinstance(command, Sit) else None
        if isinstance(command, Sit) and job.device in self._kicked:
            raise ProtocolError("kicked")
        if isinstance(command, Sit):
            await self._check_history(job.device)
        entries = rooms.decide(self.room, seat, command, self._now(), __version__)
        before = self.room
        if isinstance(command, Kick) and Seat(command.seat) in self.sitters:
            self._kicked |= {self.sitters[Seat(command.seat)].device} - {job.device}
        await self._commit(entries, sitter)
        _acknowledge(job.connection, command)
        self._tell(before)

    async def _check_history(self, device: str) -> None:
        if self.room.terms.kept:
            rooms.check_history(self.room, await self._history(device))

    # Somebody who comes while a match is played

    def _knock(self, device: str, command: Sit) -> None:
        """Somebody asks for a bot's seat; he gets it when the host admits him and no deal is being played."""
        room = self.room
        if device in self._kicked:
            raise ProtocolError("kicked")
        if room.guided:
            raise ProtocolError("wrong-stage", stage=room.stage.value)
        if command.seat >= room.players or room.seats[command.seat].occupant is Occupant.PERSON:
            raise ProtocolError("seat-taken", seat=command.seat)
        if len(self._knocks) >= _MOST_KNOCKS and device not in self._knocks:
            raise ProtocolError("too-many-knocks", limit=_MOST_KNOCKS)
        self._knocks[device] = Knock(
            id=secrets.token_urlsafe(6), seat=command.seat, name=clean_name(command.name), admitted=False
        )

    def _admit(self, seat: Seat | None, command: Admit) -> None:
        if seat is None or seat != self.room.host:
            raise ProtocolError("not-the-host" if seat is not None else "no-seat")
        device = next((device for device, knock in self._knocks.items() if knock.id == command.ask), None)
        if device is None:
            raise ProtocolError("nothing-asked")
        if command.yes:
            self._knocks[device] = replace(self._knocks[device], admitted=True)
        else:
            del self._knocks[device]

    async def _seat_who_was_admitted(self) -> None:
        for device, knock in list(self._knocks.items()):
            if self.room.seats[knock.seat].occupant is Occupant.PERSON or self.room.stage is Stage.CLOSED:
                del self._knocks[device]
            elif knock.admitted and rooms.can_be_taken(self.room, knock.seat):
                del self._knocks[device]
                sitter = Sitter(table=self.id, seat=knock.seat, device=device, name=knock.name, recovery="")
                await self._commit([rooms.admitted(self.room, knock.seat, self._now())], sitter)
                self._tell_room()

    def _say(self, connection: Connection | None, seat: Seat | None, command: Say) -> None:
        """Tell everybody what a person at the table says; it is kept only as long as the table is in memory."""
        chat = self.room.terms.chat
        if seat is None or connection is None:
            raise ProtocolError("no-seat")
        if chat == "off" or (command.text and chat == "presets"):
            raise ProtocolError("no-chat")
        if bool(command.text) == bool(command.preset) or (command.preset and command.preset not in PRESETS):
            raise ProtocolError("frame-malformed")
        if not self._mouths.setdefault(seat, Bucket(*_SAYINGS)).take(time.monotonic()):
            raise ProtocolError("too-many-words")
        sitter = self.sitters[seat]
        said = Said(
            seat=int(seat),
            who=pseudonym(sitter.device, self.id),
            name=sitter.name,
            preset=command.preset,
            text=clean_text(command.text) if command.text else "",
        )
        self._said.append(said)
        for listener in self._listeners():
            listener.send(encode(said))

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
        left = next((entry.seat for entry in entries if isinstance(entry, Stood | Left)), None)
        expired = bool(self.code) and room.stage is not Stage.LOBBY
        scored = any(isinstance(entry, Acted) and entry.state for entry in entries)
        encoded = [encode_entry(entry) for entry in entries]
        written = self._store.append(
            self.id,
            self._seq,
            encoded,
            self._now(),
            sitter=sitter,
            unseat=left,
            expire_code=expired,
            dealt=counted_pack(room.record) if scored else None,
        )
        await asyncio.wrap_future(written)
        self.room, self.touched = room, self._now()
        self._seq += len(entries)
        self.code = "" if expired else self.code
        if sitter is not None:
            self.sitters[Seat(sitter.seat)] = sitter
            self._heard[Seat(sitter.seat)] = self.touched
        if left is not None:
            self.sitters.pop(Seat(left), None)

    # News

    def _tell(self, before: Room) -> None:
        """What has happened since: to each page what it may know."""
        self._send_onlookers_away()
        fresh = self.room.happened if self.room.match != before.match else self.room.happened[len(before.happened) :]
        if not fresh:
            self._tell_room()
            return
        for connection in self._listeners():
            seat = rooms.audience(self.seats_of(connection.device))
            news = events_for(fresh, seat)
            first = count_for(self.room.happened, seat) - len(news)
            connection.send(encode(StepNews(events_from=first, events=news, view=self._view_of(connection))))

    def _tell_room(self) -> None:
        for connection in self._listeners():
            connection.send(encode(RoomNews(view=self._view_of(connection))))

    def _send_onlookers_away(self) -> None:
        if self._may_watch():
            return
        for connection in self._listeners():
            if not self.seats_of(connection.device):
                connection.greeted = False
                connection.say_goodbye("no-watching")

    def _may_watch(self) -> bool:
        """Whether somebody without a seat may see this table now; while seats are free he may see whether to sit."""
        return self.room.terms.watch or self.room.stage is Stage.LOBBY

    def _listeners(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    # Time, chance and bots

    async def _look_around(self) -> None:
        await self._wake()
        await self._notice_who_is_here()
        await self._do_what_was_granted()
        await self._seat_who_was_admitted()
        await self._draw_secret()
        while rooms.wants_chance(self.room):
            before = self.room
            nonce = before.nonce or Nonce(secrets.token_bytes(32))
            await self._commit(rooms.chance(before, nonce, self._now()))
            self._tell(before)
        await self._draw_secret()
        await self._let_bots_act()

    async def _do_what_was_granted(self) -> None:
        before = self.room
        await self._commit(rooms.granted(before, self._now()))
        if self.room is before:
            await self._finish()
        if self.room is not before:
            self._tell(before)

    async def _finish(self) -> None:
        """The rest of the deal if its result is fixed; other tables go on while this one looks, once a moment."""
        room, moment = self.room, (self.room.match, rooms.version_of(self.room))
        if self._weighed == moment or not rooms.may_be_finished(room):
            return
        self._weighed = moment
        await self._commit(await asyncio.to_thread(rooms.finished, room, self._now()))

    async def _draw_secret(self) -> None:
        if rooms.wants_secret(self.room):
            await self._commit(rooms.secret(Nonce(secrets.token_bytes(32)), self._now()))
            self._tell_room()

    async def _wake(self) -> None:
        """Once: what passed before this table was read is nobody's time."""
        if not self._awake:
            await self._commit(rooms.woke(self.room, self._now()))
            self._awake = True

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


async def _answer(job: _Job, change: Callable[[], Awaitable[Any]]) -> None:
    """Do something, and let whoever waits hear what came of it."""
    assert job.answer is not None
    try:
        value = await change()
    except Exception as error:
        if not job.answer.done():
            job.answer.set_exception(error)
        raise
    if not job.answer.done():
        job.answer.set_result(value)


def _acknowledge(connection: Connection | None, command: Command) -> None:
    if connection is not None:
        connection.send(encode(Ack(id=command.id)))
