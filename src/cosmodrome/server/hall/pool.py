"""The bots' worker processes: each answer has a deadline, a dead or late worker is replaced, nobody waits for it.

Where more bots want to think than there are workers, each thinks so much less that all of them are done in the time
that one usually takes.
"""

import asyncio
import logging
from secrets import randbelow
from typing import Any, Final

import msgspec

from cosmodrome.coach.advice import SECONDS as HINT_SECONDS
from cosmodrome.coach.advice import Advice
from cosmodrome.kernel.chance import SEED_BITS, Rng
from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.registry import AnyGame
from cosmodrome.server.hall.bot_worker import Hint, Position, Thought
from cosmodrome.server.hall.worker import COMMAND, BotFailed, Worker

LOG: Final = logging.getLogger(__name__)
LEAST_BUDGET: Final = 5  # percent of the usual effort that is made however many wait


class BotPool:
    """Some workers, of which each thinks about one answer at a time."""

    def __init__(
        self, workers: int, seconds: float, command: tuple[str, ...] = (), hint_seconds: float = HINT_SECONDS
    ) -> None:
        self.seconds: Final = seconds
        self.hint_seconds: Final = hint_seconds
        self.failures: int = 0
        self.hurried: int = 0  # answers for which there was less than the usual effort
        self.waiting: int = 0  # requests that no worker has taken yet
        self.closing: bool = False
        self.workers: Final = [Worker(command or COMMAND) for _ in range(workers)]
        self.free: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    def budget(self) -> int:
        """Return how many percent of their usual effort bots make now."""
        turns = self.waiting // len(self.workers)  # that have to be waited before a request is taken that comes now
        return max(LEAST_BUDGET, 100 // (1 + turns))

    async def answer(self, game: AnyGame, state: Any, seat: int, bot: str) -> int:
        """Return what a bot answers from what its seat can know; a legal answer by lot where no bot answers."""
        rng = Rng(randbelow(1 << SEED_BITS))
        redealt = game.redeal(state, seat, rng)
        try:
            answer = int(await self.ask(Thought(game.id, dump_state(redealt), seat, bot, rng.seed())))
            if redealt.is_legal(seat, answer):
                return answer
            raise BotFailed(f"{answer} is not legal")
        except (BotFailed, ValueError) as error:
            self.note_failure(error, game, seat, bot)
            return int(redealt.sample(seat, rng))

    async def advise(self, game: AnyGame, state: Any, seat: int, bot: str) -> Advice | None:
        """Return what a bot would answer and what the answers are worth, as the seat can know; nothing if it fails."""
        rng = Rng(randbelow(1 << SEED_BITS))
        redealt = game.redeal(state, seat, rng)
        try:
            answer = await self.ask(
                Hint(game.id, dump_state(redealt), seat, bot, rng.seed(), seconds=self.hint_seconds)
            )
            advice = msgspec.json.decode(answer, type=Advice)
            if redealt.is_legal(seat, advice.answer):
                return advice
            raise BotFailed(f"{advice.answer} is not legal")
        except (BotFailed, msgspec.DecodeError) as error:
            self.note_failure(error, game, seat, bot)
            return None

    def note_failure(self, error: Exception, game: AnyGame, seat: int, bot: str) -> None:
        """Write down that a bot gave no answer."""
        self.failures += 1
        LOG.warning("bot failed", extra={"bot": bot, "game": game.id, "seat": seat, "reason": str(error)})

    async def ask(self, request: Position) -> bytes:
        """Wait for a free worker and its answer, both within the deadline."""
        self.waiting += 1
        try:
            async with asyncio.timeout(self.seconds):
                worker = await self.free.get()
        except TimeoutError:
            raise BotFailed("all workers are busy") from None
        finally:
            self.waiting -= 1
        try:
            if self.closing:
                raise BotFailed("the server stops")
            self.hurry(request)
            return await worker.ask(msgspec.json.encode(request), self.seconds)
        finally:
            self.free.put_nowait(worker)

    def hurry(self, request: Position) -> None:
        """Let a bot think so much less that those who wait behind it have their turn in time."""
        request.budget = self.budget()
        self.hurried += request.budget < 100

    async def close(self) -> None:
        """End all workers, each when it was given back: its process may be starting or ending just now."""
        self.closing = True
        for worker in self.workers:
            worker.kill()
        for _ in self.workers:
            await (await self.free.get()).end()
