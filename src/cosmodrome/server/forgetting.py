"""Deleting an account.  Results stay, under a neutral name; whatever says who it was goes.

Who asked is gone with one transaction.  What stands in tables follows at once and again a while later, when no process
can write the old name any more; a server that was stopped meanwhile goes on with it when it starts.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, or_, select, text, update

from cosmodrome.protocol import Leave, SetBot
from cosmodrome.server import schema
from cosmodrome.server.actor import Actor
from cosmodrome.server.archive import Quiet
from cosmodrome.server.decide import DEFAULT_BOT
from cosmodrome.server.entry import NOBODY
from cosmodrome.server.hub import EVERYBODY, Hub, TableProblem
from cosmodrome.server.items import Reread, Said
from cosmodrome.server.sessions import Sessions
from cosmodrome.server.store import Row
from cosmodrome.server.writer import Step

FORGOTTEN: Final = "forgotten"  # tells the other processes: the words of this person were taken out of the tables
NAME: Final = "deleted player"  # clients say it in the reader's language
NOTHING: Final = f"{NAME}\t—"  # instead of what was said in a chat
AGAIN: Final = 60_000  # milliseconds after which the old name can come from nowhere any more

PERSON: Final = (
    update(schema.people)
    .where(schema.people.c.id == bindparam("of"))
    .values(name=NAME, login=None, password=None, email=None, old_cookie_until=None)
)
INSERT_DELETION: Final = insert(schema.deletions)
DELETE_DELETION: Final = delete(schema.deletions).where(schema.deletions.c.person == bindparam("of"))
BELONGINGS: Final = [
    delete(table).where(table.c.person == bindparam("of"))
    for table in (schema.sessions, schema.passkeys, schema.pushes, schema.recovery_codes, schema.records)
]
WORDS: Final = text(
    "UPDATE entries SET text = CASE kind WHEN 'sit' THEN :name ELSE :nothing END"
    " WHERE person = :of AND kind IN ('sit', 'chat')"
)
TITLES: Final = text("UPDATE tables SET title = '' WHERE host = :of")
SEATED: Final = update(schema.tables).where(schema.tables.c.id == bindparam("of")).values(seated=bindparam("names"))
HISTORY: Final = delete(schema.sitters).where(schema.sitters.c.person == bindparam("of"))


async def delete_account(sessions: Sessions, person: str) -> None:
    """Delete an account at once."""
    hub = sessions.hub
    steps: list[Step] = [(PERSON, {"of": person})]
    steps += [(statement, {"of": person}) for statement in BELONGINGS]
    steps.append((INSERT_DELETION, {"person": person, "at": hub.config.now()}))
    await sessions.write(person, steps)
    await forget(hub, person)


async def forget(hub: Hub, person: str) -> bool:
    """Take somebody who is gone out of all tables; False where another process has still to close a table."""
    done = True
    for row in await tables_of(hub, person):
        if row["status"] in ("open", "playing"):
            with contextlib.suppress(TableProblem):  # of other rules than this server has: nobody plays there
                done &= await vacate(hub, row["id"], person)
    await wipe(hub, person)
    await reread(hub, person)
    return done


async def tables_of(hub: Hub, person: str) -> Sequence[Row]:
    """Return the tables that a person opened, sat at or spoke at."""
    entries, tables = schema.entries.c, schema.tables.c
    spoke = select(entries.table).where(entries.person == person, schema.WORDS)
    return await hub.store.rows(select(schema.tables).where(or_(tables.id.in_(spoke), tables.host == person)))


async def vacate(hub: Hub, id: str, person: str) -> bool:
    """Let a bot have the seat for good, or before the start nobody; a table that waits for its host is closed.

    Only the process that runs a table can close it: False where that is another one.
    """
    actor = await hub.table(id)
    seat, gone = actor.table.seat_of(person), Quiet(person, NAME)
    if actor.table.status == "open":
        if seat != NOBODY:
            actor.put(Said(gone, Leave(id)))
        if actor.table.terms.host == person:
            await hub.close_table(id)
    elif seat != NOBODY and (not actor.table.seats[seat].bot or actor.table.seats[seat].stand_in):
        actor.put(Said(gone, SetBot(id, seat, DEFAULT_BOT)))
    await read_again(actor)
    return actor.table.status != "open" or actor.table.terms.host != person


async def wipe(hub: Hub, person: str) -> None:
    """Take name, titles and chat out of the database."""
    steps: list[Step] = [
        (WORDS, {"of": person, "name": NAME, "nothing": NOTHING}),
        (TITLES, {"of": person}),
        (HISTORY, {"of": person}),
    ]
    for row in await tables_of(hub, person):
        seated = msgspec.json.decode(row["seated"], type=list[tuple[str, str, str]])
        names = [(by, NAME if by == person else name, bot) for by, name, bot in seated]
        if names != seated:
            steps.append((SEATED, {"of": row["id"], "names": msgspec.json.encode(names).decode()}))
    await hub.store.writer.write(steps, f"{FORGOTTEN} {person}")


async def reread(hub: Hub, person: str) -> None:
    """Let the tables in memory that know the name read themselves again."""
    for actor in list(hub.actors.values()):
        if person != EVERYBODY and knows(actor, person):
            await read_again(actor)


def knows(actor: Actor, person: str) -> bool:
    """Tell whether a table in memory has words of a person."""
    table = actor.table
    return table.terms.host == person or any(entry.person == person for entry, _ in table.log)


async def read_again(actor: Actor) -> None:
    """Wait until a table has done what waits, and has read itself again; it may leave the memory meanwhile."""
    done = asyncio.get_running_loop().create_future()
    actor.put(Reread(done))
    await asyncio.wait((done, actor.task), return_when=asyncio.FIRST_COMPLETED)


async def forget_all(hub: Hub) -> None:
    """Forget those once more who have been gone for a while, and be done with them."""
    now = hub.config.now()
    for row in await hub.store.rows(select(schema.deletions)):
        if await forget(hub, row["person"]) and now - row["at"] > AGAIN:
            await hub.store.write(DELETE_DELETION, of=row["person"])
