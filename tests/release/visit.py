"""People at a server of this release: all that it can leave in its database, small."""

import asyncio
import json
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from examples.network_bot import choose
from tests.server.house import free_port, guest, kill, play_to_the_end, settled, start

from cosmodrome.client import Connection, RemoteTable
from cosmodrome.protocol import NewTable
from cosmodrome.protocol_account import Credentials

Told = dict[str, Any]
FINISHED: list[dict[str, Any]] = [
    {"game": "star_realms", "options": {"turn_limit": 12}},
    {"game": "space_base", "mode": "light_speed"},
    {"game": "red_planet", "seats": 3},
    {"game": "galaxy_trucker", "options": {"rounds": 1}},
]


async def seat_both(anna: Connection, boris: Connection, wish: NewTable) -> list[RemoteTable]:
    """Open a table, seat two people and begin; other seats go to bots."""
    info = await anna.visitor.open_table(wish)
    tables = [await anna.watch(info.id, info.invite), await boris.watch(info.id, info.invite)]
    for seat, table in enumerate(tables):
        await table.sit(seat)
    await tables[0].start("random")
    return tables


async def play_some(tables: list[RemoteTable], answers: int) -> None:
    """Let both people give so many answers."""
    for _ in range(answers):
        await settled(tables)
        table = next((table for table in tables if table.question), None)
        if table is None:
            await tables[0].changed(tables[0].number)
            continue
        await table.answer(choose(table.question or {}))


async def go_back(tables: list[RemoteTable]) -> None:
    """Take answers back by consent, and play on."""
    for _ in range(40):
        await play_some(tables, 1)
        await settled(tables)
        before = tables[0].number
        await tables[0].undo()
        await settled(tables)
        if tables[0].lines[-1].kind == "ask_back":
            await tables[1].vote(True)
            await settled(tables)
            assert tables[0].number == before + 2
            return
    raise AssertionError("everything could be taken back freely")


async def finish(anna: Connection, wish: dict[str, Any]) -> RemoteTable:
    """Play a match against bots to its end."""
    info = await anna.visitor.open_table(NewTable(**wish))
    table = await anna.watch(info.id)
    await table.sit(0)
    await table.start("random")
    await play_to_the_end(table, choose)
    return table


def position(tables: list[RemoteTable]) -> Told:
    """Return what each of the two sees at a running table."""
    return {"id": tables[0].id, "number": tables[0].number, "views": [table.view for table in tables]}


async def live(anna: Connection, boris: Connection) -> Told:
    """Play some of a live match, with talk and with undo by consent."""
    tables = await seat_both(anna, boris, NewTable("star_realms", title="A duel"))
    await play_some(tables, 10)
    await tables[0].chat("Good luck!")
    await tables[1].chat("Удачи!")
    await go_back(tables)
    await play_some(tables, 10)
    await go_back(tables)
    await tables[1].leave()
    await tables[1].sit(1)
    await play_some(tables, 5)
    await settled(tables)
    return position(tables)


async def slow(anna: Connection, boris: Connection) -> Told:
    """Play some of a slow match by invitation."""
    wish = NewTable("space_base", pace="slow", public=False, answer_seconds=30 * 86400, title="By letter")
    tables = await seat_both(anna, boris, wish)
    await play_some(tables, 15)
    await settled(tables)
    return position(tables)


async def stay(address: str) -> Told:
    """Do all of it; return who was there and what they left."""
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(guest(address, "Anna"))
        boris = await stack.enter_async_context(guest(address, "Boris"))
        account = Credentials("anna@example.org", "correct horse battery")
        await anna.visitor.call("POST", "/api/account", account)
        waiting = await boris.visitor.open_table(NewTable("metal_adventures", seats=3, title="Come in"))
        await (await boris.watch(waiting.id)).sit(0)
        running = {"live": await live(anna, boris), "slow": await slow(anna, boris)}
        over = [await finish(anna, wish) for wish in FINISHED]
        records = {table.id: await anna.visitor.record(table.id) for table in over}
        uploaded = await anna.visitor.call("POST", "/api/records", upload=records[over[0].id])
        return {
            "account": {"login": account.login, "password": account.password},
            "token": boris.visitor.token,  # of a guest
            "open": waiting.id,
            **running,
            "over": {id: json.loads(text) for id, text in records.items()},
            "uploaded": json.loads(uploaded)["id"],
        }


async def visit() -> tuple[bytes, Told]:
    """Run a server, be there, and return its database as one file with what is known of it."""
    random.seed(1)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "server.db"
        port = free_port()
        server = await asyncio.to_thread(start, path, port)
        try:
            told = await stay(f"http://127.0.0.1:{port}")
        finally:
            kill(server)
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        connection.close()
        return path.read_bytes(), told
