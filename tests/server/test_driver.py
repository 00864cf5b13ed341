"""What a table answers for people: at once, or after a pause where that would tell a secret; and how to take back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from tests.server.desk import FakeClient, guest, hub_on, say, settle, until
from tests.server.house import NO_LIMITS, house
from tests.server.house import guest as visit

from cosmodrome.client import MessageRefused
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.protocol import Answer, Leave, NewTable, Order, SetBot, Sit, Start, Undo
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.hub import Hub
from cosmodrome.server.storage.migrate import migrate
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.driver import LIVE_PAUSE, SLOW_PAUSE
from cosmodrome.server.table.items import Joined

NAMES = ("anna", "boris", "clara")
KEY = "17" * 32  # of chance


async def seated(
    hub: Hub, wish: NewTable, people: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[Actor, list[FakeClient]]:
    """Open a table with a known key, seat people first and bots behind them, and start."""
    monkeypatch.setattr("cosmodrome.server.hall.opening.token_hex", lambda _: KEY)
    clients = [await guest(hub, name) for name in NAMES[:people]]
    terms = await hub.open_table(wish, "anna")
    actor = await hub.table(terms.id)
    for seat, client in enumerate(clients):
        actor.put(Joined(client, 0))
        await say(actor, client, Sit(terms.id, seat))
    await say(actor, clients[0], Start(terms.id, "heuristic"))
    return actor, clients


def state_of(actor: Actor) -> Any:
    return actor.table.playing().state


def kind_of(actor: Actor) -> str:
    return str(actor.table.game.kinds[state_of(actor).question().kind])


async def answer_once(actor: Actor, clients: list[FakeClient], number: int) -> None:
    """Let the first person who is asked and not answered for do as the game's own player would."""
    state, table = state_of(actor), actor.table
    for seat in (seat for seat in state.seats_to_answer() if 0 <= seat < len(clients)):
        if seat not in table.pending:
            chosen = table.game.suggest(table.game.redeal(state, seat, Rng(number)), seat, Rng(number))
            message = Answer(table.terms.id, chosen, f"k{number}", table.asked_at[seat])
            return await say(actor, clients[seat], message)
    raise AssertionError("nobody can answer")


async def play_until(actor: Actor, clients: list[FakeClient], stop: Callable[[], bool], most: int = 600) -> None:
    """Play until something is so."""
    for number in range(most):
        if stop():
            return
        await answer_once(actor, clients, number)
    raise AssertionError("it did not come to that")


def shown_questions(client: FakeClient) -> list[dict[str, Any]]:
    """Return the questions that a client was shown, with their kinds."""
    views = [message["view"] for message in client.messages if message.get("view")]
    return [view for view in views if view.get("question")]


@pytest.mark.parametrize(
    ("game", "mode", "seats", "hidden"),
    [
        ("metal_adventures", "standard", 3, "reveal"),
        ("red_planet", "duel", 2, "act"),
        ("space_base", "standard", 3, ""),
    ],
)
def test_a_single_person_is_never_shown_a_moot_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, mode: str, seats: int, hidden: str
) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, (anna,) = await seated(hub, NewTable(game, mode, seats), 1, monkeypatch)
            table = actor.table

            def looked() -> bool:
                if table.status == "over":
                    return True
                assert not table.pending  # whatever can be answered for anna has been, when nothing is left to do
                if moot_answer(state_of(actor), 0) != NO_ANSWER:
                    assert table.playing().can_undo(0)
                given = [logged for logged in table.log if logged.given and logged.entry.person]
                return len(given) >= 8 and len(anna.messages) > 150

            await play_until(actor, [anna], looked)
            for view in shown_questions(anna):
                assert view["kind"] != hidden or len(view["question"]["options"]) > 1
            told = [line for update in anna.of("update") if (line := update["line"]).get("given")]
            assert len(told) == len([one for one in table.log if one.given and one.entry.seat == 0])
            assert all(line["seat"] == 0 and line["given"]["prompt"]["id"] for line in told)

    asyncio.run(play())


