"""The tables of one server process: opened, loaded when somebody needs them, and let go."""

import asyncio
from typing import Final

from cosmodrome.protocol import NewTable
from cosmodrome.registry import find_game
from cosmodrome.server.config import Config
from cosmodrome.server.doors.admission import Admission
from cosmodrome.server.hall.actor import Actor
from cosmodrome.server.hall.analyst import Analyst
from cosmodrome.server.hall.clients import Clients
from cosmodrome.server.hall.opening import checked, game_of, new_terms
from cosmodrome.server.hall.pool import BotPool
from cosmodrome.server.hall.services import Services
from cosmodrome.server.order.bans import Order
from cosmodrome.server.post.reminders import Reminders
from cosmodrome.server.storage.store import UNDER_WAY, Store
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.items import Look
from cosmodrome.server.table.shelved import ShelvedTable
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Opening, Terms
from cosmodrome.server.troubles import Troubles
from cosmodrome.server.web.problems import TableProblem, too_busy


class Tables(Clients):
    """Owns the actors and everything they share."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__()
        self.config: Final = config
        self.store: Final = store
        self.troubles: Final = Troubles(self.metrics)
        self.admission: Final = Admission(config.limits)
        self.pool: Final = BotPool(config.bot_workers, config.bot_seconds, (), config.limits.hint_seconds)
        self.analyst: Final = Analyst(config, store, self.troubles)
        self.order: Final = Order(store, config.now)
        self.reminders: Final = Reminders(config, store, self.metrics, self)
        self.actors: Final[dict[str, Actor]] = {}
        self.loading: Final[dict[str, asyncio.Task[Actor]]] = {}

    def services(self) -> Services:
        """Return what tables need."""
        return Services(
            self.config, self.store, self.pool, self.peers, self.metrics, self.reminders, self.troubles, self.order
        )

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
        table = Table(terms, game_of(terms))
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
        game, setup = checked(wish)
        if await self.store.count_tables(host, self.config.now()) >= self.config.limits.tables_per_person:
            raise TableProblem("too_many_tables", f"At most {self.config.limits.tables_per_person} tables at once.")
        terms = new_terms(self.config, wish, game, setup, host, opening)
        await self.store.add_table(terms)
        for number, (seat, bot) in enumerate(sorted(wish.bots.items()), 1):
            entry = Entry(number, terms.created_at, kinds.BOT, seat, text=bot, person=host)
            await self.store.append(terms.id, entry)
        return terms

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
