"""What the rules want to tell a person: message ids with arguments, never finished sentences.

The words live in Fluent files (``locale/en.ftl``, ``locale/ru.ftl``); whoever shows a message translates it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypedDict, Union


class Ref(NamedTuple):
    """A component mentioned in a message: shown by its name in the reader's language."""

    id: str


class Seat(NamedTuple):
    """A seat mentioned in a message: shown by the name of whoever sits there."""

    seat: int


# A message inside a message is said first; several things are said one after the other, with commas.
Arg = Union[int, str, Ref, Seat, "Message", "tuple[Message | Seat | Ref, ...]"]


class Message(NamedTuple):
    """A message id of a game's Fluent files and the arguments it needs."""

    id: str
    args: Mapping[str, Arg] = MappingProxyType({})


class Sign(NamedTuple):
    """A figure as it is drawn on cards and beside options: an icon with a number or a short text."""

    icon: str
    text: str = ""
    tone: str = ""  # what it is coloured as; nothing where its icon says it


class Option(NamedTuple):
    """One legal answer as a person sees it.

    ``components`` are the ids of what it concerns, ``rule`` is the rule behind it, and ``places`` are the paths in the
    view where the components lie ("row.2"), so that a screen can let them be clicked.  ``signs`` are what it brings,
    ``after`` holds figures as they will be, of the asked player by name or of the view by path, and ``warning`` says
    what it would waste or lose.  ``told`` is for labels that say all that matters of the components: what else is
    written on them need not stand beside the option.
    """

    answer: int
    label: Message
    components: tuple[str, ...]
    rule: str
    places: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()
    after: Mapping[str, int] = MappingProxyType({})
    warning: Message | None = None
    told: bool = False


class Part(NamedTuple):
    """Some of what is written on a component, under a title where it has one: an ability, a side of a card.

    A screen draws the ``mark`` with the title, in its colour, and the ``signs`` beside it: the same as the words say.
    """

    title: Message | None
    words: tuple[Message, ...]
    detail: bool = False  # left out where there is little room, as beside an option
    mark: Sign | None = None
    signs: tuple[Sign, ...] = ()


class Reading(NamedTuple):
    """All that can be read on a component, for whoever wants to know it before choosing.

    ``kind`` says what it is ("outpost"), ``figures`` are short ("cost 3", "defense 5"), ``parts`` tell what it does,
    ``rules`` are the numbered rules that say more, and ``source`` tells where its figures come from: "rulebook",
    "public", "reconstructed", or whatever a data set of one's own says.  Its name is that of its id.
    """

    id: str
    kind: Message
    figures: tuple[Message, ...]
    parts: tuple[Part, ...]
    rules: tuple[str, ...]
    source: str


class Pile(NamedTuple):
    """A place of the table where components lie open, and what lies there; equal ones as often as they do."""

    title: Message
    components: tuple[str, ...]


class SignJson(TypedDict):
    """A sign on the wire."""

    icon: str
    text: str
    tone: str


class MessageJson(TypedDict):
    """A message on the wire."""

    id: str
    args: dict[str, object]


class PartJson(TypedDict):
    """A part of a reading on the wire."""

    title: MessageJson | None
    words: list[MessageJson]
    detail: bool
    mark: SignJson | None
    signs: list[SignJson]


class ReadingJson(TypedDict):
    """A reading on the wire."""

    id: str
    kind: MessageJson
    figures: list[MessageJson]
    parts: list[PartJson]
    rules: list[str]
    source: str


class CardSheet(TypedDict):
    """What the board for any game draws on a card besides its name."""

    signs: list[SignJson]
    words: list[MessageJson]


class Refusal(NamedTuple):
    """Why an answer is not legal: the numbered rule and a message that says it."""

    rule: str
    message: Message


NOT_ASKED: Final = Refusal("", Message("refused-not-asked"))
OUT_OF_DOMAIN: Final = Refusal("", Message("refused-out-of-domain"))
OLD_QUESTION: Final = Refusal("", Message("refused-old-question"))
