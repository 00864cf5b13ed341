"""Core principles and the turn with its nine phases: sections 4 and 5 of the rules."""

import pytest
from tests.games.space_base.facts import SHORT
from tests.games.space_base.table import Base

from cosmodrome.games.space_base import GAME
from cosmodrome.testing import rule

PASS = "pass"


# -- core principles (SB-4) --------------------------------------------------------------------------------------------
@rule("SB-4.1", "SB-5.3")
def test_sb_4_1_everybody_decides_alone_and_gains() -> None:
    base = Base(3).deploy(1, 3, "ryumin").deploy(1, 5, "lichtenberg").deploy(2, 8, "allen").turn(0, 3, 5)
    assert base.asked == [0, 1, 2]
    for seat in (0, 1, 2):
        assert base.options(seat) == ["separate", "sum"]
    base.play("p2: sum", "p0: separate", "p1: separate", "p1: right")
    assert (base.credits(0), base.credits(1), base.credits(2)) == (2, 1, 2)
    assert base.vp(2) == 1


@rule("SB-4.2", "SB-4.3", "SB-5.4")
def test_sb_4_2_blue_for_the_active_player_red_for_the_others() -> None:
    base = Base().ship(0, "allen").deploy(0, 7, "haise").ship(1, "makarov").deploy(1, 7, "gurragcha")
    base.turn(0, 3, 4).dice()
    assert base.gained("allen") == (0, 0, 2)  # 2 VP in station; 2 credits and 1 VP deployed
    assert base.gained("haise") == (0, 0, 0)
    assert base.gained("makarov") == (0, 0, 0)
    assert base.gained("gurragcha") == (3, 0, 0)  # 4 in station, 3 deployed
    base = Base().ship(0, "allen").deploy(0, 7, "haise").ship(1, "makarov").deploy(1, 7, "gurragcha")
    base.turn(1, 3, 4).dice()
    assert base.gained("allen") == (0, 0, 0)
    assert base.gained("haise") == (1, 1, 0)
    assert base.gained("makarov") == (6, 0, 0)
    assert base.gained("gurragcha") == (0, 0, 0)


@rule("SB-4.4")
def test_sb_4_4_all_deployed_ships_of_a_sector_pay_and_stay() -> None:
    base = Base().deploy(1, 7, "gurragcha").deploy(1, 7, "hermaszewski").deploy(1, 7, "allen").deploy(1, 7, "haise")
    base.turn(0, 3, 4).dice()
    assert (base.credits(1), base.income(1), base.vp(1)) == (3 + 3 + 2 + 1, 1, 1)
    assert base.deployed(1, 7) == ["gurragcha", "hermaszewski", "allen", "haise"]


@rule("SB-4.5")
def test_sb_4_5_a_card_is_where_it_lies() -> None:
    base = Base().lay(0, 4, "stafford").deploy(1, 4, "carpenter").turn(0, 1, 3).dice()
    assert base.gained("stafford") == (13, 0, 0)
    assert base.gained("carpenter") == (13, 0, 0)
    base = Base().lay(0, 4, "stafford").deploy(1, 4, "carpenter").turn(0, 5, 6).dice()
    assert base.gained("stafford") == base.gained("carpenter") == (0, 0, 0)


@rule("SB-4.6")
def test_sb_4_6_an_ability_needs_cubes_but_no_dice() -> None:
    base = Base().ship(0, "shepard", 4).turn(0, 5, 6).play("use shepard")  # sector 2 is not rolled
    assert base.credits() == 20
    base = Base().ship(0, "shepard").turn(0, 1, 1).dice()
    assert base.credits() == 0  # the dice bring a cube, not what the ability would
    assert base.cubes("shepard") == 1


@rule("SB-4.7")
def test_sb_4_7_what_an_ability_prints_is_no_reward() -> None:
    base = Base().ship(0, "grissom").deploy(1, 3, "rozhdestvensky").turn(0, 1, 2).dice()
    assert base.gained("grissom") == base.gained("rozhdestvensky") == (0, 0, 0)
    assert (base.cubes("grissom"), base.cubes("rozhdestvensky")) == (1, 1)
    base = Base().ship(0, "allen").ship(0, "shepard", 4).turn(0, 1, 1)
    refusal = base.refused("use allen")
    assert refusal.rule == "SB-4.7"


