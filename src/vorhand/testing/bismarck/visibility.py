"""Which cards of Bismarck are hidden from whom, and where an action holds one face down."""

from collections.abc import Sequence

from vorhand.cards import Card, Cards, Seat, bits_of
from vorhand.games.bismarck.actions import Discard
from vorhand.games.bismarck.ruleset import Facing
from vorhand.games.bismarck.state import State, dealt_hands, kitty_in_hand
from vorhand.records import Entry

__all__ = ["unseen_cards", "with_cards_moved"]


def unseen_cards(state: State, seat: Seat | None) -> Cards:
    """The cards whose places that seat does not know, by the dossier's table of visibility (1.3)."""
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


def with_cards_moved(entries: Sequence[Entry], places: dict[Card, Card]) -> list[Entry]:
    """The entries of one deal with the discards exchanged; they keep their ascending order (BIS-3.7)."""
    discards = sorted(places.get(e.action.card, e.action.card) for e in entries if isinstance(e.action, Discard))
    laid = iter(discards)
    return [Entry(e.actor, Discard(next(laid))) if isinstance(e.action, Discard) else e for e in entries]
