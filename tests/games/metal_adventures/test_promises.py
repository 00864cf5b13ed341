"""The life of promises: the second half of section 18 of the rules."""

import pytest
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_deals import sent

from cosmodrome.testing import rule


def fought(table: Table, other: int = 1) -> Table:
    """Let the active player fight a duel and go to the end of the turn."""
    return table.raid().play(f"duel p{other}").fight(6, 1).play("end")


def promised(table: Table, *fields: str) -> Table:
    """Let seat 0 make seat 1 a promise that is due at the end of the turn."""
    return sent(table, "promise", "p0", "to 1", *fields, "now", "end-of-turn").play("accept")


# -- what can be promised ---------------------------------------------------------------------------------------------
@rule("MA-18.5", "MA-18.5e", "MA-18.6", "MA-18.7")
def test_the_closed_lists_of_obligations_acts_triggers_and_deadlines() -> None:
    table = Table().cards(0, "grapples").wrecks(0, "sol_courier").open("imperial_scout").skip("speak")
    table.play("propose", "promise", "p0", "to 1")
    give = ["give-improvement", "give-wreck", "give-any-wreck", "give-captured", "give-trophy"]
    assert table.options() == ["give up", "pay", "share", *give, "ally", "abstain", "act"]
    table.play("act")
    raids = ["attack-open-space", "attack-planet", "attack-pile-ship"]
    assert table.options() == ["give up", "use-metal-die", "play-support-card", *raids, "duel", "cruise-action"]
    table.play("use-metal-die")
    assert table.options() == ["give up", "battle-won", "battle-over", "now", "own-credits"]
    table.play("now")
    assert table.options() == ["give up", "settlement", "end-of-turn", "end-of-turn-of", "game-end"]


# -- settling ----------------------------------------------------------------------------------------------------------
@rule("MA-18.14", "MA-18.21")
def test_a_promise_whose_trigger_never_came_lapses() -> None:
    table = Table().credits(3)
    sent(table, "promise", "p0", "to 1", "pay", "2", "own-credits", "30", "end-of-turn").play("accept")
    fought(table)
    assert (table.promises, table.state.penalties[0]) == ([], 0)
    assert "promise-lapsed" in table.events


@rule("MA-18.15", "MA-18.15a", "MA-6.6b")
def test_a_due_promise_may_be_kept_early_in_any_turn() -> None:
    table = promised(Table().credits(5, 3), "pay", "2").play("fulfil 1")
    assert (table.state.credits[:2], table.promises) == ([3, 5], [])
    other = Table().credits(5, 3, 3).trophies(0, "trophy_big_gun")
    sent(other, "promise", "p0", "to 1", "pay", "2", "now", "end-of-turn-of", "p0", "1").play("accept")
    fought(other).skip("step").begin(1)
    assert (other.question, other.asked) == ("reveal", [0])
    credits = other.state.credits[1]
    other.play("fulfil 1")
    assert (other.question, other.asked, other.promises) == ("reveal", [0], [])  # the question is put again
    assert other.state.credits[1] == credits + 2
    other.play("pass")
    assert (other.question, other.asked) == ("step", [1]), "once, for nothing has changed since"


@rule("MA-18.15a")
def test_neither_keeping_nor_releasing_between_betrayal_and_the_end_of_a_battle() -> None:
    table = promised(Table().credits(9).cards(0, "master_gunner", "boarding_veterans"), "pay", "1")
    table.raid().play("duel p1").skip("before")
    assert not [option for option in table.options() if option.startswith(("fulfil", "release"))]
    table.play("pass")
    assert not [option for option in table.options() if option.startswith(("fulfil", "release"))]


@rule("MA-18.15", "MA-14.7")
def test_at_the_deadline_one_keeps_or_breaks() -> None:
    table = fought(promised(Table().credits(9), "pay", "2"), 2)
    assert (table.question, table.asked, table.options()) == ("decide", [0], ["keep", "break"])
    credits = table.state.credits[1]
    table.play("keep")
    assert table.state.credits[1] == credits + 2
    broken = fought(promised(Table().credits(9), "pay", "2"), 2).play("break")
    assert (broken.state.penalties[0], broken.state.breaches[0]) == (1, 1)


