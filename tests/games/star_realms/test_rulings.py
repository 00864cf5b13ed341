"""Rulings on single cards: section 11 of the rules.  What else each card does is in test_cards."""

import pytest
from tests.games.star_realms.table import Duel

from cosmodrome.testing import rule


@rule("SR-11.1")
def test_sr_11_1_blob_miner_scraps_from_the_row_or_not_after_the_trade() -> None:
    duel = Duel().hand(0, "blob_miner").play("play blob_miner")
    assert duel.has(0).trade == 3
    assert duel.options() == [
        "none",
        "scrap stinger",
        "scrap builder_bot",
        "scrap frontier_hawk",
        "scrap frontier_runner",
        "scrap cargo_craft",
    ]
    duel.play("none")
    assert duel.scrapped() == []
    assert duel.question == "main"


@rule("SR-11.2")
def test_sr_11_2_burrower_takes_a_card_of_cost_4_or_less() -> None:
    duel = Duel().hand(0, "burrower").row("nesting_ground", "gateship", "stinger", "ion_station").refills("crusher")
    duel.play("play burrower", "use burrower scrap")
    assert duel.options() == ["take nesting_ground", "take stinger", "take explorer"]  # compulsory
    assert duel.refused("take gateship").rule == "SR-7.3"
    duel.play("take nesting_ground")
    assert duel.in_discard(0) == ["nesting_ground"]
    assert duel.has(0) == (0, 5, 50)
    assert duel.in_row()[0] == "crusher"


@rule("SR-11.2")
def test_sr_11_2_burrower_may_take_an_explorer_or_nothing_if_nothing_qualifies() -> None:
    for row in (["gateship", "crusher"], ["gateship"]):  # the second time nothing else is left to take
        duel = Duel(skip_forced=False).hand(0, "burrower").row(*row).play("play burrower", "use burrower scrap")
        duel.play("take explorer")
        assert duel.in_discard(0) == ["explorer"]
        assert duel.view(0)["explorers"] == 15
    duel = Duel().hand(0, "burrower").row("gateship").explorers(0).play("play burrower", "use burrower scrap")
    assert duel.question == "main"
    assert duel.in_discard(0) == []


@rule("SR-11.3")
def test_sr_11_3_gateship_puts_a_card_of_cost_6_or_less_on_top_of_the_deck() -> None:
    duel = Duel().hand(0, "gateship").row("blob_alpha", "hive_queen", "infested_moon", "swarm_cluster")
    duel.deck(0, *["scout"] * 6).trade_deck("crusher").play("play gateship")
    assert duel.options() == ["take blob_alpha", "take infested_moon", "take explorer"]  # compulsory
    duel.play("take infested_moon")
    assert duel.on_top(0) == ["infested_moon"]
    assert duel.in_row() == ["blob_alpha", "hive_queen", "crusher", "swarm_cluster", ""]
    duel.play("end")
    assert duel.in_hand(0) == ["infested_moon", *["scout"] * 4]


@rule("SR-11.3")
def test_sr_11_3_gateship_may_take_an_explorer_or_nothing_if_nothing_qualifies() -> None:
    for row in (["hive_queen", "crusher"], ["hive_queen"]):
        duel = Duel(skip_forced=False).hand(0, "gateship").row(*row).play("play gateship", "take explorer")
        assert duel.on_top(0) == ["explorer"]
    duel = Duel().hand(0, "gateship").row("hive_queen").explorers(0).play("play gateship")
    assert duel.question == "main"
    assert duel.on_top(0) == []


@rule("SR-11.3", "SR-11.9")
def test_sr_11_3_of_several_cards_on_top_the_last_one_put_there_is_drawn_first() -> None:
    duel = Duel().hand(0, "gateship", "repair_mech", "hive_queen").row("crusher").discard(0, "spike_cluster")
    duel.deck(0, "scout").play("play gateship", "take crusher", "play repair_mech", "second", "play hive_queen")
    assert duel.in_hand(0) == ["spike_cluster"]
    assert duel.on_top(0) == ["crusher"]


