"""What a Boss owns, how it chooses, and what players' effects do to it: section 20 of the rules, its second half."""

from typing import Any

import pytest
from tests.games.star_realms.table import Challenge
from tests.games.star_realms.test_challenges import automatons, boss_of

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.formats import CHALLENGES
from cosmodrome.games.star_realms.table import BOSS_TARGET, BURIED_UNSEEN, OWED
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.testing import rule

WITHOUT_HAND = (
    "automatons",
    "blob_assault",
    "dimensional_horror",
    "nemesis_beast",
    "pirates_of_the_dark_star",
)
WITH_HAND = ("madness_of_the_machine", "defy_the_empire", "the_cost_of_freedom")


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
    dealt: list[Any] = [GAME.redeal(table.state, 0, Rng(seed)) for seed in range(20)]
    hidden = [tuple(sorted(state.piles[BURIED_UNSEEN])) for state in dealt]
    assert len(set(hidden)) > 5


@rule("SR-20.23", "SR-27.6")
def test_sr_20_23_a_re_deal_knows_that_a_rebuilt_trade_deck_holds_none_of_them() -> None:
    """When the trade deck has run out, everybody can count which cards still lie face down."""
    table = Challenge("nemesis_beast", 2).pile("buried_unseen", "crusher", "stinger").trade_deck()
    table.scrap_heap("builder_bot", "plasma_bot", "burrower", "blob_miner").pools(0, trade=9).play("p0: mulligan")
    for seed in range(20):
        copy: Any = GAME.redeal(table.state, 0, Rng(seed))
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
def test_sr_20_18_who_cannot_draw_is_not_asked_and_does_not_discard() -> None:
    table = Challenge("nemesis_beast").hand(0, "cargo_craft", "scout").deck(0).play("play cargo_craft")
    assert (table.in_hand(0), table.question) == (["scout"], "main")
    for more in (table.discard, table.deck, table.top):
        table = Challenge("nemesis_beast").hand(0, "cargo_craft", "scout").deck(0)
        getattr(table, more.__name__)(0, "viper").play("play cargo_craft")
        assert table.question == "may-draw"


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
