"""Many games at once: one call takes an action in each of them and writes what comes next into shared rows of numbers.

A game that ends is followed by another one in its lane at once: what is written for that lane is the first decision of
the next game, with how the last one ended beside it.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.state import State
from cosmodrome.research.core.buffers import bytes_of, floats_of, ints_of
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.errors import IllegalAction

# How the game of a lane went on with the last action
GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2

Begin = Callable[[int], Episode]
Utilities = Callable[[State], list[float]]


@final
class Lanes:
    """Several games of one task, and the rows that others share: written here, read there."""

    def __init__(
        self, begin: Begin, utilities: Utilities, lanes: int, seats: int, actions: int, width: int, seed: int
    ) -> None:
        self.begin: Final = begin
        self.utilities: Final = utilities
        self.count: Final[i64] = lanes
        self.seats: Final[i64] = seats
        self.actions: Final[i64] = actions
        self.width: Final[i64] = width  # of an observation; 0 where none are written
        self.rng: Final = Rng(seed)
        self.games: i64 = 0  # that ended
        self.episodes: Final[list[Episode]] = []
        self.mask: Final[vec[u8]] = bytes_of(lanes * actions)  # by lane and action: 1 where it is legal
        self.seen: Final[vec[i32]] = ints_of(lanes * width)  # by lane: what the seat that acts may know
        self.acting: Final[vec[i32]] = ints_of(lanes)  # by lane: the seat that acts
        self.how: Final[vec[u8]] = bytes_of(lanes)  # by lane: GOES_ON, ENDED or CUT_OFF
        self.won: Final[vec[float]] = floats_of(lanes * seats)  # by lane and seat: utilities of the game that ended
        self.taken: Final[vec[i32]] = ints_of(lanes)  # by lane: actions drawn by ``draw``
        for lane in range(lanes):
            self.episodes.append(self.next_episode())
            self.show(lane)

    def next_episode(self) -> Episode:
        """Begin another game; one without a decision is passed over."""
        episode = self.begin(self.rng.seed())
        while episode.seat == NOBODY:
            episode = self.begin(self.rng.seed())
        return episode

    def step(self, actions: memoryview) -> None:
        """Take an action in every lane; when one of them is illegal nothing happens in any."""
        for lane in range(self.count):
            action: i64 = actions[lane]
            if not (0 <= action < self.actions and self.mask[lane * self.actions + action]):
                raise IllegalAction(f"lane {lane}: {self.episodes[lane].refused(action)}")
        for lane in range(self.count):
            self.step_lane(lane, actions[lane])

    def step_lane(self, lane: i64, action: i64) -> None:
        """Take a legal action in a lane, and begin anew where its game is over."""
        episode = self.episodes[lane]
        episode.mark(self.mask, lane * self.actions, 0)
        ended = self.how[lane] != GOES_ON
        episode.act_legal(action)
        if episode.seat == NOBODY:
            self.how[lane] = CUT_OFF if episode.is_cut_off() else ENDED
            utilities = self.utilities(episode.state)
            for seat in range(self.seats):
                self.won[lane * self.seats + seat] = utilities[seat]
            self.games += 1
            self.episodes[lane] = self.next_episode()
        elif ended:
            self.how[lane] = GOES_ON
            for seat in range(self.seats):
                self.won[lane * self.seats + seat] = 0.0
        self.show(lane)

    def show(self, lane: i64) -> None:
        """Write who acts in a lane, what it may do, and what it may know."""
        episode = self.episodes[lane]
        episode.mark(self.mask, lane * self.actions, 1)
        self.acting[lane] = int(episode.seat)
        if self.width:
            episode.observe(episode.seat, self.seen, lane * self.width)

    def draw(self, rng: Rng) -> None:
        """Draw a random legal action for every lane."""
        for lane in range(self.count):
            episode = self.episodes[lane]
            self.taken[lane] = episode.legal[rng.below(episode.count)]
