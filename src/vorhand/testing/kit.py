"""What the tests of any game must know of one game, and must not ask the game itself: it is what they examine."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vorhand.cards import Card, Cards, Seat
from vorhand.records import Entry, Replay

__all__ = ["Kit"]


def _same_choices(_state: Any, entries: Sequence[Entry], _seat: Seat | None, _rng: random.Random) -> list[Entry]:
    return list(entries)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """One game's part in the checks of `testing`. `testing.bismarck.KIT` is one."""

    player_actions: tuple[Any, ...]
    """Every action that a seat can ever do, under whatever rules."""
    check_step: Callable[[Replay], None]
    """Laws that hold after every action, beyond those of every game; AssertionError if one is broken."""
    check_match: Callable[[Sequence[Replay], random.Random], None]
    """Laws of a match, in the same way; it may have been left between two deals."""
    unseen_cards: Callable[[Any, Seat | None], Cards]
    """The cards of a state, within a deal, whose places a seat does not know (None: a spectator).

    Written down from the rules, not taken from `observe`: that is what the second world examines.
    """
    with_cards_moved: Callable[[Sequence[Entry], dict[Card, Card]], list[Entry]]
    """The entries of one deal from its Deal on, with hidden cards exchanged wherever an action holds one face down.

    The Deal itself is moved already, and what is public must stay.
    """
    with_other_choices: Callable[[Any, Sequence[Entry], Seat | None, random.Random], list[Entry]] = _same_choices
    """The entries of one deal up to a state, with something chosen otherwise of which that seat must not learn.

    It need not be legal; nothing that the seat sees, holds or has done may differ. The same entries where nothing is
    chosen face down.
    """
    may_lie: Callable[[Any, Mapping[Card, Card]], bool] = lambda state, places: True
    """Whether hidden cards of a state can have been exchanged so, by what was publicly denied. A yes may be wrong:
    that is found when the actions are done again, but at a price."""
