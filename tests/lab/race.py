"""A toy with open questions: seats grab tiles from one heap, each at its own pace, until an hourglass runs out."""

from typing import ClassVar, Final

from tests.hooked import HookedState

from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, Mode, Names, Setup
from cosmodrome.kernel.message import NOT_ASKED, Refusal

TILES: Final = 6
STOP: Final = TILES  # the answer of a seat that has enough
GRAB: Final = 0
SWAP: Final = 1  # asked of whoever grabbed tile 0, on top of the open question
TIME_IS_UP: Final = 0  # the clock's only answer


class Race(HookedState):
    """Who holds which tile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("holder",)

    def __init__(self) -> None:
        super().__init__()
        self.holder: list[int] = []

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        if seat == CLOCK:
            return [TIME_IS_UP]
        if kind == SWAP:
            return [0, 1]
        return [*(tile for tile in range(TILES) if self.holder[tile] < 0), STOP]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        return None if answer in self.legal_answers(kind, seat) else NOT_ASKED

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Domain(TILES + 1)

    def clone(self) -> "Race":
        copy = Race()
        self.copy_kernel(copy)
        copy.holder = self.holder.copy()
        return copy


def grab(g: Race, seat: int, answer: int) -> None:
    """Take a tile, stop, or let the time be up for everybody."""
    if seat == CLOCK:
        g.close_all()
    elif answer == STOP:
        g.close(seat)
        if g.agenda and g.seats_to_answer() == [CLOCK]:
            g.close_all()
    else:
        g.holder[answer] = seat
        if answer == 0:
            g.ask(seat, SWAP, swap, seat)


def swap(g: Race, answer: int, seat: int) -> None:
    """Give tile 0 back, or keep it."""
    if answer:
        g.holder[0] = -1


class RaceGame(Game[Race]):
    """The race as a game."""

    id: ClassVar[str] = "race"
    name: ClassVar[Names] = {"en": "Race", "ru": "Гонка"}
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (Mode("race", {"en": "Race", "ru": "Гонка"}, (2, 3)),)
    kinds: ClassVar[tuple[str, ...]] = ("grab", "swap")
    events: ClassVar[tuple[str, ...]] = ()
    streams: ClassVar[tuple[str, ...]] = ()

    def blank(self) -> Race:
        return Race()

    def set_up(self, state: Race, setup: Setup) -> None:
        state.holder = [-1] * TILES
        state.ask_any([CLOCK, *range(setup.seats)], GRAB, grab)

    def redeal(self, state: Race, seat: int, rng: Rng) -> Race:
        return state.clone()

    def scores(self, state: Race) -> list[int]:
        return [state.holder.count(seat) for seat in range(state.seats)]

    def winners(self, state: Race) -> list[int]:
        return [seat for seat, score in enumerate(self.scores(state)) if score == max(self.scores(state))]

    def suggest(self, state: Race, seat: int, rng: Rng) -> int:
        return state.legal(seat)[0] if state.question().kind == GRAB else 0


RACE: Final = RaceGame()
