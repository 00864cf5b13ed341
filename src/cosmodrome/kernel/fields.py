"""The fields of a table in typed memory: declared once, read and changed through their declaration.

    TABLE: Final = Layout()
    PHASE: Final = TABLE.cell("phase")
    DECKS: Final = TABLE.piles("decks", LEVELS, 60, holds="card", shows=HIDDEN)
    CREDITS: Final = TABLE.seat_cell("credits")
    TABLE.close()

``CREDITS.add(g, seat, 3)`` in a rule, ``state.credits[0] = 3`` in a test (see ``showing``).  From the declarations come
the places in memory, snapshots, hashes, the count of components and what research sees.

Cells are narrow, and only the methods here touch them: what leaves is a full number, what comes in must fit.  What is
no longer used is set to zero, so that equal tables have equal memory.
"""

from typing import TYPE_CHECKING, Final, NoReturn, cast, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cosmodrome.kernel.agenda import MOST_SEATS
from cosmodrome.kernel.cells import COMPILED, narrow, wide

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State

# What of a field is shown to whom
PUBLIC: Final = "public"  # everything to everybody
OWN: Final = "own"  # everything to its seat, to others how much there is
HIDDEN: Final = "hidden"  # to everybody how much there is


MOST_BLOCKS: Final = MOST_SEATS + 1  # of a table: one for each seat, and one for whoever plays against all of them
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

    def is_flag(self) -> bool:
        """Tell whether its number means yes or no."""
        return self.holds == FLAG


# What the numbers of a field may mean, besides kinds of components
FLAG: Final = "flag"
SEAT: Final = "seat"


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


class Layout:
    """All fields of a table, and where they lie: what the table has, a block for what each seat has, and extras."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.common: i64 = 0  # cells before the first block
        self.block: i64 = 0  # cells of each block
        self.extras: i64 = 0  # cells behind the last block, where a table has them
        self.blanks: Final[dict[int, vec[i32]]] = {}

    # -- what the table has ------------------------------------------------------------------------------------------
    def cell(self, name: str, holds: str = "", blank: int = 0, shows: str = PUBLIC) -> Cell:
        """Declare a number."""
        field = Cell(name, 1, 1, blank, holds, shows)
        self.place(field, 1)
        return field

    def row(self, name: str, room: int, holds: str = "", blank: int = 0, shows: str = PUBLIC) -> Row:
        """Declare a row of numbers."""
        field = Row(name, room, 1, blank, holds, shows)
        self.place(field, 1)
        return field

    def grid(self, name: str, rows: int, room: int, holds: str = "", blank: int = 0, shows: str = PUBLIC) -> Grid:
        """Declare rows of numbers."""
        field = Grid(name, rows, room, blank, holds, shows)
        self.place(field, room)
        return field

    def piles(self, name: str, piles: int, room: int, holds: str = "", shows: str = PUBLIC) -> Piles:
        """Declare piles with room for so many items each."""
        field = Piles(name, piles, room, 0, holds, shows)
        self.place(field, room + 1)
        return field

    def lists(self, name: str, piles: int, room: int, holds: str = "", shows: str = PUBLIC) -> Lists:
        """Declare a list of at most so many piles with room for so many items each."""
        field = Lists(name, piles, room, holds, shows)
        self.place(field, room + 1)
        field.piles.lie(field.at + 1, room + 1, piles)
        return field

    def place(self, field: Field, stride: int) -> None:
        """Give a field the next cells."""
        field.lie(self.common, stride, field.count)
        self.common += field.cells()
        self.fields.append(field)

    # -- what every seat has -----------------------------------------------------------------------------------------
    def seat_cell(self, name: str, holds: str = "", blank: int = 0, shows: str = PUBLIC) -> Row:
        """Declare a number of each seat."""
        field = Row(name, 1, 1, blank, holds, shows)
        self.place_in_block(field)
        return field

    def seat_row(
        self, name: str, room: int, holds: str = "", blank: int = 0, shows: str = PUBLIC, nested: bool = False
    ) -> Grid:
        """Declare a row of numbers of each seat."""
        field = Grid(name, 1, room, blank, holds, shows)
        field.nested = nested
        self.place_in_block(field)
        return field

    def seat_pile(self, name: str, room: int, holds: str = "", shows: str = PUBLIC) -> Piles:
        """Declare a pile of each seat."""
        field = Piles(name, 1, room, 0, holds, shows)
        self.place_in_block(field)
        return field

    def place_in_block(self, field: Field) -> None:
        """Give a field the next cells of every block."""
        field.at, field.per_seat = self.block, True
        self.block += field.cells()
        self.fields.append(field)

    # -- what only some tables have ----------------------------------------------------------------------------------
    def extra_piles(self, name: str, piles: int, room: int, holds: str = "", shows: str = PUBLIC) -> Piles:
        """Declare piles that only some modes have: they lie at the end and are found from there."""
        field = Piles(name, piles, room, 0, holds, shows)
        field.at, field.stride, field.extra = self.extras, room + 1, True
        self.extras += field.cells()
        self.fields.append(field)
        return field

    def close(self) -> None:
        """Lay the blocks behind what the table has; nothing can be declared after that."""
        for field in self.fields:
            if field.per_seat:
                field.lie(field.at + self.common, self.block, MOST_BLOCKS)
            elif field.extra:
                field.lie(field.at - self.extras, field.stride, field.count)
        assert self.extras == 0 or self.extras % self.block, "the size of a table must tell whether it has extras"

    # -- memory ------------------------------------------------------------------------------------------------------
    def fresh(self, blocks: int, extras: bool = False) -> vec[i32]:
        """Return the memory of a blank table with so many blocks."""
        size: int = self.common + self.block * blocks + (self.extras if extras else 0)
        if size not in self.blanks:
            cells = [0] * size
            for field in self.fields:
                for block in range(0 if field.extra else blocks if field.per_seat else 1):
                    for i in range(field.cells()):
                        cells[field.at + block * field.stride * field.per_seat + i] = field.blank
            self.blanks[size] = narrow(cells)
        return self.blanks[size][:]

    def rows_of(self, field: Field, size: int) -> int:
        """Return how often a table of a size has a field: once, for each block, or not at all."""
        rest = size - self.common
        has_extras = self.block > 0 and rest % self.block != 0
        if field.extra:
            return 1 if has_extras else 0
        return (rest - (self.extras if has_extras else 0)) // self.block if field.per_seat else 1
