"""What is still to be done: calls of rules by name, and questions.  Immutable, so that clones share them."""

from collections.abc import Callable
from typing import Final, final

CHANCE: Final = -1  # the seat of dice and shuffles, where search wants to see them as a node
CLOCK: Final = -2  # the seat of time; only a server or a virtual clock answers for it
SPECTATOR: Final = -3  # nobody's seat: sees what everybody may see

ONE: Final = 0  # one seat answers
ALL: Final = 1  # every seat answers once, sealed until the last has
ANY: Final = 2  # stays open: every answer counts at once, until the seat is closed

Rule = Callable[..., None]

# Masks of seats: bit 0 is SPECTATOR, then CLOCK, CHANCE, seat 0, seat 1...  (A table, not a shift: see docs/adr/0006.)
BITS: Final[tuple[int, ...]] = tuple(1 << i for i in range(40))
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


SEAT_OF_BIT: Final[dict[int, int]] = {mask: place - 3 for place, mask in enumerate(BITS)}


def lowest_seat(mask: int) -> int:
    """Return the lowest seat of a mask."""
    return SEAT_OF_BIT[mask & -mask]


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
        self.sealed: Final = sealed  # ALL: answers so far, NO_ANSWER where none; a chance node: the number of outcomes


NO_ANSWER: Final = -1
