"""Scrapping, buying and attacking: sections 6, 7 and 8 of the rules."""

import pytest
from tests.games.star_realms.table import EMPTY, ROW, Duel

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.testing import rule


# -- scrapping (SR-6) --------------------------------------------------------------------------------------------------
@rule("SR-6.1")
def test_sr_6_1_a_scrap_ability_moves_the_card_to_the_scrap_heap_then_its_effect_happens() -> None:
    duel = Duel().hand(0, "stinger").play("play stinger").play("use stinger scrap")
    assert duel.in_play(0) == []
    assert duel.scrapped() == ["stinger"]
    assert duel.has(0).trade == 1
    assert duel.events == ["used-ability", "scrapped", "gained"]


@rule("SR-6.1")
def test_sr_6_1_at_any_moment_without_an_ally_and_for_a_base_in_any_later_turn() -> None:
    duel = Duel().hand(0, "orbital_gun_platform", "farm_ship", "scout").deck(0)
    duel.play("play farm_ship", "discard scout", "play orbital_gun_platform")
    assert duel.can("use farm_ship scrap")
    assert duel.can("use orbital_gun_platform scrap")  # in the turn it was played
    duel.play("end", "end", "end", "end")
    duel.play("use orbital_gun_platform scrap")
    assert duel.has(0).trade == 3
    assert duel.scrapped() == ["orbital_gun_platform"]


@rule("SR-6.1")
def test_sr_6_1_only_cards_in_play_with_such_an_ability() -> None:
    duel = Duel().hand(0, "stinger", "crusher").discard(0, "blob_miner").play("play crusher")
    assert duel.refused("use crusher scrap").message.id == "refused-no-scrap"
    assert [text for text in duel.options() if text.endswith("scrap")] == []


@rule("SR-6.2", "SR-6.6")
def test_sr_6_2_scrapped_cards_never_return() -> None:
    duel = Duel().hand(0, "plasma_bot", "plasma_bot", "scout", "viper").fleet(0, "orbital_gun_platform")
    duel.deck(0, "crusher").discard(0)
    duel.play("play plasma_bot", "scrap scout from hand", "play plasma_bot", "scrap viper from hand")
    duel.play("use orbital_gun_platform scrap")
    heap = ["orbital_gun_platform", "scout", "viper"]
    assert duel.scrapped() == heap
    for _ in range(6):  # the own deck is reshuffled again and again
        duel.play("end")
        assert duel.scrapped() == heap
        assert not {"scout", "viper", "orbital_gun_platform"} & {*duel.in_hand(0), *duel.in_deck(0)}


@rule("SR-6.3")
def test_sr_6_3_a_base_may_use_its_primary_and_then_be_scrapped() -> None:
    duel = Duel().hand(0, "mobile_market", "explorer").play("play explorer", "play mobile_market")
    duel.play("use mobile_market primary", "use mobile_market scrap", "use explorer scrap")
    assert duel.has(0) == (4, 2, 52)


@rule("SR-6.4")
def test_sr_6_4_a_card_scrapped_by_another_effect_does_not_give_its_scrap_effect() -> None:
    duel = Duel().hand(0, "enforcer_mech", "nanobot_swarm", "stinger").discard(0, "mobile_market", "farm_ship")
    duel.deck(0, "scout", "scout").play("play enforcer_mech", "scrap stinger from hand")
    duel.play("play nanobot_swarm", "scrap farm_ship from discard", "scrap mobile_market from discard")
    assert duel.has(0) == (0, 10, 50)
    duel.deck(0, *["scout"] * 5).play("end")
    assert duel.scrapped() == ["farm_ship", "mobile_market", "stinger"]  # Mobile Market does not return
    assert "returned" not in duel.events


@rule("SR-6.4")
def test_sr_6_4_neither_does_a_card_of_the_trade_row() -> None:
    duel = Duel().hand(0, "blob_miner").play("play blob_miner", "scrap stinger")
    assert duel.has(0) == (3, 0, 50)
    assert duel.scrapped() == ["stinger"]


