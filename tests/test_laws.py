"""The laws of rules, checked on the source: what a rule is, what comes last in it, and what stays out of it.

Each law is a function from source text to complaints, so that its companion test can show that it catches a violation.
"""

import ast
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "cosmodrome"

ASKS = {"ask", "ask_all", "ask_any"}
THENS = {"then", "then_each"}
INTS = {"int", "i64"}

# What the deterministic core must not use: modules, functions, and numbers that are not whole.
FORBIDDEN_MODULES = {"random", "secrets", "time", "datetime", "os", "logging"}
FORBIDDEN_CALLS = {"print", "open", "input", "float"}

# Files of kernel/ and games/ that may use some of it all the same, and why.
EXEMPT = {
    "kernel/faces/face.py": ({"Any"}, "what a game draws is its own view, a TypedDict"),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(source: str) -> list[Function]:
    return [node for node in ast.parse(source).body if isinstance(node, Function)]


# --- law: a public function of a rules module is a rule ---------------------------------------------------------------


def not_a_rule(source: str) -> list[str]:
    """Complain about public functions that are not ``def rule(g, *ints) -> None`` with a docstring."""
    complaints: list[str] = []
    for function in functions(source):
        if function.name.startswith("_"):
            continue
        spec = function.args
        names = [arg.arg for arg in spec.args]
        ints = [arg.annotation is not None and ast.unparse(arg.annotation) in INTS for arg in spec.args[1:]]
        if isinstance(function, ast.AsyncFunctionDef):
            complaints.append(f"{function.name}: is async")
        if names[:1] != ["g"]:
            complaints.append(f"{function.name}: the first parameter is not g")
        if not all(ints):
            complaints.append(f"{function.name}: not all parameters are ints")
        if spec.posonlyargs or spec.vararg or spec.kwonlyargs or spec.kwarg or spec.defaults:
            complaints.append(f"{function.name}: parameters are plain, without defaults or stars")
        if function.returns is None or ast.unparse(function.returns) != "None":
            complaints.append(f"{function.name}: does not return None")
        if not ast.get_docstring(function):
            complaints.append(f"{function.name}: has no docstring")
    return complaints


# --- law: ask and then come last --------------------------------------------------------------------------------------

NOTHING, THEN, ASK = 0, 1, 2  # what a path through a rule has said so far


def called_name(call: ast.Call) -> str:
    """Return what is called on ``g`` or with ``g`` first, as it is written: "g.ask", "rule", "module.rule"; else ""."""
    on_g = ast.unparse(call.func).startswith("g.")
    with_g = bool(call.args) and ast.unparse(call.args[0]) == "g"
    return ast.unparse(call.func) if on_g or with_g else ""


class Says(dict[str, int]):
    """What calls say, by name.  Whatever ``ask``s with ``g`` asks: ``g.ask(...)`` as well as ``BUY.ask(g, ...)``."""

    def __missing__(self, name: str) -> int:
        return ASK if name.rpartition(".")[2] in ASKS else NOTHING

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or self[str(name)] != NOTHING

    def get(self, name: str, default: int = NOTHING) -> int:  # type: ignore[override]
        return self[name]


def speakers(modules: dict[str, str]) -> Says:
    """Return what calls say, by name: the kernel's verbs, and every function of these modules (by name, source)."""
    says = Says(dict.fromkeys(THENS, THEN) | {f"g.{name}": THEN for name in THENS})
    calls = {
        name: {called_name(node) for node in ast.walk(function) if isinstance(node, ast.Call)}
        for module, source in modules.items()
        for function in functions(source)
        for name in (function.name, f"{module}.{function.name}")
    }
    says.update(dict.fromkeys(calls, NOTHING))
    for _ in calls:  # each round follows the calls one step further
        says.update({name: max(says[other] for other in [name, *called]) for name, called in calls.items()})
    return says


class LastWords:
    """Walks every path through a function and complains about whatever follows ``ask`` or ``then``.

    Code after ``ask`` would run before the answer; code after ``then`` runs before the call that was put off, and reads
    as if it ran after it.  Allowed after ``then``: more ``then``, an ``ask``, another rule to be carried out right now,
    arithmetic on arguments, and conditions and loops around them.
    """

    def __init__(self, says: Says, function: Function) -> None:
        self.says = says
        self.complaints: dict[str, None] = {}  # a dict keeps the order and drops repetitions
        self.name = function.name
        self.broken: list[int] = []  # what was said at each `break` of the innermost loop
        self.continued: list[int] = []  # and at each `continue`
        self.block(function.body, NOTHING)

    def complain(self, node: ast.stmt, what: str) -> None:
        self.complaints[f"{self.name}, line {node.lineno}: {what}"] = None

    def said_in(self, nodes: Iterable[ast.AST]) -> int:
        calls = (call for node in nodes for call in ast.walk(node) if isinstance(call, ast.Call))
        return max((self.says[called_name(call)] for call in calls), default=NOTHING)

    def block(self, body: list[ast.stmt], said: int | None) -> int | None:
        """Return what was said when the end of a block is reached; None when it never is."""
        for statement in body:
            if said is None:
                return None
            said = self.statement(statement, said)
        return said

    def statement(self, node: ast.stmt, said: int) -> int | None:
        if isinstance(node, ast.Return | ast.Raise | ast.Break | ast.Continue):
            if said and isinstance(node, ast.Return) and node.value is not None:
                self.complain(node, "returns a value after then or ask")
            if isinstance(node, ast.Break):
                self.broken.append(said)
            if isinstance(node, ast.Continue):
                self.continued.append(said)
            return None
        if isinstance(node, ast.Pass):
            return said
        if said == ASK:
            self.complain(node, "comes after ask, so it would run before the answer")
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and called_name(node.value) in self.says:
            return max(said, self.says[called_name(node.value)])
        if isinstance(node, ast.For | ast.While):
            return self.loop(node, said)
        if isinstance(node, ast.If):
            return self.branches(node, [node.test], [node.body, node.orelse], said)
        if isinstance(node, ast.Match):
            return self.branches(node, [node.subject], [*(case.body for case in node.cases), []], said)
        if self.said_in([node]):
            self.complain(node, "asks or puts off a call inside another statement")
        if said == THEN and not is_arithmetic(node):
            self.complain(node, "comes after then, but runs before it")
        return said

    def loop(self, node: ast.For | ast.While, said: int) -> int:
        if self.said_in([node.iter if isinstance(node, ast.For) else node.test]):
            self.complain(node, "asks or puts off a call inside another statement")
        outer = self.broken, self.continued
        self.broken, self.continued = [], []
        for _ in range(2):  # the second turn of the loop follows the first
            if said == ASK:
                self.complain(node, "asks in a loop, so it goes on before the answer")
            said = max(said, self.block(node.body, said) or NOTHING, *self.continued)
        end = self.block(node.orelse, said)
        said = max(said if end is None else end, *self.broken, NOTHING)
        self.broken, self.continued = outer
        return said

    def branches(self, node: ast.stmt, tests: list[ast.expr], bodies: list[list[ast.stmt]], said: int) -> int | None:
        if self.said_in(tests):
            self.complain(node, "asks or puts off a call inside another statement")
        ends = [end for end in (self.block(body, said) for body in bodies) if end is not None]
        return max(ends, default=None)


def is_arithmetic(node: ast.stmt) -> bool:
    """Tell whether a statement only computes a local variable, without a look at the table."""
    names = [ast.unparse(part) for part in ast.walk(node) if isinstance(part, ast.Name)]
    local = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    return local and "g" not in names and not any(isinstance(part, ast.Call) for part in ast.walk(node))


def not_last(source: str, says: Says) -> list[str]:
    """Complain about statements that follow ``ask`` or ``then``; ``says`` is what the game's rules say."""
    return [complaint for function in functions(source) for complaint in LastWords(says, function).complaints]


# --- law: atoms never ask ---------------------------------------------------------------------------------------------


def asking_atoms(source: str) -> list[str]:
    """Complain about functions that ask or put off a call, where none may."""
    says = speakers({"atoms": source})
    return [f"{function.name}: asks or puts off a call" for function in functions(source) if says.get(function.name)]


# --- law: no clock, no chance but the state's, no input or output, no fractions, no Any -------------------------------


def impurities(source: str) -> Iterator[tuple[str, int]]:
    """Iterate over what a source uses that the core must not, and where."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] in FORBIDDEN_MODULES:
                    yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            if (node.module or "").split(".")[0] in FORBIDDEN_MODULES and not node.level:
                yield str(node.module), node.lineno
            if any(node.module == "typing" and alias.name == "Any" for alias in node.names):
                yield "Any", node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield node.func.id, node.lineno
        elif isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield "float", node.lineno
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield "/", node.lineno


def allowed(path: Path) -> set[str]:
    """Return what an exempt file may use; ``path`` is relative to the package."""
    return {what for pattern, (whats, _) in EXEMPT.items() if path.match(pattern) for what in whats}


# --- the laws hold ----------------------------------------------------------------------------------------------------


def sources(*patterns: str) -> dict[Path, str]:
    paths = sorted(path for pattern in patterns for path in PACKAGE.glob(pattern))
    return {path.relative_to(PACKAGE): path.read_text("utf-8") for path in paths}


RULES = sources("games/*/rules.py", "games/*/rules/*.py")
ATOMS = sources("games/*/*atoms.py", "games/*/atoms/*.py")
CORE = sources("kernel/**/*.py", "games/**/*.py")


@pytest.mark.parametrize("path", RULES, ids=str)
def test_public_functions_are_rules(path: Path) -> None:
    assert not_a_rule(RULES[path]) == []


@pytest.mark.parametrize("path", RULES, ids=str)
def test_ask_and_then_come_last(path: Path) -> None:
    says = speakers({other.stem: source for other, source in RULES.items() if other.parts[1] == path.parts[1]})
    assert not_last(RULES[path], says) == []


@pytest.mark.parametrize("path", ATOMS, ids=str)
def test_atoms_never_ask(path: Path) -> None:
    assert asking_atoms(ATOMS[path]) == []


@pytest.mark.parametrize("path", CORE, ids=str)
def test_the_core_is_deterministic(path: Path) -> None:
    assert [(what, line) for what, line in impurities(CORE[path]) if what not in allowed(path)] == []


# --- and the tests catch violations -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def draw(g: S, n: int) -> None:\n    'Draw.'", None),
        ("def _helper(x: str) -> str: ...", None),
        ("def draw(state: S, n: int) -> None:\n    'Draw.'", "draw: the first parameter is not g"),
        ("def draw() -> None:\n    'Draw.'", "draw: the first parameter is not g"),
        ("def draw(g: S, n: str) -> None:\n    'Draw.'", "draw: not all parameters are ints"),
        ("def draw(g: S, n) -> None:\n    'Draw.'", "draw: not all parameters are ints"),
        ("def draw(g: S, n: int = 1) -> None:\n    'Draw.'", "draw: parameters are plain, without defaults or stars"),
        ("def draw(g: S, *n: int) -> None:\n    'Draw.'", "draw: parameters are plain, without defaults or stars"),
        ("def draw(g: S) -> int:\n    'Draw.'", "draw: does not return None"),
        ("def draw(g: S) -> None: ...", "draw: has no docstring"),
        ("async def draw(g: S) -> None:\n    'Draw.'", "draw: is async"),
    ],
)
def test_the_test_of_rules_itself(source: str, complaint: str | None) -> None:
    assert not_a_rule(source) == ([complaint] if complaint else [])


GOOD_ENDINGS = {
    "work, then, ask": "gain(g, 1)\ng.then(a)\ng.then_each(b, 1)\ng.ask(0, K, c)",
    "the same by number": "gain(g, 1)\nthen(g, call.a)\nthen_each(g, call.b, 1)\nBUY.ask(g, 0, call.c)",
    "ask in branches": "if x:\n    g.ask(0, K, a)\nelif y:\n    g.then(b)\nelse:\n    gain(g, 1)",
    "ask and leave": "if x:\n    g.ask(0, K, a)\n    return\ngain(g, 1)",
    "loop of thens": "for seat in g.order():\n    g.then(a, seat)",
    "condition after then": "g.then(a)\nif g.trade > 1:\n    g.ask(0, K, b)",
    "rule carried out after then": "g.then(a)\nx = y // 4\nsilent(g)",
    "rule that asks after then": "g.then(a)\nrules.helper(g)",
    "atom with the name of a rule that asks": "atoms.helper(g)\ngain(g, 1)",
    "match": "match kind:\n    case 1:\n        g.ask(0, K, a)\n    case _:\n        gain(g, 1)",
    "loop left by asking": "for seat in g.order():\n    if x:\n        g.ask(seat, K, a)\n        return\ngain(g, 1)",
    "loop broken off by asking": "while True:\n    if x:\n        g.ask(0, K, a)\n        break\n    gain(g, 1)",
}
BAD_ENDINGS = {
    "work after ask": "g.ask(0, K, a)\ngain(g, 1)",
    "work after a question's ask": "BUY.ask(g, 0, call.a)\ngain(g, 1)",
    "work after then by number": "then(g, call.a)\ngain(g, 1)",
    "read after ask": "g.ask(0, K, a)\nx = g.trade",
    "then after ask": "g.ask(0, K, a)\ng.then(b)",
    "ask after ask": "g.ask_all([0], K, a)\ng.ask_any([0], K, b)",
    "value after ask": "g.ask(0, K, a)\nreturn gain(g, 1)",
    "work after a branch that asks": "if x:\n    g.ask(0, K, a)\ngain(g, 1)",
    "work after a case that asks": "match x:\n    case 1:\n        g.ask(0, K, a)\ngain(g, 1)",
    "ask in a loop": "for seat in g.order():\n    g.ask(seat, K, a)",
    "ask and continue in a loop": "for seat in g.order():\n    if x:\n        g.ask(seat, K, a)\n        continue",
    "work after a loop that is broken off by asking": "while x:\n    g.ask(0, K, a)\n    break\ngain(g, 1)",
    "work after then": "g.then(a)\ngain(g, 1)",
    "read after then": "g.then(a)\nx = g.trade",
    "work after then in a loop": "for x in y:\n    gain(g, x)\n    g.then(a)",
    "work after a rule that asks": "helper(g)\ngain(g, 1)",
    "rule after a rule that asks": "rules.helper(g)\nsilent(g)",
    "work after a rule after then": "g.then(a)\nsilent(g)\ngain(g, 1)",
    "ask inside an expression": "x = g.ask(0, K, a)",
    "ask inside a condition": "if g.ask(0, K, a):\n    pass",
    "ask inside try": "try:\n    g.ask(0, K, a)\nfinally:\n    gain(g, 1)",
}
HELPER = "def helper(g):\n    deeper(g)\ndef deeper(g):\n    BUY.ask(g, 6, K, a)\ndef silent(g):\n    gain(g, 1)\n"


def endings(body: str) -> list[str]:
    source = HELPER + "def rule(g):\n" + textwrap.indent(body, "    ")
    return not_last(source, speakers({"rules": source}))


@pytest.mark.parametrize("body", GOOD_ENDINGS.values(), ids=GOOD_ENDINGS)
def test_good_endings_pass(body: str) -> None:
    assert endings(body) == []


@pytest.mark.parametrize("body", BAD_ENDINGS.values(), ids=BAD_ENDINGS)
def test_bad_endings_are_caught(body: str) -> None:
    assert endings(body) != []


def test_the_test_of_atoms_itself() -> None:
    assert asking_atoms("def gain(g, n):\n    g.trade += n\ndef choose(g):\n    g.ask(0, K, a)") == [
        "choose: asks or puts off a call"
    ]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", ["random"]),
        ("from time import monotonic", ["time"]),
        ("import os.path", ["os.path"]),
        ("def f():\n    import datetime, logging", ["datetime", "logging"]),
        ("from typing import Any", ["Any"]),
        ("print(open('x'))", ["print", "open"]),
        ("x = 0.5", ["float"]),
        ("x = a / b", ["/"]),
        ("x /= 2", ["/"]),
        ("from . import time\nx = a // b\nimport json", []),
    ],
)
def test_the_test_of_determinism_itself(source: str, found: list[str]) -> None:
    assert [what for what, _ in impurities(source)] == found


def test_exemptions_are_narrow() -> None:
    assert "Any" in allowed(Path("kernel/faces/face.py"))
    assert allowed(Path("games/star_realms/rules.py")) == allowed(Path("kernel/state.py")) == set()
    assert all(reason for _, reason in EXEMPT.values())


@pytest.mark.parametrize("pattern", EXEMPT)
def test_what_is_exempt_exists_and_needs_it(pattern: str) -> None:
    used = {what for path in PACKAGE.glob(pattern) for what, _ in impurities(path.read_text("utf-8"))}
    assert used == EXEMPT[pattern][0]
