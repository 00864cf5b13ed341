"""Domains: what an answer to a question may look like.  An answer is always one int.

A domain says which ints are well-formed and what they mean; which of them are legal now is for the game to say.
"""

from collections.abc import Iterator
from math import comb
from typing import Final

from cosmodrome.kernel._native import mypyc_attr
from cosmodrome.kernel.chance import Rng

MOST: Final = 1 << 62


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """A set of well-formed answers, all of them in [0, bound)."""

    def __init__(self, bound: int) -> None:
        if not 0 < bound <= MOST:
            raise ValueError(f"a domain needs a bound in 1..2**62, not {bound}")
        self.bound: Final = bound

    def size(self) -> int:
        """Return how many answers are well-formed."""
        raise NotImplementedError

    def contains(self, answer: int) -> bool:
        """Tell whether the answer is well-formed."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> int:
        """Return a well-formed answer, all equally likely."""
        raise NotImplementedError

    def answers(self) -> Iterator[int]:
        """Iterate over the well-formed answers in ascending order."""
        raise NotImplementedError

    def encode(self, parts: list[int]) -> int:
        """Return the answer that consists of these parts."""
        raise NotImplementedError

    def decode(self, answer: int) -> list[int]:
        """Return the parts of an answer: one number, the chosen indices, or one answer for each factor."""
        raise NotImplementedError

    def spec(self) -> list[object]:
        """Return a JSON description, for a client that builds the answer itself."""
        raise NotImplementedError


class Pick(Domain):
    """One of n things: the answer is its index."""

    def size(self) -> int:
        return self.bound

    def contains(self, answer: int) -> bool:
        return 0 <= answer < self.bound

    def sample(self, rng: Rng) -> int:
        return rng.below(self.bound)

    def answers(self) -> Iterator[int]:
        return iter(range(self.bound))

    def encode(self, parts: list[int]) -> int:
        (answer,) = parts
        return answer

    def decode(self, answer: int) -> list[int]:
        return [answer]

    def spec(self) -> list[object]:
        return ["pick", self.bound]


class Subset(Domain):
    """Between ``low`` and ``high`` of n things at once: the answer is a bit mask."""

    def __init__(self, n: int, low: int, high: int) -> None:
        if not (0 <= low <= high <= n <= 62):
            raise ValueError(f"no subset of {low} to {high} out of {n} things")
        super().__init__(2**n)
        self.n: Final = n
        self.low: Final = low
        self.high: Final = high

    def size(self) -> int:
        return sum(comb(self.n, k) for k in range(self.low, self.high + 1))

    def contains(self, answer: int) -> bool:
        return 0 <= answer < self.bound and self.low <= answer.bit_count() <= self.high

    def sample(self, rng: Rng) -> int:
        rank = below_large(rng, self.size())
        k = self.low
        while rank >= comb(self.n, k):
            rank -= comb(self.n, k)
            k += 1
        answer = 0
        for i in range(self.n - 1, -1, -1):
            without = comb(i, k)
            if rank >= without:
                rank -= without
                answer += 2**i
                k -= 1
        return answer

    def answers(self) -> Iterator[int]:
        return subset_answers(self.n, self.low, self.high)

    def encode(self, parts: list[int]) -> int:
        return sum(2**i for i in set(parts))

    def decode(self, answer: int) -> list[int]:
        return [i for i in range(self.n) if answer // 2**i % 2]

    def spec(self) -> list[object]:
        return ["subset", self.n, self.low, self.high]


class Product(Domain):
    """Several answers at once: mixed radix, the first factor most significant."""

    def __init__(self, *factors: Domain) -> None:
        bound = 1
        for factor in factors:
            bound *= factor.bound
        super().__init__(bound)
        self.factors: Final = factors

    def size(self) -> int:
        size = 1
        for factor in self.factors:
            size *= factor.size()
        return size

    def contains(self, answer: int) -> bool:
        if not 0 <= answer < self.bound:
            return False
        parts = self.decode(answer)
        return all(factor.contains(part) for factor, part in zip(self.factors, parts, strict=True))

    def sample(self, rng: Rng) -> int:
        return self.encode([factor.sample(rng) for factor in self.factors])

    def answers(self) -> Iterator[int]:
        return product_answers(self.factors, 0)

    def encode(self, parts: list[int]) -> int:
        answer = 0
        for factor, part in zip(self.factors, parts, strict=True):
            answer = answer * factor.bound + part
        return answer

    def decode(self, answer: int) -> list[int]:
        parts: list[int] = []
        for factor in reversed(self.factors):
            parts.append(answer % factor.bound)
            answer //= factor.bound
        parts.reverse()
        return parts

    def spec(self) -> list[object]:
        return ["product", *[factor.spec() for factor in self.factors]]


def subset_answers(n: int, low: int, high: int) -> Iterator[int]:
    """Iterate over the masks of ``low`` to ``high`` out of n bits, in ascending order, without trying the others."""
    if n == 0:
        yield 0
        return
    if low < n:
        yield from subset_answers(n - 1, low, min(high, n - 1))
    if high > 0:
        for rest in subset_answers(n - 1, max(low - 1, 0), high - 1):
            yield 2 ** (n - 1) + rest


def product_answers(factors: tuple[Domain, ...], high: int) -> Iterator[int]:
    """Iterate over the answers that begin with ``high``, in ascending order."""
    if not factors:
        yield high
        return
    for part in factors[0].answers():
        yield from product_answers(factors[1:], high * factors[0].bound + part)


def below_large(rng: Rng, n: int) -> int:
    """Return an int uniform in [0, n) for an n of up to 62 bits."""
    return (rng.below(1 << 30) << 32 | rng.below(1 << 30) << 2 | rng.below(4)) % n
