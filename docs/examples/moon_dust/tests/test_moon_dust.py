"""What every game promises, and one test for each rule of this one."""

from typing import Self

from moon_dust import GAME
from moon_dust.state import MoonDust

from cosmodrome.testing import Scenario, check_messages, contract_tests, rule

TestContract = contract_tests(GAME)


class Table(Scenario[MoonDust]):
    """Lays out a position of Moon Dust."""

    def mine(self, crystals: int) -> Self:
        """Leave so many crystals in the mine; the others lie at the base of the last seat."""
        self.state.bases[-1] += self.state.mine - crystals
        self.state.mine = crystals
        return self


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
    assert t.state.bases == [0, 0]


@rule("MD-2.5")
def test_flying_home_keeps_the_hold() -> None:
    t = table().rolls("die", 1).play("fly")
    assert t.state.bases == [6, 0]
    assert t.asked == [1]


@rule("MD-1.1")
def test_contracts_are_secret() -> None:
    t = table()
    players = t.view(0)["players"]
    assert isinstance(players, list)
    assert [player["contract"] is None for player in players] == [False, True]


@rule("MD-1.2")
def test_most_points_win_after_the_last_round() -> None:
    t = table(rounds=1).rolls("die", 1).play("fly").rolls("die", 0).play("dig")
    assert t.over
    assert GAME.scores(t.state) == [6 + t.state.contracts[0], t.state.contracts[1]]
