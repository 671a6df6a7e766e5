"""A server, a browser, and people who sit before it.

Playwright's sync interface keeps an event loop running in its thread, so it has a thread of its own, in which the
tests of this folder run: those of other folders may still call `asyncio.run`.
"""

import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

import vorhand.server.app
from tests.page import browsers
from tests.page.people import People

STATIC = Path(vorhand.server.app.__file__).parent / "static"
_TOLD = 4000
_logs: dict[str, Path] = {}
"""What the server of an address has said."""

_thread = ThreadPoolExecutor(1, "browser")


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Run the test in the thread of the browser."""
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    try:
        _thread.submit(pyfuncitem.obj, **wanted).result()
    except Exception:
        _tell_more(pyfuncitem, [one for one in wanted.values() if isinstance(one, People)])
        raise
    return True


def _tell_more(item: pytest.Function, groups: Sequence[People]) -> None:
    """What people had before them and what the server said, beside the failure."""
    for group in groups:
        item.add_report_section("call", "people", _thread.submit(group.describe).result())
    for name in ("server", "impatient_server"):
        address = item.funcargs.get(name)
        if address in _logs:
            said = _logs[address].read_text("utf-8", errors="replace")
            item.add_report_section("call", name, said[-_TOLD:])


class _Stage:
    """A browser, in the thread of the browsers."""

    def __init__(self, playwright: Playwright, executable: str) -> None:
        # Playwright switches the cache for the way back off, which people's browsers have.
        switched_off = ["--disable-back-forward-cache"]
        self.browser: Browser = playwright.chromium.launch(
            executable_path=executable, args=browsers.FLAGS, ignore_default_args=switched_off
        )


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives every browser; there can be one only in a thread."""
    started = _thread.submit(lambda: sync_playwright().start()).result()
    yield started
    _thread.submit(started.stop).result()


def _opened(playwright: Playwright, executable: str | None) -> Iterator[_Stage]:
    if executable is None:
        pytest.fail("The page is tested in Chromium, which is missing: install it (Debian: apt-get install chromium).")
    if not (STATIC / "index.html").exists():
        pytest.fail("The page is not built: make page builds it.")
    made = _thread.submit(_Stage, playwright, executable).result()
    yield made
    _thread.submit(made.browser.close).result()


@pytest.fixture(scope="session")
def stage(playwright: Playwright) -> Iterator[_Stage]:
    yield from _opened(playwright, browsers.light())


@pytest.fixture(scope="session")
def keeping_stage(playwright: Playwright) -> Iterator[_Stage]:
    """A browser that keeps a page alive for the way back."""
    yield from _opened(playwright, browsers.whole())


def serve(folder: Path, *, gone_s: float, bot_after_s: float, name: str = "") -> Generator[str]:
    """Run a server that misses people after so long; if it has another name, that is what it shares."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = [str(port), str(folder / "store.db"), str(gone_s), str(bot_after_s), name]
    log = folder / "server.log"
    with log.open("wb") as told:
        process = subprocess.Popen([sys.executable, "-m", "tests.page.serving", *arguments], stderr=told)
    address = f"http://127.0.0.1:{port}"
    _logs[address] = log
    try:
        _wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(10)


def _wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        try:
            urlopen(address, timeout=5).close()
        except URLError:
            assert process.poll() is None, "the server has stopped"
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server does not answer")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a patient server."""
    yield from serve(tmp_path_factory.mktemp("server"), gone_s=25.0, bot_after_s=60.0)


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that misses people soon, but not between two pings."""
    yield from serve(tmp_path_factory.mktemp("impatient"), gone_s=15.0, bot_after_s=8.0)


def coming(stage: _Stage, address: str) -> Iterator[People]:
    """Whoever comes to a server with this browser; afterwards all their browsers must have been quiet."""
    group = People(stage.browser, address)
    yield group
    _thread.submit(group.leave).result()


@pytest.fixture
def people(stage: _Stage, server: str) -> Iterator[People]:
    """Whoever comes to the server."""
    yield from coming(stage, server)


@pytest.fixture
def keeping_people(keeping_stage: _Stage, server: str) -> Iterator[People]:
    """Whoever comes to the server with a browser that keeps a page alive for the way back."""
    yield from coming(keeping_stage, server)


@pytest.fixture
def impatient_people(stage: _Stage, impatient_server: str) -> Iterator[People]:
    """Whoever comes to the impatient server."""
    yield from coming(stage, impatient_server)
