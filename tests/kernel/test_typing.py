"""mypy checks the arguments of verbs against the rule they are for."""

from pathlib import Path

from mypy import api

SAMPLE = """
from cosmodrome.kernel.state import State


class Toy(State):
    pass


class OtherToy(State):
    pass


def nothing(g: Toy) -> None: ...
def one(g: Toy, n: int) -> None: ...
def two(g: Toy, n: int, m: int) -> None: ...
def words(g: Toy, n: str) -> None: ...
def foreign(g: OtherToy) -> None: ...


def right(g: Toy) -> None:
    g.then(nothing)
    g.then(two, 1, 2)
    g.then_each(one, [1, 2])
    g.then_each(two, [1, 2], 3)
    g.ask(0, 0, one)
    g.ask(0, 0, two, 1)
    g.ask_all([0], 0, nothing)
    g.ask_all([0], 0, one, 1)
    g.ask_any([0], 0, two)


def wrong(g: Toy) -> None:
    g.then(one)  # wrong
    g.then(nothing, 1)  # wrong
    g.then(one, "x")  # wrong
    g.then(foreign)  # wrong
    g.then_each(nothing, [1])  # wrong
    g.then_each(two, [1])  # wrong
    g.then_each(words, [1])  # wrong
    g.ask(0, 0, nothing)  # wrong
    g.ask(0, 0, one, 1)  # wrong
    g.ask(0, 0, two)  # wrong
    g.ask(0, 0, words)  # wrong
    g.ask_all([0], 0, one)  # wrong
    g.ask_all([0], 0, nothing, 1)  # wrong
    g.ask_any([0], 0, one)  # wrong
    g.ask_any([0], 0, two, 1)  # wrong
    g.ask_any(0, 0, two)  # wrong
"""


def test_wrong_arguments_are_found_and_right_ones_are_not(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(SAMPLE)
    expected = {number for number, line in enumerate(SAMPLE.splitlines(), 1) if "# wrong" in line}
    options = ["--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}", "--hide-error-context"]
    report, crash, _ = api.run([*options, str(sample)])
    errors = [line.split(":") for line in report.splitlines() if ": error:" in line]
    assert not crash
    assert {Path(path).name for path, *_ in errors} == {"sample.py"}, report
    assert {int(number) for _, number, *_ in errors} == expected, report
