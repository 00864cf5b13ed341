"""Fields as attributes of a state, for tests and tools: ``state.credits[0] = 3``, ``state.decks[1].append(card)``.

Rules never use this: they go through the fields themselves.  What is shown is no copy; changing it changes the table.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Final, overload

from cosmodrome.kernel.fields import FLAG, Layout
from cosmodrome.kernel.memory.piles import Lists, Piles
from cosmodrome.kernel.memory.rows import Cell, Field
from cosmodrome.kernel.state import State


def expose(state_class: type[State], layout: Layout) -> None:
    """Give a class of states an attribute for each field."""
    for field in layout.fields:
        setattr(state_class, field.name, attribute(field, layout))


def attribute(field: Field, layout: Layout) -> property:
    """Return a field as an attribute that can be read and set."""

    def read(g: State) -> object:
        return shown(g, field, layout)

    def write(g: State, value: object) -> None:
        replace(g, field, layout, value)

    return property(read, write, doc=f"The field {field.name!r} of the table.")


def replace(g: State, field: Field, layout: Layout, value: object) -> None:
    """Put a number, a list of numbers or a list of piles in the place of what a field holds."""
    if isinstance(field, Cell):
        assert isinstance(value, int)
        field.set(g, value)
    else:
        there = shown(g, field, layout)
        assert isinstance(there, Listed | Heaps)
        assert isinstance(value, Iterable)
        there.replace(list(value))


def shown(g: State, field: Field, layout: Layout) -> "int | bool | Numbers | Heap | Heaps":
    """Return what a field holds: a number, a list of numbers, or a list of piles."""
    if isinstance(field, Cell):
        return bool(field.get(g)) if field.holds == FLAG else int(field.get(g))
    if isinstance(field, Lists):
        return GrowingHeaps(g, field)
    blocks = layout.rows_of(field, len(g.cells))
    if isinstance(field, Piles):
        heaps = [Heap(g, field, pile) for pile in range(field.count * blocks)]
        return heaps[0] if not field.per_seat and field.count == 1 else Heaps(heaps)
    if field.nested:
        return Heaps([Line(g, field, row) for row in range(field.count * blocks)])
    return Numbers(g, field, blocks)


def plain(g: State, field: Field, layout: Layout) -> object:
    """Return what a field holds as an int or (nested) lists of ints of its own."""
    value = shown(g, field, layout)
    if isinstance(value, Listed):
        return value.numbers()
    return [heap.numbers() for heap in value] if isinstance(value, Heaps) else value


class Listed(MutableSequence[int]):
    """What compares, prints and slices like a list of ints."""

    def numbers(self) -> list[int]:
        """Return all numbers."""
        return [self.get(i) for i in range(len(self))]

    def get(self, i: int) -> int:
        raise NotImplementedError

    def set(self, i: int, value: int) -> None:
        raise NotImplementedError

    def place(self, i: int) -> int:
        """Return an index counted from the start, or complain as a list does."""
        if not -len(self) <= i < len(self):
            raise IndexError("list index out of range")
        return i % len(self)

    @overload
    def __getitem__(self, i: int) -> int: ...
    @overload
    def __getitem__(self, i: slice) -> list[int]: ...
    def __getitem__(self, i: int | slice) -> int | list[int]:
        return self.numbers()[i] if isinstance(i, slice) else self.get(self.place(i))

    @overload
    def __setitem__(self, i: int, value: int) -> None: ...
    @overload
    def __setitem__(self, i: slice, value: Iterable[int]) -> None: ...
    def __setitem__(self, i: int | slice, value: int | Iterable[int]) -> None:
        if isinstance(i, slice):
            numbers = self.numbers()
            assert isinstance(value, Iterable)
            numbers[i] = list(value)
            self.replace(numbers)
        else:
            assert isinstance(value, int)
            self.set(self.place(i), value)

    def replace(self, values: Sequence[int]) -> None:
        raise NotImplementedError

    def copy(self) -> list[int]:
        """Return a list of its own."""
        return self.numbers()

    def sort(self) -> None:
        """Put the numbers in ascending order."""
        self.replace(sorted(self.numbers()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed | list) and self.numbers() == list(other)

    def __add__(self, other: Iterable[int]) -> list[int]:
        return self.numbers() + list(other)

    def __radd__(self, other: Iterable[int]) -> list[int]:
        return list(other) + self.numbers()

    def __repr__(self) -> str:
        return repr(self.numbers())


class Numbers(Listed):
    """The numbers of a row, or of all rows one after the other; there are always as many."""

    def __init__(self, g: State, field: Field, blocks: int) -> None:
        self.g: Final = g
        self.field: Final = field
        self.blocks: Final = blocks

    def __len__(self) -> int:
        return self.field.count * self.field.room * self.blocks

    def cell(self, i: int) -> int:
        """Return where a number lies in memory."""
        field = self.field
        if field.per_seat:
            return field.at + i // field.room * field.stride + i % field.room
        return field.at + i

    def get(self, i: int) -> int:
        return int(self.g.cells[self.cell(i)])

    def numbers(self) -> list[int]:
        if self.field.per_seat:
            return super().numbers()
        first = self.cell(0)
        return [int(number) for number in self.g.cells[first : first + len(self)]]  # they lie side by side

    def set(self, i: int, value: int) -> None:
        self.g.cells[self.cell(i)] = value

    def replace(self, values: Sequence[int]) -> None:
        if len(values) != len(self):
            raise ValueError(f"{self.field.name} holds {len(self)} numbers, not {len(values)}")
        for i, value in enumerate(values):
            self.set(i, value)

    def __delitem__(self, i: int | slice) -> None:
        raise TypeError(f"{self.field.name} always holds {len(self)} numbers")

    def insert(self, i: int, value: int) -> None:
        raise TypeError(f"{self.field.name} always holds {len(self)} numbers")


class Line(Numbers):
    """The numbers of one row of several."""

    def __init__(self, g: State, field: Field, row: int) -> None:
        super().__init__(g, field, 1)
        self.row: Final = row

    def __len__(self) -> int:
        return int(self.field.room)

    def cell(self, i: int) -> int:
        return self.field.at + self.row * self.field.stride + i


class Heap(Listed):
    """One pile."""

    def __init__(self, g: State, field: Piles, pile: int) -> None:
        self.g: Final = g
        self.field: Final = field
        self.pile: Final = pile

    def __len__(self) -> int:
        return int(self.field.size(self.g, self.pile))

    def numbers(self) -> list[int]:
        return self.field.items(self.g, self.pile)

    def get(self, i: int) -> int:
        return int(self.field.get(self.g, self.pile, i))

    def set(self, i: int, value: int) -> None:
        self.field.set(self.g, self.pile, i, value)

    def replace(self, values: Sequence[int]) -> None:
        self.field.clear(self.g, self.pile)
        for value in values:
            self.field.add(self.g, self.pile, value)

    def __delitem__(self, i: int | slice) -> None:
        numbers = self.numbers()
        del numbers[i]
        self.replace(numbers)

    def insert(self, i: int, value: int) -> None:
        numbers = self.numbers()
        numbers.insert(i, value)
        self.replace(numbers)


class Heaps(Sequence[Listed]):
    """All piles or rows of a field."""

    def __init__(self, heaps: Sequence[Listed]) -> None:
        self.heaps: Final = list(heaps)

    def __len__(self) -> int:
        return len(self.heaps)

    @overload
    def __getitem__(self, i: int) -> Listed: ...
    @overload
    def __getitem__(self, i: slice) -> list[Listed]: ...
    def __getitem__(self, i: int | slice) -> Listed | list[Listed]:
        return self.heaps[i]

    def __setitem__(self, i: int, values: Sequence[int]) -> None:
        self.heaps[i].replace(list(values))

    def replace(self, piles: Sequence[Sequence[int]]) -> None:
        """Put these piles in the place of all; those that are not named are empty."""
        for i, heap in enumerate(self.heaps):
            heap.replace(list(piles[i]) if i < len(piles) else [])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(self.heaps)


class GrowingHeaps(Heaps):
    """A list of piles that can grow and shrink."""

    def __init__(self, g: State, field: Lists) -> None:
        super().__init__([Heap(g, field.piles, pile) for pile in range(field.length(g))])
        self.g: Final = g
        self.field: Final = field

    def replace(self, piles: Sequence[Sequence[int]]) -> None:
        while self.field.length(self.g):
            self.field.take(self.g, 0)
        for pile in piles:
            place = self.field.open(self.g)
            for item in pile:
                self.field.add(self.g, place, item)
