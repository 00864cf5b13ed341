"""Productions, exploration and scoring: sections 10, 11 and 12 of the rules."""

from typing import cast

import pytest
from tests.games.red_planet.facts import REGION_IDS
from tests.games.red_planet.table import Mars

from cosmodrome.games.red_planet import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.game import Json
from cosmodrome.testing import rule


# -- production (RP-10) ------------------------------------------------------------------------------------------------
@rule("RP-10.1", "RP-10.2a", "RP-10.6")
@pytest.mark.parametrize(("number", "tokens"), [(1, 1), (2, 2), (3, 3)])
def test_rp_10_1_the_productions_place_1_2_and_3_tokens_also_where_nobody_is(number: int, tokens: int) -> None:
    t = Mars().open(hellas="celerium", phobos="ice").produce(number)
    assert t.left_in("hellas") == t.left_in("phobos") == tokens
    assert t.state.stock == [40 - tokens, 23, 23 - tokens]


@rule("RP-10.1a")
def test_rp_10_1a_the_order_of_a_production() -> None:
    t = Mars().open(hellas="ice").at("hellas", {0: 1}).hold(0, "goal_pioneers", "action_forced_march")
    t.hold(1, "goal_dominion", "action_blocks_of_ice").at("ausonia", {1: 1}).advance_from("exploration", 0)
    assert t.question == "act"
    assert t.left_in("hellas") == 0  # before tokens are placed
    t.play("pass")
    assert t.asked == [1]
    t.play("pass")
    assert t.events[:2] == ["produced", "awarded"]
    assert t.question == "act"
    assert t.can("pass")
    assert t.asked == [0]
    assert t.has(0) == (3, 0, 0)  # after all regions were awarded
    t.play("pass")
    assert t.asked == [1]
    assert t.can("play blocks_of_ice")


@rule("RP-10.2")
def test_rp_10_2_only_regions_with_open_tokens_produce_their_resource() -> None:
    t = Mars().open(hellas="celerium", ausonia="ice", phobos="sylvanite").at("syrtis_major", {0: 3})
    t.at("hellas", {0: 1}).at("ausonia", {1: 1}).at("phobos", {2: 1}).produce(1)
    assert [t.has(colour) for colour in (0, 1, 2)] == [(0, 0, 1), (1, 0, 0), (0, 1, 0)]
    assert t.left_in("syrtis_major") == 0


@rule("RP-10.3", "RP-10.9")
def test_rp_10_3_most_astronauts_take_all_with_leftovers_and_stay() -> None:
    t = Mars().open(hellas="celerium").lying("hellas", 2).at("hellas", {0: 1, 1: 3, 2: 2}).produce(2)
    assert [t.has(colour) for colour in (0, 1, 2)] == [(0, 0, 0), (0, 0, 4), (0, 0, 0)]
    assert t.left_in("hellas") == 0
    assert t.in_region("hellas") == {0: 1, 1: 3, 2: 2}


@rule("RP-10.4")
def test_rp_10_4_tied_leaders_divide_and_the_remainder_stays() -> None:
    t = Mars().open(hellas="ice").lying("hellas", 2).at("hellas", {0: 2, 1: 2, 2: 1}).produce(3)
    assert [t.has(colour) for colour in (0, 1, 2)] == [(2, 0, 0), (2, 0, 0), (0, 0, 0)]
    assert t.left_in("hellas") == 1


@rule("RP-10.5", "RP-10.7")
def test_rp_10_5_the_examples_of_the_rulebook() -> None:
    t = Mars().open(hellas="celerium").at("hellas", {0: 2, 1: 2}).produce(3)
    assert [t.has(colour) for colour in (0, 1, 2)] == [(0, 0, 1), (0, 0, 1), (0, 0, 0)]
    assert t.left_in("hellas") == 1
    assert [t.points(colour)["tokens"] for colour in (0, 1, 2)] == [3, 3, 0]  # the one left belongs to nobody
    t = Mars().open(hellas="celerium").at("hellas", {0: 1, 1: 1, 2: 1}).produce(2)
    assert [t.has(colour) for colour in (0, 1, 2)] == [(0, 0, 0)] * 3
    assert t.left_in("hellas") == 2


@rule("RP-10.6", "RP-10.3")
def test_rp_10_6_tokens_wait_for_the_next_production() -> None:
    t = Mars().open(hellas="ice").produce(1)
    assert t.left_in("hellas") == 1
    t.at("hellas", {2: 1}).produce(2)
    assert t.has(2) == (3, 0, 0)


@rule("RP-10.8", "RP-9.3")
def test_rp_10_8_the_counter_goes_on_after_a_production() -> None:
    assert Mars().produce(1).view(0)["division"] == {"place": 6, "kind": "round", "number": 6}
    assert Mars().produce(2).view(0)["division"] == {"place": 10, "kind": "round", "number": 9}
    assert Mars().produce(3).view(0)["division"] == {"place": 14, "kind": "scoring", "number": 0}


