"""Going back by consent: given by the person or not at all, in time, with fresh chance; and what answers must name."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.desk import FakeClient, answer_to, asked, duel, guest, hub_on, say, settle, until

from cosmodrome.kernel.agenda import ALL
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.protocol import Answer, Leave, SetBot, Undo, Vote
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.items import Joined, Look
from cosmodrome.server.table.table import CONSENT_MILLISECONDS
from cosmodrome.server.web.fairness import verify

DAY = 86_400


class Moment:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 10**12

    def __call__(self) -> int:
        return self.now


def inputs(actor: Actor) -> list[tuple[int, int]]:
    """Return what was answered so far."""
    assert actor.table.match is not None
    return list(actor.table.match.record.inputs)


def no_thinking(actor: Actor) -> None:
    """Let bots do nothing by themselves."""
    actor.keeper.start_thinking = lambda seat: None  # type: ignore[method-assign]


async def past_undo(actor: Actor, clients: list[FakeClient]) -> int:
    """Play until somebody cannot take back freely; return the seat."""
    assert actor.table.match is not None
    for i in range(100):
        seat, line, legal = asked(actor)
        await say(actor, clients[seat], answer_to(actor, legal[0], line, f"p{actor.table.number}-{i}"))
        if not actor.table.match.can_undo(seat):
            return seat
    raise AssertionError("everything can be taken back")


async def open_wish(hub: Any, **wish: Any) -> tuple[Actor, FakeClient, FakeClient, int]:
    """Play a little; return the table, whoever wants to go back, the other one, and the seat of the first."""
    actor, anna, boris = await duel(hub, **wish)
    no_thinking(actor)
    clients = [anna, boris]
    for _ in range(2):
        await past_undo(actor, clients)
    seat = await past_undo(actor, clients)
    return actor, clients[seat], clients[1 - seat], seat


def test_who_is_covered_by_a_bot_is_still_the_one_to_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, me, other, seat = await open_wish(hub)
            id, before = actor.table.terms.id, inputs(actor)
            await say(actor, other, Leave(id))
            assert actor.table.seats[1 - seat].stand_in
            await say(actor, me, Undo(id))
            assert inputs(actor) == before, "nobody was there to agree"
            assert me.of("update")[-1]["proposal"]["waiting"] == [1 - seat]
            actor.put(Joined(await guest(hub, other.person), 0))  # the person is back
            await settle(actor)
            assert inputs(actor) == before
            assert actor.table.going_back is not None
            await say(actor, other, Vote(id, True))
            assert len(inputs(actor)) < len(before)
            assert actor.table.match is not None
            (rewind,) = actor.table.match.record.rewinds
            assert (rewind.agreed, before[: rewind.kept] + rewind.removed) == ([seat, 1 - seat], before)

    asyncio.run(play())


def test_a_person_who_goes_away_while_asked_has_not_agreed(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, me, other, _ = await open_wish(hub)
            id, before = actor.table.terms.id, inputs(actor)
            await say(actor, me, Undo(id))
            await say(actor, other, Leave(id))
            assert inputs(actor) == before
            assert actor.table.going_back is not None

    asyncio.run(play())


def test_a_seat_given_to_a_bot_for_good_is_not_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, me, other, seat = await open_wish(hub)
            id, before = actor.table.terms.id, inputs(actor)
            await say(actor, other, SetBot(id, 1 - seat, "random"))
            await say(actor, me, Undo(id))
            assert len(inputs(actor)) < len(before)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("wish", "milliseconds"),
    [({}, CONSENT_MILLISECONDS), ({"pace": "slow", "answer_seconds": 2 * DAY}, 2 * DAY * 1000)],
    ids=["live", "slow"],
)
def test_consent_that_does_not_come_in_time_is_refused(tmp_path: Path, wish: dict[str, Any], milliseconds: int) -> None:
    moment = Moment()

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=moment) as hub:
            actor, me, other, _ = await open_wish(hub, **wish)
            actor.keeper.plan_limits = lambda: None  # type: ignore[method-assign]
            id, before = actor.table.terms.id, inputs(actor)
            await say(actor, me, Undo(id))
            moment.now += milliseconds - 1
            actor.put(Look())
            await settle(actor)
            assert actor.table.going_back is not None
            moment.now += 1
            await say(actor, other, Vote(id, True))
            assert other.of("refused")[-1]["say"]["id"] == "refused-nothing-to-agree"
            await until(lambda: actor.table.going_back is None)
            assert actor.table.log[-1].entry.kind == kinds.LAPSE
            assert inputs(actor) == before
            await say(actor, me, Undo(id))
            await say(actor, other, Vote(id, True))
            assert len(inputs(actor)) < len(before), "one may ask again"

    asyncio.run(play())


def test_a_slow_table_out_of_memory_wakes_to_refuse(tmp_path: Path) -> None:
    moment = Moment()

    async def play() -> None:
        async with hub_on(tmp_path / "a.db", now=moment) as hub:
            actor, me, _, _ = await open_wish(hub, pace="slow", answer_seconds=10 * DAY)
            moment.now += 9 * DAY * 1000
            await say(actor, me, Undo(actor.table.terms.id))
            until_then = actor.table.going_back
            assert until_then is not None
            await hub.release(actor)
            assert await hub.store.due_tables(until_then.until, 10) == [actor.table.terms.id]

    asyncio.run(play())


def test_a_bots_answer_says_nothing_about_going_back_but_a_persons_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, me, other, seat = await open_wish(hub)
            id = actor.table.terms.id
            await say(actor, me, Undo(id))
            now, line, legal = asked(actor)
            bots = kinds.Entry(actor.table.number + 1, 0, kinds.ANSWER, now, legal[0], "", "random")
            await actor.append(bots, None)
            assert actor.table.going_back is not None
            now, line, legal = asked(actor)
            await say(actor, (me, other)[now != seat], answer_to(actor, legal[0], line, "x"))
            assert actor.table.going_back is None

    asyncio.run(play())


def test_after_going_back_the_future_is_another_and_the_record_shows_it_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub, options={"turn_limit": 8})
            clients, seen = [anna, boris], set()
            assert actor.table.match is not None
            for _ in range(8):
                seat = await past_undo(actor, clients)
                seen.add(state_hash(actor.table.match.state))
                await say(actor, clients[seat], Undo(actor.table.terms.id))
                await say(actor, clients[1 - seat], Vote(actor.table.terms.id, True))
            assert len(seen) > 1, "the same answers drew other cards"
            before = state_hash(actor.table.match.state)
            await hub.release(actor)
            actor = await hub.table(actor.table.terms.id)
            assert actor.table.match is not None
            assert state_hash(actor.table.match.state) == before, "the entries lead to the same"
            for client in clients:
                actor.put(Joined(client, 0))
            while actor.table.status == "playing":
                seat, line, legal = asked(actor)
                await say(actor, clients[seat], answer_to(actor, legal[-1], line, f"e{actor.table.number}"))
            verdict = verify(actor.table.record().write())
            assert verdict.consistent, verdict.text
            assert "Taken back by consent 8 times" in verdict.text
            tampered = actor.table.record()
            tampered.rewinds = tampered.rewinds[:-1]
            assert not verify(tampered.write()).consistent

    asyncio.run(play())


def test_a_wish_that_the_first_release_left_open_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, _, other, seat = await open_wish(hub)
            id, before = actor.table.terms.id, inputs(actor)
            old = kinds.Entry(actor.table.number + 1, 10**12, kinds.ASK_UNDO, seat, len(before) - 1)
            await actor.append(old, None)
            assert actor.table.going_back is not None
            await hub.release(actor)
            actor = await hub.table(id)
            assert actor.table.going_back is None
            no_thinking(actor)
            await say(actor, other, Leave(id))  # which was consent there
            assert inputs(actor) == before

    asyncio.run(play())


# -- numbers -----------------------------------------------------------------------------------------------------------
def test_an_answer_sent_again_never_meets_another_question(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub)
            id = actor.table.terms.id
            assert actor.table.match is not None
            seat, line, legal = asked(actor)
            me = (anna, boris)[seat]
            await say(actor, me, answer_to(actor, legal[-1], line, "a"))
            lost, number = asked(actor), actor.table.match.state.question().number
            assert lost[0] == seat
            await say(actor, me, Undo(id))
            await say(actor, me, answer_to(actor, legal[-1], asked(actor)[1], "b"))
            assert actor.table.match.state.question().number == number, "the question's own number came again"
            before = inputs(actor)
            await say(actor, me, answer_to(actor, lost[2][0], lost[1], "lost"))
            assert me.of("refused")[-1]["say"]["id"] == "refused-old-question"
            assert inputs(actor) == before

    asyncio.run(play())


def test_who_takes_a_sealed_answer_back_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub, "red_planet", mode="duel")
            assert actor.table.match is not None
            while actor.table.match.state.question().mode != ALL:
                seat, line, legal = asked(actor)
                await say(actor, (anna, boris)[seat], answer_to(actor, legal[0], line, f"{actor.table.number}"))
            lines = dict(actor.table.asked_at)
            choices = [actor.table.match.state.legal(seat)[0] for seat in (0, 1)]
            await say(actor, anna, answer_to(actor, choices[0], lines[0], "a"))
            await say(actor, anna, Undo(actor.table.terms.id))
            assert actor.table.asked_at[0] > lines[0]
            await say(actor, anna, answer_to(actor, choices[0], lines[0], "late"))
            assert anna.of("refused")[-1]["say"]["id"] == "refused-old-question"
            await say(actor, boris, answer_to(actor, choices[1], lines[1], "b"))
            assert boris.of("refused") == []
            assert anna.of("update")[-1]["asked_at"] == actor.table.asked_at[0]

    asyncio.run(play())


def test_an_answer_of_an_earlier_protocol_is_refused_in_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_on(tmp_path / "a.db") as hub:
            actor, anna, boris = await duel(hub)
            seat, _, legal = asked(actor)
            await say(actor, (anna, boris)[seat], Answer(actor.table.terms.id, legal[0], "k", question=1))
            assert (anna, boris)[seat].of("refused")[-1]["say"]["id"] == "refused-old-client"
            assert inputs(actor) == []

    asyncio.run(play())
