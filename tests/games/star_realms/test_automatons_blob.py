"""Automatons and Blob Assault: sections 23 and 24 of the rules."""

import pytest
from tests.games.star_realms.table import Challenge

from cosmodrome.testing import rule

BLOB_DECK = [
    "stinger",
    "spike_cluster",
    "burrower",
    "crusher",
    "nesting_ground",
    "pulverizer",
    "blob_alpha",
    "swarm_cluster",
    "infested_moon",
    "hive_queen",
]


def automatons(seats: int = 1, count: int = 0) -> Challenge:
    """Automatons; the players draw Scouts."""
    table = Challenge("automatons", seats).count(count)
    for seat in range(seats):
        table.deck(seat, *["scout"] * 5)
    return table


def plays(told: list[str]) -> list[str]:
    """Return the cards that the Boss played."""
    return [line.removeprefix("boss plays ") for line in told if line.startswith("boss plays")]


def uses(told: list[str]) -> list[str]:
    """Return what the Boss used and attacked."""
    return [line.removeprefix("boss ") for line in told if " uses " in line or " attacks " in line]


# -- Automatons (SR-23) ------------------------------------------------------------------------------------------------
@rule("SR-23.1", "SR-23.2")
@pytest.mark.parametrize(
    ("seats", "boss", "team", "count"), [(1, 30, 60, 0), (2, 60, 120, 4), (3, 90, 180, 8), (4, 120, 240, 12)]
)
def test_sr_23_1_set_up(seats: int, boss: int, team: int, count: int) -> None:
    table = Challenge("automatons", seats, "novice")
    assert (table.has(seats).authority, table.has(0).authority) == (boss, team)
    assert table.assimilation == count
    assert (table.in_hand(seats), table.in_deck(seats), table.in_discard(seats)) == ([], [], [])
    cards = table.all_cards()
    assert (cards["scout"], cards["viper"]) == (8 * seats, 2 * seats)
    assert len(table.state.trade_deck) == 75


@rule("SR-23.3")
def test_sr_23_3_at_least_one_card_also_at_count_0() -> None:
    assert plays(automatons().refills("stinger").boss_turn()) == ["stinger"]
    assert plays(automatons().refills("swarm_cluster").boss_turn()) == ["swarm_cluster"]


@rule("SR-23.3")
def test_sr_23_3_while_the_total_cost_is_lower_than_the_count_the_next_one() -> None:
    table = automatons(count=4).refills("stinger", "crusher", "burrower")  # 1, 1 + 3: not lower than 4
    assert plays(table.boss_turn()) == ["stinger", "crusher"]
    table = automatons(count=5).refills("stinger", "crusher", "plasma_bot", "pulverizer")  # 4 is lower than 5
    assert plays(table.boss_turn()) == ["stinger", "crusher", "plasma_bot"]


@rule("SR-23.3")
def test_sr_23_3_only_the_cards_of_this_turn_count() -> None:
    table = automatons(count=1).trade_deck("stinger", "crusher", "burrower").refills("stinger", "crusher")
    assert plays(table.boss_turn()) == ["stinger"]
    assert plays(table.boss_turn()) == ["crusher"]


@rule("SR-23.4")
def test_sr_23_4_ships_primaries_happen_when_played_and_bases_stay() -> None:
    table = automatons(count=5).refills("defense_system", "crusher")
    told = table.boss_turn()
    assert told[:3] == ["boss plays defense_system", "boss plays crusher", "boss gains 6 combat"]
    assert table.in_play(1) == ["defense_system"]
    told = table.trade_deck("frontier_runner").boss_turn()
    assert "boss uses defense_system primary" in told


@rule("SR-23.5", "SR-20.10")
def test_sr_23_5_primary_ally_double_ally_attack_count_end() -> None:
    table = automatons().fleet(1, "swarm_cluster", "nesting_ground").refills("stinger")
    told = table.boss_turn()
    assert told[2:] == [
        "boss uses swarm_cluster primary",
        "boss gains 5 combat",
        "boss uses nesting_ground primary",
        "boss gains 2 trade",
        "boss uses swarm_cluster ally",
        "boss gains 3 combat",
        "boss uses nesting_ground ally",
        "boss gains 4 combat",
        "boss uses stinger ally",
        "boss gains 3 combat",
        "boss uses swarm_cluster double_ally",
        "boss gains 3 combat",
        "boss attacks p0: 21",
        "count 1",
    ]


