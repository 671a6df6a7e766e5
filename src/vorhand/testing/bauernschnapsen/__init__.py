"""Bauernschnapsen's part in the checks of `testing`."""

from vorhand.testing.bauernschnapsen.laws import PLAYER_ACTIONS, check_match, check_step
from vorhand.testing.bauernschnapsen.visibility import unseen_cards, with_cards_moved
from vorhand.testing.kit import Kit

__all__ = ["KIT"]

KIT = Kit(
    player_actions=PLAYER_ACTIONS,
    check_step=check_step,
    check_match=check_match,
    unseen_cards=unseen_cards,
    with_cards_moved=with_cards_moved,
)
