"""The numbered rules of the games in both languages.

A game's rules are ``<game>.md`` and ``<game>.ru.md``, with one statement a line (``- SR-4.7 text``) under numbered
headings, in docs/rules or in the folder that the game of another package names (``Game.rulebook``).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.game import Game

LANGUAGES: Final = ("en", "ru")

_SUFFIX: Final = {"en": ".md", "ru": ".ru.md"}
_NOTE: Final = ("[NOTE]", "[СПРАВКА]")
RULE_ID: Final = re.compile(r"([A-Z]{2})-(\d+)\.\d+[a-z]?")
_GAME_FILE: Final = re.compile(r"([a-z][a-z0-9_]*)\.md")
_HEADING: Final = re.compile(r"## (?:[A-Z]{2}-)?(\d+)\.? +(.+)")
_PACKAGE: Final = Path(__file__).resolve().parent


class RulebookError(ValueError):
    """Rules, coverage plan or citations that contradict each other; says the file and the place."""


class Statement(NamedTuple):
    """One numbered statement of a rulebook."""

    id: str
    section: int
    section_title: str
    text: str

    @property
    def is_note(self) -> bool:
        """Whether the rulebook itself marks the statement as nothing a test can prove."""
        return self.text.startswith(_NOTE)


class Rulebook(NamedTuple):
    """A game's numbered rules; the same ids in the same order in every language."""

    game: str
    statements: Mapping[str, tuple[Statement, ...]]

    @property
    def ids(self) -> tuple[str, ...]:
        """All rule ids in the order of the book."""
        return tuple(statement.id for statement in self.statements["en"])

    @property
    def sections(self) -> dict[int, str]:
        """English titles of the sections by number."""
        return {statement.section: statement.section_title for statement in self.statements["en"]}

    def find(self, rule_id: str, language: str = "en") -> Statement:
        """Return one statement in a language; KeyError when the book has no such rule."""
        for statement in self.statements[language]:
            if statement.id == rule_id:
                return statement
        raise KeyError(rule_id)


def rules_folder() -> Path:
    """Return the folder with Cosmodrome's own rule files: inside an installed package, or in the checkout around it."""
    packaged = _PACKAGE / "rulebooks"
    return packaged if packaged.is_dir() else _PACKAGE.parent.parent / "docs" / "rules"


def folder_of(game: Game[Any]) -> Path | None:
    """Return the folder with the rule files of a game, or None for a game without any."""
    if game.rulebook is not None:
        return game.rulebook
    own = rules_folder()
    return own if (own / (game.id + _SUFFIX["en"])).is_file() else None


# The texts


def parse_statements(text: str, source: str) -> tuple[Statement, ...]:
    """Read the numbered statements of one rule file; ``source`` names it in errors."""
    reader = _Reader(source)
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line)
    return tuple(reader.statements.values())


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.statements: dict[str, Statement] = {}
        self.section: int | None = None
        self.title = ""
        self.open_id = ""

    def read(self, number: int, line: str) -> None:
        if self.open_id and line[:1].isspace() and line.strip():
            self.continue_statement(line)
            return
        self.open_id = ""
        if line.startswith("## "):
            self.start_section(line)
        elif line.startswith("- "):
            self.add_statement(number, line)

    def continue_statement(self, line: str) -> None:
        statement = self.statements[self.open_id]
        self.statements[self.open_id] = statement._replace(text=f"{statement.text} {line.strip()}")

    def start_section(self, line: str) -> None:
        heading = _HEADING.fullmatch(line.strip())
        self.section = int(heading[1]) if heading else None
        self.title = heading[2] if heading else ""

    def add_statement(self, number: int, line: str) -> None:
        rule_id, _, text = line[2:].strip().partition(" ")
        match = RULE_ID.fullmatch(rule_id)
        if match is None and self.section is None:
            return  # a list in an appendix
        problem = self.problem_of(rule_id, match, text)
        if problem or self.section is None:
            raise RulebookError(f"{self.source}:{number}: {problem}")
        self.statements[rule_id] = Statement(rule_id, self.section, self.title, text.strip())
        self.open_id = rule_id

    def problem_of(self, rule_id: str, match: re.Match[str] | None, text: str) -> str:
        if match is None:
            return f"'{rule_id}' is not a rule id such as SR-4.7 or SR-4.2a"
        if self.section is None:
            return f"{rule_id} stands outside the numbered sections"
        if int(match[2]) != self.section:
            return f"{rule_id} stands in section {self.section}"
        if rule_id in self.statements:
            return f"{rule_id} is repeated"
        if self.statements and match[1] != prefix_of(next(iter(self.statements))):
            return f"{rule_id} has another prefix than {next(iter(self.statements))}"
        return "" if text.strip() else f"{rule_id} has no text"


def prefix_of(rule_id: str) -> str:
    """Return the letters that name the game in a rule id: SR of SR-4.7."""
    return rule_id.partition("-")[0]


def load_rulebook(folder: Path, game: str) -> Rulebook:
    """Read a game's rules in all languages and make sure that they keep in step."""
    statements = {language: _read_statements(folder / (game + _SUFFIX[language])) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        _check_in_step(statements["en"], statements[language], folder / (game + _SUFFIX[language]))
    return Rulebook(game, statements)


def _read_statements(path: Path) -> tuple[Statement, ...]:
    if not path.is_file():
        raise RulebookError(f"{path}: no such rule file")
    statements = parse_statements(path.read_text(encoding="utf-8"), str(path))
    if not statements:
        raise RulebookError(f"{path}: no numbered statements")
    return statements


def _check_in_step(original: Sequence[Statement], translation: Sequence[Statement], path: Path) -> None:
    for ours, theirs in zip(original, translation, strict=False):
        if ours.id != theirs.id:
            raise RulebookError(f"{path}: {theirs.id} stands where the English rules have {ours.id}")
        if ours.is_note != theirs.is_note:
            raise RulebookError(f"{path}: {theirs.id} is marked as a note in one language only")
    if len(original) != len(translation):
        surplus = (*original[len(translation) :], *translation[len(original) :])
        raise RulebookError(f"{path}: {surplus[0].id} exists in one language only")


def rulebook_of(game: Game[Any]) -> Rulebook:
    """Read the rules of a game, wherever its package has them."""
    folder = folder_of(game)
    if folder is None:
        raise RulebookError(f"{game.id} has no numbered rules")
    return load_rulebook(folder, game.id)


def load_rulebooks(folder: Path) -> dict[str, Rulebook]:
    """Read the rules of every game that has them in a folder, by game."""
    files = (_GAME_FILE.fullmatch(path.name) for path in sorted(folder.glob("*.md")))
    books = {match[1]: load_rulebook(folder, match[1]) for match in files if match}
    if not books:
        raise RulebookError(f"{folder}: no rule files")
    _check_prefixes(books.values())
    return books


def _check_prefixes(books: Iterable[Rulebook]) -> None:
    owners: dict[str, str] = {}
    for book in books:
        owner = owners.setdefault(prefix_of(book.ids[0]), book.game)
        if owner != book.game:
            raise RulebookError(f"{owner} and {book.game} share the prefix {prefix_of(book.ids[0])}")
