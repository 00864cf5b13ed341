"""What every game promises, and one test for each rule of this one."""

from typing import Self

from long_tow import GAME
from long_tow.table import DOCK, EQUAL, HELD, ROUNDS, SCRAP, SENT, SPACE, WRECK, LongTow, thrust

from cosmodrome.testing import Scenario, check_messages, contract_tests, rule

TestContract = contract_tests(GAME)


class Table(Scenario[LongTow]):
    """Lays out a position of Long Tow."""

    def hands(self, *hands: list[int]) -> Self:
        """Give every seat exactly these tugs; the others go back to the dock."""
        for seat in range(self.state.seats):
            while HELD.size(self.state, seat):
                DOCK.add(self.state, 0, HELD.take(self.state, seat, 0))
        for seat, thrusts in enumerate(hands):
            for wanted in thrusts:
                tug = next(tug for tug in DOCK.items(self.state, 0) if thrust(tug) == wanted)
                DOCK.remove(self.state, 0, tug)
                HELD.add(self.state, seat, tug)
        return self


def table(seats: int = 3, rounds: int = 3) -> Table:
    """Start a game in which the first wreck is worth 2."""
    return Table(GAME, seats, options={"rounds": rounds}, rolls={"wrecks": [0]})


def held(t: Table, seat: int) -> list[int]:
    """Return the thrusts in a hand."""
    return [thrust(tug) for tug in HELD.items(t.state, seat)]


def test_messages() -> None:
    assert GAME.locale is not None
    check_messages(GAME.locale)


@rule("LT-1.1")
def test_six_tugs_are_dealt_in_secret() -> None:
    t = table()
    mine, other, _ = t.game.view(t.state, 0)["players"]  # type: ignore[misc]
    assert len(mine["hand"]) == 6
    assert other["hand"] == {"hidden": 6}
    assert EQUAL * 9 - 18 == DOCK.size(t.state, 0)


@rule("LT-1.2")
def test_a_wreck_is_turned_up_in_each_round() -> None:
    t = table(seats=2).hands([5, 6, 7, 8], [1, 2, 3, 4])
    assert (t.view(0)["wreck"], SPACE.size(t.state, 0)) == ("wreck-2", 6)
    t.rolls("wrecks", 5).play("p0: send 5", "p1: send 1")
    assert (t.view(0)["wreck"], ROUNDS.get(t.state)) == ("wreck-7", 1)
    t.play("p0: send 6", "p1: send 1", "p0: send 7", "p1: send 1")
    assert t.over


@rule("LT-2.1")
def test_choices_are_secret_until_all_are_made() -> None:
    t = table().hands([5, 6, 9], [3, 8, 9], [1, 7, 9])
    assert t.refused("p0: send 4").rule == "LT-2.1"
    t.play("p0: send 5", "p2: send 1")
    assert (t.asked, t.events, SENT.get(t.state, 0)) == ([1], [], -1)
    t.play("p1: send 3")
    assert t.events[:4] == ["swept", "showed", "showed", "showed"]
    t.play("p0: send 9", "p1: send 9", "p2: send 7")
    assert [thrust(tug) for tug in SCRAP.items(t.state, 0)] == [5, 3]


@rule("LT-2.2", "LT-2.3")
def test_equal_tugs_collide_and_the_strongest_other_hauls() -> None:
    t = table().hands([9, 1, 2], [9, 1, 2], [4, 1, 2]).play("p0: send 9", "p1: send 9", "p2: send 4")
    assert t.events[4:6] == ["collided", "hauled"]
    assert GAME.scores(t.state) == [2, 2, 2 + 2]


@rule("LT-2.4")
def test_the_weakest_comes_back() -> None:
    t = table().hands([9, 8, 7], [5, 8, 7], [1, 8, 7])
    t.play("p0: send 9", "p1: send 5", "p2: send 1")
    assert (sorted(held(t, 1)), sorted(held(t, 2))) == ([7, 8], [1, 7, 8])
    t = table(seats=2).hands([9, 8, 7], [9, 7, 6]).play("p0: send 9", "p1: send 9")
    assert sorted(held(t, 0)) == [7, 8]  # nobody was left to come back


@rule("LT-2.5")
def test_a_wreck_drifts_off_when_all_collide() -> None:
    t = table(seats=2).hands([9, 8, 7], [9, 8, 7]).play("p0: send 9", "p1: send 9")
    assert "drifted" in t.events
    assert t.view(0)["drifted"] == ["wreck-2"]
    assert WRECK.get(t.state) > 0


@rule("LT-3.1")
def test_wrecks_and_tugs_left_count() -> None:
    t = table(seats=2).hands([9, 9, 9, 1], [8, 8, 7]).rolls("wrecks", 5, 4)
    for _ in range(3):
        t.play("p0: send 9", "p1: send 8")
    assert GAME.scores(t.state) == [2 + 7 + 6 + 1, 3]
    assert t.winners == [0]
