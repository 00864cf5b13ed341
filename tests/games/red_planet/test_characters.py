"""The nine characters, region tokens, the wormhole and the map: sections 6, 14 and 15 of the rules."""

from typing import cast

import pytest
from tests.games.red_planet.facts import ADJACENT, DESTINATION, REGION_IDS
from tests.games.red_planet.table import Mars
from tests.games.red_planet.test_rounds import ALL_NINE

from cosmodrome.games.red_planet.box import NO_REGION
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.game import Json
from cosmodrome.testing import rule

OUTER = REGION_IDS[:6]


def others(character: str, seats: int = 3) -> list[str]:
    """Return characters for all seats such that seat 0 acts first by this one."""
    return [character, *["pilot"] * (seats - 1)]


# -- Recruiter (RP-6.9) ------------------------------------------------------------------------------------------------
@rule("RP-6.9a", "RP-6.9b")
def test_rp_6_9_the_recruiter_places_1_and_takes_all_characters_back() -> None:
    t = Mars().hand(0, "recruiter", "spy").choose(*others("recruiter"))
    assert t.options() == ["board 1", "board 2", "board 3"]
    t.play("board 2")
    assert t.crew(2) == {0: 1}
    assert t.supplies[0] == 21
    assert t.asked == [1]
    assert t.characters(t.state.hands[0]) == ALL_NINE
    assert t.state.played[0] == 0


# -- Explorer (RP-6.8) -------------------------------------------------------------------------------------------------
@rule("RP-6.8a", "RP-6.8b", "RP-15.2")
def test_rp_6_8_the_explorer_places_1_and_makes_up_to_three_moves() -> None:
    t = Mars().at("hellas", {0: 1}).at("ausonia", {0: 1}).choose(*others("explorer")).play("board 1")
    assert t.crew(1) == {0: 1}
    assert t.options() == [
        "stop",
        "ausonia to vastitas_borealis",
        "ausonia to tritonis_sinus",
        "ausonia to hellas",
        "ausonia to syrtis_major",
        "hellas to ausonia",
        "hellas to tritonis_sinus",
        "hellas to mare_tyrrhenum",
        "hellas to valles_marineris",
        "hellas to syrtis_major",
    ]
    assert t.refused("hellas to sinus_sabaeus").rule == "RP-15.2"
    t.play("hellas to ausonia", "ausonia to vastitas_borealis", "vastitas_borealis to syrtis_major")
    assert t.asked == [1]  # there is no fourth move
    assert t.in_region("ausonia") == {0: 1}
    assert t.in_region("syrtis_major") == {0: 1}


@rule("RP-6.8b")
def test_rp_6_8b_no_move_is_allowed() -> None:
    t = Mars().at("hellas", {0: 1}).choose(*others("explorer")).play("board 1", "stop")
    assert t.in_region("hellas") == {0: 1}
    assert t.asked == [1]


@rule("RP-6.8c")
def test_rp_6_8c_entering_flips_tokens_at_once_several_in_a_turn() -> None:
    t = Mars().at("hellas", {0: 1}).open(hellas="ice").flips("celerium", "sylvanite").choose(*others("explorer"))
    t.play("board 1", "hellas to ausonia")
    assert t.resource("ausonia") == "celerium"
    assert t.question == "move"
    t.play("ausonia to syrtis_major")
    assert t.resource("syrtis_major") == "sylvanite"


@rule("RP-6.8d")
def test_rp_6_8d_not_from_phobos_ships_or_the_wormhole_and_not_to_phobos() -> None:
    t = Mars().at("phobos", {0: 2}).lost({0: 2}).aboard(2, {0: 1}).choose(*others("explorer")).play("board 1")
    assert t.asked == [1]  # none of these can move
    t = Mars().at("phobos", {0: 2}).at("hellas", {0: 1}).choose(*others("explorer")).play("board 1")
    assert all(text == "stop" or text.startswith("hellas to ") for text in t.options())
    assert t.refused("phobos to hellas").rule == "RP-15.2"
    assert t.refused("hellas to phobos").rule == "RP-15.2"
    assert t.refused("wormhole to phobos").rule == "RP-15.2"
    assert t.refused("ausonia to hellas").rule == "RP-6.8b"


