"""The colonization cards: section 13 of the rules.  Every goal, discovery and action has its own test."""

from typing import cast

import pytest
from tests.games.red_planet.facts import CARD_IDS
from tests.games.red_planet.table import Counts, Mars

from cosmodrome.games.red_planet import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.game import Json
from cosmodrome.testing import rule

PRESENCE = {
    "goal_northern_influence": ["vastitas_borealis", "ausonia", "mare_serpentis"],
    "goal_southern_influence": ["tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus"],
    "goal_eastern_influence": ["ausonia", "tritonis_sinus", "mare_tyrrhenum"],
    "goal_western_influence": ["sinus_sabaeus", "mare_serpentis", "vastitas_borealis"],
}
LEADER = {
    "goal_strategic_position": 7,
    "goal_moon_base": 6,
    "goal_celerium_baron": 7,
    "goal_sylvanite_baron": 7,
    "goal_pioneers": 6,
    "goal_dominion": 7,
    "goal_mass_settlement": 7,
    "goal_fallen_heroes": 5,
}


# -- goals (RP-13.1 to RP-13.6) ----------------------------------------------------------------------------------------
@rule("RP-13.1")
def test_rp_13_1_goals_come_from_set_up_and_the_scientist_and_all_are_scored() -> None:
    t = Mars().hold(0, "goal_moon_base").draws("goal_pioneers", "goal_dominion", "goal_fallen_heroes")
    for _ in range(3):
        t.hand(0, "scientist", "spy").hand(1, "robot", "spy").hand(2, "robot", "spy")
        t.choose("scientist", "robot", "robot").play("board 1", "board 2").play_on()
        t.spaceport("hellas 4", "ausonia 4", "syrtis_major 5")
    assert t.holds(0) == ["goal_moon_base", "goal_pioneers", "goal_dominion", "goal_fallen_heroes"]
    for region in ("hellas", "ausonia", "syrtis_major"):
        t.at(region, {})
    t.at("phobos", {0: 1}).lost({0: 1}).produce(3)
    assert t.points(0)["goals"] == 6 + 6 + 7 + 5
    assert [len(t.holds(seat)) for seat in (1, 2)] == [1, 1]


@rule("RP-13.3", "RP-13.3a", "RP-13.3b", "RP-13.3c", "RP-13.3d")
@pytest.mark.parametrize("goal", PRESENCE)
def test_rp_13_3_presence_goals(goal: str) -> None:
    t = Mars().hold(0, goal)
    for region in ["hellas", "syrtis_major", "valles_marineris", "phobos"]:
        t.at(region, {0: 2})
    worth = [t.worth(0)]
    for region in PRESENCE[goal]:
        worth.append(t.at(region, {0: 1, 1: 3}).worth(0))
    assert worth == [[0], [1], [3], [6]]
    others = PRESENCE["goal_northern_influence"] + PRESENCE["goal_southern_influence"]
    for region in others:
        t.at(region, {0: 0 if region in PRESENCE[goal] else 1})
    assert t.worth(0) == [0]  # no other region helps


def check_leader(goal: str, t: Mars, wins: bool) -> None:
    """Fail unless seat 0, holding this goal, fulfils it or not."""
    assert t.hold(0, goal).worth(0) == [LEADER[goal] if wins else 0]


@rule("RP-13.4", "RP-13.4a")
@pytest.mark.parametrize(
    ("hellas", "syrtis", "valles", "wins"),
    [
        ({0: 1, 1: 2}, {0: 2}, {0: 1, 1: 1}, True),  # 4 to 3
        ({0: 1, 1: 2}, {0: 1}, {1: 0}, True),  # 2 to 2
        ({0: 1, 1: 2}, {0: 1, 1: 1}, {}, False),  # 2 to 3
    ],
)
def test_strategic_position(hellas: Counts, syrtis: Counts, valles: Counts, wins: bool) -> None:
    t = Mars().at("hellas", hellas).at("syrtis_major", syrtis).at("valles_marineris", valles).at("ausonia", {1: 5})
    check_leader("goal_strategic_position", t, wins)


