"""What all challenges share: section 20 of the rules."""

import pytest
from tests.games.star_realms.story import tell
from tests.games.star_realms.table import Challenge, Duel, Format

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.answers import END_TURN, MAIN
from cosmodrome.games.star_realms.challenges import CHALLENGES
from cosmodrome.games.star_realms.formats import LEVELS
from cosmodrome.games.star_realms.table import BOSS_TARGET, OWED
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng, SeededChance
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
WITHOUT_HAND = (
    "automatons",
    "blob_assault",
    "dimensional_horror",
    "nemesis_beast",
    "pirates_of_the_dark_star",
)
WITH_HAND = ("madness_of_the_machine", "defy_the_empire", "the_cost_of_freedom")


def opening(id: str, seats: int, level: str, turns: int) -> list[str]:
    """Return who takes the first turns of a challenge when the players do nothing."""
    events: list[Event] = []
    options = {"first": 1, "level": LEVELS.index(level)}
    state = GAME.start(GAME.check(id, seats, options), SeededChance(1), events)
    begun: list[str] = []
    while len(begun) < turns:
        seat = state.next_seat()
        state.apply(seat, END_TURN if state.question().kind == MAIN else state.legal(seat)[0])
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
    state = GAME.start(GAME.check(id, 2, {"level": LEVELS.index(level)}), SeededChance(1))
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
    state = GAME.start(GAME.check(id, 1, {"level": LEVELS.index(level)}), SeededChance(1), events)
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


# -- what a Boss owns (SR-20.15, SR-20.16, SR-20.21 to SR-20.25) -------------------------------------------------------
@rule("SR-20.15")
@pytest.mark.parametrize("id", ["automatons", "madness_of_the_machine"])
def test_sr_20_15_outposts_protect_the_boss(id: str) -> None:
    table = Challenge(id).fleet(1, "defense_system").pools(0, combat=9)
    assert [text for text in table.options() if text.startswith("attack")] == ["attack boss defense_system"]
    table.play("attack boss defense_system")
    assert table.can("attack boss")
    in_discard = id == "madness_of_the_machine"
    assert table.in_discard(1) == (["defense_system"] if in_discard else [])
    assert table.scrapped() == ([] if in_discard else ["defense_system"])


@rule("SR-20.15")
def test_sr_20_15_plain_bases_behind_an_outpost() -> None:
    table = Challenge("automatons").fleet(1, "defense_system", "spike_cluster").pools(0, combat=9)
    assert table.refused("attack boss spike_cluster").rule == "SR-4.8"
    table.hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling", "second")
    assert table.in_play(1) == ["spike_cluster"]  # the only base that could be chosen was the outpost


@rule("SR-20.16")
def test_sr_20_16_at_the_end_pools_are_0_ships_go_and_bases_stay() -> None:
    table = Challenge("blob_assault").blob_deck("stinger").discard(1).fleet(1, "nesting_ground", "spike_cluster")
    table.fleet(0, "neural_nexus").boss_turn()  # the outpost withstands; trade and combat are lost
    assert table.has(1)[:2] == (0, 0)
    assert (table.in_discard(1), table.in_play(1)) == (["stinger"], ["nesting_ground", "spike_cluster"])


@rule("SR-20.16", "SR-23.7")
def test_sr_20_16_ships_of_automatons_go_to_the_scrap_heap() -> None:
    table = automatons("stinger")
    table.boss_turn()
    assert (table.scrapped(), table.in_play(1), table.in_discard(1)) == (["stinger"], [], [])


@rule("SR-20.16")
def test_sr_20_16_a_bosss_trade_buys_only_in_two_challenges() -> None:
    for id in ("blob_assault", "madness_of_the_machine"):
        table = Challenge(id)
        table.state.trade[1] = 9
        assert not [line for line in table.boss_turn() if "buys" in line]


