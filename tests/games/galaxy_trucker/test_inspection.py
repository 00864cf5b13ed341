"""Inspection, crew and batteries, launch (GT-10 to GT-12)."""

import pytest
from tests.games.galaxy_trucker.facts import LEVEL
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker.atoms import flying
from cosmodrome.games.galaxy_trucker.kit import CANNON, ENGINE
from cosmodrome.games.galaxy_trucker.rules import launch
from cosmodrome.testing import rule

FAULTY = {"6-7": "cabin 21..", "6-6": "cabin ..1."}  # 6-6 meets a double connector with a single one


# -- inspection (GT-10) ------------------------------------------------------------------------------------------------
@rule("GT-10.1", "GT-10.2", "GT-10.3", "GT-10.5", "GT-10.7", "GT-10.10")
def test_gt_10_2_the_owner_removes_one_of_two_tiles_at_fault() -> None:
    t = Trucks().ship(0, FAULTY).ship(0, {"8-7": "battery_2"}).finish_building()
    assert (t.question, t.asked) == ("remove", [0])
    assert t.options() == ["remove 6-6", "remove 6-7"]
    assert t.refused("remove 8-7").rule == "GT-10.7"
    t.play("remove 6-6")
    assert t.tiles(0) == ["6-7", "7-7", "8-7"]
    assert len(t.state.lost[0]) == 1
    assert t.question == "give-up"


@rule("GT-10.6", "GT-10.10")
def test_gt_10_6_a_wrongly_turned_engine_is_removed_first_and_without_asking() -> None:
    t = Trucks().ship(0, {"6-7": "engine .... <", "5-7": "cabin ...."}).finish_building()
    assert "6-7" not in t.tiles(0)
    assert t.question == "keep"


@rule("GT-10.4", "GT-10.12", "GT-28.3")
def test_gt_28_3_removing_the_battery_also_loses_the_engine_that_was_joined_only_to_it() -> None:
    # Rulebook: to cure one fault either a cabin or a battery must go; with the battery goes an engine behind it.
    ship = {"6-6": "cabin .23.", "6-7": "structural 33..", "7-6": "battery_2 3111", "8-6": "engine ...1"}
    cabin_goes = Trucks().ship(0, ship).finish_building()
    assert (cabin_goes.question, cabin_goes.options()) == ("remove", ["remove 6-6", "remove 7-6"])
    cabin_goes.play("remove 6-6")
    assert len(cabin_goes.state.lost[0]) == 1
    battery_goes = Trucks().ship(0, ship).finish_building().play("remove 7-6")
    assert (battery_goes.question, battery_goes.options()) == ("keep", ["keep 6-6", "keep 8-6"])
    battery_goes.play("keep 6-6")
    assert len(battery_goes.state.lost[0]) == 2


@rule("GT-10.11", "GT-10.12")
def test_gt_10_12_the_starting_cabin_may_be_left_behind() -> None:
    t = Trucks().ship(0, {"5-8": "cabin ..1.", "5-9": "cabin 1..."}).finish_building()
    assert t.options() == ["keep 7-7", "keep 5-8"]
    t.play("keep 5-8")
    assert t.tiles(0) == ["5-8", "5-9"]
    assert len(t.state.lost[0]) == 1


@rule("GT-10.9", "GT-10.13", "GT-0.12", "GT-9.5")
def test_gt_10_13_ships_are_inspected_in_launch_order_which_does_not_change() -> None:
    t = Trucks(2).ship(0, FAULTY).ship(1, FAULTY).finish_building(2, 1)
    assert t.asked == [1]
    t.play("remove 6-6")
    assert t.asked == [0]
    t.play("remove 6-7", "keep 7-7")
    assert t.state.position == [-2, 0]


