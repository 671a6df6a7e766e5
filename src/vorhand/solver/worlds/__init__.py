"""Every deal that a seat cannot rule out: how many there are, an even sample, or all of them.

    >>> space = space_of(observation)                   # doctest: +SKIP
    >>> worlds = space.enumerate() or space.sample(1_000, seed=7)   # doctest: +SKIP

Exact: a world is drawn as likely as the number of ways in which it came about, counted and never by trial and error.
Read off an `Observation`, which holds no hidden card.
"""

from vorhand.games.base import AnyObservation
from vorhand.solver.worlds.space import Space, World, Worlds, space_of

__all__ = ["Space", "World", "Worlds", "count", "enumerate", "sample", "space_of"]


def count(seen: AnyObservation) -> int:
    """How many worlds fit the observation."""
    return space_of(seen).count


def sample(seen: AnyObservation, n: int, *, seed: int) -> Worlds:
    """`n` independent worlds, each as likely as its ways. Who draws more than once keeps the `space_of`."""
    return space_of(seen).sample(n, seed=seed)


def enumerate(seen: AnyObservation, limit: int = 100_000) -> Worlds | None:
    """Every world once, in ascending order of the sets; None if there are more than `limit`."""
    return space_of(seen).enumerate(limit)