@rule("SR-20.21")
def test_sr_20_21_a_boss_reshuffles_its_own_discard_pile() -> None:
    table = Challenge("defy_the_empire").deck(1, "scout", "scout").discard(1, "viper", "viper", "scout")
    told = table.boss_turn()
    draws = [line for line in told if "draws" in line or "shuffles" in line]
    assert draws[:3] == ["boss draws scout", "boss draws scout", "boss shuffles"]
    assert sorted(draws[3:]) == ["boss draws scout", "boss draws viper", "boss draws viper"]


@rule("SR-20.21")
def test_sr_20_21_with_too_few_cards_it_draws_what_there_is() -> None:
    told = Challenge("defy_the_empire").deck(1, "scout").discard(1, "viper").boss_turn()
    assert [line for line in told if "draws" in line] == ["boss draws scout", "boss draws viper"]


@rule("SR-20.22")
@pytest.mark.parametrize("id", CHALLENGES)
def test_sr_20_22_players_see_each_others_hands(id: str) -> None:
    table = Challenge(id, 3).hand(0, "scout").hand(1, "viper").hand(2, "explorer")
    for seat in range(3):
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["hand"] for player in players] == [["scout"], ["viper"], ["explorer"]]


@rule("SR-20.23")
def test_sr_20_23_everything_a_boss_owns_is_open_but_the_order_of_shuffled_decks() -> None:
    table = Challenge("blob_assault").blob_deck("stinger", "crusher").fleet(1, "nesting_ground")
    boss = boss_of(table.view(SPECTATOR))
    assert (boss["deck_top"], boss["discard"]) == (["crusher", "stinger"], ["spike_cluster"])
    assert boss["authority"] == 40
    table = Challenge("defy_the_empire").hand(1, "scout")
    boss = boss_of(table.view(0))
    assert boss["hand"] == ["scout"]
    assert boss["elite"] == [
        "imperial_flagship",
        "siege_fortress",
        "warpgate_cruiser",
        "jamming_terminal",
        "hammerhead",
    ]
    assert boss["subject"] == table.in_pile("subject")
    table = Challenge("automatons", 2)
    assert boss_of(table.view(0))["assimilation"] == 4
    table = Challenge("dimensional_horror").tentacles(blob=("stinger", "crusher"))
    assert boss_of(table.view(0))["tentacles"] == {
        "blob": ["crusher", "stinger"],
        "machine_cult": [],
        "star_empire": [],
        "trade_federation": [],
    }
    table = Challenge("the_cost_of_freedom").pile("ledger", "stinger")
    assert boss_of(table.view(0))["ledger"] == ["stinger"]


@rule("SR-20.23", "SR-27.2", "SR-27.6")
def test_sr_20_23_the_cards_face_down_from_the_set_up_are_hidden() -> None:
    table = Challenge("nemesis_beast", 3).pile("buried", "crusher")
    boss = boss_of(table.view(0))
    assert (boss["buried"], boss["buried_unseen"]) == (["crusher"], 3)
    hidden = [tuple(sorted(GAME.redeal(table.state, 0, Rng(seed)).piles[8])) for seed in range(20)]
    assert len(set(hidden)) > 5


@rule("SR-20.23", "SR-27.6")
def test_sr_20_23_a_re_deal_knows_that_a_rebuilt_trade_deck_holds_none_of_them() -> None:
    """When the trade deck has run out, everybody can count which cards still lie face down."""
    table = Challenge("nemesis_beast", 2).pile("buried_unseen", "crusher", "stinger").trade_deck()
    table.scrap_heap("builder_bot", "plasma_bot", "burrower", "blob_miner").pools(0, trade=9).play("p0: mulligan")
    for seed in range(20):
        copy = GAME.redeal(table.state, 0, Rng(seed))
        assert sorted(copy.trade_deck) == sorted(table.state.trade_deck)
    assert boss_of(table.view(0))["buried"] == ["crusher", "stinger"]


