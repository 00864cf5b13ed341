"""Promises against bounty hunters, which the engine keeps: MA-18.22."""

import pytest
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_deals import sent
from tests.games.metal_adventures.test_space import HUNTER, hunted

from cosmodrome.testing import rule


def facing(table: Table) -> Table:
    """Attack the hunter and let the attacker speak."""
    return table.play(f"attack {HUNTER}").skip("speak")


@rule("MA-18.22")
def test_promises_against_a_hunter_must_be_covered() -> None:
    table = hunted().credits(2).play(f"attack {HUNTER}").skip("speak").play("propose", "alliance", "p1", "p0")
    table.play("promise", "p0", "to 1", "pay", "7", "battle-won", "settlement")  # 2 credits and 4 printed
    assert table.refused("send").rule == "MA-18.22"
    table.play("give up", "propose", "alliance", "p1", "p0", "promise", "p0", "to 1", "pay", "6", "battle-won")
    table.play("settlement", "send")
    assert table.asked == [1]
    helper = hunted().credits(2, 3).play(f"attack {HUNTER}").skip("speak").play("propose", "alliance", "p1", "p0")
    helper.play("promise", "p1", "to 0", "pay", "4", "battle-won", "settlement")  # printed credits are not his
    assert helper.refused("send").rule == "MA-18.22"


@rule("MA-18.22a")
@pytest.mark.parametrize(
    "duty",
    [
        ("pay", "1", "battle-won", "end-of-turn"),
        ("ally", "any", "any", "now", "settlement"),
        ("abstain", "duel-against", "p1", "now", "settlement"),
        ("act", "attack-planet", "karokum", "now", "settlement"),
        ("give-any-wreck", "any", "battle-won", "settlement"),
    ],
)
def test_what_may_not_be_promised_against_a_hunter(duty: tuple[str, ...]) -> None:
    table = hunted().play(f"attack {HUNTER}").skip("speak").play("propose", "alliance", "p1", "p0")
    table.play("promise", "p0", "to 1", *duty)
    assert table.refused("send").rule == "MA-18.22a"


@rule("MA-18.22a")
def test_a_forced_act_is_done_and_its_card_cannot_be_given_away() -> None:
    table = hunted().cards(1, "master_gunner").play(f"attack {HUNTER}").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p1", "to 0", "act", "play-support-card", "master_gunner", "now",
         "settlement", "promise", "p1", "to 0", "act", "use-metal-die", "now", "settlement").play("accept")  # fmt: skip
    table.play("propose", "transfer", "p1", "p0", "improvement", "master_gunner")
    assert table.refused("send").rule == "MA-18.22"
    table.play("give up").dice(6, 1, 4).skip("metal").play("no metal").skip("step")
    assert table.view(0)["support_discard"] == ["master_gunner"]
    assert table.state.metal[1] == 4
    assert table.promises == []


@rule("MA-18.22")
def test_payments_owed_win_or_lose_are_covered_together() -> None:
    duty = ("promise", "p0", "to 1", "pay", "1", "battle-over", "settlement")
    table = facing(hunted().credits(2)).play("propose", "alliance", "p1", "p0", *duty, *duty, "send")
    assert table.asked == [1]
    short = facing(hunted().credits(1)).play("propose", "alliance", "p1", "p0", *duty, *duty)
    assert short.refused("send").rule == "MA-18.22"


@rule("MA-14.12", "MA-18.22")
def test_a_promise_tied_to_the_battle_is_forced_without_an_alliance_in_its_deal_too() -> None:
    table = facing(hunted()).cards(0, "warp_core", "plasma_cannon")
    sent(table, "promise", "p0", "to 1", "pay", "2", "battle-won", "settlement").play("accept").fight(6, 1)
    assert (table.question, table.state.credits[1], table.promises) == ("step", 5, [])
    late = facing(hunted()).play("propose", "promise", "p0", "to 1", "pay", "2", "battle-won", "end-of-turn")
    assert late.refused("send").rule == "MA-18.22a"


@rule("MA-14.12", "MA-18.22a")
def test_a_card_that_must_be_given_cannot_be_used_up_before() -> None:
    table = facing(hunted()).cards(0, "master_gunner", "warp_core", "plasma_cannon")
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "give-improvement", "master_gunner", "battle-won",
         "settlement").play("accept").skip("before")  # fmt: skip
    assert table.refused("play master_gunner").rule == "MA-18.22a"
    table.fight(6, 1)
    assert table.names_of(1, "improvements") == ["master_gunner"]
    lost = facing(hunted()).cards(1, "bodyguard")
    sent(lost, "alliance", "p1", "p0", "promise", "p1", "to 0", "give-improvement", "bodyguard", "battle-over",
         "settlement").play("accept").dice(1, 6).skip("guard", "step")  # fmt: skip
    assert (lost.question, lost.names_of(0, "improvements")) == ("step", ["bodyguard"])


@rule("MA-18.16", "MA-18.22")
def test_who_cannot_keep_a_forced_promise_any_more_is_asked_like_others() -> None:
    table = facing(hunted()).cards(0, "warp_core", "plasma_cannon").trophies(0, "trophy_big_gun")
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "give-trophy", "battle-won", "settlement")
    table.play("accept").dice(6, 1).skip("speak").play("pass").skip("reveal").play("reveal trophy_big_gun")
    assert (table.question, table.options()) == ("decide", ["break", "part 0"])
    table.play("break")
    assert table.state.penalties[0] == 1


