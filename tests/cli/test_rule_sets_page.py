"""docs/rule-sets.md tells every rule set, its source, its size and what is special about it."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from vorhand.cli.known import PLAYABLE
from vorhand.cli.rule_sets_page import page as made
from vorhand.rulesets import BUILT_IN, NOT_IMPLEMENTABLE, extended_by, load

DOCUMENT = Path(__file__).parents[2] / "docs" / "rule-sets.md"


page = cache(made)


def row(id: str) -> str:
    """The line of a rule set; names are unique within a game only."""
    game, name = id.split("/")
    part = page().split(f"\n## {PLAYABLE[game].name}\n")[1].split("\n## ")[0]
    (found,) = [line for line in part.splitlines() if line.startswith(f"| `{name}` |")]
    return found


def test_it_is_up_to_date() -> None:
    """If not: python -m vorhand.cli.rule_sets_page > docs/rule-sets.md"""
    assert DOCUMENT.read_text("utf-8") == page()


def test_the_module_prints_it() -> None:
    done = subprocess.run([sys.executable, "-m", "vorhand.cli.rule_sets_page"], capture_output=True, check=True)

    assert done.stdout.decode("utf-8") == page()


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_rule_set_has_a_row_with_its_source(id: str) -> None:
    assert load(id).source in row(id)
    assert f"{load(id).players} players" in row(id)
    assert row(id).count("|") == 6


@pytest.mark.parametrize("id", [id for id in BUILT_IN if extended_by(id)])
def test_what_differs_is_said_beside_the_rule_set_that_it_extends(id: str) -> None:
    assert f"as `{str(extended_by(id)).partition('/')[2]}`, but<br>" in row(id)


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("bismarck/lever", "3 players, 12 deals"),
        ("bismarck/lever", "Quotas when winning tricks, declarer first: 9, 3, 3"),
        ("bismarck/finnish-4", "4 players, 16 deals"),
        ("bismarck/kortman-1944", "Misère, The ace ranks: lowest, below the two"),
        ("bismarck/portugal", "Order of the exchange: discard, then take the kitty unseen"),
    ],
)
def test_what_is_special_is_said(id: str, words: str) -> None:
    assert words in row(id)


def test_what_cannot_be_played_has_its_reason() -> None:
    assert all(reason in page() for reason in NOT_IMPLEMENTABLE.values())
