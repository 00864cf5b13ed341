"""What guards the doors: response headers, the check of origins, and buckets that bound how much one address does."""

from collections.abc import Callable, Mapping
from ipaddress import IPv6Network
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.server.config import Config

POLICY: Final = "; ".join((
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",  # drawings set positions and colours by attributes
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
))  # fmt: skip
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
MOST_BUCKETS: Final = 50_000


class SecurityHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [*HEADERS, STRICT_TRANSPORT] if scope["scheme"] == "https" else list(HEADERS)
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """Return a header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def origin_allowed(scope: Mapping[str, Any], config: Config) -> bool:
    """Tell whether a request comes from our own page, an allowed one, or no page at all."""
    origin = header(scope, b"origin")
    if not origin or origin in config.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == header(scope, b"host")


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the client's address; of IPv6 the network, because everybody has a whole one."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


class Bucket:
    """Lets so many things through at once, and so many a second in the long run."""

    __slots__ = ("at", "clock", "level", "rate", "size")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.clock = clock
        self.at = clock()

    def take(self, cost: float = 1) -> bool:
        """Take one out, if there is one; where others let through as much, one counts for more here."""
        cost = min(cost, self.size)
        now = self.clock()
        level = self.level + (now - self.at) * self.rate
        self.level = self.size if level > self.size else level
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each address; forgets those that are full when there are too many."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate: Final = rate
        self.size: Final = size
        self.known: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1) -> bool:
        """Take one from the bucket of an address."""
        if len(self.known) > MOST_BUCKETS:
            horizon = monotonic() - self.size / self.rate
            self.known = {name: bucket for name, bucket in self.known.items() if bucket.at > horizon}
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.size)
        return bucket.take(cost)

    def give_back(self, address: str) -> None:
        """Put one back that should not have counted."""
        bucket = self.known.get(address)
        if bucket is not None:
            bucket.level = min(bucket.size, bucket.level + 1)
