"""Improvements, the turn, the brotherhood, the pirate code and the end: sections 7, 8, 9, 15 and 19 of the rules."""

import pytest
from tests.games.metal_adventures.facts import CARD, IDS
from tests.games.metal_adventures.table import Table

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.cards import FIRST_SUPPORT
from cosmodrome.games.metal_adventures.table import DUE_COUNT, MADE, PROMISES
from cosmodrome.testing import rule

FULL = ("light_laser", "hull_plating", "grapples", "saboteur")


# -- improvements (MA-7) -----------------------------------------------------------------------------------------------
@rule("MA-7.1", "MA-7.5", "MA-17.9")
def test_four_improvements_are_the_limit_and_one_must_go_before_another_comes() -> None:
    table = Table().credits(9).cards(0, *FULL).row("laser_battery", "energy_shield").raid()
    assert table.refused("cruise 6 laser_battery").rule == "MA-7.5"
    table.play("drop saboteur", "cruise 6 laser_battery")
    assert table.names_of(0, "improvements") == ["light_laser", "laser_battery", "hull_plating", "grapples"]
    resting = Table().credits(9).damage(1).cards(0, *FULL).row("laser_battery").play("rest")
    assert resting.refused("buy laser_battery").rule == "MA-7.5"


@rule("MA-7.5", "MA-11.17")
def test_a_reward_needs_room_too() -> None:
    table = Table().cards(0, *FULL).row("warp_core", "targeting_computer").open("ocg_arms_freighter").fight(6, 1)
    assert table.question == "take-row"
    assert table.refused("take targeting_computer").rule == "MA-7.5"
    table.play("drop saboteur", "take targeting_computer")
    assert "targeting_computer" in table.names_of(0, "improvements")
    nothing = Table().cards(0, *FULL).row("warp_core").market().open("ocg_arms_freighter").fight(6, 1)
    assert nothing.question == "step"  # no card is cheap enough
    declined = Table().row("targeting_computer").open("ocg_arms_freighter").fight(6, 1).play("none")
    assert declined.names_of(0, "improvements") == []


@rule("MA-7.3", "MA-7.6")
def test_a_support_card_is_used_once_and_never_returns_to_the_deck() -> None:
    table = Table().damage(2, 2, 2).cards(0, "chief_mechanic").play("play chief_mechanic")
    assert table.names_of(0, "improvements") == []
    assert table.view(0)["support_discard"] == ["chief_mechanic"]
    table.credits(9).raid().play("cruise 5")
    assert CARD["chief_mechanic"] not in table.state.market
    table.play("cruise 7 chief_mechanic")
    assert table.names_of(0, "improvements") == ["chief_mechanic"]


@rule("MA-7.4")
def test_equipment_is_discarded_under_its_deck_and_support_to_the_support_discard() -> None:
    table = Table().cards(0, "light_laser", "saboteur").play("drop light_laser", "drop saboteur")
    assert table.state.market_under == [CARD["light_laser"]]
    assert table.view(0)["support_discard"] == ["saboteur"]
    assert table.state.damage == [0, 0, 0]
    speaking = Table().cards(0, "light_laser").raid().play("duel p1").skip("speak").play("drop light_laser")
    assert speaking.player(0)["strength"] == 8


@rule("MA-7.7", "MA-7.8")
@pytest.mark.parametrize("card", IDS[FIRST_SUPPORT : FIRST_SUPPORT + 9])
def test_support_cards_are_played_only_in_their_window_and_only_if_they_do_something(card: str) -> None:
    windows = {
        "master_gunner": "before",
        "boarding_veterans": "after",
        "fortune_teller": "after",
        "bodyguard": "guard",
        "pathfinder": "open",
    }
    useful = Table().damage(1, 1, 1).metal(2).cards(0, card)
    idle = Table().credits(3, 0, 0).damage(0, 4, 4).cards(0, card)
    if card in windows:
        assert useful.refused(f"play {card}").rule == "MA-7.7"
    else:
        assert f"play {card}" in useful.options()
        assert idle.refused(f"play {card}").rule == "MA-7.8"
    fighting = Table().cards(0, card).raid().play("duel p1")
    for window in ("before", "after"):
        fighting.skip(window, "step")
        offered = fighting.question == window and f"play {card}" in fighting.options()
        assert offered == (windows.get(card) == window)
        if fighting.question == window:
            fighting.play("pass")


