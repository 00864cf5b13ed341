"""Defy the Empire and The Cost of Freedom: sections 29 and 30 of the rules."""

from collections import Counter
from typing import Any

import pytest
from tests.games.star_realms.facts import FACTION
from tests.games.star_realms.table import Challenge, ids_of

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.cards import FACTIONS
from cosmodrome.games.star_realms.table import ACQUISITION, ACQUISITION_BOTTOM, ELITE, SUBJECT, SUBJECTS
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.testing import rule

ELITE_DECK = ["hammerhead", "jamming_terminal", "warpgate_cruiser", "siege_fortress", "imperial_flagship"]


def lines(told: list[str], *words: str) -> list[str]:
    """Return the lines that hold one of the words."""
    return [line for line in told if any(word in line for word in words)]


# -- Defy the Empire (SR-29) -------------------------------------------------------------------------------------------
def defy(*draws: str, seats: int = 1) -> Challenge:
    """An Emperor who draws these cards and has no others; nothing face up is cheap enough to be bought."""
    table = Challenge("defy_the_empire", seats).deck(seats, *draws)
    table.pile("elite", "hammerhead", "siege_fortress").pile("subject")
    for seat in range(seats):
        table.deck(seat, *["scout"] * 5)
    return table


@rule("SR-29.1", "SR-29.2", "SR-29.3")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_sr_29_1_set_up(seats: int) -> None:
    state: Any = GAME.start(GAME.check("defy_the_empire", seats, {}), SeededChance(1))
    assert len(state.trade_deck) + 5 == 60
    empire = FACTIONS.index("star_empire")
    assert not [kind for kind in state.trade_deck + state.row if FACTION[kind] == empire]
    assert ids_of(state.piles[ELITE])[::-1] == ELITE_DECK
    assert len(state.piles[SUBJECT]) == 1
    subjects = state.piles[SUBJECT] + state.piles[SUBJECTS]
    assert Counter(ids_of(subjects)) == {
        "captured_outpost": 2,
        "cargo_craft": 3,
        "farm_ship": 2,
        "frontier_hawk": 3,
        "light_cruiser": 3,
        "orbital_gun_platform": 2,
    }
    assert state.authority[seats] == 40 * seats
    assert GAME.scores(state) == [50 * seats] * seats
    for owner in range(seats + 1):
        assert Counter(ids_of(state.hands[owner] + state.decks[owner])) == {"scout": 8, "viper": 2}


@rule("SR-29.2")
def test_sr_29_2_the_subjects_are_shuffled_and_the_top_of_each_deck_is_face_up() -> None:
    found = set()
    for seed in range(30):
        state: Any = GAME.start(GAME.check("defy_the_empire", 1, {}), SeededChance(seed))
        found.add(state.piles[SUBJECT][0])
    assert len(found) == 6
    table = defy("scout", "scout", "viper", "viper").pile("subject", "cargo_craft")
    table.pile("subjects", "farm_ship", "light_cruiser").rolls("boss", 1, 1, 1, 1)
    told = table.boss_turn()
    assert lines(told, "buys") == ["boss buys cargo_craft"]
    assert table.in_pile("subject") == ["light_cruiser"]
    assert table.in_pile("subjects") == ["farm_ship"]


@rule("SR-29.4")
@pytest.mark.parametrize(("seats", "cards"), [(1, 5), (2, 7), (3, 9)])
def test_sr_29_4_it_draws_5_cards_and_2_for_each_player_beyond_the_first(seats: int, cards: int) -> None:
    told = Challenge("defy_the_empire", seats).boss_turn()
    assert [line.startswith("boss draws") for line in told[: cards + 1]] == [True] * cards + [False]


@rule("SR-29.5", "SR-20.10")
def test_sr_29_5_the_steps_in_their_order() -> None:
    table = defy("light_cruiser", "light_cruiser", "scout", "scout", "viper").fleet(1, "jamming_terminal")
    table.pile("subject", "cargo_craft").rolls("boss", *[0] * 9)
    told = table.boss_turn()
    assert lines(told, "plays", "uses", "buys", "attacks") == [
        "boss uses jamming_terminal primary",
        "boss plays light_cruiser",  # the first card makes it an ally of the base
        "boss uses light_cruiser ally",
        "boss plays light_cruiser",
        "boss uses light_cruiser ally",
        "boss uses light_cruiser double_ally",
        "boss uses light_cruiser double_ally",
        "boss plays scout",
        "boss plays scout",
        "boss plays viper",
        "boss buys cargo_craft",
        "boss attacks p0: 15",  # 2 + 4 + 2 + 4 + 2 + 1
    ]


