"""The ASGI application: pages, a little JSON, and one socket a table. No rule, no state of its own."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from vorhand import rulesets
from vorhand.errors import ProtocolError, RulesetError, VorhandError
from vorhand.games.base import AnyRuleset
from vorhand.games.known import game_of
from vorhand.guide import LESSONS, Lesson
from vorhand.notation.cards import shorten
from vorhand.records import dump_record, finished_part
from vorhand.rulebook.exercises import tried
from vorhand.server.built import KEPT, SCRIPT, STYLE, static_folder
from vorhand.server.connection import Connection
from vorhand.server.guard import Guard
from vorhand.server.house import HouseCall, answer, axes, differing
from vorhand.server.houses_page import houses_page, missing_page
from vorhand.server.invitation import picture, reach, shared_origin
from vorhand.server.live import LiveTable
from vorhand.server.looking_back import MAX_TEXT, LookingBack, ReportCall
from vorhand.server.people import device_token, hashed
from vorhand.server.protocol import Refused, Sit, Start, decode, encode
from vorhand.server.registry import Registry
from vorhand.server.rules_examples import Attempt
from vorhand.server.rules_page import glossary_page, rules_page
from vorhand.server.settings import Settings
from vorhand.server.statistics import reveals
from vorhand.server.store import SqliteStore
from vorhand.server.throttle import Throttle
from vorhand.server.views import rules_for
from vorhand.words import LANGUAGES, Words, pick_language, words

__all__ = ["COOKIE", "create_app"]

COOKIE = "vorhand_device"
_COOKIE_S = 400 * 86_400
_MAX_BODY = 16 * 1024

T = TypeVar("T")


class _NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table: by a rule set's id, or by the text of a player's own file."""

    rules: Annotated[str, Meta(max_length=200)] = rulesets.DEFAULT
    file: Annotated[str, Meta(max_length=rulesets.MAX_BYTES)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""
    """If given, the maker sits down at once."""
    start: bool = False
    """Whether the match begins at once, with bots in the other seats."""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """If given, the id of a guided deal, which begins at once; it brings its rules, and `name` is needed."""


class _Try(msgspec.Struct, forbid_unknown_fields=True):
    """What a reader tries in a worked example of the rules of a rule set, by its id, or of a table."""

    example: Annotated[str, Meta(max_length=20)]
    attempt: Annotated[str, Meta(max_length=40)]
    """In notation."""
    rules: Annotated[str, Meta(max_length=200)] = rulesets.DEFAULT
    table: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=20)] = ""


class _Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]


class _Recovery(msgspec.Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]


