"""The fields of a rule set that change what may happen within a deal: the native core must know each of them."""

from vorhand.games.axes import Scope
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.rulesets import AXES, to_fields
from vorhand.rulesets.axes import Plain

__all__ = ["deal_axes"]


def deal_axes(ruleset: AnyRuleset) -> Plain:
    """Every *deal* field by dotted key, in TOML's types; read off the tags, so that a new field is among them at once.

    >>> from vorhand import rulesets
    >>> deal_axes(rulesets.load("bismarck/modern"))["deck.hand"]
    16
    """
    axes = AXES[game_of(ruleset).id]
    return {key: value for key, value in to_fields(ruleset).items() if axes[key].scope is Scope.DEAL}
