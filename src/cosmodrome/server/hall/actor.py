"""One task and one queue for each table: whatever happens there happens in the order of the queue.

An entry is applied, then written by the group writer, and only then is anybody told.  If writing fails, the table is
read again from the database, so that nothing stays that was not written.
"""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec
from msgspec.structs import replace

from cosmodrome.kernel.agenda import ANY
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.message import NOT_ASKED, OLD_QUESTION
from cosmodrome.kernel.view import message_json
from cosmodrome.protocol import Accepted, AskHint, AskPreview, Chat, Problem, Sit, Why
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.hall.lasting import Lasting
from cosmodrome.server.hall.place import Place
from cosmodrome.server.hall.services import Services
from cosmodrome.server.order.bans import KICK, MUTE
from cosmodrome.server.storage.peers import AWAY, HERE
from cosmodrome.server.storage.store import INSERT_SITTER, UPDATE_TABLE, table_row
from cosmodrome.server.storage.writer import Step, WriteConflict, WriteFailed
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.decide import Command, Declined, advising_bot, decide, declined
from cosmodrome.server.table.entry import NOBODY, Entry
from cosmodrome.server.table.items import Asked, Gone, Item, Joined, Made, Reread, Said, Subscriber
from cosmodrome.server.table.preview import preview_for
from cosmodrome.server.table.seen import ABOUT_SEATS, updates_for
from cosmodrome.server.table.table import Table

RETRY_SECONDS: Final = 1.0
ATTEMPTS: Final = 40  # of one message; each that fails means that another process wrote the same number first
encode: Final = msgspec.json.Encoder().encode


