"""The catalogue of abilities: section 8 of the rules."""

import pytest
from tests.games.space_base.table import COLONIES, Base

from cosmodrome.testing import rule


@rule("SB-8.0")
@pytest.mark.parametrize(
    ("name", "own", "others"),
    [
        ("shepard", True, False),
        ("grissom", True, True),
        ("kubasov", True, False),
        ("sarafanov", True, False),
        ("kovalyonok", True, False),
        ("gordon", True, False),
        ("kelly", True, False),
        ("zudov", True, True),
        ("collins", True, True),
        ("armstrong", True, True),
    ],
)
def test_sb_8_0_colours_follow_the_words_of_the_rulebook(name: str, own: bool, others: bool) -> None:
    for active, usable in ((0, own), (1, others)):
        base = Base().ship(0, name, {"shepard": 4, "kubasov": 4, "armstrong": 3}.get(name, 1)).ship(0, "fabian")
        base.turn(active, 5, 6)
        assert (base.question == "use") == usable


# -- buying (SB-8.2) ---------------------------------------------------------------------------------------------------
@rule("SB-8.2", "SB-8.2a", "SB-8.2d")
def test_sb_8_2_only_the_cost_is_paid_and_the_normal_purchase_remains() -> None:
    base = Base().ship(0, "sarafanov", 1).has(0, credits=10).yard("fabian", "khrunov", "savitskaya").turn(0, 1, 3)
    base.play("use sarafanov")
    assert (base.question, base.credits()) == ("extra-buy", 14)
    base.play("buy fabian")
    assert base.credits() == 10
    assert base.where("fabian") == "p0 station 1"
    base.dice()
    assert base.question == "buy"
    base.play("buy savitskaya")
    assert base.credits() == 0


@rule("SB-8.2")
def test_sb_8_2_buying_is_optional() -> None:
    base = Base().ship(0, "sarafanov", 1).has(0, credits=10).yard("fabian").turn(0, 1, 3)
    base.play("use sarafanov", "buy nothing")
    assert (base.credits(), base.cubes("sarafanov"), base.where("fabian")) == (14, 0, "for sale")


@rule("SB-8.2")
@pytest.mark.parametrize("phase", [1, 5, 7])
def test_sb_8_2_in_phases_1_5_and_7(phase: int) -> None:
    base = Base().ship(0, "sarafanov", 1).no_decks().turn(0, 5, 6)
    while base.phase != phase:
        base.dice() if base.question == "dice" else base.play("pass")
    assert base.options() == ["pass", "use sarafanov"]
    base.play("use sarafanov")
    assert base.gained("sarafanov") == (4, 0, 0)


@rule("SB-8.2a")
def test_sb_8_2a_points_of_the_ability_come_first() -> None:
    base = Base().deploy(0, 7, "zholobov", 1).has(0, credits=2).yard("malyshev").turn(0, 5, 6).play("use zholobov")
    assert (base.vp(), base.question) == (2, "extra-buy")


@rule("SB-8.2b")
def test_sb_8_2b_colonies_can_be_bought_by_an_ability() -> None:
    base = Base().ship(0, "sarafanov", 1).has(0, credits=9).turn(0, 5, 6).play("use sarafanov", "buy frisch")
    assert (base.vp(), base.credits(), base.where("frisch")) == (3, 4, "p0 station 1")


@rule("SB-8.2c")
def test_sb_8_2c_up_to_two_purchases() -> None:
    def table() -> Base:
        return Base().ship(0, "gordon", 1).has(0, credits=13).yard("fabian", "ride").turn(0, 5, 6).play("use gordon")

    base = table().play("buy fabian")
    assert (base.question, base.credits()) == ("extra-buy", 9)
    base.play("buy frisch")
    assert (base.question, base.credits(), base.where("fabian")) == ("dice", 0, "p0 deployed 1")
    assert table().play("buy fabian", "buy nothing").credits() == 9
    assert table().play("buy nothing").question == "dice"


