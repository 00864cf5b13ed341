"""Reads and writes of the database: SQLite in a file by default, PostgreSQL by its URL.  One schema for both."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from secrets import token_hex
from typing import Any, Final

import msgspec
from asyncpg import PostgresError
from sqlalchemy import (
    ColumnElement,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cosmodrome.protocol import Status
from cosmodrome.registry import games
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.migrate import full_url, migrate, sync_url
from cosmodrome.server.storage.writer import Step, TaskWriter, ThreadWriter, WriteConflict, Writer, set_pragmas
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Terms, row_of, terms_of

Row = Mapping[str, Any]
UNDER_WAY: Final = ("starting", "playing")
REST: Final = 86_400_000  # milliseconds after which a live match that stands still is not counted any more

INSERT_ENTRY: Final = insert(schema.entries)
INSERT_TABLE: Final = insert(schema.tables)
INSERT_SITTER: Final = text('INSERT INTO sitters (person, "table") VALUES (:person, :table) ON CONFLICT DO NOTHING')
INSERT_ANALYSIS: Final = text(
    'INSERT INTO analyses ("table", text, at) VALUES (:table, :text, :at) ON CONFLICT DO NOTHING'
)
INSERT_PERSON: Final = insert(schema.people)
INSERT_PASSKEY: Final = insert(schema.passkeys)
INSERT_RECORD: Final = insert(schema.records)
INSERT_PUSH: Final = insert(schema.pushes)
INSERT_SECRET: Final = insert(schema.secrets)
UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(
        status=bindparam("status"),
        seated=bindparam("seated"),
        due_at=bindparam("due_at"),
        changed_at=bindparam("changed_at"),
    )
)
UPDATE_PASSKEY: Final = (
    update(schema.passkeys).where(schema.passkeys.c.id == bindparam("of")).values(sign_count=bindparam("sign_count"))
)
DELETE_PUSH: Final = delete(schema.pushes).where(schema.pushes.c.endpoint == bindparam("of"))


def our_rules() -> ColumnElement[bool]:
    """Choose the tables that can be played here: of the games and versions that this server has."""
    columns = schema.tables.c
    return or_(*(and_(columns.game == game.id, columns.version == game.version) for game in games().values()))


def goes_on(now: int) -> ColumnElement[bool]:
    """Choose the tables that are open or being played; a live one that nobody came back to for a day rests."""
    columns = schema.tables.c
    playing = and_(columns.status.in_(UNDER_WAY), or_(columns.pace == "slow", columns.changed_at > now - REST))
    return and_(or_(columns.status == "open", playing), our_rules())


def table_row(table: Table, due_at: int | None) -> dict[str, object]:
    """Return the copy of what a table's entries say, for its row."""
    seated = [[seat.person, seat.name, seat.bot] for seat in table.seats]
    return {
        "of": table.terms.id,
        "status": table.status,
        "seated": msgspec.json.encode(seated).decode(),
        "due_at": due_at if table.status in UNDER_WAY and table.terms.pace == "slow" else None,
        "changed_at": table.changed_at,
    }


@cache
def update_person(*names: str) -> Update:
    """Return the statement that changes these fields of a person, and no others: they may change meanwhile."""
    return update(schema.people).where(schema.people.c.id == bindparam("of")).values({n: bindparam(n) for n in names})


def person_step(person: str, **changes: str | None) -> Step:
    """Return the step that changes some fields of a person."""
    return update_person(*changes), {"of": person, **changes}


class NotRead(RuntimeError):
    """The database does not answer."""


