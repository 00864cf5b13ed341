"""Nemesis Beast and Pirates of the Dark Star: sections 27 and 28 of the rules."""

from collections import Counter
from typing import Any

import pytest
from tests.games.star_realms.table import Challenge, ids_of

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.table import BURIED, BURIED_UNSEEN
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.testing import rule


def lines(told: list[str], *words: str) -> list[str]:
    """Return the lines that hold one of the words."""
    return [line for line in told if any(word in line for word in words)]


# -- Nemesis Beast (SR-27) ---------------------------------------------------------------------------------------------
def nemesis(*revealed: str, seats: int = 1) -> Challenge:
    """A Nemesis Beast before which no cards lie; the trade deck turns up these cards."""
    table = Challenge("nemesis_beast", seats).pile("buried_unseen")
    for seat in range(seats):
        table.deck(seat, *["scout"] * 4, "viper")
    return table.refills(*revealed)


@rule("SR-27.1", "SR-27.2")
@pytest.mark.parametrize(("seats", "buried"), [(1, 0), (2, 2), (3, 3), (4, 4)])
def test_sr_27_1_set_up(seats: int, buried: int) -> None:
    state: Any = GAME.start(GAME.check("nemesis_beast", seats, {}), SeededChance(1))
    assert state.authority[seats] == 50 * seats
    assert GAME.scores(state) == [50 * seats] * seats
    assert (state.hands[seats], state.decks[seats], state.discards[seats]) == ([], [], [])
    assert (len(state.piles[BURIED_UNSEEN]), state.piles[BURIED]) == (buried, [])
    assert len(state.trade_deck) == 75 - buried
    assert Counter(ids_of(state.hands[0] + state.decks[0])) == {"scout": 8, "viper": 2}


@rule("SR-27.3", "SR-20.14")
def test_sr_27_3_the_seven_steps() -> None:
    table = nemesis("outland_station").row("stinger", "builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft")
    assert table.boss_turn() == [
        "boss scraps stinger from row",
        "row shifted",
        "buried stinger",
        "boss gains 1 combat",
        "row 4: outland_station",
        "boss gains 5 authority",
        "boss attacks p0: 1",
    ]
    assert table.in_row() == ["builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft", "outland_station"]
    assert table.scrapped() == []


@rule("SR-27.3")
def test_sr_27_3_combat_for_all_cards_face_down_seen_and_unseen() -> None:
    table = Challenge("nemesis_beast", 3).pile("buried", "crusher", "burrower").refills("outland_station")
    told = table.boss_turn()
    assert "boss gains 6 combat" in told  # 3 from the set-up, 2, and the one just put there


@rule("SR-27.3")
def test_sr_27_3_the_revealed_card_decides_not_the_scrapped_one() -> None:
    table = nemesis("crusher").row("outland_station", "builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft")
    told = table.boss_turn()
    assert "boss gains 3 combat" in told
    assert not lines(told, "authority")


@rule("SR-27.4", "SR-5.17")
def test_sr_27_4_yellow_each_player_discards_two_cards() -> None:
    table = nemesis("light_cruiser", seats=2)
    told = table.boss_turn("p0: discard scout", "p0: discard viper", "p1: discard viper")
    assert lines(told, "discards") == [
        "p0 discards scout",
        "p0 discards viper",
        "p1 discards viper",
        "p1 discards scout",
    ]


@rule("SR-27.4")
def test_sr_27_4_green_destroys_a_base_or_gains_3_combat_for_each_player() -> None:
    told = nemesis("crusher", seats=2).boss_turn()
    assert lines(told, "gains") == ["boss gains 1 combat", "boss gains 3 combat", "boss gains 3 combat"]
    table = nemesis("crusher").fleet(0, "spike_cluster", "defense_system")
    told = table.boss_turn()
    assert lines(told, "loses") == ["p0 loses defense_system"]
    assert lines(told, "gains") == ["boss gains 1 combat"]


@rule("SR-27.4")
@pytest.mark.parametrize("place", [0, 4])
def test_sr_27_4_red_each_player_puts_a_random_hand_card_on_the_deck(place: int) -> None:
    table = nemesis("plasma_bot", seats=2).rolls("boss", place, 0)
    told = table.boss_turn()
    assert lines(told, "tops") == [("p0 tops scout", "p0 tops viper")[place > 3], "p1 tops scout"]
    assert (len(table.in_hand(0)), table.on_top(1)) == (4, ["scout"])


@rule("SR-27.4")
def test_sr_27_4_red_finds_nothing_in_an_empty_hand() -> None:
    table = nemesis("plasma_bot").deck(0)
    assert lines(table.boss_turn(), "tops") == []