@rule("MA-7.7", "MA-11.6")
def test_outsiders_cannot_influence_a_battle() -> None:
    table = Table(4).cards(3, "master_gunner", "boarding_veterans").open("sol_courier").ally(1)
    asked = set()
    table.dice(3, 3)
    while table.question != "step":
        asked |= set(table.asked)
        table.skip("before", "after", "betray", "metal", "step")
        if table.question != "step":
            asked |= set(table.asked)
            table.play({"before": "pass", "after": "pass", "betray": "loyal", "metal": "no metal"}[table.question])
    assert 3 not in asked


@rule("MA-7.8")
def test_a_pathfinder_needs_a_deck() -> None:
    table = Table().cards(0, "pathfinder").deck(("sol_courier", "raider_slaver", "ocg_parcel_drone"))
    table.raid().play("open space")
    assert table.refused("play pathfinder").rule == "MA-7.8"


# -- the turn (MA-8) ---------------------------------------------------------------------------------------------------
@rule("MA-8.1", "MA-8.2", "MA-8.3")
def test_one_rests_or_raids_and_rests_only_when_damaged() -> None:
    assert Table().refused("rest").rule == "MA-8.2"
    table = Table().damage(3).metal(4).play("rest")
    assert (table.state.credits[0], table.state.damage[0], table.state.metal[0], table.state.pot) == (5, 0, 0, 0)
    assert table.refused("raid").rule == "MA-8.1"
    assert table.refused("duel p1").rule == "MA-8.3"
    assert table.refused("cruise 5").rule == "MA-8.3"
    table.play("end")
    assert table.state.active == 1
    raiding = Table().damage(1).raid()
    assert raiding.refused("rest").rule == "MA-8.1"


@rule("MA-8.2")
def test_nobody_is_offered_a_rest_without_damage() -> None:
    assert GAME.prompt(Table().state, 0).id == "ask-start-undamaged"
    assert GAME.prompt(Table().damage(1).state, 0).id == "ask-start"


@rule("MA-8.1a")
def test_between_steps_one_may_deal_play_discard_and_reveal() -> None:
    table = Table().damage(1, 1, 1).cards(0, "chief_mechanic").trophies(0, "trophy_treasure_hold").credits(12)
    wanted = {"propose", "play chief_mechanic", "drop chief_mechanic", "reveal trophy_treasure_hold"}
    assert wanted <= set(table.options())
    assert wanted <= set(table.raid().options())
    resting = Table().damage(1).cards(0, "saboteur").play("rest")
    assert {"propose", "play saboteur", "drop saboteur"} <= set(resting.options())


@rule("MA-8.4", "MA-8.6")
def test_resting_one_may_swap_a_trophy_then_buy() -> None:
    table = Table().damage(1).credits(6).trophies(0, "trophy_big_gun")
    table.trophy_deck("trophy_unbowed", "trophy_turncoat").play("rest").skip("step").play("swap trophy_big_gun")
    assert table.options() == ["keep trophy_unbowed", "keep trophy_turncoat"]
    table.play("keep trophy_turncoat", "under trophy_big_gun").skip("step")
    assert table.names_of(0, "trophies") == ["trophy_turncoat"]
    under = table.view(0)["trophies_under"]
    assert isinstance(under, list)
    assert under[-2:] == ["trophy_big_gun", "trophy_unbowed"]
    assert table.refused("swap trophy_turncoat").rule == "MA-8.6"
    table.play("buy light_laser").skip("step")
    assert table.refused("buy laser_battery").rule == "MA-8.5"
    nothing = Table().damage(1).play("rest")
    assert not [option for option in nothing.options() if option.startswith("swap")]


@rule("MA-8.5", "MA-21.4")
def test_resting_one_buys_for_one_more_to_the_bank() -> None:
    table = Table().base(0, "base_lone_wolf").damage(1).credits(4).play("rest", "buy laser_battery")
    assert table.state.credits[0] == 4 + 2 - 6
    assert (table.state.treasuries, table.state.pot) == ([0, 0, 0], 0)
    cheaper = Table().damage(1).credits(4).play("rest", "buy laser_battery")  # the Golden Scales
    assert cheaper.state.credits[0] == 4 + 2 - 5
    poor = Table().base(0, "base_lone_wolf").damage(1).credits(3).play("rest")
    assert poor.refused("buy laser_battery").rule == "MA-8.5"


@rule("MA-8.7", "MA-8.8")
def test_the_cruise_comes_entirely_before_or_entirely_after_the_battle() -> None:
    table = Table().credits(9).raid().play("cruise 5", "duel p1").fight(6, 1)
    assert table.refused("cruise 10 0 wrecks").rule == "MA-8.7"
    after = Table().credits(9).raid().play("duel p1").fight(6, 1).play("cruise 5", "cruise 6 " + row_card())
    assert after.state.cruised == 6
    none = Table().raid().play("duel p1").fight(6, 1).end()
    assert none.state.active == 1


