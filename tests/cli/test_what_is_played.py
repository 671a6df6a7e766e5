"""Which game and rule set `vorhand play` begins, the menu where nothing was said, and with which cards."""

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.cli.running import LANGUAGES, THREE_DEALS, kept, one_line, vorhand
from vorhand.cli import known, play
from vorhand.cli.bismarck import BISMARCK
from vorhand.cli.decks import FRENCH, GERMAN
from vorhand.rulesets import BUILT_IN
from vorhand.words import words

SAY = words("en").say


def begin(*args: str, typed: str = "") -> str:
    """What is printed of a match that is left at once."""
    result = vorhand("play", *args, "--input", "-", typed=typed)
    assert result.exit_code == 0, result.output
    return one_line(result.stdout)


@pytest.mark.parametrize(
    ("what", "id"),
    [
        (["bismarck"], "bismarck/modern"),
        (["danish-9"], "bismarck/danish-9"),
        (["bismarck/modern+must_trump"], "bismarck/modern+must_trump"),
        (["bismarck", "--rules", "spel-pass"], "bismarck/spel-pass"),
        (["--rules", "spel-pass"], "bismarck/spel-pass"),
    ],
)
def test_a_game_or_a_rule_set_decides(save: Path, what: list[str], id: str) -> None:
    begin(*what)

    assert kept(save).record.ruleset.id == id


def test_a_file_of_rules_decides(save: Path, tmp_path: Path) -> None:
    rules = tmp_path / "ours.toml"
    rules.write_text(THREE_DEALS)

    begin(str(rules))

    assert kept(save).record.meta["rules"] == str(rules)


def test_a_match_in_a_file_goes_on_whatever_it_is(save: Path, tmp_path: Path) -> None:
    path = str(tmp_path / "tuesday.json")
    begin("danish-9", "--record", path)

    assert "goes on with deal 1" in begin("--record", path)
    assert not save.exists()


def test_two_rule_sets_at_once_are_wrong() -> None:
    assert vorhand("play", "danish-9", "--rules", "modern").exit_code == 2


@pytest.mark.usefixtures("save")
def test_where_nobody_can_pick_the_default_game_is_played() -> None:
    assert SAY("cli-no-terminal") in one_line(vorhand("play", "--bot", "random").stdout)


# The menu


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_has_every_rule_set(save: Path, language: str) -> None:
    printed = begin("--lang", language, typed="q\n")

    for number, id in enumerate(BUILT_IN, 1):
        game = id.partition("/")[0].capitalize()
        assert f"[{number}] {game}: {words(language).say('ruleset-' + id.replace('/', '-'))} {id}" in printed
    assert not save.exists()


@pytest.mark.parametrize(
    ("typed", "id"),
    [("\n", "modern"), ("10\n", "danish-9"), ("99\nx\ndanish\n", "danish-9"), ("bismarck/spel-pass\n", "spel-pass")],
)
def test_a_number_or_a_name_picks(save: Path, typed: str, id: str) -> None:
    begin(typed=typed)

    assert kept(save).record.ruleset.id == f"bismarck/{id}"


def test_the_first_choice_goes_on_with_an_unfinished_match(save: Path) -> None:
    begin("danish-9")
    before = save.read_bytes()

    printed = begin(typed="\n")

    assert f"[1] Bismarck {SAY('cli-menu-go-on')}" in printed
    assert "goes on with deal 1" in printed
    assert kept(save).record.ruleset.id == "bismarck/danish-9"
    assert before == save.read_bytes()


def test_another_choice_puts_the_unfinished_match_aside(save: Path) -> None:
    begin("danish-9")
    before = save.read_bytes()

    begin(typed="modern\n")

    (aside,) = save.parent.glob("bismarck-2*.json")
    assert aside.read_bytes() == before
    assert kept(save).record.ruleset.id == "bismarck/modern"


# The cards


@pytest.fixture
def two_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bismarck as if it were played with German cards too."""
    playable = MappingProxyType({"bismarck": replace(BISMARCK, decks=(FRENCH, GERMAN))})
    monkeypatch.setattr(known, "PLAYABLE", playable)
    monkeypatch.setattr(play, "PLAYABLE", playable)


@pytest.mark.usefixtures("two_decks")
def test_a_game_of_two_decks_is_drawn_and_typed_in_the_one_asked_for(save: Path) -> None:
    options = ("bismarck", "--seed", "1", "--fast", "--lang", "de")

    usual = begin(*options)
    printed = begin(*options, "--deck", "german", typed="zz\n")

    assert "♠" in usual
    assert "♠" not in printed
    assert words("de").say("cli-not-a-card", text="zz", sample="AH") in printed
    assert "--deck german" in printed


def test_a_deck_that_a_game_has_not_is_refused() -> None:
    result = vorhand("play", "bismarck", "--bots", "--deck", "german")

    fields = {"game": "Bismarck", "text": "german", "known": "french"}
    assert (result.exit_code, result.stderr) == (2, words("en").sentence("cli-deck-of-other-game", fields) + "\n")
