"""The options that several commands share."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from vorhand import rulesets
from vorhand.cli.decks import DeckName
from vorhand.cli.face import Playable
from vorhand.cli.known import PLAYABLE
from vorhand.cli.language import Language
from vorhand.cli.screen import Screen
from vorhand.cli.wanted import Wanted, not_there
from vorhand.errors import NotationError, RulesetError

__all__ = ["Answers", "AsJson", "DeckOption", "Fast", "Lang", "Plain", "RulesOption", "ruleset_of", "with_deck"]

Lang: TypeAlias = Annotated[Language | None, typer.Option("--lang", help="Language; else the one of the locale.")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain", help="No colour, no lines, letters for suits. As NO_COLOR.")]
RulesOption: TypeAlias = Annotated[
    str | None, typer.Option("--rules", metavar="ID|FILE", help="Rule set: an id (modern+must_trump) or a .toml file.")
]
Fast: TypeAlias = Annotated[bool, typer.Option("--fast", help="Do not wait for Enter after each trick.")]
Answers: TypeAlias = Annotated[
    typer.FileText | None,
    typer.Option(
        "--input", metavar="FILE", encoding="utf-8", errors="replace", help="File of your answers; - for a pipe."
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


DeckOption: TypeAlias = Annotated[
    DeckName | None,
    typer.Option(
        "--deck",
        help="The cards, for a game that is played with more than one kind.",
        hidden=all(len(playable.decks) == 1 for playable in PLAYABLE.values()),
    ),
]


def with_deck(screen: Screen, playable: Playable, asked: DeckName | None) -> Screen:
    """The screen for a game, with the cards that were asked for; NotationError if it is not played with them."""
    deck = next((deck for deck in playable.decks if asked in (None, deck.name)), None)
    if deck is None:
        known = ", ".join(deck.name for deck in playable.decks)
        raise NotationError("cli-deck-of-other-game", text=str(asked), game=playable.name, known=known)
    return screen.of_game(playable.id, deck, playable.ranks)


def ruleset_of(text: str, wanted: Wanted = Wanted.RULESET) -> Any:
    """The rule set of an id, with options, or of a player's own file: whatever ends in .toml or is a file.

    Raises RulesetError, and NotationError where it is neither; `wanted`: what else might have stood there.
    """
    path = Path(text)
    if path.suffix == ".toml" or path.is_file():
        return _with_a_title(rulesets.load_file(path), path.name)
    try:
        return rulesets.load(text)
    except RulesetError as error:
        if error.code != "ruleset-unknown-id":
            raise
        raise not_there(text, wanted) from None


def _with_a_title(ruleset: Any, file: str) -> Any:
    """A player's own rule set has its title for a name, or the name of its file."""
    shown = "".join(c for c in file if c.isprintable())[:60]
    return ruleset if ruleset.title else replace(ruleset, title=shown)
