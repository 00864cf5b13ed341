"""What a club's host does from the command line, on the database, while servers run or not.

What is decided here is written down together with a notice, by which all running servers hear of it.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from asyncpg import PostgresError
from sqlalchemy import bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.server.config import wall_clock
from cosmodrome.server.order.bans import EVERYWHERE, KICK, NOTICE
from cosmodrome.server.people.sessions import hash_of
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.club import ALIVE, ALONE
from cosmodrome.server.storage.migrate import full_url, head
from cosmodrome.server.storage.store import Row, Store, goes_on
from cosmodrome.server.storage.writer import Step

DAY: Final = 86_400_000
VERSION: Final = select(text("version_num")).select_from(text("alembic_version"))
INSERT_NOTICE: Final = insert(schema.notices)
FORGET_NOTICES: Final = delete(schema.notices).where(schema.notices.c.at < bindparam("before"))
LIFT: Final = text(
    'DELETE FROM sanctions WHERE person = :person AND kind = :kind AND (:anywhere = 1 OR "table" = :table)'
)
INSERT_SANCTION: Final = insert(schema.sanctions)
INSERT_INVITATION: Final = insert(schema.invitations)
DELETE_INVITATION: Final = delete(schema.invitations).where(schema.invitations.c.id == bindparam("of"))
SETTLE: Final = (
    update(schema.reports).where(schema.reports.c.id == bindparam("of")).values(settled_at=bindparam("settled"))
)


class NotDone(ValueError):
    """Something that the host asked for and that cannot be done; the message says why, and what to do."""


async def checked_schema(database: str) -> str:
    """Return the schema of a database; one of another release is not for this desk while its server may run."""
    if "://" not in database and not Path(database).is_file():
        raise NotDone(f"there is no database {database}; name the server's own with --db or COSMODROME_DB")
    found = await schema_of(database)
    if found != head():
        raise NotDone(f"the database has schema {found}, this release has {head()}: start its server once, first")
    return found


async def schema_of(database: str) -> str:
    """Return the schema of a database."""
    engine = create_async_engine(full_url(database))
    try:
        async with engine.connect() as connection:
            return str((await connection.execute(VERSION)).scalar())
    except (SQLAlchemyError, PostgresError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise NotDone(f"the database cannot be read: {reason}; name the server's own with --db") from None
    finally:
        await engine.dispose()


class Office:
    """The host's desk on one database."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    @classmethod
    @asynccontextmanager
    async def open(cls, database: str) -> AsyncIterator["Office"]:
        """Sit down at a database that a server of this release has made."""
        await checked_schema(database)
        store = Store.connected(full_url(database))
        try:
            yield cls(store)
        finally:
            await store.close()

    async def write(self, steps: Sequence[Step], person: str) -> None:
        """Write a decision about a person down, and tell all servers."""
        notice, now = f"{NOTICE} {person}", wall_clock()
        told: list[Step] = []
        if not self.store.shared:
            told = [(INSERT_NOTICE, {"text": notice, "at": now}), (FORGET_NOTICES, {"before": now - DAY})]
        await self.store.writer.write([*steps, *told], notice)

    # -- people ------------------------------------------------------------------------------------------------------
    async def person(self, who: str) -> Row:
        """Return a person by id, login or name, or say that there is none, or several."""
        columns = schema.people.c
        rows = await self.store.rows(
            select(schema.people).where(or_(columns.id == who, columns.login == who.casefold(), columns.name == who))
        )
        exact = [row for row in rows if row["id"] == who] or [row for row in rows if row["login"] == who.casefold()]
        found = exact or rows
        if not found:
            raise NotDone(f"there is no person {who}; `cosmodrome admin members` lists them")
        if len(found) > 1:
            raise NotDone(f"{len(found)} people are called {who}: name one by id: {', '.join(r['id'] for r in found)}")
        return found[0]

    async def members(self, search: str = "", guests: bool = False) -> list[dict[str, Any]]:
        """Return the people with an account, or everybody, with when they were here last and what they may not do."""
        columns, sessions = schema.people.c, schema.sessions.c
        seen = select(func.max(sessions.seen_at)).where(sessions.person == columns.id).scalar_subquery()
        query = select(columns.id, columns.name, columns.login, columns.created_at, seen.label("seen_at"))
        if not guests:
            query = query.where(or_(columns.login.is_not(None), columns.id.in_(select(schema.passkeys.c.person))))
        if search:
            query = query.where(or_(*(c.icontains(search, autoescape=True) for c in (columns.name, columns.login))))
        rows = await self.store.rows(query.order_by(columns.name, columns.id))
        barred: dict[str, list[str]] = {}
        for sanction in await self.sanctions():
            barred.setdefault(sanction["person"], []).append(sanction["kind"])
        return [dict(row) | {"sanctions": sorted(set(barred.get(row["id"], [])))} for row in rows]

    async def sanctions(self) -> list[dict[str, Any]]:
        """Return what people may not do, with their names."""
        columns, now = schema.sanctions.c, wall_clock()
        query = select(schema.sanctions, schema.people.c.name).join(schema.people)
        query = query.where(or_(columns.until.is_(None), columns.until > now)).order_by(columns.at)
        return [dict(row) for row in await self.store.rows(query)]

    async def sanction(self, kind: str, who: str, days: int, reason: str, table: str = EVERYWHERE) -> dict[str, Any]:
        """Decide that somebody may not do something, for so many days or (0) for ever; it replaces what was decided."""
        if kind == KICK and await self.store.terms(table) is None:
            raise NotDone(f"there is no table {table}; `cosmodrome admin tables` lists them")
        person, now = await self.person(who), wall_clock()
        row = {"person": person["id"], "kind": kind, "table": table}
        decided = row | {"at": now, "until": now + days * DAY if days else None, "reason": reason}
        await self.write([(LIFT, row | {"anywhere": 0}), (INSERT_SANCTION, decided)], person["id"])
        return decided | {"name": person["name"]}

    async def pardon(self, who: str, kinds: Sequence[str]) -> dict[str, Any]:
        """Let somebody do everything again, or some of it."""
        person = await self.person(who)
        steps = [(LIFT, {"person": person["id"], "kind": kind, "anywhere": 1, "table": ""}) for kind in kinds]
        await self.write(steps, person["id"])
        return {"person": person["id"], "name": person["name"], "pardoned": list(kinds)}

    # -- invitations -------------------------------------------------------------------------------------------------
    async def invite(self, days: int, note: str) -> dict[str, Any]:
        """Make an invitation; its secret is shown once and kept nowhere."""
        id, secret, now = token_hex(4), token_urlsafe(18), wall_clock()
        row = {"id": id, "hash": hash_of(secret), "note": note, "at": now, "until": now + days * DAY}
        await self.store.write(INSERT_INVITATION, **row)
        return {"id": id, "note": note, "until": row["until"], "path": f"/join#{secret}"}

    async def invitations(self) -> list[dict[str, Any]]:
        """Return all invitations, and who came by them."""
        columns, people = schema.invitations.c, schema.people.c
        query = select(columns.id, columns.note, columns.at, columns.until, people.name.label("used_by"))
        joined = schema.invitations.outerjoin(schema.people, people.invitation == columns.id)
        return [dict(row) for row in await self.store.rows(query.select_from(joined).order_by(columns.at))]

    async def revoke(self, id: str) -> dict[str, Any]:
        """Take an invitation back; whoever came by it stays."""
        if id not in [row["id"] for row in await self.invitations()]:
            raise NotDone(f"there is no invitation {id}; `cosmodrome admin invitations` lists them")
        await self.store.write(DELETE_INVITATION, of=id)
        return {"revoked": id}

    # -- reports -----------------------------------------------------------------------------------------------------
    async def reports(self, settled: bool = False) -> list[dict[str, Any]]:
        """Return what players have told, the oldest first."""
        columns, by, about = schema.reports.c, schema.people.alias("by"), schema.people.alias("about")
        query = select(schema.reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
        query = query.join(by, columns.by == by.c.id).join(about, columns.about == about.c.id)
        if not settled:
            query = query.where(columns.settled_at.is_(None))
        return [dict(row) for row in await self.store.rows(query.order_by(columns.at))]

    async def settle(self, id: str) -> dict[str, Any]:
        """Put a report away."""
        if id not in [row["id"] for row in await self.reports(settled=True)]:
            raise NotDone(f"there is no report {id}; `cosmodrome admin reports` lists them")
        await self.store.write(SETTLE, of=id, settled=wall_clock())
        return {"settled": id}

    # -- the house ---------------------------------------------------------------------------------------------------
    async def tables(self) -> list[dict[str, Any]]:
        """Return the tables that are open or being played, private ones among them."""
        columns, people = schema.tables.c, schema.people.c
        names = ("id", "game", "mode", "title", "pace", "public", "status", "created_at", "changed_at", "seated")
        query = select(*(columns[name] for name in names), people.name.label("host")).join(schema.people)
        rows = await self.store.rows(query.where(goes_on(wall_clock())).order_by(columns.changed_at.desc()))
        return [dict(row) for row in rows]

    async def health(self) -> list[dict[str, Any]]:
        """Return the servers that have given a sign of life of late."""
        columns, now = schema.processes.c, wall_clock()
        horizon = now - (ALIVE if self.store.shared else 2 * ALONE)
        rows = await self.store.rows(select(schema.processes).where(columns.seen_at > horizon).order_by(columns.id))
        return [dict(row) for row in rows]

    async def storage(self) -> dict[str, Any]:
        """Return how much the database holds: rows by table, and bytes in all."""
        counts = {}
        for table in schema.metadata.sorted_tables:
            row = await self.store.row(select(func.count().label("count")).select_from(table))
            counts[table.name] = row["count"] if row else 0
        size = "pg_database_size(current_database())" if self.store.shared else PAGES
        row = await self.store.row(select(text(f"{size} AS bytes")))
        return {"bytes": row["bytes"] if row else 0, "rows": counts}


PAGES: Final = "(SELECT page_count FROM pragma_page_count()) * (SELECT page_size FROM pragma_page_size())"
