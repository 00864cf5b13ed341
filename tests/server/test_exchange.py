"""The key of a match comes from everybody: parts are promised, shown, begun anew, or left out."""

import asyncio
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from examples.network_bot import choose
from tests.server.desk import FakeClient, answer_to, asked, guest, hub_on, say, settle, until
from tests.server.house import NO_LIMITS, house, play_to_the_end
from tests.server.house import guest as visiting_guest

from cosmodrome.kernel.chance import KeyedChance
from cosmodrome.kernel.files.keys import chance_of, joined_key, key_hash
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.protocol import Leave, NewTable, Promise, SetBot, Show, Sit, Start
from cosmodrome.registry import find_game
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.exchange import LIVE_MILLISECONDS, MOST_RESTARTS, Exchange
from cosmodrome.server.table.items import Joined, Look
from cosmodrome.server.web.fairness import NotTheSame, compared, first_promise, verify

DAY = 86_400


class Person:
    """A client that brings parts of the key by hand."""

    def __init__(self, client: FakeClient, actor: Actor) -> None:
        self.client = client
        self.actor = actor
        self.part = ""

    async def promise(self) -> None:
        self.part = token_hex(32)
        await say(self.actor, self.client, Promise(self.actor.table.terms.id, key_hash(bytes.fromhex(self.part))))

    async def show(self) -> None:
        await say(self.actor, self.client, Show(self.actor.table.terms.id, self.part))

    def refused(self) -> str:
        """Return why the last message was refused."""
        return str(self.client.of("refused")[-1]["say"]["id"])


async def seated(hub: Any, **wish: Any) -> tuple[Actor, Person, Person]:
    """Open a table and seat two people who promise their parts."""
    clients = [await guest(hub, name) for name in ("anna", "boris")]
    terms = await hub.open_table(NewTable("star_realms", **({"options": {"turn_limit": 6}} | wish)), "anna")
    actor = await hub.table(terms.id)
    people = [Person(client, actor) for client in clients]
    for seat, person in enumerate(people):
        actor.put(Joined(person.client, 0))
        await say(actor, person.client, Sit(terms.id, seat))
        await person.promise()
    return actor, people[0], people[1]


async def finish(actor: Actor, people: list[Person]) -> str:
    """Play to the end; return the record."""
    while actor.table.status == "playing":
        seat, line, legal = asked(actor)
        await say(actor, people[seat].client, answer_to(actor, legal[-1], line, f"f{actor.table.number}"))
    return actor.table.record().write()


def test_everybody_brings_a_part_and_the_record_proves_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await seated(hub)
            id = actor.table.terms.id
            await anna.show()
            assert anna.refused() == "refused-no-part-wanted", "not before the start"
            await say(actor, anna.client, Start(id))
            assert (actor.table.status, actor.table.match) == ("starting", None)
            assert anna.client.of("update")[-1]["parts"]["show"] is True
            for command in (Leave(id), SetBot(id, 0, "random")):
                await say(actor, anna.client, command)
                assert anna.refused() == "refused-starting"
            await say(actor, anna.client, Show(id, boris.part))
            assert anna.refused() == "refused-other-part"
            await anna.show()
            assert actor.table.match is None
            await boris.show()
            assert actor.table.status == "playing"
            hidden = actor.table.record()
            assert actor.table.terms.key not in hidden.write()
            text = await finish(actor, [anna, boris])
        verdict = verify(text)
        assert verdict.consistent, verdict.text
        assert "made by the server and seats 1, 2." in verdict.text
        chance: Any = chance_of(read_record(text).chance)
        parts = {seat: bytes.fromhex(person.part) for seat, person in enumerate((anna, boris))}
        assert chance.key == joined_key(actor.table.terms.secret(), parts)
        assert verdict.key_hash == actor.table.terms.key_hash(), "promised before anybody sat down"
        record, hash = read_record(text), actor.table.terms.key_hash()
        assert "Fair: nobody" in compared(record, hash, boris.part)
        assert "as that of seat 2." in compared(record, hash, boris.part)
        assert "Fair" not in compared(record, hash, "") + compared(record, "", boris.part)
        for seen, part in ((key_hash(b"other"), anna.part), (hash, token_hex(32))):
            with pytest.raises(NotTheSame):
                compared(record, seen, part)

    asyncio.run(play())


def test_a_part_that_does_not_come_begins_the_exchange_anew(tmp_path: Path) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            actor, anna, boris = await seated(hub)
            await say(actor, anna.client, Start(actor.table.terms.id))
            await anna.show()
            first = anna.part
            moment[0] += LIVE_MILLISECONDS
            actor.put(Look())
            await until(lambda: len(actor.table.restarts) == 1)
            await settle(actor)
            told = anna.client.of("update")[-1]
            assert (told["parts"]["restarts"], told["parts"]["unpromised"]) == (1, [0, 1])
            assert told["line"]["text"] == told["parts"]["server"] != actor.table.terms.key_hash()
            await anna.promise()
            await anna.show()
            assert anna.refused() == "refused-no-part-wanted", "not before everybody has promised"
            await boris.promise()
            await boris.show()
            await anna.show()
            assert actor.table.status == "playing"
            text = await finish(actor, [anna, boris])
            await hub.release(actor)
            again = await hub.table(actor.table.terms.id)
            assert again.table.record().write() == text, "the entries lead to the same"
        verdict = verify(text)
        assert verdict.consistent, verdict.text
        assert "begun anew 1 times" in verdict.text
        assert first_promise(read_record(text).chance) == actor.table.terms.key_hash(), "by which it is known again"
        assert first in text, "what was shown in vain is on record"

    asyncio.run(play())


