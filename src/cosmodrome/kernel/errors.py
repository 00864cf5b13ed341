"""What can go wrong when somebody outside the rules gives the kernel something it cannot use."""

from typing import Final

from cosmodrome.kernel.message import Refusal


class IllegalAnswer(ValueError):
    """An answer that the rules refuse; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message.id} {refusal.message.args} [{refusal.rule}]")
        self.refusal: Final = refusal


class BadSetup(ValueError):
    """A match that cannot be set up: an unknown mode, seat count or option; the message names the valid ones."""


class TapeError(ValueError):
    """Written-down rolls that do not fit the game that asks for them."""


class RecordError(ValueError):
    """A record or snapshot that cannot be read or does not replay; the message says what is wrong and where."""


class EndlessGame(RuntimeError):
    """A game in which nothing can happen any more although it is not over."""


class DataError(ValueError):
    """A data file that cannot be used; the message names the file, the record and the field."""


class NoPlayer(LookupError):
    """A game that has no player of its own was asked what it would do."""
