"""How many cards lie where in a deal of Bismarck, and which of them a seat knows.

Whoever is choosing several cards to lay aside or to give, one after the other, counts as having them all in his hand
until he has chosen the last: nobody else knows the first, and he may still think about the others.
"""

from dataclasses import dataclass

from vorhand.cards import Cards
from vorhand.games.bismarck.giving import GivenCards, givings
from vorhand.games.bismarck.observation import Observation
from vorhand.games.bismarck.ruleset import ExchangeOrder
from vorhand.games.bismarck.state import KittyFate, Phase

__all__ = ["Heaps", "discards_first", "heaps_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Heaps:
    """The columns of a world: hands by seat, the kitty while it lies, the discards, what is not dealt yet."""

    known: tuple[int, ...]
    """What the seat knows to lie in each column, a set."""
    sizes: tuple[int, ...]
    kitty: int
    """Number of that column; the discards and the undealt cards come after it."""
    lies: bool
    """Whether the kitty lies on the table."""
    laid_aside: bool
    """Whether the declarer has laid his cards aside."""

    @property
    def discards(self) -> int:
        """Number of that column."""
        return self.kitty + 1


def discards_first(seen: Observation) -> bool:
    """Whether the declarer lays cards aside before he has seen the kitty (BIS-3.7)."""
    return seen.ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST


def heaps_of(seen: Observation) -> Heaps:
    """The columns as the seat sees them."""
    players, kitty_size = seen.ruleset.players, seen.ruleset.kitty.size
    discarded = _discarded(seen)
    taken = seen.kitty_fate is KittyFate.TAKEN
    complete = taken and discarded == kitty_size
    lies = not taken or (discards_first(seen) and not complete)
    chosen = _unfinished_gift(seen)

    sizes = list(seen.hand_counts)
    known = [seen.hand.bits if seat == seen.seat else 0 for seat in range(players)]
    if seen.declarer is not None and not complete:
        sizes[seen.declarer] += discarded
        known[seen.declarer] |= seen.discards.bits
    if chosen is not None:
        sizes[chosen.giver] += chosen.count
        known[chosen.giver] |= chosen.cards.bits
    return Heaps(
        known=(*known, Cards.of(seen.kitty).bits if lies else 0, seen.discards.bits if complete else 0, 0),
        sizes=(*sizes, kitty_size if lies else 0, kitty_size if complete else 0, seen.undealt),
        kitty=players,
        lies=lies,
        laid_aside=complete,
    )


def _discarded(seen: Observation) -> int:
    """How many cards the declarer has laid aside: it shows in the number of those that he holds."""
    ruleset, declarer = seen.ruleset, seen.declarer
    if seen.kitty_fate is not KittyFate.TAKEN or ruleset.partners_exchange:
        return 0
    if seen.phase is Phase.PLAY or (discards_first(seen) and seen.phase is not Phase.DISCARD):
        return ruleset.kitty.size
    assert declarer is not None
    in_hand = 0 if discards_first(seen) else ruleset.kitty.size
    return ruleset.deck.hand + in_hand - seen.hand_counts[declarer]


def _unfinished_gift(seen: Observation) -> GivenCards | None:
    """What somebody has begun to choose for another."""
    if not seen.given:
        return None
    assert seen.declarer is not None
    last, due = seen.given[-1], givings(seen.ruleset, seen.declarer)[len(seen.given) - 1]
    return last if last.count < due.count else None
