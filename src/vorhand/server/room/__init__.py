"""One table as a pure machine: a command in, entries for the log and news for each audience out.

No socket, no clock, no randomness, no file: the time and the nonce of a deal are handed in, bots are asked elsewhere.
`decide` checks a command and says which entries it makes; `fold` is the only place where an entry changes a room.
So a room that is folded from its log again is the same room.
"""

from vorhand.server.room.clock import deadline
from vorhand.server.room.deciding import admitted, check_history, decide
from vorhand.server.room.folding import fold
from vorhand.server.room.phones import audience, phone_of, sharing, shown
from vorhand.server.room.state import (
    History,
    Occupant,
    Question,
    Room,
    SeatState,
    Stage,
    Terms,
    Wish,
    can_be_taken,
    new_room,
    resting,
    version_of,
)
from vorhand.server.room.waiting import (
    bot_acts,
    bot_to_act,
    came_back,
    chance,
    due,
    gone,
    overdue,
    recovered,
    secret,
    wants_chance,
    wants_secret,
    woke,
)
from vorhand.server.room.wishes import claim_in, finished, granted, may_be_finished, wishes_of

__all__ = [
    "History",
    "Occupant",
    "Question",
    "Room",
    "SeatState",
    "Stage",
    "Terms",
    "Wish",
    "admitted",
    "audience",
    "bot_acts",
    "bot_to_act",
    "came_back",
    "can_be_taken",
    "chance",
    "check_history",
    "claim_in",
    "deadline",
    "decide",
    "due",
    "finished",
    "fold",
    "gone",
    "granted",
    "may_be_finished",
    "new_room",
    "overdue",
    "phone_of",
    "recovered",
    "resting",
    "secret",
    "sharing",
    "shown",
    "version_of",
    "wants_chance",
    "wants_secret",
    "wishes_of",
    "woke",
]
