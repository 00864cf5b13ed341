"""The components of a game as a data set has them: their ids, numbers and names."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.memory.native import mypyc_attr


class Figures:
    """Up to three figures that a data file has for an effect; a game derives its steps from it."""

    def __init__(self, figures: list[int]) -> None:
        self.a: Final[i64] = figures[0] if figures else 0
        self.b: Final[i64] = figures[1] if len(figures) > 1 else 0
        self.c: Final[i64] = figures[2] if len(figures) > 2 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What a data file says; a game derives its own class and adds tables of figures."""

    def __init__(self, hash: str) -> None:
        self.hash: Final = hash  # of the files that it was read from
        self.ids: Final[dict[str, list[str]]] = {}  # of every kind of component, by number
        self.names: Final[dict[str, Mapping[str, str]]] = {}  # by id and language
        self.phrases: Final[dict[str, str]] = {}  # Fluent messages that came with it, by language

    def add(self, kind: str, ids: list[str], names: Mapping[str, Mapping[str, str]]) -> None:
        """Add a kind of component: the id of each by number, which equal ones share, and names by id and language."""
        self.ids[kind] = ids
        self.names.update(names)

    def renumbered(self, other: "Components") -> str:
        """Say which component has another number in another data set, where it is called by it; nothing if none has."""
        for kind, ids in self.ids.items():
            theirs = other.ids.get(kind, [])
            for number, id in enumerate(ids):
                if number >= len(theirs) or theirs[number] != id:
                    found = theirs[number] if number < len(theirs) else "missing"
                    return f"{kind} number {number} must be {id!r}, but is {found!r}"
        return ""

    def id_of(self, kind: str, number: int) -> str:
        """Return the id of a component."""
        return self.ids[kind][number]
