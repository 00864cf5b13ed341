"""Every card does what its data say, and section 21 of the rules."""

import json
from collections.abc import Callable

import pytest
from tests.games.metal_adventures.facts import COMPONENTS_FILE, IDS, SHIP, SOURCE, TROPHY_IDS
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_battle import granted
from tests.games.metal_adventures.test_space import HUNTER, hunted

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.cards import ABILITIES, DUELIST
from cosmodrome.testing import rule

COMPONENTS = json.loads(COMPONENTS_FILE.read_text("utf-8"))
SPACE = COMPONENTS["near_space"] + COMPONENTS["far_space"]
SHIPS = {card["id"]: card for card in SPACE if card["type"] == "ship"}
EVENTS = [card["id"] for card in SPACE if card["type"] == "event"]
EQUIPMENT = {card["id"]: card for card in COMPONENTS["improvements"]["equipment"]}
TROPHIES = {card["id"]: card for card in COMPONENTS["trophies"]}
STRONG = ("warp_core", "plasma_cannon", "aegis_dome")  # S 17


def attack(ship: str) -> Table:
    """Return a raid that attacks a ship of the pile."""
    table = Table().credits(9).cards(0, *STRONG).damage(2, 0, 0).row("light_laser", "hull_plating", "laser_battery")
    return table.pile(ship).raid().play(f"pile {ship}")


# -- ships -------------------------------------------------------------------------------------------------------------
@rule("MA-5.1", "MA-11.8", "MA-10.5")
@pytest.mark.parametrize("id", SHIPS)
def test_every_ship_pays_its_rewards(id: str) -> None:
    ship = SHIPS[id]
    table = attack(id)
    assert table.totals == (8 + 9 - 2, ship["strength"])
    before = table.state.credits[0]
    table.dice(6, 1).skip("step", "keep", "take-row")
    rewards = {(reward["op"], reward.get("what")): reward for reward in ship["rewards"]}
    if ("draw_trophy", None) in rewards:
        assert table.question == "keep"
        assert len(table.state.looked) == rewards["draw_trophy", None]["look"]
        table.play(table.options()[0]).skip("step")
        assert len(table.state.trophies[0]) == 1
    if ("take_market_improvement", None) in rewards:
        most = rewards["take_market_improvement", None]["max_cost"]
        costs = {"light_laser": 2, "hull_plating": 3, "laser_battery": 5}
        assert table.options() == ["none", *(f"take {card}" for card, cost in costs.items() if cost <= most)]
        table.play("take hull_plating").skip("step")
        assert "hull_plating" in table.names_of(0, "improvements")
    assert table.state.credits[0] - before == rewards.get(("gain", "credits"), {"n": 0})["n"]
    assert table.state.glory[0] == rewards.get(("gain", "glory"), {"n": 0})["n"]
    assert table.state.damage[0] == 2 - rewards.get(("repair", None), {"n": 0})["n"]
    assert table.names_of(0, "wrecks") == [id]


@rule("MA-11.9")
@pytest.mark.parametrize("id", SHIPS)
def test_every_ship_hits_as_hard_as_its_dots(id: str) -> None:
    table = Table().credits(9).pile(id).raid().play(f"pile {id}")
    table.state.damage[0] = 0
    table.cards(0).metal(6).fight(1, 6)  # S 8 less a debt of 6
    assert table.state.damage[0] == SHIPS[id]["damage"]
    assert SHIP[id] in table.state.gone


# -- events ------------------------------------------------------------------------------------------------------------
def meet(event: str) -> Table:
    """Return a table of four where an event is met by the first card of open space."""
    table = Table(4).credits(5, 1, 4, 4).damage(1, 0, 4, 2).cards(3, "plasma_cannon", "saboteur")
    table.state.base[:] = [0, 2, 4, 5]  # nobody with the Iron Tortoise
    return table.turn_up(event, "sol_courier", "raider_slaver", "ocg_ore_barge").raid().play("open space")


