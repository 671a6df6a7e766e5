"""Which entries a command makes, or what refuses it."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, assert_never

from vorhand.cards import Seat
from vorhand.errors import ProtocolError
from vorhand.games.base import Office
from vorhand.notation import parse_action
from vorhand.server.entries import (
    Acted,
    Agreed,
    Answered,
    Asked,
    BotSeated,
    Closed,
    Entry,
    Handed,
    Laid,
    Left,
    MatchStarted,
    Resumed,
    Seated,
    Stood,
    WantsNext,
    WordAdded,
)
from vorhand.server.protocol import (
    Act,
    Answer,
    Ask,
    Close,
    Command,
    Hold,
    Kick,
    Lay,
    Leave,
    Ready,
    Rematch,
    Resume,
    SeatBot,
    Sit,
    Stand,
    Start,
    Terms,
    Word,
    clean_word,
)
from vorhand.server.room import phones, state
from vorhand.server.room.acting import acted
from vorhand.server.room.folding import fold
from vorhand.server.room.state import (
    History,
    Occupant,
    Room,
    Stage,
    Wish,
    all_want_next,
    between_deals,
    can_be_taken,
    resting,
    seats_change_hands,
    version_of,
)
from vorhand.server.room.wishes import refusal_of

__all__ = [
    "admitted",
    "check_history",
    "decide",
]

_TERMS = tuple(item.name for item in fields(state.Terms))


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
        case Leave():
            return (_leave(room, _need_seat(seat), command, now),)
        case Word():
            return (_word(room, _need_seat(seat), command, now),)
        case Ask():
            return (_ask(room, _need_seat(seat), command, now),)
        case Answer():
            return (_answer(room, _need_seat(seat), command, now),)
        case Resume():
            return (_resume(room, _need_seat(seat), command, now),)
        case Hold():
            return (_hold(room, _need_seat(seat), command, now),)
        case Lay():
            return (_lay(room, _need_seat(seat), command, now),)
        case SeatBot() | Kick() | Terms() | Close():
            return (_arrange(room, _need_host(room, seat), command, now),)
        case _:
            return ()


def admitted(room: Room, seat: int, now: float) -> Seated:
    """The entry of somebody whom the host lets have this seat; ProtocolError if it cannot be taken now."""
    if not can_be_taken(room, seat):
        raise ProtocolError("seat-taken", seat=seat)
    return Seated(at=now, seat=seat)


def check_history(room: Room, history: History) -> None:
    """Raises ProtocolError if the terms of this table let nobody with such a history sit down."""
    terms = room.terms
    if not terms.kept or (not history.deals and terms.newcomers):
        return
    if not history.deals:
        raise ProtocolError("no-newcomers")
    if history.kept * 100 < terms.kept * history.deals:
        raise ProtocolError("unreliable", wanted=terms.kept, kept=history.kept, count=history.deals)


def _need_seat(seat: Seat | None) -> Seat:
    if seat is None:
        raise ProtocolError("no-seat")
    return seat


def _need_host(room: Room, seat: Seat | None) -> Seat:
    if _need_seat(seat) != room.host:
        raise ProtocolError("not-the-host")
    assert seat is not None
    return seat


def _need_stage(room: Room, stage: Stage) -> None:
    if room.stage is not stage:
        raise ProtocolError("wrong-stage", stage=room.stage.value)


def _sit(room: Room, held: Seat | None, command: Sit, now: float) -> Seated:
    _need_stage(room, Stage.LOBBY)
    if command.shared:
        _need_seat(held)
    elif held is not None:
        raise ProtocolError("already-seated", seat=int(held))
    if room.guided and any(seat.occupant is Occupant.PERSON for seat in room.seats):
        raise ProtocolError("seat-taken", seat=command.seat)
    if command.seat >= room.players or room.seats[command.seat].occupant is not Occupant.EMPTY:
        raise ProtocolError("seat-taken", seat=command.seat)
    if held is not None:
        return Seated(at=now, command=command.id, by=int(held), seat=command.seat, beside=int(held))
    return Seated(at=now, command=command.id, by=-1, seat=command.seat)


def _decide_act(room: Room, seat: Seat, command: Act, now: float) -> Acted:
    _need_stage(room, Stage.PLAYING)
    if room.paused_at is not None:
        raise ProtocolError("paused")
    if command.version != version_of(room):
        raise ProtocolError("stale", version=version_of(room))
    phone = phones.phone_of(room, seat)
    if phone is not None and phone.holder != seat:
        raise ProtocolError("phone-laid")
    actions: list[Any] = [parse_action(text, room.game.id) for text in command.actions]
    count = _decided_together(room, actions)
    # A person lays all his discards aside at once, in any order; half an exchange is never stored.
    if count > 1 and len(actions) != count:
        raise ProtocolError("discard-count", count=count)
    if count == 1 and len(actions) > 1:
        raise ProtocolError("one-at-a-time")
    entry = acted(room, seat, sorted(actions, key=_fields_of) if count > 1 else actions, now, command.id)
    if resting(room):
        raise ProtocolError("stale", version=version_of(room))
    return entry


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


def _ready(room: Room, seat: Seat, command: Ready, now: float) -> tuple[Entry, ...]:
    _need_stage(room, Stage.PLAYING)
    if room.guided:
        raise ProtocolError("wrong-stage", stage=room.stage.value)  # nothing comes after the guided deal
    if command.deal != room.deals or not between_deals(room):
        raise ProtocolError("stale", version=version_of(room))
    return _want_next(room, seat, command, now)


def _want_next(room: Room, seat: Seat, command: Ready | Rematch, now: float) -> tuple[Entry, ...]:
    """Those who share a device look at the same result, and go on together."""
    others = [other for other in phones.sharing(room, seat) if other != seat]
    own = WantsNext(at=now, command=command.id, by=int(seat), seat=seat, deal=room.deals)
    return (own, *(WantsNext(at=now, seat=other, deal=room.deals) for other in others))


def _rematch(room: Room, seat: Seat, command: Rematch, now: float, engine: str) -> tuple[Entry, ...]:
    _need_stage(room, Stage.OVER)
    wants, asked = _want_next(room, seat, command, now), room
    for entry in wants:
        asked = fold(asked, entry)
    return (*wants, MatchStarted(at=now, engine=engine)) if all_want_next(asked) else wants


def _leave(room: Room, seat: Seat, command: Leave, now: float) -> Entry:
    if room.guided or not seats_change_hands(room):
        raise ProtocolError("wrong-stage", stage=room.stage.value)
    return Left(at=now, command=command.id, by=int(seat), seat=seat)


def _word(room: Room, seat: Seat, command: Word, now: float) -> Entry:
    if room.nonce is None or room.opened or room.stage is Stage.CLOSED:
        raise ProtocolError("wrong-stage", stage=room.stage.value)
    return WordAdded(at=now, command=command.id, by=int(seat), seat=seat, word=clean_word(command.word))


def _ask(room: Room, seat: Seat, command: Ask, now: float) -> Entry:
    _need_stage(room, Stage.PLAYING)
    if room.paused_at is not None:
        raise ProtocolError("paused")
    if room.question is not None:
        raise ProtocolError("one-at-a-time")
    phone = phones.phone_of(room, seat)
    if phone is not None and phone.holder != seat and command.what != "pause":
        raise ProtocolError("phone-laid")  # what is answered tells of his hand
    refusal = refusal_of(room, seat, Wish(command.what))
    if refusal:
        raise ProtocolError(refusal)
    return Asked(at=now, command=command.id, by=int(seat), seat=seat, what=command.what)


def _answer(room: Room, seat: Seat, command: Answer, now: float) -> Entry:
    if room.question is None or seat in room.question.yes:
        raise ProtocolError("nothing-asked")
    return Answered(at=now, command=command.id, by=int(seat), seat=seat, yes=command.yes)


def _resume(room: Room, seat: Seat, command: Resume, now: float) -> Entry:
    if room.paused_at is None:
        raise ProtocolError("wrong-stage", stage=room.stage.value)
    return Resumed(at=now, command=command.id, by=int(seat), seat=seat)


# A device that several share


def _hold(room: Room, seat: Seat, command: Hold, now: float) -> Entry:
    _need_stage(room, Stage.PLAYING)
    phone = phones.phone_of(room, seat)
    if phone is None or command.seat not in phone.seats:
        raise ProtocolError("not-on-this-phone")
    if resting(room):
        raise ProtocolError("wrong-stage", stage=room.stage.value)
    return Handed(at=now, command=command.id, by=int(seat), seat=command.seat)


def _lay(room: Room, seat: Seat, command: Lay, now: float) -> Entry:
    _need_stage(room, Stage.PLAYING)
    if phones.phone_of(room, seat) is None:
        raise ProtocolError("not-on-this-phone")
    return Laid(at=now, command=command.id, by=int(seat), seat=seat)


# What the host arranges


def _arrange(room: Room, host: Seat, command: SeatBot | Kick | Terms | Close, now: float) -> Entry:
    about: dict[str, Any] = {"at": now, "command": command.id, "by": int(host)}
    if isinstance(command, Close):
        if room.stage is not Stage.LOBBY and not seats_change_hands(room):
            raise ProtocolError("wrong-stage", stage=room.stage.value)
        return Closed(**about)
    _need_stage(room, Stage.LOBBY)
    match command:
        case Terms():
            return Agreed(**{name: getattr(command, name) for name in _TERMS}, **about)
        case SeatBot(seat=seat, on=on):
            _need_occupant(room, seat, Occupant.EMPTY if on else Occupant.BOT)
            return BotSeated(seat=seat, **about) if on else Stood(seat=seat, **about)
        case Kick(seat=seat):
            _need_occupant(room, seat, Occupant.PERSON)
            if seat == host:
                raise ProtocolError("not-oneself")
            return Stood(seat=seat, **about)
        case _:
            assert_never(command)


def _need_occupant(room: Room, seat: int, occupant: Occupant) -> None:
    if seat >= room.players or room.seats[seat].occupant is not occupant:
        raise ProtocolError("other-seat", seat=seat)
