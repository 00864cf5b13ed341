"""Replaying records: what a seat saw at each moment, what to play on from, and whether a match was fair."""

from typing import Any, Final

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.keys import chance_of
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.kernel.replay import Course, replay
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import observe, seen_by
from cosmodrome.protocol import Moment, Verdict
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.seen import told
from cosmodrome.server.terms import Opening


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


def verify(text: str) -> Verdict:
    """Say whether a record replays exactly, and whether its chance was promised before the match."""
    try:
        record = read_record(text)
        game = find_game(record.game)
        state = replay(game, record)
    except (RecordError, UnknownGame) as error:
        return Verdict(False, str(error))
    inputs, promised = len(record.inputs), promise_of(record.chance)
    if not promised:
        text = "It replays exactly, but its chance was not promised by a hash before the match."
        return Verdict(False, text, record.game, inputs, promised)
    end = "to its end" if state.over() else "as far as it goes" if record.ended is None else "up to where it was ended"
    text = f"Fair: the key has the hash that was published, and all {inputs} inputs replay exactly, {end}."
    text += parts_text(record.chance)
    if record.rewinds:
        text += f" Taken back by consent {len(record.rewinds)} times; what was removed replays too."
    return Verdict(True, text, record.game, inputs, promised)


def parts_text(chance: Json) -> str:
    """Return who made the key, where several did, and what was missing."""
    parts: Any = chance.get("parts")
    if parts is None:
        return ""
    seats = parts.get("seats", {})
    shown = [str(int(seat) + 1) for seat, part in seats.items() if "part" in part]
    missing = [str(int(seat) + 1) for seat, part in seats.items() if "part" not in part]
    text = f" The key was made by the server and seats {', '.join(shown) or 'none'}."
    if missing:
        text += f" Missing: the parts of seats {', '.join(missing)}."
    if parts.get("restarts"):
        text += f" The exchange of parts was begun anew {len(parts['restarts'])} times."
    return text


def promise_of(chance: Json) -> str:
    """Return the hash by which the server promised the key, or its part of it; nothing where it did not."""
    parts = chance.get("parts")
    if isinstance(parts, dict):
        return str(parts["server"]["hash"])
    return str(chance.get("key_hash", "")) if "key" in chance else ""


def first_promise(chance: Json) -> str:
    """Return the hash that was published before anybody sat down, by which a match of a server can be known again."""
    parts: Any = chance.get("parts")
    if parts is None:
        return str(chance.get("key_hash", ""))
    return str([*parts.get("restarts", []), parts][0]["server"]["hash"])


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
