"""Madness of the Machine: section 26 of the rules."""

from collections import Counter
from typing import Any

import pytest
from tests.games.star_realms.facts import FACTION, KIND
from tests.games.star_realms.table import Challenge, ids_of

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.cards import FACTIONS
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.testing import rule


def lines(told: list[str], *words: str) -> list[str]:
    """Return the lines that hold one of the words."""
    return [line for line in told if any(word in line for word in words)]


def madness(*draws: str, seats: int = 1) -> Challenge:
    """A Madness of the Machine whose Boss draws these cards and has no others."""
    return Challenge("madness_of_the_machine", seats).deck(seats, *draws)


@rule("SR-26.1", "SR-26.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_26_1_set_up(seats: int) -> None:
    state: Any = GAME.start(GAME.check("madness_of_the_machine", seats, {}), SeededChance(1))
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
