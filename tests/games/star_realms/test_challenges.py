"""What all challenges share: section 20 of the rules."""

from typing import Any

import pytest
from tests.games.star_realms.facts import END_TURN
from tests.games.star_realms.story import tell
from tests.games.star_realms.table import Challenge, Duel, Format

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.formats import CHALLENGES, LEVELS
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.testing import rule

HYDRA = (
    "automatons",
    "blob_assault",
    "madness_of_the_machine",
    "nemesis_beast",
    "defy_the_empire",
    "the_cost_of_freedom",
)


def opening(id: str, seats: int, level: str, turns: int) -> list[str]:
    """Return who takes the first turns of a challenge when the players do nothing."""
    events: list[Event] = []
    options = {"first": 1, "level": LEVELS.index(level)}
    state: Any = GAME.start(GAME.check(id, seats, options), SeededChance(1), events)
    begun: list[str] = []
    while len(begun) < turns:
        seat = state.next_seat()
        state.apply(seat, END_TURN if GAME.kinds[state.question().kind] == "main" else state.legal(seat)[0])
        begun = [line.split()[0] for event in events if (line := tell(event)).endswith(" begins")]
    return begun[:turns]


def boss_of(view: Json) -> Json:
    """Return the Boss of a view."""
    boss = view["boss"]
    assert isinstance(boss, dict)
    return boss


def automatons(*plays: str, seats: int = 1) -> Challenge:
    """Automatons whose next card of the trade deck is known, or their next ones; the count is 0."""
    table = Challenge("automatons", seats).count(0)
    for seat in range(seats):
        table.deck(seat, *["scout"] * 5)
    return table.refills(*plays)


# -- players and levels ------------------------------------------------------------------------------------------------
@rule("SR-20.1")
@pytest.mark.parametrize("id", CHALLENGES)
def test_sr_20_1_otherwise_normal_rules(id: str) -> None:
    table = Challenge(id, level="novice").pools(0, trade=2).play("buy explorer", "end")
    assert len(table.in_hand(0)) == 5
    assert (table.asked, table.question) == ([0], "main")
    assert table.view(0)["mode"] == id


@rule("SR-20.2")
@pytest.mark.parametrize("id", HYDRA)
def test_sr_20_2_the_players_are_a_hydra_team(id: str) -> None:
    table = Challenge(id, 3, "novice")
    assert table.asked == [0, 1, 2]
    scores = GAME.scores(table.state)
    assert scores[0] == scores[1] == scores[2]
    table.pools(2, trade=2)
    assert "give trade p0" in table.options(2)


@rule("SR-20.2", "SR-25.3", "SR-28.2")
def test_sr_20_2_two_challenges_are_special() -> None:
    assert Challenge("dimensional_horror", 3).asked == [0]
    pirates = Challenge("pirates_of_the_dark_star", 3)
    assert pirates.asked == [0, 1, 2]
    assert pirates.state.authority[:3] == [50, 50, 50]


@rule("SR-20.3", "SR-20.4")
@pytest.mark.parametrize("id", CHALLENGES)
@pytest.mark.parametrize(
    ("level", "turns"),
    [
        ("novice", ["p0", "p0", "p0", "boss", "p0", "boss"]),
        ("apprentice", ["p0", "p0", "boss", "p0", "boss", "p0"]),
        ("veteran", ["p0", "boss", "p0", "boss", "p0", "boss"]),
        ("expert", ["boss", "p0", "boss", "p0", "boss", "p0"]),
    ],
)
def test_sr_20_3_turns_before_the_boss_by_level(id: str, level: str, turns: list[str]) -> None:
    assert opening(id, 1, level, 6) == turns


@rule("SR-20.3", "SR-20.4")
@pytest.mark.parametrize("id", [*HYDRA, "pirates_of_the_dark_star"])
@pytest.mark.parametrize(("level", "turns"), [("novice", 3), ("apprentice", 2), ("veteran", 1), ("expert", 0)])
def test_sr_20_3_a_shared_turn_is_one_turn(id: str, level: str, turns: int) -> None:
    team = ["p0", "p1"]
    assert opening(id, 2, level, 2 * turns + 4) == [*team * turns, "boss", *team, "boss"]


