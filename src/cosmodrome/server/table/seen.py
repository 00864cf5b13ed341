"""What one seat is sent of a table.  Everything here is built by white-list from the seat's own view."""

from collections.abc import Collection, Iterable

from cosmodrome.kernel.agenda import EVERYBODY, SPECTATOR, bit
from cosmodrome.kernel.files.keys import key_hash
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import message_json
from cosmodrome.lessons.lesson import LEARNER
from cosmodrome.protocol import (
    Clock,
    Given,
    Json,
    Lesson,
    Line,
    Page,
    PartsInfo,
    Proposal,
    SeatInfo,
    Status,
    Sync,
    TableInfo,
    Told,
    Update,
)
from cosmodrome.registry import AnyGame
from cosmodrome.server.config import Limits
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import NOBODY
from cosmodrome.server.table.lines import recent
from cosmodrome.server.table.pauses import Pauses
from cosmodrome.server.table.shared import views_of
from cosmodrome.server.table.table import Logged, Table
from cosmodrome.server.table.terms import Terms

PARTS = (kinds.PROMISE, kinds.SHOW, kinds.RESTART, kinds.DEAL)
ABOUT_SEATS = frozenset((kinds.SIT, kinds.LEAVE, kinds.AWAY, kinds.BACK, kinds.BOT, kinds.START, kinds.CLOSE, *PARTS))
ALL_OF_IT = 100  # percent
SHOWN_VALUE = frozenset((kinds.ASK_BACK, kinds.ASK_UNDO))  # the value of an answer is its seat's secret


def table_info(table: Table, insider: bool = False) -> TableInfo:
    """Return the table as everybody may see it; the invitation only for those who belong to it."""
    seats = [SeatInfo(i, seat.person, seat.name, seat.bot) for i, seat in enumerate(table.seats)]
    return info_of(table.terms, seats, table.status, table.number, insider)


def info_of(terms: Terms, seats: list[SeatInfo], status: Status, number: int = 0, insider: bool = False) -> TableInfo:
    """Return a table by its terms and how far it has come."""
    return TableInfo(
        id=terms.id,
        game=terms.game,
        version=terms.version,
        mode=terms.setup.mode,
        options=terms.setup.options,
        seats=seats,
        pace=terms.pace,
        answer_seconds=terms.answer_seconds,
        public=terms.public,
        title=terms.title,
        host=terms.host,
        status=status,
        created_at=terms.created_at,
        number=number,
        key_hash=terms.key_hash(),
        key=terms.key if status == "over" else "",
        invite=terms.invite if insider else "",
        ask_everything=terms.ask_everything,
        coach=terms.coach,
        lesson=bool(terms.lesson()),
    )


def told(game: AnyGame, event: Event, mode: str) -> Told:
    """Return an event with its words and the rule behind it."""
    say, quiet = message_json(game.tell(event)), not game.is_told(event)
    return Told(game.events[event[0]], list(event[2:]), game.values(event), say, game.why(event, mode), quiet)


def all_told(table: Table, logged: Logged) -> list[Told]:
    """Return all events of a line with their words; who may know of which is another matter."""
    return [told(table.game, event, table.terms.setup.mode) for event in logged.events]


def line_of(logged: Logged, spoken: list[Told], seat: int) -> Line:
    """Return one line of the log as a seat may see it."""
    entry, mask = logged.entry, bit(seat)
    if entry.kind == kinds.ORDER and entry.seat != seat:
        return Line(entry.number, entry.at, entry.kind)  # what somebody means to do is nobody else's business
    shown = [said for event, said in zip(logged.events, spoken, strict=True) if event[1] & mask]
    value = entry.value if entry.kind in SHOWN_VALUE else 0
    given = spoken_given(logged) if entry.seat == seat else None
    return Line(entry.number, entry.at, entry.kind, entry.seat, entry.person, entry.text, value, shown, given)


def lines_of(logged: Logged, spoken: list[Told], seats: Collection[int]) -> dict[int, Line]:
    """Return one line of the log as several seats may see it; where nothing of it is hidden, others see the same."""
    hidden = logged.entry.kind == kinds.ORDER or any(event[1] != EVERYBODY for event in logged.events)
    common = None if hidden else line_of(logged, spoken, SPECTATOR)
    own = logged.entry.seat
    return {seat: line_of(logged, spoken, seat) if common is None or seat == own else common for seat in seats}


def spoken_given(logged: Logged) -> Given | None:
    """Return in words what was answered for a seat."""
    words = logged.given
    return None if words is None else Given(message_json(words.prompt), message_json(words.answer))


def lines_for(table: Table, log: Iterable[Logged], seat: int) -> list[Line]:
    """Return lines of the log as a seat may see them."""
    return [line_of(logged, all_told(table, logged), seat) for logged in log]


def view_of(table: Table, seat: int) -> Json | None:
    """Return what a seat sees of the match now; nothing before the start."""
    return views_of(table, [seat])[seat]


def proposal_of(table: Table) -> Proposal | None:
    """Return the wish to go back that still waits for consent."""
    wish = table.going_back
    return None if wish is None else Proposal(wish.seat, wish.inputs, sorted(wish.waiting), wish.until)


def clock_of(table: Table, pauses: Pauses) -> Clock | None:
    """Return when CLOCK will answer."""
    running = table.clock
    if running is None or table.status != "playing":
        return None
    return Clock(running.timer.id, running.since + running.timer.milliseconds + pauses.since(running.since))


