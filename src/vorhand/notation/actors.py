"""Actors as text: a seat's number, "nature" or "arbiter"."""

from vorhand.cards import SEATS, Seat
from vorhand.errors import NotationError
from vorhand.games.base import Actor, Office
from vorhand.notation.cards import shorten

__all__ = ["format_actor", "parse_actor", "parse_number", "parse_seat"]


def parse_number(text: str) -> int:
    """A whole number of at most three digits; ValueError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise ValueError(text)
    return int(text)


def parse_seat(text: str) -> Seat:
    """A seat of the largest table; ValueError for anything else."""
    number = parse_number(text)
    if number >= len(SEATS):
        raise ValueError(text)
    return SEATS[number]


def format_actor(actor: Actor) -> str:
    """A seat's number, "nature" or "arbiter"."""
    return actor.value if isinstance(actor, Office) else str(actor)


def parse_actor(text: str) -> Actor:
    """What `format_actor` wrote."""
    try:
        return Office(text) if text and not text.isdigit() else parse_seat(text)
    except ValueError:
        raise NotationError("notation-actor", text=shorten(text)) from None
