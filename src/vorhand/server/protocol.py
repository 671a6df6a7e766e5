"""What page and server say to each other over the socket, version 1. Strict: what is not listed here is refused.

A page sends commands, each with an id of its own making; the server answers every one with an ack or a typed refusal
that carries the same id. A repeated id has no second effect. Everything else that the server sends is news: steps
(numbered events for this audience, and the whole view after them) and the room (who sits where, who is away).
"""

import unicodedata
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from vorhand.errors import ProtocolError
from vorhand.records import MAX_WORD

__all__ = [
    "MAX_FRAME",
    "PRESETS",
    "PROTOCOL",
    "Ack",
    "Act",
    "Admit",
    "Answer",
    "Ask",
    "Bye",
    "Close",
    "Command",
    "Hello",
    "Hold",
    "Kick",
    "Lay",
    "Leave",
    "News",
    "Ping",
    "Pong",
    "Ready",
    "Refused",
    "Rematch",
    "Rename",
    "Resume",
    "Resync",
    "RoomNews",
    "Said",
    "Say",
    "SeatBot",
    "Sit",
    "Stand",
    "Start",
    "StepNews",
    "Terms",
    "Welcome",
    "Word",
    "clean_name",
    "clean_text",
    "clean_word",
    "decode",
    "encode",
]

PROTOCOL = 1
MAX_FRAME = 4096
"""Bytes of one frame from a page."""

_Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9_-]+\Z")]
_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
_Count: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
_Name: TypeAlias = Annotated[str, Meta(max_length=200)]
_Actions: TypeAlias = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=16)]

MAX_NAME = 24
MAX_SAID = 200
"""Letters of one thing said in one's own words."""

PRESETS = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "one-moment",
    "back-again",
    "lovely-hand",
    "good-night",
)
"""What can be said with one tap; the page of each reader says it in his language."""


class _Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    id: _Id
    by: _Seat | UnsetType = UNSET
    """For whom, where several people share this device; if it is not said, for whoever holds it."""


class Hello(_Command, frozen=True, tag="hello"):
    """The first frame: which protocol the page speaks, and the number of the next event that it lacks."""

    protocol: int
    match: _Count | UnsetType = UNSET
    since: _Count | UnsetType = UNSET


class Ping(_Command, frozen=True, tag="ping"):
    """I am here."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take an empty seat before the match; `shared`: one more, for another person at this device."""

    seat: _Seat
    name: _Name
    shared: bool = False


class Hold(_Command, frozen=True, tag="hold"):
    """At a device that several share: the person of that seat has it now."""

    seat: _Seat


class Lay(_Command, frozen=True, tag="lay"):
    """At a device that several share: lay it down, so that another may have it."""


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the seat before the match."""


class Rename(_Command, frozen=True, tag="rename"):
    """Show another name."""

    name: _Name


class Start(_Command, frozen=True, tag="start"):
    """Begin the match; bots take the empty seats."""


class Act(_Command, frozen=True, tag="act"):
    """Do this, all or nothing; `version` is the number of entries that the page had seen."""

    version: _Count
    actions: _Actions


class Ready(_Command, frozen=True, tag="ready"):
    """I have seen the result of that deal (from 1)."""

    deal: _Count


class Rematch(_Command, frozen=True, tag="rematch"):
    """Another match at this table."""


class Leave(_Command, frozen=True, tag="leave"):
    """Give up the seat between two deals, or after the match; a bot plays on."""


class SeatBot(_Command, frozen=True, tag="seat-bot"):
    """Host, before the match: put a bot in an empty seat, or send it away."""

    seat: _Seat
    on: bool


class Kick(_Command, frozen=True, tag="kick"):
    """Host, before the match: send a person away from a seat."""

    seat: _Seat


class Terms(_Command, frozen=True, tag="terms"):
    """Host, before the match: clocks in seconds (0: none), what may be said, whether others may watch, whether a card
    may be taken back by consent, whether the server plays the rest of a deal whose result is fixed, and who may sit
    down: `kept`, of 100 deals, those that a person has played to the end himself (0: anybody)."""

    move_s: Annotated[int, Meta(ge=0, le=600)]
    bank_s: Annotated[int, Meta(ge=0, le=3600)]
    chat: Literal["off", "presets", "free"]
    watch: bool
    undo: bool = True
    finish: bool = False
    kept: Annotated[int, Meta(ge=0, le=100)] = 0
    newcomers: bool = True
    """Whether somebody of whom nothing is known yet may sit down; where anybody may, so may he."""


class Close(_Command, frozen=True, tag="close"):
    """Host, not in the middle of a deal: nobody plays here any more."""


class Ask(_Command, frozen=True, tag="ask"):
    """Ask the others for something that needs everybody's consent: a pause, the own card back that nobody has answered,
    or that the rest is one's own, for which the cards are shown."""

    what: Literal["pause", "undo", "claim"]


