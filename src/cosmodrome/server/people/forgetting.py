"""Deleting an account.  Results stay, under a neutral name; whatever says who it was goes.

Who asked is gone with one transaction.  What stands in tables follows at once and again a while later, when no process
can write the old name any more; a server that was stopped meanwhile goes on with it when it starts.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, or_, select, text, update

from cosmodrome.bots.roster import usual_bot
from cosmodrome.kernel.record import Player, read_record
from cosmodrome.protocol import Leave
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.hub import EVERYBODY, Hub
from cosmodrome.server.people.sessions import Sessions
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import UNDER_WAY, UPDATE_TABLE, Row, table_row
from cosmodrome.server.storage.writer import Step, WriteConflict
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import NOBODY, Entry
from cosmodrome.server.table.items import Reread, Said
from cosmodrome.server.table.shelved import ShelvedTable
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import terms_of
from cosmodrome.server.web.archive import Quiet
from cosmodrome.server.web.problems import TableProblem

FORGOTTEN: Final = "forgotten"  # tells the other processes: the words of this person were taken out of the tables
NAME: Final = "deleted player"  # clients say it in the reader's language
NOTHING: Final = f"{NAME}\t—"  # instead of what was said in a chat
AGAIN: Final = 60_000  # milliseconds after which the old name can come from nowhere any more
ATTEMPTS: Final = 10  # each that fails means that somebody else wrote the same number first

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
REPORTS: Final = delete(schema.reports).where(
    or_(schema.reports.c.by == bindparam("of"), schema.reports.c.about == bindparam("of"))
)
WORDS: Final = text(
    "UPDATE entries SET text = CASE kind WHEN 'sit' THEN :name ELSE :nothing END"
    " WHERE person = :of AND kind IN ('sit', 'chat')"
)
TITLES: Final = text("UPDATE tables SET title = '' WHERE host = :of")
SEATED: Final = update(schema.tables).where(schema.tables.c.id == bindparam("of")).values(seated=bindparam("names"))
RECORD: Final = update(schema.records).where(schema.records.c.id == bindparam("of")).values(text=bindparam("clean"))
HISTORY: Final = delete(schema.sitters).where(schema.sitters.c.person == bindparam("of"))


async def delete_account(sessions: Sessions, person: str) -> None:
    """Delete an account at once."""
    hub = sessions.hub
    steps: list[Step] = [(PERSON, {"of": person})]
    steps += [(statement, {"of": person}) for statement in (*BELONGINGS, REPORTS)]
    steps.append((INSERT_DELETION, {"person": person, "at": hub.config.now()}))
    await sessions.write(person, steps)
    await forget(hub, person)


async def forget(hub: Hub, person: str) -> bool:
    """Take somebody who is gone out of all tables; False where something is left to do."""
    done = True
    for row in await tables_of(hub, person):
        if row["status"] == "open" or row["status"] in UNDER_WAY:
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
    try:
        actor = await hub.table(id)
    except TableProblem as problem:  # of rules that this server does not have, or of a game
        return problem.code != "other_version" or await replace_by_bot(hub, lambda: hub.shelved(id), person)
    if actor.table.status != "open":
        done = await replace_by_bot(hub, actor.read, person)
        await read_again(actor)
        return done
    if actor.table.seat_of(person) != NOBODY:
        actor.put(Said(Quiet(person, NAME), Leave(id)))
    if actor.table.terms.host == person:
        await hub.close_table(id)
    await read_again(actor)
    table = actor.table
    return table.status == "closed" or person not in (table.terms.host, *holders(table))


def holders(table: Table) -> list[str]:
    """Return the persons without whom a table does not start, and goes back or ends only with their consent."""
    return [seat.person for seat in table.seats if seat.must_agree()]


async def replace_by_bot(hub: Hub, read: Callable[[], Awaitable[Table]], person: str) -> bool:
    """Let a bot have a seat for good, also while the match starts, when nobody else can change seats."""
    for _ in range(ATTEMPTS):
        table = await read()
        if table.status not in UNDER_WAY or person not in holders(table):
            return True
        try:
            await write(hub, table, kinds.BOT, table.seat_of(person), person, usual_bot(table.game))
            if isinstance(table, ShelvedTable) and table.ending and not table.waiting_to_end():
                await write(hub, table, kinds.CLOSE, NOBODY, "", "")  # all others have agreed to end it
            return True
        except WriteConflict:
            continue
    return False


async def write(hub: Hub, table: Table, kind: str, seat: int, person: str, text: str) -> None:
    """Write an entry down past the table's queue; the process that runs the table hears of it."""
    table.apply(Entry(table.number + 1, hub.config.now(), kind, seat, 0, person, text))
    entry = table.log[-1].entry
    await hub.store.append(table.terms.id, entry, [(UPDATE_TABLE, table_row(table, entry.at))])


async def wipe(hub: Hub, person: str) -> None:
    """Take name, titles and chat out of the database, and the name out of records that others have uploaded."""
    steps: list[Step] = [
        (WORDS, {"of": person, "name": NAME, "nothing": NOTHING}),
        (TITLES, {"of": person}),
        (HISTORY, {"of": person}),
    ]
    sat: dict[str, int] = {}
    for row in await tables_of(hub, person):
        seated = msgspec.json.decode(row["seated"], type=list[tuple[str, str, str]])
        names = [(by, NAME if by == person else name, bot) for by, name, bot in seated]
        if names != seated:
            steps.append((SEATED, {"of": row["id"], "names": msgspec.json.encode(names).decode()}))
        sat |= {terms_of(row).key_hash(): seat for seat, (by, _, _) in enumerate(seated) if by == person}
    steps += await clean_records(hub, sat)
    await hub.store.writer.write(steps, f"{FORGOTTEN} {person}")


async def clean_records(hub: Hub, sat: Mapping[str, int]) -> list[Step]:
    """Return the steps that take a name out of uploaded records of matches, given by the first hash with the seat."""
    columns = schema.records.c
    steps: list[Step] = []
    for row in await hub.store.rows(select(schema.records).where(columns.promise.in_(sat))):
        record, seat = read_record(row["text"]), sat[row["promise"]]
        if seat < len(record.players) and record.players[seat].name != NAME:
            players = [Player(NAME, who.bot) if i == seat else who for i, who in enumerate(record.players)]
            steps.append((RECORD, {"of": row["id"], "clean": replace(record, players=players).write()}))
    return steps


async def reread(hub: Hub, person: str) -> None:
    """Let the tables in memory that know the name read themselves again."""
    for actor in list(hub.actors.values()):
        if person != EVERYBODY and knows(actor, person):
            await read_again(actor)


def knows(actor: Actor, person: str) -> bool:
    """Tell whether a table in memory has words of a person."""
    table = actor.table
    return table.terms.host == person or any(entry.person == person for entry, *_ in table.log)


async def read_again(actor: Actor) -> None:
    """Wait until a table has done what waits, and has read itself again; it may leave the memory meanwhile."""
    done = asyncio.get_running_loop().create_future()
    actor.put(Reread(done))
    await asyncio.wait((done, actor.life.task), return_when=asyncio.FIRST_COMPLETED)


async def forget_all(hub: Hub) -> None:
    """Forget those once more who have been gone for a while, and be done with them."""
    now = hub.config.now()
    for row in await hub.store.rows(select(schema.deletions)):
        if await forget(hub, row["person"]) and now - row["at"] > AGAIN:
            await hub.store.write(DELETE_DELETION, of=row["person"])
