"""`vorhand rules`."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, one_line, vorhand
from tests.words.catalogues import variables
from vorhand.cli.bismarck import BISMARCK
from vorhand.cli.rules_text import offered_options, shown_fields
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.rulebook import chapters, elsewhere, rule_in_force
from vorhand.rulesets import AXES, BUILT_IN, NOT_IMPLEMENTABLE, differences, load, options_of, parse, to_fields
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
        assert all(f"+{option}" in printed for option in offered_options(id))
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
    for key, _ in shown_fields(load(id)):
        if not key.startswith("contracts."):
            name = words(language).say("axis-" + key.replace(".", "-").replace("_", "-"))
            assert name.split()[0] in result.stdout


def test_show_marks_what_differs(house: str) -> None:
    result = vorhand("rules", "show", house)

    starred = [line for line in result.stdout.splitlines() if line.startswith("*")]
    assert len(starred) == 2
    assert "Our house" in result.stdout
    assert "(usually: any card)" in one_line(result.stdout)
    assert "6, 5, 5 (usually: 8, 4, 4)" in one_line(result.stdout)
    assert "Differs from bismarck/modern in 2 ways." in result.stdout


def test_show_has_the_lines_of_a_rule_file_beside_the_words(house: str) -> None:
    for width in (60, 100, 160):
        printed = one_line(vorhand("rules", "show", house, width=width).stdout)

        assert 'play.void = "must-trump"' in printed
        assert "scoring.win = [6, 5, 5]" in printed


@pytest.mark.parametrize("width", [40, 80, 200])
def test_the_lines_of_show_make_the_same_rule_set(width: int) -> None:
    printed = vorhand("rules", "show", "dealer-kitty", width=width).stdout

    lines = re.findall(r"[a-z-]+(?:\.[a-z_-]+)+ = .*", printed)
    copied = parse('source = "us"\n' + "\n".join(lines), "copied.toml")
    assert {point.key for point in differences(copied, load("dealer-kitty"))} == {"kitty.position"}  # it is closed


@pytest.mark.parametrize("id", BISMARCK.built_in)
def test_show_has_no_rows_that_cannot_matter(id: str) -> None:
    keys = [key for key, _ in shown_fields(load(id))]

    assert {key.split(".")[1] for key in keys if key.startswith("contracts.")} == set(load(id).playable_contracts())
    assert ("choice.free_contract" in keys) == ("free-contract" in load(id).choice.contracts)


def test_no_row_about_a_kitty_that_is_not_there() -> None:
    toml = """