class Answer(_Command, frozen=True, tag="answer"):
    """Consent to what is asked, or do not."""

    yes: bool


class Resume(_Command, frozen=True, tag="resume"):
    """Go on after a pause."""


class Word(_Command, frozen=True, tag="word"):
    """Add a word to what decides the next deal, or with none take it back."""

    word: Annotated[str, Meta(max_length=200)]


class Admit(_Command, frozen=True, tag="admit"):
    """Host: let somebody who asks have the seat of a bot, or do not."""

    ask: Annotated[str, Meta(max_length=40)]
    yes: bool


class Say(_Command, frozen=True, tag="say"):
    """Say something ready-made (`preset`), or in one's own words (`text`)."""

    preset: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=400)] = ""


class Resync(_Command, frozen=True, tag="resync"):
    """Send me everything again."""


Command: TypeAlias = (
    Hello
    | Ping
    | Sit
    | Hold
    | Lay
    | Stand
    | Rename
    | Start
    | Act
    | Ready
    | Rematch
    | Leave
    | SeatBot
    | Kick
    | Terms
    | Close
    | Ask
    | Answer
    | Resume
    | Admit
    | Say
    | Word
    | Resync
)


class _Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", omit_defaults=True):
    pass


class Said(_Message, frozen=True, tag="said"):
    """Somebody at the table has said something: a preset, which is shown in the reader's language, or a text."""

    seat: int
    who: str
    """The public pseudonym of his device at this table."""
    name: str
    """What he was called then: somebody else may have the seat by now. Empty once he is forgotten."""
    preset: str = ""
    text: str = ""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The whole view, and the events that the page lacked (`events_from` is the number of the first)."""

    protocol: int
    view: dict[str, Any]
    events_from: int
    events: list[dict[str, Any]]
    said: list[Said] = []
    """What was said last, the oldest first."""


class StepNews(_Message, frozen=True, tag="step"):
    """Something happened in the deal: events from number `events_from`, and the view after them."""

    events_from: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class RoomNews(_Message, frozen=True, tag="room"):
    """Who sits where and who is away changed; nothing of the deal did."""

    view: dict[str, Any]


class Ack(_Message, frozen=True, tag="ack"):
    """The command with that id has been done and is safe on the disk."""

    id: str


class Refused(_Message, frozen=True, tag="refused"):
    """The command with that id was not done; a stale page also gets the present view."""

    id: str
    code: str
    fields: dict[str, str | int] = {}
    view: dict[str, Any] | None = None


class Pong(_Message, frozen=True, tag="pong"):
    """I heard you."""

    id: str


class Bye(_Message, frozen=True, tag="bye"):
    """The server closes this socket: "resync" (come back), "recovered" (another device has the seat), "flood",
    "no-watching" (the table is played without onlookers)."""

    code: str


News: TypeAlias = Welcome | StepNews | RoomNews | Said
_Outgoing: TypeAlias = News | Ack | Refused | Pong | Bye

_decoder = msgspec.json.Decoder(Command)
_encoder = msgspec.json.Encoder()


def decode(frame: str | bytes) -> Command:
    """The command in a frame; ProtocolError for anything that is none."""
    if len(frame) > MAX_FRAME:
        raise ProtocolError("frame-too-large", limit=MAX_FRAME)
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProtocolError("frame-malformed") from None


def encode(message: _Outgoing) -> str:
    """The frame of a message."""
    return _encoder.encode(message).decode()


def clean_text(text: str) -> str:
    """Something said, fit to be shown: as a name, and at most `MAX_SAID` letters long. Raises ProtocolError."""
    return _clean(text, MAX_SAID, "said")


def clean_word(text: str) -> str:
    """A word for the next deal, fit to be shown and to be computed with, at most `MAX_WORD` long; may be empty."""
    return _clean(text, MAX_WORD, "word", may_be_empty=True)


def clean_name(text: str) -> str:
    """A name fit to be shown: NFC, no control, format (bidi, zero width) or private characters, at most 24 long.

    Raises ProtocolError if nothing is left or it is too long.
    """
    return _clean(text, MAX_NAME, "name")


def _clean(text: str, limit: int, code: str, *, may_be_empty: bool = False) -> str:
    clean = " ".join(unicodedata.normalize("NFC", text).split())
    hidden = any(unicodedata.category(c)[0] == "C" for c in clean)
    if hidden or len(clean) > limit or not (clean or may_be_empty):
        raise ProtocolError(code, limit=limit)
    return clean
