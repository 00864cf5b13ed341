"""A state as a row of numbers: what stands in the head, then the fields of the table one after the other.

What a seat may know is written from a table that was covered for it (``kernel/faces/covering``), so that two states
that it cannot tell apart give the same numbers.  For critics everything is written, to the same places.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cosmodrome.kernel.agenda import ALL, ARGS, BITS, FRAMES, KIND, MODE, NO_ANSWER, SEALING, SEATS
from cosmodrome.kernel.fields import UNKNOWN
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.question import AFTER
from cosmodrome.kernel.state import State

EVERYTHING: Final = -9  # in the place of a seat: nothing is covered

# The head: rows of numbers, one after the other
MOST_SEATS: Final = 8
MOST_KINDS: Final = 64
MOST_ARGUMENTS: Final = 5
VIEWER: Final = 0
ASKED: Final = VIEWER + MOST_SEATS
QUESTION: Final = ASKED + MOST_SEATS
ARGUMENTS: Final = QUESTION + MOST_KINDS
SO_FAR: Final = ARGUMENTS + MOST_ARGUMENTS
PLACE: Final = SO_FAR + 1
SEALED: Final = PLACE + 1
OVER: Final = SEALED + MOST_SEATS
HEAD: Final = OVER + 1

# How some cells of the table are written
NUMBERS: Final = 0  # as they are
THINGS: Final = 1  # components by number: 0 for none, then one more than the number, and at last for one unknown
PILE: Final = 2  # the same for as many as lie in a pile
COUNTS: Final = 3  # how many lie in a pile, then how many of each component
PLAIN_PILE: Final = 4  # how many numbers a pile has, then the numbers
STEP: Final = 5  # numbers that say one of these: how, first cell, how many, first place in the row, components

Cover = Callable[[State, int], None]


@final
class Seer:
    """Writes states of one game and number of seats."""

    def __init__(self, cover: Cover, steps: list[int], width: int) -> None:
        self.cover: Final = cover
        self.steps: Final[vec[i64]] = wide(steps)
        self.count: Final[i64] = len(steps) // STEP
        self.width: Final[i64] = width

    def write(self, g: State, seat: i64, so_far: i64, place: i64, out: vec[i32], at: i64) -> None:
        """Write what a seat may know into a row of numbers; nothing of what stood there stays."""
        write_head(g, seat, so_far, place, out, at)
        if seat == EVERYTHING:
            self.write_table(g, out, at)
            return
        covered = g.clone()
        self.cover(covered, seat)
        self.write_table(covered, out, at)

    def write_table(self, g: State, out: vec[i32], at: i64) -> None:
        """Write the fields of a table."""
        steps, cells = self.steps, g.cells
        for i in range(self.count):
            step = STEP * i
            how, first, room = steps[step], steps[step + 1], steps[step + 2]
            to, kinds = at + steps[step + 3], steps[step + 4]
            if how == NUMBERS:
                for j in range(room):
                    out[to + j] = cells[first + j]
            elif how == THINGS:
                for j in range(room):
                    number: int = cells[first + j]
                    out[to + j] = thing(number, int(kinds))
            elif how == COUNTS:
                write_counts(cells, first, kinds, out, to)
            else:
                write_pile(cells, first, room, kinds if how == PILE else -1, out, to)


def write_head(g: State, seat: i64, so_far: i64, place: i64, out: vec[i32], at: i64) -> None:
    """Write who looks, who is asked what, and what was answered so far."""
    for i in range(at, at + HEAD):
        out[i] = 0
    if seat >= 0:
        out[at + VIEWER + seat] = 1
    top, memory = g.peak, g.memory
    if top < FRAMES:
        out[at + OVER] = 1
        return
    kind, mode, seats = memory[top + KIND], memory[top + MODE], memory[top + SEATS]
    for other in range(g.seats):
        if seats & BITS[other + 3]:
            out[at + ASKED + other] = 1
        if mode == ALL and (seat == other or seat == EVERYTHING) and memory[SEALING + other] != NO_ANSWER:
            sealed: int = memory[SEALING + other]
            out[at + SEALED + other] = sealed + 1
    out[at + QUESTION + kind] = 1
    if seat == EVERYTHING or (seat >= 0 and seats & BITS[seat + 3]):
        first = top + ARGS + AFTER[mode]
        for i in range(len(g.program.questions[kind].arguments)):
            argument: int = memory[first + i]
            out[at + ARGUMENTS + i] = argument
        out[at + SO_FAR] = int(so_far)
        out[at + PLACE] = int(place)


def thing(number: int, kinds: int) -> int:
    """Return how a component is written: 0 where there is none."""
    return number + 1 if 0 <= number < kinds else kinds + 1 if number == UNKNOWN else 0


def write_counts(cells: vec[i32], first: i64, kinds: i64, out: vec[i32], to: i64) -> None:
    """Write how many lie in a pile, and of each component how many of them."""
    for i in range(to + 1, to + 1 + kinds):
        out[i] = 0
    size: int = cells[first]
    out[to] = size
    for i in range(first + 1, first + 1 + size):
        number: int = cells[i]
        if 0 <= number < kinds:
            there: int = out[to + 1 + number]
            out[to + 1 + number] = there + 1


def write_pile(cells: vec[i32], first: i64, room: i64, kinds: i64, out: vec[i32], to: i64) -> None:
    """Write what lies in a pile from the bottom up: numbers, or components of so many kinds."""
    size: int = cells[first]
    out[to] = size
    for i in range(size):
        number: int = cells[first + 1 + i]
        out[to + 1 + i] = number if kinds < 0 else thing(number, int(kinds))
    for i in range(size, room):
        out[to + 1 + i] = 0
