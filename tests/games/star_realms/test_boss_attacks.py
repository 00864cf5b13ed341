"""How a Boss attacks: section 21 of the rules."""

import pytest
from tests.games.star_realms.story import tell
from tests.games.star_realms.table import Challenge

from cosmodrome.games.star_realms.boss.choices import NOBODY
from cosmodrome.games.star_realms.rules.boss_attacks import boss_attacks
from cosmodrome.testing import rule


def against(combat: int, *bases: str, id: str = "automatons", seats: int = 1) -> Challenge:
    """A Boss with so much combat against the bases of seat 0."""
    table = Challenge(id, seats).fleet(0, *bases)
    table.state.combat[seats] = combat
    return table


def series(table: Challenge, victim: int = NOBODY) -> list[str]:
    """Let the Boss make its series of attacks now, and return what happened."""
    table.happened.clear()
    table.state.then(boss_attacks, victim)
    table.state.run()
    return [line for event in table.happened if (line := tell(event))]


def several(combat: int, *authority: int) -> Challenge:
    """A Boss with so much combat against several players, each with an own authority."""
    table = Challenge("pirates_of_the_dark_star", len(authority))
    for seat, amount in enumerate(authority):
        table.authority(seat, amount).deck(seat)
    table.state.combat[table.boss] = combat
    return table


@rule("SR-21.1", "SR-21.2")
def test_sr_21_1_single_attacks_each_the_first_possible_one() -> None:
    table = against(20, "spike_cluster", "defense_system", "integration_port", "swarm_cluster").authority(0, 60)
    assert series(table) == [
        "boss attacks p0 defense_system: 5",  # outposts first: 5 and 5, the more expensive one
        "p0 loses defense_system",
        "boss attacks p0 integration_port: 5",
        "p0 loses integration_port",
        "boss attacks p0 swarm_cluster: 8",
        "p0 loses swarm_cluster",
        "boss attacks p0: 2",  # the last base has defence 3
    ]
    assert table.has(1).combat == 0


@rule("SR-21.1")
def test_sr_21_1_it_stops_when_nothing_is_possible() -> None:
    table = against(4, "defense_system", "spike_cluster")
    assert series(table) == []
    assert table.has(1).combat == 4


@rule("SR-21.2", "SR-21.3")
def test_sr_21_2_only_the_combat_needed_is_spent() -> None:
    table = several(9, 5, 20, 3)
    assert series(table)[0] == "boss attacks p0: 5"
    table = against(9, "spike_cluster").authority(0, 60)
    assert series(table)[0] == "boss attacks p0 spike_cluster: 3"


@rule("SR-21.3")
def test_sr_21_3_step_1_defeats_the_player_with_most_authority_it_can() -> None:
    assert series(several(10, 4, 11, 6)) == [
        "boss attacks p2: 6",
        "p2 is out",
        "boss attacks p0: 4",
        "p0 is out",
    ]


@rule("SR-21.3")
@pytest.mark.parametrize("roll", [0, 1])
def test_sr_21_3_of_equal_players_a_random_one(roll: int) -> None:
    table = several(7, 7, 7, 8).rolls("boss", roll)
    assert series(table) == [f"boss attacks p{roll}: 7", f"p{roll} is out"]


@rule("SR-21.3", "SR-21.7")
def test_sr_21_3_only_a_player_it_can_attack() -> None:
    table = several(7, 6, 5).fleet(0, "neural_nexus")  # an outpost of defence 6
    assert series(table)[0] == "boss attacks p1: 5"


@rule("SR-21.3")
def test_sr_21_3_defeating_comes_before_bases() -> None:
    table = against(8, "swarm_cluster").authority(0, 8)
    assert series(table) == ["boss attacks p0: 8", "game over"]


@rule("SR-21.4")
def test_sr_21_4_step_2_the_outpost_with_the_highest_defence_it_can_destroy() -> None:
    table = against(5, "captured_outpost", "neural_nexus", "orbital_gun_platform")  # 3, 6, 4
    assert series(table) == ["boss attacks p0 orbital_gun_platform: 4", "p0 loses orbital_gun_platform"]


@rule("SR-21.4")
def test_sr_21_4_defence_comes_before_cost() -> None:
    table = against(5, "mobile_market", "integration_port")  # defence 4, cost 4; defence 5, cost 3
    assert series(table)[0] == "boss attacks p0 integration_port: 5"


@rule("SR-21.4")
def test_sr_21_4_of_equal_outposts_the_most_expensive() -> None:
    table = against(5, "integration_port", "siege_fortress", "ion_station")  # defence 5; cost 3, 7, 5
    assert series(table)[0] == "boss attacks p0 siege_fortress: 5"


@rule("SR-21.4")
@pytest.mark.parametrize(("roll", "card"), [(0, "mobile_market"), (1, "orbital_gun_platform")])
def test_sr_21_4_then_a_random_one(roll: int, card: str) -> None:
    table = against(4, "mobile_market", "orbital_gun_platform").rolls("boss", roll)  # defence 4, cost 4
    assert series(table)[0] == f"boss attacks p0 {card}: 4"


@rule("SR-21.5")
def test_sr_21_5_step_3_the_plain_base_with_the_highest_defence_it_can_destroy() -> None:
    table = against(5, "spike_cluster", "swarm_cluster", "outland_station").authority(0, 60)  # 3, 8, 4
    assert series(table) == ["boss attacks p0 outland_station: 4", "p0 loses outland_station", "boss attacks p0: 1"]