def test_where_it_would_tell_a_secret_the_answer_comes_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            wish = NewTable("metal_adventures", "standard", 3)
            actor, clients = await seated(hub, wish, 2, monkeypatch)
            table = actor.table
            await play_until(actor, clients, lambda: bool(table.pending))
            ((seat, answer),) = table.pending.items()
            assert kind_of(actor) == "reveal"
            number = table.number
            at = actor.keeper.answered_at(seat)
            assert LIVE_PAUSE[0] <= at - moment[0] < LIVE_PAUSE[1]
            await settle(actor)
            assert table.number == number  # not yet
            mine, other = clients[seat].view(), clients[1 - seat].view()
            assert mine["question"] is None
            assert other["asked"] == mine["asked"] == [seat]
            assert str(seat) in clients[1 - seat].of("update")[-1]["deadlines"]  # as for whoever has a choice
            moment[0] = at
            actor.keeper.ring("pause")
            await settle(actor)
            entry = table.log[number].entry
            assert (entry.kind, entry.seat, entry.value, entry.person) == (kinds.ANSWER, seat, answer, NAMES[seat])
            lines = [client.of("update")[-1]["line"] for client in clients]
            assert [("given" in line) for line in lines] == [one == seat for one in range(2)]

    asyncio.run(play())


def test_nobody_is_timed_or_reminded_for_a_moot_question_and_a_restart_keeps_its_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            wish = NewTable("metal_adventures", "standard", 3, pace="slow")
            actor, clients = await seated(hub, wish, 2, monkeypatch)
            await play_until(actor, clients, lambda: bool(actor.table.pending))
            ((seat, _),) = actor.table.pending.items()
            at = actor.keeper.answered_at(seat)
            assert SLOW_PAUSE[0] <= at - moment[0] < SLOW_PAUSE[1]
            assert actor.keeper.limits(seat) == {}
            assert actor.keeper.reminded.get(seat, (0, 0))[0] != state_of(actor).question().number
            assert actor.keeper.next_due() == at
            number, id = actor.table.number, actor.table.terms.id
        moment[0] = at - 1
        async with hub_on(tmp_path / "a.db", now=lambda: moment[0]) as hub:
            actor = await hub.table(id)
            await settle(actor)
            assert (actor.keeper.answered_at(seat), actor.table.number) == (at, number)
            moment[0] = at
            actor.keeper.ring("pause")
            await settle(actor)
            assert actor.table.number > number

    asyncio.run(play())


def test_a_table_can_ask_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            wish = NewTable("metal_adventures", "standard", 3, ask_everything=True)
            actor, (anna,) = await seated(hub, wish, 1, monkeypatch)
            assert anna.of("update")[-1].get("info") is None or anna.of("update")[-1]["info"]["ask_everything"]
            await play_until(actor, [anna], lambda: kind_of(actor) == "reveal" and state_of(actor).is_asked(0))
            assert moot_answer(state_of(actor), 0) != NO_ANSWER
            assert len(anna.view()["question"]["options"]) == 1
            assert not any(logged.given for logged in actor.table.log)

    asyncio.run(play())


def test_taking_back_goes_past_what_was_given_and_stays_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, (anna,) = await seated(hub, NewTable("metal_adventures", "standard", 3), 1, monkeypatch)
            table = actor.table
            before: list[str] = []

            def can_go_back_past_given() -> bool:
                match = table.playing()
                if match.can_undo(0) and len(match.record.inputs) - 1 in match.given:
                    return True
                before[:] = [state_hash(match.state)]
                return False

            await play_until(actor, [anna], can_go_back_past_given)
            assert anna.of("update")[-1]["can_undo"]
            await say(actor, anna, Undo(table.terms.id, "back"))
            assert state_hash(state_of(actor)) == before[0]
            assert anna.view()["question"]
            assert not table.pending

    asyncio.run(play())


def test_consent_is_asked_for_the_last_own_decision_and_not_for_what_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, (anna,) = await seated(hub, NewTable("galaxy_trucker", "turns", 2), 1, monkeypatch)
            table = actor.table

            def flew_on() -> bool:
                match = table.playing()
                mine = [count for count, (seat, _) in enumerate(match.record.inputs) if seat == 0]
                return bool(mine) and mine[-1] in match.given and not match.can_undo(0)

            await play_until(actor, [anna], flew_on)
            match = table.playing()
            own = max(i for i, (seat, _) in enumerate(match.record.inputs) if seat == 0 and i not in match.given)
            await say(actor, anna, Undo(table.terms.id, "back"))
            assert table.playing().record.rewinds[-1].kept == own  # nobody else has to agree

    asyncio.run(play())


