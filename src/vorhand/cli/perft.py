"""`vorhand perft`: how many ways a position can go on, counted by the Python rules and, in play, by the native core."""

from typing import Annotated

import typer

from vorhand.cli.edge import CHECK_FAILED, at_the_edge
from vorhand.cli.options import Lang, Plain, RulesOption, ruleset_of
from vorhand.games.bismarck import Phase, State
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
        native = _native_perft(state, depth)
        if native is None:
            key = "cli-perft-no-core" if state.phase is Phase.PLAY else "cli-perft-before-play"
            screen.tell(key)
            return
        screen.tell("cli-perft-native", depth=depth, sequences=native)
        if native != counted:
            screen.tell("cli-perft-differ")
            raise typer.Exit(CHECK_FAILED)


def _native_perft(state: State, depth: int) -> int | None:
    """The count of the native core, which knows the play of the cards only; None before play or without the core."""
    if state.phase is not Phase.PLAY:
        return None
    try:
        from vorhand import _native
    except ImportError:
        return None
    contract, rules = state.deal.contract, state.rules
    assert contract is not None and rules is not None
    return _native.perft(state.hands, state.trick, rules, leader=state.leader, depth=depth, aim=contract.aim.value)
