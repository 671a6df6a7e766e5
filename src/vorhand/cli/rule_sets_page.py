"""docs/rule-sets.md: every rule set that comes with the package, where it is from and what is special about it.

    python -m vorhand.cli.rule_sets_page > docs/rule-sets.md

All of it is read off the rule files and the English catalogue, so that nothing has to be kept true by hand.
"""

import sys
from collections.abc import Iterator

from vorhand.cli.face import Playable
from vorhand.cli.known import PLAYABLE
from vorhand.cli.names import ruleset_name
from vorhand.cli.rules_text import matters, offered_options
from vorhand.cli.screen import Screen, open_screen
from vorhand.rulebook import field_name, size, value_text
from vorhand.rulesets import NOT_IMPLEMENTABLE, differences, extended_by, load

__all__ = ["page"]

_HEAD = """\
<!-- Made by `python -m vorhand.cli.rule_sets_page > docs/rule-sets.md`. Change the rule files, not this file. -->

# The rule sets

Each says only what differs from another one, and what it does not say is as there. `vorhand rules show ID` shows all
of a rule set, `vorhand rules diff ID ID` compares any two. An option is switched on with `+` after the id:
`modern+must_trump`. Sources 000, 001 and 002 are the documents that the project began with.
"""


def page() -> str:
    """The whole page."""
    screen = open_screen("en", plain=True)
    return "\n".join([_HEAD, *(line for game in PLAYABLE.values() for line in _game(screen.of_game(game.id), game))])


def _game(screen: Screen, playable: Playable) -> Iterator[str]:
    yield f"## {playable.name}\n"
    yield "| id | rule set | size | source | what differs |"
    yield "|---|---|---|---|---|"
    for id in playable.built_in:
        yield _row(screen, playable, id)
    yield f"\n### Options of {playable.name}\n"
    yield "| option | what it does | where |"
    yield "|---|---|---|"
    offering = {id: offered_options(id) for id in playable.built_in}
    for option in dict.fromkeys(option for options in offering.values() for option in options):
        where = ", ".join(_short(id) for id, options in offering.items() if option in options)
        yield f"| `+{option}` | {screen.say(f'option-{option}')} | {where} |"
    missing = {id: reason for id, reason in NOT_IMPLEMENTABLE.items() if id.startswith(f"{playable.id}/")}
    if missing:
        yield "\nDocumented, but not to be played:\n"
        yield from (f"* `{_short(id)}`: {reason}" for id, reason in missing.items())
    yield ""


def _row(screen: Screen, playable: Playable, id: str) -> str:
    ruleset, base = load(id), extended_by(id)
    differs = "the usual game" if base is None else _differs(screen, playable, base, id)
    cells = (
        f"`{_short(id)}`",
        ruleset_name(ruleset, screen),
        size(ruleset, screen.words.language),
        ruleset.source,
        differs,
    )
    return f"| {' | '.join(cells)} |"


def _differs(screen: Screen, playable: Playable, base: str, id: str) -> str:
    ruleset = load(id)
    points = [
        f"{field_name(screen, point.key)}: {value_text(screen, point.key, point.second)}"
        for point in differences(load(base), ruleset)
        if matters(ruleset, point.key)
    ]
    return "<br>".join([f"as `{_short(base)}`, but", *points])


def _short(id: str) -> str:
    return id.partition("/")[2]


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    sys.stdout.write(page())
