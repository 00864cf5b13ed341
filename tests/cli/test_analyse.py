"""The commands ``analyse`` and ``puzzles``."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome
from tests.coach.guess import GAME, PASS, Guess
from tests.coach.test_analysis import played

from cosmodrome import registry
from cosmodrome.kernel.chance import Rng


class OpenGame(type(GAME)):  # type: ignore[misc]
    """The coin lies open, so that there is something to find."""

    def redeal(self, state: Guess, seat: int, rng: Rng) -> Guess:
        copy: Guess = super().redeal(state, seat, rng)
        copy.coin = state.coin
        return copy


OPEN = OpenGame()


@pytest.fixture
def guessing(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> Cosmodrome:
    """Return the command line with the guessing game on offer, and nothing else."""
    entries = [EntryPoint("guess", "tests.cli.test_analyse:OPEN", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    registry.forget()
    return cosmodrome


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the record of a match with a mistake."""
    path = tmp_path / "match.json"
    path.write_text(played([0, 1, PASS, 0]).write(), encoding="utf-8")
    return path


def test_an_analysis_is_told(guessing: Cosmodrome, file: Path) -> None:
    code, out, err = guessing("analyse", file, "--steps", "100000")
    assert (code, err) == (0, "")
    assert "in the eyes of captain" in out
    assert "What decided it:" in out
    assert f"?? 3. Seat 1 chooses: {PASS}" in out
    assert "better: " in out


def test_an_analysis_is_told_in_russian(guessing: Cosmodrome, file: Path) -> None:
    out = guessing("analyse", file, "--steps", "100000", "--lang", "ru").out
    assert "Что решило партию:" in out
    assert "лучше: " in out


def test_an_analysis_as_json_is_the_same_each_time(guessing: Cosmodrome, file: Path) -> None:
    first, again = (guessing("analyse", file, "--steps", "100000", "--seed", "3", "--json").out for _ in range(2))
    assert first == again
    told = json.loads(first)
    assert [one["inputs"] for one in told["inputs"]] == [1, 2, 3, 4]
    assert told["inputs"][2]["mark"] == "blunder"
    assert [one["seat"] for one in told["seats"]] == [0, 1]


def test_what_cannot_be_analysed_is_refused_in_a_line(guessing: Cosmodrome, file: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.json"
    told = json.loads(file.read_text())
    half.write_text(json.dumps(told | {"inputs": told["inputs"][:2], "hashes": {}, "result": None}))
    for arguments, text in (
        ((half,), "the match is not over"),
        ((file, "--level", "heuristic"), "does not think ahead; these do: captain"),
        ((file, "--level", "ghost"), "there is no bot 'ghost'"),
    ):
        code, _, err = guessing("analyse", *arguments)
        assert code == 2
        assert text in err


def test_puzzles_are_found_and_can_be_solved(guessing: Cosmodrome, tmp_path: Path) -> None:
    folder = tmp_path / "found"
    code, out, _ = guessing("puzzles", "guess", "--option", "turns=2", "--bot", "random", "--out", folder)
    assert code == 0
    files = sorted(folder.iterdir())
    assert files
    assert f"{len(files)} puzzles in 1 games" in out
    best = json.loads(files[0].read_text())["puzzle"]["answer"]
    right = guessing("puzzles", "--solve", files[0], lines=f"{best + 1}\n").out
    assert "Right: nothing else comes near it." in right
    wrong = guessing("puzzles", "guess", "--solve", files[0], "--lang", "ru", lines="u\n3\n").out
    assert "Это не лучший ответ." in wrong
    assert guessing("puzzles", "--solve", files[0], lines="q\n").code == 0
    assert guessing("replay", files[0]).code == 0


def test_other_files_are_no_puzzles(guessing: Cosmodrome, file: Path) -> None:
    code, _, err = guessing("puzzles", "--solve", file)
    assert code == 2
    assert "not a puzzle" in err


def test_a_hint_at_the_terminal_tells_what_each_option_is_worth(guessing: Cosmodrome) -> None:
    out = guessing("play", "guess", "--option", "turns=2", "--seed", "1", lines="h\nq\n").out
    assert "A strong bot would choose: " in out
    assert out.count(" %  ") == 3
