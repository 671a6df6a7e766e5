"""Bismarck on the command line: all that is this game's own. `BISMARCK` is its row in `cli.known`."""

from vorhand.cli.bismarck.face import BismarckFace
from vorhand.cli.bismarck.native import native_perft
from vorhand.cli.face import Playable, RuleWords
from vorhand.cli.solving import solved_by
from vorhand.games.bismarck import GAME, Ruleset
from vorhand.games.bismarck.events import DealStarted, DealVoided
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.rulesets import AXES

__all__ = ["BISMARCK"]


BISMARCK = Playable(
    game=GAME,
    name="Bismarck",
    ruleset=Ruleset,
    face=BismarckFace,
    rules=RuleWords(
        axes=AXES["bismarck"],
        sources=RULE_SOURCES,
        headings="rules-bismarck",
        fine="cli-rules-fine",
    ),
    deal_started=DealStarted,
    deal_voided=(DealVoided,),
    letters={"k": "cli-help-kitty", "d": "cli-help-discarded", "g": "cli-help-given"},
    native_perft=native_perft,
    solved=solved_by("vorhand.cli.bismarck.solve"),
)
