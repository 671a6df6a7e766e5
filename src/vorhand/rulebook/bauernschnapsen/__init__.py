"""The rule book of Bauernschnapsen: which clauses make up each numbered rule. The mechanism is `rulebook.clauses`."""

from vorhand.games.bauernschnapsen import Ruleset
from vorhand.games.bauernschnapsen.rules import RULE_SOURCES
from vorhand.rulebook.bauernschnapsen import before_play, match, play
from vorhand.rulebook.bauernschnapsen.examples import EXAMPLES
from vorhand.rulebook.bauernschnapsen.exercises import EXERCISES
from vorhand.rulebook.clauses import Book

__all__ = ["BOOK"]

_SHOWN = ("farben-gang", "herren-schnapser")
_SCHNAPSERS = ("schnapser", "kontra-schnapser")
_OF_ALL_TRICKS = ("gang", "zehner-gang", "bauernschnapser", "kontra-bauernschnapser")


def _facts(ruleset: Ruleset) -> dict[str, int]:
    return {"players": ruleset.players, "target": ruleset.match.target, "contracts": len(ruleset.ladder)}


BOOK = Book(
    game="bauernschnapsen",
    sources=RULE_SOURCES,
    clauses={**before_play.RULES, **play.RULES, **match.RULES},
    facts=_facts,
    examples=EXAMPLES,
    exercises=EXERCISES,
    houses_to_show=(
        {"contracts.assenbettler.rank": 22},
        {"contracts.damengang.rank": 33},
        {"contracts.koenigsgang.rank": 35},
        {"contracts.bauernloch.rank": 65},
        {"contracts.zehner-gang.value": 8},
        {f"contracts.{row}.rank": 0 for row in _SHOWN},
        {f"contracts.{row}.rank": 0 for row in _SCHNAPSERS},
        {f"contracts.{row}.rank": 0 for row in _OF_ALL_TRICKS},
        {f"contracts.{row}.rank": 0 for row in ("bettler", *_SHOWN, *_SCHNAPSERS, *_OF_ALL_TRICKS)},
        {"contracts.normal.marriages": "none"},
        {f"contracts.{row}.marriages": "none" for row in ("normal", *_SCHNAPSERS)},
        {f"contracts.{row}.cards": "no-trump" for row in ("normal", *_SCHNAPSERS, *_OF_ALL_TRICKS[2:])},
        {"table.reveal_after_deal": "nothing"},
    ),
)
