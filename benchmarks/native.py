"""What `beside` measures of ours, each task in a process of its own: `python -m benchmarks.native TASK`, one core.

Prints JSON as the scripts in benchmarks/peers do: how many of what the task counts, and the CPU seconds, by deal where
each deal is a task of its own.
"""

import json
import sys
from collections.abc import Callable, Sequence

from benchmarks.engine import actions_per_second

__all__ = ["TASKS"]

Measured = tuple[int, Sequence[float]]
"""How many, and the CPU seconds of each part."""


def _specification() -> Measured:
    return round(actions_per_second("bismarck")), [1.0]


TASKS: dict[str, Callable[[], Measured]] = {"specification": _specification}
"""By the name that a row of `beside` calls it by."""


def main() -> None:
    """Do the task that the command line names."""
    count, seconds = TASKS[sys.argv[1]]()
    print(json.dumps({"count": count, "seconds": seconds}))


if __name__ == "__main__":
    main()
