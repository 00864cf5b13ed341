"""Courses tell two builds apart: by every answer, event and state, and only by these."""

import pytest
from tests import courses

from cosmodrome.games._toy import SCORE, TOY, Toy, ToyGame
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Setup
from cosmodrome.registry import find_game


def test_a_course_depends_on_nothing_but_game_and_seed() -> None:
    assert courses.course(("red_planet", 3)) == courses.course(("red_planet", 3))
    assert courses.course(("red_planet", 3)) != courses.course(("red_planet", 4))


def test_seeds_go_through_modes_and_seats() -> None:
    game = find_game("red_planet")
    setups = [courses.course_case(game, seed).setup for seed in range(40)]
    tables = {(setup.mode, setup.seats) for setup in setups}
    assert len(tables) == sum(len(mode.seats) for mode in game.modes)


class OtherState(ToyGame):
    """Begins with a point too many."""

    def set_up(self, state: Toy, setup: Setup) -> None:
        super().set_up(state, setup)
        SCORE.add(state, 0, 1)


class OtherEvents(ToyGame):
    """Tells that something happened."""

    def set_up(self, state: Toy, setup: Setup) -> None:
        super().set_up(state, setup)
        state.emit(0)


class OtherRedeal(ToyGame):
    """Re-deals a point too many."""

    def redeal(self, state: Toy, seat: int, rng: Rng) -> Toy:
        copy = super().redeal(state, seat, rng)
        SCORE.add(copy, 0, 1)
        return copy


class OtherPlayer(ToyGame):
    """Has a player of another mind."""

    def suggest(self, state: Toy, seat: int, rng: Rng) -> int:
        return 0


@pytest.mark.parametrize("other", [OtherState, OtherEvents, OtherRedeal, OtherPlayer])
def test_whatever_a_build_does_otherwise_is_noticed(other: type[ToyGame]) -> None:
    assert list(courses.steps(TOY, 0)) == list(courses.steps(ToyGame(), 0))
    assert list(courses.steps(TOY, 0)) != list(courses.steps(other(), 0))


@pytest.mark.parametrize(
    ("ours", "others", "complaint"),
    [
        (["compiled", "a", "b"], ["interpreted", "a", "b"], None),
        (["compiled", "a", "b"], ["interpreted", "a", "c"], "1 of 2 games"),
        (["compiled", "a"], ["interpreted", "a", "b"], "1 games here, 2 there"),
        (["compiled", "a"], ["compiled", "a"], "both are the compiled build"),
    ],
)
def test_differences_are_told(ours: list[str], others: list[str], complaint: str | None) -> None:
    told = courses.differences(ours, others)
    assert (complaint is None and not told) or (complaint is not None and complaint in told[0])
