"""Tables that come and go: idle ones leave the memory, due ones wake, forgotten ones close, versions are kept."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.desk import PATIENCE, asked, duel, guest, hub_on, settle, until
from tests.server.house import SERVE, free_port, wait_for
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cosmodrome.client import Visitor
from cosmodrome.protocol import NewTable
from cosmodrome.server.table.items import Gone
from cosmodrome.server.web.problems import TableProblem


def test_an_idle_table_leaves_the_memory_and_wakes_when_somebody_is_late(database: str) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(database, now=lambda: moment[0]) as hub:
            await hub.stop_ticking()
            actor, anna, boris = await duel(hub, pace="slow", answer_seconds=1000)
            seat, _, _ = asked(actor)
            for client in (anna, boris):
                actor.put(Gone(client))
            await settle(actor)
            moment[0] += 200_000
            await hub.tick()
            assert hub.actors == {}, "nobody looks on, nothing is under way"
            await hub.tick()
            assert hub.actors == {}, "nothing is due yet"
            moment[0] += 900_000
            await hub.tick()
            again = hub.actors[actor.table.terms.id]
            await until(lambda: bool(again.table.seats[seat].bot))

    asyncio.run(play())


def test_a_table_that_never_starts_is_closed(database: str) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(database, now=lambda: moment[0]) as hub:
            await hub.stop_ticking()
            await guest(hub, "anna")
            terms = await hub.open_table(NewTable("star_realms"), "anna")
            moment[0] += 8 * 86_400_000
            await hub.tick()
            actor = await hub.table(terms.id)
            await until(lambda: actor.table.status == "closed")
            await settle(actor)
            assert await hub.store.count_tables("anna", moment[0]) == 0

    asyncio.run(play())


def test_a_match_keeps_the_version_of_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmodrome.registry import find_game

    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            await guest(hub, "anna")
            terms = await hub.open_table(NewTable("star_realms"), "anna")
        version = terms.version
        monkeypatch.setattr(type(find_game("star_realms")), "version", version + 1)
        async with hub_on(tmp_path / "a.db") as hub:
            with pytest.raises(TableProblem, match=f"version {version} of the rules"):
                await hub.table(terms.id)

    asyncio.run(play())


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", SERVE, "--port", str(port), "--db", str(tmp_path / "a.db"), "--no-browser"]
    server = subprocess.Popen(command)
    wait_for(port, server)

    async def stay() -> int:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        await visitor.enter()
        headers = {"Authorization": f"Bearer {visitor.token}"}
        async with connect(f"ws://127.0.0.1:{port}/socket", additional_headers=headers, proxy=None) as socket:
            await socket.recv()
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(stay()) in (1001, 1012)
    assert server.wait(timeout=PATIENCE) in (0, -signal.SIGTERM)
