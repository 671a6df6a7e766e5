"""What the games share: who can act, what comes of an action, why an action is refused, the Game protocol.

A game is a machine over immutable states. One actor acts at a time: a seat, or NATURE for everything that chance
decides. An ARBITER may report an irregularity of the real table at some moments; he is never waited for.

He also says who deals first where an earlier match of the same table decides it and not chance.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from vorhand.cards import Cards, Seat
from vorhand.errors import Field, IllegalActionError

__all__ = [
    "ARBITER",
    "NATURE",
    "Actor",
    "AnyGame",
    "AnyObservation",
    "AnyRuleset",
    "AnyState",
    "Draws",
    "Event",
    "Game",
    "Office",
    "Outcome",
    "Refusal",
    "Step",
    "Turn",
]


class Office(Enum):
    """An actor who is not a player."""

    NATURE = "nature"
    ARBITER = "arbiter"


NATURE: Final = Office.NATURE
ARBITER: Final = Office.ARBITER

Actor: TypeAlias = Seat | Office

Turn: TypeAlias = Seat | Literal[Office.NATURE]
"""Whom a table can wait for."""

ItemT = TypeVar("ItemT")
RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)
StateT = TypeVar("StateT", bound=Hashable)
ActionT = TypeVar("ActionT")
ObservationT_co = TypeVar("ObservationT_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Event:
    """A fact of the past. Everybody may know it, unless its class narrows the audience."""

    @property
    def audience(self) -> frozenset[Seat] | None:
        """The seats that may know this event; None means everybody, spectators too."""
        return None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether that seat may know it; None asks for a spectator."""
        return self.audience is None or (seat is not None and seat in self.audience)


class Step(NamedTuple, Generic[StateT]):
    """What came of an action: the new state and what happened on the way, in order."""

    state: StateT
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[Seat, ...]
    """In the order of the seats; several share it or are partners."""
    scores: tuple[int, ...]
    """By seat, in what the game counts over several matches; a table adds them up."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: a stable code, the number of the rule, and the fields of the sentence."""

    code: str
    rule: str = ""
    """Such as "BIS-4.2"; empty where no rule of the game decides but the order of acting."""
    fields: Mapping[str, Field] = field(default_factory=dict)

    def error(self) -> IllegalActionError:
        """The same as an error to raise."""
        return IllegalActionError(self.code, rule=self.rule, **self.fields)


class AnyRuleset(Hashable, Protocol):
    """What every game's rule sets have."""

    @property
    def id(self) -> str:
        """Such as "bismarck/modern+must_trump"; the part before the slash is the game or "own"."""
        ...

    @property
    def source(self) -> str:
        """Where these rules come from."""
        ...

    @property
    def title(self) -> str:
        """A name for people; empty for built-in rule sets, whose names are translated."""
        ...

    @property
    def players(self) -> int:
        """How many sit at the table."""
        ...


class AnyState(Hashable, Protocol):
    """What every game's states have."""

    @property
    def ruleset(self) -> AnyRuleset:
        """The rules of the match."""
        ...

    @property
    def actor(self) -> Turn | None:
        """Whom the table waits for; None when the match is over."""
        ...

    @property
    def phase(self) -> StrEnum:
        """What the table waits for; each kind of chance has a phase of its own."""
        ...


class AnyObservation(Protocol):
    """What every game's observations have."""

    @property
    def seat(self) -> Seat | None:
        """Who may know all this; None for a spectator."""
        ...

    @property
    def ruleset(self) -> AnyRuleset:
        """The rules of the match."""
        ...

    @property
    def to_act(self) -> Turn | None:
        """Whom the table waits for; None when the match is over."""
        ...

    @property
    def hand(self) -> Cards:
        """The seat's cards, as far as it may look at them."""
        ...

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """Cards in each hand."""
        ...

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the seat may do now; empty if it is not to act."""
        ...


class Draws(Protocol):
    """Where a game's chance comes from: handed in by whoever has a right to randomness."""

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        ...

    def shuffled(self, items: Sequence[ItemT]) -> tuple[ItemT, ...]:
        """The items in a random order."""
        ...


class Game(Protocol[RulesetT_contra, StateT, ActionT, ObservationT_co]):
    """The functions of a game. `vorhand.games.bismarck.GAME` is one."""

    @property
    def id(self) -> str:
        """First part of every rule set id, such as "bismarck"."""
        ...

    def start(self, ruleset: RulesetT_contra) -> StateT:
        """A match before anything has happened in it."""
        ...

    def is_over(self, state: StateT) -> bool:
        """Whether the match has ended."""
        ...

    def dealt(self, state: StateT) -> bool:
        """Whether the pack of the present deal has been dealt: all chance until the next belongs to this deal."""
        ...

    def chance(self, state: StateT, draws: Draws) -> ActionT:
        """What NATURE does now, when the table waits for it."""
        ...

    def together(self, state: StateT) -> int:
        """How many actions a person decides at once now, such as all his discards; 1 nearly everywhere."""
        ...

    def deals_scored(self, state: StateT) -> int:
        """How many deals of the match have been scored."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ...

    def first_dealer_after(self, state: StateT) -> Seat | None:
        """Who deals first in the match after this one, which is over, at the same table; None: he is drawn again.

        A game that names him lets the ARBITER act `DrawDealer` where NATURE would.
        """
        ...

    def to_act(self, state: StateT) -> Turn | None:
        """Whose action the game waits for: a seat, NATURE, or None when the match is over."""
        ...

    def legal_actions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """What that seat may do now, in canonical order; empty for everybody but the seat to act."""
        ...

    def why_not(self, state: StateT, actor: Actor, action: ActionT) -> Refusal | None:
        """Why `apply` would refuse this action, or None if it is legal."""
        ...

    def apply(self, state: StateT, actor: Actor, action: ActionT) -> Step[StateT]:
        """The state after a legal action; IllegalActionError otherwise, with the rule that forbids it."""
        ...

    def observe(self, state: StateT, seat: Seat | None) -> ObservationT_co:
        """Everything that seat may know now, and nothing else; None asks for what everybody knows."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game of which nothing more is known."""