@rule("MA-5.5", "MA-21.11", "MA-21.19", "MA-21.20")
@pytest.mark.parametrize("event", EVENTS)
def test_every_event(event: str) -> None:
    table = meet(event)
    credits, damage, treasuries, pot = [4, 1, 4, 4], [1, 0, 4, 2], [0, 0, 0], 1
    if event in ("event_meteor_shower", "event_ion_storm"):
        damage = [2, 1, 4, 3]
    elif event in ("event_trade_winds", "event_derelict_fleet"):
        credits = [6, 3, 6, 6]
    elif event == "event_havana_feast":
        damage = [0, 0, 3, 1]
    elif event == "event_cartel_toll":
        credits = [3, 0, 3, 3]
    elif event == "event_front_line":
        damage = [1, 0, 4, 4]  # S: 7, 8, 4, 8 + 3 - 2
    elif event == "event_brotherhood_levy":
        credits, pot = [2, 0, 2, 2], 1 + 2 + 1 + 2 + 2
    elif event == "event_solar_flare":
        assert (table.question, table.asked) == ("flare", [3])  # only he has a support card
        table.play("take saboteur")
        damage = [2, 1, 4, 2]
    elif event == "event_convoy_season":
        treasuries = [2, 2, 2]
    else:
        raise AssertionError(f"{event} has no test")
    assert (table.state.credits, table.state.damage) == (credits, damage)
    assert (table.state.treasuries, table.state.pot) == (treasuries, pot)
    assert SHIP[event] in table.state.gone


@rule("MA-21.11")
def test_all_tied_for_the_highest_strength_are_hit() -> None:
    table = Table().damage(1, 0, 0).turn_up("event_front_line", "sol_courier").raid().play("open space")
    assert table.state.damage == [1, 2, 2]


@rule("MA-21.19")
def test_damage_can_be_chosen_even_at_the_cap() -> None:
    table = Table().damage(4, 0, 0).cards(0, "saboteur").turn_up("event_solar_flare", "sol_courier").raid()
    table.play("open space")
    assert table.options() == ["none", "take saboteur"]
    table.play("none")
    assert (table.state.damage[0], table.names_of(0, "improvements")) == (4, ["saboteur"])


# -- trophies ----------------------------------------------------------------------------------------------------------
SOL = ("sol_courier", "sol_dowry_barge", "sol_patrol_frigate")
EMPIRE = ("imperial_scout", "imperial_pay_ship")
RAIDERS = ("raider_slaver", "raider_war_junk")
STATES: dict[str, tuple[Callable[[Table], object], Callable[[Table], object]]] = {
    "trophy_big_gun": (lambda t: t.cards(0, "plasma_cannon"), lambda t: t.cards(0, "laser_battery", "energy_shield")),
    "trophy_matched_set": (
        lambda t: t.cards(0, "grapples", "drop_pods"),
        lambda t: t.cards(0, "grapples", "warp_core"),
    ),
    "trophy_fully_rigged": (
        lambda t: t.cards(0, "grapples", "saboteur", "bodyguard", "warp_core"),
        lambda t: t.cards(0, "grapples", "saboteur", "warp_core"),
    ),
    "trophy_terror_of_space": (
        lambda t: t.cards(0, "warp_core", "laser_battery").damage(0),
        lambda t: t.cards(0, "warp_core", "laser_battery").damage(1),
    ),
    "trophy_bane_of_sol": (lambda t: t.wrecks(0, *SOL[:2]), lambda t: t.wrecks(0, SOL[0], *EMPIRE)),
    "trophy_bane_of_empire": (lambda t: t.wrecks(0, *EMPIRE), lambda t: t.wrecks(0, EMPIRE[0], *SOL)),
    "trophy_bane_of_raiders": (lambda t: t.wrecks(0, *RAIDERS), lambda t: t.wrecks(0, RAIDERS[0], *SOL)),
    "trophy_three_flags": (
        lambda t: t.wrecks(0, SOL[0], EMPIRE[0], RAIDERS[0]),
        lambda t: t.wrecks(0, *SOL, *EMPIRE, "ocg_ore_barge", HUNTER),
    ),
    "trophy_hunter_hunted": (lambda t: t.wrecks(0, HUNTER), lambda t: t.wrecks(0, *SOL)),
    "trophy_scrap_baron": (lambda t: t.wrecks(0, *SOL, HUNTER), lambda t: t.wrecks(0, *SOL)),
    "trophy_treasure_hold": (lambda t: t.credits(10), lambda t: t.credits(9)),
}


