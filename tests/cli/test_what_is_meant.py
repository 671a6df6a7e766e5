"""An id that is not there: what there is, or what comes near; and the number of a rule is not taken for an id."""

from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, vorhand
from vorhand.rulesets import BUILT_IN
from vorhand.words import words

SAY = words("en").say
ASKING = [
    ["rules", "show", "{}"],
    ["rules", "diff", "modern", "{}"],
    ["rules", "diff", "{}", "modern"],
    ["rules", "read", "4.2", "--rules", "{}"],
    ["rules", "read", "--rules", "{}"],
    ["play", "--bots", "--rules", "{}"],
    ["play", "bismarck", "--bots", "--rules", "{}"],
    ["perft", "bismarck/modern", "--rules", "{}"],
    ["rules", "read", "{}"],
    ["play", "--bots", "{}"],
]
"""Everywhere that a rule set is asked for; the last two take other things as well."""


def told(asking: list[str], id: str) -> str:
    result = vorhand(*(id if each == "{}" else each for each in asking))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize("asking", ASKING, ids=" ".join)
def test_whatever_is_not_there_is_answered_with_all_that_is(asking: list[str]) -> None:
    printed = told(asking, "nonsense")

    assert printed.startswith("“nonsense” ")
    assert all(id in printed for id in BUILT_IN)
    assert "1.1" not in printed


@pytest.mark.parametrize("asking", ASKING, ids=" ".join)
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("modrn", "bismarck/modern"),
        ("Modern+must_trump", "bismarck/modern"),
        ("bismark/modern", "bismarck/modern"),
        ("bismarck/pagat", "bauernschnapsen/pagat"),
        ("kortoxen", "bismarck/kortoxen-9, bismarck/kortoxen-12"),
        ("spelpass", "bismarck/spel-pass"),
    ],
)
def test_whatever_comes_near_is_named_alone(asking: list[str], typed: str, meant: str) -> None:
    printed = told(asking, typed)

    assert meant in printed
    assert "bismarck/portugal" not in printed
    assert printed.endswith("vorhand rules list\n")


@pytest.mark.parametrize("asking", ASKING[:-2], ids=" ".join)
@pytest.mark.parametrize("number", ["4.2", "BIS-4.2", "bau-3.10", "9.9"])
def test_the_number_of_a_rule_is_no_rule_set(asking: list[str], number: str) -> None:
    printed = told(asking, number)

    assert printed == SAY("cli-rule-no-ruleset", text=number, command="vorhand rules list") + "\n"


@pytest.mark.parametrize("typed", ["bismark", "Bismarck", "bauernschnapser"])
@pytest.mark.parametrize("asking", ASKING[-2:], ids=" ".join)
def test_a_game_comes_near_where_a_game_may_stand(asking: list[str], typed: str) -> None:
    printed = told(asking, typed)

    assert "; the nearest: bauernschnapsen" in printed or "; the nearest: bismarck" in printed
    assert "neither a game" in printed


@pytest.mark.parametrize("number", ["9.9", "BIS-9.9", "bis-4.", "BAU-1.99", "4.2.1"])
def test_a_number_that_is_not_there_is_answered_with_the_numbers_of_its_game(number: str) -> None:
    printed = told(["rules", "read", "{}"], number)

    assert "There is no rule with that number" in printed
    assert (" 9.1" in printed) is number.startswith("BAU")
    assert "modern" not in printed


def test_a_rule_set_and_rules_at_once_are_wrong() -> None:
    assert vorhand("rules", "read", "spel-pass", "--rules", "modern").exit_code == 2


def test_a_file_may_be_called_whatever_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "9.9").write_text('source = "us"\ntitle = "Ours"\n')
    monkeypatch.chdir(tmp_path)

    assert vorhand("rules", "read", "9.9").stdout.startswith("Bismarck: Ours\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_in_every_language(language: str) -> None:
    for asking in (ASKING[0], *ASKING[-2:]):
        result = vorhand(*(each.format("modrn") for each in asking), "--lang", language)

        assert "bismarck/modern" in result.stderr
        assert "modrn" in result.stderr
