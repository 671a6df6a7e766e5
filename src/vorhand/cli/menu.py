"""What to play, where nothing was said: the unfinished matches, then the rule sets of every game."""

from typing import NamedTuple

from rich.text import Text

from vorhand.cli import saves
from vorhand.cli.choosing import named, numbered
from vorhand.cli.face import Playable
from vorhand.cli.hand import choices_table
from vorhand.cli.known import PLAYABLE
from vorhand.cli.lines import Lines
from vorhand.cli.names import ruleset_name
from vorhand.cli.screen import Screen
from vorhand.errors import NotationError
from vorhand.rulesets import load

__all__ = ["Picked", "ask_what_to_play"]


class Picked(NamedTuple):
    """What was picked."""

    playable: Playable
    rules: str | None
    """A rule set; None for the unfinished match."""
    new: bool
    """Whether a match that is unfinished makes room for it."""


def ask_what_to_play(screen: Screen, lines: Lines) -> Picked | None:
    """Show everything that can be played and ask until something is picked; None if nothing is."""
    listed = _everything()
    screen.show(Text(screen.say("cli-menu-title"), style="bold"))
    screen.show(choices_table(screen, [_described(screen, picked) for picked in listed]))
    screen.line()
    while True:
        line = lines.ask(screen.say("cli-ask-menu"))
        typed = "q" if line is None else line.strip()
        if typed.lower() == "q":
            return None
        try:
            return _read(screen, typed, listed)
        except NotationError as error:
            screen.show(screen.sentence(error.code, error.fields))


def _everything() -> list[Picked]:
    unfinished = {id for id in PLAYABLE if saves.default_save(id).exists()}
    going_on = [Picked(playable, None, new=False) for id, playable in PLAYABLE.items() if id in unfinished]
    rule_sets = [(id, playable, rules) for id, playable in PLAYABLE.items() for rules in playable.built_in]
    return going_on + [Picked(playable, rules, new=id in unfinished) for id, playable, rules in rule_sets]


def _described(screen: Screen, picked: Picked) -> tuple[str, str]:
    game = picked.playable.name
    if picked.rules is None:
        return game, screen.say("cli-menu-go-on")
    return f"{game}: {_name(screen, picked.playable, picked.rules)}", picked.rules


def _name(screen: Screen, playable: Playable, rules: str) -> str:
    return ruleset_name(load(rules), screen.of_game(playable.id))


def _read(screen: Screen, typed: str, listed: list[Picked]) -> Picked:
    """What a line picks: nothing at all is the first."""

    def names(picked: Picked) -> list[str]:
        if picked.rules is None:
            return [picked.playable.name]
        name = _name(screen, picked.playable, picked.rules)
        return [f"{picked.playable.name}: {name}", name, picked.rules, picked.rules.partition("/")[2]]

    if not typed:
        return listed[0]
    return numbered(typed, listed) or named(typed, listed, names)
