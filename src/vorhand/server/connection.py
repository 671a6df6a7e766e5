"""One open socket: frames out through a bounded queue, so that a slow reader is dropped and never waited for."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vorhand.server.protocol import Bye, encode
from vorhand.server.throttle import Bucket

__all__ = ["Connection"]


class Connection:
    """A page that is connected to a table."""

    def __init__(self, socket: WebSocket, device: str, *, queue: int, frames_per_20_s: int) -> None:
        self.device = device
        """Hash of the device token."""
        self.greeted = False
        """Whether it has said hello; before that it gets no news."""
        self.bucket = Bucket(frames_per_20_s, 20.0)
        self._socket = socket
        self._frames: asyncio.Queue[str | None] = asyncio.Queue(queue)
        self._sender = asyncio.create_task(self._send_on())

    def send(self, frame: str) -> None:
        """Hand a frame to the socket; a full queue ends the connection."""
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self._sender.cancel()

    def say_goodbye(self, code: str) -> None:
        """Tell the page why, then close."""
        self.send(encode(Bye(code=code)))
        with suppress(asyncio.QueueFull):
            self._frames.put_nowait(None)

    async def _send_on(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            while (frame := await self._frames.get()) is not None:
                await self._socket.send_text(frame)
        await self.close()

    async def close(self, code: int = 1000) -> None:
        """Close the socket, if it is not closed yet."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.close(code)

    def stop(self) -> None:
        """Nothing more will be sent."""
        self._sender.cancel()
