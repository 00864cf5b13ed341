"""What the formats share, Free-for-All, Hunter and First Blood: sections 1.4, 5.17, 12 and 14 to 16 of the rules."""

from collections import Counter
from typing import Any

import pytest
from tests.games.star_realms.facts import IDS
from tests.games.star_realms.table import Format

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.testing import Scenario, rule


def hands(mode: str, seats: int, first: int) -> list[int]:
    """Return the sizes of the first hands, by turn order."""
    state: Any = GAME.start(GAME.check(mode, seats, {"first": first + 1}), SeededChance(3))
    return [len(state.hands[(first + turn) % seats]) for turn in range(seats)]


def knock_out(table: Format, attacker: int, victim: int) -> Format:
    """Let a player defeat another one."""
    return table.authority(victim, 1).pools(attacker, combat=1).play(f"attack p{victim}")


# -- five and six seats (SR-1.4) ---------------------------------------------------------------------------------------
@rule("SR-1.4", "SR-2.5")
@pytest.mark.parametrize(("seats", "single", "trade", "explorers"), [(4, 0, 80, 16), (5, 0, 160, 32), (6, 0, 160, 32)])
def test_sr_1_4_five_and_six_seats_double_the_set(seats: int, single: int, trade: int, explorers: int) -> None:
    view = GAME.view(GAME.start(GAME.check("free_for_all", seats, {}), SeededChance(1)), SPECTATOR)
    row = view["row"]
    assert isinstance(row, list)
    assert len(row) == 5
    assert view["trade_deck"] == trade - 5
    assert view["explorers"] == explorers


@rule("SR-1.4")
@pytest.mark.parametrize("seats", [5, 6])
def test_sr_1_4_a_single_trade_deck_is_an_option(seats: int) -> None:
    table = Format("free_for_all", seats, single_trade_deck=1)
    cards = table.all_cards()
    assert (sum(cards.values()), cards["explorer"], cards["hive_queen"]) == (80 + 16 + 10 * seats, 16, 1)


@rule("SR-1.4")
def test_sr_1_4_a_doubled_set_has_every_card_twice_and_decks_for_all() -> None:
    cards = Format("free_for_all", 6).all_cards()
    assert (cards["hive_queen"], cards["stinger"], cards["explorer"]) == (2, 6, 32)
    assert (cards["scout"], cards["viper"]) == (48, 12)
    assert sum(count for id, count in cards.items() if id not in ("scout", "viper", "explorer")) == 160


# -- common rules (SR-12) ----------------------------------------------------------------------------------------------
SEATS = {
    "duel": (2,),
    "free_for_all": (3, 4, 5, 6),
    "hunter": (3, 4, 5, 6),
    "hunter_first_blood": (3, 4, 5, 6),
    "hydra_two_headed": (4,),
    "hydra_three_headed": (6,),
    "emperor": (6,),
    "raid": (3, 4, 5, 6),
    "automatons": (1, 2, 3, 4),
    "blob_assault": (1, 2, 3, 4),
    "dimensional_horror": (1, 2, 3, 4),
    "madness_of_the_machine": (1, 2, 3, 4),
    "nemesis_beast": (1, 2, 3, 4),
    "pirates_of_the_dark_star": (1, 2, 3, 4),
    "defy_the_empire": (1, 2, 3),
    "the_cost_of_freedom": (1, 2, 3, 4),
}


@rule("SR-12.4", "SR-20.2", "SR-22.1")
def test_sr_12_4_players_per_format_and_challenge() -> None:
    assert {mode.id: mode.seats for mode in GAME.modes} == SEATS
    for mode, seats in [("duel", 3), ("free_for_all", 2), ("hydra_two_headed", 6), ("emperor", 5), ("raid", 2)]:
        with pytest.raises(BadSetup):
            GAME.check(mode, seats, {})
    with pytest.raises(BadSetup):
        GAME.check("defy_the_empire", 4, {})


