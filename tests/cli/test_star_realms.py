"""A real game at the terminal, from the first question to the end, in both languages."""

import io
import json
import sys
from pathlib import Path

import pytest

from cosmodrome.cli.app import run


@pytest.mark.parametrize(("language", "end"), [("en", "Game over. You lose."), ("ru", "Игра окончена. Вы проиграли.")])
def test_whoever_never_does_anything_loses(
    language: str, end: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("w 1\nh\n" + "1\n" * 1000))
    assert run(["play", "star_realms", "--seed", "1", "--lang", language, "--record", str(file)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "【" not in out  # the sign of a message or name that is missing
    assert end in out
    assert "SR-3.3" in out
    assert json.loads(file.read_text())["result"]["winners"] == [1]
    for more in ([], ["--verify"], ["--seat", "1", "--lang", language]):
        assert run(["replay", str(file), *more]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        assert "【" not in out
