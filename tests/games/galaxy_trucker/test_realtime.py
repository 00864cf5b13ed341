"""Building in real time: taking, placing, setting aside, looking, the hourglass, finishing (GT-3, 4, 6 to 9, 29.10)."""

import pytest
from tests.games.galaxy_trucker.facts import CELLS_OF, TILE_IDS
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker import GAME, pace
from cosmodrome.games.galaxy_trucker.kit import EMPTY, NO_TILE
from cosmodrome.games.galaxy_trucker.questions.building import RACE
from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.testing import rule


def race(seats: int = 2, round: str = "I", **options: int) -> Trucks:
    """Return a race that has begun."""
    t = Trucks(seats, "realtime", round, **options)
    return t.play(*(f"p{seat}: ready" for seat in range(seats)))


def added(t: Trucks, seat: int) -> Trucks:
    """Let a seat have a fixed tile on its ship."""
    return t.ship(seat, {"6-7": "cabin .1.."})


@rule("GT-3.1", "GT-29.10", "GT-29.10a")
def test_gt_3_1_everybody_acts_at_any_time() -> None:
    t = race(3)
    assert t.asked == [CLOCK, 0, 1, 2]
    t.play("p2: draw", "p2: return", "p0: draw", "p2: draw", "p1: draw")
    assert all(tile != NO_TILE for tile in t.state.hand)


@rule("GT-29.10b")
def test_gt_29_10b_what_can_be_done_with_an_empty_hand_with_a_tile_and_after_finishing() -> None:
    t = added(race(), 0)
    (tile,) = t.show("cannon")
    looks = ["look 1", "look 2", "look 3"]
    assert t.options(0) == ["draw", *looks, "finish 1", "finish 2", f"take {tile}"]
    assert t.options(1) == ["draw", "finish 1", "finish 2", f"take {tile}"]
    t.play("p0: draw")
    assert t.options(0)[:2] == ["set aside", "return"]
    assert all(option.startswith("place") for option in t.options(0)[2:])
    t.play("p0: set aside", "p0: finish 2")
    assert t.options(0) == looks
    t.play("p0: look 2")
    assert t.options(0) == ["close"]


@rule("GT-3.2", "GT-3.4", "GT-29.10b", "GT-9.6")
def test_gt_3_4_one_tile_in_hand_at_a_time() -> None:
    t = race()
    (face_up,) = t.show("cannon")
    t.play("p0: draw")
    for act in ("draw", f"take {face_up}", "look 1"):
        assert t.refused(f"p0: {act}").rule == "GT-3.4"
    assert t.refused("p0: finish 1").rule == "GT-9.6"
    t.play("p0: return", f"p0: take {face_up}")
    assert TILE_IDS[t.state.hand[0]] == face_up
    assert t.refused("p1: return").rule == "GT-29.10b"


@rule("GT-3.3", "GT-30.5", "GT-30.1")
def test_gt_3_3_a_drawn_tile_is_seen_by_all() -> None:
    t = race().play("p0: draw")
    players = t.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"]["tile"] == TILE_IDS[t.state.hand[0]]
    assert t.view(1)["heap"] == 139


@rule("GT-3.5", "GT-3.6")
def test_gt_3_6_a_returned_tile_goes_to_the_first_who_takes_it() -> None:
    t = race().play("p0: draw", "p0: return")
    (tile,) = t.state.face_up
    t.play(f"p1: take {TILE_IDS[tile]}")
    assert t.refused(f"p0: take {TILE_IDS[tile]}").rule == "GT-3.6"
    assert t.state.hand == [NO_TILE, tile]


