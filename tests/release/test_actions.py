"""Numbers of answers and of components that a release published: they still mean the same, whatever came later."""

import json
from pathlib import Path

import pytest

from cosmodrome.kernel.components import Components
from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.registry import find_game
from cosmodrome.testing.actions import actions_of, complaints

FILES = sorted(Path(__file__).parent.glob("*/actions.json"))
CASES = [(path, game) for path in FILES for game in json.loads(path.read_text("utf-8"))]


@pytest.mark.parametrize(("path", "game"), CASES, ids=[f"{path.parent.name}-{game}" for path, game in CASES])
def test_answers_mean_what_they_meant(path: Path, game: str) -> None:
    assert complaints(json.loads(path.read_text("utf-8"))[game], actions_of(find_game(game))) == []


@pytest.mark.parametrize("path", FILES, ids=[path.parent.name for path in FILES])
def test_components_have_the_numbers_that_they_had(path: Path) -> None:
    published = json.loads(path.with_name("components.json").read_text("utf-8"))
    assert sorted(published) == sorted(json.loads(path.read_text("utf-8")))
    for id, kinds in published.items():
        then, game = Components(""), find_game(id)
        then.ids.update(kinds)
        assert isinstance(game, DeclaredGame)
        assert then.renumbered(game.data) == "", id


def test_a_component_with_another_number_is_found() -> None:
    then, now = Components(""), Components("")
    then.ids["card"], now.ids["card"] = ["scout", "viper"], ["scout", "viper", "explorer"]
    assert then.renumbered(now) == ""
    assert now.renumbered(then) == "card number 2 must be 'explorer', but is 'missing'"
    now.ids["card"].reverse()
    assert then.renumbered(now) == "card number 0 must be 'scout', but is 'explorer'"


def test_changed_numbers_are_found() -> None:
    now = {"buy": {"kind": 2, "parts": [["nothing", 0, 1], ["slot", 1, 30], ["explorer", 31, 1]]}}
    assert complaints({"buy": {"kind": 2, "parts": [["nothing", 0, 1], ["slot", 1, 20]]}}, now) == []
    assert complaints({"buy": {"kind": 2, "parts": [["slot", 0, 30]]}}, now) == [
        "'buy': the answers ['slot', 0, 30] are gone"
    ]
    assert complaints({"buy": {"kind": 1, "parts": []}}, now) == ["the question 'buy' was number 1 and is 2"]
    assert complaints({"sell": {"kind": 1, "parts": []}}, now) == ["the question 'sell' is gone"]
