"""The clock of a table: seconds for each turn, and a bank in each deal for turns that take longer.

All times are those of entries, so that a room folded from its log has the same clock. What the server did not live
through is nobody's time: a table that is read again starts the present turn anew.
"""

import math
from dataclasses import replace

from vorhand.games.base import NATURE
from vorhand.server.room.state import Occupant, Room, SeatState, Stage, resting

__all__ = ["PATIENCE_S", "answered", "deadline", "filled", "late", "resumed", "spent"]

_LOOK_S = 30.0
"""The least time for looking at a result."""
PATIENCE_S = 30.0
"""So long whatever is asked waits for its answers."""


def deadline(room: Room) -> float | None:
    """When the time of the present turn is up, or the time to look at the result; None if nobody's clock runs."""
    if not room.terms.clocked or room.stage is not Stage.PLAYING or room.paused_at is not None:
        return None
    if resting(room):
        return room.turn_at + max(_LOOK_S, room.terms.move_s)
    actor = room.state.actor
    if actor is None or actor is NATURE:
        return None
    seat = room.seats[actor]
    if seat.occupant is not Occupant.PERSON or seat.bot_plays or seat.late:
        return None
    return room.turn_at + _stopped(room, math.inf) + room.terms.move_s + seat.bank_s


def _stopped(room: Room, now: float) -> float:
    """How long the clock has stood still so far for what is asked about the deal."""
    asked = room.question
    return 0.0 if asked is None or not asked.about_the_deal else min(now, asked.until) - asked.at


def answered(room: Room, now: float) -> Room:
    """The room in which nothing is asked any more; what was asked about the deal was nobody's time."""
    return replace(room, question=None, turn_at=room.turn_at + _stopped(room, now))


def late(room: Room, now: float) -> tuple[int, ...]:
    """The seats whose time is up."""
    until = deadline(room)
    if until is None or until > now:
        return ()
    actor = room.state.actor
    if isinstance(actor, int) and not resting(room):
        return (actor,)
    return tuple(number for number, seat in enumerate(room.seats) if seat.is_here and seat.wants_next < room.deals)


def spent(room: Room, seat: SeatState, now: float) -> SeatState:
    """The seat after its turn: what it took beyond the time of a turn comes from its bank."""
    beyond = max(0.0, now - room.turn_at - _stopped(room, now) - room.terms.move_s)
    return replace(seat, late=False, bank_s=max(0.0, seat.bank_s - beyond))


def filled(room: Room) -> Room:
    """The room at the beginning of a deal: every bank is full."""
    return replace(room, seats=tuple(replace(seat, bank_s=float(room.terms.bank_s)) for seat in room.seats))


def resumed(room: Room, now: float) -> Room:
    """The room after a pause, which is nobody's time."""
    if room.paused_at is None:
        return room
    rested = now - room.paused_at
    seats = tuple(
        seat if seat.deadline is None else replace(seat, deadline=seat.deadline + rested) for seat in room.seats
    )
    return replace(room, seats=seats, paused_at=None, turn_at=room.turn_at + rested)
