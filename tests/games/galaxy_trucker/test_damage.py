"""Strengths, hits and damage (GT-13, GT-14)."""

import pytest
from tests.games.galaxy_trucker.table import Ship, Trucks, roll

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.rules import flight
from cosmodrome.games.galaxy_trucker.rules.cards import sabotage
from cosmodrome.kernel.errors import TapeError
from cosmodrome.testing import rule

# Cards whose first hit is the one wanted
SMALL_FRONT = "adv2_meteor_swarm_2"  # small front, small front, small rear, small rear, small left, small right
SMALL_AROUND = "adv1_meteor_swarm_2"  # small front, rear, left, right
LARGE_FRONT = "adv1_meteor_swarm_3"  # large front, small front, large front
LARGE_RIGHT = "adv3_meteor_swarm_1"  # large right, small right, large right, small front, small rear
LARGE_LEFT = "adv3_meteor_swarm_3"
LIGHT_FRONT = "adv1_pirates_1"  # light front, heavy front, light front, after a defeat by strength 5
MISS = roll(2)


def swarm(card: str, ship: Ship, *totals: int) -> Trucks:
    """Let a swarm meet a ship, with these totals of the dice and then misses; the other ship is not hit."""
    t = Trucks(round="III").ship(0, ship).fly()
    t.rolls("dice", *(roll(total) for total in totals), *([MISS] * (7 - len(totals))))
    t.without_start(1).ship(1, {"3-9": "cabin", "3-8": "cabin"}).load(1, "3-9", "human")
    return t.open(card, "adv1_stardust_1")


def outcomes(t: Trucks) -> list[str]:
    """Return what came of the hits on ship 0."""
    wanted = ("missed", "bounced", "shot-down", "shielded", "struck")
    return [GAME.events[event[0]] for event in t.happened if GAME.events[event[0]] in wanted and event[2] == 0]


@rule("GT-14.1", "GT-0.2")
@pytest.mark.parametrize("card", [SMALL_FRONT, "adv3_sabotage_1"])
def test_gt_14_1_two_dice_are_rolled(card: str) -> None:
    t = Trucks(round="III").fly()
    t.rolls("dice", 35)
    t.open(card, "adv1_stardust_1")
    assert t.told("rolled")[0][:3] == (0, 6, 6)
    with pytest.raises(TapeError, match=r"is 36, which is not in 0\.\.35"):
        Trucks(round="III").fly().rolls("dice", 36).open(card, "adv1_stardust_1")


# -- powers (GT-13) ----------------------------------------------------------------------------------------------------
POWERED: Ship = {
    "6-8": "double_engine",
    "8-8": "double_engine",
    "7-8": "engine",
    "6-7": "battery_2",
    "8-7": "battery_3",
}


@rule("GT-13.1", "GT-13.4", "GT-13.5", "GT-13.7")
def test_gt_13_4_the_player_decides_for_each_double_tile_and_each_token() -> None:
    t = Trucks().ship(0, POWERED).open("adv1_open_space_1")
    assert (t.question, t.options()) == ("power", ["no", "power 6-8", "power 8-8"])
    t.play("power 6-8")
    assert (t.question, t.options()) == ("token", ["token 6-7", "token 8-7"])
    t.play("token 8-7")
    assert t.at(0, "8-7") == 2
    assert t.options() == ["no", "power 8-8"], "a tile is powered once, and nothing is taken back"
    t.play("power 8-8", "token 6-7")
    assert (0, 1, 10, 0) in t.told("declared")  # 1 + 2 + 2, in halves
    assert (t.at(0, "6-7"), t.at(0, "8-7")) == (1, 2)


@rule("GT-13.4", "GT-13.7")
def test_gt_13_4_double_tiles_are_powered_in_any_order() -> None:
    t = Trucks().ship(0, POWERED).open("adv1_open_space_1").play("power 8-8", "token 8-7")
    assert t.options() == ["no", "power 6-8"], "the one before is still there"
    t.play("power 6-8", "token 6-7")
    assert (0, 1, 10, 0) in t.told("declared")
    cannons: Ship = {"7-6": "double_cannon", "6-7": "double_cannon ....", "8-7": "battery_3"}
    t = Trucks().ship(0, cannons).open("adv1_pirates_1").play("power 6-7")
    assert t.options() == ["no", "power 7-6"]


