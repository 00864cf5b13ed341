"""How cards are played: order, ties, choices, and the worked examples of the rulebook (GT-16 to GT-22, GT-28)."""

import pytest
from tests.games.galaxy_trucker.table import Ship, Trucks, roll

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.questions.flight import POWER
from cosmodrome.testing import rule

REST = "adv1_open_space_4"
PLANETS = "adv1_planets_1"  # four planets, 3 days
CANNON_CELLS = [f"{c}-5" for c in (6, 7, 8)] + [f"{c}-6" for c in (5, 6, 7, 8, 9)] + ["3-6", "11-6", "3-7"]


def cannons(power: int) -> Ship:
    """Return single cannons that point forward."""
    return dict.fromkeys(CANNON_CELLS[:power], "cannon")


# -- Open Space (GT-16) ------------------------------------------------------------------------------------------------
@rule("GT-16.1", "GT-0.8", "GT-12.8")
def test_gt_16_1_each_moves_at_once_before_the_next_decides_in_the_order_of_the_opening() -> None:
    double: Ship = {"6-8": "double_engine", "6-7": "battery_2", "7-8": "engine"}
    t = (
        Trucks(3)
        .ship(0, double)
        .ship(1, double)
        .ship(2, {"7-8": "engine"})
        .fly(0, 9, 4)
        .open("adv1_open_space_1", REST)
    )
    assert t.asked == [1]
    t.play("no")
    assert t.state.position[1] == 10
    assert t.state.position[2] == 5, "ship 2 has no choice and moves before ship 0 decides"
    assert t.asked == [0]
    t.play("power 6-8")
    assert t.state.position[0] == 3
    overtaking = (
        Trucks(2).ship(0, {**double, "8-8": "engine"}).ship(1, double).fly(1, 0).open("adv1_open_space_1", REST)
    )
    overtaking.play("no")
    assert overtaking.asked == [1]


@rule("GT-16.2", "GT-23.5")
def test_gt_16_2_without_engine_power_a_ship_gives_up_also_if_it_had_batteries() -> None:
    t = Trucks(3).ship(0, {"6-8": "double_engine", "6-7": "battery_2"}).ship(2, {"7-8": "engine"})
    t.open("adv1_open_space_1", REST)
    assert GAME.option(t.state, 0, int(POWER.nothing.first)).label.id == "option-power-give-up", "the player is warned"
    t.play("no")
    assert t.state.flying == [0, 0, 1]
    assert {event[:2] for event in t.told("gave-up")} == {(0, 2), (1, 2)}
    test = (
        Trucks(2, test_flight=1).ship(0, {"6-8": "double_engine", "6-7": "battery_2"}).open("adv1_open_space_1", REST)
    )
    assert GAME.option(test.state, 0, int(POWER.nothing.first)).label.id == "option-power-no", (
        "nobody gives up in the test flight"
    )
    moving = Trucks(2).ship(0, {"6-8": "double_engine", "6-7": "battery_2", "7-8": "engine"})
    moving.open("adv1_open_space_1", REST)
    assert GAME.option(moving.state, 0, int(POWER.nothing.first)).label.id == "option-power-no"


# -- Planets (GT-17) ---------------------------------------------------------------------------------------------------
@rule("GT-17.2", "GT-17.7", "GT-2.10")
def test_gt_17_2_each_planet_takes_one_ship_and_one_may_pass() -> None:
    t = Trucks(3).open(PLANETS, REST).play("land 2")
    assert t.asked == [1]
    assert t.options() == ["pass", "land 1", "land 3", "land 4"]
    assert t.refused("land 2").rule == "GT-17.2"
    ships = t.view(2)["ships"]
    assert isinstance(ships, list)
    assert [ship["landed"] for ship in ships] == [1, None, None]


@rule("GT-17.3", "GT-17.5", "GT-17.6", "GT-27.8")
def test_gt_17_6_all_choose_then_all_load_in_order_then_all_move_from_the_last() -> None:
    hold: Ship = {"6-7": "cargo_2"}
    t = Trucks(3).ship(0, hold).ship(1, hold).ship(2, hold).fly(10, 9, 8).open(PLANETS, REST)
    t.play("land 1", "land 2", "land 3")
    assert (t.question, t.asked) == ("load", [0])
    t.play("done")
    assert t.asked == [1]
    assert t.state.position == [10, 9, 8]
    t.play("done", "done")
    # The last one moves first: 8 to 5; then 9 to 6 over nothing; then 10 to 7.
    assert [event[:3] for event in t.told("moved")] == [(2, 8, 5), (1, 9, 6), (0, 10, 7)]