# -- Scientist (RP-6.7) ------------------------------------------------------------------------------------------------
@rule("RP-6.7a")
@pytest.mark.parametrize(("boards", "crews"), [(["board 1", "board 1"], [2, 0]), (["board 1", "board 2"], [1, 1])])
def test_rp_6_7a_the_scientist_places_2_in_one_or_two_ships(boards: list[str], crews: list[int]) -> None:
    t = Mars().draws("goal_pioneers").choose(*others("scientist")).play(*boards)
    assert [t.crew(pad).get(0, 0) for pad in (1, 2)] == crews
    assert t.supplies[0] == 20


@rule("RP-6.7b", "RP-6.7f", "RP-13.11")
def test_rp_6_7b_draw_or_look_at_any_discovery_others_learn_only_which() -> None:
    t = Mars().discovery("ausonia", "disc_lichens", 0).discovery("mare_serpentis", "disc_radiation", 1)
    t.choose(*others("scientist")).play("board 1", "board 1")
    assert t.options() == ["draw", "look ausonia", "look mare_serpentis"]
    assert t.refused("look vastitas_borealis").rule == "RP-6.7b"
    t.play("look mare_serpentis")
    assert "looked" in t.events_seen(0)
    assert "looked" not in t.events_seen(2)
    assert "looked-hidden" in t.events_seen(2)
    assert t.placed("mare_serpentis") == "disc_radiation"

    def sees(seat: int) -> object:
        regions = cast(dict[str, Json], t.view(seat)["regions"])
        return cast(Json, regions["mare_serpentis"]["discovery"])["card"]

    assert [sees(seat) for seat in (0, 1, 2, SPECTATOR)] == ["disc_radiation", "disc_radiation", None, None]


@rule("RP-6.7c", "RP-13.1", "RP-13.25")
@pytest.mark.parametrize("card", ["goal_dominion", "action_forced_march"])
def test_rp_6_7c_a_goal_or_action_is_kept_face_down(card: str) -> None:
    t = Mars().hold(0, "goal_pioneers").draws(card).choose(*others("scientist")).play("board 1", "board 1")
    assert t.holds(0) == ["goal_pioneers", card]
    assert cast(list[Json], t.view(0)["seats"])[0]["held"] == ["goal_pioneers", card]
    other = cast(list[Json], t.view(1)["seats"])[0]
    assert other["held"] is None
    assert other["cards"] == 2
    assert t.asked == [1]


@rule("RP-6.7c", "RP-13.7", "RP-13.8", "RP-13.8a", "RP-13.9", "RP-13.11")
def test_rp_6_7c_a_discovery_must_be_placed_at_an_outer_region_without_one() -> None:
    t = Mars().discovery("ausonia", "disc_lichens", 1).at("sinus_sabaeus", {1: 1}).open(sinus_sabaeus="ice")
    t.draws("disc_radiation").choose(*others("scientist")).play("board 1", "board 1", "draw")
    assert t.question == "discovery"
    assert t.options() == [f"at {region}" for region in OUTER if region != "ausonia"]
    assert t.refused("at ausonia").rule == "RP-13.9"
    assert t.view(0)["drawn"] == "disc_radiation"
    assert t.view(1)["drawn"] is None
    t.play("at sinus_sabaeus")
    assert t.placed("sinus_sabaeus") == "disc_radiation"

    def sees(seat: int) -> object:
        regions = cast(dict[str, Json], t.view(seat)["regions"])
        return cast(Json, regions["sinus_sabaeus"]["discovery"])["card"]

    assert [sees(seat) for seat in (0, 1, SPECTATOR)] == ["disc_radiation", None, None]


