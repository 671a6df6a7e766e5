"""Text for terminals that know only ASCII: signs become letters and plain punctuation; letters of a language stay."""

import io
from typing import TextIO

__all__ = ["PlainStream", "can_show_signs", "plain_text"]

_PLAIN = str.maketrans(
    {
        "♣": "C",
        "♦": "D",
        "♥": "H",
        "♠": "S",
        "−": "-",
        "–": "-",
        "—": "-",
        "…": "...",
        "·": "-",
        "×": "x",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "\u00a0": " ",
        "\u202f": " ",
    }
)


def plain_text(text: str) -> str:
    """The text with every sign in ASCII.

    >>> plain_text("K♥ … −3")
    'KH ... -3'
    """
    return text.translate(_PLAIN)


def can_show_signs(stream: TextIO) -> bool:
    """Whether the encoding of a stream has suit signs, the minus sign and thin lines."""
    try:
        "♠−─…".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class PlainStream(io.TextIOBase):
    """Passes everything on to another stream, in plain text."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._stream.encoding

    def write(self, text: str, /) -> int:
        return self._stream.write(plain_text(text))

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()
