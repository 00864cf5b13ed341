"""What two bots do with a deal: the same chance is played by every line-up of the two, so that luck weighs less.

At a table of n seats one of them sits alone among n - 1 of the other, in every seat in turn, and then the other way
round: 2 n games, or 2 where there are two seats.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from time import perf_counter, process_time
from typing import Final, NamedTuple

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import BotFault
from cosmodrome.bots.load import load_bot
from cosmodrome.bots.remote import RemoteBot
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S, Setup
from cosmodrome.lab.simulate import ending_of, game_at, play

FAULT: Final = "fault"  # the ending of a game in which a bot gave no answer that counts: it has lost
STEP: Final = 1.05  # from one class of times to the next
SHORTEST: Final = 1e-7  # seconds


class Plan(NamedTuple):
    """What is the same in all games of an arena; all that a worker needs to know."""

    game: tuple[str, str]  # module and name of the game
    setup: Setup
    bots: tuple[str, ...]
    seed: int


@dataclass
class Effort:
    """What a bot did: games, decisions and how long it thought, in classes of times so that efforts can be added."""

    games: int = 0  # in which it had a seat
    seats: int = 0  # in all games together
    decisions: int = 0
    seconds: float = 0.0
    times: Counter[int] = field(default_factory=Counter)
    faults: int = 0  # games that it lost because it gave no answer that counts
    first_fault: str = ""

    def decide(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.times[ceil(log(max(seconds, SHORTEST), STEP))] += 1

    def fail(self, problem: str) -> None:
        """Count a fault."""
        self.faults += 1
        self.first_fault = self.first_fault or problem

    def add(self, other: "Effort") -> None:
        """Add another effort."""
        self.games += other.games
        self.seats += other.seats
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.times += other.times
        self.faults += other.faults
        self.first_fault = self.first_fault or other.first_fault

    @property
    def mean(self) -> float:
        """Seconds of a decision."""
        return self.seconds / max(1, self.decisions)

    def within(self, part: float) -> float:
        """Return the seconds in which such a part of the decisions was made, up to the next class of times."""
        left = part * self.decisions
        for time in sorted(self.times):
            left -= self.times[time]
            if left <= 0:
                return STEP**time
        return 0.0


class Deal(NamedTuple):
    """What two bots did with a deal."""

    alone: tuple[float, float]  # the mean share of the win of each, alone among the other
    endings: Counter[str]
    efforts: tuple[Effort, Effort]


class Watched:
    """A bot whose times are taken: of this process, or on the wall where it thinks elsewhere."""

    def __init__(self, bot: Bot, effort: Effort) -> None:
        self.bot: Final = bot
        self.name: Final = "watched"
        self.effort: Final = effort
        self.clock: Final = perf_counter if isinstance(bot, RemoteBot) else process_time

    def answer(self, game: Game[S], state: S, seat: int, rng: Rng) -> int:
        start = self.clock()
        answer = self.bot.answer(game, state, seat, rng)
        self.effort.decide(self.clock() - start)
        return answer


def line_ups(seats: int) -> list[tuple[int, ...]]:
    """Return who sits where in the games of a deal: 0 for the one bot, 1 for the other."""
    ways = [
        tuple(lone if seat == place else 1 - lone for seat in range(seats)) for lone in (0, 1) for place in range(seats)
    ]
    return list(dict.fromkeys(ways))


def play_deals(plan: Plan, pair: tuple[int, int], first: int, last: int) -> list[Deal]:
    """Let two bots play the deals ``first`` to ``last - 1``."""
    game = game_at(plan.game)
    return [play_deal(game, plan, pair, number) for number in range(first, last)]


def play_deal(game: Game[S], plan: Plan, pair: tuple[int, int], number: int) -> Deal:
    """Let two bots play all line-ups of a deal."""
    seats = plan.setup.seats
    alone, endings, efforts = [0.0, 0.0], Counter[str](), (Effort(), Effort())
    for line_up in line_ups(seats):
        ending, shares = play_line_up(game, plan, [plan.bots[pair[side]] for side in line_up], line_up, number, efforts)
        endings[ending] += 1
        for side in (0, 1):
            if line_up.count(side) == 1:
                alone[side] += shares[line_up.index(side)] / seats
            efforts[side].games += 1
            efforts[side].seats += line_up.count(side)
    return Deal((alone[0], alone[1]), endings, efforts)


def play_line_up(
    game: Game[S], plan: Plan, names: list[str], line_up: tuple[int, ...], number: int, efforts: tuple[Effort, Effort]
) -> tuple[str, list[float]]:
    """Play one game; return how it ended and the share of the win of each seat."""
    seats = plan.setup.seats
    bots = [Watched(load_bot(name), efforts[side]) for name, side in zip(names, line_up, strict=True)]
    try:
        state, _ = play(game, plan.setup, bots, plan.seed, number)
    except BotFault as fault:
        efforts[line_up[fault.seat]].fail(fault.problem)
        return FAULT, shared([seat for seat in range(seats) if seat != fault.seat], seats)
    winners = game.winners(state) if state.over() else []
    return ending_of(game, state), shared(winners or list(range(seats)), seats)


def shared(winners: list[int], seats: int) -> list[float]:
    """Return the share of each seat in a win."""
    return [(seat in winners) / len(winners) for seat in range(seats)]