def full_of_discoveries() -> Mars:
    """Return a table with a discovery at every outer region."""
    names = ["lichens", "radiation", "synergy", "sabotage", "dust_storm", "rich_deposit"]
    t = Mars()
    for region, name in zip(OUTER, names, strict=True):
        t.discovery(region, f"disc_{name}", 1)
    return t


@rule("RP-6.7d", "RP-13.10")
def test_rp_6_7d_without_room_the_discovery_is_discarded_and_one_looked_at_instead() -> None:
    t = full_of_discoveries().draws("disc_native_resistance").choose(*others("scientist"))
    t.play("board 1", "board 1", "draw")
    assert t.question == "research"
    assert t.options() == [f"look {region}" for region in OUTER]
    assert t.refused("draw").rule == "RP-6.7e"
    assert t.view(SPECTATOR)["card_discard"] == ["disc_native_resistance"]
    t.play("look ausonia")
    assert [t.placed(region) for region in OUTER[:2]] == ["disc_lichens", "disc_radiation"]
    assert t.asked == [1]


@rule("RP-6.7e")
def test_rp_6_7e_without_discoveries_draw_without_deck_look_without_both_nothing() -> None:
    t = Mars().draws("goal_pioneers").choose(*others("scientist")).play("board 1", "board 1")
    assert "card-drawn" in t.events  # nothing to look at: the card was drawn by itself

    def emptied(t: Mars) -> Mars:
        t.state.card_discard += t.state.cards
        t.state.cards = []
        return t.choose(*others("scientist")).play("board 1", "board 1")

    t = emptied(full_of_discoveries())
    assert t.options() == [f"look {region}" for region in OUTER]
    t = emptied(Mars())
    assert t.asked == [1]
    assert t.state.cards == []  # the discard is not shuffled


# -- Spy (RP-6.6) ------------------------------------------------------------------------------------------------------
@rule("RP-6.6a", "RP-5.8")
def test_rp_6_6a_the_spy_places_2_in_different_ships() -> None:
    t = Mars().choose(*others("spy")).play("board 2")
    assert t.options() == ["board 1", "board 3"]
    assert t.refused("board 2").rule == "RP-6.6a"
    t.play("board 3")
    assert [t.crew(pad) for pad in (1, 2, 3)] == [{}, {0: 1}, {0: 1}]
    t = Mars().spaceport("", "ausonia 4", "").choose(*others("spy"))
    assert t.supplies[0] == 21  # only one ship is docked: only one astronaut


@rule("RP-6.6b", "RP-6.6e")
def test_rp_6_6b_the_spy_must_launch_a_ship_that_is_not_full_even_an_empty_one() -> None:
    t = Mars(5).aboard(3, {1: 2}).choose(*others("spy", 5)).play("board 1", "board 2")
    assert t.options() == [f"launch {pad}" for pad in (1, 2, 3, 4, 5)]  # own, foreign, empty; to decline is not offered
    t.play("launch 4")
    assert t.ships[3].endswith("->")
    t.play_on()
    assert t.in_region("mare_tyrrhenum") == {}


@rule("RP-6.6c", "RP-7.3")
def test_rp_6_6c_an_empty_blank_ship_ends_in_the_discard() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "hellas 4").choose("spy", "recruiter", "recruiter")
    t.play("board 2", "board 2", "board 2", "board 3", "launch 1")
    assert "landed" in t.events
    assert any(DESTINATION[ship] == NO_REGION for ship in t.state.ship_discard)
    assert all(t.resource(region) == "" for region in REGION_IDS)


@rule("RP-6.6d")
def test_rp_6_6d_ships_that_the_spy_filled_launch_as_well() -> None:
    t = Mars().aboard(1, {1: 3}).choose(*others("spy")).play("board 1", "board 2")
    assert t.options() == ["launch 2", "launch 3"]
    assert t.refused("launch 1").rule == "RP-6.6b"
    t.play("launch 3")
    assert t.ships == ["hellas 4 ->", "ausonia 4", "syrtis_major 5 ->"]
    t = Mars().spaceport("hellas 4", "ausonia 4", "").aboard(1, {1: 3}).aboard(2, {1: 3}).choose(*others("spy"))
    t.play("board 1")
    assert t.ships[:2] == ["hellas 4 ->", "ausonia 4 ->"]  # both full, nothing else to launch