# -- claiming (SB-8.3) -------------------------------------------------------------------------------------------------
@rule("SB-8.3", "SB-8.3c")
def test_sb_8_3_free_ships_of_the_stated_level() -> None:
    base = Base().ship(0, "kovalyonok", 1).yard("fabian", "ryumin", "ride", "worden", "young").turn(0, 5, 6)
    base.play("use kovalyonok")
    assert base.options() == ["claim nothing", "claim fabian", "claim ryumin", "claim ride"]
    assert base.refused("claim worden").rule == "SB-8.3"
    base.play("claim fabian", "claim ryumin")  # the later one deploys the earlier one
    assert (base.station(0, 1), base.deployed(0, 1)) == ("ryumin", ["al_saud", "fabian"])
    assert base.refused("claim #0").rule == "SB-8.3c"
    base.play("claim ride")
    assert (base.question, base.credits()) == ("dice", 0)  # the rest is lost: no fourth ship, and nothing was paid


@rule("SB-8.3")
def test_sb_8_3_fewer_or_none() -> None:
    base = Base().ship(0, "kovalyonok", 1).yard("fabian", "ride").turn(0, 5, 6).play("use kovalyonok", "claim nothing")
    assert (base.where("fabian"), base.cubes("kovalyonok"), base.question) == ("for sale", 0, "dice")


@rule("SB-8.3a")
def test_sb_8_3a_a_closed_sector_takes_no_claimed_ship() -> None:
    base = Base().lay(0, 1, "frisch").ship(0, "kovalyonok", 1).yard("fabian", "ride").turn(0, 5, 6)
    base.play("use kovalyonok")
    assert base.options() == ["claim nothing", "claim ride"]
    assert base.refused("claim fabian").rule == "SB-8.3a"
    base.play("claim ride")
    assert (base.station(0, 2), base.deployed(0, 2)) == ("ride", ["atkov"])


@rule("SB-8.3b")
def test_sb_8_3b_colonies_cannot_be_claimed() -> None:
    base = Base().deploy(0, 11, "nikolayev", 1).yard("young").turn(0, 5, 6).play("use nikolayev")
    assert base.options() == ["claim nothing", "claim young"]
    assert base.state.domain(0).size() == 1 + 18  # an answer can name no colony


@rule("SB-8.3c")
def test_sb_8_3c_only_ships_that_are_face_up() -> None:
    base = Base().ship(0, "kovalyonok", 1).yard("fabian").turn(0, 5, 6).play("use kovalyonok", "claim fabian")
    assert base.question == "dice"  # the deck has more, but the shipyard is refilled only in phase 8
    assert len(base.state.decks[0]) == 47


# -- swapping (SB-8.4) -------------------------------------------------------------------------------------------------
@rule("SB-8.4", "SB-8.4b")
def test_sb_8_4_all_cards_of_two_sectors_change_places() -> None:
    base = (
        Base().ship(0, "kubasov", 4).ship(0, "evans").deploy(0, 5, "brand").deploy(0, 5, "serebrov").ship(0, "lazarev")
    )
    base.yard("shonin").has(0, credits=9).turn(0, 5, 6).play("use kubasov")
    assert (base.station(0, 5), base.deployed(0, 5)) == ("lazarev", [])
    assert (base.station(0, 8), base.deployed(0, 8)) == ("evans", ["brand", "serebrov"])
    base.dice().play("buy shonin")
    assert base.where("shonin") == "p0 station 5"  # by its printed number
    assert base.deployed(0, 5) == ["lazarev"]


@rule("SB-8.4", "SB-4.4")
def test_sb_8_4_swapped_cards_pay_where_they_lie() -> None:
    base = Base().ship(0, "kubasov", 4).ship(0, "lazarev").deploy(0, 8, "crippen").turn(0, 5, 6).play("use kubasov")
    base.state.agenda.clear()
    base.turn(1, 2, 3).dice()
    assert base.gained("crippen") == (3, 0, 0)


@rule("SB-8.4a", "SB-10.9")
def test_sb_8_4a_a_colony_moves_with_its_sector() -> None:
    base = Base().ship(0, "kubasov", 4).lay(0, 5, "hicks").has(0, credits=30).yard("evans", "lazarev").turn(0, 5, 6)
    base.play("use kubasov")
    assert (base.where("hicks"), base.vp()) == ("p0 station 8", 0)  # its points are not gained again
    base.dice()
    assert "buy evans" in base.options()  # sector 5 is open again
    assert base.refused("buy lazarev").rule == "SB-5.6f"  # sector 8 is closed
    assert base.refused("buy myrdal").rule == "SB-5.6f"


