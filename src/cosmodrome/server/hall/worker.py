"""One process in which bots think; whoever waits for it waits for a limited time only."""

import asyncio
import contextlib
import sys
from typing import Final

LONGEST_LINE: Final = 1 << 24  # of a worker: the analysis of a long match
COMMAND: Final = (sys.executable, "-m", "cosmodrome.server.hall.bot_worker")


class BotFailed(RuntimeError):
    """A worker that died, took too long or said something that is not an answer."""


class Worker:
    """One process; started when it is needed first, and again after it was lost."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command: Final = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a request and wait for the first line of the answer; whatever goes wrong, the process is gone then."""
        return await self.say(line, seconds)

    async def more(self, seconds: float) -> bytes:
        """Wait for another line of the answer; the same."""
        return await self.say(b"", seconds)

    async def say(self, line: bytes, seconds: float) -> bytes:
        """Send a line, if there is one, and wait for one."""
        try:
            async with asyncio.timeout(seconds):
                process = await self.running()
                assert process.stdin is not None
                assert process.stdout is not None
                if line:
                    process.stdin.write(line + b"\n")
                    await process.stdin.drain()
                answer = await process.stdout.readline()
                if not answer.endswith(b"\n"):
                    raise ValueError("it ended")
                return answer
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