@rule("GT-13.4", "GT-5.4", "GT-27.3", "GT-13.3")
def test_gt_13_3_single_engines_always_count_double_ones_only_if_powered() -> None:
    t = Trucks().ship(0, POWERED).open("adv1_open_space_1").play("no")
    assert (0, 1, 2, 0) in t.told("declared")
    assert t.state.position[0] == 1


@rule("GT-13.8")
def test_gt_13_8_each_use_is_declared_and_paid_anew() -> None:
    t = Trucks().ship(0, POWERED).ship(1, {"7-8": "engine"}).open("adv1_open_space_1", "adv1_open_space_2")
    t.play("power 6-8", "token 8-7", "no", "fly on", "fly on")
    assert (t.question, t.options()) == ("power", ["no", "power 6-8", "power 8-8"])
    assert t.state.declared == [-1, -1]


@rule("GT-13.2")
def test_gt_13_2_halves_are_kept() -> None:
    t = Trucks().ship(0, {"7-6": "cannon", "6-7": "cannon .... <", "8-7": "cannon .... >", "7-8": "cannon .... v"})
    t.open("adv1_pirates_1")
    assert (0, 2, 5, 0) in t.told("declared")


# -- small meteors (GT-14.3) -------------------------------------------------------------------------------------------
@rule("GT-14.1", "GT-14.2", "GT-14.3")
@pytest.mark.parametrize(
    ("ship", "total", "outcome"),
    [
        ({"7-6": "cabin 0..."}, 7, "bounced"),
        ({"7-6": "cabin 1..."}, 7, "struck"),
        ({"7-6": "cabin 3..."}, 7, "struck"),
        ({}, 7, "struck"),
        ({}, 8, "missed"),
        ({}, 12, "missed"),
    ],
)
def test_gt_14_3_a_small_meteor_is_harmless_at_a_smooth_side(ship: Ship, total: int, outcome: str) -> None:
    t = swarm(SMALL_FRONT, ship, total)
    assert outcomes(t)[0] == outcome


@rule("GT-14.3", "GT-14.11", "GT-14.18", "GT-14.20", "GT-5.8")
def test_gt_14_3_a_powered_shield_stops_it_but_nobody_must() -> None:
    ship: Ship = {"7-6": "cabin 1...", "6-7": "shield .... ^", "8-7": "battery_2"}
    t = swarm(SMALL_FRONT, ship, 7)
    assert (t.question, t.asked, t.options()) == ("defend", [0], ["no", "defend 8-7"])
    saved = t.state.clone()
    t.play("defend 8-7")
    assert outcomes(t)[0] == "shielded"
    assert ("7-6" in t.tiles(0), t.at(0, "8-7")) == (True, 1)
    t.state = saved
    t.play("no")
    assert "7-6" not in t.tiles(0)
    assert t.at(0, "8-7") == 2


@rule("GT-14.20")
@pytest.mark.parametrize(
    "ship",
    [
        {"7-6": "cabin 1...", "6-7": "shield .... ^"},  # no token
        {"7-6": "cabin 1...", "8-7": "battery_2"},  # no shield
        {"7-6": "cabin 1...", "6-7": "shield .... v", "8-7": "battery_2"},  # covers rear and left
        {"7-6": "cabin 0...", "6-7": "shield .... ^", "8-7": "battery_2"},  # bounces anyway
    ],
)
def test_gt_14_20_nobody_is_asked_without_need_or_means(ship: Ship) -> None:
    assert swarm(SMALL_FRONT, ship, 7).question != "defend"


@rule("GT-28.4", "GT-5.8")
def test_gt_28_4_two_shields_left_front_and_left_rear_leave_the_right_side_open() -> None:
    ship: Ship = {
        "6-7": "shield .... <", "6-8": "shield .... v", "7-8": "battery_3 1020", "7-6": "cabin 1...",
        "8-7": "cabin .1..", "5-7": "cabin ...1",
    }  # fmt: skip
    shields = {}
    for hit, side in enumerate(("front", "rear", "left", "right")):
        t = swarm(SMALL_AROUND, ship, *[12] * hit, 7)
        shields[side] = t.question == "defend"
        assert ("struck" in outcomes(t)) != shields[side]
    assert shields == {"front": True, "rear": True, "left": True, "right": False}


