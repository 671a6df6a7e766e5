"""Where tables are kept: an append-only log of entries a table, and beside it what can be deleted (names, devices)."""

from vorhand.server.store.base import Sitter, StoredTable, StoreError
from vorhand.server.store.sqlite import SCHEMA, SqliteStore

__all__ = ["SCHEMA", "Sitter", "SqliteStore", "StoreError", "StoredTable"]
