"""What a table waits for besides commands: chance, bots, and people who are away."""

from typing import Any

from vorhand.cards import Seat
from vorhand.games.actions import DrawDealer
from vorhand.games.base import ARBITER, NATURE, AnyObservation
from vorhand.records import Nonce, nature_action, with_words
from vorhand.server.entries import Answered, Away, BotTook, CameBack, Chance, Entry, Laid, TimedOut, WantsNext, Woke
from vorhand.server.room import clock
from vorhand.server.room.acting import acted
from vorhand.server.room.folding import fold
from vorhand.server.room.phones import phone_of
from vorhand.server.room.state import Occupant, Room, Stage, resting, somebody_is_here

__all__ = [
    "bot_acts",
    "bot_to_act",
    "came_back",
    "chance",
    "due",
    "gone",
    "overdue",
    "recovered",
    "secret",
    "wants_chance",
    "wants_secret",
    "woke",
]


def wants_chance(room: Room) -> bool:
    """Whether chance is to act: a deal begins when everybody who is here has seen the last one.

    Or what a lesson lays down in its place.
    """
    if (room.guided and room.deals) or room.paused_at is not None:
        return False
    if _laid_down(room) is not None:
        return True
    if room.stage is not Stage.PLAYING or room.state.actor is not NATURE:
        return False
    return not resting(room)


def _laid_down(room: Room) -> Any | None:
    """What the lesson of this table does now in place of chance; None if nothing."""
    if room.course is None or room.stage is not Stage.PLAYING:
        return None
    return room.course.lesson.next_action(room.state)


def wants_secret(room: Room) -> bool:
    """Whether the secret of the next deal is to be drawn: as soon as it can be, so that its commitment is long shown.

    What a lesson lays down has none.
    """
    if room.nonce is not None or room.guided or room.stage is Stage.CLOSED:
        return False
    return room.stage is not Stage.PLAYING or not room.game.dealt(room.state)


def secret(nonce: Nonce, now: float) -> tuple[Entry, ...]:
    """The entry of the secret of the next deal."""
    return (Chance(at=now, nonce=nonce.hex()),)


def chance(room: Room, nonce: Nonce, now: float) -> tuple[Entry, ...]:
    """The entries of chance's next action; `nonce` is only used where the deal has none yet.

    A first dealer whom the match before names is not drawn: the arbiter says it, and no nonce has to answer for it.
    Nor has one for what a lesson lays down, which stands openly in the log.
    """
    laid, actor = _laid_down(room), room.state.actor
    if laid is not None and actor is not None:
        return (acted(room, actor, [laid], now, ""),)
    if room.first_dealer is not None and not room.happened:
        return (acted(room, ARBITER, [DrawDealer(room.first_dealer)], now, ""),)
    first = () if room.nonce else (Chance(at=now, nonce=nonce.hex()),)
    for entry in first:
        room = fold(room, entry)
    assert room.nonce is not None
    state: Any = room.state
    return (*first, acted(room, NATURE, [nature_action(state, with_words(room.nonce, room.words))], now, ""))


def bot_to_act(room: Room) -> AnyObservation | None:
    """What the bot sees whose turn it is; None if no bot is to act.

    Bots rest while no person is at the table: a match goes on where people left it.
    """
    actor = room.state.actor
    if room.stage is not Stage.PLAYING or room.paused_at is not None or not somebody_is_here(room):
        return None
    # Whoever takes his card back, or claims the rest, is not overtaken by a bot.
    if room.granted is not None or (room.question is not None and room.question.about_the_deal):
        return None
    if actor is None or actor is NATURE:
        return None
    if resting(room):
        return None
    seat = room.seats[actor]
    plays = seat.occupant is Occupant.BOT or seat.bot_plays or seat.late
    seen: AnyObservation | None = room.game.observe(room.state, actor) if plays else None
    return seen


def bot_acts(room: Room, seat: Seat, action: Any, now: float) -> tuple[Entry, ...]:
    """The entry of a bot's action; IllegalActionError if it is none that it may do."""
    return (acted(room, seat, [action], now, ""),)


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
    if room.stage is not Stage.PLAYING or room.paused_at is not None or not somebody_is_here(room):
        return None
    waiting = [seat.deadline for seat in room.seats if seat.deadline is not None and not seat.bot_plays]
    asked = room.question.until if room.question is not None else None
    others = [until for until in (clock.deadline(room), asked) if until is not None]
    return min([*waiting, *others], default=None)


def overdue(room: Room, now: float) -> tuple[Entry, ...]:
    """Bots take over wherever a deadline has passed, as long as somebody is there to play with.

    Whoever is there and only took too long loses this turn to a bot, or is taken to have seen the result. What nobody
    answers is asked no more.
    """
    if due(room) is None:
        return ()
    asked = room.question
    if asked is not None and asked.until <= now:
        return (Answered(at=now, seat=asked.seat, yes=False),)
    absent = tuple(
        BotTook(at=now, seat=number)
        for number, seat in enumerate(room.seats)
        if seat.deadline is not None and not seat.bot_plays and seat.deadline <= now
    )
    return absent or tuple(_time_is_up(room, seat, now) for seat in clock.late(room, now))


def _time_is_up(room: Room, seat: int, now: float) -> Entry:
    if resting(room):
        return WantsNext(at=now, seat=seat, deal=room.deals)
    return TimedOut(at=now, seat=seat)


def woke(room: Room, now: float) -> tuple[Entry, ...]:
    """The server has read the table again: what it did not live through is nobody's time."""
    return (Woke(at=now),) if clock.deadline(room) is not None else ()


def recovered(room: Room, seat: Seat, now: float) -> tuple[Entry, ...]:
    """A seat has moved to another device, with those of everybody who shared the old one: nobody holds it yet."""
    phone = phone_of(room, seat)
    return () if phone is None or phone.holder is None else (Laid(at=now, seat=seat),)
