"""The golden files say what the engine does. If one changes: python -m tests.golden, and read it."""

import difflib
from itertools import islice

import pytest

from tests.golden.playthrough import FOLDER, GOLDEN, Golden, written
from vorhand import rulesets
from vorhand.notation import format_deal_string, parse_deal_string

EACH_FILE = pytest.mark.parametrize("golden", GOLDEN, ids=[golden.path.stem for golden in GOLDEN])


@EACH_FILE
def test_match_goes_as_written(golden: Golden) -> None:
    old, new = golden.path.read_text("utf-8").splitlines(), written(golden).splitlines()

    changes = islice(difflib.unified_diff(old, new, golden.path.name, "now", lineterm="", n=1), 40)
    assert old == new, "\n".join(changes)


@EACH_FILE
def test_every_position_in_it_can_be_pasted(golden: Golden) -> None:
    positions = [line for line in golden.path.read_text("utf-8").splitlines() if line.startswith(golden.ruleset)]

    assert len(positions) > 20
    for text in positions:
        assert format_deal_string(parse_deal_string(text)) == text


def test_there_is_one_for_every_rule_set_and_every_option_of_modern() -> None:
    modern = {f"bismarck/modern+{option}" for option in rulesets.options_of("bismarck/modern")}

    assert {golden.ruleset for golden in GOLDEN} == {*rulesets.BUILT_IN} | modern
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.path.name for golden in GOLDEN}


def test_each_is_short_enough_to_be_read() -> None:
    assert all(golden.path.stat().st_size < 120_000 for golden in GOLDEN)
