"""The only place where an entry of the log changes a room."""

from collections.abc import Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, assert_never

from vorhand.cards import Seat
from vorhand.games.actions import PlayCard
from vorhand.games.base import NATURE, Event
from vorhand.guide import LESSONS, begin
from vorhand.notation import parse_action, parse_actor
from vorhand.records import DealChance, Nonce, checkpoint_of, commitment, new_record
from vorhand.server.entries import (
    Acted,
    Agreed,
    Answered,
    Asked,
    Away,
    BotSeated,
    BotTook,
    CameBack,
    Chance,
    Closed,
    Entry,
    Guided,
    Handed,
    Laid,
    Left,
    MatchStarted,
    PlayedOut,
    Resumed,
    Seated,
    Stood,
    TimedOut,
    Undone,
    WantsNext,
    Woke,
    WordAdded,
)
from vorhand.server.room import clock, phones
from vorhand.server.room.events import CardTakenBack, RestPlayed
from vorhand.server.room.state import Occupant, Question, Room, SeatState, Stage, Terms, Unanswered, Wish, resting

__all__ = [
    "fold",
]


_REMEMBERED = 256
"""How many command ids a table remembers."""
_NOTHING_ASKED: Mapping[str, Any] = MappingProxyType({"granted": None, "denied": frozenset(), "unanswered": None})
"""What holds for one moment of a deal and no longer."""


def fold(room: Room, entry: Entry) -> Room:
    """The room after an entry of its log."""
    after = phones.laid_where_due(room, _folded(room, entry))
    # Whoever decides something before the cards are dealt has his time once everybody has seen the result.
    return replace(after, turn_at=entry.at) if resting(room) and not resting(after) else after


def _folded(room: Room, entry: Entry) -> Room:
    if entry.command:
        room = replace(room, done=(*room.done[-_REMEMBERED:], (entry.by, entry.command)))
    match entry:
        case Guided(lesson=lesson):
            return replace(room, guided=lesson, course=begin(LESSONS[lesson]) if lesson in LESSONS else None)
        case Seated(seat=seat, beside=beside):
            room = replace(_with_seat(room, seat, SeatState(Occupant.PERSON)), order=(*room.order, seat))
            return phones.joined(room, seat, beside) if beside >= 0 else room
        case Handed(seat=seat):
            return phones.handed(room, seat)
        case Laid(seat=seat):
            return phones.laid(room, seat)
        case BotSeated(seat=seat):
            return _with_seat(room, seat, SeatState(Occupant.BOT))
        case Stood(seat=seat):
            return _without_person(room, seat, Occupant.EMPTY)
        case Left(seat=seat):
            return _without_person(room, seat, Occupant.BOT if room.stage is Stage.PLAYING else Occupant.EMPTY)
        case Agreed():
            return replace(room, terms=Terms(*(getattr(entry, item.name) for item in fields(Terms))))
        case MatchStarted(engine=engine, at=at):
            return replace(_begin_match(room, engine), turn_at=at)
        case Chance(nonce=nonce):
            return replace(room, nonce=Nonce(bytes.fromhex(nonce)), words=(), opened=False)
        case WordAdded(seat=seat, word=word):
            others = [said for said in room.words if said[0] != seat]
            return replace(room, words=tuple(sorted([*others, *([(seat, word)] if word else [])])))
        case Acted():
            return _act(room, entry)
        case WantsNext(seat=seat, deal=deal):
            return _with_seat(room, seat, replace(room.seats[seat], wants_next=deal))
        case Away(seat=seat, deadline=deadline):
            # Whoever picks the phone up again says who he is.
            room = phones.laid(room, seat)
            return _settled(_with_seat(room, seat, replace(room.seats[seat], deadline=deadline)), entry.at)
        case BotTook(seat=seat):
            return _settled(_with_seat(room, seat, replace(room.seats[seat], bot_plays=True, helped=True)), entry.at)
        case CameBack(seat=seat):
            return _with_seat(room, seat, replace(room.seats[seat], deadline=None, bot_plays=False))
        case Asked(seat=seat, what=what):
            asked = Question(Wish(what), seat, frozenset({seat}), entry.at, entry.at + clock.PATIENCE_S)
            return _settled(replace(room, question=asked), entry.at)
        case Answered(seat=seat, yes=yes):
            return _answered(room, seat, yes=yes, at=entry.at)
        case Undone(at=at):
            return _undone(room, at)
        case PlayedOut(seat=seat):
            told = RestPlayed(None if seat < 0 else Seat(seat))
            return _happened(room, (*room.happened, (told,)))
        case Resumed(at=at):
            return clock.resumed(room, at)
        case TimedOut(seat=seat):
            return _with_seat(room, seat, replace(room.seats[seat], late=True, helped=True))
        case Woke(at=at):
            return replace(room, turn_at=at)
        case Closed():
            return replace(room, stage=Stage.CLOSED, question=None)
        case _:
            assert_never(entry)


