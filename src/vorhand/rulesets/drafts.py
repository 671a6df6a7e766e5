"""Rule sets that are still being made: what they begin with, where they differ from it, and what does not fit yet.

A draft may contradict itself, so that somebody can change one thing after the other; a rule file may not. What a draft
says can always be written as a rule file.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any

from vorhand.errors import RulesetError
from vorhand.games.axes import Contradiction
from vorhand.games.base import AnyRuleset
from vorhand.games.known import HOUSES, game_of
from vorhand.rulesets.axes import AXES, Plain, build, changed, to_fields
from vorhand.rulesets.comparing import Difference, differences, differences_in_play
from vorhand.rulesets.files import BUILT_IN, load, options_of, read_file, shown_text

__all__ = ["Draft", "Mend", "draft", "draft_from", "nearest"]

_NAME = "rules.toml"
"""What stands for the file in every error."""

_MOST_TRIED = 24
"""Values of one field that are tried as a way out."""


@dataclass(frozen=True, slots=True)
class Mend:
    """A value for one field with which a contradiction is gone and no other has come."""

    key: str
    value: Any
    """In TOML's types."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A rule set of somebody's own on the way."""

    game: str
    base: str
    """The id of the built-in rule set that it begins with, options included."""
    ruleset: Any
    """Not to be played while there are contradictions."""

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Where it differs from its base, in the order of the axes."""
        return differences(load(self.base), self.ruleset)

    @property
    def contradictions(self) -> tuple[Contradiction, ...]:
        """Everything that keeps it from being played."""
        return tuple(HOUSES[self.game].contradictions(self.ruleset))

    @property
    def idle(self) -> tuple[str, ...]:
        """The fields that can have no bearing on a match under it."""
        matters = HOUSES[self.game].matters
        return tuple(key for key in AXES[self.game] if not matters(self.ruleset, key))

    def mends(self, most: int) -> tuple[tuple[Mend, ...], ...]:
        """For each of its contradictions up to `most` ways out, each of one step.

        To take one change back, or to change the field that it is about; the numbers nearest to the present one first.
        """
        problems = self.contradictions
        here = {(problem.key, problem.code) for problem in problems}
        undoing = [Mend(point.key, point.first) for point in self.differences] if problems else []
        # Most of the work, and the same for all.
        undone = [(mend, self._found_with(mend)) for mend in undoing]

        def ways(problem: Contradiction) -> Iterator[Mend]:
            left = here - {(problem.key, problem.code)}
            yield from (mend for mend, found in undone if found <= left)
            tried = (mend for mend in self._trying(problem) if mend not in undoing)
            yield from (mend for mend in tried if self._found_with(mend) <= left)

        return tuple(tuple(islice(ways(problem), most)) for problem in problems)

    def _trying(self, problem: Contradiction) -> list[Mend]:
        axis = AXES[self.game][problem.key]
        if axis.is_array:
            return []
        now = to_fields(self.ruleset)[axis.key]
        values = axis.allowed or sorted(range(axis.low, axis.high + 1), key=lambda number: abs(number - now))
        return [Mend(axis.key, value) for value in values[:_MOST_TRIED] if value != now]

    def _found_with(self, mend: Mend) -> set[tuple[str, str]]:
        ruleset = changed(self.ruleset, mend.key, mend.value)
        return {(problem.key, problem.code) for problem in HOUSES[self.game].contradictions(ruleset)}

    def text(self) -> str:
        """The rule file that says the same."""
        head = {"title": self.ruleset.title, "extends": self.base, "source": self.ruleset.source}
        lines = [f"{key} = {_toml(value)}" for key, value in head.items() if value]
        for table, points in groupby(self.differences, key=lambda point: point.key.rpartition(".")[0]):
            lines += ["", f"[{table}]"]
            lines += [f"{point.key.rpartition('.')[2]} = {_toml(point.second)}" for point in points]
        return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    # Numbers, texts without control characters, and lists of them are the same in TOML.
    return json.dumps(value, ensure_ascii=False)


def draft(base: str, fields: Mapping[str, Any], *, title: str = "", source: str = "") -> Draft:
    """What a built-in rule set, options included, becomes with these fields.

    Raises RulesetError for an unknown base or field and for a value that no rule set can have.
    """
    ruleset = load(base)
    game = game_of(ruleset).id
    about = {"title": shown_text(title, "title", _NAME), "source": shown_text(source, "source", _NAME)}
    own = _built(game, {**to_fields(ruleset), **fields}, **about)
    return Draft(game=game, base=ruleset.id, ruleset=own)


def draft_from(text: str) -> Draft:
    """What a rule file says, though it may contradict itself. RulesetError for what no rule file may say."""
    file = read_file(text, _NAME)
    own = _built(file.game, file.fields, title=file.title, source=file.source)
    return Draft(game=file.game, base=load(file.extends).id, ruleset=own)


def _built(game: str, fields: Plain, *, title: str = "", source: str = "") -> Any:
    return build(fields, id="own/rules", source=source, title=title, file=_NAME, game=game)


def nearest(ruleset: AnyRuleset) -> str:
    """The id of the built-in rule set that one is told from: for a built-in with options the same without them.

    For a player's own it is the one of its game that is played alike, with options if need be; if none is, the one
    from which it differs in the fewest ways, without options.
    """
    house = ruleset.id.partition("+")[0]
    if house in BUILT_IN:
        return house
    houses = HOUSES[game_of(ruleset).id].built_in
    plain = min(houses, key=lambda id: len(differences_in_play(load(id), ruleset)))
    candidates = (plain, *(_with_options(id, ruleset) for id in houses))
    alike = [id for id in candidates if not differences_in_play(load(id), ruleset)]
    return min(alike, key=lambda id: id.count("+"), default=plain)


def _with_options(id: str, ruleset: AnyRuleset) -> str:
    """The built-in rule set with those of its options that a rule set has, as far as they go together."""
    fields = to_fields(ruleset)
    for option, patch in options_of(id).items():
        if all(fields[key] == value for key, value in patch.items()):
            id = _switched_on(id, option)
    return id


def _switched_on(id: str, option: str) -> str:
    """With the option; without it where it changes nothing, or does not fit."""
    try:
        after = load(f"{id}+{option}")
    except RulesetError:
        return id
    return f"{id}+{option}" if differences(load(id), after) else id
