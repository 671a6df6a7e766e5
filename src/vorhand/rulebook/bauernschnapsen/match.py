"""Rules BAU-8 and BAU-9: the match, and what may be seen."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.games.bauernschnapsen.ruleset import (
    Counting,
    FirstDealer,
    LastTrick,
    OpenTricks,
    Retourschneider,
    Reveal,
    Ruleset,
)
from vorhand.rulebook.bauernschnapsen.facts import PARTNERS, sitting_out
from vorhand.rulebook.clauses import AnyClause, Clause, Values

__all__ = ["RULES"]

# Chapter 8

_RETOUR = ("match.retourschneider", "match.target")


def _target(ruleset: Ruleset) -> Values:
    return {"target": ruleset.match.target}


def _has_retour(ruleset: Ruleset) -> bool:
    """A match to 1 is over before anybody could lead."""
    return ruleset.match.retourschneider is Retourschneider.FOUR and ruleset.match.target > 1


def _deals_next(name: str, dealer: FirstDealer) -> Clause[Ruleset]:
    return Clause(name, ("match.next_dealer",), lambda ruleset: ruleset.match.next_dealer is dealer)


# Chapter 9


def _open(name: str, tricks: OpenTricks) -> Clause[Ruleset]:
    return Clause(name, ("table.open_tricks",), lambda ruleset: ruleset.table.open_tricks is tricks)


def _revealed(name: str, reveal: Reveal) -> Clause[Ruleset]:
    return Clause(name, ("table.reveal_after_deal",), lambda ruleset: ruleset.table.reveal_after_deal is reveal)


def _last(name: str, trick: LastTrick) -> Clause[Ruleset]:
    return Clause(name, ("table.last_trick",), lambda ruleset: ruleset.table.last_trick is trick)


RULES: Mapping[str, tuple[AnyClause, ...]] = MappingProxyType(
    {
        "BAU-8.1": (
            Clause("target", ("match.target",), values=_target),
            Clause(
                "down",
                ("table.counting", "match.target"),
                lambda ruleset: ruleset.table.counting is Counting.DOWN,
                _target,
            ),
        ),
        "BAU-8.2": (
            Clause("mark"),
            Clause("schneider", ("match.schneider",), values=lambda ruleset: {"count": ruleset.match.schneider}),
        ),
        "BAU-8.3": (
            Clause("four", _RETOUR, _has_retour, lambda ruleset: {"lead": ruleset.match.target - 1}),
            Clause("none", _RETOUR, lambda ruleset: not _has_retour(ruleset)),
        ),
        "BAU-8.4": (_deals_next("rotates", FirstDealer.ROTATES), _deals_next("drawn", FirstDealer.DRAWN)),
        "BAU-9.1": (
            Clause("own"),
            _open("closed", OpenTricks.NONE),
            _open("first-open", OpenTricks.FIRST_OF_EACH_SIDE),
            _revealed("reveal", Reveal.ALL),
            Clause(
                "idle",
                ("table.reveal_after_deal", *PARTNERS),
                lambda ruleset: ruleset.table.reveal_after_deal is Reveal.ALL and bool(sitting_out(ruleset)),
            ),
            _revealed("hidden", Reveal.NOTHING),
        ),
        "BAU-9.2": (_last("open", LastTrick.OPEN), _last("closed", LastTrick.CLOSED)),
    }
)
"""The clauses of each rule, in order."""
