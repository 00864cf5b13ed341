"""What is still to be done: calls of rules, and questions, as frames of ints in a state's memory.

The memory of a state begins with a few rows that belong to no frame: the answers to the last sealed question, the
answers given so far to the present one, and how often each stream of chance was rolled.  Then come the frames.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import wide

CHANCE: Final = -1  # the seat of dice and shuffles; no question is ever put to it
CLOCK: Final = -2  # the seat of time; only a server or a virtual clock answers for it
SPECTATOR: Final = -3  # nobody's seat: sees what everybody may see

ONE: Final = 0  # one seat answers
ALL: Final = 1  # every seat answers once, sealed until the last has
ANY: Final = 2  # stays open: every answer counts at once, until the seat is closed

NO_ANSWER: Final = -1
MOST_SEATS: Final = 8
MOST_ARGUMENTS: Final = 7  # of a rule, an answer among them

# Rows of the memory
SEALED: Final = 0  # by seat: answers of the last sealed question that all have answered
SEALING: Final = 8  # by seat: answers to the present one
ROLLS: Final = 16  # by stream, for 24 of them
FRAMES: Final = 40

# Cells of a frame
RULE: Final = 0  # its number
KIND: Final = 1  # of the question; CALL where nobody is asked
MODE: Final = 2
SEATS: Final = 3  # mask of those who may answer
NUMBER: Final = 4  # of the question in the match
SEAT: Final = 5  # who is asked, where that is one seat
COUNT: Final = 6  # arguments of a rule that was put there by its function; BY_RULE where its number says it
ARGS: Final = 7
FRAME: Final = 14
CALL: Final = -1
FILLED_IN: Final = (1, 0, 2)  # arguments of a rule that come with an answer, by mode
BY_RULE: Final = -1
FIRST_FRAMES: Final = 12  # for which a new memory has room

Rule = Callable[..., None]

# Masks of seats: bit 0 is SPECTATOR, then CLOCK, CHANCE, seat 0, seat 1...  (A table, not a shift: see docs/adr/0006.)
BITS: Final = wide([2**i for i in range(40)])
EVERYBODY: Final = -1


def bit(seat: int) -> int:
    """Return the mask that holds just this seat."""
    return BITS[seat + 3]


def mask_of(seats: list[int]) -> int:
    """Return the mask of several seats."""
    mask = 0
    for seat in seats:
        mask |= BITS[seat + 3]
    return mask


def seats_in(mask: int) -> list[int]:
    """Return the seats of a mask in ascending order, CLOCK and CHANCE first."""
    seats: list[int] = []
    seat = -3
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return seats


def lowest_seat(mask: i64) -> i64:
    """Return the lowest seat of a mask."""
    seat: i64 = SPECTATOR
    while mask & BITS[seat + 3] == 0:
        seat += 1
    return seat


class Call:
    """Something still to be done: ``rule(g, *args)``."""

    def __init__(self, rule: Rule, args: tuple[int, ...]) -> None:
        self.rule: Final = rule
        self.args: Final = args


@final
class Ask(Call):
    """A question: who may answer (a mask), of which kind it is, and its number in the match."""

    def __init__(
        self,
        rule: Rule,
        args: tuple[int, ...],
        mode: int,
        kind: int,
        seats: int,
        number: int,
        sealed: tuple[int, ...],
    ) -> None:
        super().__init__(rule, args)
        self.mode: Final = mode
        self.kind: Final = kind
        self.seats: Final = seats
        self.seat: Final[int] = lowest_seat(seats)  # the lowest of them: in a question to one seat, that seat
        self.number: Final = number
        self.sealed: Final = sealed  # ALL: answers so far, NO_ANSWER where none
