"""Sessions: they end when they are told to, when nobody uses them, and everywhere at once."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection, create_engine, text
from tests.server.desk import PATIENCE, until
from tests.server.house import guest, house
from tests.server.test_http import get, post, with_house
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from cosmodrome.client import RequestRefused, Visitor
from cosmodrome.protocol import NewTable
from cosmodrome.server.config import Limits
from cosmodrome.server.people import sessions
from cosmodrome.server.people.devices import device_of
from cosmodrome.server.people.guests import Tokens
from cosmodrome.server.people.sessions import DAY, LONGEST
from cosmodrome.server.storage.migrate import MIGRATIONS
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.web.sockets import Client

ACCOUNT = {"login": "anna", "password": "correct horse"}


async def anna_at(address: str) -> Visitor:
    """Return Anna, who has just made an account."""
    anna = Visitor(address)
    await anna.enter("Anna")
    await post(anna, "/api/account", ACCOUNT)
    return anna


async def logged_in(address: str) -> Visitor:
    """Return Anna at another device."""
    other = Visitor(address)
    await other.enter()
    other.me = None
    await post(other, "/api/account/login", ACCOUNT)
    return other


async def name_of(visitor: Visitor) -> str:
    """Return whom the server takes a visitor for."""
    return str((await get(visitor, "/api/me"))["name"])


@asynccontextmanager
async def socket(visitor: Visitor) -> AsyncIterator[ClientConnection]:
    """Open a bare socket, past its welcome."""
    headers = {"Authorization": f"Bearer {visitor.token}"}
    address = visitor.address.replace("http", "ws") + "/socket"
    async with connect(address, additional_headers=headers, proxy=None) as made:
        assert json.loads(await made.recv())["type"] == "welcome"
        yield made


async def closed_with(made: ClientConnection) -> int:
    """Wait until the server closes a socket; return its code."""
    async with asyncio.timeout(PATIENCE):
        await made.wait_closed()
    assert made.close_code is not None
    return made.close_code


def test_logging_out_ends_the_session_and_its_sockets_but_no_other(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        other = await logged_in(address)
        kept = anna.token
        async with socket(anna) as here, socket(other) as there:
            await post(anna, "/api/account/logout", {})
            assert await closed_with(here) == 4401
            await there.send('{"type": "ping"}')
            assert json.loads(await there.recv())["type"] == "pong"
        thief = Visitor(address, kept)
        with pytest.raises(InvalidStatus):
            async with socket(thief):
                pass
        with pytest.raises(RequestRefused, match="logged out") as refused:
            await thief.open_table(NewTable("star_realms"))
        assert refused.value.code == "session_ended"
        assert await name_of(thief) != "Anna"
        assert await name_of(other) == "Anna"

    with_house(tmp_path, test)


def test_a_message_that_comes_with_the_end_of_its_session_is_not_taken(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            if client.close_code:
                await asyncio.Event().wait()  # it says nothing more
            client.give_up(4401)
            return {"type": "websocket.receive", "text": "nonsense"}

        client = Client(server.hub, "anna", "Anna", send, "session")
        await server.sockets.serve(client, receive)
        assert server.hub.metrics.bad_messages == 0, "nobody read it"
        assert sent[-1] == {"type": "websocket.close", "code": 4401}

    with_house(tmp_path, test)


def test_another_process_closes_the_sockets_too(postgres: str) -> None:
    async def test() -> None:
        async with house(postgres) as (here, _), house(postgres) as (there, _):
            anna = await anna_at(here)
            other = await logged_in(there)
            async with socket(other) as far:
                await anna.call("DELETE", "/api/me/sessions?others=1")
                assert await closed_with(far) == 4401
            assert await name_of(anna) == "Anna"

    asyncio.run(test())


def test_notices_that_were_lost_are_made_up_for(postgres: str) -> None:
    async def test() -> None:
        async with house(postgres) as (here, _), house(postgres) as (there, far_server):
            anna = await anna_at(here)
            other = await logged_in(there)
            async with socket(other) as far:
                listeners = dict(far_server.hub.listeners)
                far_server.hub.listeners.clear()
                await anna.call("DELETE", "/api/me/sessions?others=1")
                far_server.hub.listeners.update(listeners)
                far_server.hub.lost()
                assert await closed_with(far) == 4401

    asyncio.run(test())


def test_a_socket_that_was_being_let_in_while_its_session_ended_stays_out(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        store, read = server.hub.store, server.hub.store.row

        async def slow(query: Any, **params: Any) -> Any:
            found = await read(query, **params)
            if query is sessions.SESSION:
                store.row = read
                await server.sessions.end_others(found["id"])
            return found

        store.row = slow
        with pytest.raises(InvalidStatus):
            async with socket(anna):
                pass

    with_house(tmp_path, test)


def test_devices_are_listed_in_words_and_ended_one_by_one_or_all(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        phone = await logged_in(address)
        listed = (await get(anna, "/api/me/sessions"))["sessions"]
        assert [one["here"] for one in listed].count(True) == 1
        (there,) = [one["id"] for one in listed if not one["here"]]
        stranger = Visitor(address)
        await stranger.enter("Eve")
        with pytest.raises(RequestRefused, match="no such session"):
            await stranger.call("DELETE", f"/api/me/sessions/{there}")
        left = json.loads(await anna.call("DELETE", f"/api/me/sessions/{there}"))["sessions"]
        assert [one["here"] for one in left] == [True]
        assert await name_of(phone) != "Anna"
        phone = await logged_in(address)
        await anna.call("DELETE", "/api/me/sessions")
        assert await name_of(phone) != "Anna"
        assert await name_of(anna) != "Anna"

    with_house(tmp_path, test)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1",
            ("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 YaBrowser/25.8 Safari/537.36",
            ("Yandex Browser", "Mac"),
        ),
        ("Python-urllib/3.11", ("", "")),
        ("", ("", "")),
    ],
)
def test_what_browsers_say_of_themselves(agent: str, device: tuple[str, str]) -> None:
    assert device_of(agent) == device


def at_times(tmp_path: Path, test: Callable[[str, Any, list[int]], Awaitable[None]], **settings: Any) -> None:
    """Run a test with a clock that it sets."""
    moment = [10**12]

    async def run(address: str, server: Any) -> None:
        await test(address, server, moment)

    with_house(tmp_path, run, now=lambda: moment[0], **settings)


def test_a_session_lasts_as_long_as_it_is_used_and_no_longer(tmp_path: Path) -> None:
    async def test(address: str, server: Any, moment: list[int]) -> None:
        anna = await anna_at(address)
        for _ in range(5):
            moment[0] += 9 * DAY
            assert await name_of(anna) == "Anna"
        kept = anna.token
        moment[0] += 11 * DAY
        assert await name_of(anna) != "Anna"
        await server.sessions.sweep()
        async with server.hub.store.reading() as connection:
            left = (await connection.execute(text("SELECT count(*) FROM sessions"))).scalar()
        assert left == 1, "only the new guest's"
        assert await name_of(Visitor(address, kept)) != "Anna"

    at_times(tmp_path, test, session_days=10)


def test_a_database_that_takes_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    async def test(address: str, server: Any, moment: list[int]) -> None:
        async def fail(*_: object, **__: object) -> None:
            raise WriteFailed("the disk is full")

        anna = await anna_at(address)
        moment[0] += DAY
        write, server.hub.store.write = server.hub.store.write, fail
        assert await name_of(anna) == "Anna"
        async with socket(anna):
            server.hub.store.write = write

    at_times(tmp_path, test)


def test_an_open_socket_is_use(tmp_path: Path) -> None:
    async def test(address: str, server: Any, moment: list[int]) -> None:
        anna = await anna_at(address)
        async with socket(anna) as here:
            for _ in range(3):
                moment[0] += 9 * DAY
                await server.sessions.sweep()
            await here.send('{"type": "ping"}')
            assert json.loads(await here.recv())["type"] == "pong"
        assert await name_of(anna) == "Anna"

    at_times(tmp_path, test, session_days=10)


def test_after_a_year_who_can_logs_in_again_and_a_guest_stays(tmp_path: Path) -> None:
    async def test(address: str, server: Any, moment: list[int]) -> None:
        anna, gast = await anna_at(address), Visitor(address)
        await gast.enter("Gast")
        before = gast.token
        async with socket(anna) as here:
            for _ in range(5):
                moment[0] += LONGEST // 5 + 1
                assert await name_of(gast) == "Gast"
                await server.sessions.sweep()
            assert await closed_with(here) == 4401
        assert await name_of(anna) != "Anna"
        assert gast.token != before, "the secret is another one all the same"
        assert await name_of(gast) == "Gast"
        assert await name_of(Visitor(address, before)) != "Gast"

    at_times(tmp_path, test)


def old_token(server: Any, person: str) -> str:
    """Return a token as 0.1.0 signed it."""
    return str(URLSafeSerializer(server.site.tokens.secret, salt="person").dumps(person))


async def from_before(server: Any, person: str, last: int) -> None:
    """Let a person have been there before sessions were."""
    await server.hub.store.write(
        text("UPDATE people SET old_cookie_until = :until WHERE id = :of"), of=person, until=last
    )


def test_a_cookie_of_the_first_release_is_exchanged_until_its_time_is_over(tmp_path: Path) -> None:
    async def test(address: str, server: Any, moment: list[int]) -> None:
        anna = Visitor(address)
        me = await anna.enter("Anna")
        old = old_token(server, me.id)
        assert await name_of(Visitor(address, old)) != "Anna", "who came later never had one"
        await from_before(server, me.id, moment[0] + DAY)
        here, there = Visitor(address, old), Visitor(address, old)
        assert await name_of(here) == await name_of(there) == "Anna"
        assert old != here.token != there.token
        assert await name_of(here) == "Anna"
        moment[0] += 2 * DAY
        assert await name_of(here) == "Anna"
        assert await name_of(Visitor(address, old)) != "Anna"
        await from_before(server, me.id, moment[0] + DAY)
        await post(here, "/api/account/logout", {})
        assert await name_of(Visitor(address, old)) != "Anna", "logging out closes this way too"
        assert await name_of(there) == "Anna"

    at_times(tmp_path, test)


def test_the_host_can_refuse_cookies_of_the_first_release(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        me = await Visitor(address).enter("Anna")
        await from_before(server, me.id, 10**15)
        assert await name_of(Visitor(address, old_token(server, me.id))) != "Anna"

    with_house(tmp_path, test, old_cookies=False)


def test_the_secret_changes_with_what_a_person_may_do_and_is_not_in_the_database(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = Visitor(address)
        await anna.enter("Anna")
        tokens = [anna.token]
        await post(anna, "/api/account", ACCOUNT)
        tokens.append(anna.token)
        await post(anna, "/api/account/login", ACCOUNT)
        tokens.append(anna.token)
        await post(
            anna, "/api/account/password", {"password": "battery staple", "proof": {"password": "correct horse"}}
        )
        tokens.append(anna.token)
        assert len(set(tokens)) == 4
        for former in tokens[:3]:
            assert await name_of(Visitor(address, former)) != "Anna"
        assert await name_of(anna) == "Anna"
        secret = Tokens(server.site.tokens.secret).read(
            {"headers": [(b"authorization", f"Bearer {anna.token}".encode())]}
        )
        assert secret
        async with server.hub.store.reading() as connection:
            rows = str((await connection.execute(text("SELECT * FROM sessions"))).all())
        assert secret not in rows

    with_house(tmp_path, test)


def test_a_program_gets_a_session_of_its_own_and_nobody_has_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        programs = [Visitor(address, (await post(anna, "/api/me/token", {}))["token"]) for _ in range(3)]
        assert [await name_of(one) for one in programs] == ["Anna"] * 3
        assert len((await get(anna, "/api/me/sessions"))["sessions"]) == 4
        for _ in range(sessions.MOST):
            await server.sessions.open(anna.me.id, {"headers": []})  # type: ignore[union-attr]
        assert len((await get(await logged_in(address), "/api/me/sessions"))["sessions"]) == sessions.MOST

    with_house(tmp_path, test, limits=Limits(requests_per_second=1e6))


def test_wrong_guesses_cost_and_a_club_behind_one_address_is_not_locked_out(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        anna = await anna_at(address)
        await post(anna, "/api/account/logout", {})
        boris = Visitor(address)
        await boris.enter("Boris")
        await post(boris, "/api/account", {"login": "boris", "password": "correct horse"})
        for _ in range(3):
            with pytest.raises(RequestRefused, match="wrong"):
                await post(boris, "/api/account/login", {"login": "anna", "password": "guess guess"})
        with pytest.raises(RequestRefused, match="Too many attempts"):
            await post(boris, "/api/account/login", ACCOUNT)
        codes = {"login": "anna", "code": "AAAA-AAAA-AAAA-AAAA", "password": "battery staple"}
        with pytest.raises(RequestRefused, match="Too many attempts"):
            await post(boris, "/api/account/recover", codes)
        for _ in range(8):  # the others come and go, with the right password
            await post(boris, "/api/account/login", {"login": "boris", "password": "correct horse"})
        assert await refused_after(boris) <= 7

    async def refused_after(visitor: Visitor) -> int:
        for number in range(20):
            with pytest.raises(RequestRefused) as refused:
                await post(visitor, "/api/account/login", {"login": f"other{number}", "password": "guess guess"})
            if refused.value.code == "too_fast":
                return number
        return 20

    limits = Limits(guesses_per_account=3, logins_per_minute=6)
    with_house(tmp_path, test, limits=limits)


def test_guesses_at_the_same_time_count_too(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        await anna_at(address)
        eve = Visitor(address)
        await eve.enter("Eve")
        guesses = (post(eve, "/api/account/login", ACCOUNT | {"password": f"guess {i} guess"}) for i in range(12))
        answers = await asyncio.gather(*guesses, return_exceptions=True)
        assert sum("is wrong" in str(answer) for answer in answers) == 3

    with_house(tmp_path, test, limits=Limits(guesses_per_account=3))


def test_who_was_there_before_sessions_comes_in_by_the_old_cookie_after_the_update(tmp_path: Path) -> None:
    def to_the_first_schema(connection: Connection) -> None:
        config = alembic.config.Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES ('a1', 'Anna', 'en', NULL, NULL, 0)"))

    async def test(address: str, server: Any) -> None:
        assert await name_of(Visitor(address, old_token(server, "a1"))) == "Anna"
        later = int((time.time() + 179 * 86_400) * 1000)
        assert (await server.hub.store.person("a1"))["old_cookie_until"] > later

    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.begin() as connection:
        to_the_first_schema(connection)
    engine.dispose()
    with_house(tmp_path, test)


def test_a_connection_that_comes_back_uses_the_new_secret(tmp_path: Path) -> None:
    async def test(address: str, server: Any) -> None:
        async with guest(address, "Anna") as anna:
            await post(anna.visitor, "/api/account", ACCOUNT)
            (client,) = server.sockets.clients
            client.give_up(1012)
            await until(lambda: client not in server.sockets.clients and not anna.open.is_set())
            table = await anna.watch((await anna.visitor.open_table(NewTable("star_realms"))).id)
            assert table.info is not None

    with_house(tmp_path, test)


def test_one_session_too_many_ends_the_oldest_with_its_sockets(tmp_path: Path) -> None:
    async def test(address: str, server: Any, moment: list[int]) -> None:
        anna = await anna_at(address)
        async with socket(anna) as here:
            for _ in range(sessions.MOST):
                moment[0] += 1
                await server.sessions.open(anna.me.id, {"headers": []})  # type: ignore[union-attr]
            assert await closed_with(here) == 4401

    at_times(tmp_path, test)
