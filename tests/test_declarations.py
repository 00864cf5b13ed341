"""What games declare is used as declared: arguments of rules, questions and events fit, generated code is up to date.

The numbers by which rules are put on the agenda say nothing of arguments, so mypy cannot look after them; this does.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from cosmodrome.kernel.agenda import ALL, ANY, ONE
from cosmodrome.kernel.event import EventKind
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State
from cosmodrome.testing.calls import generated, rules_of
from cosmodrome.testing.client import types_of
from cosmodrome.testing.moments import moments_of

PACKAGE = Path(__file__).parents[1] / "src" / "cosmodrome"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/call.py"))
SOURCES = sorted(path for game in GAMES for path in (PACKAGE / "games" / game).rglob("*.py"))
TYPED = [path for path in PACKAGE.rglob("*.py") if "from mypy_extensions import" in path.read_text("utf-8")]
SHEETS = sorted(path.parents[1].name for path in PACKAGE.glob("games/*/face/sheet.py"))
WEB = PACKAGE.parents[1] / "web"
# Modules of the kernel that may touch cells.
MEMORY = {"rows.py", "piles.py", "showing.py", "declared.py", "packing.py", "state.py", "question.py"}
FIRST = {ONE: ["answer", "seat"], ALL: [], ANY: ["seat", "answer"]}  # what a question fills in, by mode
VERBS = {"ask": ONE, "ask_all": ALL, "ask_any": ANY}


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def module_of(path: Path) -> object:
    return import_module(".".join(("cosmodrome", *path.relative_to(PACKAGE).with_suffix("").parts)))


def calls_in(source: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))


def value_of(module: object, node: ast.expr) -> object:
    """Return what a dotted name means in a module; nothing for anything else."""
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute):
        return getattr(value_of(module, node.value), node.attr, None)
    return None


def complaint_about(call: ast.Call, module: object, rules: dict[str, tuple[str, ...]]) -> str:
    """Say what is wrong with a call that puts a rule on the agenda or emits an event; nothing when all is well."""
    text = ast.unparse(call.func)
    verb = text.rpartition(".")[2]
    if text in ("then", "then_each"):
        wanted = rules[ast.unparse(call.args[1]).removeprefix("call.")]
        return "" if len(call.args) - 2 == len(wanted) else f"{ast.unparse(call)}: the rule takes {wanted}"
    owner = value_of(module, call.func.value) if isinstance(call.func, ast.Attribute) else None
    if isinstance(owner, Question) and verb in VERBS:
        return complaint_about_question(call, owner, VERBS[verb], rules)
    if isinstance(owner, EventKind) and verb in ("emit", "emit_to"):
        given = len(call.args) - (2 if verb == "emit_to" else 1)
        return "" if given == len(owner.values) else f"{ast.unparse(call)}: the event has {list(owner.values)}"
    return ""


def complaint_about_question(
    call: ast.Call,
    question: Question[State],
    mode: int,
    rules: dict[str, tuple[str, ...]],
) -> str:
    """Say what is wrong with a question that is put; nothing when all is well."""
    text = ast.unparse(call)
    if question.mode != mode and question.arguments:  # one without arguments may be put in any mode
        return f"{text}: the question is of mode {question.mode}"
    wanted = list(rules[ast.unparse(call.args[2]).removeprefix("call.")])
    first = FIRST[mode]
    if wanted[: len(first)] != first:
        return f"{text}: the rule must begin with {first}, not {wanted}"
    told = wanted[len(first) :]
    if len(told) != len(call.args) - 3:
        return f"{text}: the rule takes {told} after what the question fills in"
    names = [argument.name for argument in question.arguments]
    return "" if told[: len(names)] == names else f"{text}: the question knows {names}, the rule takes {told}"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_arguments_fit(path: Path) -> None:
    game = PACKAGE / "games" / path.relative_to(PACKAGE).parts[1]
    rules = {rule.name: rule.args for rule in rules_of(game)}
    module = module_of(path)
    complaints = [complaint_about(call, module, rules) for call in calls_in(path.read_text("utf-8"))]
    assert [complaint for complaint in complaints if complaint] == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("then(g, call.window, seat, 0)", ""),
        ("then(g, call.window, seat)", "the rule takes ('seat', 'quiet')"),
        ("EXTRA_BUY.ask(g, seat, call.extra_chosen, 1, 2, 3)", ""),
        ("EXTRA_BUY.ask(g, seat, call.extra_chosen, 1, 2)", "the rule takes ['count', 'first', 'last'] after what"),
        ("EXTRA_BUY.ask_all(g, seat, call.extra_chosen, 1, 2, 3)", "the question is of mode 0"),
        ("EXTRA_BUY.ask(g, seat, call.window, 1, 2, 3)", "the rule must begin with ['answer', 'seat']"),
        ("EXTRA_BUY.ask(g, seat, call.claim_chosen, 1, 2, 3)", "the question knows ['count', 'first', 'last']"),
        ("FREE_EVENT.emit(g, 1)", ""),
        ("GAINED.emit(g, 1)", "the event has ['player', 'resource', 'n', 'card']"),
    ],
)
def test_misfits_are_found(source: str, complaint: str) -> None:
    from cosmodrome.games.space_base import events
    from cosmodrome.games.space_base.questions.purchase import EXTRA_BUY

    class Module:
        GAINED = events.GAINED

    Module.EXTRA_BUY = EXTRA_BUY  # type: ignore[attr-defined]
    rules = {rule.name: rule.args for rule in rules_of(PACKAGE / "games" / "space_base")}
    (call,) = [node for node in calls_in(source) if ast.unparse(node) == source]
    found = complaint_about(call, Module, rules)
    assert complaint in found
    assert bool(found) == bool(complaint)


@pytest.mark.parametrize("game", GAMES)
def test_generated_modules_are_up_to_date(game: str) -> None:
    folder = PACKAGE / "games" / game
    for path, text in generated(folder, f"cosmodrome.games.{game}").items():
        assert path.read_text("utf-8") == text, f"{game}/{path.name} is not up to date; run `make generate`"


@pytest.mark.parametrize("game", SHEETS)
def test_what_the_client_gets_from_declarations_is_up_to_date(game: str) -> None:
    types, moments = WEB / "src" / "boards" / game / "types.ts", WEB / "tests" / "moments" / f"{game}.json"
    for path, text in ((types, types_of(f"cosmodrome.games.{game}")), (moments, moments_of(game))):
        assert path.read_text("utf-8") == text, f"{path.name} of {game} is not up to date; run `make generate`"


# -- what compiled code gets wrong without a word ----------------------------------------------------------------------
def traps_in(source: str, name: str) -> Iterator[str]:
    """Iterate over what means something else in compiled code with machine numbers."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            by = node.right if isinstance(node, ast.BinOp) else node.value
            if not isinstance(by, ast.Constant):
                yield f"line {node.lineno}: a shift by a variable has 32 bits; take BITS"
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(".cells") and name not in MEMORY:
            yield f"line {node.lineno}: narrow cells are read and changed by their fields only"