def reveals(table: Table, trophy: str, seat: int) -> bool:
    """Tell whether a seat may reveal a trophy now, and check its reward."""
    if f"reveal {trophy}" not in table.options():
        return False
    assert table.asked == [seat]
    credits, glory = table.state.credits[seat], table.state.glory[seat]
    table.play(f"reveal {trophy}")
    assert table.state.glory[seat] - glory == TROPHIES[trophy]["glory"]
    assert table.state.credits[seat] - credits == TROPHIES[trophy]["credits"]
    return True


@rule("MA-6.5", "MA-21.15")
@pytest.mark.parametrize("trophy", STATES)
def test_every_trophy_of_what_one_owns(trophy: str) -> None:
    enough, too_little = STATES[trophy]
    table = Table().trophies(0, trophy)
    too_little(table)
    assert not reveals(table, trophy, 0)
    enough(table)
    assert reveals(table, trophy, 0)


def to_reveal(table: Table, seat: int) -> Table:
    """Pass until a seat is asked to reveal after the battle, or the turn goes on."""
    while table.question not in ("reveal", "step") or (table.question == "reveal" and table.asked != [seat]):
        table.play({"spoils": "credits", "guard": "suffer"}.get(table.question, "pass"))
    return table


def after(trophy: str, seat: int, table: Table, orange: int, grey: int, *metal: int) -> bool:
    """Fight the battle at hand and tell whether a seat may reveal a trophy afterwards."""
    table.trophies(seat, trophy).dice(orange, grey, *metal)
    while table.state.outcome == 0 or table.question == "spoils":
        dull = {"bid": "silent", "metal": "metal" if metal else "no metal", "betray": "loyal", "spoils": "credits"}
        table.play(dull.get(table.question, "pass"))
    return reveals(to_reveal(table, seat), trophy, seat)


@rule("MA-6.5", "MA-13.8")
def test_trophy_challenger_and_unbowed() -> None:
    assert after("trophy_challenger", 0, Table().raid().play("duel p1"), 6, 1)
    assert not after("trophy_challenger", 0, Table().raid().play("duel p1"), 1, 6)
    assert not after("trophy_challenger", 1, Table().raid().play("duel p1"), 1, 6)
    assert after("trophy_unbowed", 1, Table().raid().play("duel p1"), 1, 6)
    assert not after("trophy_unbowed", 1, Table().raid().play("duel p1"), 6, 1)
    assert not after("trophy_unbowed", 0, Table().raid().play("duel p1"), 6, 1)


@rule("MA-6.5")
def test_trophy_world_plunderer() -> None:
    strong = Table().cards(0, "warp_core", "plasma_cannon")
    assert after("trophy_world_plunderer", 0, strong.raid().play("planet karokum"), 6, 1)
    assert not after("trophy_world_plunderer", 0, Table().raid().play("planet karokum"), 1, 6)
    assert not after("trophy_world_plunderer", 0, Table().open("sol_courier"), 6, 1)


@rule("MA-21.12")
def test_trophy_against_the_odds() -> None:
    assert after("trophy_against_odds", 0, Table().open("imperial_scout"), 6, 1)  # 9 against 8
    assert not after("trophy_against_odds", 0, Table().open("raider_slaver"), 6, 1)  # 8 against 8
    assert not after("trophy_against_odds", 0, Table().open("imperial_scout").ally(1), 6, 1)
    assert not after("trophy_against_odds", 0, Table().cards(0, "light_laser").open("imperial_scout"), 6, 1)
    deserted = Table().cards(0, "light_laser").open("raider_spiked_hauler").ally(1).skip("betray").play("betray")
    assert after("trophy_against_odds", 0, deserted, 6, 1)
    pile = Table().credits(9).pile("imperial_scout").raid().play("pile imperial_scout")
    assert after("trophy_against_odds", 0, pile, 6, 1)


