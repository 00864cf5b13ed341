"""Goods, crew and battery losses (GT-15)."""

from tests.games.galaxy_trucker.facts import BANK
from tests.games.galaxy_trucker.table import Ship, Trucks

from cosmodrome.games.galaxy_trucker.rules import cargo, flight
from cosmodrome.testing import rule

HOLDS: Ship = {"6-7": "cargo_2", "8-7": "special_1"}
PLANETS = "adv1_planets_1"  # red green blue blue blue | red yellow blue | red blue blue blue | red green


def landed(ship: Ship, planet: int = 1) -> Trucks:
    """Land ship 0 on a planet; the question is what to load."""
    return Trucks().ship(0, ship).open(PLANETS, "adv1_stardust_1").play(f"land {planet}", "pass")


def losing(ship: Ship, rule_: object, count: int, **loads: tuple[str, ...]) -> Trucks:
    """Let ship 0 lose something by one of the rules."""
    t = Trucks().ship(0, ship).fly()
    for name, load in loads.items():
        t.load(0, name.removeprefix("at_").replace("_", "-"), *load)
    t.stack("adv1_stardust_1")
    t.state.then(flight.fly, 0)
    t.state.then(rule_, 0, count)
    t.state.run()
    return t


@rule("GT-15.1", "GT-15.2", "GT-5.9", "GT-5.10", "GT-5.13")
def test_gt_15_2_red_goods_need_a_special_container_others_go_anywhere() -> None:
    t = landed(HOLDS)
    loads = [option for option in t.options() if option.startswith("load")]
    assert loads == ["load green 6-7", "load blue 6-7", "load red 8-7", "load green 8-7", "load blue 8-7"]
    assert t.refused("load red 6-7").rule == "GT-15.2"
    assert t.refused("load yellow 6-7").rule == "GT-15.1"
    t.play("load green 8-7")
    assert t.refused("load red 8-7").rule == "GT-15.1", "one block in one container"


@rule("GT-15.4", "GT-15.5", "GT-17.4")
def test_gt_15_4_any_part_of_the_offer_may_be_loaded_also_nothing() -> None:
    bank = [12, 17, 13, 14]
    t = landed(HOLDS)
    assert t.state.bank == [11, 17, 12, 11]
    t.play("done")
    assert t.goods(0) == {}
    assert t.state.bank == bank
    t = landed(HOLDS).play("load red 8-7", "load blue 6-7", "done")
    assert t.goods(0) == {"red": 1, "blue": 1}
    assert t.state.bank == [11, 17, 13, 13]


@rule("GT-15.3", "GT-15.12", "GT-11.14", "GT-27.7")
def test_gt_15_3_while_loading_goods_may_be_moved_and_thrown_away() -> None:
    t = Trucks().ship(0, HOLDS).fly().load(0, "8-7", "blue").load(0, "6-7", "green")
    t.open(PLANETS, "adv1_stardust_1").play("land 4", "pass")
    assert "unload blue 8-7" in t.options()
    t.play("unload blue 8-7", "load blue 6-7", "load red 8-7")
    assert t.goods(0) == {"red": 1, "green": 1, "blue": 1}
    assert t.options() == ["done", "unload green 6-7", "unload blue 6-7", "unload red 8-7"], "a green block waits"
    t.play("unload blue 6-7", "load green 6-7", "done")
    assert t.goods(0) == {"red": 1, "green": 2}
    assert t.state.bank[3] == BANK[3], "the blue one was thrown away"


@rule("GT-15.3", "GT-15.5")
def test_gt_15_3_loading_ends_by_itself_when_nothing_waits() -> None:
    t = Trucks().ship(0, HOLDS).open(PLANETS, "adv1_stardust_1").play("land 4", "pass")
    t.play("load red 8-7", "load green 6-7")
    assert t.question == "give-up"


@rule("GT-15.4")
def test_gt_15_4_loading_comes_to_an_end() -> None:
    t = landed(HOLDS).play("load blue 6-7")
    for _ in range(20):
        t.play("unload blue 6-7", "load blue 6-7")
    assert t.refused("unload blue 6-7").rule == "GT-15.4"
    assert "unload blue 6-7" not in t.options()
    assert "load green 6-7" in t.options()


@rule("GT-15.3", "GT-15.4")
def test_gt_15_4_what_is_taken_out_before_something_is_loaded_is_not_counted() -> None:
    t = Trucks().ship(0, HOLDS).fly().load(0, "6-7", "green", "blue")
    t.open(PLANETS, "adv1_stardust_1").play("land 4", "pass", "unload green 6-7", "unload blue 6-7", "load red 8-7")
    for _ in range(20):
        t.play("unload red 8-7", "load red 8-7")
    assert t.refused("unload red 8-7").rule == "GT-15.4"


@rule("GT-15.12")
def test_gt_15_12_rearranging_is_allowed_when_nothing_can_be_received() -> None:
    t = Trucks().ship(0, HOLDS).fly().load(0, "8-7", "blue")
    t.state.bank = [0, 0, 0, 0]
    t.open(PLANETS, "adv1_stardust_1").play("land 1", "pass")
    assert (t.question, t.options()) == ("load", ["done", "unload blue 8-7"])


