"""What a driver answers for people: how to use dice on which nothing hangs (SB-5.3b)."""

import pytest
from tests.games.space_base.table import Base

from cosmodrome.games.space_base.questions.dice import DICE_USES
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.testing import rule


@rule("SB-5.3b")
def test_sb_5_3b_a_driver_uses_dice_that_bring_nothing_either_way() -> None:
    base = Base(3).deploy(2, 8, "allen").turn(0, 3, 5)
    assert [moot_answer(base.state, seat) for seat in range(3)] == [NO_ANSWER, DICE_USES.separate.first, NO_ANSWER]
    asked = Base(3, skip_idle=0).turn(0, 1, 1)
    assert moot_answer(asked.state, 0) == NO_ANSWER  # the table wants a pause


@rule("SB-5.3b")
@pytest.mark.parametrize(
    ("second", "fifth", "is_moot"),
    [
        ("romanenko", "ivanchenkov", True),
        ("allen", "ivanchenkov", False),  # two credits and a point, or a credit
        ("ride", "brandenstein", False),  # a cube on one card or on another
        ("ride", "ivanchenkov", False),
    ],
)
def test_sb_5_3b_a_driver_uses_dice_that_bring_the_same_either_way(second: str, fifth: str, is_moot: bool) -> None:
    base = Base().deploy(1, 2, second).deploy(1, 5, fifth).turn(0, 2, 3)
    assert moot_answer(base.state, 1) == (DICE_USES.separate.first if is_moot else NO_ANSWER)


@rule("SB-5.3b")
@pytest.mark.parametrize(
    ("card", "cubes", "is_moot"),
    [
        ("fabian", 0, True),
        ("fabian", 1, False),  # a shift
        ("aksyonov", 1, True),  # a sector that pays twice, on own turns only
    ],
)
def test_sb_5_3b_a_driver_leaves_dice_alone_that_an_ability_could_change(card: str, cubes: int, is_moot: bool) -> None:
    base = Base().ship(1, card, cubes).turn(0, 2, 3)
    assert moot_answer(base.state, 1) == (DICE_USES.separate.first if is_moot else NO_ANSWER)


@rule("SB-5.3b", "SB-7.1")
@pytest.mark.parametrize(("cubes", "is_moot"), [(1, True), (2, False)])
def test_sb_5_3b_too_few_cubes_for_a_shift_change_nothing(cubes: int, is_moot: bool) -> None:
    base = Base(3).deploy(1, 3, "thagard", cubes).turn(0, 5, 6)
    assert moot_answer(base.state, 1) == (DICE_USES.separate.first if is_moot else NO_ANSWER)
