"""Where typed lines come from: a terminal, or a file of answers for scripts and tests."""

import sys
from typing import TextIO

from vorhand.cli.screen import Screen

__all__ = ["Lines", "somebody_types"]


def somebody_types() -> bool:
    """Whether standard input is a terminal; it may also be closed."""
    return sys.stdin is not None and sys.stdin.isatty()


class Lines:
    """Questions and the lines that answer them."""

    def __init__(self, screen: Screen, stream: TextIO, *, shown: bool) -> None:
        """`shown`: a terminal already shows what is typed; from elsewhere each line is printed behind its question."""
        self._screen = screen
        self._stream = stream
        self._shown = shown

    def ask(self, question: str) -> str | None:
        """The next line without its end, or None when no more will come."""
        self._screen.ask(question)
        line = self._stream.readline()
        typed = line.rstrip("\r\n")
        if not self._shown:
            self._screen.show(typed)
        elif not line:
            self._screen.line()
        return typed if line else None
