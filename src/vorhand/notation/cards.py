"""Cards as text: "AS", lists "2C7DKH", and hands in the order of bridge, "AKQ.T9.432." for S.H.D.C."""

from collections.abc import Iterable

from vorhand.cards import ALL_CARDS, Card, Cards, Suit
from vorhand.errors import NotationError

__all__ = ["format_cards", "format_hand", "parse_card", "parse_cards", "parse_hand", "shorten"]

_SIGNS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"})
_VARIATION_SELECTORS = {0xFE0E: None, 0xFE0F: None}
_HAND_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_CARDS = {card.text: card for card in ALL_CARDS}


def shorten(text: str, limit: int = 60) -> str:
    """The text fit to be quoted in an error: printable, and not longer than `limit`."""
    shown = "".join(c if c.isprintable() else "?" for c in text[: limit + 1])
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"


def parse_card(text: str) -> Card:
    """A card from rank and suit: "AS", "TH", and also "10H", lower case and suit signs.

    >>> parse_card("10♥")
    Card("TH")
    """
    signs = text.strip().translate(_SIGNS).translate(_VARIATION_SELECTORS)
    # Only ASCII letters have a case here: the long s would become an S.
    plain = signs.upper() if signs.isascii() else signs
    if plain.startswith("10"):
        plain = "T" + plain[2:]
    card = _CARDS.get(plain)
    if card is None:
        raise NotationError("notation-card", text=shorten(text))
    return card


def format_cards(cards: Iterable[Card]) -> str:
    """Cards in the given order without anything between them; "-" for none."""
    return "".join(card.text for card in cards) or "-"


def parse_cards(text: str) -> tuple[Card, ...]:
    """What `format_cards` wrote, in order."""
    if text == "-":
        return ()
    if len(text) % 2:
        raise NotationError("notation-card", text=shorten(text))
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))


def format_hand(hand: Cards) -> str:
    """A set of cards as ranks from the ace down, suits in the order spades.hearts.diamonds.clubs."""
    return ".".join("".join(card.rank.letter for card in reversed([*hand.of_suit(s)])) for s in _HAND_ORDER)


def parse_hand(text: str) -> Cards:
    """What `format_hand` wrote; ranks may come in any order."""
    suits = text.split(".")
    if len(suits) != 4:
        raise NotationError("notation-hand", text=shorten(text))
    cards = [parse_card(rank + suit.letter) for suit, ranks in zip(_HAND_ORDER, suits, strict=True) for rank in ranks]
    hand = Cards.of(cards)
    if len(hand) != len(cards):
        raise NotationError("notation-hand", text=shorten(text))
    return hand
