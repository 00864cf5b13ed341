"""The numbered rules of the games in both languages, and which of them the tests prove.

A game's rules are ``<game>.md`` and ``<game>.ru.md``, with one statement a line (``- SR-4.7 text``) under numbered
headings, in docs/rules or in the folder that the game of another package names (``Game.rulebook``). ``coverage.toml``
beside them says which sections are finished and what cannot or need not be proven yet.
Tests cite what they prove with the decorator ``cosmodrome.testing.rule``; they are read here, not run.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.game import Game

LANGUAGES: Final = ("en", "ru")
COVERAGE_FILE: Final = "coverage.toml"

_SUFFIX: Final = {"en": ".md", "ru": ".ru.md"}
_NOTE: Final = ("[NOTE]", "[СПРАВКА]")
_RULE_ID: Final = re.compile(r"([A-Z]{2})-(\d+)\.\d+[a-z]?")
_GAME_FILE: Final = re.compile(r"([a-z][a-z0-9_]*)\.md")
_HEADING: Final = re.compile(r"## (?:[A-Z]{2}-)?(\d+)\.? +(.+)")
_DECORATOR_HOMES: Final = ("cosmodrome.testing", "cosmodrome.testing.rules")
_DECORATOR_PATHS: Final = ("pytest.mark.rule", "testing.rule", "cosmodrome.testing.rule")
_NEVER_RUN: Final = ("pytest.mark.skip", "pytest.mark.xfail")
_PLAN_FIELDS: Final = ("finished", "untestable", "later")
_INSTALLED: Final = ("site-packages", "dist-packages")
_PACKAGE: Final = Path(__file__).resolve().parent

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


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


class Plan(NamedTuple):
    """What ``coverage.toml`` says about one game."""

    finished: frozenset[int] = frozenset()
    untestable: Mapping[str, str] = {}
    later: Mapping[str, str] = {}


class Citation(NamedTuple):
    """A rule id that a test claims to prove."""

    rule_id: str
    test: str
    path: Path
    line: int


class Coverage(NamedTuple):
    """How much of a game's rules the tests prove; every id is in exactly one of the three lists."""

    game: str
    total: int
    proven: tuple[str, ...]
    missing: tuple[str, ...]
    untestable: Mapping[str, str]


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


def tests_folder(rules: Path) -> Path | None:
    """Return the tests of the project whose rule files these are, or None where only a package is installed."""
    for folder in rules.resolve().parents:
        if folder.name in _INSTALLED:
            return None
        if (folder / "pyproject.toml").is_file():
            return folder / "tests" if (folder / "tests").is_dir() else None
    return None


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
        match = _RULE_ID.fullmatch(rule_id)
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


# The plan


def load_plans(path: Path, books: Mapping[str, Rulebook]) -> dict[str, Plan]:
    """Read ``coverage.toml``; a game without a table there has nothing finished."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RulebookError(f"{path}: no such file") from None
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{path}: {error}") from None
    for game in tables:
        if game not in books:
            raise RulebookError(f"{path}: [{game}]: no such game; games with rules: {', '.join(books)}")
    return {game: _PlanReader(path, book).read(tables.get(game, {})) for game, book in books.items()}


class _PlanReader:
    def __init__(self, path: Path, book: Rulebook) -> None:
        self.path = path
        self.book = book

    def read(self, table: object) -> Plan:
        if not isinstance(table, dict):
            raise self.error("", self.book.game, "must be a table")
        for field in table:
            if field not in _PLAN_FIELDS:
                raise self.error("", field, f"unknown field; known: {', '.join(_PLAN_FIELDS)}")
        finished = self.read_sections(table.get("finished", []))
        plan = Plan(finished, self.read_reasons(table, "untestable"), self.read_reasons(table, "later"))
        self.check_lists(plan)
        return plan

    def error(self, table: str, field: str, problem: str) -> RulebookError:
        name = f"{self.book.game}.{table}" if table else self.book.game
        return RulebookError(f"{self.path}: [{name}] {field}: {problem}")

    def read_sections(self, value: object) -> frozenset[int]:
        if not isinstance(value, list) or any(type(number) is not int for number in value):
            raise self.error("", "finished", "must be a list of section numbers")
        for number in value:
            if number not in self.book.sections:
                raise self.error("", "finished", f"no section {number}")
        return frozenset(value)

    def read_reasons(self, table: dict[str, object], name: str) -> dict[str, str]:
        reasons = table.get(name, {})
        if not isinstance(reasons, dict):
            raise self.error("", name, "must be a table of rule ids and reasons")
        for rule_id, reason in reasons.items():
            if rule_id not in self.book.ids:
                raise self.error(name, rule_id, "no such rule")
            if not isinstance(reason, str) or not reason.strip():
                raise self.error(name, rule_id, "must be a reason in words")
        return reasons

    def check_lists(self, plan: Plan) -> None:
        for rule_id in plan.later:
            if rule_id in plan.untestable:
                raise self.error("later", rule_id, "is listed as untestable too")
            if self.book.find(rule_id).section not in plan.finished:
                raise self.error("later", rule_id, "its section is not finished")


# The citations


def find_citations(tests: Path) -> list[Citation]:
    """Read every ``@rule(...)`` of the tests in a folder."""
    return [citation for path in sorted(tests.rglob("*.py")) for citation in read_citations(path)]


def read_citations(path: Path) -> list[Citation]:
    """Read every ``@rule(...)`` of one test file; anything but literal ids on a test is an error."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as error:
        raise RulebookError(f"{path}:{error.lineno}: {error.msg}") from None
    return _CitationReader(path, tree).read()


