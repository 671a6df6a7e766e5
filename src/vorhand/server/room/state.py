"""What a table is at one moment, as its log tells it."""

from dataclasses import dataclass, field
from enum import StrEnum

from vorhand.cards import Card, Seat
from vorhand.games.base import AnyGame, AnyRuleset, AnyState, Event, Outcome
from vorhand.games.known import game_of
from vorhand.guide import Course
from vorhand.records import Nonce, Record, Words, new_record

__all__ = [
    "History",
    "Occupant",
    "Phone",
    "Question",
    "Room",
    "SeatState",
    "Stage",
    "Terms",
    "Unanswered",
    "Wish",
    "all_want_next",
    "between_deals",
    "can_be_taken",
    "new_room",
    "resting",
    "seats_change_hands",
    "somebody_is_here",
    "version_of",
]


class Occupant(StrEnum):
    """Who sits in a seat."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


class Stage(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Wish(StrEnum):
    """What needs everybody's consent."""

    PAUSE = "pause"
    UNDO = "undo"
    """Take back the own card, which nobody has answered."""
    CLAIM = "claim"
    """All remaining tricks are one's own."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat as the log knows it."""

    occupant: Occupant = Occupant.EMPTY
    deadline: float | None = None
    """When a bot takes over for a person who is away; None while he is here."""
    bot_plays: bool = False
    """Whether a bot plays on in a person's seat."""
    wants_next: int = 0
    """The last deal after which this person asked for the next."""
    late: bool = False
    """Whether the time of this turn is up, so that a bot takes it."""
    bank_s: float = 0.0
    """What is left in this deal beyond the time of each turn."""
    deals: int = 0
    """Deals that were scored while this person had the seat."""
    kept: int = 0
    """Of these, the ones in which no bot had to act for him."""
    helped: bool = False
    """Whether a bot has acted for him in the present deal."""

    @property
    def is_here(self) -> bool:
        """Whether a person sits here who answers."""
        return self.occupant is Occupant.PERSON and self.deadline is None


@dataclass(frozen=True, slots=True)
class Phone:
    """A device that several people at the table share."""

    seats: tuple[int, ...]
    """Theirs, in order."""
    holder: int | None = None
    """Who has it now, so that it shows his hand; None while it shows none."""