@rule("SR-20.5")
@pytest.mark.parametrize("id", CHALLENGES)
@pytest.mark.parametrize(("level", "size"), [("novice", 3), ("apprentice", 3), ("veteran", 3)])
def test_sr_20_5_first_hands_when_the_players_go_first(id: str, level: str, size: int) -> None:
    state: Any = GAME.start(GAME.check(id, 2, {"level": LEVELS.index(level)}), SeededChance(1))
    assert [len(state.hands[seat]) for seat in range(2)] == [size, size]


@rule("SR-20.5", "SR-25.11")
@pytest.mark.parametrize("id", CHALLENGES)
def test_sr_20_5_first_hands_of_5_when_the_boss_goes_first(id: str) -> None:
    events: list[Event] = []
    GAME.start(GAME.check(id, 2, {"level": 3}), SeededChance(1), events)
    told = [line for event in events if (line := tell(event))]
    drawn = told[: told.index("boss begins")]
    assert [sum(line.startswith(f"p{seat} draws") for line in drawn) for seat in range(2)] == [5, 5]


@rule("SR-20.5")
def test_sr_20_5_from_the_second_turn_on_always_5() -> None:
    table = Challenge("nemesis_beast", 2, "novice").play("p0: end", "p1: end")
    assert [len(table.in_hand(seat)) for seat in range(2)] == [5, 5]


@rule("SR-20.6")
@pytest.mark.parametrize(
    ("id", "cards"), [("madness_of_the_machine", 2), ("defy_the_empire", 5), ("the_cost_of_freedom", 2)]
)
@pytest.mark.parametrize("level", ["veteran", "expert"])
def test_sr_20_6_a_boss_with_a_hand_draws_its_full_number_even_first(id: str, level: str, cards: int) -> None:
    events: list[Event] = []
    state: Any = GAME.start(GAME.check(id, 1, {"level": LEVELS.index(level)}), SeededChance(1), events)
    if level == "veteran":
        state.apply(0, END_TURN)
    told = [line for event in events if (line := tell(event))]
    start = told.index("boss begins") + 1
    assert [line.startswith("boss draws") for line in told[start : start + cards + 1]] == [True] * cards + [False]


# -- mulligan (SR-20.7) ------------------------------------------------------------------------------------------------
@rule("SR-20.7")
@pytest.mark.parametrize("id", CHALLENGES)
def test_sr_20_7_the_trade_row_may_be_scrapped_once(id: str) -> None:
    table = Challenge(id, level="novice").pools(0, trade=1, combat=1)
    old = table.in_row()
    assert table.can("mulligan")
    table.play("mulligan")
    assert table.scrapped() == sorted(old)
    assert "" not in table.in_row()
    assert table.has(0)[:2] == (1, 1)
    assert table.refused("mulligan").rule == "SR-20.7"
    table.play("end")
    assert table.refused("mulligan").rule == "SR-20.7"


@rule("SR-20.7")
def test_sr_20_7_nobody_may_do_it_again_and_it_is_optional() -> None:
    table = Challenge("nemesis_beast", 2, "novice").play("p0: end", "p1: end")
    assert "mulligan" in table.options(0)
    table.play("p1: mulligan")
    assert "mulligan" not in table.options(0)
    assert "mulligan" not in table.options(1)
    assert boss_of(table.view(0))["mulligan_used"] is True


@rule("SR-20.7")
def test_sr_20_7_not_in_the_other_formats() -> None:
    for table in (Duel(), Format("free_for_all", 3), Format("hydra_two_headed", 4), Format("raid", 3)):
        assert "mulligan" not in table.options(0)
        assert table.refused("p0: mulligan").rule == "SR-20.7"


