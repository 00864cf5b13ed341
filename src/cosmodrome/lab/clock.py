"""A virtual clock: plays questions that stay open, among them those that CLOCK answers, without waiting.

A bot decides on what it sees, then takes its time; its input arrives when that time has passed, and is refused if by
then it no longer fits, as it would be at a real table.  What comes out are ordinary inputs: in a record nobody can tell
them from those of a match that people played.
"""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Final, Generic, NamedTuple

from cosmodrome.bots.bot import Bot, ask_bot
from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import EndlessGame
from cosmodrome.kernel.game import Game, S


class TimedInput(NamedTuple):
    """An input and the virtual millisecond in which it arrived."""

    moment: int
    seat: int
    answer: int


class Coming(NamedTuple):
    """An input on its way; in the order of arrival, and of two at once the one that set out first."""

    moment: int
    order: int
    seat: int
    answer: int
    question: int  # the number of the question that it answers


# How many milliseconds a seat takes for an answer, and when after now CLOCK gives which answer (None: not by itself).
Duration = Callable[[S, int, int], int]
Tick = Callable[[S, int], tuple[int, int] | None]


class VirtualClock(Generic[S]):
    """Lets time pass for one state: whoever is asked and idle starts to think, and the next input arrives."""

    def __init__(
        self, game: Game[S], state: S, bots: Sequence[Bot], rng: Rng, duration: Duration[S], tick: Tick[S]
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.bots: Final = bots
        self.rng: Final = rng
        self.duration: Final = duration
        self.tick: Final = tick
        self.now: int = 0
        self.order: int = 0
        self.coming: list[Coming] = []
        self.busy: set[int] = set()  # seats with an input on its way

    @classmethod
    def of_game(cls, game: Game[S], state: S, bots: Sequence[Bot], rng: Rng) -> "VirtualClock[S]":
        """Return a clock for a game that knows its own times."""

        def tick(state: S, now: int) -> tuple[int, int] | None:
            timer = game.timer(state)
            return timer and (timer.milliseconds, timer.answer)

        return cls(game, state, bots, rng, game.delay, tick)

    def run(self, limit: int) -> list[TimedInput]:
        """Play to the end, or until ``limit`` inputs, refused ones included; return all inputs that counted."""
        inputs: list[TimedInput] = []
        while not self.state.over() and self.order <= limit:
            self.start_thinking()
            if not self.coming:
                raise EndlessGame(f"nothing comes any more after {self.order} inputs, at {self.now} ms")
            arrived = self.arrive()
            if arrived is not None:
                inputs.append(arrived)
        return inputs

    def start_thinking(self) -> None:
        """Send an input on its way for every asked seat that has none there."""
        for seat in self.state.seats_to_answer():
            if seat not in self.busy:
                decision = self.decide(seat)
                if decision is not None:
                    self.send(seat, *decision)

    def decide(self, seat: int) -> tuple[int, int] | None:
        """Return how long the seat takes and what it answers."""
        if seat == CLOCK:
            return self.tick(self.state, self.now)
        answer = ask_bot(self.bots[seat], self.game, self.state, seat, self.rng)
        return self.duration(self.state, seat, answer), answer

    def send(self, seat: int, wait: int, answer: int) -> None:
        """Put an input on its way."""
        heappush(self.coming, Coming(self.now + wait, self.order, seat, answer, self.state.question().number))
        self.order += 1
        self.busy.add(seat)

    def arrive(self) -> TimedInput | None:
        """Let the next input arrive; return it if the rules take it."""
        coming = heappop(self.coming)
        self.now = coming.moment
        self.busy.discard(coming.seat)
        fits = coming.question == self.state.question().number and self.state.is_legal(coming.seat, coming.answer)
        if not fits:
            return None
        self.state.apply_legal(coming.seat, coming.answer)
        return TimedInput(coming.moment, coming.seat, coming.answer)
