"""Generated rule sets of any game in which every pair of axis values occurs. Each game says what its values are.

Some are thrown together and mostly refused; others are mended until they can be played, so that values which go
together are also played together.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any, TypeAlias

__all__ = ["Generated", "Pair", "Values", "all_pairs", "covering", "mended", "pairs_of"]

Values: TypeAlias = Mapping[str, tuple[Any, ...]]
"""The values that are tried of every axis, by key."""

Generated: TypeAlias = dict[str, Any]
"""One value for every axis, by key. A game may write values in its own short way, which its `build` understands."""

Pair: TypeAlias = tuple[tuple[str, str], tuple[str, str]]
"""Two axes, each with the text of its value."""


def all_pairs(values: Values) -> frozenset[Pair]:
    """Every pair of values of two axes."""
    return frozenset(
        ((first, repr(one)), (second, repr(two)))
        for first, second in combinations(values, 2)
        for one in values[first]
        for two in values[second]
    )


def pairs_of(generated: Generated, values: Values) -> Iterator[Pair]:
    """The pairs of axis values in one rule set."""
    return combinations([(key, repr(generated[key])) for key in values], 2)


def mended(
    generated: Generated,
    values: Values,
    *,
    problem: Callable[[Generated], str | None],
    related: Mapping[str, tuple[str, ...]],
    kept: tuple[str, ...],
    rng: random.Random,
) -> Generated | None:
    """The values, changed where the game says that they contradict each other; None if 60 changes were not enough.

    `problem` is the key of the first contradiction, or None; it is asked about the same values after every change.
    `related` says for a group where else a contradiction that is reported for it can be mended; the `kept` keys stay.
    """
    for _ in range(60):
        key = problem(generated)
        if key is None:
            return generated
        other = rng.choice(related.get(key.split(".")[0], (key,)))
        mend = key if rng.random() < 0.7 else other
        if mend not in kept:
            generated[mend] = rng.choice(values[mend])
    return None


def covering(
    found: list[Generated],
    values: Values,
    *,
    thrown: Callable[[int], Generated],
    count: int,
    rng: random.Random,
) -> list[Generated]:
    """The rule sets found and more, `count` together, that hold every pair of axis values.

    `thrown` makes the values of a further one, by its number; up to twelve missing pairs are put into it.
    Raises AssertionError if `count` is too small for every pair.
    """
    missing = set(all_pairs(values))
    for generated in found:
        missing.difference_update(pairs_of(generated, values))
    while len(found) < count:
        generated = thrown(len(found))
        for (first, one), (second, two) in rng.sample(sorted(missing), min(len(missing), 12)):
            generated[first] = _value_of(values, first, one)
            generated[second] = _value_of(values, second, two)
        missing.difference_update(pairs_of(generated, values))
        found.append(generated)
    assert not missing, f"{len(missing)} pairs of axis values are missing"
    return found


def _value_of(values: Values, key: str, text: str) -> Any:
    return next(value for value in values[key] if repr(value) == text)
