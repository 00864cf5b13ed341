"""Load on one server process: many live tables of network clients, and what a durable answer costs.

    python -m benchmarks.load [tables] [seconds]

Everything goes over real sockets on the loopback, and every answer is on the disk (SQLite, WAL, synchronous FULL)
before anybody is told.  CPU is that of the server process alone, its writer thread included.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import ProxyHandler, build_opener

import msgspec
import uvloop
from benchmarks.socket_client import SocketClient

from cosmodrome.client import Visitor
from cosmodrome.protocol import NewTable

ROOT: Final = Path(__file__).parents[1]
PORT: Final = int(os.environ.get("COSMODROME_LOAD_PORT", "8765"))
FOUR_SEATS: Final = (
    ("star_realms", "free_for_all"),
    ("space_base", ""),
    ("red_planet", ""),
    ("galaxy_trucker", "turns"),
    ("metal_adventures", ""),
)
THINK: Final = 1.0  # seconds that a client of the first measurement takes for an answer, on average
SERVE: Final = """
import sys
from cosmodrome.server.config import Config, Limits
from cosmodrome.server.run import run
limits = Limits(messages_per_second=1e9, message_burst=10**9, requests_per_second=1e9, request_burst=10**9,
                watches_per_second=1e9, connections_per_address=10**6, lag_seconds=1e9,
                guests_per_minute=10**9, sockets_per_address=10**6, sockets_per_person=10**6, tables_per_person=10**6)
run(Config(sys.argv[1], port=int(sys.argv[2]), limits=limits, bot_workers=1), announce=False)
"""


class Update(msgspec.Struct):
    """What the load needs of an update or sync."""

    type: str
    view: dict[str, Any] | None = None
    asked_at: int = 0
    key: str = ""


DECODER: Final = msgspec.json.Decoder(Update)
OPENER: Final = build_opener(ProxyHandler({}))


def metric(name: str) -> float:
    """Return one figure of the server."""
    text = OPENER.open(f"http://127.0.0.1:{PORT}/metrics", timeout=30).read().decode()
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"cosmodrome_{name} ")))


def resident(process: "subprocess.Popen[bytes]") -> int:
    """Return the memory that a process holds now, in bytes."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Player:
    """One network client at one table: answers by lot, after some thought."""

    def __init__(self, table: str, think: float, delays: list[float]) -> None:
        self.table: Final = table
        self.think: Final = think
        self.delays: Final = delays
        self.sent_at: float = 0.0
        self.view: dict[str, Any] = {}
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
            self.view, self.asked_at = update.view, update.asked_at
        if kind == b"refuse":
            self.busy = False
        elif update.key and self.sent_at:
            self.delays.append(time.perf_counter() - self.sent_at)
            self.busy, self.sent_at = False, 0.0
        if not self.busy and not self.stopped and self.options():
            self.busy = True
            wait = random.uniform(0.2, 1.8) * self.think
            if wait:
                asyncio.get_running_loop().call_later(wait, self.answer, client)
            else:
                self.answer(client)

    def options(self) -> list[dict[str, Any]]:
        """Return what may be answered now."""
        question = self.view.get("question") or {}
        found: list[dict[str, Any]] = question.get("options", [])
        return found

    def answer(self, client: SocketClient) -> None:
        """Send an answer to what is asked now."""
        options = self.options()
        if self.stopped or not options:
            self.busy = False
            return
        self.count += 1
        self.sent_at = time.perf_counter()
        client.send(
            b'{"type":"answer","table":"%s","asked_at":%d,"answer":%d,"key":"%d"}'
            % (self.table.encode(), self.asked_at, random.choice(options)["answer"], self.count)
        )


async def set_up(wishes: list[NewTable], tables: int, think: float, delays: list[float]) -> list[Player]:
    """Open tables, as many of each kind; seat a client in every seat, and start; ten tables at a time."""
    guests = [Visitor(f"http://127.0.0.1:{PORT}") for _ in range(wishes[0].seats)]
    for visitor in guests:
        await visitor.enter()
    players: list[Player] = []
    few = asyncio.Semaphore(10)

    async def one_table(wish: NewTable) -> None:
        async with few:
            info = await guests[0].open_table(wish)
            made = [Player(info.id, think, delays) for _ in guests]
            players.extend(made)
            clients = await asyncio.gather(
                *(seated(*each) for each in zip(guests, made, range(len(made)), strict=True))
            )
            await start(clients[0], info.id)

    await asyncio.gather(*(one_table(wishes[i % len(wishes)]) for i in range(tables)))
    return players


