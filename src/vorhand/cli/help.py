"""What can be typed now, and which rules are played: the answer to "?"."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cli.face import Face, Playable
from vorhand.cli.names import ruleset_name
from vorhand.cli.rest import TAKE_THE_REST
from vorhand.cli.rules_text import differences_from_default
from vorhand.cli.screen import Screen
from vorhand.cli.started import command

__all__ = ["help_parts"]


def help_parts(
    screen: Screen, playable: Playable, face: Face, seen: Any, rules: str, *, waits: bool, kept: bool
) -> Iterator[RenderableType]:
    """What can be typed now, then what the deal asks for.

    `rules`: the id of the rule set, or its file. `waits`: for Enter, before anything is chosen. `kept`: whether the
    match goes on another time.
    """
    say = screen.say
    yield Text(say("cli-help-title"), style="bold")
    yield Text(say("cli-help-waiting") if waits else face.how(seen))
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    table.add_row(Text(say("cli-enter"), style="bold"), say("cli-help-enter" if waits else "cli-help-table"))
    for typed, key in _typed(playable, kept=kept).items():
        table.add_row(Text(typed, style="bold"), say(key))
    yield table
    yield Text()
    yield from face.help(seen)
    yield Text(_which_rules(screen, playable, seen.ruleset, rules))


def _typed(playable: Playable, *, kept: bool) -> dict[str, str]:
    """What can be asked for at any moment, with the key of what it shows."""
    first = {"?": "cli-help-help", "l": "cli-help-last-trick", "s": "cli-help-score", TAKE_THE_REST: "cli-help-rest"}
    return {**first, **playable.letters, "r 4.2": "cli-help-rule", "q": "cli-help-quit" if kept else "cli-help-leave"}


def _which_rules(screen: Screen, playable: Playable, ruleset: Any, rules: str) -> str:
    return screen.say(
        "cli-help-ruleset",
        name=ruleset_name(ruleset, screen),
        id=rules,
        count=len(differences_from_default(ruleset)),
        command=command("rules", "show", rules),
    )
