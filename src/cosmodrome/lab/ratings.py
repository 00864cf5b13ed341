"""Ratings of bots from their meetings: a Bradley-Terry fit, with intervals that know which games belong together.

Who wins a game does so with a chance in proportion to strength: of one bot alone among n - 1 of another, with strengths
a and b, the first has a share of a / (a + (n - 1) b).  docs/arena.md says more.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

Matrix = list[list[float]]

POINTS: Final = 400 / log(10)  # of Elo for a strength e times as high
DEVIATIONS: Final = 1.96  # on either side, for 95 of 100
ONE_EACH: Final = (1.0, -1.0)  # leads of two deals more in every meeting, so that nobody is infinitely better
MOST_STEPS: Final = 100
LONGEST_STEP: Final = 2.0
SMALLEST_STEP: Final = 1e-9


class Meeting(NamedTuple):
    """Two bots, and by how much the first did better than the second in each deal, from -1 to 1."""

    first: int
    second: int
    leads: Sequence[float]


class Rating(NamedTuple):
    """Points of Elo above the anchor, and where they are with 95 % confidence."""

    points: float
    low: float
    high: float


def rate(bots: int, meetings: Sequence[Meeting], seats: int, anchor: int) -> list[Rating]:
    """Rate bots; deals of the same number belong together, in whatever meeting they were played."""
    fit = Fit(bots, meetings, seats, anchor)
    fit.climb()
    ratings: list[Rating] = []
    for strength, variance in zip(fit.strengths, fit.variances(), strict=True):
        points, margin = POINTS * strength, POINTS * DEVIATIONS * variance**0.5
        ratings.append(Rating(points, points - margin, points + margin))
    return ratings


class Fit:
    """Logarithms of strengths, that of the anchor being 0."""

    def __init__(self, bots: int, meetings: Sequence[Meeting], seats: int, anchor: int) -> None:
        self.bots: Final = bots
        self.meetings: Final = meetings
        self.others: Final = log(seats - 1)
        self.anchor: Final = anchor
        self.strengths: Final = [0.0] * bots

    def climb(self) -> None:
        """Find the strengths that fit best, by Newton's steps."""
        for _ in range(MOST_STEPS):
            slope = [0.0] * self.bots
            for met in self.meetings:
                better = sum(met.leads) - (len(met.leads) + len(ONE_EACH)) * self.expected_lead(met)
                slope[met.first] += better
                slope[met.second] -= better
            steps = times(self.inverse(), slope)
            longest = max(map(abs, steps))
            for bot, step in enumerate(steps):
                self.strengths[bot] += step if longest < LONGEST_STEP else step * LONGEST_STEP / longest
            if longest < SMALLEST_STEP:
                return

    def expected(self, met: Meeting) -> tuple[float, float]:
        """Return the expected share of the win of each of two bots, alone among the other."""
        ahead = self.strengths[met.first] - self.strengths[met.second]
        return 1 / (1 + exp(self.others - ahead)), 1 / (1 + exp(self.others + ahead))

    def expected_lead(self, met: Meeting) -> float:
        """Return by how much the first of two bots is expected to do better than the second."""
        first, second = self.expected(met)
        return first - second

    def inverse(self) -> Matrix:
        """Return the inverse of how the slopes change with the strengths; nothing moves the anchor."""
        change = [[float(row == column == self.anchor) for column in range(self.bots)] for row in range(self.bots)]
        for met in self.meetings:
            weight = (len(met.leads) + len(ONE_EACH)) * sum(share * (1 - share) for share in self.expected(met))
            for one, other in ((met.first, met.second), (met.second, met.first)):
                if one != self.anchor:
                    change[one][one] += weight
                    if other != self.anchor:
                        change[one][other] -= weight
        found = inverted(change)
        found[self.anchor][self.anchor] = 0.0
        return found

    def variances(self) -> list[float]:
        """Return the variance of each strength: the sandwich estimator, with deals as clusters."""
        inverse = self.inverse()
        moved = [times(inverse, cluster) for cluster in self.clusters()]
        return [sum(steps[bot] ** 2 for steps in moved) for bot in range(self.bots)]

    def clusters(self) -> list[list[float]]:
        """Return for each deal how much better each bot did in it than expected, in all meetings together."""
        found: dict[tuple[int, int], list[float]] = {}
        for place, met in enumerate(self.meetings):
            expected = self.expected_lead(met)
            deals = [((number, -1), lead) for number, lead in enumerate(met.leads)]
            deals += [((number, place), lead) for number, lead in enumerate(ONE_EACH)]  # each for itself
            for key, lead in deals:
                cluster = found.setdefault(key, [0.0] * self.bots)
                cluster[met.first] += lead - expected
                cluster[met.second] -= lead - expected
        return list(found.values())


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    """Return a matrix times a vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverted(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
