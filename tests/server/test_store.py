"""The store goes on writing, whatever becomes of those who wait for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from vorhand.server.store import Sitter, SqliteStore, StoredTable, StoreError


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "tables.sqlite")
    opened.create(_table("first")).result(20)
    yield opened
    opened.close()


def _table(id: str) -> StoredTable:
    return StoredTable(id=id, ruleset=b"{}", bot_after_s=60.0, code="", created=0.0, touched=0.0)


def _sitter(seat: int) -> Sitter:
    return Sitter(table="first", seat=seat, device="device", name="Anna", recovery="")


def test_who_gives_up_waiting_stops_nobody_else(store: SqliteStore) -> None:
    # The writer gathers what comes within a few milliseconds, so at least one of these is cancelled before it is done.
    given_up = [store.seat(_sitter(0)) for _ in range(20)]
    assert any(future.cancel() for future in given_up)

    store.create(_table("second")).result(20)
    assert store.table("second") is not None


def test_what_no_file_can_hold_is_refused_and_the_next_is_written(store: SqliteStore) -> None:
    with pytest.raises(StoreError):
        store.seat(_sitter(2**70)).result(20)

    store.seat(_sitter(1)).result(20)
    assert [sitter.seat for sitter in store.sitters("first")] == [1]
