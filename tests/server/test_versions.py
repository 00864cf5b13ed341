"""A match that was begun under other rules than the server has now: nothing is lost, and people are told."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
import pytest
from examples.network_bot import choose
from tests.server.desk import PATIENCE
from tests.server.house import NO_LIMITS, guest, house, play_to_the_end, refusal, settled, two_at_a_table

from cosmodrome.client import Connection, MessageRefused, RequestRefused, Visitor
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.record import Ended, read_record
from cosmodrome.protocol import Ending, NewTable, TableInfo, Tables
from cosmodrome.registry import find_game, games
from cosmodrome.server.app import Server
from cosmodrome.server.web.fairness import verify
from cosmodrome.server.web.words import message_of
from cosmodrome.translate import LANGUAGES, game_translator

GAME = find_game("star_realms")


@contextmanager
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the game have another version for a while, after a release that played today's."""
    with monkeypatch.context() as patch:
        patch.setattr(type(GAME), "releases", {GAME.version: "0.1.0"})
        patch.setattr(type(GAME), "version", GAME.version + 1)
        yield


async def come_back(visitor: Visitor, address: str) -> Visitor:
    """Return the same person at a server that was started anew."""
    again = Visitor(address, visitor.token)
    await again.enter()
    return again


def test_a_match_under_way_is_kept_and_its_players_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                info, tables = await two_at_a_table(anna, boris)
                for i in range(30):
                    await settled(tables)
                    table = next(table for table in tables if table.question)
                    await table.answer(choose(table.question or {}))
                    if i % 5 == 0 and table.seat == 0:
                        await table.undo()
                await settled(tables)
                before = tables[0].view
        with newer_rules(monkeypatch):
            async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, server):
                person, clara = await come_back(anna.visitor, address), Visitor(address)
                await clara.enter("Clara")
                await check_told(person, info.id)
                assert [table.id for table in await clara.tables()] == [], "nobody is invited to what cannot be played"
                await server.hub.tick()
                assert server.hub.actors == {}
                await check_secret(server, [person, clara], info.id)
                assert server.hub.metrics.errors == 0
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _), guest_again(anna, address) as back:
            table = await back.watch(info.id)
            assert before is not None
            assert table.view is not None
            assert table.view["table"] == before["table"], "the old release plays on where the match stood"

    asyncio.run(play())


@asynccontextmanager
async def guest_again(connection: Connection, address: str) -> AsyncIterator[Connection]:
    """Be the same person with a socket at a server that was started anew."""
    async with Connection(await come_back(connection.visitor, address), PATIENCE) as again:
        yield again


async def check_secret(server: Server, people: list[Visitor], id: str) -> None:
    """Fail if anybody can learn the key of a match that is not over."""
    terms = await server.hub.store.terms(id)
    assert terms is not None
    for person in people:
        for path in (f"/api/records/{id}/file", f"/api/records/{id}", f"/api/records/{id}/moments"):
            with pytest.raises(RequestRefused, match="not over"):
                await person.call("GET", path)
        for path in ("/api/me/tables", "/api/tables", f"/api/tables/{id}/end"):
            assert terms.key.encode() not in await person.call("GET", path)


async def check_told(person: Visitor, id: str) -> None:
    """Fail unless the table is refused with words in every language, by socket and by HTTP."""
    async with Connection(person) as connection:
        problem = await refusal(connection, id)
    assert problem.code == "other_version"
    assert problem.say is not None
    assert problem.say["args"]["release"] == "0.1.0"
    said = [game_translator(language, GAME, strict=True)(message_of(problem.say)) for language in LANGUAGES]
    assert "end it here together without a result" in said[0]
    assert "вместе закончить здесь без результата" in said[1]
    with pytest.raises(RequestRefused, match="cannot play it on"):
        await person.call("GET", f"/api/tables/{id}")


def test_players_end_a_match_of_earlier_rules_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                info, tables = await two_at_a_table(anna, boris)
                for _ in range(20):
                    await settled(tables)
                    table = next(table for table in tables if table.question)
                    await table.answer(choose(table.question or {}))
                with pytest.raises(RequestRefused, match="can be played here"):
                    await anna.visitor.call("POST", f"/api/tables/{info.id}/end")
                await tables[1].leave()  # a bot goes on, but the person still has to agree
        with newer_rules(monkeypatch):
            async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, server):
                one, other = await come_back(anna.visitor, address), await come_back(boris.visitor, address)
                clara = Visitor(address)
                await clara.enter("Clara")
                with pytest.raises(RequestRefused, match="Only those who play"):
                    await clara.call("POST", f"/api/tables/{info.id}/end")
                for _ in range(2):  # once more changes nothing
                    told = msgspec.json.decode(await one.call("POST", f"/api/tables/{info.id}/end"), type=Ending)
                    assert (told.over, told.waiting, told.mine, told.release) == (False, ["Boris"], False, "0.1.0")
                await check_secret(server, [one, other, clara], info.id)
                told = msgspec.json.decode(await other.call("POST", f"/api/tables/{info.id}/end"), type=Ending)
                assert (told.over, told.waiting) == (True, [])
                text = await clara.record(info.id)
                assert [table.status for table in await my_tables(one)] == ["over"]
                with pytest.raises(RequestRefused, match="Only those who play"):
                    await one.call("POST", f"/api/tables/{info.id}/end")
        record = read_record(text)
        assert (record.ended, record.result) == (Ended("agreed"), None)
        assert verify(text).consistent
        assert not replay(GAME, record).over()
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _), guest_again(anna, address) as back:
            table = await back.watch(info.id)
            assert table.info is not None
            assert table.info.status == "over", "nobody can play on with a key that everybody knows"
            with pytest.raises(MessageRefused, match="refused-table-over"):
                await table.undo()

    asyncio.run(play())


async def my_tables(person: Visitor) -> list[TableInfo]:
    """Return the tables of a person."""
    return msgspec.json.decode(await person.call("GET", "/api/me/tables"), type=Tables).tables


def test_every_earlier_version_of_a_game_names_its_release() -> None:
    for game in games().values():
        assert all(game.releases.get(version) for version in range(1, game.version)), game.id


def test_a_finished_match_can_still_be_downloaded_and_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _):
            async with guest(address, "Anna") as anna:
                info = await anna.visitor.open_table(NewTable("star_realms", options={"turn_limit": 10}))
                table = await anna.watch(info.id)
                await table.sit(0)
                await table.start("random")
                await play_to_the_end(table, choose)
        with newer_rules(monkeypatch):
            async with house(tmp_path / "a.db") as (address, _):
                clara = Visitor(address)
                await clara.enter("Clara")
                text = await clara.record(info.id)
                with pytest.raises(RequestRefused, match="cannot play it on"):
                    await clara.call("GET", f"/api/records/{info.id}/moments")
                assert not verify(text).consistent, "these are other rules"
        assert verify(text).consistent

    random.seed(1)
    asyncio.run(play())
