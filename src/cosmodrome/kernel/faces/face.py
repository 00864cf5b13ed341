"""How people see a game: its words, drawings, poster and board.  All of it is optional.

A game without a face can be simulated, recorded and replayed all the same: a question is called by its name, an answer
by its notation, an event by its name and numbers, and the table is drawn as it is seen.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from cosmodrome.kernel.faces.plain import view_lines
from cosmodrome.kernel.message import Message, Option, Pile, Reading
from cosmodrome.kernel.state import Event, State

S = TypeVar("S", bound=State)
Json = dict[str, object]
Names = Mapping[str, str]  # by language: {"en": ..., "ru": ...}
Say = Callable[[Message], str]
Because = str | Callable[[Event, str], str]  # a numbered rule, or what finds it from an event and the id of the mode


class Face(Generic[S]):
    """What a game tells and shows to people."""

    if TYPE_CHECKING:  # said by the rules
        kinds: ClassVar[tuple[str, ...]]
        events: ClassVar[tuple[str, ...]]

    locale: ClassVar[Path | None] = None  # the folder of the game's messages; None: it has no face
    names: ClassVar[Mapping[str, Names]] = {}  # of all components by id
    phrases: ClassVar[Mapping[str, str]] = {}  # Fluent messages by language that its data set brings
    rulebook: ClassVar[Path | None] = None  # the folder of <id>.md and <id>.ru.md; None: docs/rules of Cosmodrome
    because: ClassVar[dict[str, Because]] = {}  # event name -> the numbered rule that it follows from
    quiet: ClassVar[frozenset[str]] = frozenset()  # events that follow from others and are not worth a line of the log
    poster: ClassVar[Path | None] = None  # a picture for the lobby, 4 wide and 5 high: .svg, .png or .webp
    lesson: ClassVar[Path | None] = None  # the folder of a guided first game: lesson.toml, en.ftl and ru.ftl
    board: ClassVar[Path | None] = None  # the folder of board.js (and board.css), which draw the table in a browser

    def has_face(self) -> bool:
        """Tell whether the game speaks for itself."""
        return self.locale is not None

    def prompt(self, state: S, seat: int) -> Message:
        """Return what the seat is asked now."""
        return Message("ask-plain", {"question": self.kinds[state.question().kind]})

    def option(self, state: S, seat: int, answer: int) -> Option:
        """Return how one answer of the open question looks to a person."""
        return Option(answer, Message("option-plain", {"text": self.notation(state, seat, answer)}), (), "")

    def notation(self, state: S, seat: int, answer: int) -> str:
        """Return the short text of one answer, legal or not, by which tests and people can give it."""
        return str(answer)

    def tell(self, event: Event) -> Message:
        """Return an event as a line of the log."""
        values = ", ".join(f"{name} {value}" for name, value in self.values(event).items())
        return Message("event-plain", {"event": self.events[event[0]], "values": values})

    def values(self, event: Event) -> Json:
        """Return the numbers of an event by their names."""
        return {str(i): number for i, number in enumerate(event[2:])}

    def draw(self, view: Any, say: Say) -> list[str]:
        """Draw a view as lines of text for a terminal."""
        return view_lines(view, say, self.names, self.has_face())

    def sheet(self) -> Mapping[str, Mapping[str, object]]:
        """Return what a screen needs to draw each component, by id: figures, signs, words, source."""
        return {}

    def reading(self, component: str, seats: int) -> Reading | None:
        """Return all that can be read on a component at a table with so many seats; nothing where there is no text.

        It is the one place that terminal, browser and whoever else shows components read their text from
        (``kernel.view.reading_json`` puts it on the wire).  What it says is built from the sheet and the effects.
        """
        return None

    def piles(self, view: Any) -> list[Pile]:
        """Return the places of a view where components lie open, so that they can be listed and found."""
        return []

    def legend(self) -> list[Message]:
        """Return what the signs of ``draw`` mean, a line each."""
        return []

    # -- for everybody -----------------------------------------------------------------------------------------------
    def is_told(self, event: Event) -> bool:
        """Tell whether an event is worth a line of the log."""
        return self.events[event[0]] not in self.quiet

    def why(self, event: Event, mode: str) -> str:
        """Return the numbered rule that an event follows from; nothing where the game does not say."""
        rule = self.because.get(self.events[event[0]], "")
        return rule if isinstance(rule, str) else rule(event, mode)
