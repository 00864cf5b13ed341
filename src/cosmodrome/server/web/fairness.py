"""Replaying records: what a seat saw at each moment, what to play on from, and whether a match was fair."""

from typing import Any, Final

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.keys import chance_of
from cosmodrome.kernel.files.replay import Course, replay
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import observe, seen_by
from cosmodrome.protocol import Moment, Verdict
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.table.exchange import Exchange
from cosmodrome.server.table.seen import told
from cosmodrome.server.table.terms import Opening


class NotingChance(Chance):
    """Passes rolls on and writes them down."""

    def __init__(self, inner: Chance, tape: dict[str, list[int]]) -> None:
        self.inner: Final = inner
        self.tape: Final = tape

    def roll(self, n: int, stream: int, count: int) -> int:
        outcome = self.inner.roll(n, stream, count)
        tape = self.tape.setdefault(str(stream), [])
        if count == len(tape):
            tape.append(outcome)
        return outcome

    def fresh(self, rewind: int, kept: str) -> Chance:
        return NotingChance(self.inner.fresh(rewind, kept), self.tape)


class NotTheSame(ValueError):
    """A record that is not of the match that somebody saw; the message says what differs."""


def verify(text: str) -> Verdict:
    """Say whether a record replays exactly, and whether its chance has the hashes that it names as promised."""
    try:
        record = read_record(text)
        game = find_game(record.game)
        state = replay(game, record)
        check_restarts(record.chance)
    except (RecordError, UnknownGame) as error:
        return Verdict(False, str(error))
    inputs, promised = len(record.inputs), promise_of(record.chance)
    if not promised:
        text = "It replays exactly, but its chance was not promised by a hash before the match."
        return Verdict(False, text, record.game, inputs, promised)
    end = "to its end" if state.over() else "as far as it goes" if record.ended is None else "up to where it was ended"
    text = f"Consistent: the key has the hash that the record names, and all {inputs} inputs replay exactly, {end}."
    text += parts_text(record)
    if record.rewinds:
        text += f" Taken back by consent {len(record.rewinds)} times; what was removed replays too."
    return Verdict(True, text, record.game, inputs, promised)


def exchanges_of(chance: Json) -> list[Any]:
    """Return all exchanges of parts, the one that made the key last; none where the key is the server's alone."""
    parts: Any = chance.get("parts")
    return [] if parts is None else [*parts.get("restarts", []), parts]


def check_restarts(chance: Json) -> None:
    """Complain when the server's part of a new beginning does not follow from its first one: it was chosen."""
    exchanges = exchanges_of(chance)
    if not exchanges:
        return
    first = bytes.fromhex(exchanges[0]["server"].get("part", ""))
    for number, exchange in enumerate(exchanges):
        if exchange["server"].get("part") != Exchange(number).server_part(first).hex():
            raise RecordError(f"the server's part after restart {number} does not follow from its first one")


def parts_text(record: Record) -> str:
    """Return who made the key, what was missing, and who of those who played brought no part."""
    exchanges = exchanges_of(record.chance)
    seats: Any = exchanges[-1].get("seats", {}) if exchanges else {}
    people = [str(seat) for seat, player in enumerate(record.players) if player.name]
    shown = [seat for seat in seats if "part" in seats[seat]]
    text = f" The key was made by the server{' and ' + seat_names(shown) if shown else ' alone'}."
    missing = [seat for seat in seats if seat not in shown]
    if missing:
        text += f" Missing although promised: the part of {seat_names(missing)}."
    without = [seat for seat in people if seat not in seats]
    if without:
        text += f" No part was brought by {seat_names(without)}."
    if len(exchanges) > 1:
        text += f" The exchange of parts was begun anew {len(exchanges) - 1} times."
    return text


def seat_names(seats: list[str]) -> str:
    """Return seats as people count them."""
    return f"seat{'s' if len(seats) > 1 else ''} {', '.join(str(int(seat) + 1) for seat in seats)}"


def compared(record: Record, hash: str, part: str) -> str:
    """Compare a consistent record with what somebody kept of the match; NotTheSame when it differs."""
    said = []
    if hash:
        if first_promise(record.chance) != hash:
            raise NotTheSame("the server's promise is not the hash that you saw: another match, or a changed key")
        said.append("The server's promise is the one that you saw.")
    if part:
        exchanges = exchanges_of(record.chance)
        seats: Any = exchanges[-1].get("seats", {}) if exchanges else {}
        own = [seat for seat, found in seats.items() if found.get("part") == part]
        if not own:
            raise NotTheSame("your part is not in the key: another match, another exchange, or it was left out")
        said.append(f"Your part is in the key, as that of {seat_names(own)}.")
    if hash and part:
        said.append("Fair: nobody, the server included, could choose this chance.")
    elif hash:
        said.append("The key was not changed after that; whether it was chosen before, only --part can tell.")
    else:
        said.append("Whether the server promised its own part before it knew yours, only --hash can tell.")
    return " ".join(said)


def promise_of(chance: Json) -> str:
    """Return the hash by which the server promised the key, or its part of it; nothing where it did not."""
    parts = chance.get("parts")
    if isinstance(parts, dict):
        return str(parts["server"]["hash"])
    return str(chance.get("key_hash", "")) if "key" in chance else ""


def first_promise(chance: Json) -> str:
    """Return the hash that was published before anybody sat down, by which a match of a server can be known again."""
    exchanges = exchanges_of(chance)
    return str(exchanges[0]["server"]["hash"] if exchanges else chance.get("key_hash", ""))


def moments(game: AnyGame, record: Record, seat: int, first: int, count: int) -> list[Moment]:
    """Return a stretch of a record as a seat (or SPECTATOR) saw it."""
    events: list[Event] = []
    course: Course[Any] = Course(game, record, events)
    shown: list[Moment] = []
    for place in range(min(first + count, len(record.inputs) + 1)):
        by = SPECTATOR
        if place:
            by = record.inputs[place - 1][0]
            course.step()
        if place >= first:
            seen = [told(game, event, record.setup.mode) for event in seen_by(events, seat)]
            shown.append(Moment(place, by, seen, observe(game, course.state, seat)))
        events.clear()
    return shown


def opening_of(game: AnyGame, record: Record, inputs: int) -> Opening:
    """Return what was played and rolled in the first inputs of a record, for a table that goes on from there."""
    if not 0 <= inputs <= len(record.inputs):
        raise RecordError(f"the record has 0..{len(record.inputs)} inputs, not {inputs}")
    tape: dict[str, list[int]] = {}
    course: Course[Any] = Course(game, record, None, NotingChance(chance_of(record.chance), tape))
    while course.place < inputs:
        course.step()
    if course.state.over():
        raise RecordError("the match is over there; choose an earlier moment")
    return Opening(tape, record.inputs[:inputs], record.skip_forced)
