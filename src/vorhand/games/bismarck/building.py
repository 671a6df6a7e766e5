"""How the piles of a layout are built: which card opens each suit, and which comes next. Rules BIS-8.1 and BIS-8.2.

Who may or must lay a card is decided in `legal`; what laying one does, in `layout`.
"""

from enum import StrEnum
from functools import cache

from vorhand.cards import LANES, Card, Rank, Suit, bits_of, indices_in
from vorhand.games.bismarck.ruleset import Build, Contract, Ruleset
from vorhand.tricks import Ace

__all__ = ["Direction", "Piles", "fitting", "piles_of", "ranks_to_name"]

Piles = tuple[tuple[int, ...], ...]
"""The cards of each suit in the order in which they are laid."""


class Direction(StrEnum):
    """Which card comes after another on a pile."""

    UP = "up"
    """The next higher one."""
    DOWN = "down"


def piles_of(ruleset: Ruleset, contract: Contract, start: Rank | None, direction: Direction | None) -> Piles:
    """The piles of a layout; start and direction are what the declarer named, where he names them.

    BIS-8.2: past the highest card of a suit comes its lowest, and the other way round.
    """
    suits = _rising(ruleset.cards.bits, contract.ace)
    match contract.build:
        case Build.UP:
            return suits
        case Build.DOWN:
            return tuple(suit[::-1] for suit in suits)
        case Build.NAMED:
            assert start is not None and direction is not None
            ways = suits if direction is Direction.UP else tuple(suit[::-1] for suit in suits)
            return tuple(_from(suit, start) for suit in ways)


@cache
def _rising(cards: int, ace: Ace) -> Piles:
    """Each suit of a pack from its lowest card to its highest."""

    def place(card: int) -> int:
        return 0 if ace is Ace.LOW and Card.at(card).rank is Rank.ACE else card

    return tuple(tuple(sorted(indices_in(cards & lane), key=place)) for lane in LANES)


def _from(suit: tuple[int, ...], start: Rank) -> tuple[int, ...]:
    at = next(place for place, card in enumerate(suit) if Card.at(card).rank is start)
    return suit[at:] + suit[:at]


def fitting(piles: Piles, laid: int) -> int:
    """The cards that open a pile or come next on one, a set, when these lie on the table (BIS-8.1)."""
    heights = ((laid & lane).bit_count() for lane in LANES)
    return bits_of(pile[height] for pile, height in zip(piles, heights, strict=True) if height < len(pile))


@cache
def ranks_to_name(cards: int) -> tuple[Rank, ...]:
    """The ranks from which a layout can begin: those that every suit of the pack has."""
    return tuple(rank for rank in Rank if all(cards >> Card.of(suit, rank).index & 1 for suit in Suit))
