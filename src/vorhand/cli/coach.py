"""The guide of a guided deal on the command line: what it says, in the words and with the cards of a screen."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from vorhand.cards import Card, Seat, Suit
from vorhand.cli.names import Names
from vorhand.cli.screen import Screen
from vorhand.errors import Field
from vorhand.games.base import AnyState
from vorhand.guide import Lesson, Sentence, begin

__all__ = ["Coach"]


class Coach:
    """Sits beside the learner; sees what he sees."""

    LETTER = "g"
    """Shows everything that was said."""

    def __init__(self, screen: Screen, lesson: Lesson, names: Names) -> None:
        self._screen, self._names = screen, names
        self._course = begin(lesson)

    @property
    def lesson(self) -> Lesson:
        """What is taught."""
        return self._course.lesson

    def laid_down(self, state: AnyState) -> Any | None:
        """What the lesson lays down for whomever the table waits for; None if he decides."""
        return self.lesson.next_action(state)

    def is_over(self, state: AnyState) -> bool:
        """Whether the guided deal has been scored."""
        return self.lesson.is_over(state)

    def look(self, seen: Any, *, own: bool) -> None:
        """The learner sees this now; `own`: after an action of his."""
        self._course = self._course.after(seen, own=own)

    def now(self) -> Iterator[RenderableType]:
        """What has been said since the learner acted, and what is suggested to him."""
        course = self._course
        fresh = course.said[len(course.said) - course.fresh :]
        advice = [] if course.advice is None else [course.advice]
        yield from self._told([*fresh, *advice])

    def everything(self) -> Iterator[RenderableType]:
        """Everything that has been said, in order."""
        yield from self._told(list(self._course.said))

    def _told(self, sentences: list[Sentence]) -> Iterator[RenderableType]:
        if not sentences:
            return
        yield Text(self._screen.say("guide-title"), style="bold")
        for sentence in sentences:
            yield Padding(self._screen.cards.painted(self.say(sentence)), (0, 0, 0, 2))

    def say(self, sentence: Sentence) -> str:
        """A sentence in words."""
        worded = {name: self._worded(name, value) for name, value in sentence.fields.items()}
        return self._screen.say(sentence.key, **worded)

    def _worded(self, name: str, value: Field) -> Field:
        cards = self._screen.cards
        match name:
            case "card" | "best" | "cards":
                return cards.row(cards.sorted(Card(text) for text in str(value).split()))
            case "suit":
                return cards.suit_word(next(suit for suit in Suit if suit.letter == value))
            case "player":
                return self._names[Seat(int(value))]
            case "contract":
                return self._screen.say(f"contract-{value}")
            case _:
                return value
