"""A WebSocket client that does next to nothing, so that the load comes from the server and not from its clients."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

SHORT, MIDDLE = 126, 127


class SocketClient(asyncio.Protocol):
    """Sends text and passes every text that comes to a function."""

    def __init__(self, host: str, token: str, got: Callable[["SocketClient", bytes], None]) -> None:
        self.host: Final = host
        self.token: Final = token
        self.got: Final = got
        self.ready: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.buffer: bytes = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the handshake's answer, then frames."""
        self.buffer += data
        if not self.ready.done():
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head:
                self.ready.set_exception(ConnectionError(head.decode("latin-1").splitlines()[0]))
                return
            self.buffer = rest
            self.ready.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        """Pass on every whole frame."""
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == SHORT:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == MIDDLE:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size or start > len(buffer):
                break
            if buffer[at] & 15 == 1:
                self.got(self, buffer[start : start + size])
            elif buffer[at] & 15 == 9:
                self.frame(0x8A, buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.frame(0x81, text)

    def frame(self, kind: int, data: bytes) -> None:
        """Send a frame; the mask of zeros that a client may choose leaves the data as they are."""
        assert self.transport is not None
        size = len(data)
        head = bytes((kind, 0x80 | size)) if size < SHORT else bytes((kind, 0x80 | SHORT)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)
