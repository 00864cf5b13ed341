"""Analyses finished matches, one after the other, in a process that gives way to all others.

What is under way is only known here and ends with the server; what was found is in the database.
"""

import asyncio
from time import monotonic
from typing import Final

import msgspec

from cosmodrome.protocol_analysis import MatchAnalysis
from cosmodrome.server.config import Config
from cosmodrome.server.hall.bot_worker import GENTLY, Analyse
from cosmodrome.server.hall.worker import COMMAND, Worker
from cosmodrome.server.storage.store import INSERT_ANALYSIS, Store
from cosmodrome.server.troubles import Troubles

MOST_FAILED: Final = 100  # failures that are remembered
WAITING: Final = MatchAnalysis("waiting")
FAILED: Final = MatchAnalysis("failed")
DECODER: Final = msgspec.json.Decoder(MatchAnalysis)


class Analyst:
    """One process and a queue."""

    def __init__(self, config: Config, store: Store, troubles: Troubles, command: tuple[str, ...] = ()) -> None:
        self.config: Final = config
        self.store: Final = store
        self.troubles: Final = troubles
        self.worker: Final = Worker(command or (*COMMAND, GENTLY))
        self.jobs: Final[dict[str, MatchAnalysis]] = {}  # how far each has come, the first one first
        self.records: Final[dict[str, str]] = {}  # of those that wait
        self.failed: Final[dict[str, None]] = {}
        self.task: asyncio.Task[None] | None = None

    def progress(self, match: str) -> MatchAnalysis | None:
        """Return how far a match has come here; nothing where nobody asked for it."""
        return self.jobs.get(match) or (FAILED if match in self.failed else None)

    def is_full(self) -> bool:
        """Tell whether too many wait already."""
        return len(self.jobs) >= self.config.limits.analyses_waiting

    def start(self, match: str, record: str) -> MatchAnalysis:
        """Put a match into the queue."""
        self.failed.pop(match, None)
        self.jobs[match], self.records[match] = WAITING, record
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work(), name="analyst")
        return self.jobs[match]

    async def close(self) -> None:
        """Stop, whatever is under way."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.end()

    async def work(self) -> None:
        """Look at one match after the other; then let the process go."""
        while self.jobs:
            match = next(iter(self.jobs))
            try:
                await self.look_at(match, self.records.pop(match))
            except Exception as error:  # of a worker or the database: others wait
                self.troubles.note("not analysed", error, table=match)
                self.failed[match] = None
                if len(self.failed) > MOST_FAILED:
                    del self.failed[next(iter(self.failed))]
                await self.worker.end()
            finally:
                del self.jobs[match]
        await self.worker.end()

    async def look_at(self, match: str, record: str) -> None:
        """Let the process look at a match, and write down what it finds."""
        limits = self.config.limits
        until = monotonic() + limits.analysis_seconds
        wish = Analyse(record, limits.analysis_steps)
        line = await self.worker.ask(msgspec.json.encode(wish), limits.analysis_seconds)
        while (told := DECODER.decode(line)).status != "done":
            self.jobs[match] = told
            line = await self.worker.more(max(0.0, until - monotonic()))
        row = {"table": match, "text": line.decode().strip(), "at": self.config.now()}
        await self.store.write(INSERT_ANALYSIS, **row)
