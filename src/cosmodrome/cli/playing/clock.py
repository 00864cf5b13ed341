"""Time at the terminal: real time at a keyboard; with input from a pipe it goes by the person's own answers."""

from collections.abc import Callable
from time import monotonic
from typing import Final, Generic, NamedTuple

from cosmodrome.kernel.agenda import ANY, CLOCK
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.match import Match

SECOND: Final = 1000  # milliseconds


class OwnTime(Generic[S]):
    """Counts how long the person's answers would have taken a bot since the clock of the game began to run."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        self.timer: int | None = None  # the id of what runs
        self.passed: int = 0  # milliseconds

    def spend(self, state: S, seat: int, answer: int) -> None:
        """Let the time pass that an answer takes."""
        timer = self.game.timer(state)
        if timer is None:
            return
        if timer.id != self.timer:
            self.timer, self.passed = timer.id, 0
        self.passed += self.game.delay(state, seat, answer)

    def due(self, state: S) -> int | None:
        """Return the answer of the clock, if its time has come."""
        timer = self.game.timer(state)
        is_over = timer is not None and timer.id == self.timer and self.passed >= timer.milliseconds
        return timer.answer if timer is not None and is_over else None


class Coming(NamedTuple):
    """A bot's answer on its way: when it arrives, and which question it answers."""

    moment: float
    answer: int
    question: int


class RealTime(Generic[S]):
    """Lets real time pass where people race: the sand runs, and each bot acts at its own pace (``Game.delay``).

    As in ``lab.clock``, a bot decides on what it sees, and what no longer fits when it arrives is forgotten.
    """

    def __init__(
        self, match: Match[S], person: int, answer_of: Callable[[int], int], now: Callable[[], float] = monotonic
    ) -> None:
        self.match: Final = match
        self.person: Final = person
        self.answer_of: Final = answer_of
        self.now: Final = now
        self.coming: dict[int, Coming] = {}  # by seat
        self.timer: int | None = None  # the id of the sand that runs
        self.began: float = 0  # when it began to run

    def runs(self) -> bool:
        """Tell whether time matters now."""
        state, game = self.match.state, self.match.game
        if state.over() or not game.has_clock(self.match.record.setup):
            return False
        return state.question().mode == ANY or game.timer(state) is not None

    def timer_id(self) -> int | None:
        """Return the id of the sand that runs."""
        timer = self.match.game.timer(self.match.state)
        return None if timer is None else timer.id

    def look(self) -> None:
        """Note when the sand began to run, and let every bot that is asked and idle begin to think."""
        state, game, timer = self.match.state, self.match.game, self.timer_id()
        if timer != self.timer:
            self.timer, self.began = timer, self.now()
        for seat in state.seats_to_answer():
            if seat not in (self.person, CLOCK) and seat not in self.coming:
                answer = self.answer_of(seat)
                wait = game.delay(state, seat, answer) / SECOND
                self.coming[seat] = Coming(self.now() + wait, answer, state.question().number)

    def is_due(self) -> bool:
        """Tell whether something has arrived."""
        left = self.left()
        return (left is not None and left <= 0) or any(one.moment <= self.now() for one in self.coming.values())

    def left(self) -> float | None:
        """Return how many seconds of sand are left; nothing where none runs."""
        timer = self.match.game.timer(self.match.state)
        if timer is None:
            return None
        began = self.began if timer.id == self.timer else self.now()
        return timer.milliseconds / SECOND - (self.now() - began)

    def total(self) -> float:
        """Return how many seconds the sand runs in all; 0 where none does."""
        timer = self.match.game.timer(self.match.state)
        return 0 if timer is None else timer.milliseconds / SECOND

    def arrived(self) -> tuple[int, int] | None:
        """Return the next input whose moment has come, the sand first; nothing if there is none."""
        self.look()
        timer, left = self.match.game.timer(self.match.state), self.left()
        if timer is not None and left is not None and left <= 0:
            return CLOCK, timer.answer
        for seat, one in sorted(self.coming.items(), key=lambda entry: entry[1].moment):
            if one.moment > self.now():
                return None
            del self.coming[seat]
            state = self.match.state
            if one.question == state.question().number and state.is_legal(seat, one.answer):
                return seat, one.answer
        return None
