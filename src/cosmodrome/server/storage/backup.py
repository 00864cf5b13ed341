"""Backups: all rows of one moment in one file, of SQLite and PostgreSQL alike, so that a club can also move.

The file is gzipped JSON lines: what it is, then for each table its columns and its rows, then how many rows there were
and the hash of everything before.  It is checked from beginning to end before anything is restored.
"""

import gzip
import os
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import MetaData, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cosmodrome import __version__
from cosmodrome.server.config import wall_clock
from cosmodrome.server.order.office import NotDone
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.migrate import full_url, is_known, migrate

FORMAT: Final = "cosmodrome-backup"
FORMAT_VERSION: Final = 1
FLEETING: Final = frozenset(("notices", "processes", "sockets", "allowances"))  # of use only to servers that run now
AT_ONCE: Final = 1_000  # rows
encode: Final = msgspec.json.encode


def kept_tables() -> list[Table]:
    """Return the tables that belong into a backup, those first that others refer to."""
    return [table for table in schema.metadata.sorted_tables if table.name not in FLEETING]


# -- writing -----------------------------------------------------------------------------------------------------------
async def write_backup(database: str, found: str, file: Path) -> dict[str, Any]:
    """Write all rows of this moment, while servers go on; ``found`` is the schema of the database."""
    if file.exists():
        raise NotDone(f"{file} exists already and is not overwritten; choose another name")
    draft = file.with_name(file.name + ".new")
    try:
        raw = open(draft, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))
    except FileExistsError:
        raise NotDone(f"{file} is being written already, or {draft} was left behind: delete that first") from None
    except OSError as error:
        raise NotDone(f"{file} cannot be written: {error.strerror}") from None
    try:
        with raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0) as packed:
                counts = await write_rows(database, found, packed.write)
            raw.flush()
            os.fsync(raw.fileno())
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)
    return {"file": str(file), "bytes": file.stat().st_size, "rows": counts}


