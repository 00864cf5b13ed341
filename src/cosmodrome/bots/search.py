"""Thinking ahead, for every game: the first answer that comes to mind, unless another is better with confidence.

Noise is the enemy: one answer changes the chance to win by a percent or two, and the luck of one game by fifty.  So all
answers are tried in the same worlds, which are the seat's state dealt anew, with the same chance in each; they are
compared pair by pair with the first one; what is surely worse is dropped early; and nothing but confidence makes the
bot leave the first answer.  In thought everybody replies as the game's own player would; a thought ends with the game
or after some turns, and what it has come to is judged.
"""

from time import monotonic
from typing import Final, Generic, final

from mypy_extensions import i64

from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.mind import NEVER, WHOLE, Mind, S
from cosmodrome.kernel.answering.playout import random_seat
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.flow import is_sealed
from cosmodrome.kernel.game import Game

ROUND: Final = 8  # worlds after which answers are compared
DROP: Final = 10  # tenths of a standard error by which an answer is worse that is not tried any longer
MOST_WORLDS: Final = 4096  # beyond them the sums below would grow too large
ALIKE: Final = 200  # parts of the whole: answers that differ by less than one are equally good
WAYS: Final = 120  # to go on that are tried where a win is close
LONGEST: Final = 3000  # answers after which a thought ends in any case
NO_TURN: Final = -(1 << 30)  # a number that no turn has


def play_on(g: S, mind: Mind[S], rng: Rng, end: i64) -> i64:
    """Let everybody reply, to the end of the game or until it is that turn; return how many answers were given."""
    steps: i64 = 0
    while not g.over() and steps < LONGEST and mind.turn(g) != end:
        seat = random_seat(g, rng)
        g.apply_legal(seat, mind.reply(g, seat, rng))
        steps += 1
    return steps