@rule("SB-8.4b")
def test_sb_8_4b_the_swapping_ship_moves_too() -> None:
    base = Base().lay(0, 8, "kubasov", 4).turn(0, 5, 6).play("use kubasov")
    assert (base.where("kubasov"), base.station(0, 8)) == ("p0 station 5", "baudry")


# -- opponents lose points (SB-8.6) ------------------------------------------------------------------------------------
@rule("SB-8.6")
@pytest.mark.parametrize(("deployed", "lost"), [(False, 4), (True, 3)])
def test_sb_8_6_all_opponents_lose_points(deployed: bool, lost: int) -> None:
    base = Base(3).has(0, vp=9).has(1, vp=9).has(2, vp=1)
    base = base.deploy(0, 7, "gordon", 1) if deployed else base.ship(0, "gordon", 1)
    base.turn(0, 5, 6).play("use gordon")
    assert [base.vp(seat) for seat in range(3)] == [9, 9 - lost, 0]


@rule("SB-8.6")
def test_sb_8_6_nobody_is_said_to_lose_what_they_do_not_have() -> None:
    base = Base(3).has(1, vp=2).ship(0, "gordon", 1).turn(0, 5, 6).play("use gordon")
    assert [lost[:3] for lost in base.told("lost")] == [(1, 2, 2)]


# -- placing and moving charges (SB-8.7) -------------------------------------------------------------------------------
@rule("SB-8.7", "SB-8.7a", "SB-8.7d")
def test_sb_8_7_a_cube_on_any_empty_visible_cell() -> None:
    base = Base().deploy(0, 8, "collins", 1).ship(0, "shepard", 1).deploy(0, 4, "ride", 1).deploy(0, 4, "fabian", 2)
    base.ship(0, "grissom", 3).deploy(0, 9, "cernan").turn(1, 5, 6)
    base.play("use collins")
    assert base.options() == ["charge ride", "charge shepard"]  # blue or red cells, on anybody's turn
    for name in ("collins", "fabian", "grissom", "cernan"):
        assert base.refused(f"charge {name}").rule == "SB-8.7a"
    base.play("charge ride")
    assert base.cubes("ride") == 2


@rule("SB-8.7")
def test_sb_8_7_glenn_needs_two_cubes_and_places_one() -> None:
    base = Base().ship(0, "glenn", 2).ship(0, "shepard").ship(0, "grissom").turn(0, 5, 6).play("use glenn")
    base.play("charge shepard")
    assert (base.cubes("glenn"), base.cubes("shepard")) == (0, 1)


@rule("SB-8.7b")
def test_sb_8_7b_collins_may_move_a_cube_after_placing_one() -> None:
    def table() -> Base:
        base = Base().ship(0, "collins", 1).ship(0, "shepard", 2).ship(0, "grissom", 1).deploy(0, 2, "ride", 2)
        return base.turn(0, 5, 6).play("use collins", "charge grissom")

    base = table()
    assert base.options() == ["move nothing", "move from ride", "move from shepard", "move from grissom"]
    assert base.refused("move from collins").rule == "SB-8.7b"
    base.play("move from ride")
    assert base.options() == ["move to shepard", "move to grissom"]  # not back, and not onto Collins
    for name in ("ride", "collins"):
        assert base.refused(f"move to {name}").rule == "SB-8.7b"
    base.play("move to shepard")
    assert (base.cubes("ride"), base.cubes("shepard"), base.cubes("grissom")) == (1, 3, 2)
    base = table().play("move from shepard")
    assert base.cubes("grissom") == 3  # the only other card with an empty cell: Shepard's own do not count
    base = table().play("move nothing")
    assert (base.cubes("ride"), base.cubes("shepard"), base.cubes("grissom")) == (2, 2, 2)


