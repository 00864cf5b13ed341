"""A state as bytes and back: for hashes, and for carrying states from one process to another of the same build.

What is packed is canonical: equal states give equal bytes, compiled or not.  The secret of chance is never part of it.
"""

from array import array
from typing import TYPE_CHECKING, Final

from cosmodrome.kernel.agenda import (
    ALL,
    ARGS,
    BY_RULE,
    CALL,
    COUNT,
    FILLED_IN,
    FRAME,
    FRAMES,
    KIND,
    MODE,
    NUMBER,
    ROLLS,
    RULE,
    SEALED,
    SEALING,
    SEAT,
    SEATS,
    lowest_seat,
)
from cosmodrome.kernel.flow import push
from cosmodrome.kernel.memory.cells import COMPILED, narrow

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State

WIDE: Final = 8  # bytes of a number outside the table


def pack(g: "State") -> bytes:
    """Return a state whose table lies in typed memory as bytes."""
    head = kernel_numbers(g)
    return array("q", [len(head), *head]).tobytes() + table_bytes(g)


def table_bytes(g: "State") -> bytes:
    """Return the table as bytes."""
    return bytes(g.cells) if COMPILED else array("i", g.cells).tobytes()


def kernel_numbers(g: "State") -> list[int]:
    """Return everything but the table: counters, rolls, sealed answers, and the agenda call by call."""
    memory = g.memory
    numbers: list[int] = [g.seats, g.streams, g.asked, g.learned, 1 if g.skip_forced else 0]
    for stream in range(g.streams):
        numbers.append(memory[ROLLS + stream])
    for seat in range(g.seats):
        numbers.append(memory[SEALED + seat])
    at = FRAMES
    while at <= g.peak:
        add_frame(g, at, numbers)
        at += FRAME
    return numbers


def add_frame(g: "State", at: int, numbers: list[int]) -> None:
    """Add the numbers of one frame: the rule, the question if it is one, and the arguments that are known."""
    memory = g.memory
    numbers.append(memory[at + RULE])
    numbers.append(memory[at + KIND])
    first = 0
    if memory[at + KIND] != CALL:
        mode = memory[at + MODE]
        for cell in (MODE, SEATS, NUMBER):
            numbers.append(memory[at + cell])
        if mode == ALL:
            for seat in range(g.seats):
                numbers.append(memory[SEALING + seat])
        first = FILLED_IN[mode]
    count = memory[at + COUNT]
    if count == BY_RULE:
        count = g.program.arities[memory[at + RULE]]
    numbers.append(count)
    for i in range(first, count):
        numbers.append(memory[at + ARGS + i])


def unpack(g: "State", data: bytes) -> None:
    """Fill a blank state from bytes."""
    numbers = array("q", data[:WIDE])
    head = numbers[0]
    numbers = array("q", data[WIDE : WIDE * (head + 1)])
    g.cells = narrow(array("i", data[WIDE * (head + 1) :]).tolist())
    fill(g, numbers.tolist())


def fill(g: "State", numbers: list[int]) -> None:
    """Fill everything but the table from its numbers."""
    seats, streams = numbers[0], numbers[1]
    g.seats, g.asked, g.learned, g.skip_forced = seats, numbers[2], numbers[3], numbers[4] == 1
    place = 5 + streams
    g.rolls = numbers[5:place]
    g.sealed = tuple(numbers[place : place + seats])
    place += seats
    while place < len(numbers):
        place = fill_frame(g, numbers, place)


def fill_frame(g: "State", numbers: list[int], place: int) -> int:
    """Put one frame on the agenda; return where the next begins."""
    at = push(g, numbers[place], numbers[place + 1])
    place += 2
    first = 0
    if g.memory[at + KIND] != CALL:
        mode = numbers[place]
        g.memory[at + SEAT] = lowest_seat(numbers[place + 1])
        for cell in (MODE, SEATS, NUMBER):
            g.memory[at + cell] = numbers[place]
            place += 1
        if mode == ALL:
            for seat in range(g.seats):
                g.memory[SEALING + seat] = numbers[place]
                place += 1
        first = FILLED_IN[mode]
    count = numbers[place]
    g.memory[at + COUNT] = count
    for i in range(first, count):
        g.memory[at + ARGS + i] = numbers[place + 1 + i - first]
    return place + 1 + count - first