def row_card() -> str:
    """Return what the row of the same seed offers after a new selection."""
    table = Table().credits(9).raid().play("duel p1").fight(6, 1).play("cruise 5")
    return next(option for option in table.options() if option.startswith("cruise 6")).removeprefix("cruise 6 ")


@rule("MA-8.9")
def test_the_end_of_a_turn_settles_promises_then_opens_the_last_window() -> None:
    table = Table().credits(5, 5).trophies(2, "trophy_big_gun")
    table.play("propose", "transfer", "p1", "p0", "credits", "1", "promise", "p0", "to 1", "pay", "1", "now")
    table.play("end-of-turn", "send", "accept").raid().play("duel p1").fight(6, 1).play("end")
    assert (table.question, table.asked) == ("decide", [0])
    table.play("keep")
    assert (table.question, table.asked) == ("reveal", [2])
    table.play("pass")
    assert table.state.active == 1


# -- brotherhood (MA-9) ------------------------------------------------------------------------------------------------
@rule("MA-9.1", "MA-9.2")
def test_the_fee_is_paid_before_anything_unless_one_alone_is_weakest() -> None:
    table = Table().play("raid")
    assert table.options() == ["refuse", "pay"]
    table.play("pay")
    assert (table.state.credits[0], table.state.pot) == (2, 1)
    weakest = Table().damage(1).play("raid")
    assert (weakest.question, weakest.state.pot) == ("step", 0)
    shared = Table().damage(1, 1).play("raid")
    assert shared.question == "fee"


@rule("MA-9.3", "MA-15.1")
def test_who_cannot_or_will_not_pay_takes_a_penalty() -> None:
    assert Table().play("raid", "refuse").state.penalties[0] == 1
    poor = Table().credits(0).play("raid")
    assert (poor.question, poor.state.penalties[0], poor.state.pot) == ("step", 1, 0)


@rule("MA-9.4")
def test_strength_after_damage_is_compared() -> None:
    table = Table().cards(0, "light_laser").damage(2).play("raid")
    assert table.question == "step"  # 8 + 1 - 2 is less than 8


@rule("MA-9.5", "MA-14.1")
def test_the_fee_may_be_borrowed() -> None:
    table = Table().credits(0, 3).play("propose", "loan", "p1", "1", "2", "accept").play("raid", "pay")
    assert (table.state.credits[0], table.state.credits[1], table.state.penalties[0]) == (0, 2, 0)


# -- pirate code (MA-15) -----------------------------------------------------------------------------------------------
@rule("MA-15.1", "MA-15.2")
def test_only_amnesty_removes_a_penalty() -> None:
    table = Table().penalties(2).damage(2, 2, 2).credits(9).play("rest")
    assert table.state.penalties[0] == 2
    amnesty = Table().penalties(2).credits(9).raid().play("cruise 8 2 credits 0 wrecks")
    assert amnesty.state.penalties[0] == 1


@rule("MA-15.3", "MA-17.11")
def test_no_amnesty_in_a_turn_with_a_penalty_of_ones_own() -> None:
    table = Table().penalties(1).credits(9).play("raid", "refuse")
    assert table.refused("cruise 8 2 credits 0 wrecks").rule == "MA-15.3"
    other = Table().penalties(0, 1).credits(9, 9).open("sol_courier").ally(1).skip("betray").play("betray")
    other.fight(6, 1).end().credits(9, 9).raid()
    assert other.state.active == 1
    assert "cruise 8 2 credits 0 wrecks" in other.options()


# -- the end (MA-19) ---------------------------------------------------------------------------------------------------
@rule("MA-19.1", "MA-19.2", "MA-19.5")
def test_nine_glory_of_anybody_end_the_game_at_the_end_of_the_turn() -> None:
    table = Table().glory(0, 9).raid().play("duel p2").fight(6, 1)
    assert not table.over
    table.play("end")
    assert table.over
    assert table.state.turn == 1
    fallen = Table().glory(9).penalties(0).play("raid", "refuse").play("duel p1").fight(1, 6).play("end")
    assert not fallen.over


