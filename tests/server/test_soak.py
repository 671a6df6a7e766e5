"""The soak in its short form, and its bars: each can be seen to fail."""

import os
import signal
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.running import ServerProcess
from tests.server.soak.people import HURRIED, Account
from tests.server.soak.soaking import Soak, soak
from tests.server.soak.verdict import WANTED, bars, growth
from tests.server.soak.watcher import Sample, read_samples

QUIET = Sample(
    at_s=0.0,
    ping_ms=9.0,
    own_ms=5.0,
    rss_mb=100.0,
    bots_mb=50.0,
    fds=30,
    threads=5,
    tasks=20,
    store_mb=1.0,
    wal_mb=4.0,
)
AN_HOUR = [replace(QUIET, at_s=5.0 * n, rss_mb=100.0 + n % 7) for n in range(720)]


def failed(
    samples: list[Sample] = AN_HOUR,
    after: Sample = QUIET,
    account: Account | None = None,
    log: tuple[str, ...] = (),
) -> list[str]:
    """Which bars are not kept."""
    account = account or Account()
    account.did = account.did or Counter(WANTED)
    return [bar.name for bar in bars(samples, QUIET, after, account, log) if bar.kept is False]


@pytest.mark.slow
def test_a_short_evening_keeps_every_bar_that_it_can_tell(tmp_path: Path) -> None:
    how = Soak(seconds=20.0, tables=6, pace=HURRIED, every_s=1.0, rest_s=1.0)
    server = ServerProcess(tmp_path, gone_s=HURRIED.gone_s, bot_after_s=HURRIED.bot_after_s, bot_delay_s=0.05)
    try:
        found = soak(server, how, tmp_path, tmp_path / "not-counted", lambda _: None)
    finally:
        server.stop()

    assert not [str(bar) for bar in found if bar.kept is False]


def test_a_server_that_stands_still_is_seen_from_outside(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)

    def halt() -> None:
        while not read_samples(tmp_path / "samples.jsonl"):
            time.sleep(0.1)
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(1.5)
        os.kill(server.pid, signal.SIGCONT)

    halting = threading.Thread(target=halt)
    try:
        halting.start()
        how = Soak(seconds=4.0, tables=0, pace=HURRIED, every_s=1.0, rest_s=0.0)
        found = soak(server, how, tmp_path, tmp_path / "not-counted", lambda _: None)
    finally:
        halting.join()
        server.stop()

    assert [bar.name for bar in found if bar.kept is False] == ["stalls", "what happened"]


def test_a_quiet_hour_keeps_every_bar() -> None:
    assert failed() == []


def test_memory_that_grows_is_seen_through_its_ups_and_downs() -> None:
    grows = [replace(one, rss_mb=one.rss_mb + n * 10 / 720) for n, one in enumerate(AN_HOUR)]

    assert failed(grows) == ["memory of the server"]
    assert growth([(0.0, 100.0), (1.0, 500.0), (2.0, 102.0), (3.0, 103.0)]) < 0.1


def test_memory_is_not_judged_by_a_short_soak() -> None:
    assert failed([replace(QUIET, at_s=5.0 * n, rss_mb=100.0 + n) for n in range(60)]) == []


def test_a_stall_counts_without_what_others_had_the_processor_for() -> None:
    assert failed([*AN_HOUR, replace(QUIET, at_s=3600.0, ping_ms=1500.0)]) == []
    assert failed([*AN_HOUR, replace(QUIET, at_s=3600.0, ping_ms=1500.0, own_ms=1100.0)]) == ["stalls"]


def test_a_line_in_the_log_counts() -> None:
    assert failed(log=("", "table abcd has stumbled")) == ["lines in the log"]


@pytest.mark.parametrize(
    ("account", "bar"),
    [
        (Account(still=["t"]), "tables that stood still"),
        (Account(closed=["Anna: bye resync"]), "sockets that the server closed"),
        (Account(faults=["500"]), "faults"),
        (Account(did=Counter({"act": 1})), "what happened"),
    ],
)
def test_what_people_have_met_counts(account: Account, bar: str) -> None:
    assert failed(account=account) == [bar]


@pytest.mark.parametrize(("what", "bar"), [("fds", "open files"), ("tasks", "tasks")])
def test_what_stays_when_all_have_left_counts(what: str, bar: str) -> None:
    assert failed(after=replace(QUIET, **{what: 90})) == [bar]


def test_a_log_of_the_store_that_is_never_written_back_counts() -> None:
    assert failed([*AN_HOUR, replace(QUIET, at_s=3600.0, wal_mb=40.0)]) == ["files"]
