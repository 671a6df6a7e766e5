"""The options that several commands share."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from vorhand import rulesets
from vorhand.cli.language import Language
from vorhand.games.bismarck import Ruleset

__all__ = ["AsJson", "Lang", "Plain", "RulesOption", "ruleset_of"]

Lang: TypeAlias = Annotated[Language | None, typer.Option("--lang", help="Language; else the one of the locale.")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain", help="No colour, no lines, letters for suits. As NO_COLOR.")]
RulesOption: TypeAlias = Annotated[
    str | None, typer.Option("--rules", metavar="ID|FILE", help="Rule set: an id (modern+must_trump) or a .toml file.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def ruleset_of(text: str) -> Ruleset:
    """The rule set of an id, with options, or of a player's own file: whatever ends in .toml or is a file.

    Raises RulesetError.
    """
    path = Path(text)
    if path.suffix == ".toml" or path.is_file():
        return _with_a_title(rulesets.load_file(path), path.name)
    return rulesets.load(text)


def _with_a_title(ruleset: Ruleset, file: str) -> Ruleset:
    """A player's own rule set has its title for a name, or the name of its file."""
    shown = "".join(c for c in file if c.isprintable())[:60]
    return ruleset if ruleset.title else replace(ruleset, title=shown)
