"""What happens in a deal by the table's doing and not by the rules: facts for everybody."""

from dataclasses import dataclass

from vorhand.cards import Card, Seat
from vorhand.games.base import Event

__all__ = ["CardTakenBack", "RestPlayed"]


@dataclass(frozen=True, slots=True)
class CardTakenBack(Event):
    """A player has his last card in his hand again; everybody has seen it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RestPlayed(Event):
    """The server plays the rest of the deal: it is this seat's, or for None it is all the same."""

    seat: Seat | None
