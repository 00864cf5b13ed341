"""A whole game without words, drawings and a player of its own: take one to three of ten stones, or pass once."""

from typing import ClassVar, Final, final

from cosmodrome.kernel.components import Components
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.event import NUMBER, SEAT, Events
from cosmodrome.kernel.fields import FLAG, Layout
from cosmodrome.kernel.game import Mode, Names, Setup
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Refusal
from cosmodrome.kernel.program import program_in
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

TABLE: Final = Layout()
STONES: Final = TABLE.cell("stones")
TAKEN: Final = TABLE.seat_cell("taken")
PASSED: Final = TABLE.seat_cell("passed", FLAG)
TABLE.close()
EVENTS: Final = Events()
TOOK: Final = EVENTS.add("took", {"seat": SEAT, "n": NUMBER}, "", ("stones", "players"))


@final
class Take(Question[State]):
    def __init__(self) -> None:
        super().__init__("take", "HL-1")
        self.skip: Final = self.part("skip")
        self.stones: Final = self.part("stones", 4)

    def refuse(self, g: State, seat: int, answer: int) -> Refusal | None:
        legal = not PASSED.get(g, seat) if self.skip.has(answer) else 0 < self.stones.value(answer) <= STONES.get(g)
        return None if legal else Refusal("HL-1", OUT_OF_DOMAIN.message)


TAKE: Final[Take] = Take()


def turn(g: State, seat: int) -> None:
    if STONES.get(g):
        TAKE.put(g, seat, take)


def take(g: State, answer: int, seat: int) -> None:
    n = 0 if TAKE.skip.has(answer) else TAKE.stones.value(answer)
    STONES.add(g, -n)
    TAKEN.add(g, seat, n)
    PASSED.set(g, seat, PASSED.get(g, seat) or n == 0)
    TOOK.emit(g, seat, n)
    g.then(turn, (seat + 1) % g.seats)


class Headless(DeclaredGame[State, Components]):
    id = "headless"
    name: ClassVar[Names] = {"en": "Stones", "ru": "Камни"}
    version = 1
    modes = (Mode("standard", {"en": "Standard", "ru": "Обычная игра"}, (2, 3)),)
    streams = ()
    happenings = EVENTS
    program = program_in([turn, take], [TAKE], TABLE)

    def set_up(self, state: State, setup: Setup) -> None:
        STONES.set(state, 10)
        state.then(turn, 0)

    def scores(self, state: State) -> list[int]:
        return [TAKEN.get(state, seat) for seat in range(state.seats)]


GAME: Final = Headless(Components(""))
