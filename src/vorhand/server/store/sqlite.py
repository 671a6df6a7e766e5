"""The embedded store: one SQLite file in WAL mode, one writer thread, commits in groups, durable before acknowledged.

Every write is a small function on the connection. The writer collects what arrives within a few milliseconds, runs
each in a savepoint of its own, commits once with synchronous=FULL, and only then answers. Readers have a connection
of their own and never wait for the writer.
"""

import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any

from vorhand.server.store.base import Sitter, StoredTable, StoreError

__all__ = ["SCHEMA", "SqliteStore"]

SCHEMA = 6
"""Version of the file; older ones are brought up, newer ones are refused. 2: a rule set says which game it is of. 3: a
log may begin with a lesson. 4: a log may have clocks, pauses, questions, and seats that are left. 5: where cards lay in
the packs is counted. 6: the terms in a log may say how reliable people must be, cards may be taken back, the rest of a
deal be played out, and people share a device."""

_GROUP_S = 0.004
_BUSY_S = 5.0

_CREATE = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, ruleset BLOB NOT NULL, bot_after_s REAL NOT NULL, code TEXT NOT NULL,
    created REAL NOT NULL, touched REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY ("table", seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE sitters (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, device TEXT NOT NULL,
    name TEXT NOT NULL, recovery TEXT NOT NULL, PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_by_device ON sitters (device);
CREATE INDEX tables_by_code ON tables (code) WHERE code <> '';
"""

_CREATE_PLACES = """
CREATE TABLE places (
    pack TEXT NOT NULL, place INTEGER NOT NULL, card TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (pack, place, card)
) STRICT, WITHOUT ROWID;
"""

_STEPS = ((1, _CREATE), (5, _CREATE_PLACES))
"""What is created, and since which version of the file it has been there."""

_COUNT = "INSERT INTO places VALUES (?, ?, ?, 1) ON CONFLICT (pack, place, card) DO UPDATE SET count = count + 1"

_Write = Callable[[sqlite3.Connection], None]


class SqliteStore:
    """The store in one file. `close` waits for what was handed in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        _create_private(path)
        self._writer = _connect(path)
        _bring_up(self._writer)
        self._reader = _connect(path)
        self._reading = threading.Lock()
        self._queue: queue.SimpleQueue[tuple[_Write, Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self._queue.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    # Writing: each returns at once; its future is done when the change is safe on the disk

    def create(self, table: StoredTable) -> "Future[None]":
        """A new table."""
        row = (table.id, table.ruleset, table.bot_after_s, table.code, table.created, table.touched)
        return self._hand_in(lambda db: _run(db, "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row))

    def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        touched: float,
        *,
        sitter: Sitter | None = None,
        unseat: int | None = None,
        expire_code: bool = False,
        dealt: tuple[str, Sequence[str]] | None = None,
    ) -> "Future[None]":
        """Entries of a table's log, the first with number `seq`, and what changes with them, all or nothing.

        `dealt`: a pack that may be counted, by which kind of pack and which card lay at each place.

        StoreError if somebody else has written at that number.
        """
        rows = [(table, seq + n, entry) for n, entry in enumerate(entries)]

        def write(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            db.execute("UPDATE tables SET touched = ? WHERE id = ?", (touched, table))
            if sitter is not None:
                _put_sitter(db, sitter)
            if unseat is not None:
                db.execute('DELETE FROM sitters WHERE "table" = ? AND seat = ?', (table, unseat))
            if expire_code:
                db.execute("UPDATE tables SET code = '' WHERE id = ?", (table,))
            if dealt is not None:
                pack, cards = dealt
                db.executemany(_COUNT, [(pack, place, card) for place, card in enumerate(cards)])

        return self._hand_in(write)

    def seat(self, sitter: Sitter) -> "Future[None]":
        """A new name or new tokens for who holds a seat."""
        return self._hand_in(lambda db: _put_sitter(db, sitter))

    def delete(self, table: str) -> "Future[None]":
        """The table and everything about it."""
        return self._hand_in(lambda db: _run(db, "DELETE FROM tables WHERE id = ?", (table,)))

    def forget_device(self, device: str) -> "Future[None]":
        """Names and tokens of a device, everywhere."""
        return self._hand_in(
            lambda db: _run(db, "UPDATE sitters SET name = '', device = '', recovery = '' WHERE device = ?", (device,))
        )

    # Reading

    def places(self) -> list[tuple[str, int, str, int]]:
        """How often each card lay at each place: kind of pack, place (from 0), card, count."""
        return [tuple(row) for row in self._read("SELECT pack, place, card, count FROM places", ())]

    def dealt(self) -> int:
        """How many packs were counted."""
        return int(self._read("SELECT COALESCE(SUM(count), 0) FROM places WHERE place = 0", ())[0][0])

    def table(self, id: str) -> StoredTable | None:
        """A table by id."""
        return self._one("SELECT * FROM tables WHERE id = ?", (id,))

    def table_by_code(self, code: str) -> StoredTable | None:
        """A table by its spoken code."""
        return self._one("SELECT * FROM tables WHERE code = ? AND code <> ''", (code,))

    def entries(self, table: str) -> list[bytes]:
        """The whole log of a table, in order."""
        rows = self._read('SELECT entry FROM entries WHERE "table" = ? ORDER BY seq', (table,))
        return [row[0] for row in rows]

    def sitters(self, table: str) -> list[Sitter]:
        """Who holds seats at a table."""
        return self._sitters('SELECT * FROM sitters WHERE "table" = ? ORDER BY seat', (table,))

    def seats_of(self, device: str) -> list[Sitter]:
        """The seats that a device holds."""
        return self._sitters("SELECT * FROM sitters WHERE device = ?", (device,))

    def untouched_since(self, when: float) -> list[str]:
        """Tables where nobody has done anything since then."""
        return [row[0] for row in self._read("SELECT id FROM tables WHERE touched < ?", (when,))]

    def ids(self) -> list[str]:
        """Every table."""
        return [row[0] for row in self._read("SELECT id FROM tables", ())]

    def _one(self, sql: str, values: tuple[object, ...]) -> StoredTable | None:
        rows = self._read(sql, values)
        if not rows:
            return None
        id, ruleset, bot_after_s, code, created, touched = rows[0]
        return StoredTable(id=id, ruleset=ruleset, bot_after_s=bot_after_s, code=code, created=created, touched=touched)

    def _sitters(self, sql: str, values: tuple[object, ...]) -> list[Sitter]:
        return [
            Sitter(table=table, seat=seat, device=device, name=name, recovery=recovery)
            for table, seat, device, name, recovery in self._read(sql, values)
        ]

    def _read(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    # The writer thread

    def _hand_in(self, write: _Write) -> "Future[None]":
        future: Future[None] = Future()
        self._queue.put((write, future))
        return future

    def _write_on(self) -> None:
        while (first := self._queue.get()) is not None:
            group, last = [first], False
            until = time.monotonic() + _GROUP_S
            while (wait := until - time.monotonic()) > 0:
                try:
                    item = self._queue.get(timeout=wait)
                except queue.Empty:
                    break
                if item is None:
                    last = True
                    break
                group.append(item)
            self._commit(group)
            if last:
                return

    def _commit(self, group: list[tuple[_Write, "Future[None]"]]) -> None:
        # Nobody waits any more for what was cancelled; what is begun cannot be cancelled.
        group = [(write, future) for write, future in group if future.set_running_or_notify_cancel()]
        done: list[Future[None]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for write, future in group:
                if self._in_savepoint(write, future):
                    done.append(future)
            self._writer.execute("COMMIT")
        except Exception as error:
            # Whatever it was: a writer that ends would leave every table waiting for ever.
            self._roll_back()
            for _, future in group:
                if not future.done():
                    future.set_exception(StoreError("store-write", file=str(self.path), reason=str(error)))
            return
        for future in done:
            future.set_result(None)

    def _in_savepoint(self, write: _Write, future: "Future[None]") -> bool:
        """Whether the write succeeded; only a broken constraint is its own fault, everything else is the file's."""
        self._writer.execute("SAVEPOINT one")
        try:
            write(self._writer)
        except sqlite3.IntegrityError as error:
            self._writer.execute("ROLLBACK TO one")
            self._writer.execute("RELEASE one")
            future.set_exception(StoreError("store-conflict", file=str(self.path), reason=str(error)))
            return False
        self._writer.execute("RELEASE one")
        return True

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")


def _run(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> None:
    db.execute(sql, values)


def _put_sitter(db: sqlite3.Connection, sitter: Sitter) -> None:
    row = (sitter.table, sitter.seat, sitter.device, sitter.name, sitter.recovery)
    db.execute("INSERT OR REPLACE INTO sitters VALUES (?, ?, ?, ?, ?)", row)


def _create_private(path: Path) -> None:
    """An empty file that only its owner can read: whoever can read it can read every hand."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        path.chmod(0o600)
    except OSError as error:
        raise StoreError("store-open", file=str(path), reason=error.strerror or "unknown") from None


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
    try:
        _refuse_newer(db, path)  # before anything is changed in the file
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.DatabaseError, StoreError) as error:
        db.close()
        if isinstance(error, StoreError):
            raise
        raise StoreError("store-open", file=str(path), reason=str(error)) from None
    return db


def _refuse_newer(db: sqlite3.Connection, path: Path) -> None:
    version = _version(db)
    if version > SCHEMA:
        raise StoreError("store-newer", file=str(path), version=version, supported=SCHEMA)


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _bring_up(db: sqlite3.Connection) -> None:
    """Create what is lacking; an old file opens as it is, and from now on only for servers that know this."""
    version = _version(db)
    if version < SCHEMA:
        create = "".join(sql for since, sql in _STEPS if version < since)
        db.executescript(f"BEGIN IMMEDIATE; {create} PRAGMA user_version = {SCHEMA}; COMMIT;")
