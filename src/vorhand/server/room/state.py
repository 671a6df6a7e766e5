"""What a table is at one moment, as its log tells it."""

from dataclasses import dataclass, field
from enum import StrEnum

from vorhand.cards import Seat
from vorhand.games.base import NATURE, AnyGame, AnyRuleset, AnyState, Event, Outcome
from vorhand.games.known import game_of
from vorhand.guide import Course
from vorhand.records import Nonce, Record, new_record

__all__ = [
    "Occupant",
    "Room",
    "SeatState",
    "Stage",
    "all_want_next",
    "between_deals",
    "new_room",
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
    """Decides the chance of the next deal; None until it is drawn."""
    happened: tuple[tuple[Event, ...], ...] = ()
    """The events of each action of the present match."""
    first_dealer: Seat | None = None
    """Who deals first in the present match because the one before it says so; None if he is drawn."""
    session: tuple[Outcome, ...] = ()
    """How the matches that were finished at this table ended, in order."""
    done: tuple[tuple[int, str], ...] = field(default=())
    """Commands already done, as (seat, id)."""
    guided: str = ""
    """The lesson, at a table for one learner."""
    course: Course | None = None
    """How far it has come; None everywhere else, and where this program does not know the lesson."""

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.seats)

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
    return room.state.actor is NATURE and room.deals > 0 and room.nonce is None


def all_want_next(room: Room) -> bool:
    """Whether everybody who is here has asked for the next deal, or for another match."""
    deals = room.deals
    here = [seat for seat in room.seats if seat.occupant is Occupant.PERSON and seat.deadline is None]
    return bool(here) and all(seat.wants_next >= deals for seat in here)


def somebody_is_here(room: Room) -> bool:
    """Whether any person is at the table now."""
    return any(seat.occupant is Occupant.PERSON and seat.deadline is None for seat in room.seats)
