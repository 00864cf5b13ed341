"""Decides what a person's message means at a table: an entry to be written down, or why not."""

from collections.abc import Callable
from typing import Final

from cosmodrome.bots.roster import COACH, bots_for, usual_bot
from cosmodrome.kernel.files.keys import key_hash
from cosmodrome.kernel.message import OLD_QUESTION, Message, Refusal
from cosmodrome.kernel.record import MOST_REWINDS
from cosmodrome.protocol import Answer, Chat, Leave, Order, Promise, Said, SetBot, Show, Sit, Start, Undo, Vote
from cosmodrome.registry import AnyGame
from cosmodrome.server.people.text import clean_text
from cosmodrome.server.table import entry as kinds
from cosmodrome.server.table.entry import NOBODY, Entry
from cosmodrome.server.table.table import Table

FIDGETS: Final = 20
FIDGET_MILLISECONDS: Final = 10_000

Command = Said


class Declined(ValueError):
    """A message that changes nothing; the refusal says why in the reader's language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.id)
        self.refusal: Final = refusal


def declined(id: str, **args: int | str) -> Declined:
    """Return the refusal with this message."""
    return Declined(Refusal("", Message(id, args)))


def decide(table: Table, command: Command, person: str, name: str, at: int) -> Entry:
    """Return the entry that the message asks for."""
    if table.status in ("over", "closed") and not isinstance(command, Chat):
        raise declined("refused-table-over")
    if table.status == "starting" and isinstance(command, Sit | Leave | SetBot):
        raise declined("refused-starting")
    if isinstance(command, Vote) and table.going_back is not None and at >= table.going_back.until:
        raise declined("refused-nothing-to-agree")
    if not isinstance(command, Answer) and fidgets(table, person, at):
        raise declined("refused-too-fast")
    kind, seat, value, text = DECIDERS[type(command)](table, command, person, name)
    return Entry(table.number + 1, at, kind, seat, value, person, text, command.key)


def fidgets(table: Table, person: str, at: int) -> bool:
    """Tell whether a person has filled the log of late with chat, seats or undo."""
    count = 0
    for entry, *_ in reversed(table.log):
        if at - entry.at >= FIDGET_MILLISECONDS:
            return False
        count += entry.person == person and entry.kind != kinds.ANSWER
        if count == FIDGETS:
            return True
    return False


Draft = tuple[str, int, int, str]  # kind, seat, value and text of an entry


def draft(kind: str, seat: int = NOBODY, value: int = 0, text: str = "") -> Draft:
    """Return what the entry will say."""
    return kind, seat, value, text


def own_seat(table: Table, person: str) -> int:
    """Return the person's seat, or refuse."""
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise declined("refused-no-seat")
    return seat


def known_bot(name: str, game: AnyGame) -> str:
    """Return the name of a bot that can play a game, the usual one for no name, or refuse."""
    if name and name not in bots_for(game):
        raise declined("refused-no-such-bot", bots=", ".join(bots_for(game)))
    return name or usual_bot(game)


def advising_bot(name: str, table: Table) -> str:
    """Return the name of a bot that can give a hint, or refuse: nobody wants to hear a random answer."""
    game = table.game
    if not table.terms.coach:
        raise declined("refused-no-coach")
    if not name and not game.has_player():
        raise declined("refused-no-hint")
    return known_bot(name or (COACH if COACH in bots_for(game) else ""), game)


def decide_answer(table: Table, command: Answer, person: str, name: str) -> Draft:
    """A seat answers; the rules look at the answer when the entry is applied."""
    seat = own_seat(table, person)
    if table.match is None:
        raise declined("refused-not-started")
    if table.seats[seat].bot:
        raise declined("refused-bot-plays")
    if not command.asked_at:
        raise declined("refused-old-client")
    if table.asked_at.get(seat, command.asked_at) != command.asked_at:
        raise Declined(OLD_QUESTION)
    check_lesson(table, seat, command.answer)
    return draft(kinds.ANSWER, seat, command.answer)


def check_lesson(table: Table, seat: int, answer: int) -> None:
    """Refuse kindly what a guided first game is not about now."""
    if table.guide is None:
        if table.terms.lesson():
            raise declined("refused-other-lesson")
        return
    assert table.match is not None
    refusal = table.guide.refusal(table.match, seat, answer)
    if refusal is not None:
        raise Declined(refusal)


def decide_sit(table: Table, command: Sit, person: str, name: str) -> Draft:
    """A person takes a seat or takes it back."""
    if command.seat >= len(table.seats):
        raise declined("refused-no-such-seat", seats=len(table.seats))
    if table.seat_of(person) not in (NOBODY, command.seat):
        raise declined("refused-has-seat")
    if not table.may_take(command.seat, person):
        raise declined("refused-seat-taken")
    return draft(kinds.SIT, command.seat, text=name)