@rule("SB-4.8", "SB-5.1a")
def test_sb_4_8_the_active_player_first_then_clockwise() -> None:
    base = Base(4)
    for seat, name in ((0, "grissom"), (1, "zudov"), (2, "collins"), (3, "glenn")):
        base.ship(seat, name, 1)
    base.ship(2, "fabian").ship(3, "ride")
    order = []
    base.turn(2, 1, 1)
    while base.question == "use":
        order += base.asked
        base.play(PASS)
    assert order == [2, 3, 0, 1]


@rule("SB-4.8a")
def test_sb_4_8a_a_choice_made_early_is_told_to_its_player_alone_and_can_be_taken_back() -> None:
    base = Base(3).turn(1, 2, 3).play("p2: sum")
    assert [base.events_seen(seat) for seat in range(3)] == [[], [], ["dice-planned"]]
    assert base.asked == [0, 1]
    learned = base.state.learned
    base.play("p1: sum")
    assert base.told("dice-used") == [(1, 5, 0, 0), (2, 5, 0, 0)]
    assert base.state.learned > learned  # the active player has seen another's choice and keeps to his own


@rule("SB-4.8a")
def test_sb_4_8a_nobody_learns_from_the_active_player_alone() -> None:
    base = Base(2).turn(0, 2, 3)
    learned = base.state.learned
    base.play("p0: sum")
    assert (base.told("dice-used"), base.asked, base.state.learned) == ([(0, 5, 0, 0)], [1], learned)


@rule("SB-4.8a")
def test_sb_4_8a_phases_3_and_4_in_the_order_of_play() -> None:
    base = Base(3)
    for seat, name in ((0, "fabian"), (1, "ride"), (2, "thagard")):
        base.ship(seat, name, 1).deploy(seat, 4, ("parker", "shaw", "thornton")[seat])
    base.ship(1, "savitskaya").turn(1, 2, 2)
    base.play("p2: sum", "p0: sum", "p1: sum")
    order = []
    while base.question == "use":
        order += base.asked
        base.play(PASS)
    assert order == [1, 2, 0]  # all finish phase 3 before phase 4
    assert base.question == "arrow"
    order = []
    while base.question == "arrow":
        order += base.asked
        base.play("left")
    assert order == [2, 0]


@rule("SB-4.9")
def test_sb_4_9_effects_touch_only_the_owner() -> None:
    base = Base().ship(0, "kubasov", 4).ship(1, "shepard", 4).turn(0, 1, 1)
    assert base.refused("use shepard").rule == "SB-4.9"
    base.play("use kubasov")
    assert base.station(1, 5) == SHORT[12 + 4]
    assert base.station(0, 5) == SHORT[7]
    base = Base().ship(0, "collins", 1).ship(1, "shepard").ship(0, "grissom").turn(0, 1, 1).play("use collins")
    assert (base.cubes("grissom"), base.cubes("shepard")) == (1, 0)  # the only own card with an empty cell


# -- the turn (SB-5) ---------------------------------------------------------------------------------------------------
@rule("SB-5.0")
def test_sb_5_0_nine_phases_then_the_next_player() -> None:
    base = Base(3).turn(1, 1, 2)
    begun = base.told("phase-began")
    base.dice()
    begun += base.told("phase-began")
    assert [(seat, phase) for seat, phase, *_ in begun][:9] == [(1, phase) for phase in range(1, 10)]
    assert base.told("turn-began")[0][:2] == (2, base.state.round)
    assert base.active == 2


@rule("SB-5.1", "SB-7.2")
@pytest.mark.parametrize("active", [0, 1])
def test_sb_5_1_blue_and_green_for_the_active_red_and_green_for_the_others(active: int) -> None:
    base = Base().ship(0, "shepard", 4).ship(0, "grissom", 1).turn(active, 1, 1)
    assert base.asked == [0]
    assert base.options() == ([PASS, "use shepard", "use grissom"] if active == 0 else [PASS, "use grissom"])
    if active == 1:
        assert base.refused("use shepard").rule == "SB-7.2"


