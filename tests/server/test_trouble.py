"""A database that fails for a while, writes that cannot be written, and tables that cannot be read."""

import asyncio
import sqlite3
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from tests.server.desk import PATIENCE, answer_to, asked, duel, guest, hub_on, say, settle, until
from tests.server.postgres import Cluster, cluster, create

from cosmodrome.protocol import Chat, NewTable
from cosmodrome.server.storage.store import INSERT_SECRET, NotRead
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.table.entry import ANSWER, CHAT, NOBODY, Entry
from cosmodrome.server.table.items import Said
from cosmodrome.server.troubles import DATABASE

DROP_SECRETS = text("DROP TABLE secrets")


def test_what_cannot_be_written_harms_nobody_else(database: str) -> None:
    async def write() -> None:
        async with hub_on(database) as hub:
            jobs = [hub.store.write(INSERT_SECRET, name=f"{i}", value="x" if i else "\ud800") for i in range(3)]
            async with asyncio.timeout(PATIENCE):
                results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [isinstance(result, WriteFailed) for result in results] == [True, False, False]
            assert await hub.store.secret("2") == "x"

    asyncio.run(write())


def test_no_secret_is_in_the_reason_of_a_failure(database: str) -> None:
    async def write() -> None:
        async with hub_on(database) as hub:
            await hub.store.write(DROP_SECRETS)
            with pytest.raises(WriteFailed) as failed:
                await hub.store.write(INSERT_SECRET, name="cookies", value="hidden-key")
            assert "hidden-key" not in str(failed.value)
            with pytest.raises(NotRead) as unread:
                await hub.store.secret("hidden-key")
            assert "hidden-key" not in str(unread.value)

    asyncio.run(write())


def test_a_table_outlives_a_database_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object) -> None:
        raise OperationalError("", {}, OSError("away"))

    async def unwritten(*_: object) -> None:
        raise WriteFailed("away")

    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub)
            seat, number, legal = asked(actor)
            me, before = (anna, boris)[seat], actor.table.number
            with monkeypatch.context() as broken:
                broken.setattr(hub.store, "append", unwritten)
                broken.setattr(hub.store, "entries", away)
                task = asyncio.create_task(say(actor, me, answer_to(actor, legal[0], number, "a")))
                await until(lambda: "cannot be read again" in caplog.text)
            await task
            assert me.of("error")[-1]["code"] == "not_written"
            assert actor.table.number == before
            await say(actor, me, answer_to(actor, legal[0], number, "a"))
            assert actor.table.number == before + 1

    monkeypatch.setattr("cosmodrome.server.hall.actor.RETRY_SECONDS", 0.01)
    asyncio.run(play())


def test_a_database_that_is_away_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object) -> None:
        raise NotRead("away")

    async def unwritten(*_: object) -> None:
        raise WriteFailed("away")

    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actors = [(await duel(hub))[0] for _ in range(3)]
            caplog.clear()
            with monkeypatch.context() as broken:
                broken.setattr(hub.store, "append", unwritten)
                broken.setattr(hub.store, "entries", away)
                broken.setattr(hub.store, "rows", away)
                for actor in actors:
                    actor.put(Said(next(iter(actor.watchers)), Chat(actor.table.terms.id, "lost")))
                await until(lambda: hub.metrics.errors > 50)
                (line,) = caplog.records
                assert (line.message, line.exc_info) == (DATABASE, None)
                hub.troubles.clock = lambda: monotonic() + 61  # type: ignore[misc]
                await until(lambda: len(caplog.records) == 2)
                assert caplog.records[1].__dict__["kept_back"] > 40
            for actor in actors:
                await settle(actor)

    monkeypatch.setattr("cosmodrome.server.hall.actor.RETRY_SECONDS", 0.01)
    monkeypatch.setattr("cosmodrome.server.hall.hub.TICK_SECONDS", 0.01)
    asyncio.run(play())