@rule("SR-11.4")
def test_sr_11_4_pulverizer_must_scrap_and_gives_the_cost_as_combat() -> None:
    duel = Duel().hand(0, "pulverizer").row("swarm_cluster", "stinger").trade_deck("gateship")
    duel.play("play pulverizer")
    assert duel.options() == ["scrap swarm_cluster", "scrap stinger"]
    assert duel.refused("none").rule == "SR-11.4"
    duel.play("scrap swarm_cluster")
    assert duel.has(0).combat == 8
    assert duel.in_row() == ["gateship", "stinger", "", "", ""]
    assert duel.scrapped() == ["swarm_cluster"]
    duel = Duel().hand(0, "pulverizer").row().trade_deck().play("play pulverizer")
    assert (duel.question, duel.has(0).combat) == ("main", 0)


@rule("SR-11.4")
@pytest.mark.parametrize(("card", "combat"), [("scout", 0), ("viper", 0), ("explorer", 2), ("hive_queen", 7)])
def test_sr_11_4_neural_nexus_must_scrap_and_gives_the_cost_as_combat(card: str, combat: int) -> None:
    for zone, other in (("hand", "discard"), ("discard", "hand")):
        duel = Duel().fleet(0, "neural_nexus")
        duel = duel.hand(0, card).discard(0, "crusher") if zone == "hand" else duel.hand(0, "crusher").discard(0, card)
        duel.play("use neural_nexus primary")
        assert sorted(duel.options()) == sorted([f"scrap {card} from {zone}", f"scrap crusher from {other}"])
        assert duel.refused("none").rule == "SR-11.4"
        duel.play(f"scrap {card} from {zone}")
        assert duel.has(0).combat == combat


@rule("SR-11.4")
def test_sr_11_4_neural_nexus_with_nothing_to_scrap_gives_nothing() -> None:
    duel = Duel().fleet(0, "neural_nexus").play("use neural_nexus primary")
    assert (duel.question, duel.has(0).combat) == ("main", 0)


@rule("SR-11.5")
def test_sr_11_5_reclamation_station_must_scrap_a_card_of_the_own_discard_pile() -> None:
    duel = Duel().fleet(0, "reclamation_station").discard(0, "scout", "viper").hand(0, "crusher").discard(1, "stinger")
    duel.play("use reclamation_station primary")
    assert duel.options() == ["scrap scout from discard", "scrap viper from discard"]
    duel.play("scrap viper from discard")
    assert duel.in_discard(0) == ["scout"]
    assert duel.scrapped() == ["viper"]
    duel = Duel().fleet(0, "reclamation_station").hand(0, "crusher").play("use reclamation_station primary")
    assert duel.question == "main"


@rule("SR-11.6")
def test_sr_11_6_reclamation_station_counts_itself() -> None:
    duel = Duel().fleet(0, "reclamation_station").play("use reclamation_station scrap")
    assert duel.has(0).combat == 3
    assert duel.scrapped() == ["reclamation_station"]


@rule("SR-11.6")
def test_sr_11_6_reclamation_station_counts_own_cards_from_hand_discard_pile_and_play() -> None:
    duel = Duel().fleet(0, "reclamation_station", "mobile_market").deck(0)
    duel.hand(0, "plasma_bot", "builder_bot", "explorer", "scout", "blob_miner").discard(0, "viper")
    duel.play("play plasma_bot", "scrap scout from hand")  # 3 combat, 1 card
    duel.play("play builder_bot", "scrap viper from discard")  # 2
    duel.play("play explorer", "use explorer scrap")  # 2 combat, 3
    duel.play("use mobile_market scrap")  # 4
    duel.play("play blob_miner", "scrap stinger")  # not an own card
    assert duel.has(0).combat == 5
    duel.play("use reclamation_station scrap")  # 5
    assert duel.has(0).combat == 5 + 3 * 5


