"""Token buckets: how often something may be done. Time is handed in."""

from collections import OrderedDict
from dataclasses import dataclass

__all__ = ["Bucket", "Throttle"]


@dataclass(slots=True)
class Bucket:
    """`size` at once, refilled evenly over `period_s`."""

    size: float
    period_s: float
    left: float = -1.0
    at: float = 0.0

    def take(self, now: float) -> bool:
        """Whether it may be done now."""
        if self.left < 0:
            self.left = self.size
        else:
            self.left = min(self.size, self.left + (now - self.at) * self.size / self.period_s)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Throttle:
    """A bucket for each key, such as an address; the oldest are forgotten."""

    def __init__(self, size: float, period_s: float, keys: int = 10_000) -> None:
        self._size, self._period_s, self._keys = size, period_s, keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Whether it may be done for that key now."""
        bucket = self._buckets.setdefault(key, Bucket(self._size, self._period_s))
        self._buckets.move_to_end(key)
        while len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take(now)
