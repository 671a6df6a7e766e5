"""Who asks for what is not there is told what is, or what comes near."""

import re
from difflib import get_close_matches
from enum import StrEnum

from vorhand.cli.known import PLAYABLE
from vorhand.cli.started import command
from vorhand.errors import NotationError
from vorhand.notation.cards import shorten
from vorhand.rulesets import BUILT_IN

__all__ = ["Wanted", "is_rule_number", "not_there"]

_MOST = 5
_LEAST_LETTERS = 3
"""So many letters must stand in an id to be a part of it."""


class Wanted(StrEnum):
    """What a text may be the name of; the last two are rule sets or more."""

    RULESET = "ruleset"
    GAME = "game"
    RULE = "rule"


def is_rule_number(text: str) -> bool:
    """Whether that is how a rule is named, "4.2" or "bau-4.2", and no rule set; there need not be such a rule."""
    prefixes = "|".join(playable.rules.prefix for playable in PLAYABLE.values())
    return re.fullmatch(rf"({prefixes})?[0-9]+[0-9.]*", text, re.IGNORECASE) is not None


def not_there(text: str, wanted: Wanted) -> NotationError:
    """The sentence for somebody who has asked for that."""
    shown, listing = shorten(text, 40), command("rules", "list")
    if wanted is Wanted.RULESET and is_rule_number(text):
        return NotationError("cli-rule-no-ruleset", text=shown, command=listing)
    games = () if wanted is Wanted.RULESET else tuple(PLAYABLE)
    near = _near(text, games)
    if near:
        return NotationError("cli-unknown-near", text=shown, wanted=wanted.value, near=", ".join(near), command=listing)
    return NotationError("cli-unknown-all", text=shown, wanted=wanted.value, known=", ".join((*games, *BUILT_IN)))


def _near(text: str, games: tuple[str, ...]) -> list[str]:
    """The ids that have the text in them, and those that are written nearly so; of a rule set its own part counts."""
    name = text.partition("+")[0].lower().rpartition("/")[2]
    short = {id.rpartition("/")[2]: id for id in (*games, *BUILT_IN)}
    holding = [id for part, id in short.items() if len(name) >= _LEAST_LETTERS and name in part]
    alike = [short[part] for part in get_close_matches(name, short, n=_MOST)]
    return list(dict.fromkeys([*holding, *alike]))[:_MOST]