class Store:
    """The database of one server process."""

    def __init__(self, url: str, engine: AsyncEngine, writer: Writer) -> None:
        self.url: Final = url
        self.engine: Final = engine
        self.writer: Final = writer
        # The text of the statement that is written for every answer: three times as fast as the statement itself.
        self.insert_entry: Final = str(INSERT_ENTRY.compile(dialect=engine.dialect))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Create or migrate the database and connect to it."""
        url = full_url(url)
        await asyncio.to_thread(migrate, url)
        return cls.connected(url)

    @classmethod
    def connected(cls, url: str) -> "Store":
        """Connect to a database as it is."""
        engine = create_async_engine(url, hide_parameters=True)  # errors are logged, secrets are not
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", set_pragmas)
            return cls(url, engine, ThreadWriter(sync_url(url)))
        return cls(url, engine, TaskWriter(engine))

    @property
    def shared(self) -> bool:
        """Tell whether other server processes may work on this database."""
        return self.engine.dialect.name != "sqlite"

    async def close(self) -> None:
        """Write what is waiting and disconnect."""
        await self.writer.close()
        await self.engine.dispose()

    async def rows(self, query: Select[Any], **params: Any) -> Sequence[Row]:
        """Return the rows of a query."""
        async with self.reading() as connection:
            found: Sequence[Any] = (await connection.execute(query, params)).mappings().all()
            return found

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Connect to read; whatever goes wrong is one error."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, PostgresError, OSError) as error:
            raise NotRead(f"{type(error).__name__}: {error}") from None

    async def row(self, query: Select[Any], **params: Any) -> Row | None:
        """Return the first row of a query."""
        found = await self.rows(query, **params)
        return found[0] if found else None

    async def write(self, statement: Any, **params: Any) -> None:
        """Carry out one statement."""
        await self.writer.write([(statement, params)])

    # -- tables ------------------------------------------------------------------------------------------------------
    async def add_table(self, terms: Terms) -> None:
        """Open a table."""
        await self.write(INSERT_TABLE, **row_of(terms))

    async def append(self, table: str, entry: Entry, more: Sequence[Step] = ()) -> None:
        """Write an entry down, with other steps that belong to it; WriteConflict when its number is taken."""
        await self.writer.write([(self.insert_entry, (table, *entry)), *more], f"{table} {entry.number}")

    async def terms(self, table: str) -> Terms | None:
        """Return what was agreed for a table."""
        row = await self.row(select(schema.tables).where(schema.tables.c.id == table))
        return None if row is None else terms_of(row)

    async def status(self, table: str) -> Status | None:
        """Return how far a table has come."""
        row = await self.row(select(schema.tables.c.status).where(schema.tables.c.id == table))
        return None if row is None else row["status"]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a table's entries after that number."""
        columns = schema.entries.c
        query = select(*(columns[name] for name in Entry._fields))
        query = query.where(columns.table == table, columns.number > after).order_by(columns.number)
        async with self.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def analysis(self, table: str) -> str | None:
        """Return the analysis of a match as it is told, where there is one."""
        row = await self.row(select(schema.analyses.c.text).where(schema.analyses.c.table == table))
        return None if row is None else row["text"]

    async def open_tables(self, now: int, limit: int) -> Sequence[Row]:
        """Return the public tables where somebody can still sit down or look on, the liveliest first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.public, goes_on(now))
        return await self.rows(query.order_by(columns.status, columns.changed_at.desc()).limit(limit))

    async def tables_of(self, person: str, limit: int) -> Sequence[Row]:
        """Return the tables at which a person sat or which it opened, the latest first."""
        columns = schema.tables.c
        sat = select(schema.sitters.c.table).where(schema.sitters.c.person == person)
        query = select(schema.tables).where(or_(columns.id.in_(sat), columns.host == person))
        return await self.rows(query.order_by(columns.changed_at.desc()).limit(limit))

    async def count_tables(self, host: str, now: int) -> int:
        """Return how many tables of a person are open or being played."""
        query = select(func.count().label("count")).where(schema.tables.c.host == host, goes_on(now))
        row = await self.row(query)
        return int(row["count"]) if row else 0

    async def due_tables(self, now: int, limit: int) -> list[str]:
        """Return the tables where something must be done although nobody looks on."""
        columns = schema.tables.c
        query = select(columns.id).where(and_(columns.status.in_(UNDER_WAY), columns.due_at <= now, our_rules()))
        return [row["id"] for row in await self.rows(query.order_by(columns.due_at).limit(limit))]

    async def idle_tables(self, before: int, limit: int) -> list[str]:
        """Return the tables that were opened long ago and never started."""
        columns = schema.tables.c
        query = select(columns.id).where(and_(columns.status == "open", columns.changed_at < before, our_rules()))
        return [row["id"] for row in await self.rows(query.limit(limit))]

    # -- people ------------------------------------------------------------------------------------------------------
    async def add_person(
        self, id: str, name: str, language: str, now: int, more: Sequence[Step] = (), invitation: str | None = None
    ) -> None:
        """Welcome a guest, with other steps that belong to it; WriteConflict when the invitation was used."""
        person = {"id": id, "name": name, "language": language, "login": None, "password": None, "created_at": now}
        person["invitation"] = invitation
        await self.writer.write([(INSERT_PERSON, person), *more])

    async def person(self, id: str) -> Row | None:
        """Return a person by id."""
        return await self.row(select(schema.people).where(schema.people.c.id == id))

    async def person_by_login(self, login: str) -> Row | None:
        """Return a person by the login of the account."""
        return await self.row(select(schema.people).where(schema.people.c.login == login))

    async def change_person(self, person: str, **changes: str | None) -> None:
        """Change some fields of a person; WriteConflict when the login is taken."""
        await self.writer.write([person_step(person, **changes)])

    async def passkeys(self, person: str) -> Sequence[Row]:
        """Return a person's passkeys."""
        return await self.rows(select(schema.passkeys).where(schema.passkeys.c.person == person))

    async def passkey(self, id: str) -> Row | None:
        """Return one passkey."""
        return await self.row(select(schema.passkeys).where(schema.passkeys.c.id == id))

    # -- notices -----------------------------------------------------------------------------------------------------
    async def last_notice(self) -> int:
        """Return the number of the last notice."""
        row = await self.row(select(func.max(schema.notices.c.number).label("last")))
        return int(row["last"] or 0) if row else 0

    async def notices(self, after: int) -> Sequence[Row]:
        """Return the notices after that number."""
        columns = schema.notices.c
        return await self.rows(select(schema.notices).where(columns.number > after).order_by(columns.number))

    # -- the rest ----------------------------------------------------------------------------------------------------
    async def pushes(self, person: str) -> list[tuple[str, dict[str, str]]]:
        """Return the addresses for web push of a person's browsers."""
        rows = await self.rows(select(schema.pushes).where(schema.pushes.c.person == person))
        return [(row["endpoint"], msgspec.json.decode(row["keys"])) for row in rows]

    async def count_records(self, person: str) -> int:
        """Return how many records a person has uploaded."""
        query = select(func.count().label("count")).where(schema.records.c.person == person)
        row = await self.row(query)
        return int(row["count"]) if row else 0

    async def record(self, id: str) -> Row | None:
        """Return an uploaded record."""
        return await self.row(select(schema.records).where(schema.records.c.id == id))

    async def secret(self, name: str) -> str:
        """Return a secret of the server, made when it is needed first; all processes get the same."""
        query = select(schema.secrets).where(schema.secrets.c.name == name)
        row = await self.row(query)
        if row is None:
            try:
                await self.write(INSERT_SECRET, name=name, value=token_hex(32))
            except WriteConflict:
                pass  # another process was faster
            row = await self.row(query)
            assert row is not None
        return str(row["value"])