async def write_rows(database: str, found: str, write: Callable[[bytes], Any]) -> dict[str, int]:
    """Write the lines of a backup; return how many rows there are by table."""
    hashed, counts = sha256(), dict[str, int]()

    def put(line: Any) -> None:
        data = encode(line) + b"\n"
        hashed.update(data)
        write(data)

    made = {"release": __version__, "schema": found, "made_at": wall_clock()}
    put({"format": FORMAT, "format_version": FORMAT_VERSION} | made)
    async with moment_of(database) as connection:
        for table in kept_tables():
            put({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
            counts[table.name] = 0
            query = select(table).order_by(*table.primary_key.columns)
            async for rows in (await connection.stream(query)).partitions(AT_ONCE):
                counts[table.name] += len(rows)
                for row in rows:
                    put(list(row))
    write(encode({"rows": counts, "sha256": hashed.hexdigest()}) + b"\n")
    return counts


@asynccontextmanager
async def moment_of(database: str) -> AsyncIterator[AsyncConnection]:
    """Connect so that all reads see the same moment, and nobody has to wait for them."""
    engine = create_async_engine(full_url(database))
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection
    finally:
        await engine.dispose()


# -- reading -----------------------------------------------------------------------------------------------------------
def lines_of(file: Path) -> Iterator[bytes]:
    """Return the lines of a backup, or say that it is damaged."""
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except FileNotFoundError:
        raise NotDone(f"there is no file {file}") from None
    except (OSError, EOFError) as error:
        raise NotDone(f"{file} is no backup, or is damaged: {error}") from None


def check_backup(file: Path) -> dict[str, Any]:
    """Read a whole backup; return what it is, or say what is wrong with it."""
    hashed, counts, previous, table = sha256(), dict[str, int](), b"", ""
    head: dict[str, Any] = {}
    for line in lines_of(file):
        if previous:
            hashed.update(previous)
            table = note_line(file, previous, head, counts, table)
        previous = line
    last = decoded(file, previous)
    if not isinstance(last, dict) or last.get("sha256") != hashed.hexdigest() or last.get("rows") != counts:
        raise NotDone(f"{file} is damaged or not complete: its hash or its counts do not fit")
    return head | {"rows": counts}


def note_line(file: Path, line: bytes, head: dict[str, Any], counts: dict[str, int], table: str) -> str:
    """Take note of one line of a backup; return the table to which the next ones belong."""
    found = decoded(file, line)
    if not head:
        head.update(checked_head(file, found))
    elif isinstance(found, dict):
        table = str(found.get("table"))
        counts[table] = 0
    else:
        counts[table] = counts.get(table, 0) + 1
    return table


def checked_head(file: Path, head: Any) -> dict[str, Any]:
    """Return the first line of a backup, or say why this release cannot restore it."""
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise NotDone(f"{file} is no backup of Cosmodrome")
    if head.get("format_version") != FORMAT_VERSION or not is_known(str(head.get("schema"))):
        raise NotDone(
            f"{file} was made by release {head.get('release')}, which is later than this one: restore it there"
        )
    return head


def decoded(file: Path, line: bytes) -> Any:
    """Return what a line says."""
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise NotDone(f"{file} is no backup, or is damaged") from None


# -- restoring ---------------------------------------------------------------------------------------------------------
async def restore(file: Path, database: str) -> dict[str, Any]:
    """Fill a new or empty database with a backup; everything or nothing."""
    head = check_backup(file)
    if "://" in database:
        await check_empty(database)
        await fill(file, head, database)
    else:
        await restore_file(file, head, Path(database))
    return {"database": database if "://" not in database else "", "made_at": head["made_at"], "rows": head["rows"]}


async def check_empty(database: str) -> None:
    """Refuse a database that somebody uses, before anything is changed there."""
    engine = create_async_engine(full_url(database))
    try:
        async with engine.connect() as connection:
            found = MetaData()
            await connection.run_sync(found.reflect)
            for table in kept_tables():
                if table.name in found.tables and await count(connection, found.tables[table.name]):
                    raise NotDone(f"the database is not empty ({table.name}); name an empty one with --db")
    finally:
        await engine.dispose()


async def restore_file(file: Path, head: dict[str, Any], target: Path) -> None:
    """Fill a SQLite file that has another name until it is complete."""
    if target.exists():
        raise NotDone(f"{target} exists already and is not overwritten; name another with --db, or move it away")
    draft = target.with_name(target.name + ".restoring")
    for left in (draft, *(draft.with_name(draft.name + end) for end in ("-wal", "-shm", "-journal"))):
        left.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        await fill(file, head, str(draft))
        draft.rename(target)
    finally:
        draft.unlink(missing_ok=True)


async def fill(file: Path, head: dict[str, Any], database: str) -> None:
    """Make the schema of the backup, insert all rows in one transaction, then bring the schema up to date."""
    url = full_url(database)
    await to_thread(migrate, url, str(head["schema"]))
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            found = MetaData()
            await connection.run_sync(found.reflect)
            await insert_rows(connection, found, file)
            await compare_counts(connection, found, head["rows"])
    finally:
        await engine.dispose()
    await to_thread(migrate, url)


async def insert_rows(connection: AsyncConnection, found: MetaData, file: Path) -> None:
    """Insert the rows of a backup."""
    lines = lines_of(file)
    next(lines)
    table, columns, waiting = None, list[str](), list[dict[str, Any]]()
    for line in lines:
        said = decoded(file, line)
        if waiting and (isinstance(said, dict) or len(waiting) == AT_ONCE):
            assert table is not None
            await connection.execute(insert(table), waiting)
            waiting = []
        if isinstance(said, list):
            waiting.append(dict(zip(columns, said, strict=True)))
        elif "table" in said:
            table, columns = found.tables[said["table"]], said["columns"]


async def count(connection: AsyncConnection, table: Table) -> int:
    """Return how many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def compare_counts(connection: AsyncConnection, found: MetaData, rows: dict[str, int]) -> None:
    """Make sure that everything has arrived."""
    for name, expected in rows.items():
        arrived = await count(connection, found.tables[name])
        if arrived != expected:
            raise NotDone(f"of {expected} rows of {name} {arrived} have arrived: nothing was restored")
