"""Puts the server together: all routes, and what has to run while it serves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from secrets import compare_digest
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Receive, Scope, Send

from cosmodrome.server.config import Config
from cosmodrome.server.doors.connections import Doors
from cosmodrome.server.doors.proxies import Proxies, is_from_here
from cosmodrome.server.doors.security import SecurityHeaders, header
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.memory import settle
from cosmodrome.server.order import bans as order
from cosmodrome.server.order import reports
from cosmodrome.server.order.enforcement import enforce
from cosmodrome.server.people import accounts, belongings, joining, passkeys, recovery
from cosmodrome.server.people.forgetting import FORGOTTEN, forget_all, reread
from cosmodrome.server.people.guests import Tokens
from cosmodrome.server.people.sessions import Sessions
from cosmodrome.server.web import analysis, archive, brought, ending, learning, lobby, rules, words
from cosmodrome.server.web.files import ASK_AGAIN, ClientFiles
from cosmodrome.server.web.openapi import document
from cosmodrome.server.web.operations import JSON, Site
from cosmodrome.server.web.sockets import Sockets

PARTS: Final = (
    lobby,
    learning,
    joining,
    belongings,
    archive,
    analysis,
    ending,
    reports,
    accounts,
    passkeys,
    recovery,
    words,
    rules,
)
OPERATIONS: Final = [operation for part in PARTS for operation in part.OPERATIONS]
CLIENT: Final = Path(__file__).with_name("client")  # built from web/ by `make web`; in every wheel
PLAIN: Final = Path(__file__).with_name("page")  # playable without any build
PAGE: Final = CLIENT if (CLIENT / "index.html").is_file() else PLAIN
SOCKET: Final = "/socket"
PAGES: Final = (
    "/",
    "/table/{table}",
    "/replay/{record}",
    "/verify",
    "/profile",
    "/reset",
    "/confirm",
    "/join",
    "/learn/{game}",
    "/rules",
    "/rules/{rule}",
    "/game/{game}",
    "/components/{game}",
)


@cache
def described() -> bytes:
    """Return the description of the HTTP part, made once."""
    return msgspec.json.encode(document(OPERATIONS))


class Server:
    """One server process: the hub, the sockets and the HTTP part."""

    def __init__(self, hub: Hub, secret: str, doors: Doors) -> None:
        self.hub: Final = hub
        self.doors: Final = doors
        self.sessions: Final = Sessions(hub, Tokens(secret))
        self.sockets: Final = Sockets(hub, self.sessions)
        self.site: Final = Site(hub, self.sessions)
        self.sessions.open_here, self.sessions.close_here = self.sockets.open_sessions, self.sockets.end_sessions
        hub.listeners[FORGOTTEN] = lambda person: self.sessions.keep(reread(hub, person))
        hub.listeners[order.NOTICE] = lambda person: self.sessions.keep(enforce(hub, self.sockets, person))
        self.sessions.keep(enforce(hub, self.sockets))
        self.sessions.keep(self.sessions.sweep_on(lambda: forget_all(hub)))

    @classmethod
    async def open(cls, config: Config, doors: Doors) -> "Server":
        """Open the database and everything that works on it."""
        hub = await Hub.open(config)
        return cls(hub, config.secret or await hub.store.secret("cookies"), doors)

    async def close(self) -> None:
        """Send everybody away and write everything down."""
        await self.sockets.close()
        await self.sessions.close()
        await self.site.post.close()
        await self.hub.close()

    def routes(self) -> list[BaseRoute]:
        """Return all routes of the HTTP part."""
        return [
            *(self.site.route(operation) for operation in OPERATIONS),
            Route("/api/openapi.json", self.openapi),
            Route("/healthz", self.healthz),
            Route("/metrics", self.metrics),
            *(Route(path, self.page) for path in PAGES),
            *brought.ROUTES,
            Mount("/static", ClientFiles(directory=PAGE)),
            Route("/{path:path}", self.no_page),
        ]

    async def openapi(self, request: Request) -> Response:
        """Return the description of the HTTP part."""
        return Response(described(), media_type=JSON)

    async def healthz(self, request: Request) -> Response:
        """Say that the process serves and its database answers."""
        try:
            await self.hub.store.secret("cookies")
        except Exception as error:
            return PlainTextResponse(f"database: {type(error).__name__}\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        """Return the counters for Prometheus."""
        if not self.may_measure(request.scope):
            return PlainTextResponse("The host of this server has not allowed you to read this.\n", 403)
        hub, doors = self.hub, self.doors
        counted = {
            "bot_failures": (hub.pool.failures, "Bots that died, were late or wrong."),
            "bots_hurried": (hub.pool.hurried, "Answers of bots for which there was less than the usual effort."),
            "write_groups": (getattr(hub.store.writer, "groups", 0), "Transactions of the group writer."),
            "connections_refused": (doors.refused, "Connections for which there was no room."),
            "connections_ended": (doors.ended, "Connections ended for taking too long or to make room."),
        }
        measured = {
            "tables": (len(hub.actors), "Tables in memory."),
            "bot_budget_percent": (hub.pool.budget(), "Part of their usual effort that bots make."),
            "analyses_waiting": (len(hub.analyst.jobs), "Matches that wait for their analysis or are looked at."),
            "connections": (len(doors.visits), "Open connections of all kinds."),
            "lag_seconds": (round(hub.admission.lag, 3), "How late things happen."),
        }
        return PlainTextResponse(hub.metrics.text(counted, measured), media_type="text/plain; version=0.0.4")

    def may_measure(self, scope: Scope) -> bool:
        """Tell whether somebody may read the counters: who shows the token; where there is none, this machine."""
        token = self.hub.config.metrics_token
        if token:
            return compare_digest(header(scope, b"authorization").encode(), f"Bearer {token}".encode())
        return is_from_here(scope)

    async def page(self, request: Request) -> Response:
        """Return the page, which finds out by itself what it shall show."""
        return FileResponse(PAGE / "index.html", headers={"cache-control": ASK_AGAIN})

    async def no_page(self, request: Request) -> Response:
        """Say that there is nothing: to people in the page, which leads back to the lobby, to programs in a line."""
        if request.url.path.startswith("/api/"):
            return PlainTextResponse("Not Found", 404)
        return FileResponse(PAGE / "index.html", 404, headers={"cache-control": ASK_AGAIN})


class Application:
    """The ASGI application: opens the database when it starts, and takes sockets past everything that is for HTTP."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.doors: Final = Doors(config)
        self.server: Server | None = None
        self.http: Final = Starlette(lifespan=self.lifespan, middleware=[Middleware(SecurityHeaders)])
        self.entrance: Final = Proxies(self.lead, config.proxies, config.proxy_hops)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the server, and close it at the end."""
        self.server = await Server.open(self.config, self.doors)
        settle()
        app.router.routes.extend(self.server.routes())
        try:
            yield
        finally:
            await self.server.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.entrance(scope, receive, send)

    async def lead(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lead a request where it belongs."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET and self.server is not None:
            await self.server.sockets(scope, receive, send)
        else:
            await self.http(scope, receive, send)
