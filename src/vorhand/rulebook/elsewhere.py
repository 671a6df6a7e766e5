"""What other houses do: the clauses of a rule that a game's usual rule set does not use, each where it holds."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from vorhand.errors import RulesetError
from vorhand.games.known import HOUSES, game_of
from vorhand.rulebook.axes import conditions
from vorhand.rulebook.books import BOOKS
from vorhand.rulebook.clauses import AnyClause, Lines, Listing, depends_on
from vorhand.rulebook.reading import sentences
from vorhand.rulesets import differences, load, options_of, read_fields
from vorhand.words import Words, words

__all__ = ["Elsewhere", "elsewhere", "specimens"]


class Elsewhere(NamedTuple):
    """What a rule says in other houses."""

    where: str
    """The axes that make the difference, with their values."""
    text: str


def elsewhere(rule: str, game: str, language: str) -> tuple[Elsewhere, ...]:
    """The clauses of a rule that do not apply under the usual rule set of the game, in order."""
    said = words(language, game)
    found = []
    for clause in BOOKS[game].of_rule(rule):
        house = _house_with(clause, game)
        if house is not None:
            found.append(Elsewhere(_where(clause, house, said), " ".join(sentences(rule, clause, house, said))))
        elif isinstance(clause, Listing) and clause.elsewhere is Lines.SHOWN:
            lines = _lines_elsewhere(rule, clause, game, said)
            found += [Elsewhere(_where(clause, house, said), line) for line, house in lines.items()]
    return tuple(found)


_FEW = 3
"""In how many axes a house may differ for its lines to be shown: with more nobody sees which of them makes a line."""


def _where(clause: AnyClause, house: Any, said: Words) -> str:
    return conditions(said, ((point.key, point.second) for point in _reasons(clause, house)))


def _lines_elsewhere(rule: str, clause: AnyClause, game: str, said: Words) -> dict[str, Any]:
    """The lines that the usual house has not, each with the house that has it and differs least, and in little."""
    usual, *others = specimens(game)
    known = sentences(rule, clause, usual, said)
    found: dict[str, Any] = {}
    few = [house for house in others if len(_reasons(clause, house)) <= _FEW]
    for house in sorted(few, key=lambda house: len(_reasons(clause, house))):
        for line in sentences(rule, clause, house, said):
            if line not in known:
                found.setdefault(line, house)
    return found


def _house_with(clause: AnyClause, game: str) -> Any:
    """The house that differs least from the usual one and has a clause that the usual one has not; None without one."""
    houses = specimens(game)
    if clause.said(houses[0]):
        return None
    fitting = [house for house in houses if clause.said(house)]
    return min(fitting, key=lambda house: len(_reasons(clause, house)), default=None)


def _reasons(clause: AnyClause, house: Any) -> list[Any]:
    """Where a house differs from the usual one in what a clause depends on."""
    usual = specimens(game_of(house).id)[0]
    return [point for point in differences(usual, house) if depends_on(clause, point.key)]


@cache
def specimens(game: str) -> tuple[Any, ...]:
    """Houses that between them use every clause: the usual one, all others, their options, those only shown."""
    ids = HOUSES[game].built_in
    with_option = [house for id in ids for house in _with_options(id)]
    shown = [
        read_fields(fields, id=f"own/shown-{number}", source="shown", game=game)
        for number, fields in enumerate(BOOKS[game].houses_to_show)
    ]
    return (*map(load, ids), *with_option, *shown)


def _with_options(id: str) -> Iterator[Any]:
    for option in options_of(id):
        try:
            yield load(f"{id}+{option}")
        except RulesetError:  # an option of the rule set that it extends may contradict it
            continue
