"""What is hidden in a deal of Bauernschnapsen, by the dossier's table of visibility (5.3)."""

from collections.abc import Sequence

from vorhand.cards import Card, Cards, Rank, Seat, bits_of
from vorhand.games.bauernschnapsen.ruleset import CARDS
from vorhand.games.bauernschnapsen.state import State, dealt_hands
from vorhand.records import Entry

__all__ = ["unseen_cards", "with_cards_moved"]


def unseen_cards(state: State, seat: Seat | None) -> Cards:
    """The cards whose places that seat does not know; None asks for a spectator."""
    facts = state.deal
    known = bits_of(card for trick in state.history for card in trick.cards) | bits_of(state.trick)
    if facts.turned is not None:
        known |= 1 << facts.turned
    for marriage in state.marriages:
        known |= Card.of(marriage.suit, Rank.KING).bit | Card.of(marriage.suit, Rank.QUEEN).bit
    if seat is not None:
        known |= dealt_hands(state)[seat] & ~facts.late[seat]
    return Cards(CARDS.bits & ~known)


def with_cards_moved(entries: Sequence[Entry], places: dict[Card, Card]) -> list[Entry]:
    """No action but the Deal holds a card face down; which of two cards was turned up is said by its place."""
    del places
    return list(entries)
