"""Reads the Fluent files of a language (https://projectfluent.org) and fills in their messages.

The only module that imports fluent.runtime, which takes 70 ms; `vorhand.words` imports it when the first word is
asked for.
"""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from vorhand.errors import Field
from vorhand.words.languages import game_of_file, layers

__all__ = ["Catalogue"]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins: every other line of it is indented."""
_REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
"""A message within a message."""


class Catalogue:
    """The messages of one language, those of one game first where one is given (`languages.layers`).

    All files are read at once, but a message is parsed when it is first said: parsing 380 of them takes 80 ms, finding
    where they begin takes 1.
    """

    def __init__(self, language: str, game: str = "") -> None:
        # Isolation marks are for text in two directions; none of the five languages needs them.
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = list(_texts(language))
        self._sources = dict(
            entry for layer in reversed(layers(game)) for of, text in texts if of == layer for entry in _split(text)
        )

    def has(self, key: str) -> bool:
        """Whether there is a message for the key."""
        return key in self._sources

    def format(self, key: str, fields: Mapping[str, Field]) -> tuple[str, list[str]]:
        """The message of a key that is there, its fields filled in; and what was wrong, such as a missing field."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return key, [f"{key} is not a message with a text"]
        text, problems = self._bundle.format_pattern(pattern, {name: _shown(value) for name, value in fields.items()})
        return str(text), [str(problem) for problem in problems]

    def _parse(self, key: str) -> None:
        """Parse a message; those within it first, so that another thread never finds it without them."""
        if self._bundle.has_message(key) or key not in self._sources:
            return
        for inner in _REFERENCE.findall(self._sources[key]):
            self._parse(inner)
        self._bundle.add_resource(FluentResource(self._sources[key]))


def _texts(language: str) -> Iterator[tuple[str, str]]:
    """The game and the text of each file of a language. Of a file that is gone the words fall back to English."""
    try:
        for file in files("vorhand.words").joinpath(language).iterdir():
            if file.name.endswith(".ftl"):
                yield game_of_file(file.name), file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return


def _split(text: str) -> Iterator[tuple[str, str]]:
    """Each key with its message, in Fluent's own writing."""
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]


def _shown(value: Field) -> Field:
    """Numbers as players write them: a real minus sign and no thousands marks, which fluent.runtime would not do.

    What becomes text here has the plural "other" in each of the languages.
    """
    if isinstance(value, str) or 0 <= value < 1000:
        return value
    return str(value).replace("-", "−")
