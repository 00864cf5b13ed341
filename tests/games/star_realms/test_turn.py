"""Turns, playing cards, the end of a turn and of the game: sections 3, 4, 9 and 10 of the rules."""

import pytest
from tests.games.star_realms.facts import END_TURN
from tests.games.star_realms.table import Duel

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import rule


# -- turn structure (SR-3) ---------------------------------------------------------------------------------------------
@rule("SR-3.1")
def test_sr_3_1_players_alternate() -> None:
    duel = Duel()
    seats = []
    for _ in range(6):
        seats += duel.asked
        duel.play("end")
    assert seats == [0, 1, 0, 1, 0, 1]
    assert duel.view(0)["turn"] == 7


@rule("SR-3.1")
def test_sr_3_1_main_phase_then_discard_phase_then_draw_phase() -> None:
    duel = Duel().hand(0, "scout").deck(0, "viper", "viper")
    assert duel.question == "main"
    duel.play("play scout").play("end")
    # The ship is in the discard pile before the Draw phase, which reshuffles that pile to draw the third card.
    assert duel.events == [
        "cleaned-up",
        *["drew", "drew-hidden"] * 2,
        "shuffled",
        "drew",
        "drew-hidden",
        "turn-began",
    ]
    assert duel.in_hand(0) == ["scout", "viper", "viper"]


@rule("SR-3.2", "SR-3.3")
def test_sr_3_2_everything_any_number_of_times_in_any_order() -> None:
    duel = Duel().hand(0, "stinger", "stinger", "scout", "viper").fleet(0, "spike_cluster")
    duel.row("builder_bot", "frontier_hawk").trade_deck()
    duel.play(
        "play stinger",  # 3 combat
        "attack p1",
        "1",
        "use spike_cluster primary",  # 2 combat
        "play scout",  # 1 trade
        "buy builder_bot",
        "use stinger scrap",  # 1 trade
        "buy frontier_hawk",
        "play stinger",  # 3 combat
        "use stinger ally",  # 3 combat
        "attack p1",
        "10",
        "play viper",  # 1 combat
        "use spike_cluster ally",  # 1 trade
        "use stinger scrap",  # 1 trade
        "buy explorer",
        "attack p1",  # with the last combat, so nobody is asked how much
    )
    assert duel.asked == [0]
    assert duel.has(0) == (0, 0, 50)
    assert duel.has(1).authority == 38
    assert duel.in_discard(0) == ["builder_bot", "frontier_hawk", "explorer"]


@rule("SR-3.3", "SR-4.6")
def test_sr_3_3_nothing_is_compulsory_and_cards_may_stay_in_hand() -> None:
    duel = Duel().hand(0, "stinger", "scout").fleet(0, "defense_system", "integration_port").pools(0, 5, 5)
    assert duel.can("end")
    duel.deck(0, *["explorer"] * 5).play("end")
    assert sorted(duel.in_discard(0)) == ["scout", "stinger"]
    assert duel.asked == [1]


@rule("SR-3.3")
def test_sr_3_3_the_main_phase_goes_on_until_its_player_ends_it() -> None:
    """Even when ending is all that is left to do, it waits to be said."""
    duel = Duel().hand(0)
    assert duel.options() == ["end"]
    assert duel.asked == [0]


@rule("SR-3.3")
def test_sr_3_3_effects_already_started_are_compulsory() -> None:
    duel = Duel().hand(0, "frontier_hawk", "scout", "viper").play("play frontier_hawk")
    assert duel.question == "discard"
    assert not duel.can("end")


@rule("SR-3.4")
def test_sr_3_4_a_card_is_resolved_completely_before_the_next_action() -> None:
    duel = Duel().hand(0, "nanobot_swarm", "scout", "viper").deck(0, "stinger", "crusher").play("play nanobot_swarm")
    assert duel.question == "scrap"
    assert all(text == "none" or text.startswith("scrap") for text in duel.options())
    duel.play("scrap scout from hand")
    assert duel.question == "scrap"
    duel.play("none")
    assert duel.question == "main"