source = "us"
deck = {players = 4, hand = 13}
kitty = {size = 0, facing = "closed"}
choice = {sees = "hand", contracts = ["nt-lose"]}
exchange = {duty = "none"}
scoring = {win = [0, 0, 0, 0], lose = [0, 0, 0, 0]}
match = {forgotten_discard = "none"}
"""
    keys = [key for key, _ in shown_fields(parse(toml, "us.toml"))]

    idle = {"kitty.facing", "kitty.position", "exchange.order", "choice.trump_named", "scoring.win"}
    assert not idle & set(keys)
    assert {"kitty.size", "exchange.duty", "scoring.lose"} <= set(keys)


def test_the_number_of_ways_is_the_number_of_stars() -> None:
    printed = vorhand("rules", "show", "spel-pass").stdout

    stars = sum(line.startswith("*") for line in printed.splitlines())
    assert f"Differs from bismarck/modern in {stars} ways." in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_are_not_counted_in_what_a_match_is_scored_in(language: str) -> None:
    say = words(language).say
    for count in (1, 2):
        names = {"first": "A", "second": "B", "name": "A", "id": "a", "command": "c"}
        for key in ("cli-rules-differs", "cli-rules-diff", "cli-help-ruleset"):
            fields = {name: names[name] for name in variables("en", key) - {"count"}}

            assert not re.search(r"\b(points?|puntos?|Punkte?n?|poäng|pistettä)\b", say(key, count=count, **fields))


def test_options_that_change_nothing_are_not_offered() -> None:
    assert "open_cards_last" not in offered_options("bismarck/danish-9")
    assert "valfri_no_spades" not in offered_options("bismarck/kortoxen-9")
    assert "open_cards_scattered" not in offered_options("bismarck/dealer-kitty")
    assert "choice_sees_hand" not in offered_options("bismarck/kortoxen-9")
    assert list(offered_options("bismarck/spel-pass")) == ["playoff", "twelve_deals"]
    assert list(offered_options("bismarck/modern")) == list(options_of("bismarck/modern"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_has_every_key_with_every_value(language: str) -> None:
    printed = one_line(vorhand("rules", "keys", "--lang", language).stdout)

    for key, axis in AXES["bismarck"].items():
        group, *contract, name = key.split(".")
        assert f" {group}.{'ID.' if contract else ''}{name} " in printed
        assert all(f'"{value}"' in printed for value in axis.allowed)
    assert all(f" {key} " in f" {printed}" for key in ("extends", "source", "title"))


def test_keys_says_bounds_and_what_is_usual() -> None:
    printed = one_line(vorhand("rules", "keys").stdout)

    assert "deck.players Players a whole number from 3 to 4 (usually: 3)" in printed
    assert '"must-trump" a trump, if you have one' in printed
    assert '"free" any card (usual)' in printed


def test_keys_as_json() -> None:
    listed = {entry["key"]: entry for entry in json.loads(vorhand("rules", "keys", "--json").stdout)}

    assert list(listed) == list(AXES["bismarck"])
    assert listed["play.void"] == {"key": "play.void", "list": False, "values": ["free", "must-trump"], "usual": "free"}
    assert listed["scoring.win"] == {
        "key": "scoring.win",
        "list": True,
        "from": 0,
        "to": 16,
        "usual": [8, 4, 4],
    }


def test_show_as_json_holds_every_field(house: str) -> None:
    shown = json.loads(vorhand("rules", "show", house, "--json").stdout)

    assert list(shown["fields"]) == list(AXES["bismarck"])
    assert shown["fields"] == to_fields(load("modern")) | {"play.void": "must-trump", "scoring.win": [6, 5, 5]}
    assert shown["differs"] == ["play.void", "scoring.win"]
    assert (shown["id"], shown["title"], shown["deals"]) == ("own/house", "Our house", 12)


def test_diff_counts_and_names_the_ways() -> None:
    printed = one_line(vorhand("rules", "diff", "modern", "danish-9").stdout)

    assert "Modern Swedish and Danish, nine deals differ in 3 ways." in printed
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


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_read_has_every_rule(language: str) -> None:
    printed = vorhand("rules", "read", "--lang", language).stdout

    for rule in RULE_SOURCES:
        assert f"{rule} {rule_in_force(rule, load('modern'), language).text}\n" in printed
        assert all(text in printed for _, text in elsewhere(rule, "bismarck", language))
    assert not re.search(r"[*#]\w", printed)


@pytest.mark.parametrize("number", ["4.2", "BIS-4.2", "bis-4.2"])
def test_read_one_rule(number: str) -> None:
    assert vorhand("rules", "read", number).stdout == f"BIS-4.2: {words('en').say('rule-BIS-4-2-follow')}\n"


def test_read_one_rule_says_what_other_houses_do() -> None:
    first, *others = vorhand("rules", "read", "4.3").stdout.splitlines()

    assert first == "BIS-4.3: If you have no card of the suit led, you may play any card."
    assert others[0] == "In other houses:"
    assert others[1].startswith("- If you have no card of the suit led, you must play a trump if you have one")


def test_read_one_rule_of_a_rule_set() -> None:
    printed = vorhand("rules", "read", "4.3", "--rules", "modern+must_trump").stdout

    assert printed == f"BIS-4.3: {words('en').say('rule-BIS-4-3-must-trump')}\n"


def test_read_of_a_number_that_is_not_there_names_those_that_are() -> None:
    assert "There is no rule with that number; there are 1.1, 1.2" in vorhand("rules", "read", "9.9").stderr


@pytest.mark.parametrize("id", ["spel-pass", "bismarck/modern+must_trump", "pagat"])
def test_read_of_a_rule_set_has_its_rules_and_no_others(id: str) -> None:
    printed = vorhand("rules", "read", id).stdout

    assert all(f"{rule.number} {rule.text}\n" in printed for c in chapters(load(id), "en") for rule in c.rules)
    assert words("en").say("rules-elsewhere") not in printed


def test_read_of_an_own_file(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, "utf-8")

    printed = vorhand("rules", "read", str(path)).stdout

    assert printed.startswith("Bismarck: Our house\n\nSource: our kitchen table.\n")
    assert words("en").say("rule-BIS-4-3-must-trump") in printed


def test_read_of_an_own_file_that_is_wrong_says_what_is(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('source = "us"\n[play]\nvoid = "sometimes"\n', "utf-8")

    assert vorhand("rules", "read", str(path)).stderr.startswith("wrong.toml: ")
