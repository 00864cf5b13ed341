"""What every seat learned in the course of a game: its own answers, what it saw then, and the events it was told."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cosmodrome.kernel.agenda import BITS, KIND
from cosmodrome.kernel.chance import MASK30, TWO_TO_30
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.state import Event, State
from cosmodrome.research.core.buffers import ints_of
from cosmodrome.research.core.seeing import MOST_SEATS, Seer

NO_SEAT: Final = -1  # in the place of who answered: an event


def stirred(low: i64, a: i64, b: i64) -> i64:
    """Return 30 bits that depend on 30 bits before and on two numbers."""
    low = ((low ^ b) * 0x2C1B3C6D + a) & MASK30
    return low ^ (low >> 15)


def summed(high: i64, a: i64, b: i64) -> i64:
    """Return 30 bits that depend on the same in another way."""
    return (high * 0x297A2D39 + b * 0x31848BAB + a) & MASK30


@final
class Entry:
    """A line of a history: an answer of a seat with what it saw, or an event with those who were told."""

    def __init__(self, before: "Entry | None", seat: int, numbers: tuple[int, ...]) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.numbers: Final = numbers


@final
class History:
    """The lines so far, and for each seat a number of 60 bits for those that it knows of."""

    def __init__(self) -> None:
        self.last: Entry | None = None
        self.low: vec[i64] = wide([1] * MOST_SEATS)
        self.high: vec[i64] = wide([1] * MOST_SEATS)
        self.seen: vec[i32] = ints_of(0)  # where observations are written before they are mixed in

    def copy(self) -> "History":
        """Return an independent copy; the lines are shared, since none ever changes."""
        twin = History()
        twin.last = self.last
        twin.low, twin.high = self.low[:], self.high[:]
        return twin

    def mix_in(self, seat: i64, a: i64, b: i64) -> None:
        """Let two numbers count for a seat."""
        low, high = self.low[seat], self.high[seat]
        self.low[seat] = stirred(low, a & MASK30, b & MASK30)
        self.high[seat] = summed(high, a & MASK30, b & MASK30)

    def note_events(self, state: State) -> None:
        """Note what happened since the last time, for those who were told."""
        events = state.events
        if not events:
            return
        for event in events:
            self.last = Entry(self.last, NO_SEAT, event)
            for seat in range(state.seats):
                if event[1] & BITS[seat + 3]:
                    self.mix_event(seat, event)
        events.clear()

    def mix_event(self, seat: i64, event: Event) -> None:
        """Let an event count for a seat."""
        self.mix_in(seat, event[0], event[2])
        self.mix_in(seat, event[3], event[4])
        self.mix_in(seat, event[5], 0)

    def note_decision(self, seer: Seer, state: State, seat: i64, answer: i64) -> None:
        """Note an answer that a seat is about to give, and what it sees."""
        kind: int = state.memory[state.peak + KIND]
        self.mix_seen(seer, state, seat, 0, 0)
        self.mix_in(seat, kind, answer)
        self.last = Entry(self.last, seat, (kind, answer, self.number(seat)))

    def mix_seen(self, seer: Seer, state: State, seat: i64, so_far: i64, place: i64) -> None:
        """Let what a seat sees count for it."""
        width = seer.width
        if len(self.seen) < width:
            self.seen = ints_of(int(width))
        seen, low, high = self.seen, self.low[seat], self.high[seat]
        seer.write(state, seat, so_far, place, seen, 0)
        for i in range(width):
            number: int = seen[i]
            if number:
                low = stirred(low, i, number & MASK30)
                high = summed(high, i, number & MASK30)
        self.low[seat], self.high[seat] = low, high

    def number(self, seat: i64) -> int:
        """Return the number of a seat as it stands."""
        low: int = self.low[seat]
        high: int = self.high[seat]
        return low * TWO_TO_30 + high

    def key(self, seer: Seer, state: State, seat: i64, so_far: i64, place: i64) -> int:
        """Return a number for all that a seat knows now."""
        self.note_events(state)
        low, high = self.low[seat], self.high[seat]
        self.mix_seen(seer, state, seat, so_far, place)
        key = self.number(seat)
        self.low[seat], self.high[seat] = low, high
        return key

    def known_to(self, seat: int) -> list[tuple[int, ...]]:
        """Return the lines that a seat knows of, first things first: who answered, or NO_SEAT, and what was noted."""
        lines: list[tuple[int, ...]] = []
        entry = self.last
        while entry is not None:
            if entry.seat == seat:
                lines.append((seat, *entry.numbers))
            elif entry.seat == NO_SEAT and entry.numbers[1] & BITS[seat + 3]:
                lines.append((NO_SEAT, entry.numbers[0], *entry.numbers[2:]))
            entry = entry.before
        lines.reverse()
        return lines
