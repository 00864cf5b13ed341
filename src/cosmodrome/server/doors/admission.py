"""Whether the server takes more on: new tables and guests wait outside before those who play have to wait inside."""

import asyncio
import os
from collections import deque
from pathlib import Path
from typing import Final

from cosmodrome.server.config import Limits

BEAT_SECONDS: Final = 0.25
BEATS: Final = 4  # a single late one is no load, but something that took long
STATM: Final = Path("/proc/self/statm")  # elsewhere than on Linux memory is not judged
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")


class Admission:
    """Feels the pulse of the process: how late things happen, and how much memory it has."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.late: Final[deque[float]] = deque([0.0] * BEATS, BEATS)
        self.memory_mib: float = 0.0
        self.loop: Final = asyncio.get_running_loop()
        self.due: float = self.loop.time() + BEAT_SECONDS
        self.timer: asyncio.TimerHandle = self.loop.call_at(self.due, self.beat)

    def close(self) -> None:
        """Feel no longer."""
        self.timer.cancel()

    def beat(self) -> None:
        """Note how late this comes."""
        now = self.loop.time()
        self.late.append(now - self.due)
        self.memory_mib = memory_mib()
        self.due = now + BEAT_SECONDS
        self.timer = self.loop.call_at(self.due, self.beat)

    @property
    def lag(self) -> float:
        """Return how many seconds late everything happens of late."""
        return min(self.late)

    def is_busy(self) -> bool:
        """Tell whether whoever is here already has to wait."""
        return self.lag > self.limits.lag_seconds or self.memory_mib > self.limits.memory_mib

    def is_full(self, tables: int) -> bool:
        """Tell whether one table more would be too much."""
        return tables >= self.limits.tables_in_memory or self.is_busy()


def memory_mib() -> float:
    """Return how much memory the process has now."""
    try:
        pages = int(STATM.read_text().split()[1])
    except OSError:
        return 0.0
    return pages * PAGE_BYTES / (1 << 20)
