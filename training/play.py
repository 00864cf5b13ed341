"""Self-play for value nets: games in which players deviate for a while, and positions from then on.

A net that has only seen games of one player overrates what that player never does.  So until a turn that is drawn for
each game the seats give random answers now and then, each as often as its carelessness says; from that turn on all play
as well as they can, and positions of that part are kept, as every seat sees them, with what came of the game.
"""

import multiprocessing
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmodrome.bots.search import LONGEST, Depth, Thought
from cosmodrome.kernel.answering.mind import WHOLE, Mind
from cosmodrome.kernel.answering.playout import random_seat
from cosmodrome.kernel.chance import SEED_BITS, Rng, SeededChance
from cosmodrome.kernel.game import Game, Setup
from cosmodrome.registry import find_game
from training.plans import Plan

CARELESS: Final = (0, 20, 50, 100, 250, 500)  # random answers of a thousand
STEADY: Final = 4  # of so many games one is without deviations
CHUNK: Final = 50  # games that a process plays at a time
LEAD_STEPS: Final = 64  # in which the lead by rules of thumb is kept, for each doubling of the odds

# Columns of what is known of a position
COLUMNS: Final = ("table", "game", "seat", "turn", "turns", "target", "lead", "thinking")
THOUGHT: Final = Depth(worlds=16, answers=6, turns=LONGEST)  # to the end: no net is used to make one


class Kept(NamedTuple):
    """A position as one seat sees it."""

    seat: int
    turn: int
    lead: int
    party: int
    pairs: list[tuple[int, int]]


class Harvest(NamedTuple):
    """Positions of many games, one after the other: numbers, not objects, so that they travel well."""

    known: "array[int]"  # COLUMNS of each position
    lengths: "array[int]"
    features: "array[int]"
    amounts: "array[int]"

    @classmethod
    def empty(cls) -> "Harvest":
        """Return nothing."""
        return cls(array("i"), array("i"), array("H"), array("h"))

    def add(self, other: "Harvest") -> None:
        """Add more."""
        for mine, more in zip(self, other, strict=True):
            mine.extend(more)


def derived(seed: int, number: int, purpose: str) -> int:
    """Return the seed of one game for one purpose."""
    digest = blake2b(f"{seed}:{number}:{purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % (1 << SEED_BITS)


class Play:
    """One game that is played for its positions."""

    def __init__(self, plan: Plan, game: Game[Any], mind: Mind[Any], number: int) -> None:
        self.plan: Final = plan
        self.game: Final = game
        self.mind: Final = mind
        self.number: Final = number
        self.rng: Final = Rng(derived(plan.seed, number, plan.net))
        parts = [table.part for table in plan.tables]
        drawn = self.rng.below(sum(parts))
        self.table: Final = next(i for i in range(len(parts)) if drawn < sum(parts[: i + 1]))
        table = plan.tables[self.table]
        self.setup: Final[Setup] = game.check(table.mode, table.seats, table.options)
        self.thinking: Final = number >= plan.games
        self.thinks: Final = [self.thinking and self.rng.below(2) == 1 for _ in range(table.seats)]
        steady = self.rng.below(STEADY) == 0
        self.until: Final = 0 if steady else self.rng.below(plan.turns)
        self.careless: Final = [CARELESS[self.rng.below(len(CARELESS))] for _ in range(table.seats)]
        self.kept: list[tuple[Kept, ...]] = []
        self.offered = [0, 0]  # positions that could have been kept: where turns change, and others

    def run(self) -> Harvest:
        """Play; return the positions that were kept, nothing of a game that does not end."""
        state = self.game.start(self.setup, SeededChance(derived(self.plan.seed, self.number, "chance")))
        begun = self.mind.turn(state)
        before, answers = begun, 0
        while not state.over() and answers < self.game.longest:
            seat = random_seat(state, self.rng)
            turn = self.mind.turn(state) - begun
            state.apply_legal(seat, self.answer(state, seat, turn < self.until))
            answers += 1
            now = self.mind.turn(state)
            if not state.over() and now - begun >= self.until:
                self.offer(state, now - begun, now != before)
            before = now
        return self.harvest(state, self.mind.turn(state) - begun) if state.over() else Harvest.empty()

    def answer(self, state: Any, seat: int, deviates: bool) -> int:
        """Return the answer of a seat."""
        if seat < 0 or (deviates and self.rng.below(1000) < self.careless[seat]):
            return int(state.sample(seat, self.rng))
        if self.thinks[seat]:
            known = self.game.redeal(state, seat, self.rng)
            return Thought(self.game, self.mind, THOUGHT, known, seat, self.rng).decide()
        known = self.game.redeal(state, seat, self.rng) if self.plan.redeal else state
        return int(self.mind.reply(known, seat, self.rng))

    def offer(self, state: Any, turn: int, is_change: bool) -> None:
        """Keep a position in the place of another one, so that each has the same chance in the end."""
        first = 0 if is_change else self.plan.positions - self.plan.between
        most = self.plan.positions - self.plan.between if is_change else self.plan.between
        self.offered[is_change] += 1
        while len(self.kept) < self.plan.positions:
            self.kept.append(())
        place = self.offered[is_change] - 1
        if place >= most:
            place = self.rng.below(self.offered[is_change])
        if place < most:
            self.kept[first + place] = tuple(self.seen(state, seat, turn) for seat in range(state.seats))

    def seen(self, state: Any, seat: int, turn: int) -> Kept:
        """Return a position as one seat sees it."""
        features = self.mind.features()
        assert features is not None
        position = features.position
        position.clear()
        self.mind.see(state, seat, position)
        lead = LEAD_STEPS * self.mind.lead(state, seat) // self.mind.doubling(state)
        return Kept(seat, turn, max(-9999, min(lead, 9999)), self.mind.party(state, seat), position.pairs())

    def harvest(self, state: Any, turns: int) -> Harvest:
        """Write down what was kept, with what came of it."""
        found = Harvest.empty()
        for views in self.kept:
            for kept in views:
                target = min(WHOLE, self.mind.won(state, kept.seat) * kept.party)
                found.known.extend(
                    (self.table, self.number, kept.seat, kept.turn, turns, target, kept.lead, int(self.thinking))
                )
                found.lengths.append(len(kept.pairs))
                found.features.extend([feature for feature, _ in kept.pairs])
                found.amounts.extend([amount for _, amount in kept.pairs])
        return found


def play_some(plan: Plan, first: int, last: int) -> Harvest:
    """Play the games ``first`` to ``last - 1`` of a plan."""
    game = find_game(plan.game)
    mind = game.mind()
    assert mind is not None
    found = Harvest.empty()
    for number in range(first, last):
        found.add(Play(plan, game, mind, number).run())
    return found


def play(plan: Plan, jobs: int) -> Iterator[tuple[int, Harvest]]:
    """Play all games of a plan on so many processes; iterate over parts and their numbers of games."""
    chunk = CHUNK if plan.all_games > CHUNK * jobs else 1
    numbers = range(0, plan.all_games, chunk)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(play_some, plan, first, min(first + chunk, plan.all_games)) for first in numbers]
        for first, part in zip(numbers, parts, strict=True):
            yield min(chunk, plan.all_games - first), part.result()


def write(path: Path, harvest: Harvest) -> None:
    """Write positions as files of plain numbers, one for each of their parts."""
    for part, numbers in zip(Harvest._fields, harvest, strict=True):
        with path.with_suffix(f".{part}").open("wb") as file:
            numbers.tofile(file)