# -- Saboteur (RP-6.5) -------------------------------------------------------------------------------------------------
@rule("RP-6.5a", "RP-6.5b", "RP-14.3", "RP-15.1")
def test_rp_6_5_the_saboteur_places_1_and_destroys_a_ship_with_its_crew() -> None:
    t = Mars().aboard(2, {1: 2, 2: 1}).token(2, "phobos", "hellas").choose(*others("saboteur")).play("board 1")
    assert t.crew(1) == {0: 1}
    ship = t.state.pads[1]
    t.play("destroy 2")
    assert t.ships[1] == ""
    assert t.state.ship_discard == [ship]
    assert t.wormhole == {1: 2, 2: 1}
    assert t.tokens_left("phobos") == t.tokens_left("hellas") == 2


@rule("RP-6.5c")
def test_rp_6_5c_the_ship_may_be_the_one_just_boarded_or_empty_and_the_only_one_must_go() -> None:
    t = Mars().choose(*others("saboteur")).play("board 1")
    assert t.options() == ["destroy 1", "destroy 2", "destroy 3"]
    t.play("destroy 1")
    assert t.wormhole == {0: 1}
    t = Mars().spaceport("", "hellas 4", "").aboard(2, {1: 3}).choose("saboteur", "dispatcher", "dispatcher")
    assert t.wormhole == {0: 1, 1: 3}  # it was full, but did not launch first
    assert t.in_region("hellas") == {}


@rule("RP-6.5d")
def test_rp_6_5d_another_ship_filled_by_the_placement_launches_after_the_destruction() -> None:
    t = Mars(4).aboard(1, {1: 3}).launched(3).choose(*others("saboteur", 4)).play("board 1")
    assert t.options() == ["destroy 1", "destroy 2", "destroy 4"]
    assert t.refused("destroy 3").rule == "RP-5.12"
    t.play("destroy 2")
    assert t.ships[0] == "hellas 4 ->"
    assert t.crew(1) == {0: 1, 1: 3}


# -- Robot (RP-6.4) ----------------------------------------------------------------------------------------------------
@rule("RP-6.4a", "RP-6.4b", "RP-6.4c", "RP-15.1")
def test_rp_6_4_the_robot_places_1_and_replaces_where_an_own_astronaut_is() -> None:
    t = Mars(4).at("hellas", {0: 1, 1: 2}).at("ausonia", {0: 2, 2: 1}).at("phobos", {0: 1, 3: 1})
    t.at("syrtis_major", {1: 3}).aboard(1, {1: 1}).aboard(2, {0: 1, 2: 1}).launched(2)
    t.choose(*others("robot", 4)).play("board 1")
    assert t.options() == [
        "replace p2 at ausonia",
        "replace p1 at hellas",
        "replace p3 at phobos",
        "replace p1 at pad 1",  # the one just placed counts
        "replace p2 at pad 2",  # in a launched ship
    ]
    assert t.refused("replace p0 at hellas").rule == "RP-6.4b"
    assert t.refused("replace p1 at syrtis_major").rule == "RP-6.4b"
    t.play("replace p1 at hellas")
    assert t.in_region("hellas") == {0: 2, 1: 1}
    assert t.wormhole == {1: 1}
    assert t.supplies[0] == 22 - 5 - 1 - 1  # five were laid out, one placed, one came for the other


@rule("RP-6.4d")
def test_rp_6_4d_without_supply_or_object_the_replacement_is_skipped_else_it_is_compulsory() -> None:
    t = Mars().at("hellas", {0: 1, 1: 1, 2: 1}).supply(0, 1).choose(*others("robot")).play("board 1")
    assert t.asked == [1]
    t = Mars().at("hellas", {1: 1}).choose(*others("robot")).play("board 1")
    assert t.asked == [1]
    t = Mars().at("hellas", {0: 1, 1: 1}).choose(*others("robot")).play("board 1")
    assert t.in_region("hellas") == {0: 2}  # the only object was taken by itself