@rule("SB-5.1")
def test_sb_5_1_abilities_of_other_phases_cannot_be_used_in_a_window() -> None:
    base = Base().ship(0, "grissom", 1)
    for name in ("fabian", "volynov", "aksyonov", "titov"):
        base.lay(0, {"fabian": 1, "volynov": 5, "aksyonov": 8, "titov": 4}[name], name, 1)
    base.turn(0, 1, 1)
    assert base.options() == [PASS, "use grissom"]
    for name in ("fabian", "volynov", "aksyonov", "titov"):
        assert base.refused(f"use {name}").rule == "SB-5.1"


@rule("SB-5.1a", "SB-7.11")
def test_sb_5_1a_any_number_in_any_order_or_none() -> None:
    base = Base().ship(0, "grissom", 3).ship(0, "shepard", 4).turn(0, 1, 1)
    base.play("use grissom", "use shepard", "use grissom")
    assert base.credits() == 26
    base.play(PASS)
    assert base.cubes("grissom") == 1
    assert base.question == "dice"


@rule("SB-5.1a")
def test_sb_5_1a_the_circle_repeats_until_nobody_uses_anything() -> None:
    base = Base(3).ship(0, "grissom", 2).ship(1, "zudov", 2).ship(2, "collins", 1).ship(2, "fabian").turn(0, 1, 1)
    base.load(1, "zudov", 1)
    order = []
    for text in (PASS, "use zudov", PASS, "use grissom", PASS):
        order += base.asked
        base.play(text)
        if base.question == "exchange":
            base.play("sector 8")
    # 0 passes; 1 uses and has no cube left; 2 passes; 0 may react and uses; 0 passes; 2 is asked again
    assert order == [0, 1, 2, 0, 0]
    assert base.asked == [2]
    base.play(PASS)
    assert base.question == "dice"


@rule("SB-5.1b")
def test_sb_5_1b_cubes_first_then_the_effects_in_order_and_in_full() -> None:
    base = Base().ship(0, "sarafanov", 1).has(0, credits=1).yard("gubarev", "chretien", "kizim").turn(0, 1, 1)
    base.play("use sarafanov")
    assert base.cubes("sarafanov") == 0
    assert base.credits() == 5  # gained before the purchase
    assert base.options() == ["buy nothing", "buy chretien", "buy kizim"]
    base = Base().ship(0, "gordon", 1).has(0, credits=30).yard("gurragcha", "cooper", "allen").turn(0, 1, 1)
    base.play("use gordon", "buy cooper")  # goes to sector 7 and deploys Gordon, whose deployed side buys only one
    assert base.where("gordon") == "p0 deployed 7"
    base.play("buy allen")
    assert base.where("allen") == "p0 station 7"
    assert base.question == "dice"


@rule("SB-5.1c")
def test_sb_5_1c_an_ability_charged_in_a_window_can_be_used_in_it() -> None:
    base = Base().ship(0, "collins", 1).ship(0, "shepard", 3).turn(0, 1, 1)
    assert base.options() == [PASS, "use collins"]
    base.play("use collins", "use shepard")  # the only cell for the cube is Shepard's last
    assert base.credits() == 20


@rule("SB-5.2", "SB-5.2a", "SB-8.9")
def test_sb_5_2_only_the_active_player_sets_and_rerolls_in_phase_2() -> None:
    base = Base().ship(0, "titov", 1).ship(0, "volynov", 1).ship(1, "gagarin", 1).turn(0, 2, 5)
    assert (base.question, base.asked, base.phase) == ("use", [0], 2)
    assert base.options() == [PASS, "use titov"]  # nothing to reroll before the roll
    assert base.refused("use volynov").rule == "SB-5.2a"
    base.play("use titov", "face 6")
    assert base.told("die-rolled") == [(0, 1, 2, 0)]  # the other die is rolled: the first face of the script
    assert base.options() == [PASS, "use volynov"]
    assert base.state.dice == [6, 2]
    base.play("use volynov", "reroll first")
    assert base.state.dice == [5, 2]
    assert base.question == "dice"