@rule("SR-23.5")
def test_sr_23_5_ally_abilities_need_an_ally() -> None:
    table = automatons().fleet(1, "swarm_cluster").refills("frontier_runner")
    assert uses(table.boss_turn()) == ["uses swarm_cluster primary", "attacks p0: 5"]


@rule("SR-23.6", "SR-5.17")
def test_sr_23_6_all_players_discard_the_same_number_in_seat_order() -> None:
    table = automatons(3)
    for seat in range(3):
        table.deck(seat, *["scout"] * 4, "viper")
    table.refills("light_cruiser")
    told = table.boss_turn("p0: discard viper", "p1: discard scout", "p2: discard viper")
    assert [line for line in told if "discards" in line] == [
        "p0 discards viper",
        "p1 discards scout",
        "p2 discards viper",
    ]


@rule("SR-5.17", "SR-3.4")
def test_sr_5_17_one_after_the_other() -> None:
    table = automatons(2)
    for seat in range(2):
        table.deck(seat, *["scout"] * 4, "viper")
    table.refills("light_cruiser").boss_turn()
    assert (table.asked, table.question) == ([0], "discard")
    table.play("discard scout")
    assert (table.asked, table.question) == ([1], "discard")
    table.play("discard scout")
    assert table.asked == [0, 1]


@rule("SR-23.7")
def test_sr_23_7_a_draw_plays_the_top_card_of_the_trade_deck_at_once() -> None:
    table = automatons(count=8).refills("hive_queen", "stinger", "crusher")
    told = table.boss_turn()  # 7; the Queen draws: the Stinger makes it 8, so no third card is played
    assert told[:5] == [
        "boss plays hive_queen",
        "boss gains 7 combat",
        "boss plays stinger",
        "boss gains 3 combat",
        "boss uses hive_queen ally",
    ]
    assert plays(told) == ["hive_queen", "stinger"]


@rule("SR-23.7")
def test_sr_23_7_several_draws_play_several_cards() -> None:
    table = automatons().refills("imperial_flagship", "stinger", "crusher")
    assert plays(table.boss_turn()) == ["imperial_flagship", "stinger", "crusher"]


@rule("SR-23.7")
def test_sr_23_7_a_self_discard_and_effects_on_hand_or_discard_pile_do_nothing() -> None:
    table = automatons().refills("frontier_hawk", "stinger")  # 3 combat, draw a card, then discard a card
    told = table.boss_turn()
    assert plays(told) == ["frontier_hawk", "stinger"]
    assert not [line for line in told if "discards" in line]
    assert table.scrapped() == ["frontier_hawk", "stinger"]
    told = automatons().fleet(1, "neural_nexus").refills("destroyer_bot", "frontier_runner").boss_turn()
    assert not [line for line in told if "scraps" in line]
    assert uses(told) == ["uses neural_nexus primary", "uses neural_nexus ally", "attacks p0: 5"]


@rule("SR-23.7")
def test_sr_23_7_warpgate_cruiser_discards_nothing_and_draws() -> None:
    told = automatons().refills("warpgate_cruiser", "stinger").boss_turn()
    assert told[:3] == ["boss plays warpgate_cruiser", "boss plays stinger", "boss gains 3 combat"]


@rule("SR-23.7", "SR-20.15")
def test_sr_23_7_destroyed_bases_go_to_the_scrap_heap_at_once() -> None:
    table = automatons().fleet(1, "integration_port").pools(0, combat=5).play("attack boss integration_port")
    assert table.scrapped() == ["integration_port"]


