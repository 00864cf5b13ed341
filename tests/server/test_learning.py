"""A guided first game at a real server: led by its lesson, left and taken up again, and counted for nobody."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.desk import PATIENCE, hub_on, say
from tests.server.desk import guest as person
from tests.server.house import guest, house

from cosmodrome.client import Connection, MessageRefused, RemoteTable, RequestRefused, Visitor
from cosmodrome.kernel.record import read_record
from cosmodrome.protocol import Answer, Lesson, NewTable, Sit, Start
from cosmodrome.server.table.items import Joined
from cosmodrome.server.table.terms import Opening
from cosmodrome.server.web.fairness import verify

LESSON = "/api/games/space_base/lesson"
FLIGHT = "/api/games/galaxy_trucker/lesson"


async def learn(anna: Connection, anew: bool = False, path: str = LESSON) -> Any:
    return json.loads(await anna.visitor.call("POST", path, {"anew": anew}))


async def wished(table: RemoteTable) -> Lesson:
    """Wait until something is wished, or everybody plays freely."""
    await table.my_question()
    async with table.news:
        await table.news.wait_for(lambda: table.lesson is not None and (ready(table.lesson) or table.over))
    assert table.lesson is not None
    return table.lesson


def ready(lesson: Lesson) -> bool:
    return bool(lesson.answers) or lesson.step == lesson.steps


def test_a_guest_plays_a_lesson_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (address, _), guest(address, "Anna") as anna:
            made = await learn(anna, path=FLIGHT)
            assert (made["lesson"], made["public"]) == (True, False)
            table = await anna.watch(made["id"])
            lesson = await wished(table)
            while lesson.step < lesson.steps:
                assert (await learn(anna, path=FLIGHT))["id"] == made["id"]
                await table.answer(lesson.answers[0])
                lesson = await wished(table)
            assert [page.say["id"] for page in lesson.pages] == ["lesson-free"]
            while (question := await table.my_question()) is not None:  # four cards are left
                await table.answer(question["options"][0]["answer"])
            played = await anna.visitor.record(made["id"])
            assert verify(played).consistent
            assert read_record(played).result is not None
            assert (await learn(anna, path=FLIGHT))["id"] != made["id"]

    asyncio.run(test())


def test_other_answers_are_refused_with_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (address, _), guest(address, "Anna") as anna:
            table = await anna.watch((await learn(anna))["id"])
            lesson = await wished(table)
            with pytest.raises(MessageRefused) as refused:
                await table.answer(1 - lesson.answers[0])
            assert refused.value.say["id"] == "lesson-dice-separate"
            assert refused.value.rule == "SB-5.3"
            assert await wished(table) == lesson
            with pytest.raises(RequestRefused, match="there is no game"):
                await learn(anna, path="/api/games/nothing/lesson")

    asyncio.run(test())


def test_a_lesson_is_left_and_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "a.db") as (address, _), guest(address, "Anna") as anna:
            made = await learn(anna)
            table = await anna.watch(made["id"])
            for _ in range(2):
                await table.answer((await wished(table)).answers[0])
            before, token = await wished(table), anna.visitor.token
        async with house(tmp_path / "a.db") as (address, _):
            visitor = Visitor(address, token)
            await visitor.enter()
            async with Connection(visitor, PATIENCE) as anna:
                assert (await learn(anna))["id"] == made["id"]
                table = await anna.watch(made["id"])
                assert await wished(table) == before
                await table.undo()
                assert (await wished(table)).step == before.step - 1
                assert (await learn(anna, anew=True))["id"] != made["id"]
                assert json.loads(await visitor.call("GET", "/api/tables"))["tables"] == []

    asyncio.run(test())


def test_a_lesson_of_an_earlier_release_begins_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            anna = await person(hub, "anna")
            wish = NewTable("space_base", seats=2, public=False)
            terms = await hub.open_table(wish, "anna", Opening({}, [], lesson="another"))
            actor = await hub.table(terms.id)
            actor.put(Joined(anna, 0))
            await say(actor, anna, Sit(terms.id, 0))
            await say(actor, anna, Start(terms.id, "random"))
            await say(actor, anna, Answer(terms.id, 0, "k", actor.table.asked_at[0]))
            assert anna.of("refused")[-1]["say"]["id"] == "refused-other-lesson"

    asyncio.run(test())
