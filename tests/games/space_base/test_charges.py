"""Charges and when abilities can be used: section 7 of the rules."""

import pytest
from tests.games.space_base.table import COLONIES, NUMBER, Base

from cosmodrome.games.space_base.atoms import boards
from cosmodrome.testing import rule


@rule("SB-7.1")
def test_sb_7_1_a_use_removes_its_cubes() -> None:
    base = Base().ship(0, "grissom", 2).turn(0, 5, 6).play("use grissom")
    assert (base.cubes("grissom"), base.credits()) == (1, 3)
    base = Base().ship(0, "grissom", 1).ship(0, "shepard", 3).turn(0, 5, 6)
    assert base.refused("use shepard").rule == "SB-7.1"


@rule("SB-7.2")
@pytest.mark.parametrize(
    ("name", "deployed", "own", "others"),
    [
        ("shepard", False, True, False),  # blue
        ("tereshkova", True, True, False),  # blue, on a deployed ship
        ("grissom", False, True, True),  # green
        ("grissom", True, True, True),
    ],
)
def test_sb_7_2_the_colour_decides_on_whose_turn(name: str, deployed: bool, own: bool, others: bool) -> None:
    for active, usable in ((0, own), (1, others)):
        base = Base()
        if deployed:
            base.deploy(0, 5, name, 1)
        else:
            base.ship(0, name, 4 if name == "shepard" else 1)
        base.turn(active, 5, 6)
        assert (base.question == "use") == usable
        assert not usable or f"use {name}" in base.options()


@rule("SB-7.2", "SB-8.13")
def test_sb_7_2_red_abilities_only_on_others_turns() -> None:
    for active in (0, 1):
        base = Base().deploy(0, 8, "aksyonov", 1).turn(active, 5, 6).dice()
        assert (base.question == "use") == (active == 1)


@rule("SB-7.3")
def test_sb_7_3_red_cells_with_a_blue_ability() -> None:
    base = Base().deploy(0, 2, "sarafanov").turn(0, 1, 1).dice()
    assert base.cubes("sarafanov") == 0  # red cells: not on the own turn
    base = Base().deploy(0, 2, "sarafanov").turn(1, 1, 1).dice()
    assert base.cubes("sarafanov") == 1
    assert base.active == 0  # the blue ability waits for the own turn
    assert base.options() == ["pass", "use sarafanov"]


@rule("SB-7.4")
def test_sb_7_4_only_the_visible_side_counts() -> None:
    base = Base().deploy(0, 9, "cernan").ship(0, "grissom", 1).turn(0, 4, 5)
    assert base.refused("use cernan").rule == "SB-4.7"  # its deployed side has no ability
    base.play("pass").dice()
    assert base.cubes("cernan") == 0
    base = Base().ship(0, "zholobov", 3).turn(0, 1, 1)  # station: swap; deployed: 2 VP and buy
    base.play("use zholobov")
    assert base.told("swapped") == [(0, 4, 9, 0)]
    assert base.vp() == 0
    base = Base().deploy(0, 7, "zholobov", 1).turn(0, 1, 1).play("use zholobov")
    assert (base.told("swapped"), base.vp()) == ([], 2)


@rule("SB-7.5")
def test_sb_7_5_a_single_cell_needs_one_cube() -> None:
    base = Base().ship(0, "kovalyonok").yard("fabian").turn(0, 6, 6).dice()
    assert (base.cubes("kovalyonok"), base.options()) == (1, ["pass", "use kovalyonok"])
    base = Base().ship(0, "kovalyonok", 1).yard("fabian").turn(0, 6, 6).play("pass").dice()
    assert base.cubes("kovalyonok") == 1


@rule("SB-7.6")
def test_sb_7_6_unconnected_cells_are_uses() -> None:
    base = Base().ship(0, "grissom", 3).turn(0, 5, 6).play("use grissom", "use grissom", "use grissom")
    assert (base.credits(), base.cubes("grissom"), base.question) == (9, 0, "dice")


