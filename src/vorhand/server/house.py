"""A house's own rules while somebody puts them together: what a page is told of them. Nothing is kept.

The page knows no rule: it gets the axes of every game, and for each state of a draft everything that there is to say.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from vorhand import rulesets
from vorhand.errors import Field
from vorhand.games.axes import Contradiction
from vorhand.games.base import AnyRuleset
from vorhand.games.known import HOUSES
from vorhand.rulesets import Axis, Mend

__all__ = ["HouseAnswer", "HouseCall", "answer", "axes", "differing"]

_Word: TypeAlias = Annotated[str, Meta(max_length=60)]
_Key: TypeAlias = Annotated[str, Meta(max_length=80)]
_Value: TypeAlias = int | _Word | Annotated[list[int | _Word], Meta(max_length=40)]
_MOST_MENDS = 3


class HouseCall(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A draft: by the text of a rule file if there is one, else by the rule set that it begins with and its fields."""

    text: Annotated[str, Meta(max_length=rulesets.MAX_BYTES)] = ""
    base: Annotated[str, Meta(max_length=200)] = rulesets.DEFAULT
    fields: Annotated[dict[_Key, _Value], Meta(max_length=400)] = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    source: Annotated[str, Meta(max_length=400)] = ""


class Differing(msgspec.Struct, frozen=True, kw_only=True):
    """A field that is not as in the base."""

    key: str
    first: Any
    """What the base has, in TOML's types."""
    second: Any


class Mending(msgspec.Struct, frozen=True, kw_only=True):
    """One change that would do."""

    key: str
    value: Any


class Conflict(msgspec.Struct, frozen=True, kw_only=True):
    """Why the draft cannot be played: the field that it is about, a code, the fields of its sentence, and ways out."""

    key: str
    code: str
    fields: dict[str, Field]
    mends: list[Mending]


class HouseAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """All that there is to say of a draft."""

    game: str
    base: str
    title: str
    source: str
    fields: dict[str, Any]
    """Every field, in TOML's types."""
    differences: list[Differing]
    conflicts: list[Conflict]
    idle: list[str]
    """The fields that have no bearing on a match as things stand."""
    text: str
    """The rule file that says the same."""
    hash: str
    """Of its content; empty while it cannot be played."""


def answer(call: HouseCall) -> HouseAnswer:
    """What a draft comes to. RulesetError for what no draft may say."""
    if call.text:
        draft = rulesets.draft_from(call.text)
    else:
        draft = rulesets.draft(call.base, call.fields, title=call.title, source=call.source)
    problems = draft.contradictions
    return HouseAnswer(
        game=draft.game,
        base=draft.base,
        title=draft.ruleset.title,
        source=draft.ruleset.source,
        fields=rulesets.to_fields(draft.ruleset),
        differences=_differing(draft.differences),
        conflicts=[_conflict(*pair) for pair in zip(problems, draft.mends(_MOST_MENDS), strict=True)],
        idle=list(draft.idle),
        text=draft.text(),
        hash="" if problems else rulesets.content_hash(draft.ruleset),
    )


def _conflict(problem: Contradiction, mends: tuple[Mend, ...]) -> Conflict:
    ways = [Mending(key=mend.key, value=mend.value) for mend in mends]
    return Conflict(key=problem.key, code=problem.code, fields=dict(problem.fields), mends=ways)


def _differing(points: tuple[rulesets.Difference, ...]) -> list[Differing]:
    return [Differing(key=point.key, first=point.first, second=point.second) for point in points]


def differing(ruleset: AnyRuleset) -> dict[str, Any]:
    """Which built-in rule set is the nearest to one that is played, where they differ in play, and its rule file."""
    base = rulesets.nearest(ruleset)
    draft = rulesets.draft(base, rulesets.to_fields(ruleset), title=ruleset.title, source=ruleset.source)
    points = rulesets.differences_in_play(rulesets.load(base), ruleset)
    return {"game": draft.game, "base": base, "differences": _differing(points), "text": draft.text()}


def axes() -> dict[str, Any]:
    """Every axis of every game. The rows of a table share their columns, which stand once."""
    return {game: _axes_of(game) for game in HOUSES}


def _axes_of(game: str) -> dict[str, Any]:
    houses = HOUSES[game]
    rows = [row.id for row in getattr(houses.defaults, houses.rows)]
    first = f"{houses.rows}.{rows[0]}."
    listed = [axis for key, axis in rulesets.AXES[game].items() if not key.startswith(f"{houses.rows}.")]
    columns = [axis for key, axis in rulesets.AXES[game].items() if key.startswith(first)]
    return {
        "groups": list(rulesets.groups_of(game)),
        "axes": [_axis(axis, axis.key) for axis in listed],
        "rows": {
            "group": houses.rows,
            "ids": rows,
            "columns": [_axis(axis, axis.key.removeprefix(first)) for axis in columns],
        },
    }


def _axis(axis: Axis, key: str) -> dict[str, Any]:
    bounds: dict[str, Any] = {"values": list(axis.allowed)} if axis.allowed else {"low": axis.low, "high": axis.high}
    entries = axis.entries.value if axis.is_array else ""
    return {"key": key, "entries": entries, **bounds}
