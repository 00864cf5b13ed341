"""Fields as piles, and as lists of piles, such as decks and hands.

What is no longer used of a pile is set to zero, so that equal tables have equal memory.
"""

from typing import TYPE_CHECKING, Final, NoReturn, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import COMPILED
from cosmodrome.kernel.memory.rows import Field

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State


@final
class Piles(Field):
    """Piles of numbers, such as cards: one for each seat, say.  A pile is its size, then what lies in it."""

    def cells(self) -> int:
        return self.count * (self.room + 1)

    def complain(self) -> NoReturn:
        """Say that a pile is full."""
        raise OverflowError(f"there is no room for more than {self.room} in {self.name}")

    def size(self, g: "State", pile: i64) -> i64:
        """Return how many lie in a pile."""
        at = self.starts[pile]
        value: int = g.cells[at]
        return value

    def get(self, g: "State", pile: i64, i: i64) -> i64:
        """Return what lies at a place, counted from the bottom."""
        at = self.firsts[pile] + i
        value: int = g.cells[at]
        return value

    def set(self, g: "State", pile: i64, i: i64, item: int) -> None:
        """Replace what lies at a place."""
        at = self.firsts[pile] + i
        g.cells[at] = item

    def add(self, g: "State", pile: i64, item: int) -> None:
        """Put one more on top."""
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        if size >= self.room:
            self.complain()
        cells[at] = size + 1
        cells[at + 1 + size] = item

    def find(self, g: "State", pile: i64, item: int) -> i64:
        """Return the first place where an item lies, or -1."""
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        for i in range(size):
            if cells[at + 1 + i] == item:
                return i
        return -1

    def has(self, g: "State", pile: i64, item: int) -> bool:
        """Tell whether an item lies in a pile."""
        return self.find(g, pile, item) >= 0

    def has_any(self, g: "State", pile: i64, column: vec[i64]) -> bool:
        """Tell whether an item lies in a pile for which a column holds anything but 0."""
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        for i in range(at + 1, at + 1 + size):
            item: int = cells[i]
            if column[item]:
                return True
        return False

    def next_above(self, g: "State", pile: i64, item: int) -> int:
        """Return the least item of a pile that is above a number, or -1."""
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        least: int = -1
        for i in range(at + 1, at + 1 + size):
            other: int = cells[i]
            if other > item and (least < 0 or other < least):
                least = other
        return least

    def pour(self, g: "State", pile: i64, onto: "Piles", other: i64) -> None:
        """Put everything that lies in a pile on another one, in the same order."""
        cells, at, to = g.cells, self.starts[pile], onto.starts[other]
        size: int = cells[at]
        there: int = cells[to]
        if size + there > onto.room:
            onto.complain()
        for i in range(1, size + 1):
            cells[to + there + i] = cells[at + i]
            cells[at + i] = 0
        cells[to] = there + size
        cells[at] = 0

    def take(self, g: "State", pile: i64, i: i64) -> i64:
        """Take away and return what lies at a place; what lay above it moves down."""
        cells, at = g.cells, self.starts[pile]
        taken: int = cells[at + 1 + i]
        size: int = cells[at]
        for above in range(at + 1 + i, at + size):
            cells[above] = cells[above + 1]
        cells[at + size] = 0
        cells[at] = size - 1
        return taken

    def take_unordered(self, g: "State", pile: i64, i: i64) -> i64:
        """Take away and return what lies at a place of a pile without order; the top one comes into its place."""
        cells, at = g.cells, self.starts[pile]
        taken: int = cells[at + 1 + i]
        size: int = cells[at]
        cells[at + 1 + i] = cells[at + size]
        cells[at + size] = 0
        cells[at] = size - 1
        return taken

    def shorten(self, g: "State", pile: i64, size: i64) -> None:
        """Take away what lies above so many."""
        cells, at = g.cells, self.starts[pile]
        old: int = cells[at]
        for i in range(at + 1 + size, at + 1 + old):
            cells[i] = 0
        cells[at] = int(size)

    def insert(self, g: "State", pile: i64, i: i64, item: i64) -> None:
        """Put an item at a place; what lay there and above it moves up."""
        self.add(g, pile, item)
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        for above in range(at + size, at + 1 + i, -1):
            cells[above] = cells[above - 1]
        cells[at + 1 + i] = int(item)

    def insert_ascending(self, g: "State", pile: i64, item: int) -> None:
        """Put an item into a pile that is in ascending order."""
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        if size >= self.room:
            self.complain()
        cells[at] = size + 1
        place = at + 1 + size
        while place > at + 1 and cells[place - 1] > item:
            cells[place] = cells[place - 1]
            place -= 1
        cells[place] = item

    def remove(self, g: "State", pile: i64, item: int) -> None:
        """Take away an item that lies in a pile."""
        self.take(g, pile, self.find(g, pile, item))

    def clear(self, g: "State", pile: i64) -> None:
        """Take everything away."""
        self.shorten(g, pile, 0)

    def items(self, g: "State", pile: i64) -> list[int]:
        """Return what lies in a pile, from the bottom up."""
        cells, at = g.cells, self.starts[pile]
        size: int = cells[at]
        if not COMPILED:
            return cast(list[int], cells[at + 1 : at + 1 + size])
        found: list[int] = []
        for i in range(at + 1, at + 1 + size):
            found.append(cells[i])
        return found


@final
class Lists(Field):
    """A list of piles that grows and shrinks: how many there are, then the piles."""

    def __init__(self, name: str, count: int, room: int, holds: str, shows: str) -> None:
        super().__init__(name, count, room, 0, holds, shows)
        self.piles: Final = Piles(name, count, room, 0, holds, shows)

    def cells(self) -> int:
        return 1 + self.piles.cells()

    def length(self, g: "State") -> i64:
        """Return how many piles there are."""
        value: int = g.cells[self.at]
        return value

    def size(self, g: "State", pile: i64) -> i64:
        """Return how many numbers a pile has."""
        return self.piles.size(g, pile)

    def get(self, g: "State", pile: i64, i: i64) -> i64:
        """Return a number of a pile."""
        return self.piles.get(g, pile, i)

    def set(self, g: "State", pile: i64, i: i64, value: int) -> None:
        """Replace a number of a pile."""
        self.piles.set(g, pile, i, value)

    def add(self, g: "State", pile: i64, value: int) -> None:
        """Put one more number on top of a pile."""
        self.piles.add(g, pile, value)

    def open(self, g: "State") -> i64:
        """Begin one more pile at the end, and return its place."""
        length: int = g.cells[self.at]
        if length >= self.count:
            raise OverflowError(f"there is no room for more than {self.count} in {self.name}")
        g.cells[self.at] = length + 1
        return length

    def take(self, g: "State", pile: i64) -> None:
        """Take a pile away; those behind it move up."""
        last = self.length(g) - 1
        first, stride = self.piles.at, self.stride
        for i in range(first + pile * stride, first + last * stride):
            g.cells[i] = g.cells[i + stride]
        self.piles.clear(g, last)
        g.cells[self.at] = int(last)
