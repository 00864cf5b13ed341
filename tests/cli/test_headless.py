"""The command line with a game that has no words and no player of its own."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome

from cosmodrome import registry


@pytest.fixture(autouse=True)
def offered(cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the game of the kernel's tests."""
    entry = EntryPoint("headless", "tests.kernel.headless:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry])
    registry.forget()


def test_it_is_played_against_random_bots_by_notation(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out, err = cosmodrome("play", "headless", "--seed", "1", "--record", file, lines="h\nstones 3\nq\n")
    assert (code, err) == (0, "")
    assert "take?" in out
    assert " 2. Stones 1" in out
    assert "This game has no player of its own that could give a hint." in out
    assert "took: seat 0, n 3" in out
    assert [player["bot"] for player in json.loads(file.read_text())["players"]] == ["", "random"]
    assert cosmodrome("replay", "--verify", file).code == 0
    assert "stones 3" in cosmodrome("replay", file).out


@pytest.mark.parametrize(
    "command", [("play", "headless", "--bot", "heuristic"), ("sim", "headless", "--bots", "heuristic")]
)
def test_a_heuristic_is_refused_with_who_could_play(cosmodrome: Cosmodrome, command: tuple[str, ...]) -> None:
    code, out, err = cosmodrome(*command)
    assert (code, out) == (2, "")
    assert "headless has no player of its own, so there is no bot 'heuristic' for it; there are: random" in err
