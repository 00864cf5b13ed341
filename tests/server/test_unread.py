"""Clients that do not read, do not answer or send nonsense: their table goes on, and they are away in good time."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.desk import PATIENCE, FakeClient, duel, hub_on, say, settle, until
from tests.server.desk import guest as person
from tests.server.house import guest, house
from tests.server.raw import RawClient

from cosmodrome.client import MessageRefused, RemoteTable, Visitor
from cosmodrome.protocol import Chat, NewTable
from cosmodrome.server.app import Server
from cosmodrome.server.config import Limits
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.table.items import Joined
from cosmodrome.server.web.sockets import Client

IMPATIENT = Limits(stall_seconds=0.3)


@asynccontextmanager
async def two_at_a_table(address: str, server: Server) -> AsyncIterator[tuple[RemoteTable, RawClient, Actor]]:
    """Let Anna and somebody who reads nothing sit at a table, and start."""
    silent = Visitor(address)
    await silent.enter("Boris")
    raw = RawClient()
    async with guest(address, "Anna") as anna:
        info = await anna.visitor.open_table(NewTable("star_realms", options={"first": 2}))
        table = await anna.watch(info.id)
        await table.sit(0)
        await raw.upgrade(address, silent.token)
        await raw.say(type="watch", table=info.id)
        await raw.say(type="sit", table=info.id, seat=1)
        actor = server.hub.actors[info.id]
        await until(lambda: bool(actor.table.seats[1].person))
        await table.start()
        try:
            yield table, raw, actor
        finally:
            raw.close()


def client_of(server: Server, name: str) -> Client:
    """Return the server's side of somebody's socket."""
    (found,) = [client for client in server.sockets.clients if client.name == name]
    return found


def transport_of(client: Client) -> asyncio.Transport:
    """Return the server's end of the connection, with little room for what the client does not read."""
    protocol: Any = client.asgi_send.__self__  # type: ignore[attr-defined]
    protocol.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    transport: asyncio.Transport = protocol.transport
    return transport


def fill(client: Client, brim: bool) -> None:
    """Send more than the network takes; to the brim: until messages have to wait."""
    transport = transport_of(client)
    while not (client.slow if brim else transport.get_write_buffer_size() > 30_000):
        client.send(b'{"type":"pong","time":0}' + b" " * 1000)
    assert client.slow == brim


@pytest.mark.parametrize("last", ["nothing", "bad UTF-8"])
def test_who_stops_reading_harms_no_table_and_is_away(
    last: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", away_seconds=1.0, ping_seconds=0.5, limits=IMPATIENT) as (address, server):
            async with two_at_a_table(address, server) as (table, raw, actor):
                client = client_of(server, "Boris")
                fill(client, brim=False)
                if last == "bad UTF-8":
                    await raw.frame(b'{"type":"watch","table":"%s"}' % table.id.encode(), b"\xff\xfe")
                while client in server.sockets.clients:
                    with suppress(MessageRefused):  # not more than somebody may say
                        await table.chat("still here?")
                    await asyncio.sleep(0.1)
                await until(lambda: client.person not in actor.present)
                if last == "nothing":
                    silent = server.hub.config.now() - actor.left[client.person]
                    assert silent >= 500, "who was not heard is away since then"
                await until(lambda: bool(actor.table.seats[1].bot))
                await table.chat("a bot goes on for you")
                assert server.hub.metrics.errors == 0
                assert len(caplog.records) <= 1

    asyncio.run(play())


def test_what_is_full_to_the_brim_is_cut_off_without_being_flushed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", ping_seconds=1000.0, limits=IMPATIENT) as (address, server):
            async with two_at_a_table(address, server) as (table, _, actor):
                client = client_of(server, "Boris")
                fill(client, brim=True)
                await until(lambda: client.person not in actor.present)
                await until(lambda: client not in server.sockets.clients)
                await table.chat("alone")

    asyncio.run(play())


class Broken(FakeClient):
    """A client whose network raises whatever it likes."""

    def send(self, data: bytes) -> None:
        raise RuntimeError("after close")


def test_whatever_sending_raises_drops_that_one_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub)
            await person(hub, "clara")
            for _ in range(3):
                actor.put(Joined(Broken("clara"), 0))
            await say(actor, anna, Chat(actor.table.terms.id, "hello"))
            assert boris.of("update")[-1]["line"]["text"] == "Anna\thello"
            assert set(actor.watchers) == {anna, boris}
            assert actor.persons() == ["anna", "boris"]
            assert not actor.life.task.done()

    asyncio.run(play())


def test_a_table_whose_task_has_ended_revives_for_those_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, _ = await duel(hub)
            await kill(actor, anna, monkeypatch)
            before = len(anna.of("sync"))
            await until(lambda: len(anna.of("sync")) > before)
            await say(actor, anna, Chat(actor.table.terms.id, "again"))
            assert anna.of("update")[-1]["line"]["text"] == "Anna\tagain"
            assert sum("table ended" in record.message for record in caplog.records) == 1

    monkeypatch.setattr("cosmodrome.server.hall.lasting.AGAIN_SECONDS", 0.01)
    asyncio.run(play())


def test_whoever_reaches_for_a_dead_table_revives_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, _ = await duel(hub)
            await kill(actor, anna, monkeypatch)
            assert await hub.table(actor.table.terms.id) is actor
            await say(actor, anna, Chat(actor.table.terms.id, "again"))
            assert anna.of("update")[-1]["line"]["text"] == "Anna\tagain"

    monkeypatch.setattr("cosmodrome.server.hall.lasting.AGAIN_SECONDS", 10 * PATIENCE)
    asyncio.run(play())


async def kill(actor: Actor, by: FakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table fail in a way from which it cannot recover by itself."""
    ended = actor.life.task
    await settle(actor)
    with monkeypatch.context() as broken:
        broken.setattr(actor, "reload", lambda: 1 / 0)
        broken.setattr(actor, "handle", lambda item: 1 / 0)
        actor.put(Joined(by, 0))
        await until(ended.done)