@rule("SR-20.24")
def test_sr_20_24_the_most_expensive_card_a_base_before_a_ship() -> None:
    table = Challenge("the_cost_of_freedom").deck(1, "patrol_boat", "outland_station")  # 3 each
    plays = [line for line in table.boss_turn() if "plays" in line]
    assert plays == ["boss plays outland_station", "boss plays patrol_boat"]
    table = Challenge("madness_of_the_machine").deck(1, "destroyer_bot", "integration_port")  # 3 each
    plays = [line for line in table.boss_turn() if "plays" in line]
    assert plays == ["boss plays integration_port", "boss plays destroyer_bot"]


@rule("SR-20.24")
@pytest.mark.parametrize("roll", [0, 1])
def test_sr_20_24_then_random(roll: int) -> None:
    table = Challenge("the_cost_of_freedom").deck(1, "gateship", "long_hauler").rolls("boss", roll)
    assert table.boss_turn()[2] == "boss plays gateship"  # 6 before 4, without a roll
    table = Challenge("defy_the_empire").deck(1, "scout", "viper", "scout", "viper", "farm_ship").rolls("boss", roll)
    plays = [line for line in table.boss_turn() if "plays" in line]
    assert plays[:2] == ["boss plays farm_ship", ("boss plays scout", "boss plays viper")[roll]]


@rule("SR-20.25")
def test_sr_20_25_a_ships_primary_happens_at_once_and_a_bases_waits_for_its_step() -> None:
    """Madness plays all its cards before the step of base primaries."""
    told = Challenge("madness_of_the_machine").deck(1, "defense_system", "plasma_bot").boss_turn()
    assert told[2:6] == [
        "boss plays defense_system",
        "boss plays plasma_bot",
        "boss gains 3 combat",
        "boss uses defense_system primary",
    ]


@rule("SR-20.25", "SR-5.3")
def test_sr_20_25_a_bosss_authority_has_no_upper_limit() -> None:
    table = automatons("frontier_runner").authority(1, 500)
    table.boss_turn()
    assert table.has(1).authority == 502


@rule("SR-20.25", "SR-29.6")
def test_sr_20_25_a_boss_never_buys_explorers() -> None:
    table = Challenge("defy_the_empire").deck(1, *["scout"] * 4, "viper").pile("subject", "orbital_gun_platform")
    table.pile("elite", "hammerhead", "siege_fortress")
    told = table.boss_turn()
    assert [line for line in told if "buys" in line] == ["boss buys orbital_gun_platform"]
    table = Challenge("defy_the_empire").deck(1, "scout", "scout", *["viper"] * 2).pile("subject", "light_cruiser")
    assert not [line for line in table.boss_turn() if "buys" in line]
    table = Challenge("the_cost_of_freedom").row("swarm_cluster").trade_deck().deck(1, "frontier_runner")
    assert not [line for line in table.boss_turn() if "buys" in line]
    assert table.state.explorers == 16


# -- how a Boss chooses (SR-20.17) -------------------------------------------------------------------------------------
@rule("SR-20.17")
def test_sr_20_17_it_destroys_a_base_if_one_can_be_chosen() -> None:
    table = automatons("moonwurm_hatchling").fleet(0, "spike_cluster")
    assert table.boss_turn()[:2] == ["boss plays moonwurm_hatchling", "p0 loses spike_cluster"]
    assert automatons("moonwurm_hatchling").boss_turn()[:2] == ["boss plays moonwurm_hatchling", "boss gains 3 trade"]


@rule("SR-20.17", "SR-30.8")
def test_sr_20_17_trade_for_a_boss_that_buys_else_authority_before_trade() -> None:
    table = Challenge("automatons").count(0).fleet(1, "outland_station").refills("frontier_hawk", "stinger")
    assert "boss gains 3 authority" in table.boss_turn()
    table = Challenge("the_cost_of_freedom").fleet(1, "outland_station").deck(1)
    told = table.boss_turn()
    assert "boss gains 1 trade" in told
    assert "boss gains 3 authority" not in told


