"""A terminal with a program in it, for tests that type and look. Standard library only."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

__all__ = ["Terminal"]


# The terminal becomes the program's own, so that Ctrl-C in it reaches the program and nobody else. Where the tests run
# in the background of a script, Ctrl-C is ignored and would stay so.
_OWN_TERMINAL = """
import fcntl, runpy, signal, termios
signal.signal(signal.SIGINT, signal.default_int_handler)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("vorhand.cli", run_name="__main__")
"""


class Terminal:
    """`vorhand` with these arguments, running in a terminal of 100 columns and 35 rows."""

    def __init__(self, arguments: Sequence[str], *, environment: Mapping[str, str]) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 35, 100, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "PYTHONPATH")}
        env = {**kept, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", **environment}
        command = [sys.executable, "-W", "error::ResourceWarning", "-c", _OWN_TERMINAL, *arguments]
        self._process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.screen = ""
        """Everything that was shown since the last line was typed."""

    def wait_for(self, pattern: str, *, seconds: float = 20) -> str:
        """What is shown, as soon as it matches; AssertionError with it if it does not in time."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.screen):
            assert time.monotonic() < end, f"{pattern!r} does not appear in:\n{self.screen}"
            if not self._read(0.05) and self._process.poll() is not None and not self._read(0.05):
                assert re.search(pattern, self.screen), f"ended with {self._process.returncode}:\n{self.screen}"
        return self.screen

    def write(self, text: str) -> None:
        """Type a text; end a line with a newline."""
        self.send(text.encode())

    def send(self, data: bytes) -> None:
        """Type any bytes."""
        self.screen = ""
        os.write(self._master, data)

    def exit_code(self, *, seconds: float = 20) -> int:
        """Wait for the end of the program."""
        end = time.monotonic() + seconds
        while self._process.poll() is None:
            self._read(0.05)
            assert time.monotonic() < end, f"still running:\n{self.screen}"
        self._read(0.05)
        return self._process.returncode

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other side has gone
            return False
        self.screen += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._master)