@rule("GT-17.4")
def test_gt_17_4_landing_without_loading_costs_the_days_all_the_same() -> None:
    t = Trucks(2).fly(10, 5).open(PLANETS, REST).play("land 1", "pass")
    assert t.state.position[0] == 7


# -- Abandoned Ship and Station (GT-18, GT-19) -------------------------------------------------------------------------
@rule("GT-18.1", "GT-18.3")
def test_gt_18_1_it_is_offered_in_order_until_one_uses_it() -> None:
    big: Ship = {"6-7": "cabin"}
    t = Trucks(3).ship(0, big).ship(2, big).open("adv1_abandoned_ship_1", REST)
    assert (t.question, t.asked) == ("use", [0])
    t.play("pass")
    assert t.asked == [2], "ship 1 has only two humans"
    t.play("use", "crew 6-7", "crew 6-7")  # the third one can only come from 7-7
    assert t.state.credits == [0, 0, 4]
    assert t.question == "give-up"


@rule("GT-18.4", "GT-18.5")
def test_gt_18_4_the_last_human_may_be_given_away_for_the_credits() -> None:
    t = Trucks(2).fly(10, 5).open("adv1_abandoned_ship_2", REST).play("use")
    assert t.state.credits[0] == 3
    assert t.state.flying == [0, 1]
    names = [name for name in t.events if name in ("crew-lost", "earned", "moved", "gave-up")]
    assert names == ["crew-lost", "crew-lost", "earned", "moved", "gave-up"]


@rule("GT-19.1", "GT-19.3")
def test_gt_19_1_a_station_is_offered_to_who_has_the_crew_and_costs_none() -> None:
    t = (
        Trucks(2)
        .ship(0, {"6-7": "cabin", "8-7": "cabin"})
        .fly(10, 5)
        .open("adv1_abandoned_station_1", REST)
        .play("use")
    )
    assert (t.state.crew(0), t.state.position[0], t.question) == (6, 9, "give-up")


# -- Meteoric Swarm (GT-20) --------------------------------------------------------------------------------------------
@rule("GT-20.1", "GT-20.2", "GT-20.3")
def test_gt_20_2_one_roll_holds_for_all_and_all_are_done_before_the_next() -> None:
    ship: Ship = {"7-6": "cabin 1.1.", "6-7": "shield .2.. ^", "8-7": "battery_2 ...3"}
    t = Trucks(2).ship(0, ship).ship(1, {**ship, "7-6": "cabin 2..."}).fly(0, 6)
    t.rolls("dice", roll(7), roll(12), roll(12), roll(12)).open("adv1_meteor_swarm_2", REST)
    assert (t.question, t.asked) == ("defend", [1]), "the leader is asked first"
    t.play("no")
    assert t.asked == [0]
    assert t.state.rolls[3] == 1
    t.play("defend 8-7")
    assert t.state.rolls[3] == 4
    assert len(t.told("missed")) == 6


@rule("GT-20.4")
def test_gt_20_4_if_the_roller_gave_up_the_next_ship_rolls() -> None:
    t = Trucks(2).ship(1, {"6-7": "cabin"}).fly(9, 3).rolls("dice", roll(7), roll(12), roll(12), roll(12))
    t.open("adv1_meteor_swarm_2", REST)
    assert [event[0] for event in t.told("rolled")] == [0, 1, 1, 1]


# -- enemies (GT-21) ---------------------------------------------------------------------------------------------------
@rule("GT-21.1", "GT-21.2", "GT-21.3", "GT-21.8", "GT-28.1")
def test_gt_28_1_smugglers_of_strength_four() -> None:
    # Rulebook: red with 4 draws; green with 4 1/2 wins, loads two of three goods, moves one space back; blue is spared.
    t = Trucks(3, round="III").ship(0, cannons(4)).ship(1, {**cannons(4), "8-7": "cannon .... >", "6-8": "cargo_2"})
    t.ship(2, {"6-8": "cargo_2"}).fly(10, 8, 6).load(2, "6-8", "yellow").open("adv1_smugglers_1", REST)
    assert (t.question, t.asked) == ("reward", [1])
    assert [event[:3] for event in t.told("declared")] == [(0, 2, 8), (1, 2, 9)]
    t.play("accept", "load yellow 6-8", "load green 6-8", "done")
    assert t.goods(1) == {"yellow": 1, "green": 1}, "no room for blue"
    assert t.state.position == [10, 7, 6]
    assert t.goods(2) == {"yellow": 1}


