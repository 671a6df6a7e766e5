"""Bauernschnapsen on the command line: all that is this game's own. `BAUERNSCHNAPSEN` is its row in `cli.known`."""

from types import MappingProxyType

from vorhand.cards import Rank
from vorhand.cli.bauernschnapsen.face import BauernschnapsenFace
from vorhand.cli.bauernschnapsen.native import native_perft
from vorhand.cli.decks import ACE_HIGH, FRENCH, GERMAN
from vorhand.cli.face import Playable, RuleWords
from vorhand.cli.solving import solved_by
from vorhand.games.bauernschnapsen import GAME, Ruleset
from vorhand.games.bauernschnapsen.events import DealStarted
from vorhand.games.bauernschnapsen.rules import RULE_SOURCES
from vorhand.rulesets import AXES

__all__ = ["BAUERNSCHNAPSEN"]

_RANKS = (Rank.ACE, Rank.TEN, *(rank for rank in ACE_HIGH if rank not in (Rank.ACE, Rank.TEN)))


BAUERNSCHNAPSEN = Playable(
    game=GAME,
    name="Bauernschnapsen",
    ruleset=Ruleset,
    face=BauernschnapsenFace,
    rules=RuleWords(
        axes=AXES["bauernschnapsen"],
        sources=RULE_SOURCES,
        headings="rules-bauernschnapsen",
        fine="cli-rules-fine-target",
    ),
    deal_started=DealStarted,
    decks=(FRENCH, GERMAN),
    ranks=_RANKS,
    letters=MappingProxyType({"a": "cli-help-auction", "t": "cli-help-won"}),
    native_perft=native_perft,
    solved=solved_by("vorhand.cli.bauernschnapsen.solve"),
)
