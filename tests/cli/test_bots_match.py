"""`vorhand play bismarck --bots`: a match without a person."""

import unicodedata
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, kept, one_line, vorhand
from vorhand.games.bismarck import GAME
from vorhand.games.bismarck.scoring import totals
from vorhand.words import signed, words


def bots_match(path: Path, *args: str, width: int = 100, environment: Mapping[str, str] | None = None) -> str:
    result = vorhand(
        "play",
        "bismarck",
        "--bots",
        "--record",
        str(path),
        "--seed",
        "3",
        *args,
        width=width,
        environment=environment or {},
    )
    assert result.exit_code == 0, result.output
    return result.stdout


def test_writes_a_record_that_verifies_and_prints_its_path(tmp_path: Path) -> None:
    path = tmp_path / "match.json"

    printed = bots_match(path, "--rules", "spel-pass")

    live = kept(path)
    assert GAME.is_over(live.state)
    assert str(path) in printed
    sums = totals(live.state.ruleset, live.state.standing.results)
    assert f"Astrid {signed(sums[0])}, Birger {signed(sums[1])} and Cecilia {signed(sums[2])}" in printed


def test_the_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    paths = tmp_path / "one.json", tmp_path / "two.json"
    for path in paths:
        bots_match(path, "--rules", "spel-pass")

    one, two = (kept(path).record for path in paths)
    assert one.entries == two.entries


def test_the_cards_do_not_depend_on_who_plays(tmp_path: Path) -> None:
    paths = {bot: tmp_path / f"{bot}.json" for bot in ("rules", "random")}
    for bot, path in paths.items():
        bots_match(path, "--rules", "spel-pass", "--bot", bot)

    packs = [[e for e in kept(path).record.entries if e.actor not in (0, 1, 2)] for path in paths.values()]
    assert packs[0] == packs[1]


def test_without_a_terminal_bots_play_and_it_says_so(save: Path) -> None:
    result = vorhand("play", "bismarck", "--rules", "spel-pass", "--bot", "random")

    assert result.exit_code == 0
    assert words("en").say("cli-no-terminal") in one_line(result.stdout)
    assert not save.exists()
    assert len(list(save.parent.glob("bismarck-bots-*.json"))) == 1


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")

    result = vorhand("play", "bismarck", "--bots", "--record", str(path))

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == words("en").sentence("cli-record-exists", {"file": str(path)}) + "\n"
    assert path.read_text() == "precious"


def test_bots_do_not_go_with_the_options_of_a_person(tmp_path: Path) -> None:
    assert vorhand("play", "bismarck", "--bots", "--new").exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(tmp_path: Path, language: str) -> None:
    """Warnings are errors, so a missing key or field would raise."""
    printed = bots_match(tmp_path / "m.json", "--bot", "random", "--lang", language, "--rules", "kortoxen-9")

    assert "cli-" not in printed
    assert "event-" not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_output_is_ascii_but_for_letters(tmp_path: Path, language: str) -> None:
    printed = bots_match(tmp_path / "m.json", "--bot", "random", "--lang", language, "--plain")

    strange = {c for c in printed if not c.isascii() and unicodedata.category(c)[0] != "L"}
    assert strange <= set("¡¿")
    assert language != "en" or printed.replace("Misère", "").isascii()


def test_no_color_is_plain(tmp_path: Path) -> None:
    args = ("--bot", "random", "--rules", "spel-pass")

    plain = bots_match(tmp_path / "one.json", *args, "--plain")
    no_color = bots_match(tmp_path / "two.json", *args, environment={"NO_COLOR": "1"})

    assert no_color.replace("two.json", "one.json") == plain


@pytest.mark.parametrize("width", [40, 60, 100])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, width: int) -> None:
    for language in LANGUAGES:
        path = tmp_path / f"{language}.json"
        printed = bots_match(path, "--bot", "random", "--lang", language, "--rules", "kortoxen-9", width=width)
        tables = [line for line in printed.splitlines() if "  " in line]

        assert tables
        assert max(map(len, tables)) <= width
        assert "…" not in printed
