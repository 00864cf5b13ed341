"""Hydra, two-headed and three-headed: section 17 of the rules."""

from typing import Any

import pytest
from tests.games.star_realms.table import Challenge, Format

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.testing import rule


def two(first: int = 0) -> Format:
    """A Two-Headed Hydra: seats 0 and 1 against 2 and 3."""
    return Format("hydra_two_headed", 4, first)


def attacks(table: Format, seat: int) -> list[str]:
    """Return the attacks that a seat may make."""
    return [text for text in table.options(seat) if text.startswith("attack")]


@rule("SR-17.1")
def test_sr_17_1_one_authority_total_but_own_cards() -> None:
    table = two().hand(0, "viper").hand(1, "scout").play("p0: play viper", "p1: play scout")
    assert (table.in_play(0), table.in_play(1)) == (["viper"], ["scout"])
    assert (table.has(0)[:2], table.has(1)[:2]) == ((0, 1), (1, 0))
    table.pools(0, combat=5).play("p0: attack p2", "5")
    assert GAME.scores(table.state) == [75, 75, 70, 70]
    players = table.view(0)["players"]
    assert isinstance(players, list)
    assert [player["authority"] for player in players] == [75, 75, 70, 70]


@rule("SR-17.2")
def test_sr_17_2_a_teammates_cards_are_no_allies() -> None:
    table = two().hand(0, "stinger").hand(1, "stinger", "crusher").play("p0: play stinger", "p1: play stinger")
    assert "use stinger ally" not in table.options(0)
    assert "use stinger ally" not in table.options(1)
    table.play("p1: play crusher")
    assert "use stinger ally" not in table.options(0)
    assert "use stinger ally" in table.options(1)


@rule("SR-17.2")
def test_sr_17_2_nor_for_double_ally_abilities() -> None:
    table = two().hand(0, "hive_queen", "stinger").hand(1, "crusher").deck(0)
    table.play("p0: play hive_queen", "p0: play stinger", "p1: play crusher")
    assert "use hive_queen ally" in table.options(0)
    assert "use hive_queen double_ally" not in table.options(0)


@rule("SR-17.3")
@pytest.mark.parametrize(("mode", "seats"), [("hydra_two_headed", 4), ("hydra_three_headed", 6)])
def test_sr_17_3_the_first_team_draws_3_cards_each_the_other_5(mode: str, seats: int) -> None:
    half = seats // 2
    for first in range(seats):
        state: Any = GAME.start(GAME.check(mode, seats, {"first": first + 1}), SeededChance(1))
        sizes = [len(hand) for hand in state.hands]
        assert sizes == ([3] * half + [5] * half if first < half else [5] * half + [3] * half)
        assert state.seats_to_answer() == (list(range(half)) if first < half else list(range(half, seats)))


@rule("SR-17.4", "SR-3.5")
def test_sr_17_4_the_team_takes_one_turn_together_in_any_interleaving() -> None:
    table = two().hand(0, "scout", "viper").hand(1, "scout", "viper")
    assert table.asked == [0, 1]
    table.play("p1: play scout", "p0: play viper", "p1: play viper", "p0: play scout")
    assert table.refused("p2: end").message.id == "refused-not-asked"
    table.play("p1: end")
    assert table.asked == [0]
    table.play("end")
    assert table.asked == [2, 3]
    table.play("p2: end", "p3: end")
    assert table.asked == [0, 1]


@rule("SR-17.4")
def test_sr_17_4_done_is_final() -> None:
    table = two().hand(0, "scout").play("p0: end")
    assert table.refused("p0: play scout").message.id == "refused-not-asked"


@rule("SR-17.4")
def test_sr_17_4_all_discard_then_all_draw_when_all_are_done() -> None:
    table = two().hand(0, "viper").hand(1, "scout").deck(0, *["scout"] * 5).deck(1, *["scout"] * 5)
    table.play("p0: play viper", "p0: end")
    assert (table.in_play(0), table.in_discard(0)) == (["viper"], [])
    table.play("p1: end")
    told = [event for event in table.events_seen(SPECTATOR) if event in ("cleaned-up", "drew-hidden", "turn-began")]
    assert told == ["cleaned-up"] * 2 + ["drew-hidden"] * 10 + ["turn-began"] * 2
    assert (table.in_discard(0), table.in_discard(1)) == (["viper"], ["scout"])