# -- Dispatcher (RP-6.3) -----------------------------------------------------------------------------------------------
@rule("RP-6.3a", "RP-6.3c")
def test_rp_6_3a_the_dispatcher_places_exactly_3_in_one_ship() -> None:
    t = Mars().aboard(1, {1: 1}).aboard(2, {1: 2}).choose(*others("dispatcher"))
    assert t.options() == ["board 1", "board 3"]  # to decline is not offered
    assert t.refused("board 2").rule == "RP-6.3a"
    t.play("board 1")
    assert t.crew(1) == {0: 3, 1: 1}
    assert t.ships[0] == "hellas 4 ->"


@rule("RP-6.3b")
def test_rp_6_3b_with_fewer_than_3_in_supply_nothing_happens() -> None:
    t = Mars().supply(0, 2).choose(*others("dispatcher"))
    assert t.asked == [1]
    assert t.supplies[0] == 2
    assert [t.crew(pad) for pad in (1, 2, 3)] == [{}, {}, {}]


# -- Soldier (RP-6.2) --------------------------------------------------------------------------------------------------
@rule("RP-6.2a", "RP-6.2b", "RP-15.1")
def test_rp_6_2_the_soldier_places_1_and_kills_one_outside_the_inner_regions() -> None:
    t = Mars().at("hellas", {1: 3}).at("ausonia", {0: 1, 1: 1}).at("phobos", {2: 1}).aboard(2, {1: 1})
    t.choose(*others("soldier")).play("board 1")
    assert t.crew(1) == {0: 1}
    assert t.options() == ["kill p0 at ausonia", "kill p1 at ausonia", "kill p2 at phobos"]
    assert t.refused("kill p1 at hellas").rule == "RP-6.2b"
    t.play("kill p1 at ausonia")
    assert t.in_region("ausonia") == {0: 1}
    assert t.wormhole == {1: 1}


@rule("RP-6.2c", "RP-6.2d")
def test_rp_6_2c_then_1_to_3_own_astronauts_go_from_phobos_to_any_region_of_mars() -> None:
    t = Mars().at("phobos", {0: 4, 1: 1}).flips("celerium", "ice").choose(*others("soldier")).play("board 1")
    t.play("kill p1 at phobos")
    assert t.options() == [f"phobos to {region}" for region in REGION_IDS[:9]]
    assert t.refused("stop").rule == "RP-6.2c"
    assert t.refused("phobos to phobos").rule == "RP-6.2c"
    t.play("phobos to hellas")
    assert t.resource("hellas") == "celerium"
    assert t.can("stop")
    t.play("phobos to ausonia", "phobos to ausonia")
    assert t.asked == [1]  # three at most
    assert t.in_region("phobos") == {0: 1}
    assert t.in_region("hellas") == {0: 1}
    assert t.in_region("ausonia") == {0: 2}


@rule("RP-6.2e")
def test_rp_6_2e_killing_the_last_own_one_on_phobos_leaves_nobody_to_move() -> None:
    t = Mars().at("phobos", {0: 1, 1: 1}).choose(*others("soldier")).play("board 1", "kill p0 at phobos")
    assert t.asked == [1]
    assert t.wormhole == {0: 1}


# -- Pilot (RP-6.1) ----------------------------------------------------------------------------------------------------
@rule("RP-6.1a", "RP-6.1b", "RP-14.1")
def test_rp_6_1_the_pilot_places_2_and_gives_a_ship_a_destination() -> None:
    t = Mars().aboard(1, {1: 2}).launched(3).choose("pilot", "recruiter", "recruiter").play("board 1", "board 2")
    t.play("board 2", "board 2")
    assert t.crew(2) == {0: 2, 2: 1}
    assert t.options() == ["retarget 1", "retarget 2", "retarget 3"]
    t.play("retarget 1", "token phobos")
    assert t.destination(1) == "phobos"
    assert t.tokens_left("phobos") == 1


