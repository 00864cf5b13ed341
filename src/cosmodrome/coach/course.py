"""How the chances of all seats went in a match, reckoned from all that lay on the table, with chance still to come.

The same seeds of chance are used after every input, so that two moments between which nothing was rolled differ only
by what was answered.  What rolls brought is the difference to the mean of the same answer rolled anew in every world.
"""

from math import sqrt
from typing import Final, Generic

from cosmodrome.coach.weighing import Thinker
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import S

World = list[int]  # the chance of each seat in one world, of WHOLE


class Sample:
    """The chances of all seats in several worlds."""

    def __init__(self, worlds: list[World]) -> None:
        self.worlds: Final = worlds

    def means(self) -> list[float]:
        """Return the mean chance of each seat."""
        return [sum(chances) / len(chances) for chances in zip(*self.worlds, strict=True)]

    def change_from(self, other: "Sample", seat: int) -> tuple[float, float]:
        """Return by how much a seat's chance differs from another sample's, and the standard error of that."""
        changes = [new[seat] - old[seat] for new, old in zip(self.worlds, other.worlds, strict=True)]
        mean = sum(changes) / len(changes)
        variance = sum((change - mean) ** 2 for change in changes) / len(changes)
        return mean, sqrt(variance / len(changes))


class Reckoner(Generic[S]):
    """Samples the chances of all seats, with the same seeds every time."""

    def __init__(self, thinker: Thinker[S], worlds: int, seed: int) -> None:
        self.thinker: Final = thinker
        rng = Rng(seed)
        self.seeds: Final = [rng.seed() for _ in range(worlds)]

    def now(self, state: S) -> Sample:
        """Sample a state as it is."""
        return self.sample(state, -1, -1)

    def after(self, state: S, seat: int, answer: int) -> Sample:
        """Sample what an answer leads to, with everything that it rolls rolled anew in every world."""
        return self.sample(state, seat, answer)

    def sample(self, state: S, seat: int, answer: int) -> Sample:
        """Play on in every world."""
        thinker, seats = self.thinker, range(state.seats)
        if state.over():
            return Sample([[thinker.chance(state, one) for one in seats]] * len(self.seeds))
        leaves = (thinker.leaf(state, seed, seat, answer) for seed in self.seeds)
        return Sample([[thinker.chance(leaf, one) for one in seats] for leaf in leaves])
