"""Writes to the database in groups: whatever is waiting goes into one transaction, and only then is anybody told.

A disk sync costs more than everything else about an answer, so it is shared by all tables that wait for one.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Iterable, Sequence
from queue import SimpleQueue
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Engine, Executable, create_engine, event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

Params = Any  # by name for a statement, in order for the text of one
Step = tuple[Executable | str, Params]
MOST_IN_A_GROUP: Final = 200
GATHER_SECONDS: Final = 0.01  # a commit costs a tenth of a millisecond of CPU whether it holds one job or a hundred
ENOUGH: Final = 8  # so many jobs wait for no more
CROWD: Final = 4  # so many jobs in a row for different tables, within so many seconds, are worth waiting for more
CROWD_SECONDS: Final = 0.02
CHANNEL: Final = "cosmodrome"


class WriteFailed(RuntimeError):
    """The database did not take it; nothing of the job was written."""


class WriteConflict(WriteFailed):
    """Somebody else wrote a row with the same key first; nothing of the job was written."""


class Job(NamedTuple):
    """Statements that are written together or not at all, and who waits for them."""

    steps: Sequence[Step]
    notice: str  # what other server processes are told; nothing where there are none
    done: "asyncio.Future[None]"


class Writer(Protocol):
    """Takes jobs and completes them in groups."""

    async def write(self, steps: Sequence[Step], notice: str = "") -> None:
        """Return when all steps are durable."""

    async def close(self) -> None:
        """Write what is waiting, then stop."""


def in_runs(jobs: Sequence[Job]) -> list[tuple[Executable | str, list[Params]]]:
    """Put the rows of equal statements together, so that each is sent once; a job's own steps keep their order."""
    runs: list[tuple[Executable | str, list[Params]]] = []
    places = max((len(job.steps) for job in jobs), default=0)
    for place in range(places):
        rows: dict[int, tuple[Executable | str, list[Params]]] = {}
        for job in jobs:
            if place < len(job.steps):
                statement, params = job.steps[place]
                rows.setdefault(id(statement), (statement, []))[1].append(params)
        runs += rows.values()
    return runs


def failure(error: Exception) -> WriteFailed:
    """Return what to tell whoever waits."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return WriteConflict(str(getattr(error, "orig", error)))
    return WriteFailed(f"{type(error).__name__}: {error}")


def tell(job: Job, error: WriteFailed | None) -> None:
    """Tell the one who waits."""
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


class ThreadWriter:
    """For SQLite: one thread with the only connection that writes.

    Jobs that come in one round of the event loop are handed over together, where several tables write also those of
    the next few milliseconds: waking a thread costs more than a job.
    """

    def __init__(self, url: str) -> None:
        self.engine: Final = sqlite_engine(url)
        self.jobs: Final[SimpleQueue[list[Job]]] = SimpleQueue()  # an empty list ends the thread
        self.coming: list[Job] = []  # not handed over yet
        self.timer: asyncio.Handle | None = None  # hands them over
        self.loop: Final = asyncio.get_running_loop()
        self.thread: Final = threading.Thread(target=self.run, name="writer", daemon=True)
        self.groups: int = 0
        self.crowd: Final[deque[tuple[str, float]]] = deque(maxlen=CROWD)  # the last notices, and when they came
        self.thread.start()

    async def write(self, steps: Sequence[Step], notice: str = "") -> None:
        done = self.loop.create_future()
        self.coming.append(Job(steps, "", done))
        self.crowd.append((notice.partition(" ")[0], monotonic()))
        if self.timer is None:
            crowded = self.is_crowded()
            self.timer = self.loop.call_later(GATHER_SECONDS, self.hand_over) if crowded else self.soon()
        elif len(self.coming) == ENOUGH:
            self.timer.cancel()
            self.timer = self.soon()
        await done

    def soon(self) -> asyncio.Handle:
        """Hand over what comes in this round of the event loop."""
        return self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Give the thread what has come."""
        coming, self.coming, self.timer = self.coming, [], None
        if coming:
            self.jobs.put(coming)

    async def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.hand_over()
        self.jobs.put([])
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    def run(self) -> None:
        """Write group after group until told to stop."""
        with self.engine.connect() as connection:
            going = True
            while going:
                group, going = self.next_group()
                results = self.commit(connection, group)
                self.groups += 1
                self.loop.call_soon_threadsafe(tell_all, group, results)

    def next_group(self) -> tuple[list[Job], bool]:
        """Wait for a job and take whatever else is there; also say whether to go on."""
        group: list[Job] = []
        jobs = self.jobs.get()
        while jobs:
            group += jobs
            if self.jobs.empty() or len(group) >= MOST_IN_A_GROUP:
                return group, True
            jobs = self.jobs.get()
        return group, False

    def is_crowded(self) -> bool:
        """Tell whether several tables write at once; a single one, however fast its bots are, waits for nobody."""
        tables = {table for table, _ in self.crowd}
        return len(tables) == CROWD and self.crowd[-1][1] - self.crowd[0][1] < CROWD_SECONDS

    def commit(self, connection: Any, group: list[Job]) -> list[WriteFailed | None]:
        """Write a group in one transaction; when that fails, each job in its own, so that one cannot harm others."""
        try:
            runs = in_runs(group)
            if all(isinstance(statement, str) for statement, _ in runs):
                write_texts(connection.connection.dbapi_connection, runs)
                return [None] * len(group)
            with connection.begin():
                for statement, rows in runs:
                    if isinstance(statement, str):
                        connection.exec_driver_sql(statement, rows)
                    else:
                        connection.execute(statement, rows)
            return [None] * len(group)
        except Exception as error:  # whatever it is, the next job must not wait for ever
            if len(group) == 1:
                return [failure(error)]
        return [self.commit(connection, [job])[0] for job in group]


