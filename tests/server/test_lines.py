"""Long logs: whoever comes is told the latest lines, and can ask for the earlier ones."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from tests.server.desk import duel, hub_on, say
from tests.server.house import NO_LIMITS, guest, house, two_at_a_table

from cosmodrome.client import RequestRefused
from cosmodrome.protocol import Chat, Leave, Lines, NewTable, Sit
from cosmodrome.server.config import Limits
from cosmodrome.server.table.entry import ANSWER, CHAT, Entry
from cosmodrome.server.table.lines import page, recent
from cosmodrome.server.table.table import Logged

LOG = [Logged(Entry(i, 0, CHAT if i % 2 else ANSWER), []) for i in range(1, 21)]  # chats have odd numbers


@pytest.mark.parametrize(
    ("after", "chats", "lines", "numbers", "left_out"),
    [
        (0, 10, 10, list(range(1, 21)), 0),
        (0, 2, 10, [2, 4, 6, 8, 10, 12, 14, 16, 17, 18, 19, 20], 15),
        (0, 2, 3, [16, 17, 18, 19, 20], 15),
        (0, 10, 1, [*range(1, 18, 2), 19, 20], 18),
        (17, 10, 10, [18, 19, 20], 0),
        (16, 1, 1, [19, 20], 18),
        (20, 1, 1, [], 0),
    ],
)
def test_the_latest_lines(after: int, chats: int, lines: int, numbers: list[int], left_out: int) -> None:
    found, gap = recent(LOG, after, Limits(sync_chats=chats, sync_lines=lines))
    assert ([logged.entry.number for logged in found], gap) == (numbers, left_out)


@pytest.mark.parametrize(
    ("before", "count", "numbers"), [(21, 2, [19, 20]), (3, 5, [1, 2]), (1, 5, []), (10**9, 1, [20])]
)
def test_pages_of_lines(before: int, count: int, numbers: list[int]) -> None:
    assert [logged.entry.number for logged in page(LOG, before, count)] == numbers


def test_a_long_chat_is_told_in_part_and_read_by_page(tmp_path: Path) -> None:
    moment = [10**12]

    def now() -> int:
        moment[0] += 1000  # nobody speaks too fast
        return moment[0]

    async def play() -> None:
        async with house(tmp_path / "a.db", now=now, limits=NO_LIMITS) as (address, _):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                info = await anna.visitor.open_table(NewTable("star_realms", public=False))
                first = await anna.watch(info.id)
                for i in range(228):
                    await first.chat(f"{i} " + "я" * 490)
                second = await boris.watch(info.id, info.invite)
                assert [line.number for line in second.lines] == list(range(179, 229))
                assert len(msgspec.json.encode(second.lines)) < 110_000
                path = f"/api/tables/{info.id}/lines?invite={info.invite}"
                found = msgspec.json.decode(await boris.visitor.call("GET", f"{path}&before=179"), type=Lines)
                assert [line.number for line in found.lines] == list(range(1, 179))
                assert found.lines[0].text.startswith("Anna\t0 я")
                with pytest.raises(RequestRefused, match="no such table"):
                    await boris.visitor.call("GET", f"/api/tables/{info.id}/lines")
                with pytest.raises(RequestRefused, match="count in"):
                    await boris.visitor.call("GET", f"{path}&count=100000")

    asyncio.run(play())


def test_pages_show_a_seat_no_more_than_its_own_log_did(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db") as (address, _):
            async with guest(address, "Anna") as anna, guest(address, "Boris") as boris:
                info, (first, second) = await two_at_a_table(anna, boris)
                for who, table in ((anna, first), (boris, second)):
                    await table.changed(2)
                    page = json.loads(await who.visitor.call("GET", f"/api/tables/{info.id}/lines"))
                    assert page["lines"] == [json.loads(msgspec.json.encode(line)) for line in table.lines]

    asyncio.run(play())


def test_a_chat_has_an_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db", limits=Limits(chats_per_table=3)) as hub:
            actor, anna, boris = await duel(hub)
            id = actor.table.terms.id
            for i in range(4):
                await say(actor, anna, Chat(id, f"{i}"))
            assert anna.of("refused")[-1]["say"]["id"] == "refused-chat-full"
            number = actor.table.number
            await say(actor, boris, Leave(id))
            await say(actor, boris, Sit(id, 1))
            assert actor.table.number > number, "everything else goes on"

    asyncio.run(play())
