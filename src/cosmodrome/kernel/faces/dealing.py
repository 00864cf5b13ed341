"""What a seat may see of a declared table, and tables that look the same to it: both follow from the fields.

A field that is not shown to a seat (``OWN`` of somebody else, ``HIDDEN``) stands in its view as ``{"hidden": n}``.  A
re-deal shuffles all components of a kind among the places that the seat cannot see.
"""

from typing import Final

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.fields import FLAG, OWN, PUBLIC, SEAT, Layout
from cosmodrome.kernel.memory.piles import Piles
from cosmodrome.kernel.memory.rows import Cell, Field
from cosmodrome.kernel.state import State

Seen = dict[str, object]
COMMON: Final = -1  # stands for the owner of what no seat has


def seen(state: State, layout: Layout, data: Components, seat: int) -> Seen:
    """Return what a seat (or SPECTATOR) may see: the fields of the table, then ``players`` with those of each seat."""
    table: Seen = {field.name: field_seen(state, field, data, seat) for field in layout.fields if not field.per_seat}
    of_seats = [field for field in layout.fields if field.per_seat]
    players = [
        {field.name: field_seen(state, field, data, seat, owner) for field in of_seats} for owner in owners(state)
    ]
    return {**table, "players": players} if of_seats else table


def owners(state: State) -> range:
    """Return all seats."""
    return range(state.seats)


def field_seen(state: State, field: Field, data: Components, seat: int, owner: int = COMMON) -> object:
    """Return what a seat may see of a field, or of one owner's part of it."""
    rows = [row_seen(state, row, field, data, is_shown(field, seat, owner)) for row in rows_of(field, state, owner)]
    return rows[0] if len(rows) == 1 else rows


def is_shown(field: Field, seat: int, owner: int) -> bool:
    """Tell whether a seat sees what lies in a field."""
    return field.shows == PUBLIC or (field.shows == OWN and owner == seat)


def row_seen(state: State, row: list[int], field: Field, data: Components, shown: bool) -> object:
    """Return what can be seen of one row or pile, given by its places in memory."""
    numbers = [int(state.cells[place]) for place in row]
    single = isinstance(field, Cell) or (field.per_seat and field.cells() == 1)
    if shown:
        things = [thing(number, field, data) for number in numbers]
        return things[0] if single else things
    count = sum(isinstance(field, Piles) or number != field.blank for number in numbers)
    return {"hidden": count} if count or not single else None


def thing(number: int, field: Field, data: Components) -> object:
    """Return a number of a field as JSON: a component by its id, None where nothing lies."""
    if field.holds == FLAG:
        return bool(number)
    if field.holds == SEAT:
        return {"seat": number} if number >= 0 else None
    if field.holds not in data.ids:
        return number
    return None if number == field.blank and not isinstance(field, Piles) else data.id_of(field.holds, number)


def rows_of(field: Field, state: State, owner: int) -> list[list[int]]:
    """Return the places in memory of each row or pile of a field, or of one owner's part of it."""
    start = field.at + field.stride * max(owner, 0)
    if not isinstance(field, Piles):
        width = field.cells() if field.per_seat or field.room == 1 else field.room
        return [list(range(at, at + width)) for at in range(start, start + field.cells(), width)]
    piles = range(start, start + field.cells(), field.room + 1)
    return [list(range(at + 1, at + 1 + int(state.cells[at]))) for at in piles]


def dealt_anew(state: State, layout: Layout, seat: int, rng: Rng) -> None:
    """Shuffle what a seat cannot see among its places, kind by kind."""
    kinds: dict[str, list[int]] = {}
    for field in layout.fields:
        for owner in owners(state) if field.per_seat else [COMMON]:
            if field.holds and not is_shown(field, seat, owner):
                places = [place for row in rows_of(field, state, owner) for place in row]
                taken = [at for at in places if isinstance(field, Piles) or state.cells[at] != field.blank]
                kinds.setdefault(field.holds, []).extend(taken)
    for places in kinds.values():
        numbers = [int(state.cells[place]) for place in places]
        rng.shuffle(numbers)
        for place, number in zip(places, numbers, strict=True):
            state.cells[place] = number
