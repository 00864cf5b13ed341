"""A game made of declarations: what everybody else asks about questions, events and fields comes from them."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar, cast

from cosmodrome.kernel.agenda import Rule
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.event import Events
from cosmodrome.kernel.faces import covering
from cosmodrome.kernel.faces.dealing import dealt_anew, seen
from cosmodrome.kernel.fields import FLAG, SEAT, Layout
from cosmodrome.kernel.flow import open_kind
from cosmodrome.kernel.game import Because, Game, Json, Names, S, TableView
from cosmodrome.kernel.memory.piles import Lists, Piles
from cosmodrome.kernel.memory.rows import Field
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.program import Program
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import Event, State

C = TypeVar("C", bound=Components)
BY_INDEX = "@"  # before a kind of component: the cells of the field are those components, on the table unless blank


class DeclaredGame(Game[S], Generic[S, C]):
    """A game with a data set; another data set makes another object of the same class."""

    happenings: ClassVar[Events]
    program: ClassVar[Program]
    state: ClassVar[type[State]] = State  # of what class its states are

    def __init__(self, data: C) -> None:
        self.data = data
        self.kinds: tuple[str, ...] = tuple(question.name for question in self.program.questions)  # type: ignore[misc]
        self.events: tuple[str, ...] = self.happenings.names()  # type: ignore[misc]
        self.quiet: frozenset[str] = frozenset(kind.name for kind in self.happenings.kinds if kind.quiet)  # type: ignore[misc]
        self.names: Mapping[str, Names] = data.names  # type: ignore[misc]
        self.phrases: Mapping[str, str] = data.phrases  # type: ignore[misc]
        self.explains: dict[str, tuple[str, ...]] = {  # type: ignore[misc]
            kind.name: kind.changes for kind in self.happenings.kinds if kind.changes
        }
        self.because: dict[str, Because] = dict.fromkeys(self.events, self.why)  # type: ignore[misc]

    def blank(self) -> S:
        """Return a state with nothing on its table; a game whose states know their data set overrides this."""
        state = self.state()
        state.program = self.program
        return cast(S, state)

    def read(self, path: Path) -> C:
        """Read a data set from a file."""
        raise NotImplementedError

    def with_data(self, path: Path) -> Self:
        """Return the same game with another data set; both can be played in one process."""
        data = self.read(path)
        if complaint := self.data.renumbered(data):
            raise DataError(f"{path.name}: {complaint}: answers name components by number, so what is new comes last")
        return type(self)(data)

    def expanded(self, *files: Path) -> Self:
        """Return the same game with expansions on top of its data set; a game that knows of some overrides this."""
        raise DataError(f"{files[0].name}: {self.id} has no expansions")

    def data_hash(self) -> str:
        return self.data.hash

    def rules(self) -> dict[str, Rule]:
        return {rule.__name__: rule for rule in self.program.rules}

    def question(self, state: S) -> Question[State]:
        """Return the declaration of the open question."""
        return self.program.question(int(open_kind(state)))

    def view(self, state: S, seat: int) -> TableView:
        """Return what the fields show; a game with a view of its own overrides this."""
        return seen(state, self.layout(), self.data, seat)

    def redeal(self, state: S, seat: int, rng: Rng) -> S:
        """Shuffle what the fields hide, and draw chance and sealed answers anew."""
        copy = state.clone()
        dealt_anew(copy, self.layout(), seat, rng)
        copy.chance = SeededChance(rng.seed())
        if not copy.over():
            copy.redraw_sealed(seat, rng)
        return copy

    def cover(self, state: S, seat: int) -> None:
        """Put UNKNOWN in the place of all that a seat (or SPECTATOR) cannot know; two re-deals look the same then.

        What the fields do not show is covered; a game of which a seat knows more, or less, overrides this.
        """
        covering.cover(state, self.layout(), seat)

    def layout(self) -> Layout:
        """Return the fields of the table."""
        layout = self.program.layout
        assert layout is not None, "a declared game has a table of fields"
        return layout

    def prompt(self, state: S, seat: int) -> Message:
        return self.question(state).prompt(state, seat) if self.has_face() else super().prompt(state, seat)

    def option(self, state: S, seat: int, answer: int) -> Option:
        return self.question(state).option(state, seat, answer)

    def notation(self, state: S, seat: int, answer: int) -> str:
        return self.question(state).notation(state, seat, answer)

    def tell(self, event: Event) -> Message:
        return self.happenings.kinds[event[0]].message(event, self.data) if self.has_face() else super().tell(event)

    def values(self, event: Event) -> Json:
        return self.happenings.kinds[event[0]].json(event, self.data)

    def why(self, event: Event, mode: str) -> str:
        return self.happenings.kinds[event[0]].because(event, mode, self.data)

    def components(self, state: S) -> dict[str, int]:
        """Count every component wherever a field says that it lies."""
        layout, counts = self.layout(), dict[str, int]()
        for field in layout.fields:
            for kind, number in lying(state, layout, field):
                id = self.data.id_of(kind, number)
                counts[id] = counts.get(id, 0) + 1
        return dict(sorted(counts.items()))


def lying(state: State, layout: Layout, field: Field) -> list[tuple[str, int]]:
    """Return the components that lie in a field, as kind and number."""
    kind = "" if field.holds in (FLAG, SEAT) else field.holds.removeprefix(BY_INDEX)
    cells = numbers_in(state, layout, field)
    if field.holds.startswith(BY_INDEX):
        return [(kind, i) for i, cell in enumerate(cells) if cell != field.blank]
    there = [cell for cell in cells if (cell >= 0 if isinstance(field, Piles | Lists) else cell != field.blank)]
    return [(kind, cell) for cell in there] if kind else []


def numbers_in(state: State, layout: Layout, field: Field) -> list[int]:
    """Return all numbers of a field, those of piles without their sizes."""
    if isinstance(field, Lists):
        return [item for pile in range(field.length(state)) for item in field.piles.items(state, pile)]
    blocks = layout.rows_of(field, len(state.cells))
    if isinstance(field, Piles):
        return [item for pile in range(field.count * blocks) for item in field.items(state, pile)]
    width = field.count * field.room
    step = field.stride if field.per_seat else 0
    return [int(state.cells[field.at + block * step + i]) for block in range(blocks) for i in range(width)]