@rule("SR-21.5")
def test_sr_21_5_defence_comes_before_cost() -> None:
    table = against(6, "infested_moon", "jamming_terminal").authority(0, 60)  # defence 5, cost 6; defence 6, cost 5
    assert series(table)[0] == "boss attacks p0 jamming_terminal: 6"


@rule("SR-21.5")
def test_sr_21_5_of_equal_bases_the_most_expensive() -> None:
    table = against(6, "jamming_terminal", "transit_nexus").authority(0, 60)  # defence 6; cost 5, 8
    assert series(table)[0] == "boss attacks p0 transit_nexus: 6"


@rule("SR-21.5")
@pytest.mark.parametrize("roll", [0, 1])
def test_sr_21_5_then_a_random_one(roll: int) -> None:
    table = Challenge("automatons", 2).fleet(0, "spike_cluster").fleet(1, "spike_cluster").rolls("boss", roll)
    table.state.combat[2] = 3
    assert series(table)[1] == f"p{roll} loses spike_cluster"


@rule("SR-21.6")
def test_sr_21_6_step_4_the_player_with_the_least_authority_and_all_combat() -> None:
    table = several(5, 30, 20, 40)
    assert series(table) == ["boss attacks p1: 5"]
    assert table.has(1).authority == 15


@rule("SR-21.6")
@pytest.mark.parametrize("roll", [0, 1])
def test_sr_21_6_of_equal_players_a_random_one(roll: int) -> None:
    assert series(several(5, 20, 20, 40).rolls("boss", roll)) == [f"boss attacks p{roll}: 5"]


@rule("SR-21.6")
def test_sr_21_6_among_those_it_may_attack() -> None:
    table = several(4, 20, 30).fleet(0, "defense_system")
    assert series(table) == ["boss attacks p1: 4"]


@rule("SR-21.7", "SR-4.8")
def test_sr_21_7_no_attack_on_a_player_or_a_plain_base_behind_an_outpost() -> None:
    table = against(4, "spike_cluster", "defense_system").authority(0, 2)
    assert series(table) == []


@rule("SR-21.7")
def test_sr_21_7_combat_that_cannot_be_used_is_lost() -> None:
    table = Challenge("automatons").count(0).fleet(0, "defense_system").refills("stinger")
    table.boss_turn()
    assert (table.has(1).combat, table.in_play(0)) == (0, ["defense_system"])


@rule("SR-21.8")
def test_sr_21_8_destroy_a_base_takes_any_outpost_before_any_plain_base() -> None:
    table = Challenge("automatons").count(0).fleet(0, "swarm_cluster", "captured_outpost", "defense_system")
    told = table.refills("moonwurm_hatchling").boss_turn()
    assert told[1] == "p0 loses defense_system"


@rule("SR-21.8")
def test_sr_21_8_then_the_plain_base_with_the_highest_defence_and_cost() -> None:
    table = Challenge("automatons").count(0).fleet(0, "spike_cluster", "jamming_terminal", "transit_nexus")
    told = table.refills("moonwurm_hatchling").boss_turn()
    assert told[1] == "p0 loses transit_nexus"


@rule("SR-21.8")
def test_sr_21_8_the_boss_never_destroys_its_own_bases() -> None:
    table = Challenge("automatons").count(0).fleet(1, "defense_system").refills("moonwurm_hatchling")
    assert table.boss_turn()[1] == "boss gains 3 trade"
    assert table.in_play(1) == ["defense_system"]


@rule("SR-21.9")
def test_sr_21_9_a_hydra_team_counts_as_one_player() -> None:
    table = Challenge("automatons", 3).authority(0, 7)
    table.state.combat[3] = 7
    assert series(table) == ["boss attacks p0: 7", "game over"]
    assert table.winners == []


@rule("SR-21.9")
def test_sr_21_9_outposts_of_any_member_shield_the_team() -> None:
    table = Challenge("automatons", 2).authority(0, 3).fleet(0, "spike_cluster").fleet(1, "captured_outpost")
    table.state.combat[2] = 2
    assert series(table) == []
    table.state.combat[2] = 6
    assert series(table) == [
        "boss attacks p1 captured_outpost: 3",
        "p1 loses captured_outpost",
        "boss attacks p0: 3",
        "game over",
    ]


@rule("SR-21.9")
def test_sr_21_9_and_the_bases_of_all_members_are_open_to_choice() -> None:
    table = Challenge("automatons", 2).fleet(0, "spike_cluster").fleet(1, "outland_station")
    table.state.combat[2] = 7
    assert series(table) == [
        "boss attacks p1 outland_station: 4",
        "p1 loses outland_station",
        "boss attacks p0 spike_cluster: 3",
        "p0 loses spike_cluster",
    ]


@rule("SR-21.10")
def test_sr_21_10_a_series_against_one_player_leaves_the_others_alone() -> None:
    table = several(9, 30, 5, 4).fleet(0, "spike_cluster").fleet(1, "outland_station")
    assert series(table, 0) == ["boss attacks p0 spike_cluster: 3", "p0 loses spike_cluster", "boss attacks p0: 6"]


@rule("SR-21.10", "SR-21.1")
def test_sr_21_10_the_choice_among_several_players_goes_through_all_steps() -> None:
    """Defeat seat 2, then the outpost of seat 1, then the plain base of seat 0, then the weakest player left."""
    table = several(20, 30, 25, 4).fleet(0, "spike_cluster").fleet(1, "defense_system")
    assert series(table) == [
        "boss attacks p2: 4",
        "p2 is out",
        "boss attacks p1 defense_system: 5",
        "p1 loses defense_system",
        "boss attacks p0 spike_cluster: 3",
        "p0 loses spike_cluster",
        "boss attacks p1: 8",
    ]
