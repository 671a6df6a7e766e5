"""What stands before every request: who may ask (Host and Origin), and what every answer carries (headers).

Pure ASGI, so that it holds for sockets as well as for pages.
"""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vorhand.server.invitation import reach
from vorhand.server.settings import Settings

__all__ = ["POLICY", "Guard"]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "require-trusted-types-for 'script'",
        # The framework's, and one that knows the address of the service worker and no other.
        "trusted-types svelte-trusted-html vorhand-worker",
    )
)

_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_SECURE = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Only for pages in a secure context: in others browsers ignore it, and complain."""


class Guard:
    """Refuses requests for other hosts and from other origins, and dresses every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings
        safe = {o for o in settings.origins if o.startswith("https://") or reach(o) == "machine"}
        self._secure_hosts = {origin.split("://", 1)[1] for origin in safe}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._may_ask(scope, headers):
            await self._refuse(scope, receive, send)
            return

        secure = _SECURE if headers.get("host", "") in self._secure_hosts else {}

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in (_HEADERS | secure).items():
                    answer[name] = value
                answer.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, dressed)

    def _may_ask(self, scope: Scope, headers: Headers) -> bool:
        if headers.get("host", "") not in self._settings.hosts:
            return False
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        origin = headers.get("origin")
        # A browser always says where a socket or a POST comes from; what does not say it is no page of ours.
        return origin in self._settings.origins if changes or origin is not None else True

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await PlainTextResponse("This server does not answer to that name.\n", 403, _HEADERS)(scope, receive, send)
