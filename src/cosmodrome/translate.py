"""Turns the messages of rules and frame into sentences of the reader's language, with Fluent files."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Literal, TypeVar

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast

from cosmodrome.kernel.game import Game, Names
from cosmodrome.kernel.message import Arg, Message, Ref, Seat
from cosmodrome.kernel.state import State

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")
FRAME_LOCALE: Final = Path(__file__).parent / "locale"
MINUS: Final = re.compile(r"(?<![^\s(])-(?=\d)")  # a hyphen that stands for one, before a number below zero

# By component id: {"en": "Scout", "ru": "разведчик"}. A key such as "ru-accusative" is another form of the name:
# a message that says { $card } may then also say { $card-accusative }.
ComponentNames = Mapping[str, Names]
S = TypeVar("S", bound=State)


class TranslationError(LookupError):
    """A message, argument, name or Fluent file that is missing or broken."""


class Translator:
    """Says messages in one language; ``strict`` (for tests) raises where a player would see the bare id."""

    def __init__(
        self,
        language: Language,
        folders: Iterable[Path],
        names: ComponentNames | None = None,
        *,
        phrases: str = "",
        strict: bool = False,
    ) -> None:
        self.language: Final = language
        self.seat_names: dict[int, str] = {}  # of the people and bots at the table, where they are known
        self._strict: Final = strict
        self._names: Final[ComponentNames] = names or {}
        self._forms: Final = _forms(self._names, language)
        # Isolation marks would show up as garbage in terminals and in copied text; neither language needs them.
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(read_messages(folder, language))
        self._bundle.add_resource(parsed(phrases, f"{language} phrases"))

    def __call__(self, message: Message) -> str:
        """Say a message; the id ``message.attribute`` says one of its attributes."""
        try:
            return self._say(message)
        except TranslationError:
            if self._strict:
                raise
            return _bare(message.id)

    def name(self, component: str) -> str:
        """Return a component's name."""
        names = self._names.get(component, {})
        if self.language in names:
            return names[self.language]
        if self._strict:
            raise TranslationError(f"{self.language}: component '{component}' has no name")
        return _bare(component)

    def seat(self, seat: int) -> str:
        """Return the name of whoever sits there, or the seat's number as people count."""
        return self.seat_names.get(seat) or self(Message("seat", {"number": seat + 1}))

    def _say(self, message: Message) -> str:
        text, errors = self._bundle.format_pattern(self._pattern(message.id), self._arguments(message.args))
        if errors:
            problems = "; ".join(dict.fromkeys(str(error) for error in errors))
            given = ", ".join(message.args) or "none"
            raise TranslationError(f"{self.language}: message '{message.id}': {problems} (arguments given: {given})")
        return quoted_inside(MINUS.sub("−", str(text)), self.language)

    def _pattern(self, message_id: str) -> Pattern:
        entry, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(entry):
            raise TranslationError(f"{self.language}: no message '{entry}'")
        found = self._bundle.get_message(entry)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise TranslationError(f"{self.language}: message '{entry}' has no {attribute or 'text of its own'}")
        return pattern

    def _arguments(self, args: Mapping[str, Arg]) -> dict[str, int | str]:
        plain: dict[str, int | str] = {}
        for key, value in args.items():
            if isinstance(value, Ref):
                plain.update(self._name_arguments(key, value.id))
            else:
                plain[key] = self._plain(value)
        return plain

    def _plain(self, value: Arg) -> int | str:
        if isinstance(value, Ref):
            return self.name(value.id)
        if isinstance(value, Seat):
            return self.seat(value.seat)
        if isinstance(value, Message):
            return self(value)
        if isinstance(value, tuple):
            return ", ".join(str(self._plain(one)) for one in value)
        return value

    def _name_arguments(self, key: str, component: str) -> dict[str, str]:
        name = self.name(component)
        others = self._names.get(component, {})
        return {key: name} | {f"{key}-{form}": others.get(f"{self.language}-{form}", name) for form in self._forms}


_QUOTES: Final = {"en": (("“", "”"), ("‘", "’")), "ru": (("«", "»"), ("„", "“"))}  # outer, inner


def quoted_inside(text: str, language: Language) -> str:
    """Give quotes inside quotes their own form, as where a name that has quotes is quoted."""
    (first, last), (inner_first, inner_last) = _QUOTES[language]
    depth, said = 0, ""
    for char in text:
        depth += char == first
        said += {first: inner_first, last: inner_last}.get(char, char) if depth > 1 else char
        depth = max(depth - (char == last), 0)
    return said


def _forms(names: ComponentNames, language: Language) -> tuple[str, ...]:
    start = f"{language}-"
    keys = {key for entry in names.values() for key in entry}
    return tuple(sorted(key.removeprefix(start) for key in keys if key.startswith(start)))


def _bare(name: str) -> str:
    # Square brackets would be read as styling by the terminal's markup.
    return f"【{name}】"


def game_translator(language: Language, game: Game[S], *, strict: bool = False) -> Translator:
    """Return the translator for a game: its own messages and names, and the messages of the frame."""
    return Translator(language, folders_of(game), game.names, phrases=game.phrases.get(language, ""), strict=strict)


def folders_of(game: Game[S]) -> tuple[Path, ...]:
    """Return the folders with the messages for a game: those of the frame, and its own where it has a face."""
    return (FRAME_LOCALE, *(folder for folder in (game.locale, game.lesson) if folder is not None))


def read_messages(folder: Path, language: str) -> ast.Resource:
    """Read one Fluent file; a missing file or anything that is not Fluent is an error."""
    path = folder / f"{language}.ftl"
    if not path.is_file():
        raise TranslationError(f"{path}: no such file")
    return parsed(path.read_text(encoding="utf-8"), str(path))


def parsed(text: str, where: str) -> ast.Resource:
    """Read Fluent messages; anything that is not Fluent is an error."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TranslationError(f"{where}:{_line_of(entry, text)}: {entry.annotations[0].message}")
    return resource


def _line_of(junk: ast.Junk, text: str) -> int:
    span = junk.annotations[0].span or junk.span
    return text.count("\n", 0, span.start) + 1 if span else 1
