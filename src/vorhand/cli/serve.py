"""`vorhand serve`: the page, for browsers on this machine."""

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from vorhand.cli.edge import at_the_edge
from vorhand.cli.options import Lang, Plain
from vorhand.server.run import serve as run
from vorhand.server.settings import Settings

__all__ = ["serve"]

_PORT = 8765


def serve(
    *,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = _PORT,
    store: Annotated[
        Path | None, typer.Option(metavar="PATH", help="The file of all tables; default: in your data folder.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Serve the page on http://127.0.0.1:8765 until Ctrl-C; tables are kept in one file."""
    with at_the_edge(lang, plain=plain) as screen:
        path = store or user_data_path("vorhand", appauthor=False) / "tables.db"

        def started(port: int) -> None:
            screen.tell("cli-serving", address=f"http://127.0.0.1:{port}", file=str(path))

        run(path, host="127.0.0.1", port=port, settings=Settings(), started=started)
