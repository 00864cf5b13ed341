"""Previews: what is shown before an answer is what happens after it, and nothing that nobody can know yet."""

import asyncio
from pathlib import Path

import pytest
from tests.server.house import guest, house

from cosmodrome.kernel.chance import Rng
from cosmodrome.protocol import AskPreview, NewTable
from cosmodrome.registry import find_game
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.preview import preview_for
from cosmodrome.server.table.seen import all_told, line_of, view_of
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Terms

ANSWERS = 250


def started(game_id: str, seats: int) -> Table:
    game = find_game(game_id)
    setup = game.check("", seats, {})
    terms = Terms("t", "i", game_id, game.version, setup, "live", 60, True, "", "anna", "ab" * 32, 0, None)
    table = Table(terms, game)
    table.apply(Entry(1, 0, kinds.START, text="random"))
    return table


@pytest.mark.parametrize(
    ("game", "seats"),
    [("star_realms", 2), ("space_base", 3), ("red_planet", 3), ("galaxy_trucker", 2), ("metal_adventures", 3)],
)
def test_what_is_previewed_is_what_happens(game: str, seats: int) -> None:
    table, rng, shown = started(game, seats), Rng(5), 0
    for _ in range(ANSWERS):
        assert table.match is not None
        state = table.match.state
        if state.over():
            break
        seat, learned = state.next_seat(), state.learned
        answer = state.sample(seat, rng) if seat >= 0 else state.legal(seat)[0]
        preview = preview_for(table, seat, answer) if seat >= 0 else None
        table.apply(Entry(table.number + 1, 0, kinds.ANSWER, seat, answer))
        if preview is None:
            continue
        if table.match.state.learned == learned:
            assert preview.view == view_of(table, seat)
            assert preview.events == line_of(table.log[-1], all_told(table, table.log[-1]), seat).events
            shown += 1
        else:
            assert preview.view is None
            assert preview.events == []
    assert shown >= ANSWERS // 10


def test_what_is_not_legal_has_no_preview() -> None:
    table = started("star_realms", 2)
    assert table.match is not None
    seat = table.match.state.next_seat()
    number = table.number
    assert preview_for(table, seat, 10**9).view is None
    assert table.number == number


def test_previews_come_over_the_socket_and_change_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db") as (address, _), guest(address, "Anna") as anna:
            info = await anna.visitor.open_table(NewTable("star_realms", options={"first": 1}))
            table = await anna.watch(info.id)
            await table.sit(0)
            await table.start("random")
            question = await table.my_question()
            assert question is not None
            lines = len(table.lines)
            playing = next(option for option in question["options"] if "hand" in str(option["places"]))
            await anna.send(AskPreview(info.id, playing["answer"]))
            preview = await anna.previews.get()
            assert preview.answer == playing["answer"]
            assert preview.view is not None
            assert table.view is not None
            assert preview.view["table"] != table.view["table"]
            assert preview.events
            assert len(table.lines) == lines

    asyncio.run(play())
