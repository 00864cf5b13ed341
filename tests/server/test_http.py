"""The HTTP part: guests and accounts, records, limits, headers, and the documents."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from tests.server.authenticator import Authenticator
from tests.server.desk import until
from tests.server.house import guest, house

from cosmodrome.client import RequestRefused, Visitor
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import read_record
from cosmodrome.protocol import NewTable
from cosmodrome.registry import find_game
from cosmodrome.server.app import OPERATIONS, described
from cosmodrome.server.config import Limits
from cosmodrome.server.web.fairness import verify
from cosmodrome.server.web.openapi import document

Test = Callable[[str, Any], Awaitable[None]]


def with_house(tmp_path: Path, test: Test, **settings: Any) -> None:
    """Run a test against a real server."""

    async def run() -> None:
        async with house(tmp_path / "a.db", **settings) as (address, server):
            await test(address, server)

    asyncio.run(run())


async def get(visitor: Visitor, path: str) -> Any:
    return json.loads(await visitor.call("GET", path))


async def post(visitor: Visitor, path: str, body: Any, method: str = "POST") -> Any:
    return json.loads(await visitor.call(method, path, body))


def finished_record() -> str:
    """Return a record of bots that played a whole duel."""
    from cosmodrome.kernel.chance import Rng

    match = Match.seeded(find_game("star_realms"), 2, 5, "duel")
    rng = Rng(1)
    while not match.state.over():
        seat = match.state.next_seat()
        match.answer(seat, match.state.sample(seat, rng))
    return match.record.write()


def test_an_account_keeps_the_guests_tables(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        me = await anna.enter("  Anna\u202e  Maria ")
        assert me.name == "Anna Maria"
        table = await anna.open_table(NewTable("star_realms"))
        await post(anna, "/api/account", {"login": "Anna", "password": "correct horse"})
        with pytest.raises(RequestRefused, match="already"):
            await post(anna, "/api/account", {"login": "Anna2", "password": "correct horse"})
        other = Visitor(address)
        await other.enter("Eve")
        with pytest.raises(RequestRefused, match="taken"):
            await post(other, "/api/account", {"login": "anna", "password": "another one"})
        for login, password in (("anna", "wrong one"), ("nobody", "correct horse")):
            with pytest.raises(RequestRefused, match="wrong"):
                await post(other, "/api/account/login", {"login": login, "password": password})
        back = await post(other, "/api/account/login", {"login": "ANNA", "password": "correct horse"})
        assert back["id"] == me.id
        assert [one["id"] for one in (await get(other, "/api/me/tables"))["tables"]] == [table.id]
        row = await server.hub.store.person(me.id)
        assert row["password"].startswith("$argon2id$")

    with_house(tmp_path, test)


def test_passkeys(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        me = await anna.enter("Anna")
        passkey = Authenticator(address, "127.0.0.1")
        asked = await post(anna, "/api/account/passkey", {})
        reply = {"credential": passkey.make(asked["options"]), "challenge": asked["challenge"]}
        assert (await post(anna, "/api/account/passkey", reply, "PUT"))["passkeys"] == 1
        other = Visitor(address)
        await other.enter("Somebody")
        asked = await post(other, "/api/account/passkey/login", {})
        used = passkey.use(asked["options"])
        forged = Authenticator(address, "127.0.0.1")
        forged.id = passkey.id
        wrong = {"credential": forged.use(asked["options"]), "challenge": asked["challenge"]}
        with pytest.raises(RequestRefused):
            await post(other, "/api/account/passkey/login", wrong, "PUT")
        with pytest.raises(RequestRefused, match="too long"):
            await post(other, "/api/account/passkey/login", {"credential": used, "challenge": "forged"}, "PUT")
        back = await post(
            other, "/api/account/passkey/login", {"credential": used, "challenge": asked["challenge"]}, "PUT"
        )
        assert back["id"] == me.id

    with_house(tmp_path, test)


def test_records_go_up_are_replayed_and_played_on(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        text = finished_record()
        async with guest(address, "Anna") as anna:
            info = json.loads(await anna.visitor.call("POST", "/api/records", upload=text))
            assert info["over"]
            assert await anna.visitor.record(info["id"]) == text
            place = f"/api/records/{info['id']}/moments"
            shown = await get(anna.visitor, f"{place}?seat=1&first=10&count=3")
            assert [moment["inputs"] for moment in shown["moments"]] == [10, 11, 12]
            assert shown["moments"][0]["view"]["table"]["players"][0]["hand"] is None
            assert shown["moments"][0]["view"]["table"]["players"][1]["hand"] is not None
            with pytest.raises(RequestRefused, match="seat must be"):
                await get(anna.visitor, f"{place}?seat=2")
            with pytest.raises(RequestRefused, match="over there"):
                await post(anna.visitor, f"/api/records/{info['id']}/play-on", {"inputs": info["inputs"], "seat": 0})
            made = await post(anna.visitor, f"/api/records/{info['id']}/play-on", {"inputs": 20, "seat": 0})
            table = await anna.watch(made["id"])
            while not table.over:
                question = await table.my_question()
                if question is not None:
                    await table.answer(question["options"][0]["answer"])
            played = await anna.visitor.record(made["id"])
            assert read_record(played).inputs[:20] == read_record(text).inputs[:20]
            assert verify(played).consistent

    with_house(tmp_path, test, limits=Limits(messages_per_second=1e6, requests_per_second=1e6))


def test_bad_and_large_records_are_refused(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        text = finished_record()
        bent = json.loads(text)
        bent["inputs"][3][1] += 1
        for bad, words in (("{", "not a JSON"), ("{}", "not a record"), (json.dumps(bent), "input|state|result")):
            with pytest.raises(RequestRefused, match=words):
                await anna.call("POST", "/api/records", upload=bad)
            assert not json.loads(await anna.call("POST", "/api/verify", upload=bad))["consistent"]
        with pytest.raises(RequestRefused, match="At most"):
            await anna.call("POST", "/api/records", upload=" " * 200_001)
        with pytest.raises(RequestRefused, match="no such"):
            await get(anna, "/api/records/nowhere")
        table = await anna.open_table(NewTable("star_realms"))
        with pytest.raises(RequestRefused, match="not over"):
            await get(anna, f"/api/records/{table.id}/file")

    with_house(tmp_path, test, limits=Limits(upload_bytes=200_000))


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "star_realms", "seats": 31}, "is not for 31 seats|no mode"),
        ({"game": "star_realms", "options": {"colour": 1}}, "no option 'colour'"),
        ({"game": "star_realms", "bots": {"5": "random"}}, "no seat 5"),
        ({"game": "star_realms", "bots": {"1": "deep"}}, "no bot 'deep'"),
        ({"game": "star_realms", "title": "x" * 61}, "length <= 60"),
        ({"game": "star_realms", "admin": True}, "unknown field"),
        ([], "Expected `object`"),
    ],
)
def test_bad_wishes_are_refused_in_words(body: Any, words: str, tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        with pytest.raises(RequestRefused, match=words):
            await post(anna, "/api/tables", body)

    with_house(tmp_path, test)


def test_limits_headers_and_origins(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        from urllib.request import Request

        anna = Visitor(address)
        await anna.enter()
        for _ in range(2):
            await anna.open_table(NewTable("star_realms"))
        with pytest.raises(RequestRefused, match="At most 2 tables"):
            await anna.open_table(NewTable("star_realms"))
        headers = {"Origin": "https://evil.example", "content-type": "application/json"}
        with pytest.raises(OSError, match="403"):
            await asyncio.to_thread(anna.opener.open, Request(f"{address}/api/tables", b"{}", headers))
        page = await asyncio.to_thread(anna.opener.open, f"{address}/")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["cache-control"] == "no-cache"  # an old page would ask for files that are gone
        text = (await asyncio.to_thread(anna.opener.open, f"{address}/metrics")).read().decode()
        assert "cosmodrome_entries_total 0" in text
        asked = await asyncio.gather(*(get(anna, "/api/me") for _ in range(30)), return_exceptions=True)
        assert any("Too many requests" in str(one) for one in asked)

    with_house(tmp_path, test, limits=Limits(tables_per_person=2, request_burst=20, requests_per_second=1))


@pytest.mark.parametrize(("path", "kind"), [("/nowhere", "text/html"), ("/api/nowhere", "text/plain")])
def test_an_unknown_address_shows_people_the_page_and_programs_a_line(path: str, kind: str, tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        with pytest.raises(HTTPError) as refused:
            await asyncio.to_thread(Visitor(address).opener.open, f"{address}{path}")
        with refused.value as answer:
            assert (answer.code, answer.headers.get_content_type()) == (404, kind)

    with_house(tmp_path, test)


def test_words_and_rules(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        wish: dict[str, Any] = {"game": "star_realms", "language": "ru", "messages": [{"id": "your-turn", "args": {}}]}
        assert (await post(anna, "/api/say", wish))["texts"] == ["Ваш ход"]
        wish["view"] = {"nonsense": 1}
        with pytest.raises(RequestRefused, match="not a view"):
            await post(anna, "/api/say", wish)
        assert "SR-1.1" in (await get(anna, "/api/rules/SR-1.1?lang=en"))["id"]
        with pytest.raises(RequestRefused, match="no rule"):
            await get(anna, "/api/rules/SR-999.1")
        assert "your-turn" in (await get(anna, "/api/games/star_realms/words?lang=en"))["messages"]

    with_house(tmp_path, test)


def test_slow_tables_remind_and_do_not_wait_for_ever(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
            info = await anna.visitor.open_table(NewTable("star_realms", pace="slow", answer_seconds=10))
            table, other = await anna.watch(info.id), await boris.watch(info.id)
            await table.sit(0)
            await other.sit(1)
            await table.start()
            await until(lambda: server.hub.metrics.reminders == 1)
            actor = server.hub.actors[info.id]
            seat = next(iter(actor.table.asked_since))
            moment[0] += 9_000
            actor.keeper.ring("reminder")
            await until(lambda: server.hub.metrics.reminders == 2)
            moment[0] += 2_000
            actor.keeper.ring("due")
            await until(lambda: bool(actor.table.seats[seat].bot))

    moment = [10**12]
    with_house(tmp_path, test, now=lambda: moment[0])


def test_the_openapi_document_describes_every_operation() -> None:
    made = document(OPERATIONS)
    assert {(path, method) for path, found in made["paths"].items() for method in found} == {
        (operation.path, operation.method.lower()) for operation in OPERATIONS
    }
    text = json.dumps(made)
    references = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert references <= set(made["components"]["schemas"])


def test_the_document_of_all_operations_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def count(operations: Any) -> Any:
        made.append(len(operations))
        return document(operations)

    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        for _ in range(3):
            assert "/api/tables/{table}/lines" in (await get(anna, "/api/openapi.json"))["paths"]
        assert made == [len(OPERATIONS)]

    described.cache_clear()
    monkeypatch.setattr("cosmodrome.server.app.document", count)
    with_house(tmp_path, test)
