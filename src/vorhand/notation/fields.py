"""The fields of a deal string while it is read: every wrong one is blamed by name, with an example."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from vorhand.errors import InvalidStateError, NotationError
from vorhand.notation.cards import shorten

__all__ = ["Fields"]

T = TypeVar("T")
D = TypeVar("D")


class Fields:
    """The fields of one line, by name."""

    def __init__(self, words: Iterable[str], samples: Mapping[str, str]) -> None:
        """Take "name=value" words apart; NotationError for a name that is not among the samples or stands twice."""
        self._samples = samples
        self._values: dict[str, str] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name not in samples or name in self._values:
                expected = ", ".join(samples)
                raise NotationError("notation-deal-string", text=shorten(word), field=shorten(name), expected=expected)
            self._values[name] = value

    def read(self, name: str, parse: Callable[[str], T], default: D) -> T | D:
        """The value of a field, or the default if it is not there; NotationError if `parse` does not like it."""
        if name not in self._values:
            return default
        try:
            return parse(self._values[name])
        except (KeyError, ValueError):
            text, expected = shorten(self._values[name]), self._samples[name]
            raise NotationError("notation-deal-string", text=text, field=name, expected=expected) from None

    def impossible(self, name: str) -> InvalidStateError:
        """The error to raise for a field that says what cannot have come about."""
        return InvalidStateError("state-impossible", field=name, text=shorten(self._values.get(name, "-")))

    def refuse_all_but(self, *names: str) -> None:
        """InvalidStateError for the first field that is none of these."""
        for name in self._values:
            if name not in names:
                raise self.impossible(name)

    def refuse(self, *names: str) -> None:
        """InvalidStateError for the first field that is one of these."""
        for name in self._values:
            if name in names:
                raise self.impossible(name)
