"""How many bytes the states of a game take in whatever build runs this, as JSON on stdout; for ``memory.py``.

    python -m benchmarks.weigh GAME

What compiled code allocates is invisible to Python's own tools, so the process is weighed: what the system gives it
(resident memory) before and after very many states, which are all kept.
"""

import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from cosmodrome.games._toy import TOY
from cosmodrome.kernel.answering.playout import random_seat
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Game, S
from cosmodrome.lab.measure import is_compiled
from cosmodrome.registry import find_game

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
FILLED: Final = 16 << 20  # bytes by which the process has to grow first: then memory that was free before is used up
ANSWERS: Final = 50  # before the state that is cloned; no random match of ours is shorter
MANY: Final = 10_000
THOUSAND: Final = 1_000
CELL_BYTES: Final = 4
NUMBER_BYTES: Final = 8
POINTER_BYTES: Final = 8

making: Callable[[], object] = object


def resident() -> int:
    """Return how many bytes of memory this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def weigh(make: Callable[[], object], count: int) -> int:
    """Make so many things and keep them, in a process of its own; return by how many bytes it grew."""
    with ProcessPoolExecutor(1, get_context("fork"), initializer=remember, initargs=(make,)) as pool:
        return pool.submit(growth, count).result()


def remember(make: Callable[[], object]) -> None:
    """Keep what cannot be sent to a process, but is there when it is forked."""
    global making
    making = make


def growth(count: int) -> int:
    """Return by how many bytes the process grows with so many more things."""
    kept: list[object] = [None] * count
    start = resident()
    while resident() - start < FILLED:
        kept.append(making())
    before = resident()
    for number in range(count):
        kept[number] = making()
    return resident() - before


def weigh_game(game: Game[S]) -> dict[str, object]:
    """Weigh a game in its first mode, with two seats where that is possible, well into a random match."""
    mode = game.modes[0]
    setup = game.check(mode.id, 2 if 2 in mode.seats else mode.seats[0], {})
    state, rng = game.start(setup, SeededChance(1)), Rng(1)
    for _ in range(ANSWERS):
        seat = random_seat(state, rng)
        state.apply_legal(seat, state.sample(seat, rng))
    compiled = is_compiled(game)
    return {
        "seats": setup.seats,
        "compiled": compiled,
        "table": len(state.cells) * (CELL_BYTES if compiled else POINTER_BYTES),
        "agenda": len(state.memory) * (NUMBER_BYTES if compiled else POINTER_BYTES),
        "state": weigh(lambda: game.start(setup, SeededChance(1)), MANY) / MANY,
        "clone": weigh(state.clone, MANY) / MANY,
        "thousand": weigh(state.clone, THOUSAND),
    }


if __name__ == "__main__":
    print(json.dumps(weigh_game(TOY if sys.argv[1] == TOY.id else find_game(sys.argv[1]))))