@rule("GT-21.4", "GT-21.11")
def test_gt_21_4_the_victor_may_decline_reward_and_days() -> None:
    t = Trucks(2, round="III").ship(0, cannons(7)).fly(10, 5).open("adv1_slavers_1", REST).play("decline")
    assert (t.state.credits, t.state.position) == ([0, 0], [10, 5])
    assert t.question == "give-up", "and nobody else gets it"


@rule("GT-21.9", "GT-15.8")
def test_gt_21_9_penalties_are_paid_at_once() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin"}).ship(1, {"6-7": "cabin"}).open("adv1_slavers_1", REST)
    assert (t.question, t.asked) == ("crew", [0])
    t.play("crew 6-7")
    assert t.asked == [0]
    t.play("crew 6-7")  # the third one can only come from 7-7
    assert t.asked == [1], "only then the next is attacked"


@rule("GT-21.7", "GT-21.8", "GT-21.12", "GT-21.13", "GT-21.10")
def test_gt_21_7_pirates_shoot_at_all_defeated_when_all_is_decided() -> None:
    t = Trucks(4, round="III").ship(1, cannons(5)).ship(2, {"7-6": "cabin 3..."}).fly(12, 9, 6, 3)
    t.ship(3, {"6-6": "double_cannon", "8-6": "double_cannon", "5-6": "cannon", "9-6": "cannon", "8-8": "battery_3"})
    t.rolls("dice", roll(7), roll(12), roll(7)).fill().open("adv1_pirates_1", REST)
    assert (t.question, t.asked) == ("power", [3])
    assert not t.told("struck")
    t.play("power 6-6", "power 8-6")
    assert (t.question, t.asked) == ("reward", [3]), "the victor decides before the shots"
    assert not t.told("struck")
    t.play("accept")
    struck = [event[0] for event in t.told("struck")]
    assert struck == [0, 2, 2], "ship 1 drew, ship 3 won; ship 0 is gone after the first shot"
    assert [event[0] for event in t.told("rolled")] == [0, 2, 2], "the first defeated one rolls, then the next"
    assert t.state.position[3] == 2


@rule("GT-21.14")
def test_gt_21_14_enemies_attack_a_ship_that_flies_alone() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin"}).fly()
    t.state.flying[1] = 0
    t.open("adv1_slavers_1", REST)
    assert (t.question, t.asked) == ("crew", [0])


# -- Combat Zone (GT-22.1 to GT-22.6) ----------------------------------------------------------------------------------
@rule("GT-22.2", "GT-22.3", "GT-28.2", "GT-22.12")
def test_gt_28_2_in_a_tie_the_ship_ahead_suffers() -> None:
    # Rulebook: yellow ahead has 3, green can have 1, 3 or 5; with 3 there is a tie and yellow suffers.
    yellow: Ship = {"7-8": "engine", "6-8": "engine", "8-8": "engine", "8-7": "cabin"}
    green: Ship = {"7-8": "engine", "6-8": "double_engine", "8-8": "double_engine", "6-7": "battery_2", "8-7": "cabin"}
    t = Trucks(2).ship(0, yellow).ship(1, green).fly(20, 10).rolls("dice", *[roll(12)] * 2)
    t.open("adv1_combat_zone_1", REST)
    assert t.state.position == [17, 10], "equal crew: the ship ahead loses three days"
    assert (t.question, t.asked) == ("power", [1])
    assert t.state.declared[0] == 6, "green sees what yellow has"
    t.play("power 6-8")
    assert t.options() == ["no", "power 8-8"]
    t.play("no")
    assert (0, 1, 0, 0) in t.told("suffered")
    assert t.asked == [0]
    assert t.question == "crew"


@rule("GT-22.2")
def test_gt_22_2_ties_look_at_the_present_order() -> None:
    ship: Ship = {"8-7": "cabin", "6-7": "cabin"}
    t = Trucks(2).ship(0, ship).ship(1, ship).fly(11, 9).rolls("dice", *[roll(12)] * 2).open("adv1_combat_zone_1", REST)
    assert t.state.position == [7, 9], "the leader lost three days, skipping the space of the other"
    assert [event[:2] for event in t.told("suffered")][:2] == [(0, 0), (1, 1)], "now the other one is ahead"


