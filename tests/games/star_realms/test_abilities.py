"""Using abilities: section 5 of the rules."""

from tests.games.star_realms.table import Duel

from cosmodrome.testing import rule


def uses(duel: Duel) -> list[str]:
    """Return the abilities that can be used now."""
    return [text for text in duel.options() if text.startswith("use ")]


@rule("SR-5.1")
def test_sr_5_1_each_ability_of_each_card_can_be_used_once_a_turn() -> None:
    duel = Duel().fleet(0, "swarm_cluster", "spike_cluster", "infested_moon").deck(0, "scout", "scout", "scout")
    assert uses(duel) == [
        "use swarm_cluster primary",
        "use swarm_cluster ally",
        "use swarm_cluster double_ally",
        "use spike_cluster primary",
        "use spike_cluster ally",
        "use infested_moon primary",
        "use infested_moon ally",
        "use infested_moon double_ally",
    ]
    for text in uses(duel):
        duel.play(text)
        assert duel.refused(text).rule == "SR-5.1"
    assert uses(duel) == []
    assert duel.has(0) == (1, 17, 50)


@rule("SR-5.1")
def test_sr_5_1_two_copies_of_a_card_have_abilities_of_their_own() -> None:
    duel = Duel().fleet(0, "defense_system", "defense_system").play("use defense_system primary")
    assert uses(duel) == ["use defense_system ally", "use defense_system#2 primary", "use defense_system#2 ally"]


@rule("SR-5.1")
def test_sr_5_1_bases_refresh_on_their_controllers_next_turn() -> None:
    duel = Duel().fleet(0, "defense_system").play("use defense_system primary", "end")
    assert uses(duel) == []  # the opponent cannot use them
    duel.play("end")
    assert uses(duel) == ["use defense_system primary"]


@rule("SR-5.1a")
def test_sr_5_1a_a_card_that_left_play_and_is_played_again_is_new() -> None:
    """The only Explorer is played, scrapped, bought back, drawn and played again."""
    duel = Duel().hand(0, "explorer", "hive_queen").deck(0).explorers(0)
    duel.play("play explorer", "use explorer scrap", "buy explorer", "play hive_queen", "play explorer")
    assert duel.has(0) == (2, 9, 50)
    duel.play("use explorer scrap")
    assert duel.has(0) == (2, 11, 50)


@rule("SR-5.2")
def test_sr_5_2_trade_and_combat_wait_in_the_pools_of_their_player() -> None:
    duel = Duel().hand(0, "blob_miner", "crusher").play("play blob_miner", "none", "play crusher")
    assert duel.has(0) == (3, 6, 50)
    assert duel.has(1) == (0, 0, 50)
    duel.play("buy stinger", "attack p1", "2")
    assert duel.has(0) == (2, 4, 50)


@rule("SR-5.3")
def test_sr_5_3_authority_is_added_at_once_and_without_limit() -> None:
    duel = Duel().authority(0, 990).hand(0, "frontier_runner", "federation_cruiser", "federation_battleship").deck(0)
    duel.play("play frontier_runner")
    assert duel.has(0).authority == 992
    duel.play("play federation_cruiser", "play federation_battleship", "use federation_battleship scrap")
    assert duel.has(0).authority == 992 + 4 + 5 + 10


@rule("SR-5.4")
def test_sr_5_4_all_effects_in_printed_order() -> None:
    duel = Duel().hand(0, "hammerhead").deck(0, "scout").hand(1, "viper", "scout").play("play hammerhead")
    # combat, then the draw, then the opponent's discard
    assert duel.events == ["played", "gained", "drew", "drew-hidden"]
    assert duel.asked == [1]
    duel.play("discard viper")
    assert duel.question == "main"


@rule("SR-5.4")
def test_sr_5_4_what_is_drawn_first_may_be_discarded_after() -> None:
    duel = Duel().hand(0, "frontier_hawk", "scout").deck(0, "crusher").play("play frontier_hawk")
    assert duel.options() == ["discard crusher", "discard scout"]


@rule("SR-5.5")
def test_sr_5_5_a_choice_gives_exactly_one() -> None:
    duel = Duel().fleet(0, "outland_station").play("use outland_station primary")
    assert duel.options() == ["first", "second"]
    duel.play("first")
    assert duel.has(0) == (1, 0, 50)
    duel = Duel().fleet(0, "outland_station").play("use outland_station primary", "second")
    assert duel.has(0) == (0, 0, 53)


@rule("SR-5.5")
def test_sr_5_5_an_option_that_can_do_nothing_may_be_chosen() -> None:
    duel = Duel().hand(0, "moonwurm_hatchling", "repair_mech")
    duel.play("play moonwurm_hatchling", "second", "play repair_mech", "second")
    assert duel.question == "main"
    assert duel.has(0) == (0, 0, 50)


@rule("SR-5.5")
def test_sr_5_5_using_is_optional_but_then_the_choice_is_compulsory() -> None:
    duel = Duel().fleet(0, "outland_station")
    assert duel.can("end")
    duel.play("use outland_station primary")
    assert duel.options() == ["first", "second"]


