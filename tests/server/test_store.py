"""The database: group commits that are durable and isolated, and migrations that lead to the schema."""

import asyncio

import pytest
from sqlalchemy import inspect
from tests.server.desk import guest, hub_on

from cosmodrome.protocol import NewTable
from cosmodrome.server.storage.schema import metadata
from cosmodrome.server.storage.store import Store
from cosmodrome.server.storage.writer import WriteConflict
from cosmodrome.server.table.entry import CHAT, Entry


def test_a_taken_number_harms_nobody_else_in_the_group(database: str) -> None:
    async def write() -> None:
        async with hub_on(database) as hub:
            await guest(hub, "anna")
            tables = [(await hub.open_table(NewTable("star_realms"), "anna")).id for _ in range(5)]
            await hub.store.append(tables[2], Entry(1, 0, CHAT, text="first"))
            jobs = [hub.store.append(table, Entry(1, 0, CHAT, text="x")) for table in tables]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [isinstance(result, WriteConflict) for result in results] == [False, False, True, False, False]
            for table in tables:
                found = await hub.store.entries(table)
                assert [entry.text for entry in found] == ["first" if table == tables[2] else "x"]

    asyncio.run(write())


def test_many_writers_share_transactions(database: str) -> None:
    async def write() -> None:
        async with hub_on(database) as hub:
            await guest(hub, "anna")
            table = (await hub.open_table(NewTable("star_realms"), "anna")).id
            before = hub.store.writer.groups  # type: ignore[attr-defined]
            await asyncio.gather(*(hub.store.append(table, Entry(i, 0, CHAT)) for i in range(1, 201)))
            assert len(await hub.store.entries(table)) == 200
            assert hub.store.writer.groups - before < 50  # type: ignore[attr-defined]

    asyncio.run(write())


def test_migrations_lead_to_the_schema(database: str) -> None:
    async def look() -> None:
        store = await Store.open(database)
        again = await Store.open(database)  # a second time there is nothing to do
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: {
                    name: {column["name"]: column["nullable"] for column in inspect(c).get_columns(name)}
                    for name in inspect(c).get_table_names()
                    if name != "alembic_version"
                }
            )
            indexes = await connection.run_sync(
                lambda c: {i["name"] for name in metadata.tables for i in inspect(c).get_indexes(name)}
            )
        await store.close()
        await again.close()
        wanted = {
            name: {column.name: bool(column.nullable) for column in table.columns}
            for name, table in metadata.tables.items()
        }
        assert found == wanted
        assert indexes >= {index.name for table in metadata.tables.values() for index in table.indexes}

    asyncio.run(look())


def test_the_secret_is_made_once(database: str) -> None:
    async def ask() -> None:
        async with hub_on(database) as hub:
            first, second = await asyncio.gather(hub.store.secret("x"), hub.store.secret("x"))
            assert first == second
            assert len(first) == 64

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("a.db", "sqlite+aiosqlite:///a.db"),
        ("/x/a.db", "sqlite+aiosqlite:////x/a.db"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
    ],
)
def test_urls(given: str, meant: str) -> None:
    from cosmodrome.server.storage.migrate import full_url

    assert full_url(given) == meant
