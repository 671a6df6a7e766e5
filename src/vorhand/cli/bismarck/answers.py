"""What a typed line means at this moment of a match. The rules have not been asked yet."""

import re

from vorhand.cards import Card
from vorhand.cli.bismarck.menu import choices, names_of, not_offered, still_to_give
from vorhand.cli.cards import folded
from vorhand.cli.choosing import named, numbered
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.games.bismarck import Discard, GiveCard, Observation, Pass, Phase, PlayCard, PlayerAction
from vorhand.games.bismarck.actions import PASS

__all__ = ["read_answer"]


def read_answer(typed: str, seen: Observation, screen: Screen) -> tuple[PlayerAction, ...]:
    """What shall be done, all of it or nothing; NotationError says what is wrong with the line."""
    listed = choices(seen)
    match seen.phase:
        case Phase.DISCARD:
            return _discards(typed, seen, screen)
        case Phase.GIVE:
            return _gifts(typed, seen, screen)
        case Phase.PLAY:
            return (numbered(typed, listed) or PlayCard(screen.cards.read(typed, seen.hand)),)
        case Phase.LAYOUT:
            return (numbered(typed, listed) or _passed(typed, screen) or PlayCard(screen.cards.read(typed, seen.hand)),)
        case Phase.NAME_START:
            # Ranks are numbers themselves: here a number is never the place in a list.
            return (named(typed, listed, lambda action: names_of(action, screen), not_offered(seen)),)
        case _:
            found = numbered(typed, listed)
            return (found or named(typed, listed, lambda action: names_of(action, screen), not_offered(seen)),)


def _passed(typed: str, screen: Screen) -> Pass | None:
    """A pass, if that or the beginning of it was typed."""
    words = [folded(name) for name in names_of(PASS, screen)]
    said = folded(typed)
    return PASS if len(said) > 1 and any(word.startswith(said) for word in words) else None


def _discards(typed: str, seen: Observation, screen: Screen) -> tuple[Discard, ...]:
    """The discards of one line in the order in which they are laid aside (BIS-3.7)."""
    missing = seen.ruleset.kitty.size - len(seen.discards)
    return tuple(Discard(card) for card in _cards(typed, seen, screen, missing, "discard"))


def _gifts(typed: str, seen: Observation, screen: Screen) -> tuple[GiveCard, ...]:
    """The cards of one line in the order in which they are given (BIS-3.9)."""
    return tuple(GiveCard(card) for card in _cards(typed, seen, screen, still_to_give(seen), "give"))


def _cards(typed: str, seen: Observation, screen: Screen, needed: int, what: str) -> list[Card]:
    cards = [_card(word, seen, screen) for word in re.split(r"[\s,;]+", typed) if word]
    foreign = [card for card in dict.fromkeys(cards) if card not in seen.hand]
    if foreign:
        raise NotationError(f"cli-{what}-not-held", cards=screen.cards.row(foreign), count=len(foreign))
    if len(cards) != needed:
        raise NotationError(f"cli-{what}-count", count=len(cards), needed=needed)
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise NotationError(f"cli-{what}-twice", card=screen.cards.card(twice))
    return sorted(cards)


def _card(word: str, seen: Observation, screen: Screen) -> Card:
    action = numbered(word, choices(seen))
    return action.card if isinstance(action, Discard | GiveCard) else screen.cards.read(word, seen.hand)