@rule("SR-17.5")
def test_sr_17_5_own_pools_and_own_decisions() -> None:
    table = two().pools(0, trade=2, combat=3).fleet(1, "spike_cluster")
    assert "buy explorer" in table.options(0)
    assert "buy explorer" not in table.options(1)
    assert attacks(table, 0) == ["attack p2"]
    assert attacks(table, 1) == []
    assert "use spike_cluster primary" not in table.options(0)
    table.play("p0: buy explorer")
    assert (table.in_discard(0), table.in_discard(1)) == (["explorer"], [])


@rule("SR-17.6")
def test_sr_17_6_trade_added_together_buys_a_card_for_the_buyer() -> None:
    table = two().row("hive_queen", "stinger", "stinger", "stinger", "builder_bot")
    table.pools(0, trade=5).pools(1, trade=4)
    assert "buy hive_queen" not in table.options(1)
    table.play("p0: give trade p1")
    assert table.question == "give"
    assert table.options() == ["1", "2", "3", "4", "5"]
    assert table.refused("0").rule == "SR-17.6"
    table.play("3", "p1: buy hive_queen")
    assert table.in_discard(1) == ["hive_queen"]
    assert (table.has(0).trade, table.has(1).trade) == (2, 0)


@rule("SR-17.6")
def test_sr_17_6_combat_added_together_destroys_a_base() -> None:
    table = two().fleet(3, "defense_system").pools(0, combat=3).pools(1, combat=2)
    assert attacks(table, 0) == []
    table.play("p1: give combat p0", "2", "p0: attack p3 defense_system")
    assert table.in_discard(3) == ["defense_system"]
    assert (table.has(0).combat, table.has(1).combat) == (0, 0)


@rule("SR-17.6")
def test_sr_17_6_explorers_can_be_paid_jointly() -> None:
    table = two().pools(0, trade=1).pools(1, trade=1).play("p0: give trade p1", "p1: buy explorer")
    assert table.in_discard(1) == ["explorer"]


@rule("SR-17.6")
def test_sr_17_6_nothing_goes_to_opponents_to_oneself_or_to_somebody_who_is_done() -> None:
    table = two().pools(0, trade=3, combat=3)
    assert [text for text in table.options(0) if text.startswith("give")] == ["give trade p1", "give combat p1"]
    for text in ("p0: give trade p2", "p0: give combat p0", "p1: give trade p0"):
        assert table.refused(text).rule == "SR-17.6"
    table.play("p1: end")
    assert [text for text in table.options(0) if text.startswith("give")] == []
    assert table.refused("p0: give combat p1").rule == "SR-17.6"


@rule("SR-17.6")
def test_sr_17_6_only_teams_that_share_a_turn_give() -> None:
    for mode, seats in (("duel", 2), ("free_for_all", 3), ("emperor", 6), ("raid", 3)):
        table = Format(mode, seats).pools(0, trade=3, combat=3)
        assert not [text for text in table.options(0) if text.startswith("give")]


@rule("SR-17.7", "SR-17.15")
def test_sr_17_7_an_outpost_of_any_member_shields_the_whole_team() -> None:
    table = two().pools(0, combat=9).fleet(2, "defense_system").fleet(3, "outland_station", "spike_cluster")
    assert attacks(table, 0) == ["attack p2 defense_system"]
    assert table.refused("p0: attack p2").rule == "SR-8.4"
    assert table.refused("p0: attack p3 outland_station").rule == "SR-4.8"
    table.hand(1, "moonwurm_hatchling").fleet(2, "defense_system", "integration_port")
    table.play("p1: play moonwurm_hatchling", "second")
    assert table.options() == ["destroy p2 defense_system", "destroy p2 integration_port"]
    table.play("destroy p2 integration_port", "p0: attack p2 defense_system")
    assert attacks(table, 0) == ["attack p2", "attack p3 outland_station", "attack p3 spike_cluster"]


