"""Every support card does what its data say; section 21 of the rules."""

from tests.games.metal_adventures.facts import SHIP
from tests.games.metal_adventures.table import Table

from cosmodrome.testing import rule


# -- support cards -----------------------------------------------------------------------------------------------------
@rule("MA-21.22", "MA-11.3")
def test_master_gunner_and_boarding_veterans_add_to_the_side_of_their_player() -> None:
    table = Table().cards(1, "master_gunner").cards(0, "boarding_veterans", "saboteur").open("sol_courier").ally(1)
    table.dice(4, 2).skip("before").play("pass", "play master_gunner").skip("after")
    assert table.totals == (8 + 4 + 3 + 3, 7 + 2)
    table.play("play boarding_veterans")
    won = next(event for event in table.happened if table.game.events[event[0]] == "battle-won")
    assert won[3:5] == (8 + 4 + 3 + 3 + 2, 7 + 2)
    target = (
        Table().cards(1, "master_gunner", "saboteur").raid().play("duel p1").skip("before").play("play master_gunner")
    )
    assert target.totals == (8, 11)


@rule("MA-21.6", "MA-11.7")
def test_fortune_teller_rerolls_either_die() -> None:
    table = Table().cards(0, "fortune_teller").raid().play("duel p1").dice(1, 6).skip("after").rolls("grey", 0)
    table.play("play fortune_teller", "grey")
    won = next(event for event in table.happened if table.game.events[event[0]] == "battle-won")
    assert won[3:5] == (9, 9)
    ally = Table().cards(1, "fortune_teller").open("sol_courier").ally(1).dice(1, 6).skip("after").rolls("orange", 5)
    ally.play("play fortune_teller", "orange")
    won = next(event for event in ally.happened if ally.game.events[event[0]] == "battle-won")
    assert won[3] == 8 + 3 + 6


@rule("MA-21.9", "MA-20.5")
def test_bodyguard_prevents_all_damage_of_a_lost_battle() -> None:
    table = Table().cards(0, "bodyguard").open("imperial_corvette").dice(1, 6).skip("guard").play("guard")
    assert (table.state.damage[0], table.view(0)["support_discard"]) == (0, ["bodyguard"])
    helper = Table().cards(1, "bodyguard").open("imperial_corvette").ally(1).dice(1, 6).skip("guard").play("guard")
    assert helper.state.damage == [3, 0, 0]
    duel = Table().cards(1, "bodyguard").raid().play("duel p1").dice(6, 1).skip("guard", "spoils")
    assert duel.play("credits").skip("guard").play("guard").state.damage[1] == 0
    event = Table().cards(0, "bodyguard").turn_up("event_meteor_shower", "sol_courier").raid().play("open space")
    assert (event.question, event.state.damage[0]) == ("step", 1)


@rule("MA-21.10")
def test_chief_mechanic_saboteur_pickpocket_and_metal_shaman() -> None:
    mechanic = Table().damage(3).cards(0, "chief_mechanic").play("play chief_mechanic")
    assert mechanic.state.damage[0] == 1
    saboteur = Table().cards(0, "saboteur").damage(0, 4).play("play saboteur")
    assert saboteur.state.damage == [0, 4, 1]  # seat 1 is no possible victim
    shaman = Table().metal(6).cards(0, "metal_shaman").play("play metal_shaman")
    assert shaman.state.metal[0] == 0
    fighting = Table().cards(0, "saboteur").raid().play("duel p1").skip("before")
    assert "play saboteur" not in fighting.options()
    others_turn = Table().cards(1, "saboteur", "pathfinder").open("sol_courier").skip("bid")
    assert "play saboteur" not in others_turn.options(1)


@rule("MA-21.20")
def test_pickpocket_takes_what_there_is() -> None:
    table = Table().credits(3, 1, 5).cards(0, "pickpocket").play("play pickpocket", "p1")
    assert table.state.credits == [4, 0, 5]
    rich = Table().credits(3, 1, 5).cards(0, "pickpocket").play("play pickpocket", "p2")
    assert (rich.state.credits, rich.state.penalties) == ([5, 1, 3], [0, 0, 0])


@rule("MA-21.5")
def test_pathfinder_replaces_all_ships_and_a_ship_without_replacement_stays() -> None:
    ships = ("sol_courier", "raider_slaver", "ocg_ore_barge", "imperial_scout", "sol_dowry_barge", "raider_war_junk")
    table = Table().cards(0, "pathfinder").turn_up(*ships).raid().play("open space", "play pathfinder")
    assert table.view(0)["shown"] == list(ships[3:])
    assert sorted(table.state.pile) == sorted(SHIP[id] for id in ships[:3])
    short = Table().cards(0, "pathfinder").deck(ships[:4]).rolls("near_space", 0, 0, 0, 0).raid()
    short.play("open space")
    old = list(short.state.shown)
    short.play("play pathfinder")
    assert short.state.shown[:2] == old[1:]
    assert len(short.state.shown) == 3


@rule("MA-21.21")
def test_a_free_improvement_has_a_highest_cost_and_the_row_is_refilled() -> None:
    table = Table().row("warp_core", "grapples").market("saboteur").open("ocg_arms_freighter").fight(6, 1)
    assert table.options() == ["none", "take grapples"]
    assert table.refused("take warp_core").rule == "MA-21.21"
    credits = table.state.credits[0]
    table.play("take grapples")
    assert table.state.credits[0] == credits + 1  # Grapples pay for the ship itself already
    assert "saboteur" in table.view(0)["row"]  # type: ignore[operator]