@rule("RP-13.4b")
@pytest.mark.parametrize(("counts", "wins"), [({0: 2, 1: 1}, True), ({0: 1, 1: 1}, True), ({0: 1, 1: 2}, False)])
def test_moon_base(counts: Counts, wins: bool) -> None:
    check_leader("goal_moon_base", Mars().at("phobos", counts).at("hellas", {1: 9}), wins)


@rule("RP-13.4c", "RP-13.4d")
@pytest.mark.parametrize(("goal", "kind"), [("goal_celerium_baron", "celerium"), ("goal_sylvanite_baron", "sylvanite")])
@pytest.mark.parametrize(("own", "other", "wins"), [(2, 1, True), (2, 2, True), (1, 2, False), (0, 0, False)])
def test_barons(goal: str, kind: str, own: int, other: int, wins: bool) -> None:
    t = Mars().tokens(0, **{kind: own}).tokens(1, **{kind: other}).tokens(2, ice=9)
    check_leader(goal, t, wins)


@rule("RP-13.4e")
def test_pioneers() -> None:
    t = Mars().at("hellas", {0: 1, 1: 4}).at("phobos", {0: 1}).at("ausonia", {1: 4}).aboard(1, {1: 1})
    check_leader("goal_pioneers", t, True)  # two regions each; a ship is none
    check_leader("goal_pioneers", t.at("syrtis_major", {1: 1}), False)
    check_leader("goal_pioneers", t.at("mare_serpentis", {0: 1}).at("sinus_sabaeus", {0: 1}), True)


@rule("RP-13.4f")
def test_dominion() -> None:
    t = Mars().at("hellas", {0: 2, 1: 2}).at("phobos", {0: 1, 1: 2}).at("ausonia", {0: 1})
    check_leader("goal_dominion", t, True)  # Hellas tied and Ausonia, against Hellas tied and Phobos
    check_leader("goal_dominion", t.at("mare_serpentis", {0: 1, 1: 2}), False)
    check_leader("goal_dominion", t.at("sinus_sabaeus", {0: 1}), True)


@rule("RP-13.4g")
def test_mass_settlement() -> None:
    t = Mars().at("hellas", {0: 2}).at("phobos", {0: 1}).at("ausonia", {1: 3}).aboard(1, {1: 2}).lost({1: 3})
    check_leader("goal_mass_settlement", t, True)  # three each, Phobos included; ships and wormhole do not count
    check_leader("goal_mass_settlement", t.at("ausonia", {1: 4}), False)


@rule("RP-13.4h")
@pytest.mark.parametrize(("counts", "wins"), [({0: 2, 1: 1}, True), ({0: 1, 1: 1}, True), ({0: 1, 1: 2}, False)])
def test_fallen_heroes(counts: Counts, wins: bool) -> None:
    check_leader("goal_fallen_heroes", Mars().lost(counts), wins)


@rule("RP-13.5")
def test_rp_13_5_all_colours_are_compared_not_only_holders() -> None:
    t = Mars(4).hold(0, "goal_moon_base").hold(1, "goal_dominion").at("phobos", {0: 1, 3: 2})
    assert t.worth(0) == [0]


@rule("RP-13.6")
def test_rp_13_6_two_goals_are_scored_independently() -> None:
    t = Mars().hold(0, "goal_northern_influence", "goal_eastern_influence").at("ausonia", {0: 1})
    assert t.worth(0) == [1, 1]


# -- discoveries of the exploration phase ------------------------------------------------------------------------------
@rule("RP-13.12", "RP-15.1")
def test_native_resistance() -> None:
    t = Mars().discovery("ausonia", "disc_native_resistance").at("ausonia", {0: 1, 1: 3}).at("hellas", {0: 2})
    t.explore()
    assert t.in_region("ausonia") == {1: 2}
    assert t.wormhole == {0: 1, 1: 1}
    assert t.in_region("hellas") == {0: 2}