@pytest.mark.parametrize("path", TYPED, ids=name_of)
def test_typed_code_avoids_the_traps(path: Path) -> None:
    assert list(traps_in(path.read_text("utf-8"), path.name)) == []


def test_traps_are_found() -> None:
    assert len(list(traps_in("x = 1 << n\ny <<= n\nz = g.cells[3]\nok = 1 << 3", "rules.py"))) == 3


# -- what an answer means stands in its question -----------------------------------------------------------------------
NUMBERED = ("args", "memory")  # what holds arguments by position
GENERATED = ("call.py", "dispatch.py")


def is_name(node: ast.expr) -> bool:
    """Tell whether something is looked up by name: the arguments of a message are."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def positions_in(source: str) -> Iterator[str]:
    """Iterate over what reads arguments of the agenda by position, in any spelling."""
    for node in ast.walk(ast.parse(source)):
        by_name = isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "attrgetter", "vars")
        texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)] if by_name else []
        if (
            (isinstance(node, ast.Attribute) and node.attr in NUMBERED)
            or (isinstance(node, ast.Subscript) and ast.unparse(node.value) in NUMBERED and not is_name(node.slice))
            or (isinstance(node, ast.alias) and node.name in ("ARGS", "call_at"))
            or (by_name and (set(texts) & set(NUMBERED) or ast.unparse(node).startswith("vars")))
        ):
            yield f"line {getattr(node, 'lineno', 0)}: {ast.unparse(node)}"


def reckonings_in(source: str) -> Iterator[str]:
    """Iterate over what reckons with an answer: only the question that it answers knows what the number means."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
        elif isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            parts = [node.slice]
        elif isinstance(node, ast.UnaryOp):
            parts = [node.operand]
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            parts = [node.test]
        elif isinstance(node, ast.AugAssign):
            parts = [node.target, node.value]
        elif isinstance(node, ast.Match):
            parts = [node.subject]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("divmod", "int", "bool", "range", "min", "max"):
            parts = list(node.args)
        else:
            continue
        if any(isinstance(part, ast.Name) and part.id == "answer" for part in parts):
            yield f"line {node.lineno}: {ast.unparse(node).splitlines()[0]}"


@pytest.mark.parametrize("path", [path for path in SOURCES if path.name not in GENERATED], ids=name_of)
def test_nobody_reads_arguments_by_position(path: Path) -> None:
    assert list(positions_in(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", [path for path in SOURCES if "questions" not in path.parts], ids=name_of)
def test_only_a_question_reckons_with_its_answers(path: Path) -> None:
    if path.name not in GENERATED:
        assert list(reckonings_in(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "g.question().args[0]",
        "g.memory[3]",
        "seat = args[1]",
        "a, b = g.agenda[-1].args",
        "getattr(g, 'args')[0]",
        "attrgetter('memory')(g)",
        "vars(g)['memory']",
        "from cosmodrome.kernel.agenda import ARGS",
        "from cosmodrome.kernel.memory.frames import call_at",
    ],
)
def test_arguments_by_position_are_found(source: str) -> None:
    assert list(positions_in(source))


def test_named_arguments_are_fine() -> None:
    assert (
        list(positions_in("MAIN.count.of(g)\ndef f(*args: int) -> None: ...\nprice = costs[1]\nargs['card'] = card"))
        == []
    )


@pytest.mark.parametrize(
    "source",
    [
        "card = answer - 1",
        "card = 1 + answer",
        "zone, kind = divmod(answer, 48)",
        "if answer == 0: pass",
        "if 0 < answer < 5: pass",
        "if answer: pass",
        "x = 1 if answer else 2",
        "if not answer: pass",
        "row[answer]",
        "-answer",
        "answer -= 1",
        "slot = int(answer)",
        "match answer:\n    case 0: pass",
    ],
)
def test_reckoning_with_an_answer_is_found(source: str) -> None:
    assert len(list(reckonings_in(source))) >= 1


def test_asking_the_question_is_fine() -> None:
    assert (
        list(reckonings_in("if BUY.nothing.has(answer): pass\nslot = BUY.slot.value(answer) + 1\nf(g, answer)")) == []
    )
