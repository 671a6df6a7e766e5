"""What telling events has in common in every game: who it is about, in the words of a screen."""

from vorhand.cards import Seat
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.errors import Field

__all__ = ["SeatTeller"]


class SeatTeller:
    """Says sentences about seats; a game's teller says which."""

    def __init__(self, screen: Screen, names: Names) -> None:
        self._screen = screen
        self._names = names

    def _about(self, seat: Seat, what: str, /, **fields: Field) -> str:
        """The catalogue's sentence about a player, or the command line's about the person."""
        return self._said(f"event-{what}", seat, what, fields)

    def _of(self, seat: Seat, what: str, /, **fields: Field) -> str:
        """A sentence that only the command line has, about a player or the person."""
        return self._said(f"cli-{what}", seat, what, fields)

    def _said(self, key: str, seat: Seat, what: str, fields: dict[str, Field]) -> str:
        if seat == self._names.you:
            return self._screen.say(f"cli-you-{what}", **fields)
        return self._screen.say(key, player=self._names[seat], **fields)
