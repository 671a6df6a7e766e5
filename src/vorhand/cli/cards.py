"""Cards as players of a language write them: its index letters, suits as signs; and back from what is typed.

Rank and suit may be typed in either order; where both orders make a card, the rank comes first. Typed suits may be
letters (C D H S), signs, or the beginning of the suit's name in the language. A spelling that could be two cards, such
as "kc" in Spanish (clubs by letter, corazones by name), means the one that is held.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import product

from rich.text import Text

from vorhand.cards import ALL_CARDS, Card, Cards, Rank, Suit
from vorhand.errors import NotationError
from vorhand.games.bismarck.ruleset import Trump
from vorhand.notation import parse_card
from vorhand.notation.cards import shorten
from vorhand.words import Words

__all__ = ["SIGNS", "SUIT_ORDER", "CardText", "card_text", "folded", "in_reading_order", "painted", "suit_style"]

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""Rows of a hand, from the top."""

SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

_INDICES = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J", Rank.TEN: "T"}
_NUMBERS = {Rank.ACE: "1", Rank.KING: "13", Rank.QUEEN: "12", Rank.JACK: "11"}  # as on Finnish cards


def folded(text: str) -> str:
    """The text without case, accents and spaces, for comparing what was typed with words.

    >>> folded("Misère ")
    'misere'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c) and not c.isspace())


def suit_style(suit: Suit) -> str:
    """Red, or the colour of all text."""
    return "red" if suit in (Suit.DIAMONDS, Suit.HEARTS) else ""


def in_reading_order(cards: Iterable[Card]) -> list[Card]:
    """Cards as a sorted hand shows them: spades, hearts, diamonds, clubs, each from the ace down."""
    return sorted(cards, key=lambda card: (-card.suit, -card.rank))


class CardText:
    """The cards in one language."""

    def __init__(self, words: Words) -> None:
        self._index = {rank: words.say(f"index-{letter}") for rank, letter in _INDICES.items()}
        self._suit_words = {suit: words.say(f"suit-{suit.letter}") for suit in Suit}
        self._no_trump = words.say("suit-none")
        self._cards = self._spellings()

    def rank(self, rank: Rank) -> str:
        """What stands in the corner of a card of that rank."""
        return self._index.get(rank, rank.letter)

    def card(self, card: Card) -> str:
        """Such as "10♥"."""
        return self.rank(card.rank) + SIGNS[card.suit]

    def row(self, cards: Iterable[Card]) -> str:
        """Cards in the given order, "–" for none."""
        return " ".join(map(self.card, cards)) or "–"

    def hand(self, cards: Cards) -> Text:
        """A hand in one line, sorted: "♠ A K 9  ♥ Q 7"; it breaks between suits only."""
        suits = [
            Text(
                "\u00a0".join([SIGNS[suit], *(self.rank(card.rank) for card in in_reading_order(cards.of_suit(suit)))]),
                style=suit_style(suit),
            )
            for suit in SUIT_ORDER
            if cards.of_suit(suit)
        ]
        return Text("  ").join(suits) if suits else Text("–")

    def trump(self, trump: Trump) -> str:
        """Such as "♥ hearts", or the words for no trumps."""
        suit = trump.suit
        return self._no_trump if suit is None else f"{SIGNS[suit]} {self._suit_words[suit]}"

    def suit_word(self, trump: Trump) -> str:
        """Such as "hearts"."""
        return self._no_trump if trump.suit is None else self._suit_words[trump.suit]

    def read(self, typed: str, held: Cards) -> Card:
        """The card that somebody who holds `held` means; NotationError if that is not clear."""
        found = self._cards.get(folded(typed).translate(_NO_VARIATION), [])
        mine = [card for card in found if card in held]
        if len(found) == 1 or len(mine) == 1:
            return (mine or found)[0]
        if len(mine) > 1:
            which = self.row(mine)
            raise NotationError("cli-card-ambiguous", text=shorten(typed, 20), cards=which)
        try:
            return parse_card(typed)
        except NotationError:
            sample = "".join([self._index[Rank.ACE], Suit.HEARTS.letter])
            raise NotationError("cli-not-a-card", text=shorten(typed, 20), sample=sample) from None

    def _spellings(self) -> dict[str, list[Card]]:
        usual: dict[str, list[Card]] = {}
        turned: dict[str, list[Card]] = {}
        for card in ALL_CARDS:
            ranks = {card.rank.letter, self.rank(card.rank), _NUMBERS.get(card.rank, "")} - {""}
            ranks |= {"10"} if card.rank is Rank.TEN else set()
            word = folded(self._suit_words[card.suit])
            suits = {card.suit.letter.lower(), SIGNS[card.suit], *(word[:end] for end in range(1, len(word) + 1))}
            for rank, suit in product(map(folded, ranks), suits):
                _note(usual, rank + suit, card)
                _note(turned, suit + rank, card)
        return turned | usual


def _note(spellings: dict[str, list[Card]], text: str, card: Card) -> None:
    found = spellings.setdefault(text, [])
    if card not in found:
        found.append(card)


_NO_VARIATION = {0xFE0E: None, 0xFE0F: None}


@cache
def card_text(words: Words) -> CardText:
    """The cards in the language of `words`."""
    return CardText(words)


def painted(text: str, style: str = "") -> Text:
    """The text with its red cards and suit signs in red."""
    styled = Text(text, style=style)
    styled.highlight_regex(r"\w{0,2}[♥♦]", "red")
    return styled
