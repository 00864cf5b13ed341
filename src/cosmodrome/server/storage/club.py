"""What the servers of one club know of each other through the database: which of them live, and their sockets.

A server alone on its database asks nobody: it only says now and then that it lives.
"""

from collections.abc import Callable
from hashlib import blake2b
from secrets import token_hex
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select, text

from cosmodrome import __version__
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import Store
from cosmodrome.server.storage.writer import Step

ALIVE: Final = 15_000  # milliseconds after its last sign a server counts as dead, and its sockets no longer
ALONE: Final = 30_000  # so often a server gives a sign for which only the host looks
BEAT: Final = text(
    "INSERT INTO processes (id, release, started_at, seen_at, sockets, tables)"
    " VALUES (:id, :release, :started_at, :seen_at, :sockets, :tables)"
    " ON CONFLICT (id) DO UPDATE SET seen_at = :seen_at, sockets = :sockets, tables = :tables"
)
FORGET_DEAD: Final = text("DELETE FROM processes WHERE seen_at < :before")
FORGET_SOCKETS: Final = text("DELETE FROM sockets WHERE process NOT IN (SELECT id FROM processes)")
INSERT_SOCKET: Final = insert(schema.sockets)
DELETE_SOCKET: Final = delete(schema.sockets).where(schema.sockets.c.id == bindparam("of"))
LEAVE: Final = delete(schema.processes).where(schema.processes.c.id == bindparam("of"))


def hidden(name: str, secret: str) -> str:
    """Return by what somebody is known again who shall not be found out."""
    return blake2b(name.encode(), key=secret.encode()[:64], digest_size=16).hexdigest()


class Club:
    """This server among the others of its club."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store: Final = store
        self.now: Final = now
        self.id: Final = token_hex(8)
        self.started_at: Final = now()
        self.beaten_at: int = 0
        self.alive: int = 1  # servers that live, this one among them

    async def beat(self, sockets: int, tables: int) -> None:
        """Say that this server lives, see who else does, and tidy up after those who do not."""
        now = self.now()
        if not self.store.shared and now - self.beaten_at < ALONE:
            return
        self.beaten_at = now
        row = {"id": self.id, "release": __version__, "started_at": self.started_at, "seen_at": now}
        steps: list[Step] = [
            (BEAT, row | {"sockets": sockets, "tables": tables}),
            (FORGET_DEAD, {"before": now - (ALIVE if self.store.shared else 2 * ALONE)}),
            (FORGET_SOCKETS, {}),
        ]
        await self.store.writer.write(steps)
        found = await self.store.row(select(func.count().label("count")).select_from(schema.processes))
        self.alive = max(1, found["count"] if found and self.store.shared else 1)

    async def enter(self, socket: str, person: str, address: str, secret: str) -> tuple[int, int]:
        """Write a socket down; return how many its person and its address have in the whole club, this one included."""
        known, columns = hidden(address, secret), schema.sockets.c
        await self.store.write(INSERT_SOCKET, id=socket, process=self.id, person=person, address=known)
        of_person = select(func.count()).where(columns.person == person).scalar_subquery()
        of_address = select(func.count()).where(columns.address == known).scalar_subquery()
        found = await self.store.row(select(of_person.label("person"), of_address.label("address")))
        return (found["person"], found["address"]) if found else (1, 1)

    async def leave(self, socket: str) -> None:
        """Forget a socket."""
        await self.store.write(DELETE_SOCKET, of=socket)

    async def close(self) -> None:
        """Be gone, with all sockets."""
        await self.store.writer.write([(LEAVE, {"of": self.id}), (FORGET_SOCKETS, {})])
