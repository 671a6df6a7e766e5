"""Where the files of our pages come from: the built page, and what the pages of rules need beside it.

All are named by their content, so that a browser keeps them for ever.
"""

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

__all__ = ["KEPT", "SCRIPT", "STYLE", "Kept", "faces_address", "static_folder"]

KEPT = {"Cache-Control": "public, max-age=31536000, immutable"}
"""The headers of such a file."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of the pages of rules."""

    data: bytes
    media_type: str
    address: str


def _kept(name: str, media_type: str) -> Kept:
    data = files("vorhand.server").joinpath(name).read_bytes()
    stem, _, ending = name.partition(".")
    return Kept(data, media_type, f"/rules/{stem}-{hashlib.sha256(data).hexdigest()[:12]}.{ending}")


STYLE = _kept("rules.css", "text/css")
SCRIPT = _kept("rules.js", "text/javascript")


def static_folder() -> Path:
    """Where the built page lies in the package."""
    return Path(str(files("vorhand.server"))) / "static"


def faces_address() -> str:
    """Where the faces of French cards are; empty while the page is not built: then cards have letters and signs."""
    found = next(static_folder().glob("assets/french-*.svg"), None)
    return f"/assets/{found.name}" if found else ""