@rule("SR-29.5")
def test_sr_29_5_it_plays_the_most_expensive_card_first() -> None:
    told = defy("scout", "cargo_craft", "farm_ship", "orbital_gun_platform", "light_cruiser").boss_turn()
    plays = lines(told, "plays")
    assert plays[0] == "boss plays orbital_gun_platform"  # 4, a base before the Farm Ship
    assert plays[1] == "boss plays farm_ship"


@rule("SR-29.5", "SR-29.6")
@pytest.mark.parametrize(
    ("trade", "subject", "bought"),
    [
        (4, "orbital_gun_platform", ["orbital_gun_platform"]),
        (5, "orbital_gun_platform", ["hammerhead"]),
        (3, "orbital_gun_platform", []),
        (6, "frontier_hawk", ["hammerhead", "frontier_hawk"]),
    ],
)
def test_sr_29_5_it_buys_the_more_expensive_face_up_card_it_can_afford(
    trade: int, subject: str, bought: list[str]
) -> None:
    table = defy(*["scout"] * 4).pile("elite", "siege_fortress", "hammerhead").pile("subject", subject)
    table.deck(1, "viper").pile("subjects")
    table.state.trade[1] = trade
    told = table.boss_turn()
    assert lines(told, "buys") == [f"boss buys {card}" for card in bought]
    assert [card for card in table.in_discard(1) if card != "viper"] == bought


@rule("SR-29.6")
def test_sr_29_6_of_equal_costs_the_elite_first() -> None:
    table = defy("viper").pile("elite", "jamming_terminal").pile("subject", "hammerhead").pile("subjects")
    table.state.trade[1] = 5
    assert lines(table.boss_turn(), "buys") == ["boss buys jamming_terminal"]


@rule("SR-29.6")
def test_sr_29_6_buying_repeats_and_an_empty_deck_is_ignored() -> None:
    table = defy("viper").pile("elite").pile("subject", "frontier_hawk")
    table.pile("subjects", "frontier_hawk", "frontier_hawk")
    table.state.trade[1] = 2
    assert lines(table.boss_turn(), "buys") == ["boss buys frontier_hawk"] * 2
    table = defy("viper").pile("subject").pile("subjects").pile("elite", "hammerhead")
    table.state.trade[1] = 9
    assert lines(table.boss_turn(), "buys") == ["boss buys hammerhead"]
    table.state.trade[1] = 9
    assert lines(table.boss_turn(), "buys") == []


@rule("SR-29.6")
def test_sr_29_6_players_cannot_buy_from_the_bosss_decks() -> None:
    table = Challenge("defy_the_empire").pools(0, trade=20)
    bought = {text.removeprefix("buy ") for text in table.options() if text.startswith("buy")}
    assert bought == {*table.in_row(), "explorer"}


@rule("SR-29.6")
def test_sr_29_6_bought_cards_are_drawn_later() -> None:
    table = defy("viper").pile("subject", "cargo_craft")
    table.state.trade[1] = 2
    table.boss_turn()
    assert "boss plays cargo_craft" in table.boss_turn()


@rule("SR-29.8")
def test_sr_29_8_draw_then_discard_takes_a_scout_before_a_viper_before_the_cheapest() -> None:
    told = defy("frontier_hawk", "scout", "viper", "scout", "scout").boss_turn()
    assert lines(told, "discards") == ["boss discards scout"]
    told = defy("frontier_hawk", "viper", "viper").boss_turn()
    assert lines(told, "discards") == ["boss discards viper"]
    told = defy("farm_ship", "light_cruiser", "captured_outpost", "frontier_hawk").boss_turn()
    assert lines(told, "boss discards")[0] == "boss discards frontier_hawk"


@rule("SR-29.8")
@pytest.mark.parametrize(("roll", "card"), [(0, "captured_outpost"), (1, "light_cruiser")])
def test_sr_29_8_of_equally_cheap_cards_a_random_one(roll: int, card: str) -> None:
    told = defy("farm_ship", "light_cruiser", "captured_outpost").rolls("boss", roll).boss_turn()
    assert lines(told, "boss discards")[0] == f"boss discards {card}"