@rule("SR-6.4a")
def test_sr_6_4a_own_hand_and_own_discard_pile_without_the_card_being_played() -> None:
    duel = Duel().hand(0, "enforcer_mech", "scout").discard(0, "viper").hand(1, "crusher").discard(1, "gateship")
    duel.play("play enforcer_mech")
    assert duel.options() == ["none", "scrap scout from hand", "scrap viper from discard"]
    assert duel.refused("scrap enforcer_mech from hand").rule == "SR-6.4"
    assert duel.refused("scrap crusher from hand").rule == "SR-6.4"
    assert duel.refused("scrap viper from hand").rule == "SR-6.4"
    assert duel.refused("scrap gateship from discard").rule == "SR-6.4"


@rule("SR-6.4a")
def test_sr_6_4a_cards_bought_or_discarded_this_turn_may_be_chosen() -> None:
    duel = Duel().hand(0, "frontier_hawk", "builder_bot", "viper").deck(0, "scout").pools(0, trade=2)
    duel.play("buy explorer", "play frontier_hawk", "discard viper", "play builder_bot")
    assert duel.options() == ["none", "scrap viper from discard", "scrap explorer from discard"]


@rule("SR-6.5")
@pytest.mark.parametrize(
    "way",
    [
        ("play explorer", "use explorer scrap"),
        ("use neural_nexus primary", "scrap explorer from hand"),
        ("use reclamation_station primary", "scrap explorer from discard"),
    ],
)
def test_sr_6_5_a_scrapped_explorer_goes_to_its_pile_and_counts_as_scrapped(way: tuple[str, str]) -> None:
    duel = Duel().hand(0, "explorer", "scout").discard(0, "explorer", "scout")
    duel.fleet(0, "neural_nexus", "reclamation_station").explorers(3).play(*way)
    assert duel.view(0)["explorers"] == 4
    assert duel.scrapped() == []
    before = duel.has(0).combat
    duel.play("use reclamation_station scrap")
    assert duel.has(0).combat == before + 6  # two cards


@rule("SR-6.7")
def test_sr_6_7_a_scrapped_trade_row_card_is_replaced_at_once() -> None:
    duel = Duel().hand(0, "blob_miner", "pulverizer").refills("crusher", "gateship")
    duel.play("play blob_miner", "scrap frontier_hawk")
    assert duel.in_row() == ["stinger", "builder_bot", "crusher", "frontier_runner", "cargo_craft"]
    duel.play("play pulverizer", "scrap stinger")
    assert duel.in_row() == ["gateship", "builder_bot", "crusher", "frontier_runner", "cargo_craft"]
    assert duel.scrapped() == ["frontier_hawk", "stinger"]


@rule("SR-6.8")
def test_sr_6_8_the_scrap_heap_is_public_and_unordered() -> None:
    one = Duel().scrap_heap("viper", "crusher", "scout")
    other = Duel().scrap_heap("scout", "viper", "crusher")
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat)["scrap_heap"] == other.view(seat)["scrap_heap"] == ["crusher", "scout", "viper"]


# -- buying (SR-7) -----------------------------------------------------------------------------------------------------
@rule("SR-7.1")
def test_sr_7_1_any_number_of_cards_as_long_as_trade_lasts() -> None:
    duel = Duel().row("crusher", "stinger", "gateship").trade_deck().pools(0, trade=8)
    duel.play("buy crusher")
    assert duel.has(0).trade == 5
    duel.play("buy explorer", "buy stinger", "buy explorer")
    assert duel.has(0).trade == 0
    assert duel.in_discard(0) == ["crusher", "explorer", "stinger", "explorer"]
    assert duel.view(0)["explorers"] == 14
    assert not any(text.startswith("buy") for text in duel.options())


