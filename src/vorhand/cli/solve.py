"""`vorhand solve`: what comes of a position and of each card in it when everybody sees all hands and errs never."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from vorhand.cards import Seat
from vorhand.cli.edge import at_the_edge
from vorhand.cli.known import playable_of
from vorhand.cli.options import AsJson, DeckOption, Lang, Plain, RulesOption, ruleset_of, with_deck
from vorhand.cli.screen import Screen
from vorhand.cli.solving import Asked, Bounds, Hear, Solved
from vorhand.notation import format_action, parse_deal_string
from vorhand.solver.limits import MOST_NODES

__all__ = ["solve"]

_A_MINUTE = 60.0


def solve(
    position: Annotated[str, typer.Argument(metavar="DEALSTRING", help="A position, as docs/notation.md says.")],
    *,
    each: Annotated[bool, typer.Option("--each", help="Everybody plays for himself alone.")] = False,
    nodes: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=MOST_NODES, help="Search at most so many nodes.")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", min=0, help="Search so long; 0 is to the end.")] = _A_MINUTE,
    as_json: AsJson = False,
    rules: RulesOption = None,
    deck: DeckOption = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say what each card comes to with all hands open and best play by everybody."""
    with at_the_edge(lang, plain=plain) as screen:
        state = parse_deal_string(position, ruleset_of(rules) if rules else None)
        playable = playable_of(state.ruleset)
        screen = with_deck(screen, playable, deck)
        asked = Asked(each=each, nodes=nodes, seconds=seconds or None)
        with _progress(screen, asked) as hear:
            found = playable.solved(state, asked, screen, hear)
        if as_json:
            print(json.dumps(_for_programs(position, state.actor, found), ensure_ascii=False, indent=2))
        else:
            _show(screen, state.actor, found)


@contextmanager
def _progress(screen: Screen, asked: Asked) -> Iterator[Hear]:
    """A bar while the search goes on, where somebody looks: how much of its time or of its nodes are gone."""
    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[nodes]}"))
    with Progress(*columns, console=screen.errors, transient=True, disable=not screen.errors.is_terminal) as bar:
        task = bar.add_task("", total=asked.nodes or asked.seconds, nodes="")

        def hear(searched: int) -> bool:
            gone = searched if asked.nodes else bar.tasks[task].elapsed
            bar.update(task, completed=gone or 0, nodes=screen.say("cli-solve-nodes", nodes=searched))
            return True

        yield hear


def _show(screen: Screen, actor: Seat, found: Solved) -> None:
    screen.show(found.explained)
    if found.actions:
        wants = "more" if found.wants_more else "less"
        screen.tell("cli-solve-turn", seat=actor + 1, wants=wants if len(found.columns) == 1 else f"own-{wants}")
        screen.line()
        table = screen.table("", *found.heads, "")
        for column in table.columns[1:-1]:
            column.justify = "right"
        for scored in found.actions:
            best = screen.say("cli-solve-best") if scored in found.best else ""
            table.add_row(screen.cards.painted(scored.label), *map(_text, scored.values), best)
        screen.show(table)
    if not found.exact:
        screen.line()
        screen.tell("cli-solve-unknown" if found.actions else "cli-solve-nothing-known")


def _text(bounds: Bounds) -> str:
    return _number(bounds.lower) if bounds.exact else f"{_number(bounds.lower)} – {_number(bounds.upper)}"


def _number(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else f"{float(value):.2f}"


def _for_programs(position: str, actor: Any, found: Solved) -> dict[str, Any]:
    """Everything that is shown, and no words. A number that is not whole is a text, such as "5/2"."""
    return {
        "position": position,
        "actor": actor,
        "counts": found.counts,
        "columns": found.columns,
        "wants_more": found.wants_more,
        "exact": found.exact,
        "nodes": found.nodes,
        "actions": [
            {
                "action": format_action(scored.action),
                "lower": [_plain(value.lower) for value in scored.values],
                "upper": [_plain(value.upper) for value in scored.values],
                "best": scored in found.best,
            }
            for scored in found.actions
        ],
    }


def _plain(value: Fraction) -> int | str:
    return int(value) if value.denominator == 1 else str(value)
