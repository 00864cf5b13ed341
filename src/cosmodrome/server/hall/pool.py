"""The bots' worker processes: each answer has a deadline, a dead or late worker is replaced, nobody waits for it."""

import asyncio
import contextlib
import logging
import sys
from secrets import randbelow
from typing import Any, Final

import msgspec

from cosmodrome.kernel.chance import SEED_BITS, Rng
from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.registry import AnyGame
from cosmodrome.server.hall.bot_worker import Thought

LOG: Final = logging.getLogger(__name__)
LONGEST_LINE: Final = 1 << 16  # of a worker: an answer is a short number


class BotFailed(RuntimeError):
    """A worker that died, took too long or said something that is not an answer."""


class Worker:
    """One process; started when it is needed first, and again after it was lost."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command: Final = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes, seconds: float) -> int:
        """Send a request and wait for the answer; whatever goes wrong, the process is gone afterwards."""
        try:
            async with asyncio.timeout(seconds):
                process = await self.running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                return int(await process.stdout.readline())
        except (TimeoutError, OSError, ValueError, asyncio.CancelledError) as error:
            await self.end()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise BotFailed(f"{type(error).__name__}: {error}") from None

    async def running(self) -> asyncio.subprocess.Process:
        """Return the process, started anew if there is none."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
            )
        return self.process

    async def end(self) -> None:
        """End the process, whatever it does, and wait until it is gone."""
        self.kill()
        process, self.process = self.process, None
        if process is not None:
            await process.communicate()  # not only wait: the pipes are to be closed too

    def kill(self) -> None:
        """Kill the process, so that whoever waits for its answer waits no longer."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


class BotPool:
    """Some workers, of which each thinks about one answer at a time."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self.command: Final = command or (sys.executable, "-m", "cosmodrome.server.hall.bot_worker")
        self.seconds: Final = seconds
        self.failures: int = 0
        self.closing: bool = False
        self.workers: Final = [Worker(self.command) for _ in range(workers)]
        self.free: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def answer(self, game: AnyGame, state: Any, seat: int, bot: str) -> int:
        """Return what a bot answers from what its seat can know; a legal answer by lot where no bot answers."""
        rng = Rng(randbelow(1 << SEED_BITS))
        redealt = game.redeal(state, seat, rng)
        line = msgspec.json.encode(Thought(game.id, dump_state(redealt), seat, bot, rng.seed()))
        try:
            answer = await self.ask(line)
            if redealt.is_legal(seat, answer):
                return answer
            raise BotFailed(f"{answer} is not legal")
        except BotFailed as error:
            self.failures += 1
            LOG.warning("bot failed", extra={"bot": bot, "game": game.id, "seat": seat, "reason": str(error)})
            return int(redealt.sample(seat, rng))

    async def ask(self, line: bytes) -> int:
        """Wait for a free worker and its answer, both within the deadline."""
        try:
            async with asyncio.timeout(self.seconds):
                worker = await self.free.get()
        except TimeoutError:
            raise BotFailed("all workers are busy") from None
        try:
            if self.closing:
                raise BotFailed("the server stops")
            return await worker.ask(line, self.seconds)
        finally:
            self.free.put_nowait(worker)

    async def close(self) -> None:
        """End all workers, each when it was given back: its process may be starting or ending just now."""
        self.closing = True
        for worker in self.workers:
            worker.kill()
        for _ in self.workers:
            await (await self.free.get()).end()