@rule("MA-18.15b")
def test_promises_due_together_are_settled_in_order_each_with_what_is_left() -> None:
    table = Table(4).credits(9, 3, 3, 3)
    sent(table, "promise", "p0", "to 12", "pay", "4", "now", "end-of-turn").play("accept", "accept")
    table.raid().play("duel p3").fight(1, 6).play("end")
    table.state.credits[0] = 6
    assert table.options() == ["keep", "break"]
    table.play("keep")
    assert table.options() == ["break", "part 0", "part 1", "part 2"]


@rule("MA-18.16", "MA-18.16a")
def test_who_cannot_pay_offers_a_part_which_is_taken_or_refused() -> None:
    for answer, credits, penalties in (("release", [0, 6], 0), ("refuse", [3, 3], 1)):
        table = promised(Table().credits(9, 3), "pay", "8")
        fought(table, 2)
        table.state.credits[:2] = [3, 3]
        assert table.options() == ["break", "part 0", "part 1", "part 2", "part 3"]
        table.play("part 3")
        assert (table.question, table.asked) == ("release", [1])
        table.play(answer)
        assert (table.state.credits[:2], table.state.penalties[0]) == (credits, penalties)


@rule("MA-18.16")
def test_a_card_that_is_gone_cannot_be_given() -> None:
    table = promised(Table().cards(0, "grapples"), "give-improvement", "grapples").play("drop grapples")
    fought(table, 2)
    assert table.options() == ["break", "part 0"]
    table.play("break")
    assert table.state.penalties[0] == 1


@rule("MA-18.23")
def test_the_promisee_may_release_at_any_time() -> None:
    table = Table().credits(3, 3).play("propose", "loan", "p1", "1", "2", "accept")
    fought(table, 2).skip("step")
    assert table.state.active == 1
    table.play("release 1")
    assert (table.promises, table.state.penalties[0]) == ([], 0)
    own = Table().credits(3, 3).play("propose", "loan", "p1", "1", "2", "accept")
    assert own.refused("release 1").rule == "MA-18.23"


# -- help (MA-18.17) ---------------------------------------------------------------------------------------------------
def owed_help(seats: int = 3, battle: str = "any", side: str = "any") -> Table:
    """Return the turn of seat 1, to whom seat 0 has promised help."""
    table = Table(seats)
    sent(table, "promise", "p0", "to 1", "ally", battle, side, "now", "end-of-turn-of", "p1", "1").play("accept")
    fought(table, 2).skip("step")
    table.state.damage[:] = [0] * seats
    return table


@rule("MA-18.5c", "MA-18.17", "MA-18.17a")
def test_declining_a_fitting_invitation_is_a_breach() -> None:
    table = owed_help().raid().play("planet karokum").skip("speak").play("propose", "help_for_free", "p0")
    assert table.options() == ["reject", "accept"]
    table.play("reject")
    assert (table.state.penalties[0], table.promises) == (1, [])


@rule("MA-18.17a")
def test_sealing_an_alliance_fulfils_the_promise_and_betrayal_costs_only_itself() -> None:
    table = owed_help().raid().play("planet karokum").skip("speak").play("propose", "help_for_free", "p0", "accept")
    assert table.promises == []
    table.skip("betray").play("betray")
    assert (table.state.penalties[0], table.state.breaches[0]) == (1, 0)


@rule("MA-18.17", "MA-18.17a")
def test_only_a_free_invitation_in_a_fitting_battle_counts() -> None:
    asked = owed_help().credits(9, 9, 9).raid().play("planet karokum").skip("speak")
    sent(asked, "alliance", "p0", "p1", "transfer", "p0", "p1", "credits", "1").play("reject")
    assert (asked.state.penalties[0], asked.promises) == (0, [1])
    other = owed_help(battle="ship").raid().play("planet karokum").skip("speak").play("propose", "help_for_free", "p0")
    other.play("reject")
    assert (other.state.penalties[0], other.promises) == (0, [1])
    duel = owed_help(battle="duel", side="challenged").raid().play("duel p2").skip("speak")
    duel.play("propose", "help_for_free", "p0", "reject")
    assert duel.promises == [1]