@rule("SR-11.6")
def test_sr_11_6_reclamation_station_counts_this_turn_and_this_player_only() -> None:
    duel = Duel().fleet(0, "reclamation_station").hand(0, "plasma_bot", "scout")
    duel.play("play plasma_bot", "scrap scout from hand", "end")
    duel.hand(1, "plasma_bot", "scout").play("play plasma_bot", "scrap scout from hand", "end")
    duel.play("use reclamation_station scrap")
    assert duel.has(0).combat == 3


@rule("SR-11.7")
def test_sr_11_7_conversion_yard_gives_combat_only_for_a_card_scrapped_from_hand() -> None:
    duel = Duel().fleet(0, "conversion_yard").hand(0, "scout").discard(0, "viper").play("use conversion_yard primary")
    assert duel.options() == ["none", "scrap scout from hand"]
    duel.play("scrap scout from hand")
    assert duel.has(0).combat == 4
    duel = Duel().fleet(0, "conversion_yard").hand(0, "scout").play("use conversion_yard primary", "none")
    assert duel.has(0).combat == 0
    duel = Duel().fleet(0, "conversion_yard").discard(0, "viper").play("use conversion_yard primary")
    assert (duel.question, duel.has(0).combat) == ("main", 0)


@rule("SR-11.8")
def test_sr_11_8_nanobot_swarm_draws_two_then_scraps_up_to_two_in_any_mix() -> None:
    def swarm() -> Duel:
        return Duel().hand(0, "nanobot_swarm", "scout").deck(0, "crusher", "gateship").discard(0, "viper")

    duel = swarm().play("play nanobot_swarm")
    assert duel.has(0).combat == 5
    assert duel.options() == [
        "none",
        "scrap crusher from hand",
        "scrap gateship from hand",
        "scrap scout from hand",
        "scrap viper from discard",
    ]
    duel.play("scrap crusher from hand", "scrap viper from discard")
    assert duel.question == "main"
    assert duel.scrapped() == ["crusher", "viper"]
    assert swarm().play("play nanobot_swarm", "none").scrapped() == []
    assert swarm().play("play nanobot_swarm", "scrap scout from hand", "none").scrapped() == ["scout"]
    duel = swarm().play("play nanobot_swarm", "scrap gateship from hand", "scrap crusher from hand")
    assert duel.in_hand(0) == ["scout"]


@rule("SR-11.9")
def test_sr_11_9_repair_mech_puts_a_base_of_the_discard_pile_on_top() -> None:
    duel = Duel().hand(0, "repair_mech").discard(0, "crusher", "spike_cluster", "defense_system", "scout")
    duel.deck(0, *["scout"] * 5).play("play repair_mech", "second")
    assert duel.options() == ["top spike_cluster", "top defense_system"]  # bases and outposts, compulsory
    assert duel.refused("top crusher").rule == "SR-11.9"
    assert duel.refused("top neural_nexus").rule == "SR-11.9"
    duel.play("top defense_system")
    assert duel.on_top(0) == ["defense_system"]
    assert duel.in_discard(0) == ["crusher", "spike_cluster", "scout"]
    assert "defense_system" in duel.play("end").in_hand(0)
    duel = Duel().hand(0, "repair_mech").discard(0, "crusher").discard(1, "spike_cluster")
    duel.play("play repair_mech", "second")
    assert (duel.question, duel.on_top(0), duel.has(0).trade) == ("main", [], 0)


@rule("SR-11.10")
def test_sr_11_10_the_drawn_card_may_be_the_one_discarded() -> None:
    duel = Duel().fleet(0, "captured_outpost").hand(0, "scout").deck(0, "viper").play("use captured_outpost primary")
    assert duel.options() == ["discard scout", "discard viper"]  # compulsory
    duel.play("discard viper")
    assert duel.in_hand(0) == ["scout"]
    assert duel.in_discard(0) == ["viper"]


