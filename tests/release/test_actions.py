"""Numbers of answers that a release published: they still mean the same, whatever came after them."""

import json
from pathlib import Path

import pytest

from cosmodrome.registry import find_game
from cosmodrome.testing.actions import actions_of, complaints

FILES = sorted(Path(__file__).parent.glob("*/actions.json"))
CASES = [(path, game) for path in FILES for game in json.loads(path.read_text("utf-8"))]


@pytest.mark.parametrize(("path", "game"), CASES, ids=[f"{path.parent.name}-{game}" for path, game in CASES])
def test_answers_mean_what_they_meant(path: Path, game: str) -> None:
    assert complaints(json.loads(path.read_text("utf-8"))[game], actions_of(find_game(game))) == []


def test_changed_numbers_are_found() -> None:
    now = {"buy": {"kind": 2, "parts": [["nothing", 0, 1], ["slot", 1, 30], ["explorer", 31, 1]]}}
    assert complaints({"buy": {"kind": 2, "parts": [["nothing", 0, 1], ["slot", 1, 20]]}}, now) == []
    assert complaints({"buy": {"kind": 2, "parts": [["slot", 0, 30]]}}, now) == [
        "'buy': the answers ['slot', 0, 30] are gone"
    ]
    assert complaints({"buy": {"kind": 1, "parts": []}}, now) == ["the question 'buy' was number 1 and is 2"]
    assert complaints({"sell": {"kind": 1, "parts": []}}, now) == ["the question 'sell' is gone"]
