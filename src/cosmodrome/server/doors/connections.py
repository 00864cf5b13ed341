"""The doors: how many connections there may be, and how long each may take.

All of it is judged where connections come in, because the rest of the server never sees one that sends half a request,
or that takes nothing of what is sent to it.
"""

import asyncio
import contextlib
import resource
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from cosmodrome.server.config import Config
from cosmodrome.server.doors.frames import short_text, text_head
from cosmodrome.server.doors.proxies import is_trusted
from cosmodrome.server.doors.security import address_of

IDLE: Final = "idle"  # between two requests
HEAD: Final = "head"  # a request begins
BODY: Final = "body"
BUSY: Final = "busy"  # the server answers, or it is a socket: waiting is nobody's fault

FILES_FOR_OTHERS: Final = 100  # databases, bots, static files
FULL: Final = (
    "The server has no room for more connections. Please try again in a minute.\n"
    "На сервере не осталось свободных соединений. Попробуйте ещё раз через минуту.\n"
).encode()
SEND_TEXT: Final = "cosmodrome.send_text"  # extensions of ASGI that only this server has
HEAR_TEXT: Final = "cosmodrome.hear_text"
MOST_WAITING: Final = 4  # texts of one client, before it is not listened to until they are taken
SWITCHING_PROTOCOLS: Final = 101
HearText = Callable[[bytes], bool]
LONG_HEAD: Final = b"The head of this request is too long.\n"


def plain_answer(status: str, text: bytes, more: str = "") -> bytes:
    """Return a whole response for a connection that ends with it."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\n"
    return f"{head}{more}connection: close\r\n\r\n".encode() + text


@dataclass(eq=False)
class Visit:
    """One connection: whose it is, what it does, and since when."""

    transport: asyncio.Transport
    address: str
    stage: str
    since: float
    stalled_since: float | None = None  # the client takes nothing
    closing_since: float | None = None


class Doors:
    """Counts the connections of one server process, and ends those that take too long."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.limits: Final = limits
        self.proxies: Final = config.proxies
        self.ping_seconds: Final = config.ping_seconds
        files = open_files(limits.connections + FILES_FOR_OTHERS)
        self.most: Final = min(limits.connections, max(1, files - FILES_FOR_OTHERS))
        self.patience: Final = {
            IDLE: limits.keep_alive_seconds,
            HEAD: limits.head_seconds,
            BODY: limits.body_seconds,
        }
        self.round: Final = max(0.02, min(4.0, *self.patience.values(), limits.stall_seconds) / 4)
        self.visits: Final[dict[Visit, None]] = {}
        self.by_address: Final[dict[str, dict[Visit, None]]] = {}  # where the limit for one address holds
        self.ended: int = 0  # for taking too long, or to make room
        self.refused: int = 0
        self.timer: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, stage: str = HEAD) -> Visit:
        """Let a connection in; the first of all starts the rounds."""
        peer = transport.get_extra_info("peername")
        client = peer if isinstance(peer, tuple) else None
        limited = client is not None and not is_trusted(str(client[0]), self.proxies)
        address = address_of({"client": client}) if limited else ""
        loop = asyncio.get_running_loop()
        visit = Visit(transport, address, stage, loop.time())
        self.visits[visit] = None
        if address:
            self.by_address.setdefault(address, {})[visit] = None
        if self.timer is None:
            self.timer = loop.call_later(self.round, self.go_round)
        return visit

    def leave(self, visit: Visit) -> None:
        """Forget a connection."""
        self.visits.pop(visit, None)
        known = self.by_address.get(visit.address, {})
        known.pop(visit, None)
        if not known:
            self.by_address.pop(visit.address, None)

    def has_room(self, visit: Visit) -> bool:
        """Tell whether one who came may stay; whoever waits longest without asking for anything gives way."""
        for known, most in (
            (self.by_address.get(visit.address, {}), self.limits.connections_per_address),
            (self.visits, self.most),
        ):
            if len(known) > most:
                idle = next((one for one in known if one.stage in (IDLE, HEAD) and one is not visit), None)
                if idle is None:
                    self.refused += 1
                    return False
                self.end(idle)
        return True

    def turn(self, visit: Visit, stage: str) -> None:
        """Note what a connection does now; whoever did something stands behind those who did nothing."""
        visit.stage, visit.since = stage, asyncio.get_running_loop().time()
        for known in (self.visits, self.by_address.get(visit.address, {})):
            if visit in known:
                del known[visit]
                known[visit] = None

    def end(self, visit: Visit) -> None:
        """End a connection at once, without waiting until the client has taken what it was sent."""
        self.ended += 1
        self.leave(visit)
        visit.transport.abort()

    def go_round(self) -> None:
        """End the connections that take too long; come again while there are any."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        watched = [visit for visit in self.visits if visit.stage != BUSY or visit.stalled_since is not None]
        watched += [visit for visit in self.visits if visit.transport.is_closing()]
        for visit in [visit for visit in dict.fromkeys(watched) if self.is_overdue(visit, now)]:
            self.end(visit)
        self.timer = loop.call_later(self.round, self.go_round) if self.visits else None

    def is_overdue(self, visit: Visit, now: float) -> bool:
        """Tell whether a connection has had all the time that there is."""
        if visit.transport.is_closing() and visit.closing_since is None:
            visit.closing_since = now
        stuck = min((at for at in (visit.stalled_since, visit.closing_since) if at is not None), default=now)
        patience = self.patience.get(visit.stage)
        return now - stuck > self.limits.stall_seconds or (patience is not None and now - visit.since > patience)


def open_files(wanted: int) -> int:
    """Return how many files and connections this process may have open, after asking for as many as are wanted."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # systems have limits of their own besides the one they tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class GuardedConfig(uvicorn.Config):
    """The settings of uvicorn, with the doors that all its connections pass."""

    def __init__(self, doors: Doors, app: Any, **settings: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **settings)
        self.doors: Final = doors


