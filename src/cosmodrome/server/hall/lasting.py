"""A task that is begun again when it ends although nobody stopped it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

Work = Callable[[], Coroutine[Any, Any, None]]
AGAIN_SECONDS: Final = 1.0


class Lasting:
    """Does some work for as long as it is wanted."""

    def __init__(self, name: str, first: Work, again: Work, failed: Callable[[BaseException | None], None]) -> None:
        self.name: Final = name
        self.again: Final = again
        self.failed: Final = failed  # is told of whatever ended the task
        self.stopping: bool = False
        self.timer: asyncio.TimerHandle | None = None  # runs while there is no task
        self.task = self.begin(first)

    def begin(self, work: Work) -> "asyncio.Task[None]":
        """Begin to work, and notice the end."""
        task = asyncio.create_task(work(), name=self.name)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: "asyncio.Task[None]") -> None:
        """Begin again soon, unless this was wanted."""
        if not self.stopping:
            self.failed(None if task.cancelled() else task.exception())
            self.timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.revive)

    def revive(self) -> None:
        """Begin again now, if there is no task."""
        if self.timer is not None and not self.stopping:
            self.timer.cancel()
            self.timer = None
            self.task = self.begin(self.again)

    async def stop(self) -> None:
        """End, and wait until it is so."""
        self.stopping = True
        if self.timer is not None:
            self.timer.cancel()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
