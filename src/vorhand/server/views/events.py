"""Events as a page gets them, for one audience."""

import re
from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from typing import Any

from vorhand.cards import Card, Cards, Rank, Seat, Suit
from vorhand.games.base import Event
from vorhand.server.views.game import texts

__all__ = ["count_for", "events_for", "wire_event"]


def wire_event(event: Event) -> dict[str, Any]:
    """An event as the page gets it: its name in kebab case and its fields."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    return {"e": name, **{item.name: _wire(getattr(event, item.name)) for item in fields(event)}}


def _wire(value: Any) -> Any:
    match value:
        case Card():
            return value.text
        case Cards():
            return texts(value)
        case Suit() | Rank():
            return value.letter
        case tuple():
            return [_wire(item) for item in value]
        case Enum():
            return value.value
        case _:
            return value


def count_for(happened: Sequence[Sequence[Event]], seat: Seat | None) -> int:
    """How many events of these actions `seat` may know."""
    return sum(event.reaches(seat) for events in happened for event in events)


def events_for(happened: Sequence[Sequence[Event]], seat: Seat | None) -> list[dict[str, Any]]:
    """The events of these actions that `seat` may know, in order. Numbers are counted per audience, so that the
    number of an event tells nothing about what others were told."""
    return [wire_event(event) for events in happened for event in events if event.reaches(seat)]
