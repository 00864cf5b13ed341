"""The analysis of a finished match over HTTP: a job with progress, made once, kept with the match."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.desk import until
from tests.server.house import NO_LIMITS, guest, house, play_to_the_end

from cosmodrome.client import Connection, RequestRefused
from cosmodrome.protocol import NewTable
from cosmodrome.protocol_analysis import Analysis, MatchAnalysis
from cosmodrome.server.app import Server
from cosmodrome.server.hall.analyst import Analyst
from cosmodrome.server.hall.worker import Worker

SHORT = NewTable("star_realms", options={"turn_limit": 2})
NOTHING = Analysis("star_realms", 1, "captain", 0, 8, [0.5, 0.5], [], [], [])
DONE = msgspec.json.encode(MatchAnalysis("done", 4, 4, NOTHING)).decode()
HALF = msgspec.json.encode(MatchAnalysis("running", 2, 4)).decode()
SLOW = f"""
import pathlib, sys, time
for line in sys.stdin:
    print({HALF!r}, flush=True)
    while not pathlib.Path(sys.argv[1]).exists():
        time.sleep(0.01)
    print({DONE!r}, flush=True)
"""  # has come half way until a file is there
BROKEN = "import sys; sys.stdin.readline(); sys.exit(1)"


async def call(connection: Connection, method: str, match: str) -> MatchAnalysis:
    body: Any = {} if method == "POST" else None
    told = await connection.visitor.call(method, f"/api/matches/{match}/analysis", body)
    return msgspec.json.decode(told, type=MatchAnalysis)


async def finished(connection: Connection) -> str:
    """Play a short match with a bot; return its table."""
    info = await connection.visitor.open_table(SHORT)
    table = await connection.watch(info.id)
    await table.sit(0)
    await table.start("heuristic")
    await play_to_the_end(table, lambda question: question["options"][0]["answer"])
    return info.id


@asynccontextmanager
async def club(tmp_path: Path, program: str = "", **settings: Any) -> AsyncIterator[tuple[str, Server, Connection]]:
    """Run a server, perhaps with another program for analyses, and let Anna in."""
    async with house(tmp_path / "a.db", **{"limits": NO_LIMITS} | settings) as (address, server):
        if program:
            server.hub.analyst.worker.command = (sys.executable, "-c", program, str(tmp_path / "sign"))  # type: ignore[misc]
        async with guest(address, "Anna") as anna:
            yield address, server, anna


def test_a_match_is_analysed_with_progress_and_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path, SLOW) as (_, server, anna):
            match = await finished(anna)
            assert (await call(anna, "GET", match)).status == "none"
            assert (await call(anna, "POST", match)).status == "waiting"
            await until(lambda: (server.hub.analyst.jobs[match].done, server.hub.analyst.jobs[match].total) == (2, 4))
            again = await call(anna, "POST", match)
            assert (again.status, again.done) == ("running", 2)
            assert len(server.hub.analyst.jobs) == 1
            (tmp_path / "sign").touch()
            await until(lambda: not server.hub.analyst.jobs)
            assert (await call(anna, "GET", match)).analysis == NOTHING
            await until(lambda: server.hub.analyst.worker.process is None)
        async with house(tmp_path / "a.db") as (_, server):
            assert await server.hub.store.analysis(match) == DONE

    asyncio.run(play())


def test_the_process_of_bots_analyses_a_real_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path, limits=replace(NO_LIMITS, analysis_steps=1)) as (_, server, anna):
            match = await finished(anna)
            await call(anna, "POST", match)
            await until(lambda: not server.hub.analyst.jobs)
            told = await call(anna, "GET", match)
            assert told.status == "done"
            assert told.analysis is not None
            assert told.total == len(told.analysis.inputs)
            assert [one.seat for one in told.analysis.seats] == [0, 1]

    asyncio.run(play())


def test_after_a_restart_it_is_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path, SLOW) as (_, server, anna):
            match = await finished(anna)
            invite = server.hub.actors[match].table.terms.invite
            await call(anna, "POST", match)
            await until(lambda: server.hub.analyst.jobs[match].done == 2)
            worker = server.hub.analyst.worker.process
        assert worker is not None
        assert worker.returncode is not None
        (tmp_path / "sign").touch()
        async with club(tmp_path, SLOW) as (_, server, anna):
            path = f"{match}/analysis?invite={invite}"
            told = await anna.visitor.call("GET", f"/api/matches/{path}")
            assert msgspec.json.decode(told, type=MatchAnalysis).status == "none"
            await anna.visitor.call("POST", f"/api/matches/{path}", {})
            await until(lambda: not server.hub.analyst.jobs)
            assert await server.hub.store.analysis(match) == DONE

    asyncio.run(play())


def test_what_failed_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path, BROKEN) as (_, server, anna):
            match = await finished(anna)
            await call(anna, "POST", match)
            await until(lambda: not server.hub.analyst.jobs)
            assert (await call(anna, "GET", match)).status == "failed"
            assert (await call(anna, "POST", match)).status == "waiting"

    asyncio.run(play())


def test_a_match_that_goes_on_is_refused_in_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as (address, _, anna):
            info = await anna.visitor.open_table(SHORT)
            for method in ("GET", "POST"):
                with pytest.raises(RequestRefused, match="played to its end"):
                    await call(anna, method, info.id)
            private = await anna.visitor.open_table(NewTable("star_realms", public=False))
            async with guest(address, "Boris") as boris:
                with pytest.raises(RequestRefused, match="no such table"):
                    await call(boris, "POST", private.id)

    asyncio.run(play())


def test_nobody_can_load_the_server_with_analyses(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(NO_LIMITS, analyses_per_hour=2, analyses_waiting=1)
        async with club(tmp_path, SLOW, limits=limits) as (address, server, anna):
            first, second = await finished(anna), await finished(anna)
            await call(anna, "POST", first)
            with pytest.raises(RequestRefused, match="busy"):
                await call(anna, "POST", second)
            with pytest.raises(RequestRefused, match="Too many analyses"):
                await call(anna, "POST", second)
            await call(anna, "POST", first)  # is under way: asking again costs nothing
            async with guest(address, "Boris") as boris:
                with pytest.raises(RequestRefused, match="busy"):
                    await call(boris, "POST", second)
            assert list(server.hub.analyst.jobs) == [first]

    asyncio.run(play())


def test_it_gives_way_to_all_other_processes() -> None:
    from cosmodrome.server.config import Config

    analyst = Analyst(Config(""), None, None)  # type: ignore[arg-type]
    assert isinstance(analyst.worker, Worker)
    assert analyst.worker.command[-1] == "gently"