@pytest.mark.parametrize("pace", ["live", "slow"])
def test_in_the_end_a_missing_part_is_left_out_and_shown_as_missing(tmp_path: Path, pace: str) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0], part_seconds=2 * DAY) as hub:
            actor, anna, boris = await seated(hub, pace=pace, answer_seconds=5 * DAY)
            await say(actor, anna.client, Start(actor.table.terms.id))
            await anna.show()
            if pace == "live":
                for number in range(1, MOST_RESTARTS + 1):
                    moment[0] += LIVE_MILLISECONDS
                    actor.put(Look())
                    await until(lambda number=number: len(actor.table.restarts) == number)  # type: ignore[misc]
                    await settle(actor)
                    for person in (anna, boris):
                        await person.promise()
                    await anna.show()
                moment[0] += LIVE_MILLISECONDS
            else:
                moment[0] += 2 * DAY * 1000
            actor.put(Look())
            await until(lambda: actor.table.status == "playing")
            assert [logged.entry.kind for logged in actor.table.log][-1] == kinds.DEAL
            await settle(actor)
            assert anna.client.of("update")[-1]["parts"]["unshown"] == [1]
            verdict = verify(await finish(actor, [anna, boris]))
            assert verdict.consistent, verdict.text
            assert "Missing although promised: the part of seat 2." in verdict.text

    asyncio.run(play())


def test_a_slow_table_waits_for_parts_although_nobody_looks_on(tmp_path: Path) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0], part_seconds=2 * DAY) as hub:
            actor, anna, _ = await seated(hub, pace="slow", answer_seconds=5 * DAY)
            await say(actor, anna.client, Start(actor.table.terms.id))
            await hub.release(actor)
            assert await hub.store.due_tables(moment[0] + 2 * DAY * 1000 - 1, 10) == []
            assert await hub.store.due_tables(moment[0] + 2 * DAY * 1000, 10) == [actor.table.terms.id]

    asyncio.run(play())


def test_who_leaves_before_the_start_takes_the_promise_along(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await seated(hub)
            actor.keeper.start_thinking = lambda seat: None  # type: ignore[method-assign]
            await say(actor, boris.client, Leave(actor.table.terms.id))
            await say(actor, anna.client, Start(actor.table.terms.id, "random"))
            await anna.show()
            assert actor.table.status == "playing"

    asyncio.run(play())


def exchange(server: bytes, part: bytes) -> dict[str, Any]:
    """Return an exchange between the server and the first seat, as a record has it."""
    one, other = ({"hash": key_hash(found), "part": found.hex()} for found in (server, part))
    return {"server": one, "seats": {"0": other}}


@pytest.mark.parametrize("chosen", [False, True])
def test_a_server_that_chooses_its_part_of_a_new_beginning_is_found_out(chosen: bool) -> None:
    game, first, part = find_game("star_realms"), bytes(range(32)), bytes(32)
    second = bytes(reversed(range(32))) if chosen else Exchange(1).server_part(first)
    parts = exchange(second, part) | {"restarts": [exchange(first, part)]}
    record = Record(game.id, game.version, game.check("", 2, {}), {"parts": parts}, True, [])
    match = Match.resume(game, record, KeyedChance(joined_key(second, {0: part})))
    verdict = verify(match.record.write())
    assert verdict.consistent is not chosen, verdict.text
    assert ("does not follow from its first one" in verdict.text) is chosen


def test_who_brought_no_part_is_named(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await seated(hub)
            await say(actor, boris.client, Leave(actor.table.terms.id))
            await say(actor, boris.client, Sit(actor.table.terms.id, 1))  # as the plain page does, without a promise
            await say(actor, anna.client, Start(actor.table.terms.id))
            await anna.show()
            verdict = verify(await finish(actor, [anna, boris]))
            assert "made by the server and seat 1. No part was brought by seat 2." in verdict.text

    asyncio.run(play())


def test_clients_over_the_network_bring_their_parts_by_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _),
            visiting_guest(address, "Anna") as anna,
            visiting_guest(address, "Boris") as boris,
        ):
            info = await anna.visitor.open_table(NewTable("star_realms", options={"turn_limit": 6}))
            tables = [await anna.watch(info.id), await boris.watch(info.id)]
            for seat, table in enumerate(tables):
                await table.sit(seat)
            await tables[0].start()
            await asyncio.gather(*(play_to_the_end(table, choose) for table in tables))
            text = await anna.visitor.record(info.id)
            assert [table.part in text for table in tables] == [True, True]
            assert verify(text).consistent

    asyncio.run(play())
