"""A table as one seat knows it: whatever it cannot know is covered, the same way in all states that look alike to it.

A re-deal puts something else in the place of what a seat cannot know; covering puts ``UNKNOWN`` there.  What learns by
numbers is shown covered tables only.
"""

from mypy_extensions import i64

from cosmodrome.kernel.fields import OWN, PUBLIC, UNKNOWN, Layout
from cosmodrome.kernel.memory.piles import Lists, Piles
from cosmodrome.kernel.memory.rows import Field
from cosmodrome.kernel.state import State


def cover(g: State, layout: Layout, seat: i64) -> None:
    """Cover what the fields of a table do not show to a seat (or SPECTATOR)."""
    for field in layout.fields:
        if field.shows != PUBLIC:
            for owner in range(layout.rows_of(field, len(g.cells))):
                if not (field.per_seat and owner == seat and field.shows == OWN):
                    cover_field(g, field, owner)


def cover_field(g: State, field: Field, owner: i64) -> None:
    """Cover what lies in a field, or in one owner's part of it; how much that is stays to be seen."""
    if isinstance(field, Lists):
        for pile in range(field.length(g)):
            cover_pile(g, field.piles, pile)
    elif isinstance(field, Piles):
        for pile in range(field.count):
            cover_pile(g, field, field.count * owner + pile)
    else:
        field.overwrite(g, owner, UNKNOWN)


def cover_pile(g: State, field: Piles, pile: i64) -> None:
    """Cover everything that lies in a pile."""
    for i in range(field.size(g, pile)):
        field.set(g, pile, i, UNKNOWN)


def cover_onto(g: State, field: Piles, pile: i64, onto: Piles, other: i64) -> None:
    """Cover a pile of which a seat knows what may lie there: put that among the others of a pile without order."""
    for i in range(field.size(g, pile)):
        onto.add(g, other, int(field.get(g, pile, i)))
        field.set(g, pile, i, UNKNOWN)
