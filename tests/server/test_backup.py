"""Backups are of one moment, are checked before they are restored, and matches go on from them."""

import asyncio
import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server.desk import PATIENCE, until
from tests.server.house import free_port, guest, kill, saved, start, two_at_a_table
from tests.server.postgres import Cluster, create
from tests.server.test_admin import admin
from tests.torture.kills import Given, play_on

from cosmodrome.client import Connection, Visitor
from cosmodrome.server.storage.store import Store


async def begun(database: str) -> None:
    """Make a database with somebody in it."""
    store = await Store.open(database)
    await store.add_person("anna", "Anna", "en", 1)
    await store.close()


@contextmanager
def served(database: str, port: int) -> Iterator[str]:
    """Run a server until it is killed; yields its address."""
    server = start(database, port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        kill(server)


def test_a_match_goes_on_from_a_backup_that_was_made_while_it_was_played(
    database: str, tmp_path: Path, postgres_server: Cluster
) -> None:
    """Restore into the other kind of database: that tries writing and reading of both."""
    file, port = tmp_path / "club.backup", free_port()

    async def play() -> tuple[dict[str, int], str, str]:
        with served(database, port) as address:
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                info, tables = await two_at_a_table(anna, boris)
                given: list[Given] = []
                playing = asyncio.gather(*(play_on(table, given, limit) for limit in [[30]] for table in tables))
                await until(lambda: len(given) >= 15 or playing.done())
                written = await admin(database, "backup", str(file))
                await playing
                return written["rows"], info.id, anna.visitor.token

    async def go_on(restored: str, id: str, token: str, least: int) -> None:
        with served(restored, port) as address:
            visitor = Visitor(address, token)
            await visitor.enter()
            async with Connection(visitor, PATIENCE) as again:
                table = await again.watch(id)
                assert (table.number >= least, table.seat) == (True, 0)
                await table.chat("on we go")

    async def run() -> None:
        rows, id, token = await play()
        empty = f"r{uuid4().hex}"
        restored = str(tmp_path / empty) if "://" in database else await create(postgres_server.url, empty)
        told = await admin(restored, "restore", str(file))
        assert (rows["people"], told["rows"]) == (2, rows)
        before, after = await saved(database), await saved(restored)
        assert after == before[: rows["entries"]], "of one moment"
        await go_on(restored, id, token, len(after))

    asyncio.run(run())


def test_nothing_is_overwritten(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        await begun(database)
        file = tmp_path / "club.backup"
        await admin(database, "backup", str(file))
        assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
        before = file.read_bytes()
        assert "exists already and is not overwritten" in await admin(database, "backup", str(file))
        assert file.read_bytes() == before
        refused = await admin(database, "restore", str(file))
        assert "is not empty (people)" in refused or "exists already and is not overwritten" in refused
        assert sorted(path.name for path in tmp_path.glob("*.new")) == []

    asyncio.run(run())


def damaged(lines: list[bytes], what: str) -> bytes:
    """Return a backup of which something is wrong."""
    head = json.loads(lines[0])
    if what == "a changed row":
        row = next(i for i, line in enumerate(lines) if b"Anna" in line)
        lines[row] = lines[row].replace(b"Anna", b"Eve!")
    elif what == "not complete":
        del lines[-1]
    elif what == "of a later release":
        lines[0] = json.dumps(head | {"schema": "9999", "release": "9.0"}).encode() + b"\n"
    elif what == "something else":
        lines[0] = b'{"format": "recipes"}\n'
    packed = gzip.compress(b"".join(lines))
    return packed[:-20] if what == "cut off" else packed


WRONG = {
    "a changed row": "its hash or its counts do not fit",
    "not complete": "its hash or its counts do not fit",
    "cut off": "is no backup, or is damaged",
    "of a later release": "was made by release 9.0, which is later than this one",
    "something else": "is no backup of Cosmodrome",
}


@pytest.mark.parametrize("what", WRONG)
def test_a_damaged_backup_restores_nothing(what: str, tmp_path: Path) -> None:
    async def run() -> None:
        await begun(str(tmp_path / "a.db"))
        file, target = tmp_path / "club.backup", tmp_path / "b.db"
        await admin(str(tmp_path / "a.db"), "backup", str(file))
        file.write_bytes(damaged(gzip.decompress(file.read_bytes()).splitlines(keepends=True), what))
        assert WRONG[what] in await admin(str(target), "restore", str(file))
        assert list(tmp_path.glob("b.db*")) == []

    asyncio.run(run())


def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """Take away what later migrations added, as an earlier release would have written it."""

    async def run() -> None:
        await begun(str(tmp_path / "a.db"))
        file = tmp_path / "club.backup"
        await admin(str(tmp_path / "a.db"), "backup", str(file))
        lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
        file.write_bytes(as_of_0002(lines))
        told = await admin(str(tmp_path / "b.db"), "restore", str(file))
        assert told["rows"]["people"] == 1
        assert [row["name"] for row in await admin(str(tmp_path / "b.db"), "members", "--guests")] == ["Anna"]

    asyncio.run(run())


def as_of_0002(lines: list[object]) -> bytes:
    """Return the lines as a backup of schema 0002."""
    later = ("sanctions", "invitations", "reports", "analyses")
    kept, table, counts = list[object](), "", dict[str, int]()
    for line in lines[:-1]:
        if isinstance(line, dict) and "format" in line:
            kept.append(line | {"schema": "0002"})
        elif isinstance(line, dict):
            table = line["table"]
            columns = [name for name in line["columns"] if name not in ("invitation", "part_seconds")]
            if table not in later:
                counts[table] = 0
                kept.append({"table": table, "columns": columns})
        elif isinstance(line, list) and table not in later:
            counts[table] += 1
            kept.append(line[:-1] if table == "people" else line)
    body = b"".join(json.dumps(line).encode() + b"\n" for line in kept)
    foot = json.dumps({"rows": counts, "sha256": sha256(body).hexdigest()}).encode() + b"\n"
    return gzip.compress(body + foot)