@rule("SB-7.7")
def test_sb_7_7_connected_cells_must_all_be_full() -> None:
    base = Base().ship(0, "shepard", 3).turn(0, 5, 6)
    assert base.question == "dice"
    base = Base().ship(0, "shepard", 4).turn(0, 5, 6).play("use shepard")
    assert (base.credits(), base.cubes("shepard")) == (20, 0)


@rule("SB-7.8", "SB-7.9", "SB-7.10")
@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_sb_7_8_cells_by_the_number_of_players(seats: int, needed: int) -> None:
    assert Base(seats).ship(0, "shepard", needed - 1).turn(0, 5, 6).question == "dice"
    base = Base(seats).ship(0, "shepard", needed).turn(0, 1, 1)
    assert base.options() == ["pass", "use shepard"]
    base.play("pass").dice()
    assert base.cubes("shepard") == needed  # no cell is left
    base = Base(seats).ship(0, "shepard", needed).ship(0, "collins", 1).ship(0, "grissom").turn(0, 5, 6)
    base.play("use collins")
    assert base.cubes("grissom") == 1  # not even "place a charge" finds a cell on Shepard


@rule("SB-7.8")
@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("yeliseyev", (3, 3, 2, 2)),
        ("kubasov", (4, 3, 2, 2)),
        ("zholobov", (3, 3, 2, 2)),
        ("rozhdestvensky", (3, 3, 2, 2)),
        ("schirra", (3, 3, 2, 2)),
        ("cernan", (3, 3, 2, 2)),
        ("glenn", (2, 2, 1, 1)),
        ("armstrong", (3, 3, 2, 2)),
    ],
)
def test_sb_7_8_dotted_cells_of_every_ship_that_has_them(name: str, needs: tuple[int, ...]) -> None:
    for seats, needed in zip((2, 3, 4, 5), needs, strict=True):
        assert Base(seats).ship(0, name, needed - 1).ship(0, "fabian").turn(0, 5, 6).question == "dice"
        base = Base(seats).ship(0, name, needed).ship(0, "ride").turn(0, 5, 6)
        assert f"use {name}" in base.options()


@rule("SB-7.11")
def test_sb_7_11_nothing_is_forced_and_cubes_stay() -> None:
    base = Base().ship(0, "shepard", 4).turn(0, 5, 6).play("pass").dice().play("pass")
    while base.question == "use":
        base.play("pass")
    assert base.cubes("shepard") == 4


@rule("SB-7.12")
def test_sb_7_12_in_the_turn_of_its_last_cube_but_in_a_later_phase() -> None:
    base = Base().ship(0, "shepard", 3).turn(0, 1, 1)
    assert base.question == "dice"
    base.dice()
    assert (base.phase, base.options()) == (5, ["pass", "use shepard"])


@rule("SB-7.13")
def test_sb_7_13_a_ship_used_in_phase_1_is_charged_again_in_the_turn() -> None:
    base = Base().ship(0, "kovalyonok", 1).yard("fabian", "ride").turn(0, 6, 6)
    base.play("use kovalyonok", "claim fabian", "claim nothing").dice()
    assert base.cubes("kovalyonok") == 1
    base.play("use kovalyonok", "claim ride")
    assert base.where("ride") == "p0 station 2"


@rule("SB-7.14")
@pytest.mark.parametrize(
    ("name", "cubes", "kept"),
    [("grissom", 3, 2), ("fabian", 1, 1), ("gagarin", 2, 1), ("zholobov", 2, 1), ("shepard", 3, 0), ("cernan", 2, 0)],
)
def test_sb_7_14_cubes_go_along_when_a_ship_is_deployed(name: str, cubes: int, kept: int) -> None:
    buyer = {1: "ryumin", 2: "romanenko", 3: "dzhanibekov", 7: "gurragcha", 9: "prunariu"}
    base = Base().ship(0, name, cubes)
    sector = base.state.sector_of(NUMBER[name])
    base.yard(buyer[sector]).has(0, credits=2).turn(0, 5, 5)
    while base.question == "use":
        base.play("pass")
    base.dice()
    while base.question == "use":
        base.play("pass")
    base.play(f"buy {buyer[sector]}")
    assert base.where(name) == f"p0 deployed {sector}"
    assert base.cubes(name) == kept
    assert bool(base.state.loaded[0]) == (kept > 0)