@rule("SB-5.2a")
def test_sb_5_2a_rerolls_one_by_one_until_the_player_stops() -> None:
    base = Base().ship(0, "volynov", 3).turn(0, 1, 1, 2, 3, 4)
    base.play("use volynov", "reroll both")
    assert base.state.dice == [2, 3]
    base.play("use volynov", "reroll second")
    assert base.state.dice == [2, 4]
    base.play(PASS)
    assert base.question == "dice"
    assert base.cubes("volynov") == 1


@rule("SB-5.2a", "SB-8.5a")
def test_sb_5_2a_rerolls_are_offered_once_when_both_dice_are_set() -> None:
    base = Base().ship(0, "titov", 2).ship(0, "volynov", 1).turn(0)
    base.play("use titov", "face 1", "use titov", "face 2")
    assert base.options() == [PASS, "use volynov"]
    base.play(PASS)
    assert base.question == "dice"


@rule("SB-5.3", "SB-12.4")
@pytest.mark.parametrize(
    ("dice", "way", "gains"),
    [
        ((5, 6), "sum", (0, 1)),  # the examples of the rulebook
        ((5, 6), "separate", (2, 0)),
        ((4, 4), "sum", (3, 0)),
        ((4, 4), "separate", (2, 0)),
    ],
)
def test_sb_5_3_separate_or_sum(dice: tuple[int, int], way: str, gains: tuple[int, int]) -> None:
    base = Base().turn(0, *dice).dice(way)
    brought = [(resource, amount) for _, resource, amount, card in base.told("gained") if card >= 0]
    assert (sum(n for r, n in brought if r == 0), sum(n for r, n in brought if r == 1)) == gains


@rule("SB-12.4")
@pytest.mark.parametrize(("way", "credits"), [("sum", 4), ("separate", 3)])
def test_sb_12_4_the_passive_player_of_the_rulebook(way: str, credits: int) -> None:
    base = Base().deploy(1, 5, "evans").deploy(1, 6, "chang_diaz").deploy(1, 11, SHORT[34])
    base.turn(0, 5, 6).dice("sum", way)
    assert base.credits(1) == credits


@rule("SB-5.3a")
def test_sb_5_3a_equal_dice_reward_a_sector_twice() -> None:
    base = Base().ship(0, "patsayev").deploy(1, 6, "schmitt").turn(0, 6, 6).dice("separate", "separate")
    assert base.gained("patsayev") == (0, 0, 4)
    assert base.gained("schmitt") == (4, 0, 0)


@rule("SB-5.3b")
def test_sb_5_3b_the_choice_is_made_even_for_nothing() -> None:
    base = Base(3).lay(0, 1, "frisch").lay(0, 2, "tinbergen").turn(0, 1, 1)
    assert base.asked == [0, 1, 2]
    base.dice()
    assert base.told("gained") == []
    assert [base.credits(seat) for seat in range(3)] == [0, 0, 0]


@rule("SB-5.3c", "SB-8.1d")
def test_sb_5_3c_shifts_come_after_the_sum_was_chosen() -> None:
    base = Base().ship(0, "fabian", 1).ship(1, "ride", 1).turn(0, 3, 4)
    base.play("p0: sum", "p1: separate")
    assert (base.question, base.asked, base.phase) == ("use", [0], 3)  # seat 1 cannot shift separate dice
    assert base.options() == [PASS, "use fabian"]
    base.play("use fabian")
    assert base.told("sector-paid")[0][:2] == (0, 8)
    assert base.cubes("ride") == 1


@rule("SB-5.4a")
def test_sb_5_4a_first_die_first() -> None:
    base = Base().turn(0, 5, 2).dice("separate", "separate")
    assert [paid[:2] for paid in base.told("sector-paid")] == [(0, 5), (0, 2), (1, 5), (1, 2)]


