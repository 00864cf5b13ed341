"""The heuristic player: it builds full, faultless ships, flies with sense, and earns more than chance."""

from itertools import pairwise
from typing import Any

import pytest
from tests.games.galaxy_trucker.facts import CELLS_OF, hull
from tests.games.galaxy_trucker.table import Ship, Trucks, roll

from cosmodrome.bots.roster import find_bot
from cosmodrome.games.galaxy_trucker import GAME, pace
from cosmodrome.games.galaxy_trucker.kit import CANNON, EMPTY, ENGINE
from cosmodrome.games.galaxy_trucker.player import bot
from cosmodrome.games.galaxy_trucker.player.taste import FIRST_TASTE
from cosmodrome.games.galaxy_trucker.player.worth import take_stock
from cosmodrome.games.galaxy_trucker.questions.building import GLASS, PUT, TURN
from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.lab.clock import VirtualClock

REST = "adv1_open_space_4"


def build(seats: int, rounds: int, seed: int) -> Any:
    """Let the player build in turns on all seats."""
    state = GAME.start(GAME.check("turns", seats, {"rounds": rounds}), SeededChance(seed))
    rng = Rng(seed)
    while state.question().kind in (TURN.kind, PUT.kind, GLASS.kind):
        seat = state.next_seat()
        state.apply(seat, GAME.suggest(GAME.redeal(state, seat, rng), seat, rng))
    return state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rounds", [1, 2, 4, 8])
def test_ships_are_nearly_full_and_faultless(seats: int, rounds: int) -> None:
    filled, cells = 0, 0
    for seed in range(4):
        state = build(seats, rounds, seed)
        for ship in state.ships:
            assert hull(ship, state.round).is_faultless()
            filled += sum(piece != EMPTY for piece in ship)
            cells += len(CELLS_OF[state.round])
    assert filled >= 0.9 * cells


def test_ships_are_balanced_and_closed() -> None:
    state = build(3, 2, 5)
    for ship in range(3):
        assert state.most_power(ship, ENGINE) >= 2 * 2
        assert state.most_power(ship, CANNON) >= 2 * 2
        assert hull(state.ships[ship], 1).exposed() <= 12


def test_cards_that_were_seen_change_what_is_wanted() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin .1.."})
    hold = t.looks_like("cargo_3")
    before = take_stock(t.state, 0, FIRST_TASTE).worth(hold)
    t.stack("adv1_planets_1", "adv1_planets_2", "adv1_planets_3").play("look 1")
    assert take_stock(t.state, 0, FIRST_TASTE).worth(hold) > before


# -- flying ------------------------------------------------------------------------------------------------------------
def suggestion(t: Trucks) -> str:
    """Return what the player would answer now."""
    t.state.run()
    seat = t.state.next_seat()
    return GAME.notation(t.state, seat, bot.suggest(t.state, seat))


def test_it_pays_just_enough_to_beat_an_enemy_and_nothing_if_it_cannot() -> None:
    ship: Ship = {"6-6": "double_cannon", "8-6": "double_cannon", "7-6": "cannon", "6-7": "battery_3", "7-5": "cannon"}
    t = Trucks(2).ship(0, ship).open("adv1_smugglers_1", REST)  # strength 4: 2 + 2 draws, 2 + 4 wins
    assert suggestion(t) == "power 6-6"
    t.play("power 6-6")
    assert suggestion(t) == "power 8-6"
    t = Trucks(2).ship(0, ship).open("adv1_slavers_1", REST)  # strength 6: a draw is the best
    assert suggestion(t) == "power 6-6"
    short: Ship = {**ship, "6-7": "battery_2"}
    t = Trucks(2).ship(0, short).open("adv1_smugglers_1", REST).play("power 6-6")
    assert suggestion(t) == "power 8-6", "the last token wins what the first one only drew"
    weak = Trucks(2).ship(0, {"6-6": "double_cannon", "6-7": "battery_2"}).open("adv1_slavers_1", REST)
    assert suggestion(weak) == "no"


def test_it_defends_what_is_worth_a_token() -> None:
    ship: Ship = {"7-6": "cabin 1...", "6-7": "shield .... ^", "8-7": "battery_2"}
    t = Trucks(2).ship(0, ship).rolls("dice", roll(7), *[roll(12)] * 3).open("adv1_meteor_swarm_2", REST)
    assert suggestion(t) == "defend 8-7"


