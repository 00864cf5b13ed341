"""A game with next to no rules: what it costs is what the kernel costs.  For benchmarks and tests; not on offer."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from cosmodrome.kernel.agenda import ARGS, RULE, Rule
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.fields import Layout
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.game import Game, Json, Mode, Names, Setting, Setup
from cosmodrome.kernel.memory.native import mypyc_attr
from cosmodrome.kernel.memory.showing import expose
from cosmodrome.kernel.message import Refusal
from cosmodrome.kernel.program import Program, program_of
from cosmodrome.kernel.question import Answers, Question
from cosmodrome.kernel.state import State

POINTS: Final = 3  # an answer is a number of points below this
TAKE_TURN: Final = 0
SCORE_POINTS: Final = 1

TABLE: Final = Layout()
TURNS: Final = TABLE.cell("turns")
SCORE: Final = TABLE.seat_cell("score")
TABLE.close()


class Toy(State):
    """Two seats take turns in naming small numbers; the sum counts."""

    def clone(self) -> "Toy":
        copy = Toy()
        self.copy_kernel(copy)
        return copy


@final
class PickPoints(Question[Toy]):
    """How many points to take."""

    def __init__(self) -> None:
        super().__init__("pick_points", "")
        self.points: Final = self.part("points", POINTS)

    def legal(self, g: Toy, seat: i64, answers: Answers) -> None:
        for points in range(POINTS):
            answers.add(self.points.of(points))

    def refuse(self, g: Toy, seat: i64, answer: i64) -> Refusal | None:
        return None


PICK_POINTS: Final[PickPoints] = PickPoints()


def take_turn(g: Toy, seat: i64) -> None:
    """Ask one seat, then the other, until no turns are left."""
    if TURNS.get(g) == 0:
        return
    TURNS.add(g, -1)
    then(g, TAKE_TURN, 1 - seat)
    PICK_POINTS.ask(g, seat, SCORE_POINTS)


def score_points(g: Toy, answer: i64, seat: i64) -> None:
    """Add the points that the seat named."""
    SCORE.add(g, seat, PICK_POINTS.points.value(answer))


class Dispatch(Program):
    """Calls the two rules by number."""

    def perform(self, g: State, at: i64) -> None:
        assert isinstance(g, Toy)
        if g.memory[at + RULE] == TAKE_TURN:
            take_turn(g, g.memory[at + ARGS])
        else:
            score_points(g, g.memory[at + ARGS], g.memory[at + ARGS + 1])


RULES: Final[list[Rule]] = [take_turn, score_points]
PROGRAM: Final = program_of(Dispatch, RULES, [1, 2], cast(list[Question[State]], [PICK_POINTS]), TABLE)


@mypyc_attr(allow_interpreted_subclasses=True)  # tests and benchmarks give it words
class ToyGame(Game[Toy]):
    """The toy as a game, without words."""

    id: ClassVar[str] = "toy"
    name: ClassVar[Names] = {"en": "Toy", "ru": "Игрушка"}
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (Mode("duel", {"en": "Duel", "ru": "Дуэль"}, (2,)),)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("turns", {"en": "Turns", "ru": "Ходы"}, 100, 1, 10_000),)
    kinds: ClassVar[tuple[str, ...]] = ("pick_points",)
    events: ClassVar[tuple[str, ...]] = ()
    streams: ClassVar[tuple[str, ...]] = ()

    def blank(self) -> Toy:
        state = Toy()
        state.program = PROGRAM
        return state

    def set_up(self, state: Toy, setup: Setup) -> None:
        state.cells = TABLE.fresh(state.seats)
        TURNS.set(state, setup.options["turns"])
        then(state, TAKE_TURN, 0)

    def rules(self) -> dict[str, Rule]:
        return {rule.__name__: rule for rule in RULES}

    def view(self, state: Toy, seat: int) -> Json:
        return {"turns": int(TURNS.get(state)), "score": self.scores(state)}

    def redeal(self, state: Toy, seat: int, rng: Rng) -> Toy:
        copy = state.clone()
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: Toy) -> list[int]:
        return [int(SCORE.get(state, seat)) for seat in range(state.seats)]

    def winners(self, state: Toy) -> list[int]:
        scores = self.scores(state)
        return [seat for seat in range(state.seats) if scores[seat] == max(scores)]

    def suggest(self, state: Toy, seat: int, rng: Rng) -> int:
        return POINTS - 1


expose(Toy, TABLE)
TOY: Final = ToyGame()
