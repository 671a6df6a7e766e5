"""Who may ask for his card back or claim the rest, and what the server does once everybody has consented.

Whether a claim is right is proved from what its seat may know; whether a result is fixed only the table looks.
"""

from vorhand.cards import Seat
from vorhand.games.base import NATURE, AnyObservation
from vorhand.server.entries import Acted, Answered, Entry, PlayedOut, Undone
from vorhand.server.room.acting import acted
from vorhand.server.room.folding import fold
from vorhand.server.room.state import Room, Stage, Wish, resting, somebody_is_here
from vorhand.study import Claim, claim_of, next_of_rest, settled

__all__ = ["claim_in", "finished", "granted", "may_be_finished", "refusal_of", "wishes_of"]

_MOST_TAKEN_BACK = 12
"""So many cards are taken back in a deal: who is alone with bots needs nobody's consent, and all is kept."""


def wishes_of(room: Room, seat: Seat | None) -> tuple[Wish, ...]:
    """What that seat may ask for now besides a pause; only its holder is told, for a claim tells of his hand."""
    if seat is None or room.stage is not Stage.PLAYING or room.paused_at is not None:
        return ()
    if room.question is not None or room.granted is not None:
        return ()
    return tuple(wish for wish in (Wish.UNDO, Wish.CLAIM) if not refusal_of(room, seat, wish))


def refusal_of(room: Room, seat: Seat, wish: Wish) -> str:
    """The code that says why that seat cannot ask for this now; empty if it can."""
    if (wish, seat) in room.denied and wish is not Wish.PAUSE:
        return "asked-in-vain"
    match wish:
        case Wish.UNDO:
            if not room.terms.undo:
                return "no-undo"
            if room.taken_back >= _MOST_TAKEN_BACK:
                return "too-many-taken-back"
            mine = room.unanswered is not None and room.unanswered.seat == seat
            return "" if mine else "nothing-to-take-back"
        case Wish.CLAIM:
            return "" if claim_in(room, seat) is not None else "nothing-to-claim"
        case Wish.PAUSE:
            return ""


def claim_in(room: Room, seat: int) -> Claim | None:
    """The proof that the rest of the deal is that seat's; None without one."""
    if room.guided or room.state.actor != seat or resting(room):
        return None
    seen: AnyObservation = room.game.observe(room.state, Seat(seat))
    return claim_of(seen)


def granted(room: Room, now: float) -> tuple[Entry, ...]:
    """What the server does because everybody has consented to it."""
    asked = room.granted
    if asked is None:
        return ()
    if asked.wish is Wish.UNDO:
        return (Undone(at=now, seat=asked.seat),)
    return _played_out(room, Seat(asked.seat), now)


def may_be_finished(room: Room) -> bool:
    """Whether it is worth looking if the result of the deal is fixed; nothing is asked meanwhile."""
    playing = room.terms.finish and room.stage is Stage.PLAYING and not resting(room)
    waits = room.paused_at is not None or room.question is not None or room.granted is not None
    return playing and not waits and room.state.actor is not NATURE and somebody_is_here(room)


def finished(room: Room, now: float) -> tuple[Entry, ...]:
    """The rest of the deal if its result is fixed, played as it comes; takes some 20 ms near the end of a deal."""
    return _played_out(room, None, now) if may_be_finished(room) and settled(room.state) is not None else ()


def _played_out(room: Room, claimant: Seat | None, now: float) -> tuple[Entry, ...]:
    """The rest of the deal, as the claimant has proved that it is his, or for nobody as it comes."""
    claim = None if claimant is None else claim_in(room, claimant)
    if claimant is not None and claim is None:
        # Granted by an older program, which saw a proof where this one sees none: it is played on.
        return (Answered(at=now, seat=claimant, yes=False),)
    entries: list[PlayedOut | Acted] = [PlayedOut(at=now, seat=-1 if claimant is None else int(claimant))]
    deals, room = room.deals, fold(room, entries[0])
    while room.deals == deals:
        actor = room.state.actor
        assert isinstance(actor, int)
        entries.append(acted(room, actor, [next_of_rest(room.state, claimant, claim)], now, ""))
        room = fold(room, entries[-1])
    return tuple(entries)