@pytest.mark.usefixtures("postgres_server")
def test_tables_go_on_when_postgres_was_away() -> None:
    async def play(server: Cluster) -> None:
        async with hub_on(await create(server.url, "trouble")) as hub:
            actor, anna, _ = await duel(hub)
            id = actor.table.terms.id
            await asyncio.to_thread(server.stop)
            anna.raw.clear()
            actor.put(Said(anna, Chat(id, "lost")))
            await until(lambda: hub.metrics.errors > 0)
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(PATIENCE):
                while not anna.of("update"):
                    await say(actor, anna, Chat(id, "again", "key"))
            assert (await hub.store.entries(id))[-1].text == "Anna\tagain"

    with cluster() as server:
        asyncio.run(play(server))


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(tmp_path: Path) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            await hub.stop_ticking()
            good, bad = [(await duel(hub, pace="slow", answer_seconds=1000))[0] for _ in range(2)]
            for actor in (bad, good):
                await hub.release(actor)
                moment[0] += 1
            nonsense = Entry(bad.table.number + 1, 0, ANSWER, 0, 10**9)
            await hub.store.append(bad.table.terms.id, nonsense)
            moment[0] += 2_000_000
            await hub.tick()
            assert list(hub.actors) == [good.table.terms.id]

    asyncio.run(play())


def test_what_another_process_writes_while_a_table_is_read_is_not_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hub_on(postgres) as here, hub_on(postgres) as there:
            await guest(here, "anna")
            id = (await here.open_table(NewTable("star_realms"), "anna")).id
            try_lock = here.peers.try_lock

            async def slow_lock(table: str) -> bool:
                await there.store.append(table, Entry(1, 0, CHAT, NOBODY, text="Boris\thello"))
                await asyncio.sleep(0.2)  # the notice comes before anybody here could care
                return await try_lock(table)

            monkeypatch.setattr(here.peers, "try_lock", slow_lock)
            actor = await here.table(id)
            await settle(actor)
            assert actor.table.number == 1

    asyncio.run(play())


def test_a_table_is_in_memory_once_although_reading_it_failed_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            await guest(hub, "anna")
            id = (await hub.open_table(NewTable("star_realms"), "anna")).id
            load, tries = hub.load, []

            async def fail_once(id: str) -> object:
                tries.append(id)
                await asyncio.sleep(0)
                if len(tries) == 1:
                    raise OSError("away")
                return await load(id)

            monkeypatch.setattr(hub, "load", fail_once)
            waiting = [asyncio.create_task(hub.table(id)) for _ in range(2)]
            await until(lambda: waiting[0].done())
            late = await hub.table(id)
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert {one for one in found if not isinstance(one, OSError)} <= {late}

    asyncio.run(play())


@pytest.mark.parametrize("trouble", ["full", "locked"])
def test_a_disk_that_is_full_and_a_file_that_is_locked_are_told_and_pass(trouble: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub)
            id, before = actor.table.terms.id, actor.table.number
            await hub.store.write(text("PRAGMA busy_timeout=20"))
            other = sqlite3.connect(tmp_path / "a.db")
            if trouble == "full":
                await hub.store.write(text("PRAGMA max_page_count=1"))
            else:
                other.execute("BEGIN IMMEDIATE")
            for i in range(100):  # until the last page is full
                await say(actor, (anna, boris)[i % 2], Chat(id, "x" * 500))
                if boris.of("error"):
                    break
            assert {**boris.of("error")[0], "text": ""} == {
                "type": "error",
                "code": "not_written",
                "text": "",
                "say": None,
            }
            number = actor.table.number
            assert number == len(await hub.store.entries(id))
            await hub.store.write(text("PRAGMA max_page_count=1000000"))
            other.rollback()
            other.close()
            await say(actor, boris, Chat(id, "again"))
            assert actor.table.number == number + 1 > before

    asyncio.run(play())
