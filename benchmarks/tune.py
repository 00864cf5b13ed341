"""Finds better numbers for what a player likes: more of each plays against less of each, and it goes where that wins.

    python -m benchmarks.tune GAME OUT.json [--minutes 15] [--jobs 1] [--from BEFORE.json]

This is simultaneous perturbation (Spall 1992), as fishtest does it.  Every batch changes all numbers at once by their
step, up or down by lot; two players that differ in all signs meet in pairs of games with the same chance, and all
numbers move a little towards the winner.  The last fifth of the time measures the mean of the later numbers against
those of the rules of thumb.  The result is written every few seconds; docs/minds.md says what became of it.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.answering.playout import random_seat
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.lab.workers import workers
from cosmodrome.registry import find_game

TUNED: Final = 0.8  # part of the time; then the result is measured
AVERAGED: Final = 0.4  # part of the time after which numbers count for the mean
LONGEST: Final = 20_000
RICH: Final = 40  # credits that count like a win, where the game has credits


class Numbers(NamedTuple):
    """What is tuned: names, where they begin, and their steps."""

    names: list[str]
    start: list[float]
    steps: list[float]


class Likes:
    """What is tuned of a game."""

    def __init__(self, game: str, tables: Sequence[tuple[str, int]], rate: float, numbers: Numbers) -> None:
        self.game: Final[Any] = find_game(game)
        self.tables: Final = tables
        self.rate: Final = rate
        self.numbers: Final = numbers

    def policy(self, numbers: list[float]) -> Any:
        """Return a player of such numbers."""
        raise NotImplementedError

    def reply(self, state: Any, seat: int, policy: Any, rng: Rng) -> int:
        """Return a player's answer."""
        raise NotImplementedError


class Tastes(Likes):
    """A game whose player has a taste."""

    def __init__(self, game: str, tables: Sequence[tuple[str, int]], rate: float, steps: dict[str, float]) -> None:
        player = f"cosmodrome.games.{game}.player"
        self.taste: Final = import_module(f"{player}.taste")
        self.suggest: Final = import_module(f"{player}.bot").suggest
        first = self.taste.FIRST_TASTE
        starts = [float(getattr(first, name)) for name in steps]
        super().__init__(game, tables, rate, Numbers(list(steps), starts, list(steps.values())))

    def policy(self, numbers: list[float]) -> Any:
        named = zip(self.numbers.names, numbers, strict=True)
        return self.taste.Taste(**{name: round(number) for name, number in named})

    def reply(self, state: Any, seat: int, policy: Any, rng: Rng) -> int:
        return int(self.suggest(state, seat, policy))


class Shopping(Likes):
    """Star Realms, where the likes are tables of cards."""

    def __init__(self, tables: Sequence[tuple[str, int]], rate: float) -> None:
        game: Any = find_game("star_realms")
        self.cards: Final = game.data
        self.mind: Final = game.mind()
        self.kinds: Final = [kind for kind in range(self.cards.count) if self.cards.traded[kind]] + [
            self.cards.explorer
        ]
        worths = [float(self.cards.worth[kind]) for kind in self.kinds]
        names = [f"{when} {self.cards.id(kind)}" for when in ("early", "late") for kind in self.kinds]
        steps = [max(3.0, 0.15 * worth) for worth in worths]
        every = Numbers([*names, "least", "bond"], [*worths, *worths, 14.0, 3.0], [*steps, *steps, 3.0, 3.0])
        super().__init__("star_realms", tables, rate, every)

    def policy(self, numbers: list[float]) -> Any:
        early, late = [int(worth) for worth in self.cards.worth], [int(worth) for worth in self.cards.worth]
        for i, kind in enumerate(self.kinds):
            early[kind], late[kind] = round(numbers[i]), round(numbers[len(self.kinds) + i])
        return wide(early), wide(late), round(numbers[-2]), round(numbers[-1])

    def reply(self, state: Any, seat: int, policy: Any, rng: Rng) -> int:
        self.cards.early, self.cards.late, self.cards.least, self.cards.bond = policy
        return int(self.mind.reply(state, seat, rng))


STEPS: Final[dict[str, dict[str, float]]] = {
    "space_base": {
        **{"point": 25, "early_point": 30, "late_credit": 12, "credit": 12, "early_credit": 15, "income": 6},
        **{"most_rounds": 1.5, "deployed": 10, "claims": 15, "cubes": 15, "longer": 1.2, "pace": 10, "keep": 15},
        **{"extra": 12, "shift": 25, "set": 30, "reroll": 25, "double": 40, "move": 40, "large": 60, "huge": 90},
    },
    "galaxy_trucker": {
        **{"engine": 8, "cannon": 8, "cabin": 8, "battery": 8, "hold": 8, "shield": 15, "support": 8, "supported": 4},
        **{"plain": 6, "lone": 6, "dry": 8, "thirst": 5, "side": 10, "rear": 8, "engines": 1.2, "cannons": 1.5},
        **{"cabins": 0.8, "tokens": 0.8, "room": 1, "joined": 1.5, "open": 1.5, "edge": 1.5, "exposed": 4},
        **{"tight": 1.5, "dead": 25, "wanted": 6, "anything": 8},
    },
}


def likes_of(game: str) -> Likes:
    """Return what is tuned of a game."""
    if game == "star_realms":
        return Shopping([("duel", 2), ("free_for_all", 4), ("duel", 2), ("free_for_all", 3)], 0.006)
    if game == "space_base":
        return Tastes(game, [("standard", 2), ("standard", 4), ("standard", 2)], 0.012, STEPS[game])
    if game == "galaxy_trucker":
        return Tastes(game, [("turns", 2), ("turns", 4), ("turns", 3), ("turns", 4)], 0.02, STEPS[game])
    raise SystemExit(f"nothing of {game} can be tuned")