def test_it_lands_where_the_goods_fit_and_loads_the_best() -> None:
    t = Trucks(2).ship(0, {"6-7": "cargo_2", "8-7": "special_1"}).open("adv1_planets_1", REST)
    assert suggestion(t) == "land 2"  # red yellow blue
    t.play("land 2", "pass")
    loaded = []
    while t.question == "load":
        loaded.append(suggestion(t))
        t.play(loaded[-1])
    assert loaded[:3] == ["load red 8-7", "load yellow 6-7", "load blue 6-7"]
    assert suggestion(Trucks(2).open("adv1_planets_1", REST)) == "pass"


def test_it_throws_cheap_goods_away_for_better_ones() -> None:
    t = (
        Trucks(2)
        .ship(0, {"6-7": "cargo_2", "8-7": "special_1"})
        .fly()
        .load(0, "6-7", "blue", "blue")
        .load(0, "8-7", "green")
    )
    t.open("adv1_planets_1", REST).play("land 2", "pass")
    while t.question == "load":
        t.play(suggestion(t))
    assert t.goods(0) == {"red": 1, "yellow": 1, "green": 1}


def test_it_keeps_the_part_with_the_crew() -> None:
    ship: Ship = {"6-7": "structural .3.3", "5-7": "structural .3..", "8-7": "structural ...3"}
    t = Trucks(2, round="III").ship(0, ship).ship(1, {"6-8": "cabin"}).rolls("dice", roll(6), roll(7))
    t.open("adv3_sabotage_1", REST)
    assert suggestion(t) == "keep 7-7"


def test_at_the_inspection_it_keeps_the_part_with_the_cabins() -> None:
    t = Trucks(2).ship(0, {"5-7": "cannon ..1.", "5-8": "structural 3.3.", "5-9": "engine 1..."}).finish_building()
    assert (t.question, suggestion(t)) == ("keep", "keep 7-7"), "cabins are empty then, but without them nobody flies"


def test_it_gives_up_a_ship_without_engines_before_its_goods_are_lost() -> None:
    t = Trucks(2).ship(0, {"6-7": "cargo_2"}).ship(1, {"7-8": "engine"}).fly().load(0, "6-7", "yellow", "yellow")
    t.open("adv1_stardust_1", "adv1_open_space_1", "adv1_open_space_2", "adv1_open_space_3")
    assert (t.asked, suggestion(t)) == ([0], "give up")
    t.play("give up")
    assert suggestion(t) == "fly on"


# -- against chance ----------------------------------------------------------------------------------------------------
def test_it_earns_more_than_a_random_player() -> None:
    better = 0
    for seed in range(12):
        state = GAME.start(GAME.check("turns", 2, {"rounds": 3}), SeededChance(seed))
        rng = Rng(seed)
        me = seed % 2
        while not state.over():
            seat = state.next_seat()
            redealt = GAME.redeal(state, seat, rng)
            state.apply(seat, GAME.suggest(redealt, seat, rng) if seat == me else redealt.sample(seat, rng))
        scores = GAME.scores(state)
        better += scores[me] > scores[1 - me]
    assert better >= 11


def test_in_real_time_it_builds_with_a_human_hand_before_the_sand_runs_out() -> None:
    state = GAME.start(GAME.check("realtime", 2, {"rounds": 1}), SeededChance(3))
    clock = VirtualClock(GAME, state, [find_bot("heuristic"), find_bot("random")], Rng(3), pace.duration, pace.tick)
    inputs = clock.run(100_000)
    acts = [one for one in inputs if one.seat == 0]
    assert all(later.moment - one.moment >= 1_000 for one, later in pairwise(acts[:20]))
    scores = GAME.scores(state)
    assert scores[0] > scores[1]


def test_a_series_in_real_time_lets_the_sand_run() -> None:
    setup = GAME.check("realtime", 2, {"rounds": 1})
    assert (GAME.has_clock(setup), GAME.has_clock(GAME.check("turns", 2, {}))) == (True, False)
    state = GAME.start(setup, SeededChance(3))
    clock = VirtualClock.of_game(GAME, state, [find_bot("heuristic"), find_bot("heuristic")], Rng(3))
    sand = [one.moment for one in clock.run(100_000) if one.seat == CLOCK]
    assert sand[0] >= 90_000, "the first run of the hourglass takes its 90 seconds"
    assert state.over()
