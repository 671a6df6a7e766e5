"""What a typed line means at this moment of a match. The rules have not been asked yet."""

import re

from vorhand.cli.bismarck.menu import choices, names_of, not_offered
from vorhand.cli.choosing import named, numbered
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.games.bismarck import Discard, Observation, Phase, PlayCard, PlayerAction

__all__ = ["read_answer"]


def read_answer(typed: str, seen: Observation, screen: Screen) -> tuple[PlayerAction, ...]:
    """What shall be done, all of it or nothing; NotationError says what is wrong with the line."""
    listed = choices(seen)
    match seen.phase:
        case Phase.DISCARD:
            return _discards(typed, seen, screen)
        case Phase.PLAY:
            return (numbered(typed, listed) or PlayCard(screen.cards.read(typed, seen.hand)),)
        case _:
            found = numbered(typed, listed)
            return (found or named(typed, listed, lambda action: names_of(action, screen), not_offered(seen)),)


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
    action = numbered(word, choices(seen))
    return action if isinstance(action, Discard) else Discard(screen.cards.read(word, seen.hand))
