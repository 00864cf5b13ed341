"""A server that is killed in the middle of a battle, of building, or of a sealed choice: everything is as it was."""

import asyncio
import random
import subprocess
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest
from examples.network_bot import choose
from tests.server.desk import PATIENCE, until
from tests.server.house import free_port, guest, kill, play_to_the_end, saved, settled, start

from cosmodrome.client import Connection, RemoteTable, Visitor
from cosmodrome.protocol import NewTable
from cosmodrome.server.table.entry import ANSWER
from cosmodrome.server.web.fairness import verify

NAMES = ("Anna", "Boris", "Clara")
Json = dict[str, Any]


class Moment(NamedTuple):
    """When a server is killed: at which table, and how to know that it has come to that."""

    table: NewTable
    has_come: Callable[[list[RemoteTable]], bool]
    plays: str = ""  # the bot whose hints the people follow until then; at random without one


def told(table: RemoteTable) -> list[str]:
    """Return the names of all events that a client was told of."""
    return [event.event for line in table.lines for event in line.events]


def kind(table: RemoteTable) -> str:
    """Return the kind of the open question."""
    assert table.view is not None
    return str(table.view.get("kind"))


def dice_are_about_to_roll(tables: list[RemoteTable]) -> bool:
    """A battle with an ally, and somebody has laid out the metal die; the dice are still to be rolled."""
    events = told(tables[0])
    since = len(events) - events[::-1].index("battle-over") if "battle-over" in events else 0
    now = events[since:]
    uses = any(
        event.event == "declared-metal" and event.args[1] for line in tables[0].lines[-5:] for event in line.events
    )
    return kind(tables[0]) in ("metal", "before") and "allied" in now and "declared-metal" in now and uses


def a_tile_is_in_hand(tables: list[RemoteTable]) -> bool:
    """Some tiles are placed, and somebody holds one."""
    return told(tables[0]).count("placed") >= 4 and told(tables[0])[-1] == "took"


def one_has_sealed(question: str, earlier: int) -> Callable[[list[RemoteTable]], bool]:
    """Of all who are asked at once one has answered; there were such questions before."""

    def has_come(tables: list[RemoteTable]) -> bool:
        sealed = [table for table in tables if table.view and "sealed" in table.view]
        return kind(tables[0]) == question and len(sealed) == 1 and tables[0].number > earlier

    return has_come


def one_has_planned(tables: list[RemoteTable]) -> bool:
    """Of all who are asked about their dice one has decided in secret."""
    plans = [table.view["table"]["players"][table.view["seat"]]["planned"] for table in tables if table.view]
    return kind(tables[0]) == "dice" and sum(bool(plan) for plan in plans) == 1 and tables[0].number > 60


MOMENTS = {
    "battle": Moment(
        NewTable("metal_adventures", "standard", 3, ask_everything=True, coach=True),
        dice_are_about_to_roll,
        "heuristic",
    ),
    "building-in-turns": Moment(NewTable("galaxy_trucker", "turns", 3, {"rounds": 1}), a_tile_is_in_hand),
    "building-in-realtime": Moment(NewTable("galaxy_trucker", "realtime", 3, {"rounds": 1}), a_tile_is_in_hand),
    "characters": Moment(NewTable("red_planet", "companies", 3, ask_everything=True), one_has_sealed("character", 40)),
    "dice-of-all": Moment(NewTable("space_base", "standard", 3, ask_everything=True), one_has_planned),
}


def patient(question: Json) -> int:
    """Choose an option at random, but go on building while that is possible."""
    options = [one for one in question.get("options", []) if one["label"]["id"] != "option-finish"]
    return int(random.choice(options)["answer"]) if options else choose(question)


