"""Bots in worker processes: late, dead and wrong ones are replaced, and a legal answer comes all the same."""

import asyncio
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from tests.server.desk import PATIENCE

from cosmodrome.bots.roster import find_coach
from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.kernel.match import Match
from cosmodrome.registry import find_game
from cosmodrome.server.hall.bot_worker import Position, Thought
from cosmodrome.server.hall.pool import LEAST_BUDGET, BotPool
from cosmodrome.server.hall.worker import COMMAND

BAD_WORKERS = {
    "dies": "import sys; sys.stdin.readline(); sys.exit(1)",
    "hangs": "import sys, time; sys.stdin.readline(); time.sleep(600)",
    "babbles": "import sys\nfor line in sys.stdin: print('what?', flush=True)",
    "cheats": "import sys\nfor line in sys.stdin: print(10**9, flush=True)",
    "is not there": None,
}


@pytest.mark.parametrize("code", BAD_WORKERS.values(), ids=BAD_WORKERS)
def test_a_bad_worker_delays_nobody(code: str | None) -> None:
    async def ask() -> None:
        command = (sys.executable, "-c", code) if code else ("/nowhere/python",)
        pool = BotPool(1, 1.0 if code and "sleep" in code else PATIENCE, command)
        match = Match.seeded(find_game("star_realms"), 2, 1, "duel")
        seat = match.state.next_seat()
        for _ in range(2):
            answer = await pool.answer(match.game, match.state, seat, "heuristic")
            assert match.state.is_legal(seat, answer)
        assert pool.failures == 2
        await pool.close()

    asyncio.run(ask())


def test_a_killed_worker_is_started_again() -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENCE)
        match = Match.seeded(find_game("star_realms"), 2, 1, "duel")
        seat = match.state.next_seat()
        await pool.answer(match.game, match.state, seat, "heuristic")
        worker = pool.workers[0].process
        assert worker is not None
        worker.kill()
        await worker.wait()
        await pool.answer(match.game, match.state, seat, "heuristic")
        assert pool.failures == 0
        await pool.close()

    asyncio.run(ask())


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    match = Match.seeded(find_game("star_realms"), 2, 1, "duel")
    thought = Thought("star_realms", dump_state(match.state), match.state.next_seat(), "random", 1)
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        worker.stdout.close()
        worker.stdin.write(msgspec.json.encode(thought) + b"\n")
        worker.stdin.close()
        assert worker.stderr.read() == b""
    assert worker.returncode == 0


def test_a_worker_gets_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[bytes] = []

    async def ask() -> None:
        pool = BotPool(1, PATIENCE)

        async def note(request: Position) -> bytes:
            lines.append(msgspec.json.encode(request))
            return b"0"

        monkeypatch.setattr(pool, "ask", note)
        match = Match.seeded(find_game("star_realms"), 2, 1, "duel")
        seat = match.state.next_seat()
        for _ in range(20):
            await pool.answer(match.game, match.state, seat, "heuristic")
        await pool.advise(match.game, match.state, seat, "heuristic")

    asyncio.run(ask())
    hands = {line.split(b'"hands":')[1].split(b"]]")[0] for line in lines}
    assert len(hands) > 1, "the other hand is drawn anew for every question"


@pytest.mark.parametrize("seconds", [0.0, 0.002, 0.01, 0.05, 0.3])
@pytest.mark.parametrize("cancelled", [True, False], ids=["cancelled", "under way"])
def test_closing_leaves_no_process_behind(seconds: float, cancelled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def noted(*command: str, **pipes: Any) -> asyncio.subprocess.Process:
        started.append(await start(*command, **pipes))
        return started[-1]

    async def ask() -> None:
        monkeypatch.setattr("cosmodrome.server.hall.worker.asyncio.create_subprocess_exec", noted)
        pool = BotPool(2, PATIENCE)
        match = Match.seeded(find_game("star_realms"), 2, 1, "duel")
        seat = match.state.next_seat()
        tasks = [asyncio.create_task(pool.answer(match.game, match.state, seat, "heuristic")) for _ in range(3)]
        await asyncio.sleep(seconds)
        if cancelled:
            for task in tasks:
                task.cancel()
        await pool.close()
        assert [process for process in started if process.returncode is None] == []
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(started) <= 2

    asyncio.run(ask())


# -- many bots at once -------------------------------------------------------------------------------------------------
ECHO = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["budget"], flush=True)
"""


def budgets_of(requests: int, workers: int) -> list[int]:
    """Return with which budgets so many requests that come at once are answered, in the order of their turns."""

    async def ask() -> list[int]:
        pool = BotPool(workers, PATIENCE, (sys.executable, "-c", ECHO))
        told: list[int] = []

        async def one() -> None:
            told.append(int(await pool.ask(Thought("", {}, 0, "captain", 1))))

        await asyncio.gather(*(one() for _ in range(requests)))
        assert pool.waiting == 0
        assert pool.hurried == sum(budget < 100 for budget in told)
        assert pool.budget() == 100
        await pool.close()
        return told

    return asyncio.run(ask())


def test_a_bot_that_nobody_waits_behind_thinks_as_much_as_it_does() -> None:
    assert budgets_of(1, 1) == [100]
    assert budgets_of(2, 2) == [100, 100]


def test_where_many_wait_bots_think_less_and_more_again_when_it_is_over() -> None:
    told = budgets_of(12, 2)
    assert min(told) <= 25
    assert sum(budget < 100 for budget in told) >= 6
    assert 100 in told[-2:]  # nobody waits behind the last one; of two workers either may be done first
    assert min(budgets_of(60, 1)) == LEAST_BUDGET


def test_a_bot_with_a_smaller_budget_tries_fewer_worlds() -> None:
    game = find_game("star_realms")
    captain, mind = find_coach(game), game.mind()
    assert mind is not None
    less, usual = captain.with_budget(25), captain.depth(mind)
    assert less.name == captain.name
    assert less.depth(mind).worlds == usual.worlds // 4
    assert less.depth(mind).seconds == usual.seconds / 4
    assert captain.with_budget(1).depth(mind).worlds == 8
    assert captain.with_budget(100) is captain
