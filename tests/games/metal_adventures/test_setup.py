"""Scope, set-up, dials, board and money: sections 1 to 4 of the rules."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.games.metal_adventures.facts import CARDS, COMPONENTS_FILE
from tests.games.metal_adventures.table import Table

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.cards import BASES, FIRST_SUPPORT
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.testing import Scenario, rule

COMPONENTS = json.loads(COMPONENTS_FILE.read_text("utf-8"))


# -- scope (MA-1) ------------------------------------------------------------------------------------------------------
@rule("MA-1.1")
def test_three_to_six_players_and_nothing_else() -> None:
    assert [mode.seats for mode in GAME.modes] == [(3, 4, 5, 6)]
    assert GAME.settings == ()
    for seats in (1, 2, 7):
        with pytest.raises(BadSetup):
            GAME.check("", seats, {})


@rule("MA-1.2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    near, far = COMPONENTS["near_space"], COMPONENTS["far_space"]
    assert Counter(card["type"] for card in near) == {"ship": 30, "event": 4}
    assert Counter(card["type"] for card in far) == {"ship": 28, "event": 6}
    counts = GAME.components(GAME.start(GAME.check("", 6, {}), SeededChance(1)))
    assert set(counts.values()) == {1}
    assert len(counts) == 34 + 34 + 18 + 24
    assert (FIRST_SUPPORT, CARDS - FIRST_SUPPORT, BASES) == (15, 9, 6)
    assert COMPONENTS["credits"]["quantity"] == 72
    assert [die["quantity"] for die in COMPONENTS["dice"]] == [1, 1, 6]


@rule("MA-1.3", "MA-19.3")
def test_most_glory_wins() -> None:
    table = Table().glory(5, 9, 8).raid().play("duel p1").fight(1, 6).play("end").skip()
    assert table.over
    assert table.winners == [1]


@rule("MA-1.4")
def test_the_bank_never_runs_out_and_credits_are_never_negative() -> None:
    table = Table().credits(500, 500, 500).treasuries(500, 500, 500).turn_up("event_trade_winds", "sol_courier")
    table.raid().play("open space")
    assert table.state.credits == [501, 502, 502]
    poor = Table().credits(0, 0, 1).turn_up("event_cartel_toll", "sol_courier")
    poor.raid().play("open space")
    assert poor.state.credits == [0, 0, 0]


@rule("MA-1.5")
def test_the_faces_of_the_dice() -> None:
    assert {die["id"]: die["faces"] for die in COMPONENTS["dice"]} == {
        "die_orange": [1, 2, 3, 4, 5, 6],
        "die_grey": [1, 2, 3, 4, 5, 6],
        "die_metal": [0, 2, 2, 4, 4, 6],
    }
    seen = set()
    for outcome in range(6):
        table = Table().raid().play("duel p1").skip("metal").rolls("metal", outcome).play("metal").skip("step")
        seen.add((outcome, table.state.metal[0]))
    assert seen == {(0, 0), (1, 2), (2, 2), (3, 4), (4, 4), (5, 6)}
    totals = [Table().cards(1, "saboteur").raid().play("duel p1").dice(i, 1).skip("spoils").totals for i in range(1, 7)]
    assert totals == [(8 + i, 9) for i in range(1, 7)]


# -- set-up (MA-2) -----------------------------------------------------------------------------------------------------
@rule("MA-2.1", "MA-2.3", "MA-2.5", "MA-2.9")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_alike(seats: int) -> None:
    view = GAME.view(GAME.start(GAME.check("", seats, {}), SeededChance(5)), SPECTATOR)
    players = view["players"]
    assert isinstance(players, list)
    assert len(players) == seats
    for player in players:
        start = {key: player[key] for key in ("strength", "damage", "glory", "penalties", "metal", "credits")}
        assert start == {"strength": 8, "damage": 0, "glory": 0, "penalties": 0, "metal": 0, "credits": 3}
    assert (view["pot"], view["treasuries"], view["pile"], view["support_discard"]) == (0, [0, 0, 0], [], [])


@rule("MA-2.2")
def test_everybody_gets_another_random_base_ship_face_up_which_adds_nothing_to_strength() -> None:
    dealt = set()
    for seed in range(12):
        state = GAME.start(GAME.check("", 4, {}), SeededChance(seed))
        players = GAME.view(state, SPECTATOR)["players"]
        assert isinstance(players, list)
        bases = tuple(player["base"] for player in players)
        assert len(set(bases)) == 4
        assert [player["strength"] for player in players] == [8] * 4
        dealt.add(bases)
    assert len(dealt) > 6


@rule("MA-2.4")
def test_everybody_keeps_two_of_three_trophies_at_the_same_time_and_the_third_goes_under_the_deck() -> None:
    table: Scenario[Any] = Scenario(GAME, 4, seed=3)
    assert (table.question, table.asked) == ("return", [0, 1, 2, 3])
    held = [list(trophies) for trophies in table.state.trophies]
    assert all(len(trophies) == 3 for trophies in held)
    table.play(*[f"p{seat}: {table.options(seat)[seat % 3]}" for seat in (2, 0, 3, 1)])
    returned = [held[seat][seat % 3] for seat in range(4)]
    first = table.state.active
    assert table.state.trophy_under == [returned[(first + i) % 4] for i in range(4)]
    assert [len(trophies) for trophies in table.state.trophies] == [2] * 4
    assert table.view((first + 1) % 4)["trophies_under"] != table.view(SPECTATOR)["trophies_under"]
    assert table.view(SPECTATOR)["trophies_under"] == [None] * 4


@rule("MA-2.6")
def test_the_blue_cards_lie_on_top_of_the_red_ones() -> None:
    state: Any = GAME.start(GAME.check("", 3, {}), SeededChance(1))
    assert (len(state.near), len(state.far)) == (34, 34)
    table = Table()
    near = len(table.state.near)
    table.raid().play("open space")
    assert len(table.state.far) == 34
    assert len(table.state.near) < near
    table = Table()
    table.state.near = table.state.near[:1]
    table.raid().play("open space")
    assert table.state.near == []
    assert len(table.state.far) < 34


@rule("MA-2.7", "MA-2.8")
def test_trophies_lie_face_down_and_four_improvements_open() -> None:
    rows = set()
    for seed in range(8):
        state = GAME.start(GAME.check("", 3, {}), SeededChance(seed))
        view = GAME.view(state, SPECTATOR)
        assert view["trophy_deck"] == 9
        assert view["improvement_deck"] == 20
        row = view["row"]
        assert isinstance(row, list)
        assert all(row)
        rows.add(tuple(row))
    assert len(rows) == 8


@rule("MA-2.10")
def test_the_first_player_is_random_and_turns_pass_clockwise() -> None:
    firsts = set()
    for seed in range(20):
        scenario: Scenario[Any] = Scenario(GAME, 3, seed=seed)
        scenario.play(*[f"p{seat}: {scenario.options(seat)[0]}" for seat in range(3)])
        firsts.add(scenario.state.active)
    assert firsts == {0, 1, 2}
    table = Table(4)
    order = []
    for _ in range(5):
        order.append(table.state.active)
        other = (table.state.active + 1) % 4
        table.raid().play(f"duel p{other}").fight(3, 3).end()
    assert order == [0, 1, 2, 3, 0]


# -- dials (MA-3) ------------------------------------------------------------------------------------------------------
@rule("MA-3.1", "MA-3.5", "MA-3.7", "MA-7.2")
def test_base_strength_follows_equipment_and_damage_at_once() -> None:
    table = Table().cards(0, "plasma_cannon", "laser_battery", "master_gunner").damage(3)
    assert table.player(0)["strength"] == 8 + 3 + 2 - 3
    table.play("drop plasma_cannon")
    assert table.player(0)["strength"] == 8 + 2 - 3
    table.play("rest")
    assert table.player(0)["strength"] == 8 + 2


@rule("MA-3.2")
def test_bonuses_and_debt_never_change_base_strength() -> None:
    table = Table().cards(0, "mutant_marines", "master_gunner").metal(4)
    table.raid().play("duel p1").skip("before").play("play master_gunner")
    assert table.player(0)["strength"] == 11
    assert table.totals == (11 + 1 + 3 - 4, 8)


@rule("MA-3.3", "MA-3.4")
def test_a_helper_adds_support_strength_read_under_his_strength() -> None:
    table = COMPONENTS["astrolabe"]["dials"][0]["support_strength"]
    assert {int(s): n for s, n in table.items()} == {0: 0, **{s: s // 3 + 1 for s in range(1, 25)}}
    for damage, cards, support in (
        (0, (), 3),
        (0, ("light_laser",), 4),
        (3, (), 2),
        (0, ("warp_core", "hull_plating"), 5),
    ):
        battle = Table().damage(0, damage).cards(1, *cards).open("sol_courier").ally(1)
        assert battle.player(1)["support"] == support
        assert battle.totals == (8 + support, 7)
    planet = Table().raid().play("planet karokum").ally(1)
    assert planet.totals == (11, 12)
    duel = Table().raid().play("duel p2").ally(1)
    assert duel.totals == (11, 8)


@rule("MA-3.6", "MA-7.8")
def test_damage_stops_at_four() -> None:
    table = Table().damage(3, 4, 4).cards(0, "saboteur").open("imperial_minelayer").fight(1, 6)
    assert table.state.damage == [4, 4, 4]
    refusal = table.refused("play saboteur")
    assert refusal.rule == "MA-7.8"


@rule("MA-3.8", "MA-3.9")
def test_a_penalty_lowers_the_glory_shown_even_below_nothing() -> None:
    table = Table().play("raid", "refuse")
    assert (table.state.glory[0], table.player(0)["glory"]) == (0, -1)
    table.glory(3).penalties(1)
    table.state.penalized = 0
    table.play("cruise 8 2 credits 0 wrecks")
    assert table.player(0)["glory"] == 3
    assert Table().penalties(4).player(0)["glory"] == -4


@rule("MA-3.10", "MA-9.4")
def test_a_fifth_penalty_has_no_effect() -> None:
    table = Table().penalties(4).play("raid", "refuse")
    assert table.state.penalties[0] == 4
    assert "penalized" not in table.events


@rule("MA-3.10a")
def test_a_swallowed_penalty_does_not_bar_amnesty_but_a_breach_is_recorded() -> None:
    table = Table().penalties(4).credits(3, 5, 3)
    table.play("propose", "transfer", "p1", "p0", "credits", "1")
    table.play("promise", "p0", "to 1", "pay", "2", "now", "end-of-turn", "send", "accept")
    table.play("raid", "refuse", "cruise 8 2 credits 0 wrecks")
    assert table.state.penalties[0] == 3
    table.penalties(4).play("duel p1").fight(6, 1).play("end", "break")
    assert table.state.penalties[0] == 4
    assert table.state.breaches[0] == 1


@rule("MA-3.11", "MA-14.13")
def test_with_four_penalties_nobody_allies_and_it_ends_below() -> None:
    table = Table().penalties(4).open("sol_courier")
    assert table.question == "speak"  # no outsider could make a legal bid
    table.play("propose")
    assert "help_for_free" not in table.options()
    table.play("alliance", "p1", "p0")
    assert table.refused("send").rule == "MA-3.11"
    helper = Table().penalties(0, 4).open("sol_courier").skip("speak").play("propose", "alliance", "p1", "p0")
    assert helper.refused("send").rule == "MA-3.11"
    freed = Table().penalties(0, 3).open("sol_courier").ally(1)
    assert freed.totals == (11, 7)


@rule("MA-3.11a")
def test_an_alliance_sealed_before_the_fourth_penalty_stands() -> None:
    table = Table().penalties(0, 3).open("sol_courier").ally(1)
    table.state.penalties[1] = 4
    table.fight(2, 6)
    assert table.state.damage[1] == 0
    assert table.names_of(0, "wrecks") == ["sol_courier"]


@rule("MA-3.12")
def test_an_infamous_pirate_may_still_trade_and_promise() -> None:
    table = Table().penalties(4, 4).credits(3, 3).cards(0, "saboteur")
    table.play("propose", "sell_card", "p1", "saboteur", "2", "accept")
    assert table.names_of(1, "improvements") == ["saboteur"]
    table.play("propose", "loan", "p1", "1", "2", "accept")
    assert table.promises == [1]


@rule("MA-3.13", "MA-14.2")
def test_credits_and_cards_can_be_agreed_but_never_glory() -> None:
    table = Table().cards(0, "saboteur").wrecks(0, "sol_courier").trophies(0, "trophy_big_gun")
    table.play("propose", "transfer", "p0", "p1")
    assert table.options() == ["give up", "credits", "improvement", "wreck", "trophy"]


# -- money (MA-4) ------------------------------------------------------------------------------------------------------
@rule("MA-4.1")
def test_open_space_has_three_ships_and_havana_no_actions() -> None:
    table = Table().pot(2).raid().play("open space").skip("step")
    shown = table.view(0)["shown"]
    assert isinstance(shown, list)
    assert len(shown) == 3
    assert table.view(0)["pot"] == 3
    rest = Table().damage(1, 1, 1).credits(9).penalties(1).play("rest")
    assert not [option for option in rest.options() if option.startswith("cruise")]


@rule("MA-4.2", "MA-4.3", "MA-4.4", "MA-4.5", "MA-4.8", "MA-10.5")
@pytest.mark.parametrize(
    ("answer", "where"),
    [
        ("cruise 1 credits", 0),
        ("cruise 2 1 credits 0 wrecks", 0),
        ("cruise 3 2 credits 0 wrecks", 0),
        ("cruise 5", None),
        ("cruise 6 light_laser", None),
        ("cruise 7 saboteur", 1),
        ("cruise 8 2 credits 0 wrecks", 1),
        ("cruise 9", 2),
        ("cruise 10 0 wrecks", 2),
        ("pile sol_courier", 2),
    ],
)
def test_where_each_payment_goes(answer: str, where: int | None) -> None:
    table = Table().credits(9).damage(2, 2, 2).penalties(1).discard("saboteur").wrecks(0, "sol_dowry_barge")
    table.pile("sol_courier").raid()
    assert (table.state.pot, table.state.credits[0]) == (1, 8)
    before = table.state.credits[0]
    table.play(answer)
    paid = before - table.state.credits[0]
    cost = {"1": 2, "2": 1, "3": 2, "5": 1, "6": 2, "7": 3, "8": 2, "9": 1, "10": 6}.get(answer.split()[1], 2)
    assert paid == cost
    assert table.state.treasuries == [paid if planet == where else 0 for planet in range(3)]
    assert table.state.pot == 1


@rule("MA-4.6")
def test_rewards_come_from_the_bank() -> None:
    table = Table().treasuries(1, 2, 3).base(0, "base_privateer").open("sol_courier").fight(6, 1)
    assert table.state.credits[0] == 3 - 1 + 2 + 1
    assert (table.state.treasuries, table.state.pot) == ([1, 2, 3], 1)
    rest = Table().damage(1).play("rest")
    assert (rest.state.credits[0], rest.state.pot) == (5, 0)


@rule("MA-4.7")
def test_the_row_is_refilled_at_once_and_a_slot_stays_empty_only_while_the_deck_is() -> None:
    table = Table().credits(9).market("grapples").raid().play("cruise 6 light_laser")
    assert table.view(0)["row"] == ["grapples", "laser_battery", "plasma_cannon", "energy_shield"]
    empty = Table().credits(9).market().raid().play("cruise 6 light_laser")
    assert empty.view(0)["row"] == [None, "laser_battery", "plasma_cannon", "energy_shield"]
    empty.play("drop light_laser")
    assert empty.view(0)["row"] == ["light_laser", "laser_battery", "plasma_cannon", "energy_shield"]


@rule("MA-4.9", "MA-13.8")
def test_a_treasury_is_emptied_only_by_its_fall_and_the_pot_only_by_a_duel() -> None:
    table = Table().cards(0, "plasma_cannon", "warp_core").treasuries(4, 5, 6).pot(7)
    table.raid().play("planet karokum").fight(6, 1)
    assert (table.state.treasuries, table.state.pot) == ([4, 5, 0], 8)
    assert table.state.credits[0] == 3 - 1 + 6
    duel = Table().treasuries(4, 5, 6).pot(7).raid().play("duel p1").fight(1, 6)
    assert (duel.state.treasuries, duel.state.pot, duel.state.credits[1]) == ([4, 5, 6], 0, 3 + 8)