@rule("SR-11.10")
def test_sr_11_10_discarding_is_compulsory_while_the_hand_is_not_empty() -> None:
    duel = Duel().fleet(0, "captured_outpost").hand(0, "scout").deck(0).play("use captured_outpost primary")
    assert duel.in_discard(0) == ["scout"]  # nothing drawn, the last card goes all the same
    duel = Duel().fleet(0, "captured_outpost").deck(0).play("use captured_outpost primary")
    assert duel.question == "main"


@rule("SR-11.11")
def test_sr_11_11_warpgate_cruiser_discards_any_number_for_2_combat_each_then_draws_one() -> None:
    def cruiser() -> Duel:
        return Duel().hand(0, "warpgate_cruiser", "scout", "scout", "viper").deck(0, "crusher", "gateship")

    duel = cruiser().play("play warpgate_cruiser")
    assert duel.options() == ["none", "discard scout", "discard viper"]
    duel.play("none")
    assert duel.has(0).combat == 0
    assert len(duel.in_hand(0)) == 4
    duel = cruiser().play("play warpgate_cruiser", "discard scout", "discard viper", "none")
    assert duel.has(0).combat == 4
    assert duel.in_discard(0) == ["scout", "viper"]
    assert len(duel.in_hand(0)) == 2
    duel = cruiser().play("play warpgate_cruiser", "discard scout", "discard scout", "discard viper")
    assert duel.question == "main"
    assert duel.has(0).combat == 6
    assert len(duel.in_hand(0)) == 1


@rule("SR-11.11")
def test_sr_11_11_what_warpgate_cruiser_draws_was_not_there_to_be_discarded() -> None:
    duel = Duel().hand(0, "warpgate_cruiser", "scout").deck(0, "crusher").play("play warpgate_cruiser")
    assert duel.options() == ["none", "discard scout"]
    duel.play("discard scout")
    assert duel.in_hand(0) == ["crusher"]


@rule("SR-11.12")
@pytest.mark.parametrize(
    ("bases", "bonus"),
    [
        ([], False),
        (["spike_cluster"], False),
        (["spike_cluster", "nesting_ground"], True),
        (["defense_system", "ion_station"], True),
    ],
)
def test_sr_11_12_orbital_shuttle_counts_bases_and_outposts_when_it_is_played(bases: list[str], bonus: bool) -> None:
    duel = Duel().fleet(0, *bases).fleet(1, "swarm_cluster", "infested_moon").hand(0, "orbital_shuttle")
    duel.deck(0, "scout").play("play orbital_shuttle")
    assert duel.has(0) == (3, 0, 54 if bonus else 50)
    assert duel.in_hand(0) == (["scout"] if bonus else [])


@rule("SR-11.12")
def test_sr_11_12_bases_played_after_the_shuttle_come_too_late() -> None:
    duel = Duel().hand(0, "orbital_shuttle", "spike_cluster", "defense_system").deck(0, "scout")
    duel.play("play orbital_shuttle", "play spike_cluster", "play defense_system")
    assert duel.has(0) == (3, 0, 50)
    assert duel.in_hand(0) == []


@rule("SR-11.13")
def test_sr_11_13_long_hauler_sends_the_next_base_to_the_top_of_the_deck() -> None:
    duel = Duel().hand(0, "long_hauler").row("crusher", "spike_cluster", "integration_port").pools(0, trade=10)
    duel.play("play long_hauler", "use long_hauler scrap", "buy crusher")
    assert duel.in_discard(0) == ["crusher"]  # a ship does not use it up
    duel.play("buy spike_cluster", "buy integration_port")
    assert duel.question == "main"  # compulsory: nobody is asked
    assert duel.on_top(0) == ["spike_cluster"]
    assert duel.in_discard(0) == ["crusher", "integration_port"]


@rule("SR-11.13")
def test_sr_11_13_by_any_means_and_gateship_uses_it_up_too() -> None:
    duel = Duel().hand(0, "long_hauler", "burrower").row("integration_port").play("play long_hauler", "play burrower")
    duel.play("use long_hauler scrap", "use burrower scrap", "take integration_port")
    assert duel.on_top(0) == ["integration_port"]
    duel = Duel().hand(0, "long_hauler", "gateship").row("integration_port", "spike_cluster").pools(0, trade=5)
    duel.play(
        "play long_hauler", "use long_hauler scrap", "play gateship", "take integration_port", "buy spike_cluster"
    )
    assert duel.on_top(0) == ["integration_port"]
    assert duel.in_discard(0) == ["spike_cluster"]