@rule("SB-8.7c")
def test_sb_8_7c_each_placing_ability_once_a_phase() -> None:
    base = Base(4).deploy(0, 8, "collins", 1).ship(0, "glenn", 1).ship(0, "shepard").turn(0, 5, 6)
    base.play("use collins", "use glenn", "charge collins")
    assert (base.cubes("shepard"), base.cubes("collins")) == (1, 1)
    assert base.question == "dice"  # Collins is charged again, but not for this phase
    base.dice()
    assert (base.phase, base.options()) == (5, ["pass", "use collins"])  # a new phase
    base = Base(4).deploy(0, 8, "collins", 1).ship(0, "glenn", 1).ship(0, "grissom", 1).turn(0, 5, 6)
    base.play("use collins", "use glenn", "charge collins")
    assert base.refused("use collins").rule == "SB-8.7c"


# -- any sector 7-12 (SB-8.8) ------------------------------------------------------------------------------------------
@rule("SB-8.8", "SB-8.8a")
def test_sb_8_8_a_bought_ship_into_any_sector_7_to_12() -> None:
    base = Base().ship(0, "kelly", 1).lay(0, 9, "hayek").has(0, credits=14).yard("walker").turn(0, 5, 6)
    base.play("use kelly", "buy walker")
    assert base.options() == ["sector 1", "sector 7", "sector 8", "sector 10", "sector 11", "sector 12"]
    assert base.refused("sector 6").rule == "SB-8.8"
    assert base.refused("sector 9").rule == "SB-8.8a"
    base.play("sector 7")
    assert (base.station(0, 7), base.deployed(0, 7), base.credits()) == ("walker", ["wang"], 0)


@rule("SB-8.8")
def test_sb_8_8_or_into_its_printed_sector_or_not_at_all() -> None:
    base = Base().ship(0, "kelly", 1).has(0, credits=14).yard("walker").turn(0, 5, 6)
    base.play("use kelly", "buy walker", "sector 1")
    assert base.where("walker") == "p0 station 1"
    base = Base().ship(0, "kelly", 1).has(0, credits=14).yard("walker").turn(0, 5, 6).play("use kelly", "buy nothing")
    assert (base.where("walker"), base.credits()) == ("for sale", 14)


@rule("SB-8.8a")
def test_sb_8_8a_a_colony_goes_to_its_own_sector() -> None:
    base = Base().ship(0, "kelly", 1).has(0, credits=9).turn(0, 5, 6).play("use kelly", "buy frisch")
    assert (base.where("frisch"), base.question) == ("p0 station 1", "dice")
    base = (
        Base().ship(0, "kelly", 1).lay(0, 2, "frisch").has(0, credits=12).yard("ride").turn(0, 5, 6).play("use kelly")
    )
    assert base.options() == ["buy nothing", "buy ride"]
    assert base.refused("buy tinbergen").rule == "SB-5.6f"  # only a ship could go elsewhere


@rule("SB-8.8b")
def test_sb_8_8b_a_ship_of_a_closed_sector_can_go_elsewhere() -> None:
    base = Base().ship(0, "kelly", 1).lay(0, 1, "frisch").has(0, credits=14).yard("walker").turn(0, 5, 6)
    base.play("use kelly", "buy walker")
    assert base.options() == [f"sector {sector}" for sector in range(7, 13)]
    base = Base().deploy(0, 10, "kelly", 1).lay(0, 1, "frisch").has(0, credits=14).yard("walker")
    for sector in range(7, 13):
        base.lay(0, sector, COLONIES[sector - 1])
    base.turn(0, 5, 6).play("use kelly")
    assert "buy walker" not in base.options()  # no open sector is left for it


# -- exchanging (SB-8.10) ----------------------------------------------------------------------------------------------
@rule("SB-8.10", "SB-8.10c")
def test_sb_8_10_two_station_cards_swap_sectors() -> None:
    base = Base().ship(0, "zudov", 1).ship(0, "shepard", 3).deploy(0, 9, "bobko").deploy(0, 2, "irwin").turn(1, 5, 6)
    base.play("use zudov")
    assert base.options() == [f"sector {sector}" for sector in range(1, 13) if sector != 9]
    assert base.refused("sector 9").rule == "SB-8.10a"  # another card
    base.play("sector 2")
    assert (base.station(0, 2), base.station(0, 9), base.cubes("shepard")) == ("zudov", "shepard", 3)
    assert (base.deployed(0, 2), base.deployed(0, 9)) == (["irwin"], ["bobko"])


