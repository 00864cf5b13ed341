"""Chance: every roll is a function of a secret, a stream and how often that stream was rolled before.

One stream per purpose (dice, each deck, each heap): two tables with one seed see the same cards whatever the players
do.  A generator never changes, so clones of a state share it and copy only their counters.  When a match is taken back
by consent, a fresh generator follows from the old one, so that what people saw tells them nothing of what will come.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.errors import TapeError
from cosmodrome.kernel.memory.native import mypyc_attr

MASK30: Final = 0x3FFFFFFF
TWO_TO_30: Final = 0x40000000
SEED_BITS: Final = 62


def mix(low: i64, high: i64, stream: i64, count: i64) -> i64:
    """Return 30 well-mixed bits.  All factors are below 2**30, so that no product passes 63 bits."""
    x = (low + stream * 0x1E3779B1 + count * 0x2545F491) & MASK30
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & MASK30
    x ^= high
    x ^= x >> 12
    x = (x * 0x297A2D39) & MASK30
    x ^= x >> 15
    x = (x * 0x31848BAB) & MASK30
    return x ^ (x >> 16)


def after_rewind(rewind: int, kept: str) -> str:
    """Return the text from which fresh chance is made; no roll's text looks like it."""
    return f"rewind {rewind} {kept}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where a state's rolls come from."""

    def roll(self, n: i64, stream: i64, count: i64) -> i64:
        """Return the outcome, uniform in [0, n), of roll number ``count`` of a stream."""
        raise NotImplementedError

    def fresh(self, rewind: int, kept: str) -> "Chance":
        """Return where rolls come from after the match was taken back for that time; ``kept`` is what stayed."""
        raise NotImplementedError


class SeededChance(Chance):
    """Rolls for search and simulation, from a seed below 2**62."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.low: Final[i64] = mix(seed & MASK30, (seed >> 30 ^ seed >> 60) & MASK30, 1, 0)
        self.high: Final[i64] = mix(seed & MASK30, (seed >> 30 ^ seed >> 60) & MASK30, 2, 0)

    def roll(self, n: i64, stream: i64, count: i64) -> i64:
        return mix(self.low, self.high, stream, count) % n

    def fresh(self, rewind: int, kept: str) -> Chance:
        digest = blake2b(f"{self.seed} {after_rewind(rewind, kept)}".encode(), digest_size=8).digest()
        return SeededChance(int.from_bytes(digest, "big") >> 64 - SEED_BITS)


class KeyedChance(Chance):
    """Rolls for a match between people: a keyed hash that nobody can foresee and everybody can check afterwards."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def roll(self, n: i64, stream: i64, count: i64) -> i64:
        digest = blake2b(f"{stream}:{count}".encode(), key=self.key, digest_size=16).digest()
        large: int = int.from_bytes(digest, "big")
        return large % int(n)

    def fresh(self, rewind: int, kept: str) -> Chance:
        return KeyedChance(blake2b(after_rewind(rewind, kept).encode(), key=self.key, digest_size=32).digest())


class TapeChance(Chance):
    """Rolls that were written down: of a record, of a scripted test, or of dice on a real table."""

    def __init__(self, tape: dict[int, list[int]], after: Chance | None = None) -> None:
        self.tape: Final = tape
        self.after: Final = after

    def roll(self, n: i64, stream: i64, count: i64) -> i64:
        outcomes = self.tape.get(stream, [])
        if count >= len(outcomes):
            if self.after is None:
                raise TapeError(f"the tape of stream {stream} ends after {len(outcomes)} rolls")
            return self.after.roll(n, stream, count)
        outcome = outcomes[count]
        if not 0 <= outcome < n:
            raise TapeError(f"roll {count} of stream {stream} is {outcome}, which is not in 0..{n - 1}")
        return outcome

    def fresh(self, rewind: int, kept: str) -> Chance:
        return self if self.after is None else TapeChance(self.tape, self.after.fresh(rewind, kept))


class Rng:
    """A small generator for whoever plays or searches; rules never see it."""

    def __init__(self, seed: int) -> None:
        self.chance: Final = SeededChance(seed)
        self.count: i64 = 0

    def below(self, n: i64) -> i64:
        """Return an int uniform in [0, n)."""
        self.count += 1
        return mix(self.chance.low, self.chance.high, 0, self.count) % n

    def seed(self) -> int:
        """Return a new seed, for a generator that shall not follow this one."""
        return self.below(TWO_TO_30) * TWO_TO_30 + self.below(TWO_TO_30)

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffle_first(self, row: vec[i64], count: i64) -> None:
        """Put the first numbers of a row in a random order, in place."""
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            number = row[i]
            row[i] = row[j]
            row[j] = number
