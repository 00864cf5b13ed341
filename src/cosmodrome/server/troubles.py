"""Failures of the server itself: counted, and written of in one line a minute for each kind."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from cosmodrome.server.metrics import Metrics
from cosmodrome.server.storage.store import NotRead
from cosmodrome.server.storage.writer import WriteFailed

LOG: Final = logging.getLogger(__name__)
SILENCE: Final = 60.0  # seconds
DATABASE: Final = "the database does not answer"


class Troubles:
    """Keeps what is out of order for all tables at once from being told by each of them every second."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        self.metrics: Final = metrics
        self.clock: Final = clock
        self.last: Final[dict[str, float]] = {}  # when it was written of, by trouble
        self.kept_back: Final[dict[str, int]] = {}  # so often it came again since

    def note(self, trouble: str, error: BaseException | None, **more: str) -> None:
        """Count a failure and write of it; where a database that is away was noticed is not worth a trace."""
        self.metrics.errors += 1
        if isinstance(error, NotRead | WriteFailed):
            self.tell(DATABASE, str(error), None, more)
        else:
            self.tell(f"{trouble}: {type(error).__name__}", str(error), error, more)

    def tell(self, trouble: str, reason: str, trace: BaseException | None, more: dict[str, str]) -> None:
        """Write of a trouble, unless that was done a short while ago."""
        now = self.clock()
        if now - self.last.get(trouble, -SILENCE) < SILENCE:
            self.kept_back[trouble] = self.kept_back.get(trouble, 0) + 1
            return
        self.last[trouble] = now
        extra = {"reason": reason, "kept_back": self.kept_back.pop(trouble, 0), **more}
        LOG.error(trouble, extra=extra, exc_info=trace)
