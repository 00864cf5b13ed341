"""Dimensional Horror and Madness of the Machine: sections 25 and 26 of the rules."""

from collections import Counter

import pytest
from tests.games.star_realms.table import Challenge, ids_of
from tests.games.star_realms.test_challenges import opening

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.data import FACTION, FACTIONS, KIND
from cosmodrome.games.star_realms.formats import LEVELS
from cosmodrome.games.star_realms.table import TENTACLE
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.playout import playout
from cosmodrome.testing import rule


# -- Dimensional Horror (SR-25) ----------------------------------------------------------------------------------------
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
    state = GAME.start(GAME.check("dimensional_horror", seats, {}), SeededChance(seats))
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
        state = GAME.start(GAME.check("dimensional_horror", 1, {}), SeededChance(seed))
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
        state = GAME.start(GAME.check("dimensional_horror", 3, {}), SeededChance(seed))
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


@rule("SR-25.9")
def test_sr_25_9_the_players_win_when_all_tentacles_are_empty_at_once() -> None:
    table = (
        Challenge("dimensional_horror", 2).pools(0, combat=9).tentacles(blob=("crusher",), star_empire=("cargo_craft",))
    )
    table.play("cut crusher")
    assert not table.over
    table.play("cut cargo_craft")
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
    state = GAME.start(GAME.check("dimensional_horror", 2, {"level": LEVELS.index(level), "first": 1}), SeededChance(8))
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
    state = GAME.start(GAME.check("dimensional_horror", 3, {"level": 3, "first": 2}), SeededChance(2))
    while state.question().kind != 0:
        state.apply(state.next_seat(), state.legal(state.next_seat())[0])
    assert state.seats_to_answer() == [1]
    assert all(authority < 40 for authority in state.authority[:3])


@rule("SR-25.9")
def test_sr_25_9_no_other_way_to_win() -> None:
    for seed in range(5):
        state = GAME.start(GAME.check("dimensional_horror", 1, {}), SeededChance(seed))
        playout(state, Rng(seed), GAME.longest)
        empty = not any(state.piles[TENTACLE + faction] for faction in range(4))
        assert bool(GAME.winners(state)) == empty


# -- Madness of the Machine (SR-26) ------------------------------------------------------------------------------------
def madness(*draws: str, seats: int = 1) -> Challenge:
    """A Madness of the Machine whose Boss draws these cards and has no others."""
    return Challenge("madness_of_the_machine", seats).deck(seats, *draws)


