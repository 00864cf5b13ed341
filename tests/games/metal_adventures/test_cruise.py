"""The pirate cruise and information: sections 17 and 20 of the rules."""

from typing import Any

import pytest
from tests.games.metal_adventures.facts import SHIP
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_battle import armour

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.testing import rule


def actions(table: Table) -> set[int]:
    """Return the numbers of the cruise actions that are open."""
    return {int(option.split()[1]) for option in table.options() if option.startswith("cruise")}


def rich() -> Table:
    """Return a raid in which all ten actions are possible."""
    table = Table().credits(30).damage(2, 2, 2).penalties(1).discard("saboteur").pile("imperial_scout")
    return table.wrecks(0, "sol_courier", "sol_dowry_barge", "sol_patrol_frigate", "raider_slaver").raid()


@rule("MA-17.1", "MA-17.2")
def test_ten_actions_in_ascending_order_each_at_most_once() -> None:
    table = rich()
    assert actions(table) == set(range(1, 11))
    table.play("cruise 2 1 credits 0 wrecks")
    assert actions(table) == set(range(3, 11))
    assert table.refused("cruise 2 1 credits 0 wrecks").rule == "MA-17.1"
    table.play("cruise 9", "wreck raider_slaver")
    assert actions(table) == {10}
    assert table.refused("cruise 7 saboteur").rule == "MA-17.1"


@rule("MA-17.3")
def test_an_action_at_the_ocg_bars_nothing() -> None:
    table = rich().play("cruise 5")
    assert [option for option in table.options() if option.startswith("planet")] == [
        "planet exhalia",
        "planet bazaar",
        "planet karokum",
    ]


@rule("MA-17.4", "MA-6.8")
def test_trophies_cost_two_credits_or_one_and_a_trophy() -> None:
    table = Table().credits(5).trophy_deck("trophy_unbowed", "trophy_turncoat").raid().play("cruise 1 credits")
    assert table.options() == ["keep trophy_unbowed", "keep trophy_turncoat"]
    table.play("keep trophy_unbowed").skip("step")
    assert (table.names_of(0, "trophies"), table.state.credits[0]) == (["trophy_unbowed"], 2)
    full = Table().credits(5).trophies(0, "trophy_big_gun", "trophy_metal_fury")
    full.trophy_deck("trophy_unbowed", "trophy_turncoat").raid()
    assert full.refused("cruise 1 credits").rule == "MA-17.4"
    full.play("cruise 1 trophy_big_gun")
    assert full.state.credits[0] == 3
    under = full.view(0)["trophies_under"]
    assert isinstance(under, list)
    assert under[-1] == "trophy_big_gun"  # before anything is returned
    full.play("keep trophy_turncoat").skip("step")
    assert full.names_of(0, "trophies") == ["trophy_metal_fury", "trophy_turncoat"]


@rule("MA-17.5")
@pytest.mark.parametrize("cost", ["1 credits 0 wrecks", "0 credits 1 wrecks"])
def test_minor_repair(cost: str) -> None:
    table = rich().play(f"cruise 2 {cost}")
    if cost.endswith("1 wrecks"):
        table.play("wreck raider_slaver")
        assert (table.state.credits[0], len(table.state.wrecks[0])) == (29, 3)
    else:
        assert (table.state.credits[0], len(table.state.wrecks[0])) == (28, 4)
    assert table.state.damage[0] == 1


@rule("MA-17.6")
@pytest.mark.parametrize(("credits", "wrecks"), [(2, 0), (0, 2), (1, 1)])
def test_full_repair(credits: int, wrecks: int) -> None:
    table = rich().play(f"cruise 3 {credits} credits {wrecks} wrecks")
    for ship in ("raider_slaver", "sol_courier")[:wrecks]:
        table.play(f"wreck {ship}")
    assert table.state.damage[0] == 0
    assert (table.state.credits[0], len(table.state.wrecks[0])) == (29 - credits, 4 - wrecks)


@rule("MA-17.7", "MA-17.14")
def test_the_honorary_title() -> None:
    table = rich()
    assert table.refused("cruise 4 barrens_raiders").rule == "MA-17.7"
    table.play("cruise 4 sol_empire").skip()
    while table.question == "wreck":
        assert "wreck raider_slaver" not in table.options()
        table.play(table.options()[0])
    assert (table.state.glory[0], table.state.credits[0]) == (1, 29 + 4)
    assert table.names_of(0, "wrecks") == ["raider_slaver"]
    assert {SHIP["sol_courier"], SHIP["sol_dowry_barge"], SHIP["sol_patrol_frigate"]} <= set(table.state.gone)