# -- the order of play (SR-20.8 to SR-20.11) ---------------------------------------------------------------------------
@rule("SR-20.8")
def test_sr_20_8_the_ability_of_the_most_expensive_card_first() -> None:
    table = Challenge("automatons").count(0).fleet(1, "integration_port", "transit_nexus", "defense_system")
    told = table.refills("crusher").boss_turn()
    assert [line for line in told if "uses" in line] == [
        "boss uses transit_nexus primary",  # 8
        "boss uses defense_system primary",  # 4
        "boss uses integration_port primary",  # 3
        "boss uses defense_system ally",
    ]


@rule("SR-20.8")
@pytest.mark.parametrize(
    ("roll", "order"),
    [(0, ["defense_system", "orbital_gun_platform"]), (1, ["orbital_gun_platform", "defense_system"])],
)
def test_sr_20_8_ties_are_random(roll: int, order: list[str]) -> None:
    table = Challenge("automatons").count(0).fleet(1, "defense_system", "orbital_gun_platform")
    told = table.refills("crusher").rolls("boss", roll).boss_turn()
    assert [line for line in told if "uses" in line] == [f"boss uses {card} primary" for card in order]


@rule("SR-20.9")
@pytest.mark.parametrize(
    ("id", "card"),
    [("automatons", "stinger"), ("blob_assault", "burrower"), ("defy_the_empire", "farm_ship")],
)
def test_sr_20_9_scrap_abilities_are_not_used(id: str, card: str) -> None:
    table = Challenge(id)
    if id == "automatons":
        table.count(0).refills(card)
    elif id == "blob_assault":
        table.blob_deck(card)
    else:
        table.deck(1, card, "viper", "viper", "scout", "scout")
    told = table.boss_turn()
    assert f"boss plays {card}" in told
    assert not [line for line in told if line.endswith("scrap") or "scraps" in line]


@rule("SR-20.9")
def test_sr_20_9_nor_those_of_bases() -> None:
    table = Challenge("the_cost_of_freedom").deck(1, "frontier_runner", "frontier_runner")
    table.fleet(1, "mobile_market", "outland_station").row("swarm_cluster", "", "", "", "").trade_deck()
    assert not [line for line in table.boss_turn() if line.endswith("scrap")]
    assert table.in_play(1) == ["mobile_market", "outland_station"]


@rule("SR-20.9")
def test_sr_20_9_but_in_madness_of_the_machine() -> None:
    told = Challenge("madness_of_the_machine").deck(1, "builder_bot", "integration_port").boss_turn()
    assert "boss uses builder_bot scrap" in told


@rule("SR-20.10", "SR-20.10a")
def test_sr_20_10_after_every_action_it_starts_again_at_step_1() -> None:
    """An ally ability brings a base into play, whose primary comes before the next ally ability."""
    table = (
        Challenge("automatons")
        .count(0)
        .fleet(1, "infested_moon", "spike_cluster")
        .trade_deck("frontier_runner", "defense_system", "builder_bot")
    )
    told = table.refills("frontier_runner", "defense_system").boss_turn()
    assert [line for line in told if "uses" in line or "plays" in line or "attacks" in line] == [
        "boss plays frontier_runner",
        "boss uses infested_moon primary",
        "boss uses spike_cluster primary",
        "boss uses infested_moon ally",  # draw: plays the next card
        "boss plays defense_system",
        "boss uses defense_system primary",  # back at step 1
        "boss uses spike_cluster ally",
        "boss attacks p0: 8",  # 4 + 2 + 2
    ]


@rule("SR-20.10")
def test_sr_20_10_steps_that_find_nothing_are_passed() -> None:
    told = automatons("frontier_runner").boss_turn()
    assert told == ["boss plays frontier_runner", "boss gains 2 trade", "boss gains 2 authority", "count 1"]


@rule("SR-20.10a")
def test_sr_20_10a_an_ability_is_available_even_if_it_changes_nothing() -> None:
    table = Challenge("automatons").count(0).fleet(1, "reclamation_station", "conversion_yard")
    told = table.refills("frontier_runner").boss_turn()
    assert [line for line in told if "uses" in line] == [
        "boss uses reclamation_station primary",
        "boss uses conversion_yard primary",
    ]


