"""How deals are made: windows, validity, limits, execution; the middle of section 18 of the rules."""

import pytest
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_deals import sent

from cosmodrome.games.metal_adventures.rules import bargains
from cosmodrome.testing import rule


# -- making a deal (MA-18.8 to MA-18.13) -------------------------------------------------------------------------------
@rule("MA-18.8a", "MA-18.8b")
def test_outsiders_bid_clockwise_once_and_then_the_principal_speaks() -> None:
    table = Table(5).begin(3).turn_up("sol_courier", "raider_slaver", "ocg_ore_barge").raid()
    table.play("open space", "attack sol_courier")
    order = []
    while table.question == "bid":
        order.append(table.asked[0])
        table.play("silent" if table.asked != [1] else "bid")
        if table.question == "draft":
            table.play("help_for_cash_now", "p3", "1")
    assert order == [4, 0, 1, 2]
    assert (table.question, table.asked) == ("speak", [3])
    assert {"accept 1", "reject 1", "counter 1"} <= set(table.options())
    table.play("accept 1")
    assert (table.state.helpers(1), table.state.credits[1]) == ([1], 4)


@rule("MA-18.8a")
def test_a_bid_must_contain_help_or_neutrality() -> None:
    table = Table(4).raid().play("duel p1").skip("bid").play("bid", "transfer", "p2", "p0", "credits", "1")
    assert table.refused("send").rule == "MA-18.8a"
    table.play("promise", "p2", "to 0", "abstain", "ally-against", "p0", "now", "settlement", "send")
    assert len(table.state.deals) == 1
    other = Table(4).raid().play("duel p1").skip("bid")
    other.play("bid", "promise", "p2", "to 0", "abstain", "ally-against", "p3", "now", "settlement")
    assert other.refused("send").rule == "MA-18.8a"  # not about this duel
    ship = Table(4).open("sol_courier").play("bid", "transfer", "p0", "p1", "credits", "1")
    assert ship.refused("send").rule == "MA-18.8a"


@rule("MA-18.8b", "MA-18.8d", "MA-13.14")
def test_duelists_take_turns_and_the_window_closes_after_two_passes() -> None:
    table = Table(4).raid().play("duel p2").skip("speak")
    speakers = []
    for answer in ("propose", "pass", "propose", "pass", "pass"):
        speakers.append(table.asked[0])
        table.play(answer)
        if answer == "propose":
            table.play("help_for_free", f"p{1 if len(speakers) == 1 else 3}", "reject")
    assert speakers == [0, 2, 0, 2, 0]
    assert table.question == "metal"


@rule("MA-18.8c")
def test_answers_come_clockwise_and_one_reject_ends_the_deal() -> None:
    table = Table(5)
    sent(table, "transfer", "p0", "p3", "credits", "1", "transfer", "p0", "p1", "credits", "1")
    assert table.asked == [1]
    table.play("accept")
    assert table.asked == [3]
    table.play("reject")
    assert (table.question, table.state.deals, table.state.credits[1]) == ("step", [], 3)


@rule("MA-18.8c")
def test_a_bid_stays_open_when_its_counter_is_given_up() -> None:
    table = Table().open("sol_courier").play("bid", "help_for_cash_now", "p0", "2").skip("speak")
    table.play("counter 1", "give up")
    assert (table.question, table.asked, len(table.state.deals)) == ("speak", [0], 1)
    assert {"pass", "accept 1"} <= set(table.options())


@rule("MA-18.8d", "MA-18.12")
def test_open_bids_expire_when_the_window_closes() -> None:
    table = Table().open("sol_courier").play("bid", "help_for_free", "p0").skip("speak")
    assert len(table.state.deals) == 1
    table.play("pass")
    assert table.state.deals == []
    assert "deal-expired" in table.events


@rule("MA-18.10")
@pytest.mark.parametrize(
    ("fields", "rule_id"),
    [
        (("transfer", "p0", "p1", "credits", "9"), "MA-18.10"),
        (("transfer", "p1", "p0", "improvement", "grapples"), "MA-18.10"),  # a fifth improvement
        (("transfer", "p1", "p0", "trophy"), "MA-18.10"),  # a third trophy
        (("promise", "p0", "to 1", "act", "play-support-card", "saboteur", "now", "end-of-turn"), ""),
    ],
)
def test_when_a_deal_is_valid(fields: tuple[str, ...], rule_id: str) -> None:
    table = Table().cards(0, "light_laser", "hull_plating", "afterburners", "saboteur").cards(1, "grapples")
    table.trophies(0, "trophy_big_gun", "trophy_unbowed").trophies(1, "trophy_turncoat").play("propose", *fields)
    if rule_id:
        assert table.refused("send").rule == rule_id
    else:
        table.play("send")
        assert table.asked == [1]


@rule("MA-18.10")
def test_only_the_net_effect_counts() -> None:
    full = ("light_laser", "hull_plating", "afterburners", "saboteur")
    table = Table().cards(0, *full).cards(1, "grapples").play("propose", "swap_cards", "p1", "saboteur", "grapples")
    table.play("accept")
    assert table.names_of(0, "improvements") == ["light_laser", "hull_plating", "afterburners", "grapples"]


@rule("MA-18.10")
def test_a_used_metal_die_cannot_be_promised_and_gifts_must_be_owned() -> None:
    table = Table().metal(0, 4).cards(0, "grapples").open("sol_courier").skip("speak")
    table.play("propose", "promise", "p1", "to 0", "act")
    assert "use-metal-die" not in table.options()
    table.play("give up", "propose", "promise", "p1", "to 0")
    assert "give-improvement" not in table.options()


