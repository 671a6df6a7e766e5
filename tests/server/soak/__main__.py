"""`python -m tests.server.soak [--minutes M] [--tables N]`: the long form.

It ends with a line for each bar, and with exit code 1 if one is not kept.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.soak.people import USUAL
from tests.server.soak.served import VorhandServe
from tests.server.soak.soaking import Soak, soak

_REST_S = 240.0
"""Whoever is silent is away after half a minute; tables are let go two minutes later, at a look every minute."""


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Soak `vorhand serve`."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=100)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="vorhand-soak-"))
    server = VorhandServe(folder)
    how = Soak(seconds=60 * options.minutes, tables=options.tables, pace=USUAL, every_s=5.0, rest_s=_REST_S)
    try:
        found = soak(server, how, folder, server.tasks, _say)
    finally:
        server.stop()
    print(f"{options.tables} tables for {options.minutes:g} minutes; samples, store and log are in {folder}")
    for bar in found:
        print(bar)
    return 1 if any(bar.kept is False for bar in found) else 0


if __name__ == "__main__":
    sys.exit(main())
