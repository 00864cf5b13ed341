"""Servers that are killed in the middle of everything, and several servers on one database."""

import asyncio
import random
import subprocess
from pathlib import Path

import pytest
from examples.network_bot import choose
from tests.server.desk import PATIENCE
from tests.server.house import free_port, guest, kill, saved, settled, start

from cosmodrome.client import Connection, RemoteTable, Visitor
from cosmodrome.client.table import MessageRefused
from cosmodrome.protocol import NewTable
from cosmodrome.registry import games
from cosmodrome.server.table.entry import ANSWER

KILLS = 2
ANSWERS = 25  # between two kills


def smallest_table(game: str) -> NewTable:
    """Return the smallest table for at least two."""
    count, mode = min((count, mode.id) for mode in games()[game].modes for count in mode.seats if count >= 2)
    return NewTable(game, mode, count)


async def play_on(table: RemoteTable, given: list[tuple[int, int, int]], limit: list[int]) -> None:
    """Answer what the own seat is asked until enough answers were given; note (number, seat, answer) of each."""
    while limit[0] > 0 and not table.over:
        try:
            question = await table.my_question(seconds=0.5)
        except TimeoutError:
            continue
        if question is None:
            return
        answer = choose(question)
        limit[0] -= 1
        try:
            number = await table.answer(answer)
        except MessageRefused:
            continue
        given.append((number, table.seat, answer))


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_is_lost_or_shown_twice_when_the_server_is_killed(game: str, tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "a.db"
    given: list[tuple[int, int, int]] = []

    async def play() -> list[RemoteTable]:
        address = f"http://127.0.0.1:{port}"
        server = start(database, port)
        async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            info = await anna.visitor.open_table(smallest_table(game))
            tables = [await anna.watch(info.id), await boris.watch(info.id)]
            for seat, table in enumerate(tables):
                await table.sit(seat)
            await tables[0].start("random")
            for _ in range(KILLS):
                limit = [ANSWERS]
                players = asyncio.gather(*(play_on(table, given, limit) for table in tables))
                await asyncio.sleep(random.uniform(0.05, 0.4))
                kill(server)
                server = await asyncio.to_thread(start, database, port)
                await players
            await settled(tables)
            kill(server)
        return tables

    tables = asyncio.run(play())
    entries = asyncio.run(saved(database))
    by_number = {entry.number: entry for entry in entries}
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    for number, seat, answer in given:
        assert (by_number[number].kind, by_number[number].seat, by_number[number].value) == (ANSWER, seat, answer)
    assert len({number for number, _, _ in given}) == len(given), "no answer counted twice"
    for table in tables:
        assert [line.number for line in table.lines] == list(range(1, table.number + 1))
        assert table.number <= len(entries), "nobody was told of what is not on the disk"


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
                given: list[tuple[int, int, int]] = []
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
    given: list[tuple[int, int, int]] = []
    await play_on(table, given, [10])
    kill(server)
    visitor = Visitor(other, anna.visitor.token)
    await visitor.enter()
    async with Connection(visitor, PATIENCE) as connection:
        again = await connection.watch(info.id)
        assert again.number >= table.number
        await play_on(again, given, [40])
        assert any(line.text == "random" and line.number > table.number for line in again.lines), "the bot answers"
