"""What a lesson is: a deal laid down by us, and rows that say what is going on and why an action is good.

A lesson's guide looks at the learner's own observation and at nothing else. A row is a key of the catalogues and a
question to the moment: its answer is the fields of the sentence, or None where the sentence does not apply. So the
guide stays true whatever the learner does; the tests hold every claim against the engine.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, TypeAlias

from vorhand.cards import Seat
from vorhand.errors import Field
from vorhand.games.base import AnyState
from vorhand.games.known import game_of
from vorhand.notation import parse_action

__all__ = ["Course", "Fields", "Lesson", "Moment", "Row", "Sentence", "begin"]

Fields: TypeAlias = Mapping[str, Field]
"""Of a sentence. `card`, `best`, `cards`: cards as text; `suit`: its letter; `player`: a seat; `contract`: its id."""

_MOST = 2
"""New sentences between two actions of the learner: more is not read."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something the guide says: a key of the catalogues and its fields."""

    key: str
    fields: Fields = field(default_factory=lambda: MappingProxyType({}))
    term: str = ""
    """The term of the glossary that tells more; empty if none does."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the learner sees, and what the bot `rules` would do there."""

    seen: Any
    """An observation of the lesson's game."""
    advised: tuple[Any, ...] = ()
    """Empty unless the learner is to act; several actions where a person decides them together."""


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence, and when it applies."""

    key: str
    applies: Callable[[Moment], Fields | None]
    term: str = ""
    """As in its sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A guided deal."""

    id: str
    """Such as "bismarck"; what a table's log says."""
    game: str
    rules: str
    """The id of the rule set."""
    seat: Seat
    """Where the learner sits."""
    why: str
    """Why this deal teaches, for whoever changes it."""
    laid_down: Mapping[str, str]
    """What is done in the first deal by phase, as text: everything that chance decides, and a cut, which is chance
    too."""
    advise: Callable[[Any], tuple[Any, ...]]
    """What the bot `rules` would do, from the learner's observation."""
    rows: Sequence[Row]
    """What is said when it first applies, the most important first."""
    advice: Sequence[Row]
    """Why the advised action is good: the first that applies is said at each decision."""
    ends: Sequence[Row]
    """What is said once the deal is over."""

    def next_action(self, state: AnyState) -> Any | None:
        """What is laid down for whomever the table waits for; None if he decides."""
        text = None if self.is_over(state) or state.actor == self.seat else self.laid_down.get(state.phase.value)
        return None if text is None else parse_action(text, self.game)

    def is_over(self, state: AnyState) -> bool:
        """Whether the guided deal has been scored: nothing comes after it."""
        return game_of(state).deals_scored(state) > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How far a lesson has come: everything that was said, and the advice of this moment."""

    lesson: Lesson
    said: tuple[Sentence, ...] = ()
    """In order; each key once."""
    fresh: int = 0
    """How many of the last of them the learner has not answered yet."""
    advice: Sentence | None = None
    """Why the advised action is good; None while the learner is not to act."""
    advised: tuple[Any, ...] = ()
    over: bool = False

    def after(self, seen: Any, *, own: bool) -> "Course":
        """The course once the learner sees this. `own`: he has acted himself, and has read what was said before."""
        lesson = self.lesson
        over = bool(seen.standing.results)
        advised = lesson.advise(seen) if seen.legal and not over else ()
        moment = Moment(seen, advised)
        fresh = 0 if own else self.fresh
        known = {sentence.key for sentence in self.said}
        table, most = (lesson.ends, len(lesson.ends)) if over else (lesson.rows, _MOST - fresh)
        new = [row for row in (_said(row, moment) for row in table if row.key not in known) if row is not None]
        new = new[: max(0, most)]
        return replace(
            self,
            said=(*self.said, *new),
            fresh=fresh + len(new),
            advice=next(filter(None, (_said(row, moment) for row in lesson.advice)), None) if advised else None,
            advised=advised,
            over=over,
        )


def _said(row: Row, moment: Moment) -> Sentence | None:
    fields = row.applies(moment)
    return None if fields is None else Sentence(row.key, fields, row.term)


def begin(lesson: Lesson) -> Course:
    """A lesson in which nothing has happened yet."""
    return Course(lesson=lesson)