@rule("RP-6.1c", "RP-6.1d", "RP-14.2")
def test_rp_6_1c_the_top_token_counts_and_covered_ones_are_not_available() -> None:
    t = Mars().token(1, "hellas", "phobos").token(2, "hellas").choose("pilot", "recruiter", "recruiter")
    t.play("board 2", "board 2", "board 3", "board 3", "retarget 1")
    assert t.tokens_left("hellas") == 0
    assert t.refused("token hellas").rule == "RP-14.2"
    assert t.can("token phobos")
    t.play("token ausonia")
    assert t.destination(1) == "ausonia"
    assert (t.tokens_left("hellas"), t.tokens_left("phobos"), t.tokens_left("ausonia")) == (0, 1, 1)
    assert cast(list[Json], t.view(0)["pads"])[0]["tokens"] == ["hellas", "phobos", "ausonia"]


@rule("RP-6.1e")
def test_rp_6_1e_also_an_empty_or_blank_ship_or_the_destination_it_has() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "hellas 4").choose("pilot", "recruiter", "recruiter")
    t.play("board 2", "board 3", "board 2", "board 3")
    assert t.options() == ["retarget 1", "retarget 2", "retarget 3"]
    t.play("retarget 2", "token ausonia")
    assert t.destination(2) == "ausonia"
    t = Mars().spaceport("blank 4", "ausonia 4", "hellas 4").choose("pilot", "recruiter", "recruiter")
    t.play("board 2", "board 2", "board 2", "board 3", "retarget 1", "token hellas")
    assert t.destination(1) == "hellas"
    assert t.crew(1) == {}


@rule("RP-6.1f")
def test_rp_6_1f_boarding_a_blank_ship_takes_a_token_and_the_pilot_lays_a_second() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "hellas 4").choose("pilot", "recruiter", "recruiter")
    t.play("board 2", "board 2", "board 1", "token hellas", "board 1", "retarget 1", "token phobos")
    assert t.destination(1) == "phobos"
    assert t.tokens_left("hellas") == 1


@rule("RP-6.1b", "RP-5.5")
def test_rp_6_1b_without_any_region_token_the_pilot_only_places() -> None:
    t = Mars()
    for region in REGION_IDS:
        t.token(1, region).token(2, region)
    t.choose("pilot", "recruiter", "recruiter").play("board 1", "board 1", "board 2", "board 2")
    assert t.question == "character"


# -- the map (RP-15) ---------------------------------------------------------------------------------------------------
@rule("RP-15.2", "RP-2.1a")
@pytest.mark.parametrize("assembly", [1, 2, 3, 4])
def test_rp_15_2_moves_follow_the_borders_of_the_assembly(assembly: int) -> None:
    adjacent = ADJACENT[assembly - 1]
    for region in range(9):
        name = REGION_IDS[region]
        t = Mars(assembly=assembly).at(name, {0: 1}).choose(*others("explorer")).play("board 1")
        assert t.options() == ["stop", *(f"{name} to {REGION_IDS[other]}" for other in adjacent[region])]
        assert all(region in adjacent[other] for other in adjacent[region])
    assert adjacent[9] == []


@rule("RP-15.2")
def test_rp_15_2_the_borders_of_assembly_a() -> None:
    t = Mars().at("vastitas_borealis", {0: 1}).choose(*others("explorer")).play("board 1")
    assert [text.partition(" to ")[2] for text in t.options()[1:]] == ["ausonia", "mare_serpentis", "syrtis_major"]
    t = Mars(assembly=4).at("vastitas_borealis", {0: 1}).choose(*others("explorer")).play("board 1")
    ends = [text.partition(" to ")[2] for text in t.options()[1:]]
    assert ends == ["ausonia", "mare_tyrrhenum", "valles_marineris", "syrtis_major"]
