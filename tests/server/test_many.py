"""Two real servers on one PostgreSQL are one club: limits, presence, names and reminders hold for both of them."""

import asyncio
import json
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from uuid import uuid4

import pytest
from tests.server.desk import PATIENCE, until
from tests.server.house import free_port, guest, kill, process, saved, settled, two_at_a_table
from tests.server.postgres import Cluster, create
from tests.server.test_admin import admin, code_of
from tests.torture.kills import Given, play_on
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cosmodrome.client import Connection, RemoteTable, Visitor
from cosmodrome.protocol import NewTable
from cosmodrome.server.table.entry import ANSWER

LIMITS = {"COSMODROME_LIMIT_SOCKETS_PER_PERSON": "3", "COSMODROME_LIMIT_GUESSES_PER_ACCOUNT": "4"}
FAST = {f"COSMODROME_LIMIT_{name}": "100000" for name in ("MESSAGES_PER_SECOND", "MESSAGE_BURST", "REQUEST_BURST")}
Servers = list[tuple[str, "subprocess.Popen[bytes]"]]


@contextmanager
def two_servers(database: str) -> Iterator[Servers]:
    """Run two servers; yields their addresses and processes."""
    with ExitStack() as stack:
        servers: Servers = []
        for port in (free_port(), free_port()):
            running = stack.enter_context(process(database, port, 1024, **LIMITS, **FAST))
            servers.append((f"http://127.0.0.1:{port}", running))
        yield servers


@pytest.fixture(scope="module")
def club(postgres_server: Cluster) -> Iterator[tuple[str, str, str]]:
    """Run two servers for all tests that harm none of them; yields the database and their addresses."""
    database = asyncio.run(create(postgres_server.url, f"t{uuid4().hex}"))
    with two_servers(database) as ((one, _), (other, _)):
        yield database, one, other


async def as_at(visitor: Visitor, address: str) -> Visitor:
    """Be the same person at another server."""
    other = Visitor(address, visitor.token)
    await other.enter()
    return other


async def socket_at(visitor: Visitor, address: str) -> ClientConnection | None:
    """Open a socket at a server; nothing where it is refused."""
    headers = {"Authorization": f"Bearer {visitor.token}"}
    try:
        return await connect(f"{address.replace('http', 'ws')}/socket", additional_headers=headers, proxy=None)
    except WebSocketException:
        return None


