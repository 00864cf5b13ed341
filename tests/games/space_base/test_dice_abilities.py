"""Abilities for the dice and for rewards: SB-8.1, SB-8.5, SB-8.9 and SB-8.11 to SB-8.13."""

import pytest
from tests.games.space_base.table import Base

from cosmodrome.testing import rule


def shifted(base: Base) -> list[int]:
    """Return the sectors that paid for seat 0 since before the last input."""
    return [sector for seat, sector, *_ in base.told("sector-paid") if seat == 0]


# -- dice and arrows (SB-8.1) ------------------------------------------------------------------------------------------
@rule("SB-8.1")
def test_sb_8_1_the_next_sector_pays_instead() -> None:
    base = Base().ship(0, "fabian", 1).ship(0, "makarov").ship(0, "lazarev").turn(0, 3, 4).dice()
    base.play("use fabian")
    assert shifted(base) == [8]
    assert (base.gained("makarov"), base.gained("lazarev")) == ((0, 0, 0), (7, 0, 0))


@rule("SB-8.1")
@pytest.mark.parametrize(("text", "sector"), [("shift 1", 8), ("shift 2", 9)])
def test_sb_8_1_one_or_two(text: str, sector: int) -> None:
    base = Base().ship(0, "demin", 1).turn(0, 3, 4).dice().play("use demin")
    assert base.options() == ["shift 1", "shift 2"]
    base.play(text)
    assert shifted(base) == [sector]


@rule("SB-8.1")
def test_sb_8_1_a_single_arrow_goes_one_step_only() -> None:
    base = Base(skip_forced=False).ship(0, "fabian", 1).turn(0, 3, 4)
    while base.question != "dice":
        base.play("pass")
    base.play("p0: sum", "p1: sum", "use fabian")
    assert base.options() == ["shift 1"]
    assert base.refused("shift 2").rule == "SB-8.1"


@rule("SB-8.1a")
def test_sb_8_1a_shifts_add_up_on_any_turn_from_any_place() -> None:
    base = Base().ship(0, "fabian", 1).ship(0, "khrunov", 1).deploy(0, 6, "thagard", 2).turn(1, 1, 1).dice()
    assert base.asked == [0]
    base.play("use fabian", "use khrunov", "shift 2", "use thagard")
    assert shifted(base) == [6]
    assert (base.cubes("fabian"), base.cubes("khrunov"), base.cubes("thagard")) == (0, 0, 1)  # sector 6 charges it


@rule("SB-8.1b")
def test_sb_8_1b_never_past_sector_12() -> None:
    base = Base(skip_forced=False).ship(0, "demin", 1).turn(0, 5, 6)
    while base.question != "dice":
        base.play("pass")
    base.play("p0: sum", "p1: sum", "use demin")
    assert base.options() == ["shift 1"]
    assert base.refused("shift 2").rule == "SB-8.1b"
    base = Base().ship(0, "fabian", 1).ship(0, "ride", 1).turn(0, 5, 6).dice().play("use fabian")
    assert base.question == "dice"  # sector 12 reached: the second shift is not even offered
    assert base.cubes("ride") == 1
    base = Base().ship(0, "fabian", 1).ship(0, "ride", 1).turn(0, 6, 6)
    base.dice()
    assert base.question == "dice"


@rule("SB-8.1c")
def test_sb_8_1c_a_shift_changes_only_the_own_sector() -> None:
    base = Base().ship(0, "fabian", 1).deploy(1, 7, "gurragcha").deploy(1, 8, "crippen").turn(0, 3, 4).dice()
    base.play("use fabian")
    assert (base.gained("gurragcha"), base.gained("crippen")) == ((3, 0, 0), (0, 0, 0))


@rule("SB-8.1d")
def test_sb_8_1d_one_use_after_the_other_none_forced() -> None:
    base = Base().ship(0, "demin", 1).ship(0, "khrunov", 1).turn(0, 1, 2).dice().play("use demin", "shift 1")
    assert (base.cubes("demin"), base.cubes("khrunov")) == (0, 1)
    assert base.options() == ["pass", "use khrunov"]
    base.play("pass")
    assert shifted(base) == [4]


# -- rerolling and setting dice (SB-8.5, SB-8.9) -----------------------------------------------------------------------
@rule("SB-8.5", "SB-8.5a")
def test_sb_8_5_a_reroll_changes_the_dice_for_everybody() -> None:
    base = Base().ship(0, "volynov", 2).deploy(1, 7, "gurragcha").turn(0, 1, 1, 3, 4).play("use volynov")
    assert (base.phase, base.options()) == (2, ["reroll first", "reroll both"])  # the same die twice is no choice
    assert base.refused("reroll second").rule == "SB-8.5"
    base.play("reroll both")
    assert (base.state.dice, base.cubes("volynov")) == ([3, 4], 1)
    base.play("pass").dice()
    assert base.credits(1) == 3


@rule("SB-8.5a")
def test_sb_8_5a_a_set_die_may_be_rerolled() -> None:
    base = Base().ship(0, "volynov", 1).ship(0, "titov", 2).turn(0, 5)
    base.play("use titov", "face 1", "use titov", "face 2", "use volynov", "reroll second")
    assert base.state.dice == [1, 5]


@rule("SB-8.9")
def test_sb_8_9_a_die_is_set_instead_of_rolled() -> None:
    base = Base().ship(0, "titov", 2).turn(0, 4)
    assert (base.phase, base.options()) == (2, ["pass", "use titov"])
    base.play("use titov", "face 3")
    assert (base.credits(), base.cubes("titov")) == (1, 1)
    base.play("pass")
    assert base.state.dice == [3, 4]
    base = Base().ship(0, "titov", 2).turn(0).play("use titov", "face 3", "use titov", "face 6")
    assert (base.state.dice, base.credits(), base.told("die-rolled")) == ([3, 6], 2, [])