class _Server:
    """The handlers, and what they share."""

    def __init__(self, store: SqliteStore, settings: Settings) -> None:
        self.settings = settings
        self._store = store
        self._registry: Registry | None = None
        self._guesses = Throttle(settings.guesses_per_minute, 60.0)
        self._makers = Throttle(settings.tables_per_hour, 3600.0)
        self._house_calls = Throttle(settings.house_calls_per_minute, 60.0)
        self._looking_back = LookingBack(settings)
        self._sockets: dict[str, int] = {}

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        """From opening the store to closing it."""
        self._registry = Registry(self._store, self.settings)
        await self._registry.bots.warm()
        try:
            yield
        finally:
            await self._registry.close()

    @property
    def registry(self) -> Registry:
        """The tables, while the server lives."""
        assert self._registry is not None
        return self._registry

    # Pages

    async def page(self, request: Request) -> Response:
        """The one page; its script looks at the address."""
        index = static_folder() / "index.html"
        if not index.exists():
            missing = PlainTextResponse("The page is not built yet: make page builds it.\n", 503)
            return _remember(request, missing)
        # Nothing in it is secret: a browser may keep the page alive for the way back, which no-store forbids.
        answer = Response(index.read_bytes(), media_type="text/html", headers={"Cache-Control": "private, no-cache"})
        return _remember(request, answer)

    async def read_rules(self, request: Request) -> Response:
        """The rules of a built-in rule set, with options, to read."""
        game, name, language = request.path_params["game"], request.path_params["name"], _language(request)
        try:
            ruleset = rulesets.load(f"{game}/{name}")
        except RulesetError as error:
            # What all of them are called is in the list below the sentence.
            code = "rules-missing-house" if error.code == "ruleset-unknown-id" else error.code
            return _page(missing_page(language, words(language).sentence(code, error.fields), game), 404)
        return _page(await asyncio.to_thread(_rules, ruleset, language, request))

    async def read_table_rules(self, request: Request) -> Response:
        """The rules of a table, to read."""
        language = _language(request)
        try:
            ruleset = self._table(request).room.ruleset
        except ProtocolError as error:
            return _page(missing_page(language, words(language).sentence(error.code, error.fields)), 404)
        return _page(await asyncio.to_thread(_rules, ruleset, language, request))

    async def read_glossary(self, request: Request) -> Response:
        """The words of a game."""
        game, language = request.path_params["game"], _language(request)
        usual = rulesets.DEFAULTS.get(game)
        return self._no_such_game(game, language) if usual is None else _page(glossary_page(game, usual, language))

    async def read_houses(self, request: Request) -> Response:
        """All rule sets, or those of a game."""
        game, language = request.path_params.get("game", ""), _language(request)
        if game and game not in rulesets.DEFAULTS:
            return self._no_such_game(game, language)
        return _page(houses_page(language, game))

    async def read_nothing(self, request: Request) -> Response:
        """No rules: an address that leads nowhere."""
        language = _language(request)
        return _page(missing_page(language, words(language).say("rules-missing-page")), 404)

    def _no_such_game(self, game: str, language: str) -> Response:
        known = ", ".join(rulesets.DEFAULTS)
        reason = words(language).say("cli-no-such-game", text=shorten(game, 20), known=known)
        return _page(missing_page(language, reason), 404)

    # JSON

    async def home(self, request: Request) -> Response:
        """My tables, the newest first, and how many of my deals I have played to the end myself."""
        device = _device(request)
        found = []
        for id in self.registry.seats_of(device):
            table = self.registry.find(id)
            if table is not None:
                found.append((table.touched, {**table.view(device), "touched": table.touched}))
        found.sort(key=lambda item: -item[0])
        history = await self.registry.history(device)
        return _json({"tables": [view for _, view in found[:50]], "reliability": asdict(history)})

    async def rules(self, request: Request) -> Response:
        """The rule sets that can be chosen."""
        return _json({"rulesets": [_described(id) for id in rulesets.BUILT_IN]})

    async def axes(self, request: Request) -> Response:
        """What houses can disagree about, in every game."""
        return _json(axes())

    async def house(self, request: Request) -> Response:
        """What a house's own rules come to while somebody puts them together."""
        call = await _body(request, HouseCall)
        if not self._house_calls.take(_address(request), time.time()):
            raise ProtocolError("too-many-house-calls")
        # Whoever asks about rules that do not fit at all must not delay a table.
        return _json(await asyncio.to_thread(answer, call))

    async def example(self, request: Request) -> Response:
        """What the rules say to a try in one of their worked examples."""
        call = await _body(request, _Try)
        if not self._house_calls.take(_address(request), time.time()):
            raise ProtocolError("too-many-house-calls")
        ruleset = self._table_of(call.table).room.ruleset if call.table else rulesets.load(call.rules)
        try:
            found = await asyncio.to_thread(tried, call.example, call.attempt, ruleset, _words(ruleset, call.lang))
        except KeyError:
            raise ProtocolError("body-malformed") from None
        return _json({"allowed": found.allowed, "sentences": found.sentences})

    async def table_rules(self, request: Request) -> Response:
        """By which rules a table plays: where they differ from the nearest rule set that we know."""
        return _json(differing(self._table(request).room.ruleset))

    async def statistics(self, request: Request) -> Response:
        """Where cards lay in the packs of this server."""
        return _json(self.registry.statistics.told())

    async def new_table(self, request: Request) -> Response:
        """A new table, by link and code; with a name its maker sits, with `start` the match begins."""
        wanted = await _body(request, _NewTable)
        if not self._makers.take(_address(request), time.time()):
            raise ProtocolError("too-many-tables")
        lesson = _lesson(wanted.lesson)
        if lesson is not None:
            ruleset = rulesets.load(lesson.rules)
        else:
            ruleset = rulesets.parse(wanted.file, "rules.toml") if wanted.file else rulesets.load(wanted.rules)
        token = request.cookies.get(COOKIE) or device_token()
        table = await self.registry.create(ruleset, lesson=wanted.lesson)
        if wanted.name or lesson is not None:
            seat = lesson.seat if lesson is not None else 0
            await table.command(hashed(token), Sit(id="new-sit", seat=seat, name=wanted.name))
            if wanted.start or lesson is not None:
                await table.command(hashed(token), Start(id="new-start"))
        return _remember(request, _json({"table": table.id, "code": table.code}), token)

    async def join(self, request: Request) -> Response:
        """The table of a spoken code."""
        wanted = await _body(request, _Code)
        if not self._guesses.take(_address(request), time.time()):
            raise ProtocolError("too-many-guesses")
        table = self.registry.find_by_code(wanted.code.strip().upper())
        if table is None:
            raise ProtocolError("no-such-code")
        return _remember(request, _json({"table": table.id}))

    async def recover(self, request: Request) -> Response:
        """Take one's seat on another device; the token is then worth nothing any more."""
        wanted = await _body(request, _Recovery)
        if not self._guesses.take(_address(request), time.time()):
            raise ProtocolError("too-many-guesses")
        token = request.cookies.get(COOKIE) or device_token()
        table = self.registry.find(wanted.table)
        if table is None or await table.recover(wanted.token, hashed(token)) is None:
            raise ProtocolError("no-such-seat")
        return _remember(request, _json({"table": table.id}), token)

    async def recovery(self, request: Request) -> Response:
        """A link to my seat for another device, shown once."""
        table = self._table(request)
        token = await table.new_recovery(_device(request))
        if token is None:
            raise ProtocolError("no-seat")
        return _json({"token": token, "link": f"{self._link(request, table)}#k={token}"})

    async def invitation(self, request: Request) -> Response:
        """The link to a table for others, and who can open it."""
        link = self._link(request, self._table(request))
        return _json({"link": link, "reach": reach(link)})

    async def invitation_picture(self, request: Request) -> Response:
        """The same link as a QR code. The address of the server may change when it starts again, so not for ever."""
        kept = {"Cache-Control": "private, max-age=600"}
        return Response(picture(self._link(request, self._table(request))), media_type="image/svg+xml", headers=kept)

    def _link(self, request: Request, table: LiveTable) -> str:
        return f"{shared_origin(request.headers['host'], self.settings)}/t/{table.id}"

    async def record(self, request: Request) -> Response:
        """The finished deals of the match, in the format of docs/notation.md."""
        table = self._table(request)
        if not table.seats_of(_device(request)):
            raise ProtocolError("no-seat")
        if not reveals(table.room.ruleset):
            raise ProtocolError("no-record")
        return Response(dump_record(finished_part(table.room.record)), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """A finished deal of a table, to be looked at step by step."""
        match, deal = (_number(request, name) for name in ("match", "deal"))
        table, device, address = self._table(request), _device(request), _address(request)
        look = self._looking_back.at_table
        return _json(await look(self.registry, table, device, match=match, deal=deal, address=address))

    async def replay_text(self, request: Request) -> Response:
        """The same of a record that somebody hands in."""
        text = await _read(request, MAX_TEXT)
        return _json(await self._looking_back.in_text(text, deal=_number(request, "deal"), address=_address(request)))

    async def report(self, request: Request) -> Response:
        """The report of a deal, to be seen or to be sent."""
        call = await _body(request, ReportCall, 3 * MAX_TEXT)
        table = self._table_of(call.table) if call.table else None
        report = self._looking_back.report
        return _json(await report(self.registry, table, _device(request), call, address=_address(request)))

    async def forget(self, request: Request) -> Response:
        """Delete the names and tokens of this device everywhere; the matches go on without them."""
        await self.registry.forget(_device(request))
        answer = _json({})
        answer.delete_cookie(COOKIE)
        return answer

    def _table(self, request: HTTPConnection) -> LiveTable:
        return self._table_of(request.path_params["table"])

    def _table_of(self, id: str) -> LiveTable:
        table = self.registry.find(id)
        if table is None:
            raise ProtocolError("no-such-table")
        return table

    # The socket

    async def socket(self, socket: WebSocket) -> None:
        """A page at a table."""
        address, device = _address(socket), _device(socket)
        table = self.registry.find(socket.path_params["table"])
        if table is None or not device or self._sockets.get(address, 0) >= self.settings.sockets_per_address:
            await socket.close(1008)
            return
        await socket.accept()
        self._sockets[address] = self._sockets.get(address, 0) + 1
        limits = {"queue": self.settings.send_queue, "frames_per_20_s": self.settings.frames_per_20_s}
        connection = Connection(socket, device, **limits)
        table.connect(connection)
        try:
            await self._listen(socket, table, connection)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            table.disconnect(connection)
            connection.stop()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _listen(self, socket: WebSocket, table: LiveTable, connection: Connection) -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not connection.bucket.take(time.monotonic()):
                connection.say_goodbye("flood")
                await connection.close(1008)
                return
            try:
                command = decode(message.get("text") or message.get("bytes") or "")
            except ProtocolError as error:
                connection.send(encode(Refused(id="", code=error.code, fields=dict(error.fields))))
                continue
            table.hand_in(connection, command)


def _lesson(id: str) -> Lesson | None:
    """The lesson that is asked for, if one is."""
    if id and id not in LESSONS:
        raise ProtocolError("body-malformed")
    return LESSONS.get(id)


def _described(id: str) -> dict[str, Any]:
    ruleset = rulesets.load(id)
    options = list(rulesets.options_of(id))
    return {**rules_for(ruleset), "source": ruleset.source, "options": options}


def _page(text: str, status: int = 200) -> Response:
    return HTMLResponse(text, status, headers={"Cache-Control": "private, no-cache", "Vary": "Accept-Language"})


def _words(ruleset: AnyRuleset, language: str) -> Words:
    return words(language, game_of(ruleset).id)


def _rules(ruleset: AnyRuleset, language: str, request: Request) -> str:
    """The page of rules; made beside the tables, which must not wait for it."""
    return rules_page(ruleset, language, _attempt(request, ruleset))


def _attempt(request: Request, ruleset: AnyRuleset) -> Attempt | None:
    """What a reader without scripts has tried, as the form of the example writes it; None for anything else."""
    id, text = (request.query_params.get(name, "") for name in ("example", "attempt"))
    try:
        return Attempt(id, text, tried(id, text, ruleset, _words(ruleset, _language(request))))
    except (KeyError, VorhandError):
        return None


async def _rules_file(request: Request) -> Response:
    """The style or the script of the pages of rules."""
    kept = next(kept for kept in (STYLE, SCRIPT) if kept.address == request.url.path)
    return Response(kept.data, media_type=kept.media_type, headers=KEPT)


def _language(request: Request) -> str:
    """The language that is asked for in the address, else the browser's."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else pick_language(request.headers.get("accept-language"))


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


async def _read(request: Request, limit: int) -> bytes:
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > limit:
            raise ProtocolError("body-too-large", limit=limit)
    return bytes(data)


def _number(request: Request, name: str) -> int:
    """A number in the address; 0 if it is left out."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise ProtocolError("body-malformed")
    return int(text)


async def _body(request: Request, kind: type[T], limit: int = _MAX_BODY) -> T:
    data = await _read(request, limit)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProtocolError("body-malformed") from None


def _address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def _device(request: HTTPConnection) -> str:
    """The hash of the device's token; empty if it has none."""
    token = request.cookies.get(COOKIE, "")
    return hashed(token) if len(token) >= 32 else ""


def _remember(request: Request, answer: Response, token: str = "") -> Response:
    """Give the device a token, if it has none."""
    if token == request.cookies.get(COOKIE) or (not token and _device(request)):
        return answer
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token or device_token(), max_age=_COOKIE_S, httponly=True, samesite="lax", secure=secure)
    return answer


