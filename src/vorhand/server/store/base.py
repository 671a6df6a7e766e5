"""What a store keeps."""

from dataclasses import dataclass

from vorhand.errors import VorhandError

__all__ = ["Sitter", "StoreError", "StoredTable"]


class StoreError(VorhandError, RuntimeError):
    """The store cannot be opened, read or written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """What a table needs besides its log."""

    id: str
    ruleset: bytes
    """The rule set in full, as JSON."""
    bot_after_s: float
    code: str
    """Short spoken code; empty once it has expired."""
    created: float
    touched: float
    """When somebody last did something here, in seconds since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who holds a seat. Deletable: the log goes on without it."""

    table: str
    seat: int
    device: str
    """SHA-256 (hex) of the device token."""
    name: str
    recovery: str
    """SHA-256 (hex) of the recovery token."""
