"""The rules of a rule set as a text to read: chapters and rules in one language, and nothing of how it looks.

>>> from vorhand.rulesets import load
>>> [chapter.title for chapter in chapters(load("bismarck/modern"), "en")][3]
'Playing the cards'
>>> rule_in_force("BIS-4.3", load("bismarck/modern+must_trump"), "en").text
'If you have no card of the suit led, you must play a trump if you have one; you never have to beat another trump.'
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from vorhand.games.known import game_of
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.clauses import AnyClause, Clause, key_of, section_of, worded
from vorhand.words import Words, words

__all__ = ["Chapter", "Rule", "chapters", "facts", "rule_in_force", "sentences", "size"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A numbered rule as a house plays it."""

    number: str
    """Such as "BIS-4.2"."""
    text: str
    items: tuple[str, ...]
    """What the rule lists, below its text."""
    examples: tuple[str, ...]
    """Worked examples, with their cards as players of the language write them."""
    source: str
    """Where it comes from, in English."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """The rules of one chapter."""

    number: str
    title: str
    rules: tuple[Rule, ...]


def facts(ruleset: Any) -> dict[str, int]:
    """What can be said of a rule set in numbers, such as its players and deals."""
    return BOOKS[game_of(ruleset).id].facts(ruleset)


def size(ruleset: Any, language: str) -> str:
    """How many play by a rule set, and how long: "3 players, 12 deals"."""
    return words(language, game_of(ruleset).id).say("rules-size", **facts(ruleset))


def chapters(ruleset: Any, language: str) -> tuple[Chapter, ...]:
    """All rules of the game as that rule set has them, in a language."""
    game = game_of(ruleset).id
    say = words(language, game).say
    return tuple(
        Chapter(
            number=number,
            title=say(f"rules-{game}-section-{number}"),
            rules=tuple(rule_in_force(rule, ruleset, language) for rule in rules),
        )
        for number, rules in groupby(BOOKS[game].sources, key=section_of)
    )


def rule_in_force(number: str, ruleset: Any, language: str) -> Rule:
    """A rule by its number ("BIS-4.2") as that rule set has it; KeyError if the game has no such rule."""
    game = game_of(ruleset).id
    book, said = BOOKS[game], words(language, game)
    running: list[str] = []
    items: list[str] = []
    for clause in book.of_rule(number):
        (running if isinstance(clause, Clause) else items).extend(sentences(number, clause, ruleset, said))
    return Rule(
        number=number,
        text=" ".join(running),
        items=tuple(items),
        examples=tuple(
            said.say(example.key, **worded(example.values(ruleset), said))
            for example in book.examples
            if example.rule == number and example.applies(ruleset)
        ),
        source=book.sources[number],
    )


def sentences(rule: str, clause: AnyClause, ruleset: Any, said: Words) -> tuple[str, ...]:
    """What a clause says in a house; empty if it does not apply there."""
    key = key_of(rule, clause)
    return tuple(said.say(key, **worded(values, said)) for values in clause.said(ruleset))
