"""Reasons for and against a card where tricks are wanted. Their names are explained in `weights.REASONS`."""

from vorhand.bots.bismarck import holdings
from vorhand.bots.bismarck.view import View, in_front, others_after, rank_among, suit_of, takes_if_all_beat
from vorhand.cards import LANES, Suit

__all__ = ["following", "leading", "without_the_suit"]

_SURE = 0.97
_STOPPER = 0.7
"""Expected tricks by rank from which a suit counts as stopped."""


def leading(view: View, card: int) -> dict[str, float]:
    """Reasons for leading the card."""
    if view.table.trump is None:
        return _leading_at_no_trump(view, card)
    if suit_of(card) == view.table.trump:
        return _leading_trump(view, card)
    return _leading_beside_trumps(view, card)


def following(view: View, card: int) -> dict[str, float]:
    """Reasons for playing the card in the suit led."""
    takes, trump = takes_if_all_beat(view, card), view.table.trump
    reasons = _outlook(view, card, takes)
    reasons["takes"] = takes
    reasons["takes_with_winners"] = takes * sum([part.masters for part in view.parts])
    reasons["takes_early"] = takes * view.cards_left / 16
    reasons["sure"] = float(takes > _SURE)
    if trump is not None:
        reasons["takes_with_trumps"] = takes * view.mine[trump].bit_count() / view.cards_left
    return reasons


def without_the_suit(view: View, card: int) -> dict[str, float]:
    """Reasons for ruffing with the card or throwing it away."""
    trump, suit = view.table.trump, suit_of(card)
    takes, mine, part = takes_if_all_beat(view, card), view.mine[suit], view.parts[suit]
    reasons = _outlook(view, card, takes)
    reasons["length"] = mine.bit_count()
    reasons["hopeless"] = float(part.high + part.long < 0.1)
    reasons["guard"] = float(part.masters == 0 and part.high > 0.2)
    if trump is None:
        return reasons
    reasons["takes"] = takes
    reasons["may_be_beaten"] = (1 - takes) * in_front(view.table, card)
    if suit == trump:
        reasons["trump"] = 1.0
        reasons["trumps_out"] = view.theirs[trump].bit_count()
    elif mine.bit_count() == 1:
        reasons["new_void"] = min(4, view.mine[trump].bit_count())
    return reasons


def _leading_at_no_trump(view: View, card: int) -> dict[str, float]:
    suit, takes = suit_of(card), takes_if_all_beat(view, card)
    mine, theirs, part = view.mine[suit], view.theirs[suit], view.parts[suit]
    sure, strength = float(takes > _SURE), part.high + part.long
    unstopped = sum([view.theirs[other] > 0 and view.parts[other].high < _STOPPER for other in Suit])
    reasons = _outlook(view, card, takes)
    reasons["sure"] = sure
    reasons["sure_early"] = sure * view.cards_left / 16
    reasons["sure_unstopped"] = sure * unstopped
    reasons["takes_in_strength"] = takes * strength
    reasons["sets_up_strength"] = (1 - takes) * strength
    reasons["followers"] = view.followers[suit]
    reasons["out"] = theirs.bit_count()
    reasons["top"] = float(card & 15 == mine.bit_length() - 1)
    reasons["under_honour"] = float(part.masters == 0 and card & 15 < mine.bit_length() - 1)
    return reasons


def _leading_trump(view: View, card: int) -> dict[str, float]:
    suit, takes, table = suit_of(card), takes_if_all_beat(view, card), view.table
    mine, theirs, part = view.mine[suit], view.theirs[suit], view.parts[suit]
    sure, count, out = float(takes > _SURE), mine.bit_count(), theirs.bit_count()
    drawn = sum([1 - table.chance_of_none(seat, LANES[suit]) for seat in table.to_follow])
    reasons = _outlook(view, card, takes)
    reasons["trump"] = 1.0
    reasons["takes_trump"] = takes
    reasons["sure_trump"] = sure
    reasons["trumps"] = count
    reasons["trumps_out"] = out
    reasons["none_out"] = float(out == 0)
    reasons["draws"] = drawn
    reasons["draws_from_strength"] = drawn * max(-3.0, min(3.0, count - out / 2))
    reasons["top_trump"] = float(card & 15 == mine.bit_length() - 1)
    reasons["keeps_top_trump"] = (1 - sure) * (part.masters > 0)
    return reasons


def _leading_beside_trumps(view: View, card: int) -> dict[str, float]:
    table, suit, takes = view.table, suit_of(card), takes_if_all_beat(view, card)
    assert table.trump is not None
    mine, theirs, part = view.mine[suit], view.theirs[suit], view.parts[suit]
    count, trumps = mine.bit_count(), view.mine[table.trump].bit_count()
    sure = float(takes > _SURE)
    reasons = _outlook(view, card, takes)
    reasons["takes"] = takes
    reasons["sure_trumps_out"] = sure * view.theirs[table.trump].bit_count()
    reasons["sure_length"] = sure * count
    reasons["sets_up_strength"] = (1 - takes) * (part.high + part.long)
    reasons["ruffed_length"] = _ruff_behind(view, suit, table.trump) * count
    reasons["length"] = count
    reasons["out"] = theirs.bit_count()
    reasons["new_void"] = float(count == 1) * min(4, trumps)
    reasons["top"] = float(card & 15 == mine.bit_length() - 1)
    reasons["under_winner"] = float(part.masters > 0 and card & 15 < theirs.bit_length())
    return reasons


def _ruff_behind(view: View, suit: Suit, trump: Suit) -> float:
    """How likely somebody who plays after me ruffs the suit."""
    table, nobody = view.table, 1.0
    for seat in table.to_follow:
        nobody *= 1 - table.chance_of_none(seat, LANES[suit]) * (1 - table.chance_of_none(seat, LANES[trump]))
    return 1 - nobody


def _outlook(view: View, card: int, takes: float) -> dict[str, float]:
    """How the trick is expected to change what the suit is still worth."""
    suit = suit_of(card)
    mine, followers, before = view.mine[suit] & ~(1 << (card & 15)), view.followers[suit], view.parts[suit]
    masters = high = long = 0.0
    for chance, beaten in ((takes, False), (1 - takes, in_front(view.table, card))):
        if chance:
            after = holdings.parts(mine, others_after(view, card, beaten=beaten), followers)
            masters += chance * (after.masters - before.masters)
            high += chance * (after.high - before.high)
            long += chance * (after.long - before.long)
    rank = rank_among(view, card)
    if suit == view.table.trump:
        return {"winners_trump": masters, "high_trump": high, "long_trump": long, "rank_trump": rank}
    return {"winners": masters, "high": high, "long": long, "rank": rank}
