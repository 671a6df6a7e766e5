"""The edge of the program: every error becomes one sentence and an exit code.

0    fine
1    a check says no
2    wrong input: an option, a file, an id, a record
130  interrupted, outside a game
141  whoever read the output has gone
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from vorhand.cli.language import Language, language_of
from vorhand.cli.screen import Screen, open_screen
from vorhand.errors import RecordError, VorhandError

__all__ = ["CHECK_FAILED", "WRONG_INPUT", "at_the_edge"]

CHECK_FAILED = 1
WRONG_INPUT = 2
_READER_GONE = 141


@contextmanager
def at_the_edge(language: Language | None, *, plain: bool) -> Iterator[Screen]:
    """A screen to write to; an error that reaches this line is said there and ends the program."""
    screen = open_screen(language_of(language), plain=plain)
    try:
        yield screen
        sys.stdout.flush()
    except VorhandError as error:
        screen.complain(error)
        raise typer.Exit(WRONG_INPUT) from None
    except BrokenPipeError:
        _drop_output()
        raise typer.Exit(_READER_GONE) from None
    except OSError as error:  # such as a full disk behind the output
        _drop_output()
        where, why = str(error.filename or "stdout"), error.strerror or "unknown"
        screen.complain(RecordError("record-write", file=where, reason=why))
        raise typer.Exit(WRONG_INPUT) from None


def _drop_output() -> None:
    """Let what is still buffered vanish, so that it cannot complain once more when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
