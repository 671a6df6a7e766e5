"""`vorhand rules`."""

import json
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, one_line, vorhand
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.rulesets import AXES, BUILT_IN, NOT_IMPLEMENTABLE, load, options_of, to_fields
from vorhand.words import words

HOUSE = """
extends = "bismarck/modern"
source = "our kitchen table"
title = "Our house"
[play]
void = "must-trump"
[scoring]
win = [6, 5, 5]
"""


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE)
    return str(path)


def test_list_has_every_rule_set_option_and_reason() -> None:
    printed = one_line(vorhand("rules", "list").stdout)

    for id in BUILT_IN:
        assert f"{id} {words('en').say('ruleset-' + id.replace('/', '-'))}" in printed
        assert all(f"+{option}" in printed for option in options_of(id))
    for id, reason in NOT_IMPLEMENTABLE.items():
        assert words("en").sentence("ruleset-not-implementable", {"id": id, "reason": reason}) in printed


def test_list_as_json() -> None:
    listed = json.loads(vorhand("rules", "list", "--json", "--lang", "sv").stdout)

    assert [entry["id"] for entry in listed if entry["playable"]] == list(BUILT_IN)
    assert [entry["id"] for entry in listed if not entry["playable"]] == list(NOT_IMPLEMENTABLE)
    assert listed[0] | {"options": None} == {
        "playable": True,
        "id": "bismarck/modern",
        "players": 3,
        "deals": 12,
        "source": load("modern").source,
        "differences": 0,
        "options": None,
    }


@pytest.mark.parametrize(
    ("language", "id"),
    [
        *((language, id) for language in LANGUAGES for id in ("modern", "dealer-kitty")),
        *(("en", id) for id in BUILT_IN),
    ],
)
def test_show_says_every_field_in_words(id: str, language: str) -> None:
    """Warnings are errors, so an axis or a value without a word would raise."""
    result = vorhand("rules", "show", id, "--lang", language)

    assert result.exit_code == 0
    for key in AXES:
        if not key.startswith("contracts."):
            name = words(language).say("axis-" + key.replace(".", "-").replace("_", "-"))
            assert name.split()[0] in result.stdout


def test_show_marks_what_differs(house: str) -> None:
    result = vorhand("rules", "show", house)

    starred = [line for line in result.stdout.splitlines() if line.startswith("*")]
    assert len(starred) == 2
    assert "Our house" in result.stdout
    assert "(modern: any card)" in one_line(result.stdout)
    assert "6, 5, 5 (modern: 8, 4, 4)" in one_line(result.stdout)
    assert "Differs from bismarck/modern in 2 points." in result.stdout


def test_show_as_json_holds_every_field(house: str) -> None:
    shown = json.loads(vorhand("rules", "show", house, "--json").stdout)

    assert list(shown["fields"]) == list(AXES)
    assert shown["fields"] == to_fields(load("modern")) | {"play.void": "must-trump", "scoring.win": [6, 5, 5]}
    assert shown["differs"] == ["play.void", "scoring.win"]
    assert (shown["id"], shown["title"], shown["deals"]) == ("own/house", "Our house", 12)


def test_diff_counts_and_names_the_points() -> None:
    printed = one_line(vorhand("rules", "diff", "modern", "danish-9").stdout)

    assert "Modern Swedish and Danish, nine deals differ in 3 points." in printed
    assert "The kitty comes from Modern Swedish: the first cards of the pack Danish, nine deals: the last" in printed


def test_diff_stands_side_by_side_where_there_is_room() -> None:
    printed = one_line(vorhand("rules", "diff", "modern", "danish-9", width=120).stdout)

    assert "The kitty comes from the first cards of the pack the last cards of the pack" in printed


def test_diff_of_the_same() -> None:
    assert (
        vorhand("rules", "diff", "modern", "bismarck/modern").stdout
        == "Modern Swedish and Modern Swedish are the same.\n"
    )


def test_diff_as_json() -> None:
    shown = json.loads(vorhand("rules", "diff", "modern", "modern+must_trump", "--json").stdout)

    assert shown["differences"] == [{"key": "play.void", "first": "free", "second": "must-trump"}]


def test_check_of_a_fine_file(house: str) -> None:
    result = vorhand("rules", "check", house)

    assert result.exit_code == 0
    assert result.stdout.startswith("house.toml: fine, 3 play 12 deals.\n")


@pytest.mark.parametrize(
    "wrong", ["=", "source = 3", "[deck]\nplayers = 9", 'source = "x"\n[scoring]\nwin = [1, 1, 1]']
)
def test_check_of_a_wrong_file_is_exit_code_1(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(wrong)

    result = vorhand("rules", "check", str(path))

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("wrong.toml: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_read_has_every_rule(language: str) -> None:
    printed = vorhand("rules", "read", "--lang", language).stdout

    assert all(f"**{rule}**" in printed for rule in RULE_SOURCES)


@pytest.mark.parametrize("number", ["4.2", "BIS-4.2", "bis-4.2"])
def test_read_one_rule(number: str) -> None:
    assert vorhand("rules", "read", number).stdout == f"BIS-4.2: {words('en').say('rule-BIS-4-2')}\n"