@rule("SR-29.8")
def test_sr_29_8_the_card_just_drawn_may_go() -> None:
    table = defy("farm_ship", "orbital_gun_platform").discard(1, "scout").top(1)
    table.deck(1, "farm_ship", "orbital_gun_platform", "light_cruiser", "light_cruiser", "light_cruiser").discard(
        1, "scout"
    )
    told = table.boss_turn()
    place = told.index("boss draws scout")
    assert told[place + 1] == "boss discards scout"


@rule("SR-29.8")
def test_sr_29_8_warpgate_cruiser_discards_all_scouts_and_vipers_then_draws() -> None:
    table = defy("warpgate_cruiser", "scout", "viper", "scout", "light_cruiser").discard(1, "cargo_craft")
    told = table.boss_turn()
    start = told.index("boss plays warpgate_cruiser")
    assert sorted(told[start + 1 : start + 4]) == ["boss discards scout", "boss discards scout", "boss discards viper"]
    assert told[start + 4 : start + 7] == ["boss gains 2 combat"] * 3
    assert lines(told[start:], "draws")


# -- every power of the Empire -----------------------------------------------------------------------------------------
@rule("SR-29.5", "SR-20.25")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("captured_outpost", ["uses captured_outpost primary"]),
        ("cargo_craft", ["gains 2 trade", "p0 discards scout"]),
        ("farm_ship", ["gains 3 trade"]),
        ("frontier_hawk", ["gains 3 combat"]),
        ("hammerhead", ["gains 3 combat", "p0 discards scout"]),
        ("imperial_flagship", ["gains 7 combat"]),
        ("jamming_terminal", ["uses jamming_terminal primary", "gains 2 combat", "p0 discards scout"]),
        ("light_cruiser", ["gains 4 combat", "p0 discards scout"]),
        ("orbital_gun_platform", ["uses orbital_gun_platform primary", "gains 3 combat"]),
        ("siege_fortress", ["uses siege_fortress primary", "gains 5 combat"]),
        ("warpgate_cruiser", []),
    ],
)
def test_each_card_of_the_empire_alone(card: str, told: list[str]) -> None:
    table = Challenge("defy_the_empire").pile("elite").pile("subject").pile("subjects").deck(1, card)
    table.deck(0, *["scout"] * 5)
    lines_told = [line.removeprefix("boss ") for line in table.boss_turn()]
    assert lines_told[:2] == [f"draws {card}", f"plays {card}"]
    assert [line for line in lines_told[2:] if "attacks" not in line] == told


# -- The Cost of Freedom (SR-30) ---------------------------------------------------------------------------------------
def freedom(*draws: str, seats: int = 1) -> Challenge:
    """A Boss that draws these cards and has no others; there is nothing to buy."""
    return Challenge("the_cost_of_freedom", seats).deck(seats, *draws).row().trade_deck()


FULL_ROW = ("hive_queen", "neural_nexus", "nanobot_swarm", "imperial_flagship")  # too expensive to be bought


@rule("SR-30.1", "SR-30.2", "SR-30.3", "SR-30.4")
@pytest.mark.parametrize(
    ("seats", "extra", "deck"),
    [(1, {"patrol_boat": 1}, 13), (2, {"patrol_boat": 1, "federation_cruiser": 1}, 12), (3, {}, 14), (4, {}, 14)],
)
def test_sr_30_1_set_up(seats: int, extra: dict[str, int], deck: int) -> None:
    state: Any = GAME.start(GAME.check("the_cost_of_freedom", seats, {}), SeededChance(1))
    assert len(state.trade_deck) + 5 == 60
    federation = FACTIONS.index("trade_federation")
    assert not [kind for kind in state.trade_deck + state.row if FACTION[kind] == federation]
    acquisition = {"federation_battleship": 1, "ion_station": 1, "mobile_market": 2, "outland_station": 1, **extra}
    assert Counter(ids_of(state.piles[ACQUISITION])) == acquisition
    assert ids_of(state.piles[ACQUISITION_BOTTOM]) == ["transit_nexus"]
    boss = ids_of(state.decks[seats])
    assert len(boss) == deck
    assert len(boss) + len(state.piles[ACQUISITION]) + 1 == 20
    everything = Counter(boss) + Counter(acquisition) + Counter(["transit_nexus"])
    assert everything == {
        "federation_battleship": 1,
        "federation_cruiser": 1,
        "frontier_runner": 3,
        "gateship": 1,
        "ion_station": 1,
        "long_hauler": 2,
        "mobile_market": 2,
        "orbital_shuttle": 3,
        "outland_station": 3,
        "patrol_boat": 2,
        "transit_nexus": 1,
    }
    assert state.authority[seats] == 40 * seats
    assert GAME.scores(state) == [30 * seats] * seats


