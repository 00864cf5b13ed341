"""Components, set-up and formats: sections 1, 2, 12 and 13 of the rules."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.star_realms.facts import IDS, IS_BASE, IS_OUTPOST, KIND
from tests.games.star_realms.table import ROW, Duel

from cosmodrome.games import star_realms
from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.testing import Scenario, rule

COMPONENTS = json.loads(Path(star_realms.__file__).with_name("components.json").read_text("utf-8"))["components"]
TRADE_CARDS = [card for card in COMPONENTS if card["kind"] == "trade_card"]


def start(seed: int = 1, **options: int) -> Json:
    """Return what a spectator sees of a new duel."""
    view: Any = GAME.view(GAME.start(GAME.check("duel", 2, options), SeededChance(seed)), SPECTATOR)
    return dict(view)


# -- components (SR-1) -------------------------------------------------------------------------------------------------
@rule("SR-1.1")
def test_sr_1_1_the_box_holds_152_cards() -> None:
    counts: Counter[str] = Counter()
    for component in COMPONENTS:
        kind = component["id"] if component["kind"] == "starter_card" else component["kind"]
        counts[kind] += component["quantity"]
    assert counts == {
        "trade_card": 80,
        "scout": 32,
        "viper": 8,
        "explorer_card": 16,
        "score_card": 8,
        "challenge_card": 8,
    }
    assert sum(counts.values()) == 152


@rule("SR-1.2", "SR-2.4")
def test_sr_1_2_the_trade_deck_has_20_cards_of_each_faction_and_45_different_ones() -> None:
    cards = Counter(start_of_trade_deck())
    factions = {card["id"]: card["faction"] for card in TRADE_CARDS}
    counts: Counter[str] = Counter()
    for card, count in cards.items():
        counts[factions[card]] += count
    assert counts == {"blob": 20, "machine_cult": 20, "star_empire": 20, "trade_federation": 20}
    assert len(cards) == 45


def start_of_trade_deck() -> list[str]:
    """Return all cards of trade deck and trade row."""
    duel = Duel()
    return [IDS[kind] for kind in duel.state.trade_deck] + duel.in_row()


@rule("SR-1.3")
def test_sr_1_3_trade_cards_are_ships_or_bases_and_only_bases_are_outposts() -> None:
    assert {card["type"] for card in TRADE_CARDS} == {"ship", "base"}
    outposts = [card["id"] for card in TRADE_CARDS if card["outpost"]]
    assert len(outposts) == 10
    for id in outposts:
        kind = KIND[id]
        assert IS_OUTPOST[kind]
        assert IS_BASE[kind]


@rule("SR-1.5")
def test_sr_1_5_costs_are_as_printed_starters_count_0_and_an_explorer_2() -> None:
    duel = Duel().pools(0, trade=2).play("buy explorer")
    assert duel.has(0).trade == 0
    # Neural Nexus asks for the cost of a Scout, a Viper, an Explorer and of a card with a printed cost.
    for card, cost in {"scout": 0, "viper": 0, "explorer": 2, "crusher": 3, "swarm_cluster": 8}.items():
        duel = Duel().fleet(0, "neural_nexus").hand(0, card, "frontier_hawk")
        duel.play("use neural_nexus primary", f"scrap {card} from hand")
        assert duel.has(0).combat == cost


@rule("SR-1.6")
def test_sr_1_6_trade_buys_combat_attacks_authority_is_life() -> None:
    duel = Duel().pools(0, trade=1, combat=3).authority(1, 3)
    duel.play("buy stinger")
    assert (duel.has(0), duel.has(1).authority) == ((0, 3, 50), 3)
    duel.play("attack p1", "3")
    assert duel.winners == [0]
    assert GAME.scores(duel.state) == [50, 0]


@rule("SR-1.7")
def test_sr_1_7_scout_viper_and_explorer() -> None:
    duel = Duel().hand(0, "scout", "viper", "explorer")
    assert duel.play("play scout").has(0) == (1, 0, 50)
    assert duel.play("play viper").has(0) == (1, 1, 50)
    assert duel.play("play explorer").has(0) == (3, 1, 50)
    assert [text for text in duel.options() if text.startswith("use")] == ["use explorer scrap"]
    assert duel.play("use explorer scrap").has(0) == (3, 3, 50)
    duel.play("end")
    assert duel.in_play(0) == []  # ships do not stay


# -- set-up (SR-2) -----------------------------------------------------------------------------------------------------
@rule("SR-2.1")
def test_sr_2_1_challenge_cards_stay_out_of_a_duel() -> None:
    challenges = {card["id"] for card in COMPONENTS if card["kind"] == "challenge_card"}
    assert len(challenges) == 8
    assert not challenges & set(Duel().all_cards())


@rule("SR-2.2", "SR-2.6")
def test_sr_2_2_each_player_has_8_scouts_2_vipers_50_authority_and_no_discard_pile() -> None:
    state: Any = GAME.start(GAME.check("duel", 2, {}), SeededChance(3))
    for seat in (0, 1):
        cards = Counter(IDS[kind] for kind in state.decks[seat] + state.hands[seat])
        assert cards == {"scout": 8, "viper": 2}
        assert state.authority[seat] == 50
        assert state.discards[seat] == state.tops[seat] == state.fleets[seat] == []
        assert (state.trade[seat], state.combat[seat]) == (0, 0)


@rule("SR-2.6")
def test_sr_2_6_personal_decks_are_shuffled() -> None:
    hands = {tuple(first_hand(seed, seat)) for seed in range(40) for seat in (0, 1)}
    assert len(hands) > 3


def first_hand(seed: int, seat: int) -> list[int]:
    """Return the first hand of a seat."""
    state: Any = GAME.start(GAME.check("duel", 2, {"first": 1}), SeededChance(seed))
    return list(state.hands[seat])


@rule("SR-2.3")
def test_sr_2_3_sixteen_explorers_form_an_open_pile() -> None:
    assert start()["explorers"] == 16


@rule("SR-2.4", "SR-2.5")
def test_sr_2_5_five_cards_of_the_shuffled_trade_deck_form_the_row_and_75_remain() -> None:
    rows = set()
    for seed in range(20):
        table = start(seed)
        row = table["row"]
        assert isinstance(row, list)
        assert len(row) == 5
        assert set(row) <= {card["id"] for card in TRADE_CARDS}
        assert table["trade_deck"] == 75
        assert table["scrap_heap"] == []
        rows.add(tuple(row))
    assert len(rows) == 20


@rule("SR-7.4a")
def test_sr_7_4a_empty_slots_are_filled_from_slot_1_to_slot_5() -> None:
    events: list[Event] = []
    GAME.start(GAME.check("duel", 2, {}), SeededChance(1), events)
    filled = [event[2] for event in events if GAME.events[event[0]] == "row-filled"]
    assert filled == [0, 1, 2, 3, 4]


@rule("SR-2.7", "SR-13.1")
def test_sr_2_7_the_first_player_is_random() -> None:
    for first in (0, 1):
        table = Scenario(GAME, rolls={"order": [first]})
        assert table.asked == [first]
    assert {start(seed)["active"] for seed in range(20)} == {0, 1}


@rule("SR-2.7")
@pytest.mark.parametrize("first", [1, 2])
def test_sr_2_7_or_the_host_chooses(first: int) -> None:
    assert {start(seed, first=first)["active"] for seed in range(10)} == {first - 1}


@rule("SR-2.8", "SR-13.1")
@pytest.mark.parametrize("first", [0, 1])
def test_sr_2_8_the_first_player_draws_3_cards_and_the_second_5(first: int) -> None:
    table: Scenario[Any] = Scenario(GAME, options={"first": first + 1})
    second = 1 - first
    assert len(table.state.hands[first]) == 3
    assert len(table.state.decks[first]) == 7
    assert len(table.state.hands[second]) == 5
    assert len(table.state.decks[second]) == 5


@rule("SR-2.8", "SR-9.3")
def test_sr_2_8_from_the_end_of_the_first_turn_on_everybody_draws_5() -> None:
    table: Scenario[Any] = Scenario(GAME, options={"first": 1})
    for _ in range(4):
        seat = table.asked[0]
        table.play("end")
        assert len(table.state.hands[seat]) == 5


@rule("SR-2.10")
def test_sr_2_10_hands_are_hidden_and_so_is_the_order_of_decks() -> None:
    duel = Duel().hand(0, "scout", "crusher").deck(0, "viper", "gateship", "scout").discard(0, "stinger")
    duel.fleet(0, "neural_nexus").pools(0, 3, 2).scrap_heap("viper", "scout")
    for seat in (0, 1, SPECTATOR):
        player = player_view(duel, seat, 0)
        # Everybody can count, but only the owner sees which cards are in the hand and which in the deck.
        own = seat == 0
        assert player["hand"] == (["crusher", "scout"] if own else None)
        deck, hand = ["viper", "gateship", "scout"], ["scout", "crusher"]
        assert Counter(listed(player["unseen"])) == Counter(deck if own else deck + hand)
        assert (player["hand_size"], player["deck_size"], player["deck_top"]) == (2, 3, [])
        assert (player["trade"], player["combat"], player["authority"]) == (3, 2, 50)
        assert player["discard"] == ["stinger"]
        assert [card["card"] for card in dicts(player["fleet"])] == ["neural_nexus"]
        table = duel.view(seat)
        assert (table["row"], table["explorers"], table["scrap_heap"]) == (list(ROW), 16, ["scout", "viper"])


@rule("SR-2.10")
def test_sr_2_10_the_order_of_a_deck_is_not_even_kept() -> None:
    """Whatever the order in which the test lays a deck out, all views are the same."""
    one = Duel().deck(0, "viper", "gateship", "scout")
    other = Duel().deck(0, "scout", "viper", "gateship")
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat) == other.view(seat)


@rule("SR-2.10")
def test_sr_2_10_used_abilities_are_public() -> None:
    duel = Duel().fleet(0, "defense_system", "integration_port").play("use defense_system primary")
    for seat in (0, 1, SPECTATOR):
        fleet = dicts(player_view(duel, seat, 0)["fleet"])
        assert [card["used"] for card in fleet] == [["primary"], []]
        assert [card["ready"] for card in fleet] == [["ally"], ["primary"]]


@rule("SR-2.10")
def test_sr_2_10_a_card_put_on_top_of_a_deck_is_known_to_all_until_it_is_drawn() -> None:
    duel = Duel().hand(0, "gateship").row("crusher").deck(0, "scout", "viper")
    duel.play("play gateship", "take crusher")
    for seat in (0, 1, SPECTATOR):
        assert player_view(duel, seat, 0)["deck_top"] == ["crusher"]
    duel.play("end")
    assert player_view(duel, 0, 0)["hand"] == ["crusher", "gateship", "scout", "viper"]
    for seat in (1, SPECTATOR):
        player = player_view(duel, seat, 0)
        assert (player["deck_top"], player["hand"]) == ([], None)


def player_view(duel: Duel, viewer: int, owner: int) -> Json:
    """Return what somebody sees of a player."""
    return dicts(duel.view(viewer)["players"])[owner]


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def dicts(value: object) -> list[Json]:
    found = listed(value)
    assert all(isinstance(item, dict) for item in found)
    return [item for item in found if isinstance(item, dict)]


# -- formats (SR-12, SR-13) --------------------------------------------------------------------------------------------
@rule("SR-12.4")
@pytest.mark.parametrize("seats", [0, 1, 3, 4, 5, 6])
def test_sr_12_4_a_duel_is_for_two(seats: int) -> None:
    GAME.check("duel", 2, {})
    with pytest.raises(BadSetup, match="not for"):
        GAME.check("duel", seats, {})


@rule("SR-13.1")
def test_sr_13_1_a_duel_is_played_with_one_opponent_each_and_one_set() -> None:
    duel = Duel().pools(0, combat=1)
    assert [text for text in duel.options() if text.startswith("attack")] == ["attack p1"]
    counts = duel.all_cards()
    assert counts.total() == 80 + 16 + 2 * 10
