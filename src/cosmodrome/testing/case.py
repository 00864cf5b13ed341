"""One game to be played at random by a check, and the way through it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple

from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Game, S, Setup
from cosmodrome.kernel.state import Event, State

EVERY: Final = -1  # look at every question
MANY: Final = 150  # look at every question of a short game, and at so many of a long one
LISTABLE: Final = 1 << 16  # the largest domain whose legal answers are listed
MOST_TABLES: Final = 20  # modes and seat counts that are all looked at in a quick run


@dataclass(frozen=True)
class Case(Generic[S]):
    """A game, its set-up, and the seed of its chance and of the players."""

    game: Game[S]
    setup: Setup
    seed: int
    transient: frozenset[str] = frozenset()  # events that show for a moment what no view keeps

    def start(self, events: list[Event] | None = None, skip_forced: bool = True) -> S:
        """Set the game up."""
        return self.game.start(self.setup, SeededChance(self.seed), events, skip_forced)

    def rng(self) -> Rng:
        """Return a generator for the players."""
        return Rng(self.seed + 1)

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.setup.options.items())
        return f"{self.game.id}, mode {self.setup.mode}, {self.setup.seats} seats{options}, seed {self.seed}"


class Moment(NamedTuple, Generic[S]):
    """A question of a game, and the input that comes next; whoever looks must not change the state."""

    place: int
    state: S
    seat: int
    answer: int


def case_of(game: Game[S], mode: str, seats: int, seed: int, transient: frozenset[str] = frozenset()) -> Case[S]:
    """Return a case with default options for seed 0, and with random ones for every other seed."""
    setup = game.check(mode, seats, {})
    if seed:
        rng = Rng(seed)
        options = {one.id: one.low + rng.below(one.most(seats) - one.low + 1) for one in game.settings}
        try:
            setup = game.check(mode, seats, options)
        except BadSetup:  # not every combination of options needs to make a game
            pass
    return Case(game, setup, seed, transient)


def all_tables(game: Game[S]) -> list[tuple[str, int]]:
    """Return every mode with every seat count."""
    return [(mode.id, seats) for mode in game.modes for seats in mode.seats]


def some_tables(game: Game[S]) -> list[tuple[str, int]]:
    """Return every mode with every seat count; of a game that has very many, every mode with one seat count.

    It is the second smallest: what can be played alone shows more with a teammate.
    """
    tables = all_tables(game)
    if len(tables) <= MOST_TABLES:
        return tables
    return [(mode.id, sorted(mode.seats)[:2][-1]) for mode in game.modes]


def random_input(state: State, rng: Rng) -> tuple[int, int]:
    """Choose any seat that may answer now, CLOCK included, and any of its legal answers."""
    seats = state.seats_to_answer()
    seat = seats[rng.below(len(seats))]
    return seat, state.sample(seat, rng)


def moments(case: Case[S], looks: int = EVERY) -> Iterator[Moment[S]]:
    """Play the case to its end and stop at every question, or at so many of them."""
    places = None if looks == EVERY else places_to_look(case, looks)
    return play(case, places)


def play(case: Case[S], places: set[int] | None) -> Iterator[Moment[S]]:
    """Play the case to its end and stop at the chosen questions."""
    state, rng = case.start(), case.rng()
    for place in range(case.game.longest):
        if state.over():
            return
        seat, answer = random_input(state, rng)
        if places is None or place in places:
            yield Moment(place, state, seat, answer)
        state.apply(seat, answer)
    assert state.over(), f"the game did not end after {case.game.longest} answers, which is the game's `longest`"


def places_to_look(case: Case[S], looks: int) -> set[int]:
    """Choose questions to look at: the first, the last, and some between."""
    length = sum(1 for _ in play(case, None))
    if length <= looks:
        return set(range(length))
    rng = Rng(case.seed + 2)
    return {0, length - 1, *(rng.below(length) for _ in range(looks - 2))}
