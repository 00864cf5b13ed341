"""Domains: which ints are well-formed answers to a question; which of them are legal now is for the game to say."""

from typing import Final

from cosmodrome.kernel.chance import Rng

MOST: Final = 1 << 62


class Domain:
    """The answers 0 to bound - 1."""

    def __init__(self, bound: int) -> None:
        if not 0 < bound <= MOST:
            raise ValueError(f"a domain needs a bound in 1..2**62, not {bound}")
        self.bound: Final = bound

    def size(self) -> int:
        """Return how many answers are well-formed."""
        return self.bound

    def contains(self, answer: int) -> bool:
        """Tell whether the answer is well-formed."""
        return 0 <= answer < self.bound

    def sample(self, rng: Rng) -> int:
        """Return a well-formed answer, all equally likely."""
        return rng.below(self.bound)

    def answers(self) -> range:
        """Return the well-formed answers."""
        return range(self.bound)

    def spec(self) -> list[object]:
        """Return a JSON description, for a client that builds the answer itself."""
        return ["pick", self.bound]
