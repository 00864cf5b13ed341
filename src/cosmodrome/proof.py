"""Which numbered rules the tests prove.

``coverage.toml`` beside the rules says which sections are finished and what cannot or need not be proven yet.
Tests cite what they prove with the decorator ``cosmodrome.testing.rule``; they are read here, not run.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from cosmodrome.rulebook import RULE_ID, Rulebook, RulebookError, load_rulebooks

COVERAGE_FILE: Final = "coverage.toml"
_DECORATOR_HOMES: Final = ("cosmodrome.testing", "cosmodrome.testing.rules")
_DECORATOR_PATHS: Final = ("pytest.mark.rule", "testing.rule", "cosmodrome.testing.rule")
_NEVER_RUN: Final = ("pytest.mark.skip", "pytest.mark.xfail")
_PLAN_FIELDS: Final = ("finished", "untestable", "later")
_INSTALLED: Final = ("site-packages", "dist-packages")

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


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


def tests_folder(rules: Path) -> Path | None:
    """Return the tests of the project whose rule files these are, or None where only a package is installed."""
    for folder in rules.resolve().parents:
        if folder.name in _INSTALLED:
            return None
        if (folder / "pyproject.toml").is_file():
            return folder / "tests" if (folder / "tests").is_dir() else None
    return None


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
            if not RULE_ID.fullmatch(argument.value):
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
