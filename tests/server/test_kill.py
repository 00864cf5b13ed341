"""Servers that are killed in the middle of everything, and several servers on one database."""

import asyncio
import subprocess
from pathlib import Path

import pytest
from tests.server.desk import PATIENCE
from tests.server.house import free_port, guest, kill, settled, start
from tests.torture.kills import Given, play_on, run_course

from cosmodrome.client import Connection, RemoteTable, Visitor
from cosmodrome.protocol import NewTable
from cosmodrome.registry import games

KILLS = 2


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_is_lost_or_shown_twice_when_the_server_is_killed(game: str, tmp_path: Path) -> None:
    counts = asyncio.run(run_course(str(tmp_path / "a.db"), game, KILLS))
    assert counts["acknowledged"] > 0


def test_nothing_is_lost_on_postgres_when_the_server_is_killed(postgres: str) -> None:
    counts = asyncio.run(run_course(postgres, "space_base", KILLS))
    assert counts["acknowledged"] > 0


def test_two_servers_on_one_database(postgres: str) -> None:
    async def play() -> None:
        ports = [free_port(), free_port()]
        servers = [start(postgres, port) for port in ports]
        try:
            addresses = [f"http://127.0.0.1:{port}" for port in ports]
            async with guest(addresses[0], "Anna") as anna, guest(addresses[1], "Boris") as boris:
                info = await anna.visitor.open_table(NewTable("star_realms"))
                tables = [await anna.watch(info.id), await boris.watch(info.id)]
                for seat, table in enumerate(tables):
                    await table.sit(seat)
                await tables[0].start()
                given: list[Given] = []
                await asyncio.gather(*(play_on(table, given, limit) for limit in [[60]] for table in tables))
                await settled(tables)
                assert len(given) > 30
                for table in tables:
                    assert [line.number for line in table.lines] == list(range(1, table.number + 1))
                await both_talk_at_once(tables)
                await settled(tables)
                await a_bot_goes_on_elsewhere(anna, addresses[1], servers[0])
        finally:
            for server in servers:
                kill(server)

    asyncio.run(play())


async def both_talk_at_once(tables: list[RemoteTable]) -> None:
    """Many entries through two processes at the same time: each has a number of its own, none is lost."""
    said = await asyncio.gather(*(table.chat(f"{i}") for i in range(10) for table in tables))
    assert len(set(said)) == 20


async def a_bot_goes_on_elsewhere(anna: Connection, other: str, server: "subprocess.Popen[bytes]") -> None:
    """A match against a bot goes on at the other process when its own is killed."""
    info = await anna.visitor.open_table(NewTable("star_realms"))
    table = await anna.watch(info.id)
    await table.sit(0)
    await table.start("random")
    given: list[Given] = []
    await play_on(table, given, [10])
    kill(server)
    visitor = Visitor(other, anna.visitor.token)
    await visitor.enter()
    async with Connection(visitor, PATIENCE) as connection:
        again = await connection.watch(info.id)
        assert again.number >= table.number
        await play_on(again, given, [40])
        assert any(line.text == "random" and line.number > table.number for line in again.lines), "the bot answers"
