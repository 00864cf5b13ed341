"""Chances, shares of totals and damage of a defeat are what the battle then brings."""

from typing import Any

import pytest
from tests.games.metal_adventures.table import Table

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.face.odds import Force, Odds
from cosmodrome.games.metal_adventures.table import TARGET
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.testing import rule

METAL = [0, 2, 2, 4, 4, 6]
NOTHING = "0 0 0"


def percent(wins: int, of: int) -> int:
    """Return a part in percent, halves rounded up."""
    return (200 * wins + of) // (2 * of)


def battle(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return the battle as a seat sees it."""
    view = table.view(seat)["battle"]
    assert isinstance(view, dict)
    return view


def chances(table: Table, target: str) -> dict[str, Any]:
    """Return how likely the active player beats a target."""
    view: Any = table.view(0)["chances"]
    return dict(view[target])


def odds(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return the odds as a seat sees them."""
    return dict(battle(table, seat)["odds"])


# -- the count ---------------------------------------------------------------------------------------------------------
@rule("MA-11.5")
@pytest.mark.parametrize(("lead", "wins"), [(0, 21), (-1, 15), (5, 36), (-6, 0), (-5, 1), (4, 35)])
def test_ma_11_5_both_dice_count_and_a_tie_is_the_attackers(lead: int, wins: int) -> None:
    count = Odds(METAL)
    assert count.percent(Force(8 + lead), Force(8)) == percent(wins, 36)
    assert count.percent(Force(8 + lead), Force(8), TARGET) == percent(36 - wins, 36)


def test_only_what_is_certain_shows_0_or_100() -> None:
    count = Odds(METAL)
    assert count.percent(Force(3, metal=4), Force(8, metal=4)) > 0
    assert count.percent(Force(2, metal=4), Force(30)) == 1
    assert count.percent(Force(30), Force(2, metal=4)) == 99


@rule("MA-21.6")
def test_ma_21_6_who_is_behind_rolls_again() -> None:
    dice = range(1, 7)
    behind = [grey for orange in dice for grey in dice if orange < grey]
    saved = sum(7 - grey for grey in behind)  # of six rolls each
    count = Odds(METAL)
    assert count.percent(Force(8, again=1), Force(8)) == percent(6 * 21 + saved, 6 * 36)
    either = [max(7 - grey, orange) for orange in dice for grey in dice if orange < grey]
    assert count.percent(Force(8, either=1), Force(8)) == percent(6 * 21 + sum(either), 6 * 36)
    assert count.percent(Force(8), Force(8, again=1)) < count.percent(Force(8), Force(8))


@rule("MA-16.4")
def test_ma_16_4_metal_dice_have_their_own_faces() -> None:
    wins = sum(orange + face >= grey for face in METAL for orange in range(1, 7) for grey in range(1, 7))
    assert Odds(METAL).percent(Force(8, metal=1), Force(8)) == percent(wins, 216)


# -- before the battle -------------------------------------------------------------------------------------------------
@rule("MA-11.5", "MA-16.6")
def test_ma_11_5_the_chance_of_a_ship_is_how_often_it_is_beaten() -> None:
    def facing() -> Table:
        return Table().metal(2).turn_up("sol_courier").raid().play("open space")

    won = 0
    for orange in range(1, 7):
        for grey in range(1, 7):
            table = facing().play("attack sol_courier").fight(orange, grey)
            won += "sol_courier" in table.names_of(0, "wrecks")
    assert chances(facing(), "sol_courier") == {"alone": percent(won, 36), "with_cards": None}


@rule("MA-21.22", "MA-21.16")
def test_ma_21_22_support_cards_and_equipment_count_before_a_battle() -> None:
    table = Table().cards(0, "master_gunner").turn_up("sol_courier").raid().play("open space")
    told = chances(table, "sol_courier")
    assert told["alone"] < told["with_cards"] == Odds(METAL).percent(Force(11), Force(7))
    pods = Table().cards(0, "drop_pods").raid()
    assert chances(pods, "karokum")["alone"] == Odds(METAL).percent(Force(8 + 2 + 1), Force(12))
    assert pods.play("planet karokum").view(0)["chances"] == {}


# -- in the battle -----------------------------------------------------------------------------------------------------
@rule("MA-11.3", "MA-21.3")
def test_ma_11_3_the_shares_of_a_total_add_up() -> None:
    table = (
        Table().base(0, "base_lone_wolf").cards(0, "master_gunner").cards(1, "oracle_core").metal(2).open("sol_courier")
    )
    view = battle(table)
    assert [(one["word"], one["n"]) for one in view["shares"][0]] == [("strength", 8), ("metal-debt", -2), ("bonus", 1)]
    assert [(one["word"], one["n"]) for one in view["shares"][1]] == [("target", 7)]
    assert sum(one["n"] for one in view["shares"][0]) == view["attack"]


@rule("MA-21.3", "MA-21.8")
def test_ma_21_3_what_is_tried_out_is_what_it_then_adds() -> None:
    table = Table().base(0, "base_lone_wolf").cards(0, "master_gunner", "bodyguard").cards(1, "oracle_core")
    table.penalties(0, 0, 4).open("sol_courier").skip("speak")
    before = battle(table)
    told = [(one["kind"], one["seat"], one["card"], one["n"], one["barred"]) for one in before["odds"]["trials"]]
    assert told == [
        ("ally", 1, None, 4, False),  # support 4 and 1 for the core, less 1 for being alone
        ("ally", 2, None, 2, True),
        ("card", None, "master_gunner", 3, False),
        ("metal", None, None, 0, False),
    ]
    helped = before["odds"]["chances"]["4 0 0"]
    table.ally(1)
    after = battle(table)
    assert after["attack"] == before["attack"] + 4
    assert after["odds"]["chances"][NOTHING] == helped
    assert [one["kind"] for one in after["odds"]["trials"]] == ["card", "metal"]


@rule("MA-16.2")
def test_ma_16_2_a_metal_die_that_is_tried_out_is_the_one_declared() -> None:
    table = Table().cards(0, "bodyguard").open("sol_courier").skip("metal")
    told = odds(table)
    assert (told["reach"], told["trials"][-1]["reach"]) == ([6, 6], 6)
    table.play("metal")
    assert odds(table)["chances"][NOTHING] == told["chances"]["0 1 0"]
    assert odds(table)["reach"] == [12, 6]


@rule("MA-13.1")
def test_ma_13_1_duelists_may_have_several_allies_and_see_their_own_side() -> None:
    table = Table(4).raid().play("duel p1").skip("speak")
    mine, foe = odds(table), odds(table, 1)
    assert (mine["one_ally"], foe["one_ally"]) == (False, False)
    assert mine["chances"][NOTHING] + foe["chances"][NOTHING] == 100
    assert "6 0 0" in mine["chances"]
    assert odds(table, 2)["trials"] == odds(table, SPECTATOR)["trials"] == []
    assert odds(table, SPECTATOR)["chances"] == {NOTHING: mine["chances"][NOTHING]}


def test_there_are_no_odds_after_the_roll() -> None:
    table = Table().cards(0, "targeting_computer").open("sol_courier").dice(3, 4).skip("after")
    assert table.question == "after"
    assert battle(table)["odds"] is None


@rule("MA-11.9", "MA-20.4", "MA-12.8")
@pytest.mark.parametrize("base", ["base_bulwark", "base_privateer"])
@pytest.mark.parametrize("dots", [1, 2])
def test_ma_11_9_the_damage_of_a_defeat_is_foretold(base: str, dots: int) -> None:
    sheet = GAME.sheet()
    ship = next(id for id in sheet if sheet[id]["damage"] == dots and sheet[id]["kind"] == "ship")
    table = Table().base(0, base).damage(1).open(ship)
    told = battle(table)["damage_after"]
    table.fight(1, 6)
    assert table.player(0)["damage"] == told
