"""Duels: section 13 of the rules."""

from tests.games.metal_adventures.table import Table

from cosmodrome.testing import rule


@rule("MA-13.1", "MA-13.14")
def test_both_duelists_recruit_any_number_and_nobody_helps_both() -> None:
    table = Table(6).raid().play("duel p1").skip("speak")
    assert table.asked == [0]
    table.play("propose", "help_for_free", "p2", "accept")
    assert table.asked == [1]
    table.play("propose", "help_for_free", "p3", "accept")
    table.play("propose", "help_for_free", "p4", "accept")
    assert table.totals == (8 + 3 + 3, 8 + 3)
    table.play("propose", "alliance", "p2", "p1")
    assert table.refused("send").rule == "MA-18.10"
    table.play("give up", "pass")
    assert (table.question, table.asked) == ("speak", [1])
    table.play("pass")
    assert table.question == "metal"


@rule("MA-13.3", "MA-13.7")
def test_orange_for_the_challenger_grey_for_the_challenged_and_a_tie_for_the_challenger() -> None:
    assert Table().raid().play("duel p1").fight(3, 3).player(0)["glory"] == 1
    assert Table().raid().play("duel p1").fight(3, 4).player(1)["glory"] == 1


@rule("MA-13.4")
def test_metal_dice_are_declared_by_the_challengers_side_first() -> None:
    table = Table(6).raid().play("duel p2").skip("speak")
    table.play("propose", "help_for_free", "p5", "accept", "propose", "help_for_free", "p1", "accept")
    table.play("propose", "help_for_free", "p3", "accept").skip("metal")
    order = []
    while table.question == "metal":
        order.append(table.asked[0])
        table.play("metal" if len(order) == 1 else "no metal")
    assert order == [0, 3, 5, 2, 1]


@rule("MA-13.5")
def test_every_participant_may_play_cards_challengers_side_first() -> None:
    table = Table(4).cards(0, "master_gunner").cards(1, "pathfinder").cards(2, "saboteur").cards(3, "bodyguard")
    table.raid().play("duel p1").skip("speak").play("propose", "help_for_free", "p3", "accept")
    table.play("propose", "help_for_free", "p2", "accept").skip("before")
    order = []
    while table.question == "before":
        order.append(table.asked[0])
        table.play("play master_gunner" if len(order) == 1 else "pass")
    assert order[:4] == [0, 3, 1, 2]


@rule("MA-13.6", "MA-21.17")
def test_the_totals_of_a_duel() -> None:
    table = Table(4).base(0, "base_lone_wolf").base(1, "base_duelist").metal(2, 2).cards(0, "mutant_marines")
    table.cards(1, "aegis_dome").cards(2, "oracle_core").raid().play("duel p1")
    table.skip("speak").play("propose", "help_for_free", "p3", "accept", "propose", "help_for_free", "p2", "accept")
    challenger = 11 + 1 + 3 - 2  # equipment, marines, helper, debt
    challenged = 11 + 1 + 1 + 4 + 1  # equipment, dome, Rapier, helper with his core; no debt
    assert table.totals == (challenger, challenged)


@rule("MA-13.8", "MA-13.9", "MA-13.9a")
def test_the_winning_challenger_gets_glory_pot_and_one_of_three_spoils() -> None:
    table = (
        Table()
        .credits(3, 5)
        .pot(4)
        .cards(1, "saboteur", "grapples")
        .wrecks(1, "sol_courier", "raider_slaver", "imperial_scout")
    )
    table.raid().play("duel p1").dice(6, 1).skip("spoils")
    assert (table.player(0)["glory"], table.state.credits[0], table.state.pot) == (1, 2 + 5, 0)
    assert table.options() == ["credits", "improvement", "wrecks"]
    table.play("credits").skip("step")
    assert table.state.credits[:2] == [2 + 5 + 3, 2]
    poor = Table().credits(3, 0).raid().play("duel p1").fight(6, 1)
    assert poor.state.credits[0] == 2 + 1
    nothing = Table().cards(1, "saboteur").raid().play("duel p1").dice(6, 1).skip("spoils")
    assert nothing.refused("wrecks").rule == "MA-13.9a"


