"""A bare state for tests of single verbs of the kernel: its rules write down that they were called."""

from typing import ClassVar, Final

from tests.hooked import HookedState

from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.message import Message, Refusal

FREE: Final = 0  # a kind of question with the answers 0..2; a seat in ``poor`` may only answer 0
CONFIRM: Final = 1  # the same, asked even when forced


class Bench(HookedState):
    """A log of calls."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log", "poor")

    def __init__(self) -> None:
        super().__init__()
        self.log: list[int] = []
        self.poor: list[int] = []

    def clone(self) -> "Bench":
        copy = Bench()
        self.copy_kernel(copy)
        copy.log = self.log.copy()
        copy.poor = self.poor.copy()
        return copy

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [0] if seat in self.poor else [0, 1, 2]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        legal = answer in self.legal_answers(kind, seat)
        return None if legal else Refusal("B-1", Message("refused", {"answer": answer}))

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Domain(3)

    def confirms(self, kind: int) -> bool:
        return kind == CONFIRM


def bench(seats: int = 3, poor: tuple[int, ...] = ()) -> Bench:
    """Return a bench with nothing on its agenda."""
    g = Bench()
    g.seats = seats
    g.poor = list(poor)
    g.rolls = [0, 0]
    g.chance = SeededChance(5)
    return g


def note(g: Bench, *numbers: int) -> None:
    """Write down a call and its arguments."""
    g.log.extend(numbers)


def note_sealed(g: Bench, *numbers: int) -> None:
    """Write down the sealed answers and the arguments."""
    g.log.extend([*g.sealed, *numbers])
