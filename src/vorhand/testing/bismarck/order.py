"""Puts cards that are chosen together into the ascending order in which the rules take them (BIS-3.7, BIS-3.9)."""

from collections.abc import Sequence

from vorhand.cards import Card
from vorhand.games.bismarck.actions import Discard, GiveCard
from vorhand.records import Entry

__all__ = ["in_order"]


def in_order(entries: Sequence[Entry]) -> list[Entry]:
    """The entries with the discards of each exchange, and what each declarer gives to his partner, ascending."""
    ordered, at = list(entries), 0
    while at < len(ordered):
        first, end = ordered[at], at + 1
        if isinstance(first.action, Discard | GiveCard):
            while end < len(ordered) and _goes_on(first, ordered[end]):
                end += 1
            ordered[at:end] = sorted(ordered[at:end], key=_card)
            while end < len(ordered) and isinstance(ordered[end].action, GiveCard):
                end += 1  # after the declarer's, cards are given one by one
        at = end
    return ordered


def _goes_on(first: Entry, other: Entry) -> bool:
    return other.actor == first.actor and type(other.action) is type(first.action)


def _card(entry: Entry) -> Card:
    assert isinstance(entry.action, Discard | GiveCard)
    return entry.action.card
