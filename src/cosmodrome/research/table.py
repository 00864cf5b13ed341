"""The places of an observation, from the fields of a table: their names, ranges, and how they are written."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.kernel.fields import FLAG, HIDDEN, OWN, UNKNOWN, Layout
from cosmodrome.kernel.memory.piles import Lists, Piles
from cosmodrome.kernel.memory.rows import Field
from cosmodrome.research.core import seeing
from cosmodrome.research.published import Shape, read_published

SMALL: Final = 18  # piles up to this room tell only what lies at each place
SHORT: Final = 128  # piles up to this room tell both that and how many of each there are, longer ones only the latter
LEAST: Final = -(2**31)
MOST: Final = 2**31 - 1

# How a field is written, by name: see ``core/seeing``
HOW: Final = {
    "numbers": seeing.NUMBERS,
    "things": seeing.THINGS,
    "pile": seeing.PILE,
    "counts": seeing.COUNTS,
    "plain_pile": seeing.PLAIN_PILE,
}


class Place(NamedTuple):
    """A number of an observation: its name, and the least and the greatest value it can have."""

    name: str
    low: int
    high: int


class Plan(NamedTuple):
    """An observation: its places, and the steps that write them."""

    places: list[Place]
    steps: list[int]


def shapes_of(game: DeclaredGame[Any, Any], published: list[Shape]) -> list[Shape]:
    """Return the published shapes of fields and behind them those that are new."""
    now = [shape for field in game.layout().fields for shape in shapes(game, field)]
    return published + [shape for shape in now if shape not in published]


def shapes(game: DeclaredGame[Any, Any], field: Field) -> list[Shape]:
    """Return how a field is written: piles of components by counts, and where order may matter by place too."""
    kinds = len(game.data.ids.get(field.holds, ()))
    rows, room = int(field.count), int(field.room)
    if isinstance(field, Lists):
        return [(field.name, "plain_pile", rows, room, 0)]
    if not isinstance(field, Piles):
        return [(field.name, "things" if kinds else "numbers", rows, room, kinds)]
    if not kinds:
        return [(field.name, "plain_pile", rows, room, 0)]
    placed: Shape = (field.name, "pile", rows, room, kinds)
    counted: Shape = (field.name, "counts", rows, room, kinds)
    if room <= SMALL:
        return [placed]
    return [counted] if field.shows == HIDDEN or room > SHORT else [counted, placed]  # hidden piles have no order


def plan_of(game: DeclaredGame[Any, Any], seats: int, size: int) -> Plan:
    """Return the observation of a game's tables with so many seats and cells."""
    layout = game.layout()
    fields = {field.name: field for field in layout.fields}
    places, steps = list(head_places(game)), list[int]()
    for shape in shapes_of(game, read_published(game).table):
        field = fields.get(shape[0])
        if field is None or shape not in shapes(game, field):
            places += gap(shape, seats)
            continue
        for row, at in rows_of(layout, field, size):
            steps += [HOW[shape[1]], at, shape[3], len(places), shape[4]]
            places += row_places(game, shape, field, row)
    return Plan(places, steps)


def rows_of(layout: Layout, field: Field, size: int) -> Iterator[tuple[str, int]]:
    """Iterate over the rows or piles of a field at a table of some size, each with its name and first cell."""
    blocks = layout.rows_of(field, size)
    if isinstance(field, Lists):
        stride = int(field.room) + 1
        for pile in range(field.count):
            yield f"{field.name}[{pile}]", int(field.at) + 1 + stride * pile
        return
    width = int(field.cells()) // int(field.count)
    for block in range(blocks):
        for row in range(field.count):
            index = block if field.per_seat else row
            single = not field.per_seat and field.count == 1
            at = int(field.at) + int(field.stride) * block * field.per_seat + width * row
            yield field.name if single else f"{field.name}[{index}]", at


def row_places(game: DeclaredGame[Any, Any], shape: Shape, field: Field, row: str) -> list[Place]:
    """Return the places for one row or pile of a field."""
    _, how, _, room, kinds = shape
    low, high = (min(0, UNKNOWN) if field.shows == OWN else 0, 1) if field.holds == FLAG else (LEAST, MOST)
    inside = [row] if room == 1 else [f"{row}.{i}" for i in range(room)]
    if how == "numbers":
        return [Place(name, low, high) for name in inside]
    if how == "things":
        return [Place(name, 0, kinds + 1) for name in inside]
    size = Place(f"{row}.size", 0, room)
    if how == "counts":
        return [size, *(Place(f"{row}.count.{name}", 0, room) for name in kind_names(game.data.ids[field.holds]))]
    if how == "pile":
        return [size._replace(name=f"{row}.placed"), *(Place(name, 0, kinds + 1) for name in inside)]
    return [size, *(Place(name, LEAST, MOST) for name in inside)]


def kind_names(ids: list[str]) -> list[str]:
    """Return a name for each component of a kind: its id, with its number where several have the same."""
    return [id if ids.count(id) == 1 else f"{id}#{number}" for number, id in enumerate(ids)]


def gap(shape: Shape, seats: int) -> list[Place]:
    """Return the places that a field had which is not there any more; they stay 0."""
    name, how, rows, room, kinds = shape
    width = 1 + kinds if how == "counts" else room if how in ("numbers", "things") else 1 + room
    return [Place(f"gone {name} {i}", 0, 0) for i in range(rows * width)]


def head_places(game: DeclaredGame[Any, Any]) -> Iterator[Place]:
    """Iterate over the places of the head."""
    questions = [question.name for question in game.program.questions]
    for seat in range(seeing.MOST_SEATS):
        yield Place(f"viewer is {seat}", 0, 1)
    for seat in range(seeing.MOST_SEATS):
        yield Place(f"asked is {seat}", 0, 1)
    for kind in range(seeing.MOST_KINDS):
        yield Place(f"question is {questions[kind] if kind < len(questions) else kind}", 0, 1)
    for i in range(seeing.MOST_ARGUMENTS):
        yield Place(f"argument {i}", LEAST, MOST)
    yield Place("digits so far", 0, MOST)
    yield Place("digits to come", 0, 8)
    for seat in range(seeing.MOST_SEATS):
        yield Place(f"sealed answer of {seat}", 0, MOST)
    yield Place("over", 0, 1)