@rule("SR-11.13")
def test_sr_11_13_two_such_effects_serve_two_bases() -> None:
    duel = Duel().hand(0, "long_hauler", "long_hauler").pools(0, trade=10)
    duel.row("integration_port", "spike_cluster", "outland_station").play("play long_hauler", "play long_hauler")
    duel.play("use long_hauler scrap", "use long_hauler scrap")
    duel.play("buy integration_port", "buy spike_cluster", "buy outland_station")
    assert duel.on_top(0) == ["integration_port", "spike_cluster"]
    assert duel.in_discard(0) == ["outland_station"]


@rule("SR-11.13")
def test_sr_11_13_it_ends_with_the_turn_and_serves_its_user_only() -> None:
    duel = Duel().hand(0, "long_hauler").row("integration_port", "spike_cluster")
    duel.play("play long_hauler", "use long_hauler scrap", "end").pools(1, trade=9)
    duel.play("buy integration_port", "end").pools(0, trade=9).discard(0).play("buy spike_cluster")
    assert duel.on_top(0) == duel.on_top(1) == []
    assert duel.in_discard(0) == ["spike_cluster"]


@rule("SR-11.14")
def test_sr_11_14_mobile_market_returns_after_the_draw_phase() -> None:
    """Its owner has no other card to draw, but it comes back too late for that."""
    duel = Duel().fleet(0, "mobile_market").deck(0, "viper").discard(0).play("use mobile_market scrap")
    assert duel.has(0).authority == 52
    assert duel.in_hand(0) == ["viper"]
    assert duel.scrapped() == ["mobile_market"]
    duel.play("end")
    assert duel.scrapped() == []
    assert duel.in_hand(0) == ["viper"]
    assert duel.in_discard(0) == ["mobile_market"]


@rule("SR-11.14", "SR-6.2")
def test_sr_11_14_mobile_market_returns_once_for_each_that_was_scrapped_by_its_own_ability() -> None:
    duel = Duel().fleet(0, "mobile_market", "mobile_market").deck(0, *["scout"] * 7).discard(0)
    duel.play("use mobile_market scrap", "use mobile_market scrap", "end")
    assert duel.in_discard(0).count("mobile_market") == 2
    duel = Duel().fleet(0, "neural_nexus").hand(0, "mobile_market").deck(0, *["scout"] * 7)
    duel.play("use neural_nexus primary", "end", "end")
    assert duel.scrapped() == ["mobile_market"]


@rule("SR-11.15")
def test_sr_11_15_imperial_flagship_may_choose_oneself_or_the_opponent() -> None:
    def flagship() -> Duel:
        duel = Duel().fleet(0, "siege_fortress").hand(0, "imperial_flagship", "scout").deck(0)
        return duel.hand(1, "viper").play("play imperial_flagship", "use imperial_flagship ally")

    duel = flagship()
    assert duel.question == "target"
    assert duel.options() == ["target p0", "target p1"]
    duel.play("target p0")
    assert (duel.in_discard(0), duel.in_discard(1)) == (["scout"], [])
    duel = flagship().play("target p1")
    assert (duel.in_discard(0), duel.in_discard(1)) == ([], ["viper"])


@rule("SR-11.16")
def test_sr_11_16_outposts_limit_these_targets_too() -> None:
    for card, base in (("enforcer_mech", "integration_port"), ("federation_battleship", "ion_station")):
        duel = Duel().fleet(0, base).hand(0, card).deck(0).fleet(1, "spike_cluster", "defense_system")
        duel.play(f"play {card}", f"use {card} ally")
        assert duel.in_play(1) == ["spike_cluster"]
