"""What answers would waste or lose is said with them, and comes true."""

import pytest
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)
SAY_RUSSIAN = game_translator("ru", GAME, strict=True)


def warned(t: Trucks, seat: int = 0) -> dict[str, str]:
    """Return the warnings of a seat's options by their notation."""
    options = [GAME.option(t.state, seat, answer) for answer in t.state.legal(seat)]
    return {GAME.notation(t.state, seat, one.answer): SAY(one.warning) for one in options if one.warning is not None}


@rule("GT-4.14", "GT-10.2")
def test_gt_4_14_placing_a_tile_at_fault() -> None:
    t = Trucks(2).hold(0, "engine 1... v")
    places = [note for note in warned(t) if note.startswith("place")]
    assert "place 7-8 r0" not in places
    assert "place 7-6 r0" in places, "an engine in front of a tile is at fault"
    assert warned(t)["place 7-6 r0"] == "A mistake: the inspection removes this tile or its neighbour, −1 credit."


@rule("GT-25.12")
def test_gt_25_12_in_a_test_flight_a_fault_costs_nothing() -> None:
    assert warned(Trucks(2, test_flight=1).hold(0, "engine 1... v")) == {}


@rule("GT-6.4", "GT-16.2")
def test_gt_6_4_finishing_with_tiles_aside_and_without_engines() -> None:
    t = Trucks(2)
    assert warned(t)["finish 1"] == "No engines: on Open Space you must give up."
    t.state.reserve[0] = [t.find("cannon") // 4, t.find("cabin") // 4]
    told = warned(t)["finish 2"]
    assert told == "The 2 tiles set aside are lost: 2 credits. No engines: on Open Space you must give up."
    t.ship(0, {"7-8": "engine 1... v"})
    assert warned(t)["finish 1"] == "The 2 tiles set aside are lost: 2 credits."
    t.finish_building()
    assert len(t.state.lost[0]) == 2


@rule("GT-10.2", "GT-25.5")
@pytest.mark.parametrize(
    ("test_flight", "told"),
    [
        (0, "1 tile is part of a mistake: if the inspection removes it, you pay 1 credit."),
        (
            1,
            "1 tile is part of a mistake: the inspection removes it or its neighbour, and you start behind the others.",
        ),
    ],
)
def test_gt_10_2_finishing_with_a_fault(test_flight: int, told: str) -> None:
    t = Trucks(2, test_flight=test_flight).ship(0, {"7-8": "engine 1... v", "6-6": "cannon"})
    assert warned(t)["finish 1"] == told


@rule("GT-23.2", "GT-24.2")
def test_gt_23_2_giving_up_costs_the_reward_and_half_of_the_goods() -> None:
    t = Trucks(2).ship(0, {"6-7": "cargo_2"}).ship(1, {"6-7": "cabin"}).fly(0, 3)
    t.load(0, "6-7", "yellow", "green").open("adv1_stardust_1", "adv1_stardust_1")
    assert warned(t, 1) == {"give up": "No arrival reward (4 credits at your place now)."}
    t.play("fly on")
    told = {"give up": "No arrival reward (3 now), and goods sell for 3 instead of 5 credits."}
    assert warned(t, 0) == told
    before = t.state.credits[0]
    t.play("give up")
    assert t.over
    assert t.told("sold") == [(0, 3, 0, 0)]
    assert t.state.credits[0] == before + 3


@rule("GT-15.5")
def test_gt_15_5_goods_that_stay_behind_though_there_is_room() -> None:
    t = Trucks(2).ship(0, {"6-7": "cargo_2"}).open("adv1_planets_3", "adv1_stardust_1").play("land 1", "p1: pass")
    assert warned(t)["done"] == "4 blocks worth 7 stay behind though there is room."
    t.play("load yellow 6-7")
    assert warned(t)["done"] == "3 blocks worth 4 stay behind though there is room."
    t.play("load green 6-7")
    assert "done" not in warned(t)


@rule("GT-18.5")
def test_gt_18_5_sending_everybody_away() -> None:
    t = Trucks(2).open("adv1_abandoned_ship_2", "adv1_stardust_1")
    assert warned(t) == {"use": "Both crew members leave the ship: with nobody aboard you give up."}
    t.play("use")
    assert t.state.flying[0] == 0
    assert warned(Trucks(2).ship(0, {"6-7": "cabin"}).open("adv1_abandoned_ship_2", "adv1_stardust_1")) == {}


@rule("GT-21.3")
def test_gt_21_3_more_power_than_beats_the_enemy() -> None:
    cannons = {"7-6": "cannon", "6-7": "cannon ....", "8-7": "cannon ....", "6-6": "double_cannon", "8-6": "battery_3"}
    t = Trucks(2).ship(0, cannons).open("adv1_smugglers_1", "adv1_stardust_1")
    strength = t.state.open_card().strength
    assert strength == 4
    assert warned(t) == {}
    t = Trucks(2).ship(0, {**cannons, "5-7": "cannon", "9-7": "cannon"}).open("adv1_smugglers_1", "adv1_stardust_1")
    assert warned(t) == {"power 6-6": "5 already beats 4: the token is wasted."}
    t.play("no")
    assert t.told("beat-enemy")


@rule("GT-14.12", "GT-24.5")
def test_gt_14_12_taking_a_hit() -> None:
    ship = {"7-6": "cabin 1...", "6-7": "shield .... ^", "8-7": "battery_2"}
    t = Trucks(2).ship(0, ship).rolls("dice", 15).open("adv1_meteor_swarm_2", "adv1_stardust_1")
    assert warned(t) == {"no": "The tile at 7-6 is lost, and whatever hangs on it; 1 credit per tile."}
    t.state.lost[0] = [t.find("cargo_2") // 4 for _ in range(5)]
    assert warned(t) == {"no": "The tile at 7-6 is lost, and whatever hangs on it; the insurance pays."}
    t.play("no")
    assert "7-6" not in t.tiles(0)


@pytest.mark.parametrize(("reward", "told"), [(1, "1 кредит)"), (3, "3 кредита)"), (5, "5 кредитов)")])
def test_a_reward_is_told_with_its_plural(reward: int, told: str) -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin"}).open("adv1_stardust_1", "adv1_stardust_1")
    option = GAME.option(t.state, 0, 1)
    assert option.warning is not None
    assert SAY_RUSSIAN(option.warning._replace(args={"reward": reward})).endswith(told + ".")