@rule("MA-18.17")
def test_a_promise_of_help_lapses_when_nobody_asked_or_may_ask() -> None:
    table = fought(owed_help(), 2)
    assert (table.promises, table.state.penalties[0]) == ([], 0)
    barred = owed_help()
    barred.state.penalties[0] = 4
    barred.raid().play("planet karokum").skip("speak").play("propose", "alliance", "p0", "p1")
    assert barred.refused("send").rule == "MA-3.11"
    barred.play("give up").skip("step").play("end")
    assert (barred.promises, barred.state.breaches[0]) == ([], 0)


# -- abstaining and acting (MA-18.18, MA-18.19) ------------------------------------------------------------------------
@rule("MA-18.5d", "MA-18.18")
@pytest.mark.parametrize(
    ("duty", "deed"),
    [
        (("duel-against", "p2"), "duel p2"),
        (("attack-planet", "bazaar"), "planet bazaar"),
        (("attack-pile-ship", "raider_slaver"), "pile raider_slaver"),
        (("buy-card", "light_laser"), "cruise 6 light_laser"),
        (("buy-card", "saboteur"), "cruise 7 saboteur"),
    ],
)
def test_a_forbidden_deed_stays_legal_but_is_a_breach_at_that_moment(duty: tuple[str, ...], deed: str) -> None:
    table = promised(Table().credits(12).pile("raider_slaver").discard("saboteur"), "abstain", *duty).raid()
    table.play(deed)
    assert (table.state.penalties[0], table.promises) == (1, [])
    good = promised(Table().credits(12).pile("raider_slaver").discard("saboteur"), "abstain", *duty)
    fought(good)
    assert (good.state.penalties[0], good.promises) == (0, [])
    assert "promise-fulfilled" in good.events


@rule("MA-18.5d", "MA-18.18")
def test_buying_while_resting_breaches_too() -> None:
    table = promised(Table().credits(12).damage(1), "abstain", "buy-card", "light_laser").play("rest")
    table.play("buy light_laser")
    assert table.state.penalties[0] == 1


@rule("MA-18.5d", "MA-18.18")
@pytest.mark.parametrize(
    ("what", "object", "breached"), [("ally-with", "p0", 1), ("ally-against", "p1", 1), ("ally-with", "p1", 0)]
)
def test_promises_not_to_help(what: str, object: str, breached: int) -> None:
    table = Table(4)
    sent(table, "promise", "p2", "to 0", "abstain", what, object, "now", "end-of-turn").play("accept")
    table.raid().play("duel p1").ally(2)
    assert table.state.penalties[2] == breached


@rule("MA-18.5e", "MA-18.19")
@pytest.mark.parametrize(
    ("duty", "deed"),
    [
        (("attack-open-space",), "open space"),
        (("attack-planet", "karokum"), "planet karokum"),
        (("attack-pile-ship", "raider_slaver"), "pile raider_slaver"),
        (("duel", "p1"), "duel p1"),
        (("cruise-action", "5"), "cruise 5"),
        (("play-support-card", "saboteur"), "play saboteur"),
    ],
)
def test_a_promised_act_is_seen_by_the_engine(duty: tuple[str, ...], deed: str) -> None:
    table = promised(Table().credits(12).pile("raider_slaver").cards(0, "saboteur"), "act", *duty).raid()
    table.play(deed)
    assert table.promises == []
    assert "promise-fulfilled" in table.events


@rule("MA-18.5e", "MA-18.19")
def test_the_metal_die_may_be_promised() -> None:
    table = Table().open("sol_courier").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p1", "to 0", "act", "use-metal-die", "now", "settlement")
    table.play("accept").skip("metal").play("no metal", "metal")
    assert table.promises == []
    refused = Table().open("sol_courier").skip("speak")
    sent(refused, "alliance", "p1", "p0", "promise", "p1", "to 0", "act", "use-metal-die", "now", "settlement")
    refused.play("accept").fight(6, 1)
    assert refused.state.penalties[1] == 1