@rule("SR-27.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_27_4_blue_5_authority_for_each_player(seats: int) -> None:
    table = nemesis("outland_station", seats=seats)
    table.boss_turn()
    assert table.has(seats).authority == 55 * seats


@rule("SR-27.5")
def test_sr_27_5_green_is_counted_per_player_not_per_owner() -> None:
    """The example: three players, one with two bases: both are destroyed and 3 combat gained."""
    table = nemesis("crusher", seats=3).fleet(1, "spike_cluster", "nesting_ground")
    told = table.boss_turn()
    assert lines(told, "loses", "gains") == [
        "boss gains 1 combat",
        "p1 loses nesting_ground",
        "p1 loses spike_cluster",
        "boss gains 3 combat",
    ]
    assert told[-1] == "boss attacks p0: 4"


@rule("SR-27.5", "SR-21.8")
def test_sr_27_5_it_chooses_outposts_first_whoever_owns_them() -> None:
    table = nemesis("crusher", seats=2).fleet(0, "swarm_cluster").fleet(1, "captured_outpost", "spike_cluster")
    assert lines(table.boss_turn(), "loses") == ["p1 loses captured_outpost", "p0 loses swarm_cluster"]


@rule("SR-27.6")
def test_sr_27_6_face_down_cards_never_return_to_the_trade_deck() -> None:
    table = nemesis().trade_deck().scrap_heap("crusher").row("stinger")
    told = table.boss_turn()
    assert "buried stinger" in told
    assert table.in_row()[0] == "crusher"  # from the rebuilt trade deck
    assert (table.in_pile("buried"), table.scrapped()) == (["stinger"], [])
    boss = table.view(0)["boss"]
    assert isinstance(boss, dict)
    assert boss["buried"] == ["stinger"]


# -- Pirates of the Dark Star (SR-28) ----------------------------------------------------------------------------------
def pirates(*revealed: str, seats: int = 1) -> Challenge:
    """Pirates who turn up these cards, which fill the row from its farthest free place on."""
    table = Challenge("pirates_of_the_dark_star", seats)
    for seat in range(seats):
        table.deck(seat, *["scout"] * 4, "viper")
    return table.refills(*revealed)


@rule("SR-28.1", "SR-28.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sr_28_1_set_up(seats: int) -> None:
    state: Any = GAME.start(GAME.check("pirates_of_the_dark_star", seats, {}), SeededChance(1))
    assert state.authority == [50] * seats + [25 * seats]
    assert GAME.scores(state) == [50] * seats
    assert (state.hands[seats], state.decks[seats], state.discards[seats]) == ([], [], [])
    assert len(state.trade_deck) == 75
    assert Counter(ids_of(state.hands[0] + state.decks[0])) == {"scout": 8, "viper": 2}


@rule("SR-28.2")
def test_sr_28_2_one_turn_with_trade_and_combat_to_give_but_own_authority() -> None:
    table = pirates(seats=2).pools(0, trade=1, combat=2).pools(1, trade=1).hand(1, "frontier_runner")
    assert table.asked == [0, 1]
    table.play("p0: give trade p1", "p1: buy explorer", "p0: give combat p1", "2", "p1: attack boss", "2")
    assert (table.in_discard(1), table.has(2).authority) == (["explorer"], 48)
    table.play("p1: play frontier_runner")
    assert table.state.authority[:2] == [50, 52]
    table.play("p0: end")
    assert table.asked == [1]


@rule("SR-28.2", "SR-12.5")
def test_sr_28_2_a_player_is_defeated_alone_and_the_others_play_on() -> None:
    table = pirates("stinger", "builder_bot", seats=2).authority(0, 3)
    assert "p0 is out" in table.boss_turn()
    assert table.asked == [1]
    told = table.refills("stinger").boss_turn()
    assert lines(told, "scraps") == ["boss scraps frontier_hawk from row"]  # one card for the one player left
    assert table.asked == [1]


@rule("SR-28.3")
def test_sr_28_3_outposts_protect_only_their_owner() -> None:
    table = pirates("stinger", "crusher", seats=2).fleet(0, "neural_nexus")
    told = table.boss_turn()
    assert lines(told, "attacks") == ["boss attacks p1: 9"]
    assert table.state.authority[:2] == [50, 41]


@rule("SR-28.4", "SR-20.14")
def test_sr_28_4_a_card_for_each_player_goes_and_the_row_shifts_and_fills() -> None:
    table = pirates("stinger", "crusher", "outland_station", seats=3)
    told = table.boss_turn()
    assert told[:7] == [
        "boss scraps stinger from row",
        "boss scraps builder_bot from row",
        "boss scraps frontier_hawk from row",
        "row shifted",
        "row 2: stinger",
        "row 3: crusher",
        "row 4: outland_station",
    ]
    assert table.in_row() == ["frontier_runner", "cargo_craft", "stinger", "crusher", "outland_station"]
    assert lines(told, "attacks") == ["boss attacks p0: 3", "boss attacks p1: 9", "boss attacks p2: 6"]


@rule("SR-28.4")
def test_sr_28_4_in_seat_order_among_players_still_in_the_game() -> None:
    table = pirates("stinger", "builder_bot", "crusher", seats=3).authority(0, 3)
    table.boss_turn()
    told = table.refills("stinger", "burrower").boss_turn()
    assert lines(told, "attacks") == ["boss attacks p1: 3", "boss attacks p2: 9"]


@rule("SR-28.4", "SR-20.12a")
def test_sr_28_4_a_player_for_whom_no_card_was_revealed_is_spared() -> None:
    table = pirates(seats=2).trade_deck("crusher").row("", "", "", "", "")
    told = table.boss_turn()
    assert lines(told, "attacks") == ["boss attacks p0: 9"]


@rule("SR-28.5", "SR-28.6")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("light_cruiser", ["boss gains 6 combat", "boss attacks p0: 6", "p0 discards viper", "p0 discards scout"]),
        ("crusher", ["boss gains 9 combat", "boss attacks p0: 9"]),
        ("outland_station", ["boss gains 6 combat", "boss attacks p0: 6", "boss gains 6 authority"]),
    ],
)
def test_sr_28_5_yellow_green_and_blue(card: str, told: list[str]) -> None:
    table = pirates(card)
    texts = ["discard viper"] if card == "light_cruiser" else []
    assert table.boss_turn(*texts)[3:] == told
    assert table.has(0).authority == (41 if card == "crusher" else 44)
    assert table.has(1).authority == (31 if card == "outland_station" else 25)


