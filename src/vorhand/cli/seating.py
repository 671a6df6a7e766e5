"""Who sits at the table: a person and bots, or bots alone. Kept in the record's meta, so that a match can go on.

person     the seat of the person, if there is one
seat-1     the name of whoever sits there
bot-1      which bot plays there
bot-seed   where the bots' randomness comes from; has nothing to do with the cards
seed       the number from which the cards can be dealt again, if the match has one
rules      the file of the rule set, as it was typed, if it is a player's own
started    date and time
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from vorhand.cards import Seat
from vorhand.errors import RecordError

__all__ = ["Seating", "bot_rng", "new_meta", "read_seating"]

_NAMES = ("Astrid", "Birger", "Cecilia", "David")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """The people and bots of a match."""

    person: Seat | None
    """Where the person sits; None if bots play alone."""
    names: tuple[str, ...]
    """By seat; empty for the person."""
    bots: tuple[str, ...]
    """Which bot plays, by seat; empty for the person."""


def new_meta(*, players: int, person: bool, bot: str, seed: int | None, bot_seed: str, started: str) -> dict[str, str]:
    """What the record of a new match says about its players."""
    meta = {"person": "0"} if person else {}
    bots = range(1 if person else 0, players)
    for seat, name in zip(bots, _NAMES, strict=False):
        meta |= {f"seat-{seat}": name, f"bot-{seat}": bot}
    if seed is not None:
        meta["seed"] = str(seed)
    return meta | {"bot-seed": bot_seed, "started": started}


def read_seating(meta: Mapping[str, str], players: int) -> Seating:
    """What a record says about its players; seats that it does not name get a number."""
    person = meta.get("person", "")
    return Seating(
        person=Seat(int(person)) if person.isdigit() and int(person) < players else None,
        names=tuple("" if str(seat) == person else _name(meta, seat) for seat in range(players)),
        bots=tuple("" if str(seat) == person else meta.get(f"bot-{seat}", "rules") for seat in range(players)),
    )


def _name(meta: Mapping[str, str], seat: int) -> str:
    shown = "".join(c for c in meta.get(f"seat-{seat}", "") if c.isprintable())[:20].strip()
    return shown or f"#{seat}"


def bot_rng(meta: Mapping[str, str], seat: Seat, entries: int) -> random.Random:
    """The randomness of one decision of a bot: the same when a match goes on, and independent of the cards."""
    return random.Random(f"vorhand bot {meta.get('bot-seed', '')} seat {seat} entry {entries}")


def seed_of(meta: Mapping[str, str], file: str) -> int | None:
    """The number from which the cards come, if the match has one; RecordError if it is none."""
    text = meta.get("seed")
    if text is None:
        return None
    if not (text.lstrip("-").isdigit() and text.isascii() and len(text) < 40):
        raise RecordError("record-field", file=file, field="meta.seed", expected="42")
    return int(text)