@rule("SR-5.6")
def test_sr_5_6_an_ally_ability_needs_another_card_of_its_faction_under_the_same_player() -> None:
    duel = Duel().hand(0, "crusher", "plasma_bot", "spike_cluster").fleet(1, "swarm_cluster")
    duel.play("play crusher", "play plasma_bot", "none")
    assert duel.refused("use crusher ally").rule == "SR-5.6"
    assert duel.refused("use plasma_bot ally").rule == "SR-5.6"
    duel.play("play spike_cluster")
    assert duel.can("use crusher ally")
    assert duel.can("use spike_cluster ally")
    assert not duel.can("use plasma_bot ally")


@rule("SR-5.6")
def test_sr_5_6_cards_in_hand_or_discard_pile_are_no_allies() -> None:
    duel = Duel().hand(0, "crusher", "stinger").discard(0, "stinger").top(0, "spike_cluster").play("play crusher")
    assert not duel.can("use crusher ally")


@rule("SR-5.6")
def test_sr_5_6_another_copy_of_the_same_card_is_an_ally() -> None:
    duel = Duel().hand(0, "crusher", "crusher").play("play crusher", "play crusher")
    assert uses(duel) == ["use crusher ally", "use crusher#2 ally"]


@rule("SR-5.7")
def test_sr_5_7_the_order_of_playing_does_not_matter() -> None:
    for first, second in (("crusher", "stinger"), ("stinger", "crusher")):
        duel = Duel().hand(0, "crusher", "stinger").play(f"play {first}", f"play {second}")
        assert duel.can("use crusher ally")
        assert duel.can("use stinger ally")


@rule("SR-5.8")
def test_sr_5_8_switched_on_it_stays_so_when_the_other_card_leaves_play() -> None:
    duel = Duel().hand(0, "crusher", "stinger", "scout").play("play crusher", "play stinger", "use stinger scrap")
    assert duel.in_play(0) == ["crusher"]
    duel.play("play scout", "buy explorer")  # much later
    duel.play("use crusher ally")
    assert duel.has(0).trade == 2


@rule("SR-5.8", "SR-5.9")
def test_sr_5_8_it_is_switched_on_for_each_card_alone() -> None:
    """What the Crusher met says nothing about the cards of another faction that come later."""
    duel = Duel().hand(0, "plasma_bot", "builder_bot", "crusher", "stinger").discard(0)
    duel.play("play crusher", "play stinger", "use stinger scrap", "play plasma_bot", "none")
    assert uses(duel) == ["use crusher ally"]
    duel.play("play builder_bot")
    assert uses(duel) == [
        "use crusher ally",
        "use plasma_bot ally",
        "use builder_bot ally",
        "use builder_bot scrap",
    ]


@rule("SR-5.1", "SR-5.8")
def test_sr_5_8_what_the_others_have_used_and_switched_on_stays_when_a_card_leaves() -> None:
    duel = Duel().fleet(0, "mobile_market", "spike_cluster", "swarm_cluster", "conversion_yard")
    duel.play("use spike_cluster primary", "use mobile_market scrap")
    assert uses(duel) == [
        "use spike_cluster ally",
        "use swarm_cluster primary",
        "use swarm_cluster ally",
        "use conversion_yard primary",
    ]


@rule("SR-5.8a")
def test_sr_5_8a_what_is_switched_on_is_forgotten_when_the_turn_ends() -> None:
    duel = Duel().fleet(0, "spike_cluster").hand(0, "crusher").play("play crusher")
    assert duel.can("use spike_cluster ally")
    duel.play("end", "end")
    assert duel.in_play(0) == ["spike_cluster"]
    assert not duel.can("use spike_cluster ally")


@rule("SR-5.8a", "SR-5.11")
def test_sr_5_8a_and_found_anew_from_the_bases_in_play() -> None:
    duel = Duel().hand(0, "spike_cluster", "nesting_ground").play("play spike_cluster", "play nesting_ground")
    duel.play("use spike_cluster ally", "end", "end")
    assert uses(duel) == [
        "use spike_cluster primary",
        "use spike_cluster ally",
        "use nesting_ground primary",
        "use nesting_ground ally",
    ]


@rule("SR-5.8a")
def test_sr_5_8a_a_base_whose_ally_was_destroyed_meanwhile_is_alone() -> None:
    duel = Duel().fleet(0, "spike_cluster", "nesting_ground").play("end").pools(1, combat=5)
    duel.play("attack p0 nesting_ground", "end")
    assert uses(duel) == ["use spike_cluster primary"]


@rule("SR-5.9")
def test_sr_5_9_a_card_that_left_play_before_the_second_arrived_does_not_switch_it_on() -> None:
    duel = Duel().hand(0, "crusher", "stinger").play("play stinger", "use stinger scrap", "play crusher")
    assert not duel.can("use crusher ally")