class Actor(Place):
    """Owns one table."""

    def __init__(self, table: Table, services: Services, runner: bool) -> None:
        super().__init__(table, services, runner)
        self.keeper: Final = Keeper(self)
        self.used_at: int = self.loaded_at
        self.working: bool = False
        self.life: Final = Lasting(f"table {table.terms.id}", self.run, self.run_again, self.note_end)

    def is_idle(self) -> bool:
        """Tell whether nobody looks on and nothing is under way."""
        return not self.watchers and not self.working and self.inbox.empty() and not self.keeper.busy()

    async def stop(self) -> None:
        """Finish what is in the queue's hands, then end."""
        self.keeper.stop()
        await self.life.stop()

    # -- the task ----------------------------------------------------------------------------------------------------
    def note_end(self, error: BaseException | None) -> None:
        """A table without its task would be dead for everybody: this is written down."""
        self.services.troubles.note("table ended", error, table=self.table.terms.id)

    async def run_again(self) -> None:
        """Go on from what is written down."""
        self.keeper.thinking.clear()
        await self.reload()
        self.working = False
        await self.run()

    async def run(self) -> None:
        """Do one thing after the other."""
        self.keeper.plan()
        while True:
            item = await self.inbox.get()
            self.working = True
            self.used_at = self.services.config.now()
            try:
                await self.handle(item)
            except Exception as error:
                self.services.troubles.note("table failed", error, table=self.table.terms.id)
                await self.reload()
            self.working = False

    async def handle(self, item: Item) -> None:
        """Do what one item of the queue asks for."""
        if isinstance(item, Said):
            await self.hear(item)
        elif isinstance(item, Made):
            await self.make(item)
        elif isinstance(item, Joined):
            await self.join(item)
        elif isinstance(item, Gone):
            self.part(item.by, item.silent)
        elif isinstance(item, Asked):
            self.reply(item)
        elif isinstance(item, Reread):
            await self.reload()
            item.done.set_result(None)
        else:
            await self.catch_up()
        self.keeper.plan()

    async def hear(self, item: Said) -> None:
        """Take a client's message: recognise it, refuse it, or write it down."""
        command, by = item.command, item.by
        for _ in range(ATTEMPTS):
            known = self.table.keys.get((by.person, command.key)) if command.key else None
            if known is not None:
                self.send(by, Accepted(self.table.terms.id, command.key, known))
                return
            try:
                self.check_order(command, by.person)
                entry = decide(self.table, command, by.person, by.name, self.services.config.now())
                if await self.append(entry, by):
                    self.services.metrics.note_delay(monotonic() - item.came if item.came else 0.0)
                    return
            except (Declined, IllegalAnswer) as error:
                if not await self.catch_up():  # perhaps it fits what another process wrote
                    self.refuse(by, command.key, error.refusal)
                    return
            except WriteFailed as error:
                self.services.troubles.note("not written", error, table=self.table.terms.id)
                self.send(by, Problem("not_written", "The server could not write this down. Please try again."))
                return
        self.refuse(by, command.key, OLD_QUESTION)

    def check_order(self, command: Command, person: str) -> None:
        """Refuse what the club's host does not let this person do."""
        order, table = self.services.order, self.table.terms.id
        if isinstance(command, Chat):
            if order.find(person, MUTE):
                raise declined("refused-muted")
            self.check_chat()
        elif isinstance(command, Sit) and order.find(person, KICK, table):
            raise declined("refused-kicked")

    def check_chat(self) -> None:
        """Refuse to let a table's log grow without end."""
        said = sum(entry.kind == kinds.CHAT for entry, *_ in self.table.log)
        if said >= self.services.config.limits.chats_per_table:
            raise declined("refused-chat-full")

    async def make(self, item: Made) -> None:
        """Write an entry of the server itself, unless the table has moved on since."""
        draft = item.draft
        if draft.kind == kinds.ANSWER:
            self.keeper.thinking.discard(draft.seat)
        if not self.runner or not self.still_fits(item):
            return
        entry = draft._replace(number=self.table.number + 1, at=self.services.config.now())
        try:
            await self.append(entry, None)
        except WriteFailed as error:
            self.services.troubles.note("not written", error, table=self.table.terms.id)

    def still_fits(self, item: Made) -> bool:
        """Tell whether an entry of the server itself is still wanted."""
        draft = item.draft
        if self.table.match is None or self.table.status != "playing":
            late = draft.kind in (kinds.RESTART, kinds.DEAL) and self.keeper.parts_are_late()
            return late or (draft.kind == kinds.CLOSE and self.table.status == "open")
        state = self.table.match.state
        if draft.kind == kinds.LAPSE:
            return self.keeper.has_lapsed()
        if draft.kind != kinds.ANSWER:
            return self.keeper.is_late(draft.seat)
        ask = state.question()
        same = (ask.number == item.question and self.table.rewinds == item.rewinds) or ask.mode == ANY
        by_bot = draft.seat < 0 or bool(self.table.seats[draft.seat].bot)
        plays = by_bot or self.table.pending.get(draft.seat) == draft.value
        return same and plays and state.is_legal(draft.seat, draft.value)

    async def append(self, entry: Entry, by: Subscriber | None) -> bool:
        """Apply an entry, write it down and tell everybody; False when another process was faster."""
        self.table.apply(entry)
        try:
            await self.services.store.append(self.table.terms.id, entry, self.more_steps(entry))
        except WriteConflict:
            await self.reload()
            return False
        except WriteFailed:
            await self.reload()
            raise
        self.services.metrics.entries += 1
        self.show_last(by, entry.key)
        return True

    def more_steps(self, entry: Entry) -> Sequence[Step]:
        """Return what else is written with an entry: the copy for lists of tables, the person's history."""
        steps: list[Step] = []
        if entry.kind in ABOUT_SEATS or self.table.status == "over":
            steps.append(self.row_step(entry.at))
        if entry.kind == kinds.START:
            sitters = {seat.person for seat in self.table.seats if seat.person}
            steps += [(INSERT_SITTER, {"person": person, "table": self.table.terms.id}) for person in sorted(sitters)]
        elif entry.kind == kinds.SIT and self.table.status == "playing":
            steps.append((INSERT_SITTER, {"person": entry.person, "table": self.table.terms.id}))
        return steps

    def row_step(self, due_at: int | None) -> Step:
        """Return the step that brings the table's row up to date."""
        return UPDATE_TABLE, table_row(self.table, due_at)

    # -- reading again -----------------------------------------------------------------------------------------------
    async def catch_up(self) -> bool:
        """Take over what other processes wrote since; tell whether there was anything."""
        if not self.services.store.shared:
            return False
        before = self.table.number
        for entry in await self.services.store.entries(self.table.terms.id, before):
            self.table.apply(entry)
            self.show_last(None, "")
        return self.table.number > before

    async def read(self) -> Table:
        """Return the table as it is in the database, as soon as that can be read."""
        terms = self.table.terms
        while True:
            try:
                table = Table(await self.services.store.terms(terms.id) or terms, self.table.game)
                table.fold(await self.services.store.entries(terms.id))
                return table
            except Exception as error:
                self.services.troubles.note("cannot be read again", error, table=terms.id)
            await asyncio.sleep(RETRY_SECONDS)

    async def reload(self) -> None:
        """Read the table again and tell everybody what they have not been told."""
        told = self.table.number - 1
        fresh = self.table = await self.read()
        for watcher in list(self.watchers):
            self.send_sync(watcher, max(0, min(told, fresh.number)))

    # -- telling -----------------------------------------------------------------------------------------------------
    def show_last(self, by: Subscriber | None, key: str) -> None:
        """Tell every watcher of the last entry, each as its seat may see it."""
        seats = {watcher: self.table.seat_of(watcher.person) for watcher in self.watchers}
        updates = updates_for(self.table, set(seats.values()), self.pauses, self.services.pool.budget())
        ready: dict[int, bytes] = {}
        for watcher, seat in seats.items():
            if watcher is by and key:
                self.pass_on(watcher, encode(replace(updates[seat], key=key)))
                continue
            if seat not in ready:
                ready[seat] = encode(updates[seat])
            self.pass_on(watcher, ready[seat])
        self.services.metrics.updates += len(seats)

    async def join(self, item: Joined) -> None:
        """Let a client follow; a person who was away has the own seat back."""
        by = item.by
        self.go_on()
        news = by.person not in self.present
        if by not in self.watchers:
            self.watchers[by] = None
            self.present[by.person] += 1
        self.send_sync(by, item.after)
        if news:
            self.show_presence()
        seat = self.table.seat_of(by.person)
        for _ in range(ATTEMPTS):
            if seat == NOBODY or not self.table.seats[seat].stand_in or self.table.status != "playing":
                break
            now = self.services.config.now()
            if await self.append(Entry(self.table.number + 1, now, kinds.BACK, seat, 0, by.person), None):
                break
        if news:
            self.services.peers.tell(f"{HERE} {self.table.terms.id} {by.person}")

    def part(self, by: Subscriber, silent: float) -> None:
        """Let a client follow no longer, and note since when its person is gone: when it was heard last."""
        if by not in self.watchers:
            return
        del self.watchers[by]
        self.present[by.person] -= 1
        if not self.present[by.person]:
            del self.present[by.person]
            self.left[by.person] = self.services.config.now() - int(silent * 1000)
            self.show_presence()
            self.services.peers.tell(f"{AWAY} {self.table.terms.id} {by.person}")

    # -- answers that change nothing -----------------------------------------------------------------------------------
    def reply(self, item: Asked) -> None:
        """Answer a wish to know something."""
        seat = self.table.seat_of(item.by.person)
        match = self.table.match
        try:
            if match is None or self.table.status != "playing" or not match.state.is_asked(seat) or seat == NOBODY:
                raise Declined(NOT_ASKED)
            wish = item.wish
            if isinstance(wish, AskHint):
                self.keeper.start_hint(item.by, seat, advising_bot(wish.bot, self.table))
            elif isinstance(wish, AskPreview):
                self.send(item.by, preview_for(self.table, seat, wish.answer))
            else:
                self.explain(item.by, seat, wish.answer)
        except Declined as error:
            self.refuse(item.by, "", error.refusal)

    def explain(self, to: Subscriber, seat: int, answer: int) -> None:
        """Say which rule allows or forbids an answer."""
        assert self.table.match is not None
        state, game = self.table.match.state, self.table.game
        refusal = state.refusal(seat, answer)
        if refusal is None:
            option = game.option(state, seat, answer)
            why = Why(self.table.terms.id, answer, True, option.rule, message_json(option.label))
        else:
            why = Why(self.table.terms.id, answer, False, refusal.rule, message_json(refusal.message))
        self.send(to, why)
