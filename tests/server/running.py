"""A real server process with a real file, and a client that speaks the protocol. For the tests of the server."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

T = TypeVar("T")

_CODE = """
import sys
from pathlib import Path
from vorhand.server.run import serve
from vorhand.server.settings import Settings
if __name__ == "__main__":
    store, port, settings = sys.argv[1:]
    serve(Path(store), host="127.0.0.1", port=int(port), settings=Settings(**eval(settings)),
          started=lambda port: print(port, flush=True))
"""

FAST = {
    "bot_delay_s": 0.0,
    "frames_per_20_s": 100_000,
    "tables_per_hour": 10_000,
    "guesses_per_minute": 10_000,
    "house_calls_per_minute": 10_000,
}


class Address(Protocol):
    """Where a server is."""

    @property
    def port(self) -> int:
        """On this machine."""
        ...

    @property
    def origin(self) -> str:
        """Where its pages come from."""
        ...


class ServerProcess:
    """The server as a process of its own; `kill` is SIGKILL, and `start` begins again on the same file and port."""

    ENVIRONMENT: Mapping[str, str] = {}

    def __init__(self, folder: Path, **settings: object) -> None:
        self.store = folder / "vorhand.db"
        self.port = 0
        self.log = folder / "server.log"
        self.said = ""
        """What it wrote to its standard output, once it has ended."""
        self._script = folder / "server.py"
        self._script.write_text(_CODE)
        self._settings = {**FAST, **settings}
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self._program(), *self._arguments()],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env={**os.environ, **self.ENVIRONMENT},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, self.log.read_text()
        self.port = self._port_in(line)

    def _program(self) -> list[str]:
        return [str(self._script)]

    def _arguments(self) -> list[str]:
        return [str(self.store), str(self.port), repr(self._settings)]

    def _port_in(self, line: str) -> int:
        """The port that its first line tells."""
        return int(line)

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    @property
    def origin(self) -> str:
        """Where its pages come from."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Pull the plug, on the bots' process as well."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self.said += self._process.stdout.read()
        self._process.stdout.close()

    def stop(self) -> None:
        """Ask it to end."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(15)
        finally:
            self.kill()


_open: set[ClientConnection] = set()


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a scripted evening, and close every page that it left open."""

    async def evening() -> T:
        try:
            return await coroutine
        finally:
            while _open:
                await _open.pop().close()

    return asyncio.run(evening())


class Player:
    """A person's page: one device, one table. Sends commands with ids and remembers what was acknowledged.

    With an `address` (of this machine) it comes from there, as if from a home of its own.
    """

    PATIENCE_S = 20.0

    def __init__(self, server: Address, name: str, address: str = "") -> None:
        self.server, self.name, self.address = server, name, address
        self.table = ""
        self.cookies: dict[str, str] = {}
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.acknowledged: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self._socket: ClientConnection | None = None
        self._count = 0

    async def post(self, path: str, **body: object) -> httpx.Response:
        """A POST as the page makes it."""
        async with self._client() as client:
            answer = await client.post(path, json=body, headers={"origin": self.server.origin})
            self.cookies |= dict(answer.cookies)
            return answer

    async def get(self, path: str) -> httpx.Response:
        """A GET as the page makes it."""
        async with self._client() as client:
            answer = await client.get(path)
            self.cookies |= dict(answer.cookies)
            return answer

    def _client(self) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(local_address=self.address or None)
        return httpx.AsyncClient(
            base_url=self.server.origin, cookies=self.cookies, transport=way, timeout=self.PATIENCE_S
        )

    async def create(self, *, start: bool, rules: str = "bismarck/modern") -> str:
        """Make a table and sit down at it."""
        answer = await self.post("/api/tables", name=self.name, start=start, rules=rules)
        assert answer.status_code == 200, answer.text
        self.table = answer.json()["table"]
        return self.table

    async def connect(self, *, since: bool = False) -> None:
        """Open the socket and say hello; with `since`, ask only for the events that are lacking."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        self._socket = await connect(
            url,
            additional_headers={"Cookie": cookie},
            origin=Origin(self.server.origin),
            open_timeout=self.PATIENCE_S,
            ping_interval=None,  # as in a browser, which sends none of its own
            local_addr=(self.address, 0) if self.address else None,
        )
        # A page that connects anew may leave an older socket open.
        _open.add(self._socket)
        more = {"match": self.view["match"], "since": len(self.events)} if since and self.view else {}
        await self.command("hello", protocol=1, **more)

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            _open.discard(self._socket)
            await self._socket.close()

    def cut(self) -> None:
        """Lose the line: no goodbye, as when a phone goes under ground."""
        if self._socket is not None:
            _open.discard(self._socket)
            self._socket.transport.abort()

    def next_id(self) -> str:
        """A fresh command id."""
        self._count += 1
        return f"{self.name}-{self._count}"

    async def send(self, command: dict[str, Any]) -> None:
        """A frame, whatever it says."""
        assert self._socket is not None
        await self._socket.send(json.dumps(command))

    async def command(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command and wait for its ack or refusal, taking in the news on the way."""
        id = self.next_id()
        await self.send({"t": kind, "id": id, **fields})
        return await self.answer_to(id)

    async def answer_to(self, id: str) -> dict[str, Any]:
        """The ack or refusal of that command."""
        while True:
            message = await self.take()
            if message["t"] in ("ack", "refused") and message["id"] == id:
                return message

    async def take(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message, taken in."""
        assert self._socket is not None
        frame = await asyncio.wait_for(self._socket.recv(), timeout or self.PATIENCE_S)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self._take_in(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome" | "step":
                begin = message["events_from"]
                assert begin <= len(self.events) or begin == 0, "events are missing"
                self.events = self.events[:begin] + message["events"]
                self.view = message["view"]
            case "room":
                self.view = message["view"]
            case "ack":
                self.acknowledged.append(message["id"])
            case "refused":
                self.refused.append(message)
            case _:
                pass

    async def news(self) -> None:
        """Wait for what an accepted command changes."""
        while (await self.take())["t"] not in ("step", "room", "welcome"):
            pass

    def wanted(self, rng: random.Random) -> dict[str, Any] | None:
        """What this page would send now: an action if it is its turn, the word for the next deal, or nothing."""
        ask, view = self.view["ask"], self.view
        if view["stage"] != "playing":
            return None
        if ask["seat"] == view["you"]:
            return {"t": "act", "id": self.next_id(), "version": view["version"], "actions": _choice(ask, rng)}
        results = view["scores"]["results"]
        if ask["seat"] is None and results and not view["seats"][view["you"]]["ready"]:
            return {"t": "ready", "id": self.next_id(), "deal": len(results)}
        return None

    async def play_on(self, rng: random.Random, *, until_deals: int) -> None:
        """Play at random until so many deals are scored or the match is over."""
        while self.view["stage"] == "playing" and len(self.view["scores"]["results"]) < until_deals:
            command = self.wanted(rng)
            if command is None:
                await self.take()
            else:
                await self.send(command)
                await self.answer_to(command["id"])
                await self.news()


def _choice(ask: dict[str, Any], rng: random.Random) -> list[str]:
    if ask["discard"]:
        return [f"{ask['word']} {card}" for card in rng.sample(ask["cards"], ask["discard"])]
    return [rng.choice([*(f"play {card}" for card in ask["cards"]), *ask["legal"]])]


__all__ = ["FAST", "Address", "ConnectionClosed", "Player", "ServerProcess", "run"]