@rule("RP-13.13")
def test_ether_magnet() -> None:
    t = Mars().discovery("ausonia", "disc_ether_magnet").aboard(1, {0: 1, 1: 2}).aboard(3, {2: 1}).flips("celerium")
    t.explore()
    assert t.in_region("ausonia") == {0: 1, 1: 2, 2: 1}
    assert t.resource("ausonia") == "celerium"
    assert t.ships == ["hellas 4", "ausonia 4", "syrtis_major 5"]
    assert [t.crew(pad) for pad in (1, 2, 3)] == [{}, {}, {}]
    t = Mars().discovery("ausonia", "disc_ether_magnet").explore()
    assert t.resource("ausonia") == ""  # nobody arrived


@rule("RP-13.14")
def test_dust_storm() -> None:
    t = Mars().discovery("ausonia", "disc_dust_storm").at("ausonia", {0: 2, 1: 3, 2: 5}).flips("sylvanite").explore()
    assert t.in_region("ausonia") == {0: 2, 1: 2, 2: 2}
    assert t.in_region("phobos") == {1: 1, 2: 3}
    assert t.resource("phobos") == "sylvanite"
    t = Mars().discovery("ausonia", "disc_dust_storm").at("ausonia", {0: 2}).explore()
    assert t.resource("phobos") == ""  # nobody arrived


# -- discoveries of the third production -------------------------------------------------------------------------------
@rule("RP-13.15")
def test_synergy() -> None:
    t = Mars().discovery("ausonia", "disc_synergy").open(ausonia="ice", hellas="celerium", syrtis_major="ice")
    t.open(valles_marineris="ice").produce(3)
    left = {region: t.left_in(region) for region in ("ausonia", "hellas", "syrtis_major", "valles_marineris")}
    assert left == {"ausonia": 3, "hellas": 4, "syrtis_major": 4, "valles_marineris": 3}  # Valles is not adjacent
    assert t.left_in("tritonis_sinus") == 0  # adjacent, but face down (RP-13.22)
    t = Mars().discovery("ausonia", "disc_synergy").open(hellas="celerium").produce(3)
    assert t.left_in("hellas") == 4  # the own region is face down and empty


@rule("RP-13.16")
def test_mine_collapse() -> None:
    t = Mars().discovery("ausonia", "disc_mine_collapse").open(ausonia="celerium").lying("ausonia", 2)
    t.at("ausonia", {1: 1}).produce(3)
    assert t.has(1) == (0, 0, 2)
    assert t.left_in("ausonia") == 0


@rule("RP-13.17")
def test_rp_13_17_mine_collapse_beats_synergy() -> None:
    t = Mars().discovery("ausonia", "disc_synergy").discovery("tritonis_sinus", "disc_mine_collapse")
    t.open(ausonia="ice", tritonis_sinus="celerium", hellas="ice").produce(3)
    assert t.left_in("tritonis_sinus") == 0
    assert t.left_in("hellas") == 4


@rule("RP-13.18", "RP-13.20")
def test_clear_borders() -> None:
    t = Mars().discovery("ausonia", "disc_clear_borders").open(ausonia="ice").at("ausonia", {0: 5, 1: 1}).produce(2)
    assert t.has(0) == (2, 0, 0)  # not before the third production
    t.produce(3)
    assert t.has(0) == (3, 0, 0)
    assert t.has(1) == (1, 0, 0)
    assert t.left_in("ausonia") == 1