class Watched(asyncio.Protocol):
    """Notes since when a client takes nothing of what it is sent."""

    visit: Visit | None = None

    def pause_writing(self) -> None:
        """The client does not take what it is sent."""
        super().pause_writing()
        if self.visit is not None and self.visit.stalled_since is None:
            self.visit.stalled_since = asyncio.get_running_loop().time()

    def resume_writing(self) -> None:
        """The client goes on taking."""
        super().resume_writing()
        if self.visit is not None:
            self.visit.stalled_since = None


class GuardedHttp(Watched, HttpToolsProtocol):
    """Speaks HTTP with one client, and tells the doors how far its request has come."""

    def __init__(self, config: GuardedConfig, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self.doors: Final = config.doors
        self.head_bytes: int = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the client in, or say that there is no room."""
        super().connection_made(transport)
        self.visit = self.doors.enter(transport)
        if not self.doors.has_room(self.visit):
            self.send_away(plain_answer("503 Service Unavailable", FULL, "retry-after: 60\r\n"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the client."""
        self.go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the socket's protocol."""
        self.go()
        super().handle_websocket_upgrade()

    def go(self) -> None:
        """Be here no longer."""
        if self.visit is not None:
            self.doors.leave(self.visit)
            self.visit = None

    def send_away(self, answer: bytes) -> None:
        """Say why, and end."""
        self.transport.write(answer)
        self.transport.close()

    def turn(self, stage: str) -> None:
        """Note what the client does now."""
        if self.visit is not None:
            self.doors.turn(self.visit, stage)

    def data_received(self, data: bytes) -> None:
        """Take what the client sends; a head without end is refused."""
        if self.visit is not None and self.visit.stage == IDLE:
            self.turn(HEAD)
            self.head_bytes = 0
        self.head_bytes += len(data)
        super().data_received(data)
        if self.visit is None or self.visit.stage != HEAD:
            self.head_bytes = 0
        elif self.head_bytes > self.doors.limits.head_bytes:
            self.send_away(plain_answer("431 Request Header Fields Too Large", LONG_HEAD))

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.turn(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The body is there too."""
        cycle: Any = self.cycle  # there is none when the client asks for a socket
        self.turn(IDLE if cycle is not None and cycle.response_complete else BUSY)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is sent; a body that nobody waits for any longer may still be on its way."""
        super().on_response_complete()
        if self.visit is not None and self.visit.stage == BUSY and self.cycle.response_complete:
            self.turn(IDLE)


class GuardedSocket(Watched, WebSocketsSansIOProtocol):
    """Speaks WebSocket with one client; one that shows no sign of life is gone at once, however much waits for it."""

    def __init__(self, config: GuardedConfig, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self.doors: Final = config.doors
        self.heard_at: float = self.loop.time()
        self.hear: HearText | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over."""
        super().connection_made(transport)
        self.visit = self.doors.enter(self.transport, BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the client, and say how long nothing was heard of it."""
        if self.visit is not None:
            self.doors.leave(self.visit)
        farewell: Any = {"type": "websocket.disconnect", "code": 1006, "silent": self.loop.time() - self.heard_at}
        self.queue.put_nowait(farewell)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what the client sends: a sign of life, and mostly a short text, which passes all layers at once."""
        self.heard_at = self.loop.time()
        text = short_text(data) if self.hear is not None and self.is_between_messages() else None
        if text is None:
            super().data_received(data)
        elif self.hear is None or not self.queue.empty() or not self.hear(text):
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})

    def is_between_messages(self) -> bool:
        """Tell whether nothing is under way: no part of a message or frame, no farewell, not too much that waits."""
        quiet = not self.frames and not self.conn.reader.buffer and self.queue.qsize() < MOST_WAITING
        return quiet and self.conn.state is OPEN and not self.close_sent

    def hear_by(self, hear: HearText) -> None:
        """Tell the application of texts at once; what it cannot take now it is told in the usual way."""
        self.hear = hear

    def handle_connect(self, event: Request) -> None:
        """Offer the application shorter ways for texts."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[SEND_TEXT] = self.send_text
            extensions[HEAR_TEXT] = self.hear_by

    def handle_text(self, event: Frame) -> None:
        """Take a text in; while few wait the connection is not paused for each, which costs system calls."""
        data = bytes(event.data)
        if event.fin and data.isascii() and not self.close_sent and self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data, "text": None})
        else:
            super().handle_text(event)

    def send_text(self, text: bytes) -> bool:
        """Send a text at once; False where it would have to wait, or nobody is there any more.

        The same as the ASGI message does, for a fifth of the time: nearly everything the server sends passes here.
        """
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(text_head(len(text)) + text)
        return True

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life; whoever gave one of late is asked only when as much time has passed since."""
        every = self.doors.ping_seconds
        silent = self.loop.time() - self.heard_at
        if silent < every / 2:  # a ping and its answer cost as much as half a message of a table
            self.ping_timer = self.loop.call_later(every - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """End without the closing handshake: nobody would answer it, and what waits would never be sent."""
        self.transport.abort()
