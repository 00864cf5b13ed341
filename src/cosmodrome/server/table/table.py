"""A table: what its entries make of it.  No clock, no network, no database: the same entries give the same table."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.agenda import ANY, NO_ANSWER, Ask
from cosmodrome.kernel.game import Json, Timer
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Ended, Player, Record
from cosmodrome.kernel.state import Event
from cosmodrome.lessons.guide import Guide
from cosmodrome.lessons.lesson import lesson_of
from cosmodrome.protocol import Status
from cosmodrome.registry import AnyGame
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.driver import Driver, Given
from cosmodrome.server.table.entry import Entry
from cosmodrome.server.table.exchange import LIVE_MILLISECONDS, Exchange
from cosmodrome.server.table.terms import Terms

REMEMBERED_KEYS: Final = 500  # so many of a table's last messages are recognised when they come again
CONSENT_MILLISECONDS: Final = 60_000  # for an answer to a wish to go back, at a live table


@dataclass
class SeatState:
    """Who holds a seat: a person, a bot, or a bot for a person who is away."""

    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: bool = False  # the bot only fills in until the person is back

    def must_agree(self) -> bool:
        """Tell whether a person has this seat and has not given it to a bot for good."""
        return bool(self.person) and (not self.bot or self.stand_in)

    def played_by(self) -> str:
        """Return the person who answers for this seat now."""
        return "" if self.bot else self.person


@dataclass
class GoingBack:
    """Somebody asked to go back to so many inputs; these seats have not agreed yet."""

    seat: int
    inputs: int
    waiting: set[int]
    until: int  # consent that has not come by then is refused
    agreed: list[int]
    repeats: bool = False  # as release 0.1.0 did it


class Logged(NamedTuple):
    """An entry and what it brought about; of an answer also, whether nobody had to think about it."""

    entry: Entry
    events: list[Event]
    given: Given | None = None


class Running(NamedTuple):
    """The timer that CLOCK waits for, and since when it runs."""

    timer: Timer
    since: int


def guide_for(game: AnyGame, terms: Terms) -> Guide | None:
    """Return who leads a guided first game, as long as its lesson is the one that it began with."""
    lesson = lesson_of(game) if terms.lesson() else None
    return Guide(lesson, game) if lesson is not None and lesson.hash == terms.lesson() else None


class Table:
    """Folds entries into seats, status and the match."""

    def __init__(self, terms: Terms, game: AnyGame) -> None:
        self.terms: Final = terms
        self.game: Final = game
        self.status: Status = "open"
        self.seats: Final = [SeatState() for _ in range(terms.setup.seats)]
        self.match: Match[Any] | None = None
        self.driver: Final = Driver(terms)
        self.moment: Any = None  # as watchers were shown it last: see ``shared``
        self.foreseen: tuple[int, dict[int, int]] = (-1, {})  # what is pending after so many entries
        self.log: Final[list[Logged]] = []
        self.keys: Final[dict[tuple[str, str], int]] = {}  # number of the entry by person and key
        self.going_back: GoingBack | None = None
        self.clock: Running | None = None
        self.asked_since: dict[int, int] = {}  # by asked seat
        self.asked_number: int = 0
        self.asked_at: dict[int, int] = {}  # the number of the entry that opened its question, by asked seat
        self.standing: dict[int, int] = {}  # the same for questions that stay open, by the question's number
        self.changed_at: int = terms.created_at
        self.rewinds: int = 0  # how often the match went back
        self.insiders: Final[set[str]] = set()  # persons who have seen what a seat sees
        self.exchange = Exchange()  # of parts of the key
        self.restarts: Final[list[Exchange]] = []  # exchanges that were begun anew
        self.ending: Final[set[int]] = set()  # seats that agree to end the match without a result
        self.ended: bool = False  # all of them did
        self.guide: Final = guide_for(game, terms)

    @property
    def number(self) -> int:
        """Return the number of the last entry."""
        return len(self.log)

    def fold(self, entries: Iterable[Entry]) -> None:
        """Apply entries that were accepted before."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> list[Event]:
        """Apply one entry; an answer that the rules refuse raises IllegalAnswer and changes nothing."""
        assert entry.number == self.number + 1, f"entry {entry.number} does not follow {self.number}"
        given = self.given_by(entry) if entry.kind == kinds.ANSWER else None
        events = self.carry_out(entry, given is not None)
        self.log.append(Logged(entry, events, given))
        self.changed_at = entry.at
        if entry.key:
            self.remember_key(entry)
        if self.status == "playing":
            if entry.kind != kinds.ANSWER:
                self.insiders.update(seat.person for seat in self.seats if seat.person)
            self.note_times(entry)
        return events

    def carry_out(self, entry: Entry, given: bool) -> list[Event]:
        """Do what the entry says."""
        kind = entry.kind
        if kind == kinds.ANSWER:
            return self.take_answer(entry, given)
        if kind in (kinds.START, kinds.PROMISE, kinds.SHOW, kinds.RESTART, kinds.DEAL):
            return self.exchange_parts(entry)
        if kind in (kinds.SIT, kinds.LEAVE, kinds.AWAY, kinds.BACK, kinds.BOT):
            self.change_seat(entry)
        elif kind == kinds.UNDO:
            self.rewinds += 1
            self.undo(entry.seat)
        elif kind in (kinds.ASK_BACK, kinds.ASK_UNDO, kinds.AGREE, kinds.DISAGREE, kinds.LAPSE):
            self.consent(entry)
        elif kind == kinds.ORDER:
            self.driver.take_order(self.playing(), entry.seat, entry.text, bool(entry.value))
        elif kind == kinds.END:
            self.ending.add(entry.seat)
        elif kind == kinds.CLOSE:
            self.ended = self.status == "playing"
            self.status = "over" if self.ended else "closed"
        return []

    # -- seats -------------------------------------------------------------------------------------------------------
    def change_seat(self, entry: Entry) -> None:
        """Let somebody sit down, stand up, go away or come back."""
        seat = self.seats[entry.seat]
        if self.status == "open":
            self.exchange.promises.pop(entry.seat, None)
        if entry.kind == kinds.SIT:
            seat.person, seat.name, seat.bot, seat.stand_in = entry.person, entry.text, "", False
        elif entry.kind == kinds.LEAVE and self.status == "open":
            seat.person, seat.name = "", ""
        elif entry.kind in (kinds.LEAVE, kinds.AWAY):
            seat.bot, seat.stand_in = entry.text, True
        elif entry.kind == kinds.BACK:
            seat.bot, seat.stand_in = "", False
        else:
            seat.bot, seat.stand_in = entry.text, False
        if self.going_back is not None and self.going_back.repeats and entry.kind != kinds.SIT:
            self.going_back.waiting.discard(entry.seat)
            self.go_back_if_agreed()

    def seat_of(self, person: str) -> int:
        """Return the seat that belongs to a person, or NOBODY."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return kinds.NOBODY

    def may_take(self, seat: int, person: str) -> bool:
        """Tell whether a person may sit there: nobody else's seat, and after the start nobody who saw another hand."""
        holder = self.seats[seat].person
        if self.status == "open":
            return holder in ("", person)
        return holder == person or (not holder and person not in self.insiders)

    # -- the match ---------------------------------------------------------------------------------------------------
    def exchange_parts(self, entry: Entry) -> list[Event]:
        """Take promises and parts of the key; begin to play when nothing is awaited any more."""
        exchange = self.exchange
        if entry.kind == kinds.PROMISE:
            exchange.promises[entry.seat] = entry.text
            return []
        if entry.kind == kinds.START:
            self.fill_seats(entry.text)
            self.status, exchange.since = "starting", entry.at
        elif entry.kind == kinds.SHOW:
            exchange.parts[entry.seat] = entry.text
        elif entry.kind == kinds.RESTART:
            self.restarts.append(exchange)
            self.exchange = exchange.restarted(entry.at)
            return []
        return self.start() if exchange.complete() or entry.kind == kinds.DEAL else []

    def exchange_until(self) -> int:
        """Return until when parts of the key are awaited."""
        live = self.terms.pace == "live"
        return self.exchange.since + (LIVE_MILLISECONDS if live else self.terms.part_limit() * 1000)

    def start(self) -> list[Event]:
        """Set the match up, with what was played before if there is something."""
        record = self.terms.record()
        self.match = Match.resume(self.game, record, self.terms.chance(self.exchange.key(self.terms.secret())))
        self.status = "over" if self.match.state.over() else "playing"
        return self.match.opening

    def fill_seats(self, bot: str) -> None:
        """Give empty seats to bots."""
        for seat in self.seats:
            if not seat.person and not seat.bot:
                seat.bot = bot

    def take_answer(self, entry: Entry, given: bool) -> list[Event]:
        """Give a seat's answer to the match."""
        match = self.playing()
        if self.guide is not None and match.state.is_asked(entry.seat):
            self.guide.note(match, entry.seat, entry.value, given)
        events = match.answer(entry.seat, entry.value, given=given).events
        if match.state.over():
            self.status = "over"
        self.play_on(entry, given)
        self.driver.drop_orders(match)
        return events

    def play_on(self, entry: Entry, given: bool) -> None:
        """Take it for a no to going back when a person plays on; what a bot, CLOCK or the driver does says nothing."""
        wish = self.going_back
        if wish is not None and (wish.repeats or (entry.person and not given) or self.status == "over"):
            self.going_back = None

    def given_by(self, entry: Entry) -> Given | None:
        """Tell in words what an answer says on which nothing hangs."""
        by_bot = entry.seat >= 0 and not entry.person
        return None if self.match is None else self.driver.given(self.match, entry.seat, entry.value, by_bot)

    @property
    def pending(self) -> dict[int, int]:
        """Return what is about to be answered for people, by asked seat."""
        if self.foreseen[0] != self.number:
            self.foreseen = self.number, self.foresee()
        return self.foreseen[1]

    def foresee(self) -> dict[int, int]:
        """Find out what is to be answered for people now: what they ordered also while a bot stands in."""
        match = self.match
        if match is None or self.status != "playing":
            return {}
        answers: dict[int, int] = {}
        for number in match.state.seats_to_answer():
            seat = self.seats[number] if number >= 0 else SeatState()
            if seat.played_by():
                answers[number] = self.driver.answer(match, number)
            elif seat.must_agree():
                answers[number] = self.driver.ordered(match, number)
        return {seat: answer for seat, answer in answers.items() if answer != NO_ANSWER}

    def is_led(self) -> bool:
        """Tell whether the script of a lesson goes on here."""
        return self.guide is not None and self.match is not None and not self.guide.is_done(self.match)

    def scripted(self, seat: int) -> int:
        """Return what a lesson lets a bot answer now, or NO_ANSWER where it plays as it likes."""
        if self.guide is None or self.guide.is_done(self.playing()):
            return NO_ANSWER
        return self.guide.scripted(self.playing(), seat)

    def holds_still(self, seat: int) -> bool:
        """Tell whether a bot waits for the learner of a lesson."""
        return self.guide is not None and self.guide.waits(self.playing(), seat)

    def is_alone(self) -> bool:
        """Tell whether a single person plays here."""
        return sum(seat.must_agree() for seat in self.seats) < 2

    def playing(self) -> Match[Any]:
        """Return the match that is being played."""
        assert self.match is not None
        return self.match

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back."""
        assert self.match is not None
        done = self.match.undo(seat)
        assert done, "an undo was accepted that is not possible"
        first = self.match.state.question().number
        self.standing = {number: line for number, line in self.standing.items() if number <= first}

    def consent(self, entry: Entry) -> None:
        """Somebody asks to go back, agrees, or does not."""
        if entry.kind in (kinds.ASK_BACK, kinds.ASK_UNDO):
            self.ask_back(entry, repeats=entry.kind == kinds.ASK_UNDO)
        elif entry.kind in (kinds.DISAGREE, kinds.LAPSE):
            self.going_back = None
        elif self.going_back is not None:
            self.going_back.waiting.discard(entry.seat)
            self.going_back.agreed.append(entry.seat)
        self.go_back_if_agreed()

    def ask_back(self, entry: Entry, repeats: bool) -> None:
        """Ask every person, also one for whom a bot stands in; release 0.1.0 asked only those who played themselves."""
        limit = CONSENT_MILLISECONDS if self.terms.pace == "live" else self.terms.answer_seconds * 1000
        asked = {i for i, seat in enumerate(self.seats) if (seat.played_by() if repeats else seat.must_agree())}
        self.going_back = GoingBack(
            entry.seat, entry.value, asked - {entry.seat}, entry.at + limit, [entry.seat], repeats
        )

    def go_back_if_agreed(self) -> None:
        """Go back when everybody has agreed."""
        wish = self.going_back
        if wish is None or wish.waiting:
            return
        self.rewinds += 1
        self.going_back = None
        self.asked_number = 0
        self.standing.clear()
        if wish.repeats:
            self.repeat_from(wish.inputs)
        else:
            self.rewind(wish.inputs, wish.agreed)

    def rewind(self, inputs: int, agreed: list[int]) -> None:
        """Go back to an earlier moment."""
        assert self.match is not None
        self.match.rewind(inputs, agreed)

    def repeat_from(self, inputs: int) -> None:
        """Go back to an earlier moment as release 0.1.0 did."""
        assert self.match is not None
        self.match.repeat_from(inputs)

    def note_times(self, entry: Entry) -> None:
        """Note since when the asked seats are asked, and since when CLOCK's timer runs."""
        assert self.match is not None
        state = self.match.state
        ask = state.question()
        asked = state.seats_to_answer()
        fresh = ask.number != self.asked_number
        self.asked_number = ask.number
        self.note_lines(entry, ask, asked, fresh)
        before = self.asked_since
        acted = entry.seat if entry.kind != kinds.CHAT else kinds.NOBODY
        self.asked_since = {
            seat: entry.at if fresh or seat not in before or seat == acted else before[seat] for seat in asked
        }
        timer = self.game.timer(state)
        if timer is None:
            self.clock = None
        elif self.clock is None or self.clock.timer.id != timer.id:
            self.clock = Running(timer, entry.at)
        else:
            self.clock = Running(timer, self.clock.since)

    def note_lines(self, entry: Entry, ask: Ask, asked: list[int], fresh: bool) -> None:
        """Note which entry opened the question of each asked seat: unlike the question's own number it never repeats.

        A question that stays open keeps its entry whatever is asked meanwhile: there the order of arrival decides.
        """
        if ask.mode == ANY:
            self.asked_at = dict.fromkeys(asked, self.standing.setdefault(ask.number, entry.number))
        else:
            before = {} if fresh else self.asked_at
            self.asked_at = {seat: before.get(seat, entry.number) for seat in asked}

    def remember_key(self, entry: Entry) -> None:
        """Recognise this message when it comes again."""
        self.keys[entry.person, entry.key] = entry.number
        if len(self.keys) > REMEMBERED_KEYS:
            del self.keys[next(iter(self.keys))]

    def record(self) -> Record:
        """Return the record of the match; its key only when the match is over."""
        assert self.match is not None
        scores = self.game.scores(self.match.state) if self.ended else None
        return self.published(self.match.record, scores)

    def chance_json(self, hidden: bool) -> Json:
        """Return what a record says about chance: the promised key, or the parts of one that several made."""
        shown = self.terms.chance_json(secret=hidden)
        if not self.exchange.promises and not self.restarts:
            return shown
        secret = self.terms.secret()
        restarts = [exchange.to_json(secret, hidden) for exchange in self.restarts]
        parts = self.exchange.to_json(secret, hidden) | {"restarts": restarts}
        return {name: value for name, value in shown.items() if name == "rolls"} | {"parts": parts}

    def published(self, record: Record, scores: list[int] | None = None) -> Record:
        """Return a record as it is handed out: with those who played, and with the key only when the match is over."""
        return replace(
            record,
            chance=self.chance_json(hidden=self.status != "over"),
            players=[Player(seat.name, seat.bot) for seat in self.seats],
            ended=Ended("agreed", scores) if self.ended else None,
            created_at=self.terms.created_at,
        )