# -- crew (GT-11) ------------------------------------------------------------------------------------------------------
@rule("GT-11.1", "GT-11.3", "GT-11.4", "GT-11.8")
def test_gt_11_1_batteries_and_cabins_are_filled() -> None:
    t = Trucks().ship(0, {"6-7": "battery_2 .3..", "8-7": "battery_3 ...1", "7-8": "cabin 1..."}).finish_building()
    assert (t.at(0, "6-7"), t.at(0, "8-7"), t.at(0, "7-8"), t.at(0, "7-7")) == (2, 3, 2, 2)


@rule("GT-11.2", "GT-11.5", "GT-11.6", "GT-0.12")
def test_gt_11_5_a_cabin_at_a_life_support_gets_humans_or_an_alien() -> None:
    t = Trucks(2).ship(0, {"7-8": "cabin 31..", "8-8": "life_support_purple ...1"})
    t.ship(1, {"7-8": "cabin 31..", "8-8": "life_support_orange ...1"}).finish_building(2, 1)
    assert (t.question, t.asked) == ("board", [1])
    assert t.options() == ["humans", "orange"]
    assert t.refused("purple").rule == "GT-11.5"
    t.play("orange")
    assert t.asked == [0]
    assert t.options() == ["humans", "purple"]
    t.play("humans")
    assert (t.at(1, "7-8"), t.at(0, "7-8")) == (4, 2)


@rule("GT-11.5", "GT-11.6", "GT-11.7")
def test_gt_11_6_one_alien_of_each_colour_and_one_life_support_serves_several_cabins() -> None:
    # A purple life support with a cabin in front and one at its left; that in front touches an orange one too.
    ship = {
        "6-7": "cabin 1.2.",
        "6-8": "life_support_purple 2..2",
        "5-8": "cabin .2..",
        "6-6": "life_support_orange ..1.",
    }
    t = Trucks().ship(0, ship)
    t.state.agenda.clear()
    t.state.number = [1, 2]
    t.state.then(launch.prepare_ships)
    assert (t.question, t.options()) == ("board", ["humans", "purple", "orange"])
    both = t.state.clone()
    t.play("orange")
    assert t.options() == ["humans", "purple"], "the same life support serves 5-8 as well"
    t.state = both
    t.play("purple")
    assert t.question == "give-up", "there is a purple alien already: two humans at 5-8 without asking"
    assert t.at(0, "5-8") == 2


@rule("GT-5.1", "GT-11.3")
def test_gt_5_1_the_starting_cabin_never_takes_an_alien() -> None:
    t = Trucks().ship(0, {"6-7": "life_support_purple .3.."}).finish_building()
    assert t.question == "give-up"
    assert t.at(0, "7-7") == 2


@rule("GT-11.7")
def test_gt_11_7_touching_without_connectors_is_not_enough() -> None:
    t = Trucks().ship(0, {"6-7": "cabin 0...", "6-6": "life_support_purple ..0."})
    assert not t.state.is_supported(0, t.cell("6-7"), 0)


@rule("GT-11.9", "GT-27.9")
def test_gt_11_9_crew_and_tokens_never_run_out() -> None:
    t = Trucks(4, round="III")
    cells = ["6-7", "5-7", "8-7", "9-7", "7-6", "7-8", "6-8", "8-8"]
    for ship in range(2):
        for name in cells:
            t.ship(ship, {name: "cabin"})
    t.fill()
    assert sum(t.state.crew(ship) for ship in range(4)) == 2 * 9 * 2 + 2 * 2  # the box has 40 figures


@rule("GT-0.9", "GT-11.10")
def test_gt_11_10_aliens_are_crew() -> None:
    t = Trucks().ship(0, {"6-7": "cabin"}).fly().load(0, "6-7", "purple")
    assert (t.state.crew(0), t.state.humans(0)) == (3, 2)


@rule("GT-11.11", "GT-11.12", "GT-13.1", "GT-13.2", "GT-13.3", "GT-27.3")
@pytest.mark.parametrize(
    ("alien", "tile", "role", "power"), [("purple", "cannon", CANNON, 2), ("orange", "engine", ENGINE, 2)]
)
def test_gt_11_11_aliens_add_two_if_there_is_any_power(alien: str, tile: str, role: int, power: int) -> None:
    t = Trucks().ship(0, {"6-7": "cabin"}).fly().load(0, "6-7", alien)
    assert t.state.most_power(0, role) == 0
    t.ship(0, {"7-8": tile})
    assert t.state.most_power(0, role) == power + 4
    other = CANNON if role == ENGINE else ENGINE
    assert t.state.most_power(0, other) == 0


