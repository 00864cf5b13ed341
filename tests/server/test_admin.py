"""What a club's host does from the command line holds in the running server within seconds."""

import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from tests.server.desk import PATIENCE, until
from tests.server.house import guest, house

from cosmodrome.cli.app import run
from cosmodrome.client import Connection, MessageRefused, RemoteTable, RequestRefused, Visitor
from cosmodrome.protocol import NewTable, SeatInfo
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.order import enforcement
from cosmodrome.server.people.forgetting import vacate
from cosmodrome.server.storage.store import NotRead


async def admin(database: str, *words: str) -> Any:
    """Run a command of the host while the server runs; return its JSON, or what it complains about."""

    def call() -> Any:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = run(["admin", *words, "--db", database, "--json"])
        return json.loads(out.getvalue()) if code == 0 else f"{code} {err.getvalue()}"

    return await asyncio.to_thread(call)


async def two_at(anna: Connection, boris: Connection, **wish: Any) -> tuple[RemoteTable, RemoteTable]:
    """Open a table of Anna's where both sit."""
    info = await anna.visitor.open_table(NewTable("star_realms", **wish))
    tables = await anna.watch(info.id, info.invite), await boris.watch(info.id, info.invite)
    for seat, table in enumerate(tables):
        await table.sit(seat)
    return tables


def seat(table: RemoteTable, number: int) -> SeatInfo:
    """Return who holds a seat, as a client knows it."""
    assert table.info is not None
    return table.info.seats[number]


async def code_of(request: Awaitable[Any]) -> str:
    """Return the code with which a request is refused; nothing where it is not."""
    try:
        await request
    except RequestRefused as error:
        return error.code
    return ""


