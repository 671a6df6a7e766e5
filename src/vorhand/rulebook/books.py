"""The rule books of the games by id: a new game is a row here."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.games.bauernschnapsen.rules import RULE_SOURCES as BAUERNSCHNAPSEN_SOURCES
from vorhand.rulebook import bismarck
from vorhand.rulebook.clauses import Book

__all__ = ["BOOKS"]

BOOKS: Mapping[str, Book] = MappingProxyType(
    {
        "bismarck": bismarck.BOOK,
        "bauernschnapsen": Book(game="bauernschnapsen", sources=BAUERNSCHNAPSEN_SOURCES, clauses={}),
    }
)
