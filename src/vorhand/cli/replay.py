"""`vorhand replay`: look at a record trick by trick."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from vorhand.cli.edge import at_the_edge
from vorhand.cli.known import playable_of
from vorhand.cli.lines import Lines, somebody_types
from vorhand.cli.names import Names
from vorhand.cli.options import DeckOption, Lang, Plain, with_deck
from vorhand.cli.replayed import Stop, stops
from vorhand.cli.screen import Screen
from vorhand.cli.seating import read_seating
from vorhand.records import read_record, verify

__all__ = ["replay"]


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    *,
    deck: DeckOption = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through a record: Enter next, b back, d N to deal N, q quit. Into a pipe, print all of it."""
    with at_the_edge(lang, plain=plain) as screen:
        read = read_record(record)
        verify(read, record.name)
        playable = playable_of(read.ruleset)
        screen = with_deck(screen, playable, deck)
        names = Names.of(read_seating(read.meta, read.ruleset.players), screen)
        found = stops(read, playable, screen, names)
        if not found:
            screen.tell("cli-replay-empty", file=record.name)
        elif somebody_types() and screen.is_terminal:
            _step_through(screen, Lines(screen, sys.stdin, shown=True), found)
        else:
            for stop in found:
                screen.show(*stop.parts())
                screen.line()


def _step_through(screen: Screen, lines: Lines, found: Sequence[Stop]) -> None:
    at = 0
    while 0 <= at < len(found):
        screen.clear()
        screen.show(*found[at].parts())
        screen.line()
        at = _next_stop(screen, lines, found, at)


def _next_stop(screen: Screen, lines: Lines, found: Sequence[Stop], at: int) -> int:
    """Where to go from here; past the last stop to leave."""
    last = at == len(found) - 1
    while True:
        line = lines.ask(screen.say("cli-replay-ask-last" if last else "cli-replay-ask"))
        typed = "q" if line is None else line.strip().lower()
        if typed == "":
            return at + 1
        if typed == "q":
            return len(found)
        if typed == "b":
            return max(at - 1, 0)
        if typed[0] == "d":
            there = _first_of(found, typed[1:].strip())
            if there is not None:
                return there
            screen.tell("cli-replay-no-deal", deals=found[-1].deal)
        else:
            screen.tell("cli-replay-help")


def _first_of(found: Sequence[Stop], number: str) -> int | None:
    return next((at for at, stop in enumerate(found) if str(stop.deal) == number), None)
