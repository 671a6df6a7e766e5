"""Records on disk: written whole or not at all, and one program at a time.

A save is written to a new file beside the old one and put in its place when it is safe on the disk, so that a full
disk, a crash or a pulled plug leaves the old save as it was.
"""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout

from vorhand.errors import RecordError
from vorhand.records.codec import MAX_BYTES, dump_record, load_record
from vorhand.records.record import Record

__all__ = ["SaveFile", "read_record", "write_record"]


def read_record(path: Path) -> Record:
    """The record in a file; RecordError if it cannot be read."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError("record-unreadable", file=str(path), reason=error.strerror or "unknown") from None
    return load_record(data, path.name)


def write_record(path: Path, record: Record) -> None:
    """Write a record, replacing what was there; RecordError if the disk refuses, and then nothing has changed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_whole(path, dump_record(record).encode())
    except OSError as error:
        raise RecordError("record-write", file=str(path), reason=error.strerror or "unknown") from None


def _write_whole(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


class SaveFile:
    """A save that this program alone may write while it is open.

    Raises RecordError on entering if another program has it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))

    def __enter__(self) -> "SaveFile":
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except Timeout:
            raise RecordError("record-locked", file=str(self.path)) from None
        except OSError as error:
            raise RecordError("record-write", file=str(self.path), reason=error.strerror or "unknown") from None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._lock.release()

    def read(self) -> Record | None:
        """The record in it, or None if there is none yet."""
        return read_record(self.path) if self.path.exists() else None

    def write(self, record: Record) -> None:
        """Replace what is in it."""
        write_record(self.path, record)

    def delete(self) -> None:
        """Remove it; a save that is already gone is no error."""
        self.path.unlink(missing_ok=True)
