"""`vorhand serve`: the page, for browsers on this machine."""

import io
import re
from pathlib import Path
from typing import Annotated

import segno
import typer
from platformdirs import user_data_path

from vorhand.cli.edge import at_the_edge
from vorhand.cli.options import Lang, Plain
from vorhand.cli.screen import Screen
from vorhand.errors import ProtocolError
from vorhand.notation.cards import shorten
from vorhand.server.reports import ReportBox
from vorhand.server.run import lan_names
from vorhand.server.run import serve as run
from vorhand.server.settings import Settings

__all__ = ["serve"]

_PORT = 8765
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")


def serve(
    *,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = _PORT,
    store: Annotated[
        Path | None, typer.Option(metavar="PATH", help="The file of all tables; default: in your data folder.")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For every device of this network, with its address as a QR code.")
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="Another address of this server, such as http://cards.local:8765."),
    ] = None,
    reports: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to put what people report of a deal; else nowhere.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Serve the page on http://127.0.0.1:8765 until Ctrl-C; tables are kept in one file."""
    with at_the_edge(lang, plain=plain) as screen:
        path = store or user_data_path("vorhand", appauthor=False) / "tables.db"
        named = tuple(_checked(text) for text in origin or ())
        if reports is not None:
            # Else people would find out, one report after another.
            ReportBox(reports).check()
        settings = Settings(origins=frozenset(named), shared=named, reports="" if reports is None else str(reports))

        def started(port: int) -> None:
            screen.tell("cli-serving", address=f"http://127.0.0.1:{port}", file=str(path))
            if lan:
                _tell_network(screen, port)

        run(path, port=port, lan=lan, settings=settings, started=started)


def _checked(origin: str) -> str:
    """An origin as browsers say it: scheme, host and port, nothing after."""
    if not _ORIGIN.fullmatch(origin):
        raise ProtocolError("origin", text=shorten(origin))
    return origin


def _tell_network(screen: Screen, port: int) -> None:
    names = lan_names()
    if not names:
        screen.tell("cli-serving-no-lan")
        return
    addresses = [f"http://{name}:{port}" for name in names]
    screen.tell("cli-serving-lan", addresses=" ".join(addresses))
    picture = io.StringIO()
    segno.make(addresses[0], error="m").terminal(out=picture, compact=True)
    # A camera reads it only where a terminal draws it as it is.
    if screen.is_terminal:
        print(picture.getvalue())
