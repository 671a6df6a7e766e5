"""When a solver gives up, and how many threads it may use: the same for all of them."""

import math
from typing import TypedDict

__all__ = ["MOST_NODES", "NativeLimits", "answered", "checked_threads", "native_limits"]

MOST_NODES = 2**63 - 1
_MOST_THREADS = 256
_NO_TIME, _MOST_TIME = 1e-9, 1e9
"""Seconds: 0 would be no limit to the core, and its clock runs for three centuries."""


class NativeLimits(TypedDict):
    """As the core takes them: 0 is no limit."""

    nodes: int
    seconds: float


_NO_LIMITS: NativeLimits = {"nodes": 0, "seconds": 0.0}


def native_limits(nodes: int | None, seconds: float | None) -> NativeLimits:
    """None is no limit; no seconds left is no time. ValueError for what can be no limit."""
    if nodes is None and seconds is None:
        return _NO_LIMITS
    if nodes is not None and not 1 <= nodes <= MOST_NODES:
        raise ValueError(f"a limit of nodes is 1 to {MOST_NODES}, or None for no limit, not {nodes}")
    if seconds is not None and not (seconds >= 0 and math.isfinite(seconds)):
        raise ValueError(f"a limit of time is 0 seconds or more, or None for no limit, not {seconds}")
    return {"nodes": nodes or 0, "seconds": 0.0 if seconds is None else min(max(float(seconds), _NO_TIME), _MOST_TIME)}


def checked_threads(threads: int) -> int:
    """As many threads, if there can be so many; else ValueError."""
    if not 1 <= threads <= _MOST_THREADS:
        raise ValueError(f"there are 1 to {_MOST_THREADS} threads, not {threads}")
    return threads


def answered(said: object) -> bool:
    """What a `progress` answered: whether to go on. TypeError for anything but True and False."""
    if said is True or said is False:
        return said
    raise TypeError(f"progress answers True to go on or False to end, not {said!r}")
