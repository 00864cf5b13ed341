"""What can be put into a table's queue."""

from typing import Protocol

from msgspec import Struct

from cosmodrome.protocol import Wish
from cosmodrome.server.decide import Command
from cosmodrome.server.entry import Entry


class Subscriber(Protocol):
    """A client that follows a table."""

    name: str  # by which the person goes

    @property
    def person(self) -> str:
        """Whose client it is."""

    def send(self, data: bytes) -> None:
        """Send a message without waiting."""


class Said(Struct):
    """A client's message."""

    by: Subscriber
    command: Command
    came: float = 0.0  # when, by the process's own clock


class Joined(Struct):
    """A client follows the table from now on."""

    by: Subscriber
    after: int


class Gone(Struct):
    """A client follows it no longer."""

    by: Subscriber


class Asked(Struct):
    """A client wants to know something and changes nothing."""

    by: Subscriber
    wish: Wish


class Made(Struct):
    """The server itself has an entry to write, if it still fits: a bot's answer, CLOCK's, somebody who is away."""

    draft: Entry
    question: int = 0  # the number of the question that it was made for


class Look(Struct):
    """Look whether something is to be done: others wrote entries, a timer ran out, or this process runs the table."""


Item = Said | Joined | Gone | Asked | Made | Look