async def open_again(visitor: Visitor, address: str) -> ClientConnection:
    """Open a socket as soon as there is room for it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            opened = await socket_at(visitor, address)
            if opened is not None:
                return opened
            await asyncio.sleep(0.05)


def test_limits_hold_for_both_servers_together(club: tuple[str, str, str]) -> None:
    async def run(database: str, one: str, other: str) -> None:
        anna = Visitor(one)
        await anna.enter("Anna")
        await anna.call("POST", "/api/account", {"login": "anna", "password": "correct horse"})
        sockets = [await socket_at(anna, address) for address in (one, other, one)]
        assert all(sockets)
        assert await socket_at(anna, other) is None, "three are allowed, wherever they are"
        assert sockets[0] is not None
        await sockets[0].close()
        sockets.append(await open_again(anna, other))
        for opened in sockets:
            assert opened is not None
            await opened.close()
        stranger = Visitor(one)
        await stranger.enter()
        for guess in range(4):
            wrong = {"login": "anna", "password": f"wrong guess {guess}"}
            at = await as_at(stranger, (one, other)[guess % 2])
            assert await code_of(at.call("POST", "/api/account/login", wrong)) == "wrong_password"
        for address in (one, other):
            at = await as_at(stranger, address)
            right = {"login": "anna", "password": "correct horse"}
            assert await code_of(at.call("POST", "/api/account/login", right)) == "too_fast"
        assert len(await admin(database, "health")) == 2

    asyncio.run(run(*club))


def test_people_at_two_servers_see_each_other(club: tuple[str, str, str]) -> None:
    async def run(database: str, one: str, other: str) -> None:
        async with guest(one, "Anna") as anna:
            async with guest(other, "Boris") as boris:
                _, (ours, theirs) = await two_at_a_table(anna, boris)
                both = {anna.person, boris.person}
                await until(lambda: both <= set(ours.here) and both <= set(theirs.here))
                await (await as_at(boris.visitor, one)).call("PUT", "/api/me", {"name": "Boris the Second"})
                await eventually_said(theirs, "Boris the Second")
            await until(lambda: boris.person not in ours.here)

    asyncio.run(run(*club))


async def eventually_said(table: RemoteTable, name: str) -> None:
    """Say something until it is said under another name."""
    async with asyncio.timeout(PATIENCE):
        while not any(line.text.startswith(f"{name}\t") for line in table.lines):
            await table.chat("who am I?")
            await asyncio.sleep(0.6)  # whoever talks faster is refused


def test_a_page_at_the_other_server_is_reminded(club: tuple[str, str, str]) -> None:
    async def run(database: str, one: str, other: str) -> None:
        async with guest(one, "Anna") as anna, guest(one, "Boris") as boris:
            page = await socket_at(boris.visitor, other)
            assert page is not None
            info = await anna.visitor.open_table(NewTable("star_realms", pace="slow"))
            tables = [await connection.watch(info.id) for connection in (anna, boris)]
            for seat, table in enumerate(tables):
                await table.sit(seat)
            await tables[0].start()
            given: list[Given] = []
            playing = asyncio.create_task(play_on(tables[0], given, [10_000]))
            try:
                async with asyncio.timeout(PATIENCE):
                    while (told := json.loads(await page.recv()))["type"] != "reminder":
                        pass
            finally:
                playing.cancel()
            assert told["table"] == info.id
            await page.close()

    asyncio.run(run(*club))


def test_a_table_of_a_dead_server_goes_on_at_the_other(postgres: str) -> None:
    """Anna looks on at the second server, while the first one lets the bot think, until that is killed."""

    async def run(one: str, other: str, server: "subprocess.Popen[bytes]") -> None:
        async with guest(one, "Anna") as anna:
            info = await anna.visitor.open_table(NewTable("star_realms"))
            first = await anna.watch(info.id)
            await first.sit(0)
            await first.start("random")
            async with Connection(await as_at(anna.visitor, other), PATIENCE) as elsewhere:
                table = await elsewhere.watch(info.id)
                given: list[Given] = []
                await play_on(table, given, [5])
                kill(server)
                killed_at = table.number
                await play_on(table, given, [40])
                assert any(line.text == "random" and line.number > killed_at for line in table.lines), "the bot answers"

    with two_servers(postgres) as ((one, server), (other, _)):
        asyncio.run(run(one, other, server))


@asynccontextmanager
async def proxy(ports: list[int]) -> AsyncIterator[str]:
    """Lead every connection to the first server that takes it; yields the address."""

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in ports:
            with suppress(OSError):
                behind = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(pipe(reader, behind[1]), pipe(behind[0], writer))
                return
        writer.close()

    server = await asyncio.start_server(lead, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()


def test_a_rolling_upgrade_loses_nothing(postgres: str) -> None:
    """Two people play on through a proxy while each server in turn is told to stop and is started again."""
    given: list[Given] = []
    ports = [free_port(), free_port()]

    async def play(stack: ExitStack) -> list[RemoteTable]:
        servers = {port: stack.enter_context(process(postgres, port, 1024, **FAST)) for port in ports}
        async with proxy(ports) as address, guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            _, tables = await two_at_a_table(anna, boris)
            for port in list(ports):
                limit = [40]
                playing = asyncio.gather(*(play_on(table, given, limit) for table in tables))
                await until(lambda limit=limit: limit[0] < 30)  # type: ignore[misc]
                servers[port].send_signal(signal.SIGTERM)
                await playing
                await asyncio.to_thread(servers[port].wait, PATIENCE)
                again = process(postgres, port, 1024, **FAST)
                servers[port] = await asyncio.to_thread(stack.enter_context, again)
                ports.reverse()  # newcomers go to the one that has stayed, until it is its turn
            await settled(tables)
            return tables

    with ExitStack() as stack:
        tables = asyncio.run(play(stack))
    entries = asyncio.run(saved(postgres))
    by_number = {entry.number: entry for entry in entries}
    assert list(by_number) == list(range(1, len(entries) + 1))
    assert len(given) > 60
    for number, seat, answer in given:
        assert (by_number[number].kind, by_number[number].seat, by_number[number].value) == (ANSWER, seat, answer)
    for table in tables:
        assert [line.number for line in table.lines] == list(range(1, table.number + 1))
