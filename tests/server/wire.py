"""A device that keeps every byte it gets, by HTTP and by WebSocket, and adds none that differs from run to run."""

import asyncio
import json
from typing import Any

from tests.server.running import Address

__all__ = ["Wire"]

_KEY = "dmlhIHZvcmhhbmQgMTk0Ng=="
_PATIENCE_S = 20.0
_TEXT, _CLOSE = 0x1, 0x8


class Wire:
    """One person's device."""

    def __init__(self, server: Address, name: str) -> None:
        self.name = name
        self.received: list[tuple[str, bytes]] = []
        """What was asked for, and every byte that came back."""
        self.cookie = ""
        self._port = server.port
        self._origin = server.origin
        self._count = 0
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    # HTTP

    async def http(self, method: str, path: str, body: object = None, *, host: str = "", origin: str = "") -> bytes:
        """One request on a connection of its own; the body of the answer."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(self._head(method, path, host, origin, f"Content-Length: {len(data)}", "Connection: close") + data)
        try:
            answer = await asyncio.wait_for(reader.read(), _PATIENCE_S)
        finally:
            writer.close()
        self.received.append((f"{method} {path}", answer))
        head, _, content = answer.partition(b"\r\n\r\n")
        for line in head.decode().split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].partition(";")[0].strip()
        return content

    def _head(self, method: str, path: str, host: str, origin: str, *lines: str) -> bytes:
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        address = [f"Host: {host or f'127.0.0.1:{self._port}'}", f"Origin: {origin or self._origin}"]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *address, *cookie, *lines, "", ""]).encode()

    # WebSocket

    async def connect(self, table: str, **hello: object) -> None:
        """Open the socket of a table and say hello, if it is accepted."""
        await self.close()
        upgrade = (
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {_KEY}",
        )
        path = f"/api/tables/{table}/socket"
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(self._head("GET", path, "", "", *upgrade))
        head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), _PATIENCE_S)
        self.received.append((path, head))
        if b" 101 " in head.partition(b"\r\n")[0]:
            await self.ask("hello", **{"protocol": 1, **hello})

    async def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
            self._reader = self._writer = None

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command; the ack, refusal or pong that answers it."""
        self._count += 1
        id = f"{self.name}-{self._count}"
        return await self.say(json.dumps({"t": kind, "id": id, **fields}).encode(), id)

    async def say(self, frame: bytes, id: str) -> dict[str, Any]:
        """Send a frame; the answer to the command of that id."""
        assert self._writer is not None
        length = len(frame)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126, *length.to_bytes(2, "big")])
        self._writer.write(bytes([0x80 | _TEXT]) + size + bytes(4) + frame)  # masked with zeros
        while True:
            message = await self._take()
            if message["t"] in ("ack", "refused", "pong") and message["id"] == id:
                return message

    async def _take(self) -> dict[str, Any]:
        assert self._reader is not None
        head = await asyncio.wait_for(self._reader.readexactly(2), _PATIENCE_S)
        assert head[0] & 0x0F == _TEXT, head
        length, more = head[1], b""
        if length >= 126:
            more = await self._reader.readexactly(2 if length == 126 else 8)
            length = int.from_bytes(more, "big")
        content = await self._reader.readexactly(length)
        self.received.append(("frame", head + more + content))
        message: dict[str, Any] = json.loads(content)
        return message
