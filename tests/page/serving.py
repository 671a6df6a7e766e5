"""A server of its own for the tests of the page: `python -m tests.page.serving PORT STORE GONE_S BOT_AFTER_S NAME`.

`STATIC` in the environment is the folder of another build than the package's.
"""

import os
import sys
from pathlib import Path

import uvicorn

from vorhand.server import app
from vorhand.server.settings import Settings
from vorhand.server.store import SqliteStore


def main() -> None:
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
