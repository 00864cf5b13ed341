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