@rule("SR-5.10")
def test_sr_5_10_a_card_leaving_play_loses_its_unused_abilities() -> None:
    duel = Duel().hand(0, "stinger", "crusher").play("play stinger", "play crusher")
    assert uses(duel) == ["use stinger ally", "use stinger scrap", "use crusher ally"]
    duel.play("use stinger scrap")
    assert uses(duel) == ["use crusher ally"]


@rule("SR-5.11")
def test_sr_5_11_bases_of_earlier_turns_and_this_turns_cards_are_allies() -> None:
    duel = Duel().fleet(0, "spike_cluster").play("end", "end").hand(0, "crusher").play("play crusher")
    assert duel.can("use crusher ally")
    assert duel.can("use spike_cluster ally")


@rule("SR-5.12")
def test_sr_5_12_double_ally_needs_three_in_all_at_the_same_moment() -> None:
    duel = Duel().hand(0, "hive_queen", "stinger", "spike_cluster").deck(0).play("play hive_queen", "play stinger")
    assert duel.refused("use hive_queen double_ally").rule == "SR-5.12"
    duel.play("play spike_cluster")
    assert duel.can("use hive_queen double_ally")


@rule("SR-5.12", "SR-5.9")
def test_sr_5_12_three_that_were_never_together_do_not_count() -> None:
    duel = Duel().hand(0, "hive_queen", "stinger", "spike_cluster").deck(0)
    duel.play("play stinger", "play hive_queen", "use stinger scrap", "play spike_cluster")
    assert duel.can("use hive_queen ally")
    assert not duel.can("use hive_queen double_ally")


@rule("SR-5.12", "SR-5.8")
def test_sr_5_12_switched_on_it_stays_so_too() -> None:
    duel = Duel().hand(0, "hive_queen", "stinger", "spike_cluster").deck(0)
    duel.play("play stinger", "play hive_queen", "play spike_cluster", "use stinger scrap")
    duel.play("use hive_queen double_ally")
    assert duel.has(0).combat == 7 + 3 + 3


@rule("SR-5.12", "SR-5.8a", "SR-5.11")
def test_sr_5_12_bases_count_and_it_is_forgotten_and_found_anew_each_turn() -> None:
    duel = Duel().fleet(0, "infested_moon", "spike_cluster").hand(0, "stinger")
    assert not duel.can("use infested_moon double_ally")
    duel.play("play stinger")
    assert duel.can("use infested_moon double_ally")
    duel.play("end", "end")
    assert not duel.can("use infested_moon double_ally")
    duel.hand(0, "nesting_ground").play("play nesting_ground", "end", "end")
    assert duel.can("use infested_moon double_ally")


@rule("SR-5.13")
def test_sr_5_13_ally_and_double_ally_in_the_same_turn() -> None:
    duel = Duel().fleet(0, "swarm_cluster", "spike_cluster", "nesting_ground")
    duel.play("use swarm_cluster ally", "use swarm_cluster double_ally")
    assert duel.has(0).combat == 6


@rule("SR-5.14")
def test_sr_5_14_scouts_vipers_and_explorers_are_nobodys_ally() -> None:
    cards = ["scout", "scout", "viper", "viper", "explorer", "explorer", "crusher"]
    duel = Duel().hand(0, *cards).play(*(f"play {card}" for card in cards))
    assert uses(duel) == ["use explorer scrap", "use explorer#2 scrap"]


@rule("SR-5.15")
def test_sr_5_15_the_affected_player_chooses_at_once() -> None:
    duel = Duel().hand(0, "light_cruiser", "scout").hand(1, "scout", "viper", "crusher").play("play light_cruiser")
    assert duel.asked == [1]
    assert duel.options() == ["discard crusher", "discard scout", "discard viper"]
    assert duel.refused("discard stinger").message.id == "refused-not-in-hand"
    duel.play("discard viper")
    assert duel.in_hand(1) == ["crusher", "scout"]
    assert duel.in_discard(1) == ["viper"]
    assert duel.asked == [0]


@rule("SR-5.15")
def test_sr_5_15_as_many_as_the_hand_holds_and_an_empty_hand_is_a_target_too() -> None:
    duel = Duel(skip_forced=False).hand(0, "light_cruiser", "cargo_craft").hand(1, "scout")
    duel.play("play light_cruiser")
    assert duel.question == "target"
    assert duel.asked == [0]
    assert duel.options() == ["target p1"]  # compulsory: nothing else can be said
    duel.play("target p1", "discard scout", "play cargo_craft")
    assert duel.options() == ["target p1"]
    duel.play("target p1")
    assert duel.question == "main"
    assert duel.in_discard(1) == ["scout"]


@rule("SR-5.16")
def test_sr_5_16_drawing_from_an_empty_deck_reshuffles_and_from_nothing_does_nothing() -> None:
    duel = Duel().hand(0, "hive_queen").deck(0).discard(0, "viper").play("play hive_queen")
    assert duel.in_hand(0) == ["viper"]
    assert duel.in_discard(0) == []
    duel = Duel().hand(0, "hive_queen").deck(0).discard(0).play("play hive_queen")
    assert duel.in_hand(0) == []
    assert duel.question == "main"
