"""The clients of ``load.py``: they sit down at tables, and answer by lot."""

import asyncio
import random
import time
from typing import Final

import msgspec
from benchmarks.socket_client import SocketClient

from cosmodrome.client import Visitor
from cosmodrome.protocol import NewTable

AT_ONCE: Final = 10  # tables that are being opened


class Choice(msgspec.Struct):
    """An option, as far as the load needs it."""

    answer: int


class Question(msgspec.Struct):
    """The same of a question."""

    options: list[Choice] = []


class View(msgspec.Struct):
    """The same of a view; everything else is skipped, not decoded."""

    question: Question | None = None


class Update(msgspec.Struct):
    """The same of an update or sync."""

    type: str
    view: View | None = None
    asked_at: int = 0
    key: str = ""


DECODER: Final = msgspec.json.Decoder(Update)


class Player:
    """One network client at one table: answers by lot, after some thought."""

    def __init__(self, table: str, think: float, delays: list[float]) -> None:
        self.table: Final = table
        self.think: Final = think
        self.delays: Final = delays
        self.sent_at: float = 0.0
        self.options: list[Choice] = []
        self.asked_at: int = 0
        self.busy: bool = False  # thinking, or waiting for the server
        self.count: int = 0
        self.stopped: bool = False

    def got(self, client: SocketClient, data: bytes) -> None:
        """Take a message; begin to think when asked."""
        kind = data[9:15]
        if kind not in (b"update", b'sync",', b"refuse"):
            return
        update = DECODER.decode(data)
        if update.view is not None:
            self.options, self.asked_at = (update.view.question or Question()).options, update.asked_at
        if kind == b"refuse":
            self.busy = False
        elif update.key and self.sent_at:
            self.delays.append(time.perf_counter() - self.sent_at)
            self.busy, self.sent_at = False, 0.0
        if not self.busy and not self.stopped and self.options:
            self.busy = True
            wait = random.uniform(0.2, 1.8) * self.think
            if wait:
                asyncio.get_running_loop().call_later(wait, self.answer, client)
            else:
                self.answer(client)

    def answer(self, client: SocketClient) -> None:
        """Send an answer to what is asked now."""
        if self.stopped or not self.options:
            self.busy = False
            return
        self.count += 1
        self.sent_at = time.perf_counter()
        client.send(
            b'{"type":"answer","table":"%s","asked_at":%d,"answer":%d,"key":"%d"}'
            % (self.table.encode(), self.asked_at, random.choice(self.options).answer, self.count)
        )


async def set_up(port: int, wishes: list[NewTable], tables: int, think: float, delays: list[float]) -> list[Player]:
    """Open tables, as many of each kind; seat a client in every seat, and start; a few tables at a time."""
    guests = [Visitor(f"http://127.0.0.1:{port}") for _ in range(wishes[0].seats)]
    for visitor in guests:
        await visitor.enter()
    players: list[Player] = []
    few = asyncio.Semaphore(AT_ONCE)

    async def one_table(wish: NewTable) -> None:
        async with few:
            info = await guests[0].open_table(wish)
            made = [Player(info.id, think, delays) for _ in guests]
            players.extend(made)
            sits = zip(guests, made, range(len(made)), strict=True)
            clients = await asyncio.gather(*(seated(port, *each) for each in sits))
            await start(clients[0], info.id)

    await asyncio.gather(*(one_table(wishes[i % len(wishes)]) for i in range(tables)))
    return players


async def seated(port: int, visitor: Visitor, player: Player, seat: int) -> SocketClient:
    """Connect a client and take its seat."""

    def made() -> SocketClient:
        return SocketClient("127.0.0.1", visitor.token, player.got)

    _, client = await asyncio.get_running_loop().create_connection(made, "127.0.0.1", port)
    await client.ready
    client.send(b'{"type":"watch","table":"%s"}' % player.table.encode())
    client.send(b'{"type":"sit","table":"%s","seat":%d}' % (player.table.encode(), seat))
    return client


async def start(host: SocketClient, table: str) -> None:
    """Let the host start a table; refused until all sit, so it is said again."""
    for _ in range(3):
        await asyncio.sleep(0.1)
        host.send(b'{"type":"start","table":"%s"}' % table.encode())