@rule("SR-20.17")
def test_sr_20_17_it_scraps_the_most_expensive_row_card_even_if_it_need_not() -> None:
    table = Challenge("automatons").count(0).row("stinger", "hive_queen", "neural_nexus", "crusher", "burrower")
    told = table.refills("blob_miner", "builder_bot").boss_turn()  # 7 twice: the farthest goes
    assert told[:4] == [
        "boss plays blob_miner",
        "boss gains 3 trade",
        "boss scraps hive_queen from row",
        "row 1: builder_bot",
    ]


@rule("SR-20.17")
def test_sr_20_17_pulverizer_scraps_the_most_expensive_row_card_for_combat() -> None:
    table = Challenge("automatons").count(0).row("stinger", "crusher", "swarm_cluster", "crusher", "burrower")
    told = table.refills("pulverizer", "builder_bot").boss_turn()
    assert told[1:4] == ["boss scraps swarm_cluster from row", "row 2: builder_bot", "boss gains 8 combat"]


@rule("SR-20.17", "SR-29.7")
@pytest.mark.parametrize("roll", [0, 1, 2])
def test_sr_20_17_a_target_is_random_and_stays_the_same_for_the_turn(roll: int) -> None:
    table = Challenge("defy_the_empire", 3).deck(3, "cargo_craft", "light_cruiser", "cargo_craft")
    for seat in range(3):
        table.deck(seat, *["scout"] * 5)
    table.fleet(3, "jamming_terminal").rolls("boss", roll)
    told = table.boss_turn()
    assert [line for line in told if "discards" in line] == [f"p{roll} discards scout"] * 4
    assert table.state.counters[BOSS_TARGET] == 1 + roll


@rule("SR-20.17", "SR-29.7")
def test_sr_20_17_the_next_turn_has_a_new_target() -> None:
    table = Challenge("defy_the_empire", 2).deck(2).fleet(2, "jamming_terminal").rolls("boss", 1, 0)
    for seat in range(2):
        table.deck(seat, *["scout"] * 5)
    hit = [[line for line in table.boss_turn() if "discards" in line] for _ in range(2)]
    assert hit == [["p1 discards scout"], ["p0 discards scout"]]


@rule("SR-20.17", "SR-11.15")
def test_sr_20_17_target_player_hits_a_player_never_the_boss() -> None:
    table = Challenge("defy_the_empire").deck(1, "imperial_flagship", "scout").fleet(1, "siege_fortress")
    told = table.deck(0, *["scout"] * 5).boss_turn()
    assert "boss uses imperial_flagship ally" in told
    assert "p0 discards scout" in told
    assert not [line for line in told if line.startswith("boss discards")]


# -- what players' effects do to a Boss (SR-20.18 to SR-20.20) ---------------------------------------------------------
@rule("SR-20.18")
@pytest.mark.parametrize("id", WITHOUT_HAND)
def test_sr_20_18_a_boss_without_a_hand_lets_the_player_draw_and_discard(id: str) -> None:
    table = Challenge(id).hand(0, "cargo_craft", "scout").deck(0, "stinger" if id != "blob_assault" else "explorer")
    table.play("play cargo_craft")
    assert (table.question, table.options()) == ("may-draw", ["no", "draw"])
    table.play("draw")
    assert table.question == "discard"
    assert len(table.in_hand(0)) == 2
    table.play("discard scout")
    assert (table.in_discard(0), len(table.in_hand(0))) == (["scout"], 1)
    assert table.question == "main"


@rule("SR-20.18")
def test_sr_20_18_it_may_be_declined() -> None:
    table = Challenge("nemesis_beast").hand(0, "cargo_craft", "scout").deck(0, "stinger").play("play cargo_craft", "no")
    assert (table.in_hand(0), table.in_discard(0)) == (["scout"], [])
    assert table.question == "main"


