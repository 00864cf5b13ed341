"""Real sockets: whole matches, reconnecting, and everything that a client may do wrong."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from examples.network_bot import choose
from tests.server.desk import until
from tests.server.house import NO_LIMITS, guest, house, play_to_the_end, refusal, two_at_a_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cosmodrome.client import Connection, RemoteTable, RequestRefused, Visitor
from cosmodrome.client.table import MessageRefused
from cosmodrome.protocol import NewTable
from cosmodrome.registry import games
from cosmodrome.server.config import Limits
from cosmodrome.server.table.entry import ANSWER
from cosmodrome.server.web.fairness import verify

Message = dict[str, Any]
BRIEF_DUEL = {"turn_limit": 60}
ONE_ROUND = {"rounds": 1, "bot_delay_s": 1}
WAYS_TO_PLAY: list[tuple[str, str, int, dict[str, int]]] = [
    ("galaxy_trucker", "turns", 3, ONE_ROUND),
    ("galaxy_trucker", "realtime", 3, ONE_ROUND),
    ("galaxy_trucker", "turns", 4, ONE_ROUND | {"team": 1}),
    ("galaxy_trucker", "turns", 4, ONE_ROUND | {"team": 2}),
    ("metal_adventures", "standard", 3, {}),
    ("metal_adventures", "standard", 6, {}),
    ("red_planet", "companies", 3, {}),
    ("red_planet", "duel", 2, {}),
    ("space_base", "standard", 3, {}),
    ("space_base", "light_speed", 3, {}),
    ("star_realms", "duel", 2, BRIEF_DUEL),
    ("star_realms", "free_for_all", 3, BRIEF_DUEL),
    ("star_realms", "hydra_two_headed", 4, BRIEF_DUEL),  # a team answers at once, bots among it
    ("star_realms", "emperor", 6, BRIEF_DUEL),
    ("star_realms", "raid", 3, BRIEF_DUEL),
    ("star_realms", "automatons", 3, BRIEF_DUEL),
    ("star_realms", "dimensional_horror", 3, BRIEF_DUEL),
]
BARGAINING = {"option-propose", "option-counter", "option-counter-bid"}


def any_option(question: Message) -> int:
    return int(random.choice(question["options"])["answer"])


def choose_quickly(question: Message) -> int:
    """Choose at random, but seldom begin to bargain: that has no end among people who mean nothing by it."""
    quick = [one for one in question.get("options", []) if one["label"]["id"] not in BARGAINING]
    return int(random.choice(quick)["answer"]) if quick and random.random() < 0.95 else choose(question)


def test_every_game_is_played_here() -> None:
    assert {game for game, *_ in WAYS_TO_PLAY} == set(games())


@pytest.mark.parametrize(("game", "mode", "seats", "options"), WAYS_TO_PLAY)
def test_two_people_and_bots_finish_every_game(
    game: str, mode: str, seats: int, options: dict[str, int], tmp_path: Path
) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, server):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                secrets = game in ("metal_adventures", "red_planet")  # there the driver would make pauses
                info = await anna.visitor.open_table(NewTable(game, mode, seats, options, ask_everything=secrets))
                first, second = await anna.watch(info.id), await boris.watch(info.id)
                await first.sit(0)
                await second.sit(1)
                await first.start("heuristic" if game == "metal_adventures" else "random")
                await asyncio.gather(play_to_the_end(first, choose_quickly), play_to_the_end(second, choose_quickly))
                check_company(first, seats)
                assert all(event.rule for line in first.lines for event in line.events)
                assert verify(await anna.visitor.record(info.id)).consistent
                assert server.hub.metrics.errors == 0

    asyncio.run(play())


def check_company(table: RemoteTable, seats: int) -> None:
    """Fail unless two people and bots in all other seats played, with every line told once and in order."""
    assert table.info is not None
    assert [seat.name for seat in table.info.seats][:2] == ["Anna", "Boris"]
    assert [bool(seat.bot) for seat in table.info.seats] == [False, False] + [True] * (seats - 2)
    answered = {line.seat for line in table.lines if line.kind == ANSWER and line.seat >= 0}
    assert answered == set(range(seats))
    assert [line.number for line in table.lines] == list(range(1, table.number + 1))


def test_a_lost_connection_comes_back_and_misses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db") as (address, _):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                _, tables = await two_at_a_table(anna, boris)
                for i in range(30):
                    await asyncio.gather(*(table.changed(0) for table in tables))
                    await until_known(tables)
                    asked = next(table for table in tables if table.question is not None)
                    if i % 7 == 3:
                        for connection in (anna, boris):
                            assert connection.socket is not None
                            connection.socket.transport.abort()
                    assert asked.question is not None
                    await asked.answer(any_option(asked.question))
                await until_known(tables)
                for table in tables:
                    assert [line.number for line in table.lines] == list(range(1, table.number + 1))

    asyncio.run(play())


async def until_known(tables: list[Any]) -> None:
    """Wait until all have the same number, and somebody is asked."""
    await until(lambda: len({table.number for table in tables}) == 1 and any(table.question for table in tables))


def test_what_a_client_may_do_wrong(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(messages_per_second=0.1, message_burst=30, message_bytes=2000)
        async with house(tmp_path / "a.db", limits=limits) as (address, server):
            visitor = Visitor(address)
            await visitor.enter("Anna")
            headers = {"Authorization": f"Bearer {visitor.token}"}
            place = address.replace("http", "ws") + "/socket"
            with pytest.raises(InvalidStatus):
                await connect(place, proxy=None)
            with pytest.raises(InvalidStatus):
                await connect(place, additional_headers={"Authorization": "Bearer forged"}, proxy=None)
            with pytest.raises(InvalidStatus):
                await connect(place, additional_headers=headers, origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
            async with connect(place, additional_headers=headers, proxy=None) as socket:
                assert '"welcome"' in str(await socket.recv())
                for bad in ("{", "[]", '{"type":"nonsense"}', '{"type":"watch"}', '{"type":"answer","table":1}'):
                    await socket.send(bad)
                    assert '"bad_message"' in str(await socket.recv())
                await socket.send(b"\xff\xfe")
                assert '"bad_message"' in str(await socket.recv())
                await socket.send('{"type":"watch","table":"nowhere"}')
                assert '"no_such_table"' in str(await socket.recv())
                await socket.send('{"type":"undo","table":"nowhere"}')
                assert '"not_watching"' in str(await socket.recv())
                for _ in range(40):
                    await socket.send('{"type":"ping"}')
                said = [str(await socket.recv()) for _ in range(40)]
                assert any('"too_fast"' in text for text in said)
                await socket.send('{"type":"ping"}' + " " * 3000)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            assert server.hub.metrics.bad_messages == 6

    asyncio.run(play())


def test_private_tables_are_for_the_invited(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db") as (address, _):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                info = await anna.visitor.open_table(NewTable("star_realms", public=False))
                assert info.id not in [table.id for table in await boris.visitor.tables()]
                with pytest.raises(RequestRefused, match="no such table"):
                    await boris.visitor.call("GET", f"/api/tables/{info.id}")
                table = await boris.watch(info.id, info.invite)
                await table.sit(1)
                with pytest.raises(MessageRefused, match="refused-only-host"):
                    await table.start()
                clara = Visitor(address)
                await clara.enter("Clara")
                async with Connection(clara) as connection:
                    assert (await refusal(connection, info.id, "guess")).code == "no_such_table"

    asyncio.run(play())


def test_hints_and_whys(tmp_path: Path) -> None:
    from cosmodrome.protocol import AskWhy

    async def play() -> None:
        async with house(tmp_path / "a.db") as (address, _):
            async with guest(address, "Anna") as anna:
                info = await anna.visitor.open_table(NewTable("star_realms", options={"first": 1}, coach=True))
                assert info.coach
                table = await anna.watch(info.id)
                await table.sit(0)
                await table.start("random")
                question = await table.my_question()
                assert question is not None
                hint = await table.hint("heuristic")
                assert hint.answer in [option["answer"] for option in question["options"]]
                await anna.send(AskWhy(info.id, question["options"][0]["answer"]))
                why = await anna.whys.get()
                assert why.legal
                assert why.rule == question["options"][0]["rule"]
                await anna.send(AskWhy(info.id, 10**9))
                assert not (await anna.whys.get()).legal

    asyncio.run(play())


def test_a_slow_client_gets_everything_in_order_and_one_that_stopped_reading_is_cut_off() -> None:
    from types import SimpleNamespace

    from cosmodrome.server.config import Config
    from cosmodrome.server.web.sockets import TRY_AGAIN_LATER, Client

    async def play() -> None:
        writable = asyncio.Event()
        sent: list[Message] = []

        async def network(message: Message) -> None:
            await writable.wait()
            sent.append(message)

        hub: Any = SimpleNamespace(config=Config("", limits=Limits(waiting_messages=5)))
        client = Client(hub, "anna", "Anna", network)  # type: ignore[arg-type]
        sender = asyncio.create_task(client.send_on())
        writable.set()
        client.send(b"0")
        assert len(sent) == 1, "nothing has to wait while the network is free"
        writable.clear()
        for i in range(1, 5):
            client.send(b"%d" % i)
            await asyncio.sleep(0)
        writable.set()
        client.send(b"5")  # must not overtake those that wait
        await until(lambda: not client.slow)
        client.send(b"6")
        assert [message["text"] for message in sent] == [str(i) for i in range(7)]
        writable.clear()
        for _ in range(10):
            client.send(b"x")
        assert client.close_code == TRY_AGAIN_LATER
        writable.set()
        await sender
        assert sent[-1] == {"type": "websocket.close", "code": TRY_AGAIN_LATER}

    asyncio.run(play())


def test_whoever_watches_a_table_is_not_heard_until_it_is_there() -> None:
    from types import SimpleNamespace

    from cosmodrome.server.config import Config
    from cosmodrome.server.web.sockets import Client

    async def play() -> None:
        opened = asyncio.Event()
        heard: list[str] = []
        hub: Any = SimpleNamespace(config=Config(""))
        client = Client(hub, "anna", "Anna", None)  # type: ignore[arg-type]

        async def watch(message: Any) -> None:
            await opened.wait()
            heard.append("watch")

        client.watch = watch  # type: ignore[method-assign]
        client.pass_on = lambda message: heard.append(message.text)  # type: ignore[method-assign]
        assert client.hear(b'{"type":"chat","table":"t","text":"first"}')
        assert not client.hear(b'{"type":"watch","table":"t"}')
        waiting = asyncio.create_task(client.hear_in_turn(b'{"type":"watch","table":"t"}'))
        await asyncio.sleep(0)
        assert not client.hear(b'{"type":"chat","table":"t","text":"too early"}')
        opened.set()
        await waiting
        assert client.hear(b'{"type":"chat","table":"t","text":"last"}')
        assert heard == ["first", "watch", "last"]
        client.close_code = 1000
        assert not client.hear(b'{"type":"chat","table":"t","text":"too late"}')

    asyncio.run(play())