async def seated(visitor: Visitor, player: Player, seat: int) -> SocketClient:
    """Connect a client and take its seat."""

    def made() -> SocketClient:
        return SocketClient("127.0.0.1", visitor.token, player.got)

    _, client = await asyncio.get_running_loop().create_connection(made, "127.0.0.1", PORT)
    await client.ready
    client.send(b'{"type":"watch","table":"%s"}' % player.table.encode())
    client.send(b'{"type":"sit","table":"%s","seat":%d}' % (player.table.encode(), seat))
    return client


async def start(host: SocketClient, table: str) -> None:
    """Let the host start a table; refused until all sit, so it is said again."""
    for _ in range(3):
        await asyncio.sleep(0.1)
        host.send(b'{"type":"start","table":"%s"}' % table.encode())


async def measure(
    name: str, wishes: list[NewTable], tables: int, think: float, seconds: float, server: "subprocess.Popen[bytes]"
) -> None:
    """Run one measurement and print it."""
    delays: list[float] = []
    memory = resident(server)
    players = await set_up(wishes, tables, think, delays)
    await asyncio.sleep(2)
    memory = resident(server) - memory
    delays.clear()
    cpu, entries, updates, began = (
        metric("cpu_seconds"),
        metric("entries_total"),
        metric("updates_total"),
        time.time(),
    )
    await asyncio.sleep(seconds)
    spent, written = metric("cpu_seconds") - cpu, metric("entries_total") - entries
    sent, wall = metric("updates_total") - updates, time.time() - began
    for player in players:
        player.stopped = True
    ordered = sorted(delays) or [0.0]
    p50, p95, p99 = (1000 * ordered[int(len(ordered) * part)] for part in (0.5, 0.95, 0.99))
    print(f"{name}: {tables} tables, {len(players)} clients, {wall:.1f} s")
    print(
        f"  answer to event: median {p50:.1f} ms, 95% {p95:.1f} ms, 99% {p99:.1f} ms, worst {1000 * ordered[-1]:.1f} ms"
    )
    print(
        f"  {written / wall:.0f} durable answers/s, {sent / wall:.0f} updates/s, server CPU {100 * spent / wall:.0f}%"
    )
    print(f"  {written / spent:.0f} durable answers per server CPU-second; {memory / tables / 1024:.0f} KiB a table")
    await asyncio.sleep(0.5)


def server_process(folder: Path) -> "subprocess.Popen[bytes]":
    """Start a server that also offers the toy."""
    offer = folder / "load_games-1.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: load-games\nVersion: 1\n")
    (offer / "entry_points.txt").write_text("[cosmodrome.games]\ntoy = benchmarks.talking_toy:GAME\n")
    env = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    running = subprocess.Popen([sys.executable, "-c", SERVE, str(folder / "load.db"), str(PORT)], env=env)
    for _ in range(200):
        try:
            metric("tables")
            return running
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


async def main(tables: int, seconds: float) -> None:
    """Measure people at four-seat tables, then two-seat tables at full speed."""
    for name, wishes, count, think in (
        ("live tables of four (all five games)", [NewTable(game, mode, 4) for game, mode in FOUR_SEATS], tables, THINK),
        ("live tables of four (space_base)", [NewTable("space_base", "", 4)], tables, THINK),
        ("two seats at full speed (toy)", [NewTable("toy", "", 2, {"turns": 10_000})], 20, 0.0),
        ("two seats at full speed (star_realms duel)", [NewTable("star_realms", "duel", 2)], 20, 0.0),
    ):
        with tempfile.TemporaryDirectory() as folder:
            server = server_process(Path(folder))
            try:
                await measure(name, wishes, count, think, seconds, server)
            finally:
                server.terminate()
                server.wait()


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    uvloop.run(main(*given, *(200, 10)[len(given) :]))
