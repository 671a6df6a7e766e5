"""Hands and tricks in a deal string, written alike in every game: "AK.QJ.T.-/…", "0:AHTHQHJH"."""

from collections.abc import Iterable
from typing import TypeAlias

from vorhand.cards import SEATS, Card, Seat, next_seat
from vorhand.notation.cards import format_cards, parse_cards, parse_hand

__all__ = ["Led", "format_led", "parse_hands", "parse_led", "taken_back"]

Led: TypeAlias = tuple[Seat, tuple[Card, ...]]
"""Who led a trick, and its cards in play order."""


def format_led(leader: Seat, cards: Iterable[int]) -> str:
    """A trick of card indices."""
    return f"{leader}:{format_cards(Card.at(card) for card in cards)}"


def parse_led(text: str, players: int) -> Led:
    """What `format_led` wrote; KeyError or ValueError otherwise."""
    leader, colon, cards = text.partition(":")
    seat = {str(seat): seat for seat in SEATS[:players]}[leader]
    if not colon:
        raise ValueError(text)
    return seat, parse_cards(cards)


def parse_hands(text: str, players: int) -> tuple[int, ...]:
    """Sets of cards by seat, with "/" between; ValueError for another number of them."""
    hands = tuple(parse_hand(part).bits for part in text.split("/"))
    if len(hands) != players:
        raise ValueError(text)
    return hands


def taken_back(hands: tuple[int, ...], tricks: Iterable[Led], idle: Seat | None = None) -> tuple[int, ...]:
    """The hands before these tricks were played, in turn and past whoever sits out."""
    before = list(hands)
    for leader, cards in tricks:
        turns = (next_seat(leader, len(hands), turn) for turn in range(len(hands)))
        for seat, card in zip((seat for seat in turns if seat != idle), cards, strict=False):
            before[seat] |= card.bit
    return tuple(before)
