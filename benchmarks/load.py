"""Load on one server process: many live tables of network clients, and what a durable answer costs.

    python -m benchmarks.load [SECONDS] [TABLES ...]

Everything goes over real sockets on the loopback, and every answer is on the disk (SQLite, WAL, synchronous FULL)
before anybody is told.  CPU is that of the server process alone, its writer thread included; what it went to is looked
at afterwards, in some seconds more of the same load.
"""

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.request import ProxyHandler, build_opener

import uvloop
from benchmarks.load_players import set_up

from cosmodrome.lab.measure import is_compiled
from cosmodrome.protocol import NewTable
from cosmodrome.registry import games

ROOT: Final = Path(__file__).parents[1]
PORT: Final = int(os.environ.get("COSMODROME_LOAD_PORT", "8765"))
OPENER: Final = build_opener(ProxyHandler({}))
FOUR_SEATS: Final = tuple(
    NewTable(game, mode, 4, ask_everything=True)  # a pause is no work
    for game, mode in (
        ("star_realms", "free_for_all"),
        ("space_base", ""),
        ("red_planet", ""),
        ("galaxy_trucker", "turns"),
        ("metal_adventures", ""),
    )
)
SECOND_OF_THOUGHT: Final = 1.0  # that a client takes for an answer, on average
SETTLE_SECONDS: Final = 2.0
LOOK_SECONDS: Final = 8.0
HEAD: Final = (
    "| load | tables | p50 | p95 | p99 | answers/s | answers per server CPU-second | KiB a table | clients' CPU |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


class Load(NamedTuple):
    """Tables to be played at, and how long their clients think."""

    name: str
    wishes: tuple[NewTable, ...]
    tables: int
    think: float


class Server(NamedTuple):
    """A server process of our own, and where it tells what its time went to."""

    process: "subprocess.Popen[bytes]"
    shares: Path

    def metric(self, name: str) -> float:
        """Return one figure of the server."""
        text = OPENER.open(f"http://127.0.0.1:{PORT}/metrics", timeout=30).read().decode()
        return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"cosmodrome_{name} ")))

    def resident(self) -> int:
        """Return the memory that the process holds now, in bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def look(self) -> dict[str, float]:
        """Return the CPU seconds by kind of work, of the next few seconds."""
        self.process.send_signal(signal.SIGUSR1)
        await asyncio.sleep(LOOK_SECONDS)
        self.process.send_signal(signal.SIGUSR2)
        while not self.shares.exists():
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.1)
        seconds: dict[str, float] = json.loads(self.shares.read_text())
        return seconds


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Start a server that also offers the toy, and end it."""
    offer = folder / "load_games-1.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: load-games\nVersion: 1\n")
    (offer / "entry_points.txt").write_text("[cosmodrome.games]\ntoy = benchmarks.talking_toy:GAME\n")
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""), str(ROOT))))
    command = [sys.executable, "-m", "benchmarks.load_server", str(folder / "load.db"), str(PORT)]
    shares = folder / "shares.json"
    running = Server(subprocess.Popen([*command, str(shares)], env=os.environ | {"PYTHONPATH": path}), shares)
    try:
        wait_for(running)
        yield running
    finally:
        running.process.terminate()
        running.process.wait()


def wait_for(server: Server) -> None:
    """Wait until a server answers."""
    while server.process.poll() is None:
        try:
            server.metric("tables")
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server has ended")


async def measure(load: Load, seconds: float, server: Server) -> list[str]:
    """Run one load; return its line of the table, and what the server's time went to."""
    delays: list[float] = []
    memory = server.resident()
    players = await set_up(PORT, list(load.wishes), load.tables, load.think, delays)
    await asyncio.sleep(SETTLE_SECONDS)
    memory = server.resident() - memory
    delays.clear()
    cpu, entries = server.metric("cpu_seconds"), server.metric("entries_total")
    began, own = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    spent, written = server.metric("cpu_seconds") - cpu, server.metric("entries_total") - entries
    wall, own = time.perf_counter() - began, time.process_time() - own
    line = [load.name, str(load.tables), *parts_of(delays), f"{written / wall:.0f}", f"{written / spent:,.0f}"]
    line += [f"{memory / load.tables / 1024:.0f}", f"{100 * own / wall:.0f} %"]
    shares = await server.look()
    for player in players:
        player.stopped = True
    return [f"| {' | '.join(line)} |", told(shares)]


def parts_of(delays: list[float]) -> list[str]:
    """Return the median and the 95th and 99th percentile, in milliseconds."""
    ordered = sorted(delays) or [0.0]
    return [f"{1000 * ordered[int(len(ordered) * part)]:.1f}" for part in (0.5, 0.95, 0.99)]


def told(seconds: dict[str, float]) -> str:
    """Return shares of CPU time in words, the largest first."""
    whole = sum(seconds.values()) or 1.0
    shares = sorted(((100 * spent / whole, kind) for kind, spent in seconds.items()), reverse=True)
    return ", ".join(f"{kind} {share:.0f} %" for share, kind in shares if share >= 1)


def loads(tables: list[int]) -> list[Load]:
    """Return what is measured: people at four-seat tables, then two-seat tables at full speed."""
    people = [
        Load("four seats, all games, a second of thought", FOUR_SEATS, count, SECOND_OF_THOUGHT) for count in tables
    ]
    toy, duel = NewTable("toy", "", 2, {"turns": 10_000}), NewTable("star_realms", "duel", 2)
    return [
        *people,
        Load("two seats, the toy, at full speed", (toy,), 20, 0.0),
        Load("two seats, Star Realms, at full speed", (duel,), 20, 0.0),
    ]


async def main(seconds: float, tables: list[int]) -> None:
    """Measure and print."""
    build = "compiled" if all(map(is_compiled, games().values())) else "plain"
    print(f"Rules: {build}. {seconds:.0f} seconds each, load of the machine before: {os.getloadavg()[0]:.1f}\n\n{HEAD}")
    shares: list[str] = []
    for load in loads(tables):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            line, share = await measure(load, seconds, server)
        print(line, flush=True)
        shares.append(f"- {load.name}, {load.tables} tables: {share}")
    print("\nWhat the server's CPU time went to:\n" + "\n".join(shares))


if __name__ == "__main__":
    gc.disable()  # a client that stops to look for garbage would measure itself
    given = [int(word) for word in sys.argv[1:]]
    uvloop.run(main(given[0] if given else 15, given[1:] or [200, 400]))
