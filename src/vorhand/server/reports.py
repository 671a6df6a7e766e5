"""What people report of a deal, in a folder that the operator of a server has named: a file each, which
`vorhand replay` reads. It knows no address and no name; a full folder takes no more.
"""

import os
import tempfile
import unicodedata
from contextlib import suppress
from pathlib import Path

from vorhand.errors import ProtocolError, RecordError
from vorhand.records import MAX_WRITTEN

__all__ = ["MOST_REPORTS", "ReportBox", "clean_written"]

MOST_REPORTS = 1000
"""Files that a folder takes: with at most a match each, some megabytes."""

_JOINERS = "\u200c\u200d"
"""Format characters that words of some languages, and many emoji, are written with."""


def clean_written(text: str) -> str:
    """What a person wrote, fit to be kept: lines without control, format or private characters. ProtocolError if it
    is too long."""
    lines = unicodedata.normalize("NFC", text).replace("\t", " ").splitlines()
    shown = ["".join(c for c in line if c in _JOINERS or unicodedata.category(c)[0] != "C").rstrip() for line in lines]
    clean = "\n".join(shown).strip()
    if len(clean) > MAX_WRITTEN:
        raise ProtocolError("written", limit=MAX_WRITTEN)
    return clean


class ReportBox:
    """The folder; nobody but its owner can read what is in it."""

    def __init__(self, folder: Path, most: int = MOST_REPORTS) -> None:
        self._folder, self._most = folder, most

    def check(self) -> None:
        """Make the folder, if it is not there. RecordError if no file can be put into it."""
        try:
            self._make_folder()
            with tempfile.TemporaryFile(dir=self._folder):
                pass
        except OSError as error:
            file, reason = str(self._folder), error.strerror or "unknown"
            raise RecordError("record-write", file=file, reason=reason) from None

    def put(self, text: str) -> None:
        """Keep a report. ProtocolError if there are too many, or the disk refuses."""
        try:
            self._make_folder()
            handle = self._fresh_file()
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
        except OSError:
            raise ProtocolError("reports-full") from None

    def _make_folder(self) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _fresh_file(self) -> int:
        taken = {path.name for path in self._folder.glob("report-*.txt")}
        names = (f"report-{number:04}.txt" for number in range(1, self._most + 1))
        for name in names:
            if name not in taken:
                # Another report may come to the same number meanwhile.
                with suppress(FileExistsError):
                    return os.open(self._folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        raise ProtocolError("reports-full")
