"""What `make torture` is made of: each part can run many portions, in processes of its own."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from tests.server.house import free_port, kill, start
from tests.server.postgres import cluster, create
from tests.torture.hostile import attack_a_club
from tests.torture.kills import run_course
from tests.torture.pairs import run_pairs

from cosmodrome.client import Visitor
from cosmodrome.registry import games

Counts = Counter[str]


class Part(NamedTuple):
    """One kind of torture: how much of it there is, how much comes at once, and how it is told."""

    name: str
    unit: str
    whole: int
    portion: int
    run: Callable[[int, int], Counts]  # from that number on, so many of them


def kills_on_sqlite(first: int, count: int) -> Counts:
    """Kill a server with an embedded database."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run_course(f"{folder}/tables.db", game_for(first // count), count))


def kills_on_postgres(first: int, count: int) -> Counts:
    """Kill a server that writes to PostgreSQL, where that is installed."""
    with cluster() as made:
        database = asyncio.run(create(made.url, "torture"))
        return asyncio.run(run_course(database, game_for(first // count), count))


def game_for(course: int) -> str:
    """Return the game of a course: all of them in turn."""
    names = sorted(games())
    return names[course % len(names)]


def hostile_messages(first: int, count: int) -> Counts:
    """Attack a server process, then ask it whether it failed at anything."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start(f"{folder}/tables.db", port)
        try:
            return asyncio.run(attacked(f"http://127.0.0.1:{port}", count, first))
        finally:
            kill(server)


async def attacked(address: str, count: int, seed: int) -> Counts:
    """Return what came of an attack; a failure of the server itself is one of ours."""
    counts = await attack_a_club(address, count, seed)
    figures = (await Visitor(address).call("GET", "/metrics")).decode()
    failures = next(line for line in figures.splitlines() if line.startswith("cosmodrome_errors_total "))
    assert failures.split()[1] == "0", f"the server failed: {failures}"
    return counts


PARTS: Final = (
    Part("kills, SQLite", "kills", 900, 5, kills_on_sqlite),
    Part("kills, PostgreSQL", "kills", 100, 2, kills_on_postgres),
    Part("paired games", "games", 10_000, 1_000, run_pairs),
    Part("hostile messages", "sent", 1_000_000, 20_000, hostile_messages),
)