_STATUS = {
    **dict.fromkeys(("no-such-table", "no-such-code", "no-such-seat", "no-such-deal", "no-such-match"), 404),
    **dict.fromkeys(("no-seat", "no-watching"), 403),
}


async def _refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, VorhandError)
    throttled = error.code.startswith("too-many")
    status = 429 if throttled else _STATUS.get(error.code, 400)
    answer = _json({"code": error.code, "fields": dict(error.fields)})
    answer.status_code = status
    return answer


async def _installed(request: Request) -> Response:
    """What a browser needs to install the page: always asked for anew, since their names stay the same."""
    file = static_folder() / request.url.path.removeprefix("/")
    if not file.exists():
        return PlainTextResponse("The page is not built yet: make page builds it.\n", 503)
    media_type = "text/javascript" if file.suffix == ".js" else "application/manifest+json"
    return Response(file.read_bytes(), media_type=media_type, headers={"Cache-Control": "no-cache"})


class _Assets:
    """The built page's files: named by their content, and so kept for ever."""

    def __init__(self) -> None:
        self._files = StaticFiles(directory=static_folder() / "assets", check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One file."""

        async def kept(message: Any) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
            await send(message)

        await self._files(scope, receive, kept)


def create_app(store: SqliteStore, settings: Settings) -> ASGIApp:
    """The server over one store, which it closes when it ends."""
    server = _Server(store, settings)
    routes = [
        Route("/api/home", server.home),
        Route("/api/rulesets", server.rules),
        Route("/api/axes", server.axes),
        Route("/api/statistics", server.statistics),
        Route("/api/house", server.house, methods=["POST"]),
        Route("/api/example", server.example, methods=["POST"]),
        Route("/api/tables", server.new_table, methods=["POST"]),
        Route("/api/join", server.join, methods=["POST"]),
        Route("/api/recover", server.recover, methods=["POST"]),
        Route("/api/forget", server.forget, methods=["POST"]),
        Route("/api/replay", server.replay_text, methods=["POST"]),
        Route("/api/report", server.report, methods=["POST"]),
        Route("/api/tables/{table}/recovery", server.recovery, methods=["POST"]),
        Route("/api/tables/{table}/record", server.record),
        Route("/api/tables/{table}/link", server.invitation),
        Route("/api/tables/{table}/qr.svg", server.invitation_picture),
        Route("/api/tables/{table}/replay", server.replay),
        Route("/api/tables/{table}/rules", server.table_rules),
        WebSocketRoute("/api/tables/{table}/socket", server.socket),
        Mount("/assets", _Assets()),
        *(Route(path, _installed) for path in ("/worker.js", "/manifest.webmanifest")),
        *(Route(kept.address, _rules_file) for kept in (STYLE, SCRIPT)),
        Route("/rules/table/{table}", server.read_table_rules),
        Route("/rules/glossary/{game}", server.read_glossary),
        Route("/rules/{game}/{name}", server.read_rules),
        *(Route(f"/rules{end}", server.read_houses) for end in ("", "/", "/{game}", "/{game}/")),
        Route("/rules/{rest:path}", server.read_nothing),
        Route("/{page:path}", server.page),
    ]
    app = Starlette(routes=routes, lifespan=server.life, exception_handlers={VorhandError: _refusal})
    return Guard(app, settings)