@rule("SR-17.7")
def test_sr_17_7_one_team_is_not_shielded_by_the_other() -> None:
    table = two().pools(0, combat=3).fleet(1, "defense_system")
    assert attacks(table, 0) == ["attack p2"]


@rule("SR-17.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_sr_17_8_authority_gained_is_added_to_the_team_total(seat: int) -> None:
    table = two().hand(seat, "frontier_runner").play(f"p{seat}: play frontier_runner")
    assert GAME.scores(table.state) == [77, 77, 75, 75]


@rule("SR-17.9")
@pytest.mark.parametrize("first", [0, 2])
def test_sr_17_9_a_team_at_0_loses_as_a_whole_at_once(first: int) -> None:
    other = 2 - first
    table = two(first).authority(other, 4).pools(first + 1, combat=9).play(f"p{first + 1}: attack p{other}", "4")
    assert table.winners == [first, first + 1]


@rule("SR-17.10", "SR-17.11")
@pytest.mark.parametrize(("mode", "seats", "total"), [("hydra_two_headed", 4, 75), ("hydra_three_headed", 6, 100)])
def test_sr_17_10_two_teams_and_their_totals(mode: str, seats: int, total: int) -> None:
    state: Any = GAME.start(GAME.check(mode, seats, {"first": 1}), SeededChance(1))
    assert GAME.scores(state) == [total] * seats
    assert state.seats_to_answer() == list(range(seats // 2))
    assert state.foes[0] == [seats // 2]
    assert state.foes[seats // 2] == [0]


@rule("SR-17.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_17_12_against_a_challenge_the_total_grows_with_the_players(seats: int) -> None:
    table = Challenge("automatons", seats)
    assert GAME.scores(table.state) == [60 * seats] * seats


@rule("SR-17.13", "SR-2.10")
def test_sr_17_13_teammates_see_each_others_hands() -> None:
    table = two().hand(0, "stinger").hand(1, "crusher").hand(2, "burrower")
    for seat, seen in ((0, [True, True, False, False]), (3, [False, False, True, True]), (SPECTATOR, [False] * 4)):
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["hand"] is not None for player in players] == seen


@rule("SR-17.14")
def test_sr_17_14_own_means_the_single_player() -> None:
    table = two().fleet(0, "outland_station").fleet(1, "spike_cluster", "outland_station")
    table.hand(0, "orbital_shuttle").deck(0, "viper")
    table.play("p0: play orbital_shuttle")  # needs two bases; the team has three
    assert (table.in_hand(0), table.has(0).authority) == ([], 75)
    table.hand(1, "enforcer_mech", "scout").hand(0, "viper", "explorer").play("p1: play enforcer_mech")
    assert table.options() == ["none", "scrap scout from hand"]


@rule("SR-17.14")
def test_sr_17_14_one_player_of_the_other_team_is_the_target_and_discards_alone() -> None:
    table = two().hand(0, "cargo_craft").hand(2, "scout", "viper").hand(3, "scout", "viper")
    table.play("p0: play cargo_craft")
    assert table.options() == ["target p2", "target p3"]
    table.play("target p3")
    assert table.asked == [3]
    table.play("discard viper")
    assert (table.in_discard(2), table.in_discard(3)) == ([], ["viper"])
    assert table.asked == [0, 1]


@rule("SR-17.14", "SR-11.15")
def test_sr_17_14_target_player_may_be_a_teammate() -> None:
    table = two().hand(0, "imperial_flagship").deck(0).fleet(0, "siege_fortress").hand(1, "scout", "viper")
    table.play("p0: play imperial_flagship", "p0: use imperial_flagship ally")
    assert table.options() == ["target p0", "target p1", "target p2", "target p3"]


@rule("SR-17.15")
def test_sr_17_15_an_attack_names_no_member_and_bases_go_to_their_owner() -> None:
    table = two().pools(1, combat=9).fleet(3, "outland_station").fleet(2, "spike_cluster")
    assert attacks(table, 1) == ["attack p2", "attack p2 spike_cluster", "attack p3 outland_station"]
    table.play("p1: attack p3 outland_station")
    assert (table.in_discard(2), table.in_discard(3)) == ([], ["outland_station"])