@rule("SR-7.1")
def test_sr_7_1_not_more_than_the_trade_pays_for() -> None:
    duel = Duel().row("crusher", "stinger", "cargo_craft").pools(0, trade=2)
    assert [text for text in duel.options() if text.startswith("buy")] == [
        "buy stinger",
        "buy cargo_craft",
        "buy explorer",
    ]
    assert duel.refused("buy crusher").rule == "SR-7.1"
    duel.pools(0, trade=1)
    assert duel.refused("buy explorer").rule == "SR-7.1"


@rule("SR-7.2")
def test_sr_7_2_a_bought_card_does_nothing_yet() -> None:
    duel = (
        Duel().row("transit_nexus", "stinger").trade_deck().pools(0, trade=9).play("buy transit_nexus", "buy stinger")
    )
    assert duel.has(0) == (0, 0, 50)
    assert duel.in_play(0) == duel.in_hand(0) == []
    assert not any(text.startswith(("use", "play")) for text in duel.options())


@rule("SR-7.3")
def test_sr_7_3_acquiring_costs_no_trade() -> None:
    duel = Duel().hand(0, "gateship").row("nesting_ground", "swarm_cluster").pools(0, trade=1)
    duel.play("play gateship", "take nesting_ground")
    assert duel.has(0).trade == 1
    assert duel.on_top(0) == ["nesting_ground"]


@rule("SR-7.4")
@pytest.mark.parametrize("slot", range(5))
def test_sr_7_4_the_row_is_refilled_at_once_in_the_same_slot(slot: int) -> None:
    duel = Duel().pools(0, trade=2).refills("gateship").play(f"buy {ROW[slot]}")
    expected = list(ROW)
    expected[slot] = "gateship"
    assert duel.in_row() == expected
    assert duel.view(0)["trade_deck"] == 74


@rule("SR-7.5")
def test_sr_7_5_with_an_empty_trade_deck_the_row_shrinks() -> None:
    duel = Duel().trade_deck("crusher").pools(0, trade=6).play("buy builder_bot")
    assert duel.in_row() == ["stinger", "crusher", "frontier_hawk", "frontier_runner", "cargo_craft"]
    duel.play("buy frontier_hawk", "buy stinger")
    assert duel.in_row() == [EMPTY, "crusher", EMPTY, "frontier_runner", "cargo_craft"]
    assert [text for text in duel.options() if text.startswith("buy")] == [
        "buy crusher",
        "buy frontier_runner",
        "buy cargo_craft",
        "buy explorer",
    ]
    assert duel.refused("buy #0").rule == "SR-7.5"


@rule("SR-7.5", "SR-7.6")
def test_sr_7_5_without_deck_and_row_explorers_may_be_bought_while_they_last() -> None:
    duel = Duel().trade_deck().row().explorers(2).pools(0, trade=7)
    duel.play("buy explorer", "buy explorer")
    assert duel.refused("buy explorer").rule == "SR-7.6"
    assert duel.options() == ["end"]
    duel.play("end", "end")
    assert duel.question == "main"
    assert duel.asked == [0]


@rule("SR-7.7")
def test_sr_7_7_unspent_trade_is_kept_within_the_main_phase_only() -> None:
    duel = Duel().hand(0, "scout", "viper").play("play scout", "play viper", "attack p1")
    assert duel.has(0).trade == 1
    duel.play("end", "end")
    assert duel.has(0).trade == 0


# -- attacking (SR-8) --------------------------------------------------------------------------------------------------
@rule("SR-8.1")
@pytest.mark.parametrize("combat", [3, 4, 9])
def test_sr_8_1_exactly_the_defence_is_spent(combat: int) -> None:
    duel = Duel().fleet(1, "spike_cluster").pools(0, combat=combat).play("attack p1 spike_cluster")
    assert duel.question == "main"  # nobody is asked how much
    assert duel.has(0).combat == combat - 3
    assert duel.in_discard(1) == ["spike_cluster"]


