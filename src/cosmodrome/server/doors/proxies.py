"""Proxies in front of the server: which of them are believed when they say whom they speak for."""

from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from cosmodrome.server.config import Network

SECURE: Final = {"http": "https", "ws": "wss"}
LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1"))
BELIEVED: Final = "cosmodrome.believed"  # in a request whose client was named by a trusted proxy
FORWARDED: Final = frozenset((b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"))  # what proxies add


def is_trusted(host: str, proxies: Sequence[Network]) -> bool:
    """Tell whether an address is that of a trusted proxy."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    plain = getattr(address, "ipv4_mapped", None) or address
    return any(plain in network for network in proxies)


def is_from_here(scope: Scope) -> bool:
    """Tell whether a request was made on this machine: not by somebody for whom a proxy here speaks."""
    client = scope["client"]
    passed_on = any(name in FORWARDED for name, _ in scope["headers"])
    if not client or (passed_on and not scope.get(BELIEVED)):
        return False
    return is_trusted(str(client[0]), LOOPBACK)


def without_port(host: str) -> str:
    """Return an address of X-Forwarded-For without the port that some proxies add."""
    host = host.strip()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


class Proxies:
    """Puts the client's own address and scheme into requests that trusted proxies pass on."""

    def __init__(self, app: ASGIApp, proxies: Sequence[Network], hops: int) -> None:
        self.app: Final = app
        self.proxies: Final = proxies
        self.hops: Final = hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["client"] and is_trusted(scope["client"][0], self.proxies):
            self.look_behind(scope)
        await self.app(scope, receive, send)

    def look_behind(self, scope: Scope) -> None:
        """Believe the proxy; each one adds at the end whom it speaks for."""
        names = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        chain = [without_port(part) for part in ",".join(names).split(",") if part.strip()]
        client, hops = scope["client"], self.hops or len(chain)
        while chain and hops and is_trusted(client[0], self.proxies):
            client, hops = (chain.pop(), 0), hops - 1
            scope[BELIEVED] = True
        scope["client"] = client
        schemes = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        if schemes and schemes[-1].strip().lower() in (b"https", b"wss"):
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
