"""Which cards of Bismarck are hidden from whom, and where an action holds one face down."""

import random
from collections.abc import Iterator, Mapping, Sequence

from vorhand.cards import Card, Cards, Seat, bits_of, next_seat
from vorhand.games.bismarck.actions import Discard, GiveCard
from vorhand.games.bismarck.building import fitting
from vorhand.games.bismarck.giving import givings, under_way
from vorhand.games.bismarck.ruleset import Facing, FirstDeclarer
from vorhand.games.bismarck.state import State, dealt_hands, kitty_in_hand
from vorhand.records import Entry
from vorhand.testing.bismarck.order import in_order

__all__ = ["may_lie", "unseen_cards", "with_cards_moved", "with_other_choices"]


def unseen_cards(state: State, seat: Seat | None) -> Cards:
    """The cards whose places that seat does not know, by the dossier's table of visibility (1.3)."""
    facts = state.deal
    known = bits_of(card for trick in state.history for card in trick.cards) | bits_of(state.trick)
    known |= bits_of(card for _, card in facts.shown)
    if state.layout is not None:
        known |= state.layout.laid
    if not state.standing.results and state.ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE:
        known |= Card("AC").bit
    if state.ruleset.kitty.facing is Facing.OPEN:
        known |= bits_of(facts.kitty)
    if seat is not None and facts.looked:
        known |= dealt_hands(state)[seat] | _got(state, seat)
        if seat == facts.declarer and kitty_in_hand(state.ruleset, facts):
            known |= bits_of(facts.kitty)
    return Cards(state.ruleset.cards.bits & ~known)


def _got(state: State, seat: Seat) -> int:
    """What others have given the seat; what is still being chosen has not reached it."""
    order, given = givings(state.ruleset, state.deal.declarer), state.deal.given
    got = 0
    for giving, cards in zip(order, given, strict=False):
        if giving.receiver == seat and cards.bit_count() == giving.count:
            got |= cards
    return got


def with_cards_moved(entries: Sequence[Entry], places: dict[Card, Card]) -> list[Entry]:
    """The entries of one deal with cards laid aside and given exchanged; they keep their ascending order."""
    return in_order([_moved(entry, places) for entry in entries])


def _moved(entry: Entry, places: dict[Card, Card]) -> Entry:
    match entry.action:
        case Discard(card=card) | GiveCard(card=card) as action:
            return Entry(entry.actor, type(action)(places.get(card, card)))
        case _:
            return entry


def with_other_choices(state: State, entries: Sequence[Entry], seat: Seat | None, rng: random.Random) -> list[Entry]:
    """One choice that is hidden from the seat made otherwise: a card kept, and another laid aside or given instead.

    `state` is where the entries of one deal have led to; only cards not played since are exchanged.
    """
    hidden = list(_hidden_choices(state, entries, seat))
    if not hidden:
        return list(entries)
    number = rng.choice(hidden)
    actor, action = entries[number]
    kept = list(Cards(state.hands[actor])) if isinstance(actor, int) else []
    if not kept:
        return list(entries)
    changed = [*entries[:number], Entry(actor, type(action)(rng.choice(kept))), *entries[number + 1 :]]
    return in_order(changed)


def _hidden_choices(state: State, entries: Sequence[Entry], seat: Seat | None) -> Iterator[int]:
    """The places of what others laid aside or gave to others, where the card still lies."""
    order = givings(state.ruleset, state.deal.declarer)
    due = under_way(order, state.deal.given)
    on_the_way = due[1] if due else 0
    gifts = iter([giving for giving in order for _ in range(giving.count)])
    for number, (actor, action) in enumerate(entries):
        match action:
            case Discard() if actor != seat:
                yield number
            case GiveCard(card=card):
                giving = next(gifts)
                lies = card.bit & (state.hands[giving.receiver] | on_the_way)
                if lies and seat not in (giving.giver, giving.receiver):
                    yield number
            case _:
                continue


def may_lie(state: State, places: Mapping[Card, Card]) -> bool:
    """Whether nobody holds a card that he could have laid when he passed (BIS-8.4)."""
    layout = state.layout
    if layout is None:
        return True
    denied, laid = [0] * len(state.hands), 0
    for place, card in enumerate(layout.turns):
        if card is None:
            denied[next_seat(state.leader, len(state.hands), place)] |= fitting(layout.piles, laid)
        else:
            laid |= 1 << card
    held = (bits_of(places.get(card, card).index for card in Cards(hand)) for hand in state.hands)
    return not any(hand & never for hand, never in zip(held, denied, strict=True))