@rule("GT-3.7", "GT-3.8", "GT-3.13")
def test_gt_3_8_the_tile_placed_last_can_be_taken_back_until_another_is_taken() -> None:
    t = race().hold(0, "cabin .1..").play("p0: place 6-7 r0")
    first = t.state.ships[0][t.cell("6-7")] // 4
    assert first < NO_TILE
    t.play("p0: retake")
    assert (t.state.hand[0], t.state.ships[0][t.cell("6-7")]) == (first, EMPTY)
    t.play(
        "p0: place 8-7 r1", "p0: retake", "p0: return", f"p0: take {TILE_IDS[first]}", "p0: place 6-7 r0", "p0: draw"
    )
    t.play("p0: return")
    assert t.refused("p0: retake").rule == "GT-3.7"
    assert "6-7" in t.tiles(0)


@rule("GT-3.9")
def test_gt_3_9_looking_and_the_glass_fix_nothing_taking_from_the_reserve_does() -> None:
    t = race(round="II")
    t.play("p0: draw", "p0: set aside").hold(0, "cabin .1..").play("p0: place 6-7 r0", "p0: look 1", "p0: close")
    t.play("clock: run out", "p0: turn glass", "p0: retake", "p0: place 6-7 r0", "p0: reserve 1", "p0: set aside")
    assert t.refused("p0: retake").rule == "GT-3.7"
    t = race().hold(0, "cabin .1..").play("p0: place 6-7 r0", "p0: finish 1")
    assert t.state.last[0] == -1


@rule("GT-3.10")
def test_gt_3_10_without_face_down_tiles_only_face_up_ones_are_taken() -> None:
    t = race()
    t.state.face_up = sorted(t.state.heap)
    t.state.heap = []
    assert "draw" not in t.options(0)
    assert t.refused("p0: draw").rule == "GT-3.10"
    assert f"take {TILE_IDS[t.state.face_up[0]]}" in t.options(0)


@rule("GT-3.11", "GT-4.1", "GT-4.15", "GT-4.17")
def test_gt_4_15_free_building_takes_any_empty_marked_cell_beside_a_tile_in_any_rotation() -> None:
    t = race().hold(0, "engine 1000")
    places = [option for option in t.options(0) if option.startswith("place")]
    assert places == [f"place {cell} r{turn}" for cell in ("7-6", "6-7", "8-7", "7-8") for turn in range(4)]
    assert t.refused("p0: place 7-7 r0").rule == "GT-4.1"
    assert t.refused("p0: place 5-9 r0").rule == "GT-4.1"
    t.play("p0: place 6-7 r2").hold(0, "cabin")
    assert "place 5-7 r0" in t.options(0), "a tile that joins nothing is still a tile to build on"


@rule("GT-4.16", "GT-4.18", "GT-4.8")
@pytest.mark.parametrize("mode", ["turns", "realtime"])
@pytest.mark.parametrize("test_flight", [0, 1])
def test_gt_4_16_strict_building_takes_only_faultless_placements(mode: str, test_flight: int) -> None:
    t = Trucks(2, mode, build_checks=1, test_flight=test_flight)
    if mode == "realtime":
        t.play("p0: ready", "p1: ready")
    t.hold(0, "engine 1000")
    places = [option for option in t.options(0) if option.startswith("place")]
    assert places == ["place 7-8 r0"]
    assert t.refused("p0: place 6-7 r0").rule == "GT-4.16"
    hopeless = Trucks(2, mode, build_checks=1, test_flight=test_flight)
    if mode == "realtime":
        hopeless.play("p0: ready", "p1: ready")
    hopeless.ship(0, {"7-6": "cannon 0010", "6-7": "cannon 0100 <", "8-7": "cannon 0002 >", "7-8": "engine 1000"})
    hopeless.hold(0, "cabin")
    hopeless.state.run()  # with nothing but "return" left, the tile goes back by itself
    assert [option for option in hopeless.options(0) if option.startswith("place")] == []
    assert "return" in hopeless.options(0) or len(hopeless.state.face_up) == 1


