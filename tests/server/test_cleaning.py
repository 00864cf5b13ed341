"""What is forgotten after a time, and what is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, text
from tests.server.desk import FakeClient, answer_to, asked, duel, guest, hub_on, say, settle, until

from cosmodrome.protocol import NewTable, SetBot
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.people.forgetting import DELETE_DELETION, INSERT_DELETION
from cosmodrome.server.people.guests import Tokens
from cosmodrome.server.people.sessions import Sessions
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import INSERT_PUSH, INSERT_RECORD

DAY = 86_400_000
INSERT_CODE = insert(schema.recovery_codes)
OLD_COOKIE = text("UPDATE people SET old_cookie_until = :until WHERE id = 'early'")


def with_a_clock(database: str | Path, test: Callable[[Hub, list[int]], Awaitable[None]], **settings: Any) -> None:
    """Run a test with a hub whose clock, a list of one moment, is the test's to set."""
    moment = [10**12]

    async def run() -> None:
        async with hub_on(database, now=lambda: moment[0], **settings) as hub:
            await hub.stop_ticking()
            await test(hub, moment)

    asyncio.run(run())


async def people(hub: Hub) -> set[str]:
    """Return everybody who is known."""
    return {row["id"] for row in await hub.store.rows(select(schema.people.c.id))}


async def use(hub: Hub, person: str) -> None:
    """Let somebody come by with a new session."""
    await Sessions(hub, Tokens("secret")).open(person, {"headers": []})


async def count(hub: Hub, table: Any) -> int:
    """Return how many rows there are."""
    return len(await hub.store.rows(select(table)))


def test_guests_who_left_nothing_are_forgotten(database: str) -> None:
    async def test(hub: Hub, moment: list[int]) -> None:
        for name in ("passer", "host", "account", "reader", "regular", "here", "going", "early"):
            await guest(hub, name)
        await hub.store.write(INSERT_PUSH, endpoint="https://push.example/1", person="passer", keys="{}")
        await hub.open_table(NewTable("star_realms"), "host")
        await hub.store.change_person("account", login="account", password="x")
        await hub.store.write(INSERT_CODE, person="passer", hash="x")
        await hub.store.write(INSERT_DELETION, person="going", at=moment[0])
        await hub.store.write(OLD_COOKIE, until=moment[0] + 40 * DAY)
        for name in ("passer", "regular"):
            await use(hub, name)
        await hub.store.write(INSERT_RECORD, id="r", person="reader", text="", created_at=0)
        await duel(hub)
        hub.add_client(FakeClient("here"))
        moment[0] += 29 * DAY
        await use(hub, "regular")
        await hub.tick()
        assert "passer" in await people(hub)
        moment[0] += 2 * DAY
        await hub.tick()
        assert await people(hub) == {"host", "account", "reader", "regular", "here", "going", "early", "anna", "boris"}
        assert [await count(hub, table) for table in (schema.pushes, schema.recovery_codes)] == [0, 0]
        assert await count(hub, schema.sessions) == 2, "those of who came back"
        await hub.store.write(DELETE_DELETION, of="going")
        moment[0] += 10 * DAY
        await hub.tick()
        assert {"going", "early"}.isdisjoint(await people(hub)), "nothing keeps them any longer"
        assert hub.metrics.errors == 0

    with_a_clock(database, test)


def test_a_table_that_never_started_is_closed_and_then_gone(database: str) -> None:
    async def test(hub: Hub, moment: list[int]) -> None:
        await guest(hub, "anna")
        terms = await hub.open_table(NewTable("star_realms", bots={1: "random"}), "anna")
        moment[0] += 8 * DAY
        await hub.tick()
        await settle(hub.actors[terms.id])
        await hub.release(hub.actors[terms.id])
        await hub.tick()
        assert await hub.store.status(terms.id) == "closed"
        moment[0] += 2 * DAY
        await hub.tick()
        assert await hub.store.status(terms.id) is None
        assert await count(hub, schema.entries) == 0

    with_a_clock(database, test)


async def finish(hub: Hub) -> str:
    """Let two people finish a match, the second by a bot."""
    actor, anna, boris = await duel(hub, options={"turn_limit": 1})
    for client, seat in ((anna, 0), (boris, 1)):
        if actor.table.status == "playing":
            await say(actor, client, SetBot(actor.table.terms.id, seat, "random"))
    await until(lambda: actor.table.status == "over")
    await settle(actor)
    await hub.release(actor)
    return actor.table.terms.id


def test_finished_tables_are_kept_unless_the_host_says_how_long(tmp_path: Path) -> None:
    async def keep(hub: Hub, moment: list[int]) -> None:
        id = await finish(hub)
        moment[0] += 10_000 * DAY
        await hub.tick()
        assert await hub.store.status(id) == "over"

    async def forget(hub: Hub, moment: list[int]) -> None:
        id = await finish(hub)
        actor, anna, boris = await duel(hub)
        seat, number, legal = asked(actor)
        await say(actor, (anna, boris)[seat], answer_to(actor, legal[0], number, "a"))
        moment[0] += 99 * DAY
        await hub.tick()
        assert await hub.store.status(id) == "over"
        moment[0] += 2 * DAY
        await hub.tick()
        assert await hub.store.status(id) is None
        assert await count(hub, schema.tables) == 1, "what is being played stays"
        assert await hub.store.entries(actor.table.terms.id)

    with_a_clock(tmp_path / "keep.db", keep)
    with_a_clock(tmp_path / "forget.db", forget, over_days=100)
