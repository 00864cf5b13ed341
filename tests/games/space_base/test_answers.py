"""Legal answers as numbers and in their order, which records and learning programs rely on."""

from collections.abc import Callable

import pytest
from tests.games.space_base.table import Base

from cosmodrome.games.space_base import GAME
from cosmodrome.testing import Scenario


def numbered(base: Base) -> dict[int, str]:
    """Return the legal answers of the seat that is asked, by number, in their order."""
    base.state.run()
    seat = base.state.next_seat()
    return dict(zip(base.state.legal(seat), base.options(), strict=True))


POSITIONS: dict[str, tuple[Callable[[], Base], dict[int, str]]] = {
    "use": (
        lambda: Base().ship(0, "shepard", 4).ship(0, "grissom", 1).turn(0, 1, 1),
        {0: "pass", 161: "use shepard", 164: "use grissom"},
    ),
    "dice": (lambda: Base().turn(0, 1, 1), {0: "separate", 1: "sum"}),
    "buy": (
        lambda: Base().has(0, credits=11).yard("ride", "fabian", "worden", "young").turn(0, 1, 1).dice(),
        {
            0: "buy nothing",
            1: "buy ride",
            2: "buy fabian",
            7: "buy worden",
            13: "buy young",
            19: "buy frisch",
            20: "buy tinbergen",
        },
    ),
    "extra-buy": (
        lambda: Base().ship(0, "sarafanov", 1).yard("ride", "fabian").turn(0, 1, 1).play("use sarafanov"),
        {0: "buy nothing", 1: "buy ride", 2: "buy fabian"},
    ),
    "sector-for": (
        lambda: Base().ship(0, "kelly", 1).has(0, credits=4).yard("ride").turn(0, 1, 1).play("use kelly", "buy ride"),
        {1: "sector 2", **{sector - 1: f"sector {sector}" for sector in range(7, 13)}},
    ),
    "claim": (
        lambda: Base().ship(0, "kovalyonok", 1).yard("ride", "fabian").turn(0, 1, 1).play("use kovalyonok"),
        {0: "claim nothing", 1: "claim ride", 2: "claim fabian"},
    ),
    "face": (
        lambda: Base().ship(0, "titov", 1).turn(0, 1, 1).play("use titov"),
        {face - 1: f"face {face}" for face in range(1, 7)},
    ),
    "reroll": (
        lambda: Base().ship(0, "volynov", 1).turn(0, 1, 2).play("use volynov"),
        {0: "reroll first", 1: "reroll second", 2: "reroll both"},
    ),
    "shift": (
        lambda: Base().ship(0, "demin", 1).turn(0, 1, 1).dice().play("use demin"),
        {0: "shift 1", 1: "shift 2"},
    ),
    "double": (
        lambda: Base().ship(0, "aksyonov", 1).turn(0, 1, 2).dice("separate").play("use aksyonov"),
        {0: "double first", 1: "double second"},
    ),
    "arrow": (lambda: Base().ship(0, "lichtenberg").turn(0, 4, 4).dice(), {0: "left", 1: "right"}),
    "charge": (
        lambda: Base().ship(0, "collins", 1).ship(0, "ride").ship(0, "fabian").turn(0, 1, 1).play("use collins"),
        {63: "charge fabian", 67: "charge ride"},
    ),
    "move-from": (
        lambda: (
            Base()
            .ship(0, "collins", 1)
            .ship(0, "shepard", 2)
            .ship(0, "fabian")
            .turn(0, 1, 1)
            .play("use collins", "charge shepard")
        ),
        {0: "move nothing", 161: "move from shepard"},
    ),
    "exchange": (
        lambda: Base().ship(0, "zudov", 1).turn(0, 1, 1).play("use zudov"),
        {sector - 1: f"sector {sector}" for sector in range(1, 13) if sector != 9},
    ),
}


@pytest.mark.parametrize("kind", POSITIONS)
def test_numbers_and_order(kind: str) -> None:
    make, expected = POSITIONS[kind]
    base = make()
    assert base.question == kind
    assert list(numbered(base).items()) == list(expected.items())


def test_the_draft_of_light_speed() -> None:
    game = Scenario(GAME, 2, "light_speed")
    assert game.question == "draft"
    assert game.state.legal(0) == list(range(7))
    assert game.options()[0] == "buy nothing"


def test_every_kind_of_question_has_its_numbers() -> None:
    assert {*POSITIONS, "move-to", "draft"} == set(GAME.kinds)
