"""A choice by its number or by the beginning of its name: the same for every game."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from vorhand.cli.cards import folded
from vorhand.errors import NotationError
from vorhand.notation.cards import shorten

__all__ = ["named", "numbered"]

ChoiceT = TypeVar("ChoiceT")


def numbered(typed: str, listed: Sequence[ChoiceT]) -> ChoiceT | None:
    """The choice with a typed number; None if no number was typed, NotationError if there is no such choice."""
    if not (typed.isascii() and typed.isdigit()):
        return None
    if not (len(typed) <= 3 and 1 <= int(typed) <= len(listed)):
        raise NotationError("cli-no-such-number", text=shorten(typed, 20), count=len(listed))
    return listed[int(typed) - 1]


def named(
    typed: str,
    listed: Sequence[ChoiceT],
    names: Callable[[ChoiceT], Sequence[str]],
    others: Sequence[ChoiceT] = (),
) -> ChoiceT:
    """The choice with a typed name or the beginning of it (two letters at least); NotationError if there is none.

    `names`: what a choice is called; the first name is shown. `others`: what is not on offer but is found too, so that
    the rules can say why not.
    """
    for actions in (listed, others):
        found = _matching(folded(typed), actions, names)
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(names(choice)[0] for choice in found)
            raise NotationError("cli-name-ambiguous", text=shorten(typed, 20), names=which)
    raise NotationError("cli-not-a-choice", text=shorten(typed, 20), count=len(listed))


def _matching(typed: str, listed: Sequence[ChoiceT], names: Callable[[ChoiceT], Sequence[str]]) -> list[ChoiceT]:
    called = [(choice, [folded(name) for name in names(choice) if name]) for choice in listed]
    exact = [choice for choice, spelled in called if typed in spelled]
    if exact or len(typed) < 2:
        return exact
    return [choice for choice, spelled in called if any(name.startswith(typed) for name in spelled)]