@rule("SR-28.5", "SR-28.6")
def test_sr_28_5_red_attacks_with_twice_the_highest_cost_of_the_new_row() -> None:
    table = pirates("plasma_bot").row("swarm_cluster", "builder_bot", "neural_nexus", "frontier_runner", "cargo_craft")
    assert table.boss_turn()[-1] == "boss attacks p0: 14"  # the Swarm Cluster, at 8, has left the row
    table = pirates("reclamation_station")
    assert table.boss_turn()[-1] == "boss attacks p0: 12"  # the revealed card itself


@rule("SR-28.5", "SR-12.5")
def test_sr_28_5_a_player_whom_the_attack_defeats_discards_nothing() -> None:
    table = pirates("light_cruiser", "stinger", seats=2).authority(0, 6)
    told = table.boss_turn()
    assert lines(told, "discards") == []
    assert "p0 is out" in told
    assert table.asked == [1]


@rule("SR-28.5")
def test_sr_28_5_the_boss_gains_the_authority_of_blue_in_any_case() -> None:
    table = pirates("outland_station", "stinger", seats=2).authority(0, 1)
    told = table.boss_turn()
    assert lines(told, "p0 is out", "authority") == ["p0 is out", "boss gains 6 authority"]
    table = pirates("outland_station").fleet(0, "neural_nexus", "defense_system")
    table.boss_turn()
    assert table.has(1).authority == 31


@rule("SR-28.6", "SR-21.1")
def test_sr_28_6_combat_is_spent_on_that_player_and_their_bases_only() -> None:
    table = pirates("crusher", "stinger", seats=2).fleet(0, "spike_cluster").fleet(1, "outland_station")
    told = table.boss_turn()
    assert lines(told, "attacks") == ["boss attacks p0 spike_cluster: 3", "boss attacks p0: 6", "boss attacks p1: 3"]
    assert table.in_play(1) == ["outland_station"]


@rule("SR-28.6")
def test_sr_28_6_what_cannot_be_used_is_lost() -> None:
    table = pirates("stinger", "builder_bot", seats=2).fleet(0, "neural_nexus")
    told = table.boss_turn()  # 3 combat are of no use against defence 6; red: twice 2
    assert lines(told, "attacks") == ["boss attacks p1: 4"]
    assert table.has(2).combat == 0


@rule("SR-28.6")
def test_sr_28_6_nor_what_is_left_after_a_defeat() -> None:
    table = pirates("crusher", "stinger", seats=2).authority(0, 4)
    told = table.boss_turn()
    assert lines(told, "attacks") == ["boss attacks p0: 4", "boss attacks p1: 3"]


@rule("SR-28.7")
def test_sr_28_7_a_defeated_players_acquired_cards_go_to_the_scrap_heap() -> None:
    table = pirates("stinger", "crusher", seats=2).authority(0, 3).discard(0, "burrower", "explorer", "viper")
    explorers, before = table.state.explorers, table.all_cards()
    table.boss_turn()
    assert "burrower" in table.scrapped()
    assert table.state.explorers == explorers + 1
    assert Counter(ids_of(table.state.out_of_game)) == {"scout": 4, "viper": 2}
    assert table.all_cards() == before


@rule("SR-28.7", "SR-20.13")
def test_sr_28_7_the_boss_wins_when_all_are_defeated() -> None:
    table = pirates("stinger", "crusher", seats=2).authority(0, 3).authority(1, 9)
    told = table.boss_turn()
    assert lines(told, "is out", "over") == ["p0 is out", "p1 is out", "game over"]
    assert table.winners == []
