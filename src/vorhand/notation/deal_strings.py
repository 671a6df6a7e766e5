"""A position of a match in one line, like FEN: the id of the rule set, then fields. docs/notation.md describes them.

bismarck/modern dealer=2 contract=nt-win kitty=2C3C4C5C hands=…/…/… tricks=0:AH7H2S,…
"""

from typing import Any

from vorhand import rulesets
from vorhand.errors import NotationError
from vorhand.games.base import AnyRuleset, AnyState
from vorhand.games.known import game_of
from vorhand.notation.cards import shorten
from vorhand.notation.fields import Fields
from vorhand.notation.games import TEXTS

__all__ = ["format_deal_string", "parse_deal_string"]

_MAX_LENGTH = 8192


def format_deal_string(state: AnyState) -> str:
    """The line that describes this position; `parse_deal_string` reads it back, all but the deal before."""
    text = TEXTS[game_of(state).id]
    written = text.format_fields(state)
    return " ".join([state.ruleset.id, *(f"{name}={written[name]}" for name in text.samples if written.get(name))])


def parse_deal_string(text: str, ruleset: AnyRuleset | None = None) -> Any:
    """The position that a line describes, a state of the game of its rule set.

    A rule set that is not built in must be handed in, and its id must be the one in the line.
    Raises NotationError for text that is no deal string, RulesetError for an unknown rule set, InvalidStateError
    for a position that cannot occur.
    """
    words = text.split() if len(text) <= _MAX_LENGTH else []
    if not words:
        raise NotationError("notation-deal-string", text=shorten(text), field="id", expected=f"{rulesets.DEFAULT} …")
    rules: AnyRuleset = rulesets.load(words[0]) if ruleset is None else ruleset
    if rules.id != words[0]:
        raise NotationError("notation-deal-string", text=shorten(words[0]), field="id", expected=rules.id)
    game = TEXTS[game_of(rules).id]
    return game.read_fields(rules, Fields(words[1:], game.samples))
