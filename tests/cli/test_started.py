"""Advice on what to type names the program as it was started."""

import os
import sys
from pathlib import Path

import pytest

from vorhand.cli.started import command, program


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program `vorhand` in a folder that is not on the path, below the current one."""
    path = tmp_path / ".venv" / "bin" / "vorhand"
    path.parent.mkdir(parents=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.defpath)
    return path


def started_as(monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    monkeypatch.setattr(sys, "argv", [first, "play", "bismarck"])


@pytest.mark.parametrize("absolute", [True, False])
def test_outside_the_path_it_is_a_path(installed: Path, monkeypatch: pytest.MonkeyPatch, *, absolute: bool) -> None:
    started_as(monkeypatch, str(installed) if absolute else ".venv/bin/vorhand")

    assert command("play", "bismarck") == ".venv/bin/vorhand play bismarck"


def test_from_far_away_it_is_the_whole_path(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/usr/lib")
    started_as(monkeypatch, str(installed))

    assert program() == str(installed)


def test_in_its_own_folder_it_begins_with_a_dot(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(installed.parent)
    started_as(monkeypatch, str(installed))

    assert program() == "./vorhand"


def test_on_the_path_it_is_its_name(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(installed.parent))
    started_as(monkeypatch, str(installed))

    assert command("rules", "show", "our house.toml") == "vorhand rules show 'our house.toml'"


def test_as_a_module_it_is_the_interpreter_with_the_module(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = installed.with_name("python")
    python.write_text("#!/bin/sh\n")
    monkeypatch.setattr(sys, "executable", str(python))
    started_as(monkeypatch, "/somewhere/vorhand/cli/__main__.py")

    assert program() == ".venv/bin/python -m vorhand.cli"


@pytest.mark.parametrize("other", ["/usr/bin/pytest", "/usr/lib/python3/site-packages/pytest/__main__.py"])
def test_inside_another_program_it_is_the_bare_name(monkeypatch: pytest.MonkeyPatch, other: str) -> None:
    started_as(monkeypatch, other)

    assert program() == "vorhand"