@rule("SR-3.4")
def test_sr_3_4_meanwhile_nobody_acts_but_whoever_is_asked() -> None:
    duel = Duel().hand(0, "cargo_craft", "scout").hand(1, "scout", "viper").play("play cargo_craft")
    assert duel.asked == [1]
    assert duel.question == "discard"
    assert duel.refused("p0: play scout").message.id == "refused-not-asked"
    duel.play("discard scout")
    assert duel.asked == [0]
    assert duel.question == "main"


@rule("SR-3.5")
def test_sr_3_5_only_in_the_own_main_phase() -> None:
    duel = Duel().hand(1, "stinger").fleet(1, "defense_system").pools(1, trade=5, combat=5)
    assert duel.asked == [0]
    assert duel.state.legal(1) == []
    assert duel.refused("p1: end").message.id == "refused-not-asked"
    duel.play("end")
    assert duel.asked == [1]
    for text in ("play stinger", "use defense_system primary", "buy explorer", "attack p0"):
        assert duel.can(text)


# -- playing cards (SR-4) ----------------------------------------------------------------------------------------------
@rule("SR-4.1")
def test_sr_4_1_playing_costs_nothing_and_puts_the_card_into_play() -> None:
    duel = Duel().hand(0, "swarm_cluster", "scout").play("play swarm_cluster")
    assert duel.in_play(0) == ["swarm_cluster"]
    assert duel.in_hand(0) == ["scout"]
    assert duel.has(0) == (0, 0, 50)
    duel = Duel().hand(0, "blob_alpha").pools(0, trade=1).play("play blob_alpha")
    assert duel.has(0).trade == 1


@rule("SR-4.1")
def test_sr_4_1_only_cards_of_the_own_hand_can_be_played() -> None:
    duel = Duel().hand(0, "scout").hand(1, "crusher").deck(0, "stinger").discard(0, "viper")
    assert [text for text in duel.options() if text.startswith("play")] == ["play scout"]
    for id in ("crusher", "stinger", "viper", "cargo_craft"):
        refusal = duel.refused(f"play {id}")
        assert (refusal.rule, refusal.message.id) == ("SR-4.1", "refused-not-in-hand")


@rule("SR-4.2")
def test_sr_4_2_a_ships_primary_happens_at_once_and_cannot_be_used_later() -> None:
    duel = Duel().hand(0, "crusher").play("play crusher")
    assert duel.has(0).combat == 6
    assert [text for text in duel.options() if text.startswith("use")] == []
    assert duel.refused("use crusher primary").rule == "SR-4.2"


@rule("SR-4.2")
def test_sr_4_2_only_the_may_part_can_be_declined() -> None:
    duel = Duel().hand(0, "plasma_bot", "scout").play("play plasma_bot")
    assert duel.has(0).combat == 3
    duel.play("none")
    assert duel.in_hand(0) == ["scout"]
    assert duel.has(0).combat == 3


@rule("SR-4.2a")
@pytest.mark.parametrize("card", ["pulverizer", "gateship", "cargo_craft", "hammerhead", "farm_ship", "blob_miner"])
def test_sr_4_2a_a_card_may_always_be_played(card: str) -> None:
    """The row, the Explorer pile, all decks and all hands are empty: whatever cannot be done is skipped."""
    duel = Duel().hand(0, card).deck(0).deck(1).row().trade_deck().explorers(0)
    duel.play(f"play {card}")
    assert duel.in_play(0) == [card]
    assert duel.question == "main"


@rule("SR-4.2a", "SR-5.4")
def test_sr_4_2a_what_is_possible_is_done_although_the_rest_is_skipped() -> None:
    duel = Duel().hand(0, "hammerhead").deck(0, "scout").hand(1).play("play hammerhead")
    assert duel.has(0).combat == 3
    assert duel.in_hand(0) == ["scout"]
    assert duel.question == "main"


@rule("SR-4.3")
def test_sr_4_3_ally_double_ally_and_scrap_abilities_wait_for_later() -> None:
    duel = Duel().hand(0, "stinger", "hive_queen", "spike_cluster", "scout").deck(0)
    duel.play("play stinger", "play hive_queen", "play spike_cluster", "play scout")
    assert duel.has(0).combat == 10
    duel.play("use hive_queen double_ally", "use stinger ally", "use stinger scrap")
    assert duel.has(0) == (2, 16, 50)
    assert duel.can("use hive_queen ally")
    assert duel.can("end")  # none of them must be used