@rule("SB-8.10", "SB-8.10c", "SB-4.4")
def test_sb_8_10_deployed_it_becomes_the_station_card() -> None:
    base = Base().deploy(0, 9, "bobko").deploy(0, 9, "zudov", 1).deploy(0, 9, "gibson").ship(0, "grissom", 3)
    base.turn(0, 5, 6).play("use zudov", "sector 3")
    assert base.station(0, 3) == "zudov"
    assert base.deployed(0, 9) == ["bobko", "grissom", "gibson"]
    assert (base.cubes("grissom"), base.deployed(0, 3)) == (2, [])


@rule("SB-8.10a")
def test_sb_8_10a_a_colony_only_while_this_card_is_in_station() -> None:
    base = Base().ship(0, "zudov", 1).lay(0, 4, "kuznets").has(0, credits=20).yard("bean", "gubarev").turn(0, 5, 6)
    base.play("use zudov", "sector 4")
    assert (base.where("kuznets"), base.where("zudov")) == ("p0 station 9", "p0 station 4")
    base.dice()
    assert "buy gubarev" in base.options()
    assert base.refused("buy bean").rule == "SB-5.6f"
    base = Base().deploy(0, 9, "zudov", 1).lay(0, 4, "kuznets").turn(0, 5, 6).play("use zudov")
    assert "sector 4" not in base.options()
    assert base.refused("sector 4").rule == "SB-8.10a"


@rule("SB-8.10b")
def test_sb_8_10b_it_may_trade_places_inside_its_sector() -> None:
    base = Base().deploy(0, 9, "zudov", 1).ship(0, "bean").turn(0, 5, 6).play("use zudov", "sector 9")
    assert (base.station(0, 9), base.deployed(0, 9)) == ("zudov", ["bean"])


# -- gains and the instant victory (SB-8.14 to SB-8.16) ----------------------------------------------------------------
@rule("SB-8.14")
@pytest.mark.parametrize("phase", [1, 5, 7])
def test_sb_8_14_credits_in_phases_1_5_and_7(phase: int) -> None:
    base = Base().no_decks().ship(0, "shepard", 4).turn(0, 5, 6)
    while base.phase != phase:
        base.dice() if base.question == "dice" else base.play("pass")
    base.play("use shepard")
    assert base.gained("shepard") == (20, 0, 0)


@rule("SB-8.15")
@pytest.mark.parametrize("active", [0, 1])
def test_sb_8_15_you_win(active: int) -> None:
    base = Base(3).ship(0, "armstrong", 3).has(1, vp=39).has(2, vp=12).turn(active, 5, 6).play("use armstrong")
    assert base.over
    assert base.winners == [0]
    assert base.told("game-over") == [(8, 1, 0, 0)]
    assert base.options() == []


@rule("SB-8.15")
def test_sb_8_15_also_in_an_extra_round() -> None:
    base = Base().deploy(1, 12, "armstrong", 3).has(0, vp=44).has(1, vp=44)
    base.state.ending = True
    base.turn(1, 5, 6).play("pass").dice().play("pass", "pass")
    assert not base.over  # a tie: one more round
    base.play("use armstrong")
    assert base.winners == [1]


@rule("SB-8.16")
def test_sb_8_16_the_order_of_play_decides() -> None:
    # Only one such ship exists; whoever holds it wins only when their turn in the circle comes: 1, then 2, then 0.
    base = Base(3).ship(0, "armstrong", 3).ship(2, "grissom", 1).turn(1, 5, 6)
    assert base.asked == [2]
    assert base.play("pass").asked == [0]
    base = Base(3).ship(2, "armstrong", 3).ship(0, "grissom", 1).turn(1, 5, 6)
    assert base.asked == [2]
    assert base.play("use armstrong").winners == [2]
