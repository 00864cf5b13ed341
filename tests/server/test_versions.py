"""A match that was begun under other rules than the server has now: nothing is lost, and people are told."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from examples.network_bot import choose
from tests.server.house import NO_LIMITS, guest, house, play_to_the_end, refusal, settled

from cosmodrome.client import Connection, RequestRefused, Visitor
from cosmodrome.kernel.record import read_record
from cosmodrome.kernel.replay import replay
from cosmodrome.protocol import NewTable
from cosmodrome.registry import find_game
from cosmodrome.server.fairness import verify
from cosmodrome.server.words import message_of
from cosmodrome.translate import LANGUAGES, game_translator

GAME = find_game("star_realms")


@contextmanager
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the game have another version for a while."""
    with monkeypatch.context() as patch:
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
                info = await anna.visitor.open_table(NewTable("star_realms"))
                tables = [await anna.watch(info.id), await boris.watch(info.id)]
                for seat, table in enumerate(tables):
                    await table.sit(seat)
                await tables[0].start()
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
                with pytest.raises(RequestRefused, match="not over"):
                    await clara.record(info.id)
                text = await person.record(info.id)
                assert server.hub.metrics.errors == 0
        record = read_record(text)
        state = replay(GAME, record)
        assert before is not None
        assert GAME.view(state, 0) == before["table"], "the record leads to where the match stood"

    asyncio.run(play())


async def check_told(person: Visitor, id: str) -> None:
    """Fail unless the table is refused with words in every language, by socket and by HTTP."""
    async with Connection(person) as connection:
        problem = await refusal(connection, id)
    assert problem.code == "other_version"
    said = [game_translator(language, GAME, strict=True)(message_of(problem.say)) for language in LANGUAGES]
    assert "can download its record" in said[0]
    assert "могут скачать запись" in said[1]
    with pytest.raises(RequestRefused, match="cannot play it on"):
        await person.call("GET", f"/api/tables/{id}")


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
                assert not verify(text).fair, "these are other rules"
        assert verify(text).fair

    random.seed(1)
    asyncio.run(play())