@rule("SR-4.4", "SR-9.1")
def test_sr_4_4_a_ship_stays_until_the_discard_phase() -> None:
    duel = Duel().hand(0, "stinger", "scout").deck(0, *["explorer"] * 5).play("play stinger", "play scout")
    assert duel.in_play(0) == ["stinger", "scout"]
    duel.play("end")
    assert duel.in_play(0) == []
    assert sorted(duel.in_discard(0)) == ["scout", "stinger"]


@rule("SR-4.5", "SR-9.1")
def test_sr_4_5_a_base_stays_across_turns() -> None:
    duel = Duel().hand(0, "spike_cluster", "defense_system").play("play spike_cluster", "play defense_system")
    for _ in range(4):
        duel.play("end")
        assert duel.in_play(0) == ["spike_cluster", "defense_system"]


@rule("SR-4.5")
def test_sr_4_5_until_it_is_destroyed_or_scrapped() -> None:
    duel = Duel().fleet(0, "orbital_gun_platform").fleet(1, "spike_cluster").pools(0, combat=3)
    duel.play("use orbital_gun_platform scrap", "attack p1 spike_cluster")
    assert duel.in_play(0) == duel.in_play(1) == []


@rule("SR-4.6")
def test_sr_4_6_a_base_is_used_once_in_each_own_main_phase_the_first_included() -> None:
    duel = Duel().hand(0, "spike_cluster").play("play spike_cluster")
    assert duel.has(0).combat == 0  # it does not happen by itself
    duel.play("use spike_cluster primary")
    assert duel.has(0).combat == 2
    duel.play("end", "end")
    assert duel.has(0).combat == 0
    duel.play("use spike_cluster primary")
    assert duel.has(0).combat == 2
    duel.play("end", "end", "end")  # not used at all this time
    assert duel.asked == [1]


@rule("SR-4.6")
def test_sr_4_6_at_any_moment_of_the_main_phase() -> None:
    duel = Duel().hand(0, "scout").fleet(0, "spike_cluster").pools(0, combat=1)
    duel.play("play scout", "buy stinger", "attack p1", "use spike_cluster primary")
    assert duel.has(0).combat == 2


@rule("SR-4.6")
def test_sr_4_6_once_used_only_its_may_parts_can_be_declined() -> None:
    duel = Duel().fleet(0, "reclamation_station").discard(0, "scout", "viper").play("use reclamation_station primary")
    assert not duel.can("none")
    duel = Duel().fleet(0, "conversion_yard").hand(0, "scout").play("use conversion_yard primary")
    assert duel.can("none")


@rule("SR-4.7", "SR-8.1")
def test_sr_4_7_destroyed_base_goes_to_its_owners_discard_pile() -> None:
    duel = Duel().fleet(1, "spike_cluster", "swarm_cluster").pools(0, combat=3).discard(1, "scout")
    duel.play("attack p1 spike_cluster")
    assert duel.in_play(1) == ["swarm_cluster"]
    assert duel.in_discard(1) == ["scout", "spike_cluster"]
    assert duel.in_discard(0) == []
    assert duel.has(0).combat == 0


@rule("SR-4.7")
def test_sr_4_7_the_defence_must_be_spent_within_one_turn() -> None:
    duel = Duel().fleet(1, "spike_cluster").pools(0, combat=2)
    assert not duel.can("attack p1 spike_cluster")
    duel.play("end", "end").pools(0, combat=2)
    assert duel.refused("attack p1 spike_cluster").rule == "SR-8.1"
    duel.pools(0, combat=3)
    assert duel.can("attack p1 spike_cluster")


@rule("SR-4.8", "SR-8.4")
def test_sr_4_8_an_outpost_shields_its_owner_and_the_plain_bases() -> None:
    duel = Duel().fleet(1, "spike_cluster", "defense_system").pools(0, combat=20)
    assert [text for text in duel.options() if "attack" in text] == ["attack p1 defense_system"]
    assert duel.refused("attack p1").rule == "SR-8.4"
    assert duel.refused("attack p1 spike_cluster").rule == "SR-4.8"


