"""`vorhand perft`."""

import importlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import vorhand
from vorhand import rulesets
from vorhand.cli.known import playable_of
from vorhand.games.bauernschnapsen import Phase
from vorhand.notation import format_deal_string
from vorhand.records import read_record, replay
from vorhand.words import words

cli_perft = importlib.import_module("vorhand.cli.perft")  # the package's `perft` is the function

IN_PLAY = (
    "bismarck/spel-pass dealer=0 contract=nt-win trump=NT kitty=6H5HJC2S fate=taken discards=2S4S9STS "
    "hands=.J65..JT/AQ..875./..K.98765 tricks=1:AD6D2D,1:3D9DJD,0:KHAH3S,1:4DTDQD,0:8HQH5S,1:AC4C3C,1:2CQCKC,"
    "0:9H4H7S,0:TH7HJS,0:2H6SKS trick=0:3H8S"
)


@pytest.mark.parametrize(("depth", "sequences"), [(0, 1), (4, 700), (5, 2800)])
def test_both_engines_count_the_same(depth: int, sequences: int) -> None:
    result = vorhand("perft", IN_PLAY, "--depth", str(depth))

    assert result.exit_code == 0
    said = {"depth": depth, "sequences": sequences}
    assert result.stdout.splitlines() == [
        words("en").say("cli-perft-python", **said),
        words("en").say("cli-perft-native", **said),
    ]


def test_counts_that_differ_are_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(playable_of(rulesets.load("bismarck/spel-pass")), native_perft=lambda state, depth: 699)
    monkeypatch.setattr(cli_perft, "playable_of", lambda ruleset: wrong)

    result = vorhand("perft", IN_PLAY, "--depth", "4")

    assert result.exit_code == 1
    assert words("en").say("cli-perft-differ") in result.stdout


@pytest.mark.parametrize("position", ["bismarck/modern dealer=2", "bismarck/kortman-1944 dealer=0", "bismarck/modern"])
def test_both_engines_count_the_same_before_play(position: str) -> None:
    result = vorhand("perft", position)

    assert result.exit_code == 0
    python, native = result.stdout.splitlines()
    assert python.split(":")[1].split() == native.split(":")[1].split()


@pytest.mark.parametrize("dealt", [0, 3, 5, 8])
def test_both_engines_count_the_same_in_bauernschnapsen(dealt: int, tmp_path: Path) -> None:
    """From moments of a match of bots, after a lead, in the middle of a trick and right after a marriage."""
    record = tmp_path / "bots.json"
    assert vorhand("play", "bauernschnapsen", "--bots", "--seed", "3", "--record", str(record)).exit_code == 0
    steps = [step for step in replay(read_record(record)) if step.before.phase is Phase.PLAY]
    declared = [step for step in steps if step.before.announced is not None]
    for step in [*steps[dealt::17], *declared]:
        result = vorhand("perft", format_deal_string(step.before), "--depth", "3")
        python, native = result.stdout.splitlines()
        assert result.exit_code == 0
        assert python.split(":")[1].split() == native.split(":")[1].split()
