"""What results say about their mean, at whatever moment one looks at them: confidence by betting.

Gamblers put a fixed share of their capital, the stake, on every result: at a price of p they get v/p for each coin when
the result is v, which is fair if the mean is p, and a loss in the long run if it is lower.  So if their capital has
ever grown 1/e times, the mean is above p, but for a chance of e, however often one looked and for whatever reason one
stopped.  docs/arena.md has the mathematics and where they come from.
"""

from collections.abc import Mapping
from math import exp, log, log1p
from typing import Final, NamedTuple

STAKES: Final = tuple(0.98 * 0.75**k for k in range(16))  # a gambler for each, all with the same capital
HALVINGS: Final = 40
DIGITS: Final = 12  # results that differ by less are the same


class Interval(NamedTuple):
    """Where a mean lies, but for a chance of error."""

    low: float
    high: float

    @property
    def margin(self) -> float:
        """How far the mean can be from the middle."""
        return (self.high - self.low) / 2


class Evidence:
    """Results between 0 and 1 of things that are alike and do not depend on one another."""

    def __init__(self) -> None:
        self.counts: dict[float, int] = {}
        self.number: int = 0

    def add(self, result: float) -> None:
        """Take note of a result."""
        result = round(result, DIGITS)
        self.counts[result] = self.counts.get(result, 0) + 1
        self.number += 1

    @property
    def mean(self) -> float:
        """Mean of the results; a half where there are none."""
        return sum(result * count for result, count in self.counts.items()) / self.number if self.number else 0.5

    @property
    def mirrored(self) -> dict[float, int]:
        """The results as the other side sees them."""
        return {1 - result: count for result, count in self.counts.items()}

    def is_above(self, price: float, error: float) -> bool:
        """Tell whether the mean is certainly higher."""
        return growth(self.counts, price) >= log(1 / error)

    def is_below(self, price: float, error: float) -> bool:
        """Tell whether the mean is certainly lower."""
        return growth(self.mirrored, 1 - price) >= log(1 / error)

    def interval(self, error: float) -> Interval:
        """Return where the mean certainly is; each end has half of the chance of error."""
        return Interval(least_mean(self.counts, error / 2), 1 - least_mean(self.mirrored, error / 2))


def growth(counts: Mapping[float, int], price: float) -> float:
    """Return the logarithm of how many times the gamblers' capital has grown, who bet on a mean above a price."""
    logs = [sum(count * log1p(stake * (v / price - 1)) for v, count in counts.items()) for stake in STAKES]
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


def least_mean(counts: Mapping[float, int], error: float) -> float:
    """Return the highest price at which the gamblers have grown rich enough: the higher it is, the less they win."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        price = (low + high) / 2
        if growth(counts, price) >= log(1 / error):
            low = price
        else:
            high = price
    return low