@rule("SR-4.8", "SR-8.2")
def test_sr_4_8_an_outpost_shields_plain_bases_from_being_chosen_as_target() -> None:
    duel = Duel().fleet(1, "spike_cluster", "defense_system", "integration_port").hand(0, "moonwurm_hatchling")
    duel.play("play moonwurm_hatchling", "second")
    assert duel.options() == ["destroy p1 defense_system", "destroy p1 integration_port"]
    assert duel.refused("destroy p1 spike_cluster").rule == "SR-4.8"


@rule("SR-4.8")
def test_sr_4_8_all_outposts_must_go_first() -> None:
    duel = Duel().fleet(1, "spike_cluster", "defense_system", "integration_port").pools(0, combat=20)
    duel.play("attack p1 defense_system")
    assert [text for text in duel.options() if "attack" in text] == ["attack p1 integration_port"]


@rule("SR-4.8")
def test_sr_4_8_own_outposts_shield_nobody_else() -> None:
    duel = Duel().fleet(0, "defense_system").fleet(1, "spike_cluster").pools(0, combat=20)
    assert duel.can("attack p1")
    assert duel.can("attack p1 spike_cluster")


@rule("SR-4.8a")
def test_sr_4_8a_outposts_do_not_stop_discarding() -> None:
    duel = Duel().fleet(1, "defense_system").hand(0, "light_cruiser").hand(1, "scout").play("play light_cruiser")
    assert duel.in_discard(1) == ["scout"]


@rule("SR-4.8b")
def test_sr_4_8b_the_shield_ends_with_the_last_outpost() -> None:
    duel = Duel().fleet(1, "spike_cluster", "defense_system").pools(0, combat=20)
    duel.play("attack p1 defense_system")  # 5
    assert duel.can("attack p1")
    duel.play("attack p1 spike_cluster")  # 3
    duel.play("attack p1", "12")
    assert duel.has(1).authority == 38


@rule("SR-4.8b")
def test_sr_4_8b_effects_of_the_same_turn_reach_the_plain_bases_too() -> None:
    duel = Duel().fleet(1, "spike_cluster", "defense_system").pools(0, combat=5).hand(0, "moonwurm_hatchling")
    duel.play("attack p1 defense_system", "play moonwurm_hatchling", "second")
    assert duel.in_play(1) == []
    assert duel.in_discard(1) == ["defense_system", "spike_cluster"]


# -- Discard and Draw phases (SR-9) ------------------------------------------------------------------------------------
@rule("SR-9.1", "SR-7.7")
def test_sr_9_1_pools_are_emptied_ships_and_hand_are_discarded_bases_stay() -> None:
    duel = Duel().hand(0, "scout", "viper", "crusher").fleet(0, "spike_cluster", "defense_system")
    duel.deck(0, *["scout"] * 5).discard(0, "explorer").pools(0, trade=4, combat=2)
    duel.play("play crusher", "end")
    assert duel.has(0) == (0, 0, 50)
    assert sorted(duel.in_discard(0)) == ["crusher", "explorer", "scout", "viper"]
    assert duel.in_play(0) == ["spike_cluster", "defense_system"]
    assert duel.in_hand(0) == ["scout"] * 5


@rule("SR-9.2")
def test_sr_9_2_discard_piles_are_open_to_everybody_at_any_time() -> None:
    duel = Duel().discard(0, "scout", "crusher").discard(1, "viper", "gateship", "viper")
    for _ in range(2):
        for seat in (0, 1, SPECTATOR):
            players = duel.view(seat)["players"]
            assert isinstance(players, list)
            assert [player["discard"] for player in players] == [["scout", "crusher"], ["viper", "gateship", "viper"]]
        duel.deck(0, *["scout"] * 5).play("end")


