"""How fast a game runs: CPU time of one core, in several rounds, next to a loop that tells how fast the machine is."""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from cosmodrome.bots.course import play_out
from cosmodrome.bots.simple import HeuristicBot
from cosmodrome.kernel.answering.playout import playout, random_seat
from cosmodrome.kernel.chance import Rng, SeededChance, mix
from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.kernel.game import Game, S, Setup
from cosmodrome.kernel.memory.packing import pack

POSITIONS: Final = 200  # positions of one random game on which small steps are measured
LISTINGS: Final = 50  # of the legal answers of one position, one after the other
CALIBRATION_STEPS: Final = 100_000


class Spread(NamedTuple):
    """A figure over several rounds."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, figures: list[float]) -> "Spread":
        """Return median and extremes."""
        return cls(median(figures), min(figures), max(figures))


# Figures by name.  Times are microseconds of CPU time; ``calibration`` is how many million steps of a plain interpreted
# loop the machine makes in a second: compare only runs in which it is alike.
Speed = dict[str, Spread]


def measure(game: Game[S], setup: Setup, rounds: int = 5, seconds: float = 0.1) -> Speed:
    """Measure a game in several rounds, each with so many CPU seconds for every figure."""
    positions = random_positions(game, setup)
    measured = [measure_round(game, setup, positions, seconds) for _ in range(rounds)]
    return {name: Spread.of([figures[name] for figures in measured]) for name in measured[0]}


def measure_round(game: Game[S], setup: Setup, positions: list[S], seconds: float) -> dict[str, float]:
    """Measure every figure once."""
    rng = Rng(1)
    asked = [(state, state.next_seat()) for state in positions]
    games, decisions, spent = measure_playouts(game, setup, seconds)
    typed = positions[0].program.layout is not None  # other tables cannot be packed
    steps: dict[str, Callable[[], object]] = {
        "setup_us": lambda: drop(game.start(setup, SeededChance(seed)) for seed in range(POSITIONS)),
        "clone_us": lambda: drop(state.clone() for state in positions),
        "legal_us": lambda: drop(state.legal(seat) for state, seat in asked),
        "redeal_us": lambda: drop(game.redeal(state, seat, rng) for state, seat in asked),
        "snapshot_us": lambda: drop(dump_state(state) for state in positions),
        **({"pack_us": lambda: drop(map(pack, positions))} if typed else {}),
    }
    return {
        "decisions_per_second": decisions / spent,
        "playouts_per_second": games / spent,
        "heuristic_games_per_second": heuristic_games(game, setup, seconds),
        "legal_median_us": median_legal_us(asked),
        **{name: each_us(work, seconds) for name, work in steps.items()},
        "calibration": calibrate(),
    }


def drop(results: Iterable[object]) -> None:
    """Make results and let each go at once: hundreds kept alive would measure the garbage collector as well."""
    deque(results, maxlen=0)


def measure_playouts(game: Game[S], setup: Setup, seconds: float) -> tuple[int, int, float]:
    """Play random games for some time; return how many, their decisions, and the CPU seconds they took."""
    games, decisions, start = 0, 0, process_time()
    while (spent := process_time() - start) < seconds or not games:
        state = game.start(setup, SeededChance(games))
        decisions += playout(state, Rng(games), game.longest)
        games += 1
    return games, decisions, spent


def heuristic_games(game: Game[S], setup: Setup, seconds: float) -> float:
    """Let the game's own player take all seats for some time; return games in a CPU second."""
    bots = [HeuristicBot()] * setup.seats
    games, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not games:
        play_out(game, game.start(setup, SeededChance(games)), bots, Rng(games))
        games += 1
    return games / spent


def median_legal_us(asked: list[tuple[S, int]]) -> float:
    """List the legal answers of each position; return what it takes on the one in the middle."""
    return median(listing_us(state, seat) for state, seat in asked)


def listing_us(state: S, seat: int) -> float:
    """Return how many microseconds it takes to list the legal answers of one position."""
    legal, start = state.legal, process_time()
    for _ in repeat(None, LISTINGS):
        legal(seat)
    return (process_time() - start) / LISTINGS * 1e6


def random_positions(game: Game[S], setup: Setup) -> list[S]:
    """Return positions evenly spread over a random game (or several, where one is short)."""
    positions: list[S] = []
    seed = 0
    while len(positions) < POSITIONS:
        states = list(positions_of(game, setup, seed))
        step = max(1, len(states) // POSITIONS)
        positions += states[::step]
        seed += 1
    return positions[:POSITIONS]


def positions_of(game: Game[S], setup: Setup, seed: int) -> Iterator[S]:
    """Iterate over the positions of one random game."""
    state, rng = game.start(setup, SeededChance(seed)), Rng(seed)
    for _ in range(game.longest):
        if state.over():
            return
        yield state.clone()
        seat = random_seat(state, rng)
        state.apply(seat, state.sample(seat, rng))


def each_us(work: Callable[[], object], seconds: float) -> float:
    """Repeat a step made on all positions for some time; return microseconds a step."""
    repeated, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not repeated:
        work()
        repeated += 1
    return spent / (repeated * POSITIONS) * 1e6


def calibrate() -> float:
    """Return how many million steps of a plain loop the interpreter makes in a second."""
    start = process_time()
    x = 1
    for i in range(CALIBRATION_STEPS):
        x = (x * 1103515245 + i) & 0x7FFFFFFF
    return CALIBRATION_STEPS / max(process_time() - start, 1e-9) / 1e6


def is_compiled(game: Game[S]) -> bool:
    """Tell whether both the kernel and the game run compiled."""
    modules = (mix.__module__, type(game.blank()).__module__)
    return all(not str(sys.modules[module].__file__).endswith(".py") for module in modules)
