"""What a numbered rule is made of: clauses, each a sentence or two that some houses need and others do not.

Game-neutral; the clauses of a game are data in its own package (`rulebook/bismarck/`). The text of a rule in a house is
its clauses that apply there, in their order, so a rule stands once and still reads as that house plays.

A clause has a name; with the number of its rule that is the key of its message, `rule-BIS-4-3-must-trump` in
`words/*/rules-bismarck.ftl`. It declares the axes that it depends on, such as "play.void", or "contracts.*.ace" for
that column of every row; with those alone its predicate (`when`) and its values must make do. The tests see to it
(tests/rulebook): a clause that changes with an axis that it does not declare, declares one that never changes it, or
never applies, fails there by name, and so does a value of an axis that no clause covers. A game writes its clauses so
that in every house each rule has one that applies; where a rule has no meaning there, it says so. Worked examples
declare their axes in the same way, and are held to them by the same tests.

Values are numbers, words that choose a variant of the message, and references to other messages, which become words
only when the language is known: `Word`, `Enumeration`, `Row`, `Faces`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from vorhand.cards import Card
from vorhand.rulebook.positions import Exercises
from vorhand.words import Words

__all__ = [
    "AnyClause",
    "Book",
    "Clause",
    "Enumeration",
    "Example",
    "Faces",
    "Lines",
    "Listing",
    "Part",
    "Row",
    "Value",
    "Values",
    "Word",
    "card_name",
    "cards_in",
    "depends_on",
    "face",
    "faces",
    "index",
    "key_of",
    "section_of",
    "worded",
]

RulesetT = TypeVar("RulesetT")


@dataclass(frozen=True, slots=True)
class Word:
    """Another message, without values: `Word("contract-nt-win")` is "No trumps"."""

    key: str


@dataclass(frozen=True, slots=True)
class Enumeration:
    """Several values as a sentence lists them: "clubs, diamonds and hearts"."""

    parts: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Several values with spaces between them, such as the ranks of a suit."""

    parts: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Faces:
    """Cards as players of a language write them: "K♥ 10♥"."""

    cards: tuple[Card, ...]


Value: TypeAlias = int | str | Word | Enumeration | Row | Faces
Values: TypeAlias = Mapping[str, Value]
"""What a message gets, by the names of its fields."""

_SIGNS = "♣♦♥♠"


def worded(values: Values, words: Words) -> dict[str, int | str]:
    """The fields of a message in one language."""
    return {name: _worded(value, words) for name, value in values.items()}


def _worded(value: Value, words: Words) -> int | str:
    match value:
        case Word(key=key):
            return words.say(key)
        case Enumeration(parts=parts):
            return words.joined(str(_worded(part, words)) for part in parts)
        case Row(parts=parts):
            return " ".join(str(_worded(part, words)) for part in parts)
        case Faces(cards=cards):
            return faces(cards, words)
        case _:
            return value


def cards_in(values: Iterable[Value]) -> tuple[Card, ...]:
    """The cards among the values of a message, in their order, each once."""
    found: dict[Card, None] = {}
    for value in values:
        match value:
            case Faces(cards=cards):
                found |= dict.fromkeys(cards)
            case Enumeration(parts=parts) | Row(parts=parts):
                found |= dict.fromkeys(cards_in(parts))
            case _:
                pass
    return tuple(found)


def face(card: Card, words: Words) -> str:
    """A card as players of the language write it: "10♥"."""
    return index(card, words) + _SIGNS[card.suit]


def faces(cards: Iterable[Card], words: Words) -> str:
    """Cards in that order: "K♥ 10♥"."""
    return " ".join(face(card, words) for card in cards)


def card_name(card: Card, words: Words) -> str:
    """A card read aloud: "ten of hearts"."""
    rank, suit = words.say(f"rank-{card.rank.letter}"), words.say(f"suit-{card.suit.letter}")
    return words.say("card-name", rank=rank, suit=suit)


def index(card: Card, words: Words) -> str:
    """What stands in the corner of a card."""
    letter = card.rank.letter
    return letter if letter.isdigit() else words.say(f"index-{letter}")


def _always(ruleset: Any) -> bool:
    return True


def _no_values(ruleset: Any) -> Values:
    return {}


@dataclass(frozen=True, slots=True)
class Clause(Generic[RulesetT]):
    """A part of a rule's running text."""

    name: str
    """The last part of its message's key."""
    axes: tuple[str, ...] = ()
    """What it depends on, by key."""
    when: Callable[[RulesetT], bool] = _always
    """Whether it applies in a house."""
    values: Callable[[RulesetT], Values] = _no_values
    """What its message gets; asked for only where it applies."""

    def said(self, ruleset: RulesetT) -> tuple[Values, ...]:
        """The values of each time that it is said in a house: once, or not at all."""
        return (self.values(ruleset),) if self.when(ruleset) else ()


class Lines(Enum):
    """Whether README shows the lines of other houses beside those of the usual one."""

    SHOWN = "shown"
    LEFT_OUT = "left-out"


@dataclass(frozen=True, slots=True)
class Listing(Generic[RulesetT]):
    """A part of a rule that lists something: one line for each thing, below the running text."""

    name: str
    axes: tuple[str, ...]
    each: Callable[[RulesetT], Iterable[Values]]
    """The values of each line; none where it does not apply."""
    elsewhere: Lines = Lines.LEFT_OUT

    def said(self, ruleset: RulesetT) -> tuple[Values, ...]:
        """The values of each time that it is said in a house."""
        return tuple(self.each(ruleset))


AnyClause: TypeAlias = Clause[Any] | Listing[Any]


class Part(Protocol):
    """A clause or an example, as far as axes go."""

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on, by key."""
        ...


def depends_on(part: Part, axis: str) -> bool:
    """Whether a clause or an example declares that axis, by key."""
    return any(fnmatchcase(axis, pattern) for pattern in part.axes)


def key_of(rule: str, clause: AnyClause) -> str:
    """The key of a clause's message: `rule-BIS-4-3-free`."""
    return f"rule-{rule.replace('.', '-')}-{clause.name}"


def section_of(rule: str) -> str:
    """The 4 of BIS-4.2."""
    return rule.partition("-")[2].partition(".")[0]


class Example(Part, Protocol):
    """A worked example: a position and the answer, true in some houses. What it is made of is the game's own."""

    @property
    def rule(self) -> str:
        """The rule that it shows."""
        ...

    @property
    def key(self) -> str:
        """The key of its message."""
        ...

    def applies(self, ruleset: Any, /) -> bool:
        """Whether it can happen in that house, and the answer is right there."""
        ...

    def values(self, ruleset: Any, /) -> Values:
        """What its message gets."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """The rules of one game."""

    game: str
    """Its id."""
    sources: Mapping[str, str]
    """Where each numbered rule comes from, in the order of the rules."""
    clauses: Mapping[str, tuple[AnyClause, ...]]
    """What each rule is made of."""
    facts: Callable[[Any], dict[str, int]]
    """What can be said of a rule set in numbers, the players first: the fields of the message `rules-size`."""
    examples: tuple[Example, ...] = ()
    """Worked examples, in the order of the rules."""
    exercises: Exercises
    """What a reader plays of them."""
    houses_to_show: tuple[Mapping[str, Any], ...] = ()
    """Fields that differ from the usual game's, for clauses that no house of the package uses: README shows them."""

    def of_rule(self, rule: str) -> tuple[AnyClause, ...]:
        """The clauses of a rule, in order."""
        return self.clauses[rule]