@rule("SB-7.15")
def test_sb_7_15_cubes_come_back_with_a_ship() -> None:
    base = Base().deploy(0, 9, "zudov", 1).turn(0, 1, 1).play("use zudov", "sector 3")
    assert base.where("zudov") == "p0 station 3"
    assert base.cubes("zudov") == 0  # its one cube was spent
    for name, cubes, kept in (("grissom", 2, 2), ("fabian", 2, 1), ("ride", 1, 1)):
        base = Base().deploy(0, 9, name, cubes)
        boards.exchange(base.state, 0, NUMBER[name], NUMBER["bartoe"])
        assert (base.where(name), base.cubes(name)) == ("p0 station 4", kept)
    base = Base().deploy(0, 9, "zudov", 1).ship(0, "grissom", 3).turn(0, 1, 1).play("use zudov", "sector 3")
    assert (base.where("grissom"), base.cubes("grissom")) == ("p0 deployed 9", 2)


@rule("SB-7.16")
def test_sb_7_16_cubes_stay_on_a_card_that_only_changes_its_sector() -> None:
    base = Base().ship(0, "kubasov", 4).lay(0, 5, "shepard", 3).lay(0, 8, "grissom", 3).deploy(0, 8, "ride", 1)
    base.turn(0, 1, 1).play("use kubasov")
    assert (base.where("shepard"), base.cubes("shepard")) == ("p0 station 8", 3)
    assert (base.where("grissom"), base.cubes("grissom")) == ("p0 station 5", 3)
    assert (base.where("ride"), base.cubes("ride")) == ("p0 deployed 5", 1)


@rule("SB-7.17")
def test_sb_7_17_an_ability_must_be_able_to_do_something() -> None:
    base = Base().ship(0, "fabian", 1).turn(0, 6, 6).dice()
    assert base.question == "dice"  # no shift from sector 12
    base = Base().ship(0, "collins", 1).ship(0, "grissom", 3).turn(0, 5, 6)
    assert base.options() == ["pass", "use grissom"]  # no empty cell
    assert base.refused("use collins").rule == "SB-7.17"
    base = Base().deploy(0, 3, "zudov", 1).ship(0, "grissom", 1)
    for sector in range(1, 12):
        base.lay(0, sector, COLONIES[sector - 1])
    base.turn(0, 5, 6)
    assert "use zudov" in base.options()  # sector 12 still has a ship
    base = Base().deploy(0, 3, "zudov", 1).deploy(0, 3, "grissom", 1)
    for sector in range(1, 13):
        base.lay(0, sector, COLONIES[sector - 1])
    base.turn(0, 5, 6)
    assert base.refused("use zudov").rule == "SB-7.17"


@rule("SB-7.17")
def test_sb_7_17_buy_claim_gain_and_swap_are_always_usable() -> None:
    base = Base().no_decks().ship(0, "sarafanov", 1).ship(0, "kovalyonok", 1).ship(0, "gordon", 1).ship(0, "kubasov", 4)
    base.turn(0, 5, 6)
    names = {"sarafanov", "kovalyonok", "gordon", "kubasov"}  # nothing to buy or to claim, nobody has points
    assert {text[4:] for text in base.options()[1:]} == names


@rule("SB-7.18")
def test_sb_7_18_no_limit_on_uses_but_the_cubes() -> None:
    base = Base().ship(0, "grissom", 3).turn(0, 1, 2).play("use grissom", "use grissom", "use grissom").dice()
    base.play("use grissom")
    assert base.credits() == 12