@rule("SB-5.4b", "SB-6.6")
def test_sb_5_4b_text_rewards_come_last_and_their_ships_do_not_pay() -> None:
    base = Base().lay(0, 3, "tereshkova").yard("thagard", "savitskaya", "serebrov").turn(0, 3, 4)
    base.dice("separate")
    assert base.question == "claim"
    assert base.credits() == 1  # sector 4 has paid already
    base.play("claim savitskaya")
    assert base.where("savitskaya") == "p0 station 4"
    base.play("claim nothing")
    assert base.gained("savitskaya") == (0, 0, 0)


@rule("SB-5.4b", "SB-8.11b")
def test_sb_5_4b_a_claim_that_deploys_its_own_card_does_not_lose_the_next_one() -> None:
    base = Base().lay(0, 4, "tereshkova").yard("savitskaya", "kizim", "allen", "lenoir").turn(0, 4, 4)
    base.dice("separate").play("claim savitskaya", "claim kizim")
    assert base.question == "claim"  # the second die brings two more, although Tereshkova is deployed now
    base.play("claim allen", "claim lenoir")
    assert base.where("tereshkova") == "p0 deployed 4"
    assert base.where("lenoir") == "p0 station 8"


@rule("SB-5.4c")
def test_sb_5_4c_cards_moved_in_phase_1_count() -> None:
    base = Base().ship(0, "kubasov", 4).ship(0, "lazarev").turn(0, 2, 3).play("use kubasov").dice()
    assert base.gained("lazarev") == (7, 0, 0)
    base = Base().ship(0, "kovalyonok", 1).yard("savitskaya").turn(0, 2, 2)
    base.play("use kovalyonok", "claim savitskaya").dice()
    assert base.gained("savitskaya") == (2, 0, 0)


@rule("SB-5.5", "SB-7.12")
def test_sb_5_5_an_ability_charged_in_phase_4_can_be_used_in_phase_5() -> None:
    base = Base().ship(0, "grissom").turn(0, 1, 2).dice()
    assert (base.phase, base.options()) == (5, [PASS, "use grissom"])
    base.play("use grissom")
    assert base.credits() == 3


@rule("SB-5.6", "SB-5.6a", "SB-5.6d")
def test_sb_5_6_at_most_one_card_within_the_credits() -> None:
    base = Base().has(0, credits=8).yard("truly", "worden", "sevastyanov", "khrunov", "young").turn(0, 1, 1).dice()
    assert base.question == "buy"
    assert base.options() == ["buy nothing", "buy truly", "buy worden", "buy sevastyanov", "buy khrunov", "buy frisch"]
    assert base.refused("buy young").rule == "SB-5.6a"
    base.play("buy nothing")
    assert base.credits() == 9
    assert base.active == 1


@rule("SB-5.6", "SB-5.6b", "SB-5.6c", "SB-5.6g")
def test_sb_5_6b_a_purchase_spends_all_credits() -> None:
    base = Base().has(0, credits=8).yard("fabian", "worden").turn(0, 1, 1).dice().play("buy fabian")
    assert base.credits() == 0
    assert base.where("fabian") == "p0 station 1"
    assert base.deployed(0, 1) == ["al_saud"]
    assert base.cubes("fabian") == 0
    assert base.active == 1  # one card, then the turn goes on


@rule("SB-5.6e", "SB-5.8", "SB-8.2d")
def test_sb_5_6e_places_emptied_in_the_turn_stay_empty_until_phase_8() -> None:
    base = Base().ship(0, "sarafanov", 1).has(0, credits=20).yard("fabian", "ride", "worden").turn(0, 2, 1)
    base.play("use sarafanov", "buy fabian")
    assert base.credits() == 20
    base.dice()
    assert base.question == "buy"
    assert base.refused("buy #0").rule == "SB-5.6e"
    assert [name for name in base.options() if name.startswith("buy") and name[4:] in SHORT[60:192]] == [
        "buy ride",
        "buy worden",
    ]
    base.play("buy worden")
    assert [len(row) for row in shipyard(base)] == [6, 6, 6]  # the other places were empty before
    assert "ride" in shipyard(base)[0]


