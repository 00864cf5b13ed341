"""A real server on a real port for tests: in this process, or in one of its own that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from secrets import randbelow
from typing import Any
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

import uvicorn
from sqlalchemy import select
from tests.server.desk import PATIENCE, config_for, until

from cosmodrome.client import Connection, MessageRefused, RemoteTable, Visitor
from cosmodrome.protocol import NewTable, Problem, TableInfo
from cosmodrome.server.app import Server
from cosmodrome.server.config import Limits
from cosmodrome.server.run import uvicorn_config
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import Store
from cosmodrome.server.table.entry import Entry

SERVE = "import typer; from cosmodrome.cli.host.serve import serve; typer.run(serve)"
NO_LIMITS = Limits(
    messages_per_second=1e6,
    message_burst=10**6,
    watches_per_second=1e6,
    requests_per_second=1e6,
    request_burst=10**6,
    lag_seconds=PATIENCE,
)
UNLIMITED = """
import sys
from tests.server.house import NO_LIMITS
from cosmodrome.server.config import Config
from cosmodrome.server.run import run
config = Config(
    sys.argv[1], port=int(sys.argv[2]), bot_workers=1, bot_pause=0.0, bot_seconds=120.0, limits=NO_LIMITS
)
run(config)
"""  # players in a hurry
PROCESS_ENV = {"COSMODROME_BOT_PAUSE": "0", "COSMODROME_LIMIT_LAG_SECONDS": str(PATIENCE)}
PORTS = range(20_000, 32_000)  # below those that systems give to outgoing connections


def free_port() -> int:
    """Return a port that nobody listens on and nobody is given by chance, for a server that comes back to it."""
    while True:
        port = PORTS[randbelow(len(PORTS))]
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@asynccontextmanager
async def house(database: Path | str, **settings: Any) -> AsyncIterator[tuple[str, Server]]:
    """Run a server in this process; yields its address and its inside."""
    usual: dict[str, Any] = {"bot_workers": 1, "bot_pause": 0.0, "bot_seconds": PATIENCE, "port": 0}
    made = uvicorn_config(config_for(database, usual | settings))
    running = uvicorn.Server(made)
    task = asyncio.create_task(running.serve())
    while not running.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", made.app.server  # type: ignore[union-attr]
    finally:
        running.should_exit = True
        await task


@contextmanager
def process(database: Path | str, port: int, files: int = 1024, **env: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a server in a process of its own, which may have so many files and connections open."""
    command = ["sh", "-c", f'ulimit -n {files} && exec "$0" "$@"', sys.executable, "-c", SERVE]
    command += ["--port", str(port), "--db", str(database), "--no-browser"]
    running = subprocess.Popen(command, env=os.environ | PROCESS_ENV | env)
    try:
        wait_for(port, running)
        yield running
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGTERM)
        running.wait(timeout=PATIENCE)


def start(database: Path | str, port: int) -> "subprocess.Popen[bytes]":
    """Start a server in a process of its own, which sets nobody limits, and wait until it answers."""
    command = [sys.executable, "-c", UNLIMITED, str(database), str(port)]
    running = subprocess.Popen(command, cwd=Path(__file__).parents[2])
    wait_for(port, running)
    return running


def kill(server: "subprocess.Popen[bytes]") -> None:
    """End a server as a loss of power would."""
    server.send_signal(signal.SIGKILL)
    server.wait()


async def saved(database: Path | str) -> list[Entry]:
    """Return the entries of the only table on the disk."""
    store = await Store.open(str(database))
    try:
        (row,) = await store.rows(select(schema.tables.c.id))
        return await store.entries(row["id"])
    finally:
        await store.close()


async def two_at_a_table(host: Connection, other: Connection) -> tuple[TableInfo, list[RemoteTable]]:
    """Open a table for two, let both sit down, the host first, and start."""
    info = await host.visitor.open_table(NewTable("star_realms"))
    tables = [await host.watch(info.id), await other.watch(info.id)]
    for seat, table in enumerate(tables):
        await table.sit(seat)
    await tables[0].start()
    return info, tables


async def settled(tables: list[RemoteTable]) -> None:
    """Wait until all clients know the same."""
    await until(lambda: len({table.number for table in tables}) == 1)


def wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers."""
    opener = build_opener(ProxyHandler({}))
    end = time.monotonic() + PATIENCE
    while True:
        try:
            opener.open(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).close()
            return
        except (URLError, OSError):
            assert server.poll() is None, "the server did not start"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)


@asynccontextmanager
async def guest(address: str, name: str) -> AsyncIterator[Connection]:
    """Be a guest with an open socket."""
    visitor = Visitor(address)
    await visitor.enter(name)
    async with Connection(visitor, PATIENCE) as connection:
        yield connection


async def refusal(connection: Connection, table: str, invite: str = "") -> Problem:
    """Try to watch a table that cannot be shown; return why not."""
    watching = asyncio.create_task(connection.watch(table, invite))
    try:
        await until(lambda: bool(connection.problems))
        assert not watching.done()
        return connection.problems[0]
    finally:
        watching.cancel()


async def play_to_the_end(table: RemoteTable, choose: Any) -> None:
    """Answer whatever the own seat is asked until the match is over."""
    async with asyncio.timeout(5 * PATIENCE):
        while not table.over:
            question = await table.my_question()
            if question is not None:
                with suppress(MessageRefused):  # another seat of a team was faster
                    await table.answer(choose(question))
