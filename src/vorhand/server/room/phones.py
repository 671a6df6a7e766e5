"""Devices that several people at a table share: whose hand one shows, and when it is laid down so that it shows none.

One person holds it at a time, and only a command says who. It is laid down when another of its people is to act, when
a deal has been scored (the result is for all of them), when it has been silent for long, and when its holder lays it
down. So whoever picks it up sees no hand before he has said who he is.
"""

from collections.abc import Sequence
from dataclasses import replace

from vorhand.cards import Seat
from vorhand.server.room.state import Phone, Room, Stage

__all__ = ["audience", "handed", "joined", "laid", "laid_where_due", "left", "phone_of", "sharing", "shown"]


def phone_of(room: Room, seat: int) -> Phone | None:
    """The device that the person of this seat shares with others; None if he has one of his own."""
    return next((phone for phone in room.phones if seat in phone.seats), None)


def sharing(room: Room, seat: int) -> tuple[int, ...]:
    """The seats of a device that has this one."""
    phone = phone_of(room, seat)
    return (seat,) if phone is None else phone.seats


def shown(room: Room, seats: Sequence[Seat]) -> Seat | None:
    """Whose view a device with these seats gets now; None: what anybody may see.

    Before the match there is nothing to hide, and the first of them stands for all.
    """
    if len(seats) < 2 or room.stage is Stage.LOBBY:
        return seats[0] if seats else None
    phone = phone_of(room, seats[0])
    return None if phone is None or phone.holder is None else Seat(phone.holder)


def audience(seats: Sequence[Seat]) -> Seat | None:
    """Whose events a device with these seats is told: of a shared one, what everybody is told.

    So no hand that one of them was dealt stays where another might find it.
    """
    return seats[0] if len(seats) == 1 else None


def joined(room: Room, seat: int, other: int) -> Room:
    """The room once the person of a seat plays on the device of another."""
    seats = tuple(sorted({*sharing(room, other), seat}))
    apart = [phone for phone in room.phones if other not in phone.seats]
    return replace(room, phones=(*apart, Phone(seats)))


def left(room: Room, seat: int) -> Room:
    """The room once nobody has that seat any more; whoever is left alone with a device shares none."""
    rest = [
        Phone(tuple(other for other in phone.seats if other != seat), None if phone.holder == seat else phone.holder)
        for phone in room.phones
    ]
    return replace(room, phones=tuple(phone for phone in rest if len(phone.seats) > 1))


def handed(room: Room, seat: int) -> Room:
    """The room once the person of this seat has the device."""
    return _held(room, seat, seat)


def laid(room: Room, seat: int) -> Room:
    """The room once the device of this seat has been laid down."""
    return _held(room, seat, None)


def laid_where_due(before: Room, after: Room) -> Room:
    """The room after an entry, with every device laid down that shows a hand for no longer."""
    over = after.stage is not Stage.PLAYING or after.match != before.match or after.deals > before.deals
    acted = len(after.happened) != len(before.happened)
    for phone in after.phones:
        another = acted and after.state.actor in phone.seats and after.state.actor != phone.holder
        if phone.holder is not None and (over or another):
            after = laid(after, phone.holder)
    return after


def _held(room: Room, seat: int, holder: int | None) -> Room:
    phones = tuple(replace(phone, holder=holder) if seat in phone.seats else phone for phone in room.phones)
    return replace(room, phones=phones) if phones != room.phones else room
