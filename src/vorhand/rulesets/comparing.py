"""Where two rule sets of a game differ, and one number that says whether they do."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from vorhand.errors import RulesetError
from vorhand.games.base import AnyRuleset
from vorhand.games.known import DEFAULT_GAME, HOUSES, game_of
from vorhand.rulesets.axes import AXES, to_fields

__all__ = ["Difference", "content_hash", "differences", "differences_in_play"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One field in which two rule sets differ, in TOML's types."""

    key: str
    first: Any
    second: Any


def differences(first: AnyRuleset, second: AnyRuleset) -> tuple[Difference, ...]:
    """The fields in which two rule sets of a game differ, in the order of the axes; RulesetError for two games."""
    game = game_of(first).id
    if game_of(second).id != game:
        raise RulesetError("ruleset-other-game", first=first.id, second=second.id)
    one, two = to_fields(first), to_fields(second)
    return tuple(Difference(key, one[key], two[key]) for key in AXES[game] if one[key] != two[key])


def differences_in_play(base: AnyRuleset, ruleset: AnyRuleset) -> tuple[Difference, ...]:
    """Where a rule set differs from another one of its game in what can have a bearing on a match under it."""
    matters = HOUSES[game_of(ruleset).id].matters
    return tuple(point for point in differences(base, ruleset) if matters(ruleset, point.key))


def content_hash(ruleset: AnyRuleset) -> str:
    """SHA-256 (hex) of the fields that differ from the game's defaults; equal exactly if the rules are.

    A field added in a later version with a default that keeps today's behaviour does not change it.
    """
    game = game_of(ruleset).id
    changed = {d.key: d.second for d in differences(HOUSES[game].defaults, ruleset)}
    if game != DEFAULT_GAME:  # whose hashes stood in records before there was a second game
        changed["game"] = game
    text = json.dumps(changed, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