# -- promises that can be kept (MA-14.12, MA-18.22c) -------------------------------------------------------------------
PRIZE = ("battle-won", "settlement")


@rule("MA-14.12", "MA-18.22c")
@pytest.mark.parametrize(
    "clauses",
    [
        ("promise", "p0", "to 12", "give-captured", *PRIZE),
        ("promise", "p1", "to 0", "give-captured", *PRIZE),  # it is the attacker who captures it
        ("promise", "p0", "to 12", "give-improvement", "warp_core", *PRIZE),
        ("promise", "p0", "to 12", "give-trophy", *PRIZE),
        ("promise", "p0", "to 12", "give-any-wreck", "any", *PRIZE),
        ("transfer", "p0", "p1", "trophy", "trophy_unbowed", "promise", "p0", "to 1", "give-trophy", *PRIZE),
        ("transfer", "p0", "p1", "wreck", "no", "sol_courier",
         "promise", "p0", "to 2", "give-any-wreck", "any", *PRIZE),
        ("promise", "p0", "to 1", "give-improvement", "master_gunner", *PRIZE,
         "promise", "p0", "to 1", "act", "play-support-card", "master_gunner", "now", "settlement"),
        ("promise", "p2", "to 0", "act", "use-metal-die", "now", "settlement"),  # he does not fight
    ],
)  # fmt: skip
def test_ma_18_22c_a_card_is_not_promised_twice_against_a_hunter(clauses: tuple[str, ...]) -> None:
    table = facing(hunted()).cards(0, "warp_core", "master_gunner").trophies(0, "trophy_unbowed")
    table.wrecks(0, "sol_courier").play("propose", *clauses)
    assert table.refused("send").rule == "MA-18.22c"


@rule("MA-18.22c", "MA-18.10a")
@pytest.mark.parametrize(
    "duty", [("give-captured",), ("give-improvement", "warp_core"), ("give-trophy",), ("give-any-wreck", "any")]
)
def test_ma_18_22c_nor_in_a_second_deal(duty: tuple[str, ...]) -> None:
    table = facing(hunted()).cards(0, "warp_core", "plasma_cannon").trophies(0, "trophy_unbowed")
    table.wrecks(0, "sol_courier")
    sent(table, "promise", "p0", "to 1", *duty, *PRIZE).play("accept").skip("speak")
    table.play("propose", "promise", "p0", "to 2", *duty, *PRIZE)
    assert table.refused("send").rule == "MA-18.22c"
    table.play("give up").fight(6, 1)
    if table.question == "give":  # which of two wrecks it is
        table.play("give sol_courier").skip("step")
    assert (table.question, table.promises, table.state.penalties[0]) == ("step", [], 0)


@rule("MA-18.22c")
def test_ma_18_22c_two_cards_can_be_promised_to_two() -> None:
    table = facing(hunted()).cards(0, "warp_core", "plasma_cannon").trophies(0, "trophy_unbowed", "trophy_big_gun")
    sent(table, "promise", "p0", "to 12", "give-trophy", *PRIZE).play("accept", "accept").fight(6, 1)
    table.play("give trophy_unbowed").skip("give", "step")
    assert (len(table.state.trophies[1]), len(table.state.trophies[2]), table.promises) == (1, 1, [])


@rule("MA-14.12", "MA-18.22c")
@pytest.mark.parametrize("named", [("give-wreck", "sol_courier"), ("give-captured",)])
def test_ma_18_22c_what_is_promised_to_one_is_not_given_to_another(named: tuple[str, ...]) -> None:
    table = facing(hunted()).cards(0, "warp_core", "plasma_cannon").wrecks(0, "sol_courier", "raider_slaver")
    sent(table, "promise", "p0", "to 1", "give-any-wreck", "any", *PRIZE).play("accept").skip("speak")
    sent(table, "promise", "p0", "to 2", *named, *PRIZE).play("accept").fight(6, 1)
    mine = HUNTER if named == ("give-captured",) else "sol_courier"
    assert (table.question, len(table.options())) == ("give", 2)
    assert f"give {mine}" not in table.options()
    table.play("give raider_slaver").skip("give", "step")
    assert (table.promises, table.state.penalties[0]) == ([], 0)
    assert table.names_of(2, "wrecks") == [mine]


@rule("MA-18.22c", "MA-18.5b")
def test_ma_18_22c_a_card_that_must_be_given_does_not_make_room_for_another() -> None:
    mine = ("bodyguard", "grapples", "light_laser", "hull_plating")
    table = facing(hunted()).cards(0, "warp_core", "plasma_cannon").cards(1, *mine)
    sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "give-improvement", "warp_core", *PRIZE,
         "promise", "p1", "to 2", "give-improvement", "bodyguard", *PRIZE)  # fmt: skip
    table.play("accept", "accept").fight(6, 1)
    assert (table.question, table.asked) == ("make-room", [1])
    assert sorted(table.options()) == ["drop grapples", "drop hull_plating", "drop light_laser", "release"]
    assert table.refused("drop bodyguard").rule == "MA-18.5b"
