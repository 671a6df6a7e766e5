"""`vorhand serve`: says where it is, serves, and stops on Ctrl-C; what it cannot use it refuses in one sentence."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from vorhand.server.run import lan_names

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "vorhand.cli", "serve", "--lang", "en", "--plain"]


def test_says_where_it_is_serves_and_stops(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", "--store", str(store)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert found is not None, said
        answer = httpx.get(f"{found[0]}/api/rulesets")
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)

    assert str(store) in said
    assert answer.status_code == 200
    assert "Traceback" not in errors
    assert process.returncode == 0


def test_lan_serves_the_network_and_nobody_under_another_name(tmp_path: Path) -> None:
    names = lan_names()
    arguments = ["--lan", "--origin", "http://cards.local:8765", "--port", "0", "--store", str(tmp_path / "tables.db")]
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        port = int(re.findall(r":(\d+)", process.stdout.readline())[0])
        told = process.stdout.readline()
        asked = {
            host: httpx.get(f"http://127.0.0.1:{port}/api/rulesets", headers={"host": host}).status_code
            for host in (f"127.0.0.1:{port}", *(f"{name}:{port}" for name in names), "cards.local:8765", "evil.example")
        }
        reached = [httpx.get(f"http://{name}:{port}/api/rulesets").status_code for name in names[:1]]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)

    assert all(f"http://{name}:{port}" in told for name in names)
    assert names or "in no network" in told
    assert {host for host, status in asked.items() if status != 200} == {"evil.example"}
    assert reached == [200] * len(names[:1])


def test_only_this_machine_is_served_without_lan(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", "--store", str(tmp_path / "tables.db")], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        port = int(re.findall(r":(\d+)", process.stdout.readline())[0])
        for name in lan_names():
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"http://{name}:{port}/api/rulesets")
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


@pytest.mark.parametrize("origin", ["cards.local", "http://", "http://a/b", "ftp://a", "http://a:8765/"])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    run = refusal("--origin", origin)

    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "http://cards.local:8765" in run.stderr


def refusal(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=30)


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = refusal("--port", str(port), "--store", str(tmp_path / "tables.db"))

    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}" in run.stderr


@pytest.mark.parametrize("kind", ["newer", "no store"])
def test_a_file_that_is_no_store_of_ours_is_refused_and_left_alone(tmp_path: Path, kind: str) -> None:
    store = tmp_path / "tables.db"
    if kind == "newer":
        with sqlite3.connect(store) as db:
            db.execute("PRAGMA user_version = 99")
        db.close()
    else:
        store.write_bytes(b"Dear diary, " * 100)
    before = store.read_bytes()
    run = refusal("--port", "0", "--store", str(store))

    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert str(store) in run.stderr
    assert store.read_bytes() == before


@pytest.mark.parametrize("kind", ["a file", "in a file"])
def test_a_folder_for_reports_that_cannot_be_written_is_refused(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "reports"
    folder.write_text("no folder")
    named = folder if kind == "a file" else folder / "more"
    run = refusal("--port", "0", "--store", str(tmp_path / "tables.db"), "--reports", str(named))

    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert f"{named}: cannot be written" in run.stderr