@rule("GT-22.6", "GT-22.13")
def test_gt_22_6_without_humans_a_ship_is_compared_on_and_gives_up_after_the_card() -> None:
    t = Trucks(2).ship(1, {"6-7": "cabin", "7-8": "engine", "7-6": "cannon"}).fly(5, 0)
    t.rolls("dice", roll(7), roll(12)).open("adv1_combat_zone_1", REST)
    assert [event[:2] for event in t.told("suffered")] == [(0, 0), (0, 1), (0, 2)]
    assert t.told("struck"), "the shots still hit it"
    assert t.events.index("gave-up") > t.events.index("card-closed")
    assert t.state.flying == [0, 1]


@rule("GT-22.5", "GT-22.4")
def test_gt_22_5_the_victim_alone_is_shot_at_light_then_heavy_from_the_rear() -> None:
    strong: Ship = {"6-7": "cabin", "7-6": "cannon", "8-7": "engine", "5-7": "cabin"}
    t = Trucks(2).ship(0, {"6-7": "cabin 1...", "5-7": "cabin", "8-7": "engine"}).ship(1, strong).fly(5, 0)
    t.rolls("dice", roll(12), roll(7)).open("adv1_combat_zone_1", REST)
    while t.question == "crew":
        t.play(t.options()[0])
    assert [event[:3] for event in t.told("missed", "struck")] == [(0, 4 * 2 + 2, 12), (0, 4 * 3 + 2, 7)]
    assert [event[0] for event in t.told("rolled")] == [0, 0]


@rule("GT-22.7", "GT-22.15", "GT-23.8")
@pytest.mark.parametrize("card", ["adv1_combat_zone_1", "adv3_sabotage_1"])
def test_gt_22_7_alone_combat_zone_and_sabotage_are_ignored(card: str) -> None:
    t = Trucks(2, round="III").fly()
    t.state.flying[1] = 0
    t.open(card, "adv1_stardust_1", REST)
    assert t.events[-2:] == ["card-ignored", "card-closed"]
    t.play("fly on")
    assert t.state.opened[-1] != t.state.opened[-2]


# -- Stardust, Epidemic, Sabotage (GT-22.8 to GT-22.16) ----------------------------------------------------------------
@rule("GT-22.8", "GT-12.10")
def test_gt_22_8_stardust_begins_with_the_last_ship() -> None:
    t = Trucks(3).fly(6, 5, 4).open("adv1_stardust_1", REST)
    assert [event[0] for event in t.told("moved")] == [2, 1, 0]
    assert t.state.position == [2, 1, 0]


@rule("GT-22.9", "GT-22.14")
def test_gt_22_14_in_an_epidemic_all_lose_first_then_ships_without_humans_give_up() -> None:
    ship: Ship = {"6-7": "cabin .1.."}
    t = Trucks(2, round="II").ship(0, ship).ship(1, ship).fly().load(0, "7-7", "human").load(0, "6-7", "human")
    t.open("adv2_epidemic_1", REST)
    assert t.state.flying == [0, 1]
    assert t.state.crew(1) == 2
    assert t.events.index("gave-up") > len(t.events) - 1 - t.events[::-1].index("crew-lost")


@rule("GT-22.9")
def test_gt_22_9_a_chain_of_cabins_is_judged_before_anything_is_lost() -> None:
    ship: Ship = {"6-7": "cabin .1.1", "5-7": "cabin .1.."}
    t = Trucks(2, round="II").ship(0, ship).fly().load(0, "6-7", "human").open("adv2_epidemic_1", REST)
    assert (t.at(0, "7-7"), t.at(0, "6-7"), t.at(0, "5-7")) == (1, 0, 1)


@rule("GT-22.10")
def test_gt_22_10_sabotage_hits_the_fewest_crew_in_a_tie_the_ship_ahead_and_its_parts() -> None:
    ship: Ship = {"8-7": "structural ...3", "9-7": "cabin ...."}
    tied = Trucks(2, round="III").ship(0, ship).ship(1, {"6-7": "cabin .1..", "5-7": "structural"}).fly(3, 9)
    tied.rolls("dice", roll(6), roll(7)).open("adv3_sabotage_1", REST)
    assert [event[0] for event in tied.told("tile-lost")] == [1], "equal crew: the ship ahead"
    assert (tied.question, tied.asked, tied.options()) == ("keep", [1], ["keep 5-7", "keep 7-7"])
    fewest = Trucks(2, round="III").ship(0, ship).fly(9, 3).rolls("dice", roll(7), roll(7))
    fewest.open("adv3_sabotage_1", REST)
    assert fewest.told("sabotaged")[0][0] == 1, "two humans against four"
    assert fewest.state.flying == [1, 0]
