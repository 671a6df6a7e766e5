"""Cards of a deck as players of a language write them: its index letters and suit signs; and back from what is typed.

Rank and suit may be typed in either order; where both orders make a card, the rank comes first. Typed suits may be
letters (C D H S), signs, or the beginning of the suit's name in the language. A spelling that could be two cards, such
as "kc" in Spanish (clubs by letter, corazones by name), means the one that is held. Where a deck has other letters
than the notation, its own come first.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product

from rich.text import Text

from vorhand.cards import ALL_CARDS, Card, Cards, Rank, Suit
from vorhand.cli.decks import ACE_HIGH, FRENCH, SUIT_ORDER, Deck
from vorhand.errors import NotationError
from vorhand.notation import parse_card
from vorhand.notation.cards import shorten
from vorhand.words import Words

__all__ = ["CardText", "card_text", "folded", "in_reading_order"]

_INDICES = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J", Rank.TEN: "T"}


def folded(text: str) -> str:
    """The text without case, accents and spaces, for comparing what was typed with words.

    >>> folded("Misère ")
    'misere'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c) and not c.isspace())


def in_reading_order(cards: Iterable[Card], ranks: tuple[Rank, ...] = ACE_HIGH) -> list[Card]:
    """Cards as a sorted hand shows them: spades, hearts, diamonds, clubs, each in the order of `ranks`."""
    return sorted(cards, key=lambda card: (-card.suit, ranks.index(card.rank)))


class CardText:
    """The cards of a deck in one language."""

    def __init__(self, words: Words, deck: Deck, ranks: tuple[Rank, ...]) -> None:
        """`ranks`: from the first of a sorted suit to the last."""
        self.ranks = ranks
        self._words, self._deck = words, deck
        self._index = {rank: words.say(f"{deck.words}index-{letter}") for rank, letter in _INDICES.items()}
        self._suit_names = {suit: words.say(f"{deck.words}suit-{suit.letter}").split("/") for suit in Suit}
        self._signs = deck.signs or {suit: words.say(f"{deck.words}sign-{suit.letter}") for suit in Suit}
        self._no_suit = words.say("suit-none")
        self._cards = self._spellings()

    def in_order(self, ranks: tuple[Rank, ...]) -> "CardText":
        """The same cards, sorted in another order."""
        return card_text(self._words, self._deck, ranks)

    def rank(self, rank: Rank) -> str:
        """What stands in the corner of a card of that rank."""
        return self._index.get(rank, rank.letter)

    def sign(self, suit: Suit) -> str:
        """What stands for a suit, such as "♥"."""
        return self._signs[suit]

    def style(self, suit: Suit) -> str:
        """The colour of a suit; empty for that of all text."""
        return self._deck.styles.get(suit, "")

    def card(self, card: Card) -> str:
        """Such as "10♥"."""
        return self.rank(card.rank) + self.sign(card.suit)

    def typed(self, rank: Rank, suit: Suit) -> str:
        """A card as it can be typed on any keyboard, such as "10H"."""
        return self.rank(rank) + (suit.letter if self._deck.signs else self.sign(suit))

    def row(self, cards: Iterable[Card]) -> str:
        """Cards in the given order, "–" for none."""
        return " ".join(map(self.card, cards)) or "–"

    def sorted(self, cards: Iterable[Card]) -> list[Card]:
        """Cards as a sorted hand shows them."""
        return in_reading_order(cards, self.ranks)

    def hand(self, cards: Cards) -> Text:
        """A hand in one line, sorted: "♠ A K 9  ♥ Q 7"; it breaks between suits only."""
        suits = [
            Text(
                "\u00a0".join([self.sign(suit), *(self.rank(card.rank) for card in self.sorted(cards.of_suit(suit)))]),
                style=self.style(suit),
            )
            for suit in SUIT_ORDER
            if cards.of_suit(suit)
        ]
        return Text("  ").join(suits) if suits else Text("–")

    def suit(self, suit: Suit | None) -> str:
        """A suit as trumps, such as "♥ hearts"; None is no trumps."""
        return self._no_suit if suit is None else f"{self.sign(suit)} {self.suit_word(suit)}"

    def suit_word(self, suit: Suit | None) -> str:
        """Such as "hearts"; None is no trumps."""
        return self._no_suit if suit is None else self._suit_names[suit][0]

    def suits_in_words(self, letters: str) -> str:
        """Suits of the notation, such as "C, H", for a sentence: it knows French suits, others it needs by name.

        >>> from vorhand.cli.decks import GERMAN
        >>> from vorhand.words import words
        >>> card_text(words("en"), GERMAN).suits_in_words("C, H")
        'acorns, hearts'
        """
        if self._deck.signs:
            return letters
        names = {suit.letter: self.suit_word(suit) for suit in Suit}
        return ", ".join(names.get(letter, letter) for letter in letters.split(", "))

    def suit_spellings(self, suit: Suit) -> list[str]:
        """What may be typed for a suit: its names, and its letter on these cards."""
        return [*self._suit_names[suit], suit.letter if self._deck.signs else self.sign(suit)]

    def painted(self, text: str, style: str = "") -> Text:
        """The text with its red cards and suit signs in red."""
        styled = Text(text, style=style)
        if self._deck.coloured:
            styled.highlight_regex(self._deck.coloured, "red")
        return styled

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
            sample = self.typed(Rank.ACE, Suit.HEARTS)
            raise NotationError("cli-not-a-card", text=shorten(typed, 20), sample=sample) from None

    def _spellings(self) -> "_Spellings":
        """What each typed text may mean."""
        ranks = {rank: {self.rank(rank), self._deck.numbers.get(rank, "")} - {""} for rank in Rank}
        suits = {suit: {self.sign(suit), *_beginnings(self._suit_names[suit])} for suit in Suit}
        noted_ranks = {rank: {rank.letter, "10" if rank is Rank.TEN else rank.letter} for rank in Rank}
        noted_suits = {suit: {suit.letter} for suit in Suit}
        if not self._deck.signs:  # the letters of the notation may mean other suits on these cards
            return _spelled(noted_ranks, noted_suits) | _spelled(ranks, suits)
        return _spelled(
            {rank: ranks[rank] | noted_ranks[rank] for rank in Rank},
            {suit: suits[suit] | noted_suits[suit] for suit in Suit},
        )


_Spellings = dict[str, list[Card]]


def _beginnings(names: Iterable[str]) -> set[str]:
    return {name[:end] for name in map(folded, names) for end in range(1, len(name) + 1)}


def _spelled(ranks: Mapping[Rank, set[str]], suits: Mapping[Suit, set[str]]) -> _Spellings:
    usual: _Spellings = {}
    turned: _Spellings = {}
    for card in ALL_CARDS:
        for rank, suit in product(map(folded, ranks[card.rank]), map(folded, suits[card.suit])):
            _note(usual, rank + suit, card)
            _note(turned, suit + rank, card)
    return turned | usual


def _note(spellings: _Spellings, text: str, card: Card) -> None:
    found = spellings.setdefault(text, [])
    if card not in found:
        found.append(card)


_NO_VARIATION = {0xFE0E: None, 0xFE0F: None}


@cache
def card_text(words: Words, deck: Deck = FRENCH, ranks: tuple[Rank, ...] = ACE_HIGH) -> CardText:
    """The cards of a deck in the language of `words`, sorted in the order of `ranks`."""
    return CardText(words, deck, ranks)