@rule("SB-8.9a")
def test_sb_8_9a_at_most_two_uses_also_with_several_ships() -> None:
    base = Base().ship(0, "titov", 2).ship(0, "gagarin", 2).turn(0)
    base.play("use titov", "face 3", "use gagarin", "face 6")
    assert base.question == "dice"
    assert (base.cubes("titov"), base.cubes("gagarin"), base.credits()) == (1, 1, 2)


# -- twice (SB-8.11 to SB-8.13) ----------------------------------------------------------------------------------------
@rule("SB-8.11", "SB-8.11d")
def test_sb_8_11_one_sector_pays_twice() -> None:
    base = Base().ship(0, "aksyonov", 1).ship(0, "haise").deploy(1, 7, "gurragcha").turn(0, 3, 4).dice()
    assert (base.question, base.phase, base.credits()) == ("use", 4, 0)  # before anything is gained
    base.play("use aksyonov")
    assert base.gained("haise") == (8, 2, 0)
    assert base.gained("gurragcha") == (3, 0, 0)
    assert base.cubes("aksyonov") == 0


@rule("SB-8.11d")
def test_sb_8_11d_not_using_it_is_allowed_and_then_it_is_too_late() -> None:
    base = Base().ship(0, "aksyonov", 1).ship(0, "haise").turn(0, 3, 4).dice().play("pass")
    assert base.gained("haise") == (4, 1, 0)
    assert (base.cubes("aksyonov"), base.active) == (1, 1)
    base = Base().ship(0, "aksyonov").turn(0, 4, 4).dice()
    assert (base.cubes("aksyonov"), base.active) == (1, 1)  # charged by this roll: too late for it


@rule("SB-8.11a")
def test_sb_8_11a_a_sector_with_a_die_or_the_sum() -> None:
    base = Base().ship(0, "aksyonov", 1).lay(0, 3, "merbold").lay(0, 4, "carr").turn(0, 3, 5).dice("separate")
    base.play("use aksyonov")
    assert base.options() == ["double first", "double second"]  # 3 or 5, not 4, where only the arrow leads
    base.play("double second")
    assert (base.gained("merbold"), base.gained("carr"), base.gained("baudry")) == ((1, 0, 0), (0, 0, 4), (2, 0, 0))
    base = Base(skip_forced=False).ship(0, "aksyonov", 1).turn(0, 3, 5)
    while base.question != "dice":
        base.play("pass")
    base.play("p0: sum", "p1: sum")
    while base.asked != [0] or base.question != "use":
        base.play("pass")
    base.play("use aksyonov")
    assert base.options() == ["double first"]
    assert base.refused("double second").rule == "SB-8.11a"


@rule("SB-8.11a")
def test_sb_8_11a_the_shifted_sum() -> None:
    base = Base().ship(0, "aksyonov", 1).ship(0, "fabian", 1).ship(0, "haise").turn(0, 2, 4).dice()
    base.play("use fabian", "use aksyonov")
    assert base.gained("haise") == (8, 2, 0)


@rule("SB-8.11b")
def test_sb_8_11b_the_extra_collection_follows_arrows_again() -> None:
    base = Base().ship(0, "aksyonov", 1).lay(0, 3, "merbold").lay(0, 4, "carr").turn(0, 1, 2).dice()
    base.play("use aksyonov")
    assert (base.gained("merbold"), base.gained("carr")) == ((2, 0, 0), (0, 0, 8))
    base = Base().ship(0, "aksyonov", 1).lay(0, 3, "lichtenberg").lay(0, 4, "carr").turn(0, 1, 2).dice()
    base.play("use aksyonov", "right", "left")  # another choice for each collection
    assert base.gained("atkov") == (1, 0, 0)
    assert base.vp() == 4


@rule("SB-8.11c")
def test_sb_8_11c_equal_dice_collect_four_times() -> None:
    base = Base().ship(0, "aksyonov", 1).ship(0, "komarov").turn(0, 2, 2).dice("separate").play("use aksyonov")
    assert base.gained("komarov") == (0, 0, 12)


@rule("SB-8.12")
def test_sb_8_12_an_extra_collection_does_not_charge_the_card_itself() -> None:
    base = Base().ship(0, "aksyonov", 1).turn(0, 4, 4).dice().play("use aksyonov")
    assert base.cubes("aksyonov") == 1  # by the ordinary collection
    assert base.told("charged") == [(0, base.state.station[8], 1, 0)]
    base = Base().lay(0, 7, "merbold").ship(0, "aksyonov", 1).turn(0, 3, 4).dice().play("use aksyonov")
    assert (base.gained("merbold"), base.cubes("aksyonov")) == ((2, 0, 0), 1)
    base = Base().lay(0, 7, "lichtenberg").ship(0, "aksyonov", 1).turn(0, 3, 4).dice().play("use aksyonov")
    base.play("left", "right")  # the ordinary collection goes elsewhere, only the extra one reaches the card
    assert base.cubes("aksyonov") == 0


@rule("SB-8.13", "SB-8.12", "SB-8.11c")
def test_sb_8_13_twice_deployed() -> None:
    base = Base().deploy(1, 4, "aksyonov", 1).deploy(1, 4, "savitskaya").deploy(1, 4, "rukavishnikov")
    base.turn(0, 4, 4).play("p0: sum", "p1: separate")
    assert (base.asked, base.options()) == ([1], ["pass", "use aksyonov"])
    base.play("use aksyonov")
    assert (base.gained("savitskaya"), base.gained("rukavishnikov")) == ((4, 0, 0), (0, 0, 4))
    assert base.cubes("aksyonov") == 1
