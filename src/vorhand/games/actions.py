"""What is done in every game here: drawing the dealer, dealing a pack, playing a card."""

from dataclasses import dataclass
from functools import cache

from vorhand.cards import ALL_CARDS, Card, Pack, Seat

__all__ = ["PLAYS", "Deal", "DrawDealer", "PlayCard", "plays_of"]


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """Chance: who deals first (BIS-1.3, BAU-1.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the order of the whole pack, first card dealt first (BIS-2.1, BAU-2.1)."""

    pack: Pack


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A player plays one card to the trick (BIS-4.1, BAU-5.1)."""

    card: Card


_PLAY_OF = {card.index: PlayCard(card) for card in ALL_CARDS}

PLAYS = tuple(_PLAY_OF.values())
"""Every play, in the order of the cards."""


@cache
def _lane_plays(lane: int, bits: int) -> tuple[PlayCard, ...]:
    return tuple(_PLAY_OF[16 * lane + low] for low in range(1, 14) if bits >> low & 1)


def plays_of(bits: int) -> tuple[PlayCard, ...]:
    """The plays of a set of cards, ascending. One cached tuple a suit: this is the inner loop."""
    return (
        _lane_plays(0, bits & 0xFFFF)
        + _lane_plays(1, bits >> 16 & 0xFFFF)
        + _lane_plays(2, bits >> 32 & 0xFFFF)
        + _lane_plays(3, bits >> 48)
    )