def shipyard(base: Base) -> list[list[str]]:
    """Return the short ids of the ships in the shipyard by level."""
    rows = [base.state.market[6 * n : 6 * n + 6] for n in range(3)]
    return [[SHORT[card] for card in row if card >= 0] for row in rows]


@rule("SB-5.6f", "SB-10.4")
def test_sb_5_6f_an_own_colony_closes_its_sector() -> None:
    base = Base().lay(0, 1, "frisch").has(0, credits=20).yard("fabian", "ride").turn(0, 1, 1).dice()
    assert "buy fabian" not in base.options()
    assert base.refused("buy fabian").rule == "SB-5.6f"
    base = Base().lay(1, 1, "frisch").has(0, credits=20).yard("fabian").turn(0, 1, 1).dice().play("buy fabian")
    assert base.where("fabian") == "p0 station 1"


@rule("SB-5.7")
def test_sb_5_7_third_window_after_the_purchase() -> None:
    base = Base().ship(0, "grissom", 3).has(0, credits=3).yard("hartsfield").turn(0, 1, 1).play(PASS).dice()
    base.play(PASS, "buy hartsfield")
    assert base.where("grissom") == "p0 deployed 3"  # with two of its cubes, and an ability for any turn
    assert (base.phase, base.options()) == (7, [PASS, "use grissom"])
    base.play("use grissom")
    assert base.credits() == 3


@rule("SB-5.8")
def test_sb_5_8_refill_by_level() -> None:
    base = Base().deck(1, "fabian").deck(2, "worden").deck(3, "young").turn(0, 1, 1).dice()
    assert shipyard(base) == [["fabian"], ["worden"], ["young"]]
    assert {filled[2] for filled in base.told("filled")} == {8}  # the phase


@rule("SB-5.8a")
def test_sb_5_8a_an_exhausted_deck_leaves_places_empty() -> None:
    base = Base().no_decks().yard("fabian").has(0, credits=4).turn(0, 1, 1).dice().play("buy fabian")
    assert shipyard(base) == [[], [], []]
    assert base.state.decks == [[], [], []]
    base.dice()
    assert shipyard(base) == [[], [], []]


@rule("SB-5.9", "SB-5.9a", "SB-5.9b")
@pytest.mark.parametrize(("credits", "income", "after"), [(0, 4, 4), (2, 4, 4), (4, 4, 5), (7, 4, 8)])
def test_sb_5_9_income_raises_the_credits_of_the_active_player(credits: int, income: int, after: int) -> None:
    base = Base().no_decks().has(0, credits=credits, income=income).has(1, credits=1, income=6)
    base.turn(0, 1, 1).dice()  # one credit by the dice, and nothing to buy
    assert (base.credits(0), base.income(0)) == (after, income)
    assert base.credits(1) == 1  # passive players are not affected


@rule("SB-5.9")
def test_sb_5_9_income_after_a_purchase() -> None:
    base = Base().has(0, credits=8, income=3).yard("worden").turn(0, 1, 1).dice().play("buy worden")
    assert base.credits() == 3


@rule("SB-5.10")
def test_sb_5_10_the_end_is_checked_after_phase_9() -> None:
    base = Base().has(0, vp=41).has(1, income=5)
    base.state.ending = True
    base.turn(0, 1, 1).dice()
    assert not base.over  # the round is not finished
    assert base.active == 1
    base = Base().has(0, vp=41).has(1, income=5)
    base.state.ending = True
    base.turn(1, 1, 1).dice()
    assert base.over
    assert base.credits(1) == 5  # phase 9 took place
    assert base.game.winners(base.state) == [0]


def test_the_option_to_be_asked_in_every_window() -> None:
    base = Base(2, skip_idle=0).turn(0, 1, 1)
    assert (base.question, base.asked, base.options()) == ("use", [0], [PASS])
    base.play(PASS)
    assert (base.question, base.asked) == ("use", [1])
    base.play(PASS)
    assert base.question == "dice"
    assert {setting.id: setting.default for setting in GAME.settings} == {"skip_idle": 1}
