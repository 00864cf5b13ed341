"""Replaying records: what a seat saw at each moment, what to play on from, and whether a match was fair."""

from typing import Any, Final

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.record import Record, chance_of, read_record, replay
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import observe, seen_by
from cosmodrome.protocol import Moment, Verdict
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.seen import told
from cosmodrome.server.terms import Opening


class NotingChance(Chance):
    """Passes rolls on and writes them down."""

    def __init__(self, inner: Chance) -> None:
        self.inner: Final = inner
        self.tape: Final[dict[str, list[int]]] = {}

    def roll(self, n: int, stream: int, count: int) -> int:
        outcome = self.inner.roll(n, stream, count)
        tape = self.tape.setdefault(str(stream), [])
        if count == len(tape):
            tape.append(outcome)
        return outcome


def verify(text: str) -> Verdict:
    """Say whether a record replays exactly, and whether its chance was promised before the match."""
    try:
        record = read_record(text)
        game = find_game(record.game)
        state = replay(game, record)
    except (RecordError, UnknownGame) as error:
        return Verdict(False, str(error))
    inputs, promised = len(record.inputs), str(record.chance.get("key_hash", ""))
    if "key" not in record.chance or not promised:
        text = "It replays exactly, but its chance was not promised by a hash before the match."
        return Verdict(False, text, record.game, inputs, promised)
    end = "to its end" if state.over() else "as far as it goes"
    text = f"Fair: the key has the hash that was published, and all {inputs} inputs replay exactly, {end}."
    return Verdict(True, text, record.game, inputs, promised)


def moments(game: AnyGame, record: Record, seat: int, first: int, count: int) -> list[Moment]:
    """Return a stretch of a record as a seat (or SPECTATOR) saw it."""
    events: list[Event] = []
    state: Any = game.start(record.setup, chance_of(record.chance), events, record.skip_forced)
    shown: list[Moment] = []
    for place in range(min(first + count, len(record.inputs) + 1)):
        by = SPECTATOR
        if place:
            by, answer = record.inputs[place - 1]
            state.apply(by, answer)
        if place >= first:
            seen = [told(game, event, record.setup.mode) for event in seen_by(events, seat)]
            shown.append(Moment(place, by, seen, observe(game, state, seat)))
        events.clear()
    return shown


def opening_of(game: AnyGame, record: Record, inputs: int) -> Opening:
    """Return what was played and rolled in the first inputs of a record, for a table that goes on from there."""
    if not 0 <= inputs <= len(record.inputs):
        raise RecordError(f"the record has 0..{len(record.inputs)} inputs, not {inputs}")
    chance = NotingChance(chance_of(record.chance))
    state = game.start(record.setup, chance, None, record.skip_forced)
    for seat, answer in record.inputs[:inputs]:
        state.apply(seat, answer)
    if state.over():
        raise RecordError("the match is over there; choose an earlier moment")
    return Opening(chance.tape, record.inputs[:inputs], record.skip_forced)
