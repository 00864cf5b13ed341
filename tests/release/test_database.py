"""The database of an earlier release: people log in, find their tables as they left them, and play on."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from examples.network_bot import choose
from tests.server.desk import PATIENCE
from tests.server.house import NO_LIMITS, house, settled

from cosmodrome.client import Connection, MessageRefused, RemoteTable, Visitor
from cosmodrome.protocol import Credentials
from cosmodrome.server.fairness import verify

RELEASES = sorted(path.parent for path in Path(__file__).parent.glob("*/server.db.gz"))
Told = dict[str, Any]


@pytest.fixture(params=RELEASES, ids=[folder.name for folder in RELEASES])
def left(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Told]:
    """Return a copy of what a release left, and what is known of it."""
    folder: Path = request.param
    copy = tmp_path / "server.db"
    copy.write_bytes(gzip.decompress((folder / "server.db.gz").read_bytes()))
    return copy, json.loads((folder / "server.json").read_text("utf-8"))


def clock(database: Path) -> Callable[[], int]:
    """Return a clock that goes on when the last people left, so that nobody's time has run out."""
    with sqlite3.connect(database) as connection:
        ((last,),) = connection.execute("SELECT max(at) FROM entries")
    connection.close()
    begun = monotonic()
    return lambda: int(last + (monotonic() - begun) * 1000)


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


def test_running_matches_stand_as_they_were_left_and_are_played_to_the_end(left: tuple[Path, Told]) -> None:
    database, told = left

    async def play() -> None:
        async with (
            house(database, limits=NO_LIMITS, now=clock(database)) as (address, server),
            both(address, told) as (anna, boris),
            asyncio.timeout(5 * PATIENCE),
        ):
            for match in (told["live"], told["slow"]):
                tables = [await connection.watch(match["id"]) for connection in (anna, boris)]
                assert [table.number for table in tables] == [match["number"]] * 2
                for table, view in zip(tables, match["views"], strict=True):
                    assert table.view is not None
                    assert table.view["table"] == view["table"], "nothing moved"
                await finish(tables)
                assert verify(await anna.visitor.record(match["id"])).fair
            assert server.hub.metrics.errors == 0

    asyncio.run(play())


def test_open_and_finished_tables_and_uploads_are_kept(left: tuple[Path, Told]) -> None:
    database, told = left

    async def look() -> None:
        async with (
            house(database, limits=NO_LIMITS, now=clock(database)) as (address, _),
            both(address, told) as (anna, boris),
        ):
            waiting = await boris.watch(told["open"])
            assert waiting.seat == 0
            await waiting.start("random")
            assert waiting.view is not None
            for id, record in told["over"].items():
                text = await anna.visitor.record(id)
                now = json.loads(text)
                assert verify(text).fair
                for field in ("inputs", "result", "chance"):
                    assert now[field] == record[field]
            await anna.visitor.call("GET", f"/api/records/{told['uploaded']}/moments")

    asyncio.run(look())