class _CitationReader:
    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path = path
        self.tree = tree
        # Only the name imported from here counts: property tests use another decorator that is called rule.
        self.names = set(_imported_names(tree))

    def read(self) -> list[Citation]:
        calls = list(self.decorator_calls())
        decorators = {id(call.func) for _, call in calls}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.expr) and self.is_rule(node) and id(node) not in decorators:
                raise self.error(node, 'rule only decorates a test: @rule("SR-4.7")')
        return [citation for test, call in calls for citation in self.citations_of(test, call)]

    def decorator_calls(self) -> Iterator[tuple[_Definition, ast.Call]]:
        for node in ast.walk(self.tree):
            if isinstance(node, _Definition):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and self.is_rule(decorator.func):
                        yield node, decorator

    def is_rule(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.names
        return isinstance(node, ast.Attribute) and ast.unparse(node) in _DECORATOR_PATHS

    def citations_of(self, test: _Definition, call: ast.Call) -> Iterator[Citation]:
        self.check_test(test, call)
        if call.keywords or not call.args:
            raise self.error(call, "rule takes one or more rule ids")
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise self.error(argument, f"'{ast.unparse(argument)}' is not a literal rule id")
            if not _RULE_ID.fullmatch(argument.value):
                raise self.error(argument, f"'{argument.value}' is not a rule id such as SR-4.7 or SR-4.2a")
            yield Citation(argument.value, test.name, self.path, argument.lineno)

    def check_test(self, test: _Definition, call: ast.Call) -> None:
        start = "Test" if isinstance(test, ast.ClassDef) else "test"
        if not test.name.startswith(start):
            raise self.error(call, f"'{test.name}' is not a test and proves nothing")
        for decorator in test.decorator_list:
            if ast.unparse(decorator).partition("(")[0] in _NEVER_RUN:
                raise self.error(call, f"'{test.name}' is skipped or expected to fail and proves nothing")

    def error(self, node: ast.expr, problem: str) -> RulebookError:
        return RulebookError(f"{self.path}:{node.lineno}: {problem}")


def _imported_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in _DECORATOR_HOMES:
            yield from (alias.asname or alias.name for alias in node.names if alias.name == "rule")


def check_citations(citations: Iterable[Citation], books: Mapping[str, Rulebook]) -> None:
    """Refuse citations of rules that do not exist, naming all of them."""
    known = {rule_id for book in books.values() for rule_id in book.ids}
    unknown = [f"{c.path}:{c.line}: {c.rule_id}: no such rule" for c in citations if c.rule_id not in known]
    if unknown:
        raise RulebookError("\n".join(unknown))


# The report


def measure(book: Rulebook, plan: Plan, citations: Iterable[Citation]) -> Coverage:
    """Sort a game's rules into proven, untestable and missing."""
    cited = {citation.rule_id for citation in citations}
    proven = tuple(rule_id for rule_id in book.ids if rule_id in cited)
    unproven = [rule_id for rule_id in book.ids if rule_id not in cited]
    untestable = {rule_id: plan.untestable[rule_id] for rule_id in unproven if rule_id in plan.untestable}
    missing = tuple(rule_id for rule_id in unproven if rule_id not in untestable)
    return Coverage(book.game, len(book.ids), proven, missing, untestable)


def overdue(book: Rulebook, plan: Plan, coverage: Coverage) -> tuple[str, ...]:
    """Return the missing rules of finished sections that no later format excuses: they fail the test run."""
    owed = (rule_id for rule_id in coverage.missing if rule_id not in plan.later)
    return tuple(rule_id for rule_id in owed if book.find(rule_id).section in plan.finished)


def stale(plan: Plan, coverage: Coverage) -> tuple[str, ...]:
    """Return the ids that ``coverage.toml`` excuses although a test proves them."""
    return tuple(rule_id for rule_id in coverage.proven if rule_id in plan.untestable or rule_id in plan.later)


def measure_all(rules: Path, tests: Path | None = None) -> dict[str, Coverage]:
    """Report every game with rules in a folder; without a plan nothing is excused, without tests nothing is proven."""
    books = load_rulebooks(rules)
    plan = rules / COVERAGE_FILE
    plans = load_plans(plan, books) if plan.is_file() else dict.fromkeys(books, Plan())
    citations = find_citations(tests) if tests else []
    check_citations(citations, books)
    return {game: measure(book, plans[game], citations) for game, book in books.items()}