@rule("SR-22.1")
def test_sr_22_1_the_names_of_the_challenges() -> None:
    assert [mode.name["en"] for mode in GAME.modes[8:]] == [
        "Automatons",
        "Blob Assault",
        "Dimensional Horror",
        "Madness of the Machine",
        "Nemesis Beast",
        "Pirates of the Dark Star",
        "Defy the Empire",
        "The Cost of Freedom",
    ]


@rule("SR-12.2")
def test_sr_12_2_the_cards_of_a_player_who_is_out_leave_the_game() -> None:
    table = Format("free_for_all", 3).hand(1, "crusher").deck(1, "scout", "viper").top(1, "stinger")
    table.discard(1, "explorer").fleet(1, "nesting_ground").scrap_heap("burrower")
    before = table.all_cards()
    row, explorers = table.in_row(), table.state.explorers
    knock_out(table, 0, 1)
    gone = Counter(IDS[kind] for kind in table.state.out_of_game)
    assert gone == Counter(["crusher", "scout", "viper", "stinger", "explorer", "nesting_ground"])
    assert (table.in_hand(1), table.in_deck(1), table.on_top(1), table.in_discard(1)) == ([], [], [], [])
    assert table.in_play(1) == []
    assert (table.in_row(), table.state.explorers, table.scrapped()) == (row, explorers, ["burrower"])
    assert table.all_cards() == before


@rule("SR-12.3")
def test_sr_12_3_playing_cards_against_covers_attacks_bases_and_effects() -> None:
    """A hunter at seat 0 may act against seat 1, and not at all against seat 2, who is no neighbour."""
    table = Format("hunter", 4).fleet(1, "outland_station").fleet(2, "outland_station", "spike_cluster")
    table.hand(0, "cargo_craft", "scout").hand(1, "scout", "viper").pools(0, combat=9)
    assert {text for text in table.options() if text.startswith("attack")} == {"attack p1", "attack p1 outland_station"}
    assert table.refused("attack p2").message.id == "refused-no-opponent"
    table.play("play cargo_craft")
    assert table.asked == [1]
    assert table.question == "discard"


@rule("SR-12.3")
def test_sr_12_3_effects_choose_among_those_one_may_play_against() -> None:
    table = Format("raid", 3).hand(0, "cargo_craft").hand(1, "scout", "viper").hand(2, "scout", "viper")
    table.play("play cargo_craft")
    assert table.options() == ["target p1", "target p2"]
    table = Format("free_for_all", 4).hand(1, *["scout"] * 2).hand(0, "cargo_craft").play("play cargo_craft")
    assert table.options() == ["target p1", "target p2", "target p3"]


@rule("SR-12.5", "SR-14.1")
def test_sr_12_5_players_who_are_out_are_skipped() -> None:
    table = knock_out(Format("free_for_all", 4), 0, 1)
    seats = []
    for _ in range(4):
        table.play("end")
        seats += table.asked
    assert seats == [2, 3, 0, 2]


@rule("SR-12.5")
def test_sr_12_5_the_attacker_keeps_unspent_combat_and_goes_on() -> None:
    table = Format("free_for_all", 3).authority(1, 2).pools(0, combat=5).play("attack p1", "2")
    assert table.asked == [0]
    assert table.has(0).combat == 3
    assert not table.can("attack p1")
    table.play("attack p2", "3")
    assert table.has(2).authority == 47


@rule("SR-12.5")
def test_sr_12_5_who_is_out_is_no_target() -> None:
    table = Format("free_for_all", 4).hand(0, "cargo_craft").hand(2, "scout", "viper")
    knock_out(table, 0, 1).play("play cargo_craft")
    assert table.options() == ["target p2", "target p3"]


