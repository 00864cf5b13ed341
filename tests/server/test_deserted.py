"""A live table where nobody is: bots, hourglass and deadlines wait, and go on when somebody comes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.desk import FakeClient, answer_to, asked, guest, hub_on, say, settle, until

from cosmodrome.protocol import NewTable, SetBot, Sit, Start
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.table.items import Gone, Joined, Look

MINUTE = 60_000
HOUR = 60 * MINUTE


def with_a_clock(folder: Path, test: Callable[[Hub, list[int]], Awaitable[None]]) -> None:
    """Run a test with a hub whose clock, a list of one moment, is the test's to set."""
    moment = [10**12]

    async def run() -> None:
        async with hub_on(folder / "a.db", now=lambda: moment[0]) as hub:
            await test(hub, moment)

    asyncio.run(run())


async def against_a_bot(hub: Hub, pace: str = "live") -> tuple[Actor, FakeClient]:
    """Start a duel of Anna with a bot that Anna begins."""
    anna = await guest(hub, "anna")
    wish = NewTable("star_realms", pace=pace, options={"first": 1}, bots={1: "random"})  # type: ignore[arg-type]
    terms = await hub.open_table(wish, "anna")
    actor = await hub.table(terms.id)
    actor.put(Joined(anna, 0))
    for message in (Sit(terms.id, 0), Start(terms.id)):
        await say(actor, anna, message)
    assert asked(actor)[0] == 0
    return actor, anna


def test_bots_wait_where_nobody_is_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def play(hub: Hub, moment: list[int]) -> None:
        actor, anna = await against_a_bot(hub)
        moment[0] += HOUR // 6
        actor.put(Gone(anna))
        await settle(actor)
        moment[0] += MINUTE
        actor.put(Look())
        await settle(actor)
        number = actor.table.number
        assert actor.table.seats[0].bot == "", "nobody would see the bot that stands in"
        moment[0] += HOUR
        actor.put(Look())
        await settle(actor)
        assert (actor.table.number, actor.is_idle()) == (number, True)
        actor.put(Joined(anna, 0))
        await settle(actor)
        assert actor.table.seats[0].bot == "", "the time without anybody does not count"
        assert anna.of("sync")[-1]["deadlines"] == {"0": moment[0] + 900_000 - HOUR // 6 - MINUTE}
        await say(actor, anna, SetBot(actor.table.terms.id, 0, "random"))
        await until(lambda: actor.table.status == "over")

    with_a_clock(tmp_path, play)


def test_a_table_that_was_only_asked_about_stays_as_it_was(tmp_path: Path) -> None:
    async def play(hub: Hub, moment: list[int]) -> None:
        actor, anna = await against_a_bot(hub)
        await say(actor, anna, SetBot(actor.table.terms.id, 0, "random"))
        await hub.release(actor)
        number = actor.table.number
        moment[0] += HOUR
        again = await hub.table(actor.table.terms.id)
        await settle(again)
        assert again.table.number == number
        again.put(Joined(anna, 0))
        await until(lambda: again.table.status == "over")

    with_a_clock(tmp_path, play)


def test_a_seat_goes_to_a_bot_while_others_are_there(tmp_path: Path) -> None:
    async def play(hub: Hub, moment: list[int]) -> None:
        actor, anna = await against_a_bot(hub)
        spectator = await guest(hub, "boris")
        actor.put(Joined(spectator, 0))
        actor.put(Gone(anna))
        await settle(actor)
        moment[0] += MINUTE
        actor.put(Look())
        await until(lambda: actor.table.seats[0].bot == "heuristic")

    with_a_clock(tmp_path, play)


def test_somebody_at_another_process_counts(tmp_path: Path) -> None:
    async def play(hub: Hub, moment: list[int]) -> None:
        actor, anna = await against_a_bot(hub)
        actor.put(Gone(anna))
        await settle(actor)
        moment[0] += HOUR
        assert actor.is_deserted()
        hub.heard(f"here {actor.table.terms.id} anna")
        assert not actor.is_deserted()
        assert actor.pauses.since(0) == HOUR - MINUTE

    with_a_clock(tmp_path, play)


def test_whoever_answers_or_returns_in_the_last_moment_keeps_the_seat(tmp_path: Path) -> None:
    async def play(hub: Hub, moment: list[int]) -> None:
        actor, anna = await against_a_bot(hub)
        spectator = await guest(hub, "boris")
        actor.put(Joined(spectator, 0))
        actor.put(Gone(anna))
        await settle(actor)
        moment[0] += MINUTE
        actor.put(Look())  # makes a bot stand in, at the end of the queue
        actor.put(Joined(anna, 0))
        await settle(actor)
        assert actor.table.seats[0].bot == ""
        moment[0] += HOUR
        _, number, legal = asked(actor)
        actor.put(Look())
        await say(actor, anna, answer_to(actor, legal[0], number, "a"))
        assert actor.table.seats[0].bot == ""

    with_a_clock(tmp_path, play)


def test_a_live_match_that_nobody_came_back_to_fills_no_lobby_and_no_limit(tmp_path: Path) -> None:
    async def play(hub: Hub, moment: list[int]) -> None:
        live, anna = await against_a_bot(hub)
        slow, _ = await against_a_bot(hub, "slow")
        for actor in (live, slow):
            actor.put(Gone(anna))
            await settle(actor)
            await hub.release(actor)
        assert await hub.store.count_tables("anna", moment[0]) == 2
        moment[0] += 25 * HOUR
        assert await hub.store.count_tables("anna", moment[0]) == 1
        assert [row["id"] for row in await hub.store.open_tables(moment[0], 10)] == [slow.table.terms.id]
        assert await hub.store.due_tables(moment[0] + 1000 * HOUR, 10) == [slow.table.terms.id]
        actor = await hub.table(live.table.terms.id)
        actor.put(Joined(anna, 0))
        await settle(actor)
        assert (actor.table.status, actor.table.seats[0].bot) == ("playing", "")

    with_a_clock(tmp_path, play)
