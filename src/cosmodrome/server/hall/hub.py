"""All tables of one server process: loads them when somebody needs them, and lets them go when nobody does."""

import asyncio
import contextlib
from collections.abc import Callable
from secrets import token_hex, token_urlsafe
from typing import Final

from cosmodrome.bots.roster import bots_for
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Setup
from cosmodrome.protocol import NewTable
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.config import Config
from cosmodrome.server.doors.admission import Admission
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.pool import BotPool
from cosmodrome.server.hall.services import Services
from cosmodrome.server.memory import Garbage
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.order.bans import Order
from cosmodrome.server.people.text import clean_text
from cosmodrome.server.post.reminders import Reminders
from cosmodrome.server.storage.cleaning import Cleaning
from cosmodrome.server.storage.club import Club
from cosmodrome.server.storage.peers import AWAY, HERE, NAMED, REMIND, NoPeers, Peers, PostgresPeers
from cosmodrome.server.storage.store import UNDER_WAY, Store
from cosmodrome.server.storage.writer import WriteFailed
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.items import Look, Made, Subscriber
from cosmodrome.server.table.shelved import ShelvedTable
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Opening, Terms
from cosmodrome.server.troubles import Troubles
from cosmodrome.server.web.problems import TableProblem, other_version, too_busy

TICK_SECONDS: Final = 2.0
CLEANING_MILLISECONDS: Final = 3_600_000
TELL_MILLISECONDS: Final = 15_000  # so often other servers are told who is connected here
EVERYBODY: Final = ""  # instead of one person
MOST_AT_ONCE: Final = 100  # tables that one tick wakes or closes


