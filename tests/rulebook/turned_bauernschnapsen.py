"""Where the axes of Bauernschnapsen are turned to see what that changes in its rule book, and further houses."""

import random
from collections.abc import Iterator
from typing import Any

from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games.bauernschnapsen import Ruleset
from vorhand.rulebook.elsewhere import specimens

__all__ = ["BASES", "further_houses", "is_in_play", "turns"]

_ABOVE_NORMAL = (
    "bettler",
    "schnapser",
    "gang",
    "zehner-gang",
    "kontra-schnapser",
    "bauernschnapser",
    "farben-gang",
    "kontra-bauernschnapser",
    "herren-schnapser",
)
_TURNED = ("normal", "bettler", "schnapser", "gang", "farben-gang", "herren-schnapser")
"""The rows whose columns are turned; a clause that names a row names one of these."""


def _only(*rows: str) -> dict[str, Any]:
    """Only the Normal game and these are played."""
    return {f"contracts.{row}.rank": 0 for row in _ABOVE_NORMAL if row not in rows}


def _all(column: str, value: Any, *rows: str) -> dict[str, Any]:
    return {f"contracts.{row}.{column}": value for row in rows}


_NO_TRUMPS = _all("cards", "no-trump", "normal", "schnapser", "kontra-schnapser", "bauernschnapser")
BASES: tuple[dict[str, Any], ...] = (
    {},
    {"doubling.levels": 1},
    {"auction.normal_kontra": "beats-bettler"},
    {"auction.normal_kontra": "beats-bettler", "contracts.normal.doubled": "not-allowed"},
    {"scoring.three_tricks": "at-sixty-six", "doubling.idle_partner": "silent"},
    {"scoring.trickless": "by-points", "match.retourschneider": "four", "table.counting": "down"},
    {"scoring.losers_marriages": "tricks-only"},
    _only("gang"),
    _only("bettler"),
    _only("schnapser"),
    _only("farben-gang", "herren-schnapser"),
    {**_only("bettler"), "contracts.bettler.aim": "all-tricks"},
    {**_only("gang"), "contracts.gang.needs": "ace"},
    {**_only("farben-gang"), "contracts.farben-gang.needs": "ace"},
    {**_only("gang"), **_all("doubled", "not-allowed", "normal")},
    {**_only("gang"), **_all("cards", "no-trump", "normal"), "contracts.gang.cards": "trump"},
    {**_only("schnapser"), **_all("marriages", "none", "normal", "schnapser")},
    {**_only("schnapser"), **_all("marriages", "none", "normal")},
    {**_only("schnapser"), **_all("cards", "no-trump", "normal")},
    {**_only("gang", "schnapser"), **_all("marriages", "none", "schnapser")},
    {**_only("schnapser"), "contracts.schnapser.marriages": "all"},
    *({**_only("gang"), "contracts.gang.order": order} for order in ("TKQJA", "KQJAT", "QJATK")),
    {"contracts.gang.doubled": "not-allowed"},
    {**_only("schnapser"), **_all("marriages", "none", "schnapser"), "scoring.three_tricks": "at-sixty-six"},
)
"""Where the axes are turned, besides the houses that README only shows: fields that differ from the usual game's."""

_NUMBERS: dict[str, tuple[int, ...]] = {
    "rank": (0, 15, 39, 85, 99),
    "value": (1, 5, 6, 9, 24),
    "levels": (0, 1, 2, 3),
    "target": (1, 11, 24),
    "schneider": (1, 2, 3, 4),
}


def is_in_play(key: str, base: Ruleset) -> bool:
    """Whether turning an axis can matter there: of the contracts, only of some rows."""
    group, row, *_ = key.split(".")
    return group != "contracts" or row in _TURNED


def turns(plain: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is changed, one thing after the other: fields that differ."""
    for key, axis in rulesets.AXES["bauernschnapsen"].items():
        for value in axis.allowed or _NUMBERS[key.rpartition(".")[2]]:
            yield {key: value}
    yield {"contracts.gang.aim": "five-trumps", "contracts.gang.cards": "trump"}
    yield {"contracts.bettler.aim": "one-suit", "contracts.bettler.partner": "plays"}
    for aim in ("no-trick", "all-tricks", "one-suit"):
        yield {"contracts.schnapser.aim": aim, "contracts.schnapser.marriages": "none"}


def further_houses() -> Iterator[Ruleset]:
    """Houses that differ from those of the package in a few random things."""
    rng = random.Random(1785)
    for number in range(120):
        plain = rulesets.to_fields(rng.choice(specimens("bauernschnapsen")))
        changed = {key: value for turn in rng.sample([*turns(plain)], 8) for key, value in turn.items()}
        try:
            fields, id = plain | changed, f"own/thrown-{number}"
            ruleset: Ruleset = rulesets.read_fields(fields, id=id, source="thrown", game="bauernschnapsen")
        except RulesetError:
            continue
        yield ruleset
