"""CLOCK at a table: only the server answers for it, when the time of its game is over and not while no server runs."""

import asyncio
from pathlib import Path

import pytest
from tests.lab.race import GRAB, STOP, Race, RaceGame
from tests.server.desk import answer_to, guest, hub_on, say, settle, until

from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.game import Timer
from cosmodrome.kernel.message import Message, Option
from cosmodrome.protocol import NewTable, Sit, Start
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.table.items import Joined, Said

SECONDS = 30


class TimedRace(RaceGame):
    """The race with an hourglass and words."""

    def view(self, state: Race, seat: int) -> dict[str, object]:
        return {"holder": state.holder.copy()}

    def prompt(self, state: Race, seat: int) -> Message:
        return Message("your-turn")

    def option(self, state: Race, seat: int, answer: int) -> Option:
        return Option(answer, Message("ok"), (), "")

    def rules(self) -> dict[str, object]:  # type: ignore[override]
        return {}

    def timer(self, state: Race) -> Timer | None:
        running = not state.over() and state.is_asked(CLOCK) and state.question().kind == GRAB
        return Timer(1, SECONDS * 1000, 0) if running else None


def standing(actor: Actor) -> int:
    """Return the line that opened the question which stays open."""
    (line,) = set(actor.table.asked_at.values())
    return line


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    game = TimedRace()
    monkeypatch.setattr("cosmodrome.server.hall.opening.find_game", lambda id: game)


@pytest.mark.usefixtures("race")
def test_the_hourglass_runs_at_the_server_and_stands_still_while_there_is_none(tmp_path: Path) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            clients = [await guest(hub, "anna"), await guest(hub, "boris")]
            terms = await hub.open_table(NewTable("race"), "anna")
            actor = await hub.table(terms.id)
            for seat, client in enumerate(clients):
                actor.put(Joined(client, 0))
                actor.put(Said(client, Sit(terms.id, seat)))
            await say(actor, clients[0], Start(terms.id))
            assert clients[0].of("update")[-1]["clock"] == {"timer": 1, "at": 10**12 + SECONDS * 1000}
            moment[0] += 20_000
            await say(actor, clients[1], answer_to(actor, 3, standing(actor), "a"))
            await say(actor, clients[0], answer_to(actor, 3, standing(actor), "b"))
            assert clients[0].of("refused"), "the tile is gone: the order of arrival decides"
            await say(actor, clients[0], answer_to(actor, STOP, standing(actor), "c"))
        moment[0] += 3_600_000  # nobody runs a server for an hour
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            actor = await hub.table(terms.id)
            back = await guest(hub, "boris")
            actor.put(Joined(back, 0))
            await settle(actor)
            assert back.of("sync")[0]["clock"]["at"] == moment[0] + 10_000
            assert actor.table.status == "playing"
            moment[0] += 10_001
            actor.keeper.ring("clock")
            await until(lambda: actor.table.status == "over")
            assert actor.table.log[-1].entry.seat == CLOCK

    asyncio.run(play())


class TwoGlasses(TimedRace):
    """The race with a second hourglass, which runs from the first tile on."""

    def timer(self, state: Race) -> Timer | None:
        first = super().timer(state)
        return first and first._replace(id=1 + any(holder >= 0 for holder in state.holder))


def test_only_the_hourglass_that_ran_is_given_the_time_without_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment, game = [10**12], TwoGlasses()
    monkeypatch.setattr("cosmodrome.server.hall.opening.find_game", lambda id: game)

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            anna = await guest(hub, "anna")
            terms = await hub.open_table(NewTable("race", bots={1: "random"}), "anna")
            actor = await hub.table(terms.id)
            actor.keeper.start_thinking = lambda seat: None  # type: ignore[method-assign]
            for message in (Sit(terms.id, 0), Start(terms.id)):
                await say(actor, anna, message)
        moment[0] += 3_600_000
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            actor = await hub.table(terms.id)
            actor.keeper.start_thinking = lambda seat: None  # type: ignore[method-assign]
            actor.put(Joined(anna, 0))
            await settle(actor)
            assert anna.of("sync")[-1]["clock"] == {"timer": 1, "at": moment[0] + SECONDS * 1000}
            await say(actor, anna, answer_to(actor, 3, standing(actor), "a"))
            assert anna.of("update")[-1]["clock"] == {"timer": 2, "at": moment[0] + SECONDS * 1000}

    asyncio.run(play())
