"""Space cards and the choice of the battle: sections 5 and 10 of the rules."""

from collections import Counter

import pytest
from tests.games.metal_adventures.facts import FACTION, SHIP, SHIP_IDS
from tests.games.metal_adventures.table import Table

from cosmodrome.games.metal_adventures.cards import FACTIONS
from cosmodrome.testing import rule

HUNTER = "hunter_black_hound"


def hunted() -> Table:
    """Return a table where a hunter and two ships come up from the far deck."""
    table = Table()
    table.state.near = []
    far = [SHIP[id] for id in (HUNTER, "sol_relic_carrier", "imperial_carrier")]
    rest = [ship for ship in table.state.far if ship not in far]
    table.state.far = far + rest
    places, outcomes = list(table.state.far), []
    for ship in far:
        place = places.index(ship)
        outcomes.append(place)
        last = places.pop()
        if place < len(places):
            places[place] = last
    return table.rolls("far_space", *outcomes).raid().play("open space")


# -- space cards (MA-5) ------------------------------------------------------------------------------------------------
@rule("MA-5.1")
def test_every_ship_has_power_strength_dots_and_rewards() -> None:
    table = Table().open("imperial_minelayer")
    assert table.totals == (8, 10)
    table.fight(1, 6)
    assert table.state.damage[0] == 3


@rule("MA-5.2")
def test_three_powers_count_for_the_title_merchants_and_hunters_do_not() -> None:
    groups = Counter(FACTIONS[faction] for faction in FACTION if faction >= 0)
    assert groups == {
        "sol_empire": 14,
        "galactic_empire": 14,
        "barrens_raiders": 14,
        "ocg": 11,
        "bounty_hunter": 5,
    }
    for power in ("sol_empire", "galactic_empire", "barrens_raiders", "ocg", "bounty_hunter"):
        three = [id for id in SHIP_IDS if FACTION[SHIP[id]] == FACTIONS.index(power)][:3]
        table = Table().wrecks(0, *three).raid()
        titles = [option for option in table.options() if option.startswith("cruise 4")]
        assert titles == ([f"cruise 4 {power}"] if power not in ("ocg", "bounty_hunter") else [])


@rule("MA-5.3", "MA-10.3")
def test_unchosen_hunters_go_back_into_the_deck_and_other_ships_to_the_pile() -> None:
    table = hunted()
    before = table.state.deck_size()
    table.play("attack sol_relic_carrier")
    assert SHIP[HUNTER] in table.state.far
    assert table.state.deck_size() == before + 1
    assert table.view(0)["pile"] == ["imperial_carrier"]


@rule("MA-5.3")
def test_a_hunter_that_came_up_early_mixes_the_whole_deck() -> None:
    table = Table()
    table.take_ship(SHIP[HUNTER])
    table.state.near.insert(0, SHIP[HUNTER])
    table.turn_up(HUNTER, "sol_courier", "ocg_parcel_drone").raid().play("open space", "attack sol_courier")
    assert table.state.near == []
    assert len(table.state.far) > 34


@rule("MA-5.4", "MA-11.2b", "MA-12.2")
def test_against_a_hunter_nobody_is_asked_to_betray() -> None:
    table = hunted().play(f"attack {HUNTER}").ally(1).skip("betray", "metal")
    assert table.question == "metal"
    other = hunted().play("attack sol_relic_carrier").ally(1).skip("betray", "metal")
    assert (other.question, other.asked) == ("betray", [1])


@rule("MA-5.5", "MA-5.8")
def test_an_event_concerns_all_at_once_the_active_player_first() -> None:
    table = Table().turn_up("event_meteor_shower", "sol_courier").raid().play("open space")
    assert table.state.damage == [1, 1, 1]
    damaged = [event[2] for event in table.happened if table.game.events[event[0]] == "damaged"]
    assert damaged == [0, 1, 2]


