"""Emperor and Raid: sections 18 and 19 of the rules."""

from collections import Counter
from typing import Any

import pytest
from tests.games.star_realms.facts import END_TURN, IDS
from tests.games.star_realms.table import Format

from cosmodrome.games.star_realms import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.testing import rule


def emperor(first: int = 0) -> Format:
    """An Emperor game: admirals 0 and 2 of emperor 1, admirals 3 and 5 of emperor 4."""
    return Format("emperor", 6, first)


def raid(seats: int = 3, first: int = 0) -> Format:
    """A Raid; the first seat is the boss."""
    return Format("raid", seats, first)


def new(mode: str, seats: int, first: int = 0) -> Any:
    """Return a game as it is set up."""
    return GAME.start(GAME.check(mode, seats, {"first": first + 1}), SeededChance(1))


def attacks(table: Format) -> list[str]:
    """Return the attacks that may be made."""
    return [text for text in table.options() if text.startswith("attack")]


def turns(table: Format, count: int) -> Format:
    """End so many turns."""
    for _ in range(count):
        table.play("end")
    return table


def hands_seen(table: Format, seat: int) -> list[bool]:
    """Return whose hands a seat sees."""
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    return [player["hand"] is not None for player in players]


# -- Emperor (SR-18) ---------------------------------------------------------------------------------------------------
@rule("SR-18.1", "SR-18.3")
def test_sr_18_1_two_teams_of_an_emperor_with_60_and_two_admirals_with_50() -> None:
    assert new("emperor", 6).authority == [50, 60, 50, 50, 60, 50]


@rule("SR-18.2", "SR-18.5")
@pytest.mark.parametrize(("admiral", "facing"), [(0, 5), (2, 3), (3, 2), (5, 0)])
def test_sr_18_5_an_admiral_fights_only_the_facing_admiral(admiral: int, facing: int) -> None:
    table = emperor(0 if admiral < 3 else 3)
    turns(table, admiral % 3)
    for seat in range(6):
        table.fleet(seat, ("nesting_ground", "spike_cluster", "swarm_cluster")[seat % 3])
    table.pools(admiral, combat=9)
    base = table.in_play(facing)[0]
    assert attacks(table) == [f"attack p{facing}", f"attack p{facing} {base}"]
    table.hand(admiral, "cargo_craft").hand(facing, "scout", "viper").play("play cargo_craft")
    assert table.asked == [facing]


@rule("SR-18.4")
@pytest.mark.parametrize(("first", "hands"), [(0, [3, 3, 3, 5, 5, 5]), (3, [5, 5, 5, 3, 3, 3])])
def test_sr_18_4_the_first_team_draws_3_the_other_5_and_turns_are_individual(first: int, hands: list[int]) -> None:
    state = new("emperor", 6, first)
    assert [len(hand) for hand in state.hands] == hands
    table, seats = emperor(first), list[int]()
    for _ in range(7):
        assert len(table.asked) == 1
        seats += table.asked
        table.play("end")
    assert seats == [(first + turn) % 6 for turn in range(7)]


@rule("SR-18.4")
def test_sr_18_4_player_1_of_the_first_team_goes_first_whoever_is_named() -> None:
    assert [emperor(first).asked for first in range(6)] == [[0], [0], [0], [3], [3], [3]]


@rule("SR-18.6")
def test_sr_18_6_with_the_facing_admiral_out_the_emperor_is_open() -> None:
    table = emperor().authority(5, 3).pools(0, combat=5).fleet(4, "spike_cluster").play("attack p5", "3", "none")
    assert attacks(table) == ["attack p4"]
    table.pools(0, combat=9)
    assert attacks(table) == ["attack p4", "attack p4 spike_cluster"]
    table.hand(0, "cargo_craft").hand(4, "scout", "viper").play("play cargo_craft")
    assert table.asked == [4]


@rule("SR-18.6")
def test_sr_18_6_no_matter_who_eliminated_the_facing_admiral() -> None:
    table = turns(emperor(), 1).authority(5, 3).pools(1, combat=5).play("attack p5", "3", "none")
    turns(table, 4)  # seat 5 is skipped
    assert table.asked == [0]
    table.pools(0, combat=1)
    assert attacks(table) == ["attack p4"]


@rule("SR-18.7")
def test_sr_18_7_an_emperor_fights_anybody() -> None:
    table = turns(emperor(), 1).pools(1, combat=9).fleet(3, "spike_cluster").fleet(5, "nesting_ground")
    assert attacks(table) == [
        "attack p3",
        "attack p4",
        "attack p5",
        "attack p3 spike_cluster",
        "attack p5 nesting_ground",
    ]
    table.hand(1, "cargo_craft").play("play cargo_craft")
    assert table.options() == ["target p3", "target p4", "target p5"]


