"""Crowds at the doors: half-open requests, idle connections, floods; a club behind one address is welcome."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request

import pytest
from tests.server.desk import PATIENCE, until
from tests.server.house import free_port, guest, house, process, two_at_a_table
from tests.server.raw import RawClient

from cosmodrome.client import Connection, RequestRefused, Visitor
from cosmodrome.protocol import NewTable
from cosmodrome.server.config import Limits

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nhost: x\r\n"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\n"
    b"content-length: 1000\r\n\r\n{"
)
PING = 0x89  # the first byte of that frame
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


@asynccontextmanager
async def raw_clients(address: str, count: int) -> AsyncIterator[list[RawClient]]:
    """Connect many times, and send nothing."""
    crowd = [RawClient() for _ in range(count)]
    try:
        for one in crowd:
            await one.connect(address)
        yield crowd
    finally:
        for one in crowd:
            one.close()


async def play_a_little(address: str) -> None:
    """Come as a guest, open a table, and answer a bot's opponent's first questions."""
    async with guest(address, "Anna") as anna:
        info = await anna.visitor.open_table(NewTable("star_realms", options={"first": 1}))
        table = await anna.watch(info.id)
        await table.sit(0)
        await table.start("random")
        for _ in range(3):
            question = await table.my_question()
            assert question is not None
            await table.answer(question["options"][-1]["answer"])


@pytest.mark.parametrize(
    ("sent", "setting"),
    [
        (b"", "head_seconds"),
        (HALF_A_HEAD, "head_seconds"),
        (HALF_A_BODY, "body_seconds"),
        (WHOLE, "keep_alive_seconds"),
    ],
    ids=["nothing", "half a head", "half a body", "one request"],
)
def test_what_is_not_finished_in_time_is_ended(sent: bytes, setting: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db", limits=Limits(**{setting: 0.2})) as (address, server):  # type: ignore[arg-type]
            async with raw_clients(address, 1) as (one,):
                await one.send(sent)
                answer = await one.rest()
            assert answer.endswith(b"ok\n") == (sent == WHOLE)
            assert server.hub.metrics.errors == 0

    asyncio.run(test())


def test_who_sends_byte_after_byte_has_no_more_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db", limits=Limits(head_seconds=0.3)) as (address, _):
            async with raw_clients(address, 1) as (one,):
                await one.send(b"GET / HTTP/1.1\r\n")
                slowly = asyncio.create_task(send_slowly(one))
                await one.rest()
                with pytest.raises(ConnectionError):
                    await slowly

    asyncio.run(test())


async def send_slowly(client: RawClient) -> None:
    """Send one line of a head after the other, as long as somebody listens."""
    while True:
        await client.send(b"a: b\r\n")
        await asyncio.sleep(0.02)


def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db", limits=Limits(head_bytes=10_000)) as (address, _):
            async with raw_clients(address, 1) as (one,):
                await one.send(b"GET / HTTP/1.1\r\na: " + b"b" * 20_000)
                assert (await one.rest()).startswith(b"HTTP/1.1 431 ")

    asyncio.run(test())


def test_five_hundred_idle_connections_keep_nobody_out(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with raw_clients(address, 500) as crowd:
            for one in crowd[::2]:
                with suppress(ConnectionError):  # some had to give way already
                    await one.send(HALF_A_HEAD)
            await play_a_little(address)

    port = free_port()
    with process(tmp_path / "a.db", port, files=300, COSMODROME_LIMIT_HEAD_SECONDS="600"):
        asyncio.run(test(f"http://127.0.0.1:{port}"))


def test_who_asks_for_something_is_not_sent_away_for_others_and_one_too_many_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db", limits=Limits(connections_per_address=3)) as (address, _):
            async with raw_clients(address, 3) as crowd:
                for one in crowd:
                    await one.send(HALF_A_BODY)
                    assert b"100 Continue" in await one.read()
                async with raw_clients(address, 1) as (late,):
                    answer = await late.rest()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 60" in answer
            assert "Попробуйте ещё раз".encode() in answer

    asyncio.run(test())


def test_a_flood_of_new_tables_is_refused_and_those_who_play_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(tables_in_memory=25, requests_per_second=1e6, request_burst=10**6)
        async with house(tmp_path / "a.db", limits=limits) as (address, server):
            async with guest(address, "Anna") as anna:
                info = await anna.visitor.open_table(NewTable("star_realms", options={"first": 1}))
                table = await anna.watch(info.id)
                await table.sit(0)
                await table.start("random")
                crowd = [Visitor(address) for _ in range(5)]
                for one in crowd:
                    await one.enter()
                flood = [asyncio.create_task(open_many(one, 15)) for one in crowd]
                answered = 0
                while not all(task.done() for task in flood):
                    question = await table.my_question()
                    assert question is not None
                    await table.answer(question["options"][-1]["answer"])
                    answered += 1
                refused = [failure for task in flood for failure in await task]
                assert {failure.code for failure in refused} == {"busy"}
                assert 25 <= len(server.hub.actors) <= 25 + len(crowd), "some were being opened at once"
                assert answered
                request = Request(f"{address}/api/tables", b'{"game":"star_realms"}')
                request.add_header("authorization", f"Bearer {crowd[0].token}")
                request.add_header("content-type", "application/json")
                with pytest.raises(HTTPError) as busy:
                    await asyncio.to_thread(crowd[0].opener.open, request)
                assert (busy.value.code, busy.value.headers["retry-after"]) == (503, "60")
                assert json.loads(busy.value.read())["say"]["id"] == "problem-busy"

    asyncio.run(test())


async def open_many(visitor: Visitor, count: int) -> list[RequestRefused]:
    """Open one table after the other; return the refusals."""
    refused = []
    for _ in range(count):
        try:
            await visitor.open_table(NewTable("star_realms"))
        except RequestRefused as error:
            refused.append(error)
    return refused


def test_no_new_guests_while_everything_is_late(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (address, server):
            anna, boris = Visitor(address), Visitor(address)
            await anna.enter()
            server.hub.admission.late.extend([1000.0] * 4)
            with pytest.raises(RequestRefused, match="busy"):
                await boris.enter()
            await anna.enter()  # who is known comes in
            await until(lambda: server.hub.admission.lag < 100)
            await boris.enter()

    asyncio.run(test())


def test_lag_is_felt(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (_, server):
            while server.hub.admission.lag < 0.1:
                sleep(0.4)  # all that the server has to do is late
                await asyncio.sleep(0)
            assert server.hub.admission.memory_mib > 1

    asyncio.run(test())


def test_a_club_behind_one_address_is_welcome(tmp_path: Path) -> None:
    async def come(address: str) -> None:
        club = [Visitor(address) for _ in range(30)]
        await asyncio.gather(*(open_page(one) for one in club))
        async with AsyncExitStack() as doors:
            tabs = [await doors.enter_async_context(Connection(one, PATIENCE)) for one in club for _ in range(2)]
            matches = await asyncio.gather(*(two_at_a_table(tabs[i], tabs[i + 2]) for i in range(0, 60, 4)))
            tables = [played[0] for _, played in matches]
            assert all(table.view is not None for table in tables)
            figures = (await club[0].call("GET", "/metrics")).decode()
            assert "cosmodrome_sockets 60\n" in figures
            assert "cosmodrome_limited_total 0\n" in figures

    port = free_port()
    with process(tmp_path / "a.db", port):
        asyncio.run(come(f"http://127.0.0.1:{port}"))


async def open_page(visitor: Visitor) -> None:
    """Come as a guest who was none in both tabs, ask for what a lobby asks for, and log in after a slip."""
    await Visitor(visitor.address).enter()
    await visitor.enter("Somebody")
    for _ in range(2):
        for path in ("/api/me", "/api/games", "/api/tables", "/api/me/tables", "/api/games/star_realms/words?lang=en"):
            await visitor.call("GET", path)
        with pytest.raises(RequestRefused, match="can be seen"):  # costs no hash, but counts
            await visitor.call("POST", "/api/account/login", {"login": "\u200b" * 3, "password": "correct horse"})


def test_whoever_was_heard_of_late_is_not_asked_for_a_sign_of_life(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", ping_seconds=1000.0) as (address, server):
            visitor = Visitor(address)
            await visitor.enter("Anna")
            client = RawClient()
            await client.upgrade(address, visitor.token)
            await until(lambda: bool(server.sockets.clients))
            (heard,) = server.sockets.clients
            socket: Any = heard.asgi_send.__self__  # type: ignore[attr-defined]
            await client.read()  # the welcome
            for silent, asked in ((0.0, False), (400.0, False), (600.0, True)):
                socket.stop_keepalive()
                socket.heard_at = socket.loop.time() - silent
                socket.send_keepalive_ping()
                assert (socket.pending_ping_payload is not None) == asked
                if not asked:
                    assert socket.ping_timer.when() - socket.heard_at == pytest.approx(1000, abs=100)
            assert (await client.read())[0] == PING
            client.close()

    asyncio.run(play())
