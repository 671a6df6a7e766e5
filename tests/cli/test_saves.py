"""What becomes of a save: resumed, put aside, never overwritten, safe on a full disk, one program at a time."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import kept, one_line, play, vorhand
from vorhand.records import SaveFile
from vorhand.words import words

SAY = words("en").say

FULL_DISK = """
import resource, runpy, sys
limit = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
runpy.run_module("vorhand.cli", run_name="__main__")
"""


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 2]


def other_card(data: bytes) -> bytes:
    """Another card dealt in the middle of the pack, so that the entries no longer fit the chance."""
    at = data.index(b"nature deal ") + 40
    return data[:at] + data[at + 2 : at + 4] + data[at : at + 2] + data[at + 4 :]


def without_person(data: bytes) -> bytes:
    return data.replace(b'"person": "0",', b"")


@pytest.fixture
def old(save: Path) -> bytes:
    """A save that was left at the first decision."""
    play("--seed", "1", "--bot", "random", typed=["1"])
    return save.read_bytes()


@pytest.mark.parametrize(
    "damage", [truncated, other_card, without_person, lambda _: b"", lambda _: b"\xff\x00[", lambda _: b"[" * 100_000]
)
def test_a_damaged_save_is_never_overwritten(save: Path, old: bytes, damage: Callable[[bytes], bytes]) -> None:
    damaged = damage(old)
    assert damaged != old
    save.write_bytes(damaged)

    result = play(typed=["1"])

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith(
        f"{save}: this save cannot be used and stays as it is; begin a new match with --new"
    )
    assert save.read_bytes() == damaged


def test_a_damaged_save_is_kept_when_a_new_match_begins(save: Path, old: bytes) -> None:
    save.write_bytes(truncated(old))

    result = play("--new", typed=[])

    (aside,) = save.parent.glob("bismarck-2*.json")
    assert result.exit_code == 0
    assert aside.read_bytes() == truncated(old)
    assert SAY("cli-put-aside", file=str(aside)) in result.stdout
    assert kept(save).record.entries


def test_new_keeps_the_unfinished_match_under_another_name(save: Path, old: bytes) -> None:
    for count in (1, 2):
        play("--new", typed=[])

        assert len(list(save.parent.glob("bismarck-2*.json"))) == count
    assert old in [path.read_bytes() for path in save.parent.glob("bismarck-2*.json")]


@pytest.mark.parametrize("asked", [("--rules", "spel-pass"), ("--seed", "7"), ("--bot", "rules")])
def test_another_match_than_asked_for_is_not_resumed_in_silence(save: Path, old: bytes, asked: tuple[str, str]) -> None:
    result = play(*asked, typed=["1"])

    assert result.exit_code == 2
    assert "bismarck/modern" in result.stderr
    assert save.read_bytes() == old


def test_the_same_match_as_asked_for_is_resumed(save: Path, old: bytes) -> None:
    result = play("--rules", "bismarck/modern", "--seed", "1", "--bot", "random", typed=[])

    assert "goes on with deal 1" in result.stdout


def test_a_finished_match_makes_room(save: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    vorhand("play", "bismarck", "--bots", "--record", str(path), "--rules", "spel-pass", "--bot", "random")
    text = path.read_text().replace('"seat-0": "Astrid"', '"person": "0"')
    save.parent.mkdir()
    save.write_text(text)

    result = play(typed=[])

    (aside,) = save.parent.glob("bismarck-2*.json")
    assert result.exit_code == 0
    assert SAY("cli-put-aside-finished", file=str(aside)) in result.stdout
    assert aside.read_text() == text


def test_a_save_that_another_program_has_open_is_left_alone(save: Path, old: bytes) -> None:
    with SaveFile(save):
        result = play(typed=["1"])

    assert result.exit_code == 2
    assert result.stderr == words("en").sentence("record-locked", {"file": str(save)}) + "\n"
    assert save.read_bytes() == old


def test_a_full_disk_leaves_the_old_save(save: Path, old: bytes) -> None:
    full = subprocess.run(
        [sys.executable, "-B", "-c", FULL_DISK, str(len(old) - 1), "play", "bismarck", "--input", "-"],
        input="\n1\n",
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(save.parent.parent), "LC_ALL": "sv_SE.UTF-8"},
        check=False,
        timeout=60,
    )

    said = words("sv").sentence("record-write", {"file": str(save), "reason": "File too large"})
    assert (full.returncode, full.stderr) == (2, said + "\n")
    assert save.read_bytes() == old
    assert sorted(path.name for path in save.parent.iterdir()) == [save.name, save.name + ".lock"]


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "vorhand").write_text("in the way")

    result = play(typed=[], environment={"XDG_DATA_HOME": str(tmp_path)})

    assert result.exit_code == 2
    assert one_line(result.stderr).startswith(f"{tmp_path}/vorhand/bismarck.json")


def test_rules_of_a_file_are_in_the_save(save: Path, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('extends = "bismarck/modern"\nsource = "us"\ntitle = "Our house"\n[play]\nvoid = "must-trump"\n')
    play("--rules", str(house), "--bot", "random", typed=[])
    house.unlink()

    result = play(typed=[])

    assert result.exit_code == 0
    assert "Our house" in result.stdout
    assert kept(save).state.ruleset.play.void == "must-trump"