class Hub:
    """Owns the actors and everything they share."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config: Final = config
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.troubles: Final = Troubles(self.metrics)
        self.admission: Final = Admission(config.limits)
        self.pool: Final = BotPool(config.bot_workers, config.bot_seconds)
        self.peers: Peers = NoPeers()
        self.club: Final = Club(store, config.now)
        self.order: Final = Order(store, config.now)
        self.noticed: int = 0  # the last notice that came through the database
        self.clients: Final[dict[str, set[Subscriber]]] = {}  # sockets by person
        self.actors: Final[dict[str, Actor]] = {}
        self.loading: Final[dict[str, asyncio.Task[Actor]]] = {}
        self.reminders: Final = Reminders(config, store, self.metrics, self)
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
        try:
            await self.club.close()
        except WriteFailed as error:
            self.troubles.note("not written", error)
        await self.peers.close()
        await self.store.close()

    def services(self) -> Services:
        """Return what tables need."""
        return Services(
            self.config, self.store, self.pool, self.peers, self.metrics, self.reminders, self.troubles, self.order
        )

    # -- tables ------------------------------------------------------------------------------------------------------
    async def table(self, id: str) -> Actor:
        """Return the actor of a table, loaded if need be."""
        actor = self.actors.get(id)
        if actor is not None:
            actor.life.revive()
            return actor
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.create_task(self.load(id), name=f"load {id}")
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)  # whoever waits may go away, the others still want it

    async def load(self, id: str) -> Actor:
        """Make a table from its entries."""
        terms = await self.store.terms(id)
        if terms is None:
            raise TableProblem("no_such_table", "There is no such table.")
        table = Table(terms, self.game_of(terms))
        table.fold(await self.store.entries(id))
        await self.drop_old_wish(table)
        runner = await self.peers.try_lock(id)
        actor = self.actors[id] = Actor(table, self.services(), runner)
        actor.put(Look())  # for what others wrote since it was read
        self.peers.tell(f"who {id}")
        return actor

    async def drop_old_wish(self, table: Table) -> None:
        """Refuse a wish to go back that release 0.1.0 left open: there the absent agreed, and rolls came again."""
        if table.going_back is not None and table.going_back.repeats:
            entry = Entry(table.number + 1, self.config.now(), kinds.LAPSE)
            await self.store.append(table.terms.id, entry)
            table.apply(entry)

    def game_of(self, terms: Terms) -> AnyGame:
        """Return the game of a table, of exactly the version that it was opened with."""
        try:
            game = find_game(terms.game)
        except UnknownGame as error:
            raise TableProblem("no_such_game", str(error)) from None
        if game.version != terms.version:
            raise other_version(game, terms.version)
        return game

    async def shelved(self, id: str) -> ShelvedTable:
        """Return what is known of a table that was opened with another version of its game."""
        terms, status = await self.store.terms(id), await self.store.status(id)
        if terms is None or status is None:
            raise TableProblem("no_such_table", "There is no such table.")
        table = ShelvedTable(terms, find_game(terms.game), status)
        table.fold(await self.store.entries(id))
        return table

    async def open_table(self, wish: NewTable, host: str, opening: Opening | None = None) -> Terms:
        """Open a table as wished, or say what is wrong."""
        if self.admission.is_full(len(self.actors)):
            self.metrics.limited += 1
            raise too_busy()
        try:
            game = find_game(wish.game)
            setup = game.check(wish.mode, wish.seats, wish.options)
        except UnknownGame as error:
            raise TableProblem("no_such_game", str(error)) from None
        except BadSetup as error:
            raise TableProblem("bad_setup", str(error)) from None
        self.check_bots(wish, game, setup)
        if await self.store.count_tables(host, self.config.now()) >= self.config.limits.tables_per_person:
            raise TableProblem("too_many_tables", f"At most {self.config.limits.tables_per_person} tables at once.")
        terms = self.new_terms(wish, game, setup, host, opening)
        await self.store.add_table(terms)
        for number, (seat, bot) in enumerate(sorted(wish.bots.items()), 1):
            entry = Entry(number, terms.created_at, kinds.BOT, seat, text=bot, person=host)
            await self.store.append(terms.id, entry)
        return terms

    def check_bots(self, wish: NewTable, game: AnyGame, setup: Setup) -> None:
        """Complain about bots or seats that do not exist."""
        for seat, bot in wish.bots.items():
            if seat >= setup.seats:
                raise TableProblem("bad_setup", f"there is no seat {seat}; there are: 0..{setup.seats - 1}")
            able = bots_for(game)
            if bot not in able:
                raise TableProblem("bad_setup", f"{game.id} has no bot {bot!r}; it has: {', '.join(able)}")

    def new_terms(self, wish: NewTable, game: AnyGame, setup: Setup, host: str, opening: Opening | None) -> Terms:
        """Return the terms of a new table, with a fresh secret."""
        usual = self.config.slow_answer_seconds if wish.pace == "slow" else self.config.live_answer_seconds
        return Terms(
            id=token_urlsafe(9),
            invite=token_urlsafe(12),
            game=game.id,
            version=game.version,
            setup=setup,
            pace=wish.pace,
            answer_seconds=wish.answer_seconds or usual,
            public=wish.public,
            title=clean_text(wish.title),
            host=host,
            key=token_hex(32),
            created_at=self.config.now(),
            opening=opening,
            part_seconds=self.config.part_seconds,
        )

    async def release(self, actor: Actor) -> None:
        """Let a table leave the memory; note when it must be looked at again."""
        table = actor.table
        self.actors.pop(table.terms.id, None)
        await actor.stop()
        if not actor.runner:
            return
        try:
            if table.status in UNDER_WAY:
                await self.store.writer.write([actor.row_step(actor.keeper.next_due() or None)])
        finally:
            await self.peers.unlock(table.terms.id)

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

    # -- clients -----------------------------------------------------------------------------------------------------
    def add_client(self, client: Subscriber) -> None:
        """Note an open socket."""
        self.clients.setdefault(client.person, set()).add(client)
        self.metrics.sockets += 1

    def remove_client(self, client: Subscriber) -> None:
        """Forget a closed socket."""
        known = self.clients.get(client.person, set())
        known.discard(client)
        if not known:
            self.clients.pop(client.person, None)
        self.metrics.sockets -= 1

    def rename(self, person: str, name: str) -> None:
        """Let a person go by another name from now on."""
        for client in self.clients.get(person, set()):
            client.name = name

    def rename_everywhere(self, person: str, name: str) -> None:
        """The same in all servers of the club."""
        self.rename(person, name)
        self.peers.tell(f"{NAMED} {person} {name}")

    def send_to_person(self, person: str, data: bytes) -> None:
        """Send a message to all pages of a person, whichever server they are connected to."""
        self.send_here(person, data)
        self.peers.tell(f"{REMIND} {person} {data.decode()}")

    def send_here(self, person: str, data: bytes) -> None:
        """Send a message to the pages of a person that are connected to this server."""
        for client in list(self.clients.get(person, ())):
            client.send(data)