# -- reserve (GT-6) ----------------------------------------------------------------------------------------------------
@rule("GT-6.1", "GT-6.3")
def test_gt_6_1_two_tiles_can_be_set_aside_and_placing_one_makes_room() -> None:
    t = race().play("p0: draw", "p0: set aside", "p0: draw", "p0: set aside", "p0: draw")
    assert t.refused("p0: set aside").rule == "GT-6.1"
    t.play("p0: return", "p0: reserve 1", "p0: place 6-7 r0")
    assert len(t.state.reserve[0]) == 1
    t.play("p0: draw", "p0: set aside")
    assert len(t.state.reserve[0]) == 2


@rule("GT-6.2", "GT-6.5", "GT-6.6", "GT-3.12")
def test_gt_6_2_a_tile_set_aside_is_nobody_elses_and_never_goes_back() -> None:
    t = race().play("p0: draw", "p0: set aside")
    tile = TILE_IDS[t.state.reserve[0][0]]
    assert t.refused(f"p1: take {tile}").rule == "GT-3.6"
    assert t.refused("p1: reserve 1").rule == "GT-6.3"
    t.play("p0: reserve 1")
    assert t.refused("p0: return").rule == "GT-6.2"
    t.play("p0: place 6-7 r0", "p0: retake")
    assert t.refused("p0: return").rule == "GT-6.2"
    t.play("p0: set aside")
    assert [TILE_IDS[one] for one in t.state.reserve[0]] == [tile]


@rule("GT-6.4", "GT-6.7")
def test_gt_6_4_a_tile_left_aside_is_a_lost_component_and_no_part_of_the_ship() -> None:
    t = race().play("p0: draw", "p0: set aside")
    assert t.tiles(0) == ["7-7"]
    ships = t.view(0)["ships"]
    assert isinstance(ships, list)
    assert ships[0]["exposed"] == 4
    tile = t.state.reserve[0][0]
    t.play("p0: finish 1", "p1: finish 2")
    assert (t.state.reserve[0], t.state.lost[0]) == ([], [tile])


# -- piles (GT-7) ------------------------------------------------------------------------------------------------------
@rule("GT-7.4", "GT-7.5", "GT-7.10", "GT-8.11")
def test_gt_7_5_one_pile_at_a_time_and_nothing_else_meanwhile() -> None:
    t = added(added(race(round="II"), 0), 1).play("p0: look 1", "p1: look 1")
    assert t.state.looking == [0, 0], "several players may look at the same pile"
    assert t.refused("p0: look 2").rule == "GT-7.10"
    assert t.refused("p0: draw").rule == "GT-7.10"
    t.play("clock: run out")
    assert t.refused("p0: turn glass").rule == "GT-7.10"
    t.play("p0: close", "p0: look 2", "p0: close", "p0: look 1", "p0: close")
    assert t.refused("p0: close").rule == "GT-29.10b"


@rule("GT-7.8", "GT-29.10b", "GT-9.3")
def test_gt_7_8_who_has_finished_may_still_look_but_not_build() -> None:
    t = added(race(), 0).play("p0: finish 2", "p0: look 3", "p0: close")
    for act in ("draw", "finish 1"):
        assert t.refused(f"p0: {act}").rule == "GT-9.3"


# -- hourglass (GT-8) --------------------------------------------------------------------------------------------------
@rule("GT-8.1", "GT-8.6")
@pytest.mark.parametrize(("round", "runs"), [("I", 2), ("II", 3), ("III", 4), ("IIIa", 4)])
def test_gt_8_6_the_hourglass_runs_at_most_so_often(round: str, runs: int) -> None:
    t = race(round=round).play("p0: finish 1")
    assert t.state.running == 1
    count = 0
    while t.question == "race":
        t.play("clock: run out")
        count += 1
        if t.question == "race":
            t.play("p0: turn glass")
    assert count == runs


