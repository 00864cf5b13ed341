"""A guided first game in the terminal: led by its lesson, left and taken up again."""

from pathlib import Path

import pytest
from tests.cli.conftest import OFFERS, Cosmodrome

from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.record import read_record
from cosmodrome.registry import find_game


@pytest.fixture(autouse=True)
def taught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer a game that has a lesson."""
    monkeypatch.setitem(OFFERS, "space_base", "cosmodrome.games.space_base:GAME")


def test_the_guide_says_why_and_explains_errors(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    out = cosmodrome("learn", "space_base", "--record", file, lines="1\nh\n2\nq\n").out
    assert out.index("— Your base —") < out.index("— Separate, or the sum? —")
    assert "Sectors 4 and 6 would pay 1 credit each." in " ".join(out.split())
    assert "The lesson is about: 2. Sum" in " ".join(out.split())
    assert "— Buy a ship —" in out
    assert read_record(file.read_text()).inputs == [(1, 0), (0, 1)]


def test_a_lesson_is_taken_up_again_and_goes_on_freely(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file, game = tmp_path / "lesson.json", find_game("space_base")
    cosmodrome("learn", "space_base", "--record", file, lines="sum\nbuy ride\nsum\nq\n")
    lines = "separate\nbuy bobko\nseparate\nsum\nuse ride\nbuy nothing\nq\n"
    out = cosmodrome("learn", "--resume", file, "--lang", "en", lines=lines).out
    assert "— A cube for Ride —" in out
    assert "— You have the helm —" in out
    replay(game, read_record(file.read_text()))


def test_other_records_are_refused(cosmodrome: Cosmodrome, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    cosmodrome("play", "space_base", "--seed", "1", "--seats", "2", "--record", file, lines="q\n")
    assert "is no record of the guided first game" in cosmodrome("learn", "--resume", file).err
    assert "has no guided first game" in cosmodrome("learn", "nim").err
