"""The cards that a game can be played with, as tables: signs, colours and letters. What they mean is no matter here.

What a language writes in the corner of a card and calls a suit stands in its catalogue (`words/en/cards.ftl`), under
keys that begin with the deck's own word.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from vorhand.cards import Rank, Suit

__all__ = ["ACE_HIGH", "ACE_LOW", "DECKS", "FRENCH", "GERMAN", "SUIT_ORDER", "Deck", "DeckName"]

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""Rows of a hand, from the top."""

ACE_HIGH = tuple(sorted(Rank, reverse=True))
"""The ranks as a hand of most games is sorted."""

ACE_LOW = (*ACE_HIGH[1:], ACE_HIGH[0])
"""The same where the ace is the lowest card."""


class DeckName(StrEnum):
    """What `--deck` takes."""

    FRENCH = "french"
    GERMAN = "german"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Deck:
    """One kind of cards.

    Its words are `{words}index-A` for a rank and `{words}suit-C` for a suit, with "/" between two names.
    """

    name: DeckName
    words: str
    styles: Mapping[Suit, str]
    """Colours; a suit that is missing has that of all text."""
    signs: Mapping[Suit, str] = field(default_factory=dict)
    """Where a suit has no sign of its own, the language has a letter for it: `{words}sign-C`."""
    numbers: Mapping[Rank, str] = field(default_factory=dict)
    """What may be typed for a rank besides its letter."""
    coloured: str = ""
    """A regular expression: cards and signs in running text that are red. Letters cannot be told from other text."""


FRENCH = Deck(
    name=DeckName.FRENCH,
    words="",
    styles={Suit.DIAMONDS: "red", Suit.HEARTS: "red"},
    signs={Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"},
    numbers={Rank.ACE: "1", Rank.KING: "13", Rank.QUEEN: "12", Rank.JACK: "11"},  # as on Finnish cards
    coloured=r"\w{0,2}[♥♦]",
)

GERMAN = Deck(
    name=DeckName.GERMAN,
    words="german-",
    styles={Suit.DIAMONDS: "yellow", Suit.HEARTS: "red", Suit.SPADES: "green"},
)
"""Double-German cards: acorns for clubs, leaves for spades, bells for diamonds; Ober and Unter for queen and jack."""

DECKS: Mapping[DeckName, Deck] = {deck.name: deck for deck in (FRENCH, GERMAN)}
