"""Many games of one kind, on one or several processes, with the same result on any number of them.

Every game has a seed of its own, made of the series' seed and the game's number.  Workers get the description of the
series and a range of numbers, never a state.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib import import_module
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.course import play_out
from cosmodrome.bots.load import load_bot
from cosmodrome.kernel.chance import SEED_BITS, Rng, SeededChance
from cosmodrome.kernel.game import Game, S, Setup
from cosmodrome.lab.clock import VirtualClock
from cosmodrome.lab.workers import workers

MOST_GAMES_IN_A_CHUNK: Final = 100  # few enough for a lively progress bar and even work, many enough to start workers
CHUNKS_FOR_EACH_JOB: Final = 8

# How a game ended, besides what else its rules know
WON: Final = "won"
TRUNCATED: Final = "truncated"  # it was stopped: it took longer than a game may


class Series(NamedTuple):
    """Games to be played alike but for their seeds; all that a worker needs to know."""

    game: tuple[str, str]  # module and name of the game
    setup: Setup
    bots: tuple[str, ...]  # names, by seat
    seed: int
    rotate: bool  # move the bots on by one seat from game to game

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Return the names of the bots by seat in one game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


@dataclass
class Tally:
    """What came of some games, as sums, so that the parts of a series can be added in any order."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    endings: dict[str, int] = field(default_factory=dict)  # how games ended, TRUNCATED among them
    wins: list[int] = field(default_factory=list)  # by seat
    scores: list[int] = field(default_factory=list)  # by seat
    played_by_bot: dict[str, int] = field(default_factory=dict)  # games times the seats it held in them
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    scores_by_bot: dict[str, int] = field(default_factory=dict)

    @classmethod
    def empty(cls, series: Series) -> "Tally":
        """Return the tally of no games."""
        none = dict.fromkeys(sorted(set(series.bots)), 0)
        return cls(
            wins=[0] * series.setup.seats,
            scores=[0] * series.setup.seats,
            played_by_bot=none.copy(),
            wins_by_bot=none.copy(),
            scores_by_bot=none.copy(),
        )

    @property
    def finished(self) -> int:
        """Games that were played to their end."""
        return self.games - self.endings.get(TRUNCATED, 0)

    @property
    def without_winner(self) -> int:
        """Games that were played to an end that nobody won."""
        return self.finished - self.endings.get(WON, 0)

    def add_result(self, bots: tuple[str, ...], ending: str, winners: list[int], scores: list[int]) -> None:
        """Count a game."""
        self.games += 1
        self.endings[ending] = self.endings.get(ending, 0) + 1
        for seat, bot in enumerate(bots):
            won = seat in winners
            self.wins[seat] += won
            self.scores[seat] += scores[seat]
            self.played_by_bot[bot] += 1
            self.wins_by_bot[bot] += won
            self.scores_by_bot[bot] += scores[seat]

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
        for bot in self.played_by_bot:
            self.played_by_bot[bot] += other.played_by_bot[bot]
            self.wins_by_bot[bot] += other.wins_by_bot[bot]
            self.scores_by_bot[bot] += other.scores_by_bot[bot]


class Result(NamedTuple):
    """What came of a series; everything but the two times depends on the series alone."""

    series: Series
    tally: Tally
    seconds: float  # on the wall

    @property
    def mean_scores(self) -> list[float]:
        """Mean score of each seat."""
        return [score / max(1, self.tally.games) for score in self.tally.scores]

    @property
    def mean_scores_by_bot(self) -> dict[str, float]:
        """Mean score of each bot."""
        played = self.tally.played_by_bot
        return {bot: score / max(1, played[bot]) for bot, score in self.tally.scores_by_bot.items()}

    @property
    def mean_decisions(self) -> float:
        """Mean number of answers in a game."""
        return self.tally.decisions / max(1, self.tally.games)

    @property
    def decisions_per_second(self) -> float:
        """Answers in a second on the wall, of all processes together."""
        return self.tally.decisions / max(self.seconds, 1e-9)


def simulate(
    game: Game[S],
    setup: Setup,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    rotate: bool = False,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play a series of games with a named bot on each seat; ``on_progress`` hears of every few games played."""
    if len(bots) != setup.seats:
        raise ValueError(f"{len(bots)} bots for {setup.seats} seats")
    if games < 1 or jobs < 1:
        raise ValueError("a series needs at least one game and one job")
    for name in bots:
        load_bot(name, game)
    series = Series(address_of(game), setup, bots, seed, rotate)
    start = perf_counter()
    total = Tally.empty(series)
    for part in _parts(series, games, jobs):
        total.add(part)
        on_progress(part.games)
    return Result(series, total, perf_counter() - start)


def address_of(game: Game[S]) -> tuple[str, str]:
    """Return where another process finds a game: the module of its class, and its name there."""
    module = type(game).__module__
    for name, value in vars(import_module(module)).items():
        if value is game:
            return module, name
    raise ValueError(f"the game {game.id!r} must have a name in the module of its class, {module}, to be simulated")


def game_at(address: tuple[str, str]) -> Game[Any]:
    """Return the game of an address."""
    module, name = address
    game: Game[Any] = getattr(import_module(module), name)
    return game


def _parts(series: Series, games: int, jobs: int) -> Iterator[Tally]:
    size = max(1, min(MOST_GAMES_IN_A_CHUNK, games // (jobs * CHUNKS_FOR_EACH_JOB)))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:  # one after the other, so that each is heard of
        yield from (play_games(series, first, last) for first, last in chunks)
        return
    with workers(min(jobs, len(chunks))) as pool:
        for future in as_completed([pool.submit(play_games, series, first, last) for first, last in chunks]):
            yield future.result()


def play_games(series: Series, first: int, last: int) -> Tally:
    """Play the games ``first`` to ``last - 1`` of a series."""
    game = game_at(series.game)
    tally = Tally.empty(series)
    start = process_time()
    for number in range(first, last):
        play_game(game, series, number, tally)
    tally.cpu_seconds = process_time() - start
    return tally


def play_game(game: Game[S], series: Series, number: int, tally: Tally) -> None:
    """Play one game of a series and count it."""
    names = series.bots_of(number)
    state, answers = play(game, series.setup, [load_bot(name) for name in names], series.seed, number)
    tally.decisions += answers
    over = state.over()
    tally.add_result(names, ending_of(game, state), game.winners(state) if over else [], game.scores(state))


def play(game: Game[S], setup: Setup, bots: Sequence[Bot], seed: int, number: int) -> tuple[S, int]:
    """Play the game of that number; return how it stands in the end and how many answers were given."""
    state = game.start(setup, SeededChance(derived_seed(seed, number, "chance")))
    rng = Rng(derived_seed(seed, number, "players"))
    way = play_by_clock if game.has_clock(setup) else play_out
    return state, way(game, state, bots, rng)


def ending_of(game: Game[S], state: S) -> str:
    """Return how a game ended, or that it was stopped."""
    return game.ending(state) if state.over() else TRUNCATED


def play_by_clock(game: Game[S], state: S, bots: Sequence[Bot], rng: Rng) -> int:
    """Let bots answer while a virtual clock runs; return how many answers counted."""
    return len(VirtualClock.of_game(game, state, bots, rng).run(game.longest))


def derived_seed(seed: int, number: int, purpose: str) -> int:
    """Return the seed of one game of a series for one purpose."""
    digest = blake2b(f"{seed}:{number}:{purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % (1 << SEED_BITS)