@rule("MA-18.19", "MA-18.19a")
def test_an_act_not_done_is_a_breach_only_if_it_was_possible_once() -> None:
    possible = fought(promised(Table(), "act", "attack-planet", "karokum"))
    assert (possible.state.penalties[0], possible.promises) == (1, [])
    impossible = fought(promised(Table(), "act", "cruise-action", "4"))
    assert (impossible.state.penalties[0], impossible.promises) == (0, [])


@rule("MA-18.19", "MA-18.19a")
def test_who_rests_gives_up_what_the_raid_would_have_let_him_do() -> None:
    resting = promised(Table().damage(1), "act", "attack-planet", "karokum").play("rest", "end")
    assert (resting.state.penalties[0], resting.promises) == (1, [])
    impossible = promised(Table().damage(1), "act", "cruise-action", "4").play("rest", "end")
    assert (impossible.state.penalties[0], impossible.promises) == (0, [])


@rule("MA-18.19a")
def test_a_card_that_could_not_be_played_in_a_battle_was_not_possible_there() -> None:
    table = Table().cards(1, "saboteur").open("sol_courier").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p1", "to 0", "act", "play-support-card", "saboteur", "now",
         "settlement").play("accept").fight(6, 1)  # fmt: skip
    assert (table.promises, table.state.penalties[1]) == ([], 0)  # it is played in one's own turn


@rule("MA-18.19", "MA-18.19a")
def test_a_promised_bodyguard_is_seen_by_the_engine() -> None:
    for answer, penalties in (("guard", 0), ("suffer", 1)):
        table = Table().cards(0, "bodyguard")
        promised(table, "act", "play-support-card", "bodyguard").raid().play("duel p1").dice(1, 6).skip("guard")
        table.play(answer).skip("step").play("end")
        assert (table.promises, table.state.penalties[0]) == ([], penalties)


@rule("MA-18.5e")
def test_the_metal_die_is_promised_for_the_tied_battle_only() -> None:
    table = Table().open("sol_courier").skip("speak")
    sent(table, "alliance", "p1", "p0", "promise", "p1", "to 0", "act", "use-metal-die", "now", "end-of-turn-of", "p1",
         "1").play("accept").fight(6, 1).end()  # fmt: skip
    table.raid().play("duel p2").dice(6, 1, 2).skip("metal").play("metal").skip("step").play("end")
    assert (table.promises, table.state.penalties[1]) == ([], 1)


@rule("MA-18.20", "MA-15.1")
def test_a_breach_is_public_counted_and_marks_the_turn() -> None:
    table = promised(Table().credits(9).penalties(1), "abstain", "duel-against", "p2").raid().play("duel p2")
    assert "promise-breached" in table.events_seen(2)
    assert table.player(0)["breaches"] == 1
    table.fight(6, 1)
    assert table.refused("cruise 8 2 credits 0 wrecks").rule == "MA-15.3"


@rule("MA-18.24")
def test_a_promisor_with_four_penalties_breaks_without_further_cost() -> None:
    table = fought(promised(Table().credits(9).penalties(4), "pay", "2"), 2).play("break")
    assert (table.state.penalties[0], table.state.breaches[0]) == (4, 1)


# -- silence (MA-18.26) ------------------------------------------------------------------------------------------------
@rule("MA-18.26")
def test_the_first_legal_answer_is_what_silence_means() -> None:
    offer = sent(Table(), "transfer", "p0", "p1", "credits", "1")
    assert offer.options()[0] == "reject"
    battle = Table().turn_up("sol_courier", "raider_slaver", "ocg_ore_barge").raid()
    battle.play("open space", "attack sol_courier")
    assert battle.options()[0] == "silent"
    battle.skip("speak")
    assert battle.options()[0] == "pass"
    battle.play("propose", "help_for_half_on_win", "p1", "accept").dice(6, 1).skip("betray")
    assert battle.options()[0] == "loyal"
    battle.play("loyal")
    assert battle.options()[0] == "no metal"
    battle.skip("decide")
    assert battle.options()[0] == "keep"
    unable = fought(promised(Table().credits(9), "pay", "20"), 2)
    assert unable.options()[0] == "break"
    unable.play("part 1")
    assert unable.options()[0] == "refuse"
    assert Table().trophies(1, "trophy_big_gun").begin(0).options()[0] == "pass"
