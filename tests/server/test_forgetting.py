"""One's own data: a copy of it, and its end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select, text
from tests.server.desk import hub_on, say, until
from tests.server.house import guest, house, play_to_the_end
from tests.server.postbox import postbox
from tests.server.test_exchange import seated
from tests.server.test_http import finished_record, get, post, with_house
from tests.server.test_recovery import give_email, make_passkey, use_passkey
from tests.server.test_sessions import anna_at, name_of
from tests.server.test_versions import come_back, newer_rules

from cosmodrome.client import Connection, RequestRefused, Visitor
from cosmodrome.kernel.record import Player, read_record
from cosmodrome.protocol import NewTable, Start
from cosmodrome.server.config import Limits
from cosmodrome.server.people.forgetting import AGAIN, NAME, forget, forget_all
from cosmodrome.server.storage import schema
from cosmodrome.server.table.entry import BOT
from cosmodrome.server.table.items import Look
from cosmodrome.server.web.fairness import verify

FAST = Limits(messages_per_second=1e6, requests_per_second=1e6, watches_per_second=1e6)
TRACES = ("Valentina", "vostok6", "anna@example.org", "push.example", "my own words", "Chaika table", "$argon2id$")


async def everything_in(store: Any) -> str:
    """Return all rows of all tables as one text."""
    async with store.reading() as connection:
        names = await connection.run_sync(lambda c: inspect(c).get_table_names())
        rows = [(await connection.execute(text(f'SELECT * FROM "{name}"'))).all() for name in names]
    return str(rows)


async def live(address: str, server: Any, box: Any) -> tuple[Connection, str, str]:
    """Be Valentina, who leaves traces everywhere; return her connection, a finished match, and one table that waits."""
    anna = Connection(Visitor(address))
    await anna.visitor.enter("Valentina")
    await post(anna.visitor, "/api/account", {"login": "vostok6", "password": "correct horse"})
    await give_email(anna.visitor, box)
    await make_passkey(anna.visitor)
    await post(anna.visitor, "/api/account/codes", {"password": "correct horse"})
    await post(anna.visitor, "/api/me/push", {"endpoint": "https://push.example/1", "keys": {"auth": "x"}})
    await anna.visitor.call("POST", "/api/records", upload=finished_record())
    await anna.__aenter__()
    finished = (await anna.visitor.open_table(NewTable("star_realms", title="Chaika table"))).id
    table = await anna.watch(finished)
    await table.sit(0)
    await table.start("random")
    await table.chat("my own words")
    await play_to_the_end(table, lambda question: question["options"][-1]["answer"])
    waiting = (await anna.visitor.open_table(NewTable("star_realms", title="Chaika table"))).id
    await (await anna.watch(waiting)).sit(1)
    return anna, finished, waiting


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_says_who_somebody_was_and_results_stay(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def run() -> None:
        async with postbox() as box:
            mail = {"smtp": box.url, "mail_from": "club@example.org", "address": "https://club.example"}
            async with house(database, limits=FAST, **mail) as (address, server):
                await test(address, server, box)

    async def test(address: str, server: Any, box: Any) -> None:
        anna, finished, waiting = await live(address, server, box)
        async with guest(address, "Boris") as boris:
            going = (await boris.visitor.open_table(NewTable("star_realms"))).id
            theirs, hers = await boris.watch(going), await anna.watch(going)
            await theirs.sit(0)
            await hers.sit(1)
            await theirs.start()
            copy = await boris.visitor.call("POST", "/api/records", upload=await boris.visitor.record(finished))
            before = await everything_in(server.hub.store)
            assert [trace for trace in TRACES if trace not in before] == []
            me = anna.visitor.me
            assert me is not None
            with pytest.raises(RequestRefused, match="prove"):
                await post(anna.visitor, "/api/me/delete", {"word": "delete"})
            await post(anna.visitor, "/api/me/delete", {"password": "correct horse"})
            after = await everything_in(server.hub.store)
            assert [trace for trace in TRACES if trace in after] == []
            actor = server.hub.actors[going]
            seat = actor.table.seats[1]
            assert (seat.person, seat.name, seat.bot, seat.stand_in) == (me.id, NAME, "heuristic", False)
            assert [entry.kind for entry in await server.hub.store.entries(going)].count(BOT) == 1
            await until(lambda: theirs.info is not None and theirs.info.seats[1].name == NAME)
            found = json.loads(await boris.visitor.call("GET", f"/api/tables/{finished}"))
            assert (found["status"], found["seats"][0]["name"], found["title"]) == ("over", NAME, "")
            for record in (finished, json.loads(copy)["id"]):
                text = await boris.visitor.record(record)
                assert read_record(text).players == [Player(NAME), Player(bot="random")]
                assert read_record(text).result
                assert verify(text).consistent
            assert server.hub.actors[waiting].table.status == "closed"
            assert not any(client.person == me.id for client in server.sockets.clients)
        await anna.__aexit__(None, None, None)
        assert await name_of(anna.visitor) != "Valentina"

    database = str(request.getfixturevalue("postgres")) if kind == "postgres" else str(tmp_path / "a.db")
    asyncio.run(run())
    if kind == "sqlite":  # nor in what the file has freed
        left = b"".join(path.read_bytes() for path in tmp_path.glob("a.db*"))
        assert [trace for trace in TRACES if trace.encode() in left] == []


def test_who_goes_while_the_match_starts_leaves_the_seat_to_a_bot(database: str) -> None:
    moment = [10**12]

    async def run() -> None:
        async with hub_on(database, now=lambda: moment[0], part_seconds=86_400) as hub:
            actor, anna, _ = await seated(hub, pace="slow")
            await say(actor, anna.client, Start(actor.table.terms.id))
            assert await forget(hub, "boris")
            assert actor.table.status == "starting"
            await anna.show()
            moment[0] += 86_400_000
            actor.put(Look())
            await until(lambda: actor.table.status == "playing")
            seat = actor.table.seats[1]
            assert (seat.name, seat.bot, seat.must_agree()) == (NAME, "heuristic", False)
            assert anna.client.of("sync")[-1]["table"]["seats"][1]["name"] == NAME

    asyncio.run(run())


@pytest.mark.parametrize("agreed", [True, False])
def test_who_goes_does_not_hold_up_the_end_of_a_match_of_earlier_rules(
    agreed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path / "a.db", limits=FAST) as (address, _):
            async with guest(address, "Valentina") as anna, guest(address, "Boris") as boris:
                info = await boris.visitor.open_table(NewTable("star_realms"))
                tables = [await anna.watch(info.id), await boris.watch(info.id)]
                for seat, table in enumerate(tables):
                    await table.sit(seat)
                await tables[1].start()
        with newer_rules(monkeypatch):
            async with house(tmp_path / "a.db", limits=FAST) as (address, _):
                gone, other = await come_back(anna.visitor, address), await come_back(boris.visitor, address)
                if agreed:
                    await post(other, f"/api/tables/{info.id}/end", {})
                await post(gone, "/api/me/delete", {"word": "delete"})
                if not agreed:
                    assert (await get(other, f"/api/tables/{info.id}/end"))["waiting"] == ["Boris"]
                    await post(other, f"/api/tables/{info.id}/end", {})
                assert [player.name for player in read_record(await other.record(info.id)).players] == [NAME, "Boris"]

    asyncio.run(run())


def test_a_deletion_that_was_cut_short_is_finished_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(*_: object) -> None:
        raise RuntimeError("power is gone")

    async def first() -> None:
        async with house(tmp_path / "a.db", now=lambda: 10**12) as (address, server):
            async with guest(address, "Valentina") as anna:
                table = await anna.watch((await anna.visitor.open_table(NewTable("star_realms"))).id)
                await table.sit(0)
                await table.chat("my own words")
                monkeypatch.setattr("cosmodrome.server.people.forgetting.forget", cut)
                with pytest.raises(RequestRefused):
                    await post(anna.visitor, "/api/me/delete", {"word": " Удалить"})
            assert "my own words" in await everything_in(server.hub.store)
        monkeypatch.undo()

    async def then() -> None:
        async with house(tmp_path / "a.db", now=lambda: 10**12 + AGAIN + 1) as (_, server):
            await forget_all(server.hub)
            assert "my own words" not in await everything_in(server.hub.store)
            assert "Valentina" not in await everything_in(server.hub.store)
            assert not await server.hub.store.rows(select(schema.deletions))

    asyncio.run(first())
    asyncio.run(then())


def test_tables_in_other_processes_forget_too(postgres: str) -> None:
    async def run() -> None:
        async with house(postgres) as (here, _), house(postgres) as (there, far):
            async with guest(here, "Valentina") as anna, guest(there, "Boris") as boris:
                id = (await boris.visitor.open_table(NewTable("star_realms"))).id
                hers, theirs = await anna.watch(id), await boris.watch(id)
                await hers.sit(1)
                await theirs.sit(0)
                await theirs.start()
                await until(lambda: far.hub.actors[id].table.seats[1].name == "Valentina")
                await post(anna.visitor, "/api/me/delete", {"word": "delete"})
                await until(lambda: far.hub.actors[id].table.seats[1].name == NAME)
                assert far.hub.actors[id].table.seats[1].bot

    asyncio.run(run())


def test_who_has_a_passkey_proves_it_by_the_passkey(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna, boris = Visitor(address), Visitor(address)
        await anna.enter("Valentina")
        await boris.enter("Boris")
        passkey, foreign = await make_passkey(anna), await make_passkey(boris)
        for proof in ({"word": "delete"}, {"password": ""}, {"passkey": await use_passkey(anna, foreign)}):
            with pytest.raises(RequestRefused, match="prove"):
                await post(anna, "/api/me/delete", proof)
        await post(anna, "/api/me/delete", {"passkey": await use_passkey(anna, passkey)})
        assert "Valentina" not in await everything_in(server.hub.store)

    with_house(tmp_path, test)


def test_a_copy_of_ones_own_data_and_nobody_elses(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        boris = await anna_at(address)
        async with guest(address, "Valentina") as anna:
            id = (await anna.visitor.open_table(NewTable("star_realms"))).id
            table = await anna.watch(id)
            await table.sit(0)
            await table.chat("my own words")
            record = json.loads(await anna.visitor.call("POST", "/api/records", upload=finished_record()))["id"]
            data = await get(anna.visitor, "/api/me/export")
            assert data["profile"]["name"] == "Valentina"
            assert [one["here"] for one in data["sessions"]] == [True]
            assert [one["id"] for one in data["tables"]] == [id]
            assert [(one["table"], one["text"]) for one in data["chat"]] == [(id, "my own words")]
            assert [one["file"] for one in data["records"]] == [f"/api/records/{record}/file"]
            other = await get(boris, "/api/me/export")
            assert (other["profile"]["login"], other["tables"], other["chat"]) == ("anna", [], [])
            assert "argon2" not in json.dumps(other)

    with_house(tmp_path, test)
