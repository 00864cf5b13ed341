"""Hostile messages: bent, cut, swollen and invented ones, on the sockets of people who also play.

The server may refuse every one of them and close the socket; it may not fail, and those who play must not notice.
"""

import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

from tests.server.house import guest
from tests.torture.kills import Given, play_on
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cosmodrome.client import Visitor
from cosmodrome.protocol import NewTable

BELONGS: Final = {
    "watch": "table after",
    "unwatch": "table",
    "answer": "table answer key asked_at",
    "sit": "table seat",
    "leave": "table",
    "bot": "table seat bot",
    "start": "table",
    "promise": "table hash",
    "show": "table part",
    "undo": "table",
    "vote": "table agree",
    "chat": "table text",
    "hint": "table",
    "why": "table answer",
    "preview": "table answer",
}
TYPES: Final = (*BELONGS, "ping", "welcome", "sync", "update")
FIELDS: Final = "table after invite answer key asked_at question seat bot hash part agree text type extra".split()
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, False, "", " ", "\x00", "\u202e", "é" * 40, "x" * 5000, "\ud83d\ude80", "__proto__", "../../etc"),
    *(
        0,
        -1,
        1,
        2**31,
        2**63,
        2**64,
        -(2**63),
        10**40,
        0.5,
        -0.0,
        1e308,
        [],
        {},
        [[[[]]]],
        {"a": {"b": [1]}},
        [1] * 300,
    ),
)
BURST: Final = 50  # messages between two signs of life


class Silent(AssertionError):
    """The server no longer answers."""


def sensible(rng: random.Random, tables: list[str]) -> dict[str, Any]:
    """Return a message that could be meant, with all that belongs to it."""
    kind = rng.choice(TYPES)
    usual = {"table": rng.choice(tables), "answer": rng.randrange(40), "asked_at": rng.randrange(200), "hash": "0" * 64}
    usual |= {"key": f"{rng.randrange(10**6)}", "seat": rng.randrange(3), "text": "hello", "part": "0" * 64}
    usual |= {"agree": rng.random() < 0.5, "bot": rng.choice(("", "random")), "after": rng.randrange(300)}
    return {"type": kind} | {name: usual[name] for name in BELONGS.get(kind, "").split()}


def bent(message: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Put something strange into a message, or leave something out."""
    message = dict(message)
    for _ in range(rng.randrange(1, 4)):
        name = rng.choice(FIELDS)
        if rng.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = rng.choice(STRANGE)
    return message


def broken(text: bytes, rng: random.Random) -> bytes:
    """Cut a message, or write over some of its bytes."""
    if rng.random() < 0.4:
        return text[: rng.randrange(len(text) + 1)]
    data = bytearray(text)
    for _ in range(rng.randrange(1, 6)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def hostile(rng: random.Random, tables: list[str]) -> str | bytes:
    """Return one message; what is no text is sent as bytes."""
    message = sensible(rng, tables)
    kind = rng.randrange(10)
    if kind < 2:
        return json.dumps(message)
    if kind < 6:
        return json.dumps(bent(message, rng))
    if kind < 8:
        return broken(json.dumps(bent(message, rng)).encode(), rng)
    return rng.randbytes(rng.randrange(200)) if kind == 8 else "[" * rng.randrange(3000)


async def attack(address: str, visitor: Visitor, tables: list[str], count: int, seed: int) -> Counter[str]:
    """Send so many hostile messages, on as many sockets as that takes; count what the server said."""
    rng, counts = random.Random(seed), Counter[str]()
    place = address.replace("http", "ws") + "/socket"
    headers = {"Authorization": f"Bearer {visitor.token}"}
    while counts["sent"] < count:
        async with connect(place, additional_headers=headers, proxy=None, compression=None, max_size=None) as socket:
            counts["sockets"] += 1
            with suppress(ConnectionClosed):
                await send_bursts(socket, rng, tables, count, counts)
    return counts


async def send_bursts(
    socket: ClientConnection, rng: random.Random, tables: list[str], count: int, counts: Counter[str]
) -> None:
    """Send burst after burst, each followed by a ping that has to be answered."""
    while counts["sent"] < count:
        for table in tables:
            await socket.send(json.dumps({"type": "watch", "table": table}))
        for _ in range(BURST):
            await socket.send(hostile(rng, tables))
            counts["sent"] += 1
        await socket.send('{"type":"ping"}')
        await heard_pong(socket, counts)


async def heard_pong(socket: ClientConnection, counts: Counter[str], patience: float = 120.0) -> None:
    """Count what comes until the ping is answered."""
    try:
        async with asyncio.timeout(patience):
            while True:
                kind = json.loads(await socket.recv())["type"]
                counts[kind] += 1
                if kind == "pong":
                    return
    except TimeoutError:
        raise Silent(f"no answer to a ping within {patience:.0f} seconds") from None


async def attack_a_club(address: str, count: int, seed: int) -> Counter[str]:
    """Let two people play while a stranger and somebody at another table send hostile messages to both tables."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(address, name)) for name in ("Anna", "Boris", "Clara")]
        ours = await people[0].visitor.open_table(NewTable("space_base", "", 2))
        tables = [await person.watch(ours.id) for person in people[:2]]
        for seat, table in enumerate(tables):
            await table.sit(seat)
        await tables[0].start()
        theirs = await people[2].visitor.open_table(NewTable("star_realms", "", 2))
        other = await people[2].watch(theirs.id)
        await other.sit(0)
        await other.start("random")
        stranger = Visitor(address)
        await stranger.enter("Mallory")
        given = list[Given]()
        playing = [asyncio.create_task(play_on(table, given, [10**9])) for table in tables]
        both = [ours.id, theirs.id]
        attacks = [attack(address, one, both, count // 2, seed) for one in (people[2].visitor, stranger)]
        counts = sum(await asyncio.gather(*attacks), Counter[str]())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        counts["answers"] = len(given)
        return counts
