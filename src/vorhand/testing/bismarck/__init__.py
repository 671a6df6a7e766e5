"""Bismarck's part in the checks of `testing`, and generated rule sets of it."""

from vorhand.testing.bismarck.laws import PLAYER_ACTIONS, check_match, check_step
from vorhand.testing.bismarck.visibility import may_lie, unseen_cards, with_cards_moved, with_other_choices
from vorhand.testing.kit import Kit

__all__ = ["KIT"]

KIT = Kit(
    player_actions=PLAYER_ACTIONS,
    check_step=check_step,
    check_match=check_match,
    unseen_cards=unseen_cards,
    with_cards_moved=with_cards_moved,
    with_other_choices=with_other_choices,
    may_lie=may_lie,
)
