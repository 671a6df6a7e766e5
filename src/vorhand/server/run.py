"""Starts the server on an address and says where it is. The only place that knows uvicorn."""

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from vorhand.errors import ProtocolError
from vorhand.server.app import create_app
from vorhand.server.protocol import MAX_FRAME
from vorhand.server.settings import Settings
from vorhand.server.store import SqliteStore, StoreError

__all__ = ["addresses", "lan_names", "serve"]

_SHUTDOWN_S = 3


_EVERYWHERE = "0.0.0.0"
_NOWHERE = ("192.0.2.1", 9)
"""An address that no network has (RFC 5737): asking which way leads there sends nothing."""


def addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which browsers find the server, this machine's own name for itself first."""
    names: tuple[str, ...] = ("127.0.0.1", "localhost") if host in ("127.0.0.1", _EVERYWHERE) else (host,)
    if host == _EVERYWHERE:
        names += lan_names()
    return tuple(f"http://{name}:{port}" for name in names)


def lan_names() -> tuple[str, ...]:
    """The numbers under which other machines of the same network find this one, the likeliest first."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_NOWHERE)
        found.append(str(way.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return tuple(dict.fromkeys(name for name in found if not name.startswith(("127.", "0."))))


def serve(
    store: Path, *, host: str = "", port: int, lan: bool = False, settings: Settings, started: Callable[[int], None]
) -> None:
    """Serve until interrupted: this machine, or with `lan` its whole network.

    Calls `started` with the port once connections are accepted; port 0 takes a free one. Raises ProtocolError if the
    address is taken, StoreError if the store cannot be opened.
    """
    host = host or (_EVERYWHERE if lan else "127.0.0.1")
    listener = _listen(host, port)
    try:
        opened = SqliteStore(store)
    except StoreError:
        listener.close()
        raise
    port = listener.getsockname()[1]
    found = addresses(host, port)
    settings = settings.with_origins(settings.origins | frozenset(found), settings.shared + found)
    app = create_app(opened, settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=4 * MAX_FRAME,
        ws_ping_interval=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_SHUTDOWN_S,
    )
    server = _Server(config, lambda: started(port))
    with suppress(KeyboardInterrupt):  # uvicorn passes Ctrl-C on after it has stopped
        server.run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._said = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does, and then the word."""
        await super().startup(sockets)
        if self.started:
            self._said()


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise ProtocolError("address", address=f"{host}:{port}", reason=error.strerror or "unknown") from None
    return listener
