"""Houses to try the rule books on, and the pairs of them that tell what an axis changes."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from tests.rulebook import turned_bauernschnapsen, turned_bismarck
from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.clauses import AnyClause, Example, Values, depends_on, key_of
from vorhand.rulebook.elsewhere import specimens

__all__ = ["CLAUSES", "DEPENDS", "PARTS", "WORKED", "Change", "Part", "all_houses", "changes", "fields_of", "said_in"]

_TURNED: dict[str, ModuleType] = {"bismarck": turned_bismarck, "bauernschnapsen": turned_bauernschnapsen}


class Worked(NamedTuple):
    """An example as a part of its rule, like a clause that is said or not."""

    example: Example
    place: int
    """Among the examples of the rule, from 1."""

    @property
    def name(self) -> str:
        return f"example {self.place}"

    @property
    def axes(self) -> tuple[str, ...]:
        return self.example.axes

    def said(self, ruleset: AnyRuleset) -> tuple[Values, ...]:
        return (self.example.values(ruleset),) if self.example.applies(ruleset) else ()


class Part(NamedTuple):
    """A clause or an example with the game and the rule that it belongs to."""

    game: str
    rule: str
    clause: AnyClause | Worked

    @property
    def id(self) -> str:
        return f"{self.rule} {self.clause.name}"

    @property
    def key(self) -> str:
        """The key of its message."""
        return self.clause.example.key if isinstance(self.clause, Worked) else key_of(self.rule, self.clause)


class Change(NamedTuple):
    """Two houses, and the axes in which they differ."""

    one: AnyRuleset
    other: AnyRuleset
    axes: frozenset[str]


CLAUSES = {
    part.id: part
    for game, book in BOOKS.items()
    for rule in book.sources
    for clause in book.of_rule(rule)
    for part in [Part(game, rule, clause)]
}
WORKED = {
    part.id: part
    for game, book in BOOKS.items()
    for rule in book.sources
    for place, example in enumerate((each for each in book.examples if each.rule == rule), 1)
    for part in [Part(game, rule, Worked(example, place))]
}
PARTS = CLAUSES | WORKED

_SAID: dict[int, tuple[AnyRuleset, dict[str, tuple[Values, ...]]]] = {}
_FIELDS: dict[int, tuple[AnyRuleset, dict[str, Any]]] = {}


def said_in(ruleset: AnyRuleset) -> dict[str, tuple[Values, ...]]:
    """What all clauses and examples say there; kept by the house's identity, because comparing houses takes longer."""
    if id(ruleset) not in _SAID:
        game = game_of(ruleset).id
        said = {name: part.clause.said(ruleset) for name, part in PARTS.items() if part.game == game}
        _SAID[id(ruleset)] = ruleset, said
    return _SAID[id(ruleset)][1]


def fields_of(ruleset: AnyRuleset) -> Mapping[str, Any]:
    """Its fields by dotted key; kept in the same way."""
    if id(ruleset) not in _FIELDS:
        _FIELDS[id(ruleset)] = ruleset, rulesets.to_fields(ruleset)
    return _FIELDS[id(ruleset)][1]


DEPENDS = {
    id: frozenset(axis for axis in rulesets.AXES[part.game] if depends_on(part.clause, axis))
    for id, part in PARTS.items()
}
"""The axes that each clause and each example declares."""


@cache
def all_houses(game: str) -> tuple[Any, ...]:
    """Those of the package with each option, those that README only shows, and further ones that were made up."""
    return (*specimens(game), *_TURNED[game].further_houses())


@cache
def changes(game: str) -> tuple[Change, ...]:
    """Axes of many houses turned to each value, alone or with what must go with it; and houses, two by two."""
    return (*_turned(game), *_side_by_side(game))


def _turned(game: str) -> Iterator[Change]:
    turned = _TURNED[game]
    for base in _bases(game):
        plain = rulesets.to_fields(base)
        for changed in turned.turns(plain):
            differing = {key: value for key, value in changed.items() if plain[key] != value}
            matters = differing and all(turned.is_in_play(key, base) for key in differing)
            other = _read(plain | differing, game) if matters else None
            if other is not None:
                yield Change(base, other, frozenset(differing))


def _bases(game: str) -> Iterator[AnyRuleset]:
    for fields in (*_TURNED[game].BASES, *BOOKS[game].houses_to_show):
        base = _read(fields, game)
        assert base is not None, fields
        yield base


def _side_by_side(game: str) -> Iterator[Change]:
    houses = [(house, rulesets.to_fields(house)) for house in specimens(game)]
    for place, (one, fields) in enumerate(houses):
        for other, others in houses[:place]:
            yield Change(one, other, frozenset(key for key in fields if fields[key] != others[key]))


def _read(plain: Mapping[str, Any], game: str) -> AnyRuleset | None:
    try:
        ruleset: AnyRuleset = rulesets.read_fields(plain, id="own/turned", source="turned", game=game)
    except RulesetError:
        return None
    return ruleset