@rule("SR-9.3")
def test_sr_9_3_five_cards_are_drawn_and_the_turn_ends() -> None:
    duel = Duel().deck(0, *["scout"] * 6, "viper").play("end")
    assert len(duel.in_hand(0)) == 5
    assert len(duel.in_deck(0)) == 2
    assert duel.asked == [1]


@rule("SR-9.4")
def test_sr_9_4_draw_three_shuffle_draw_two() -> None:
    """The rulebook's example."""
    duel = Duel().deck(0, "stinger", "crusher", "gateship").discard(0, *["scout"] * 4, "viper").play("end")
    assert {"stinger", "crusher", "gateship"} < set(duel.in_hand(0))
    assert len(duel.in_hand(0)) == 5
    assert len(duel.in_deck(0)) == 3
    assert duel.in_discard(0) == []
    drawn = ["drew", "drew-hidden"]
    assert duel.events == ["cleaned-up", *drawn * 3, "shuffled", *drawn * 2, "turn-began"]


@rule("SR-9.4")
def test_sr_9_4_the_new_deck_is_shuffled() -> None:
    hands = set()
    for seed in range(20):
        duel = Duel(seed=seed).deck(0).discard(0, *["scout"] * 5, "viper", "stinger", "crusher", "gateship")
        hands.add(tuple(duel.play("end").in_hand(0)))
    assert len(hands) > 5


@rule("SR-9.5")
def test_sr_9_5_a_draw_in_the_main_phase_reshuffles_too() -> None:
    duel = Duel().hand(0, "imperial_flagship").deck(0, "stinger").discard(0, "viper", "viper")
    duel.play("play imperial_flagship")
    assert duel.in_hand(0) == ["stinger", "viper"]
    assert duel.in_deck(0) == ["viper"]
    assert duel.in_discard(0) == []


@rule("SR-9.5")
def test_sr_9_5_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    duel = Duel().deck(0, *["scout"] * 5).discard(0, "viper", "stinger").play("end")
    assert duel.in_deck(0) == []
    assert duel.in_discard(0) == ["viper", "stinger"]
    assert "shuffled" not in duel.events


@rule("SR-9.6")
def test_sr_9_6_draw_what_there_is() -> None:
    duel = Duel().deck(0, "scout").discard(0, "viper").play("end")
    assert duel.in_hand(0) == ["scout", "viper"]
    assert duel.in_deck(0) == duel.in_discard(0) == []
    assert duel.asked == [1]


# -- end of the game (SR-10) -------------------------------------------------------------------------------------------
@rule("SR-10.1")
@pytest.mark.parametrize(("amount", "left"), [("7", 0), ("9", -2)])
def test_sr_10_1_at_0_or_less_a_player_loses_at_once(amount: str, left: int) -> None:
    duel = Duel().authority(1, 7).pools(0, combat=9).hand(0, "scout").play("attack p1", amount)
    assert duel.over
    assert duel.winners == [0]
    assert GAME.scores(duel.state) == [50, left]
    assert duel.in_hand(0) == ["scout"]  # in the middle of the Main phase


@rule("SR-10.1")
def test_sr_10_1_the_second_seat_wins_likewise_and_1_authority_is_enough_to_live() -> None:
    duel = Duel(first=1).authority(0, 5).pools(1, combat=5).play("attack p0", "4")
    assert not duel.over
    duel.play("attack p0")
    assert duel.winners == [1]


@rule("SR-10.3")
def test_sr_10_3_a_turn_limit_ends_the_game_without_a_winner() -> None:
    duel = Duel(turn_limit=3).play("end", "end")
    assert not duel.over
    duel.play("end")
    assert duel.over
    assert duel.winners == []
    assert duel.view(0)["turn"] == 3


@rule("SR-10.3")
def test_sr_10_3_without_a_limit_only_a_defeat_ends_the_game() -> None:
    assert GAME.check("duel", 2, {}).options["turn_limit"] == 0
    state = Duel().state
    for _ in range(1100):
        state.apply(state.next_seat(), END_TURN)
    assert not state.over()
    for seed in range(10):
        state = GAME.start(GAME.check("duel", 2, {}), SeededChance(seed))
        playout(state, Rng(seed), GAME.longest)
        assert len(GAME.winners(state)) == 1