@dataclass(frozen=True, slots=True)
class History:
    """How reliably somebody has played on this server."""

    deals: int = 0
    """Deals that were scored while he had a seat."""
    kept: int = 0
    """Of these, the ones in which no bot had to act for him."""

    def __add__(self, other: "History") -> "History":
        return History(self.deals + other.deals, self.kept + other.kept)


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms a table plays, as its host has set them."""

    move_s: int = 0
    """Seconds for each turn, for nothing; 0 with `bank_s` 0: no clock."""
    bank_s: int = 0
    """Seconds in each deal for all turns that take longer."""
    chat: str = "free"
    """"off", "presets" or "free"."""
    watch: bool = True
    """Whether somebody without a seat may watch."""
    undo: bool = True
    """Whether a card may be taken back by consent."""
    finish: bool = False
    """Whether the server plays the rest of a deal whose result is fixed; that it does not tells something too."""
    kept: int = 0
    """Who may sit down: whoever has played so many of 100 deals to the end himself; 0: anybody."""
    newcomers: bool = True
    """Where not anybody may: whether somebody may who has played no deal yet."""

    @property
    def clocked(self) -> bool:
        """Whether there is a clock."""
        return self.move_s + self.bank_s > 0


@dataclass(frozen=True, slots=True)
class Question:
    """Something that everybody who is here must consent to."""

    wish: Wish
    seat: int
    yes: frozenset[int]
    """The seats that want it."""
    at: float
    """Since when it is asked."""
    until: float
    """When it lapses without an answer."""

    @property
    def about_the_deal(self) -> bool:
        """Whether it asks for something in the deal as it is, so that bots and clocks wait for the answer."""
        return self.wish is not Wish.PAUSE


@dataclass(frozen=True, slots=True)
class Unanswered:
    """The last card of the match, played by a person himself, after which nobody has done anything yet."""

    seat: int
    card: Card
    state: AnyState
    """As it was before that card, like `record`."""
    record: Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A table."""

    ruleset: AnyRuleset
    bot_after_s: float
    """How long an absent person is waited for."""
    seats: tuple[SeatState, ...]
    stage: Stage = Stage.LOBBY
    match: int = 0
    """How many matches have begun."""
    record: Record
    """The present match."""
    state: AnyState
    nonce: Nonce | None = None
    """Decides the chance of the next deal, or of the present one until it is scored; None until it is drawn."""
    words: Words = ()
    """What players have added to it."""
    opened: bool = False
    """Whether chance has begun to use it, so that no word can be added."""
    happened: tuple[tuple[Event, ...], ...] = ()
    """The events of each action of the present match."""
    first_dealer: Seat | None = None
    """Who deals first in the present match because the one before it says so; None if he is drawn."""
    session: tuple[Outcome, ...] = ()
    """How the matches that were finished at this table ended, in order."""
    done: tuple[tuple[int, str], ...] = field(default=())
    """Commands already done, as (seat, id)."""
    terms: Terms = Terms()
    order: tuple[int, ...] = ()
    """Seats of people, who has sat longest first."""
    phones: tuple[Phone, ...] = ()
    """Devices that several people share."""
    question: Question | None = None
    granted: Question | None = None
    """What everybody has consented to and the server has yet to do."""
    denied: frozenset[tuple[Wish, int]] = frozenset()
    """Who asked for what in vain since something last happened in the deal, and so may not ask again."""
    unanswered: Unanswered | None = None
    """The card that could be taken back."""
    taken_back: int = 0
    """How many cards were taken back in the present deal."""
    paused_at: float | None = None
    """Since when the table rests; None while it is played."""
    turn_at: float = 0.0
    """Since when the present turn counts."""
    guided: str = ""
    """The lesson, at a table for one learner."""
    course: Course | None = None
    """How far it has come; None everywhere else, and where this program does not know the lesson."""

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.seats)

    @property
    def host(self) -> int | None:
        """The seat that arranges things: of those who are here the one that has sat longest, else of all."""
        return next((seat for seat in self.order if self.seats[seat].is_here), self.order[0] if self.order else None)

    @property
    def game(self) -> AnyGame:
        """What is played here."""
        return game_of(self.state)

    @property
    def deals(self) -> int:
        """Scored deals of the present match."""
        return self.game.deals_scored(self.state)


def new_room(ruleset: AnyRuleset, *, bot_after_s: float = 60.0) -> Room:
    """A table where nobody sits."""
    seats = (SeatState(),) * ruleset.players
    state = game_of(ruleset).start(ruleset)
    return Room(
        ruleset=ruleset,
        bot_after_s=bot_after_s,
        seats=seats,
        record=new_record(state.ruleset, ""),
        state=state,
    )


def version_of(room: Room) -> int:
    """The number of deal entries of the present match: what a page must have seen to act."""
    return len(room.happened)


def between_deals(room: Room) -> bool:
    """Whether a deal has been scored and the next one has not begun."""
    return room.deals > 0 and not room.opened and not room.game.dealt(room.state)


def resting(room: Room) -> bool:
    """Whether the result of a deal lies there and somebody has yet to see it: until then nobody acts.

    The next deal may begin with what a seat decides before any card is dealt.
    """
    return room.stage is Stage.PLAYING and between_deals(room) and not all_want_next(room)


def all_want_next(room: Room) -> bool:
    """Whether everybody who is here has asked for the next deal, or for another match."""
    deals = room.deals
    here = [seat for seat in room.seats if seat.is_here]
    return bool(here) and all(seat.wants_next >= deals for seat in here)


def somebody_is_here(room: Room) -> bool:
    """Whether any person is at the table now."""
    return any(seat.is_here for seat in room.seats)


def can_be_taken(room: Room, seat: int) -> bool:
    """Whether a person may have this seat now though the match has begun: a bot's, and never in the middle of a deal.

    Whoever has seen a hand of a deal shall see no other one of it.
    """
    if room.guided or seat >= room.players or room.seats[seat].occupant is Occupant.PERSON:
        return False
    return seats_change_hands(room)


def seats_change_hands(room: Room) -> bool:
    """Whether the match has begun and no deal is being played."""
    return room.stage is Stage.OVER or (room.stage is Stage.PLAYING and between_deals(room))
