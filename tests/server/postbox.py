"""A mail server for tests that keeps what it is given: just as much SMTP as a letter needs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from tests.server.desk import until


class Postbox:
    """Keeps letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.url = ""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the letters of one connection."""
        writer.write(b"220 postbox\r\n")
        while line := await reader.readline():
            word = line.split(b":")[0].strip().upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(message_from_bytes(data.removesuffix(b".\r\n"), policy=policy.default))
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                break
        writer.close()

    async def link(self, number: int) -> str:
        """Wait for the letter of that number and return what the link in it carries."""
        await until(lambda: len(self.letters) >= number)
        text = str(self.letters[number - 1].get_content())
        (line,) = [line for line in text.splitlines() if line.startswith("http")]
        return line.partition("#")[2]


@asynccontextmanager
async def postbox() -> AsyncIterator[Postbox]:
    """Run a mail server on a free port."""
    made = Postbox()
    server = await asyncio.start_server(made.talk, "127.0.0.1", 0)
    made.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made
