"""One table without a network: answers, numbers, idempotency, undo, consent, leaving, bots, and what is on the disk."""

import asyncio

from tests.server.desk import answer_to, asked, duel, guest, hub_on, say, settle, until

from cosmodrome.protocol import Chat, Leave, SetBot, Sit, Undo, Vote
from cosmodrome.server.table.items import Gone, Joined


def test_a_duel_goes_on_and_survives_a_restart(database: str) -> None:
    async def play() -> None:
        async with hub_on(database) as hub:
            actor, anna, boris = await duel(hub)
            clients = [anna, boris]
            for i in range(40):
                seat, number, legal = asked(actor)
                await say(actor, clients[seat], answer_to(actor, legal[-1], number, f"k{i}"))
            table = actor.table
            assert table.match is not None
            assert len(table.match.record.inputs) == 40
            numbers = [message["line"]["number"] for message in anna.of("update")]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "every number comes, and comes once"
            state = table.match.record.hashes
            seen = anna.view()
        async with hub_on(database) as hub:
            actor = await hub.table(table.terms.id)
            assert actor.table.match is not None
            assert actor.table.match.record.inputs == table.match.record.inputs
            assert actor.table.match.record.hashes == state
            back = await guest(hub, "anna")
            actor.put(Joined(back, 0))
            await settle(actor)
            assert back.view() == seen
            assert [line["number"] for line in back.of("sync")[0]["lines"]] == list(range(1, table.number + 1))

    asyncio.run(play())


def test_repeated_stale_foreign_and_illegal_answers(database: str) -> None:
    async def play() -> None:
        async with hub_on(database) as hub:
            actor, anna, boris = await duel(hub)
            clients = [anna, boris]
            seat, number, legal = asked(actor)
            me, other = clients[seat], clients[1 - seat]
            before = actor.table.number
            await say(actor, other, answer_to(actor, legal[0], number, "foreign"))
            assert other.of("refused")[-1]["say"]["id"] == "refused-not-asked"
            await say(actor, me, answer_to(actor, 10**9, number, "illegal"))
            assert me.of("refused")[-1]["key"] == "illegal"
            await say(actor, me, answer_to(actor, legal[0], number + 1, "old"))
            assert me.of("refused")[-1]["say"]["id"] == "refused-old-question"
            assert actor.table.number == before, "nothing has changed"
            await say(actor, me, answer_to(actor, legal[0], number, "good"))
            assert actor.table.number == before + 1
            await say(actor, me, answer_to(actor, legal[0], number, "good"))
            assert actor.table.number == before + 1
            assert me.of("accepted")[-1]["number"] == before + 1
            stranger = await guest(hub, "clara")
            actor.put(Joined(stranger, 0))
            await say(actor, stranger, answer_to(actor, legal[0], number, "x"))
            assert stranger.of("refused")[-1]["say"]["id"] == "refused-no-seat"

    asyncio.run(play())


def test_undo_is_free_until_somebody_learned_something_then_by_consent(database: str) -> None:
    async def play() -> None:
        async with hub_on(database) as hub:
            actor, anna, boris = await duel(hub)
            clients = [anna, boris]
            assert actor.table.match is not None
            seat, number, legal = asked(actor)
            me, other = clients[seat], clients[1 - seat]
            await say(actor, me, answer_to(actor, legal[-1], number, "a"))
            assert me.of("update")[-1]["can_undo"] is True
            assert "can_undo" not in other.of("update")[-1]
            view = me.view()
            await say(actor, me, Undo(actor.table.terms.id))
            assert actor.table.match.record.inputs == []
            assert me.view() != view
            for i in range(60):
                now, number, legal = asked(actor)
                if now != seat:
                    break
                await say(actor, clients[now], answer_to(actor, legal[0], number, f"u{i}"))
            count = len(actor.table.match.record.inputs)
            await say(actor, me, Undo(actor.table.terms.id))
            assert other.of("update")[-1]["proposal"]["waiting"] == [1 - seat]
            assert len(actor.table.match.record.inputs) == count, "nothing happens before the other agrees"
            await say(actor, me, Vote(actor.table.terms.id, True))
            assert me.of("refused")[-1]["say"]["id"] == "refused-nothing-to-agree"
            await say(actor, other, Vote(actor.table.terms.id, True))
            assert len(actor.table.match.record.inputs) == count - 1
            inputs = list(actor.table.match.record.inputs)
        async with hub_on(database) as hub:
            again = await hub.table(actor.table.terms.id)
            assert again.table.match is not None
            assert again.table.match.record.inputs == inputs

    asyncio.run(play())


