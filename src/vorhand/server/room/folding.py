"""The only place where an entry of the log changes a room."""

from dataclasses import replace
from typing import assert_never

from vorhand.guide import LESSONS, begin
from vorhand.notation import parse_action, parse_actor
from vorhand.records import DealChance, Nonce, checkpoint_of, commitment, new_record
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
from vorhand.server.room.state import Occupant, Room, SeatState, Stage

__all__ = [
    "fold",
]


_REMEMBERED = 256
"""How many command ids a table remembers."""


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
