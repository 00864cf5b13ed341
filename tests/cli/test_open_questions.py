"""Sealed and open questions at the terminal: a person and bots answer them in turn, and time passes."""

import io
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cosmodrome import registry
from cosmodrome.cli.app import run


@pytest.mark.parametrize(("game", "seats"), [("skirmish", 2), ("skirmish", 4), ("yard", 2), ("yard", 3)])
def test_toys_with_all_kinds_of_questions_come_to_an_end(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    entry = EntryPoint(game, f"tests.kernel.{game}:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 2000))
    registry.forget()
    file = tmp_path / "game.json"
    arguments = ["play", game, "--seats", str(seats), "--seed", "1", "--bot", "random", "--record", str(file)]
    assert run([*arguments, "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "Game over." in out
    assert run(["replay", str(file), "--lang", "en"]) == 0
    assert "【" not in capsys.readouterr().out
    registry.forget()


def test_the_sand_of_galaxy_trucker_runs_while_somebody_builds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = ["ready", *["draw", "return"] * 3, "l", "q"]  # six acts of 2.4 seconds each
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    arguments = ["play", "galaxy_trucker", "--mode", "realtime", "--seats", "2", "--seed", "1", "--lang", "en"]
    assert run([*arguments, "--option", "hourglass_seconds=10", "--record", str(tmp_path / "game.json")]) == 0
    assert "The sand has run out." in capsys.readouterr().out
