"""Descriptions and set-ups of games."""

import json

import pytest
from tests.kernel import skirmish, yard
from tests.kernel.skirmish import GAME

from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Setup, rules_in
from cosmodrome.kernel.state import Event


def test_a_setup_is_completed() -> None:
    assert GAME.check("", 2, {}) == Setup("standard", 2, {"rounds": 3})
    assert GAME.check("blitz", 2, {"rounds": 5}) == Setup("blitz", 2, {"rounds": 5})


@pytest.mark.parametrize(
    ("mode", "seats", "options", "complaint"),
    [
        ("x", 2, {}, "skirmish has no mode 'x'; it has: standard, blitz"),
        ("", 9, {}, "skirmish is not for 9 seats; it is for: 2, 3, 4"),
        ("blitz", 3, {}, "skirmish in mode blitz is not for 3 seats; it is for: 2"),
        ("", 2, {"x": 1}, "skirmish has no option 'x'; it has: rounds"),
        ("", 2, {"rounds": 0}, r"option rounds is 0; it must be in 1\.\.5"),
        ("", 2, {"rounds": 6}, r"option rounds is 6; it must be in 1\.\.5"),
    ],
)
def test_a_bad_setup_is_refused(mode: str, seats: int, options: dict[str, int], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        GAME.check(mode, seats, options)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="yard has no option 'x'; it has: none"):
        yard.GAME.check("", 2, {"x": 1})


def test_a_game_starts_at_its_first_question() -> None:
    events: list[Event] = []
    g = GAME.start(GAME.check("", 3, {}), SeededChance(1), events)
    assert g.seats_to_answer() == [0, 1, 2]
    assert (g.seats, g.skip_forced, g.rolls) == (3, True, [0, 5, 5, 5, 0])
    assert g.events is events
    assert not GAME.start(GAME.check("", 3, {}), SeededChance(1), skip_forced=False).skip_forced


def test_the_description_is_json() -> None:
    described = json.loads(json.dumps(GAME.describe()))
    assert described["seats"] == [2, 3, 4]
    assert [mode["id"] for mode in described["modes"]] == ["standard", "blitz"]
    assert described["options"][0]["id"] == "rounds"


def test_rules_are_found_in_their_modules() -> None:
    found = rules_in(skirmish)
    assert found.items() >= GAME.rules().items()
    assert "mask_of" not in found  # imported
    assert "Skirmish" not in found  # a class