@rule("MA-17.8")
def test_a_new_selection_draws_first_and_then_shuffles_the_old_ones_in() -> None:
    table = rich()
    old = list(table.state.row)
    table.play("cruise 5")
    assert not set(old) & set(table.state.row)
    assert set(old) <= set(table.state.market)
    short = Table().credits(9).market("grapples", "warp_core").raid().play("cruise 5")
    row = short.view(0)["row"]
    assert isinstance(row, list)
    assert {"grapples", "warp_core"} < set(row)
    assert None not in row
    assert len(short.state.market) == 2


@rule("MA-17.9", "MA-4.4", "MA-21.4")
def test_a_purchase_costs_the_price() -> None:
    table = Table().base(0, "base_lone_wolf").credits(8).raid().play("cruise 6 plasma_cannon")
    assert (table.state.credits[0], table.names_of(0, "improvements")) == (0, ["plasma_cannon"])
    poor = Table().base(0, "base_lone_wolf").credits(7).raid()
    assert poor.refused("cruise 6 plasma_cannon").rule == "MA-17.17"


@rule("MA-17.10", "MA-21.4")
def test_contraband_costs_one_more_and_no_discount_helps() -> None:
    table = Table().credits(5).discard("saboteur", "bodyguard").raid().play("cruise 7 saboteur")  # the Golden Scales
    assert (table.state.credits[0], table.state.treasuries[1]) == (1, 3)
    assert table.view(0)["support_discard"] == ["bodyguard"]


@rule("MA-17.11")
def test_amnesty_for_credits_or_a_hunter() -> None:
    table = Table().credits(5).penalties(2).wrecks(0, "sol_courier", "hunter_black_hound").raid()
    table.play("cruise 8 0 credits 1 wrecks")
    assert (table.state.penalties[0], table.names_of(0, "wrecks")) == (1, ["sol_courier"])
    assert table.refused("cruise 8 2 credits 0 wrecks").rule == "MA-17.1"
    poor = Table().credits(2).penalties(2).raid()
    assert poor.refused("cruise 8 2 credits 0 wrecks").rule == "MA-17.17"


@rule("MA-17.12")
def test_a_scrap_exchange_puts_the_own_wreck_on_the_pile_where_it_can_be_attacked() -> None:
    table = Table().credits(9).wrecks(0, "hunter_black_hound").pile("sol_courier").raid()
    table.play("cruise 9")
    assert table.names_of(0, "wrecks") == ["sol_courier"]
    assert table.view(0)["pile"] == ["hunter_black_hound"]
    table.play("pile hunter_black_hound").skip("speak")
    battle = table.view(0)["battle"]
    assert isinstance(battle, dict)
    assert battle["hunter"] is True


@rule("MA-17.13")
@pytest.mark.parametrize("wrecks", [0, 2, 4])
def test_lavish_spending_takes_six_in_any_mix(wrecks: int) -> None:
    table = rich().play(f"cruise 10 {wrecks} wrecks")
    while table.question == "wreck":
        table.play(table.options()[0])
    assert (table.state.glory[0], table.state.credits[0]) == (1, 29 - 6 + wrecks)
    assert len(table.state.wrecks[0]) == 4 - wrecks
    assert table.state.treasuries[2] == 6 - wrecks
    assert rich().refused("cruise 10 5 wrecks").rule == "MA-17.17"


@rule("MA-17.15")
def test_actions_without_effect_are_illegal() -> None:
    table = Table().credits(30).row().market().raid()
    for answer in (
        "cruise 2 1 credits 0 wrecks",
        "cruise 3 2 credits 0 wrecks",
        "cruise 5",
        "cruise 6 #0",
        "cruise 7 saboteur",
        "cruise 8 2 credits 0 wrecks",
        "cruise 9",
    ):
        assert table.refused(answer).rule == "MA-17.15"
    no_pile = Table().credits(9).wrecks(0, "sol_courier").raid()
    assert no_pile.refused("cruise 9").rule == "MA-17.15"


@rule("MA-17.16")
def test_deals_are_possible_between_actions() -> None:
    table = rich().play("cruise 2 1 credits 0 wrecks")
    table.play("propose", "transfer", "p0", "p1", "credits", "1", "send", "accept", "cruise 5")
    assert table.state.cruised == 5