@rule("SR-20.10a", "SR-5.1")
def test_sr_20_10a_each_ability_once_in_each_turn_of_the_boss() -> None:
    table = Challenge("automatons").count(0).fleet(1, "integration_port").trade_deck(*["frontier_runner"] * 2)
    for _ in range(2):
        told = table.boss_turn()
        assert told.count("boss uses integration_port primary") == 1


@rule("SR-20.11", "SR-21.7")
def test_sr_20_11_an_attack_step_without_an_attack_is_passed() -> None:
    table = Challenge("automatons").count(0).fleet(0, "neural_nexus").fleet(1, "integration_port")  # defence 6
    told = table.refills("stinger").boss_turn()  # 3 combat
    assert told == [
        "boss plays stinger",
        "boss gains 3 combat",
        "boss uses integration_port primary",
        "boss gains 1 trade",
        "count 1",
    ]
    assert table.in_play(0) == ["neural_nexus"]
    assert table.has(1)[:2] == (0, 0)


@rule("SR-20.11", "SR-23.8")
def test_sr_20_11_the_counter_step_is_done_once_and_after_the_attack() -> None:
    told = automatons("stinger").boss_turn()
    assert told[-2:] == ["boss attacks p0: 3", "count 1"]
    assert told.count("count 1") == 1


# -- the trade deck and the row (SR-20.12, SR-20.14) -------------------------------------------------------------------
@rule("SR-20.12")
def test_sr_20_12_the_scrap_heap_becomes_the_trade_deck_without_scouts_and_vipers() -> None:
    table = Challenge("nemesis_beast").trade_deck().scrap_heap("crusher", "scout", "viper", "stinger")
    table.row("builder_bot", "burrower", "burrower", "plasma_bot", "plasma_bot").pools(0, trade=1)
    before = table.all_cards()
    assert table.scrapped() == ["crusher", "scout", "stinger", "viper"]  # nothing is done before a card is needed
    table.play("buy builder_bot")
    assert table.scrapped() == ["scout", "viper"]
    assert table.in_row()[0] in ("crusher", "stinger")
    assert len(table.state.trade_deck) == 1
    assert table.all_cards() == before


@rule("SR-20.12", "SR-26.6")
def test_sr_20_12_the_faction_of_the_challenge_stays_out() -> None:
    table = Challenge("madness_of_the_machine").trade_deck().scrap_heap("builder_bot", "crusher", "neural_nexus")
    table.row("stinger", "burrower", "burrower", "light_cruiser", "light_cruiser").pools(0, trade=1).play("buy stinger")
    assert table.in_row()[0] == "crusher"
    assert table.scrapped() == ["builder_bot", "neural_nexus"]


@rule("SR-20.12", "SR-11.14")
def test_sr_20_12_a_mobile_market_that_will_return_stays_out() -> None:
    table = Challenge("nemesis_beast", level="novice").trade_deck().fleet(0, "mobile_market").deck(0, *["scout"] * 8)
    table.row("stinger").play("use mobile_market scrap")
    table.pools(0, trade=1).play("buy stinger")
    assert table.in_row() == [""] * 5
    table.play("end")
    assert table.in_discard(0) == ["stinger", "scout", "mobile_market"]


@rule("SR-20.12a")
def test_sr_20_12a_without_any_card_the_row_stays_short() -> None:
    table = Challenge("nemesis_beast").trade_deck().row("stinger").pools(0, trade=1).play("buy stinger")
    assert table.in_row() == [""] * 5
    assert table.boss_turn() == ["row shifted"]
    assert table.has(0).authority == 50


@rule("SR-20.12a")
def test_sr_20_12a_each_boss_does_nothing_where_it_finds_no_card() -> None:
    table = Challenge("automatons").trade_deck().row()
    assert table.boss_turn() == ["count 1"]
    table = Challenge("pirates_of_the_dark_star", 2).trade_deck().row()
    assert not [line for line in table.boss_turn() if "attacks" in line or "gains" in line]
    table = Challenge("dimensional_horror").trade_deck().row().tentacles(blob=("stinger",)).fleet(0, "spike_cluster")
    table.boss_turn()
    assert (table.in_play(0), table.has(0).authority) == (["spike_cluster"], 39)  # 1 combat for the longest tentacle