@rule("MA-19.1", "MA-19.6")
def test_two_cards_left_end_the_game_after_the_turn_is_finished() -> None:
    ships = ("sol_courier", "raider_slaver", "ocg_parcel_drone", "sol_dowry_barge", "imperial_scout")
    table = Table().credits(9).deck(ships).raid().play("open space")
    assert table.state.deck_size() == 2
    option = next(option for option in table.options() if option.startswith("attack"))
    table.play(option).fight(6, 1).play("cruise 5").play("end")
    assert table.over
    six = Table().deck((*ships, "imperial_pay_ship")).raid().play("open space")
    option = next(option for option in six.options() if option.startswith("attack"))
    six.play(option).fight(6, 1).end()
    assert not six.over


@rule("MA-19.6")
def test_hunters_shuffled_back_count() -> None:
    far = ("hunter_black_hound", "sol_relic_carrier", "imperial_carrier", "ocg_director_yacht", "raider_mutant_ark")
    table = Table().deck((), far).rolls("far_space", 0, 0, 0).raid().play("open space")
    assert table.view(0)["shown"] == ["hunter_black_hound", "raider_mutant_ark", "ocg_director_yacht"]
    assert table.state.deck_size() == 2
    table.play("attack raider_mutant_ark").fight(1, 6).end()
    assert (table.state.deck_size(), table.over) == (3, False)


@rule("MA-19.3")
def test_ties_are_broken_by_credits_and_then_shared() -> None:
    table = Table().glory(9, 9, 9).credits(5, 7, 7).raid().play("duel p1").skip("step")
    table.glory(9, 9, 9).credits(5, 7, 7).play("end")
    assert table.winners == [1, 2]
    richer = Table().glory(9, 9, 9).raid().play("duel p1").skip("step").glory(9, 9, 9).credits(5, 7, 6).play("end")
    assert richer.winners == [1]


@rule("MA-19.4", "MA-18.21")
def test_promises_for_the_end_of_the_game_are_settled_before_scoring() -> None:
    table = Table().credits(9, 9, 9).glory(9, 8).play("propose", "promise", "p0", "to 1", "pay", "2", "now", "game-end")
    table.play("promise", "p0", "to 2", "pay", "3", "now", "end-of-turn-of", "p0", "1", "send", "accept", "accept")
    table.raid().play("duel p2").fight(1, 6).play("end")
    assert (table.question, table.asked, table.promises) == ("decide", [0], [1])  # the other lapsed
    table.play("break")
    assert table.over
    assert table.player(0)["glory"] == 8


@rule("MA-19.4")
def test_no_trophy_is_revealed_after_the_last_window() -> None:
    table = Table().credits(9, 9, 9).glory(9).trophies(1, "trophy_treasure_hold")
    table.play("propose", "promise", "p0", "to 1", "pay", "2", "now", "game-end", "send", "accept").skip("step")
    table.raid().play("duel p2").fight(6, 1).play("end").skip("decide")
    table.play("keep")
    assert table.over
    assert table.state.credits[1] >= 10


# -- what is told (MA-8.9) ---------------------------------------------------------------------------------------------
@rule("MA-8.9")
@pytest.mark.parametrize("promises", [0, 2])
def test_ma_8_9_the_end_of_a_turn_is_told_once(promises: int) -> None:
    table = Table()
    for _ in range(promises):
        table.play("propose", "promise", "p0", "to 1", "pay", "1", "now", "end-of-turn-of", "p0", "2", "send", "accept")
    for place in range(promises):
        PROMISES.set(table.state, place, MADE, 0)  # in an earlier turn, so that this one counts
    table.open("sol_courier").fight(6, 1).play("end")
    assert table.events.count("turn-ended") == 1
    assert [PROMISES.get(table.state, place, DUE_COUNT) for place in range(promises)] == [1] * promises


@rule("MA-8.8a", "MA-8.1", "MA-8.3", "MA-10.2a", "MA-8.7")
def test_ma_8_8a_refusals_name_the_rule_that_applies() -> None:
    start, raiding = Table(), Table().raid()
    shown = Table().turn_up("sol_courier").raid().play("open space")
    rested = Table().damage(1).play("rest").skip("step")
    assert [table.refused("end").rule for table in (start, raiding, shown)] == ["MA-8.1", "MA-8.8a", "MA-8.8a"]
    assert [table.refused("duel p1").rule for table in (start, shown, rested)] == ["MA-8.1", "MA-10.2a", "MA-8.3"]
    assert [table.refused("open space").rule for table in (start, shown, rested)] == ["MA-8.1", "MA-10.2a", "MA-8.3"]
    assert [table.refused("cruise 5").rule for table in (start, shown, rested)] == ["MA-8.1", "MA-10.2a", "MA-8.3"]
    fought = Table().raid().play("duel p1").fight(6, 1)
    assert fought.refused("duel p1").rule == "MA-8.7"