@rule("MA-21.13")
def test_trophy_comrade_in_arms_and_turncoat() -> None:
    assert after("trophy_comrade_in_arms", 1, Table().open("sol_courier").ally(1), 6, 1)
    assert after("trophy_comrade_in_arms", 1, Table().raid().play("duel p2").ally(1), 6, 1)
    assert not after("trophy_comrade_in_arms", 1, Table().open("imperial_corvette").ally(1), 1, 6)
    traitor = Table().open("imperial_corvette").ally(1).skip("betray").play("betray")
    assert after("trophy_turncoat", 1, traitor, 1, 6)
    beaten = Table().open("sol_courier").ally(1).skip("betray").play("betray")
    assert not after("trophy_turncoat", 1, beaten, 6, 1)
    winner = Table().open("imperial_corvette").ally(1).skip("betray").play("betray")
    assert not after("trophy_comrade_in_arms", 1, winner, 1, 6)


@rule("MA-21.14")
def test_trophy_metal_fury() -> None:
    assert after("trophy_metal_fury", 0, Table().open("sol_courier"), 3, 1, 4)
    assert not after("trophy_metal_fury", 0, Table().open("sol_courier"), 3, 1, 2)
    assert not after("trophy_metal_fury", 0, Table().open("imperial_corvette"), 1, 6, 4)


def test_every_trophy_has_a_test() -> None:
    events = {
        "trophy_challenger",
        "trophy_unbowed",
        "trophy_world_plunderer",
        "trophy_against_odds",
        "trophy_comrade_in_arms",
        "trophy_turncoat",
        "trophy_metal_fury",
    }
    assert set(TROPHY_IDS) == set(STATES) | events


# -- equipment ---------------------------------------------------------------------------------------------------------
@rule("MA-3.1", "MA-7.2")
@pytest.mark.parametrize("id", EQUIPMENT)
def test_every_equipment_adds_its_strength(id: str) -> None:
    table = Table().base(0, "base_lone_wolf").credits(12).row(id).raid().play(f"cruise 6 {id}")
    assert table.player(0)["strength"] == 8 + EQUIPMENT[id]["strength"]
    assert table.state.credits[0] == 11 - EQUIPMENT[id]["cost"]


@rule("MA-21.2")
def test_hull_plating_covers_attacker_and_loyal_ally_of_a_lost_ship_battle() -> None:
    table = Table().cards(0, "hull_plating").open("imperial_corvette").ally(1).fight(1, 6)
    assert table.state.damage == [2, 3, 0]
    ally = Table().cards(1, "hull_plating").open("imperial_corvette").ally(1).fight(1, 6)
    assert ally.state.damage == [3, 2, 0]
    event = Table().damage(1, 0, 1).cards(1, "hull_plating").turn_up("event_front_line", "sol_courier").raid()
    event.play("open space")
    assert event.state.damage == [1, 2, 1]


@rule("MA-21.2")
def test_the_iron_tortoise_covers_every_source_each_time() -> None:
    table = Table().damage(1, 0, 1).base(1, "base_bulwark").turn_up("event_front_line", "sol_courier").raid()
    table.play("open space")
    assert table.state.damage == [1, 1, 1]
    one = Table().base(1, "base_bulwark").cards(0, "saboteur").play("play saboteur", "p1")
    assert one.state.damage[1] == 1  # at least 1 remains
    ship = Table().base(0, "base_bulwark").open("imperial_corvette").fight(1, 6)
    assert ship.state.damage[0] == 2


@rule("MA-21.16", "MA-21.17")
@pytest.mark.parametrize(
    ("card", "battle", "bonus"),
    [
        ("drop_pods", "planet karokum", 1),
        ("drop_pods", "duel p1", 0),
        ("mutant_marines", "duel p1", 1),
        ("mutant_marines", "planet karokum", 0),
        ("aegis_dome", "duel p1", 0),
    ],
)
def test_conditional_bonuses_belong_to_their_role(card: str, battle: str, bonus: int) -> None:
    table = Table().cards(0, card).raid().play(battle)
    assert table.totals[0] == 8 + EQUIPMENT[card]["strength"] + bonus