@rule("SR-30.2")
def test_sr_30_2_transit_nexus_comes_last_and_the_others_are_shuffled() -> None:
    table = freedom().pile("acquisition", "ion_station", "mobile_market")
    found = []
    for roll in (1, 0, 0):
        table.fleet(1).scrap_heap().row().pile("ledger").trade_deck("hammerhead").pile("ledger", "swarm_cluster")
        table.row("burrower", *FULL_ROW).rolls("boss", roll)
        table.state.trade[1] = 3
        found += [line for line in lines(table.boss_turn(), "takes") if "burrower" not in line]
    assert found == ["boss takes mobile_market", "boss takes ion_station", "boss takes transit_nexus"]


@rule("SR-30.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_30_5_it_draws_as_many_cards_as_there_are_players_plus_one(seats: int) -> None:
    told = freedom(*["frontier_runner"] * 3, *["orbital_shuttle"] * 3, seats=seats).boss_turn()
    assert [line.startswith("boss draws") for line in told[: seats + 2]] == [True] * (seats + 1) + [False]


@rule("SR-30.6", "SR-20.10")
def test_sr_30_6_the_steps_in_their_order() -> None:
    table = freedom("patrol_boat", "frontier_runner").fleet(1, "ion_station")
    table.row("neural_nexus", "burrower", "hive_queen", "crusher", "swarm_cluster").trade_deck("nanobot_swarm")
    told = table.boss_turn()
    assert lines(told, "plays", "uses", "buys", "attacks") == [
        "boss uses ion_station primary",
        "boss plays patrol_boat",
        "boss uses ion_station ally",
        "boss uses patrol_boat ally",
        "boss plays frontier_runner",
        "boss uses ion_station double_ally",
        "boss buys burrower",  # 3 twice: the farthest; 2 + 1 + 2 trade
        "boss attacks p0: 8",  # 4 + 4
    ]
    assert table.in_pile("ledger") == ["burrower"]
    assert table.in_row()[1] == "nanobot_swarm"  # the row refills as usual


@rule("SR-30.6")
def test_sr_30_6_buying_repeats_while_it_can_afford_a_card() -> None:
    table = freedom("frontier_runner", "frontier_runner").row("stinger", "plasma_bot", "neural_nexus", "", "")
    table.trade_deck("swarm_cluster", "hive_queen").refills("swarm_cluster", "hive_queen")
    assert lines(table.boss_turn(), "buys") == ["boss buys plasma_bot", "boss buys stinger"]
    assert table.in_pile("ledger") == ["plasma_bot", "stinger"]


@rule("SR-30.7")
@pytest.mark.parametrize(
    ("seats", "ledger", "full"),
    [
        (1, ("crusher", "burrower"), False),  # 6 + 3
        (1, ("swarm_cluster",), True),  # 8 + 3
        (1, ("siege_fortress",), True),  # 7 + 3: reaches 10
        (2, ("swarm_cluster",), False),  # 11 of 12
        (2, ("swarm_cluster", "stinger"), True),  # 12 of 12
        (3, ("swarm_cluster", "plasma_bot"), False),  # 13 of 14
        (4, ("swarm_cluster", "enforcer_mech"), True),  # 16 of 16
    ],
)
def test_sr_30_7_a_ledger_of_10_and_2_for_each_player_beyond_the_first_is_full(
    seats: int, ledger: tuple[str, ...], full: bool
) -> None:
    table = freedom(seats=seats).pile("ledger", *ledger).row("destroyer_bot", *FULL_ROW).trade_deck("hammerhead")
    table.pile("acquisition", "mobile_market")
    table.state.trade[seats] = 3
    told = table.boss_turn()
    assert "boss buys destroyer_bot" in told
    if full:
        assert (table.in_pile("ledger"), "boss takes mobile_market" in told) == ([], True)
    else:
        assert table.in_pile("ledger") == [*ledger, "destroyer_bot"]
        assert "ledger scrapped" not in told


@rule("SR-30.7")
def test_sr_30_7_the_ledger_is_scrapped_and_the_acquisition_played_by_step_4() -> None:
    table = (
        freedom()
        .pile("ledger", "swarm_cluster")
        .row("stinger", "crusher", "neural_nexus", "nanobot_swarm", "imperial_flagship")
    )
    table.trade_deck("hive_queen", "siege_fortress")
    table.pile("acquisition", "federation_battleship")
    table.state.trade[1] = 4
    told = table.boss_turn()
    assert lines(told, "buys", "ledger", "takes", "plays") == [
        "boss buys crusher",
        "boss takes crusher",
        "ledger scrapped",
        "boss takes federation_battleship",
        "boss plays federation_battleship",  # step 4 comes before the next purchase
        "boss buys stinger",
        "boss takes stinger",
    ]
    assert table.in_pile("ledger") == ["stinger"]  # excess is not carried over
    assert set(table.scrapped()) == {"crusher", "swarm_cluster"}


@rule("SR-30.7")
def test_sr_30_7_with_an_empty_acquisition_deck_it_gains_5_authority() -> None:
    table = freedom().pile("ledger", "swarm_cluster").row("crusher").trade_deck("hive_queen")
    table.pile("acquisition").pile("acquisition_bottom")
    table.state.trade[1] = 3
    table.boss_turn()
    assert (table.has(1).authority, table.in_pile("ledger")) == (45, [])


@rule("SR-30.8")
def test_sr_30_8_gateship_puts_the_most_expensive_card_up_to_6_into_the_ledger_free() -> None:
    table = freedom("gateship").row("swarm_cluster", "crusher", "blob_alpha", "reclamation_station", "stinger")
    told = table.trade_deck("hive_queen").boss_turn()
    assert told[1:4] == ["boss plays gateship", "boss takes blob_alpha", "row 2: hive_queen"]
    assert table.in_pile("ledger") == ["blob_alpha"]
    assert lines(told, "buys") == []


@rule("SR-30.8", "SR-30.7")
def test_sr_30_8_it_may_fill_the_ledger() -> None:
    table = freedom("gateship").pile("ledger", "moonwurm_hatchling").row("blob_alpha")
    table.pile("acquisition", "mobile_market")
    told = table.boss_turn()
    assert "boss takes mobile_market" in told
    assert "boss plays mobile_market" in told


@rule("SR-30.8")
def test_sr_30_8_outland_station_gives_trade() -> None:
    told = freedom("outland_station").boss_turn()
    assert told == [
        "boss draws outland_station",
        "boss plays outland_station",
        "boss uses outland_station primary",
        "boss gains 1 trade",
    ]


# -- every power of the Federation -------------------------------------------------------------------------------------
@rule("SR-30.6", "SR-20.25")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("federation_battleship", ["gains 5 combat", "gains 5 authority"]),
        ("federation_cruiser", ["gains 5 combat", "gains 4 authority"]),
        ("frontier_runner", ["gains 2 trade", "gains 2 authority"]),
        ("ion_station", ["uses ion_station primary", "gains 2 trade"]),
        ("long_hauler", ["gains 3 trade"]),
        ("mobile_market", ["uses mobile_market primary", "gains 2 trade"]),
        ("orbital_shuttle", ["gains 3 trade"]),
        ("patrol_boat", ["gains 4 combat", "gains 3 authority"]),
        (
            "transit_nexus",
            ["uses transit_nexus primary", "gains 3 combat", "gains 4 trade", "gains 5 authority"],
        ),
    ],
)
def test_each_card_of_the_federation_alone(card: str, told: list[str]) -> None:
    lines_told = [line.removeprefix("boss ") for line in freedom(card).boss_turn()]
    assert lines_told[:2] == [f"draws {card}", f"plays {card}"]
    assert [line for line in lines_told[2:] if "attacks" not in line] == told


@rule("SR-30.6", "SR-11.12")
def test_orbital_shuttle_with_two_bases_of_the_boss() -> None:
    table = freedom("orbital_shuttle").fleet(1, "outland_station", "outland_station")
    assert "boss gains 4 authority" in table.boss_turn()


@rule("SR-30.6", "SR-21.8")
def test_federation_battleships_ally_ability_destroys_a_base() -> None:
    table = freedom("federation_battleship", "frontier_runner").fleet(0, "spike_cluster")
    assert "p0 loses spike_cluster" in table.boss_turn()
