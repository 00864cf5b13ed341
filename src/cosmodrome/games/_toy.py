"""A game with next to no rules: what it costs is what the kernel costs.  For benchmarks and tests; not on offer."""

from typing import ClassVar, Final

from cosmodrome.kernel._native import mypyc_attr
from cosmodrome.kernel.agenda import Rule
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.domain import Domain, Pick
from cosmodrome.kernel.game import Game, Json, Mode, Names, Setting, Setup
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Refusal
from cosmodrome.kernel.state import State

POINTS: Final = 3  # an answer is a number of points below this
PICK_POINTS: Final = 0


class Toy(State):
    """Two seats take turns in naming small numbers; the sum counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turns", "score")

    def __init__(self) -> None:
        super().__init__()
        self.turns: int = 0
        self.score: list[int] = []

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [0, 1, 2]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return None if 0 <= answer < POINTS else OUT_OF_DOMAIN

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Pick(POINTS)

    def clone(self) -> "Toy":
        copy = Toy()
        self.copy_kernel(copy)
        copy.turns = self.turns
        copy.score = self.score.copy()
        return copy


def take_turn(g: Toy, seat: int) -> None:
    """Ask one seat, then the other, until no turns are left."""
    if g.turns == 0:
        return
    g.turns -= 1
    g.then(take_turn, 1 - seat)
    g.ask(seat, PICK_POINTS, score_points, seat)


def score_points(g: Toy, points: int, seat: int) -> None:
    """Add the points that the seat named."""
    g.score[seat] += points


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
        return Toy()

    def set_up(self, state: Toy, setup: Setup) -> None:
        state.turns = setup.options["turns"]
        state.score = [0, 0]
        state.then(take_turn, 0)

    def rules(self) -> dict[str, Rule]:
        return {"take_turn": take_turn, "score_points": score_points}

    def view(self, state: Toy, seat: int) -> Json:
        return {"turns": state.turns, "score": state.score.copy()}

    def redeal(self, state: Toy, seat: int, rng: Rng) -> Toy:
        copy = state.clone()
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: Toy) -> list[int]:
        return state.score.copy()

    def winners(self, state: Toy) -> list[int]:
        best = max(state.score)
        return [seat for seat in range(state.seats) if state.score[seat] == best]

    def suggest(self, state: Toy, seat: int, rng: Rng) -> int:
        return POINTS - 1


TOY: Final = ToyGame()
