"""Frozen deals to measure and to check solvers with: text files that README.md describes and `make` makes."""

from pathlib import Path

__all__ = ["FOLDER", "lines_of"]

FOLDER = Path(__file__).parent


def lines_of(corpus: str) -> tuple[str, ...]:
    """The deals of that corpus in the order of its file, a line each; the comments at its head are left out."""
    lines = (FOLDER / f"{corpus}.txt").read_text(encoding="ascii").splitlines()
    return tuple(line for line in lines if not line.startswith("#"))
