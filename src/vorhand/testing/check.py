"""What must hold of every rule set of every game: random matches that assert the laws of the game as they go."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from vorhand.cards import Seat
from vorhand.errors import IllegalActionError
from vorhand.games.actions import PlayCard
from vorhand.games.base import AnyRuleset
from vorhand.games.events import Scored
from vorhand.games.known import game_of
from vorhand.notation import (
    format_action,
    format_actor,
    format_deal_string,
    parse_action,
    parse_actor,
    parse_deal_string,
)
from vorhand.records import Entry, Replay, checkpoint_of, dump_record, load_record, new_record, replay
from vorhand.testing.games import kit_of
from vorhand.testing.matches import random_match

__all__ = ["check_game"]

_MOST_ACTIONS = 60


def check_game(ruleset: AnyRuleset, *, seed: int, deals: int, most: int | None = None) -> None:
    """Play random matches under a rule set for at least `deals` deals; AssertionError if a law is broken.

    A match is played to its end, or left after `most` deals.

    An action is accepted exactly if it is listed, and then one actor's; an observation lists the same; what is written
    is read back as it was; a record gives the same states and events. To these come the laws of the game itself.
    """
    kit, played = kit_of(ruleset), 0
    while played < deals:
        steps = list(_beginning(random_match(ruleset, seed), most))
        rng = random.Random(seed)
        for step in steps:
            kit.check_step(step)
            _check_now_and_then(step, rng)
        _check_record(ruleset, steps)
        kit.check_match(steps, random.Random(seed))
        played += sum(map(_deals_ended, steps))
        seed += 1


def _beginning(steps: Iterable[Replay], most: int | None) -> Iterator[Replay]:
    """The steps of a match up to the end of so many deals."""
    played = 0
    for step in steps:
        yield step
        played += _deals_ended(step)
        if played == most:
            return


def _deals_ended(step: Replay) -> int:
    return sum(isinstance(event, Scored) for event in step.events)


def _check_now_and_then(step: Replay, rng: random.Random) -> None:
    """More often where no card is played: that is rarer, and there is more to get wrong."""
    if rng.random() < 0.004 or (not isinstance(step.entry.action, PlayCard) and rng.random() < 0.1):
        _check_accepted_exactly_if_listed(step.before)
        _check_text(step)


def _check_accepted_exactly_if_listed(state: Any) -> None:
    game = game_of(state)
    for seat in map(Seat, range(state.ruleset.players)):
        listed = game.legal_actions(state, seat)
        assert len(set(listed)) == len(listed) <= _MOST_ACTIONS
        assert bool(listed) == (state.actor == seat)
        assert game.observe(state, seat).legal == listed
        for action in kit_of(state).player_actions:
            assert _accepts(state, seat, action) == (action in listed), (seat, action)
            assert (game.why_not(state, seat, action) is None) == (action in listed), (seat, action)
    assert game.observe(state, None).legal == ()


def _accepts(state: Any, seat: Seat, action: Any) -> bool:
    try:
        game_of(state).apply(state, seat, action)
    except IllegalActionError:
        return False
    return True


def _check_text(step: Replay) -> None:
    (actor, action), state = step.entry, step.after
    assert parse_actor(format_actor(actor)) == actor
    assert parse_action(format_action(action), game_of(state).id) == action
    text = format_deal_string(state)
    assert format_deal_string(parse_deal_string(text, state.ruleset)) == text


def _check_record(ruleset: AnyRuleset, steps: Sequence[Replay]) -> None:
    points = tuple(point for step in steps if (point := checkpoint_of(step.after, step.events)) is not None)
    entries = tuple(Entry(*step.entry) for step in steps)
    record = replace(new_record(ruleset, "test"), entries=entries, checkpoints=points)
    assert load_record(dump_record(record), "test") == record
    assert list(replay(record)) == list(steps)
