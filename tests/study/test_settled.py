"""The result of a deal is fixed exactly if every continuation gives the same scores."""

import random
from typing import Any

from vorhand import rulesets
from vorhand.games.events import Scored
from vorhand.games.known import game_of
from vorhand.study import NODES, settled
from vorhand.study.settled import LAST_CARDS
from vorhand.testing.matches import random_match


def all_scores(state: Any) -> set[tuple[int, ...]]:
    """Every continuation to the end of the deal, nothing remembered."""
    game = game_of(state)
    found: set[tuple[int, ...]] = set()
    for action in game.legal_actions(state, state.actor):
        after, events = game.apply(state, state.actor, action)
        scored = [event.scores for event in events if isinstance(event, Scored)]
        found |= set(scored) if scored else all_scores(after)
    return found


def cards_left(state: Any) -> int:
    return sum(hand.bit_count() for hand in state.hands)


def test_what_is_settled_and_what_is_not_is_what_trying_everything_says() -> None:
    fixed = open_ = 0
    for rules, most, share in (
        ("bismarck/modern", 7, 0.3),
        ("bauernschnapsen/pagat", 8, 0.5),
        ("bismarck/estonia-3", 6, 0.3),
    ):
        rng = random.Random(7)
        for step in random_match(rulesets.load(rules), 7):
            state: Any = step.after
            if state.phase not in ("play", "layout") or cards_left(state) > most or rng.random() > share:
                continue
            scores = all_scores(state)
            assert settled(state, 10**6) == (next(iter(scores)) if len(scores) == 1 else None)
            fixed, open_ = fixed + (len(scores) == 1), open_ + (len(scores) > 1)

    assert fixed >= 10
    assert open_ >= 3


def test_nobody_looks_before_the_deal_is_nearly_over_or_for_long() -> None:
    for step in random_match(rulesets.load("bismarck/modern"), 1):
        state: Any = step.after
        if max((hand.bit_count() for hand in state.hands), default=0) > LAST_CARDS:
            assert settled(state) is None
        elif settled(state) is not None:
            assert settled(state, 1) is None or cards_left(state) == 1
    assert NODES <= 1000
