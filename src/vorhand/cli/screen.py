"""What a command writes to: words of one language, on a terminal or into a pipe, with or without signs and colour."""

import os
import sys
import textwrap
from collections.abc import Mapping
from typing import TextIO

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from vorhand.cards import Rank
from vorhand.cli.cards import CardText, card_text
from vorhand.cli.decks import ACE_HIGH, FRENCH, Deck
from vorhand.cli.plain import PlainStream, can_show_signs
from vorhand.errors import Field, VorhandError
from vorhand.words import Words, words

__all__ = ["Screen", "open_screen"]


_NARROW = 52
"""Columns below which tables are drawn without lines."""
_ENDLESS = 1000


class _Console(Console):
    """A console that lets a broken pipe reach the edge of the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where to write, and in which words."""

    def __init__(
        self, words: Words, out: Console, errors: Console, *, plain: bool, cards: CardText | None = None
    ) -> None:
        self.words = words
        self.cards: CardText = cards or card_text(words)
        self.plain = plain
        self._out = out
        self._errors = errors

    def of_game(self, game: str, deck: Deck = FRENCH, ranks: tuple[Rank, ...] = ACE_HIGH) -> "Screen":
        """The same screen in the words of a game, by its id, with its deck and hands sorted in the order of `ranks`."""
        own = words(self.words.language, game)
        return Screen(own, self._out, self._errors, plain=self.plain, cards=card_text(own, deck, ranks))

    def in_order(self, ranks: tuple[Rank, ...]) -> "Screen":
        """The same screen with hands sorted in another order of `ranks`."""
        return Screen(self.words, self._out, self._errors, plain=self.plain, cards=self.cards.in_order(ranks))

    @property
    def width(self) -> int:
        """Columns."""
        return self._out.width

    @property
    def is_terminal(self) -> bool:
        """Whether somebody is looking."""
        return self._out.is_terminal

    @property
    def errors(self) -> Console:
        """Where errors belong, and whatever is no output."""
        return self._errors

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of a key, its fields filled in."""
        return self.words.say(key, **fields)

    def tell(self, key: str, /, **fields: Field) -> None:
        """Print the message of a key."""
        self.show(self.say(key, **fields))

    def show(self, *parts: RenderableType) -> None:
        """Print, one part after another; the cards in a text get their colours."""
        for part in parts:
            if isinstance(part, str):
                self._out.print(self.cards.painted(_in_lines(part, self._out)), soft_wrap=True)
            else:
                self._out.print(part)

    def line(self) -> None:
        """Print an empty line."""
        self._out.print()

    def ask(self, question: str) -> None:
        """Print a question, the cursor stays behind it."""
        self._out.print(Text(question + " ", style="bold"), end="")
        self._out.file.flush()

    def clear(self) -> None:
        """Begin with an empty terminal; between lines of text, with an empty line."""
        if self.is_terminal and not self.plain:
            self._out.clear()
        else:
            self.line()

    def complain(self, error: VorhandError) -> None:
        """Print the sentence of an error where errors belong."""
        sentence = self.sentence(error.code, error.fields)
        self._errors.print(Text(_in_lines(sentence, self._errors)), soft_wrap=True)

    def sentence(self, code: str, fields: Mapping[str, Field]) -> str:
        """The sentence of an error or a refusal."""
        return self.words.sentence(code, fields)

    def fits(self, part: RenderableType) -> bool:
        """Whether a part has room beside nothing else, without breaking a line."""
        unlimited = self._out.options.update(width=_ENDLESS)
        return self._out.measure(part, options=unlimited).maximum <= self.width

    def table(self, *heads: str) -> Table:
        """An empty table with these heads, drawn with a thin line or with none where room is scarce."""
        narrow = self.width < _NARROW
        table = Table(
            box=None if self.plain or narrow else box.SIMPLE_HEAD,
            padding=(0, 1, 0, 0) if narrow else (0, 1),
            header_style="" if self.plain else "dim",
            show_edge=False,
            pad_edge=False,
        )
        for head in heads:
            table.add_column(head, overflow="fold", no_wrap=not head)
        return table


def open_screen(language: str, *, plain: bool) -> Screen:
    """The screen on standard output and standard error.

    Plain when asked for, when NO_COLOR is set, when the terminal is dumb, or when its encoding has no suit signs.
    """
    simple = plain or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    simple = simple or not can_show_signs(sys.stdout)
    return Screen(words(language), _console(sys.stdout, plain=simple), _console(sys.stderr, plain=simple), plain=simple)


def _in_lines(text: str, console: Console) -> str:
    """Only where somebody looks are lines broken to the width, and only between words: a path stays whole."""
    if not console.is_terminal:
        return text
    lines = (
        textwrap.fill(line, console.width, break_long_words=False, break_on_hyphens=False) for line in text.splitlines()
    )
    return "\n".join(lines)


def _console(stream: TextIO, *, plain: bool) -> Console:
    if not plain:
        return _Console(file=stream, highlight=False, emoji=False, markup=False)
    ascii_only: TextIO = PlainStream(stream)  # type: ignore[assignment]
    return _Console(file=ascii_only, highlight=False, emoji=False, markup=False, no_color=True, color_system=None)