@rule("SR-20.12b")
def test_sr_20_12b_a_short_row_is_refilled_after_what_scraps_a_card() -> None:
    table = Challenge("automatons").trade_deck().row("stinger").hand(0, "burrower", "viper", "plasma_bot")
    table.play("play burrower")
    assert table.in_row() == ["stinger", "", "", "", ""]
    table.play("play plasma_bot", "scrap viper from hand")  # Vipers are no cards for the trade row
    assert table.in_row() == ["stinger", "", "", "", ""]
    table.hand(0, "crusher", "enforcer_mech").play("play enforcer_mech", "scrap crusher from hand")
    assert table.in_row() == ["stinger", "crusher", "", "", ""]
    assert table.question == "main"


@rule("SR-20.12b")
def test_sr_20_12b_a_team_finds_the_row_refilled_too() -> None:
    table = Challenge("automatons", 2).trade_deck().row().hand(0, "enforcer_mech", "crusher")
    table.play("p0: play enforcer_mech", "p0: scrap crusher from hand")
    assert table.in_row() == ["crusher", "", "", "", ""]


@rule("SR-20.12b")
def test_sr_20_12b_a_card_that_the_boss_scraps_is_in_the_row_when_the_players_begin() -> None:
    table = Challenge("automatons").trade_deck("crusher").row().deck(0, *["scout"] * 8)
    table.boss_turn()
    assert table.in_row() == ["crusher", "", "", "", ""]  # played, and at the end of the turn scrapped


@rule("SR-20.14")
def test_sr_20_14_the_farthest_card_goes_and_the_others_shift_away_from_the_deck() -> None:
    table = Challenge("nemesis_beast").row("stinger", "builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft")
    table.refills("crusher").boss_turn()
    assert table.in_pile("buried") == ["stinger"]
    assert table.in_row() == ["builder_bot", "frontier_hawk", "frontier_runner", "cargo_craft", "crusher"]


@rule("SR-20.14")
def test_sr_20_14_shifting_closes_all_gaps_and_only_the_step_that_says_so_refills() -> None:
    table = Challenge("nemesis_beast").row("", "stinger", "", "builder_bot", "")
    told = table.trade_deck("crusher", "burrower").refills("crusher", "burrower").boss_turn()
    assert table.in_pile("buried") == ["stinger"]
    assert table.in_row() == ["builder_bot", "crusher", "burrower", "", ""]
    assert told.index("row shifted") < told.index("buried stinger") < told.index("row 1: crusher")


# -- end (SR-20.13) ----------------------------------------------------------------------------------------------------
@rule("SR-20.13")
@pytest.mark.parametrize("id", [id for id in CHALLENGES if id != "dimensional_horror"])
@pytest.mark.parametrize("combat", [3, 5])
def test_sr_20_13_the_players_win_when_the_boss_is_at_0_or_less(id: str, combat: int) -> None:
    table = Challenge(id, 2).authority(2, 3).pools(1, combat=combat).play("p1: attack boss", str(combat))
    assert table.winners == [0, 1]


@rule("SR-20.13")
@pytest.mark.parametrize("id", HYDRA)
def test_sr_20_13_the_boss_wins_with_the_defeat_of_the_team(id: str) -> None:
    table = Challenge(id, 2).authority(0, 1)
    table.state.combat[2] = 1  # whatever the Boss does, it can attack
    table.boss_turn()
    assert table.winners == []


@rule("SR-20.13", "SR-28.7")
def test_sr_20_13_players_already_out_share_the_win() -> None:
    table = Challenge("pirates_of_the_dark_star", 2).authority(0, 1).refills("stinger", "builder_bot")
    assert "p0 is out" in table.boss_turn()
    table.authority(2, 1).pools(1, combat=1).play("attack boss")
    assert table.winners == [0, 1]