@rule("MA-5.6", "MA-5.7")
def test_only_the_first_event_of_a_turn_takes_effect_and_all_are_removed() -> None:
    table = Table().turn_up(
        "event_meteor_shower", "event_trade_winds", "sol_courier", "ocg_parcel_drone", "sol_dowry_barge"
    )
    table.raid().play("open space")
    assert table.state.damage == [1, 1, 1]
    assert table.state.credits == [2, 3, 3]
    assert table.view(0)["shown"] == ["sol_courier", "ocg_parcel_drone", "sol_dowry_barge"]
    assert {SHIP["event_meteor_shower"], SHIP["event_trade_winds"]} <= set(table.state.gone)


@rule("MA-5.6", "MA-21.5")
def test_an_event_met_by_a_redraw_counts_in_the_same_turn() -> None:
    table = Table().cards(0, "afterburners")
    table.turn_up(
        "event_trade_winds",
        "sol_courier",
        "ocg_parcel_drone",
        "sol_dowry_barge",
        "event_meteor_shower",
        "raider_slaver",
    )
    table.raid().play("open space", "redraw sol_courier")
    assert table.state.damage == [0, 0, 0]
    assert table.view(0)["shown"] == ["ocg_parcel_drone", "sol_dowry_barge", "raider_slaver"]


@rule("MA-5.9")
def test_pile_and_support_discard_are_open_to_everybody() -> None:
    table = Table().pile("sol_courier", "raider_slaver").discard("saboteur", "bodyguard")
    for seat in (0, 1, 2, -3):
        assert table.view(seat)["pile"] == ["sol_courier", "raider_slaver"]
        assert table.view(seat)["support_discard"] == ["bodyguard", "saboteur"]


# -- choosing the battle (MA-10) ---------------------------------------------------------------------------------------
@rule("MA-10.1", "MA-8.7", "MA-8.8a")
def test_a_raid_has_exactly_one_battle_and_does_not_end_before_it() -> None:
    table = Table().pile("sol_courier").credits(5).raid()
    kinds = {option.split()[0] for option in table.options()}
    assert {"open", "pile", "planet", "duel"} <= kinds
    assert table.refused("end").rule == "MA-8.8a"
    table.play("duel p1").fight(6, 1)
    for answer in ("open space", "pile sol_courier", "planet exhalia", "duel p2"):
        assert table.refused(answer).rule == "MA-8.7"
    assert "end" in table.options()


@rule("MA-10.2", "MA-10.2a")
def test_three_ships_are_shown_and_one_of_them_must_be_attacked() -> None:
    table = (
        Table().turn_up("sol_courier", "event_trade_winds", "raider_slaver", "ocg_parcel_drone").pile("sol_dowry_barge")
    )
    table.raid().play("open space")
    assert table.view(0)["shown"] == ["sol_courier", "raider_slaver", "ocg_parcel_drone"]
    for answer in ("planet exhalia", "duel p1", "pile sol_dowry_barge"):
        assert table.refused(answer).rule == "MA-10.2a"
    assert "end" not in table.options()


@rule("MA-10.2b", "MA-8.1a")
def test_between_reveal_and_choice_one_may_deal_and_use_what_follows_a_reveal() -> None:
    table = Table().cards(0, "pathfinder", "chief_mechanic").damage(1, 1, 1).raid().play("open space")
    assert {"propose", "play pathfinder", "play chief_mechanic", "drop pathfinder"} <= set(table.options())
    table.play("propose", "transfer", "p0", "p1", "credits", "1", "send", "accept")
    assert table.question == "step"
    assert table.view(0)["battle"] is None


@rule("MA-10.4")
def test_when_the_deck_runs_out_one_chooses_among_what_is_shown_or_another_battle() -> None:
    table = Table().deck(("sol_courier", "event_trade_winds")).raid().play("open space")
    assert table.view(0)["shown"] == ["sol_courier"]
    assert "attack sol_courier" in table.options()
    empty = Table().deck(("event_trade_winds",)).raid().play("open space")
    assert "duel p1" in empty.options()
    assert empty.refused("open space").rule == "MA-10.4"