@rule("MA-17.17")
def test_the_player_names_which_wrecks_he_gives() -> None:
    table = rich().play("cruise 2 0 credits 1 wrecks")
    assert set(table.options()) == {f"wreck {id}" for id in table.names_of(0, "wrecks")}
    table.play("wreck sol_dowry_barge")
    assert "sol_dowry_barge" not in table.names_of(0, "wrecks")


# -- information (MA-20) -----------------------------------------------------------------------------------------------
@rule("MA-20.1")
def test_what_is_public() -> None:
    table = Table().cards(1, "grapples").wrecks(1, "sol_courier").trophies(1, "trophy_big_gun").metal(0, 4).pot(2)
    table.damage(0, 2).penalties(0, 1).credits(3, 7).play("propose", "loan", "p1", "1", "2", "accept")
    view = table.view(SPECTATOR)
    players = view["players"]
    assert isinstance(players, list)
    wanted = {
        "strength": 7,
        "support": 3,
        "damage": 2,
        "glory": -1,
        "penalties": 1,
        "credits": 6,
        "improvements": ["grapples"],
        "base": "base_comrade",
        "metal": 4,
        "wreck_count": 1,
        "trophies": [None],
    }
    assert {key: players[1][key] for key in wanted} == wanted
    assert (view["pot"], view["treasuries"], view["near"], view["far"]) == (2, [0, 0, 0], 33, 34)
    promises = view["promises"]
    assert isinstance(promises, list)
    assert [promise["id"] for promise in promises] == [1]


@rule("MA-20.2", "MA-11.15")
def test_others_see_only_how_many_wrecks_there_are() -> None:
    table = Table().open("sol_courier").fight(6, 1)
    assert "got-wreck" in table.events_seen(2)
    players = table.view(2)["players"]
    assert isinstance(players, list)
    assert (players[0]["wreck_count"], players[0]["wrecks"]) == (1, None)


@rule("MA-20.2", "MA-14.14")
def test_a_redeal_keeps_what_a_seat_saw_and_mixes_what_it_lost_track_of() -> None:
    table = Table().wrecks(0, "sol_courier", "raider_slaver", "imperial_scout").wrecks(1, "ocg_ore_barge")
    table.play("propose", "transfer", "p0", "p1", "wreck", "no", "raider_slaver", "send", "accept")
    holders = {0: set(), 1: set(), 2: set()}  # type: dict[int, set[bool]]
    for seed in range(40):
        for seat in range(3):
            state: Any = GAME.redeal(table.state, seat, Rng(seed))
            holders[seat].add(SHIP["raider_slaver"] in state.wrecks[1])
    assert holders == {0: {True}, 1: {True}, 2: {True, False}}


@rule("MA-20.3")
def test_who_puts_several_cards_under_a_deck_chooses_their_order_unseen() -> None:
    table = Table().cards(0, "warp_core", "plasma_cannon").raid().play("planet exhalia")
    table.trophy_deck("trophy_unbowed", "trophy_turncoat", "trophy_big_gun").fight(6, 1).play("keep trophy_big_gun")
    assert table.options() == ["under trophy_unbowed", "under trophy_turncoat"]
    table.play("under trophy_turncoat")
    assert table.events_seen(1)[:2] == ["put-under-hidden", "put-under-hidden"]
    under = table.view(0)["trophies_under"]
    assert isinstance(under, list)
    assert under[-2:] == ["trophy_turncoat", "trophy_unbowed"]


@rule("MA-20.4", "MA-20.5")
def test_reductions_come_in_order_and_the_bodyguard_last() -> None:
    table = Table().base(0, "base_bulwark").cards(0, "hull_plating", "bodyguard")
    table.open("imperial_corvette").dice(1, 6).skip("guard")
    assert table.question == "guard"
    table.play("suffer")
    assert table.state.damage[0] == 1  # 3 less 1 for the hull and 1 for the Tortoise
    one_dot = Table().cards(0, "hull_plating").open("ocg_parcel_drone").fight(1, 6)
    assert one_dot.state.damage[0] == 1  # at least 1 remains
    with armour():
        tortoise = Table().base(0, "base_bulwark").cards(0, "hull_plating", "bodyguard")
        tortoise.open("imperial_corvette").dice(1, 6).skip("guard", "step")
        assert tortoise.state.damage[0] == 0  # down to 1 first, then down to nothing; the other order would leave 1
        assert tortoise.question == "step"  # the bodyguard is not offered: nothing would be added
    capped = Table().damage(4).cards(0, "bodyguard").open("imperial_corvette").dice(1, 6).skip("guard", "step")
    assert capped.question == "step"