# -- games -------------------------------------------------------------------------------------------------------------
def gains(likes: Likes, table: tuple[str, int], policies: list[Any], seed: int) -> list[float]:
    """Play a game; return the share of each seat in the win, and a part of its lead where credits are counted."""
    mode, seats = table
    game, rng = likes.game, Rng(seed)
    state = game.start(game.check(mode, seats, {}), SeededChance(seed))
    for _ in range(LONGEST):
        if state.over():
            break
        seat = random_seat(state, rng)
        state.apply_legal(seat, likes.reply(state, seat, policies[seat], rng))
    won = game.winners(state) if state.over() else []
    shares = [(seat in won) / len(won) if won else 1 / seats for seat in range(seats)]
    if game.id != "galaxy_trucker":
        return shares
    credits = [max(-30, min(120, score)) for score in game.scores(state)]
    mean = sum(credits) / seats
    return [0.7 * share + 0.3 * (own - mean) / RICH for share, own in zip(shares, credits, strict=True)]


def meet(likes: Likes, table: tuple[str, int], more: Any, less: Any, seed: int) -> float:
    """Let two players meet in every second seat, and once more with changed places; return the lead of the first."""
    lead = 0.0
    for place in (0, 1):
        policies = [(more, less)[(seat + place) % 2] for seat in range(table[1])]
        found = gains(likes, table, policies, seed)
        lead += sum(gain if policy is more else -gain for gain, policy in zip(found, policies, strict=True))
    return lead


class Batch(NamedTuple):
    """What one worker does at a time."""

    game: str
    numbers: list[float]
    number: int
    pairs: int
    measures: bool  # against the first numbers


class Told(NamedTuple):
    """What came of it."""

    seats: int
    signs: list[int]
    leads: list[float]


KEPT: Final[dict[str, Likes]] = {}


def play(batch: Batch) -> Told:
    """Play a batch of pairs of games."""
    likes = KEPT.setdefault(batch.game, likes_of(batch.game))
    lots = random.Random(batch.number)
    table = likes.tables[batch.number % len(likes.tables)]
    signs = [0 if batch.measures else lots.choice((-1, 1)) for _ in batch.numbers]
    changes = [sign * step for sign, step in zip(signs, likes.numbers.steps, strict=True)]
    more = likes.policy([number + change for number, change in zip(batch.numbers, changes, strict=True)])
    other = likes.numbers.start if batch.measures else batch.numbers
    less = likes.policy([number - change for number, change in zip(other, changes, strict=True)])
    leads = [meet(likes, table, more, less, lots.getrandbits(50)) for _ in range(batch.pairs)]
    return Told(table[1], signs, leads)


# -- tuning ------------------------------------------------------------------------------------------------------------
class Tuning:
    """Numbers on their way."""

    def __init__(self, game: str, before: Path | None) -> None:
        self.game: Final = game
        self.likes: Final = likes_of(game)
        names, start, _ = self.likes.numbers
        self.numbers = list(start)
        self.first: Final = 0 if before is None else 10**6
        if before is not None:
            known = json.loads(before.read_text("utf-8"))["numbers"]
            self.numbers = [known[name] for name in names]
        self.sums: list[float] = [0.0] * len(start)
        self.summed = 0
        self.pairs = 0
        self.measured: dict[int, list[float]] = {}

    def mean(self) -> list[float]:
        """Return the mean of the later numbers."""
        return [total / self.summed for total in self.sums] if self.summed else self.numbers

    def take(self, told: Told, progress: float) -> None:
        """Move towards the winner, less and less."""
        if not any(told.signs):
            self.measured.setdefault(told.seats, []).extend(told.leads)
            return
        self.pairs += len(told.leads)
        size = self.likes.rate * (1.5 - 1.2 * progress / TUNED) * sum(told.leads)
        for i, (sign, step) in enumerate(zip(told.signs, self.likes.numbers.steps, strict=True)):
            self.numbers[i] += size * sign * step
        if progress > AVERAGED:
            self.sums = [total + number for total, number in zip(self.sums, self.numbers, strict=True)]
            self.summed += 1

    def write(self, out: Path) -> None:
        """Write what is known so far."""
        shares = {}
        for seats, leads in sorted(self.measured.items()):
            mean = sum(leads) / len(leads)
            error = (sum((lead - mean) ** 2 for lead in leads) / len(leads) / max(1, len(leads) - 1)) ** 0.5
            shares[seats] = {
                "pairs": len(leads),
                "score": round(mean / 4 + 0.5, 4),
                "margin": round(1.96 * error / 4, 4),
            }
        found = {name: round(number, 1) for name, number in zip(self.likes.numbers.names, self.mean(), strict=True)}
        out.write_text(
            json.dumps({"pairs": self.pairs, "measured": shares, "numbers": found}, indent=1) + "\n", "utf-8"
        )


def main() -> int:
    """Tune, measure, write; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=8, help="of games, at a time")
    parser.add_argument("--from", dest="before", type=Path, help="an earlier result to go on from")
    wish = parser.parse_args()
    tuning = Tuning(wish.game, wish.before)
    start, number, progress = time.monotonic(), tuning.first, 0.0
    with workers(wish.jobs) as pool:
        under_way: set[Future[Told]] = set()
        while progress < 1:
            while len(under_way) < wish.jobs + 1:
                measures = progress >= TUNED
                numbers = tuning.mean() if measures else list(tuning.numbers)
                under_way.add(pool.submit(play, Batch(wish.game, numbers, number, wish.pairs, measures)))
                number += 1
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            progress = (time.monotonic() - start) / (60 * wish.minutes)
            for future in done:
                tuning.take(future.result(), min(progress, TUNED))
            tuning.write(wish.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