@rule("SR-26.1", "SR-26.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_26_1_set_up(seats: int) -> None:
    state = GAME.start(GAME.check("madness_of_the_machine", seats, {}), SeededChance(1))
    assert len(state.trade_deck) + 5 == 60
    cult = FACTIONS.index("machine_cult")
    assert not [kind for kind in state.trade_deck + state.row if FACTION[kind] == cult]
    deck = Counter(ids_of(state.decks[seats]))
    assert (deck["scout"], deck["viper"], sum(deck.values())) == (4, 4, 28)
    assert sum(count for id, count in deck.items() if FACTION[KIND[id]] == cult) == 20
    assert state.authority[seats] == 40 * seats
    assert GAME.scores(state) == [60 * seats] * seats
    for seat in range(seats):
        assert Counter(ids_of(state.hands[seat] + state.decks[seat])) == {"scout": 7, "viper": 1}
    cards = GAME.components(state)
    assert (cards["scout"], cards["viper"]) == (7 * seats + 4, seats + 4)


@rule("SR-26.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_26_3_it_draws_as_many_cards_as_there_are_players_plus_one(seats: int) -> None:
    told = madness(*["viper"] * 4, "scout", "scout", seats=seats).boss_turn()
    assert [line.startswith("boss draws") for line in told[: seats + 2]] == [True] * (seats + 1) + [False]


@rule("SR-26.4")
def test_sr_26_4_step_1_plays_all_machine_cult_cards_first_the_most_expensive_first() -> None:
    told = madness("viper", "plasma_bot", "enforcer_mech", seats=2).boss_turn()
    assert lines(told, "plays") == ["boss plays enforcer_mech", "boss plays plasma_bot"]
    # The Mech scrapped the Viper from the hand (SR-26.5).
    assert "boss scraps viper from hand" in told


@rule("SR-26.4")
def test_sr_26_4_the_steps_in_their_order() -> None:
    table = Challenge("madness_of_the_machine", 2).deck(2, "builder_bot", "viper", "defense_system")
    told = table.fleet(2, "reclamation_station", "integration_port").boss_turn()
    assert lines(told, "plays", "uses", "attacks", "scraps") == [
        "boss plays defense_system",
        "boss plays builder_bot",
        "boss uses reclamation_station primary",  # nothing in the discard pile
        "boss uses defense_system primary",
        "boss uses integration_port primary",
        "boss uses defense_system ally",
        "boss uses builder_bot ally",
        "boss uses builder_bot scrap",
        "boss scraps builder_bot from play",
        "boss uses reclamation_station scrap",
        "boss scraps reclamation_station from play",
        "boss plays viper",
        "boss attacks p0: 13",  # 2 + 2 + 2 + 6 + 1
    ]


@rule("SR-26.4", "SR-20.10")
def test_sr_26_4_a_card_drawn_later_is_played_before_anything_else() -> None:
    table = Challenge("madness_of_the_machine").deck(1, "enforcer_mech", "integration_port").top(1)
    table.discard(1, "plasma_bot")
    told = table.boss_turn()
    assert lines(told, "plays", "uses", "attacks", "draws") == [
        *lines(told, "draws")[:2],
        "boss plays enforcer_mech",
        "boss plays integration_port",
        "boss uses integration_port primary",
        "boss uses enforcer_mech ally",
        "boss uses enforcer_mech scrap",
        "boss draws plasma_bot",
        "boss plays plasma_bot",  # back at step 1
        "boss uses plasma_bot ally",
        "boss attacks p0: 10",  # 5 + 3 + 2
    ]


@rule("SR-26.4")
def test_sr_26_4_reclamation_station_is_scrapped_after_all_others() -> None:
    table = Challenge("madness_of_the_machine").deck(1, "builder_bot", "builder_bot")
    told = table.fleet(1, "reclamation_station").boss_turn()
    scraps = lines(told, "scrap")
    assert scraps == [
        "boss uses builder_bot scrap",
        "boss scraps builder_bot from play",
        "boss uses builder_bot scrap",
        "boss scraps builder_bot from play",
        "boss uses reclamation_station scrap",
        "boss scraps reclamation_station from play",
    ]
    assert "boss gains 9 combat" in told


@rule("SR-26.4")
def test_sr_26_4_double_ally_abilities_are_not_in_its_order() -> None:
    told = madness("scout", "viper").boss_turn()
    assert not lines(told, "double_ally")


@rule("SR-26.4", "SR-20.16")
def test_sr_26_4_all_scouts_and_vipers_are_played_and_trade_is_lost() -> None:
    table = madness("scout", "viper", "viper", seats=2)
    told = table.boss_turn()
    assert sorted(lines(told, "plays")) == ["boss plays scout", "boss plays viper", "boss plays viper"]
    assert told[-1] == "boss attacks p0: 2"
    assert table.has(2).trade == 0


@rule("SR-26.5")
@pytest.mark.parametrize(
    ("hand", "discard", "scrapped"),
    [
        (("scout", "viper"), ("scout", "viper"), "scout from hand"),
        (("viper", "viper"), ("scout", "viper"), "scout from discard"),
        (("viper", "viper"), ("viper",), "viper from hand"),
        (("plasma_bot", "plasma_bot"), ("viper", "builder_bot"), "viper from discard"),
        (("plasma_bot", "plasma_bot"), ("builder_bot",), ""),
    ],
)
def test_sr_26_5_what_it_scraps_from_hand_or_discard_pile(
    hand: tuple[str, ...], discard: tuple[str, ...], scrapped: str
) -> None:
    """The Enforcer Mech may scrap a card of either zone."""
    table = madness("enforcer_mech", *hand, seats=2).discard(2, *discard)
    told = table.boss_turn()
    place = told.index("boss gains 5 combat") + 1
    if scrapped:
        assert told[place] == f"boss scraps {scrapped}"
    else:
        assert "scraps" not in told[place]


@rule("SR-26.5")
def test_sr_26_5_only_from_the_zones_allowed() -> None:
    table = madness("destroyer_bot", "scout").discard(1, "viper")  # the Bot: discard pile only
    assert "boss scraps viper from discard" in table.boss_turn()
    table = madness("plasma_bot", "plasma_bot").discard(1, "viper")  # the Bots: hand only
    assert not lines(table.boss_turn(), "scraps")


@rule("SR-26.5")
def test_sr_26_5_nanobot_swarm_scraps_two() -> None:
    table = madness("nanobot_swarm", "integration_port").discard(1, "scout", "viper", "plasma_bot")
    told = table.boss_turn()
    assert len(lines(told, "scraps scout", "scraps viper")) == 2
    assert len(lines(told, "draws")) == 4


@rule("SR-26.5")
def test_sr_26_5_a_compulsory_scrap_takes_the_cheapest_card() -> None:
    table = madness("repair_mech", "enforcer_mech").fleet(1, "neural_nexus").discard(1, "plasma_bot", "destroyer_bot")
    told = table.boss_turn()
    place = told.index("boss uses neural_nexus primary")
    assert told[place + 1 : place + 3] == ["boss scraps plasma_bot from discard", "boss gains 2 combat"]


@rule("SR-26.5")
@pytest.mark.parametrize(("roll", "card"), [(0, "destroyer_bot"), (1, "integration_port")])
def test_sr_26_5_of_equally_cheap_cards_a_random_one(roll: int, card: str) -> None:
    table = madness("plasma_bot", "plasma_bot").fleet(1, "reclamation_station")
    told = table.discard(1, "integration_port", "destroyer_bot").rolls("boss", roll).boss_turn()
    assert f"boss scraps {card} from discard" in told


@rule("SR-26.5")
def test_sr_26_5_repair_mech_tops_its_most_expensive_base_else_gains_trade() -> None:
    table = madness("repair_mech", "plasma_bot").discard(1, "integration_port", "neural_nexus", "enforcer_mech")
    assert "boss tops neural_nexus" in table.boss_turn()
    assert table.on_top(1) == ["neural_nexus"]
    told = madness("repair_mech", "plasma_bot").discard(1, "enforcer_mech").boss_turn()
    assert told[3:5] == ["boss gains 3 trade", "boss plays plasma_bot"]


@rule("SR-26.5")
@pytest.mark.parametrize(("roll", "card"), [(0, "conversion_yard"), (1, "ion_station")])
def test_sr_26_5_repair_mech_of_equal_bases_takes_a_random_one(roll: int, card: str) -> None:
    table = madness("repair_mech", "plasma_bot").discard(1, "ion_station", "conversion_yard").rolls("boss", roll)
    assert f"boss tops {card}" in table.boss_turn()


@rule("SR-26.5")
def test_sr_26_5_conversion_yard_needs_a_scout_or_viper_in_hand() -> None:
    told = madness("viper", "viper").fleet(1, "conversion_yard").boss_turn()
    assert lines(told, "scraps", "uses") == ["boss uses conversion_yard primary", "boss scraps viper from hand"]
    assert "boss gains 4 combat" in told
    told = madness("plasma_bot", "integration_port").fleet(1, "conversion_yard").discard(1, "scout").boss_turn()
    assert "boss uses conversion_yard primary" not in told


@rule("SR-26.5", "SR-11.6")
def test_sr_26_5_its_scrapped_cards_count_for_reclamation_station() -> None:
    told = madness("viper", "viper").fleet(1, "conversion_yard", "reclamation_station").boss_turn()
    # The Station's primary finds nothing; the Yard scraps a Viper; the Station itself makes two.
    assert "boss gains 6 combat" in told


@rule("SR-26.5", "SR-11.6")
def test_sr_26_5_only_those_of_this_turn() -> None:
    table = madness("builder_bot", "viper").discard(1)
    table.boss_turn()
    told = table.fleet(1, "reclamation_station").deck(1, "viper", "viper").discard(1).boss_turn()
    assert "boss gains 3 combat" in told


@rule("SR-26.6", "SR-6.6")
def test_sr_26_6_what_it_scraps_goes_to_the_scrap_heap() -> None:
    table = madness("builder_bot", "viper").discard(1, "scout")
    table.boss_turn()
    assert table.scrapped() == ["builder_bot", "scout"]


# -- every power of the machine ----------------------------------------------------------------------------------------
@rule("SR-26.4", "SR-20.25")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("builder_bot", ["gains 1 trade", "uses builder_bot scrap", "scraps builder_bot from play", "gains 2 combat"]),
        ("defense_system", ["uses defense_system primary", "gains 2 combat"]),
        ("destroyer_bot", ["gains 5 combat"]),
        ("integration_port", ["uses integration_port primary", "gains 1 trade"]),
        ("plasma_bot", ["gains 3 combat"]),
        ("repair_mech", ["gains 3 trade"]),
        ("neural_nexus", ["uses neural_nexus primary"]),
        ("conversion_yard", []),
        ("nanobot_swarm", ["gains 5 combat"]),
        ("enforcer_mech", ["gains 5 combat", "uses enforcer_mech scrap", "scraps enforcer_mech from play"]),
        (
            "reclamation_station",
            [
                "uses reclamation_station primary",
                "uses reclamation_station scrap",
                "scraps reclamation_station from play",
                "gains 3 combat",
            ],
        ),
    ],
)
def test_each_card_of_the_machine_alone(card: str, told: list[str]) -> None:
    lines_told = [line.removeprefix("boss ") for line in madness(card).boss_turn()]
    assert lines_told[:2] == [f"draws {card}", f"plays {card}"]
    assert [line for line in lines_told[2:] if "attacks" not in line] == told


@rule("SR-26.4", "SR-21.8")
def test_enforcer_mechs_ally_ability_destroys_a_base() -> None:
    told = madness("enforcer_mech", "integration_port").fleet(0, "spike_cluster").boss_turn()
    place = told.index("boss uses enforcer_mech ally")
    assert told[place + 1] == "p0 loses spike_cluster"
