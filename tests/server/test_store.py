"""The database: group commits that are durable and isolated, and migrations that lead to the schema."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Inspector, create_engine, inspect
from sqlalchemy.schema import CreateSchema
from tests.server.desk import PATIENCE, guest, hub_on

from cosmodrome.protocol import NewTable
from cosmodrome.server.storage.schema import metadata
from cosmodrome.server.storage.store import Store
from cosmodrome.server.storage.writer import ENOUGH, ThreadWriter, WriteConflict
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


def test_tables_wait_for_each_other_only_where_several_write(tmp_path: Path) -> None:
    async def write() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            writer = hub.store.writer
            assert isinstance(writer, ThreadWriter)
            for names, last, crowded in (("aaaa", 0.001, False), ("abcd", 0.001, True), ("abcd", 1.0, False)):
                writer.crowd.clear()
                writer.crowd.extend(zip(names, (0.0, 0.0, 0.0, last), strict=True))
                assert writer.is_crowded() == crowded

    asyncio.run(write())


def test_a_crowd_that_is_large_enough_waits_for_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            await guest(hub, "anna")
            table = (await hub.open_table(NewTable("star_realms"), "anna")).id
            writer = hub.store.writer
            assert isinstance(writer, ThreadWriter)
            before = writer.groups
            with monkeypatch.context() as crowded:
                crowded.setattr(writer, "is_crowded", lambda: True)
                crowded.setattr("cosmodrome.server.storage.writer.GATHER_SECONDS", 10 * PATIENCE)
                first = asyncio.gather(*(hub.store.append(table, Entry(i, 0, CHAT)) for i in range(1, ENOUGH)))
                await asyncio.sleep(0)
                assert not first.done()
                await hub.store.append(table, Entry(ENOUGH, 0, CHAT))
                await first
            assert writer.groups == before + 1

    asyncio.run(write())


def described(connection: Connection, schema: str | None = None) -> dict[str, Any]:
    """Return all that a database says about its tables, but not in which order."""
    look = inspect(connection)
    names = [name for name in look.get_table_names(schema) if name != "alembic_version"]
    return {name: table_described(look, name, schema) for name in names}


def table_described(look: Inspector, name: str, schema: str | None) -> dict[str, Any]:
    """Return the columns, keys, constraints and indexes of a table."""
    columns = look.get_columns(name, schema)
    return {
        "columns": {
            column["name"]: (str(column["type"]), column["nullable"], column["default"] is None) for column in columns
        },
        "key": look.get_pk_constraint(name, schema)["constrained_columns"],
        "unique": {one["name"]: one["column_names"] for one in look.get_unique_constraints(name, schema)},
        "indexes": {one["name"]: (one["column_names"], one["unique"]) for one in look.get_indexes(name, schema)},
        "foreign": sorted(
            (one["constrained_columns"], one["referred_table"]) for one in look.get_foreign_keys(name, schema)
        ),
    }


def made_at_once(connection: Connection) -> dict[str, Any]:
    """Return what a database would say that was made from the schema, and not by migrations."""
    if connection.dialect.name == "postgresql":
        connection.execute(CreateSchema("fresh"))
        metadata.create_all(connection.execution_options(schema_translate_map={None: "fresh"}))
        return described(connection, "fresh")
    engine = create_engine("sqlite://")
    with engine.begin() as fresh:
        metadata.create_all(fresh)
        found = described(fresh)
    engine.dispose()
    return found


def test_migrations_lead_to_the_schema(database: str) -> None:
    async def look() -> None:
        store = await Store.open(database)
        again = await Store.open(database)  # a second time there is nothing to do
        async with store.engine.connect() as connection:
            migrated = await connection.run_sync(described)
            fresh = await connection.run_sync(made_at_once)
        await store.close()
        await again.close()
        assert set(migrated) == set(metadata.tables)
        for name, table in fresh.items():
            assert migrated[name] == table, name

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
