"""The one exception tree, and nothing else.

    VorhandError
      RulesetError        a rule file or id that cannot be used
      NotationError       text that does not describe what it should
      IllegalActionError  an action that the rules forbid now
      InvalidStateError   a set-up that cannot occur
      RecordError         a played match that cannot be read or does not replay
      SolverError         a search that could not answer
      ProtocolError       a message between page and server that is refused

An error carries a stable code and fields; its sentence is made from them in the language of the reader
(`vorhand.words`). This lowest module knows no language: the package hands it the English catalogue.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

__all__ = [
    "Field",
    "IllegalActionError",
    "InvalidStateError",
    "NotationError",
    "ProtocolError",
    "RecordError",
    "RulesetError",
    "SolverError",
    "VorhandError",
    "speak_with",
]

Field: TypeAlias = str | int
"""What an error or event says besides its code: a number, or a word that is the same in every language."""


class VorhandError(Exception):
    """Something that Vorhand refuses, with a stable `code` and the `fields` of its sentence."""

    def __init__(self, code: str, /, **fields: Field) -> None:
        super().__init__(code, fields)
        self.code = code
        self.fields: Mapping[str, Field] = fields

    def __str__(self) -> str:
        return _sentence(self.code, self.fields)

    def __reduce__(self) -> tuple[Callable[..., "VorhandError"], tuple[object, ...]]:
        return _rebuild, (type(self), self.code, dict(self.fields))


class RulesetError(VorhandError, ValueError):
    """A rule file or rule set id that cannot be used; the fields name file and key."""


class NotationError(VorhandError, ValueError):
    """Text that does not parse; the fields give the text and what was expected."""


class IllegalActionError(VorhandError, ValueError):
    """An action that the rules forbid now; the fields give the rule number and what would be legal."""


class InvalidStateError(VorhandError, ValueError):
    """A set-up that cannot occur in the game."""


class RecordError(VorhandError, ValueError):
    """A record or save that cannot be read, written or replayed."""


class SolverError(VorhandError, RuntimeError):
    """A search that could not answer."""


class ProtocolError(VorhandError, RuntimeError):
    """A message between page and server that is refused."""


def _rebuild(kind: type[VorhandError], code: str, fields: dict[str, Field]) -> VorhandError:
    return kind(code, **fields)


def _plain(code: str, fields: Mapping[str, Field]) -> str:
    return f"{code}: " + ", ".join(f"{name}={value}" for name, value in fields.items())


_sentence: Callable[[str, Mapping[str, Field]], str] = _plain


def speak_with(sentence: Callable[[str, Mapping[str, Field]], str]) -> None:
    """Let `sentence(code, fields)` make the text of every error from now on (see `vorhand/__init__.py`)."""
    global _sentence
    _sentence = sentence
