"""The table suit by suit, and how likely a card takes the present trick."""

from dataclasses import dataclass

from vorhand.bots.bismarck import holdings
from vorhand.bots.bismarck.inference import Table
from vorhand.cards import LANES, Suit

__all__ = [
    "View",
    "in_front",
    "others_after",
    "rank_among",
    "suit_of",
    "takes_if_all_beat",
    "takes_if_all_duck",
    "view_of",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A table with what is asked of it again and again; tuples go by suit, suits are lanes."""

    table: Table
    led: Suit | None
    """None if this seat leads."""
    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    """The cards that an opponent may hold."""
    followers: tuple[int, ...]
    """How many others may hold the suit."""
    behind: tuple[int, ...]
    """How many of those still play to this trick."""
    parts: tuple[holdings.Parts, ...]
    cards_left: int
    """Cards in this seat's hand."""


def view_of(table: Table) -> View:
    """The view that this seat has of its table."""
    mine, theirs = _lanes(table.hand), _lanes(table.outstanding())
    followers = tuple([_how_many(table, table.others, lane) for lane in LANES])
    return View(
        table=table,
        led=suit_of(table.trick[0]) if table.trick else None,
        mine=mine,
        theirs=theirs,
        followers=followers,
        behind=tuple([_how_many(table, table.to_follow, lane) for lane in LANES]),
        parts=tuple([holdings.parts(mine[s], theirs[s], followers[s]) for s in Suit]),
        cards_left=table.hand.bit_count(),
    )


def suit_of(card: int) -> Suit:
    """The suit of a card index."""
    return _SUITS[card >> 4]


_SUITS = tuple(Suit)


def _lanes(cards: int) -> tuple[int, ...]:
    return (cards & 0xFFFF, cards >> 16 & 0xFFFF, cards >> 32 & 0xFFFF, cards >> 48)


def _how_many(table: Table, seats: tuple[int, ...], lane: int) -> int:
    return sum([bool(table.may_hold[seat] & lane) for seat in seats])


# The present trick


def in_front(table: Table, card: int) -> bool:
    """Whether the card beats everything played to the trick so far."""
    if not table.trick:
        return True
    best = table.best
    return card > best if card >> 4 == best >> 4 else card >> 4 == table.trump


def takes_if_all_beat(view: View, card: int) -> float:
    """How likely the card takes the trick although everybody beats it who can; with a partner, how likely the side
    does."""
    table, front = view.table, in_front(view.table, card)
    if not front and table.partner is None:
        return 0.0
    led = suit_of(card) if view.led is None else view.led
    stands, chance = (card, 1.0) if front else (table.best, float(table.partner_leads))
    for seat in table.to_follow:
        over = _can_beat(table, seat, stands, led)
        chance = chance + (1 - chance) * over if seat == table.partner else chance * (1 - over)
    return chance


def _can_beat(table: Table, seat: int, card: int, led: Suit) -> float:
    over = 1 - table.chance_of_none(seat, _higher(card))
    if card >> 4 != led:
        return table.chance_of_none(seat, LANES[led]) * over
    if table.trump is None or led == table.trump:
        return over
    ruffs = table.chance_of_none(seat, LANES[led]) * (1 - table.chance_of_none(seat, LANES[table.trump]))
    return over + ruffs


def takes_if_all_duck(view: View, card: int) -> float:
    """How likely the card takes the trick although everybody stays under it who can; with a partner, how likely the
    side does."""
    table, front = view.table, in_front(view.table, card)
    if not front and table.partner is None:
        return 0.0
    stands, chance = (card, 1.0) if front else (table.best, float(table.partner_leads))
    if view.led is not None and stands >> 4 != view.led:
        return chance
    lower, higher = _lower(stands), _higher(stands)
    for seat in table.to_follow:
        over = table.chance_of_none(seat, lower) * (1 - table.chance_of_none(seat, higher))
        chance = chance + (1 - chance) * over if seat == table.partner else chance * (1 - over)
    return chance


def _higher(card: int) -> int:
    return LANES[card >> 4] & ~((2 << card) - 1)


def _lower(card: int) -> int:
    return LANES[card >> 4] & ((1 << card) - 1)


# The suit of a card


def rank_among(view: View, card: int) -> float:
    """The share of the others' cards of the suit that are lower; 1 where they have none."""
    theirs = view.theirs[card >> 4]
    return (theirs & ((1 << (card & 15)) - 1)).bit_count() / theirs.bit_count() if theirs else 1.0


def others_after(view: View, card: int, *, beaten: bool) -> int:
    """What the others still hold of the suit after this trick: they give their lowest, or the lowest that beats me."""
    suit = card >> 4
    theirs, count = view.theirs[suit], view.behind[suit]
    if view.led not in (None, suit):
        return theirs
    over = theirs >> (card & 15) << (card & 15)
    if beaten and count and over:
        theirs &= ~(over & -over)
        count -= 1
    for _ in range(count):
        theirs &= theirs - 1 if theirs else 0
    return theirs
