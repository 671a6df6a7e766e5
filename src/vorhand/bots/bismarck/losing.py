"""Reasons for and against a card where tricks are not wanted. Their names are explained in `weights.REASONS`."""

from vorhand.bots.bismarck import holdings
from vorhand.bots.bismarck.view import View, suit_of, takes_if_all_duck
from vorhand.cards import Suit

__all__ = ["following", "leading", "without_the_suit"]

_SURE = 0.97


def leading(view: View, card: int) -> dict[str, float]:
    """Reasons for leading the card."""
    suit = suit_of(card)
    theirs, rest = view.theirs[suit], view.mine[suit] & ~(1 << (card & 15))
    reasons = following(view, card)
    reasons["followers"] = view.followers[suit]
    reasons["lower_out"] = _lower_out(theirs, card & 15)
    reasons["pair"] = float(rest.bit_count() == 1)
    reasons["rest_danger"] = _danger(view, suit, rest)
    reasons["rest_rank"] = _average_rank(rest, theirs)
    return reasons


def following(view: View, card: int) -> dict[str, float]:
    """Reasons for playing the card in the suit led."""
    suit, bit = suit_of(card), card & 15
    mine, theirs = view.mine[suit], view.theirs[suit]
    count, out, lower = mine.bit_count(), theirs.bit_count(), _lower_out(theirs, bit)
    takes, rank = takes_if_all_duck(view, card), lower / out if out else 0.5
    lowest = float(mine & ((1 << bit) - 1) == 0)
    return {
        "takes": takes,
        "sure": float(takes > _SURE),
        "takes_early": takes * view.cards_left,
        "danger": _danger(view, suit, mine & ~(1 << bit)) - _danger(view, suit, mine),
        "rank": rank,
        "rank_squared": rank * rank,
        "rank_length": rank * count,
        "length": count,
        "out": out,
        "alone": float(out == 0),
        "lowest": lowest,
        "last_guard": lowest * (count > 1) * (1 - rank),
        "low_cover": lowest * (count > 1) * (rank < 0.3),
        "exit": float(lower == 0 and out > 0),
        "trump": float(suit == view.table.trump),
    }


def without_the_suit(view: View, card: int) -> dict[str, float]:
    """Reasons for throwing the card away, or for ruffing with it."""
    reasons = following(view, card)
    reasons["suit_danger"] = _danger(view, suit_of(card), view.mine[suit_of(card)])
    return reasons


def _danger(view: View, suit: Suit, mine: int) -> float:
    return holdings.danger(mine, view.theirs[suit], max(1, view.followers[suit]))


def _lower_out(theirs: int, bit: int) -> int:
    return (theirs & ((1 << bit) - 1)).bit_count()


def _average_rank(mine: int, theirs: int) -> float:
    """The share of the others' cards that an average card of mine beats; 1 if I have none."""
    if not mine or not theirs:
        return 1.0
    lower = sum([_lower_out(theirs, bit) for bit in holdings.descending(mine)])
    return lower / (mine.bit_count() * theirs.bit_count())
