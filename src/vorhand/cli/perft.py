"""`vorhand perft`: how many ways a position can go on, counted by the Python rules and by the native core."""

from typing import Annotated

import typer

from vorhand.cli.edge import CHECK_FAILED, at_the_edge
from vorhand.cli.face import NotCounted
from vorhand.cli.known import playable_of
from vorhand.cli.options import Lang, Plain, RulesOption, ruleset_of
from vorhand.notation import parse_deal_string
from vorhand.testing.perft import perft as python_perft

__all__ = ["perft"]


def perft(
    position: Annotated[str, typer.Argument(metavar="DEALSTRING", help="A position, as docs/notation.md says.")],
    *,
    depth: Annotated[int, typer.Option(metavar="N", min=0, max=64, help="How many actions.")] = 3,
    rules: RulesOption = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Count the action sequences of a length from a position; exit code 1 if two counts differ."""
    with at_the_edge(lang, plain=plain) as screen:
        state = parse_deal_string(position, ruleset_of(rules) if rules else None)
        counted = python_perft(state, depth)
        screen.tell("cli-perft-python", depth=depth, sequences=counted)
        native = playable_of(state.ruleset).native_perft(state, depth)
        if isinstance(native, NotCounted):
            screen.tell(native.value)
            return
        screen.tell("cli-perft-native", depth=depth, sequences=native)
        if native != counted:
            screen.tell("cli-perft-differ")
            raise typer.Exit(CHECK_FAILED)
