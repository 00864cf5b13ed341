"""What happens at a server process without any client: time passes, and other processes have news."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from cosmodrome.server.config import Config
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.tables import Tables
from cosmodrome.server.memory import Garbage
from cosmodrome.server.storage.cleaning import Cleaning
from cosmodrome.server.storage.club import Club
from cosmodrome.server.storage.peers import AWAY, HERE, NAMED, REMIND, PostgresPeers
from cosmodrome.server.storage.store import Store
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.items import Look, Made

TICK_SECONDS: Final = 2.0
CLEANING_MILLISECONDS: Final = 3_600_000
TELL_MILLISECONDS: Final = 15_000  # so often other servers are told who is connected here
EVERYBODY: Final = ""  # instead of one person
MOST_AT_ONCE: Final = 100  # tables that one tick wakes or closes


class Hub(Tables):
    """Looks after the tables of one server process."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__(config, store)
        self.club: Final = Club(store, config.now)
        self.noticed: int = 0  # the last notice that came through the database
        self.told_at: int = config.now()  # when the others were last told who is here
        self.ticker: asyncio.Task[None] | None = None
        self.closing: Final = asyncio.Event()
        self.cleaning: Final = Cleaning(config, store, self.troubles)
        self.cleaned_at: int = config.now()
        self.garbage: Final = Garbage(config.now())
        self.missed: bool = False  # notices of other processes were lost
        self.listeners: Final[dict[str, Callable[[str], None]]] = {}  # by the first word of a notice about a person

    @classmethod
    async def open(cls, config: Config) -> "Hub":
        """Open the database and begin to look after its tables."""
        hub = cls(config, await Store.open(config.database))
        if hub.store.shared:
            peers = PostgresPeers(hub.store.url, hub.heard, hub.lost)
            await peers.open()
            hub.peers = peers
        else:
            hub.noticed = await hub.store.last_notice()
        await hub.order.load()
        await hub.club.beat(0, 0)
        hub.ticker = asyncio.create_task(hub.tick_on(), name="ticker")
        return hub

    async def close(self) -> None:
        """Write everything down and stop."""
        await self.stop_ticking()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        for actor in list(self.actors.values()):
            try:
                await self.release(actor)
            except WriteFailed as error:
                self.troubles.note("not written", error, table=actor.table.terms.id)
        self.admission.close()
        await self.reminders.close()
        await self.pool.close()
        await self.analyst.close()
        try:
            await self.club.close()
        except WriteFailed as error:
            self.troubles.note("not written", error)
        await self.peers.close()
        await self.store.close()

    # -- time --------------------------------------------------------------------------------------------------------
    async def tick_on(self) -> None:
        """Look after the tables every few seconds."""
        while not self.closing.is_set():
            try:
                await self.tick()
            except Exception as error:
                self.troubles.note("tick failed", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), TICK_SECONDS)

    async def stop_ticking(self) -> None:
        """Look after the tables no longer; what is being read is read to its end, for threads take part in it."""
        self.closing.set()
        if self.ticker is not None:
            await self.ticker

    async def tick(self) -> None:
        """Wake tables whose time has come, take over those nobody runs, let idle ones go, close forgotten ones."""
        now = self.config.now()
        await self.club.beat(self.metrics.sockets, len(self.actors))
        await self.read_notices()
        for id in await self.store.due_tables(now, MOST_AT_ONCE):
            if id not in self.actors:
                await self.wake(id)
        for actor in list(self.actors.values()):
            if actor.is_idle() and now - actor.used_at > self.config.idle_seconds * 1000:
                await self.release(actor)
            elif not actor.runner or self.missed:
                await self.adopt(actor)
        self.missed = False
        if now - self.told_at > min(TELL_MILLISECONDS, self.config.away_seconds * 250):
            self.told_at = now
            for actor in self.actors.values():
                self.tell_who(actor)
        for id in await self.store.idle_tables(now - self.config.open_days * 86_400_000, MOST_AT_ONCE):
            await self.close_table(id)
        self.garbage.search(now)
        if now - self.cleaned_at > CLEANING_MILLISECONDS:
            self.cleaned_at = now
            await self.cleaning.clean(self.clients, self.actors)

    async def wake(self, id: str) -> None:
        """Load a table that nobody looks at, unless another process runs it or it cannot be played here."""
        if not await self.peers.try_lock(id):
            return
        try:
            await self.table(id)
        except Exception as error:
            self.troubles.note("table sleeps on", error, table=id)
        finally:
            await self.peers.unlock(id)  # loading takes a lock of its own; locks are counted

    async def adopt(self, actor: Actor) -> None:
        """Run a table if its process is gone."""
        id = actor.table.terms.id
        if await self.peers.try_lock(id):
            if actor.runner and not self.missed:
                await self.peers.unlock(id)
            actor.runner = True
            actor.put(Look())
            return
        actor.runner = False

    def tell_who(self, actor: Actor) -> None:
        """Tell the other servers who is connected to a table here."""
        for person in actor.present:
            self.peers.tell(f"{HERE} {actor.table.terms.id} {person}")

    async def close_table(self, id: str) -> None:
        """Close a table that never started."""
        try:
            (await self.table(id)).put(Made(Entry(0, 0, kinds.CLOSE)))
        except Exception as error:
            self.troubles.note("table stays open", error, table=id)

    # -- what other processes say ------------------------------------------------------------------------------------
    async def read_notices(self) -> None:
        """Take the notices of the command line where nobody else brings them."""
        if not self.store.shared:
            for row in await self.store.notices(self.noticed):
                self.noticed = row["number"]
                self.heard(row["text"])

    def heard(self, notice: str) -> None:
        """Take a notice of another process, or of this one."""
        words = notice.split(" ", 2)
        if len(words) == 3:
            self.heard_of_person(*words)
        elif len(words) == 2 and words[0] == "who":
            actor = self.actors.get(words[1])
            if actor is not None:
                self.tell_who(actor)
        elif len(words) == 2 and words[0] in self.listeners:
            self.listeners[words[0]](words[1])
        elif len(words) == 2 and words[1].isdecimal():
            actor = self.actors.get(words[0])
            if actor is not None and int(words[1]) > actor.table.number:
                actor.put(Look())

    def heard_of_person(self, word: str, about: str, rest: str) -> None:
        """Take a notice about somebody who may be connected here, or to a table that is also here."""
        if word == NAMED:
            self.rename(about, rest)
        elif word == REMIND:
            self.send_here(about, rest.encode())
        elif word in (HERE, AWAY) and about in self.actors:
            self.actors[about].report(rest, word == HERE)

    def lost(self) -> None:
        """Notices and locks were lost: look at every table and person again."""
        self.missed = True
        for listener in self.listeners.values():
            listener(EVERYBODY)
        for actor in self.actors.values():
            actor.put(Look())