@final
class Trial:
    """An answer that is tried, and by how much it was better than the first one, summed over all worlds."""

    def __init__(self, answer: i64) -> None:
        self.answer: Final[i64] = answer
        self.sum: i64 = 0
        self.squares: i64 = 0

    def add(self, difference: i64) -> None:
        """Count one world."""
        self.sum += difference
        self.squares += difference * difference

    def is_ahead(self, worlds: i64, tenths: i64) -> bool:
        """Tell whether it is better by more than so many tenths of a standard error."""
        return self.sum > 0 and self.surprise(worlds, tenths)

    def is_behind(self, worlds: i64, tenths: i64) -> bool:
        """Tell whether it is worse by more than so many tenths of a standard error."""
        return self.sum < 0 and self.surprise(worlds, tenths)

    def surprise(self, worlds: i64, tenths: i64) -> bool:
        """Tell whether the mean is so far from nothing."""
        square = self.sum * self.sum
        spread = self.squares - square // worlds  # worlds times the variance
        return 100 * (square // worlds) > tenths * tenths * spread // worlds


@final
class Depth:
    """How long and how far a bot thinks about one answer."""

    def __init__(
        self,
        worlds: i64,
        answers: i64 = 8,
        turns: i64 = 0,
        tenths: i64 = 15,
        seconds: float = 0.0,
        overlooks: i64 = 0,
    ) -> None:
        self.worlds: Final[i64] = min(worlds, MOST_WORLDS)  # in which all answers are tried
        self.answers: Final[i64] = answers  # that are tried
        self.turns: Final[i64] = turns  # after which a thought ends; 0 for as many as the game's mind finds best
        self.tenths: Final[i64] = tenths  # of a standard error, by which an answer must be better than the first
        self.seconds: Final = seconds  # after which it must do with what it has; 0 for no such limit
        self.overlooks: Final[i64] = overlooks  # percent of the answers do not come to mind, as happens to people

    def part(self, percent: i64) -> "Depth":
        """Return a depth of so much of the effort."""
        worlds = max(ROUND, self.worlds * percent // 100)
        seconds = self.seconds * int(percent) / 100
        return Depth(min(worlds, self.worlds), self.answers, self.turns, self.tenths, seconds, self.overlooks)


@final
class Thought(Generic[S]):
    """One decision."""

    def __init__(self, game: Game[S], mind: Mind[S], depth: Depth, state: S, seat: int, rng: Rng) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.depth: Final = depth
        self.state: Final = state
        self.seat: Final = seat
        self.rng: Final = rng
        self.turns: Final[i64] = depth.turns or mind.horizon(state)  # after which a thought ends
        self.until: Final = monotonic() + depth.seconds if depth.seconds else 0.0
        self.worlds: i64 = 0  # in which the answers were tried
        self.leaves: i64 = 0  # thoughts that were judged
        self.trials: list[Trial] = []

    def decide(self) -> int:
        """Return the answer."""
        if self.depth.worlds and self.mind.is_close(self.state, self.seat):
            winning = self.certain_win()
            if winning >= 0:
                return winning
        first, others = self.candidates()
        if not others:
            return first
        self.trials = [Trial(answer) for answer in others]
        while self.trials and self.worlds < self.depth.worlds and not self.is_late():
            for _ in range(min(ROUND, self.depth.worlds - self.worlds)):
                self.try_in_one_world(first)
            self.trials = [trial for trial in self.trials if not trial.is_behind(self.worlds, DROP)]
        return self.best(first)

    def certain_win(self) -> int:
        """Return an answer that begins a way to win that nobody and no chance can prevent, or -1 if none is found."""
        for _ in range(WAYS):
            g, first = self.state.clone(), -1
            learned = g.learned
            while g.is_asked(self.seat) and g.learned == learned:
                answer = g.sample(self.seat, self.rng)
                first = answer if first < 0 else first
                g.apply_legal(self.seat, answer)
            if g.over() and g.learned == learned and self.mind.winners(g) == BITS[self.seat + 3]:
                return first
        return -1

    def is_late(self) -> bool:
        """Tell whether the time is over."""
        return self.until > 0.0 and monotonic() > self.until

    def candidates(self) -> tuple[int, list[int]]:
        """Return the answer that is liked best at first sight, and others worth trying, the better ones first."""
        answers = self.state.legal(self.seat)
        if len(answers) == 1:
            return answers[0], []
        weights = self.mind.weigh(self.state, self.seat, answers, self.rng)
        order = sorted(range(len(answers)), key=lambda i: -weights[i])
        if self.depth.overlooks and not self.mind.is_obvious(self.state, self.seat, answers[order[0]]):
            order = [i for i in order if self.rng.below(100) >= self.depth.overlooks and weights[i] > NEVER] or order
        first = answers[order[0]]
        if self.mind.is_settled(self.state, self.seat, first):
            return first, []
        return first, [answers[i] for i in order[1 : self.depth.answers] if weights[i] > NEVER]

    def try_in_one_world(self, first: int) -> None:
        """Deal anew and compare all answers that are still tried with the first one."""
        world = self.game.redeal(self.state, self.seat, self.rng)
        seed = self.rng.seed()
        self.worlds += 1
        base = self.think(world, first, seed)
        for trial in self.trials:
            trial.add(self.think(world, trial.answer, seed) - base)

    def think(self, world: S, answer: i64, seed: int) -> i64:
        """Play on after an answer and judge what comes of it."""
        g, mind = world.clone(), self.mind
        g.chance = SeededChance(seed)
        end = mind.turn(g) + self.turns if self.turns else NO_TURN
        g.apply_legal(self.seat, answer)
        play_on(g, mind, Rng(seed), end)
        self.leaves += 1
        return mind.judge(g, self.seat)

    def best(self, first: int) -> int:
        """Return the best answer that is better than the first one with confidence, or the first; if it is sealed, one
        of those that are as good as the best, by lot."""
        better = [trial for trial in self.trials if trial.is_ahead(self.worlds, self.depth.tenths)]
        if not better:
            return first
        most = max([trial.sum for trial in better])
        if is_sealed(self.state):  # who is foreseen there loses
            better = [trial for trial in better if trial.sum >= most - self.worlds * WHOLE // ALIKE]
            return better[self.rng.below(len(better))].answer
        return next(trial.answer for trial in better if trial.sum == most)