@rule("SR-8.1")
def test_sr_8_1_less_is_not_enough_and_ships_are_no_targets() -> None:
    duel = Duel().fleet(1, "spike_cluster").pools(0, combat=2)
    refusal = duel.refused("attack p1 spike_cluster")
    assert (refusal.rule, refusal.message.id) == ("SR-8.1", "refused-defense")
    duel = Duel().fleet(1, "crusher").pools(0, combat=9)
    assert duel.refused("attack p1 crusher").message.id == "refused-no-base"


@rule("SR-8.2", "SR-11.16")
@pytest.mark.parametrize(
    "way",
    [
        ("play moonwurm_hatchling", "second"),
        ("play enforcer_mech", "use enforcer_mech ally"),
        ("play federation_battleship", "use federation_battleship ally"),
    ],
)
def test_sr_8_2_an_effect_destroys_a_base_without_combat(way: tuple[str, str]) -> None:
    duel = Duel().hand(0, way[0].removeprefix("play ")).deck(0).fleet(0, "integration_port", "ion_station")
    duel.fleet(1, "spike_cluster", "swarm_cluster").play(way[0])
    before = duel.has(0)
    duel.play(way[1])
    assert duel.options() == ["destroy p1 spike_cluster", "destroy p1 swarm_cluster"]  # compulsory, opposing, any
    duel.play("destroy p1 swarm_cluster")
    assert duel.has(0) == before
    assert duel.in_play(1) == ["spike_cluster"]
    assert duel.in_discard(1) == ["swarm_cluster"]
    assert {"integration_port", "ion_station"} <= set(duel.in_play(0))


@rule("SR-8.2", "SR-11.16")
@pytest.mark.parametrize("card", ["enforcer_mech", "federation_battleship"])
def test_sr_8_2_without_an_opposing_base_nothing_happens(card: str) -> None:
    duel = Duel().hand(0, card).deck(0).fleet(0, "integration_port", "ion_station").play(f"play {card}")
    duel.play(f"use {card} ally")
    assert duel.question == "main"
    assert len(duel.in_play(0)) == 3


@rule("SR-8.3")
def test_sr_8_3_any_amount_in_several_attacks() -> None:
    duel = Duel().pools(0, combat=5).play("attack p1")
    assert duel.options() == ["1", "2", "3", "4", "5"]
    assert duel.refused("0").rule == "SR-8.3"
    duel.play("2")
    assert (duel.has(0).combat, duel.has(1).authority) == (3, 48)
    duel.play("attack p1", "3")
    assert (duel.has(0).combat, duel.has(1).authority) == (0, 45)
    assert duel.refused("attack p1").rule == "SR-8.3"


@rule("SR-8.3")
def test_sr_8_3_more_than_the_authority_is_allowed_and_nobody_attacks_himself() -> None:
    duel = Duel().authority(1, 2).pools(0, combat=5)
    assert duel.refused("attack p0").rule == "SR-8.3"
    duel.play("attack p1", "5")
    assert duel.has(1).authority == -3


@rule("SR-8.4")
def test_sr_8_4_no_attack_past_an_outpost() -> None:
    duel = Duel().fleet(1, "captured_outpost", "jamming_terminal").pools(0, combat=30)
    assert duel.refused("attack p1").rule == "SR-8.4"
    assert duel.refused("attack p1 jamming_terminal").message.id == "refused-outpost"
    duel.play("attack p1 captured_outpost")
    assert duel.can("attack p1")
    assert duel.can("attack p1 jamming_terminal")


@rule("SR-8.5")
def test_sr_8_5_among_several_outposts_the_attacker_chooses() -> None:
    duel = Duel().fleet(1, "captured_outpost", "neural_nexus", "defense_system").pools(0, combat=6)
    assert [text for text in duel.options() if "attack" in text] == [
        "attack p1 captured_outpost",
        "attack p1 neural_nexus",
        "attack p1 defense_system",
    ]
    duel.play("attack p1 neural_nexus")
    assert duel.in_play(1) == ["captured_outpost", "defense_system"]
