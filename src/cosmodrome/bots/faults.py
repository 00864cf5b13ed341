"""What may be wrong with a bot."""


class BotFault(RuntimeError):
    """A bot gave no answer that counts; the message says what it did, and ``seat`` where it sits."""

    def __init__(self, problem: str, seat: int) -> None:
        super().__init__(problem, seat)  # both, so that it can come from another process
        self.problem = problem
        self.seat = seat

    def __str__(self) -> str:
        return f"the bot at seat {self.seat} {self.problem}"


class BotAway(RuntimeError):
    """A bot that is elsewhere cannot be reached, so that nobody can play with it; the message says where and why."""
