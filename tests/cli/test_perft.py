"""`vorhand perft`."""

import pytest

from tests.cli.running import one_line, vorhand
from vorhand import _native
from vorhand.words import words

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
    monkeypatch.setattr(_native, "perft", lambda *args, **options: 699)

    result = vorhand("perft", IN_PLAY, "--depth", "4")

    assert result.exit_code == 1
    assert words("en").say("cli-perft-differ") in result.stdout


def test_before_play_only_python_counts() -> None:
    result = vorhand("perft", "bismarck/modern dealer=2")

    assert result.exit_code == 0
    assert words("en").say("cli-perft-before-play") in one_line(result.stdout)
