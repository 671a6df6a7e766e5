"""Where matches are kept on this machine, and how an old one makes room without being lost."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from vorhand.errors import RecordError

__all__ = ["bots_record_path", "default_save", "put_aside"]


def _folder() -> Path:
    return user_data_path("vorhand", appauthor=False)


def default_save(game: str) -> Path:
    """Where the person's present match of a game is kept; the game by its id."""
    return _folder() / f"{game}.json"


def bots_record_path(game: str, now: datetime) -> Path:
    """Where a match between bots is written."""
    return _unused(_folder() / f"{game}-bots.json", now)


def put_aside(path: Path, now: datetime) -> Path:
    """Give a save another name, with date and time, so that a new match can begin; the new path."""
    other = _unused(path, now)
    try:
        return path.rename(other)
    except OSError as error:
        raise RecordError("record-write", file=str(other), reason=error.strerror or "unknown") from None


def _unused(path: Path, now: datetime) -> Path:
    dated = path.with_stem(f"{path.stem}-{now:%Y-%m-%d-%H%M%S}")
    number, free = 1, dated
    while free.exists():
        number += 1
        free = dated.with_stem(f"{dated.stem}-{number}")
    return free
