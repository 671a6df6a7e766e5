"""The log of a table: what was accepted, in order. State, views, score and clocks are folds over it.

Entries know seat numbers only. Names and devices live elsewhere and can be deleted.
"""

from typing import TypeAlias

import msgspec

__all__ = [
    "Acted",
    "Agreed",
    "Answered",
    "Asked",
    "Away",
    "BotSeated",
    "BotTook",
    "CameBack",
    "Chance",
    "Closed",
    "Entry",
    "Guided",
    "Handed",
    "Laid",
    "Left",
    "MatchStarted",
    "PlayedOut",
    "Resumed",
    "Seated",
    "Stood",
    "TimedOut",
    "Undone",
    "WantsNext",
    "Woke",
    "WordAdded",
    "decode_entry",
    "encode_entry",
]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="e"):
    at: float
    """Seconds since 1970."""
    command: str = ""
    """Id of the command that caused it, so that a repeated one is known after a restart too."""
    by: int = -1
    """The seat that gave that command."""


class Guided(_Entry, frozen=True, tag="guided"):
    """The first entry of a table for one learner: whatever that lesson lays down is not left to chance."""

    lesson: str


class Seated(_Entry, frozen=True, tag="seated"):
    """A person took a seat; `beside`: on the device of that seat, which they share from now on."""

    seat: int
    beside: int = -1


class Handed(_Entry, frozen=True, tag="handed"):
    """The person of that seat has the device that several share, and it shows his hand."""

    seat: int


class Laid(_Entry, frozen=True, tag="laid"):
    """The device of that seat is laid down, and shows no hand until somebody says who has it."""

    seat: int


class Stood(_Entry, frozen=True, tag="stood"):
    """A person left a seat before the match."""

    seat: int


class MatchStarted(_Entry, frozen=True, tag="match"):
    """A match begins; bots sit wherever nobody does."""

    engine: str


class Chance(_Entry, frozen=True, tag="chance"):
    """The nonce (hex) that decides the chance of the deal that follows."""

    nonce: str


class WordAdded(_Entry, frozen=True, tag="word"):
    """A player adds a word to the secret of the deal that follows; an empty one takes it back."""

    seat: int
    word: str


class Acted(_Entry, frozen=True, tag="acted"):
    """Accepted actions of one actor, as text (docs/notation.md); several only where a person decides them
    together, such as the cards of one discard.

    `scores` and `state` are the check sum after an action that ended a deal, else empty.
    """

    actor: str
    actions: list[str]
    scores: list[int] = []
    state: str = ""


class WantsNext(_Entry, frozen=True, tag="next"):
    """A person is ready for the deal after `deal`; after the last one, for another match."""

    seat: int
    deal: int


class Away(_Entry, frozen=True, tag="away"):
    """A person does not answer; a bot takes over at `deadline`."""

    seat: int
    deadline: float


class BotTook(_Entry, frozen=True, tag="bot"):
    """A bot plays on in a person's seat."""

    seat: int


class CameBack(_Entry, frozen=True, tag="back"):
    """The person is there again."""

    seat: int


class BotSeated(_Entry, frozen=True, tag="bot-seated"):
    """The host has put a bot in an empty seat before the match."""

    seat: int


class Left(_Entry, frozen=True, tag="left"):
    """A person has given up a seat between deals; a bot has it from now on."""

    seat: int


class Agreed(_Entry, frozen=True, tag="terms"):
    """The host has set on what terms this table plays."""

    move_s: int
    bank_s: int
    chat: str
    watch: bool
    undo: bool = True
    finish: bool = False
    kept: int = 0
    newcomers: bool = True


class Asked(_Entry, frozen=True, tag="asked"):
    """A person asks the others for something that needs everybody's consent."""

    seat: int
    what: str


class Answered(_Entry, frozen=True, tag="answered"):
    """A person consents to what is asked, or does not."""

    seat: int
    yes: bool


class Undone(_Entry, frozen=True, tag="undone"):
    """Everybody has consented that a person takes back his card, which nobody has answered: it is in his hand again."""

    seat: int


class PlayedOut(_Entry, frozen=True, tag="played-out"):
    """The server plays the rest of the deal, in the entries that follow: everybody has accepted that it is this seat's;
    for nobody (-1) every continuation scores the same."""

    seat: int


class Resumed(_Entry, frozen=True, tag="resumed"):
    """A person ends the pause."""

    seat: int


class TimedOut(_Entry, frozen=True, tag="late"):
    """The time for a turn is up: a bot takes this turn for a person who is there."""

    seat: int


class Woke(_Entry, frozen=True, tag="woke"):
    """The server has read the table again: whoever is to act has all the time of a turn again."""


class Closed(_Entry, frozen=True, tag="closed"):
    """The host has closed the table."""


Entry: TypeAlias = (
    Guided
    | Seated
    | Handed
    | Laid
    | Stood
    | MatchStarted
    | Chance
    | Acted
    | WantsNext
    | Away
    | BotTook
    | CameBack
    | BotSeated
    | Left
    | Agreed
    | Asked
    | Answered
    | Undone
    | PlayedOut
    | Resumed
    | TimedOut
    | Woke
    | Closed
    | WordAdded
)

_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode_entry(entry: Entry) -> bytes:
    """The entry as the store keeps it."""
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> Entry:
    """What `encode_entry` wrote."""
    return _decoder.decode(data)
