"""A spectator and an opponent receive byte-identical traffic for two matches that differ only in what they cannot know.

Two tables are played side by side over real sockets.  At every question the second one's state is replaced by a
re-deal of the first one's for the viewer, so that the two differ in every secret; others often answer differently, as
they may where answers are sealed.  Unless an answer brings a difference to light, the viewer's traffic must be the
same, byte for byte.
"""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.desk import PATIENCE, settle
from tests.server.house import house
from tests.torture.pairs import Pair, kinds_of_tables, run_pairs
from websockets.asyncio.client import ClientConnection, connect

from cosmodrome.client import Visitor
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.protocol import NewTable
from cosmodrome.registry import games
from cosmodrome.server.config import Limits
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.table.entry import ANSWER, Entry
from cosmodrome.server.table.items import Made

INPUTS = 40
NOW = 10**12
WATCHED = 0  # the seat of the opponent who looks on


def ways(game: str) -> list[tuple[str, int]]:
    """Return two ways to play: the smallest and the largest table."""
    found = sorted((count, mode.id) for mode in games()[game].modes for count in mode.seats if count >= 2)
    return [(mode, count) for count, mode in dict.fromkeys((found[0], found[-1]))]


CASES = [(game, mode, seats) for game in sorted(games()) for mode, seats in ways(game)]


async def opened(visitor: Visitor, server: Any, game: str, mode: str, seats: int) -> Actor:
    """Open a table where bots sit in all seats but the watched one."""
    info = await visitor.open_table(NewTable(game, mode, seats))
    return await server.hub.table(info.id)  # type: ignore[no-any-return]


async def follow(address: str, visitor: Visitor, actor: Actor) -> ClientConnection:
    """Open a socket that follows a table."""
    place = address.replace("http", "ws") + "/socket"
    headers = {"Authorization": f"Bearer {visitor.token}"}
    socket = await connect(place, additional_headers=headers, proxy=None, compression=None, max_size=None)
    await socket.recv()
    await ask(socket, actor)
    return socket


async def ask(socket: ClientConnection, actor: Actor) -> list[bytes]:
    """Ask for everything anew; return all that comes."""
    await socket.send(msgspec.json.encode({"type": "watch", "table": actor.table.terms.id}).decode())
    early = await drained(socket)
    await settle(actor)
    return early + await drained(socket)


async def drained(socket: ClientConnection) -> list[bytes]:
    """Return everything that was sent so far: a pong comes last."""
    await socket.send('{"type":"ping"}')
    got: list[bytes] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            data = str(await socket.recv()).encode()
            if data.startswith(b'{"type":"pong"'):
                return got
            got.append(data)


def neutral(traffic: list[bytes], actor: Actor) -> list[bytes]:
    """Leave out what tells any two tables apart: their ids and the promised hashes."""
    terms = actor.table.terms
    words = [(terms.id, "TABLE"), (terms.invite, "INVITE"), (terms.key_hash(), "HASH")]
    for word, name in words:
        traffic = [data.replace(word.encode(), name.encode()) for data in traffic]
    return traffic


async def give(actors: list[Actor], seat: int, answers: tuple[int, int]) -> None:
    """Give each table an answer of a bot."""
    for actor, answer in zip(actors, answers, strict=True):
        assert actor.table.match is not None
        question = actor.table.match.state.question().number
        actor.keeper.thinking.clear()
        actor.put(Made(Entry(0, 0, ANSWER, seat, answer, "", "random"), question))
        await settle(actor)


@pytest.mark.parametrize(("game", "mode", "seats"), CASES)
@pytest.mark.parametrize("viewer", [WATCHED, SPECTATOR], ids=["opponent", "spectator"])
def test_traffic_tells_nothing_that_the_view_does_not(
    game: str, mode: str, seats: int, viewer: int, tmp_path: Path
) -> None:
    async def play() -> None:
        async with house(
            tmp_path / "a.db", now=lambda: NOW, limits=Limits(messages_per_second=1e6, watches_per_second=1e6)
        ) as (
            address,
            server,
        ):
            visitor = Visitor(address)
            await visitor.enter("Anna")
            actors = [await opened(visitor, server, game, mode, seats) for _ in range(2)]
            actors[1].table.terms = actors[1].table.terms._replace(key=actors[0].table.terms.key)  # type: ignore[misc]
            for actor in actors:
                sit_everywhere(actor, visitor, viewer)
            sockets = [await follow(address, visitor, actor) for actor in actors]
            first, second = (actor.table for actor in actors)
            pair = Pair(first, second, viewer)
            rng = Rng(7)
            compared = secrets = 0
            for _ in range(INPUTS):
                if pair.state(first).over():
                    break
                pair.redeal(rng)
                secrets += pair.differ()
                full = [neutral(await ask(socket, actor), actor) for socket, actor in zip(sockets, actors, strict=True)]
                assert full[0] == full[1]
                seat = pair.state(first).seats_to_answer()[-1]
                await give(actors, seat, pair.answers(seat, rng))
                got = [neutral(await drained(socket), actor) for socket, actor in zip(sockets, actors, strict=True)]
                if pair.look_the_same():
                    compared += 1
                    assert got[0] == got[1]
                else:
                    pair.forget_the_difference()
            for socket in sockets:
                await socket.close()
            if not secrets:
                pytest.skip("nothing is hidden from this viewer in this mode")
            assert compared > 0

    asyncio.run(play())


def sit_everywhere(actor: Actor, visitor: Visitor, viewer: int) -> None:
    """Start a match of bots that do nothing by themselves, with the visitor in the watched seat or in none."""
    assert visitor.me is not None
    table = actor.table
    actor.runner = True
    actor.keeper.plan = lambda: None  # type: ignore[method-assign]
    for seat, held in enumerate(table.seats):
        held.bot = "random"
        if seat == viewer:
            held.person = visitor.me.id
    table.apply(Entry(1, NOW, "start", text="random"))


def test_pairs_of_all_ways_to_play_are_told_the_same() -> None:
    counts = run_pairs(0, len(kinds_of_tables()))
    assert counts["compared"] > counts["games"]
    assert counts["secrets"] > counts["games"]