@rule("MA-21.16", "MA-21.17")
def test_the_dome_helps_the_challenged_and_a_helpers_bonus_does_not_add() -> None:
    table = Table().cards(1, "aegis_dome").raid().play("duel p1")
    assert table.totals == (8, 8 + 3 + 1)
    helper = Table().cards(1, "mutant_marines").raid().play("duel p2").ally(1)
    assert helper.totals == (8 + 4, 8)  # support of 11 only
    pods = Table().cards(1, "drop_pods").raid().play("planet karokum").ally(1)
    assert pods.totals == (8 + 4, 12)


@rule("MA-21.5")
def test_afterburners_redraw_one_ship_once_a_turn() -> None:
    ships = ("sol_courier", "raider_slaver", "ocg_ore_barge", "imperial_scout")
    table = Table().cards(0, "afterburners").turn_up(*ships).raid().play("open space", "redraw raider_slaver")
    assert table.view(0)["shown"] == ["sol_courier", "ocg_ore_barge", "imperial_scout"]
    assert table.view(0)["pile"] == ["raider_slaver"]
    assert table.refused("redraw sol_courier").rule == "MA-21.5"
    empty = Table().cards(0, "afterburners").deck(ships[:3]).raid().play("open space")
    assert empty.refused("redraw sol_courier").rule == "MA-21.5"
    assert Table().raid().play("open space").refused(redraw_text()).rule == "MA-21.5"


def redraw_text() -> str:
    """Return the text of a redraw in the same table without afterburners."""
    table = Table().raid().play("open space")
    shown = table.view(0)["shown"]
    assert isinstance(shown, list)
    return f"redraw {shown[0]}"


@rule("MA-21.5")
def test_a_redrawn_hunter_goes_back_into_the_deck() -> None:
    table = hunted().cards(0, "afterburners")
    table.play(f"redraw {HUNTER}")
    assert SHIP[HUNTER] in table.state.far
    assert table.view(0)["pile"] == []


@rule("MA-10.5")
def test_hyperdrive_waives_the_pile_fee() -> None:
    table = Table().credits(1).cards(0, "hyperdrive").pile("sol_courier").raid().play("pile sol_courier")
    assert (table.state.credits[0], table.state.treasuries[2]) == (0, 0)


@rule("MA-21.1")
def test_grapples_and_the_red_albatross_pay_for_ships_not_for_planets() -> None:
    table = Table().base(0, "base_privateer").cards(0, "grapples").open("sol_courier").fight(6, 1)
    assert table.state.credits[0] == 2 + 2 + 1 + 1
    pile = Table().credits(9).base(0, "base_privateer").pile("sol_courier").raid().play("pile sol_courier").fight(6, 1)
    assert pile.state.credits[0] == 8 - 2 + 2 + 1
    planet = Table().base(0, "base_privateer").cards(0, "grapples", "warp_core", "plasma_cannon")
    planet.raid().play("planet karokum").fight(6, 1)
    assert planet.state.credits[0] == 2
    ally = Table().base(1, "base_privateer").open("sol_courier").ally(1).fight(6, 1)
    assert ally.state.credits[1] == 3


@rule("MA-21.6")
def test_targeting_computer_rerolls_the_own_die_once_per_battle() -> None:
    table = Table().cards(0, "targeting_computer").raid().play("duel p1").dice(1, 6).skip("after")
    table.rolls("orange", 4).play("reroll")
    won = next(event for event in table.happened if table.game.events[event[0]] == "battle-won")
    assert won[3:5] == (9 + 5, 8 + 6)
    defender = Table().cards(1, "targeting_computer").raid().play("duel p1").dice(6, 1).skip("after")
    defender.rolls("grey", 5).play("reroll")
    won = next(event for event in defender.happened if defender.game.events[event[0]] == "battle-won")
    assert won[3:5] == (8 + 6, 9 + 6)
    helper = Table().cards(1, "targeting_computer").open("sol_courier").ally(1).skip("after", "step")
    assert helper.question == "step"  # not for a helper


