"""What README.md promises, done."""

import re
import textwrap
from pathlib import Path

import pytest

from tests.cli.running import vorhand
from vorhand import rulesets
from vorhand.games.bismarck.state import State
from vorhand.tricks import Void

README = (Path(__file__).parent.parent / "README.md").read_text()


def block_after(words: str) -> str:
    """The indented block that follows those words."""
    after = README.split(words, 1)[1]
    found = re.search(r"\n((?:    .*\n|\n)+)", after)
    assert found is not None
    return textwrap.dedent(found[1]).strip() + "\n"


def test_the_house_of_ones_own_can_be_played() -> None:
    ruleset = rulesets.parse(block_after("says only what differs:"), "mine.toml")

    assert ruleset.play.void is Void.MUST_TRUMP
    assert ruleset.deals == 12


def test_it_counts_the_houses_rightly() -> None:
    assert re.findall(r"# (\d+) documented houses", README) == [str(len(rulesets.BUILT_IN))]


@pytest.mark.parametrize("line", re.findall(r"`?\.venv/bin/vorhand (rules .*?)(?: +#.*|`.*)?$", README, re.MULTILINE))
def test_the_commands_about_rules_work(line: str) -> None:
    assert vorhand(*line.split()).exit_code == 0


def test_the_lines_for_programmers_run() -> None:
    names: dict[str, object] = {}
    exec(block_after("## For programmers"), names)

    assert isinstance(names["state"], State)


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (Path(__file__).parent.parent / link).exists(), link
