"""Chance for a great many deals, where nobody's cards depend on it."""

import random
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["FastDraws"]

T = TypeVar("T")


class FastDraws:
    """Fast chance: the package's own is cryptographic and would be most of the time."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def below(self, count: int) -> int:
        """Evenly from 0 to count - 1."""
        return int(self._rng.random() * count)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an even order."""
        order = list(items)
        self._rng.shuffle(order)
        return tuple(order)