@rule("MA-13.9a", "MA-7.5")
def test_an_improvement_chosen_as_spoils_is_taken_unless_there_is_no_room() -> None:
    table = Table().cards(1, "saboteur", "grapples").raid().play("duel p1").dice(6, 1).skip("spoils")
    table.play("improvement")
    assert table.options() == ["take grapples", "take saboteur"]
    full = Table().cards(0, "light_laser", "hull_plating", "afterburners", "pathfinder").cards(1, "saboteur")
    full.raid().play("duel p1").dice(6, 1).skip("spoils").play("improvement", "none")
    assert full.names_of(1, "improvements") == ["saboteur"]


@rule("MA-13.9", "MA-13.13")
def test_the_winner_may_take_an_improvement_if_there_is_room() -> None:
    table = Table().cards(1, "saboteur", "grapples").raid().play("duel p1").dice(6, 1).skip("spoils")
    table.play("improvement", "take grapples")
    assert (table.names_of(0, "improvements"), table.names_of(1, "improvements")) == (["grapples"], ["saboteur"])
    full = ("light_laser", "hull_plating", "afterburners", "pathfinder")
    crowded = Table().cards(0, *full).cards(1, "saboteur").raid().play("duel p1").dice(6, 1).skip("spoils")
    crowded.play("improvement")
    assert crowded.refused("take saboteur").rule == "MA-7.5"
    crowded.play("drop pathfinder")  # there is only one to take
    assert "saboteur" in crowded.names_of(0, "improvements")


@rule("MA-13.10")
def test_taking_wrecks_shows_them_all_to_the_winner_alone_and_half_are_taken() -> None:
    table = Table().wrecks(1, "sol_courier", "raider_slaver", "imperial_scout").raid().play("duel p1")
    table.dice(6, 1).skip("spoils").play("wrecks")
    assert set(table.options()) == {"wreck sol_courier", "wreck raider_slaver", "wreck imperial_scout"}
    table.play("wreck raider_slaver")
    assert table.events_seen(2) == ["traded-wreck-hidden"]
    table.play("wreck sol_courier").skip("step")
    assert set(table.names_of(0, "wrecks")) == {"raider_slaver", "sol_courier"}
    assert table.names_of(1, "wrecks") == ["imperial_scout"]


@rule("MA-13.11", "MA-13.12")
def test_a_winning_challenged_gets_only_glory_and_pot_and_the_losers_side_one_damage_each() -> None:
    table = Table(4).credits(5, 3).pot(3).cards(0, "saboteur").raid().play("duel p1").skip("speak")
    table.play("propose", "help_for_free", "p2", "accept", "propose", "help_for_free", "p3", "accept").fight(1, 6)
    assert table.question == "step"
    assert (table.player(1)["glory"], table.state.credits[1], table.state.credits[0]) == (1, 3 + 4, 4)
    assert table.state.damage == [1, 0, 1, 0]
    assert table.names_of(0, "improvements") == ["saboteur"]
    assert (table.player(3)["glory"], table.state.credits[3]) == (0, 3)


@rule("MA-13.13", "MA-13.15")
def test_spoils_come_after_the_pot_and_before_promises_are_settled() -> None:
    table = Table(4).credits(3, 6).cards(1, "saboteur").raid().play("duel p1")
    table.ally(2, "help_for_half_on_win").dice(6, 1).skip("spoils", "decide")
    assert table.question == "spoils"
    assert (table.state.pot, table.state.damage[1]) == (0, 0)
    table.play("credits").skip("decide")
    assert table.state.damage[1] == 1
    table.play("keep").skip("step")
    assert table.state.credits[2] == 3 + 2  # half of pot 1 and spoils 3


@rule("MA-13.16", "MA-3.11")
def test_an_infamous_challenged_fights_alone() -> None:
    table = Table(4).penalties(0, 4).raid().play("duel p1").skip("speak").play("pass")
    assert table.asked == [1]
    table.play("propose")
    assert "help_for_free" not in table.options()
    table.play("alliance", "p2", "p1")
    assert table.refused("send").rule == "MA-3.11"
