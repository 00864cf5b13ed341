"""Time at the terminal: where a game has a clock, it goes by the person's own answers."""

from typing import Final, Generic

from cosmodrome.kernel.game import Game, S


class OwnTime(Generic[S]):
    """Counts how long the person's answers would have taken a bot since the clock of the game began to run.

    Nobody has to hurry at a terminal, but the sand does not wait for ever.
    """

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
