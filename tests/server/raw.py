"""A client made by hand: does what no library would do, such as sending half a request or not reading."""

import asyncio
import json
import socket
from typing import Any
from urllib.parse import urlsplit

UPGRADE = (
    "GET /socket HTTP/1.1\r\nhost: {host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nauthorization: Bearer {token}\r\n\r\n"
)
TEXT = 0x81


class RawClient:
    """One connection of which nothing is read that the test does not ask for."""

    def __init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setblocking(False)

    async def connect(self, address: str) -> None:
        """Connect, and send nothing."""
        place = urlsplit(address)
        await asyncio.get_running_loop().sock_connect(self.socket, (place.hostname, place.port))

    async def upgrade(self, address: str, token: str) -> None:
        """Open a WebSocket and read no further than the server's consent."""
        await self.connect(address)
        await self.send(UPGRADE.format(host=urlsplit(address).netloc, token=token).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += await self.read(1)
        assert b" 101 " in head

    async def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.frame(json.dumps(message).encode())

    async def frame(self, *texts: bytes) -> None:
        """Send frames at once, masked with zeros."""
        assert all(len(text) < 126 for text in texts)
        await self.send(b"".join(bytes((TEXT, 0x80 | len(text), 0, 0, 0, 0)) + text for text in texts))

    async def read(self, most: int = 65_536) -> bytes:
        """Read what is there."""
        return await asyncio.get_running_loop().sock_recv(self.socket, most)

    async def rest(self) -> bytes:
        """Read until the server ends the connection."""
        found = b""
        try:
            while more := await self.read():
                found += more
        except ConnectionError:
            pass
        return found

    def close(self) -> None:
        """Hang up."""
        self.socket.close()
