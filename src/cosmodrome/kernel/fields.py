"""The fields of a table in typed memory: declared once, read and changed through their declaration.

    TABLE: Final = Layout()
    PHASE: Final = TABLE.cell("phase")
    DECKS: Final = TABLE.piles("decks", LEVELS, 60, holds="card", shows=HIDDEN)
    CREDITS: Final = TABLE.seat_cell("credits")
    TABLE.close()

``CREDITS.add(g, seat, 3)`` in a rule, ``state.credits[0] = 3`` in a test (see ``showing``).  From the declarations come
the places in memory, snapshots, hashes, the count of components and what research sees.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cosmodrome.kernel.agenda import MOST_SEATS
from cosmodrome.kernel.memory.cells import narrow
from cosmodrome.kernel.memory.piles import Lists, Piles
from cosmodrome.kernel.memory.rows import Cell, Field, Grid, Row

# What of a field is shown to whom
PUBLIC: Final = "public"  # everything to everybody
OWN: Final = "own"  # everything to its seat, to others how much there is
HIDDEN: Final = "hidden"  # to everybody how much there is

UNKNOWN: Final = -9  # stands in a covered table for what a seat cannot know (see ``faces/covering``)

# What the numbers of a field may mean, besides kinds of components
FLAG: Final = "flag"
SEAT: Final = "seat"

MOST_BLOCKS: Final = MOST_SEATS + 1  # of a table: one for each seat, and one for whoever plays against all of them


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
