"""What somebody may try who means no good: limits, crafted records, texts that nobody can see, foreign cookies."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import pytest
from tests.server.desk import answer_to, asked, duel, guest, hub_on, say, settle, until
from tests.server.house import house
from tests.server.test_http import finished_record, get, post, with_house
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cosmodrome.client import RequestRefused, Visitor
from cosmodrome.protocol import Chat, NewTable, Undo, Verdict
from cosmodrome.server.config import Limits
from cosmodrome.server.doors.security import address_of
from cosmodrome.server.people.guests import Tokens, clean_name
from cosmodrome.server.storage.store import NotRead
from cosmodrome.server.table.entry import ANSWER, Entry
from cosmodrome.server.table.items import Made

BENT: dict[str, Any] = {
    "a stream with too many digits": {"chance": {"rolls": {"9" * 5000: []}}},
    "a hash with too many digits": {"hashes": {"9" * 5000: "x"}},
    "half a letter": {"chance": {"seed": 5, "note": "\ud800"}},
    "half a letter in the hash": {"chance": {"rolls": {}, "key_hash": "\ud800"}},
    "a number beyond all sense": {"chance": {"seed": 10**4000}},
    "a negative seed": {"chance": {"seed": -1}},
    "nobody's answer": {"inputs": [[99, 10**4000]]},
    "a seat that is none": {"inputs": [[-7, 0]]},
    "no number": {"result": {"winners": float("nan"), "scores": [float("inf")]}},
    "too many seats": {"seats": 10**18},
    "an option beyond all sense": {"options": {"first": 10**4000}},
    "something else for a number": {"version": "1"},
    "something else for inputs": {"inputs": [[{}, []]]},
}


@pytest.mark.parametrize("bent", BENT.values(), ids=BENT)
def test_crafted_records_are_refused_in_words_and_the_server_goes_on_writing(bent: Any, tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        text = json.dumps(json.loads(finished_record()) | bent)
        with pytest.raises(RequestRefused) as refused:
            await anna.call("POST", "/api/records", upload=text)
        assert refused.value.code == "bad_record"
        assert not json.loads(await anna.call("POST", "/api/verify", upload=text))["consistent"]
        await anna.open_table(NewTable("star_realms"))

    with_house(tmp_path, test)


def test_deep_json_is_refused_in_words(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        with pytest.raises(RequestRefused, match="not a JSON"):
            await anna.call("POST", "/api/records", upload="[" * 100_000)
        deep: Any = 1
        for _ in range(450):
            deep = [deep]
        wish: dict[str, Any] = {"game": "star_realms", "language": "en", "messages": [{"id": "x", "args": {"a": deep}}]}
        with pytest.raises(RequestRefused, match="cannot be an argument"):
            await post(anna, "/api/say", wish)
        for view in ({"players": 1}, {"players": [{"own": {}}] * 3, "phase": -1}, {"turn": 10**300, "players": None}):
            for game in ("star_realms", "space_base", "red_planet", "galaxy_trucker", "metal_adventures"):
                with pytest.raises(RequestRefused, match="not a view"):
                    await post(anna, "/api/say", {"game": game, "language": "ru", "view": view})

    with_house(tmp_path, test)


def test_uploads_and_attempts_to_log_in_are_limited(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        text = finished_record()
        await anna.call("POST", "/api/records", upload=text)
        with pytest.raises(RequestRefused, match="At most 1 records"):
            await anna.call("POST", "/api/records", upload=text)
        await anna.call("POST", "/api/verify", upload=text)
        with pytest.raises(RequestRefused, match="Too many uploads"):
            await anna.call("POST", "/api/verify", upload=text)
        for words in ("wrong", "wrong", "Too many attempts"):
            with pytest.raises(RequestRefused, match=words):
                await post(anna, "/api/account/login", {"login": "boris", "password": "guess guess"})

    limits = Limits(logins_per_minute=2, uploads_per_minute=3, records_per_person=1)
    with_house(tmp_path, test, limits=limits)


def test_more_sockets_at_once_than_one_person_may_have(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", limits=Limits(sockets_per_person=3)) as (address, server):
            visitor = Visitor(address)
            await visitor.enter()
            place, headers = address.replace("http", "ws") + "/socket", {"Authorization": f"Bearer {visitor.token}"}
            knocks = (connect(place, additional_headers=headers, proxy=None) for _ in range(12))
            came = await asyncio.gather(*knocks, return_exceptions=True)
            assert len(server.sockets.clients) == 3
            assert sum(isinstance(one, InvalidStatus) for one in came) == 9
            for one in came:
                if not isinstance(one, BaseException):
                    await one.close()
            await until(lambda: not server.sockets.by_address and not server.hub.clients)

    asyncio.run(play())


def test_tables_are_not_told_anew_without_end(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(watches_per_second=0.01, watch_burst=5)
        async with house(tmp_path / "a.db", limits=limits) as (address, _):
            visitor = Visitor(address)
            await visitor.enter()
            id = (await visitor.open_table(NewTable("star_realms"))).id
            headers = {"Authorization": f"Bearer {visitor.token}"}
            async with connect(address.replace("http", "ws") + "/socket", additional_headers=headers, proxy=None) as s:
                for _ in range(8):
                    await s.send(json.dumps({"type": "watch", "table": id}))
                kinds: list[str] = []
                while kinds.count("sync") < 5 or kinds.count("error") < 3:
                    kinds.append(json.loads(await s.recv())["type"])
                assert sorted(kinds) == ["error"] * 3 + ["presence"] + ["sync"] * 5 + ["welcome"], "nobody came or went"

    asyncio.run(play())


def test_two_who_fill_the_log_together_are_stopped_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: 10**12) as hub:
            actor, anna, boris = await duel(hub)
            for i in range(30):
                for client in (anna, boris):
                    await say(actor, client, Chat(actor.table.terms.id, f"{i}"))
            assert len(actor.table.log) < 50
            for client in (anna, boris):
                assert client.of("refused")[-1]["say"]["id"] == "refused-too-fast"

    asyncio.run(play())


def test_a_cookie_of_another_program_on_this_host_makes_nobody_a_stranger() -> None:
    tokens = Tokens("secret")
    for foreign in ('theme={"dark":true}', "a=[1, 2]", "=", ";;", 'x="'):
        cookies = f"{foreign}; cosmodrome={tokens.sign('anna')}".encode()
        assert tokens.read({"headers": [(b"cookie", cookies)]}) == "anna"


def test_the_cookie_lasts_from_the_last_visit_on_and_is_for_servers_only(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        opener = build_opener(ProxyHandler({}))
        first = await asyncio.to_thread(opener.open, f"{address}/api/me")
        cookie = first.headers["set-cookie"]
        headers = {"cookie": cookie.split(";")[0]}
        again = await asyncio.to_thread(opener.open, Request(f"{address}/api/me", headers=headers))
        assert json.loads(again.read()) == json.loads(first.read())
        assert again.headers["set-cookie"] == cookie
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()

    with_house(tmp_path, test)


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        ("Anna\u202eairaM", "Anna airaM"),
        ("\u3164\u2800", ""),
        ("a\u200b\u2066b\x00\n", "a b"),
        ("x" * 31 + " y", "x" * 31),
    ],
)
def test_names_that_cannot_be_seen(given: str, seen: str) -> None:
    assert clean_name(given) == seen


def test_titles_and_logins_show_what_they_are(database: str) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        table = await anna.open_table(NewTable("star_realms", title="Duel\x00\u202e of\n two "))
        assert table.title == "Duel of two"
        for login in ("an\u200bna", "\x00\x00\x00", "\u3164" * 5, "\u0390" * 30):
            with pytest.raises(RequestRefused, match="can be seen"):
                await post(anna, "/api/account", {"login": login, "password": "correct horse"})
        await post(anna, "/api/account", {"login": "ａｎｎａ", "password": "correct horse"})
        assert (await post(anna, "/api/account/login", {"login": "ANNA", "password": "correct horse"}))[
            "login"
        ] == "anna"

    async def run() -> None:
        async with house(database) as (address, server):
            await test(address, server)

    asyncio.run(run())


def test_a_database_that_is_away_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object, **__: object) -> None:
        raise NotRead("away")

    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        monkeypatch.setattr(server.hub.store, "rows", away)
        with pytest.raises(RequestRefused, match="try again") as refused:
            await get(anna, "/api/tables")
        assert refused.value.code == "not_read"
        with pytest.raises(HTTPError, match="503"):
            await asyncio.to_thread(anna.opener.open, f"{address}/healthz")

    with_house(tmp_path, test)


def test_everybody_who_has_a_network_of_addresses_counts_as_one() -> None:
    def address(host: str) -> str:
        return address_of({"client": (host, 1)})

    assert address("2001:db8:1:2:3::4") == address("2001:db8:1:2:ffff::1") != address("2001:db8:1:3::1")
    assert address("192.0.2.1") == "192.0.2.1"
    assert address("fe80::1%eth0") == "fe80::/64"


def test_a_bots_thought_about_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub)
            seat, number, legal = asked(actor)
            me = (anna, boris)[seat]
            await say(actor, me, answer_to(actor, legal[-1], number, "a"))
            _, line, legal = asked(actor)
            assert actor.table.match is not None
            number, rewinds = actor.table.match.state.question().number, actor.table.rewinds
            await say(actor, me, Undo(actor.table.terms.id))
            await say(actor, me, answer_to(actor, asked(actor)[2][-1], asked(actor)[1], "b"))
            assert actor.table.match.state.question().number == number, "the same number, and perhaps another question"
            assert asked(actor)[1] > line, "what an answer must name never comes again"
            actor.table.seats[seat].bot = "random"
            actor.keeper.thinking.add(seat)
            before = actor.table.number
            late = Made(Entry(0, 0, ANSWER, seat, legal[0], "", "random"), number, rewinds)
            assert not actor.still_fits(late)
            assert actor.still_fits(Made(late.draft, number, actor.table.rewinds))
            assert actor.table.number == before

    asyncio.run(play())


def test_who_sits_down_again_after_the_start_has_the_table_in_the_history(tmp_path: Path) -> None:
    from cosmodrome.protocol import Leave, Sit, Start
    from cosmodrome.server.table.items import Joined

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", bot_pause=1000.0) as hub:
            anna, boris = await guest(hub, "anna"), await guest(hub, "boris")
            id = (await hub.open_table(NewTable("star_realms"), "anna")).id
            actor = await hub.table(id)
            for client in (anna, boris):
                actor.put(Joined(client, 0))
            actor.keeper.start_thinking = lambda seat: None  # type: ignore[method-assign]
            for by, message in (
                (anna, Sit(id, 0)),
                (boris, Sit(id, 1)),
                (boris, Leave(id)),
                (anna, Start(id, "random")),
                (boris, Sit(id, 1)),
                (boris, Leave(id)),
                (boris, Sit(id, 1)),
            ):
                await say(actor, by, message)
            await settle(actor)
            assert [row["id"] for row in await hub.store.tables_of("boris", 10)] == [id]
            assert hub.metrics.errors == 0

    asyncio.run(play())


def test_long_work_for_many_is_done_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = []
    working: list[str] = []

    def slow(text: str) -> Verdict:
        working.append(text)
        at_once.append(len(working))
        time.sleep(0.02)
        working.pop()
        return Verdict(False, text)

    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter()
        await asyncio.gather(*(anna.call("POST", "/api/verify", upload=str(i)) for i in range(3)))
        assert at_once == [1] * 3

    monkeypatch.setattr("cosmodrome.server.web.archive.verify", slow)
    with_house(tmp_path, test)
