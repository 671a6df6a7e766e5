"""What a typed line means at this moment of a game: something to do, or something to be shown. Nothing is done here."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from vorhand.cli.menu import named, numbered
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.games.bismarck import Discard, Observation, Phase, PlayCard, PlayerAction

__all__ = ["Answer", "Do", "ReadRule", "Wish", "read_answer", "read_wish"]


class Wish(StrEnum):
    """What can be asked for at any moment, by its letter; the same in every language."""

    TABLE = ""
    HELP = "?"
    LAST_TRICK = "l"
    SCORE = "s"
    KITTY = "k"
    DISCARDS = "d"
    QUIT = "q"


@dataclass(frozen=True, slots=True)
class ReadRule:
    """Read the rule with that number, such as "4.2"; empty if none was given."""

    number: str


@dataclass(frozen=True, slots=True)
class Do:
    """Do all of this, or nothing."""

    actions: tuple[PlayerAction, ...]


Answer: TypeAlias = Wish | ReadRule | Do

_RULE = re.compile(r"r\s*(?:BIS-)?([\d.]*)", re.IGNORECASE)


def read_wish(line: str) -> Wish | ReadRule | None:
    """What the line asks to be shown, if anything."""
    typed = line.strip()
    if typed.lower() in list(Wish):
        return Wish(typed.lower())
    rule = _RULE.fullmatch(typed)
    return ReadRule(rule[1]) if rule else None


def read_answer(line: str, seen: Observation, screen: Screen) -> Answer:
    """What the line means; NotationError says what is wrong with it. The rules have not been asked yet."""
    wish = read_wish(line)
    if wish is not None:
        return wish
    typed = line.strip()
    match seen.phase:
        case Phase.DISCARD:
            return Do(_discards(typed, seen, screen))
        case Phase.PLAY:
            return Do((numbered(typed, seen) or PlayCard(screen.cards.read(typed, seen.hand)),))
        case _:
            return Do((numbered(typed, seen) or named(typed, seen, screen),))


def _discards(typed: str, seen: Observation, screen: Screen) -> tuple[Discard, ...]:
    """The discards of one line in the order in which they are laid aside (BIS-3.7)."""
    missing = seen.ruleset.kitty.size - len(seen.discards)
    cards = [_discard(word, seen, screen).card for word in re.split(r"[\s,;]+", typed) if word]
    foreign = [card for card in dict.fromkeys(cards) if card not in seen.hand]
    if foreign:
        raise NotationError("cli-discard-not-held", cards=screen.cards.row(foreign), count=len(foreign))
    if len(cards) != missing:
        raise NotationError("cli-discard-count", count=len(cards), needed=missing)
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise NotationError("cli-discard-twice", card=screen.cards.card(twice))
    return tuple(Discard(card) for card in sorted(cards))


def _discard(word: str, seen: Observation, screen: Screen) -> Discard:
    action = numbered(word, seen)
    return action if isinstance(action, Discard) else Discard(screen.cards.read(word, seen.hand))
