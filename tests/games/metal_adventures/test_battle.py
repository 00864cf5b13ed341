"""Battles against ships and planets, betrayal and metal dice: sections 11, 12 and 16 of the rules."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from tests.games.metal_adventures.facts import CARD, SHIP
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_space import HUNTER, hunted

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.cards import ABILITIES, ARMOUR
from cosmodrome.games.metal_adventures.events import BY_SHIP
from cosmodrome.testing import rule


def betrayed(ship: str = "imperial_corvette") -> Table:
    """Return a table where seat 1 has just betrayed seat 0 against a ship."""
    return Table().open(ship).ally(1).skip("betray").play("betray")


@contextmanager
def granted(card: str, ability: int) -> Iterator[None]:
    """Give a card an ability that other data could give, and that no card of this set has."""
    place = ABILITIES * CARD[card] + ability
    GAME.data.ability[place] += 1
    try:
        yield
    finally:
        GAME.data.ability[place] -= 1


def armour() -> AbstractContextManager[None]:
    """Let the Iron Tortoise reduce damage down to nothing."""
    return granted("base_bulwark", ARMOUR)


# -- battle (MA-11) ----------------------------------------------------------------------------------------------------
@rule("MA-11.1", "MA-12.12")
def test_at_most_one_ally_against_a_ship_or_planet() -> None:
    table = Table(4).open("sol_courier").ally(1)
    assert table.question == "speak"  # sealing does not close the window
    table.play("propose")
    assert "help_for_free" not in table.options()
    table.play("alliance", "p2", "p0")
    assert table.refused("send").rule == "MA-18.10"
    table.play("give up").skip("betray").play("betray").skip("metal")
    assert table.question == "metal"  # no window for a replacement


@rule("MA-11.2", "MA-16.2")
def test_the_steps_of_a_battle_in_order() -> None:
    table = (
        Table().cards(0, "master_gunner", "boarding_veterans").turn_up("sol_courier", "raider_slaver", "ocg_ore_barge")
    )
    table.raid().play("open space", "attack sol_courier")
    order = []
    table.dice(3, 3)
    while table.question != "step":
        if table.question not in order:
            order.append(table.question)
        if table.question == "speak" and len(order) == 2 and table.state.helpers(1) == []:
            table.play("propose", "help_for_half_on_win", "p1", "accept")
        else:
            answers = {"betray": "loyal", "decide": "keep", "bid": "silent", "metal": "no metal"}
            table.play(answers.get(table.question, "pass"))
    assert order == ["bid", "speak", "betray", "metal", "before", "after", "decide"]


@rule("MA-11.2a", "MA-18.8")
def test_no_deals_from_the_betrayal_decision_on() -> None:
    table = Table().cards(0, "master_gunner", "boarding_veterans").open("sol_courier").ally(1)
    table.skip("betray")
    for window in ("betray", "metal", "before", "after"):
        table.skip(window)
        assert table.question == window
        assert not {"propose", "bid", "counter"} & set(table.options())
        table.play({"betray": "loyal", "metal": "no metal"}.get(window, "pass"))


@rule("MA-11.2b")
def test_the_ally_is_asked_once_and_in_public() -> None:
    table = Table().open("sol_courier").ally(1).skip("betray")
    assert (table.asked, table.options()) == ([1], ["loyal", "betray"])
    table.play("loyal")
    assert "stayed-loyal" in table.events_seen(2)
    assert table.question == "metal"


@rule("MA-11.2c", "MA-16.1", "MA-16.5")
def test_metal_answers_are_public_and_a_die_that_is_not_blank_is_not_asked() -> None:
    table = Table().metal(2, 0).open("sol_courier").ally(1).skip("metal")
    assert table.asked == [1]
    table.play("metal")
    assert "declared-metal" in table.events_seen(2)


@rule("MA-11.2d")
def test_totals_use_strength_as_it_is_when_compared() -> None:
    table = Table().cards(0, "light_laser", "saboteur").open("sol_courier").skip("before")
    assert table.totals == (9, 7)
    table.play("drop light_laser")
    assert table.totals == (8, 7)
    assert table.state.strength_before == 9


@rule("MA-11.2e")
def test_rewards_the_wreck_then_bonuses() -> None:
    table = Table().base(0, "base_privateer").open("sol_baronial_galleon").ally(1).fight(6, 1)
    told = [(table.game.events[e[0]], e[2:5]) for e in table.happened]
    wanted = [("paid", (-1, 0, 2)), ("gained-glory", (0, 1, BY_SHIP)),
              ("got-wreck", (0, SHIP["sol_baronial_galleon"], 0)),
              ("paid", (-1, 0, 1)), ("paid", (-1, 1, 1))]  # fmt: skip
    assert [event for event in told if event in wanted] == wanted


@rule("MA-11.2f", "MA-16.6", "MA-16.9", "MA-16.10")
def test_the_worked_example_of_the_metal_debt() -> None:
    table = Table().cards(0, "plasma_cannon", "light_laser").metal(2)
    assert table.player(0)["strength"] == 12
    table.raid().play("planet karokum")
    assert table.totals == (10, 12)
    table.fight(6, 1)
    assert table.state.metal[0] == 0
    rolled = Table().open("sol_courier").skip("metal").dice(1, 1, 2).play("metal").skip("step")
    assert rolled.state.metal[0] == 2  # owed in the following attack, not in this one


@rule("MA-11.3", "MA-11.4", "MA-16.4")
def test_the_totals_of_a_ship_battle() -> None:
    table = Table().base(0, "base_lone_wolf").cards(0, "master_gunner", "saboteur").cards(1, "boarding_veterans")
    table.dice(4, 2, 2, 6).open("sol_courier").ally(1).skip("metal").play("metal", "metal").play("play master_gunner")
    table.skip("after")
    assert table.totals == (8 + 4 + 3 + 2 + 6 + 3, 7 + 2)
    table.play("play boarding_veterans")
    won = next(event for event in table.happened if table.game.events[event[0]] == "battle-won")
    assert won[3:5] == (28, 9)


@rule("MA-11.5")
def test_on_a_tie_the_attacker_wins() -> None:
    assert Table().open("raider_slaver").fight(3, 3).names_of(0, "wrecks") == ["raider_slaver"]
    assert Table().open("raider_slaver").fight(3, 4).names_of(0, "wrecks") == []


@rule("MA-11.7")
def test_attacker_and_ally_play_cards_in_turn_until_both_pass_in_a_row() -> None:
    table = Table().cards(0, "boarding_veterans").cards(1, "fortune_teller").open("sol_courier").ally(1)
    table.dice(3, 3).skip("after")
    assert table.asked == [0]
    table.play("pass")
    assert table.asked == [1]
    table.play("play fortune_teller", "orange")
    assert (table.question, table.asked) == ("after", [0])
    table.play("play boarding_veterans")
    assert table.question == "step"


@rule("MA-11.8", "MA-11.15")
def test_a_beaten_ship_pays_the_attacker_and_becomes_a_face_down_wreck() -> None:
    table = Table().open("sol_household_guard").ally(1).fight(6, 1)
    assert (table.state.credits[0], table.player(0)["glory"]) == (2 + 4, 1)
    assert (table.state.credits[1], table.player(1)["glory"]) == (3 + 1, 0)  # only the True Friend's own credit
    assert table.names_of(0, "wrecks") == ["sol_household_guard"]
    assert (table.player(0)["wreck_count"], table.player(0)["wrecks"]) == (1, None)


@rule("MA-11.9")
def test_losers_take_the_dots_and_the_ship_leaves_the_game() -> None:
    table = Table().open("imperial_corvette").ally(1).fight(1, 6)
    assert table.state.damage == [3, 3, 0]
    assert SHIP["imperial_corvette"] in table.state.gone


@rule("MA-11.10")
def test_exhalia_gives_its_treasury_and_one_of_three_trophies() -> None:
    table = Table().cards(0, "warp_core", "plasma_cannon").treasuries(5, 1, 1)
    table.trophy_deck("trophy_unbowed", "trophy_turncoat", "trophy_big_gun").raid().play("planet exhalia").fight(6, 1)
    assert table.state.credits[0] == 2 + 5
    assert table.options() == ["keep trophy_big_gun", "keep trophy_unbowed", "keep trophy_turncoat"]
    table.play("keep trophy_turncoat", "under trophy_unbowed")
    assert table.names_of(0, "trophies") == ["trophy_turncoat"]
    under = table.view(0)["trophies_under"]
    assert isinstance(under, list)
    assert under[-2:] == ["trophy_unbowed", "trophy_big_gun"]


@rule("MA-11.11")
def test_bazaar_gives_its_treasury_and_a_support_card() -> None:
    table = Table().cards(0, "warp_core", "plasma_cannon").treasuries(1, 5, 1).discard("saboteur", "bodyguard")
    table.raid().play("planet bazaar").fight(6, 1).play("take saboteur")
    assert table.state.credits[0] == 2 + 5
    assert "saboteur" in table.names_of(0, "improvements")
    empty = Table().cards(0, "warp_core", "plasma_cannon").raid().play("planet bazaar").fight(6, 1)
    assert empty.question == "step"
    full = ("warp_core", "plasma_cannon", "light_laser", "grapples")
    crowded = Table().cards(0, *full).discard("saboteur").raid().play("planet bazaar").fight(6, 1)
    assert crowded.refused("take saboteur").rule == "MA-7.5"


@rule("MA-11.12")
def test_karokum_gives_its_treasury_and_a_wreck_of_the_pile() -> None:
    table = Table().cards(0, "warp_core", "plasma_cannon").treasuries(1, 1, 5).pile("raider_slaver", "sol_courier")
    table.raid().play("planet karokum").fight(6, 1).play("take raider_slaver")
    assert (table.state.credits[0], table.names_of(0, "wrecks")) == (2 + 5, ["raider_slaver"])
    empty = Table().cards(0, "warp_core", "plasma_cannon").raid().play("planet karokum").fight(6, 1)
    assert empty.question == "step"


@rule("MA-11.13")
def test_a_planet_not_beaten_costs_each_one_damage() -> None:
    table = Table().treasuries(1, 1, 5).raid().play("planet karokum").ally(1).fight(1, 6)
    assert (table.state.damage, table.state.treasuries) == ([1, 1, 0], [1, 1, 5])


@rule("MA-11.14", "MA-14.12")
def test_after_a_victory_the_attacker_decides_except_after_a_hunter() -> None:
    table = Table().open("imperial_pay_ship").ally(1, "help_for_half_on_win").fight(6, 1)
    assert (table.question, table.asked) == ("decide", [0])
    hunter = hunted().play(f"attack {HUNTER}")
    hunter.cards(0, "warp_core", "plasma_cannon").ally(1, "help_for_fixed_fee_on_win", "2").fight(6, 1)
    assert hunter.question == "step"
    assert hunter.state.credits[1] == 3 + 2 + 1


@rule("MA-11.15", "MA-17.14")
def test_a_spent_wreck_is_shown() -> None:
    table = Table().wrecks(0, "raider_slaver").damage(1, 1, 1).raid().play("cruise 2 0 credits 1 wrecks")
    assert "gave-wreck" in table.events_seen(2)
    assert SHIP["raider_slaver"] in table.state.gone


@rule("MA-11.16")
def test_a_beaten_hunter_is_a_wreck_for_amnesty_too() -> None:
    table = hunted().play(f"attack {HUNTER}").cards(0, "warp_core", "plasma_cannon").fight(6, 1)
    assert table.names_of(0, "wrecks") == [HUNTER]
    table.penalties(1).play("cruise 8 0 credits 1 wrecks")
    assert (table.state.penalties[0], table.names_of(0, "wrecks")) == (0, [])


@rule("MA-11.17")
def test_a_reward_that_cannot_be_used_is_lost() -> None:
    table = Table().open("sol_pilgrim_ship").fight(6, 1)
    assert table.question == "step"
    assert (table.state.damage[0], table.state.credits[0]) == (0, 4)


# -- betrayal (MA-12) --------------------------------------------------------------------------------------------------
@rule("MA-12.1", "MA-12.3", "MA-14.11")
def test_a_traitor_declares_before_the_roll_and_takes_a_penalty() -> None:
    table = betrayed()
    assert table.state.penalties[1] == 1
    assert table.state.dice == [0, 0]
    assert "betrayed" in table.events


@rule("MA-12.2", "MA-13.2")
def test_no_betrayal_in_a_duel() -> None:
    table = Table().raid().play("duel p2").ally(1).skip("betray", "metal")
    assert table.question == "metal"


@rule("MA-12.4", "MA-12.6", "MA-12.13")
def test_a_traitors_support_and_metal_count_for_the_target_and_he_declares_first() -> None:
    table = Table().cards(1, "oracle_core").open("imperial_corvette").ally(1)
    assert table.totals == (8 + 4 + 1, 11)
    table.skip("betray").play("betray")
    assert table.totals == (8, 11 + 4)  # without the bonus of a loyal ally
    assert (table.question, table.asked) == ("metal", [1])
    table.play("metal")
    assert table.asked == [0]
    table.dice(3, 3, 4).play("no metal")
    won = next(event for event in table.happened if table.game.events[event[0]] == "battle-won")
    assert won[3:5] == (8 + 3, 11 + 3 + 4 + 4)


@rule("MA-12.5", "MA-12.13")
def test_a_traitor_plays_no_cards() -> None:
    table = Table().cards(1, "master_gunner", "fortune_teller", "bodyguard").open("sol_courier").ally(1)
    table.skip("betray").play("betray").dice(6, 1)
    asked = []
    while table.question != "step":
        asked.append((table.question, table.asked))
        table.play({"metal": "no metal"}.get(table.question, "pass"))
    assert [question for question, seats in asked if 1 in seats] == ["metal"]
    assert table.state.damage[1] == 1


@rule("MA-12.7", "MA-14.10")
def test_the_attacker_wins_alone_and_the_traitor_takes_one_damage() -> None:
    table = Table().open("sol_household_guard").ally(1, "help_for_half_on_win").skip("betray").play("betray")
    table.state.damage[0] = 0
    table.cards(0, "warp_core", "plasma_cannon").fight(6, 1)
    assert table.question == "step"
    assert (table.player(0)["glory"], table.state.credits[0]) == (1, 2 + 4)
    assert table.names_of(0, "wrecks") == ["sol_household_guard"]
    assert (table.state.damage[1], table.state.credits[1]) == (1, 3)


@rule("MA-12.8", "MA-12.8a", "MA-12.9")
def test_the_target_wins_and_the_traitor_gets_only_the_credits() -> None:
    table = Table().base(1, "base_privateer").open("imperial_commissar_frigate").ally(1).skip("betray").play("betray")
    table.fight(1, 6)
    assert table.state.credits[:2] == [2, 3 + 5]
    assert (table.player(0)["glory"], table.player(1)["glory"]) == (0, -1)
    assert table.state.damage == [1, 0, 0]  # not the three dots
    assert SHIP["imperial_commissar_frigate"] in table.state.gone
    planet = Table().treasuries(1, 1, 6).raid().play("planet karokum").ally(1).skip("betray").play("betray").fight(1, 6)
    assert (planet.state.credits[1], planet.state.treasuries[2], planet.state.damage) == (9, 0, [1, 0, 0])


@rule("MA-12.10")
def test_words_given_for_the_battle_lapse_both_ways_but_what_was_handed_over_stays() -> None:
    table = Table().open("imperial_corvette").skip("speak").play("propose", "alliance", "p1", "p0")
    table.play("transfer", "p0", "p1", "credits", "1")
    table.play("promise", "p0", "to 1", "pay", "2", "battle-over", "settlement")
    table.play("promise", "p1", "to 0", "act", "use-metal-die", "now", "settlement", "send", "accept")
    assert table.promises == [1, 2]
    table.skip("betray").play("betray")
    assert table.promises == []
    assert (table.state.credits[:2], table.state.penalties[1]) == ([1, 4], 1)


@rule("MA-12.11")
def test_a_fourth_penalty_does_not_undo_a_betrayal() -> None:
    table = Table().penalties(0, 3).open("imperial_corvette").ally(1).skip("betray").play("betray")
    assert (table.state.penalties[1], table.state.traitor) == (4, 1)
    assert table.totals == (8, 11 + 3)


@rule("MA-12.13", "MA-20.4")
def test_reductions_apply_after_a_betrayal() -> None:
    with armour():
        table = Table().base(1, "base_bulwark").open("sol_courier").ally(1).skip("betray").play("betray").fight(6, 1)
        assert table.state.damage[1] == 0
    guarded = Table().cards(0, "bodyguard").open("imperial_corvette").ally(1).skip("betray").play("betray")
    guarded.dice(1, 6).skip("guard")
    assert (guarded.question, guarded.asked) == ("guard", [0])


# -- metal dice (MA-16) ------------------------------------------------------------------------------------------------
@rule("MA-16.3")
def test_the_attacker_declares_before_the_ally() -> None:
    table = Table().open("sol_courier").ally(1).skip("metal")
    assert table.asked == [0]
    table.play("no metal")
    assert table.asked == [1]


@rule("MA-16.4")
@pytest.mark.parametrize(("face", "shown"), [(0, 0), (2, 2), (4, 4), (6, 6)])
def test_a_metal_die_adds_its_face_and_stays_on_it(face: int, shown: int) -> None:
    table = Table().open("sol_courier").skip("metal").dice(1, 1, face).play("metal")
    won = next(event for event in table.happened if table.game.events[event[0]] == "battle-won")
    assert won[3:5] == (8 + 1 + face, 8)
    assert table.state.metal[0] == shown


@rule("MA-16.6", "MA-16.7")
def test_only_attacking_pays_the_debt_and_a_set_die_cannot_be_used() -> None:
    table = Table().metal(0, 4).open("sol_courier").ally(1)
    assert table.totals == (11, 7)
    table.fight(6, 1)
    assert table.state.metal[1] == 4
    challenged = Table().metal(0, 4).raid().play("duel p1")
    assert challenged.totals == (8, 8)
    challenged.fight(6, 1)
    assert challenged.state.metal[1] == 4
    attacking = Table().metal(4).open("sol_courier").skip("metal", "step")
    assert attacking.question == "step"  # the die was not asked for
    assert attacking.state.metal[0] == 0
    lost = Table().metal(4).raid().play("duel p1").fight(1, 6)
    assert lost.state.metal[0] == 0


@rule("MA-16.8")
def test_rest_turns_the_die_blank() -> None:
    assert Table().damage(1).metal(6).play("rest").state.metal[0] == 0


@rule("MA-16.11")
def test_metal_dice_are_never_rerolled() -> None:
    table = (
        Table().cards(0, "fortune_teller").open("sol_courier").skip("metal").play("metal").dice(3, 3, 2).skip("after")
    )
    table.play("play fortune_teller")
    assert table.options() == ["orange", "grey"]


# -- rewards that are declined (MA-11.17, MA-7.5) ----------------------------------------------------------------------
@rule("MA-11.17")
def test_ma_11_17_a_trophy_that_was_won_may_be_declined_unseen() -> None:
    table = Table().cards(0, "warp_core", "plasma_cannon").raid().play("planet exhalia").dice(6, 1).skip("draw")
    assert (table.question, table.options()) == ("draw", ["forgo", "draw"])
    assert table.view(0)["looked"] == []
    table.play("forgo").skip("step")
    assert (table.question, table.state.trophies[0], table.state.trophy_under) == ("step", [], [])


@rule("MA-7.5", "MA-11.11")
def test_ma_7_5_a_support_card_dropped_for_room_cannot_be_the_card_gained() -> None:
    table = Table().cards(0, "warp_core", "plasma_cannon", "bodyguard", "grapples").discard("saboteur")
    table.raid().play("planet bazaar").fight(6, 1).play("drop bodyguard")
    assert table.options() == ["none", "take saboteur"]
    assert table.refused("take bodyguard").rule == "MA-7.5"
    table.play("take saboteur").skip("step")
    assert "saboteur" in table.names_of(0, "improvements")
