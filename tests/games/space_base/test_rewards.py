"""Rewards, their arrows and the rule against loops: section 6 of the rules."""

import pytest
from tests.games.space_base.facts import SHORT
from tests.games.space_base.table import Base

from cosmodrome.games.space_base.questions.dice import ARROW
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.testing import rule


@rule("SB-6.1")
def test_sb_6_1_the_printed_number_is_added() -> None:
    base = Base().has(0, credits=3, income=2, vp=7).ship(0, "haise").turn(0, 3, 4).dice()
    assert (base.credits(), base.income(), base.vp()) == (7, 3, 7)
    base = Base().has(0, credits=3, income=2, vp=7).ship(0, "carr").turn(0, 3, 4).dice()
    assert (base.credits(), base.income(), base.vp()) == (3, 2, 11)


@rule("SB-6.2", "SB-6.2a")
def test_sb_6_2_a_charge_is_one_cube_on_the_card_that_pays() -> None:
    base = Base().ship(0, "shepard", 1).ship(0, "fabian").turn(0, 1, 1).dice()
    assert (base.cubes("shepard"), base.cubes("fabian")) == (2, 0)
    # Cells are alike: the table keeps nothing but the number of cubes.
    assert base.told("charged") == [(0, 60 + SHORT[60:].index("shepard"), 2, 0)]


@rule("SB-6.3")
def test_sb_6_3_a_charge_for_full_cells_is_lost() -> None:
    base = Base().ship(0, "shepard", 4).ship(0, "fabian").turn(0, 1, 1).play("pass").dice()
    assert (base.cubes("shepard"), base.cubes("fabian")) == (4, 0)


@rule("SB-6.4")
def test_sb_6_4_credits_above_the_cells_are_gained_each_time() -> None:
    base = Base().ship(0, "zholobov").turn(0, 3, 4).dice()
    assert (base.gained("zholobov"), base.cubes("zholobov")) == ((2, 0, 0), 1)
    base = Base().ship(0, "zholobov", 3).turn(0, 3, 4).play("pass").dice()
    assert (base.gained("zholobov"), base.cubes("zholobov")) == ((2, 0, 0), 3)


@rule("SB-6.5")
def test_sb_6_5_blue_cells_on_the_own_turn_red_cells_on_others() -> None:
    base = Base().ship(0, "fabian").deploy(0, 2, "ride").turn(0, 1, 2).dice("separate")
    assert (base.cubes("fabian"), base.cubes("ride")) == (1, 0)
    base = Base().ship(0, "fabian").deploy(0, 2, "ride").turn(1, 1, 2).dice("separate")
    assert (base.cubes("fabian"), base.cubes("ride")) == (0, 1)


@rule("SB-6.6")
def test_sb_6_6_a_claim_is_free_and_can_be_declined() -> None:
    def table() -> Base:
        return Base().ship(0, "bykovsky").yard("worden", "fabian", "kizim", "irwin", "young").turn(0, 4, 5).dice()

    base = table()
    assert (base.question, base.phase) == ("claim", 4)
    assert base.options() == ["claim nothing", "claim fabian", "claim kizim", "claim worden", "claim irwin"]
    base.play("claim worden")
    assert base.options() == ["claim nothing", "claim fabian", "claim kizim"]
    base.play("claim kizim")
    assert (base.where("worden"), base.where("kizim"), base.credits()) == ("p0 station 1", "p0 station 4", 0)
    assert table().play("claim nothing").where("worden") == "for sale"
    base = table().play("claim fabian", "claim nothing")
    assert (base.where("fabian"), base.where("worden")) == ("p0 station 1", "for sale")


