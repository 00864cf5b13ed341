"""An event is one declaration: its name, its named values, the rule behind it, what it changes, how it is told.

    GAINED: Final = EVENTS.add(
        "gained", {"seat": SEAT, "resource": RESOURCE, "amount": NUMBER, "card": CARD},
        rule="SB-6.1", changes=("players.*.credits",),
    )

An atom says ``GAINED.emit(g, seat, resource, amount, card)``; nobody else makes one.  In a state's list an event is six
ints; with its declaration they become a line of the log, JSON with names, and the numbered rule.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cosmodrome.kernel.agenda import EVERYBODY, seats_in
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

if TYPE_CHECKING:
    from cosmodrome.kernel.components import Components
    from cosmodrome.kernel.state import Event, State

MOST_VALUES: Final = 4


class Value:
    """What a number of an event means: how it is said in messages and written in JSON."""

    def __init__(self, type: str) -> None:
        self.type: Final = type  # in TypeScript

    def told(self, g: "State", number: int) -> int:
        """Return the number as events tell it, where that is not the number by which rules know it."""
        return number

    def say(self, number: int, components: "Components") -> Arg:
        """Return the number as an argument of a message."""
        return number

    def json(self, number: int, components: "Components") -> object:
        """Return the number as JSON."""
        return number


class SeatValue(Value):
    """A seat."""

    def say(self, number: int, components: "Components") -> Arg:
        return Seat(number)


class SeatsValue(Value):
    """Several seats, as a mask."""

    def say(self, number: int, components: "Components") -> Arg:
        return tuple([Seat(seat) for seat in seats_in(number)])

    def json(self, number: int, components: "Components") -> object:
        return seats_in(number)


class FlagValue(Value):
    """Yes or no."""

    def json(self, number: int, components: "Components") -> object:
        return bool(number)


class WordValue(Value):
    """One of several words."""

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__(" | ".join([f'"{word}"' for word in words]))
        self.words: Final = words

    def say(self, number: int, components: "Components") -> Arg:
        return self.words[number]

    def json(self, number: int, components: "Components") -> object:
        return self.words[number]


class ComponentValue(Value):
    """A component, by its id; nothing where the number is negative."""

    def __init__(self, kind: str) -> None:
        super().__init__("string | null")
        self.kind: Final = kind

    def say(self, number: int, components: "Components") -> Arg:
        return Ref(components.id_of(self.kind, number)) if number >= 0 else ""

    def json(self, number: int, components: "Components") -> object:
        return components.id_of(self.kind, number) if number >= 0 else None


SEAT: Final = SeatValue("number")
SEATS: Final = SeatsValue("number[]")
NUMBER: Final = Value("number")
FLAG: Final = FlagValue("boolean")


@final
class Happening:
    """An event with its declaration: its values have names."""

    def __init__(self, kind: "EventKind", event: "Event", components: "Components", mode: str = "") -> None:
        self.kind: Final = kind
        self.event: Final = event
        self.components: Final = components
        self.mode: Final = mode  # the id of the mode; nothing when it is only to be told

    def __getitem__(self, name: str) -> int:
        """Return a value by its name."""
        return self.event[2 + self.kind.places[name]]

    def said(self) -> dict[str, Arg]:
        """Return the values as arguments of a message."""
        components, event = self.components, self.event
        return {name: value.say(event[2 + i], components) for i, (name, value) in enumerate(self.kind.values.items())}

    def json(self) -> dict[str, object]:
        """Return the values as JSON."""
        components, event = self.components, self.event
        return {name: value.json(event[2 + i], components) for i, (name, value) in enumerate(self.kind.values.items())}


Because = str | Callable[[Happening], str]  # a numbered rule, or what finds it
Told = Callable[[Happening], Message]


@final
class EventKind:
    """One kind of event."""

    def __init__(
        self,
        number: int,
        name: str,
        values: Mapping[str, Value],
        rule: Because,
        changes: tuple[str, ...],
        told: Told | None,
        quiet: bool,
    ) -> None:
        self.number: Final[i64] = number
        self.name: Final = name
        self.values: Final = values
        self.places: Final = {value: place for place, value in enumerate(values)}
        self.rule: Final = rule
        self.changes: Final = changes  # paths of the view, * for any key
        self.told: Final = told
        self.quiet: Final = quiet  # follows from others and is not worth a line of the log

    def emit(self, g: "State", a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody that it happened."""
        if g.events is not None:
            self.note(g, g.events, EVERYBODY, [a, b, c, d])

    def emit_to(self, g: "State", audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell the seats of a mask that it happened."""
        if g.events is not None:
            self.note(g, g.events, audience, [a, b, c, d])

    def note(self, g: "State", events: list["Event"], audience: int, numbers: list[int]) -> None:
        """Write it down for the seats of a mask."""
        for place, value in enumerate(self.values.values()):
            numbers[place] = value.told(g, numbers[place])
        a, b, c, d = numbers
        events.append((int(self.number), audience, a, b, c, d))

    def message(self, event: "Event", components: "Components") -> Message:
        """Return the line of the log."""
        happening = Happening(self, event, components)
        return Message(f"event-{self.name}", happening.said()) if self.told is None else self.told(happening)

    def json(self, event: "Event", components: "Components") -> dict[str, object]:
        """Return the values of an event as JSON."""
        return Happening(self, event, components).json()

    def because(self, event: "Event", mode: str, components: "Components") -> str:
        """Return the numbered rule that an event follows from."""
        return self.rule if isinstance(self.rule, str) else self.rule(Happening(self, event, components, mode))


class Events:
    """All events of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def add(
        self,
        name: str,
        values: Mapping[str, Value],
        rule: Because,
        changes: tuple[str, ...] = (),
        told: Told | None = None,
        quiet: bool = False,
    ) -> EventKind:
        """Declare the next event."""
        if len(values) > MOST_VALUES:
            raise ValueError(f"the event {name!r} has {len(values)} values; it may have {MOST_VALUES}")
        kind = EventKind(len(self.kinds), name, values, rule, changes, told, quiet)
        self.kinds.append(kind)
        return kind

    def names(self) -> tuple[str, ...]:
        """Return the names of all events."""
        return tuple([kind.name for kind in self.kinds])
