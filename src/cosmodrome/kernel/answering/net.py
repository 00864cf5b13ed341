"""A value net: two hidden layers of whole numbers that judge a position by its features.

Numbers are fixed point, ONE to the whole, so that the same position has the same worth everywhere, compiled or not.
Besides the layers each feature has a weight of its own, which goes straight to the result.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.answering.features import Position
from cosmodrome.kernel.memory.cells import wide

BITS_OF_ONE: Final = 12
ONE: Final = 4096  # two to the power of BITS_OF_ONE
DOUBLING: Final = 2839  # the logarithm of two: by so much the result grows when the odds double


@final
class Net:
    """The weights of a net, layer by layer."""

    def __init__(self, inputs: int, first: int, second: int, weights: list[int]) -> None:
        self.inputs: Final[i64] = inputs
        self.first: Final[i64] = first  # neurons of the first hidden layer
        self.second: Final[i64] = second
        self.width: Final[i64] = first + 1  # numbers of a feature: one for each of them, and its own weight
        ends = [0]
        for length in sizes(inputs, first, second):
            ends.append(ends[-1] + length)
        if len(weights) != ends[-1]:
            raise ValueError(f"a net of {inputs}-{first}-{second} neurons has {ends[-1]} weights, not {len(weights)}")
        parts = [weights[ends[i] : ends[i + 1]] for i in range(len(ends) - 1)]
        self.of_features: Final[vec[i64]] = wide(parts[0])  # by feature
        self.of_first: Final[vec[i64]] = wide(parts[1])  # what the neurons and the result begin with
        self.between: Final[vec[i64]] = wide(parts[2])  # by neuron of the second layer
        self.of_second: Final[vec[i64]] = wide(parts[3])
        self.last: Final[vec[i64]] = wide(parts[4])
        self.sums: Final[vec[i64]] = wide([0] * (first + 1))

    def judge(self, position: Position) -> i64:
        """Return the logarithm of the odds, in units of ONE."""
        sums, width, first = self.sums, self.width, self.first
        for i in range(width):
            sums[i] = self.of_first[i]
        weights, there, amounts = self.of_features, position.there, position.amounts
        for k in range(position.count):
            feature = there[k]
            amount = amounts[feature]
            at = feature * width
            for i in range(width):
                sums[i] += amount * weights[at + i]
        for i in range(first):
            sums[i] = min(max(sums[i], 0), ONE)
        total = sums[first] * ONE
        between = self.between
        for j in range(self.second):
            at = j * first
            sum = self.of_second[j] * ONE
            for i in range(first):
                sum += sums[i] * between[at + i]
            total += min(max(sum >> BITS_OF_ONE, 0), ONE) * self.last[j]
        return total >> BITS_OF_ONE


def sizes(inputs: int, first: int, second: int) -> tuple[int, int, int, int, int]:
    """Return how many numbers each part of a net has, in the order in which they are kept."""
    return inputs * (first + 1), first + 1, first * second, second, second