@rule("RP-10.10", "RP-10.11")
def test_rp_10_10_tokens_are_kept_by_colour_and_open() -> None:
    t = Mars().open(hellas="celerium").at("hellas", {1: 1}).produce(2)
    for seat in (0, 1, 2, SPECTATOR):
        colours = cast(dict[str, Json], t.view(seat)["colours"])
        assert colours["1"]["collected"] == {"ice": 0, "sylvanite": 0, "celerium": 2}
    assert cast(dict[str, Json], t.view(0)["regions"])["hellas"]["tokens"] == 0


# -- exploration (RP-11) -----------------------------------------------------------------------------------------------
@rule("RP-11.1", "RP-11.3")
def test_rp_11_1_all_discoveries_are_turned_up_before_the_first_effect_clockwise() -> None:
    t = Mars(assembly=3).at("ausonia", {0: 1}).at("vastitas_borealis", {1: 3}).aboard(1, {2: 1})
    t.discovery("mare_tyrrhenum", "disc_ether_magnet").discovery("ausonia", "disc_native_resistance")
    t.discovery("vastitas_borealis", "disc_dust_storm").discovery("sinus_sabaeus", "disc_lichens").explore()
    explored = [event[2:4] for event in t.happened if GAME.events[event[0]] == "explored"]
    names = [GAME.events[event[0]] for event in t.happened]
    places = [REGION_IDS[region] for region, _ in explored]
    assert places == ["vastitas_borealis", "ausonia", "sinus_sabaeus", "mare_tyrrhenum"]  # the ring of assembly C
    last = len(names) - names[::-1].index("explored")
    effects = [
        (GAME.events[event[0]], event[2]) for event in t.happened[last:] if GAME.events[event[0]] in ("swept", "lost")
    ]
    assert effects == [("swept", 1), ("lost", 0), ("swept", 2)]
    assert names.index("swept") > last - 1


@rule("RP-11.2")
def test_rp_11_2_each_discovery_acts_at_its_own_moment() -> None:
    t = Mars().open(ausonia="ice", tritonis_sinus="ice").at("ausonia", {0: 1}).at("tritonis_sinus", {1: 2})
    t.discovery("ausonia", "disc_rich_deposit").discovery("tritonis_sinus", "disc_native_resistance")
    t.discovery("mare_serpentis", "disc_radiation").at("mare_serpentis", {2: 2})
    assert t.produce(1).has(0) == (1, 0, 0)  # not in the first production
    assert t.produce(2).has(0) == (3, 0, 0)  # nor in the second
    assert t.in_region("tritonis_sinus") == {1: 2}
    t.explore()
    assert t.in_region("tritonis_sinus") == {1: 1}
    assert t.has(0) == (8, 0, 0)
    assert [t.points(colour)["discoveries"] for colour in (0, 1, 2)] == [0, 0, -2]


@rule("RP-11.5")
def test_rp_11_5_discoveries_act_on_every_colour_whoever_placed_them() -> None:
    t = Mars().at("ausonia", {0: 1, 1: 2, 2: 3}).discovery("ausonia", "disc_native_resistance", 0).explore()
    assert t.over  # nobody was asked anything
    assert t.in_region("ausonia") == {1: 1, 2: 2}


# -- scoring (RP-12) ---------------------------------------------------------------------------------------------------
@rule("RP-12.1", "RP-2.13", "RP-13.2")
def test_rp_12_1_goals_are_secret_until_the_scoring_and_open_then() -> None:
    t = Mars().hold(1, "goal_moon_base", "goal_dominion").at("phobos", {1: 1})

    def held(seat: int) -> object:
        return cast(list[Json], t.view(seat)["seats"])[1]["held"]

    assert [held(seat) for seat in (0, 1, SPECTATOR)] == [None, ["goal_moon_base", "goal_dominion"], None]
    t.produce(2)
    assert held(0) is None
    t.produce(3)
    assert held(0) == held(SPECTATOR) == ["goal_moon_base", "goal_dominion"]
    assert t.events[-1] == "game-over"


@rule("RP-12.2")
@pytest.mark.parametrize(
    ("ice", "points"),
    [([3, 1, 2], [9, 0, 0]), ([2, 2, 1], [4, 4, 0]), ([1, 1, 1], [3, 3, 3]), ([0, 1, 0], [0, 9, 0])],
)
def test_rp_12_2_ice_monopoly_is_divided_rounded_down(ice: list[int], points: list[int]) -> None:
    t = Mars()
    for colour, count in enumerate(ice):
        t.tokens(colour, ice=count)
    t.produce(3)
    assert [t.points(colour)["global_goal"] for colour in range(3)] == points


