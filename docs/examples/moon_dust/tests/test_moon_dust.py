"""What every game promises, and one test for each rule of this one."""

from collections.abc import Mapping
from typing import Any, Self

from moon_dust import GAME
from moon_dust.table import BASE, MINE, MoonDust

from cosmodrome.testing import Scenario, check_messages, contract_tests, rule

TestContract = contract_tests(GAME)


class Table(Scenario[MoonDust]):
    """Lays out a position of Moon Dust."""

    def mine(self, crystals: int) -> Self:
        """Leave so many crystals in the mine; the others lie at the base of the last seat."""
        BASE.add(self.state, self.state.seats - 1, MINE.get(self.state) - crystals)
        MINE.set(self.state, crystals)
        return self


def bases(t: Table) -> list[int]:
    """Return the crystals at the bases."""
    return [BASE.get(t.state, seat) for seat in range(t.state.seats)]


def players(view: Mapping[str, Any]) -> list[dict[str, object]]:
    """Return what a view tells of each player."""
    return list(view["players"])


def table(seats: int = 2, rounds: int = 4, first_roll: int = 5) -> Table:
    """Start a game; the first roll is made before anybody is asked."""
    return Table(GAME, seats, options={"rounds": rounds}, rolls={"die": [first_roll]})


def test_messages() -> None:
    check_messages(GAME.locale)


@rule("MD-2.1", "MD-2.4")
def test_a_turn_begins_with_digging() -> None:
    t = table(first_roll=5)
    assert t.view(0)["hold"] == 6
    assert t.options() == ["dig", "fly"]


@rule("MD-2.2")
def test_nobody_digs_in_an_empty_mine() -> None:
    t = table().mine(2).rolls("die", 3).play("dig")
    assert t.over


@rule("MD-2.3")
def test_a_cave_in_empties_the_hold() -> None:
    t = table().rolls("die", 0, 1).play("dig")
    assert t.events[:2] == ["caved-in", "turn-began"]
    assert t.asked == [1]
    assert bases(t) == [0, 0]


@rule("MD-2.5")
def test_flying_home_keeps_the_hold() -> None:
    t = table().rolls("die", 1).play("fly")
    assert bases(t) == [6, 0]
    assert t.asked == [1]


@rule("MD-1.1")
def test_contracts_are_secret() -> None:
    t = table()
    mine, other = players(t.view(0))
    assert str(mine["contract"]).startswith("contract-")
    assert other["contract"] == {"hidden": 1}


@rule("MD-1.2")
def test_most_points_win_after_the_last_round() -> None:
    t = table(rounds=1).rolls("die", 1).play("fly").rolls("die", 0).play("dig")
    assert t.over
    shown = [int(str(player["shown"]).removeprefix("contract-")) for player in players(t.view(1))]
    assert GAME.scores(t.state) == [6 + shown[0], shown[1]]
