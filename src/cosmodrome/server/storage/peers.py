"""The other server processes on one database: what they wrote, who is connected there, and who runs which table.

Any process may write any table's next entry, because its number is unique; but only one lets the bots think, runs
CLOCK and misses people.  That one holds the table's lock, which PostgreSQL frees when the process dies.
"""

import asyncio
import contextlib
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, Protocol

import asyncpg

from cosmodrome.server.storage.writer import CHANNEL

QUERY_SECONDS: Final = 10.0
# The database lets go of the locks of a machine that vanished without a word after four seconds, not after two hours.
SIGNS_OF_LIFE: Final = {
    "application_name": "cosmodrome",
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
HERE: Final = "here"  # table, person: is connected to us
AWAY: Final = "gone"  # table, person: is connected to us no longer
NAMED: Final = "name"  # person, name: goes by that name from now on
REMIND: Final = "send"  # person, message: for all pages of that person
Heard = Callable[[str], None]


class Peers(Protocol):
    """What a process needs to know of the others."""

    async def try_lock(self, table: str) -> bool:
        """Become the one that runs a table, if nobody else is."""

    async def unlock(self, table: str) -> None:
        """Leave a table to others."""

    def tell(self, notice: str) -> None:
        """Tell the others something that is not worth writing down, without waiting; in this order."""

    async def close(self) -> None:
        """Leave."""


class NoPeers:
    """A database of one process only."""

    async def try_lock(self, table: str) -> bool:
        return True

    async def unlock(self, table: str) -> None:
        return None

    def tell(self, notice: str) -> None:
        return None

    async def close(self) -> None:
        return None


def lock_number(table: str) -> int:
    """Return the number under which a table is locked."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)


class PostgresPeers:
    """One connection of its own, which listens and holds the locks; it is opened again when it breaks."""

    def __init__(self, url: str, heard: Heard, lost: Callable[[], None]) -> None:
        self.url: Final = url.replace("postgresql+asyncpg://", "postgresql://")
        self.heard: Final = heard
        self.lost: Final = lost  # called when locks may be gone and notices were missed
        self.connection: Any = None
        self.turn: Final = asyncio.Lock()
        self.closing: bool = False
        self.reopening: asyncio.Task[None] | None = None
        self.outbox: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.telling: Final = asyncio.create_task(self.tell_on(), name="notices")

    async def open(self) -> None:
        """Connect and listen."""
        connection = await asyncpg.connect(self.url, server_settings=SIGNS_OF_LIFE)
        await connection.add_listener(CHANNEL, self.on_notice)
        connection.add_termination_listener(self.on_lost)
        self.connection = connection

    def on_notice(self, _connection: object, pid: int, _channel: str, notice: object) -> None:
        """Pass a notice on, unless it is what we told the others."""
        if self.connection is None or pid != self.connection.get_server_pid():
            self.heard(str(notice))

    def on_lost(self, _connection: object) -> None:
        """Connect again, unless it was us who left."""
        if not self.closing:
            self.reopening = asyncio.create_task(self.reopen())

    async def reopen(self) -> None:
        """Try to connect until it works."""
        while True:
            await asyncio.sleep(1)
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                await self.open()
                self.lost()
                return

    async def query(self, statement: str, *args: object) -> Any:
        """Ask one thing at a time; nothing comes back from a broken connection."""
        async with self.turn:
            try:
                return await self.connection.fetchval(statement, *args, timeout=QUERY_SECONDS)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return None

    async def try_lock(self, table: str) -> bool:
        return bool(await self.query("SELECT pg_try_advisory_lock($1)", lock_number(table)))

    async def unlock(self, table: str) -> None:
        await self.query("SELECT pg_advisory_unlock($1)", lock_number(table))

    def tell(self, notice: str) -> None:
        self.outbox.put_nowait(notice)

    async def tell_on(self) -> None:
        """Tell the others one thing after the other."""
        while True:
            await self.query("SELECT pg_notify($1, $2)", CHANNEL, await self.outbox.get())

    async def close(self) -> None:
        self.closing = True
        self.telling.cancel()
        if self.reopening is not None:
            self.reopening.cancel()
        await self.connection.close()