@rule("RP-12.2a", "RP-12.3")
def test_rp_12_2a_only_collected_ice_counts_and_none_scores_nothing() -> None:
    t = Mars().open(hellas="ice").produce(3)
    assert t.left_in("hellas") == 3
    assert [t.points(colour)["global_goal"] for colour in range(3)] == [0, 0, 0]


@rule("RP-12.4", "RP-13.6")
def test_rp_12_4_the_total_of_goals_tokens_and_discoveries() -> None:
    t = Mars().tokens(0, ice=2, sylvanite=1, celerium=2).hold(0, "goal_moon_base", "goal_fallen_heroes")
    t.at("phobos", {0: 2}).lost({0: 1}).at("ausonia", {0: 3}).discovery("ausonia", "disc_radiation").produce(3)
    assert t.points(0) == {"goals": 6 + 5, "global_goal": 9, "tokens": 2 + 2 + 6, "discoveries": -3, "total": 27}
    assert GAME.scores(t.state)[0] == 27


@rule("RP-12.5")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ([(0, 0, 2), (0, 2, 0), (0, 1, 0)], [0]),
        ([(0, 0, 2), (0, 3, 0), (0, 1, 0)], [1]),  # 6 points each: three tokens are more than two
        ([(0, 0, 2), (0, 0, 2), (0, 1, 0)], [0, 1]),
        ([(0, 3, 0), (0, 3, 0), (0, 3, 0)], [0, 1, 2]),
    ],
)
def test_rp_12_5_highest_total_then_most_tokens_then_shared(
    tokens: list[tuple[int, int, int]], winners: list[int]
) -> None:
    t = Mars().hold(0, "goal_moon_base").hold(1, "goal_dominion").hold(2, "goal_pioneers")
    for colour, (ice, sylvanite, celerium) in enumerate(tokens):
        t.tokens(colour, ice, sylvanite, celerium)
    t.produce(3)
    assert GAME.winners(t.state) == winners


@rule("RP-1.2")
def test_rp_1_2_the_highest_total_wins() -> None:
    t = Mars().hold(0, "goal_moon_base").hold(1, "goal_dominion").hold(2, "goal_fallen_heroes")
    t.tokens(0, celerium=1).lost({2: 1}).produce(3)
    assert [t.total(colour) for colour in range(3)] == [3, 0, 5]
    assert GAME.winners(t.state) == [2]


@rule("RP-12.6", "RP-12.7", "RP-13.5")
def test_rp_12_6_a_shared_lead_counts_in_full_but_not_one_with_nothing() -> None:
    t = Mars().hold(0, "goal_moon_base").hold(1, "goal_fallen_heroes").at("phobos", {0: 1, 2: 1})
    assert t.worth(0) == [6]
    assert t.worth(1) == [0]
    t.at("phobos", {0: 1, 2: 2})  # another colour leads, without holding the goal
    assert t.worth(0) == [0]
    t.at("phobos", {})
    assert t.worth(0) == [0]


@rule("RP-12.8")
def test_rp_12_8_a_total_may_be_negative() -> None:
    t = Mars().hold(0, "goal_moon_base").at("ausonia", {0: 4}).discovery("ausonia", "disc_radiation").produce(3)
    assert t.total(0) == -4
    assert GAME.scores(t.state)[0] == -4


@rule("RP-12.9", "RP-13.20")
def test_rp_12_9_scoring_uses_the_actual_numbers_of_astronauts() -> None:
    t = Mars().hold(0, "goal_mass_settlement").hold(1, "goal_dominion").discovery("ausonia", "disc_clear_borders")
    t.discovery("mare_serpentis", "disc_fuzzy_borders").at("ausonia", {0: 3, 1: 1}).at("mare_serpentis", {1: 1})
    t.at("syrtis_major", {0: 1}).produce(3)
    assert t.points(0)["goals"] == 7  # four astronauts against two
    assert t.points(1)["goals"] == 0  # leads in one region, seat 0 in two


@rule("RP-12.10")
def test_rp_12_10_scoring_discoveries_change_totals_only() -> None:
    t = Mars().hold(0, "goal_pioneers").hold(1, "goal_mass_settlement").at("ausonia", {0: 2, 1: 1})
    t.tokens(0, celerium=1).discovery("ausonia", "disc_lichens").produce(3)
    assert t.in_region("ausonia") == {0: 2, 1: 1}
    assert t.has(0) == (0, 0, 1)
    assert t.points(0) == {"goals": 6, "global_goal": 0, "tokens": 3, "discoveries": 6, "total": 15}
    assert t.points(1) == {"goals": 0, "global_goal": 0, "tokens": 0, "discoveries": 6, "total": 6}