@rule("RP-13.19", "RP-13.20")
def test_fuzzy_borders() -> None:
    t = Mars().discovery("ausonia", "disc_fuzzy_borders").open(ausonia="ice", hellas="celerium")
    t.at("ausonia", {0: 2}).at("hellas", {1: 2, 0: 1}).at("syrtis_major", {1: 2}).at("mare_tyrrhenum", {0: 9})
    assert t.produce(2).has(0) == (2, 0, 0)
    t.produce(3)
    assert t.has(1)[0] == 3  # present only next door: four to three
    assert t.has(0)[0] == 2
    assert t.has(1)[2] == 2 + 3  # Hellas itself is awarded as usual


@rule("RP-13.19")
def test_rp_13_19_real_figures_of_a_neighbour_with_clear_borders_count() -> None:
    t = Mars().discovery("ausonia", "disc_fuzzy_borders").discovery("tritonis_sinus", "disc_clear_borders")
    t.open(ausonia="ice", tritonis_sinus="celerium").at("ausonia", {0: 2}).at("tritonis_sinus", {1: 3, 0: 0}).produce(3)
    assert t.has(1) == (3, 0, 3)


@rule("RP-13.21", "RP-13.22", "RP-13.22a")
def test_rich_deposit() -> None:
    t = Mars().discovery("ausonia", "disc_rich_deposit").open(ausonia="ice").produce(3)
    assert t.left_in("ausonia") == 5
    t = Mars().discovery("ausonia", "disc_rich_deposit").produce(3)
    assert t.left_in("ausonia") == 0  # face down


@rule("RP-13.21a", "RP-13.22a")
def test_depleted_deposit() -> None:
    t = Mars().discovery("ausonia", "disc_depleted_deposit").open(ausonia="ice")
    assert t.produce(2).left_in("ausonia") == 2
    assert t.produce(3).left_in("ausonia") == 2 + 1
    t = Mars().discovery("ausonia", "disc_depleted_deposit").discovery("tritonis_sinus", "disc_synergy")
    assert t.open(ausonia="ice").produce(3).left_in("ausonia") == 2


@rule("RP-13.22a")
def test_rp_13_22a_rich_deposit_and_synergy_add_up() -> None:
    t = Mars().discovery("ausonia", "disc_rich_deposit").discovery("tritonis_sinus", "disc_synergy")
    assert t.open(ausonia="ice").produce(3).left_in("ausonia") == 3 + 2 + 1


@rule("RP-13.23", "RP-13.23a", "RP-13.23b", "RP-13.23c", "RP-13.23d")
@pytest.mark.parametrize(
    ("counts", "taken", "left"),
    [
        ({0: 3, 1: 2, 2: 1}, [0, 3, 0], 0),  # one leader, one second
        ({0: 3, 1: 2, 2: 2}, [0, 1, 1], 1),  # one leader, two seconds
        ({0: 2, 1: 2, 2: 1}, [1, 1, 0], 1),  # two leaders: as usual
        ({0: 1, 1: 1, 2: 1}, [1, 1, 1], 0),  # three leaders
        ({0: 3}, [0, 0, 0], 3),  # only one colour
    ],
)
def test_sabotage(counts: Counts, taken: list[int], left: int) -> None:
    t = Mars().discovery("ausonia", "disc_sabotage").open(ausonia="ice").at("ausonia", counts).produce(3)
    assert [t.has(colour)[0] for colour in range(3)] == taken
    assert t.left_in("ausonia") == left


# -- discoveries of the scoring ----------------------------------------------------------------------------------------
@rule("RP-13.24")
def test_lichens() -> None:
    t = Mars().discovery("ausonia", "disc_lichens").at("ausonia", {0: 1, 1: 4}).produce(3)
    assert [t.points(colour)["discoveries"] for colour in range(3)] == [6, 6, 0]


@rule("RP-13.24a")
@pytest.mark.parametrize(
    ("counts", "points"), [({0: 2, 1: 1}, [5, 0, 0]), ({0: 2, 1: 2, 2: 1}, [5, 5, 0]), ({}, [0, 0, 0])]
)
def test_martian_artifacts(counts: Counts, points: list[int]) -> None:
    t = Mars().discovery("ausonia", "disc_martian_artifacts").at("ausonia", counts).produce(3)
    assert [t.points(colour)["discoveries"] for colour in range(3)] == points


