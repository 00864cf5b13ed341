"""Servers that are killed while people play: whatever was acknowledged is on the disk, once, and in order."""

import asyncio
import random
from collections import Counter
from typing import Final, NamedTuple

from examples.network_bot import choose
from tests.server.house import free_port, guest, kill, saved, settled, start

from cosmodrome.client import RemoteTable
from cosmodrome.client.table import MessageRefused
from cosmodrome.protocol import NewTable
from cosmodrome.registry import games
from cosmodrome.server.table.entry import ANSWER

ANSWERS: Final = 25  # between two kills, at most
SOON: Final = (0.02, 0.4)  # seconds after which a server is killed


class Given(NamedTuple):
    """An answer that the server has acknowledged."""

    number: int
    seat: int
    answer: int


def smallest_table(game: str) -> NewTable:
    """Return the smallest table for at least two."""
    count, mode = min((count, mode.id) for mode in games()[game].modes for count in mode.seats if count >= 2)
    return NewTable(game, mode, count, ask_everything=True)


async def play_on(table: RemoteTable, given: list[Given], limit: list[int]) -> None:
    """Answer what the own seat is asked until enough answers were given; note each that was acknowledged."""
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
        given.append(Given(number, table.seat, answer))


async def play_through(database: str, game: str, kills: int) -> tuple[list[RemoteTable], list[Given]]:
    """Play a game on a server that is killed so many times; return what both players know and were promised."""
    port, given = free_port(), list[Given]()
    address = f"http://127.0.0.1:{port}"
    servers = [await asyncio.to_thread(start, database, port)]
    try:
        async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            info = await anna.visitor.open_table(smallest_table(game))
            tables = [await anna.watch(info.id), await boris.watch(info.id)]
            for seat, table in enumerate(tables):
                await table.sit(seat)
            await tables[0].start("random")
            for _ in range(kills):
                limit = [ANSWERS]
                players = asyncio.gather(*(play_on(table, given, limit) for table in tables))
                await asyncio.sleep(random.uniform(*SOON))
                kill(servers.pop())
                servers.append(await asyncio.to_thread(start, database, port))
                await players
            await settled(tables)
    finally:
        for server in servers:
            kill(server)
    return tables, given


async def check(database: str, tables: list[RemoteTable], given: list[Given]) -> int:
    """Fail unless every acknowledged answer is on the disk, none counts twice, and nobody knows more than that."""
    entries = await saved(database)
    by_number = {entry.number: entry for entry in entries}
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    for number, seat, answer in given:
        assert (by_number[number].kind, by_number[number].seat, by_number[number].value) == (ANSWER, seat, answer)
    assert len({one.number for one in given}) == len(given), "an answer counted twice"
    for table in tables:
        assert [line.number for line in table.lines] == list(range(1, table.number + 1))
        assert table.number <= len(entries), "somebody was told of what is not on the disk"
    return len(entries)


async def run_course(database: str, game: str, kills: int) -> Counter[str]:
    """Play one game through some kills, and check it."""
    tables, given = await play_through(database, game, kills)
    entries = await check(database, tables, given)
    return Counter(kills=kills, acknowledged=len(given), entries=entries)