def can_undo(table: Table, seat: int) -> bool:
    """Tell whether the seat may freely take back."""
    return seat >= 0 and seat == undoer(table)


def undoer(table: Table) -> int:
    """Return the seat that may freely take back, or SPECTATOR."""
    return SPECTATOR if table.status != "playing" or table.match is None else table.match.undoer()


def asked_at(table: Table, seat: int) -> int:
    """Return the number that the seat's answer must carry; nothing while it is not asked."""
    return numbers_asked(table).get(seat, 0)


def numbers_asked(table: Table) -> dict[int, int]:
    """Return the numbers that answers must carry, by asked seat."""
    if table.status != "playing":
        return {}
    pending = table.pending
    return {seat: number for seat, number in table.asked_at.items() if seat not in pending}


def orders_of(table: Table, seat: int) -> dict[str, bool]:
    """Return what a seat may order beforehand now, and whether it has."""
    if table.match is None or table.status != "playing" or seat < 0 or table.terms.ask_everything or table.is_led():
        return {}
    ordered = table.driver.orders.get(seat, {})
    return {name: name in ordered for name in table.driver.possible(table.match, seat)}


def lesson_seen(table: Table, seat: int) -> Lesson | None:
    """Return where a guided first game stands, for whoever learns."""
    guide, match = table.guide, table.match
    if guide is None or match is None or seat != LEARNER:
        return None
    pages = [Page(message_json(Message(page.say)), list(page.spots), list(page.rules)) for page in guide.pages(match)]
    answers = guide.wished(match) if table.status == "playing" and seat not in table.pending else []
    return Lesson(guide.place(match).step, len(guide.lesson.steps), pages, answers)


def exchange_of(table: Table) -> PartsInfo | None:
    """Return how far the parts of the key have come; after the start only what people should know about them."""
    exchange = table.exchange
    if not exchange.promises and not table.restarts:
        return None
    server = key_hash(exchange.server_part(table.terms.secret()))
    wanted = table.status == "starting" and not exchange.unpromised()
    return PartsInfo(
        server=server,
        restarts=len(table.restarts),
        promises=exchange.promises,
        shown=exchange.parts,
        unpromised=exchange.unpromised(),
        unshown=exchange.unshown() if table.status != "open" else [],
        show=wanted,
        until=table.exchange_until() if table.status == "starting" else 0,
    )


def deadlines_of(table: Table, pauses: Pauses) -> dict[int, int]:
    """Return when a bot will stand in for somebody who takes too long, by asked seat; who learns has all the time."""
    if table.status != "playing" or table.terms.lesson():
        return {}
    asked = table.asked_since
    return {seat: deadline_of(table, pauses, seat) for seat in asked if seat >= 0 and table.seats[seat].played_by()}


def deadline_of(table: Table, pauses: Pauses, seat: int) -> int:
    """Return when a bot will stand in for the person in an asked seat; slow tables make no pauses."""
    at = table.asked_since[seat]
    return at + table.terms.answer_seconds * 1000 + (pauses.since(at) if table.terms.pace == "live" else 0)


def sync_for(table: Table, person: str, after: int, pauses: Pauses, here: list[str], limits: Limits) -> Sync:
    """Return everything that a person needs to show the table, with the latest lines after the last known one."""
    seat = table.seat_of(person)
    latest, left_out = recent(table.log, after if 0 <= after <= table.number else 0, limits)
    return Sync(
        table=table_info(table, insider=seat != NOBODY or person == table.terms.host),
        seat=seat,
        number=table.number,
        lines=lines_for(table, latest, seat),
        left_out=left_out,
        view=view_of(table, seat),
        asked_at=asked_at(table, seat),
        can_undo=can_undo(table, seat),
        orders=orders_of(table, seat),
        proposal=proposal_of(table),
        parts=exchange_of(table),
        clock=clock_of(table, pauses),
        deadlines=deadlines_of(table, pauses),
        here=here,
        lesson=lesson_seen(table, seat),
    )


def updates_for(table: Table, seats: Collection[int], pauses: Pauses, bot_budget: int = ALL_OF_IT) -> dict[int, Update]:
    """Return what the last entry changed, for each of these seats, ready to be encoded."""
    logged = table.log[-1]
    kind = logged.entry.kind
    lines, asked, may_undo = lines_of(logged, all_told(table, logged), seats), numbers_asked(table), undoer(table)
    ended = kind == kinds.ANSWER and table.status == "over"
    proposal, clock, deadlines = proposal_of(table), clock_of(table, pauses), deadlines_of(table, pauses)
    info = table_info(table) if kind in ABOUT_SEATS or ended else None
    parts = exchange_of(table) if kind in ABOUT_SEATS else None
    views = dict.fromkeys(seats) if kind == kinds.CHAT else views_of(table, seats)
    return {
        seat: Update(
            table=table.terms.id,
            line=lines[seat],
            view=views[seat],
            asked_at=asked.get(seat, 0),
            can_undo=0 <= seat == may_undo,
            orders=orders_of(table, seat),
            proposal=proposal,
            clock=clock,
            deadlines=deadlines,
            info=info,
            parts=parts,
            bot_budget=bot_budget,
            lesson=lesson_seen(table, seat),
        )
        for seat in seats
    }
