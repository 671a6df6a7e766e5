"""One table as a pure machine: a command in, entries for the log and news for each audience out.

No socket, no clock, no randomness, no file: the time and the nonce of a deal are handed in, bots are asked elsewhere.
`decide` checks a command and says which entries it makes; `fold` is the only place where an entry changes a room.
So a room that is folded from its log again is the same room.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, assert_never

from vorhand.cards import Seat
from vorhand.errors import ProtocolError
from vorhand.games.actions import DrawDealer
from vorhand.games.base import (
    ARBITER,
    NATURE,
    Actor,
    AnyGame,
    AnyObservation,
    AnyRuleset,
    AnyState,
    Event,
    Office,
    Outcome,
)
from vorhand.games.known import game_of
from vorhand.guide import LESSONS, Course, begin
from vorhand.notation import format_action, format_actor, parse_action, parse_actor
from vorhand.records import (
    Checkpoint,
    DealChance,
    Nonce,
    Record,
    checkpoint_of,
    commitment,
    nature_action,
    new_record,
)
from vorhand.server.entries import (
    Acted,
    Away,
    BotTook,
    CameBack,
    Chance,
    Entry,
    Guided,
    MatchStarted,
    Seated,
    Stood,
    WantsNext,
)
from vorhand.server.protocol import Act, Command, Ready, Rematch, Sit, Stand, Start

__all__ = [
    "Occupant",
    "Room",
    "SeatState",
    "Stage",
    "bot_acts",
    "bot_to_act",
    "came_back",
    "chance",
    "decide",
    "due",
    "fold",
    "gone",
    "new_room",
    "overdue",
    "version_of",
    "wants_chance",
]

_REMEMBERED = 256
"""How many command ids a table remembers."""


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


# Folding the log


def fold(room: Room, entry: Entry) -> Room:
    """The room after an entry of its log."""
    if entry.command:
        room = replace(room, done=(*room.done[-_REMEMBERED:], (entry.by, entry.command)))
    match entry:
        case Guided(lesson=lesson):
            return replace(room, guided=lesson, course=begin(LESSONS[lesson]) if lesson in LESSONS else None)
        case Seated(seat=seat):
            return _with_seat(room, seat, SeatState(Occupant.PERSON))
        case Stood(seat=seat):
            return _with_seat(room, seat, SeatState())
        case MatchStarted(engine=engine):
            return _begin_match(room, engine)
        case Chance(nonce=nonce):
            return _with_nonce(room, Nonce(bytes.fromhex(nonce)))
        case Acted():
            return _act(room, entry)
        case WantsNext(seat=seat, deal=deal):
            return _with_seat(room, seat, replace(room.seats[seat], wants_next=deal))
        case Away(seat=seat, deadline=deadline):
            return _with_seat(room, seat, replace(room.seats[seat], deadline=deadline))
        case BotTook(seat=seat):
            return _with_seat(room, seat, replace(room.seats[seat], bot_plays=True))
        case CameBack(seat=seat):
            return _with_seat(room, seat, replace(room.seats[seat], deadline=None, bot_plays=False))
        case _:
            assert_never(entry)


def _with_seat(room: Room, seat: int, state: SeatState) -> Room:
    return replace(room, seats=(*room.seats[:seat], state, *room.seats[seat + 1 :]))


def _begin_match(room: Room, engine: str) -> Room:
    seats = tuple(
        SeatState(Occupant.BOT) if seat.occupant is Occupant.EMPTY else replace(seat, wants_next=0)
        for seat in room.seats
    )
    state = room.game.start(room.ruleset)
    return replace(
        room,
        seats=seats,
        stage=Stage.PLAYING,
        match=room.match + 1,
        record=new_record(state.ruleset, engine),
        state=state,
        nonce=None,
        happened=(),
        first_dealer=room.game.first_dealer_after(room.state) if room.stage is Stage.OVER else None,
    )


def _with_nonce(room: Room, nonce: Nonce) -> Room:
    return replace(room, nonce=nonce, record=room.record.with_chance(DealChance(commitment(nonce), nonce)))


def _act(room: Room, entry: Acted) -> Room:
    actor, state, record, happened = parse_actor(entry.actor), room.state, room.record, room.happened
    game, nonce = room.game, room.nonce
    for text in entry.actions:
        action = parse_action(text, room.game.id)
        dealt = game.dealt(state)
        state, events = game.apply(state, actor, action)
        # A nonce decides all chance of one deal, a card cut after dealing included.
        nonce = None if dealt and not game.dealt(state) else nonce
        record = record.with_entry(actor, action, checkpoint_of(state, events))
        happened = (*happened, events)
    course = room.course
    if course is not None:
        learner = course.lesson.seat
        course = course.after(game.observe(state, learner), own=actor == learner)
    room = replace(room, state=state, record=record, happened=happened, nonce=nonce, course=course)
    outcome = game.outcome(state)
    return room if outcome is None else replace(room, stage=Stage.OVER, session=(*room.session, outcome))


# Deciding commands


def decide(room: Room, seat: Seat | None, command: Command, now: float, engine: str) -> tuple[Entry, ...]:
    """The entries that a command of whoever holds `seat` makes (None: somebody without a seat).

    No entries: nothing to do, it was done before. Raises ProtocolError or IllegalActionError if it is refused.
    """
    by = -1 if seat is None else int(seat)
    if (by, command.id) in room.done:
        return ()
    match command:
        case Sit():
            return (_sit(room, seat, command, now),)
        case Stand():
            _need_stage(room, Stage.LOBBY)
            return (Stood(at=now, command=command.id, by=by, seat=_need_seat(seat)),)
        case Start():
            _need_seat(seat)
            _need_stage(room, Stage.LOBBY)
            return (MatchStarted(at=now, command=command.id, by=by, engine=engine),)
        case Act():
            return (_decide_act(room, _need_seat(seat), command, now),)
        case Ready():
            return _ready(room, _need_seat(seat), command, now)
        case Rematch():
            return _rematch(room, _need_seat(seat), command, now, engine)
        case _:
            return ()


def _need_seat(seat: Seat | None) -> Seat:
    if seat is None:
        raise ProtocolError("no-seat")
    return seat


def _need_stage(room: Room, stage: Stage) -> None:
    if room.stage is not stage:
        raise ProtocolError("wrong-stage", stage=room.stage.value)


def _sit(room: Room, held: Seat | None, command: Sit, now: float) -> Seated:
    _need_stage(room, Stage.LOBBY)
    if held is not None:
        raise ProtocolError("already-seated", seat=int(held))
    if room.guided and any(seat.occupant is Occupant.PERSON for seat in room.seats):
        raise ProtocolError("seat-taken", seat=command.seat)
    if command.seat >= room.players or room.seats[command.seat].occupant is not Occupant.EMPTY:
        raise ProtocolError("seat-taken", seat=command.seat)
    return Seated(at=now, command=command.id, by=-1, seat=command.seat)


def _decide_act(room: Room, seat: Seat, command: Act, now: float) -> Acted:
    _need_stage(room, Stage.PLAYING)
    if command.version != version_of(room):
        raise ProtocolError("stale", version=version_of(room))
    actions: list[Any] = [parse_action(text, room.game.id) for text in command.actions]
    count = _decided_together(room, actions)
    # A person lays all his discards aside at once, in any order; half an exchange is never stored.
    if count > 1 and len(actions) != count:
        raise ProtocolError("discard-count", count=count)
    if count == 1 and len(actions) > 1:
        raise ProtocolError("one-at-a-time")
    return _acted(room, seat, sorted(actions, key=_fields_of) if count > 1 else actions, now, command.id)


def _decided_together(room: Room, actions: Sequence[Any]) -> int:
    """How many actions such as these make one command now."""
    count, actor = room.game.together(room.state), room.state.actor
    if count == 1 or actor is None or isinstance(actor, Office):
        return 1
    asked = {type(action) for action in room.game.legal_actions(room.state, actor)}
    return count if len({*asked, *(type(action) for action in actions)}) == 1 else 1


def _fields_of(action: Any) -> tuple[Any, ...]:
    """What orders actions of one kind."""
    return tuple(getattr(action, item.name) for item in fields(action))


def _acted(room: Room, actor: Actor, actions: Sequence[Any], now: float, command: str) -> Acted:
    """The entry of these actions, tried out on the state; refused as a whole."""
    state, checkpoint = room.state, None
    for action in actions:
        state, events = room.game.apply(state, actor, action)
        checkpoint = checkpoint_of(state, events)
    check = checkpoint or Checkpoint((), "")
    return Acted(
        at=now,
        command=command,
        by=-1 if isinstance(actor, Office) else int(actor),
        actor=format_actor(actor),
        actions=[format_action(action) for action in actions],
        scores=list(check.scores),
        state=check.state,
    )


def _ready(room: Room, seat: Seat, command: Ready, now: float) -> tuple[Entry, ...]:
    _need_stage(room, Stage.PLAYING)
    if room.guided:
        raise ProtocolError("wrong-stage", stage=room.stage.value)  # nothing comes after the guided deal
    if command.deal != room.deals or not _between_deals(room):
        raise ProtocolError("stale", version=version_of(room))
    return (WantsNext(at=now, command=command.id, by=int(seat), seat=seat, deal=room.deals),)


def _rematch(room: Room, seat: Seat, command: Rematch, now: float, engine: str) -> tuple[Entry, ...]:
    _need_stage(room, Stage.OVER)
    wants = WantsNext(at=now, command=command.id, by=int(seat), seat=seat, deal=room.deals)
    asked = fold(room, wants)
    return (wants, MatchStarted(at=now, engine=engine)) if _all_want_next(asked) else (wants,)


# What a table waits for besides people


def _between_deals(room: Room) -> bool:
    return room.state.actor is NATURE and room.deals > 0 and room.nonce is None


def _all_want_next(room: Room) -> bool:
    deals = room.deals
    here = [seat for seat in room.seats if seat.occupant is Occupant.PERSON and seat.deadline is None]
    return bool(here) and all(seat.wants_next >= deals for seat in here)


def wants_chance(room: Room) -> bool:
    """Whether chance is to act: a deal begins when everybody who is here has seen the last one.

    Or what a lesson lays down in its place.
    """
    if room.guided and room.deals:
        return False
    if _laid_down(room) is not None:
        return True
    if room.stage is not Stage.PLAYING or room.state.actor is not NATURE:
        return False
    return not _between_deals(room) or _all_want_next(room)


def _laid_down(room: Room) -> Any | None:
    """What the lesson of this table does now in place of chance; None if nothing."""
    if room.course is None or room.stage is not Stage.PLAYING:
        return None
    return room.course.lesson.next_action(room.state)


def chance(room: Room, nonce: Nonce, now: float) -> tuple[Entry, ...]:
    """The entries of chance's next action; `nonce` is only used where the deal has none yet.

    A first dealer whom the match before names is not drawn: the arbiter says it, and no nonce has to answer for it.
    Nor has one for what a lesson lays down, which stands openly in the log.
    """
    laid, actor = _laid_down(room), room.state.actor
    if laid is not None and actor is not None:
        return (_acted(room, actor, [laid], now, ""),)
    if room.first_dealer is not None and not room.happened:
        return (_acted(room, ARBITER, [DrawDealer(room.first_dealer)], now, ""),)
    first = () if room.nonce else (Chance(at=now, nonce=nonce.hex()),)
    for entry in first:
        room = fold(room, entry)
    assert room.nonce is not None
    state: Any = room.state
    return (*first, _acted(room, NATURE, [nature_action(state, room.nonce)], now, ""))


def bot_to_act(room: Room) -> AnyObservation | None:
    """What the bot sees whose turn it is; None if no bot is to act.

    Bots rest while no person is at the table: a match goes on where people left it.
    """
    actor = room.state.actor
    if room.stage is not Stage.PLAYING or actor is None or actor is NATURE or not _somebody_is_here(room):
        return None
    seat = room.seats[actor]
    plays = seat.occupant is Occupant.BOT or seat.bot_plays
    seen: AnyObservation | None = room.game.observe(room.state, actor) if plays else None
    return seen


def bot_acts(room: Room, seat: Seat, action: Any, now: float) -> tuple[Entry, ...]:
    """The entry of a bot's action; IllegalActionError if it is none that it may do."""
    return (_acted(room, seat, [action], now, ""),)


