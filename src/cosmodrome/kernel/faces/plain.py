"""A view drawn as lines of text, for games that have no drawing of their own.

What stands in a view: numbers, words, ids of components, ``{"seat": 1}``, ``{"hidden": 3}`` for so many that lie face
down, None for an empty place, and lists and objects of these.  ``view-<key>`` is the message that names a key.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from cosmodrome.kernel.message import Message, Ref, Seat

PLAYERS: Final = "players"  # a list by seat
INDENT: Final = "  "

Say = Callable[[Message], str]
Thing = Message | Seat | Ref


def view_lines(view: Mapping[str, object], say: Say, names: Collection[str], has_words: bool) -> list[str]:
    """Return a view as lines."""
    return Drawing(say, names, has_words).entries(view, "")


class Drawing:
    """Draws one view."""

    def __init__(self, say: Say, names: Collection[str], has_words: bool) -> None:
        self.say: Final = say
        self.names: Final = names
        self.has_words: Final = has_words

    def entries(self, view: Mapping[str, object], indent: str) -> list[str]:
        """Draw an object: a line for each key, players one after the other."""
        lines: list[str] = []
        for key, value in view.items():
            if key == PLAYERS and isinstance(value, list):
                for seat, player in enumerate(value):
                    lines += self.entry(Seat(seat), player, indent)
            else:
                lines += self.entry(self.label(key), value, indent)
        return lines

    def label(self, key: str) -> Message:
        """Return the name of a key."""
        return Message(f"view-{key}") if self.has_words else Message("option-plain", {"text": key})

    def entry(self, what: Thing, value: object, indent: str) -> list[str]:
        """Draw one value with its name: in a line where it fits, or below it."""
        if isinstance(value, Mapping) and not is_thing(value):
            return [indent + self.line(what, ()), *self.entries(value, indent + INDENT)]
        if isinstance(value, list) and any(isinstance(one, list | Mapping) and not is_thing(one) for one in value):
            rows = [self.entry(number(i + 1), one, indent + INDENT) for i, one in enumerate(value)]
            return [indent + self.line(what, ()), *[line for row in rows for line in row]]
        things = [self.thing(one) for one in (value if isinstance(value, list) else [value])]
        return [indent + self.line(what, tuple(things or [Message("view-nothing")]))]

    def line(self, what: Thing, things: tuple[Thing, ...]) -> str:
        """Return one line."""
        return self.say(Message("view-line", {"what": what, "value": things})).rstrip()

    def thing(self, value: object) -> Thing:
        """Return one thing of a view as an argument of a message."""
        if isinstance(value, Mapping):
            return Seat(value["seat"]) if "seat" in value else Message("view-hidden", {"n": value["hidden"]})
        if isinstance(value, bool):
            return Message("yes" if value else "no")
        if isinstance(value, int):
            return number(value)
        if value is None:
            return Message("view-nothing")
        return Ref(str(value)) if value in self.names else Message("option-plain", {"text": str(value)})


def is_thing(value: object) -> bool:
    """Tell whether an object stands for one thing: a seat, or what lies face down."""
    return isinstance(value, Mapping) and value.keys() in ({"seat"}, {"hidden"})


def number(n: int) -> Message:
    """Return a number as a part of a list."""
    return Message("view-number", {"n": n})
