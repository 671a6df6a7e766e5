"""Where chance comes from: one secret number a deal, and everything that it decides. Shuffle versions 1 and 2.

A deal's *nonce* is 32 bytes. Its SHA-256 commitment can be shown before the deal and the nonce after it; whoever has
the nonce can compute every chance action of the deal again. The nonces themselves are made at the edge, from
`secrets` or from a seed, never here.

Where players have added *words* after the commitment was shown, nonce and words together decide the deal (version 2):
who made the nonce could not know the words, and who wrote the words could not know the nonce.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, NewType, TypeAlias, TypeVar

from vorhand.games.base import AnyState
from vorhand.games.known import game_of

__all__ = [
    "MAX_WORD",
    "SHUFFLE_VERSION",
    "ChanceStream",
    "Nonce",
    "Words",
    "chance_index",
    "commitment",
    "nature_action",
    "nonce_from_seed",
    "with_words",
]

SHUFFLE_VERSION = 2
"""1: a nonce alone decides a deal. 2: there may be words."""

MAX_WORD = 40
"""Letters of one player's word."""

Words: TypeAlias = tuple[tuple[int, str], ...]
"""Seat and word, by seat; whoever has added none is left out."""

Nonce = NewType("Nonce", bytes)
"""32 bytes that decide all chance of one deal."""

T = TypeVar("T")


def commitment(nonce: Nonce) -> str:
    """What can be published before the deal: SHA-256 (hex) of "vorhand chance 1", a newline and the nonce."""
    return hashlib.sha256(b"vorhand chance 1\n" + nonce).hexdigest()


def with_words(nonce: Nonce, words: Words) -> Nonce:
    """What decides a deal to which players have added words: the nonce itself where there are none.

    Otherwise HMAC-SHA-256, keyed with the nonce, of "vorhand words 1" and then a line "SEAT WORD" for each, in UTF-8.
    """
    if not words:
        return nonce
    lines = "\n".join(["vorhand words 1", *(f"{seat} {word}" for seat, word in sorted(words))])
    return Nonce(hmac.digest(nonce, lines.encode(), "sha256"))


def nonce_from_seed(seed: int, deal: int) -> Nonce:
    """The nonce of the `deal`-th dealt deal (from 0) of a match that anybody shall be able to repeat."""
    return Nonce(hashlib.sha256(f"vorhand seed {seed} deal {deal}".encode()).digest())


class ChanceStream:
    """Unbiased numbers from a nonce: HMAC-SHA-256 of "label/0", "label/1", …, keyed with the nonce."""

    def __init__(self, nonce: Nonce, label: str) -> None:
        self._nonce = nonce
        self._label = label
        self._block = 0
        self._bytes = b""

    def _next_word(self) -> int:
        if len(self._bytes) < 4:
            message = f"{self._label}/{self._block}".encode()
            self._bytes += hmac.digest(self._nonce, message, "sha256")
            self._block += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely: words in the uneven rest of 2**32 are thrown away."""
        limit = (1 << 32) - (1 << 32) % count
        while True:
            word = self._next_word()
            if word < limit:
                return word % count

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order: Fisher and Yates, from the last place down."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def chance_index(state: AnyState, dealt: int) -> int:
    """Which nonce decides what chance does now, if `dealt` deals have been dealt so far.

    A card that is cut after the deal still belongs to that deal.
    """
    return dealt - 1 if game_of(state).dealt(state) else dealt


def nature_action(state: AnyState, nonce: Nonce) -> Any:
    """What chance does now, when the table waits for it. Each kind of action has a stream of its own."""
    return game_of(state).chance(state, ChanceStream(nonce, state.phase.value))
