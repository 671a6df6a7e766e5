"""`vorhand verify` and `vorhand replay`."""

from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, THREE_DEALS, kept, one_line, play, vorhand
from vorhand.games.bismarck import GAME

HIDDEN = THREE_DEALS + '[table]\nreveal_after_deal = "nothing"\n'


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    rules, path = folder / "short.toml", folder / "match.json"
    rules.write_text(THREE_DEALS)
    arguments = ("--record", str(path), "--seed", "3", "--rules", str(rules), "--bot", "random")
    assert vorhand("play", "bismarck", "--bots", *arguments).exit_code == 0
    return path


def test_verify_says_one_sentence(record: Path) -> None:
    result = vorhand("verify", str(record))

    assert result.exit_code == 0
    entries = len(kept(record).record.entries)
    assert result.stdout == (
        f"match.json: fine, a finished match of 3 deals; all {entries} entries replay, "
        "and scores, states and the chance of 3 deals agree.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_in_every_language(record: Path, language: str) -> None:
    assert vorhand("verify", str(record), "--lang", language).exit_code == 0


@pytest.mark.parametrize("before", [b"\xef\xbb\xbf", b"\r\n\r\n"], ids=["a mark of the editor", "empty lines"])
def test_a_record_or_a_report_that_went_through_an_editor_is_read(record: Path, tmp_path: Path, before: bytes) -> None:
    report = b"Vorhand report 1\r\nengine: 0.1.0\r\n\r\n> wrong\r\n\r\n" + record.read_bytes()
    for text in (record.read_bytes(), report):
        edited = tmp_path / "edited.txt"
        edited.write_bytes(before + text)

        assert vorhand("verify", str(edited)).exit_code == 0


def test_verify_of_an_unfinished_match(save: Path) -> None:
    play("--seed", "1", "--bot", "random", typed=[])

    result = vorhand("verify", str(save))

    assert result.exit_code == 0
    assert "an unfinished match with 0 finished deals" in result.stdout


def swapped(text: str) -> str:
    """Two cards of the first pack in each other's place."""
    at = text.index("nature deal ") + len("nature deal ") + 60
    return text[:at] + text[at + 2 : at + 4] + text[at : at + 2] + text[at + 4 :]


def shortened(text: str) -> str:
    """Without the last entry, but with the check sum of its deal."""
    lines = text.splitlines()
    last = max(number for number, line in enumerate(lines) if " play " in line)
    lines[last - 1] = lines[last - 1].rstrip(",")
    return "\n".join(lines[:last] + lines[last + 1 :])


def other_score(text: str) -> str:
    at = text.index('"scores"')
    return text[:at] + text[at:].replace("[", "[9", 1)


@pytest.mark.parametrize("change", [swapped, shortened])
def test_a_record_that_does_not_replay_is_exit_code_1(record: Path, tmp_path: Path, change: object) -> None:
    assert callable(change)
    path = tmp_path / "changed.json"
    path.write_text(change(record.read_text()))

    result = vorhand("verify", str(path))

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("changed.json: ")
    assert vorhand("replay", str(path)).exit_code == 2


# Replay


def test_replay_into_a_pipe_prints_everything(record: Path) -> None:
    printed = vorhand("replay", str(record)).stdout

    assert printed.count("Trick 16 of 16") == 3
    assert printed.count("The hands as they were dealt") == 3
    assert printed.count("The kitty was: ") == 3
    assert "wins the match" in printed or "share the victory" in printed


def test_replay_shows_hands_as_they_were(record: Path) -> None:
    printed = vorhand("replay", str(record)).stdout

    last = printed.split("Trick 16 of 16")[0].splitlines()[-5:-1]
    assert [
        len(line.split()) for line in last if line.split()[:1] and line.split()[0] in ("Astrid", "Birger", "Cecilia")
    ] == [3] * 3


def test_replay_keeps_hidden_what_the_rule_set_hides(tmp_path: Path) -> None:
    rules, path = tmp_path / "hidden.toml", tmp_path / "match.json"
    rules.write_text(HIDDEN)
    vorhand("play", "bismarck", "--bots", "--record", str(path), "--rules", str(rules), "--bot", "random")

    printed = vorhand("replay", str(path)).stdout

    assert printed.count("Trick 16 of 16") == 3
    assert "The hands as they were dealt" not in printed
    assert "Discarded were" not in printed
    first = printed.split("Trick 1 of 16")[0]
    assert "♠ " not in first


def test_replay_of_a_match_that_goes_on_shows_no_hands(save: Path) -> None:
    play("--seed", "1", "--bot", "random", "--fast", typed=["1", "1"])

    printed = vorhand("replay", str(save)).stdout

    assert not GAME.is_over(kept(save).state)
    assert "Trick 2 of 16" in printed
    assert "The hands" not in printed
    assert "Discarded were" not in printed
    assert "picks up" not in printed


@pytest.mark.parametrize(("language", "width"), [*((language, 40) for language in LANGUAGES), ("en", 100)])
def test_replay_in_every_language_and_width(record: Path, language: str, width: int) -> None:
    result = vorhand("replay", str(record), "--lang", language, width=width)

    assert result.exit_code == 0
    assert "…" not in result.stdout


def test_replay_says_you_to_the_person(save: Path) -> None:
    play("--seed", "1", "--bot", "random", "--fast", typed=["1"])

    assert "You " in one_line(vorhand("replay", str(save)).stdout)