def _somebody_is_here(room: Room) -> bool:
    return any(seat.occupant is Occupant.PERSON and seat.deadline is None for seat in room.seats)


# Who is here


def gone(room: Room, seat: Seat, now: float) -> tuple[Entry, ...]:
    """A person has not answered for a while."""
    held = room.seats[seat]
    if held.occupant is not Occupant.PERSON or held.deadline is not None:
        return ()
    return (Away(at=now, seat=seat, deadline=now + room.bot_after_s),)


def came_back(room: Room, seat: Seat, now: float) -> tuple[Entry, ...]:
    """A person answers again."""
    held = room.seats[seat]
    return (CameBack(at=now, seat=seat),) if held.deadline is not None or held.bot_plays else ()


def due(room: Room) -> float | None:
    """When the next deadline falls; None if there is none to wait for."""
    waiting = [seat.deadline for seat in room.seats if seat.deadline is not None and not seat.bot_plays]
    return min(waiting, default=None) if room.stage is Stage.PLAYING and _somebody_is_here(room) else None


def overdue(room: Room, now: float) -> tuple[Entry, ...]:
    """Bots take over wherever a deadline has passed, as long as somebody is there to play with."""
    if due(room) is None:
        return ()
    return tuple(
        BotTook(at=now, seat=number)
        for number, seat in enumerate(room.seats)
        if seat.deadline is not None and not seat.bot_plays and seat.deadline <= now
    )
