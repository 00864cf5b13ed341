"""Sessions: who a browser or program is until it logs out, is logged out from elsewhere, or stays away too long.

The cookie holds a secret, the database its hash.  A request is looked up together with its person; a socket is looked
up once and closed when its session ends, so that messages cost nothing.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from sqlalchemy import bindparam, delete, exists, insert, or_, select, text, update

from cosmodrome.server.doors.security import header
from cosmodrome.server.hall.hub import EVERYBODY, Hub
from cosmodrome.server.people.devices import device_of
from cosmodrome.server.people.guests import Tokens
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.store import NotRead, Row
from cosmodrome.server.storage.writer import Step, WriteFailed

NOTICE: Final = "sessions"  # tells the other processes: some session of this person has ended
DAY: Final = 86_400_000
LONGEST: Final = 365 * DAY  # after so long everybody who can logs in again
SEEN: Final = 3_600_000  # the last use is written down at most this often
MOST: Final = 50  # of one person; more end the one that was not used for the longest time
SWEEP_SECONDS: Final = 600.0
RETRY_SECONDS: Final = 1.0
SPENT: Final = 7 * DAY  # so long used links and codes are remembered; none is good for longer

HAS_PASSKEY: Final = exists().where(schema.passkeys.c.person == schema.people.c.id)
SESSION: Final = (
    select(
        schema.people,
        schema.sessions.c.id.label("session"),
        schema.sessions.c.created_at.label("since"),
        schema.sessions.c.seen_at.label("used_at"),
        or_(schema.people.c.login.is_not(None), HAS_PASSKEY).label("can_log_in"),
    )
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.hash == bindparam("hash"))
)
INSERT: Final = insert(schema.sessions)
INSERT_SPENT: Final = insert(schema.spent)
ROTATE: Final = text("UPDATE sessions SET hash = :hash, created_at = :now, seen_at = :now WHERE id = :of")
USE: Final = update(schema.sessions).where(schema.sessions.c.id == bindparam("of")).values(seen_at=bindparam("seen_at"))
END: Final = delete(schema.sessions).where(
    schema.sessions.c.person == bindparam("of"), schema.sessions.c.id == bindparam("session")
)
END_OTHERS: Final = delete(schema.sessions).where(
    schema.sessions.c.person == bindparam("of"), schema.sessions.c.id != bindparam("session")
)
END_OLDEST: Final = text(
    "DELETE FROM sessions WHERE person = :person AND id NOT IN"
    f" (SELECT id FROM sessions WHERE person = :person ORDER BY seen_at DESC, id LIMIT {MOST})"
)
END_UNUSED: Final = text("DELETE FROM sessions WHERE seen_at < :unused")
END_LONG: Final = text(
    "DELETE FROM sessions WHERE created_at < :long AND person IN"
    " (SELECT id FROM people WHERE login IS NOT NULL UNION SELECT person FROM passkeys)"
)
FORGET_SPENT: Final = text("DELETE FROM spent WHERE at < :before")
CLOSE_OLD_COOKIE: Final = text("UPDATE people SET old_cookie_until = NULL WHERE id = :of")


def hash_of(secret: str) -> str:
    """Return how a secret of much chance is kept."""
    return sha256(secret.encode()).hexdigest()


class Sessions:
    """Opens, finds and ends sessions, and lets their sockets be closed."""

    def __init__(self, hub: Hub, tokens: Tokens) -> None:
        self.hub: Final = hub
        self.tokens: Final = tokens
        self.unused: Final = int(hub.config.session_days * DAY)
        self.endings: int = 0  # how often a session may have ended: what was read before is out of date
        self.open_here: Callable[[], dict[str, str]] = dict  # sessions with sockets in this process, and their persons
        self.close_here: Callable[[Collection[str]], None] = lambda _: None
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.closing: Final = asyncio.Event()
        hub.listeners[NOTICE] = self.heard

    # -- one session -------------------------------------------------------------------------------------------------
    async def of(self, scope: Mapping[str, Any]) -> Row | None:
        """Return the person of a request with its session, if that has not ended."""
        secret = self.tokens.read(scope)
        if not secret:
            return None
        endings = -1
        row: Row | None = None
        while endings != self.endings:
            endings = self.endings
            row = await self.hub.store.row(SESSION, hash=hash_of(secret))
            if row is None or self.has_expired(row):
                return None
            await self.note_use(row)
        return row

    async def note_use(self, row: Row) -> None:
        """Note now and then that a session is in use; a database that takes nothing keeps nobody out."""
        if self.hub.config.now() - row["used_at"] > min(SEEN, self.unused // 20):
            with contextlib.suppress(WriteFailed):
                await self.hub.store.write(USE, of=row["session"], seen_at=self.hub.config.now())

    def has_expired(self, row: Row) -> bool:
        """Tell whether a session was not used for too long, or is too old for somebody who can log in again."""
        now = self.hub.config.now()
        return bool(now - row["used_at"] > self.unused or (row["can_log_in"] and self.is_old(row)))

    def is_old(self, row: Row) -> bool:
        """Tell whether a session has lasted as long as one may."""
        return bool(self.hub.config.now() - row["since"] > LONGEST)

    def opening(self, person: str, scope: Mapping[str, Any], agent: str | None = None) -> tuple[Step, str, str]:
        """Return what is to be written for a new session, its id and its token."""
        id, secret, now = token_hex(8), token_urlsafe(32), self.hub.config.now()
        browser, system = device_of(header(scope, b"user-agent") if agent is None else agent)
        row = {
            "id": id,
            "hash": hash_of(secret),
            "person": person,
            "browser": browser,
            "system": system,
            "created_at": now,
            "seen_at": now,
        }
        return (INSERT, row), id, self.tokens.sign(secret)

    async def open(self, person: str, scope: Mapping[str, Any], agent: str | None = None) -> tuple[str, str]:
        """Open a session for a person; return its id and token."""
        step, id, token = self.opening(person, scope, agent)
        await self.write(person, [step, (END_OLDEST, {"person": person})])
        return id, token

    async def rotate(self, id: str) -> str:
        """Give a session another secret, because its person may do more from now on; return the token."""
        secret = token_urlsafe(32)
        await self.hub.store.write(ROTATE, of=id, hash=hash_of(secret), now=self.hub.config.now())
        return self.tokens.sign(secret)

    async def of_person(self, person: str) -> Sequence[Row]:
        """Return a person's sessions, the last used first."""
        columns = schema.sessions.c
        return await self.hub.store.rows(
            select(schema.sessions).where(columns.person == person).order_by(columns.seen_at.desc(), columns.id)
        )

    # -- ending ------------------------------------------------------------------------------------------------------
    def ending(self, person: str, but: str = "") -> list[Step]:
        """Return the steps that end all sessions of a person but one, cookies of 0.1.0 included."""
        return [(END_OTHERS, {"of": person, "session": but}), (CLOSE_OLD_COOKIE, {"of": person})]

    async def end(self, person: str, session: str) -> None:
        """End one session."""
        steps: list[Step] = [(END, {"of": person, "session": session}), (CLOSE_OLD_COOKIE, {"of": person})]
        await self.write(person, steps)

    async def end_others(self, person: str, but: str = "") -> None:
        """End all sessions of a person, but one."""
        await self.write(person, self.ending(person, but))

    async def write(self, person: str, steps: Sequence[Step]) -> None:
        """Carry out steps that end sessions of a person, and close their sockets in all processes."""
        await self.hub.store.writer.write(steps, f"{NOTICE} {person}")
        await self.look(person)

    def heard(self, person: str) -> None:
        """Look again, because another process has ended sessions or their notices were lost."""
        self.endings += 1
        self.keep(self.look_until_read(person))

    async def look_until_read(self, person: str) -> None:
        """Look as soon as the database answers."""
        while not self.closing.is_set():
            with contextlib.suppress(NotRead):
                return await self.look(person)
            await self.rest(RETRY_SECONDS)

    async def rest(self, seconds: float) -> None:
        """Wait a while, unless the server stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)

    async def look(self, person: str = EVERYBODY) -> None:
        """Close the sockets whose sessions are over."""
        self.endings += 1
        open_here = {id for id, by in self.open_here().items() if person in (EVERYBODY, by)}
        if open_here:
            columns = schema.sessions.c
            query = select(columns.id).where(
                columns.id.in_(open_here) if person == EVERYBODY else columns.person == person
            )
            self.close_here(open_here - {row["id"] for row in await self.hub.store.rows(query)})

    # -- time --------------------------------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Note that open sockets are in use, and end what was not used for too long."""
        now = self.hub.config.now()
        uses = (self.hub.store.write(USE, of=id, seen_at=now) for id in self.open_here())
        await asyncio.gather(*uses)
        steps: list[Step] = [
            (END_UNUSED, {"unused": now - self.unused}),
            (END_LONG, {"long": now - LONGEST}),
            (FORGET_SPENT, {"before": now - SPENT}),
        ]
        await self.hub.store.writer.write(steps)
        await self.look()

    async def sweep_on(self, also: Callable[[], Awaitable[None]]) -> None:
        """Sweep every few minutes, and do what else time brings."""
        while not self.closing.is_set():
            try:
                await self.sweep()
                await also()
            except Exception as error:
                self.hub.troubles.note("not swept", error)
            await self.rest(SWEEP_SECONDS)

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without anybody waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Look after nothing any longer; what is being read is read to its end, for threads take part in it."""
        self.closing.set()
        await asyncio.gather(*self.tasks)
