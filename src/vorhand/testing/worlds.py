"""A second world that a seat cannot tell from the first: for the property that nothing hidden ever reaches a seat.

The unseen cards change places among each other; every public action stays the same. If that makes a public action
illegal (a void would be broken), the world is inconsistent with what was seen, and another one is drawn.
"""

import random
from collections.abc import Sequence

from vorhand.cards import Card, Cards, Seat, bits_of
from vorhand.errors import IllegalActionError
from vorhand.games.bismarck import GAME, observe
from vorhand.games.bismarck.actions import Action, Deal, Discard
from vorhand.games.bismarck.ruleset import Facing, Ruleset
from vorhand.games.bismarck.state import State, dealt_hands, kitty_in_hand
from vorhand.records import Entry, Replay
from vorhand.testing.check import ALL_PLAYER_ACTIONS

__all__ = ["second_world", "seen_by", "unseen_cards"]


def unseen_cards(state: State, seat: Seat | None) -> Cards:
    """The cards whose places that seat does not know, by the dossier's table of visibility (1.3).

    Deliberately not taken from `observe`: that is what the property examines.
    """
    facts = state.deal
    known = bits_of(card for trick in state.history for card in trick.cards) | bits_of(state.trick)
    known |= bits_of(card for _, card in facts.shown)
    if state.ruleset.kitty.facing is Facing.OPEN:
        known |= bits_of(facts.kitty)
    if seat is not None and facts.looked:
        known |= dealt_hands(state)[seat]
        if seat == facts.declarer and kitty_in_hand(state.ruleset, facts):
            known |= bits_of(facts.kitty)
    return Cards(state.ruleset.cards.bits & ~known)


def second_world(steps: Sequence[Replay], seat: Seat | None, rng: random.Random) -> list[Replay] | None:
    """Another match up to the same moment that looks the same to `seat`; None if none was found in 40 draws.

    `steps` must end within a deal: only the cards of that deal change.
    """
    state = steps[-1].after
    unseen = list(unseen_cards(state, seat))
    began = max(number for number, step in enumerate(steps) if isinstance(step.entry.action, Deal))
    for draw in range(40):
        others = rng.sample(unseen, len(unseen)) if draw < 10 else _with_some_swaps(unseen, rng)
        places = dict(zip(unseen, others, strict=True))
        entries = [step.entry for step in steps[:began]]
        entries += _moved([step.entry for step in steps[began:]], places)
        world = _replayed(state.ruleset, entries)
        if world is not None:
            return world
    return None


def _with_some_swaps(cards: list[Card], rng: random.Random) -> list[Card]:
    swapped = list(cards)
    for _ in range(rng.randint(1, 3)):
        one, two = rng.randrange(len(cards)), rng.randrange(len(cards))
        swapped[one], swapped[two] = swapped[two], swapped[one]
    return swapped


def _moved(entries: list[Entry], places: dict[Card, Card]) -> list[Entry]:
    """The entries of one deal with hidden cards exchanged; the declarer's discards keep their ascending order."""
    discards = sorted(places.get(e.action.card, e.action.card) for e in entries if isinstance(e.action, Discard))
    laid = iter(discards)
    moved = []
    for actor, action in entries:
        other: Action = action
        if isinstance(action, Deal):
            other = Deal(tuple(places.get(card, card) for card in action.pack))
        elif isinstance(action, Discard):
            other = Discard(next(laid))
        moved.append(Entry(actor, other))
    return moved


def _replayed(ruleset: Ruleset, entries: list[Entry]) -> list[Replay] | None:
    state, world = GAME.start(ruleset), []
    for entry in entries:
        try:
            after, events = GAME.apply(state, entry.actor, entry.action)
        except IllegalActionError:
            return None
        world.append(Replay(state, entry, after, events))
        state = after
    return world


def seen_by(steps: Sequence[Replay], seat: Seat | None) -> list[str]:
    """Everything that reached a seat, as text in order: its events, its observation after every action, and in the
    end the answer to everything that it could try to do."""
    seen = []
    for step in steps:
        seen += [repr(event) for event in step.events if event.reaches(seat)]
        seen.append(repr(observe(step.after, seat)))
    state = steps[-1].after
    if seat is not None:
        seen += [repr(GAME.why_not(state, seat, action)) for action in ALL_PLAYER_ACTIONS]
    return seen
