"""The data file is checked when it is read: every complaint names file, record and field."""

import pytest

from cosmodrome.games.space_base.cards import STATION, Cards
from cosmodrome.games.space_base.load import add_ability, add_side, read_step
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry

EVERYBODY = [{"players": [2, 3, 4, 5]}]


def ability(**changes: object) -> dict[str, object]:
    """Return an ability as the data file tells it, with some fields changed."""
    sound: dict[str, object] = {
        "colour": "green",
        "cell_colour": "blue",
        "cells": EVERYBODY,
        "linked": False,
        "phases": [3],
        "effects": [{"op": "shift_sector", "steps": [1]}],
    }
    return {**sound, **changes}


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        (ability(cells=[{"players": [2, 3]}]), "odd: field 'cells' must be at least one for 4 players"),
        (ability(cells=[{"players": [2, 6]}]), r"cells 0: field 'players' must be a list of whole numbers in 2..5"),
        (ability(cell_colour="red"), "field 'cell_colour' must be blue in station, red deployed"),
        (ability(colour="pink"), "field 'colour' must be one of blue, red, green"),
        (ability(phases=[0]), r"field 'phases' must be a list of whole numbers in 1..9"),
    ],
)
def test_abilities_are_checked(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        add_ability(Cards(""), Entry("odd", fields), STATION)


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ({"op": "dance"}, "field 'op' must be a known effect of an ability, but is 'dance'"),
        ({"op": "shift_sector", "steps": [2]}, "field 'steps' must be 1, or 1 and 2"),
        ({"op": "double", "side": "deployed"}, "field 'side' must be the side of the card that it stands on"),
        (
            {"op": "buy_card", "n": 1, "optional": False},
            "must be a row of neighbouring sectors of an optional purchase",
        ),
        ({"op": "claim", "cards": [{"level": 4, "n": 1}], "optional": True}, r"field 'level' must be .* in 1..3"),
        ({"op": "claim", "cards": [], "optional": False}, "field 'optional' must be true"),
        ({"op": "swap_sectors", "sectors": [0, 13]}, r"field 'sectors' must be a list of whole numbers in 1..12"),
    ],
)
def test_effects_are_checked(effect: dict[str, object], complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        read_step(Entry("odd", effect), STATION)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"rewards": [{"op": "sing"}], "ability": None}, "field 'op' must be a known reward, but is 'sing'"),
        ({"rewards": [{"op": "charge", "n": 1}], "ability": None}, "field 'ability' must be there exactly where"),
        ({"rewards": [], "ability": ability()}, "field 'ability' must be there exactly where a reward is a charge"),
        ({"rewards": [{"op": "arrow", "dir": "up"}], "ability": None}, "field 'dir' must be one of left, right"),
    ],
)
def test_sides_are_checked(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        add_side(Cards(""), Entry("odd", fields), STATION)
