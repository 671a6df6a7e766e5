"""docs/cli.md describes every command and every option."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from vorhand.cli.app import app
from vorhand.cli.language import Language
from vorhand.words import LANGUAGES

DOCUMENT = Path(__file__).parents[2] / "docs" / "cli.md"


def commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    below = getattr(command, "commands", None)
    if below is None:
        yield name, command
        return
    for part, child in below.items():
        yield from commands(child, f"{name} {part}")


COMMANDS = dict(commands(get_command(app), "vorhand"))


def section(name: str) -> str:
    """What the document says of a command: from its heading to the next of the same or a higher level."""
    text = DOCUMENT.read_text("utf-8")
    assert f"\n## {name}\n" in text, f"{name} has no section"
    return text.split(f"\n## {name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_described(name: str) -> None:
    shared = section("Options of every command")
    described = section(name)

    for parameter in COMMANDS[name].params:
        if parameter.param_type_name == "argument":
            assert (parameter.metavar or parameter.name.upper()) in described
        for option in (option for option in parameter.opts if option.startswith("--")):
            assert f"`{option}" in described or f"`{option}" in shared, option


def test_nothing_is_described_that_does_not_exist() -> None:
    headings = [
        line.removeprefix("## ") for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith("## vorhand")
    ]

    assert sorted(headings) == sorted(COMMANDS)


def test_every_exit_code_is_described() -> None:
    codes = section("Exit codes")

    assert all(f"| {code} |" in codes for code in (0, 1, 2, 130, 141))


def test_the_languages_of_the_option_are_those_of_the_words() -> None:
    assert [language.value for language in Language] == list(LANGUAGES)
