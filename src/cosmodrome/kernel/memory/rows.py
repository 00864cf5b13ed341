"""Fields as numbers, rows and grids of a table, with the ways to read and change them.

Cells are narrow, and only the methods of fields touch them: what leaves is a full number, what comes in must fit.
"""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import COMPILED, wide

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State

NOWHERE: Final = wide([])


class Field:
    """What all fields have: a name, a place in memory, a shape, and what is known of its numbers."""

    def __init__(self, name: str, count: int, room: int, blank: int, holds: str, shows: str) -> None:
        self.name: Final = name
        self.count: Final[i64] = count  # of its rows or piles; of those that a seat has
        self.room: Final[i64] = room  # of each
        self.blank: Final[i64] = blank  # what stands in its cells at first
        self.holds: Final = holds  # the kind of component whose numbers it holds; "" for plain numbers
        self.shows: Final = shows
        self.per_seat: bool = False
        self.extra: bool = False  # only some tables have it
        self.nested: bool = False  # tests see a list for each row, and not one for all
        self.at: i64 = 0  # where it begins in memory
        self.stride: i64 = 0  # from one number, row or pile to the next, or from one seat to the next
        self.starts: vec[i64] = NOWHERE  # where each number, row or pile begins
        self.firsts: vec[i64] = NOWHERE  # where what lies in each pile begins

    def lie(self, at: int, stride: int, rows: int) -> None:
        """Take a place in memory."""
        self.at, self.stride = at, stride
        self.starts = wide([at + stride * row for row in range(rows)])
        self.firsts = wide([at + stride * row + 1 for row in range(rows)])

    def cells(self) -> int:
        """Return how many cells it takes, of each seat where every seat has it."""
        return self.count * self.room

    def overwrite(self, g: "State", owner: i64, value: int) -> None:
        """Put a number in the place of all that are not blank, where seats have the field those of one owner."""
        at = self.at + (self.stride * owner if self.per_seat else 0)
        for i in range(at, at + self.cells()):
            if g.cells[i] != self.blank:
                g.cells[i] = value


@final
class Cell(Field):
    """One number."""

    def get(self, g: "State") -> i64:
        """Return the number."""
        value: int = g.cells[self.at]
        return value

    def set(self, g: "State", value: int) -> None:
        """Replace the number."""
        g.cells[self.at] = value

    def add(self, g: "State", amount: int) -> None:
        """Change the number by an amount."""
        value: int = g.cells[self.at]
        g.cells[self.at] = value + amount


@final
class Row(Field):
    """A row of numbers: one for each seat, say."""

    def get(self, g: "State", i: i64) -> i64:
        """Return one number."""
        at = self.starts[i]
        value: int = g.cells[at]
        return value

    def set(self, g: "State", i: i64, value: int) -> None:
        """Replace one number."""
        at = self.starts[i]
        g.cells[at] = value

    def add(self, g: "State", i: i64, amount: int) -> None:
        """Change one number by an amount."""
        at = self.starts[i]
        value: int = g.cells[at]
        g.cells[at] = value + amount

    def find(self, g: "State", value: int, first: i64, end: i64) -> i64:
        """Return the first place from one to before another where a number stands, or -1."""
        cells, starts = g.cells, self.starts
        for i in range(first, end):
            if cells[starts[i]] == value:
                return i
        return -1

    def find_at_most(self, g: "State", column: vec[i64], most: i64, first: i64, end: i64) -> i64:
        """Return the first place from one to before another whose component has at most so much in a column, or -1."""
        cells, starts = g.cells, self.starts
        for i in range(first, end):
            item: int = cells[starts[i]]
            if item >= 0 and column[item] <= most:
                return i
        return -1


@final
class Grid(Field):
    """Several rows of numbers: one for each seat, say."""

    def __init__(self, name: str, count: int, room: int, blank: int, holds: str, shows: str) -> None:
        super().__init__(name, count, room, blank, holds, shows)
        self.blanks: Final[vec[i64]] = wide([blank] * room)

    def get(self, g: "State", row: i64, i: i64) -> i64:
        """Return one number."""
        at = self.starts[row] + i
        value: int = g.cells[at]
        return value

    def set(self, g: "State", row: i64, i: i64, value: int) -> None:
        """Replace one number."""
        at = self.starts[row] + i
        g.cells[at] = value

    def add(self, g: "State", row: i64, i: i64, amount: int) -> None:
        """Change one number by an amount."""
        at = self.starts[row] + i
        value: int = g.cells[at]
        g.cells[at] = value + amount

    def row(self, g: "State", row: i64) -> vec[i64]:
        """Return the numbers of a row, for whoever reads most of them, or wants to try out others."""
        cells, at = g.cells, self.starts[row]
        if not COMPILED:
            return cast(vec[i64], cells[at : at + self.room])
        numbers = self.blanks[:]
        for i in range(self.room):
            value: int = cells[at + i]
            numbers[i] = value
        return numbers