def test_a_bot_goes_on_for_a_leaver_until_the_person_is_back(database: str) -> None:
    async def play() -> None:
        async with hub_on(database, away_seconds=0.05) as hub:
            actor, anna, boris = await duel(hub)
            clients = [anna, boris]
            seat, _, _ = asked(actor)
            actor.put(Gone(clients[seat]))
            await until(lambda: bool(actor.table.seats[seat].bot))
            await until(lambda: asked(actor)[0] != seat)
            assert actor.table.seats[seat].person == clients[seat].person
            back = await guest(hub, clients[seat].person)
            actor.put(Joined(back, 0))
            await settle(actor)
            assert actor.table.seats[seat].bot == ""
            await say(actor, back, Leave(actor.table.terms.id))
            assert actor.table.seats[seat].bot == "heuristic"
            await say(actor, back, Sit(actor.table.terms.id, seat))
            assert actor.table.seats[seat].bot == ""
            await say(actor, back, SetBot(actor.table.terms.id, seat, "random"))
            assert actor.table.seats[seat].bot == "random"

    asyncio.run(play())


def test_nobody_takes_a_second_hand_after_the_start(database: str) -> None:
    async def play() -> None:
        async with hub_on(database) as hub:
            actor, anna, _ = await duel(hub)
            stranger = await guest(hub, "clara")
            actor.put(Joined(stranger, 0))
            await say(actor, stranger, Sit(actor.table.terms.id, 1))
            assert stranger.of("refused")[-1]["say"]["id"] == "refused-seat-taken"
            await say(actor, anna, Sit(actor.table.terms.id, 1))
            assert anna.of("refused")[-1]["say"]["id"] == "refused-has-seat"
            await say(actor, stranger, Chat(actor.table.terms.id, "hello\x07 all"))
            assert anna.of("update")[-1]["line"]["text"] == "Clara\thello all"
            assert stranger.view()["table"]["players"][0]["hand"] is None

    asyncio.run(play())


def test_bots_play_a_whole_match_and_the_record_proves_it_fair(database: str) -> None:
    from cosmodrome.kernel.files.replay import replay
    from cosmodrome.kernel.record import read_record
    from cosmodrome.protocol import NewTable, Start
    from cosmodrome.registry import find_game

    async def play() -> None:
        async with hub_on(database) as hub:
            anna = await guest(hub, "anna")
            terms = await hub.open_table(NewTable(game="star_realms", bots={0: "heuristic", 1: "random"}), "anna")
            actor = await hub.table(terms.id)
            actor.put(Joined(anna, 0))
            await say(actor, anna, Start(terms.id))
            await until(lambda: actor.table.status == "over")
            assert anna.of("sync")[0]["table"]["key_hash"] == terms.key_hash()
            assert "key" not in anna.of("sync")[0]["table"] or anna.of("sync")[0]["table"]["key"] == ""
            await until(lambda: anna.of("update")[-1].get("info") is not None)
            assert anna.of("update")[-1]["info"]["key"] == terms.key
            record = read_record(actor.table.record().write())
            assert replay(find_game("star_realms"), record).over()
            assert hub.pool.failures == 0

    asyncio.run(play())


def test_nobody_fills_the_log(database: str) -> None:
    moment = [10**12]

    async def play() -> None:
        async with hub_on(database, now=lambda: moment[0]) as hub:
            actor, anna, boris = await duel(hub)
            for i in range(30):
                await say(actor, anna, Chat(actor.table.terms.id, f"{i}"))
            assert anna.of("refused")[-1]["say"]["id"] == "refused-too-fast"
            before = actor.table.number
            await say(actor, boris, Chat(actor.table.terms.id, "enough"))
            moment[0] += 10_000
            await say(actor, anna, Chat(actor.table.terms.id, "sorry"))
            assert actor.table.number == before + 2

    asyncio.run(play())