@rule("SB-6.6", "SB-8.3c")
@pytest.mark.parametrize(("first", "second"), [("young", "kizim"), ("kizim", "young")])
def test_sb_6_6_ships_of_two_levels_are_claimed_in_any_order(first: str, second: str) -> None:
    base = Base().ship(0, "nikolayev").yard("kizim", "ride", "worden", "young", "cooper").turn(0, 5, 6).dice()
    assert base.options() == ["claim nothing", "claim kizim", "claim ride", "claim young", "claim cooper"]
    base.play(f"claim {first}")
    assert f"claim {second}" in base.options()
    base.play(f"claim {second}")
    assert base.active == 1  # one of each level, no more


@rule("SB-6.8")
def test_sb_6_8_arrow_and_reward() -> None:
    base = Base().ship(0, "merbold").ship(0, "lazarev").turn(0, 3, 4).dice()
    assert (base.gained("merbold"), base.gained("lazarev")) == ((1, 0, 0), (7, 0, 0))
    base = Base().ship(0, "bluford").ship(0, "volkov").turn(0, 6, 6).dice()
    assert (base.gained("bluford"), base.gained("volkov")) == ((0, 0, 3), (8, 1, 0))


@rule("SB-6.9", "SB-6.9a")
@pytest.mark.parametrize(("side", "credits", "income"), [("left", 3, 0), ("right", 0, 1)])
def test_sb_6_9_the_owner_turns_opposite_arrows(side: str, credits: int, income: int) -> None:
    base = Base().ship(0, "lichtenberg").turn(0, 4, 4).dice()
    assert (base.question, base.asked, base.options()) == ("arrow", [0], ["left", "right"])
    base.play(side)
    brought = [gain for gain in base.told("gained") if gain[3] >= 0]
    assert sum(n for _, what, n, _ in brought if what == 0) == credits
    assert sum(n for _, what, n, _ in brought if what == 1) == income


@rule("SB-6.9a")
def test_sb_6_9a_a_side_is_chosen_each_time_also_for_nothing() -> None:
    base = Base().deploy(1, 4, "lichtenberg").deploy(1, 5, "evans").turn(0, 4, 4).dice("sum", "separate")
    assert (base.question, base.asked) == ("arrow", [1])
    base.play("left")
    assert base.credits(1) == 0
    base.play("right")  # the second die: another choice
    assert base.credits(1) == 2


@rule("SB-6.10")
def test_sb_6_10_the_neighbour_pays_in_the_colour_of_the_turn() -> None:
    base = Base().ship(0, "merbold").ship(0, "lenoir").deploy(0, 8, "crippen").turn(0, 3, 4).dice()
    assert (base.gained("lenoir"), base.gained("crippen")) == ((0, 0, 2), (0, 0, 0))
    base = Base().deploy(1, 7, "merbold").ship(1, "lenoir").deploy(1, 8, "crippen").deploy(1, 8, "jaehn")
    base.turn(0, 3, 4).dice()
    assert base.gained("lenoir") == (0, 0, 0)
    assert (base.gained("crippen"), base.gained("jaehn")) == ((3, 0, 0), (4, 0, 0))


@rule("SB-6.11")
def test_sb_6_11_arrows_off_the_board_give_nothing() -> None:
    base = Base().lay(0, 12, "merbold").turn(0, 6, 6).dice()
    assert base.credits() == 1
    assert [paid[1] for paid in base.told("sector-paid") if paid[0] == 0] == [12]
    base = Base().lay(0, 1, "bluford").lay(0, 2, "tinbergen").turn(0, 1, 2).dice("separate")
    assert base.vp() == 3
    assert [paid[1] for paid in base.told("sector-paid") if paid[0] == 0] == [1, 2]
    base = Base().deploy(1, 12, "thornton").deploy(1, 11, "truly").turn(0, 6, 6).dice()
    assert base.question == "dice"  # only the left side exists: nobody is asked
    assert base.gained("truly") == (6, 0, 0)
    base = Base(skip_forced=False).lay(0, 1, "thornton").turn(0, 1, 1).dice("separate", "sum")
    assert base.options() == ["right"]
    assert base.refused("left").rule == "SB-6.11"


