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
from typing import Any
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

import uvicorn
from sqlalchemy import select

from cosmodrome.client import Connection, MessageRefused, RemoteTable, Visitor
from cosmodrome.server import schema
from cosmodrome.server.app import Server
from cosmodrome.server.config import Config, Limits
from cosmodrome.server.entry import Entry
from cosmodrome.server.run import uvicorn_config
from cosmodrome.server.store import Store

SERVE = "import typer; from cosmodrome.cli_serve import serve; typer.run(serve)"
NO_LIMITS = Limits(messages_per_second=1e6, message_burst=10**6, requests_per_second=1e6, request_burst=10**6)
UNLIMITED = """
import sys
from tests.server.house import NO_LIMITS
from cosmodrome.server.config import Config
from cosmodrome.server.run import run
run(Config(sys.argv[1], port=int(sys.argv[2]), bot_workers=1, bot_pause=0.0, limits=NO_LIMITS), False, False)
"""  # players in a hurry


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def house(database: Path | str, **settings: Any) -> AsyncIterator[tuple[str, Server]]:
    """Run a server in this process; yields its address and its inside."""
    usual: dict[str, Any] = {"bot_workers": 1, "bot_pause": 0.0, "port": free_port()}
    config = Config(str(database), **(usual | settings))
    made = uvicorn_config(config)
    running = uvicorn.Server(made)
    task = asyncio.create_task(running.serve())
    while not running.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{config.port}", made.app.server  # type: ignore[union-attr]
    finally:
        running.should_exit = True
        await task


@contextmanager
def process(database: Path | str, port: int, **env: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a server in a process of its own."""
    command = [sys.executable, "-c", SERVE, "--port", str(port), "--db", str(database), "--no-browser"]
    running = subprocess.Popen(command, env=os.environ | {"COSMODROME_BOT_PAUSE": "0"} | env)
    try:
        wait_for(port)
        yield running
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGTERM)
        running.wait(timeout=20)


def start(database: Path | str, port: int) -> "subprocess.Popen[bytes]":
    """Start a server in a process of its own, which sets nobody limits, and wait until it answers."""
    command = [sys.executable, "-c", UNLIMITED, str(database), str(port)]
    running = subprocess.Popen(command, cwd=Path(__file__).parents[2])
    wait_for(port)
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


async def settled(tables: list[RemoteTable]) -> None:
    """Wait until all clients know the same."""
    async with asyncio.timeout(20):
        while len({table.number for table in tables}) > 1:
            await asyncio.sleep(0.01)


def wait_for(port: int, seconds: float = 30.0) -> None:
    """Wait until a server answers."""
    opener = build_opener(ProxyHandler({}))
    end = time.monotonic() + seconds
    while True:
        try:
            opener.open(f"http://127.0.0.1:{port}/healthz", timeout=2).close()
            return
        except (URLError, OSError):
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)


@asynccontextmanager
async def guest(address: str, name: str) -> AsyncIterator[Connection]:
    """Be a guest with an open socket."""
    visitor = Visitor(address)
    await visitor.enter(name)
    async with Connection(visitor) as connection:
        yield connection


async def play_to_the_end(table: RemoteTable, choose: Any, seconds: float = 120) -> None:
    """Answer whatever the own seat is asked until the match is over."""
    async with asyncio.timeout(seconds):
        while not table.over:
            question = await table.my_question(seconds)
            if question is not None:
                with suppress(MessageRefused):  # another seat of a team was faster
                    await table.answer(choose(question))