@rule("SR-18.8")
def test_sr_18_8_one_trade_moves_a_card_of_the_discard_pile_to_a_teammate() -> None:
    table = emperor().discard(0, "stinger", "crusher", "scout").pools(0, trade=2)
    assert [text for text in table.options() if text.startswith("gift")] == ["gift p1", "gift p2"]
    table.play("gift p2")
    assert table.question == "gift"
    assert table.options() == ["gift crusher", "gift stinger", "gift scout"]
    table.play("gift crusher", "gift p1", "gift scout")
    assert (table.in_discard(0), table.in_discard(1), table.in_discard(2)) == (["stinger"], ["scout"], ["crusher"])
    assert table.has(0).trade == 0
    assert not table.can("gift p1")


@rule("SR-18.8")
def test_sr_18_8_not_without_trade_or_card_nor_to_anybody_else() -> None:
    table = emperor().discard(0, "stinger")
    assert table.refused("gift p1").rule == "SR-18.8"
    table.discard(0).pools(0, trade=3)
    assert table.refused("gift p1").rule == "SR-18.8"
    table.discard(0, "stinger")
    for seat in (0, 3, 4, 5):
        assert table.refused(f"gift p{seat}").rule == "SR-18.8"
    assert not Format("free_for_all", 3).discard(0, "stinger").pools(0, trade=3).can("gift p1")


@rule("SR-18.8")
def test_sr_18_8_only_teammates_still_in_the_game() -> None:
    table = emperor(3).authority(2, 1).pools(3, combat=1).play("attack p2", "none")
    turns(table, 3).discard(0, "stinger").pools(0, trade=3)
    assert [text for text in table.options() if text.startswith("gift")] == ["gift p1"]


@rule("SR-18.9", "SR-12.2")
@pytest.mark.parametrize(
    ("answer", "card"),
    [
        ("leave stinger from hand", "stinger"),
        ("leave crusher from discard", "crusher"),
        ("leave nesting_ground from play", "nesting_ground"),
        ("leave burrower from deck", "burrower"),
        ("leave hive_queen from deck", "hive_queen"),
        ("none", ""),
    ],
)
def test_sr_18_9_an_admiral_who_is_out_may_leave_one_card_to_the_emperor(answer: str, card: str) -> None:
    table = emperor().hand(5, "stinger").discard(5, "crusher").fleet(5, "nesting_ground").deck(5, "burrower", "scout")
    table.top(5, "hive_queen").authority(5, 1).pools(0, combat=1)
    before = table.all_cards()
    table.play("attack p5")
    assert table.asked == [5]
    assert table.question == "legacy"
    table.play(answer)
    assert table.asked == [0]
    assert table.in_discard(4) == ([card] if card else [])
    left = Counter(["stinger", "crusher", "nesting_ground", "burrower", "scout", "hive_queen"])
    left.subtract([card] if card else [])
    assert Counter(IDS[kind] for kind in table.state.out_of_game) == +left
    assert table.all_cards() == before


@rule("SR-18.10")
@pytest.mark.parametrize(("first", "loser", "winners"), [(0, 4, [0, 1, 2]), (3, 1, [3, 4, 5])])
def test_sr_18_10_with_an_emperor_the_whole_team_loses_at_once(first: int, loser: int, winners: list[int]) -> None:
    table = turns(emperor(first), 1).authority(loser, 2).pools(first + 1, combat=2).play(f"attack p{loser}", "2")
    assert table.winners == winners


@rule("SR-18.11")
def test_sr_18_11_outposts_protect_only_their_owner() -> None:
    table = turns(emperor(), 1).pools(1, combat=3).fleet(3, "defense_system")
    assert attacks(table) == ["attack p4", "attack p5"]


@rule("SR-18.11", "SR-2.10")
def test_sr_18_11_hands_stay_hidden_from_teammates() -> None:
    assert hands_seen(emperor(), 0) == [True, False, False, False, False, False]


@rule("SR-18.12")
def test_sr_18_12_own_authority_and_pools_and_nothing_is_pooled() -> None:
    table = emperor().hand(0, "frontier_runner").play("play frontier_runner")
    assert table.state.authority == [52, 60, 50, 50, 60, 50]
    assert (table.has(0).trade, table.has(1).trade) == (2, 0)
    table.pools(0, trade=5, combat=5)
    assert not [text for text in table.options() if text.startswith("give")]
    table.play("attack p5", "5")
    assert table.state.authority == [52, 60, 50, 50, 60, 45]