# -- large meteors (GT-14.4 to GT-14.8) --------------------------------------------------------------------------------
@rule("GT-14.4", "GT-14.6", "GT-14.7")
def test_gt_14_6_a_single_cannon_shoots_by_itself_from_anywhere_in_its_line() -> None:
    t = swarm(LARGE_FRONT, {"7-8": "cannon"}, 7)
    assert outcomes(t)[0] == "shot-down"
    t = swarm(LARGE_FRONT, {"6-7": "cannon"}, 7)
    assert outcomes(t)[0] == "struck"
    t = swarm(LARGE_FRONT, {"6-7": "shield .... ^", "8-7": "battery_2"}, 7)
    assert outcomes(t)[0] == "struck", "shields do not help against large meteors, smooth sides neither"
    t = swarm(SMALL_FRONT, {"7-8": "cannon"}, 7)
    assert outcomes(t)[0] == "struck", "cannons do not help against small ones"
    t = swarm(LARGE_FRONT, {"7-6": "battery_2 0..."}, 7)
    assert outcomes(t)[0] == "struck"


@rule("GT-14.6", "GT-14.17", "GT-14.18")
def test_gt_14_6_a_double_cannon_needs_a_token_also_one_of_the_tile_about_to_be_hit() -> None:
    t = swarm(LARGE_FRONT, {"7-8": "double_cannon", "7-6": "battery_2"}, 7)
    assert t.options() == ["no", "defend 7-6"]
    t.play("defend 7-6")
    assert outcomes(t)[0] == "shot-down"
    assert t.at(0, "7-6") == 1


@rule("GT-14.5")
@pytest.mark.parametrize(("card", "arrow"), [(LARGE_RIGHT, ">"), (LARGE_LEFT, "<")])
@pytest.mark.parametrize(
    ("cell", "shot"), [("6-5", False), ("6-6", True), ("6-7", True), ("6-8", True), ("4-9", False)]
)
def test_gt_14_5_from_a_side_neighbouring_rows_help(card: str, arrow: str, cell: str, shot: bool) -> None:
    t = swarm(card, {cell: f"cannon .... {arrow}"}, 7)
    assert outcomes(t)[0] == ("shot-down" if shot else "struck")


# -- shots (GT-14.9, GT-14.10) -----------------------------------------------------------------------------------------
def pirates(ship: Ship, *totals: int) -> Trucks:
    """Let pirates defeat ship 0 alone; the other one wins."""
    t = Trucks(round="III").ship(0, ship).ship(1, {f"{c}-5": "cannon" for c in (6, 7, 8)})
    t.ship(1, {"5-6": "cannon", "6-6": "cannon", "8-6": "cannon"})
    t.rolls("dice", *(roll(total) for total in totals), *([MISS] * (3 - len(totals))))
    return t.open("adv1_pirates_1", "adv1_stardust_1").play("decline")


@rule("GT-14.9", "GT-14.10")
def test_gt_14_9_a_light_shot_destroys_also_smooth_sides_and_a_heavy_one_knows_no_shield() -> None:
    ship: Ship = {"7-6": "battery_2 0...", "6-7": "shield .... ^", "8-7": "battery_3"}
    t = pirates(ship, 7)
    assert t.question == "defend"
    t.play("defend 8-7")
    assert "7-6" in t.tiles(0)
    t = pirates({"7-6": "battery_2 0..."}, 7)
    assert "7-6" not in t.tiles(0)
    t = pirates(ship, 12, 7)
    assert t.question != "defend"
    assert "7-6" not in t.tiles(0)