@rule("SB-6.12")
def test_sb_6_12_arrows_chain() -> None:
    base = Base().lay(0, 5, "merbold").lay(0, 6, "lichtenberg").lay(0, 7, "carr").turn(0, 2, 3).dice()
    base.play("right")
    assert base.gained("carr") == (0, 0, 4)
    base = Base().deploy(1, 5, "lichtenberg").deploy(1, 4, "parker").deploy(1, 3, "shaw").deploy(1, 2, "worden")
    base.turn(0, 2, 3).dice().play("left", "left", "left")
    assert base.credits(1) == 2


@rule("SB-6.13", "SB-6.14")
def test_sb_6_13_no_card_pays_twice_for_the_sum() -> None:
    base = Base().lay(0, 7, "merbold").lay(0, 8, "lichtenberg").turn(0, 3, 4).dice()
    base.play("left")  # back to the first sector: it has paid
    assert base.gained("merbold") == (0, 0, 0)
    assert base.credits() == 1


@rule("SB-6.13", "SB-6.14")
def test_sb_6_13_separate_dice_pay_a_card_at_most_twice() -> None:
    base = Base().lay(0, 3, "merbold").lay(0, 4, "carr").turn(0, 3, 4).dice("separate")
    assert base.gained("merbold") == (1, 0, 0)
    assert base.gained("carr") == (0, 0, 8)  # by the arrow for the first die, by itself for the second
    base = Base().lay(0, 3, "merbold").lay(0, 4, "bluford").turn(0, 3, 4).dice("separate")
    assert base.gained("merbold") == (2, 0, 0)  # the two point at each other: each pays once for each die
    assert base.gained("bluford") == (0, 0, 6)


@rule("SB-6.15", "SB-6.9a")
def test_sb_6_15_two_arrows_to_one_neighbour_pay_it_once() -> None:
    base = Base().deploy(1, 7, "merbold").deploy(1, 7, "lichtenberg").deploy(1, 8, "crippen").deploy(1, 6, "schmitt")
    base.turn(0, 3, 4).dice()
    assert (base.question, base.credits(1)) == ("arrow", 1 + 3)  # the one-way arrow was followed first
    base.play("right")
    assert base.credits(1) == 1 + 3
    base = Base().deploy(1, 7, "merbold").deploy(1, 7, "lichtenberg").deploy(1, 8, "crippen").deploy(1, 6, "schmitt")
    base.turn(0, 3, 4).dice().play("left")
    assert base.credits(1) == 1 + 3 + 2


@rule("SB-6.16", "SB-10.5")
def test_sb_6_16_a_colony_pays_nothing_but_ships_above_it_do() -> None:
    base = Base().lay(0, 7, "merbold").lay(0, 8, "myrdal").deploy(0, 8, "crippen").turn(0, 3, 4).dice()
    assert base.credits() == 1
    assert base.vp() == 0
    base = Base().lay(0, 8, "myrdal").deploy(0, 8, "crippen").turn(1, 4, 4).dice()
    assert base.credits(0) == 3


@rule("SB-6.17")
def test_sb_6_17_rewards_cannot_be_refused() -> None:
    base = Base().has(0, vp=39).ship(0, "carr").turn(0, 3, 4)
    kinds = []
    for text in ("sum", "sum"):
        kinds.append(base.question)
        base.play(text)
    assert kinds == ["dice", "dice"]
    assert base.vp() == 43
    assert base.state.ending


@rule("SB-6.13")
@pytest.mark.parametrize(("cubes", "is_moot"), [(1, True), (0, False)])
def test_sb_6_13_a_driver_turns_an_arrow_that_brings_nothing_to_either_side(cubes: int, is_moot: bool) -> None:
    base = Base().ship(0, "lichtenberg").lay(0, 7, "ride", cubes).lay(0, 9, "thagard", 1)
    base.turn(0, 4, 4).dice().play("pass")  # on shifting the sum
    assert base.question == "arrow"
    assert moot_answer(base.state, 0) == (ARROW.left.first if is_moot else NO_ANSWER)
