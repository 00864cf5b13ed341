"""What a value net sees of a table: features, declared once in named groups, and a position as their amounts.

    FEATURES: Final = FeatureSet()
    DECK: Final = FEATURES.each("deck", KINDS, OWNERS)
    FEATURES.close()

``DECK.add(position, owner, kind, 1)`` counts a card.  Amounts are small ints.  Seats are told relatively, the one that
looks first, and only what it may know is told: a position and all its re-deals have the same features.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import wide


@final
class Position:
    """The features of a position that are not nothing; used again and again."""

    def __init__(self, size: int) -> None:
        self.amounts: Final[vec[i64]] = wide([0] * size)  # of all features
        self.there: Final[vec[i64]] = wide([0] * size)  # those that were named, each once
        self.named: Final[vec[i64]] = wide([0] * size)  # 1 for those
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget everything."""
        for i in range(self.count):
            feature = self.there[i]
            self.amounts[feature] = 0
            self.named[feature] = 0
        self.count = 0

    def add(self, feature: i64, amount: i64) -> None:
        """Add an amount of a feature."""
        self.amounts[feature] += amount
        if self.named[feature] == 0:
            self.named[feature] = 1
            self.there[self.count] = feature
            self.count += 1

    def pairs(self) -> list[tuple[int, int]]:
        """Return the features with their amounts, in the order of their numbers, for whoever records them."""
        found: list[tuple[int, int]] = []
        for i in range(self.count):
            feature: int = self.there[i]
            amount: int = self.amounts[feature]
            if amount != 0:
                found.append((feature, amount))
        return sorted(found)


@final
class Group:
    """Features of one kind: so many, for each of so many seats (or others who have them)."""

    def __init__(self, name: str, size: int, seats: int, at: int) -> None:
        self.name: Final = name
        self.size: Final[i64] = size
        self.seats: Final[i64] = seats
        self.at: Final[i64] = at

    def add(self, position: Position, seat: i64, i: i64, amount: i64) -> None:
        """Add an amount; the seat is counted from the one that looks."""
        if 0 <= i < self.size:
            position.add(self.at + seat * self.size + i, amount)

    def mark(self, position: Position, i: i64) -> None:
        """Say that it is so, where no seat has it."""
        if 0 <= i < self.size:
            position.add(self.at + i, 1)

    def climb(self, position: Position, seat: i64, value: i64, step: i64) -> None:
        """Tell an amount by a ladder: one rung for every full step, so that each step may mean something else."""
        rungs = min(value // step, self.size)
        for i in range(rungs):
            position.add(self.at + seat * self.size + i, 1)


@final
class FeatureSet:
    """All features of a game."""

    def __init__(self) -> None:
        self.groups: Final[list[Group]] = []
        self.size: i64 = 0
        self.position: Position = Position(0)  # for whoever judges many, one after the other

    def each(self, name: str, size: int, seats: int) -> Group:
        """Declare features that every seat has."""
        group = Group(name, size, seats, self.size)
        self.groups.append(group)
        self.size += size * seats
        return group

    def common(self, name: str, size: int) -> Group:
        """Declare features that the table has."""
        return self.each(name, size, 1)

    def close(self) -> None:
        """End the declarations."""
        self.position = Position(self.size)

    def hash(self) -> str:
        """Return a hash of all names and sizes: a net knows features by their numbers, which follow from them."""
        text = ",".join([f"{group.name}:{group.size}x{group.seats}" for group in self.groups])
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def name_of(self, feature: int) -> str:
        """Return the name of a feature, for people."""
        for group in self.groups:
            inside = feature - group.at
            if 0 <= inside < group.size * group.seats:
                return f"{group.name}[{inside // group.size}][{inside % group.size}]"
        raise ValueError(f"there is no feature {feature}")
