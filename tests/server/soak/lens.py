"""`vorhand serve`, with the number of its tasks written to a file every second: `lens.py FILE serve …`."""

import asyncio.tasks
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from vorhand.cli import main


def _tasks() -> int:
    """How many tasks there are; from another thread, so that asking does not wait for the loop."""
    known = getattr(asyncio.tasks, "_scheduled_tasks", None) or getattr(asyncio.tasks, "_all_tasks", None) or ()
    return sum(not task.done() for task in list(known))


def _tell(file: Path) -> None:
    while True:
        with suppress(RuntimeError, OSError):  # a task came while they were counted: next time
            file.write_text(str(_tasks()))
        time.sleep(1)


if __name__ == "__main__":
    threading.Thread(target=_tell, args=(Path(sys.argv[1]),), daemon=True).start()
    del sys.argv[1]
    main()
