"""A second world that a seat cannot tell from the first: for the property that nothing hidden ever reaches a seat.

The unseen cards change places among each other, and where cards are chosen face down others are chosen now and then;
every public action stays the same. If that makes a public action
illegal (a void would be broken), the world is inconsistent with what was seen, and another one is drawn.
"""

import random
from collections.abc import Sequence

from vorhand.cards import Card, Seat
from vorhand.errors import IllegalActionError
from vorhand.games.actions import Deal
from vorhand.games.base import AnyState
from vorhand.games.known import game_of
from vorhand.records import Entry, Replay
from vorhand.testing.games import kit_of
from vorhand.testing.matches import replayed_from

__all__ = ["last_deal", "second_world", "seen_by"]


def last_deal(steps: Sequence[Replay]) -> int:
    """Where the last deal was dealt: the place of its Deal."""
    return max(number for number, step in enumerate(steps) if isinstance(step.entry.action, Deal))


def second_world(steps: Sequence[Replay], seat: Seat | None, rng: random.Random) -> list[Replay] | None:
    """Another match up to the same moment that looks the same to `seat`; None if none was found in 40 draws.

    `steps` must end within a deal: only the cards of that deal change.
    """
    state, began = steps[-1].after, last_deal(steps)
    entries, before = [step.entry for step in steps[began:]], steps[began].before
    unseen = list(kit_of(state).unseen_cards(state, seat))
    for draw in range(40):
        places = _drawn(state, unseen, rng, few=draw >= 10)
        try:
            dealt = list(replayed_from(before, _moved(state, entries, places)))
        except IllegalActionError:
            continue
        return [*steps[:began], *_with_other_choices(dealt, seat, rng)]
    return None


def _with_other_choices(dealt: list[Replay], seat: Seat | None, rng: random.Random) -> list[Replay]:
    """The deal with something chosen otherwise that is hidden from the seat, if three draws find such a thing."""
    state, entries = dealt[-1].after, [step.entry for step in dealt]
    for _ in range(3):
        changed = kit_of(state).with_other_choices(state, entries, seat, rng)
        if changed == entries:
            break
        try:
            return list(replayed_from(dealt[0].before, changed))
        except IllegalActionError:
            continue
    return dealt


def _drawn(state: AnyState, unseen: list[Card], rng: random.Random, *, few: bool) -> dict[Card, Card]:
    """Another order of the unseen cards; if it can be found in 100 draws, one that was not publicly denied."""
    for _ in range(100):
        others = _with_some_swaps(unseen, rng) if few else rng.sample(unseen, len(unseen))
        places = dict(zip(unseen, others, strict=True))
        if kit_of(state).may_lie(state, places):
            break
    return places


def _moved(state: AnyState, entries: list[Entry], places: dict[Card, Card]) -> list[Entry]:
    """The entries of one deal, which begin with its Deal, with hidden cards exchanged."""
    (actor, deal), *later = entries
    pack = tuple(places.get(card, card) for card in deal.pack)
    return kit_of(state).with_cards_moved([Entry(actor, Deal(pack)), *later], places)


def _with_some_swaps(cards: list[Card], rng: random.Random) -> list[Card]:
    swapped = list(cards)
    for _ in range(rng.randint(1, 3)):
        one, two = rng.randrange(len(cards)), rng.randrange(len(cards))
        swapped[one], swapped[two] = swapped[two], swapped[one]
    return swapped


def seen_by(steps: Sequence[Replay], seat: Seat | None) -> list[str]:
    """Everything that reached a seat, as text in order: its events, its observation after every action, and in the
    end the answer to everything that it could try to do."""
    state, seen = steps[-1].after, list[str]()
    game = game_of(state)
    for step in steps:
        seen += [repr(event) for event in step.events if event.reaches(seat)]
        seen.append(repr(game.observe(step.after, seat)))
    if seat is not None:
        seen += [repr(game.why_not(state, seat, action)) for action in kit_of(state).player_actions]
    return seen
