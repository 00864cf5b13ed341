"""Dimensional Horror: section 25 of the rules."""

from collections import Counter
from typing import Any

import pytest
from tests.games.star_realms.facts import FACTION
from tests.games.star_realms.table import Challenge, ids_of
from tests.games.star_realms.test_challenges import opening

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.formats import LEVELS
from cosmodrome.games.star_realms.table import TENTACLE
from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import rule


def horror(first: str, *refills: str, seats: int = 1, **tentacles: tuple[str, ...]) -> Challenge:
    """A Dimensional Horror that feeds on this card next; the trade deck turns up these cards."""
    table = Challenge("dimensional_horror", seats).tentacles(**tentacles)
    table.row(first, "builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft")
    for seat in range(seats):
        table.deck(seat, *["scout"] * 4, "viper")
    return table.refills(*refills)


def lines(told: list[str], *words: str) -> list[str]:
    """Return the lines that hold one of the words."""
    return [line for line in told if any(word in line for word in words)]


@rule("SR-25.1", "SR-25.2", "SR-25.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_25_1_set_up(seats: int) -> None:
    state: Any = GAME.start(GAME.check("dimensional_horror", seats, {}), SeededChance(seats))
    tentacles = [state.piles[TENTACLE + faction] for faction in range(4)]
    assert sum(len(cards) for cards in tentacles) == 10
    for faction, cards in enumerate(tentacles):
        assert all(FACTION[kind] == faction for kind in cards)
    assert len(state.trade_deck) == 65
    assert state.authority[:seats] == [40] * seats
    boss = state.boss
    assert (state.hands[boss], state.decks[boss], state.discards[boss], state.authority[boss]) == ([], [], [], 0)
    assert len(state.hands[0] + state.decks[0]) == 10


@rule("SR-25.2")
def test_sr_25_2_a_tentacle_may_start_empty_and_the_cards_are_random() -> None:
    sizes = set()
    for seed in range(60):
        state: Any = GAME.start(GAME.check("dimensional_horror", 1, {}), SeededChance(seed))
        sizes.add(tuple(len(state.piles[TENTACLE + faction]) for faction in range(4)))
    assert any(0 in size for size in sizes)
    assert len(sizes) > 20


@rule("SR-25.3")
def test_sr_25_3_nothing_is_shared_and_the_boss_hits_only_who_just_played() -> None:
    table = horror("crusher", "builder_bot", seats=3, blob=("stinger",)).pools(0, trade=5, combat=5)
    assert not [text for text in table.options() if text.startswith("give")]
    told = table.boss_turn()
    assert lines(told, "attacks") == ["boss attacks p0: 5"]  # 3 for Blob and a tentacle of 2
    assert table.state.authority[:3] == [35, 40, 40]
    assert table.asked == [1]


@rule("SR-25.3")
def test_sr_25_3_a_random_first_player_then_clockwise_and_the_boss_after_each() -> None:
    found = set()
    for seed in range(30):
        state: Any = GAME.start(GAME.check("dimensional_horror", 3, {}), SeededChance(seed))
        found.add(state.active)
    assert found == {0, 1, 2}
    assert opening("dimensional_horror", 3, "veteran", 7) == ["p0", "boss", "p1", "boss", "p2", "boss", "p0"]


@rule("SR-25.3")
def test_sr_25_3_after_the_whole_turn_with_the_new_hand_drawn() -> None:
    table = horror("light_cruiser", "builder_bot")  # Star Empire: discard two cards
    table.boss_turn("discard scout", "discard viper")
    assert Counter(table.in_hand(0)) == {"scout": 3}
    assert table.in_discard(0) == ["scout", "viper"]


@rule("SR-25.4", "SR-20.14")
def test_sr_25_4_the_farthest_card_feeds_its_tentacle_and_the_row_shifts() -> None:
    table = horror("neural_nexus", "burrower", machine_cult=("plasma_bot",))
    told = table.boss_turn("top scout from hand")
    assert told[:3] == ["fed machine_cult: neural_nexus", "row shifted", "row 4: burrower"]
    assert table.in_pile("tentacle_machine_cult") == ["plasma_bot", "neural_nexus"]
    assert table.in_row() == ["builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft", "burrower"]


@rule("SR-25.5")
def test_sr_25_5_cards_of_the_same_colour_feed_it_too_until_another_colour_comes() -> None:
    table = horror("crusher", "stinger", "burrower", "builder_bot")
    told = table.boss_turn()
    assert told[:5] == [
        "fed blob: crusher",
        "row shifted",
        "fed blob: stinger",
        "fed blob: burrower",
        "row 4: builder_bot",
    ]
    assert len(table.in_pile("tentacle_blob")) == 3


@rule("SR-25.6")
def test_sr_25_6_the_ability_is_used_once_however_many_cards_were_added() -> None:
    told = horror("crusher", "stinger", "burrower", "builder_bot").boss_turn()
    assert lines(told, "gains") == ["boss gains 3 combat", "boss gains 3 combat"]  # green, and a tentacle of three
    assert told[-1] == "boss attacks p0: 6"


@rule("SR-25.6")
def test_sr_25_6_yellow_the_player_discards_two_cards() -> None:
    table = horror("light_cruiser", "builder_bot", seats=2)
    told = table.boss_turn("discard viper")  # and then a Scout, because nothing else is left
    assert lines(told, "discards") == ["p0 discards viper", "p0 discards scout"]
    assert table.in_discard(1) == []


@rule("SR-25.6")
def test_sr_25_6_green_3_combat() -> None:
    told = horror("crusher", "builder_bot").boss_turn()
    assert told[-3:] == ["boss gains 3 combat", "boss gains 1 combat", "boss attacks p0: 4"]


@rule("SR-25.6")
def test_sr_25_6_red_the_player_puts_a_starter_from_hand_or_discard_pile_on_the_deck() -> None:
    table = horror("plasma_bot", "stinger").hand(0, "viper").fleet(0).play("play viper")
    table.boss_turn()
    assert (table.question, table.asked) == ("top-starter", [0])
    assert table.options() == ["top scout from hand", "top viper from hand", "top viper from discard"]
    assert table.refused("top scout from discard").rule == "SR-25.6"
    table.play("top viper from discard")
    assert table.on_top(0) == ["viper"]
    assert table.in_discard(0) == []


@rule("SR-25.6")
def test_sr_25_6_red_from_the_hand() -> None:
    table = horror("plasma_bot", "stinger")
    told = table.boss_turn("top scout from hand")
    assert "p0 tops scout" in told
    assert (table.on_top(0), len(table.in_hand(0))) == (["scout"], 4)


@rule("SR-25.6")
def test_sr_25_6_red_does_nothing_without_a_scout_or_viper() -> None:
    table = horror("plasma_bot", "stinger").deck(0, "crusher", "explorer")
    table.boss_turn()
    assert (table.question, table.on_top(0)) == ("main", [])


@rule("SR-25.6")
def test_sr_25_6_blue_all_bases_of_that_player_are_destroyed() -> None:
    table = horror("outland_station", "stinger", seats=2).fleet(1, "nesting_ground")
    table.fleet(0, "spike_cluster", "defense_system", "swarm_cluster")
    told = table.boss_turn()
    assert sorted(lines(told, "loses")) == [
        "p0 loses defense_system",
        "p0 loses spike_cluster",
        "p0 loses swarm_cluster",
    ]
    assert (table.in_play(0), table.in_play(1)) == ([], ["nesting_ground"])
    assert sorted(table.in_discard(0)) == ["defense_system", "spike_cluster", "swarm_cluster"]


@rule("SR-25.7")
def test_sr_25_7_combat_for_the_longest_tentacle_then_attack_then_end() -> None:
    table = horror(
        "outland_station",
        "stinger",
        blob=("crusher", "burrower", "swarm_cluster"),
        star_empire=("light_cruiser", "light_cruiser"),
    )
    told = table.boss_turn()
    assert told[-2:] == ["boss gains 3 combat", "boss attacks p0: 3"]
    assert table.has(1).combat == 0


@rule("SR-25.8")
def test_sr_25_8_combat_equal_to_its_cost_destroys_a_card_of_any_tentacle() -> None:
    table = Challenge("dimensional_horror").pools(0, combat=7)
    table.tentacles(blob=("crusher", "stinger"), machine_cult=("neural_nexus",), star_empire=("imperial_flagship",))
    cuts = [text for text in table.options() if text.startswith("cut")]
    assert cuts == ["cut crusher", "cut stinger", "cut neural_nexus"]
    table.play("cut crusher")
    assert (table.has(0).combat, table.in_pile("tentacle_blob"), table.scrapped()) == (4, ["stinger"], ["crusher"])
    assert table.refused("cut neural_nexus").rule == "SR-25.8"  # 7, and no partial damage
    assert table.refused("cut crusher").rule == "SR-25.8"


@rule("SR-25.8")
def test_sr_25_8_the_boss_cannot_be_attacked_in_any_other_way() -> None:
    table = Challenge("dimensional_horror").pools(0, combat=9)
    assert not [text for text in table.options() if text.startswith("attack")]
    assert table.refused("attack boss").rule == "SR-8.3"


@rule("SR-25.8")
def test_sr_25_8_elsewhere_there_is_nothing_to_cut() -> None:
    assert Challenge("nemesis_beast").pools(0, combat=9).refused("cut stinger").rule == "SR-25.8"


LAST = {
    "blob": "crusher",
    "star_empire": "cargo_craft",
    "trade_federation": "frontier_runner",
    "machine_cult": "builder_bot",
}


@rule("SR-25.9")
@pytest.mark.parametrize("last", LAST)
def test_sr_25_9_the_players_win_when_all_tentacles_are_empty_at_once(last: str) -> None:
    cards = {faction: (card,) for faction, card in LAST.items()}
    table = Challenge("dimensional_horror", 2).pools(0, combat=99).tentacles(**cards)
    for faction in LAST:
        if faction != last:
            table.play(f"cut {LAST[faction]}")
            assert not table.over
    table.play(f"cut {LAST[last]}")
    assert table.winners == [0, 1]


@rule("SR-25.9")
def test_sr_25_9_an_emptied_tentacle_can_grow_again() -> None:
    table = horror("crusher", "builder_bot", blob=("stinger",), star_empire=("imperial_flagship",)).pools(0, combat=1)
    table.play("cut stinger")
    assert table.in_pile("tentacle_blob") == []
    table.boss_turn()
    assert table.in_pile("tentacle_blob") == ["crusher"]


@rule("SR-25.10")
def test_sr_25_10_a_player_at_0_is_out_and_the_cards_acquired_go_to_the_scrap_heap() -> None:
    table = (
        horror("crusher", "builder_bot", seats=2).authority(0, 2).discard(0, "burrower", "explorer", "scout", "viper")
    )
    table.fleet(0, "spike_cluster").top(0, "stinger")
    explorers, before = table.state.explorers, table.all_cards()
    # The Boss has 4 combat: enough for the player, who has no outpost.
    assert "p0 is out" in table.boss_turn()
    assert table.asked == [1]
    assert table.scrapped() == ["burrower", "spike_cluster", "stinger"]
    assert table.state.explorers == explorers + 1
    assert Counter(ids_of(table.state.out_of_game)) == {"scout": 5, "viper": 2}
    assert table.all_cards() == before
    assert lines(table.boss_turn("top scout from hand"), "attacks") == ["boss attacks p1: 1"]
    assert table.asked == [1]  # the others play on


@rule("SR-25.10", "SR-20.13")
def test_sr_25_10_when_all_are_out_the_boss_wins() -> None:
    table = horror("crusher", "builder_bot", seats=1).authority(0, 4)
    table.boss_turn()
    assert table.winners == []


@rule("SR-25.11")
@pytest.mark.parametrize("level", LEVELS)
def test_sr_25_11_first_hands(level: str) -> None:
    setup = GAME.check("dimensional_horror", 2, {"level": LEVELS.index(level), "first": 1})
    state: Any = GAME.start(setup, SeededChance(8))
    in_first_turn = len(state.hands[1]) + len(state.tops[1]) + len(state.discards[1])
    if level != "expert":
        assert [len(state.hands[seat]) for seat in range(2)] == [3, 3]
    else:
        assert in_first_turn == 5  # the Boss may already have taken some


@rule("SR-25.12")
@pytest.mark.parametrize(
    ("level", "turns"),
    [
        ("novice", ["p0", "p1", "p0", "p1", "p0", "boss", "p1", "boss"]),
        ("apprentice", ["p0", "p1", "p0", "boss", "p1", "boss", "p0", "boss"]),
        ("veteran", ["p0", "boss", "p1", "boss", "p0", "boss", "p1", "boss"]),
        ("expert", ["boss", "boss", "p0", "boss", "p1", "boss", "p0", "boss"]),
    ],
)
def test_sr_25_12_levels_by_player(level: str, turns: list[str]) -> None:
    assert opening("dimensional_horror", 2, level, 8) == turns


@rule("SR-25.12")
def test_sr_25_12_on_expert_the_boss_hits_each_player_in_turn_order() -> None:
    """With every player's authority at 40, each has lost some before the first turn, whatever the colours do."""
    state: Any = GAME.start(GAME.check("dimensional_horror", 3, {"level": 3, "first": 2}), SeededChance(2))
    while state.question().kind != 0:
        state.apply(state.next_seat(), state.legal(state.next_seat())[0])
    assert state.seats_to_answer() == [1]
    assert all(authority < 40 for authority in state.authority[:3])


@rule("SR-25.9")
def test_sr_25_9_no_other_way_to_win() -> None:
    for seed in range(5):
        state: Any = GAME.start(GAME.check("dimensional_horror", 1, {}), SeededChance(seed))
        playout(state, Rng(seed), GAME.longest)
        empty = not any(state.piles[TENTACLE + faction] for faction in range(4))
        assert bool(GAME.winners(state)) == empty