@rule("RP-13.24b")
def test_radiation() -> None:
    t = Mars().discovery("ausonia", "disc_radiation").at("ausonia", {0: 1, 1: 4}).at("hellas", {2: 3}).produce(3)
    assert [t.points(colour)["discoveries"] for colour in range(3)] == [-1, -4, 0]


# -- actions (RP-13.25 to RP-13.32) ------------------------------------------------------------------------------------
def before_arrival(t: Mars) -> Mars:
    """Play a round up to the moment before ships land."""
    return t.choose("recruiter", "recruiter", "recruiter").play("board 3", "board 3", "board 3")


@rule("RP-13.25", "RP-13.26")
def test_rp_13_25_an_action_may_stay_unplayed_and_is_worth_nothing_then() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_rescue_operation").lost({0: 1})
    before_arrival(t)
    assert t.options() == ["pass", "play rescue_operation"]
    t.play("pass")
    assert t.holds(0) == ["goal_moon_base", "action_rescue_operation"]
    t.produce(3)
    assert t.points(0)["goals"] == 0


@rule("RP-13.26", "RP-13.25")
def test_rp_13_26_only_in_its_own_moment_and_only_held_cards() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_blocks_of_ice").lost({0: 1}).at("hellas", {0: 1})
    before_arrival(t)
    assert t.options() == ["pass"]
    assert t.refused("play blocks_of_ice").rule == "RP-13.26"
    assert t.refused("play rescue_operation").rule == "RP-13.25"
    t.play("pass")
    t.produce(1)
    assert t.has(0) == (0, 0, 0)


@rule("RP-13.26a")
def test_rp_13_26a_the_moment_comes_every_round_and_for_a_card_drawn_just_before() -> None:
    t = Mars().lost({0: 1}).draws("action_rescue_operation").choose("scientist", "recruiter", "recruiter")
    t.play("board 3", "board 3", "board 1", "board 3")
    assert all(not ship.endswith("->") for ship in t.ships)  # no ship was launched
    assert t.options() == ["pass", "play rescue_operation"]
    t.play("pass")
    t.choose("spy", "robot", "robot").play("board 1", "board 2", "launch 1")
    while t.question != "act":
        t.play(t.options()[0])
    assert t.can("play rescue_operation")


@rule("RP-13.26b")
def test_rp_13_26b_only_if_its_effect_is_possible() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_rescue_operation").aboard(1, {1: 1})
    before_arrival(t)
    assert t.options() == ["pass"]  # nobody to rescue
    assert t.refused("play rescue_operation").rule == "RP-13.26b"
    t = Mars().hold(0, "goal_moon_base", "action_forced_march").at("phobos", {0: 3}).advance_from("round", 5)
    assert t.question == "character"  # nobody can march, as everybody sees


@rule("RP-13.27", "RP-13.27a", "RP-13.28")
def test_rp_13_27_in_order_from_the_first_player_any_number_of_cards() -> None:
    t = Mars().first(2).hold(0, "goal_moon_base", "action_rescue_operation", "action_emergency_launch").lost({0: 1})
    t.hold(2, "goal_dominion", "goal_pioneers").hold(1, "goal_fallen_heroes", "action_blocks_of_ice")
    before_arrival(t)
    assert t.asked == [2]
    t.play("pass")
    assert t.asked == [0]
    t.play("play rescue_operation")
    assert t.in_region("phobos") == {0: 1}  # carried out before the next is decided
    assert t.view(SPECTATOR)["card_discard"] == ["action_rescue_operation"]
    assert t.options() == ["pass", "play emergency_launch"]
    t.play("play emergency_launch")
    assert t.view(SPECTATOR)["card_discard"] == ["action_rescue_operation", "action_emergency_launch"]
    assert t.question == "character"  # both cards of this moment are gone: seat 1 is not asked, and nobody again