def decide_leave(table: Table, command: Leave, person: str, name: str) -> Draft:
    """A person stands up."""
    return draft(kinds.LEAVE, own_seat(table, person), text=usual_bot(table.game))


def decide_bot(table: Table, command: SetBot, person: str, name: str) -> Draft:
    """The host fills a seat that nobody holds; everybody may let a bot play for the own seat."""
    if command.seat >= len(table.seats):
        raise declined("refused-no-such-seat", seats=len(table.seats))
    holder = table.seats[command.seat].person
    if holder != person and (holder or person != table.terms.host):
        raise declined("refused-not-your-seat")
    if not command.bot and not holder and table.status == "playing":
        raise declined("refused-seat-needs-player")
    if holder and table.status == "open":
        raise declined("refused-seat-taken")
    bot = known_bot(command.bot, table.game) if command.bot else ""
    return draft(kinds.BOT, command.seat, text=bot)


def decide_start(table: Table, command: Start, person: str, name: str) -> Draft:
    """The host begins; seats that are still empty go to the bot that was named."""
    if person != table.terms.host:
        raise declined("refused-only-host")
    if table.status != "open":
        raise declined("refused-already-started")
    if not command.bot and any(not seat.person and not seat.bot for seat in table.seats):
        raise declined("refused-empty-seats")
    return draft(kinds.START, text=known_bot(command.bot, table.game))


def decide_promise(table: Table, command: Promise, person: str, name: str) -> Draft:
    """A person promises a part of the key before the start, or again when all begin anew."""
    seat = own_seat(table, person)
    anew = table.status == "starting" and seat in table.exchange.unpromised()
    if table.status != "open" and not anew:
        raise declined("refused-already-started")
    return draft(kinds.PROMISE, seat, text=command.hash)


def decide_show(table: Table, command: Show, person: str, name: str) -> Draft:
    """A person shows the promised part, when everybody has promised."""
    seat, exchange = own_seat(table, person), table.exchange
    if table.status != "starting" or exchange.unpromised() or seat not in exchange.unshown():
        raise declined("refused-no-part-wanted")
    if key_hash(bytes.fromhex(command.part)) != exchange.promises[seat]:
        raise declined("refused-other-part")
    return draft(kinds.SHOW, seat, text=command.part)


def decide_undo(table: Table, command: Undo, person: str, name: str) -> Draft:
    """Take back freely where the kernel allows it; otherwise ask the others."""
    seat = own_seat(table, person)
    if table.match is None or table.seats[seat].bot:
        raise declined("undo-impossible")
    if table.match.can_undo(seat):
        return draft(kinds.UNDO, seat)
    if table.going_back is not None:
        raise declined("refused-already-asked")
    inputs = table.match.record.inputs
    if len(table.match.record.rewinds) >= MOST_REWINDS:
        raise declined("undo-impossible")
    first = len(table.terms.opening.inputs) if table.terms.opening else 0
    for count in range(len(inputs), first, -1):
        if inputs[count - 1][0] == seat and count - 1 not in table.match.given:
            return draft(kinds.ASK_BACK, seat, count - 1)
    raise declined("undo-impossible")


def decide_vote(table: Table, command: Vote, person: str, name: str) -> Draft:
    """Agree or not."""
    seat = own_seat(table, person)
    if table.going_back is None or seat not in table.going_back.waiting:
        raise declined("refused-nothing-to-agree")
    return draft(kinds.AGREE if command.agree else kinds.DISAGREE, seat)


def decide_order(table: Table, command: Order, person: str, name: str) -> Draft:
    """Order beforehand how a question is answered, where the rules let a seat do so now; or no longer."""
    seat = own_seat(table, person)
    if table.match is None or table.is_led() or command.question not in table.driver.possible(table.match, seat):
        raise declined("refused-no-order")
    return draft(kinds.ORDER, seat, int(command.on), command.question)


def decide_chat(table: Table, command: Chat, person: str, name: str) -> Draft:
    """Say something; what cannot be seen is left out."""
    text = clean_text(command.text)
    if not text:
        raise declined("refused-empty-text")
    return draft(kinds.CHAT, table.seat_of(person), text=f"{name}\t{text}")


DECIDERS: Final[dict[type, Callable[..., Draft]]] = {
    Answer: decide_answer,
    Sit: decide_sit,
    Leave: decide_leave,
    SetBot: decide_bot,
    Start: decide_start,
    Promise: decide_promise,
    Show: decide_show,
    Undo: decide_undo,
    Vote: decide_vote,
    Chat: decide_chat,
    Order: decide_order,
}
