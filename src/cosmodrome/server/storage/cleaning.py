"""What nobody comes back for: guests without a table, tables that never started, finished ones if the host wishes."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Column, Delete, Select, and_, bindparam, delete, func, or_, select

from cosmodrome.server.config import Config
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import Store
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.troubles import Troubles

DAY: Final = 86_400_000  # milliseconds
MOST_AT_ONCE: Final = 500
# Whoever is named here is no passing guest, or is being forgotten with more care.  Everything else that belongs to a
# guest goes with the guest.
BINDS: Final = (
    schema.tables.c.host,
    schema.sitters.c.person,
    schema.records.c.person,
    schema.passkeys.c.person,
    schema.deletions.c.person,
    schema.sanctions.c.person,
)


def deletions(key: Column[Any]) -> list[Delete]:
    """Return the statements that delete a row with all that refers to it."""
    owned = [
        column
        for table in reversed(schema.metadata.sorted_tables)
        for column in table.columns
        if any(foreign.column is key for foreign in column.foreign_keys)
    ]
    return [delete(column.table).where(column == bindparam("of")) for column in (*owned, key)]


FORGET_ALLOWANCES: Final = delete(schema.allowances).where(schema.allowances.c.at < bindparam("before"))
DELETE_PERSON: Final = deletions(schema.people.c.id)
DELETE_TABLE: Final = deletions(schema.tables.c.id)


def passing_guests(now: int, guest_days: int) -> Select[Any]:
    """Choose the guests who left nothing here, used no session for so long, and have no cookie of 0.1.0 either."""
    columns, sessions, before = schema.people.c, schema.sessions.c, now - guest_days * DAY
    came_back = select(sessions.id).where(sessions.person == columns.id, sessions.seen_at >= before).exists()
    bound = (~select(column).where(column == columns.id).exists() for column in BINDS)
    return select(columns.id).where(
        columns.login.is_(None),
        columns.password.is_(None),
        columns.created_at < before,
        func.coalesce(columns.old_cookie_until, 0) < now,
        ~came_back,
        *bound,
    )


def finished_tables(now: int, over_days: int) -> Select[Any]:
    """Choose the tables that are closed, and those that are over for so long; without a time, none of them."""
    columns = schema.tables.c
    gone = and_(columns.status == "closed", columns.changed_at < now - DAY)
    over = and_(columns.status == "over", columns.changed_at < now - over_days * DAY)
    return select(columns.id).where(or_(gone, over) if over_days else gone)


class Cleaning:
    """Forgets what is past, a little at a time."""

    def __init__(self, config: Config, store: Store, troubles: Troubles) -> None:
        self.config: Final = config
        self.store: Final = store
        self.troubles: Final = troubles

    async def clean(self, people_here: Collection[str], tables_here: Collection[str]) -> None:
        """Forget guests and tables, but nobody who is connected and nothing that is in memory."""
        now = self.config.now()
        if self.config.guest_days:
            await self.forget(passing_guests(now, self.config.guest_days), DELETE_PERSON, people_here)
        await self.store.write(FORGET_ALLOWANCES, before=now - DAY)
        await self.forget(finished_tables(now, self.config.over_days), DELETE_TABLE, tables_here)

    async def forget(self, query: Select[Any], statements: list[Delete], kept: Collection[str]) -> None:
        """Delete what a query finds, each with all that belongs to it or not at all."""
        for row in await self.store.rows(query.limit(MOST_AT_ONCE)):
            if row["id"] in kept:
                continue
            try:
                await self.store.writer.write([(statement, {"of": row["id"]}) for statement in statements])
            except WriteFailed as error:  # somebody made use of it in this moment
                self.troubles.note("not forgotten", error)
