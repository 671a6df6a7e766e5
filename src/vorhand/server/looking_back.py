"""Who may look at finished deals again, and how often; records that somebody hands in, and reports.

Whoever has a seat sees his table's deals with the names of the table. Whoever has none but knows the link, which nobody
can guess, sees them too, with seats in place of names, unless the table is played without onlookers: then its host has
said that it is nobody's business.

A record that is handed in is read, shown and forgotten.
"""

import asyncio
import time
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vorhand import __version__
from vorhand.cards import Seat
from vorhand.errors import ProtocolError, RecordError, RulesetError
from vorhand.records import Record, Report, deal_alone, dump_record, finished_part, format_report, load_record, verify
from vorhand.server.live import LiveTable
from vorhand.server.protocol import PROTOCOL, clean_name
from vorhand.server.registry import Registry
from vorhand.server.replays import all_is_revealed, deal_of, handed_on, positions, replay_of
from vorhand.server.reports import ReportBox, clean_written
from vorhand.server.room import Occupant
from vorhand.server.settings import Settings
from vorhand.server.throttle import Throttle
from vorhand.server.views.events import wire_event
from vorhand.server.views.game import View

__all__ = ["MAX_TEXT", "LookingBack", "ReportCall"]

MAX_TEXT = 256 * 1024
"""Bytes of a record that is handed in; no more of it is read."""
_AT_ONCE = 2
"""Matches that are played again at the same time."""
_EARLIER = 16
"""Matches before the present ones that are kept in memory."""
_NAME = "record"

_Number = Annotated[int, Meta(ge=0, le=100_000)]


class ReportCall(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A report of a deal: of a table's match, or of a record that is handed in."""

    table: Annotated[str, Meta(max_length=40)] = ""
    match: _Number = 0
    record: Annotated[str, Meta(max_length=MAX_TEXT)] = ""
    deal: _Number
    trick: _Number
    card: _Number
    written: Annotated[str, Meta(max_length=4000)]
    page: Annotated[str, Meta(max_length=60, pattern=r"\A[A-Za-z0-9_.-]*\Z")] = ""
    send: bool = False
    """Whether it goes to the operator, or is only to be seen."""


class LookingBack:
    """The deals of all tables, and of records that people bring."""

    def __init__(self, settings: Settings) -> None:
        self._box = ReportBox(Path(settings.reports)) if settings.reports else None
        self._looks = Throttle(settings.replays_per_minute, 60.0)
        self._senders = Throttle(settings.reports_per_hour, 3600.0)
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._earlier: OrderedDict[tuple[str, int], Record] = OrderedDict()
        """Matches that were asked for and will not change, by table and number; the oldest are forgotten."""

    async def at_table(
        self, registry: Registry, table: LiveTable, device: str, *, match: int, deal: int, address: str
    ) -> View:
        """A scored deal of a table's match (0: the present one, and its last deal)."""
        mine = _may_look(table, device)
        self._count(address)
        room, names = table.room, table.facts().names
        record, match = await self._record_of(registry, table, match)
        seats = [
            {"name": name if mine else "", "bot": bool(mine) and sitter.occupant is Occupant.BOT}
            for name, sitter in zip(names, room.seats, strict=True)
        ]
        told = await self._played_again(replay_of, record, deal)
        present = match == room.match
        return {
            **told,
            "table": table.id,
            "match": match,
            "current": present,
            "mine": list(mine),
            "seats": seats,
            **self._offers,
        }

    async def in_text(self, text: bytes, *, deal: int, address: str) -> View:
        """A scored deal of a record, or of a report, that somebody has. RecordError if it is none."""
        self._count(address)
        record = await self._played_again(_checked, text)
        told = await self._played_again(replay_of, record, deal)
        seats = [{"name": _name(record, seat), "bot": False} for seat in range(record.ruleset.players)]
        return {**told, "table": "", "match": 0, "current": True, "mine": [], "seats": seats, **self._offers}

    async def report(
        self, registry: Registry, table: LiveTable | None, device: str, call: ReportCall, *, address: str
    ) -> View:
        """The text of a report, and whether it was sent."""
        written = clean_written(call.written)
        self._count(address)
        if table is None:
            record = await self._played_again(_checked, call.record)
        else:
            _may_look(table, device)
            record, _ = await self._record_of(registry, table, call.match)
        text = await self._played_again(_report_of, record, call, written)
        if call.send:
            if self._box is None:
                raise ProtocolError("no-reports")
            if not self._senders.take(address, time.time()):
                raise ProtocolError("too-many-reports")
            await asyncio.to_thread(self._box.put, text)
        return {"text": text, "sent": call.send}

    @property
    def _offers(self) -> View:
        return {"reports": self._box is not None}

    def _count(self, address: str) -> None:
        if not self._looks.take(address, time.time()):
            raise ProtocolError("too-many-replays")

    async def _record_of(self, registry: Registry, table: LiveTable, match: int) -> tuple[Record, int]:
        room = table.room
        if match in (0, room.match):
            return room.record, room.match
        found = self._earlier.get((table.id, match))
        if found is None and match < room.match:
            found = await self._played_again(registry.record_of, table.id, match)
        if found is None:
            raise ProtocolError("no-such-match", number=match)
        self._earlier[table.id, match] = found
        while len(self._earlier) > _EARLIER:
            self._earlier.popitem(last=False)
        return found, match

    async def _played_again(self, function: Any, *arguments: Any) -> Any:
        """What a slow function says, beside the tables, which must not wait for it."""
        async with self._turns:
            return await asyncio.to_thread(function, *arguments)


def _may_look(table: LiveTable, device: str) -> tuple[Seat, ...]:
    """The seats of a device that may look at this table's deals; ProtocolError for any other.

    Those who share a device may all look, whoever has it: what they see is what has been revealed.
    """
    seats = table.seats_of(device)
    if not seats and table.room.guided:
        raise ProtocolError("no-seat")
    if not seats and not table.room.terms.watch:
        raise ProtocolError("no-watching")
    return seats


def _checked(text: str | bytes) -> Record:
    try:
        record = load_record(text, _NAME)
    except RulesetError:
        # What is wrong with them is said where rules are put together.
        raise RecordError("record-ruleset", file=_NAME) from None
    verify(record, _NAME)
    return finished_part(record)


def _name(record: Record, seat: int) -> str:
    try:
        return clean_name(record.meta.get(f"seat-{seat}", ""))
    except ProtocolError:
        return ""


def _report_of(record: Record, call: ReportCall, written: str) -> str:
    deals, deal = deal_of(record, call.deal)
    report = Report(
        engine=__version__,
        protocol=PROTOCOL,
        page=call.page,
        deal=deal.number,
        trick=call.trick,
        card=call.card,
        written=written,
    )
    if all_is_revealed(deal):
        return format_report(report, dump_record(handed_on(record, deal)))
    # What a house does not reveal is nobody's: the rules and how it stood, and what everybody saw.
    rules = replace(deal_alone(record, deal), entries=(), chance=(), checkpoints=())
    seen = [msgspec.json.encode(wire_event(event)).decode() for at in positions(deals, deal) for event in at.events]
    return format_report(replace(report, seen=tuple(seen)), dump_record(rules))
