"""Cards, sets of cards, packs, and who sits left of whom. No rule of any game.

A card has a small fixed number, its index: 16 * suit + rank - 1. A set of cards is one 64-bit number with a lane of
16 bits a suit, so that the C++ core (cpp/include/vorhand/cards.hpp) reads the same bits. Bit 0 of a lane stays free:
there the core puts the ace in contracts where it is lowest.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import total_ordering
from typing import NewType

from vorhand.errors import NotationError

__all__ = [
    "ALL_CARDS",
    "LANES",
    "LANE_BITS",
    "SEATS",
    "Card",
    "Cards",
    "Pack",
    "Rank",
    "Seat",
    "Suit",
    "bits_of",
    "indices_in",
    "next_seat",
]

Seat = NewType("Seat", int)
"""A place at the table, 0-based and numbered clockwise: the left neighbour of seat s is s + 1."""

SEATS = tuple(Seat(s) for s in range(4))


def next_seat(seat: Seat, players: int, steps: int = 1) -> Seat:
    """The seat `steps` places clockwise of `seat`, that is to its left."""
    return Seat((seat + steps) % players)


class Suit(IntEnum):
    """The four French suits in the fixed order of all text and numbering."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """C, D, H or S."""
        return "CDHS"[self]


class Rank(IntEnum):
    """The thirteen ranks; the number is the usual one (jack 11, queen 12, king 13, ace 14), not a rule."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """2 to 9, T, J, Q, K or A."""
        return _RANK_LETTERS[self - 2]


_RANK_LETTERS = "23456789TJQKA"
LANE_BITS = 16


@total_ordering
class Card:
    """One playing card. `Card("AH")` is the ace of hearts; equal cards are the same object.

    Cards compare in the fixed order of all lists: by suit C D H S, then by rank, two to ace.
    Raises NotationError for anything but a rank and a suit letter; `vorhand.notation` reads more forms.
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    text: str
    suit: Suit
    rank: Rank
    index: int
    """16 * suit + rank - 1, from 0 to 63."""
    bit: int
    """1 << index: the card as a set of cards."""

    def __new__(cls, text: str) -> "Card":
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise NotationError("notation-card", text=str(text)) from None

    @staticmethod
    def of(suit: Suit, rank: Rank) -> "Card":
        """The card of that suit and rank."""
        return _BY_INDEX[LANE_BITS * suit + rank - 1]

    @staticmethod
    def at(index: int) -> "Card":
        """The card with that index; KeyError if no card has it."""
        return _BY_INDEX[index]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f'Card("{self.text}")'

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        return Card, (self.text,)


def _make_card(suit: Suit, rank: Rank) -> Card:
    card: Card = object.__new__(Card)
    card.text = rank.letter + suit.letter
    card.suit = suit
    card.rank = rank
    card.index = LANE_BITS * suit + rank - 1
    card.bit = 1 << card.index
    return card


_BY_INDEX = {card.index: card for card in (_make_card(suit, rank) for suit in Suit for rank in Rank)}
_BY_TEXT = {card.text: card for card in _BY_INDEX.values()}

LANES = tuple(0xFFFF << (LANE_BITS * suit) for suit in Suit)
"""All bits of a suit, by suit."""


def indices_in(bits: int) -> list[int]:
    """The indices of the cards in a set of bits, ascending."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def bits_of(indices: Iterable[int]) -> int:
    """The set of bits of some card indices."""
    bits = 0
    for index in indices:
        bits |= 1 << index
    return bits


@dataclass(frozen=True, slots=True)
class Cards:
    """An immutable set of cards, iterated in the fixed order C D H S, two to ace."""

    bits: int = 0

    @staticmethod
    def of(cards: Iterable[Card]) -> "Cards":
        """The set of these cards."""
        return Cards(bits_of(card.index for card in cards))

    def __iter__(self) -> Iterator[Card]:
        return (_BY_INDEX[index] for index in indices_in(self.bits))

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits & card.bit)

    def __or__(self, other: "Cards") -> "Cards":
        return Cards(self.bits | other.bits)

    def __and__(self, other: "Cards") -> "Cards":
        return Cards(self.bits & other.bits)

    def __sub__(self, other: "Cards") -> "Cards":
        return Cards(self.bits & ~other.bits)

    def of_suit(self, suit: Suit) -> "Cards":
        """The cards of one suit."""
        return Cards(self.bits & LANES[suit])

    def __str__(self) -> str:
        return " ".join(card.text for card in self)


Pack = tuple[Card, ...]
"""The cards before the deal, in deal order. Shuffling happens elsewhere: an order is always handed in."""

ALL_CARDS = Cards.of(_BY_INDEX.values())
"""The 52 cards."""
