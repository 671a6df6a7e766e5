"""A complete trick, as a state keeps it and as a player sees it."""

from dataclasses import dataclass

from vorhand.cards import Card, Seat

__all__ = ["ObservedTrick", "Trick", "kept", "observed"]


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: who led, the card indices in play order, who took it."""

    leader: Seat
    cards: tuple[int, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class ObservedTrick:
    """A complete trick: who led, the cards in play order, who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


def observed(trick: Trick) -> ObservedTrick:
    """The trick for players' eyes."""
    return ObservedTrick(trick.leader, tuple(Card.at(card) for card in trick.cards), trick.winner)


def kept(trick: ObservedTrick) -> Trick:
    """The trick for counting: undoes `observed`."""
    return Trick(trick.leader, tuple(card.index for card in trick.cards), trick.winner)