def test_an_order_is_kept_secret_through_a_restart_and_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            wish = NewTable("galaxy_trucker", "turns", 2, {"rounds": 1})
            actor, clients = await seated(hub, wish, 2, monkeypatch)
            id = actor.table.terms.id
            await say(actor, clients[0], Order(id, "give-up", True, "early"))
            assert clients[0].of("refused")[-1]["say"]["id"] == "refused-no-order"

            def in_flight() -> bool:
                return bool(clients[0].of("update")[-1].get("orders")) and kind_of(actor) != "give-up"

            await play_until(actor, clients, in_flight)
            for key, on in (("one", True), ("two", False), ("three", True)):
                await say(actor, clients[0], Order(id, "give-up", on, key))
                mine, others = (client.of("update")[-1] for client in clients)
                assert mine["orders"] == {"give-up": on}
                assert others["orders"] == {"give-up": False}
                assert mine["line"]["text"] == "give-up"
                assert set(others["line"]) == {"number", "at", "kind"}
        async with hub_on(tmp_path / "a.db") as hub:
            actor = await hub.table(id)
            clients = [await guest(hub, name) for name in NAMES[:2]]
            for client in clients:
                actor.put(Joined(client, 0))
            await settle(actor)
            assert [client.of("sync")[0]["orders"]["give-up"] for client in clients] == [True, False]
            given_up = actor.table.game.events.index("gave-up")
            seen = len(actor.table.log)

            def gave_up() -> bool:
                events = [event for logged in actor.table.log[seen:] for event in logged.events]
                return any(event[0] == given_up for event in events) or actor.table.status == "over"

            await play_until(actor, clients, gave_up)
            (line,) = [logged for logged in actor.table.log[seen:] if any(e[0] == given_up for e in logged.events)]
            assert (line.entry.seat, line.entry.value, line.given) == (0, 1, None)
            assert not actor.table.driver.orders[0]

    asyncio.run(play())


def test_an_order_holds_while_a_bot_stands_in_and_not_where_the_seat_was_given_to_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            wish = NewTable("galaxy_trucker", "turns", 2, {"rounds": 1})
            actor, clients = await seated(hub, wish, 2, monkeypatch)
            table, id = actor.table, actor.table.terms.id

            def ended() -> bool:
                return table.status == "over"

            async def fly(stop: Callable[[], bool]) -> None:
                """Let boris answer until something is so, and wait for the bot in between."""
                for number in range(100):
                    await until(lambda: ended() or stop() or (state_of(actor).is_asked(1) and 1 not in table.pending))
                    if ended() or stop():
                        return
                    await answer_once(actor, clients, number)

            await play_until(actor, clients, lambda: len(state_of(actor).opened) >= 1)
            await say(actor, clients[0], Order(id, "give-up", True))
            await say(actor, clients[0], SetBot(id, 0, "heuristic"))
            await fly(lambda: len(state_of(actor).opened) >= 3)
            assert state_of(actor).flying == [1, 1]
            seen, gave_up = len(table.log), table.game.events.index("gave-up")
            await say(actor, clients[0], Leave(id))
            assert table.seats[0].stand_in
            await fly(lambda: state_of(actor).flying[0] == 0)
            (line,) = [logged for logged in table.log[seen:] if any(event[0] == gave_up for event in logged.events)]
            assert (line.entry.seat, line.entry.value, line.entry.person, line.given) == (0, 1, "anna", None)
            assert not table.driver.orders[0]

    asyncio.run(play())


def test_a_program_orders_over_the_network(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, _), visit(address, "Anna") as anna:
            info = await anna.visitor.open_table(NewTable("galaxy_trucker", "turns", 2, coach=True))
            table = await anna.watch(info.id)
            await table.sit(0)
            await table.start("heuristic")
            with pytest.raises(MessageRefused, match="refused-no-order"):
                await table.order("give-up")  # while ships are built
            while (question := await table.my_question()) and (
                not table.orders or "give-up" in question["prompt"]["id"]
            ):
                await table.answer((await table.hint("heuristic")).answer)
            await table.order("give-up")
            await until(lambda: table.orders == {"give-up": True})
            await table.order("give-up", False)
            await until(lambda: table.orders == {"give-up": False})

    asyncio.run(play())


def test_tables_of_earlier_releases_go_on_asking_everything(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"
    migrate(url, "0005")
    engine = create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, language, created_at) VALUES ('anna', 'Anna', 'en', 1)"))
        row = (
            "'t', 'i', 'space_base', 1, 'standard', 2, '{}', 'live', 60, true, '', 'anna', 'ab', '', 1, 'open', '[]', 1"
        )
        names = (
            "id, invite, game, version, mode, seats, options, pace, answer_seconds, public, title, host, key, opening,"
            " created_at, status, seated, changed_at"
        )
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({row})"))
    migrate(url)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT ask_everything FROM tables")).scalar_one()
    engine.dispose()