@rule("MA-18.10a")
@pytest.mark.parametrize(
    "fields",
    [
        ("transfer", "p0", "p0", "credits", "1", "transfer", "p0", "p1", "credits", "1"),
        ("transfer", "p0", "p1", "improvement", "grapples", "transfer", "p0", "p2", "improvement", "grapples"),
        ("transfer", "p0", "p1", "wreck", "no", "sol_courier", "transfer", "p0", "p2", "wreck", "no", "sol_courier"),
        (
            "transfer",
            "p0",
            "p1",
            "improvement",
            "grapples",
            "promise",
            "p0",
            "to 1",
            "give-improvement",
            "grapples",
            "now",
            "end-of-turn",
        ),
        (
            "promise",
            "p0",
            "to 1",
            "give-wreck",
            "sol_courier",
            "now",
            "end-of-turn",
            "transfer",
            "p0",
            "p1",
            "wreck",
            "no",
            "sol_courier",
        ),
        ("alliance", "p1", "p0", "promise", "p0", "to 1", "pay", "2", "now", "end-of-turn"),
    ],
)
def test_further_conditions_of_a_deal(fields: tuple[str, ...]) -> None:
    table = Table().cards(0, "grapples").wrecks(0, "sol_courier").open("imperial_scout").skip("speak")
    table.play("propose", *fields)
    assert table.refused("send").rule == "MA-18.10a"


@rule("MA-18.10a")
def test_a_helper_helps_once_and_a_promise_of_help_needs_good_names() -> None:
    table = Table(4).raid().play("duel p1").skip("speak").play("propose", "help_for_free", "p2", "accept")
    table.play("propose", "alliance", "p2", "p1")
    assert table.refused("send").rule == "MA-18.10"
    bad = Table().penalties(0, 4).play("propose", "promise", "p1", "to 0", "ally", "any", "any", "now", "end-of-turn")
    assert bad.refused("send").rule == "MA-3.11"
    unowned = Table().play("propose", "promise", "p0", "to 1", "give-any-wreck", "any", "now", "game-end", "send")
    assert unowned.asked == [1]


@rule("MA-18.11", "MA-18.11a")
def test_six_proposals_in_a_window_and_five_versions_of_a_deal() -> None:
    table = Table()
    for _ in range(3):
        sent(table, "transfer", "p0", "p1", "credits", "1").play("reject")
    table.play("raid", "pay")
    for _ in range(3):
        table.play("propose", "give up")
    assert table.refused("propose").rule == "MA-18.11"  # all moments of the turn are one window
    table.play("duel p1").skip("speak")
    assert "propose" in table.options()
    versions = Table()
    sent(versions, "transfer", "p0", "p1", "credits", "1")
    for _ in range(4):
        versions.play("counter", "transfer", "p0", "p1", "credits", "1", "send")
    assert versions.state.deals[0][1] == 5
    assert versions.refused("counter").rule == "MA-18.11a"


@rule("MA-18.11")
def test_a_counter_resets_the_other_answers() -> None:
    table = Table(4)
    sent(table, "transfer", "p0", "p1", "credits", "1", "transfer", "p0", "p2", "credits", "1").play("accept")
    table.play("counter", "transfer", "p0", "p1", "credits", "1", "transfer", "p0", "p2", "credits", "2", "send")
    assert table.asked == [0]
    table.play("accept")
    assert table.asked == [1]


@rule("MA-18.11b")
def test_at_most_forty_promises_are_open() -> None:
    table = Table(6)
    for offer in range(2):
        table.play("propose")
        for _ in range(4):
            table.play("promise", "p0", "to 12345", "pay", "1", "now", "game-end")
        table.play("send", *["accept"] * 5)
        assert len(table.promises) == 20 * (offer + 1)
    table.play("propose", "promise", "p0", "to 1", "pay", "1", "now", "game-end")
    assert table.refused("send").rule == "MA-18.11b"


@rule("MA-18.12")
def test_a_deal_is_looked_at_again_before_it_is_carried_out_as_a_whole() -> None:
    table = Table().credits(3, 3)
    sent(table, "transfer", "p0", "p1", "credits", "2", "transfer", "p1", "p0", "credits", "1")
    table.state.credits[0] = 0
    table.state.agenda.pop()
    bargains.execute(table.state, 1)  # all have accepted
    assert "deal-void" in table.events
    assert (table.state.deals, table.state.credits[:2], table.state.penalties[:2]) == ([], [0, 3], [0, 0])


@rule("MA-18.12a")
def test_an_invalid_proposal_is_refused_with_its_reason_and_makes_no_deal() -> None:
    table = Table().credits(1).play("propose", "transfer", "p0", "p1", "credits", "2")
    refusal = table.refused("send")
    assert (refusal.rule, refusal.message.id) == ("MA-18.10", "refused-flaw-credits")
    table.play("give up")
    assert (table.question, table.state.deals, table.state.deal_count) == ("step", [], 0)


@rule("MA-18.13a")
def test_the_author_of_a_bid_may_withdraw_it_when_he_is_asked() -> None:
    table = Table(4).open("sol_courier").play("bid", "help_for_cash_now", "p0", "2").skip("speak")
    sent(table, "transfer", "p0", "p1", "credits", "1")
    assert table.asked == [1]
    table.play("withdraw")
    assert [deal[0] for deal in table.state.deals] == [2]
    assert (table.question, table.asked) == ("answer", [1])
    table.play("accept")
    assert table.state.credits[1] == 4
