"""The rule books of the games by id: a new game is a row here."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.rulebook import bauernschnapsen, bismarck
from vorhand.rulebook.clauses import Book

__all__ = ["BOOKS"]

BOOKS: Mapping[str, Book] = MappingProxyType(
    {
        "bismarck": bismarck.BOOK,
        "bauernschnapsen": bauernschnapsen.BOOK,
    }
)