async def play_until(tables: list[RemoteTable], moment: Moment) -> None:
    """Answer one after the other until the moment has come."""
    async with asyncio.timeout(5 * PATIENCE):
        while True:
            await settled(tables)
            if moment.has_come(tables):
                return
            asked = [table for table in tables if table.question is not None]
            table = random.choice(asked) if asked else tables[0]
            question = await table.my_question()
            assert question is not None, "the match ended before the moment came"
            await table.answer((await table.hint(moment.plays)).answer if moment.plays else patient(question))


def seen(table: RemoteTable) -> Json:
    """Return all that a client knows: every line with its events, the table, and the open question."""
    return {"seat": table.seat, "lines": msgspec.to_builtins(table.lines), "view": table.view}


async def seen_anew(connection: Connection, table: RemoteTable) -> Json:
    """Return what the server tells the same person on another socket, from the first line on."""
    visitor = Visitor(connection.visitor.address, connection.visitor.token)
    await visitor.enter()
    async with Connection(visitor, PATIENCE) as other:
        return seen(await other.watch(table.id))


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_is_as_it_was_when_the_server_comes_back(name: str, database: str) -> None:
    moment, port = MOMENTS[name], free_port()
    servers = [start(database, port)]
    try:
        asyncio.run(kill_and_play_on(moment, f"http://127.0.0.1:{port}", servers, lambda: start(database, port)))
    finally:
        kill(servers[-1])
    numbers = [entry.number for entry in asyncio.run(saved(database))]
    assert numbers == list(range(1, len(numbers) + 1))


async def kill_and_play_on(
    moment: Moment,
    address: str,
    servers: list["subprocess.Popen[bytes]"],
    start_again: Callable[[], "subprocess.Popen[bytes]"],
) -> None:
    """Play to the moment, kill the server, start it again, compare, and play to the end."""
    async with guest(address, "Anna") as anna, guest(address, "Boris") as boris, guest(address, "Clara") as clara:
        people = [anna, boris, clara]
        info = await anna.visitor.open_table(moment.table)
        tables = [await person.watch(info.id) for person in people]
        for seat, table in enumerate(tables):
            await table.sit(seat)
        await tables[0].start()
        await play_until(tables, moment)
        before = [seen(table) for table in tables]
        kill(servers[-1])
        servers.append(await asyncio.to_thread(start_again))
        await asyncio.gather(*(person.open.wait() for person in people))
        for person, table, known in zip(people, tables, before, strict=True):
            assert await seen_anew(person, table) == known
            assert seen(table) == known, "the client that came back was told nothing twice"
        sealed = sealed_answers(before)
        await finish(tables, moment)
        check_sealed(tables, sealed, len(before[0]["lines"]))
        check_lines(tables)
        assert verify(await anna.visitor.record(info.id)).consistent


def sealed_answers(known: list[Json]) -> dict[int, int]:
    """Return what was sealed, by seat; nobody but the seat itself was shown it."""
    return {one["seat"]: one["view"]["sealed"] for one in known if "sealed" in one["view"]}


async def finish(tables: list[RemoteTable], moment: Moment) -> None:
    """Play to the end: the people themselves, or bots for them where it would take long."""
    if moment.plays:
        for table in tables:
            await table.set_bot(table.seat, moment.plays)
        await until(lambda: tables[0].over)
    else:
        await asyncio.gather(*(play_to_the_end(table, choose) for table in tables))
    await settled(tables)


def check_sealed(tables: list[RemoteTable], sealed: dict[int, int], lines: int) -> None:
    """Fail unless what was sealed before the kill is what came to light after it."""
    for seat, answer in sealed.items():
        following = [event for line in tables[seat].lines[lines:] for event in line.events]
        shown = next(event for event in following if event.event == "character-chosen" and event.args[0] == seat)
        assert shown.args[1] == answer


def check_lines(tables: list[RemoteTable]) -> None:
    """Fail if a line is missing or was told twice, or if an answer shows its value."""
    for table in tables:
        assert [line.number for line in table.lines] == list(range(1, table.number + 1))
        assert not [line for line in table.lines if line.kind == ANSWER and line.value]
