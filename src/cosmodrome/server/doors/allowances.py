"""How much an address or account may still do: counted in this process, or in the database by all servers of a club."""

from typing import Final, Protocol

from asyncpg import PostgresError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.server.config import wall_clock
from cosmodrome.server.doors.security import Buckets
from cosmodrome.server.storage.club import hidden
from cosmodrome.server.storage.store import NotRead, Store

FULL: Final = "LEAST(:size, allowances.level + (:now - allowances.at) * :rate)"
TAKE: Final = text(
    "INSERT INTO allowances (name, level, at) VALUES (:name, :size - 1, :now)"
    f" ON CONFLICT (name) DO UPDATE SET level = {FULL} - 1, at = :now WHERE {FULL} >= 1 RETURNING level"
)
GIVE_BACK: Final = text("UPDATE allowances SET level = LEAST(:size, level + 1) WHERE name = :name")


class Allowances(Protocol):
    """Lets so many things through at once, and so many a second in the long run, for each name."""

    async def take(self, name: str) -> bool:
        """Take one, if there is one."""

    async def give_back(self, name: str) -> None:
        """Put one back that should not have counted."""


class OwnAllowances:
    """For a server that is alone."""

    def __init__(self, rate: float, size: float) -> None:
        self.buckets: Final = Buckets(rate, size)

    async def take(self, name: str) -> bool:
        return self.buckets.take(name)

    async def give_back(self, name: str) -> None:
        self.buckets.give_back(name)


class SharedAllowances:
    """For a club with several servers: one statement for each, which is made for things that happen seldom."""

    def __init__(self, store: Store, secret: str, what: str, rate: float, size: float) -> None:
        self.store: Final = store
        self.secret: Final = secret
        self.what: Final = what
        self.rate: Final = rate / 1000  # a millisecond
        self.size: Final = float(size)

    def named(self, name: str) -> str:
        """Return the name of the row."""
        return f"{self.what} {hidden(name, self.secret)}"

    async def take(self, name: str) -> bool:
        row = {"name": self.named(name), "size": self.size, "rate": self.rate, "now": wall_clock()}
        try:
            async with self.store.engine.begin() as connection:
                return (await connection.execute(TAKE, row)).first() is not None
        except (SQLAlchemyError, PostgresError, OSError) as error:
            raise NotRead(f"{type(error).__name__}: {error}") from None

    async def give_back(self, name: str) -> None:
        await self.store.write(GIVE_BACK, name=self.named(name), size=self.size)


def allowances(store: Store, secret: str, what: str, rate: float, size: float) -> Allowances:
    """Return the allowances that hold for everybody who works on this database."""
    return SharedAllowances(store, secret, what, rate, size) if store.shared else OwnAllowances(rate, size)