@rule("SR-23.7a")
def test_sr_23_7a_gateship_lays_the_most_expensive_card_up_to_6_on_the_trade_deck() -> None:
    table = automatons().row("stinger", "blob_alpha", "neural_nexus", "warpgate_cruiser", "crusher")
    table.trade_deck("gateship", "builder_bot", "plasma_bot").refills("gateship", "builder_bot")
    table.boss_turn()  # 6 twice: the one farther from the deck; the Nexus costs 7
    assert table.in_row() == ["stinger", "builder_bot", "neural_nexus", "warpgate_cruiser", "crusher"]
    assert table.in_pile("trade_top") == ["blob_alpha"]
    assert plays(table.boss_turn()) == ["blob_alpha"]


@rule("SR-23.7a")
def test_sr_23_7a_the_card_on_the_trade_deck_is_the_next_to_be_laid_out() -> None:
    table = automatons().row("stinger", "blob_alpha", "builder_bot", "plasma_bot", "crusher")
    table.trade_deck("gateship", "burrower", "burrower").refills("gateship", "burrower").boss_turn()
    table.pools(0, trade=1).play("buy stinger")
    assert table.in_row()[0] == "blob_alpha"


@rule("SR-23.8")
def test_sr_23_8_the_count_rises_by_1_in_each_turn_of_the_boss() -> None:
    table = automatons(2, count=4).trade_deck(*["plasma_bot"] * 3, *["crusher"] * 2, "swarm_cluster")
    for count in (5, 6):
        assert table.boss_turn()[-1] == f"count {count}"
        assert table.assimilation == count


# -- Blob Assault (SR-24) ----------------------------------------------------------------------------------------------
def blob(*deck: str, seats: int = 1) -> Challenge:
    """A Blob Assault with this Blob deck and an empty Blob discard pile."""
    return Challenge("blob_assault", seats).blob_deck(*deck).discard(seats)