@rule("GT-8.2", "GT-8.3", "GT-8.4", "GT-8.10", "GT-8.12")
def test_gt_8_4_who_may_turn_the_hourglass_and_when() -> None:
    t = added(race(3, "II"), 2)
    assert t.refused("p1: turn glass").rule == "GT-8.3"
    t.play("clock: run out")
    assert CLOCK not in t.asked
    t.play("p0: draw", "p0: return", "p1: turn glass")
    assert (t.state.circle, t.state.running) == (1, 1)
    t.play("clock: run out")
    assert t.refused("p1: turn glass").rule == "GT-8.4"
    t.play("p2: finish 1", "p0: draw", "p2: turn glass")
    assert t.state.circle == 0
    assert t.refused("p2: turn glass").rule == "GT-8.5"


@rule("GT-8.11")
def test_gt_8_11_the_glass_may_be_turned_with_a_tile_in_hand() -> None:
    t = race(round="II").play("p0: draw", "clock: run out", "p0: turn glass")
    assert t.state.hand[0] != NO_TILE


@rule("GT-8.5", "GT-8.9", "GT-9.7")
def test_gt_8_9_when_time_is_out_tiles_in_hand_go_back() -> None:
    t = race(3).play("p2: draw", "p2: set aside", "p2: reserve 1").hold(0, "cabin .1..").play("p0: place 6-7 r0")
    t.play("p1: finish 1", "p0: draw", "clock: run out", "p1: turn glass", "clock: run out")
    assert t.question == "number"
    assert t.state.hand == [NO_TILE] * 3
    assert len(t.state.face_up) == 1
    assert len(t.state.reserve[2]) == 1
    assert "6-7" in t.tiles(0)


@rule("GT-8.7")
def test_gt_8_7_one_run_lasts_90_seconds_or_as_the_table_says() -> None:
    assert pace.tick(race().state, 0) == (90_000, pace.RUN_OUT)
    assert pace.tick(race(hourglass_seconds=40).state, 0) == (40_000, pace.RUN_OUT)


@rule("GT-8.8")
def test_gt_8_8_building_ends_when_everybody_has_a_number_tile() -> None:
    t = race().play("p0: finish 2", "p1: finish 1")
    assert "building-ended" in t.events
    assert t.question != "race"


# -- finishing (GT-9) --------------------------------------------------------------------------------------------------
@rule("GT-9.1", "GT-9.2", "GT-9.9", "GT-27.2")
def test_gt_9_2_any_remaining_number_may_be_taken_by_who_comes_first() -> None:
    t = race(3).play("p1: finish 2")
    assert t.refused("p0: finish 2").rule == "GT-9.9"
    t.play("p0: finish 3", "p2: finish 1")
    assert [t.state.position[ship] for ship in range(3)] == [-4, -2, 0]


@rule("GT-9.4")
def test_gt_9_4_late_players_take_numbers_as_they_come_and_the_slow_get_the_lowest() -> None:
    late = race(4).play("p0: finish 2", "clock: run out", "p0: turn glass", "clock: run out")
    assert late.asked == [CLOCK, 1, 2, 3]
    assert pace.tick(late.state, 0) == (10_000, pace.RUN_OUT)
    late.play("p3: number 4")
    assert late.asked == [CLOCK, 1, 2]
    late.rolls("order", 1).play("clock: run out")
    order = sorted(range(4), key=lambda ship: -late.state.position[ship])
    assert order == [2, 0, 1, 3]


@rule("GT-9.4", "GT-0.11")
def test_gt_9_4_the_last_one_gets_the_last_number() -> None:
    t = race(2).play("clock: run out", "p0: finish 2", "p0: turn glass", "clock: run out")
    assert t.question != "number"
    assert t.state.position == [-2, 0]


@rule("GT-29.10")
def test_gt_29_10_a_bot_takes_its_time_for_every_act() -> None:
    t = race()
    taken = [pace.duration(t.state, 0, answer) for answer in t.state.legal(0)]
    assert all(1000 <= one <= 12_000 for one in taken)
    slow, draw = race(bot_delay_s=8), int(RACE.draw.first)
    assert pace.duration(slow.state, 0, draw) == 2 * pace.duration(t.state, 0, draw)
    assert len(CELLS_OF) == 4
    assert GAME.settings[-1].default == 4