@rule("MA-21.7", "MA-16.6")
def test_combat_ai_makes_the_debt_smaller() -> None:
    table = Table().cards(0, "combat_ai").metal(4).raid().play("duel p1")
    assert table.totals == (10 - 2, 8)
    table.fight(6, 1)
    assert table.state.metal[0] == 0
    small = Table().cards(0, "combat_ai").metal(2).raid().play("duel p1")
    assert small.totals == (10, 8)


@rule("MA-21.8")
def test_oracle_core_adds_to_the_support_of_a_loyal_ally_in_any_battle() -> None:
    ship = Table().cards(1, "oracle_core").open("sol_courier").ally(1)
    assert ship.totals == (8 + 4 + 1, 7)
    duel = Table().cards(1, "oracle_core").raid().play("duel p2").ally(1)
    assert duel.totals == (8 + 4 + 1, 8)
    own = Table().cards(0, "oracle_core").raid().play("duel p2")
    assert own.totals == (11, 8)


@pytest.mark.parametrize("id", ["light_laser", "laser_battery", "plasma_cannon", "energy_shield", "warp_core"])
def test_equipment_without_text_has_no_ability(id: str) -> None:
    first = ABILITIES * IDS.index(id)
    assert [int(GAME.data.ability[first + kind]) for kind in range(ABILITIES)] == [0] * ABILITIES


# -- base ships --------------------------------------------------------------------------------------------------------
@rule("MA-2.2", "MA-21.3", "MA-21.16")
def test_the_lone_wolf_is_stronger_without_a_loyal_ally() -> None:
    table = Table().base(0, "base_lone_wolf").open("sol_courier")
    assert table.totals == (9, 7)
    table.ally(1)
    assert table.totals == (11, 7)
    table.skip("betray").play("betray")
    assert table.totals == (9, 10)
    assert Table().base(0, "base_lone_wolf").raid().play("planet karokum").totals == (8, 12)


@rule("MA-2.2", "MA-21.17")
def test_the_rapier_is_stronger_when_challenged() -> None:
    assert Table().base(0, "base_duelist").raid().play("duel p1").totals == (8, 8)
    assert Table().base(1, "base_duelist").raid().play("duel p1").totals == (8, 9)
    assert Table().base(0, "base_duelist").open("sol_courier").totals == (8, 7)
    with granted("base_merchantman", DUELIST), granted("base_comrade", DUELIST):  # a bonus of both duelists
        assert Table().raid().play("duel p1").totals == (9, 9)
        assert Table().raid().play("duel p2").ally(1).totals == (9 + 3, 8)  # not of a helper


@rule("MA-2.2", "MA-21.18")
def test_the_true_friend_earns_a_credit_for_each_ship_beaten_as_a_loyal_ally() -> None:
    assert Table().open("sol_courier").ally(1).fight(6, 1).state.credits[1] == 4
    assert Table().open("imperial_corvette").ally(1).fight(1, 6).state.credits[1] == 3
    assert Table().raid().play("duel p2").ally(1).fight(6, 1).state.credits[1] == 3  # only for ships
    before = Table().open("sol_courier").ally(1, "help_for_half_on_win").dice(6, 1).skip("decide")
    assert before.state.credits[1] == 4  # paid before promises are settled


@rule("MA-2.2", "MA-21.4")
def test_the_golden_scales_buy_cheaper_but_never_below_four() -> None:
    table = Table().credits(6).raid().play("cruise 6 laser_battery")
    assert table.state.credits[0] == 5 - 4
    cheap = Table().credits(6).row("hull_plating").raid().play("cruise 6 hull_plating")
    assert cheap.state.credits[0] == 5 - 3
    resting = Table().damage(1).credits(6).row("laser_battery").play("rest", "buy laser_battery")
    assert resting.state.credits[0] == 8 - 5  # the discount, then the surcharge


# -- data --------------------------------------------------------------------------------------------------------------
def test_every_reconstructed_figure_says_so() -> None:
    cards = [*SHIPS, *EVENTS, *EQUIPMENT, *TROPHIES, *(card["id"] for card in COMPONENTS["base_ships"])]
    assert {SOURCE[id] for id in cards} == {"reconstructed"}
    assert {SOURCE[action["id"]] for action in COMPONENTS["cruise_actions"]} == {"rulebook"}