async def eventually(check: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not await check():
            await asyncio.sleep(0.05)


def refused_to(action: Callable[[], Awaitable[Any]], word: str) -> Callable[[], Awaitable[bool]]:
    """Return a check whether something is refused with this word."""

    async def check() -> bool:
        try:
            await action()
        except MessageRefused as error:
            return word in str(error)
        return False

    return check


def test_a_mute_and_a_pardon_hold_while_people_talk(database: str) -> None:
    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            ours, theirs = await two_at(anna, boris)
            await theirs.chat("before")
            decided = await admin(database, "mute", "Boris", "--days", "1", "--reason", "shouting")
            assert (decided["kind"], decided["reason"]) == ("mute", "shouting")
            await eventually(refused_to(lambda: theirs.chat("after"), "refused-muted"))
            await ours.chat("the others may")
            (listed,) = await admin(database, "sanctions")
            assert (listed["name"], listed["kind"], listed["until"] - listed["at"]) == ("Boris", "mute", 86_400_000)
            await admin(database, "pardon", "Boris")
            muted = refused_to(lambda: theirs.chat("again"), "refused-muted")

            async def speaks() -> bool:
                return not await muted()

            await eventually(speaks)
            assert await admin(database, "sanctions") == []

    asyncio.run(play())


def test_a_ban_closes_sockets_takes_seats_and_keeps_out(database: str) -> None:
    async def play() -> None:
        async with house(database) as (address, server), guest(address, "Anna") as anna:
            visitor = Visitor(address)
            await visitor.enter("Boris")
            await visitor.call("POST", "/api/account", {"login": "boris", "password": "correct horse"})
            async with Connection(visitor, PATIENCE) as boris:
                ours, _ = await two_at(anna, boris)
                await ours.start()
                await until(lambda: ours.view is not None)
                person = boris.person
                await admin(database, "ban", "boris", "--days", "3", "--reason", "Cheating.")
                await until(lambda: not [c for c in server.sockets.clients if c.person == person])
                await until(lambda: seat(ours, 1).bot != "")
                with pytest.raises(RequestRefused, match=r"until .* Cheating\.") as refused:
                    await visitor.call("GET", "/api/me")
                assert refused.value.code == "banned"
            stranger = Visitor(address)
            await stranger.enter("Someone")
            login = {"login": "boris", "password": "correct horse"}
            assert await code_of(stranger.call("POST", "/api/account/login", login)) == "banned"
            await admin(database, "pardon", "boris", "--only", "ban")
            await eventually(lambda: comes_in(visitor))

    asyncio.run(play())


async def comes_in(visitor: Visitor) -> bool:
    """Tell whether somebody is let in."""
    try:
        return bool(json.loads(await visitor.call("GET", "/api/me"))["name"] == "Boris")
    except RequestRefused:
        return False


def test_who_is_kicked_is_at_that_table_no_longer_and_at_others_still(database: str) -> None:
    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            ours, _ = await two_at(anna, boris)
            other, _ = await two_at(anna, boris)
            await admin(database, "kick", ours.id, "Boris")
            await until(lambda: seat(ours, 1).person == "")
            await until(lambda: any(problem.code == "kicked" for problem in boris.problems))
            assert await code_of(boris.visitor.call("GET", f"/api/tables/{ours.id}")) == "no_such_table"
            assert seat(other, 1).person == boris.person

    asyncio.run(play())


def test_what_was_decided_while_no_server_ran_holds_when_one_starts(database: str) -> None:
    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            ours, _ = await two_at(anna, boris)
            id, token = ours.id, anna.visitor.token
        await admin(database, "kick", id, "Boris")
        async with house(database) as (address, _):
            visitor = Visitor(address, token)
            await visitor.enter()
            async with Connection(visitor, PATIENCE) as anna:
                again = await anna.watch(id)
                await until(lambda: seat(again, 1).person == "")

    asyncio.run(play())


def test_a_seat_that_cannot_be_taken_at_once_is_taken_later(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    troubles = [None, NotRead("nobody is there"), OSError("neither here")]

    async def at_last(hub: Hub, id: str, person: str) -> bool:
        if not troubles:
            return await vacate(hub, id, person)
        if (trouble := troubles.pop()) is not None:
            raise trouble
        return False

    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            ours, _ = await two_at(anna, boris)
            await admin(database, "kick", ours.id, "Boris")
            await until(lambda: seat(ours, 1).person == "")
            assert not troubles

    monkeypatch.setattr(enforcement, "vacate", at_last)
    monkeypatch.setattr(enforcement, "RETRY_SECONDS", 0.0)
    asyncio.run(play())


def test_players_report_and_the_host_reads_it(database: str) -> None:
    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            ours, theirs = await two_at(anna, boris)
            line = await theirs.chat("something rude")
            path = f"/api/tables/{ours.id}/reports"
            told = {"person": boris.person, "line": line, "text": "He is rude"}
            await anna.visitor.call("POST", path, told)
            for wrong in ({"person": anna.person}, {"person": "nobody"}, {"person": boris.person, "line": 1}):
                assert await code_of(anna.visitor.call("POST", path, wrong)) == "bad_report"
            (report,) = await admin(database, "reports")
            assert [report[name] for name in ("by_name", "about_name", "quote", "text", "table")] == [
                "Anna",
                "Boris",
                "something rude",
                "He is rude",
                ours.id,
            ]
            await admin(database, "settle", report["id"])
            assert await admin(database, "reports") == []
            assert len(await admin(database, "reports", "--all")) == 1

    asyncio.run(play())


def test_a_club_for_members_lets_in_who_was_invited_once(database: str) -> None:
    async def play() -> None:
        async with house(database, members_only=True) as (address, _):
            stranger = Visitor(address)
            assert await code_of(stranger.call("GET", "/api/tables")) == "members_only"
            made = await admin(database, "invite", "--note", "for Anna")
            code = made["link"].partition("#")[2]
            anna = Visitor(address)
            await anna.call("POST", "/api/join", {"invitation": code})
            await anna.call("POST", "/api/account", {"login": "anna", "password": "correct horse"})
            for used in (code, "nonsense"):
                assert await code_of(stranger.call("POST", "/api/join", {"invitation": used})) == "bad_invitation"
            await stranger.call("POST", "/api/account/login", {"login": "anna", "password": "correct horse"})
            assert json.loads(await stranger.call("GET", "/api/me"))["login"] == "anna"
            other = await admin(database, "invite")
            await admin(database, "revoke", other["id"])
            taken_back = {"invitation": other["link"].partition("#")[2]}
            assert await code_of(Visitor(address).call("POST", "/api/join", taken_back)) == "bad_invitation"
            (listed,) = await admin(database, "invitations")
            assert (listed["note"], bool(listed["used_by"])) == ("for Anna", True)

    asyncio.run(play())


def test_lists_of_members_tables_and_storage(database: str) -> None:
    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            await anna.visitor.call("POST", "/api/account", {"login": "anna", "password": "correct horse"})
            await two_at(anna, boris, public=False)
            await admin(database, "mute", "anna")
            (member,) = await admin(database, "members")
            assert (member["login"], member["sanctions"]) == ("anna", ["mute"])
            assert [row["name"] for row in await admin(database, "members", "--guests", "bor")] == ["Boris"]
            (table,) = await admin(database, "tables")
            assert (table["host"], table["status"], bool(table["public"])) == ("Anna", "open", False)
            (running,) = await admin(database, "health")
            assert running["started_at"] <= running["seen_at"]
            held = await admin(database, "storage")
            assert held["rows"]["people"] == 2
            assert held["bytes"] > 10_000
        assert "no server has given a sign of life" in await admin(database, "health")

    asyncio.run(play())


def test_what_cannot_be_done_is_told_in_a_line(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(database) as (address, _), guest(address, "Twin"), guest(address, "Twin"):
            for words, said in {
                ("ban", "nobody"): "1 cosmodrome: there is no person nobody",
                ("mute", "Twin"): "2 people are called Twin: name one by id: ",
                ("kick", "nowhere", "Twin"): "there is no table nowhere",
                ("settle", "x"): "there is no report x",
                ("revoke", "x"): "there is no invitation x",
                ("pardon", "Twin", "--only", "all"): "must be ban, mute or kick, not 'all'",
                ("dance",): "No such command 'dance'; there are: members",
            }.items():
                assert said in await admin(database, *words)
        assert "there is no database" in await admin(str(tmp_path / "none.db"), "members")
        (tmp_path / "text.db").write_text("no database at all")
        assert "cannot be read" in await admin(str(tmp_path / "text.db"), "members")

    asyncio.run(play())
