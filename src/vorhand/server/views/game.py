"""What a game adds to the view of a table, and the words that all of them use.

A module such as `bismarck` is one: its functions are the protocol. They get an observation and nothing else, so that
a hidden card cannot get in.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from vorhand.cards import Card, Seat, next_seat

__all__ = ["GameView", "View", "by_seat", "texts"]

View: TypeAlias = dict[str, Any]

RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)
ObservationT_contra = TypeVar("ObservationT_contra", contravariant=True)


class GameView(Protocol[RulesetT_contra, ObservationT_contra]):
    """The parts of a view that only the game can tell."""

    def rules(self, ruleset: RulesetT_contra, /) -> View:
        """What a page must know of the rule set: `id` and `title` in every game, the rest as it needs."""
        ...

    def scores(self, seen: ObservationT_contra, /) -> View:
        """The match so far: `results` by scored deal, `totals` by seat, `winners` once it is over."""
        ...

    def deal(self, seen: ObservationT_contra, /) -> View:
        """The present deal: `number`, `phase`, `dealer`, `hand`, `counts`, `trick` in every game."""
        ...

    def previous(self, seen: ObservationT_contra, /) -> View | None:
        """The deal before this one as the rule set shows it; None if there was none."""
        ...

    def laid_aside(self, seen: ObservationT_contra, /) -> Sequence[Card]:
        """The cards of which this seat is to lay some aside at once now; none where it is asked for something else."""
        ...


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards as they are written."""
    return [card.text for card in cards]


def by_seat(leader: Seat, cards: Iterable[Card], players: int) -> list[View]:
    """The cards of a trick, each with who played it, where everybody plays in turn."""
    return [{"seat": next_seat(leader, players, place), "card": card.text} for place, card in enumerate(cards)]