@rule("SR-24.1", "SR-24.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_24_1_set_up(seats: int) -> None:
    table = Challenge("blob_assault", seats)
    assert (table.has(seats).authority, table.has(0).authority) == (40 * seats, 40 * seats)
    assert table.on_top(seats) == BLOB_DECK[::-1]
    assert table.in_discard(seats) == ["spike_cluster"]
    assert table.in_hand(seats) == []
    assert len(table.state.trade_deck) + 5 == 60
    assert len(table.state.out_of_game) == 9
    assert not [id for id in table.in_row() if id in BLOB_DECK]
    assert sum(table.all_cards().values()) == 80 + 16 + 10 * seats


@rule("SR-24.3")
def test_sr_24_3_the_cards_of_the_blob_deck_are_played_in_their_order() -> None:
    table = Challenge("blob_assault").authority(0, 1000)
    first = [plays(table.boss_turn())[0] for _ in range(10)]
    assert first == BLOB_DECK


@rule("SR-24.3", "SR-24.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_24_3_with_more_players_it_draws_once_for_each_beyond_the_first(seats: int) -> None:
    told = blob("crusher", seats=seats).boss_turn()
    assert told[: 1 + seats] == ["boss plays crusher", "boss gains 6 combat", *["boss gains 7 combat"] * (seats - 1)]
    assert told[1 + seats].startswith("boss attacks")


@rule("SR-24.4")
def test_sr_24_4_a_draw_puts_the_cheapest_base_of_the_discard_pile_into_play() -> None:
    table = blob("crusher", seats=3).discard(3, "swarm_cluster", "spike_cluster", "nesting_ground", "stinger")
    told = table.boss_turn()
    assert told[2:6] == [
        "boss returns spike_cluster",
        "boss plays spike_cluster",
        "boss returns nesting_ground",
        "boss plays nesting_ground",
    ]
    assert table.in_play(3) == ["spike_cluster", "nesting_ground"]


@rule("SR-24.4")
def test_sr_24_4_without_a_base_7_combat() -> None:
    told = blob("hive_queen").discard(1, "stinger").boss_turn()
    assert told == ["boss plays hive_queen", "boss gains 7 combat", "boss gains 7 combat", "boss attacks p0: 14"]


@rule("SR-24.4")
def test_sr_24_4_the_draws_of_cards_are_replaced_too() -> None:
    table = blob("burrower").fleet(1, "infested_moon").discard(1, "spike_cluster")
    told = table.boss_turn()
    assert [line for line in told if "returns" in line or "gains 7" in line] == [
        "boss returns spike_cluster",  # the ally ability of the Moon, the more expensive card
        "boss gains 7 combat",  # that of the Burrower
        "boss gains 7 combat",  # the double-ally ability of the Moon
    ]


@rule("SR-24.5")
def test_sr_24_5_primary_ally_double_ally_attack_end() -> None:
    told = blob("stinger").fleet(1, "swarm_cluster", "spike_cluster").boss_turn()
    assert uses(told) == [
        "uses swarm_cluster primary",
        "uses spike_cluster primary",
        "uses swarm_cluster ally",
        "uses spike_cluster ally",
        "uses stinger ally",
        "uses swarm_cluster double_ally",
        "attacks p0: 19",
    ]


@rule("SR-24.5")
def test_sr_24_5_a_base_put_into_play_may_be_used_the_same_turn() -> None:
    told = blob("burrower").fleet(1, "nesting_ground").discard(1, "spike_cluster").boss_turn()
    assert uses(told) == [
        "uses nesting_ground primary",
        "uses nesting_ground ally",
        "uses burrower ally",
        "uses spike_cluster primary",  # back at step 1
        "uses spike_cluster ally",
        "attacks p0: 11",  # 5 + 4 + 2
    ]


@rule("SR-24.6")
def test_sr_24_6_an_empty_blob_deck_is_rebuilt_from_its_discard_pile() -> None:
    table = blob().discard(1, "stinger", "crusher").rolls("boss", 1)
    told = table.boss_turn()
    assert told[:2] == ["boss shuffles", "boss plays crusher"]
    assert plays(table.boss_turn()) == ["stinger"]


@rule("SR-24.6")
def test_sr_24_6_not_before_it_is_needed_at_the_start_of_a_turn() -> None:
    table = blob("crusher")
    assert "boss shuffles" not in table.boss_turn()
    assert table.in_discard(1) == ["crusher"]


@rule("SR-24.6")
def test_sr_24_6_with_both_empty_it_plays_no_card() -> None:
    assert blob().fleet(1, "spike_cluster").boss_turn() == [
        "boss uses spike_cluster primary",
        "boss gains 2 combat",
        "boss attacks p0: 2",
    ]


# -- every power of the Blob deck --------------------------------------------------------------------------------------
@rule("SR-24.3", "SR-20.25")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("stinger", ["boss gains 3 combat", "boss attacks p0: 3"]),
        ("spike_cluster", ["boss uses spike_cluster primary", "boss gains 2 combat", "boss attacks p0: 2"]),
        ("burrower", ["boss gains 5 combat", "boss attacks p0: 5"]),
        ("crusher", ["boss gains 6 combat", "boss attacks p0: 6"]),
        ("nesting_ground", ["boss uses nesting_ground primary", "boss gains 2 trade"]),
        ("blob_alpha", ["boss gains 10 combat", "boss attacks p0: 10"]),
        ("swarm_cluster", ["boss uses swarm_cluster primary", "boss gains 5 combat", "boss attacks p0: 5"]),
        ("infested_moon", ["boss uses infested_moon primary", "boss gains 4 combat", "boss attacks p0: 4"]),
        ("hive_queen", ["boss gains 7 combat", "boss gains 7 combat", "boss attacks p0: 14"]),
    ],
)
def test_each_card_of_the_blob_deck(card: str, told: list[str]) -> None:
    assert blob(card).boss_turn() == [f"boss plays {card}", *told]


@rule("SR-24.3", "SR-20.17")
def test_pulverizer_of_the_blob_deck() -> None:
    table = blob("pulverizer").row("builder_bot", "neural_nexus", "frontier_hawk", "frontier_runner", "cargo_craft")
    told = table.refills("plasma_bot").boss_turn()
    assert told == [
        "boss plays pulverizer",
        "boss scraps neural_nexus from row",
        "row 1: plasma_bot",
        "boss gains 7 combat",
        "boss attacks p0: 7",
    ]
