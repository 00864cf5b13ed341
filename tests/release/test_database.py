"""The database of an earlier release: people log in, find their tables as they left them, and play on."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import alembic.command
import alembic.config
import pytest
import sqlalchemy
from examples.network_bot import choose
from sqlalchemy import MetaData, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.desk import PATIENCE
from tests.server.house import NO_LIMITS, house, refusal, settled

from cosmodrome.client import Connection, MessageRefused, RemoteTable, RequestRefused, Visitor
from cosmodrome.protocol_account import Credentials
from cosmodrome.registry import find_game
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.migrate import MIGRATIONS, full_url
from cosmodrome.server.web.fairness import verify

RELEASES = sorted(path.parent for path in Path(__file__).parent.glob("*/server.db.gz"))
Told = dict[str, Any]


class Left(NamedTuple):
    """What a release left: its database, what is known of it, and a clock that goes on when the last people left."""

    database: str
    told: Told
    now: Callable[[], int]


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    """Return a kind of database."""
    return str(request.param)


@pytest.fixture(params=RELEASES, ids=[folder.name for folder in RELEASES])
def left(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> Left:
    """Return a copy of what a release left."""
    folder: Path = request.param
    copy = tmp_path / "server.db"
    copy.write_bytes(gzip.decompress((folder / "server.db.gz").read_bytes()))
    with sqlite3.connect(copy) as connection:
        ((last,),) = connection.execute("SELECT max(at) FROM entries")
    connection.close()
    begun = monotonic()
    database = str(copy)
    if kind == "postgres":
        database = str(request.getfixturevalue("postgres"))
        asyncio.run(copy_over(copy, database))
    told = json.loads((folder / "server.json").read_text("utf-8"))
    return Left(database, told, lambda: int(last + (monotonic() - begun) * 1000))


def is_played(told: Told, id: str) -> bool:
    """Tell whether a table or record is of the rules that this release has."""
    game, version = told["rules"][id]
    return bool(find_game(game).version == version)


async def copy_over(file: Path, url: str) -> None:
    """Make the same database on PostgreSQL, with the schema that it has."""
    here, there, found = create_engine(f"sqlite:///{file}"), create_async_engine(full_url(url)), MetaData()
    with here.connect() as read:
        found.reflect(read)
        rows = {
            table.name: [dict(row) for row in read.execute(table.select()).mappings()] for table in found.sorted_tables
        }
    here.dispose()
    async with there.begin() as written:
        await written.run_sync(make_schema, rows.pop("alembic_version")[0]["version_num"])
        for name, copied in rows.items():
            if copied:
                await written.execute(schema.metadata.tables[name].insert(), copied)
    await there.dispose()


def make_schema(connection: sqlalchemy.Connection, revision: str) -> None:
    """Make the tables that a release had."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, revision)


@asynccontextmanager
async def both(address: str, told: Told) -> AsyncIterator[tuple[Connection, Connection]]:
    """Come back as the one with an account and as the guest."""
    anna, boris = Visitor(address), Visitor(address, told["token"])
    await anna.call("POST", "/api/account/login", Credentials(**told["account"]))
    for visitor, name in ((anna, "Anna"), (boris, "Boris")):
        assert (await visitor.enter()).name == name
    async with Connection(anna, PATIENCE) as one, Connection(boris, PATIENCE) as other:
        yield one, other


async def finish(tables: list[RemoteTable]) -> None:
    """Play a match to its end."""
    while not tables[0].over:
        await settled(tables)
        asked = [table for table in tables if table.question]
        for table in asked:
            with suppress(MessageRefused):  # another seat was faster
                await table.answer(choose(table.question or {}))
        if not asked and not tables[0].over:
            await tables[0].changed(tables[0].number)


def test_running_matches_stand_as_they_were_left_and_are_played_to_the_end(left: Left) -> None:
    database, told, clock = left

    async def play() -> None:
        async with (
            house(database, limits=NO_LIMITS, now=clock) as (address, server),
            both(address, told) as (anna, boris),
            asyncio.timeout(5 * PATIENCE),
        ):
            for match in (told["live"], told["slow"]):
                if not is_played(told, match["id"]):
                    assert (await refusal(anna, match["id"])).code == "other_version"
                    continue
                tables = [await connection.watch(match["id"]) for connection in (anna, boris)]
                assert [table.number for table in tables] == [match["number"]] * 2
                for table, view in zip(tables, match["views"], strict=True):
                    assert table.view is not None
                    assert table.view["table"] == view["table"], "nothing moved"
                await finish(tables)
                assert verify(await anna.visitor.record(match["id"])).consistent
            assert server.hub.metrics.errors == 0

    asyncio.run(play())


def test_open_and_finished_tables_and_uploads_are_kept(left: Left) -> None:
    database, told, clock = left

    async def look() -> None:
        async with (
            house(database, limits=NO_LIMITS, now=clock) as (address, _),
            both(address, told) as (anna, boris),
        ):
            if is_played(told, told["open"]):
                waiting = await boris.watch(told["open"])
                assert waiting.seat == 0
                await waiting.start("random")
                assert waiting.view is not None
            else:
                assert (await refusal(boris, told["open"])).code == "other_version"
            for id, record in told["over"].items():
                text = await anna.visitor.record(id)
                now = json.loads(text)
                verdict = verify(text)
                assert verdict.consistent if is_played(told, id) else "0.1.0" in verdict.text
                for field in ("inputs", "chance"):
                    assert now[field] == record[field]
                assert now["result"] == (record["result"] if is_played(told, id) else None), "only rules can tell it"
            moments = anna.visitor.call("GET", f"/api/records/{told['uploaded']}/moments")
            if is_played(told, told["uploaded"]):
                assert await moments
            else:
                with pytest.raises(RequestRefused, match=r"0\.1\.0"):
                    await moments

    asyncio.run(look())