@rule("RP-13.29")
def test_blocks_of_ice() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_blocks_of_ice").hold(1, "goal_dominion").tokens(1, ice=1)
    t.advance_from("exploration", 0)
    assert t.options() == ["pass", "play blocks_of_ice"]
    t.play("play blocks_of_ice")
    assert t.has(0) == (2, 0, 0)
    assert t.points(0)["global_goal"] == 9
    assert t.state.stock[0] == 40 - 3


@rule("RP-13.29")
def test_rp_13_29_the_tokens_of_blocks_of_ice_count_for_the_tie_break() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_blocks_of_ice").hold(1, "goal_dominion").hold(2, "goal_pioneers")
    t.tokens(1, ice=2, sylvanite=1).tokens(0, sylvanite=1).advance_from("exploration", 0)
    t.play("play blocks_of_ice")
    assert t.total(0) == t.total(1) == 4 + 4
    assert GAME.winners(t.state) == [0, 1]


@rule("RP-13.30", "RP-1.5")
def test_rescue_operation() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_rescue_operation").lost({0: 3, 1: 2}).flips("celerium")
    before_arrival(t).play("play rescue_operation")
    assert t.in_region("phobos") == {0: 1}  # at least one, so it came by itself
    assert t.resource("phobos") == "celerium"
    assert t.options() == ["stop", "wormhole to phobos"]
    t.play("wormhole to phobos")
    assert t.in_region("phobos") == {0: 2}
    assert t.wormhole == {0: 1, 1: 2}
    assert t.question == "character"  # not a third


@rule("RP-13.31")
def test_emergency_launch() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_emergency_launch").aboard(1, {1: 1})
    before_arrival(t).play("play emergency_launch")
    assert t.options() == ["launch 1", "launch 3"]
    assert t.refused("launch 2").rule == "RP-13.31"
    t.play("launch 1")
    assert t.in_region("hellas") == {1: 1}  # it landed in the same step
    assert t.ships[0] != ""


@rule("RP-13.32")
@pytest.mark.parametrize("production", [1, 2, 3])
def test_forced_march(production: int) -> None:
    t = (
        Mars()
        .hold(0, "goal_moon_base", "action_forced_march")
        .at("hellas", {0: 1})
        .open(hellas="ice")
        .flips("celerium")
    )
    t.advance_from(*{1: ("round", 5), 2: ("round", 8), 3: ("exploration", 0)}[production]).play("play forced_march")
    assert not t.can("stop")
    assert t.refused("stop").rule == "RP-13.32"
    t.play("hellas to ausonia")
    assert t.resource("ausonia") == "celerium"
    assert t.left_in("hellas") == 0  # tokens are placed afterwards
    assert t.can("stop")
    t.play("ausonia to hellas")  # the same figure again, but no third move
    assert t.has(0) == (production, 0, 0)
    assert t.left_in("ausonia") == production


def test_every_colonization_card_has_its_test() -> None:
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    names = {id.partition("_")[2] for id in CARD_IDS} - {goal.partition("_")[2] for goal in PRESENCE}
    assert names - tested == {"celerium_baron", "sylvanite_baron"}  # test_barons tests both
    assert set(LEADER) | set(PRESENCE) == set(CARD_IDS[:12])


@rule("RP-13.11", "RP-17.1")
def test_rp_13_11_a_face_down_discovery_is_unknown_until_the_exploration() -> None:
    t = Mars().discovery("ausonia", "disc_lichens", 0)

    def sees(seat: int) -> object:
        return cast(Json, cast(dict[str, Json], t.view(seat)["regions"])["ausonia"]["discovery"])["card"]

    assert [sees(seat) for seat in (0, 1, 2, SPECTATOR)] == ["disc_lichens", None, None, None]
    t.explore()
    assert [sees(seat) for seat in (0, 1, 2, SPECTATOR)] == ["disc_lichens"] * 4