def write_texts(connection: sqlite3.Connection, runs: Iterable[tuple[Any, list[Params]]]) -> None:
    """Write what needs nothing of SQLAlchemy, answers most of all: that halves what a commit costs."""
    try:
        for statement, rows in runs:
            connection.executemany(statement, rows)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def tell_all(group: list[Job], results: list[WriteFailed | None]) -> None:
    """Tell everybody who waits for a group."""
    for job, error in zip(group, results, strict=True):
        tell(job, error)


def sqlite_engine(url: str) -> Engine:
    """Return an engine whose commits are on the disk when they return."""
    engine = create_engine(url, hide_parameters=True)  # errors are logged, secrets are not
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    """Readers never wait for the writer, and a commit survives a loss of power."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # what somebody had deleted does not stay in the file
    cursor.close()


class TaskWriter:
    """For PostgreSQL: one task with a connection of its own, which also tells the other server processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.jobs: Final[asyncio.Queue[Job | None]] = asyncio.Queue()
        self.groups: int = 0
        self.task: Final = asyncio.create_task(self.run(), name="writer")

    async def write(self, steps: Sequence[Step], notice: str = "") -> None:
        done = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(Job(steps, notice, done))
        await done

    async def close(self) -> None:
        self.jobs.put_nowait(None)
        await self.task

    async def run(self) -> None:
        """Write group after group until told to stop."""
        going = True
        while going:
            group: list[Job] = []
            job = await self.jobs.get()
            while job is not None:
                group.append(job)
                if self.jobs.empty() or len(group) == MOST_IN_A_GROUP:
                    break
                job = self.jobs.get_nowait()
            going = job is not None
            tell_all(group, await self.commit(group))
            self.groups += 1

    async def commit(self, group: list[Job]) -> list[WriteFailed | None]:
        """Write a group in one transaction; when that fails, each job in its own."""
        try:
            async with self.engine.begin() as connection:
                for statement, rows in in_runs(group):
                    if isinstance(statement, str):
                        await connection.exec_driver_sql(statement, rows)
                    else:
                        await connection.execute(statement, rows)
                notices = [{"channel": CHANNEL, "notice": job.notice} for job in group if job.notice]
                for notice in notices:
                    await connection.execute(NOTIFY, notice)
            return [None] * len(group)
        except Exception as error:  # a server that is just starting refuses in many ways
            if len(group) == 1:
                return [failure(error)]
        return [(await self.commit([job]))[0] for job in group]


NOTIFY: Final = text("SELECT pg_notify(:channel, :notice)")
