"""Records as JSON, formats 1 and 2. docs/notation.md describes it; unknown fields are refused, old formats load.

1: a match from its beginning. 2: it may begin with a position, as a single deal does.
"""

from types import MappingProxyType
from typing import Annotated, Any, TypeAlias

import msgspec

from vorhand import rulesets
from vorhand.errors import RecordError, VorhandError
from vorhand.games.base import AnyRuleset
from vorhand.games.known import HOUSES, game_of
from vorhand.notation import (
    format_action,
    format_actor,
    format_deal_string,
    parse_action,
    parse_actor,
    parse_deal_string,
)
from vorhand.notation.cards import shorten
from vorhand.records.chance import MAX_WORD, SHUFFLE_VERSION, Nonce, commitment
from vorhand.records.record import Checkpoint, DealChance, Entry, Record
from vorhand.records.report import record_part

__all__ = ["FORMAT", "MAX_BYTES", "dump_record", "load_record"]

FORMAT = 2
MAX_BYTES = 1024 * 1024

_Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes."""


_SeatNumber: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-3]\Z")]
_Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_WORD, pattern=r"\A[^\x00-\x1f\x7f]+\Z")]


class _Ruleset(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    source: str
    title: str
    hash: str
    fields: dict[str, Any]


class _Chance(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    commitment: _Hex
    nonce: _Hex | None
    words: dict[_SeatNumber, _Word] = {}


class _Checkpoint(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    state: str


class _Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    format: int
    game: str
    engine: str
    ruleset: _Ruleset
    shuffle: int
    chance: list[_Chance]
    entries: list[str]
    checkpoints: list[_Checkpoint]
    meta: dict[str, str]
    start: str = ""


def dump_record(record: Record, *, compact: bool = False) -> str:
    """The record as indented JSON, an entry a line; equal records give equal text.

    `compact`: in one line, and of the rule set only what differs from the game's first one.
    """
    wire = _wire(record, differing=compact)
    data = msgspec.json.encode(wire)
    return data.decode() if compact else msgspec.json.format(data, indent=1).decode() + "\n"


def _wire(record: Record, *, differing: bool) -> _Record:
    ruleset = record.ruleset
    fields = rulesets.to_fields(ruleset)
    if differing:
        usual = rulesets.to_fields(rulesets.load(rulesets.DEFAULTS[game_of(ruleset).id]))
        fields = {key: value for key, value in fields.items() if value != usual.get(key)}
    return _Record(
        # As old as it can be, so that a reader of that format goes right.
        format=1 if record.start is None else FORMAT,
        game=game_of(ruleset).id,
        engine=record.engine,
        ruleset=_Ruleset(
            id=ruleset.id,
            source=ruleset.source,
            title=ruleset.title,
            hash=rulesets.content_hash(ruleset),
            fields=fields,
        ),
        # Version 1 where a reader that knows no words goes right.
        shuffle=SHUFFLE_VERSION if any(chance.words for chance in record.chance) else 1,
        chance=[_wire_chance(chance) for chance in record.chance],
        entries=[f"{format_actor(entry.actor)} {format_action(entry.action)}" for entry in record.entries],
        checkpoints=[_Checkpoint(list(point.scores), point.state) for point in record.checkpoints],
        meta=dict(record.meta),
        start="" if record.start is None else format_deal_string(record.start),
    )


def _wire_chance(chance: DealChance) -> _Chance:
    words = {str(seat): word for seat, word in sorted(chance.words)}
    return _Chance(chance.commitment, chance.nonce.hex() if chance.nonce else None, words)


def load_record(text: str | bytes, name: str) -> Record:
    """What `dump_record` wrote, or what stands in a report of it. `name` stands for the file in errors.

    Raises RecordError for anything else; `replay.verify` then tells whether the match is right.
    """
    if len(text) > MAX_BYTES:
        raise RecordError("record-too-large", file=name, limit=MAX_BYTES)
    wire = _decoded(record_part(text), name)
    ruleset = _ruleset(wire.ruleset, wire.game, name)
    entries = tuple(_entry(line, number, wire.game, name) for number, line in enumerate(wire.entries, 1))
    checkpoints = tuple(Checkpoint(tuple(point.scores), point.state) for point in wire.checkpoints)
    return Record(
        ruleset=ruleset,
        engine=wire.engine,
        entries=entries,
        chance=tuple(_chance(chance, number, name) for number, chance in enumerate(wire.chance, 1)),
        checkpoints=checkpoints,
        meta=MappingProxyType(wire.meta),
        start=_start(wire.start, ruleset, name) if wire.start else None,
    )


def _decoded(text: str | bytes, name: str) -> _Record:
    try:
        wire = msgspec.json.decode(text, type=_Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError("record-json", file=name, reason=shorten(str(error), 120)) from None
    worded = any(chance.words for chance in wire.chance)
    if not 1 + bool(wire.start) <= wire.format <= FORMAT or not 1 + worded <= wire.shuffle <= SHUFFLE_VERSION:
        raise RecordError("record-format", file=name, format=wire.format, supported=FORMAT)
    if wire.game not in HOUSES:
        raise RecordError("record-field", file=name, field="game", expected=", ".join(HOUSES))
    return wire


def _ruleset(wire: _Ruleset, game: str, name: str) -> AnyRuleset:
    ruleset: AnyRuleset = rulesets.read_fields(
        wire.fields, id=wire.id, source=wire.source, title=wire.title, file=name, game=game
    )
    if rulesets.content_hash(ruleset) != wire.hash:
        raise RecordError("record-ruleset", file=name)
    return ruleset


def _start(text: str, ruleset: AnyRuleset, name: str) -> Any:
    try:
        state = parse_deal_string(text, ruleset)
    except VorhandError as error:
        raise RecordError("record-start", file=name, reason=str(error)) from None
    if game_of(ruleset).dealt(state):
        raise RecordError("record-start", file=name, reason=shorten(text))
    return state


def _entry(line: str, number: int, game: str, name: str) -> Entry:
    actor, _, action = line.partition(" ")
    try:
        return Entry(parse_actor(actor), parse_action(action, game))
    except VorhandError as error:
        raise RecordError("record-entry", file=name, number=number, reason=str(error)) from None


def _chance(wire: _Chance, number: int, name: str) -> DealChance:
    words = tuple((int(seat), word) for seat, word in sorted(wire.words.items()))
    if wire.nonce is None:
        return DealChance(wire.commitment, None, words)
    nonce = Nonce(bytes.fromhex(wire.nonce))
    if commitment(nonce) != wire.commitment:
        raise RecordError("record-chance", file=name, number=number)
    return DealChance(wire.commitment, nonce, words)
