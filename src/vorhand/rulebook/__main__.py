"""Prints the README.md of a game: `python -m vorhand.rulebook bismarck`."""

import sys

from vorhand.rulebook import BOOKS, readme

_GAME = sys.argv[1] if len(sys.argv) == 2 else ""
if _GAME not in BOOKS:
    sys.exit(f"python -m vorhand.rulebook GAME, where GAME is one of: {', '.join(BOOKS)}")
sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
sys.stdout.write(readme(_GAME))