@rule("GT-15.6", "GT-27.8", "GT-15.11", "GT-17.3")
def test_gt_15_6_what_the_bank_lacks_is_not_received_and_thrown_goods_come_too_late() -> None:
    assert BANK == [12, 17, 13, 14]
    t = Trucks().ship(0, HOLDS).ship(1, HOLDS).fly().load(0, "8-7", "red")
    t.state.bank = [0, 5, 5, 5]
    t.open(PLANETS, "adv1_stardust_1").play("land 1", "land 2")
    t.play("unload red 8-7")
    assert "load red 8-7" in t.options(), "the own red block can go back"
    assert t.state.pallet[0] == 1
    t.play("done")
    assert t.asked == [1]
    assert "load red 8-7" in t.options(), "what an earlier player threw away is there for a later one"


@rule("GT-15.7", "GT-27.6")
def test_gt_15_7_the_most_valuable_goods_go_first_and_of_equal_ones_the_owner_chooses() -> None:
    ship: Ship = {"6-7": "cargo_2", "5-7": "cargo_2", "8-7": "special_1"}
    t = losing(ship, cargo.lose_goods, 2, at_6_7=("yellow", "blue"), at_5_7=("yellow", "green"), at_8_7=("red",))
    assert t.goods(0) == {"yellow": 2, "green": 1, "blue": 1}, "the red one went without asking"
    assert (t.question, t.options()) == ("goods", ["goods 5-7", "goods 6-7"])
    t.play("goods 6-7")
    assert t.goods(0) == {"yellow": 1, "green": 1, "blue": 1}
    assert t.state.bank[0] == BANK[0]


@rule("GT-15.7", "GT-15.14")
def test_gt_15_7_where_all_goods_or_tokens_go_nobody_is_asked_which_first() -> None:
    ship: Ship = {"6-7": "cargo_2", "5-7": "cargo_2", "8-7": "battery_2", "7-8": "battery_2"}
    t = losing(ship, cargo.lose_goods, 3, at_6_7=("yellow", "blue"), at_5_7=("yellow", "green"))
    assert (t.question, t.goods(0)) == ("give-up", {"blue": 1}), "both yellow ones, then the green one"
    t = losing(ship, cargo.lose_goods, 2, at_6_7=("yellow", "blue"), at_5_7=("yellow", "green"))
    assert (t.question, t.goods(0)) == ("give-up", {"green": 1, "blue": 1}), "just the yellow ones"
    t = losing(ship, cargo.lose_goods, 8, at_6_7=("yellow", "blue"), at_5_7=("yellow", "green"))
    assert (t.question, t.goods(0), t.state.tokens(0)) == ("give-up", {}, 0)
    assert t.state.bank == BANK


@rule("GT-15.8", "GT-15.14", "GT-27.6")
def test_gt_15_8_missing_goods_are_made_up_with_tokens() -> None:
    ship: Ship = {"6-7": "cargo_2", "8-7": "battery_2", "7-8": "battery_2"}
    t = losing(ship, cargo.lose_goods, 3, at_6_7=("blue",))
    assert (t.question, t.options()) == ("token", ["token 8-7", "token 7-8"])
    t.play("token 7-8", "token 8-7")
    assert (t.at(0, "8-7"), t.at(0, "7-8"), t.goods(0)) == (1, 1, {})
    t = losing({"6-7": "cargo_2", "8-7": "battery_2"}, cargo.lose_goods, 4, at_6_7=("blue",))
    assert (t.goods(0), t.state.tokens(0)) == ({}, 0), "when both are gone nothing more is lost"


@rule("GT-15.9", "GT-27.6")
def test_gt_15_9_the_owner_chooses_which_crew_goes() -> None:
    ship: Ship = {"6-7": "cabin", "8-7": "cabin"}
    t = losing(ship, cargo.lose_crew, 2, at_6_7=("purple",), at_8_7=("human",))
    assert (t.question, t.options()) == ("crew", ["crew 6-7", "crew 7-7", "crew 8-7"])
    assert t.refused("crew 7-8").rule == "GT-15.9"
    t.play("crew 6-7")
    assert t.at(0, "6-7") == 0
    assert t.refused("crew 6-7").rule == "GT-15.9"
    t.play("crew 7-7")
    assert (t.at(0, "7-7"), t.state.crew(0)) == (1, 2)
    for count in (6, 9):
        t = losing(ship, cargo.lose_crew, count)
        assert (t.state.crew(0), t.state.flying[0]) == (0, 0), "all are given, and nobody is asked who first"
        assert len(t.told("crew-lost")) == 6
    t = losing(ship, cargo.pay_crew, 6)
    assert (t.question, t.state.crew(0)) == ("give-up", 0), "a price too"


@rule("GT-15.10")
def test_gt_15_10_goods_of_a_ship_that_gave_up_are_not_in_the_bank() -> None:
    t = Trucks().ship(0, HOLDS).fly().load(0, "6-7", "green", "green")
    t.stack("adv1_stardust_1", "adv1_open_space_1")
    t.state.exact = 1
    t.state.then(flight.fly, 0)
    t.play("give up")
    assert t.goods(0) == {"green": 2}
    assert t.state.bank[2] == BANK[2] - 2


@rule("GT-15.13", "GT-11.14")
def test_gt_15_13_outside_loading_goods_stay_where_they_are() -> None:
    t = Trucks().ship(0, HOLDS).fly().load(0, "6-7", "green").open("adv1_stardust_1", "adv1_open_space_1")
    assert t.question == "give-up"
    assert t.options() == ["fly on", "give up"]
    passed = Trucks().ship(0, HOLDS).fly().load(0, "6-7", "green").open(PLANETS, "adv1_stardust_1").play("pass", "pass")
    assert passed.question == "give-up"
