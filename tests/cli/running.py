"""Running commands in this process, and knowing beforehand what a person has to type."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from typer.testing import CliRunner, Result

from vorhand.cards import Seat
from vorhand.cli.app import app
from vorhand.cli.bismarck.menu import choices
from vorhand.cli.live import Happened, Live
from vorhand.games.base import Office
from vorhand.games.bismarck import GAME, Phase
from vorhand.games.bismarck.actions import number_of
from vorhand.games.bismarck.events import DealScored, TrickTaken
from vorhand.records import read_record, verify

THREE_DEALS = 'extends = "bismarck/spel-pass"\nsource = "us"\n[choice]\ncontracts = ["nt-lose"]\n'
"""A rule file for short matches."""

_NOTHING: Mapping[str, str] = MappingProxyType({})

LANGUAGES = ("sv", "es", "en", "de", "fi")


def vorhand(
    *args: str, typed: str | None = None, width: int = 100, environment: Mapping[str, str] = _NOTHING
) -> Result:
    """What a command prints and its exit code; an exception that it lets through fails the test."""
    env = {"LANG": "en_US.UTF-8", "LC_ALL": None, "LC_MESSAGES": None, "LANGUAGE": None, "NO_COLOR": None}
    env |= {"COLUMNS": str(width), "TERM": "xterm", **environment}
    result = CliRunner(env=env).invoke(app, list(args), input=typed, prog_name="vorhand")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def play(*args: str, typed: Iterable[str], width: int = 100, environment: Mapping[str, str] = _NOTHING) -> Result:
    """A person's match with these lines typed."""
    lines = "".join(f"{line}\n" for line in typed)
    return vorhand("play", "bismarck", "--input", "-", *args, typed=lines, width=width, environment=environment)


def kept(path: Path) -> Live:
    """The match in a save, checked."""
    record = read_record(path)
    return Live(record, verify(record))


class Turn(NamedTuple):
    """A line that the person types, and the match before it."""

    before: Live
    line: str


def lowest_choices(live: Live, *, fast: bool) -> tuple[list[Turn], Live]:
    """The rest of a match in which the person always takes the lowest numbers: what is typed, and how it ends."""
    turns: list[Turn] = []
    while (actor := live.state.actor) is not None:
        if isinstance(actor, Office):
            happened = live.after_chance()
        elif f"bot-{actor}" in live.record.meta:
            happened = live.after_bot(actor, live.record.meta[f"bot-{actor}"])
        else:
            line, happened = _lowest(live, actor)
            turns.append(Turn(live, line))
        live = happened.live
        turns += [Turn(live, "")] * _pauses(happened, fast=fast)
    return turns, live


def _pauses(happened: Happened, *, fast: bool) -> int:
    tricks = sum(isinstance(event, TrickTaken) for event in happened.events)
    deals = sum(isinstance(event, DealScored) for event in happened.events)
    return tricks * (not fast) + deals * (happened.live.state.phase is not Phase.OVER)


def _lowest(live: Live, seat: Seat) -> tuple[str, Happened]:
    listed = choices(GAME.observe(live.state, seat))
    count = live.state.ruleset.kitty.size if live.state.phase is Phase.DISCARD else 1
    happened = Happened(live, ())
    for action in sorted(listed[:count], key=number_of):
        happened = happened.live.after(seat, action)
    return " ".join(str(number) for number in range(1, count + 1)), happened


def lines_of(turns: Iterable[Turn]) -> list[str]:
    """What is typed in these turns."""
    return [turn.line for turn in turns]


def one_line(text: str) -> str:
    """The text with every run of blanks and line ends as one space, so that it does not matter where lines break."""
    return re.sub(r"\s+", " ", text)
