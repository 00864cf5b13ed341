"""Trophies: section 6 of the rules."""

import pytest
from tests.games.metal_adventures.facts import TROPHY, TROPHY_IDS
from tests.games.metal_adventures.table import Table

from cosmodrome.testing import rule


def full_hand() -> Table:
    """Return a table where somebody with two trophies may draw a third."""
    return Table().trophies(0, "trophy_big_gun", "trophy_unbowed").open("sol_heraldic_yacht").fight(6, 1).skip("room")


@rule("MA-6.1", "MA-6.8")
def test_a_player_never_holds_more_than_two_and_first_makes_room() -> None:
    table = full_hand()
    assert table.question == "room"
    assert table.options() == ["none", "under trophy_big_gun", "under trophy_unbowed"]
    declined = (
        Table().trophies(0, "trophy_big_gun", "trophy_unbowed").open("sol_heraldic_yacht").fight(6, 1).skip("room")
    )
    declined.play("none").skip("step")
    assert declined.names_of(0, "trophies") == ["trophy_big_gun", "trophy_unbowed"]
    table.play("under trophy_unbowed")
    assert table.question == "keep"
    table.play(table.options()[0])
    assert len(table.names_of(0, "trophies")) == 2


@rule("MA-6.1", "MA-20.2")
def test_trophies_are_secret() -> None:
    table = Table().trophies(0, "trophy_big_gun", "trophy_unbowed")
    assert table.names_of(0, "trophies") == ["trophy_big_gun", "trophy_unbowed"]
    for seat in (1, 2, -3):
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        assert players[0]["trophies"] == [None, None]


@rule("MA-6.2", "MA-6.9")
def test_a_trophy_is_revealed_for_glory_and_credits_and_goes_under_the_deck() -> None:
    table = Table().trophies(0, "trophy_treasure_hold", "trophy_big_gun").credits(9)
    assert table.refused("reveal trophy_treasure_hold").rule == "MA-6.2"
    table.credits(10).trophies(0, "trophy_fully_rigged", "trophy_big_gun").cards(0, "plasma_cannon")
    table.play("reveal trophy_big_gun")
    assert (table.player(0)["glory"], table.player(0)["credits"]) == (1, 11)
    assert table.names_of(0, "trophies") == ["trophy_fully_rigged"]
    assert table.state.trophy_under[-1] == TROPHY["trophy_big_gun"]
    assert "revealed" in table.events


@rule("MA-6.2", "MA-6.6")
def test_any_player_may_reveal_in_the_turn_of_another() -> None:
    table = Table().trophies(1, "trophy_treasure_hold").credits(3, 12, 3).begin(0)
    assert (table.question, table.asked) == ("reveal", [1])
    table.play("reveal trophy_treasure_hold")
    assert table.player(1)["glory"] == 1


@rule("MA-6.3")
def test_one_trophy_for_each_player_and_turn() -> None:
    table = Table().trophies(0, "trophy_treasure_hold", "trophy_big_gun").trophies(1, "trophy_fully_rigged")
    table.cards(0, "plasma_cannon").credits(12).cards(1, "light_laser", "hull_plating", "grapples", "saboteur")
    table.play("reveal trophy_treasure_hold")
    assert table.refused("reveal trophy_big_gun").rule == "MA-6.3"
    first = table.begin(0)
    first.play("reveal trophy_big_gun")
    assert (first.question, first.asked) == ("reveal", [1])
    first.play("reveal trophy_fully_rigged")
    assert first.player(1)["glory"] == 1


@rule("MA-6.4", "MA-6.5")
def test_no_backdating_once_a_condition_has_stopped() -> None:
    table = Table().trophies(0, "trophy_big_gun").cards(0, "plasma_cannon")
    assert "reveal trophy_big_gun" in table.options()
    table.play("drop plasma_cannon")
    assert table.refused("reveal trophy_big_gun").rule == "MA-6.2"


@rule("MA-6.5")
def test_an_event_counts_to_the_end_of_its_turn_and_only_for_a_trophy_held_then() -> None:
    table = Table().trophies(0, "trophy_challenger").raid().play("duel p1").skip("metal").fight(6, 1)
    assert "reveal trophy_challenger" in table.options()
    table.play("end").skip("step").begin(0).skip("step")
    assert "reveal trophy_challenger" not in table.options()
    late = Table().raid().play("duel p1").fight(6, 1)
    late.trophies(0, "trophy_challenger")
    assert late.refused("reveal trophy_challenger").rule == "MA-6.2"


@rule("MA-6.6b")
def test_everybody_with_a_trophy_is_asked_first_and_last_in_a_turn_and_otherwise_only_after_a_change() -> None:
    table = Table().trophies(0, "trophy_big_gun").trophies(1, "trophy_unbowed").begin(0)
    asked = []
    while table.question == "reveal":
        asked.append(table.asked[0])
        table.play("pass")
    assert asked == [0, 1]  # seat 2 holds none
    table.play("raid", "pay")
    assert (table.question, table.asked) == ("reveal", [0])  # his credits changed, those of seat 1 did not
    table.play("pass", "duel p2")
    assert table.asked == [0]  # declared: the duellist, not the outsider
    table.play("pass").dice(6, 1).skip("step")
    table.play("end")
    asked = []
    while table.question == "reveal" and table.state.turn == 1:
        asked.append(table.asked[0])
        table.play("pass")
    assert asked == [0, 1]