@rule("SR-20.18")
def test_sr_20_18_who_cannot_draw_does_not_discard() -> None:
    table = Challenge("nemesis_beast").hand(0, "cargo_craft", "scout").deck(0).play("play cargo_craft", "draw")
    assert (table.in_hand(0), table.question) == (["scout"], "main")


@rule("SR-20.18", "SR-11.15")
def test_sr_20_18_target_player_may_still_be_a_teammate() -> None:
    table = Challenge("nemesis_beast", 2).hand(0, "imperial_flagship").deck(0, "scout").fleet(0, "siege_fortress")
    table.hand(1, "scout", "viper").play("p0: play imperial_flagship", "p0: use imperial_flagship ally")
    assert table.options() == ["target p0", "target p1", "target boss"]
    table.play("target p1")
    assert (table.asked, table.question) == ([1], "discard")


@rule("SR-20.19")
@pytest.mark.parametrize("id", WITH_HAND)
def test_sr_20_19_a_boss_with_a_hand_discards_after_its_next_draw(id: str) -> None:
    card = "cargo_craft" if id != "defy_the_empire" else "scout"
    table = Challenge(id).hand(0, card)
    if id == "defy_the_empire":  # no card of the trade deck makes anybody discard there
        table.state.counters[OWED] = 1
    else:
        table.play("play cargo_craft")
        assert table.question == "main"
    assert boss_of(table.view(0))["owed"] == 1
    told = table.boss_turn()
    draws = {"madness_of_the_machine": 2, "defy_the_empire": 5, "the_cost_of_freedom": 2}[id]
    assert all(line.startswith("boss draws") for line in told[:draws])
    assert told[draws].startswith("boss discards")
    assert boss_of(table.view(0))["owed"] == 0
    assert not [line for line in table.boss_turn() if line.startswith("boss discards")]


@rule("SR-20.19")
@pytest.mark.parametrize("roll", [0, 1])
def test_sr_20_19_at_random(roll: int) -> None:
    table = Challenge("madness_of_the_machine").deck(1, "builder_bot", "plasma_bot").hand(0, "cargo_craft")
    table.play("play cargo_craft").rolls("boss", roll)
    assert table.boss_turn()[2] == ("boss discards builder_bot", "boss discards plasma_bot")[roll]


@rule("SR-20.19")
def test_sr_20_19_at_most_its_hand_and_nothing_is_carried_further() -> None:
    table = Challenge("madness_of_the_machine").deck(1, "builder_bot", "plasma_bot")
    table.hand(0, "cargo_craft", "light_cruiser", "hammerhead").deck(0, *["scout"] * 6)
    table.play("play cargo_craft", "play light_cruiser", "play hammerhead")
    assert boss_of(table.view(0))["owed"] == 3
    told = table.boss_turn()
    assert len([line for line in told if line.startswith("boss discards")]) == 2
    assert not [line for line in table.boss_turn() if line.startswith("boss discards")]


@rule("SR-20.20")
@pytest.mark.parametrize("id", ["nemesis_beast", "pirates_of_the_dark_star", "dimensional_horror"])
def test_sr_20_20_destroy_base_gives_3_combat_against_a_boss_that_never_has_bases(id: str) -> None:
    table = Challenge(id).hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling", "second")
    assert table.has(0).combat == 3


@rule("SR-20.20", "SR-8.2")
@pytest.mark.parametrize("id", ["automatons", "madness_of_the_machine"])
def test_sr_20_20_against_the_others_it_destroys_a_base_or_does_nothing(id: str) -> None:
    table = Challenge(id).hand(0, "moonwurm_hatchling").play("play moonwurm_hatchling", "second")
    assert table.has(0).combat == 0
    table = Challenge(id).hand(0, "moonwurm_hatchling").fleet(1, "integration_port")
    table.play("play moonwurm_hatchling", "second")
    assert (table.in_play(1), table.has(0).combat) == ([], 0)
