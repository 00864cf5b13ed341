"""Runs the command line inside the test, with games that only tests know."""

import io
import json
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import NamedTuple

import pytest

from cosmodrome import registry
from cosmodrome.cli.app import run


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Cosmodrome = Callable[..., Outcome]

OFFERS = {"nim": "tests.cli.nim:GAME", "broken": "tests.cli.no_such_module:GAME"}


@pytest.fixture
def cosmodrome(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Iterator[Cosmodrome]:
    """Return a function that runs a command line, with lines of input, and tells what came of it."""
    entries = [EntryPoint(name, value, registry.GROUP) for name, value in OFFERS.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    registry.forget()

    def call(*arguments: str | Path, lines: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = run([str(argument) for argument in arguments])
        return Outcome(code, *capsys.readouterr())

    yield call
    registry.forget()


@pytest.fixture
def record(cosmodrome: Cosmodrome, tmp_path: Path) -> Path:
    """Return the record of a finished game."""
    file = tmp_path / "game.json"
    arguments = ("play", "nim", "--seed", "1", "--option", "stones=4", "--ask-everything", "--record", file)
    cosmodrome(*arguments, lines="1\nstop\n")
    assert json.loads(file.read_text())["result"]
    return file