@rule("SR-12.6")
@pytest.mark.parametrize("mode", ["hydra_two_headed", "hydra_three_headed", "emperor", "raid"])
def test_sr_12_6_teams_and_the_raid_boss_are_set_by_the_host_or_at_random(mode: str) -> None:
    """Seats make the teams; the host or chance says which team begins, and who is the boss of a Raid."""
    seats = SEATS[mode][0]
    found = set()
    for seed in range(30):
        state: Any = GAME.start(GAME.check(mode, seats, {}), SeededChance(seed))
        found.add(state.active)
    expected = set(range(seats)) if mode == "raid" else {0, seats // 2}
    assert found == expected
    for first in range(seats):
        state = GAME.start(GAME.check(mode, seats, {"first": first + 1}), SeededChance(1))
        assert state.active == (first if mode == "raid" else first // (seats // 2) * (seats // 2))


# -- Free-for-All (SR-14) ----------------------------------------------------------------------------------------------
@rule("SR-14.1", "SR-15.1")
@pytest.mark.parametrize("mode", ["free_for_all", "hunter", "hunter_first_blood"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sr_14_1_first_hands_are_3_4_and_5(mode: str, seats: int) -> None:
    for first in range(seats):
        assert hands(mode, seats, first) == [3, 4, 5, 5, 5, 5][:seats]


@rule("SR-14.1", "SR-15.1")
@pytest.mark.parametrize("mode", ["free_for_all", "hunter", "hunter_first_blood"])
def test_sr_14_1_turns_pass_clockwise(mode: str) -> None:
    table = Format(mode, 3, first=1)
    seats = []
    for _ in range(4):
        seats += table.asked
        table.play("end")
    assert seats == [1, 2, 0, 1]


@rule("SR-14.1", "SR-15.1")
@pytest.mark.parametrize("mode", ["free_for_all", "hunter"])
def test_sr_14_1_the_first_player_is_chosen_as_in_the_basic_rules(mode: str) -> None:
    found = {Scenario(GAME, 4, mode, {}, seed).asked[0] for seed in range(40)}
    assert found == {0, 1, 2, 3}


@rule("SR-14.2")
def test_sr_14_2_any_opponents_in_any_combination_and_sequence() -> None:
    table = Format("free_for_all", 3).hand(0, "cargo_craft", "light_cruiser").pools(0, combat=12)
    table.hand(1, "scout").hand(2, "viper").fleet(2, "nesting_ground")
    table.play("attack p1", "2", "attack p2", "3", "play cargo_craft", "target p2", "attack p2 nesting_ground")
    table.play("play light_cruiser", "target p1", "attack p1", "1")
    assert (table.has(1).authority, table.has(2).authority) == (47, 47)
    assert (table.in_discard(1), table.in_discard(2)) == (["scout"], ["viper", "nesting_ground"])


@rule("SR-14.3")
def test_sr_14_3_an_outpost_protects_only_its_owner() -> None:
    table = Format("free_for_all", 3).fleet(1, "defense_system", "outland_station").fleet(2, "outland_station")
    table.pools(0, combat=9)
    attacks = {text for text in table.options() if text.startswith("attack")}
    assert attacks == {"attack p1 defense_system", "attack p2", "attack p2 outland_station"}


@rule("SR-14.3")
def test_sr_14_3_the_last_player_left_wins() -> None:
    table = knock_out(Format("free_for_all", 3), 0, 1)
    assert not table.over
    knock_out(table, 0, 2)
    assert table.winners == [0]


# -- Hunter (SR-15) ----------------------------------------------------------------------------------------------------
@rule("SR-15.2")
def test_sr_15_2_only_the_neighbour_on_the_left() -> None:
    for seat in range(4):
        table = Format("hunter", 4, first=seat).pools(seat, combat=3)
        left = (seat + 1) % 4
        assert [text for text in table.options() if text.startswith("attack")] == [f"attack p{left}"]
        table.hand(seat, "cargo_craft").hand(left, "scout", "viper").play("play cargo_craft")
        assert table.asked == [left]


@rule("SR-15.2", "SR-11.15")
def test_sr_15_2_target_player_names_oneself_or_the_left_neighbour() -> None:
    table = Format("hunter", 4).hand(0, "imperial_flagship", "scout").deck(0).fleet(0, "siege_fortress")
    table.play("play imperial_flagship", "use imperial_flagship ally")
    assert table.options() == ["target p0", "target p1"]


@rule("SR-15.3")
def test_sr_15_3_bases_of_both_neighbours() -> None:
    table = Format("hunter", 4).pools(0, combat=9)
    for seat in (1, 2, 3):
        table.fleet(seat, "outland_station")
    attacks = [text for text in table.options() if text.startswith("attack")]
    assert attacks == ["attack p1", "attack p1 outland_station", "attack p3 outland_station"]
    table.hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling", "second")
    assert table.options() == ["destroy p1 outland_station", "destroy p3 outland_station"]
    table.play("destroy p3 outland_station")
    assert table.in_discard(3) == ["outland_station"]


@rule("SR-15.4")
def test_sr_15_4_outposts_protect_only_their_owner_and_the_owners_bases() -> None:
    table = Format("hunter", 4).pools(0, combat=9)
    table.fleet(1, "outland_station").fleet(3, "outland_station", "defense_system")
    attacks = [text for text in table.options() if text.startswith("attack")]
    assert attacks == ["attack p1", "attack p1 outland_station", "attack p3 defense_system"]
    assert table.refused("attack p3 outland_station").rule == "SR-4.8"
    table.play("attack p3 defense_system")
    assert table.can("attack p3 outland_station")


@rule("SR-15.5")
def test_sr_15_5_the_next_player_clockwise_becomes_the_left_neighbour() -> None:
    table = knock_out(Format("hunter", 4), 0, 1).pools(0, combat=2)
    assert [text for text in table.options() if text.startswith("attack")] == ["attack p2"]
    table.play("end").fleet(0, "outland_station").pools(2, combat=9)
    assert table.asked == [2]
    # Seat 0 is now the right neighbour of seat 2.
    attacks = [text for text in table.options() if text.startswith("attack")]
    assert attacks == ["attack p3", "attack p0 outland_station"]


@rule("SR-15.6", "SR-15.7")
def test_sr_15_6_the_last_survivor_wins() -> None:
    table = knock_out(Format("hunter", 3), 0, 1)
    assert not table.over
    table.fleet(2, "outland_station").pools(0, combat=9)
    attacks = [text for text in table.options() if text.startswith("attack")]
    assert attacks == ["attack p2", "attack p2 outland_station"]
    knock_out(table, 0, 2)
    assert table.winners == [0]


@rule("SR-15.7")
def test_sr_15_7_of_two_each_is_both_neighbours_of_the_other() -> None:
    table = knock_out(Format("hunter", 3, first=1), 1, 2).play("end")
    table.fleet(1, "outland_station").pools(0, combat=9)
    attacks = [text for text in table.options() if text.startswith("attack")]
    assert attacks == ["attack p1", "attack p1 outland_station"]


# -- First Blood (SR-16) -----------------------------------------------------------------------------------------------
@rule("SR-16.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_sr_16_1_the_first_defeat_ends_the_game_and_the_right_neighbour_wins(first: int) -> None:
    table = knock_out(Format("hunter_first_blood", 4, first=first), first, (first + 1) % 4)
    assert table.winners == [first]


@rule("SR-16.1")
def test_sr_16_1_otherwise_as_hunter() -> None:
    table = Format("hunter_first_blood", 4).pools(0, combat=9)
    for seat in (1, 2, 3):
        table.fleet(seat, "outland_station")
    attacks = [text for text in table.options() if text.startswith("attack")]
    assert attacks == ["attack p1", "attack p1 outland_station", "attack p3 outland_station"]
