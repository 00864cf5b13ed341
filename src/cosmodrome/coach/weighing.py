"""Answers compared in the same worlds: how likely their seat is to win after each, as far as it can know.

Worlds are the seat's state dealt anew, each with one seed of chance for all answers, as bots think (docs/adr/0037).  A
match that several win together is won by each of them.
"""

from collections.abc import Iterable
from time import monotonic
from typing import Final, Generic, NamedTuple

from cosmodrome.bots.search import DROP, NO_TURN, ROUND, Depth, Trial, play_on
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.mind import NEVER, WHOLE, Mind
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Game, S

SURE: Final = 30  # tenths of a standard error by which a difference must show: one in 740 shows so by luck


class Thinker(Generic[S]):
    """How everybody plays on in thought, and how that is judged."""

    def __init__(self, game: Game[S], mind: Mind[S], depth: Depth) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.depth: Final = depth
        self.steps: int = 0  # answers given in thought

    def leaf(self, state: S, seed: int, seat: int = -1, answer: int = -1) -> S:
        """Return what the table comes to with this chance, where a seat gives an answer or nothing is said of that."""
        g, turns = state.clone(), int(self.depth.turns)
        g.chance = SeededChance(seed)
        end = self.mind.turn(g) + turns if turns else NO_TURN
        if seat >= 0:
            g.apply_legal(seat, answer)
        self.steps += play_on(g, self.mind, Rng(seed), end)
        return g

    def chance(self, leaf: S, seat: int) -> int:
        """Return how likely a seat wins from there, of WHOLE."""
        if leaf.over():
            return int(WHOLE) if self.mind.winners(leaf) & BITS[seat + 3] else 0
        return self.mind.judge(leaf, seat)

    def by_liking(self, state: S, seat: int, rng: Rng) -> list[int]:
        """Return the answers that come to mind, the one that is liked best at first sight first."""
        answers = state.legal(seat)
        if len(answers) < 2:
            return answers
        weights = self.mind.weigh(state, seat, answers, rng)
        order = sorted(range(len(answers)), key=lambda i: -weights[i])
        return [answers[order[0]], *(answers[i] for i in order[1:] if weights[i] > NEVER)]


class Difference(NamedTuple):
    """By how much of WHOLE an answer is better than the one that all are compared with."""

    mean: float
    is_better: bool  # surely
    is_worse: bool  # surely


class Weighing(Generic[S]):
    """Compares answers of a seat with one of them."""

    def __init__(self, thinker: Thinker[S], state: S, seat: int, base: int, others: Iterable[int], rng: Rng) -> None:
        self.thinker: Final = thinker
        self.state: Final = state
        self.seat: Final = seat
        self.base: Final = base
        self.rng: Final = rng
        self.worlds: int = 0
        self.sum: int = 0  # of the chances after the answer that all are compared with
        self.trials: Final = [Trial(answer) for answer in others]
        self.tried: Final = {int(trial.answer): 0 for trial in self.trials}  # in how many worlds

    def weigh(self, worlds: int, until: float = 0.0, drops: bool = True) -> None:
        """Try all answers in so many worlds, or until that moment; what is clearly worse is dropped on the way."""
        trials = self.trials
        for number in range(1, worlds + 1):
            self.try_in_one_world(trials, until)
            if is_late(until):
                return
            if number % ROUND == 0:
                if drops:
                    trials = [trial for trial in trials if not trial.is_behind(self.tried[int(trial.answer)], DROP)]

    def try_in_one_world(self, trials: list[Trial], until: float) -> None:
        """Deal anew and compare all answers that are still tried, as far as the time allows."""
        world = self.thinker.game.redeal(self.state, self.seat, self.rng)
        seed = self.rng.seed()
        base = self.chance_after(world, self.base, seed)
        self.worlds += 1
        self.sum += base
        for trial in trials:
            if is_late(until):
                return
            answer = int(trial.answer)
            trial.add(self.chance_after(world, answer, seed) - base)
            self.tried[answer] += 1

    def chance_after(self, world: S, answer: int, seed: int) -> int:
        """Return the seat's chance after an answer in one world."""
        return self.thinker.chance(self.thinker.leaf(world, seed, self.seat, answer), self.seat)

    def chance(self) -> float:
        """Return the chance after the answer that all are compared with."""
        return self.sum / max(1, self.worlds)

    def is_ahead(self, answer: int) -> bool:
        """Tell whether an answer is so much better that a bot would choose it."""
        worlds, tenths = self.tried[answer], int(self.thinker.depth.tenths)
        return any(int(trial.answer) == answer and trial.is_ahead(worlds, tenths) for trial in self.trials)

    def differences(self) -> dict[int, Difference]:
        """Return what the others are worth beside it."""
        found: dict[int, Difference] = {}
        for trial in self.trials:
            answer = int(trial.answer)
            worlds = self.tried[answer]
            if worlds:
                ahead, behind = trial.is_ahead(worlds, SURE), trial.is_behind(worlds, SURE)
                found[answer] = Difference(trial.sum / worlds, ahead, behind)
        return found


def is_late(until: float) -> bool:
    """Tell whether that moment is over; 0 is none."""
    return until > 0 and monotonic() > until


def fraction(of_whole: float) -> float:
    """Return a share of WHOLE as a number from 0 to 1, or a difference of two, as it is told."""
    return round(of_whole / WHOLE, 3)
