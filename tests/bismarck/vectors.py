"""Reads the vector files that the Python and the C++ engine share, and the rule files that stand beside them."""

import csv
from functools import cache
from pathlib import Path

import pytest

from vorhand import rulesets
from vorhand.cards import Card, Suit, bits_of
from vorhand.games.bismarck import Ruleset

FOLDER = Path(__file__).parents[1] / "vectors"

Row = dict[str, str]


def rows(name: str) -> list[Row]:
    """The rows of a vector file, by column."""
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True))


def each_row(*names: str) -> pytest.MarkDecorator:
    """The test runs once a row of these files; a file without rows is an error, not a skipped test."""
    found = [(name, row) for name in names for row in rows(name)]
    assert {name for name, _ in found} == set(names), f"no rows in one of {names}"
    return pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for _, row in found])


@cache
def house(id: str) -> Ruleset:
    """The rule set of that id: built in, or own/<stem> for tests/vectors/<stem>.toml."""
    own = id.startswith("own/")
    found: Ruleset = rulesets.load_file(FOLDER / f"{id.removeprefix('own/')}.toml") if own else rulesets.load(id)
    return found


def own_houses() -> list[str]:
    """The ids of all rule files that stand beside the vectors."""
    return sorted(f"own/{path.stem}" for path in FOLDER.glob("*.toml"))


def indices(text: str) -> tuple[int, ...]:
    """Card indices of "AS TH", in order; "-" for none."""
    return () if text == "-" else tuple(Card(card).index for card in text.split(" "))


def bits(text: str) -> int:
    """The same as a set."""
    return bits_of(indices(text))


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers of "8 4 4", with or without signs; "-" for none."""
    return () if text == "-" else tuple(int(number) for number in text.split(" "))


def suit_or_none(letter: str) -> Suit | None:
    """C, D, H or S; None for "-"."""
    return None if letter == "-" else Suit("CDHS".index(letter))