def _with_seat(room: Room, seat: int, state: SeatState) -> Room:
    return replace(room, seats=(*room.seats[:seat], state, *room.seats[seat + 1 :]))


def _without_person(room: Room, seat: int, occupant: Occupant) -> Room:
    order = tuple(other for other in room.order if other != seat)
    room = phones.left(_with_seat(room, seat, SeatState(occupant)), seat)
    return replace(room, order=order, question=None)


def _answered(room: Room, seat: int, *, yes: bool, at: float) -> Room:
    question = room.question or room.granted
    if question is None:
        return room
    if not yes:
        return replace(clock.answered(room, at), granted=None, denied=room.denied | {(question.wish, question.seat)})
    return _settled(replace(room, question=replace(question, yes=question.yes | {seat})), at)


def _settled(room: Room, at: float) -> Room:
    """The room once everybody who is here wants what is asked."""
    question = room.question
    if question is None:
        return room
    if any(seat.is_here and number not in question.yes for number, seat in enumerate(room.seats)):
        return room
    room = clock.answered(room, at)
    match question.wish:
        case Wish.PAUSE:
            return replace(room, paused_at=at)
        case Wish.UNDO | Wish.CLAIM:
            return replace(room, granted=question)
        case _:
            assert_never(question.wish)


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
        happened=(),
        question=None,
        **_NOTHING_ASKED,
        taken_back=0,
        paused_at=None,
        first_dealer=room.game.first_dealer_after(room.state) if room.stage is Stage.OVER else None,
    )


def _opened(room: Room) -> Room:
    """The room once chance begins to use the secret of a deal: it stands in the record, and every bank is full."""
    if room.nonce is None or room.opened:
        return room
    secret = DealChance(commitment(room.nonce), room.nonce, room.words)
    return clock.filled(replace(room, opened=True, record=room.record.with_chance(secret)))


def _happened(room: Room, happened: tuple[tuple[Event, ...], ...], **changes: Any) -> Room:
    """The room once something has happened in the deal, which the version counts.

    What was asked about the deal as it was is no longer asked; a pause still is.
    """
    asked = room.question
    question = None if asked is None or asked.about_the_deal else asked
    return replace(room, happened=happened, question=question, **_NOTHING_ASKED, **changes)


def _undone(room: Room, at: float) -> Room:
    """The deal as it was before the last card, which stands in the record no more; what it took of a bank is gone.

    Whose turn it was after that card has all his time once it is his turn again.
    """
    last = room.unanswered
    assert last is not None
    told = CardTakenBack(Seat(last.seat), last.card)
    seats = tuple(replace(seat, late=False) for seat in room.seats)
    room = replace(room, seats=seats, taken_back=room.taken_back + 1)
    return _happened(room, (*room.happened, (told,)), state=last.state, record=last.record, turn_at=at)


def _unanswered(before: Room, after: Room, entry: Acted, action: Any) -> Unanswered | None:
    """The card of this entry if it could be taken back: played by a person himself, with nothing hidden shown since.

    `action` is the last of the entry.
    """
    if not entry.command or len(entry.actions) != 1 or before.guided or entry.actor != str(entry.by):
        return None
    scored, told = after.deals > before.deals, after.happened[-1]
    if not isinstance(action, PlayCard) or scored or any(event.audience is not None for event in told):
        return None
    return Unanswered(entry.by, action.card, before.state, before.record)


def _act(room: Room, entry: Acted) -> Room:
    actor, before = parse_actor(entry.actor), room
    room = _opened(room) if actor is NATURE else room
    state, record, happened = room.state, room.record, room.happened
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
    scored = game.deals_scored(state) > room.deals
    room = _after_turn(room, entry)
    room = _happened(room, happened, state=state, record=record, course=course, turn_at=entry.at)
    room = replace(room, unanswered=_unanswered(before, room, entry, action))
    room = room if nonce is not None else replace(room, nonce=None, words=(), opened=False)
    room = _counted(room) if scored else room
    outcome = game.outcome(state)
    return room if outcome is None else replace(room, stage=Stage.OVER, session=(*room.session, outcome))


def _after_turn(room: Room, entry: Acted) -> Room:
    actor = parse_actor(entry.actor)
    if not isinstance(actor, int):
        return room
    return _with_seat(room, actor, clock.spent(room, room.seats[actor], entry.at))


def _counted(room: Room) -> Room:
    """The room after a deal: for each person one deal more, kept if no bot had to act for him."""
    seats = tuple(
        replace(seat, deals=seat.deals + 1, kept=seat.kept + (not seat.helped), helped=seat.bot_plays)
        if seat.occupant is Occupant.PERSON
        else seat
        for seat in room.seats
    )
    return replace(room, seats=seats, taken_back=0)