@rule("MA-10.5")
def test_the_pile_costs_two_credits_and_is_fought_like_any_ship() -> None:
    table = Table().credits(3).pile("sol_courier").raid().play("pile sol_courier")
    assert (table.state.credits[0], table.state.treasuries[2]) == (0, 2)
    table.ally(1).fight(6, 1)
    assert table.names_of(0, "wrecks") == ["sol_courier"]
    poor = Table().credits(2).pile("sol_courier").raid()
    assert poor.refused("pile sol_courier").rule == "MA-10.5"
    driven = Table().credits(1).cards(0, "hyperdrive").pile("sol_courier").play("raid", "pay", "pile sol_courier")
    assert (driven.state.credits[0], driven.state.treasuries[2]) == (0, 0)
    assert Table().credits(9).raid().refused("pile sol_courier").rule == "MA-10.5"


@rule("MA-10.6")
def test_a_pile_attack_blocks_no_action_of_karokum() -> None:
    table = Table().credits(9).pile("sol_courier", "raider_slaver").raid().play("pile sol_courier").fight(6, 1)
    assert "cruise 9" in table.options()
    assert table.view(0)["attacked"] == []
    visited = Table().credits(9).wrecks(0, "sol_dowry_barge").pile("sol_courier", "raider_slaver").raid()
    visited.play("cruise 9", "take raider_slaver")
    assert "pile sol_courier" in visited.options()


@rule("MA-10.7", "MA-17.3")
@pytest.mark.parametrize(
    ("planet", "action", "allowed"),
    [("exhalia", "cruise 1 credits", "cruise 5"), ("bazaar", "cruise 8 2 credits 0 wrecks", "cruise 5"),
     ("karokum", "cruise 10 0 wrecks", "cruise 5")],
)  # fmt: skip
def test_a_planet_is_either_attacked_or_used(planet: str, action: str, allowed: str) -> None:
    for dice in ((6, 1), (1, 6)):
        table = Table().credits(12).penalties(1).cards(0, "warp_core", "plasma_cannon").raid()
        assert {f"planet {planet}", action} <= set(table.options())
        table.play(f"planet {planet}").dice(*dice).skip("step", "room", "keep", "take-pile", "take-support")
        while table.question != "step":
            table.play(table.options()[0])
        assert table.refused(action).rule == "MA-17.3"
        assert allowed in table.options()
    used = Table().credits(12).penalties(1).raid().play(action)
    while used.question != "step":
        used.play(used.options()[0])
    assert used.refused(f"planet {planet}").rule == "MA-10.7"


@rule("MA-10.8")
def test_only_three_planets_can_be_attacked() -> None:
    planets = [option for option in Table().raid().options() if option.startswith("planet")]
    assert planets == ["planet exhalia", "planet bazaar", "planet karokum"]


@rule("MA-10.9")
@pytest.mark.parametrize(("planet", "strength"), [("exhalia", 14), ("bazaar", 13), ("karokum", 12)])
def test_planets_have_their_strength_and_may_be_attacked_empty(planet: str, strength: int) -> None:
    table = Table().raid().play(f"planet {planet}")
    assert table.state.treasuries == [0, 0, 0]
    assert table.totals == (8, strength)


@rule("MA-10.10", "MA-10.11")
def test_any_other_player_can_be_challenged_and_cannot_refuse() -> None:
    table = Table(4).credits(1).deck(()).raid()
    duels = [option for option in table.options() if option.startswith("duel")]
    assert duels == ["duel p1", "duel p2", "duel p3"]
    assert table.refused("duel p0").rule == "MA-10.10"
    table.play("duel p2").skip("speak")
    assert table.options()[0] == "pass"
    assert not {"end", "withdraw", "refuse"} & set(table.options())
    table.play("pass")
    assert table.asked == [2]
    assert not {"refuse", "reject"} & set(table.options())