# -- damage (GT-14.12 to GT-14.18) -------------------------------------------------------------------------------------
@rule("GT-14.12")
def test_gt_14_12_what_a_lost_tile_carries_goes_to_the_bank() -> None:
    t = Trucks(round="III").ship(0, {"7-6": "cargo_2 1...", "6-7": "cabin"}).fly().load(0, "7-6", "yellow", "blue")
    bank = t.state.bank.copy()
    t.rolls("dice", roll(7), *[MISS] * 5).without_start(1).ship(1, {"3-9": "cabin"}).load(1, "3-9", "human")
    t.open(SMALL_FRONT, "adv1_stardust_1")
    assert t.state.bank == [bank[0], bank[1] + 1, bank[2], bank[3] + 1]
    assert [event[:2] for event in t.told("tile-lost")] == [(0, t.cell("7-6"))]
    assert len(t.state.lost[0]) == 1
    crew = swarm(SMALL_FRONT, {"7-6": "cabin 1..."}, 7)
    assert crew.state.crew(0) == 2
    tokens = swarm(SMALL_FRONT, {"7-6": "battery_2 3..."}, 7)
    assert tokens.state.tokens(0) == 0


def sabotaged(t: Trucks, column: int, row: int) -> Trucks:
    """Destroy one tile of ship 0."""
    t.rolls("dice", roll(column), roll(row))
    t.happened.clear()
    t.state.then(flight.fly, 0)
    t.stack("adv1_stardust_1")
    t.state.then(sabotage, 0, 1)
    t.state.run()
    return t


@rule("GT-14.13", "GT-14.14", "GT-14.23")
def test_gt_14_13_the_pilot_chooses_the_part_that_flies_on() -> None:
    # 7-6 holds together what is in front, at the left, at the right, and the starting cabin behind it.
    ship: Ship = {"7-6": "structural 2233", "7-5": "cabin ..2.", "8-6": "cabin ..02", "6-6": "cabin .20."}
    t = sabotaged(Trucks(round="III").ship(0, ship).fly().load(0, "7-5", "nobody"), 7, 6)
    assert (t.question, t.asked) == ("keep", [0])
    assert t.options() == ["keep 7-5", "keep 6-6", "keep 8-6", "keep 7-7"]
    assert t.refused("keep 7-6").rule == "GT-14.13"
    other = t.state.clone()
    t.play("keep 7-7")
    assert t.tiles(0) == ["7-7"]
    assert len(t.state.lost[0]) == 4
    assert t.state.flying[0] == 1
    t.state = other
    t.play("keep 7-5")
    assert t.tiles(0) == ["7-5"]
    assert t.state.flying[0] == 0, "a part without humans may be chosen, and leads to giving up"


@rule("GT-14.15", "GT-11.13", "GT-14.18")
@pytest.mark.parametrize(("alien", "other"), [("purple", "orange"), ("orange", "purple")])
def test_gt_11_13_an_alien_without_life_support_leaves_at_once(alien: str, other: str) -> None:
    aliens = ("purple", "orange")
    ship: Ship = {"7-8": "cabin 1212", "8-8": f"life_support_{alien} ...2"}

    def shot(more: Ship) -> Trucks:
        return sabotaged(Trucks(round="III").ship(0, {**ship, **more}).fly().load(0, "7-8", alien), 8, 8)

    t = shot({})
    assert "8-8" not in t.tiles(0)
    assert t.at(0, "7-8") == 0
    assert t.told("alien-left") == [(0, t.cell("7-8"), aliens.index(alien), 0)]
    assert shot({"6-8": f"life_support_{other} .2.."}).at(0, "7-8") == 0, "that of another colour does not help"
    kept = shot({"6-8": f"life_support_{alien} .2.."})
    assert kept.at(0, "7-8") == 3 + aliens.index(alien), "another joined life support keeps it"


@rule("GT-14.16", "GT-14.22")
def test_gt_14_16_hits_come_one_after_another_on_the_ship_as_it_then_is() -> None:
    t = swarm(SMALL_FRONT, {"7-6": "structural 3...", "7-5": "structural 3...", "6-7": "cabin", "8-7": "cabin"}, 7, 7)
    lost = [event[1] for event in t.told("tile-lost") if event[0] == 0]
    assert lost[:2] == [t.cell("7-5"), t.cell("7-6")]


@rule("GT-14.21")
def test_gt_14_21_a_ship_without_tiles_has_nothing_and_is_missed() -> None:
    t = Trucks(test_flight=1).without_start(0).ship(1, {"6-7": "cabin"})
    t.rolls("dice", *[roll(7)] * 3).open("adv1_meteor_swarm_1")
    assert outcomes(t) == ["missed"] * 3
    assert (t.state.crew(0), t.state.most_power(0, 4), t.state.most_power(0, 5)) == (0, 0, 0)
