"""What time brings to a table: bots that think, CLOCK, people who take too long or are away, reminders."""

import asyncio
import logging
from collections import Counter
from typing import Final

from cosmodrome.bots.roster import usual_bot
from cosmodrome.kernel.agenda import ANY, CLOCK, NO_ANSWER
from cosmodrome.kernel.files.keys import key_hash
from cosmodrome.kernel.view import option_json
from cosmodrome.protocol import Hint
from cosmodrome.server.hall.place import Place
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.decide import declined
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.exchange import MOST_RESTARTS
from cosmodrome.server.table.items import Item, Look, Made, Subscriber
from cosmodrome.server.table.seen import deadline_of, deadlines_of

LOG: Final = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0


class Keeper:
    """Does for one table what nobody has to ask for."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place
        self.thinking: Final[set[int]] = set()  # seats whose bot has a question
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.hints: Final[Counter[str]] = Counter()  # being thought about, by person
        self.timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self.reminded: Final[dict[int, tuple[int, int]]] = {}  # question and how often, by seat

    def busy(self) -> bool:
        """Tell whether somebody thinks or CLOCK runs, so that the table must stay in memory."""
        return bool(self.tasks) or "clock" in self.timers

    def stop(self) -> None:
        """Forget everything that was going to happen."""
        for timer in self.timers.values():
            timer.cancel()
        for task in self.tasks:
            task.cancel()

    def plan(self) -> None:
        """See what has to happen next, after whatever just happened."""
        table = self.place.table
        if table.status == "starting" and self.place.runner:
            self.plan_exchange()
        if table.match is None or table.status != "playing" or not self.place.runner or self.place.is_deserted():
            return
        self.answer_for_people()
        for seat in table.match.state.seats_to_answer():
            if seat >= 0 and table.seats[seat].bot and seat not in self.thinking and not table.holds_still(seat):
                self.start_thinking(seat)
        if table.clock is not None:
            self.plan_clock()
        if table.terms.pace == "slow":
            self.remind()
        self.plan_limits()
        self.plan_consent()

    # -- what nobody has to think about ------------------------------------------------------------------------------
    def answer_for_people(self) -> None:
        """Answer for people where nothing hangs on it or they have ordered it, at once or when it tells no secret."""
        place, table = self.place, self.place.table
        assert table.match is not None
        for seat, answer in table.pending.items():
            at = self.answered_at(seat)
            if at > place.services.config.now():
                self.set_timer(f"pause {table.asked_at[seat]} {seat}", at)
            elif seat not in self.thinking:
                self.thinking.add(seat)
                entry = Entry(0, 0, kinds.ANSWER, seat, answer, table.seats[seat].person)
                place.put(Made(entry, table.match.state.question().number, table.rewinds))

    def answered_at(self, seat: int) -> int:
        """Return when a seat is answered for: after a believable pause where others would learn something."""
        table = self.place.table
        if table.match is None or table.is_alone() or not table.driver.is_secret(table.match):
            return 0
        return table.asked_since[seat] + table.driver.pause(table.asked_at[seat], seat)

    # -- bots --------------------------------------------------------------------------------------------------------
    def start_thinking(self, seat: int) -> None:
        """Let the seat's bot think."""
        self.thinking.add(seat)
        self.keep(asyncio.create_task(self.think(seat)))

    def keep(self, task: "asyncio.Task[None]") -> None:
        """Hold a task until it is done."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, seat: int) -> None:
        """Ask the bot and put its answer into the queue; whatever goes wrong, the seat is looked at again."""
        try:
            item: Item = await self.thought(seat)
        except Exception:
            self.place.services.metrics.errors += 1
            LOG.exception("bot could not be asked", extra={"table": self.place.table.terms.id, "seat": seat})
            await asyncio.sleep(RETRY_SECONDS)
            item = Look()
        if isinstance(item, Look):
            self.thinking.discard(seat)
        self.place.put(item)

    async def thought(self, seat: int) -> Item:
        """Return the bot's answer; only another look where the seat is not asked any more."""
        table, services = self.place.table, self.place.services
        if table.match is None or not table.match.state.is_asked(seat) or table.holds_still(seat):
            return Look()
        state, bot = table.match.state, table.seats[seat].bot
        ask, rewinds = state.question(), table.rewinds
        started = asyncio.get_running_loop().time()
        answer = table.scripted(seat)
        if answer == NO_ANSWER:
            answer = await services.pool.answer(table.game, state, seat, bot or usual_bot(table.game))
        least = services.config.bot_pause
        if ask.mode == ANY and state.is_asked(seat):  # people race against the bot's hand
            least = max(least, table.game.delay(state, seat, answer) / 1000)
        pause = least - (asyncio.get_running_loop().time() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        return Made(Entry(0, 0, kinds.ANSWER, seat, answer, "", bot), ask.number, rewinds)

    def start_hint(self, to: Subscriber, seat: int, bot: str) -> None:
        """Let a bot think for a person who asked."""
        if self.hints[to.person] >= self.place.services.config.limits.hints_at_once:
            raise declined("refused-too-many-hints")
        self.hints[to.person] += 1
        self.keep(asyncio.create_task(self.hint(to, seat, bot)))

    async def hint(self, to: Subscriber, seat: int, bot: str) -> None:
        """Send what the bot would answer and what the answers are worth, from what the seat can know."""
        table = self.place.table
        assert table.match is not None
        state = table.match.state.clone()
        number = state.question().number
        try:
            advice = await self.place.services.pool.advise(table.game, state, seat, bot)
        finally:
            self.hints[to.person] -= 1
        if advice is None:
            self.place.refuse(to, "", declined("refused-hint-failed").refusal)
            return
        option = option_json(table.game.option(state, seat, advice.answer))
        self.place.send(to, Hint(table.terms.id, number, advice.answer, bot, option, advice.chances, advice.worlds))

    # -- time --------------------------------------------------------------------------------------------------------
    def set_timer(self, name: str, at: int) -> None:
        """Look at the table at that moment; a timer that is set already stays."""
        if name not in self.timers:
            seconds = max(0, at - self.place.services.config.now()) / 1000
            loop = asyncio.get_running_loop()
            self.timers[name] = loop.call_later(seconds, self.ring, name)

    def ring(self, name: str) -> None:
        """A timer ran out."""
        self.timers.pop(name, None)
        self.place.put(Look())

    def plan_clock(self) -> None:
        """Let CLOCK answer when its time has come, or look again then."""
        table = self.place.table
        assert table.match is not None
        assert table.clock is not None
        timer, since = table.clock
        at = since + timer.milliseconds + self.place.pauses.since(since)
        if at > self.place.services.config.now():
            self.set_timer("clock", at)
        elif CLOCK not in self.thinking and table.match.state.is_legal(CLOCK, timer.answer):
            self.thinking.add(CLOCK)
            question = table.match.state.question().number
            self.place.put(Made(Entry(0, 0, kinds.ANSWER, CLOCK, timer.answer), question, table.rewinds))

    def plan_limits(self) -> None:
        """Let a bot stand in for whoever takes too long or, at a live table, is away; or look again then."""
        now = self.place.services.config.now()
        for seat in self.place.table.asked_since:
            for name, at in self.limits(seat).items():
                self.set_timer(name, at)
                if now >= at:
                    self.place.put(Made(Entry(0, 0, kinds.AWAY, seat, 0, "", usual_bot(self.place.table.game))))

    def plan_exchange(self) -> None:
        """Begin anew, or without them, when parts of the key do not come in time; or look again then."""
        table = self.place.table
        if not self.parts_are_late():
            self.set_timer("parts", table.exchange_until())
        elif table.terms.pace == "live" and len(table.restarts) < MOST_RESTARTS:
            promise = key_hash(table.exchange.restarted(0).server_part(table.terms.secret()))
            self.place.put(Made(Entry(0, 0, kinds.RESTART, text=promise)))
        else:
            self.place.put(Made(Entry(0, 0, kinds.DEAL)))

    def parts_are_late(self) -> bool:
        """Tell whether the time for parts of the key is over."""
        table = self.place.table
        return table.status == "starting" and self.place.services.config.now() >= table.exchange_until()

    def plan_consent(self) -> None:
        """Refuse a wish to go back to which not everybody agreed in time, or look again then."""
        wish = self.place.table.going_back
        if self.has_lapsed():
            self.place.put(Made(Entry(0, 0, kinds.LAPSE)))
        elif wish is not None:
            self.set_timer("consent", wish.until)

    def has_lapsed(self) -> bool:
        """Tell whether the time for consent is over."""
        wish = self.place.table.going_back
        return wish is not None and self.place.services.config.now() >= wish.until

    def limits(self, seat: int) -> dict[str, int]:
        """Return by the names of timers when a bot stands in for the person whom a seat's question waits for."""
        place, table = self.place, self.place.table
        person = table.seats[seat].played_by() if seat in table.asked_since and seat >= 0 else ""
        if not person or seat in table.pending:
            return {}
        due = deadline_of(table, place.pauses, seat)
        if table.terms.pace == "slow" or place.is_here(person):
            return {"due": due}
        return {"due": due, "away": place.left_at(person) + int(place.services.config.away_seconds * 1000)}

    def is_late(self, seat: int) -> bool:
        """Tell whether a bot has to stand in."""
        now = self.place.services.config.now()
        return any(now >= at for at in self.limits(seat).values())

    def remind(self) -> None:
        """Tell people whom a slow table waits for, at once and again when little time is left."""
        table, now = self.place.table, self.place.services.config.now()
        assert table.match is not None
        question = table.match.state.question().number
        limit = table.terms.answer_seconds * 1000
        for seat, since in table.asked_since.items():
            if seat < 0 or seat in table.pending or not table.seats[seat].played_by():
                continue
            known, times = self.reminded.get(seat, (0, 0))
            times = times if known == question else 0
            wanted = 1 if now < since + limit * 3 // 4 else 2
            if times < wanted:
                self.reminded[seat] = (question, wanted)
                self.place.services.reminders.remind(table, table.seats[seat].person, since + limit)
            if wanted == 1:
                self.set_timer("reminder", since + limit * 3 // 4)

    def next_due(self) -> int:
        """Return when the table must be looked at again if it leaves the memory."""
        table = self.place.table
        if table.status == "starting":
            return table.exchange_until()
        due = min(deadlines_of(table, self.place.pauses).values(), default=0)
        quarter = table.terms.answer_seconds * 1000 // 4
        now = self.place.services.config.now()
        due = due - quarter if table.terms.pace == "slow" and due - quarter > now else due
        others = [max(now, self.answered_at(seat)) for seat in table.pending]
        if table.going_back is not None:
            others.append(table.going_back.until)
        return min(others + [due] * (due > 0), default=0)
