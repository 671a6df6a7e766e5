"""Every wrong input is one sentence on standard error and an exit code; never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, vorhand
from vorhand.words import words

FILES = {
    "bad.toml": 'extends = "bismarck/modern',
    "key.toml": 'source = "us"\n[deck]\nplayer = 3\n',
    "sum.toml": 'source = "us"\n[scoring]\nwin = [9, 4, 4]\n',
    "empty.json": "",
    "other.json": "{}",
    "list.json": "[1, 2, 3]",
}

WRONG = [
    ("rules", "show", "nope"),
    ("rules", "show", "modern+nope"),
    ("rules", "show", "follett"),
    ("rules", "show", "missing.toml"),
    ("rules", "show", "bad.toml"),
    ("rules", "show", "key.toml"),
    ("rules", "diff", "modern", "sum.toml"),
    ("rules", "read", "9.9"),
    ("rules", "read", "no-such-house"),
    ("rules", "check", "missing.toml"),
    ("play", "bismarck", "--bots", "--rules", "nope"),
    ("play", "bismarck", "--bots", "--rules", "bad.toml"),
    ("play", "bismarck", "--bots", "--bot", "nope"),
    ("play", "whist"),
    ("play", "bismarck", "--bots", "--deck", "german"),
    ("rules", "keys", "whist"),
    ("verify", "missing.json"),
    ("verify", "empty.json"),
    ("verify", "."),
    ("replay", "other.json"),
    ("replay", "list.json"),
    ("perft", "nonsense"),
    ("perft", "bismarck/modern dealer=7"),
    ("perft", ""),
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("command", WRONG, ids=" ".join)
def test_one_sentence_and_exit_code_2(command: tuple[str, ...]) -> None:
    result = vorhand(*command)

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) > 20


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_the_language_of_the_locale_or_the_option(language: str) -> None:
    expected = words(language).say("cli-unknown-all", text="nope", wanted="ruleset", known="#").split("#")[0]

    by_option = vorhand("rules", "show", "nope", "--lang", language)
    by_locale = vorhand("rules", "show", "nope", environment={"LANG": f"{language}_XX.UTF-8"})

    assert by_option.stderr.startswith(expected)
    assert by_locale.stderr == by_option.stderr


@pytest.mark.parametrize(
    "arguments", [("nope",), ("rules", "list", "--lang", "xx"), ("play", "bismarck", "--seed", "x")]
)
def test_wrong_options_are_exit_code_2(arguments: tuple[str, ...]) -> None:
    assert vorhand(*arguments).exit_code == 2


def test_version() -> None:
    result = vorhand("--version")

    assert result.exit_code == 0
    assert result.stdout.startswith("vorhand ")


def run_into(stdout: int, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "vorhand.cli", *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False, timeout=60)


def test_a_reader_who_has_gone_hears_nothing() -> None:
    with subprocess.Popen(["true"], stdin=subprocess.PIPE) as reader:
        assert reader.stdin is not None
        reader.wait()
        gone = run_into(reader.stdin.fileno(), "rules", "list", "--json")

        assert (gone.returncode, gone.stderr) == (141, "")


def test_a_full_disk_behind_the_output_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        ended = run_into(full.fileno(), "rules", "list", "--lang", "en")

    assert ended.returncode == 2
    assert (
        ended.stderr
        == words("en").sentence("record-write", {"file": "stdout", "reason": "No space left on device"}) + "\n"
    )