@rule("SR-18.12")
def test_sr_18_12_an_admirals_effects_hit_only_whom_they_may_attack() -> None:
    table = emperor().hand(0, "cargo_craft").play("play cargo_craft")  # only seat 5, whose hand is empty
    assert (table.asked, table.question) == ([0], "main")
    table.fleet(4, "spike_cluster").hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling", "second")
    assert (table.question, table.in_play(4)) == ("main", ["spike_cluster"])


# -- Raid (SR-19) ------------------------------------------------------------------------------------------------------
@rule("SR-19.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sr_19_1_the_boss_goes_first_then_clockwise(seats: int) -> None:
    for boss in range(seats):
        table, asked = raid(seats, boss), list[int]()
        for _ in range(seats + 1):
            assert len(table.asked) == 1
            asked += table.asked
            table.play("end")
        assert asked == [(boss + turn) % seats for turn in range(seats + 1)]


@rule("SR-19.2", "SR-19.3", "SR-19.4")
@pytest.mark.parametrize(
    ("seats", "authority", "first_hand", "hand"), [(3, 50, 5, 7), (4, 70, 5, 7), (5, 70, 6, 8), (6, 90, 6, 8)]
)
def test_sr_19_3_the_boss_by_number_of_raiders(seats: int, authority: int, first_hand: int, hand: int) -> None:
    state = new("raid", seats, 1)
    raiders = seats - 2
    assert state.authority == [50, authority] + [50] * raiders
    assert [len(cards) for cards in state.hands] == [5, first_hand] + [5] * raiders
    for _ in range(2):
        state.apply(1, END_TURN)
        assert len(state.hands[1]) == hand
        for turn in range(1, seats):
            state.apply((1 + turn) % seats, END_TURN)
    assert [len(cards) for cards in state.hands] == [5, hand] + [5] * raiders


@rule("SR-19.5")
def test_sr_19_5_the_boss_has_a_normal_deck() -> None:
    state = new("raid", 3)
    cards = Counter(IDS[kind] for kind in state.decks[0] + state.hands[0])
    assert cards == {"scout": 8, "viper": 2}


@rule("SR-19.6")
def test_sr_19_6_damage_to_the_bosss_bases_is_kept_for_other_raiders() -> None:
    table = turns(raid(), 1).fleet(0, "defense_system").pools(1, combat=3)  # defence 5
    table.play("attack p0 defense_system")
    assert table.question == "damage-base"
    assert table.options() == ["1", "2", "3"]
    assert table.refused("0").rule == "SR-19.6"
    table.play("2", "attack p0 defense_system")  # with the last combat, so nobody is asked how much
    assert (table.in_play(0), table.has(1).combat) == (["defense_system"], 0)
    turns(table, 1).pools(2, combat=9)
    assert attacks(table) == ["attack p0 defense_system"]
    table.play("attack p0 defense_system")
    assert table.options() == ["1", "2"]
    table.play("2")
    assert table.in_discard(0) == ["defense_system"]
    assert table.has(2).combat == 7
    assert attacks(table) == ["attack p0"]


@rule("SR-19.6")
def test_sr_19_6_damage_ends_with_the_start_of_the_bosss_next_turn() -> None:
    table = turns(raid(), 1).fleet(0, "defense_system").pools(1, combat=4).play("attack p0 defense_system", "4")
    turns(table, 1)
    players = table.view(SPECTATOR)["players"]
    assert isinstance(players, list)
    assert players[0]["fleet"][0]["damage"] == 4
    turns(table, 2).pools(1, combat=9)
    assert table.asked == [1]
    table.play("attack p0 defense_system")
    assert table.options() == ["1", "2", "3", "4", "5"]


@rule("SR-19.6")
def test_sr_19_6_outposts_decide_which_bases_are_open() -> None:
    table = turns(raid(), 1).fleet(0, "defense_system", "nesting_ground").pools(1, combat=1)
    assert attacks(table) == ["attack p0 defense_system"]
    assert table.refused("attack p0 nesting_ground").rule == "SR-4.8"


@rule("SR-19.6")
def test_sr_19_6_two_equal_bases_keep_their_own_damage() -> None:
    table = turns(raid(), 1).fleet(0, "spike_cluster", "spike_cluster").pools(1, combat=4)
    table.play("attack p0 spike_cluster#2", "2", "attack p0 spike_cluster", "2")
    turns(table, 1).pools(2, combat=2).play("attack p0 spike_cluster#2", "attack p0 spike_cluster")
    assert table.in_play(0) == []


@rule("SR-19.6a")
def test_sr_19_6a_the_boss_pays_in_full() -> None:
    table = raid().fleet(1, "defense_system").pools(0, combat=4)
    assert attacks(table) == ["attack p2"]
    assert table.refused("attack p1 defense_system").rule == "SR-8.1"
    table.pools(0, combat=6).play("attack p1 defense_system")
    assert (table.in_discard(1), table.has(0).combat) == (["defense_system"], 1)


@rule("SR-19.7", "SR-2.10")
def test_sr_19_7_raiders_see_each_others_hands() -> None:
    table = raid(4, first=1)
    assert hands_seen(table, 0) == [True, False, True, True]
    assert hands_seen(table, 1) == [False, True, False, False]
    assert hands_seen(table, 3) == [True, False, True, True]


@rule("SR-19.7")
def test_sr_19_7_each_raider_has_own_pools() -> None:
    table = turns(raid(), 1).pools(1, trade=3, combat=3)
    assert table.asked == [1]
    assert not [text for text in table.options() if text.startswith("give")]
    table.play("end")
    assert table.has(2)[:2] == (0, 0)


@rule("SR-19.8")
def test_sr_19_8_raiders_fight_only_the_boss_who_fights_them_all() -> None:
    table = raid(4).pools(0, combat=9).fleet(1, "defense_system").fleet(2, "outland_station")
    assert attacks(table) == ["attack p2", "attack p3", "attack p1 defense_system", "attack p2 outland_station"]
    turns(table, 1).pools(1, combat=9)
    assert attacks(table) == ["attack p0"]
    table.hand(1, "cargo_craft").hand(0, "scout", "viper").play("play cargo_craft")
    assert table.asked == [0]


@rule("SR-19.8")
def test_sr_19_8_an_outpost_protects_only_its_owner() -> None:
    table = raid(4).pools(0, combat=3).fleet(1, "defense_system")
    assert attacks(table) == ["attack p2", "attack p3"]


@rule("SR-19.9", "SR-12.2")
def test_sr_19_9_a_raider_who_is_out_leaves_a_different_card_to_each_other_raider() -> None:
    table = raid(4).hand(2, "stinger").discard(2, "crusher").deck(2, "burrower").fleet(2, "nesting_ground")
    before = table.all_cards()
    table.authority(2, 3).pools(0, combat=3).play("attack p2", "3")
    assert (table.asked, table.question) == ([2], "legacy")
    assert table.options() == [
        "none",
        "leave stinger from hand",
        "leave crusher from discard",
        "leave nesting_ground from play",
        "leave burrower from deck",
    ]
    table.play("leave burrower from deck")
    assert (table.asked, table.question) == ([2], "legacy")
    assert "leave burrower from deck" not in table.options()
    table.play("leave nesting_ground from play")
    assert (table.asked, table.question) == ([0], "main")
    assert [table.in_discard(seat) for seat in range(4)] == [[], ["burrower"], [], ["nesting_ground"]]
    assert sorted(IDS[kind] for kind in table.state.out_of_game) == ["crusher", "stinger"]
    assert table.all_cards() == before


@rule("SR-19.9")
def test_sr_19_9_it_is_optional_for_each_and_only_for_raiders_still_in_the_game() -> None:
    table = raid(5).hand(1, "stinger").hand(2, "crusher").hand(3, "burrower", "scout")
    table.authority(1, 1).pools(0, combat=1).play("attack p1", "none", "none", "none")
    table.authority(2, 1).pools(0, combat=1).play("attack p2")
    table.play("none", "leave crusher from hand")  # to seats 3 and 4: seat 1 is out, the boss is no raider
    assert table.asked == [0]
    assert [table.in_discard(seat) for seat in range(5)] == [[], [], [], [], ["crusher"]]


@rule("SR-19.10")
def test_sr_19_10_the_boss_wins_when_all_raiders_are_out() -> None:
    table = raid(3, first=1).authority(0, 1).authority(2, 1).pools(1, combat=2).deck(2).play("attack p2", "1")
    assert not table.over
    table.play("attack p0")
    assert table.winners == [1]


@rule("SR-19.10")
def test_sr_19_10_all_raiders_win_with_the_bosss_defeat_even_those_out() -> None:
    table = raid(3).authority(1, 1).deck(1).pools(0, combat=1).play("attack p1")
    turns(table, 1).authority(0, 2).pools(2, combat=5)
    assert table.asked == [2]
    table.play("attack p0", "3")
    assert table.winners == [1, 2]
