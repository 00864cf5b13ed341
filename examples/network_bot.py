"""A bot that plays over the network: it sits down at a table and answers whatever its seat is asked.

    python examples/network_bot.py http://localhost:8000 TABLE SEAT [INVITE]

It needs the package's client only and knows no rules: it reads the options that the server offers.
"""

import asyncio
import random
import sys
from contextlib import suppress
from typing import Any

from cosmodrome.client import Connection, MessageRefused, Visitor


def choose(question: dict[str, Any]) -> int:
    """Return one of the offered answers; where the question is a structure instead of a list, compose one."""
    options = question.get("options")
    return int(random.choice(options)["answer"]) if options else compose(question["domain"])


def compose(domain: list[Any]) -> int:
    """Return a well-formed answer of a domain; the server says whether it is legal."""
    kind, *rest = domain
    if kind == "pick":
        return random.randrange(rest[0])
    if kind == "subset":
        size, low, high = rest
        return sum(1 << place for place in random.sample(range(size), random.randint(low, high)))
    answer = 0
    for factor in rest:
        answer = answer * bound(factor) + compose(factor)
    return answer


def bound(domain: list[Any]) -> int:
    """Return the number below which all answers of a domain are."""
    kind, *rest = domain
    if kind == "product":
        size = 1
        for factor in rest:
            size *= bound(factor)
        return size
    return int(rest[0]) if kind == "pick" else 1 << int(rest[0])


async def play(address: str, table_id: str, seat: int, invite: str = "") -> None:
    """Sit down and play to the end."""
    visitor = Visitor(address)
    await visitor.enter("Network bot")
    async with Connection(visitor) as connection:
        table = await connection.watch(table_id, invite)
        await table.sit(seat)
        while not table.over:
            question = await table.my_question(seconds=86_400)
            if question is not None:
                with suppress(MessageRefused):  # somebody else was faster, or a composed answer is not legal
                    await table.answer(choose(question))
        assert table.view is not None
        print("winners:", table.view["winners"], "scores:", table.view["scores"])


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(str(__doc__))
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:]))
