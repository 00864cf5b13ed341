"""Building in turns (GT-29.11 to GT-29.23)."""

import pytest
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.rules import flight
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.testing import rule


def cycle(t: Trucks) -> list[int]:
    """Let everybody pass in one cycle; return the order of the seats that were asked for a building turn."""
    order: list[int] = []
    cycles = t.state.cycles
    while t.question == "turn" and t.state.cycles == cycles:
        order += t.asked
        t.play("pass")
    return order


@rule("GT-29.11")
def test_gt_29_11_every_builder_has_one_turn_a_cycle_and_the_beginner_moves_on() -> None:
    t = Trucks(3)
    assert [cycle(t) for _ in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    t.play("pass", "finish 1")  # the cycle of seat 1: seats 1 and 2
    assert t.asked == [0]
    t.play("pass")
    assert cycle(t) == [0, 1], "seat 2 would begin, but has a number tile"
    assert cycle(t) == [1, 0]


@rule("GT-29.12", "GT-29.13")
def test_gt_29_12_one_building_turn_is_exactly_one_thing() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin .1.."})
    (tile,) = t.show("battery_2")
    t.play("look 1")
    assert t.asked == [1]
    t.play("draw")
    assert (t.question, t.asked) == ("put", [1])
    t.play("place 7-6 r0")
    assert t.state.last == [-1, -1], "fixed at once"
    t.play("pass")
    assert t.asked == [0]
    t.play(f"take {tile}", "set aside")
    assert t.asked == [0], "seat 0 begins the third cycle"
    t.play("reserve 1", "place 8-7 r0", "finish 1")
    assert t.asked == [0]
    for act in ("retake", "close", "turn glass", "set aside", "return", "place 7-8 r0"):
        assert t.refused(act).rule == "GT-29.12"


@rule("GT-29.12")
def test_gt_29_12_a_drawn_tile_may_be_placed_set_aside_or_returned() -> None:
    t = Trucks(2).play("draw")
    options = t.options()
    assert options[:2] == ["set aside", "return"]
    assert options[2:] == [f"place {cell} r{turn}" for cell in ("7-6", "6-7", "8-7", "7-8") for turn in range(4)]
    assert t.refused("draw").rule == "GT-3.4"


@rule("GT-29.20")
def test_gt_29_20_a_face_up_tile_is_taken_only_if_it_can_be_used_and_is_not_returned() -> None:
    t = Trucks(2)
    (tile,) = t.show("battery_2")
    t.play(f"take {tile}")
    assert "return" not in t.options()
    assert t.refused("return").rule == "GT-29.20"
    t = Trucks(2, build_checks=1)
    t.ship(0, {"7-6": "cannon 0010", "6-7": "cannon 0100 <", "8-7": "cannon 0002 >", "7-8": "engine 1000"})
    t.state.reserve[0] = [t.find("cabin") // 4, t.find("cabin") // 4]
    (tile,) = t.show("battery_2")
    assert f"take {tile}" not in t.options()
    assert t.refused(f"take {tile}").rule == "GT-29.20"


@rule("GT-29.20")
def test_gt_29_20_a_face_up_tile_that_fits_nowhere_may_be_taken_to_be_set_aside() -> None:
    t = Trucks(2, build_checks=1)
    t.ship(0, {"7-6": "cannon 0010", "6-7": "cannon 0100 <", "8-7": "cannon 0002 >", "7-8": "engine 1000"})
    (tile,) = t.show("battery_2")
    t.play(f"take {tile}")
    assert t.asked == [1], "nothing but the reserve was left for it"
    assert len(t.state.reserve[0]) == 1


@rule("GT-29.12")
def test_gt_29_12_a_set_aside_tile_that_fits_nowhere_cannot_be_taken_up_for_nothing() -> None:
    t = Trucks(2, build_checks=1)
    t.ship(0, {"7-6": "cannon 0010", "6-7": "cannon 0100 <", "8-7": "cannon 0002 >", "7-8": "engine 1000"})
    t.state.reserve[0] = [t.find("cabin") // 4]
    assert "reserve 1" not in t.options()
    assert t.refused("reserve 1").rule == "GT-29.12"
    free = Trucks(2)
    free.state.reserve[0] = [free.find("cabin") // 4]
    assert "reserve 1" in free.options()


@rule("GT-29.14", "GT-8.3", "GT-8.2", "GT-8.10")
def test_gt_29_14_after_a_run_everybody_is_asked_before_each_cycle_whether_to_turn_the_glass() -> None:
    t = Trucks(2, round="II", cycles_per_run=3)
    for _ in range(3):
        cycle(t)
    assert (t.question, t.asked) == ("glass", [1])
    assert t.state.running == 0
    t.play("wait")
    assert (t.question, t.asked) == ("glass", [0])
    t.play("wait")
    cycle(t)
    assert t.question == "glass"
    t.play("turn")
    assert (t.state.circle, t.state.running, t.state.cycles) == (1, 1, 0)
    for _ in range(3):
        cycle(t)
    assert t.question == "turn", "on circle I nobody may turn who has not finished (GT-8.4)"
    t.play("finish 1")
    cycle(t)
    assert t.question == "glass"
    t.play("turn")
    for _ in range(3):
        cycle(t)
    assert t.state.flying == [1, 1], "after the run on Start building ends"


@rule("GT-29.14")
def test_gt_29_14_one_run_is_18_cycles() -> None:
    t = Trucks(2, round="II")
    for _ in range(18):
        assert t.question == "turn"
        cycle(t)
    assert t.question == "glass"


@rule("GT-29.15")
def test_gt_29_15_an_empty_glass_does_not_stand_for_ever() -> None:
    t = Trucks(2, round="II", cycles_per_run=2)
    cycles = 0
    while t.state.circle == 2:
        while t.question == "glass":
            t.play("wait")
        cycle(t)
        cycles += 1
    assert cycles == 2 + 2 * 2, "turned by the server before the cycle after four waiting ones"
    while not any(t.state.flying):
        if t.question == "number":
            t.play("number 1")
        else:
            cycle(t)
            cycles += 1
    assert cycles == (2 + 4) + (2 + 4), "building ends where the last turn is waited for too long"


@rule("GT-29.21", "GT-9.4")
def test_gt_29_21_late_builders_choose_numbers_in_the_order_of_the_next_cycle() -> None:
    t = Trucks(3, cycles_per_run=1).play("pass", "pass", "finish 1", "turn")
    assert cycle(t) == [1, 0]
    assert (t.question, t.asked) == ("number", [0]), "seat 2 would begin, but has finished"
    t = Trucks(4, cycles_per_run=1).play("pass", "pass", "pass", "finish 1", "turn")
    assert cycle(t) == [1, 2, 0]
    assert (t.question, t.asked) == ("number", [2])
    t.play("number 3")
    assert t.asked == [0]
    assert t.refused("number 3").rule == "GT-9.9"
    t.play("number 4")
    assert [t.state.position[ship] for ship in range(4)] == [-6, -2, -4, 0]


@rule("GT-29.21")
def test_gt_29_21_the_cycle_that_would_come_next_does_not_begin() -> None:
    t = Trucks(2, cycles_per_run=1, round="I").play("finish 1", "pass", "turn", "pass")
    assert "building-ended" in t.events
    assert "cycle-began" not in t.events


@rule("GT-29.19")
def test_gt_29_19_who_has_a_number_tile_has_no_building_turn() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin .1.."}).play("finish 2")
    assert cycle(t) == [1]
    assert cycle(t) == [1]


@rule("GT-29.23", "GT-8.8")
def test_gt_29_23_the_last_number_tile_breaks_the_cycle_off() -> None:
    t = Trucks(3).play("finish 1", "finish 2", "finish 3")
    assert "building-ended" in t.events


@rule("GT-29.22", "GT-25.9")
def test_gt_29_22_the_test_flight_is_built_in_at_most_four_runs() -> None:
    t = Trucks(2, test_flight=1, cycles_per_run=2)
    cycles = 0
    while t.question == "turn":
        cycle(t)
        cycles += 1
    assert cycles == 8
    assert t.question == "number"


@rule("GT-29.18", "GT-2.9")
def test_gt_29_18_who_finished_first_begins_the_next_round() -> None:
    t = Trucks(3, rounds=3).fly(0, 9, 4)
    t.stack()
    t.state.then(flight.fly, 0)
    assert t.asked == [1]
    assert cycle(t) == [1, 2, 0]


@rule("GT-29.18")
def test_gt_29_18_where_nobody_finished_the_same_seat_begins_the_next_round() -> None:
    t = Trucks(3, rounds=7).fly(0, 9, 4)
    t.stack()
    t.state.then(flight.fly, 0)
    assert t.asked == [1], "seat 1 begins round II"
    cycle(t)
    t.play("finish 1", "finish 2", "finish 3", "give up", "give up", "give up")
    assert (t.state.round, t.asked) == (2, [1]), "and round III, although seat 2 began the last cycle"


@rule("GT-29.16", "GT-29.17")
def test_gt_29_17_seed_and_answers_give_the_same_game() -> None:
    def play(seed: int) -> list[str]:
        state, rng = GAME.start(GAME.check("", 3, {"rounds": 1}), SeededChance(seed)), Rng(7)
        hashes: list[str] = []
        while not state.over():
            assert len(state.seats_to_answer()) == 1, "a sequence of single decisions"
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))
            hashes.append(state_hash(state))
        return hashes

    assert play(11) == play(11)
    assert play(11) != play(12)


@rule("GT-29.24")
@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_gt_29_24_from_the_inspection_on_both_modes_are_the_same(mode: str) -> None:
    t = Trucks(2, mode).ship(0, {"6-7": "cabin 21..", "6-6": "cabin ..1."}).finish_building(2, 1)
    assert (t.question, t.options()) == ("remove", ["remove 6-6", "remove 6-7"])
    t.play("remove 6-6")
    assert t.question == "give-up"
