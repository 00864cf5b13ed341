"""What can be put into a table's queue, and the queue."""

import asyncio
from collections import deque
from typing import Final, Protocol

from msgspec import Struct

from cosmodrome.protocol import Wish
from cosmodrome.server.table.decide import Command
from cosmodrome.server.table.entry import Entry


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
    silent: float = 0.0  # for so many seconds nothing had been heard of it


class Asked(Struct):
    """A client wants to know something and changes nothing."""

    by: Subscriber
    wish: Wish


class Made(Struct):
    """The server itself has an entry to write, if it still fits: a bot's answer, CLOCK's, somebody who is away."""

    draft: Entry
    question: int = 0  # the number of the question that it was made for
    rewinds: int = 0  # how often the match had gone back by then: numbers of questions come again


class Look(Struct):
    """Look whether something is to be done: others wrote entries, a timer ran out, or this process runs the table."""


class Reread(Struct):
    """Read the table again: words of somebody who is gone were taken out of it."""

    done: "asyncio.Future[None]"


Item = Said | Joined | Gone | Asked | Made | Look | Reread


class Inbox:
    """A queue that one task reads: half the cost of ``asyncio.Queue``, which is ready for many."""

    def __init__(self) -> None:
        self.items: Final[deque[Item]] = deque()
        self.reader: asyncio.Future[None] | None = None  # waits for an item
        self.loop: Final = asyncio.get_running_loop()  # asking for it each time costs a system call

    def put(self, item: Item) -> None:
        """Put an item at the end."""
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Item:
        """Take the first item, as soon as there is one."""
        if not self.items:
            self.reader = self.loop.create_future()
            await self.reader
        return self.items.popleft()

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self.items