@rule("MA-6.6c")
def test_who_is_asked_does_not_depend_on_secrets_and_a_pass_leaves_no_trace() -> None:
    numbers = []
    for trophy in ("trophy_treasure_hold", "trophy_big_gun"):  # fulfilled, not fulfilled
        table = Table().trophies(1, trophy).credits(3, 12, 3).begin(0)
        assert (table.question, table.asked) == ("reveal", [1])
        table.play("pass")
        assert table.events_seen(0) == []
        numbers.append(table.state.question().number)
    assert numbers[0] == numbers[1]


@rule("MA-6.6d", "MA-7.4")
def test_nothing_is_revealed_or_discarded_between_the_roll_and_the_end_of_the_battle() -> None:
    table = Table().trophies(0, "trophy_big_gun", "trophy_challenger").cards(0, "boarding_veterans", "plasma_cannon")
    table.raid().skip("step").play("duel p1").skip("before")
    assert "drop plasma_cannon" in table.options()
    table.play("pass")
    assert table.question == "after"
    assert table.options() == ["pass", "play boarding_veterans"]


@rule("MA-6.7")
@pytest.mark.parametrize("source", ["action", "planet", "rest", "ship", "trade"])
def test_where_new_trophies_come_from(source: str) -> None:
    table = Table().credits(9, 9, 9).trophy_deck("trophy_unbowed", "trophy_metal_fury", "trophy_turncoat")
    if source == "action":
        table.raid().play("cruise 1 credits", "keep trophy_unbowed")
    elif source == "planet":
        table.cards(0, "warp_core", "plasma_cannon").raid().play("planet exhalia").fight(6, 1).play(
            "keep trophy_unbowed"
        )
    elif source == "rest":
        table.damage(1, 1, 1).trophies(0, "trophy_big_gun").play("rest").skip("step").play("swap trophy_big_gun")
        table.play("keep trophy_unbowed")
    elif source == "ship":
        table.open("sol_heraldic_yacht").fight(6, 1).play("keep trophy_unbowed")
    else:
        table.trophies(1, "trophy_unbowed").play("propose", "transfer", "p1", "p0", "trophy", "send", "accept")
    assert "trophy_unbowed" in table.names_of(0, "trophies")


@rule("MA-6.10")
def test_the_trophy_deck_never_runs_out() -> None:
    table = Table(6).credits(*[99] * 6)
    ids = iter(TROPHY_IDS)
    for seat in range(6):
        table.trophies(seat, next(ids), next(ids))
    assert len(table.state.trophy_deck) == 6
    for _ in range(12):
        table.begin(0).skip("step").credits(99).raid().skip("step")
        option = next(option for option in table.options() if option.startswith("cruise 1 trophy"))
        table.play(option)
        table.play(table.options()[0]).skip("step")
        under = len(table.state.trophy_under) + len(table.state.trophy_deck)
        assert under == 6


@rule("MA-6.6a")
@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        (("raid", "pay"), [0]),  # fee paid
        (("propose", "transfer", "p0", "p1", "credits", "1", "send", "accept"), [0]),  # deal executed
        (("play chief_mechanic",), [0]),  # support card outside a battle
        (("rest",), [0]),  # stage of a rest
        (("raid", "pay", "pass", "duel p1"), [0]),  # battle declared
        (("raid", "pay", "pass", "cruise 5"), [0]),  # cruise action
        (("raid", "pay", "pass", "open space"), [0]),  # event resolved
    ],
)
def test_a_window_opens_after_every_atomic_step(answers: tuple[str, ...], asked: list[int]) -> None:
    table = Table().trophies(0, "trophy_unbowed").damage(1, 1, 1).cards(0, "chief_mechanic")
    table.turn_up("event_trade_winds", "sol_courier", "raider_slaver", "ocg_ore_barge")
    for answer in answers[:-1]:
        table.play(answer)
    assert table.question != "reveal"
    table.play(answers[-1])
    assert (table.question, table.asked) == ("reveal", asked)


@rule("MA-6.6a")
def test_a_window_opens_when_a_battle_is_resolved_and_a_promise_settled() -> None:
    table = Table().trophies(1, "trophy_unbowed").open("imperial_pay_ship").ally(1, "help_for_half_on_win")
    table.dice(6, 1).skip("betray").play("loyal", "no metal", "no metal")
    assert (table.question, table.asked) == ("reveal", [1])  # resolved, before promises are settled
    table.play("pass")
    assert table.question == "decide"
    table.play("keep")
    assert (table.question, table.asked) == ("reveal", [1])  # his credits changed


@rule("MA-20.3", "MA-8.4")
@pytest.mark.parametrize("first", ["trophy_big_gun", "trophy_turncoat"])
def test_ma_20_3_who_swaps_while_resting_orders_both_trophies_under_the_deck(first: str) -> None:
    table = Table().damage(1).trophies(0, "trophy_big_gun").trophy_deck("trophy_unbowed", "trophy_turncoat")
    table.play("rest").skip("step").play("swap trophy_big_gun", "keep trophy_unbowed")
    assert sorted(table.options()) == ["under trophy_big_gun", "under trophy_turncoat"]
    assert table.view(1)["looked"] == []
    table.play(f"under {first}").skip("step")
    other = {"trophy_big_gun": "trophy_turncoat", "trophy_turncoat": "trophy_big_gun"}[first]
    assert list(table.view(0)["trophies_under"])[-2:] == [first, other]  # type: ignore[call-overload]
    assert table.names_of(0, "trophies") == ["trophy_unbowed"]
