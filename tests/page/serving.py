"""A server of its own for the tests of the page: `python -m tests.page.serving PORT STORE GONE_S BOT_AFTER_S NAME`.

`STATIC` in the environment is the folder of another build than the package's. The n-th deal of every such server is the
same: what people meet in a test does not hang on luck, but on what was dealt before it.
"""

import itertools
import os
import secrets
import sys
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import uvicorn

from vorhand.server import app, live
from vorhand.server.settings import Settings
from vorhand.server.store import SqliteStore

_numbers = itertools.count()


def _next_bytes(size: int) -> bytes:
    return sha256(f"deal {next(_numbers)}".encode()).digest()[:size]


def main() -> None:
    live.__dict__["secrets"] = SimpleNamespace(token_bytes=_next_bytes, token_urlsafe=secrets.token_urlsafe)
    if "STATIC" in os.environ:
        app.__dict__["static_folder"] = lambda: Path(os.environ["STATIC"])
    port, store, gone_s, bot_after_s = int(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
    shared = tuple(f"http://{name}:{port}" for name in sys.argv[5:] if name)
    settings = Settings(
        origins=frozenset({f"http://127.0.0.1:{port}", *shared}),
        shared=shared,
        bot_delay_s=0.0,
        gone_s=gone_s,
        bot_after_s=bot_after_s,
        tables_per_hour=10_000,
        guesses_per_minute=10_000,
        house_calls_per_minute=10_000,
        frames_per_20_s=100_000,
        reports=str(store.parent / "reports"),
    )
    config = uvicorn.Config(
        app.create_app(SqliteStore(store), settings), port=port, log_level="error", ws="websockets-sansio"
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
