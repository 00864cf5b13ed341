"""A real game at the terminal, from the first question to the end, in both languages."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from cosmodrome.cli.app import run
from cosmodrome.cli.play import Seating, Session
from cosmodrome.cli.screen import Screen
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.match import Match
from cosmodrome.registry import find_game
from cosmodrome.translate import Language, game_translator


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


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_picture_of_a_game_fits_into_80x24(
    language: Language, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = find_game("star_realms")
    match = Match(game, game.check("", 2, {}), SeededChance(4), {"seed": 4})
    file = io.StringIO()
    heights: list[int] = []

    def answer(prompt: str) -> str:
        picture = file.getvalue().rpartition("\x1b[2J\x1b[H")[2].split("\n")
        heights.append(len(picture))  # the last line is where the answer is typed
        assert max(map(len, picture)) <= 80
        suggested = game.suggest(game.redeal(match.state, 0, Rng(1)), 0, Rng(1))
        return str(match.state.legal(0).index(suggested) + 1)

    session = Session(match, Seating(0, "heuristic", tmp_path / "game.json"), game_translator(language, game), answer)
    console = Console(file=file, width=80, height=24, force_terminal=True, color_system=None)
    monkeypatch.setattr(session, "screen", Screen(console))
    session.run()
    assert len(heights) > 50
    assert max(heights) <= 24
