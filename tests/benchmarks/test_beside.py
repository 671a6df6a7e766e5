"""Lines that stand beside other programs: what they say, and what a program that is not there costs."""

from typing import Any

import pytest

from benchmarks import beside, native
from benchmarks.beside import Peer, Row, measure
from benchmarks.peers import asking
from benchmarks.peers.asking import PeerMissingError, ask

_RATE = Row(what="random play", unit="cards", bar="20", ours="task", peers=(Peer("other", "dds", ()),))
_TIME = Row(what="a deal", ours="task", peers=())


def _told(monkeypatch: pytest.MonkeyPatch, row: Row, answers: list[Any]) -> list[str]:
    lines: list[str] = []
    coming = iter(answers)
    monkeypatch.setattr(beside, "ROWS", {"row": row})
    monkeypatch.setattr(beside, "_ask_ours", lambda task, deals: next(coming))
    monkeypatch.setattr(
        beside, "told", lambda what, figure, other, command, write: lines.append(f"{what}: {figure} | {other}")
    )
    measure(["row"], len(answers), write=False)
    return lines


def test_a_rate_is_the_median_of_the_runs_beside_its_bar_and_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "ask", lambda *asked, lines: {"count": 6, "seconds": [1, 2]})
    runs = [{"count": count, "seconds": [0.5, 0.5]} for count in (10, 30, 11)]

    assert _told(monkeypatch, _RATE, runs) == ["random play: 11 cards/s | bar 20; other: 2 cards/s"]


def test_times_are_medians_by_deal_and_what_stayed_unknown_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = [{"count": 3, "seconds": times, "unknown": 2} for times in ([0.1, 2.0, 0.002], [0.2, 3.0, 0.004])]

    lines = _told(monkeypatch, _TIME, runs)

    assert lines == ["a deal: median 150 ms, mean 884 ms, max 2.5 s of 3, 2 unknown | "]


def test_a_program_that_is_not_there_is_a_sentence_in_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*asked: str, lines: list[str]) -> Any:
        raise PeerMissingError("other is not installed")

    monkeypatch.setattr(beside, "ask", missing)

    lines = _told(monkeypatch, _RATE, [{"count": 10, "seconds": [1]}] * 2)

    assert lines == ["random play: 10 cards/s | bar 20; other: other is not installed"]


def test_a_program_without_its_environment_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(asking, "_ROOT", tmp_path)

    with pytest.raises(PeerMissingError, match="endplay is not installed; `make peers` installs it"):
        ask("dds", "table")


def test_a_program_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    python = tmp_path / "build" / "peers" / "endplay" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\necho 'it is broken' >&2\nexit 3\n")
    python.chmod(0o755)
    monkeypatch.setattr(asking, "_ROOT", tmp_path)

    with pytest.raises(PeerMissingError, match="endplay does not run: it is broken"):
        ask("dds", "table")


def test_every_row_asks_for_a_task_that_there_is() -> None:
    assert {row.ours for row in beside.ROWS.values()} <= native.TASKS.keys()