@rule("GT-11.15", "GT-12.13", "GT-23.4")
def test_gt_11_15_a_ship_without_humans_gives_up_before_the_first_card() -> None:
    t = Trucks().ship(1, {"5-8": "battery_2 ..3.", "5-9": "battery_2 3..."}).finish_building()
    t.play("keep 5-8")
    assert t.state.flying == [1, 0]
    names = [name for name in t.events if name in ("kept-part", "charged", "boarded", "launched", "gave-up")]
    assert list(dict.fromkeys(names)) == ["kept-part", "charged", "boarded", "launched", "gave-up"]


# -- launch and deck (GT-12) -------------------------------------------------------------------------------------------
@rule("GT-12.2", "GT-0.7", "GT-9.5")
@pytest.mark.parametrize(("round", "gap"), [("I", 2), ("II", 3), ("III", 4), ("IIIa", 4)])
def test_gt_12_2_ships_start_with_a_gap_in_the_order_of_their_numbers(round: str, gap: int) -> None:
    t = Trucks(4, round=round).finish_building(3, 1, 4, 2)
    assert t.state.position == [-2 * gap, 0, -3 * gap, -gap]
    ships = t.view(0)["ships"]
    assert isinstance(ships, list)
    assert [ship["space"] for ship in ships] == [40 - 2 * gap, 0, 40 - 3 * gap, 40 - gap]


@rule("GT-12.4")
def test_gt_12_4_number_tiles_are_put_away() -> None:
    t = Trucks(2).finish_building()
    assert t.state.number == [0, 0]


@rule("GT-12.1")
@pytest.mark.parametrize("round", ["I", "II", "III", "IIIa"])
def test_gt_12_1_the_first_card_is_of_the_round_and_the_unseen_pile_is_in_the_deck(round: str) -> None:
    level = {"I": 0, "II": 1, "III": 2, "IIIa": 2}[round]
    firsts: set[int] = set()
    for seed in range(12):
        t = Trucks(2, round=round, seed=seed).finish_building()
        piles = [pile.copy() for pile in t.state.piles]
        t.play("fly on", "fly on")
        first = t.state.opened[0]
        assert LEVEL[first] == level
        firsts.add(next(i for i, pile in enumerate(piles) if first in pile))
    assert len(firsts) > 1, "the piles are shuffled together"


@rule("GT-12.1")
def test_gt_12_1_later_cards_come_from_all_piles_and_levels() -> None:
    t = Trucks(2, round="III").finish_building()
    everything = {card for pile in t.state.piles for card in pile}
    t.state.agenda.clear()
    while t.state.cards_left():
        flying.open_card(t.state, False)
    assert set(t.state.opened) == everything
    assert sorted(t.state.opened) != t.state.opened


@rule("GT-12.1")
def test_gt_12_1_only_the_first_card_must_be_of_the_round() -> None:
    levels: set[int] = set()
    for seed in range(12):
        t = Trucks(2, round="II", seed=seed).ship(0, {"7-8": "engine 1000"}).ship(1, {"7-8": "engine 1000"})
        t.finish_building()
        while not t.over and len(t.state.opened) < 2:
            t.play(t.options()[0])
        levels |= {LEVEL[card] for card in t.state.opened[1:]}
    assert levels == {0, 1}


@rule("GT-12.16", "GT-30.1")
def test_gt_12_16_cards_left_and_opened_are_known_to_all() -> None:
    t = Trucks(2).open("adv1_stardust_1", "adv1_open_space_1")
    view = t.view(1)
    assert view["opened"] == ["adv1_stardust_1"]
    assert view["cards_left"] == 1
